; cutile-rust.control.two-chains
; Two accesses of a block in different token chains race.
; A control: the answer must be sat.
(set-logic QF_UF)
(declare-fun overlap_0_0 () Bool)
(declare-fun R_0 () Bool)
(declare-fun W_0 () Bool)
(declare-fun overlap_0_1 () Bool)
(declare-fun R_1 () Bool)
(declare-fun W_1 () Bool)
(declare-fun overlap_0_2 () Bool)
(declare-fun R_2 () Bool)
(declare-fun W_2 () Bool)
(declare-fun overlap_1_0 () Bool)
(declare-fun overlap_1_1 () Bool)
(declare-fun overlap_1_2 () Bool)
(declare-fun overlap_2_0 () Bool)
(declare-fun overlap_2_1 () Bool)
(declare-fun overlap_2_2 () Bool)
(declare-fun OWN_0 () Bool)
(declare-fun OWN_1 () Bool)
(declare-fun OWN_2 () Bool)
(declare-fun SHARED_0 () Bool)
(declare-fun SHARED_1 () Bool)
(declare-fun SHARED_2 () Bool)
(declare-fun same_block_0_0 () Bool)
(declare-fun same_block_0_1 () Bool)
(declare-fun same_block_0_2 () Bool)
(declare-fun same_block_1_0 () Bool)
(declare-fun same_block_1_1 () Bool)
(declare-fun same_block_1_2 () Bool)
(declare-fun same_block_2_0 () Bool)
(declare-fun same_block_2_1 () Bool)
(declare-fun same_block_2_2 () Bool)
(declare-fun next_0_0 () Bool)
(declare-fun token_0_0 () Bool)
(declare-fun next_0_1 () Bool)
(declare-fun token_0_1 () Bool)
(declare-fun next_0_2 () Bool)
(declare-fun token_0_2 () Bool)
(declare-fun next_1_0 () Bool)
(declare-fun token_1_0 () Bool)
(declare-fun next_1_1 () Bool)
(declare-fun token_1_1 () Bool)
(declare-fun next_1_2 () Bool)
(declare-fun token_1_2 () Bool)
(declare-fun next_2_0 () Bool)
(declare-fun token_2_0 () Bool)
(declare-fun next_2_1 () Bool)
(declare-fun token_2_1 () Bool)
(declare-fun next_2_2 () Bool)
(declare-fun token_2_2 () Bool)
(declare-fun same_instance_0_0 () Bool)
(declare-fun same_instance_0_1 () Bool)
(declare-fun same_instance_0_2 () Bool)
(declare-fun same_instance_1_0 () Bool)
(declare-fun same_instance_1_1 () Bool)
(declare-fun same_instance_1_2 () Bool)
(declare-fun same_instance_2_0 () Bool)
(declare-fun same_instance_2_1 () Bool)
(declare-fun same_instance_2_2 () Bool)
(declare-fun here_0_1 () Bool)
(declare-fun rmw_0_1 () Bool)
(declare-fun rmw_1_0 () Bool)
(declare-fun in_scope_0_1 () Bool)
(declare-fun in_scope_1_0 () Bool)
(declare-fun sw_0_1 () Bool)
(declare-fun rmw_0_0 () Bool)
(declare-fun sw_0_0 () Bool)
(declare-fun sw_1_0 () Bool)
(declare-fun rmw_0_2 () Bool)
(declare-fun sw_0_2 () Bool)
(declare-fun rmw_2_0 () Bool)
(declare-fun sw_2_0 () Bool)
(declare-fun rmw_1_1 () Bool)
(declare-fun sw_1_1 () Bool)
(declare-fun rmw_2_1 () Bool)
(declare-fun sw_2_1 () Bool)
(declare-fun rmw_1_2 () Bool)
(declare-fun sw_1_2 () Bool)
(declare-fun rmw_2_2 () Bool)
(declare-fun sw_2_2 () Bool)
; hypothesis: events are accesses
(assert
 (and (=> overlap_0_0 (and (or R_0 W_0) overlap_0_0 (or R_0 W_0)))
      (=> overlap_0_1 (and (or R_0 W_0) overlap_0_1 (or R_1 W_1)))
      (=> overlap_0_2 (and (or R_0 W_0) overlap_0_2 (or R_2 W_2)))
      (=> overlap_1_0 (and (or R_1 W_1) overlap_1_0 (or R_0 W_0)))
      (=> overlap_1_1 (and (or R_1 W_1) overlap_1_1 (or R_1 W_1)))
      (=> overlap_1_2 (and (or R_1 W_1) overlap_1_2 (or R_2 W_2)))
      (=> overlap_2_0 (and (or R_2 W_2) overlap_2_0 (or R_0 W_0)))
      (=> overlap_2_1 (and (or R_2 W_2) overlap_2_1 (or R_1 W_1)))
      (=> overlap_2_2 (and (or R_2 W_2) overlap_2_2 (or R_2 W_2)))))
; hypothesis: fact 1: what is written, and what is not a shared reference, is the block's own
(assert
 (and (=> W_0 OWN_0)
      (=> false false)
      (=> false false)
      (=> false false)
      (=> W_1 OWN_1)
      (=> false false)
      (=> false false)
      (=> false false)
      (=> W_2 OWN_2)
      (=> R_0 (or OWN_0 SHARED_0))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> R_1 (or OWN_1 SHARED_1))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> R_2 (or OWN_2 SHARED_2))))
; hypothesis: fact 1: the partitions of different blocks are disjoint
(assert
 (and (=> (and OWN_0 overlap_0_0 OWN_0) same_block_0_0)
      (=> (and OWN_0 overlap_0_1 OWN_1) same_block_0_1)
      (=> (and OWN_0 overlap_0_2 OWN_2) same_block_0_2)
      (=> (and OWN_1 overlap_1_0 OWN_0) same_block_1_0)
      (=> (and OWN_1 overlap_1_1 OWN_1) same_block_1_1)
      (=> (and OWN_1 overlap_1_2 OWN_2) same_block_1_2)
      (=> (and OWN_2 overlap_2_0 OWN_0) same_block_2_0)
      (=> (and OWN_2 overlap_2_1 OWN_1) same_block_2_1)
      (=> (and OWN_2 overlap_2_2 OWN_2) same_block_2_2)))
; hypothesis: fact 1: shared references overlap no partition
(assert
 (and (not (and SHARED_0 overlap_0_0 OWN_0))
      (not (and SHARED_0 overlap_0_1 OWN_1))
      (not (and SHARED_0 overlap_0_2 OWN_2))
      (not (and SHARED_1 overlap_1_0 OWN_0))
      (not (and SHARED_1 overlap_1_1 OWN_1))
      (not (and SHARED_1 overlap_1_2 OWN_2))
      (not (and SHARED_2 overlap_2_0 OWN_0))
      (not (and SHARED_2 overlap_2_1 OWN_1))
      (not (and SHARED_2 overlap_2_2 OWN_2))
      (not (and OWN_0 overlap_0_0 SHARED_0))
      (not (and OWN_0 overlap_0_1 SHARED_1))
      (not (and OWN_0 overlap_0_2 SHARED_2))
      (not (and OWN_1 overlap_1_0 SHARED_0))
      (not (and OWN_1 overlap_1_1 SHARED_1))
      (not (and OWN_1 overlap_1_2 SHARED_2))
      (not (and OWN_2 overlap_2_0 SHARED_0))
      (not (and OWN_2 overlap_2_1 SHARED_1))
      (not (and OWN_2 overlap_2_2 SHARED_2))))
; hypothesis: fact 2: each access consumes the token of the one before it in the chain
(assert
 (and (=> next_0_0 token_0_0)
      (=> next_0_1 token_0_1)
      (=> next_0_2 token_0_2)
      (=> next_1_0 token_1_0)
      (=> next_1_1 token_1_1)
      (=> next_1_2 token_1_2)
      (=> next_2_0 token_2_0)
      (=> next_2_1 token_2_1)
      (=> next_2_2 token_2_2)))
; hypothesis: fact 3: different elements of one operation share no byte
(assert
 (and (not (and same_instance_0_0 overlap_0_0))
      (not (and same_instance_0_1 overlap_0_1))
      (not (and same_instance_0_2 overlap_0_2))
      (not (and same_instance_1_0 overlap_1_0))
      (not (and same_instance_1_1 overlap_1_1))
      (not (and same_instance_1_2 overlap_1_2))
      (not (and same_instance_2_0 overlap_2_0))
      (not (and same_instance_2_1 overlap_2_1))
      (not (and same_instance_2_2 overlap_2_2))))
; negated conclusion
(assert
 (let ((a!1 (or token_0_1
                (and token_0_0 token_0_1)
                (and token_0_1 token_1_1)
                (and token_0_2 token_2_1)))
       (a!4 (or token_0_2
                (and token_0_0 token_0_2)
                (and token_0_1 token_1_2)
                (and token_0_2 token_2_2)))
       (a!5 (or token_2_1
                (and token_2_0 token_0_1)
                (and token_2_1 token_1_1)
                (and token_2_2 token_2_1)))
       (a!6 (or token_1_0
                (and token_1_0 token_0_0)
                (and token_1_1 token_1_0)
                (and token_1_2 token_2_0)))
       (a!9 (or token_1_2
                (and token_1_0 token_0_2)
                (and token_1_1 token_1_2)
                (and token_1_2 token_2_2)))
       (a!10 (or token_2_0
                 (and token_2_0 token_0_0)
                 (and token_2_1 token_1_0)
                 (and token_2_2 token_2_0))))
 (let ((a!2 (and (or token_0_0
                     (and token_0_1 token_1_0)
                     (and token_0_2 token_2_0))
                 a!1))
       (a!3 (and a!1
                 (or token_1_1
                     (and token_1_0 token_0_1)
                     (and token_1_2 token_2_1))))
       (a!7 (and a!6
                 (or token_0_0
                     (and token_0_1 token_1_0)
                     (and token_0_2 token_2_0))))
       (a!8 (and (or token_1_1
                     (and token_1_0 token_0_1)
                     (and token_1_2 token_2_1))
                 a!6))
       (a!14 (and (or token_0_0
                      (and token_0_1 token_1_0)
                      (and token_0_2 token_2_0))
                  a!4))
       (a!15 (and a!4
                  (or token_2_2
                      (and token_2_0 token_0_2)
                      (and token_2_1 token_1_2))))
       (a!17 (and a!10
                  (or token_0_0
                      (and token_0_1 token_1_0)
                      (and token_0_2 token_2_0))))
       (a!18 (and (or token_2_2
                      (and token_2_0 token_0_2)
                      (and token_2_1 token_1_2))
                  a!10))
       (a!21 (or token_0_0
                 (and token_0_1 token_1_0)
                 (and token_0_2 token_2_0)
                 rmw_0_0
                 sw_0_0
                 (and a!1 a!6)
                 (and a!4 a!10)))
       (a!22 (or token_1_1
                 (and token_1_0 token_0_1)
                 (and token_1_2 token_2_1)
                 rmw_1_1
                 sw_1_1
                 (and a!6 a!1)
                 (and a!9 a!5)))
       (a!23 (and a!5
                  (or token_1_1
                      (and token_1_0 token_0_1)
                      (and token_1_2 token_2_1))))
       (a!24 (and (or token_2_2
                      (and token_2_0 token_0_2)
                      (and token_2_1 token_1_2))
                  a!5))
       (a!27 (and (or token_1_1
                      (and token_1_0 token_0_1)
                      (and token_1_2 token_2_1))
                  a!9))
       (a!28 (and a!9
                  (or token_2_2
                      (and token_2_0 token_0_2)
                      (and token_2_1 token_1_2))))
       (a!31 (or token_2_2
                 (and token_2_0 token_0_2)
                 (and token_2_1 token_1_2)
                 rmw_2_2
                 sw_2_2
                 (and a!10 a!4)
                 (and a!5 a!9))))
 (let ((a!11 (not (and here_0_1
                       (or token_0_1
                           token_1_0
                           (and token_0_0 token_0_1)
                           (and token_0_1 token_1_1)
                           (and token_0_2 token_2_1)
                           (and token_1_0 token_0_0)
                           (and token_1_1 token_1_0)
                           (and token_1_2 token_2_0)
                           rmw_0_1
                           rmw_1_0
                           (and in_scope_0_1 in_scope_1_0)
                           a!2
                           a!3
                           (and a!4 a!5)
                           a!7
                           a!8
                           (and a!9 a!10)))))
       (a!12 (or token_0_1
                 (and token_0_0 token_0_1)
                 (and token_0_1 token_1_1)
                 (and token_0_2 token_2_1)
                 rmw_0_1
                 sw_0_1
                 a!2
                 a!3
                 (and a!4 a!5)))
       (a!13 (or token_1_0
                 (and token_1_0 token_0_0)
                 (and token_1_1 token_1_0)
                 (and token_1_2 token_2_0)
                 rmw_1_0
                 sw_1_0
                 a!7
                 a!8
                 (and a!9 a!10)))
       (a!16 (or token_0_2
                 (and token_0_0 token_0_2)
                 (and token_0_1 token_1_2)
                 (and token_0_2 token_2_2)
                 rmw_0_2
                 sw_0_2
                 a!14
                 (and a!1 a!9)
                 a!15))
       (a!19 (or token_2_0
                 (and token_2_0 token_0_0)
                 (and token_2_1 token_1_0)
                 (and token_2_2 token_2_0)
                 rmw_2_0
                 sw_2_0
                 a!17
                 (and a!5 a!6)
                 a!18))
       (a!25 (or token_2_1
                 (and token_2_0 token_0_1)
                 (and token_2_1 token_1_1)
                 (and token_2_2 token_2_1)
                 rmw_2_1
                 sw_2_1
                 (and a!10 a!1)
                 a!23
                 a!24))
       (a!29 (or token_1_2
                 (and token_1_0 token_0_2)
                 (and token_1_1 token_1_2)
                 (and token_1_2 token_2_2)
                 rmw_1_2
                 sw_1_2
                 (and a!6 a!4)
                 a!27
                 a!28)))
 (let ((a!20 (or token_0_0
                 (and token_0_1 token_1_0)
                 (and token_0_2 token_2_0)
                 rmw_0_0
                 sw_0_0
                 (and a!1 a!6)
                 (and a!4 a!10)
                 (and a!12 a!13)
                 (and a!16 a!19)))
       (a!26 (or token_0_1
                 (and token_0_0 token_0_1)
                 (and token_0_1 token_1_1)
                 (and token_0_2 token_2_1)
                 rmw_0_1
                 sw_0_1
                 a!2
                 a!3
                 (and a!4 a!5)
                 (and a!21 a!12)
                 (and a!12 a!22)
                 (and a!16 a!25)))
       (a!30 (or token_1_1
                 (and token_1_0 token_0_1)
                 (and token_1_2 token_2_1)
                 rmw_1_1
                 sw_1_1
                 (and a!6 a!1)
                 (and a!9 a!5)
                 (and a!13 a!12)
                 (and a!29 a!25)))
       (a!33 (or token_1_0
                 (and token_1_0 token_0_0)
                 (and token_1_1 token_1_0)
                 (and token_1_2 token_2_0)
                 rmw_1_0
                 sw_1_0
                 a!7
                 a!8
                 (and a!9 a!10)
                 (and a!13 a!21)
                 (and a!22 a!13)
                 (and a!29 a!19))))
 (let ((a!32 (or token_0_1
                 (and token_0_0 token_0_1)
                 (and token_0_1 token_1_1)
                 (and token_0_2 token_2_1)
                 rmw_0_1
                 sw_0_1
                 a!2
                 a!3
                 (and a!4 a!5)
                 (and a!20 a!26)
                 (and a!21 a!12)
                 (and a!12 a!22)
                 (and a!16 a!25)
                 (and a!26 a!30)
                 (and (or token_0_2
                          (and token_0_0 token_0_2)
                          (and token_0_1 token_1_2)
                          (and token_0_2 token_2_2)
                          rmw_0_2
                          sw_0_2
                          a!14
                          (and a!1 a!9)
                          a!15
                          (and a!21 a!16)
                          (and a!12 a!29)
                          (and a!16 a!31))
                      (or token_2_1
                          (and token_2_0 token_0_1)
                          (and token_2_1 token_1_1)
                          (and token_2_2 token_2_1)
                          rmw_2_1
                          sw_2_1
                          (and a!10 a!1)
                          a!23
                          a!24
                          (and a!19 a!12)
                          (and a!25 a!22)
                          (and a!31 a!25)))))
       (a!34 (or token_1_0
                 (and token_1_0 token_0_0)
                 (and token_1_1 token_1_0)
                 (and token_1_2 token_2_0)
                 rmw_1_0
                 sw_1_0
                 a!7
                 a!8
                 (and a!9 a!10)
                 (and a!33 a!20)
                 (and a!13 a!21)
                 (and a!22 a!13)
                 (and a!29 a!19)
                 (and a!30 a!33)
                 (and (or token_1_2
                          (and token_1_0 token_0_2)
                          (and token_1_1 token_1_2)
                          (and token_1_2 token_2_2)
                          rmw_1_2
                          sw_1_2
                          (and a!6 a!4)
                          a!27
                          a!28
                          (and a!13 a!16)
                          (and a!22 a!29)
                          (and a!29 a!31))
                      (or token_2_0
                          (and token_2_0 token_0_0)
                          (and token_2_1 token_1_0)
                          (and token_2_2 token_2_0)
                          rmw_2_0
                          sw_2_0
                          a!17
                          (and a!5 a!6)
                          a!18
                          (and a!19 a!21)
                          (and a!25 a!13)
                          (and a!31 a!19))))))
 (let ((a!35 (not (and (or (and W_0 overlap_0_1) (and overlap_0_1 W_1))
                       a!11
                       (not a!32)
                       (not a!34)))))
   (not a!35))))))))
(check-sat)
