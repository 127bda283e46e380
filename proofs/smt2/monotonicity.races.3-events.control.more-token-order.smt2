; monotonicity.races.3-events.control.more-token-order
; It fails without the hypothesis 'more token order'.
; A control: the answer must be sat.
(set-logic QF_UF)
(declare-fun STRONG_fewer_0 () Bool)
(declare-fun STRONG_more_0 () Bool)
(declare-fun STRONG_fewer_1 () Bool)
(declare-fun STRONG_more_1 () Bool)
(declare-fun STRONG_fewer_2 () Bool)
(declare-fun STRONG_more_2 () Bool)
(declare-fun REL_fewer_0 () Bool)
(declare-fun REL_more_0 () Bool)
(declare-fun REL_fewer_1 () Bool)
(declare-fun REL_more_1 () Bool)
(declare-fun REL_fewer_2 () Bool)
(declare-fun REL_more_2 () Bool)
(declare-fun ACQ_fewer_0 () Bool)
(declare-fun ACQ_more_0 () Bool)
(declare-fun ACQ_fewer_1 () Bool)
(declare-fun ACQ_more_1 () Bool)
(declare-fun ACQ_fewer_2 () Bool)
(declare-fun ACQ_more_2 () Bool)
(declare-fun in_scope_fewer_0_0 () Bool)
(declare-fun in_scope_more_0_0 () Bool)
(declare-fun in_scope_fewer_0_1 () Bool)
(declare-fun in_scope_more_0_1 () Bool)
(declare-fun in_scope_fewer_0_2 () Bool)
(declare-fun in_scope_more_0_2 () Bool)
(declare-fun in_scope_fewer_1_0 () Bool)
(declare-fun in_scope_more_1_0 () Bool)
(declare-fun in_scope_fewer_1_1 () Bool)
(declare-fun in_scope_more_1_1 () Bool)
(declare-fun in_scope_fewer_1_2 () Bool)
(declare-fun in_scope_more_1_2 () Bool)
(declare-fun in_scope_fewer_2_0 () Bool)
(declare-fun in_scope_more_2_0 () Bool)
(declare-fun in_scope_fewer_2_1 () Bool)
(declare-fun in_scope_more_2_1 () Bool)
(declare-fun in_scope_fewer_2_2 () Bool)
(declare-fun in_scope_more_2_2 () Bool)
(declare-fun W_0 () Bool)
(declare-fun W_1 () Bool)
(declare-fun W_2 () Bool)
(declare-fun R_0 () Bool)
(declare-fun R_1 () Bool)
(declare-fun R_2 () Bool)
(declare-fun INIT_0 () Bool)
(declare-fun INIT_1 () Bool)
(declare-fun INIT_2 () Bool)
(declare-fun tok_more_0_0 () Bool)
(declare-fun tok_more_0_1 () Bool)
(declare-fun tok_more_1_0 () Bool)
(declare-fun tok_more_0_2 () Bool)
(declare-fun tok_more_2_0 () Bool)
(declare-fun tok_more_1_1 () Bool)
(declare-fun tok_more_2_1 () Bool)
(declare-fun tok_more_1_2 () Bool)
(declare-fun tok_more_2_2 () Bool)
(declare-fun rmw_0_0 () Bool)
(declare-fun rmw_1_1 () Bool)
(declare-fun rmw_2_2 () Bool)
(declare-fun overlap_0_0 () Bool)
(declare-fun overlap_0_1 () Bool)
(declare-fun overlap_1_0 () Bool)
(declare-fun overlap_0_2 () Bool)
(declare-fun overlap_2_0 () Bool)
(declare-fun overlap_1_1 () Bool)
(declare-fun overlap_1_2 () Bool)
(declare-fun overlap_2_1 () Bool)
(declare-fun overlap_2_2 () Bool)
(declare-fun here_0_0 () Bool)
(declare-fun here_0_1 () Bool)
(declare-fun here_1_0 () Bool)
(declare-fun here_0_2 () Bool)
(declare-fun here_2_0 () Bool)
(declare-fun here_1_1 () Bool)
(declare-fun here_1_2 () Bool)
(declare-fun here_2_1 () Bool)
(declare-fun here_2_2 () Bool)
(declare-fun rmw_0_1 () Bool)
(declare-fun rmw_0_2 () Bool)
(declare-fun rmw_1_0 () Bool)
(declare-fun rmw_1_2 () Bool)
(declare-fun rmw_2_0 () Bool)
(declare-fun rmw_2_1 () Bool)
(declare-fun rf_0_0 () Bool)
(declare-fun rf_0_1 () Bool)
(declare-fun rf_0_2 () Bool)
(declare-fun rf_1_0 () Bool)
(declare-fun rf_1_1 () Bool)
(declare-fun rf_1_2 () Bool)
(declare-fun rf_2_0 () Bool)
(declare-fun rf_2_1 () Bool)
(declare-fun rf_2_2 () Bool)
(declare-fun co_0_0 () Bool)
(declare-fun co_0_1 () Bool)
(declare-fun co_0_2 () Bool)
(declare-fun co_1_0 () Bool)
(declare-fun co_1_1 () Bool)
(declare-fun co_1_2 () Bool)
(declare-fun co_2_0 () Bool)
(declare-fun co_2_1 () Bool)
(declare-fun co_2_2 () Bool)
(declare-fun fr_0_0 () Bool)
(declare-fun fr_0_1 () Bool)
(declare-fun fr_0_2 () Bool)
(declare-fun fr_1_0 () Bool)
(declare-fun fr_1_1 () Bool)
(declare-fun fr_1_2 () Bool)
(declare-fun fr_2_0 () Bool)
(declare-fun fr_2_1 () Bool)
(declare-fun fr_2_2 () Bool)
(declare-fun tok_fewer_0_0 () Bool)
(declare-fun tok_fewer_0_1 () Bool)
(declare-fun tok_fewer_1_0 () Bool)
(declare-fun tok_fewer_0_2 () Bool)
(declare-fun tok_fewer_2_0 () Bool)
(declare-fun tok_fewer_1_1 () Bool)
(declare-fun tok_fewer_2_1 () Bool)
(declare-fun tok_fewer_1_2 () Bool)
(declare-fun tok_fewer_2_2 () Bool)
; hypothesis: more strong accesses
(assert
 (and (=> STRONG_fewer_0 STRONG_more_0)
      (=> false false)
      (=> false false)
      (=> false false)
      (=> STRONG_fewer_1 STRONG_more_1)
      (=> false false)
      (=> false false)
      (=> false false)
      (=> STRONG_fewer_2 STRONG_more_2)))
; hypothesis: more releases
(assert
 (and (=> REL_fewer_0 REL_more_0)
      (=> false false)
      (=> false false)
      (=> false false)
      (=> REL_fewer_1 REL_more_1)
      (=> false false)
      (=> false false)
      (=> false false)
      (=> REL_fewer_2 REL_more_2)))
; hypothesis: more acquires
(assert
 (and (=> ACQ_fewer_0 ACQ_more_0)
      (=> false false)
      (=> false false)
      (=> false false)
      (=> ACQ_fewer_1 ACQ_more_1)
      (=> false false)
      (=> false false)
      (=> false false)
      (=> ACQ_fewer_2 ACQ_more_2)))
; hypothesis: wider scopes
(assert
 (and (=> in_scope_fewer_0_0 in_scope_more_0_0)
      (=> in_scope_fewer_0_1 in_scope_more_0_1)
      (=> in_scope_fewer_0_2 in_scope_more_0_2)
      (=> in_scope_fewer_1_0 in_scope_more_1_0)
      (=> in_scope_fewer_1_1 in_scope_more_1_1)
      (=> in_scope_fewer_1_2 in_scope_more_1_2)
      (=> in_scope_fewer_2_0 in_scope_more_2_0)
      (=> in_scope_fewer_2_1 in_scope_more_2_1)
      (=> in_scope_fewer_2_2 in_scope_more_2_2)))
; hypothesis: with more: releases
(assert
 (and (=> REL_more_0 (and W_0 STRONG_more_0))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> REL_more_1 (and W_1 STRONG_more_1))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> REL_more_2 (and W_2 STRONG_more_2))))
; hypothesis: with more: acquires
(assert
 (and (=> ACQ_more_0 (and R_0 STRONG_more_0))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> ACQ_more_1 (and R_1 STRONG_more_1))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> ACQ_more_2 (and R_2 STRONG_more_2))))
; hypothesis: with more: scopes
(assert
 (and (=> in_scope_more_0_0 false)
      (=> in_scope_more_0_1 (and STRONG_more_0 STRONG_more_1))
      (=> in_scope_more_0_2 (and STRONG_more_0 STRONG_more_2))
      (=> in_scope_more_1_0 (and STRONG_more_1 STRONG_more_0))
      (=> in_scope_more_1_1 false)
      (=> in_scope_more_1_2 (and STRONG_more_1 STRONG_more_2))
      (=> in_scope_more_2_0 (and STRONG_more_2 STRONG_more_0))
      (=> in_scope_more_2_1 (and STRONG_more_2 STRONG_more_1))
      (=> in_scope_more_2_2 false)))
; hypothesis: with more: initial writes are weak
(assert
 (and (not (and STRONG_more_0 INIT_0))
      (not false)
      (not false)
      (not false)
      (not (and STRONG_more_1 INIT_1))
      (not false)
      (not false)
      (not false)
      (not (and STRONG_more_2 INIT_2))))
; hypothesis: with more: token order
(assert
 (and (=> (or (and tok_more_0_0 tok_more_0_0)
              (and tok_more_0_1 tok_more_1_0)
              (and tok_more_0_2 tok_more_2_0))
          tok_more_0_0)
      (=> (or (and tok_more_0_0 tok_more_0_1)
              (and tok_more_0_1 tok_more_1_1)
              (and tok_more_0_2 tok_more_2_1))
          tok_more_0_1)
      (=> (or (and tok_more_0_0 tok_more_0_2)
              (and tok_more_0_1 tok_more_1_2)
              (and tok_more_0_2 tok_more_2_2))
          tok_more_0_2)
      (=> (or (and tok_more_1_0 tok_more_0_0)
              (and tok_more_1_1 tok_more_1_0)
              (and tok_more_1_2 tok_more_2_0))
          tok_more_1_0)
      (=> (or (and tok_more_1_0 tok_more_0_1)
              (and tok_more_1_1 tok_more_1_1)
              (and tok_more_1_2 tok_more_2_1))
          tok_more_1_1)
      (=> (or (and tok_more_1_0 tok_more_0_2)
              (and tok_more_1_1 tok_more_1_2)
              (and tok_more_1_2 tok_more_2_2))
          tok_more_1_2)
      (=> (or (and tok_more_2_0 tok_more_0_0)
              (and tok_more_2_1 tok_more_1_0)
              (and tok_more_2_2 tok_more_2_0))
          tok_more_2_0)
      (=> (or (and tok_more_2_0 tok_more_0_1)
              (and tok_more_2_1 tok_more_1_1)
              (and tok_more_2_2 tok_more_2_1))
          tok_more_2_1)
      (=> (or (and tok_more_2_0 tok_more_0_2)
              (and tok_more_2_1 tok_more_1_2)
              (and tok_more_2_2 tok_more_2_2))
          tok_more_2_2)
      (not (or tok_more_0_0 rmw_0_0))
      (not (or tok_more_1_1 rmw_1_1))
      (not (or tok_more_2_2 rmw_2_2))))
; hypothesis: with more: no token comes from before the start
(assert
 (and (not (and tok_more_0_0 INIT_0))
      (not (and tok_more_0_1 INIT_1))
      (not (and tok_more_0_2 INIT_2))
      (not (and tok_more_1_0 INIT_0))
      (not (and tok_more_1_1 INIT_1))
      (not (and tok_more_1_2 INIT_2))
      (not (and tok_more_2_0 INIT_0))
      (not (and tok_more_2_1 INIT_1))
      (not (and tok_more_2_2 INIT_2))))
; hypothesis: overlap
(assert
 (and (=> overlap_0_0 overlap_0_0)
      (=> overlap_0_1 overlap_1_0)
      (=> overlap_0_2 overlap_2_0)
      (=> overlap_1_0 overlap_0_1)
      (=> overlap_1_1 overlap_1_1)
      (=> overlap_1_2 overlap_2_1)
      (=> overlap_2_0 overlap_0_2)
      (=> overlap_2_1 overlap_1_2)
      (=> overlap_2_2 overlap_2_2)
      (not overlap_0_0)
      (not overlap_1_1)
      (not overlap_2_2)))
; hypothesis: here
(assert
 (and (=> here_0_0 here_0_0)
      (=> here_0_1 here_1_0)
      (=> here_0_2 here_2_0)
      (=> here_1_0 here_0_1)
      (=> here_1_1 here_1_1)
      (=> here_1_2 here_2_1)
      (=> here_2_0 here_0_2)
      (=> here_2_1 here_1_2)
      (=> here_2_2 here_2_2)
      (=> here_0_0 overlap_0_0)
      (=> here_0_1 overlap_0_1)
      (=> here_0_2 overlap_0_2)
      (=> here_1_0 overlap_1_0)
      (=> here_1_1 overlap_1_1)
      (=> here_1_2 overlap_1_2)
      (=> here_2_0 overlap_2_0)
      (=> here_2_1 overlap_2_1)
      (=> here_2_2 overlap_2_2)))
; hypothesis: initial writes write
(assert
 (and (=> INIT_0 W_0)
      (=> false false)
      (=> false false)
      (=> false false)
      (=> INIT_1 W_1)
      (=> false false)
      (=> false false)
      (=> false false)
      (=> INIT_2 W_2)))
; hypothesis: an event either reads or writes
(assert
 (and (not (and R_0 W_0))
      (not false)
      (not false)
      (not false)
      (not (and R_1 W_1))
      (not false)
      (not false)
      (not false)
      (not (and R_2 W_2))))
; hypothesis: rmw
(assert
 (and (=> rmw_0_0 (and R_0 here_0_0 W_0))
      (=> rmw_0_1 (and R_0 here_0_1 W_1))
      (=> rmw_0_2 (and R_0 here_0_2 W_2))
      (=> rmw_1_0 (and R_1 here_1_0 W_0))
      (=> rmw_1_1 (and R_1 here_1_1 W_1))
      (=> rmw_1_2 (and R_1 here_1_2 W_2))
      (=> rmw_2_0 (and R_2 here_2_0 W_0))
      (=> rmw_2_1 (and R_2 here_2_1 W_1))
      (=> rmw_2_2 (and R_2 here_2_2 W_2))))
; hypothesis: rf
(assert
 (and (=> rf_0_0 (and W_0 overlap_0_0 R_0))
      (=> rf_0_1 (and W_0 overlap_0_1 R_1))
      (=> rf_0_2 (and W_0 overlap_0_2 R_2))
      (=> rf_1_0 (and W_1 overlap_1_0 R_0))
      (=> rf_1_1 (and W_1 overlap_1_1 R_1))
      (=> rf_1_2 (and W_1 overlap_1_2 R_2))
      (=> rf_2_0 (and W_2 overlap_2_0 R_0))
      (=> rf_2_1 (and W_2 overlap_2_1 R_1))
      (=> rf_2_2 (and W_2 overlap_2_2 R_2))))
; hypothesis: co
(assert
 (and (=> co_0_0 (and W_0 overlap_0_0 W_0))
      (=> co_0_1 (and W_0 overlap_0_1 W_1))
      (=> co_0_2 (and W_0 overlap_0_2 W_2))
      (=> co_1_0 (and W_1 overlap_1_0 W_0))
      (=> co_1_1 (and W_1 overlap_1_1 W_1))
      (=> co_1_2 (and W_1 overlap_1_2 W_2))
      (=> co_2_0 (and W_2 overlap_2_0 W_0))
      (=> co_2_1 (and W_2 overlap_2_1 W_1))
      (=> co_2_2 (and W_2 overlap_2_2 W_2))
      (not co_0_0)
      (not co_1_1)
      (not co_2_2)
      (=> (or (and co_0_0 co_0_0) (and co_0_1 co_1_0) (and co_0_2 co_2_0))
          co_0_0)
      (=> (or (and co_0_0 co_0_1) (and co_0_1 co_1_1) (and co_0_2 co_2_1))
          co_0_1)
      (=> (or (and co_0_0 co_0_2) (and co_0_1 co_1_2) (and co_0_2 co_2_2))
          co_0_2)
      (=> (or (and co_1_0 co_0_0) (and co_1_1 co_1_0) (and co_1_2 co_2_0))
          co_1_0)
      (=> (or (and co_1_0 co_0_1) (and co_1_1 co_1_1) (and co_1_2 co_2_1))
          co_1_1)
      (=> (or (and co_1_0 co_0_2) (and co_1_1 co_1_2) (and co_1_2 co_2_2))
          co_1_2)
      (=> (or (and co_2_0 co_0_0) (and co_2_1 co_1_0) (and co_2_2 co_2_0))
          co_2_0)
      (=> (or (and co_2_0 co_0_1) (and co_2_1 co_1_1) (and co_2_2 co_2_1))
          co_2_1)
      (=> (or (and co_2_0 co_0_2) (and co_2_1 co_1_2) (and co_2_2 co_2_2))
          co_2_2)))
; hypothesis: fr
(assert
 (let ((a!1 (and (or (and rf_0_0 co_0_0) (and rf_1_0 co_1_0) (and rf_2_0 co_2_0))
                 overlap_0_0))
       (a!2 (and (or (and rf_0_0 co_0_1) (and rf_1_0 co_1_1) (and rf_2_0 co_2_1))
                 overlap_0_1))
       (a!3 (and (or (and rf_0_0 co_0_2) (and rf_1_0 co_1_2) (and rf_2_0 co_2_2))
                 overlap_0_2))
       (a!4 (and (or (and rf_0_1 co_0_0) (and rf_1_1 co_1_0) (and rf_2_1 co_2_0))
                 overlap_1_0))
       (a!5 (and (or (and rf_0_1 co_0_1) (and rf_1_1 co_1_1) (and rf_2_1 co_2_1))
                 overlap_1_1))
       (a!6 (and (or (and rf_0_1 co_0_2) (and rf_1_1 co_1_2) (and rf_2_1 co_2_2))
                 overlap_1_2))
       (a!7 (and (or (and rf_0_2 co_0_0) (and rf_1_2 co_1_0) (and rf_2_2 co_2_0))
                 overlap_2_0))
       (a!8 (and (or (and rf_0_2 co_0_1) (and rf_1_2 co_1_1) (and rf_2_2 co_2_1))
                 overlap_2_1))
       (a!9 (and (or (and rf_0_2 co_0_2) (and rf_1_2 co_1_2) (and rf_2_2 co_2_2))
                 overlap_2_2)))
   (and (=> fr_0_0 a!1)
        (=> fr_0_1 a!2)
        (=> fr_0_2 a!3)
        (=> fr_1_0 a!4)
        (=> fr_1_1 a!5)
        (=> fr_1_2 a!6)
        (=> fr_2_0 a!7)
        (=> fr_2_1 a!8)
        (=> fr_2_2 a!9)
        (=> a!1 fr_0_0)
        (=> a!2 fr_0_1)
        (=> a!3 fr_0_2)
        (=> a!4 fr_1_0)
        (=> a!5 fr_1_1)
        (=> a!6 fr_1_2)
        (=> a!7 fr_2_0)
        (=> a!8 fr_2_1)
        (=> a!9 fr_2_2))))
; hypothesis: releases
(assert
 (and (=> REL_fewer_0 (and W_0 STRONG_fewer_0))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> REL_fewer_1 (and W_1 STRONG_fewer_1))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> REL_fewer_2 (and W_2 STRONG_fewer_2))))
; hypothesis: acquires
(assert
 (and (=> ACQ_fewer_0 (and R_0 STRONG_fewer_0))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> ACQ_fewer_1 (and R_1 STRONG_fewer_1))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> ACQ_fewer_2 (and R_2 STRONG_fewer_2))))
; hypothesis: scopes
(assert
 (and (=> in_scope_fewer_0_0 false)
      (=> in_scope_fewer_0_1 (and STRONG_fewer_0 STRONG_fewer_1))
      (=> in_scope_fewer_0_2 (and STRONG_fewer_0 STRONG_fewer_2))
      (=> in_scope_fewer_1_0 (and STRONG_fewer_1 STRONG_fewer_0))
      (=> in_scope_fewer_1_1 false)
      (=> in_scope_fewer_1_2 (and STRONG_fewer_1 STRONG_fewer_2))
      (=> in_scope_fewer_2_0 (and STRONG_fewer_2 STRONG_fewer_0))
      (=> in_scope_fewer_2_1 (and STRONG_fewer_2 STRONG_fewer_1))
      (=> in_scope_fewer_2_2 false)))
; hypothesis: initial writes are weak
(assert
 (and (not (and STRONG_fewer_0 INIT_0))
      (not false)
      (not false)
      (not false)
      (not (and STRONG_fewer_1 INIT_1))
      (not false)
      (not false)
      (not false)
      (not (and STRONG_fewer_2 INIT_2))))
; hypothesis: token order
(assert
 (and (=> (or (and tok_fewer_0_0 tok_fewer_0_0)
              (and tok_fewer_0_1 tok_fewer_1_0)
              (and tok_fewer_0_2 tok_fewer_2_0))
          tok_fewer_0_0)
      (=> (or (and tok_fewer_0_0 tok_fewer_0_1)
              (and tok_fewer_0_1 tok_fewer_1_1)
              (and tok_fewer_0_2 tok_fewer_2_1))
          tok_fewer_0_1)
      (=> (or (and tok_fewer_0_0 tok_fewer_0_2)
              (and tok_fewer_0_1 tok_fewer_1_2)
              (and tok_fewer_0_2 tok_fewer_2_2))
          tok_fewer_0_2)
      (=> (or (and tok_fewer_1_0 tok_fewer_0_0)
              (and tok_fewer_1_1 tok_fewer_1_0)
              (and tok_fewer_1_2 tok_fewer_2_0))
          tok_fewer_1_0)
      (=> (or (and tok_fewer_1_0 tok_fewer_0_1)
              (and tok_fewer_1_1 tok_fewer_1_1)
              (and tok_fewer_1_2 tok_fewer_2_1))
          tok_fewer_1_1)
      (=> (or (and tok_fewer_1_0 tok_fewer_0_2)
              (and tok_fewer_1_1 tok_fewer_1_2)
              (and tok_fewer_1_2 tok_fewer_2_2))
          tok_fewer_1_2)
      (=> (or (and tok_fewer_2_0 tok_fewer_0_0)
              (and tok_fewer_2_1 tok_fewer_1_0)
              (and tok_fewer_2_2 tok_fewer_2_0))
          tok_fewer_2_0)
      (=> (or (and tok_fewer_2_0 tok_fewer_0_1)
              (and tok_fewer_2_1 tok_fewer_1_1)
              (and tok_fewer_2_2 tok_fewer_2_1))
          tok_fewer_2_1)
      (=> (or (and tok_fewer_2_0 tok_fewer_0_2)
              (and tok_fewer_2_1 tok_fewer_1_2)
              (and tok_fewer_2_2 tok_fewer_2_2))
          tok_fewer_2_2)
      (not (or tok_fewer_0_0 rmw_0_0))
      (not (or tok_fewer_1_1 rmw_1_1))
      (not (or tok_fewer_2_2 rmw_2_2))))
; hypothesis: no token comes from before the start
(assert
 (and (not (and tok_fewer_0_0 INIT_0))
      (not (and tok_fewer_0_1 INIT_1))
      (not (and tok_fewer_0_2 INIT_2))
      (not (and tok_fewer_1_0 INIT_0))
      (not (and tok_fewer_1_1 INIT_1))
      (not (and tok_fewer_1_2 INIT_2))
      (not (and tok_fewer_2_0 INIT_0))
      (not (and tok_fewer_2_1 INIT_1))
      (not (and tok_fewer_2_2 INIT_2))))
; negated conclusion
(assert
 (let ((a!1 (and rmw_0_1
                 here_1_0
                 (or rmw_0_1
                     rmw_1_0
                     tok_more_1_0
                     tok_more_0_1
                     (and in_scope_more_1_0 in_scope_more_0_1))
                 rf_1_0))
       (a!2 (and rmw_0_2
                 here_2_0
                 (or rmw_0_2
                     rmw_2_0
                     tok_more_2_0
                     (and in_scope_more_2_0 in_scope_more_0_2)
                     tok_more_0_2)
                 rf_2_0))
       (a!4 (and rmw_0_2
                 here_2_1
                 (or rmw_1_2
                     rmw_2_1
                     (and in_scope_more_2_1 in_scope_more_1_2)
                     tok_more_1_2
                     tok_more_2_1)
                 rf_2_1))
       (a!5 (and rmw_0_0
                 here_0_1
                 (or rmw_0_1
                     rmw_1_0
                     tok_more_1_0
                     tok_more_0_1
                     (and in_scope_more_0_1 in_scope_more_1_0))
                 rf_0_1))
       (a!7 (and rmw_1_0
                 here_0_1
                 (or rmw_0_1
                     rmw_1_0
                     tok_more_1_0
                     tok_more_0_1
                     (and in_scope_more_0_1 in_scope_more_1_0))
                 rf_0_1))
       (a!8 (and rmw_1_2
                 here_2_1
                 (or rmw_1_2
                     rmw_2_1
                     (and in_scope_more_2_1 in_scope_more_1_2)
                     tok_more_1_2
                     tok_more_2_1)
                 rf_2_1))
       (a!10 (and rmw_0_0
                  here_0_2
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_more_0_2 in_scope_more_2_0)
                      tok_more_2_0
                      tok_more_0_2)
                  rf_0_2))
       (a!11 (and rmw_0_1
                  here_1_2
                  (or rmw_1_2
                      rmw_2_1
                      tok_more_1_2
                      tok_more_2_1
                      (and in_scope_more_1_2 in_scope_more_2_1))
                  rf_1_2))
       (a!13 (and rmw_2_2
                  here_2_1
                  (or rmw_1_2
                      rmw_2_1
                      (and in_scope_more_2_1 in_scope_more_1_2)
                      tok_more_1_2
                      tok_more_2_1)
                  rf_2_1))
       (a!14 (and rmw_2_0
                  here_0_1
                  (or rmw_0_1
                      rmw_1_0
                      tok_more_1_0
                      tok_more_0_1
                      (and in_scope_more_0_1 in_scope_more_1_0))
                  rf_0_1))
       (a!17 (and rmw_1_0
                  here_0_2
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_more_0_2 in_scope_more_2_0)
                      tok_more_2_0
                      tok_more_0_2)
                  rf_0_2))
       (a!18 (and rmw_1_1
                  here_1_2
                  (or rmw_1_2
                      rmw_2_1
                      tok_more_1_2
                      tok_more_2_1
                      (and in_scope_more_1_2 in_scope_more_2_1))
                  rf_1_2))
       (a!20 (and rmw_2_1
                  here_1_0
                  (or rmw_0_1
                      rmw_1_0
                      tok_more_1_0
                      tok_more_0_1
                      (and in_scope_more_1_0 in_scope_more_0_1))
                  rf_1_0))
       (a!21 (and rmw_2_2
                  here_2_0
                  (or rmw_0_2
                      rmw_2_0
                      tok_more_2_0
                      (and in_scope_more_2_0 in_scope_more_0_2)
                      tok_more_0_2)
                  rf_2_0))
       (a!23 (and rmw_1_1
                  here_1_0
                  (or rmw_0_1
                      rmw_1_0
                      tok_more_1_0
                      tok_more_0_1
                      (and in_scope_more_1_0 in_scope_more_0_1))
                  rf_1_0))
       (a!24 (and rmw_1_2
                  here_2_0
                  (or rmw_0_2
                      rmw_2_0
                      tok_more_2_0
                      (and in_scope_more_2_0 in_scope_more_0_2)
                      tok_more_0_2)
                  rf_2_0))
       (a!27 (and rmw_2_0
                  here_0_2
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_more_0_2 in_scope_more_2_0)
                      tok_more_2_0
                      tok_more_0_2)
                  rf_0_2))
       (a!28 (and rmw_2_1
                  here_1_2
                  (or rmw_1_2
                      rmw_2_1
                      tok_more_1_2
                      tok_more_2_1
                      (and in_scope_more_1_2 in_scope_more_2_1))
                  rf_1_2))
       (a!59 (and INIT_0 (or R_1 (and W_1 (not INIT_1)))))
       (a!64 (and INIT_1 (or R_0 (and W_0 (not INIT_0)))))
       (a!68 (and INIT_0 (or R_2 (and W_2 (not INIT_2)))))
       (a!70 (and INIT_2 (or R_1 (and W_1 (not INIT_1)))))
       (a!78 (and INIT_1 (or R_2 (and W_2 (not INIT_2)))))
       (a!80 (and INIT_2 (or R_0 (and W_0 (not INIT_0)))))
       (a!95 (and rmw_0_2
                  here_2_0
                  (or rmw_0_2
                      rmw_2_0
                      tok_fewer_2_0
                      tok_fewer_0_2
                      (and in_scope_fewer_2_0 in_scope_fewer_0_2))
                  rf_2_0))
       (a!96 (and rmw_0_0
                  here_0_2
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_fewer_0_2 in_scope_fewer_2_0)
                      tok_fewer_2_0
                      tok_fewer_0_2)
                  rf_0_2))
       (a!97 (and rmw_0_1
                  here_1_2
                  (or rmw_1_2
                      rmw_2_1
                      (and in_scope_fewer_1_2 in_scope_fewer_2_1)
                      tok_fewer_2_1
                      tok_fewer_1_2)
                  rf_1_2))
       (a!99 (and rmw_2_1
                  here_1_0
                  (or rmw_0_1
                      rmw_1_0
                      (and in_scope_fewer_1_0 in_scope_fewer_0_1)
                      tok_fewer_0_1
                      tok_fewer_1_0)
                  rf_1_0))
       (a!100 (and rmw_2_2
                   here_2_0
                   (or rmw_0_2
                       rmw_2_0
                       tok_fewer_2_0
                       tok_fewer_0_2
                       (and in_scope_fewer_2_0 in_scope_fewer_0_2))
                   rf_2_0))
       (a!102 (and rmw_0_2
                   here_2_1
                   (or rmw_1_2
                       rmw_2_1
                       (and in_scope_fewer_2_1 in_scope_fewer_1_2)
                       tok_fewer_2_1
                       tok_fewer_1_2)
                   rf_2_1))
       (a!103 (and rmw_0_1
                   here_1_0
                   (or rmw_0_1
                       rmw_1_0
                       (and in_scope_fewer_1_0 in_scope_fewer_0_1)
                       tok_fewer_0_1
                       tok_fewer_1_0)
                   rf_1_0))
       (a!105 (and rmw_0_0
                   here_0_1
                   (or rmw_0_1
                       rmw_1_0
                       (and in_scope_fewer_0_1 in_scope_fewer_1_0)
                       tok_fewer_0_1
                       tok_fewer_1_0)
                   rf_0_1))
       (a!107 (and rmw_1_2
                   here_2_1
                   (or rmw_1_2
                       rmw_2_1
                       (and in_scope_fewer_2_1 in_scope_fewer_1_2)
                       tok_fewer_2_1
                       tok_fewer_1_2)
                   rf_2_1))
       (a!108 (and rmw_1_0
                   here_0_1
                   (or rmw_0_1
                       rmw_1_0
                       (and in_scope_fewer_0_1 in_scope_fewer_1_0)
                       tok_fewer_0_1
                       tok_fewer_1_0)
                   rf_0_1))
       (a!110 (and rmw_2_0
                   here_0_1
                   (or rmw_0_1
                       rmw_1_0
                       (and in_scope_fewer_0_1 in_scope_fewer_1_0)
                       tok_fewer_0_1
                       tok_fewer_1_0)
                   rf_0_1))
       (a!111 (and rmw_2_2
                   here_2_1
                   (or rmw_1_2
                       rmw_2_1
                       (and in_scope_fewer_2_1 in_scope_fewer_1_2)
                       tok_fewer_2_1
                       tok_fewer_1_2)
                   rf_2_1))
       (a!114 (and rmw_1_2
                   here_2_0
                   (or rmw_0_2
                       rmw_2_0
                       tok_fewer_2_0
                       tok_fewer_0_2
                       (and in_scope_fewer_2_0 in_scope_fewer_0_2))
                   rf_2_0))
       (a!115 (and rmw_1_1
                   here_1_0
                   (or rmw_0_1
                       rmw_1_0
                       (and in_scope_fewer_1_0 in_scope_fewer_0_1)
                       tok_fewer_0_1
                       tok_fewer_1_0)
                   rf_1_0))
       (a!117 (and rmw_1_0
                   here_0_2
                   (or rmw_0_2
                       rmw_2_0
                       (and in_scope_fewer_0_2 in_scope_fewer_2_0)
                       tok_fewer_2_0
                       tok_fewer_0_2)
                   rf_0_2))
       (a!118 (and rmw_1_1
                   here_1_2
                   (or rmw_1_2
                       rmw_2_1
                       (and in_scope_fewer_1_2 in_scope_fewer_2_1)
                       tok_fewer_2_1
                       tok_fewer_1_2)
                   rf_1_2))
       (a!121 (and rmw_2_0
                   here_0_2
                   (or rmw_0_2
                       rmw_2_0
                       (and in_scope_fewer_0_2 in_scope_fewer_2_0)
                       tok_fewer_2_0
                       tok_fewer_0_2)
                   rf_0_2))
       (a!122 (and rmw_2_1
                   here_1_2
                   (or rmw_1_2
                       rmw_2_1
                       (and in_scope_fewer_1_2 in_scope_fewer_2_1)
                       tok_fewer_2_1
                       tok_fewer_1_2)
                   rf_1_2))
       (a!183 (not (and here_0_1
                        (or rmw_0_1
                            rmw_1_0
                            tok_more_1_0
                            tok_more_0_1
                            (and in_scope_more_0_1 in_scope_more_1_0)))))
       (a!194 (not (and here_0_1
                        (or rmw_0_1
                            rmw_1_0
                            (and in_scope_fewer_0_1 in_scope_fewer_1_0)
                            tok_fewer_0_1
                            tok_fewer_1_0))))
       (a!206 (not (and here_0_2
                        (or rmw_0_2
                            rmw_2_0
                            (and in_scope_more_0_2 in_scope_more_2_0)
                            tok_more_2_0
                            tok_more_0_2))))
       (a!211 (not (and here_0_2
                        (or rmw_0_2
                            rmw_2_0
                            (and in_scope_fewer_0_2 in_scope_fewer_2_0)
                            tok_fewer_2_0
                            tok_fewer_0_2))))
       (a!217 (not (and here_1_0
                        (or rmw_0_1
                            rmw_1_0
                            tok_more_1_0
                            tok_more_0_1
                            (and in_scope_more_1_0 in_scope_more_0_1)))))
       (a!218 (not (and here_1_0
                        (or rmw_0_1
                            rmw_1_0
                            (and in_scope_fewer_1_0 in_scope_fewer_0_1)
                            tok_fewer_0_1
                            tok_fewer_1_0))))
       (a!224 (not (and here_1_2
                        (or rmw_1_2
                            rmw_2_1
                            tok_more_1_2
                            tok_more_2_1
                            (and in_scope_more_1_2 in_scope_more_2_1)))))
       (a!227 (not (and here_1_2
                        (or rmw_1_2
                            rmw_2_1
                            (and in_scope_fewer_1_2 in_scope_fewer_2_1)
                            tok_fewer_2_1
                            tok_fewer_1_2))))
       (a!231 (not (and here_2_0
                        (or rmw_0_2
                            rmw_2_0
                            tok_more_2_0
                            (and in_scope_more_2_0 in_scope_more_0_2)
                            tok_more_0_2))))
       (a!232 (not (and here_2_0
                        (or rmw_0_2
                            rmw_2_0
                            tok_fewer_2_0
                            tok_fewer_0_2
                            (and in_scope_fewer_2_0 in_scope_fewer_0_2)))))
       (a!234 (not (and here_2_1
                        (or rmw_1_2
                            rmw_2_1
                            (and in_scope_more_2_1 in_scope_more_1_2)
                            tok_more_1_2
                            tok_more_2_1))))
       (a!235 (not (and here_2_1
                        (or rmw_1_2
                            rmw_2_1
                            (and in_scope_fewer_2_1 in_scope_fewer_1_2)
                            tok_fewer_2_1
                            tok_fewer_1_2)))))
 (let ((a!3 (or (and rmw_0_0
                     here_0_0
                     (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                     rf_0_0)
                a!1
                a!2))
       (a!6 (or a!4
                a!5
                (and rmw_0_1
                     here_1_1
                     (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                     rf_1_1)))
       (a!9 (or a!7
                a!8
                (and rmw_1_1
                     here_1_1
                     (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                     rf_1_1)))
       (a!12 (or a!10
                 (and rmw_0_2
                      here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2)
                 a!11))
       (a!15 (or (and rmw_2_1
                      here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1)
                 a!13
                 a!14))
       (a!19 (or a!17
                 a!18
                 (and rmw_1_2
                      here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2)))
       (a!22 (or (and rmw_2_0
                      here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0)
                 a!20
                 a!21))
       (a!25 (or (and rmw_1_0
                      here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0)
                 a!23
                 a!24))
       (a!29 (or a!27
                 a!28
                 (and rmw_2_2
                      here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2)))
       (a!98 (or a!96
                 a!97
                 (and rmw_0_2
                      here_2_2
                      (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                      rf_2_2)))
       (a!101 (or (and rmw_2_0
                       here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0)
                  a!99
                  a!100))
       (a!104 (or (and rmw_0_0
                       here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0)
                  a!103
                  a!95))
       (a!106 (or a!102
                  a!105
                  (and rmw_0_1
                       here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1)))
       (a!109 (or a!107
                  a!108
                  (and rmw_1_1
                       here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1)))
       (a!112 (or a!110
                  (and rmw_2_1
                       here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1)
                  a!111))
       (a!116 (or (and rmw_1_0
                       here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0)
                  a!115
                  a!114))
       (a!119 (or a!117
                  a!118
                  (and rmw_1_2
                       here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2)))
       (a!123 (or a!121
                  a!122
                  (and rmw_2_2
                       here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2))))
 (let ((a!16 (or (and a!3 a!6)
                 a!4
                 (and a!6 a!9)
                 (and a!12 a!15)
                 a!5
                 (and rmw_0_1
                      here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1)))
       (a!26 (or (and a!19 a!22)
                 (and a!25 a!3)
                 (and a!9 a!25)
                 a!24
                 a!23
                 (and rmw_1_0
                      here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0)))
       (a!30 (or (and a!3 a!12)
                 (and a!6 a!19)
                 (and a!12 a!29)
                 a!10
                 (and rmw_0_2
                      here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2)
                 a!11))
       (a!31 (or a!20
                 a!21
                 (and a!22 a!3)
                 (and a!15 a!25)
                 (and a!29 a!22)
                 (and rmw_2_0
                      here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0)))
       (a!33 (or a!2
                 (and a!6 a!25)
                 (and a!12 a!22)
                 (and rmw_0_0
                      here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0)
                 a!1))
       (a!34 (or a!7
                 (and a!19 a!15)
                 (and a!25 a!6)
                 a!8
                 (and rmw_1_1
                      here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1)))
       (a!35 (or (and a!25 a!12)
                 (and a!19 a!29)
                 (and a!9 a!19)
                 a!17
                 a!18
                 (and rmw_1_2
                      here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2)))
       (a!37 (or (and a!29 a!15)
                 (and a!22 a!6)
                 (and a!15 a!9)
                 (and rmw_2_1
                      here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1)
                 a!13
                 a!14))
       (a!38 (or a!27
                 a!28
                 (and rmw_2_2
                      here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2)
                 (and a!22 a!12)
                 (and a!15 a!19)))
       (a!113 (or a!102
                  (and a!104 a!106)
                  (and a!106 a!109)
                  (and a!98 a!112)
                  a!105
                  (and rmw_0_1
                       here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1)))
       (a!120 (or a!114
                  (and a!116 a!104)
                  (and a!109 a!116)
                  (and a!119 a!101)
                  a!115
                  (and rmw_1_0
                       here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0)))
       (a!124 (or (and a!106 a!119)
                  (and a!98 a!123)
                  (and a!104 a!98)
                  a!96
                  a!97
                  (and rmw_0_2
                       here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2)))
       (a!125 (or (and a!101 a!104)
                  (and a!112 a!116)
                  (and a!123 a!101)
                  (and rmw_2_0
                       here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0)
                  a!99
                  a!100))
       (a!127 (or (and a!116 a!98)
                  (and a!109 a!119)
                  (and a!119 a!123)
                  a!117
                  a!118
                  (and rmw_1_2
                       here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2)))
       (a!128 (or a!95
                  (and a!98 a!101)
                  (and a!106 a!116)
                  (and rmw_0_0
                       here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0)
                  a!103))
       (a!129 (or a!107
                  (and a!116 a!106)
                  (and a!119 a!112)
                  a!108
                  (and rmw_1_1
                       here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1)))
       (a!131 (or a!110
                  (and rmw_2_1
                       here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1)
                  a!111
                  (and a!101 a!106)
                  (and a!112 a!109)
                  (and a!123 a!112)))
       (a!132 (or (and a!101 a!98)
                  (and a!112 a!119)
                  a!121
                  a!122
                  (and rmw_2_2
                       here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2))))
 (let ((a!32 (or (and a!16 a!26)
                 (and a!30 a!31)
                 a!2
                 (and a!6 a!25)
                 (and a!12 a!22)
                 (and rmw_0_0
                      here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0)
                 a!1))
       (a!36 (or (and a!19 a!22)
                 (and a!26 a!33)
                 (and a!34 a!26)
                 (and a!35 a!31)
                 (and a!25 a!3)
                 (and a!9 a!25)
                 a!24
                 a!23
                 (and rmw_1_0
                      here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0)))
       (a!39 (or (and a!31 a!33)
                 (and a!37 a!26)
                 (and a!38 a!31)
                 a!20
                 a!21
                 (and a!22 a!3)
                 (and a!15 a!25)
                 (and a!29 a!22)
                 (and rmw_2_0
                      here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0)))
       (a!44 (or (and a!3 a!12)
                 (and a!6 a!19)
                 (and a!33 a!30)
                 (and a!16 a!35)
                 (and a!30 a!38)
                 (and a!12 a!29)
                 a!10
                 (and rmw_0_2
                      here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2)
                 a!11))
       (a!45 (or (and a!25 a!12)
                 (and a!34 a!35)
                 (and a!19 a!29)
                 (and a!9 a!19)
                 (and a!35 a!38)
                 (and a!26 a!30)
                 a!17
                 a!18
                 (and rmw_1_2
                      here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2)))
       (a!46 (or a!27
                 a!28
                 (and rmw_2_2
                      here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2)
                 (and a!31 a!30)
                 (and a!22 a!12)
                 (and a!15 a!19)
                 (and a!37 a!35)))
       (a!51 (or (and a!16 a!34)
                 (and a!30 a!37)
                 (and a!33 a!16)
                 (and a!3 a!6)
                 a!4
                 (and a!6 a!9)
                 (and a!12 a!15)
                 a!5
                 (and rmw_0_1
                      here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1)))
       (a!52 (or a!7
                 (and a!19 a!15)
                 (and a!25 a!6)
                 (and a!26 a!16)
                 (and a!35 a!37)
                 a!8
                 (and rmw_1_1
                      here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1)))
       (a!53 (or (and a!29 a!15)
                 (and a!37 a!34)
                 (and a!22 a!6)
                 (and a!38 a!37)
                 (and a!15 a!9)
                 (and a!31 a!16)
                 (and rmw_2_1
                      here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1)
                 a!13
                 a!14))
       (a!126 (or a!95
                  (and a!98 a!101)
                  (and a!113 a!120)
                  (and a!124 a!125)
                  (and a!106 a!116)
                  (and rmw_0_0
                       here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0)
                  a!103))
       (a!130 (or a!114
                  (and a!127 a!125)
                  (and a!116 a!104)
                  (and a!109 a!116)
                  (and a!119 a!101)
                  (and a!120 a!128)
                  (and a!129 a!120)
                  a!115
                  (and rmw_1_0
                       here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0)))
       (a!133 (or (and a!125 a!128)
                  (and a!131 a!120)
                  (and a!132 a!125)
                  (and a!101 a!104)
                  (and a!112 a!116)
                  (and a!123 a!101)
                  (and rmw_2_0
                       here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0)
                  a!99
                  a!100))
       (a!138 (or a!102
                  (and a!104 a!106)
                  (and a!106 a!109)
                  (and a!128 a!113)
                  (and a!113 a!129)
                  (and a!124 a!131)
                  (and a!98 a!112)
                  a!105
                  (and rmw_0_1
                       here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1)))
       (a!139 (or a!107
                  (and a!120 a!113)
                  (and a!127 a!131)
                  (and a!116 a!106)
                  (and a!119 a!112)
                  a!108
                  (and rmw_1_1
                       here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1)))
       (a!140 (or a!110
                  (and rmw_2_1
                       here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1)
                  a!111
                  (and a!101 a!106)
                  (and a!131 a!129)
                  (and a!132 a!131)
                  (and a!112 a!109)
                  (and a!125 a!113)
                  (and a!123 a!112)))
       (a!145 (or (and a!113 a!127)
                  (and a!124 a!132)
                  (and a!106 a!119)
                  (and a!98 a!123)
                  (and a!104 a!98)
                  (and a!128 a!124)
                  a!96
                  a!97
                  (and rmw_0_2
                       here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2)))
       (a!146 (or (and a!116 a!98)
                  (and a!109 a!119)
                  (and a!119 a!123)
                  a!117
                  a!118
                  (and rmw_1_2
                       here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2)
                  (and a!120 a!124)
                  (and a!129 a!127)
                  (and a!127 a!132)))
       (a!147 (or (and a!101 a!98)
                  (and a!112 a!119)
                  a!121
                  a!122
                  (and rmw_2_2
                       here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2)
                  (and a!125 a!124)
                  (and a!131 a!127))))
 (let ((a!40 (or (and here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0)
                 (and here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0
                      a!32)
                 (and here_0_1
                      (or rmw_0_1
                          rmw_1_0
                          tok_more_1_0
                          tok_more_0_1
                          (and in_scope_more_0_1 in_scope_more_1_0))
                      rf_0_1
                      a!36)
                 (and here_0_2
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_more_0_2 in_scope_more_2_0)
                          tok_more_2_0
                          tok_more_0_2)
                      rf_0_2
                      a!39)))
       (a!41 (or (and here_1_0
                      (or rmw_0_1
                          rmw_1_0
                          tok_more_1_0
                          tok_more_0_1
                          (and in_scope_more_1_0 in_scope_more_0_1))
                      rf_1_0)
                 (and here_1_0
                      (or rmw_0_1
                          rmw_1_0
                          tok_more_1_0
                          tok_more_0_1
                          (and in_scope_more_1_0 in_scope_more_0_1))
                      rf_1_0
                      a!32)
                 (and here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1
                      a!36)
                 (and here_1_2
                      (or rmw_1_2
                          rmw_2_1
                          tok_more_1_2
                          tok_more_2_1
                          (and in_scope_more_1_2 in_scope_more_2_1))
                      rf_1_2
                      a!39)))
       (a!42 (or (and here_2_0
                      (or rmw_0_2
                          rmw_2_0
                          tok_more_2_0
                          (and in_scope_more_2_0 in_scope_more_0_2)
                          tok_more_0_2)
                      rf_2_0)
                 (and here_2_0
                      (or rmw_0_2
                          rmw_2_0
                          tok_more_2_0
                          (and in_scope_more_2_0 in_scope_more_0_2)
                          tok_more_0_2)
                      rf_2_0
                      a!32)
                 (and here_2_1
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_more_2_1 in_scope_more_1_2)
                          tok_more_1_2
                          tok_more_2_1)
                      rf_2_1
                      a!36)
                 (and here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2
                      a!39)))
       (a!47 (or (and here_0_2
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_more_0_2 in_scope_more_2_0)
                          tok_more_2_0
                          tok_more_0_2)
                      rf_0_2)
                 (and here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0
                      a!44)
                 (and here_0_1
                      (or rmw_0_1
                          rmw_1_0
                          tok_more_1_0
                          tok_more_0_1
                          (and in_scope_more_0_1 in_scope_more_1_0))
                      rf_0_1
                      a!45)
                 (and here_0_2
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_more_0_2 in_scope_more_2_0)
                          tok_more_2_0
                          tok_more_0_2)
                      rf_0_2
                      a!46)))
       (a!48 (or (and here_1_2
                      (or rmw_1_2
                          rmw_2_1
                          tok_more_1_2
                          tok_more_2_1
                          (and in_scope_more_1_2 in_scope_more_2_1))
                      rf_1_2)
                 (and here_1_0
                      (or rmw_0_1
                          rmw_1_0
                          tok_more_1_0
                          tok_more_0_1
                          (and in_scope_more_1_0 in_scope_more_0_1))
                      rf_1_0
                      a!44)
                 (and here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1
                      a!45)
                 (and here_1_2
                      (or rmw_1_2
                          rmw_2_1
                          tok_more_1_2
                          tok_more_2_1
                          (and in_scope_more_1_2 in_scope_more_2_1))
                      rf_1_2
                      a!46)))
       (a!49 (or (and here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2)
                 (and here_2_0
                      (or rmw_0_2
                          rmw_2_0
                          tok_more_2_0
                          (and in_scope_more_2_0 in_scope_more_0_2)
                          tok_more_0_2)
                      rf_2_0
                      a!44)
                 (and here_2_1
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_more_2_1 in_scope_more_1_2)
                          tok_more_1_2
                          tok_more_2_1)
                      rf_2_1
                      a!45)
                 (and here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2
                      a!46)))
       (a!54 (or (and here_0_1
                      (or rmw_0_1
                          rmw_1_0
                          tok_more_1_0
                          tok_more_0_1
                          (and in_scope_more_0_1 in_scope_more_1_0))
                      rf_0_1)
                 (and here_0_0
                      (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                      rf_0_0
                      a!51)
                 (and here_0_1
                      (or rmw_0_1
                          rmw_1_0
                          tok_more_1_0
                          tok_more_0_1
                          (and in_scope_more_0_1 in_scope_more_1_0))
                      rf_0_1
                      a!52)
                 (and here_0_2
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_more_0_2 in_scope_more_2_0)
                          tok_more_2_0
                          tok_more_0_2)
                      rf_0_2
                      a!53)))
       (a!55 (or (and here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1)
                 (and here_1_0
                      (or rmw_0_1
                          rmw_1_0
                          tok_more_1_0
                          tok_more_0_1
                          (and in_scope_more_1_0 in_scope_more_0_1))
                      rf_1_0
                      a!51)
                 (and here_1_1
                      (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                      rf_1_1
                      a!52)
                 (and here_1_2
                      (or rmw_1_2
                          rmw_2_1
                          tok_more_1_2
                          tok_more_2_1
                          (and in_scope_more_1_2 in_scope_more_2_1))
                      rf_1_2
                      a!53)))
       (a!56 (or (and here_2_1
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_more_2_1 in_scope_more_1_2)
                          tok_more_1_2
                          tok_more_2_1)
                      rf_2_1)
                 (and here_2_0
                      (or rmw_0_2
                          rmw_2_0
                          tok_more_2_0
                          (and in_scope_more_2_0 in_scope_more_0_2)
                          tok_more_0_2)
                      rf_2_0
                      a!51)
                 (and here_2_1
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_more_2_1 in_scope_more_1_2)
                          tok_more_1_2
                          tok_more_2_1)
                      rf_2_1
                      a!52)
                 (and here_2_2
                      (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                      rf_2_2
                      a!53)))
       (a!134 (or (and here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0)
                  (and here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0
                       a!126)
                  (and here_0_1
                       (or rmw_0_1
                           rmw_1_0
                           (and in_scope_fewer_0_1 in_scope_fewer_1_0)
                           tok_fewer_0_1
                           tok_fewer_1_0)
                       rf_0_1
                       a!130)
                  (and here_0_2
                       (or rmw_0_2
                           rmw_2_0
                           (and in_scope_fewer_0_2 in_scope_fewer_2_0)
                           tok_fewer_2_0
                           tok_fewer_0_2)
                       rf_0_2
                       a!133)))
       (a!135 (or (and here_1_0
                       (or rmw_0_1
                           rmw_1_0
                           (and in_scope_fewer_1_0 in_scope_fewer_0_1)
                           tok_fewer_0_1
                           tok_fewer_1_0)
                       rf_1_0)
                  (and here_1_0
                       (or rmw_0_1
                           rmw_1_0
                           (and in_scope_fewer_1_0 in_scope_fewer_0_1)
                           tok_fewer_0_1
                           tok_fewer_1_0)
                       rf_1_0
                       a!126)
                  (and here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1
                       a!130)
                  (and here_1_2
                       (or rmw_1_2
                           rmw_2_1
                           (and in_scope_fewer_1_2 in_scope_fewer_2_1)
                           tok_fewer_2_1
                           tok_fewer_1_2)
                       rf_1_2
                       a!133)))
       (a!136 (or (and here_2_0
                       (or rmw_0_2
                           rmw_2_0
                           tok_fewer_2_0
                           tok_fewer_0_2
                           (and in_scope_fewer_2_0 in_scope_fewer_0_2))
                       rf_2_0)
                  (and here_2_0
                       (or rmw_0_2
                           rmw_2_0
                           tok_fewer_2_0
                           tok_fewer_0_2
                           (and in_scope_fewer_2_0 in_scope_fewer_0_2))
                       rf_2_0
                       a!126)
                  (and here_2_1
                       (or rmw_1_2
                           rmw_2_1
                           (and in_scope_fewer_2_1 in_scope_fewer_1_2)
                           tok_fewer_2_1
                           tok_fewer_1_2)
                       rf_2_1
                       a!130)
                  (and here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2
                       a!133)))
       (a!141 (or (and here_0_1
                       (or rmw_0_1
                           rmw_1_0
                           (and in_scope_fewer_0_1 in_scope_fewer_1_0)
                           tok_fewer_0_1
                           tok_fewer_1_0)
                       rf_0_1)
                  (and here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0
                       a!138)
                  (and here_0_1
                       (or rmw_0_1
                           rmw_1_0
                           (and in_scope_fewer_0_1 in_scope_fewer_1_0)
                           tok_fewer_0_1
                           tok_fewer_1_0)
                       rf_0_1
                       a!139)
                  (and here_0_2
                       (or rmw_0_2
                           rmw_2_0
                           (and in_scope_fewer_0_2 in_scope_fewer_2_0)
                           tok_fewer_2_0
                           tok_fewer_0_2)
                       rf_0_2
                       a!140)))
       (a!142 (or (and here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1)
                  (and here_1_0
                       (or rmw_0_1
                           rmw_1_0
                           (and in_scope_fewer_1_0 in_scope_fewer_0_1)
                           tok_fewer_0_1
                           tok_fewer_1_0)
                       rf_1_0
                       a!138)
                  (and here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1
                       a!139)
                  (and here_1_2
                       (or rmw_1_2
                           rmw_2_1
                           (and in_scope_fewer_1_2 in_scope_fewer_2_1)
                           tok_fewer_2_1
                           tok_fewer_1_2)
                       rf_1_2
                       a!140)))
       (a!143 (or (and here_2_1
                       (or rmw_1_2
                           rmw_2_1
                           (and in_scope_fewer_2_1 in_scope_fewer_1_2)
                           tok_fewer_2_1
                           tok_fewer_1_2)
                       rf_2_1)
                  (and here_2_0
                       (or rmw_0_2
                           rmw_2_0
                           tok_fewer_2_0
                           tok_fewer_0_2
                           (and in_scope_fewer_2_0 in_scope_fewer_0_2))
                       rf_2_0
                       a!138)
                  (and here_2_1
                       (or rmw_1_2
                           rmw_2_1
                           (and in_scope_fewer_2_1 in_scope_fewer_1_2)
                           tok_fewer_2_1
                           tok_fewer_1_2)
                       rf_2_1
                       a!139)
                  (and here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2
                       a!140)))
       (a!148 (or (and here_0_2
                       (or rmw_0_2
                           rmw_2_0
                           (and in_scope_fewer_0_2 in_scope_fewer_2_0)
                           tok_fewer_2_0
                           tok_fewer_0_2)
                       rf_0_2)
                  (and here_0_0
                       (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                       rf_0_0
                       a!145)
                  (and here_0_1
                       (or rmw_0_1
                           rmw_1_0
                           (and in_scope_fewer_0_1 in_scope_fewer_1_0)
                           tok_fewer_0_1
                           tok_fewer_1_0)
                       rf_0_1
                       a!146)
                  (and here_0_2
                       (or rmw_0_2
                           rmw_2_0
                           (and in_scope_fewer_0_2 in_scope_fewer_2_0)
                           tok_fewer_2_0
                           tok_fewer_0_2)
                       rf_0_2
                       a!147)))
       (a!149 (or (and here_1_2
                       (or rmw_1_2
                           rmw_2_1
                           (and in_scope_fewer_1_2 in_scope_fewer_2_1)
                           tok_fewer_2_1
                           tok_fewer_1_2)
                       rf_1_2)
                  (and here_1_0
                       (or rmw_0_1
                           rmw_1_0
                           (and in_scope_fewer_1_0 in_scope_fewer_0_1)
                           tok_fewer_0_1
                           tok_fewer_1_0)
                       rf_1_0
                       a!145)
                  (and here_1_1
                       (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                       rf_1_1
                       a!146)
                  (and here_1_2
                       (or rmw_1_2
                           rmw_2_1
                           (and in_scope_fewer_1_2 in_scope_fewer_2_1)
                           tok_fewer_2_1
                           tok_fewer_1_2)
                       rf_1_2
                       a!147)))
       (a!150 (or (and here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2)
                  (and here_2_0
                       (or rmw_0_2
                           rmw_2_0
                           tok_fewer_2_0
                           tok_fewer_0_2
                           (and in_scope_fewer_2_0 in_scope_fewer_0_2))
                       rf_2_0
                       a!145)
                  (and here_2_1
                       (or rmw_1_2
                           rmw_2_1
                           (and in_scope_fewer_2_1 in_scope_fewer_1_2)
                           tok_fewer_2_1
                           tok_fewer_1_2)
                       rf_2_1
                       a!146)
                  (and here_2_2
                       (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                       rf_2_2
                       a!147))))
 (let ((a!43 (or (and REL_more_0 W_0 STRONG_more_0 a!40)
                 (and REL_more_0 tok_more_0_1 here_0_1 W_1 STRONG_more_1 a!41)
                 (and REL_more_0 tok_more_0_2 here_0_2 W_2 STRONG_more_2 a!42)))
       (a!50 (or (and REL_more_0 W_0 STRONG_more_0 a!47)
                 (and REL_more_0 tok_more_0_1 here_0_1 W_1 STRONG_more_1 a!48)
                 (and REL_more_0 tok_more_0_2 here_0_2 W_2 STRONG_more_2 a!49)))
       (a!57 (or (and REL_more_0 W_0 STRONG_more_0 a!54)
                 (and REL_more_0 tok_more_0_1 here_0_1 W_1 STRONG_more_1 a!55)
                 (and REL_more_0 tok_more_0_2 here_0_2 W_2 STRONG_more_2 a!56)))
       (a!60 (or (and REL_more_1 W_1 STRONG_more_1 a!41)
                 (and REL_more_1 tok_more_1_0 here_1_0 W_0 STRONG_more_0 a!40)
                 (and REL_more_1 tok_more_1_2 here_1_2 W_2 STRONG_more_2 a!42)))
       (a!61 (or (and REL_more_1 W_1 STRONG_more_1 a!55)
                 (and REL_more_1 tok_more_1_2 here_1_2 W_2 STRONG_more_2 a!56)
                 (and REL_more_1 tok_more_1_0 here_1_0 W_0 STRONG_more_0 a!54)))
       (a!62 (or (and REL_more_1 tok_more_1_2 here_1_2 W_2 STRONG_more_2 a!49)
                 (and REL_more_1 tok_more_1_0 here_1_0 W_0 STRONG_more_0 a!47)
                 (and REL_more_1 W_1 STRONG_more_1 a!48)))
       (a!71 (or (and REL_more_2 tok_more_2_1 here_2_1 W_1 STRONG_more_1 a!48)
                 (and REL_more_2 W_2 STRONG_more_2 a!49)
                 (and REL_more_2 tok_more_2_0 here_2_0 W_0 STRONG_more_0 a!47)))
       (a!72 (or (and REL_more_2 tok_more_2_0 here_2_0 W_0 STRONG_more_0 a!40)
                 (and REL_more_2 W_2 STRONG_more_2 a!42)
                 (and REL_more_2 tok_more_2_1 here_2_1 W_1 STRONG_more_1 a!41)))
       (a!73 (or (and REL_more_2 tok_more_2_0 here_2_0 W_0 STRONG_more_0 a!54)
                 (and REL_more_2 tok_more_2_1 here_2_1 W_1 STRONG_more_1 a!55)
                 (and REL_more_2 W_2 STRONG_more_2 a!56)))
       (a!137 (or (and REL_fewer_0 W_0 STRONG_fewer_0 a!134)
                  (and REL_fewer_0
                       tok_fewer_0_1
                       here_0_1
                       W_1
                       STRONG_fewer_1
                       a!135)
                  (and REL_fewer_0
                       tok_fewer_0_2
                       here_0_2
                       W_2
                       STRONG_fewer_2
                       a!136)))
       (a!144 (or (and REL_fewer_0 W_0 STRONG_fewer_0 a!141)
                  (and REL_fewer_0
                       tok_fewer_0_1
                       here_0_1
                       W_1
                       STRONG_fewer_1
                       a!142)
                  (and REL_fewer_0
                       tok_fewer_0_2
                       here_0_2
                       W_2
                       STRONG_fewer_2
                       a!143)))
       (a!151 (or (and REL_fewer_0 W_0 STRONG_fewer_0 a!148)
                  (and REL_fewer_0
                       tok_fewer_0_1
                       here_0_1
                       W_1
                       STRONG_fewer_1
                       a!149)
                  (and REL_fewer_0
                       tok_fewer_0_2
                       here_0_2
                       W_2
                       STRONG_fewer_2
                       a!150)))
       (a!154 (or (and REL_fewer_1
                       tok_fewer_1_0
                       here_1_0
                       W_0
                       STRONG_fewer_0
                       a!134)
                  (and REL_fewer_1 W_1 STRONG_fewer_1 a!135)
                  (and REL_fewer_1
                       tok_fewer_1_2
                       here_1_2
                       W_2
                       STRONG_fewer_2
                       a!136)))
       (a!155 (or (and REL_fewer_1
                       tok_fewer_1_0
                       here_1_0
                       W_0
                       STRONG_fewer_0
                       a!141)
                  (and REL_fewer_1 W_1 STRONG_fewer_1 a!142)
                  (and REL_fewer_1
                       tok_fewer_1_2
                       here_1_2
                       W_2
                       STRONG_fewer_2
                       a!143)))
       (a!156 (or (and REL_fewer_1
                       tok_fewer_1_0
                       here_1_0
                       W_0
                       STRONG_fewer_0
                       a!148)
                  (and REL_fewer_1 W_1 STRONG_fewer_1 a!149)
                  (and REL_fewer_1
                       tok_fewer_1_2
                       here_1_2
                       W_2
                       STRONG_fewer_2
                       a!150)))
       (a!163 (or (and REL_fewer_2
                       tok_fewer_2_0
                       here_2_0
                       W_0
                       STRONG_fewer_0
                       a!134)
                  (and REL_fewer_2
                       tok_fewer_2_1
                       here_2_1
                       W_1
                       STRONG_fewer_1
                       a!135)
                  (and REL_fewer_2 W_2 STRONG_fewer_2 a!136)))
       (a!164 (or (and REL_fewer_2
                       tok_fewer_2_0
                       here_2_0
                       W_0
                       STRONG_fewer_0
                       a!141)
                  (and REL_fewer_2 W_2 STRONG_fewer_2 a!143)
                  (and REL_fewer_2
                       tok_fewer_2_1
                       here_2_1
                       W_1
                       STRONG_fewer_1
                       a!142)))
       (a!165 (or (and REL_fewer_2
                       tok_fewer_2_0
                       here_2_0
                       W_0
                       STRONG_fewer_0
                       a!148)
                  (and REL_fewer_2
                       tok_fewer_2_1
                       here_2_1
                       W_1
                       STRONG_fewer_1
                       a!149)
                  (and REL_fewer_2 W_2 STRONG_fewer_2 a!150))))
 (let ((a!58 (and here_0_1
                  (or rmw_0_1
                      rmw_1_0
                      tok_more_1_0
                      tok_more_0_1
                      (and in_scope_more_0_1 in_scope_more_1_0))
                  (or (and a!43
                           R_0
                           STRONG_more_0
                           tok_more_0_1
                           here_0_1
                           ACQ_more_1)
                      (and a!50
                           R_2
                           STRONG_more_2
                           tok_more_2_1
                           here_2_1
                           ACQ_more_1)
                      (and a!57 R_1 STRONG_more_1 ACQ_more_1))))
       (a!63 (and here_1_0
                  (or rmw_0_1
                      rmw_1_0
                      tok_more_1_0
                      tok_more_0_1
                      (and in_scope_more_1_0 in_scope_more_0_1))
                  (or (and a!60 R_0 STRONG_more_0 ACQ_more_0)
                      (and a!61
                           R_1
                           STRONG_more_1
                           tok_more_1_0
                           here_1_0
                           ACQ_more_0)
                      (and a!62
                           R_2
                           STRONG_more_2
                           tok_more_2_0
                           here_2_0
                           ACQ_more_0))))
       (a!66 (and here_1_1
                  (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)
                  (or (and a!60
                           R_0
                           STRONG_more_0
                           tok_more_0_1
                           here_0_1
                           ACQ_more_1)
                      (and a!61 R_1 STRONG_more_1 ACQ_more_1)
                      (and a!62
                           R_2
                           STRONG_more_2
                           tok_more_2_1
                           here_2_1
                           ACQ_more_1))))
       (a!69 (and here_0_2
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_more_0_2 in_scope_more_2_0)
                      tok_more_2_0
                      tok_more_0_2)
                  (or (and a!50 R_2 STRONG_more_2 ACQ_more_2)
                      (and a!57
                           R_1
                           STRONG_more_1
                           tok_more_1_2
                           here_1_2
                           ACQ_more_2)
                      (and a!43
                           R_0
                           STRONG_more_0
                           tok_more_0_2
                           here_0_2
                           ACQ_more_2))))
       (a!74 (and here_2_1
                  (or rmw_1_2
                      rmw_2_1
                      (and in_scope_more_2_1 in_scope_more_1_2)
                      tok_more_1_2
                      tok_more_2_1)
                  (or (and a!71
                           R_2
                           STRONG_more_2
                           tok_more_2_1
                           here_2_1
                           ACQ_more_1)
                      (and a!72
                           R_0
                           STRONG_more_0
                           tok_more_0_1
                           here_0_1
                           ACQ_more_1)
                      (and a!73 R_1 STRONG_more_1 ACQ_more_1))))
       (a!76 (and here_0_0
                  (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)
                  (or (and a!43 R_0 STRONG_more_0 ACQ_more_0)
                      (and a!57
                           R_1
                           STRONG_more_1
                           tok_more_1_0
                           here_1_0
                           ACQ_more_0)
                      (and a!50
                           R_2
                           STRONG_more_2
                           tok_more_2_0
                           here_2_0
                           ACQ_more_0))))
       (a!79 (and here_1_2
                  (or rmw_1_2
                      rmw_2_1
                      tok_more_1_2
                      tok_more_2_1
                      (and in_scope_more_1_2 in_scope_more_2_1))
                  (or (and a!60
                           R_0
                           STRONG_more_0
                           tok_more_0_2
                           here_0_2
                           ACQ_more_2)
                      (and a!61
                           R_1
                           STRONG_more_1
                           tok_more_1_2
                           here_1_2
                           ACQ_more_2)
                      (and a!62 R_2 STRONG_more_2 ACQ_more_2))))
       (a!81 (and here_2_0
                  (or rmw_0_2
                      rmw_2_0
                      tok_more_2_0
                      (and in_scope_more_2_0 in_scope_more_0_2)
                      tok_more_0_2)
                  (or (and a!72 R_0 STRONG_more_0 ACQ_more_0)
                      (and a!73
                           R_1
                           STRONG_more_1
                           tok_more_1_0
                           here_1_0
                           ACQ_more_0)
                      (and a!71
                           R_2
                           STRONG_more_2
                           tok_more_2_0
                           here_2_0
                           ACQ_more_0))))
       (a!86 (and here_2_2
                  (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)
                  (or (and a!72
                           R_0
                           STRONG_more_0
                           tok_more_0_2
                           here_0_2
                           ACQ_more_2)
                      (and a!73
                           R_1
                           STRONG_more_1
                           tok_more_1_2
                           here_1_2
                           ACQ_more_2)
                      (and a!71 R_2 STRONG_more_2 ACQ_more_2))))
       (a!152 (and here_0_0
                   (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)
                   (or (and a!137 R_0 STRONG_fewer_0 ACQ_fewer_0)
                       (and a!144
                            R_1
                            STRONG_fewer_1
                            tok_fewer_1_0
                            here_1_0
                            ACQ_fewer_0)
                       (and a!151
                            R_2
                            STRONG_fewer_2
                            tok_fewer_2_0
                            here_2_0
                            ACQ_fewer_0))))
       (a!153 (and here_0_1
                   (or rmw_0_1
                       rmw_1_0
                       (and in_scope_fewer_0_1 in_scope_fewer_1_0)
                       tok_fewer_0_1
                       tok_fewer_1_0)
                   (or (and a!137
                            R_0
                            STRONG_fewer_0
                            tok_fewer_0_1
                            here_0_1
                            ACQ_fewer_1)
                       (and a!144 R_1 STRONG_fewer_1 ACQ_fewer_1)
                       (and a!151
                            R_2
                            STRONG_fewer_2
                            tok_fewer_2_1
                            here_2_1
                            ACQ_fewer_1))))
       (a!157 (and here_1_0
                   (or rmw_0_1
                       rmw_1_0
                       (and in_scope_fewer_1_0 in_scope_fewer_0_1)
                       tok_fewer_0_1
                       tok_fewer_1_0)
                   (or (and a!154 R_0 STRONG_fewer_0 ACQ_fewer_0)
                       (and a!155
                            R_1
                            STRONG_fewer_1
                            tok_fewer_1_0
                            here_1_0
                            ACQ_fewer_0)
                       (and a!156
                            R_2
                            STRONG_fewer_2
                            tok_fewer_2_0
                            here_2_0
                            ACQ_fewer_0))))
       (a!159 (and here_0_2
                   (or rmw_0_2
                       rmw_2_0
                       (and in_scope_fewer_0_2 in_scope_fewer_2_0)
                       tok_fewer_2_0
                       tok_fewer_0_2)
                   (or (and a!137
                            R_0
                            STRONG_fewer_0
                            tok_fewer_0_2
                            here_0_2
                            ACQ_fewer_2)
                       (and a!144
                            R_1
                            STRONG_fewer_1
                            tok_fewer_1_2
                            here_1_2
                            ACQ_fewer_2)
                       (and a!151 R_2 STRONG_fewer_2 ACQ_fewer_2))))
       (a!161 (and here_1_2
                   (or rmw_1_2
                       rmw_2_1
                       (and in_scope_fewer_1_2 in_scope_fewer_2_1)
                       tok_fewer_2_1
                       tok_fewer_1_2)
                   (or (and a!154
                            R_0
                            STRONG_fewer_0
                            tok_fewer_0_2
                            here_0_2
                            ACQ_fewer_2)
                       (and a!155
                            R_1
                            STRONG_fewer_1
                            tok_fewer_1_2
                            here_1_2
                            ACQ_fewer_2)
                       (and a!156 R_2 STRONG_fewer_2 ACQ_fewer_2))))
       (a!166 (and here_2_2
                   (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)
                   (or (and a!163
                            R_0
                            STRONG_fewer_0
                            tok_fewer_0_2
                            here_0_2
                            ACQ_fewer_2)
                       (and a!164
                            R_1
                            STRONG_fewer_1
                            tok_fewer_1_2
                            here_1_2
                            ACQ_fewer_2)
                       (and a!165 R_2 STRONG_fewer_2 ACQ_fewer_2))))
       (a!168 (and here_2_0
                   (or rmw_0_2
                       rmw_2_0
                       tok_fewer_2_0
                       tok_fewer_0_2
                       (and in_scope_fewer_2_0 in_scope_fewer_0_2))
                   (or (and a!163 R_0 STRONG_fewer_0 ACQ_fewer_0)
                       (and a!164
                            R_1
                            STRONG_fewer_1
                            tok_fewer_1_0
                            here_1_0
                            ACQ_fewer_0)
                       (and a!165
                            R_2
                            STRONG_fewer_2
                            tok_fewer_2_0
                            here_2_0
                            ACQ_fewer_0))))
       (a!170 (and here_2_1
                   (or rmw_1_2
                       rmw_2_1
                       (and in_scope_fewer_2_1 in_scope_fewer_1_2)
                       tok_fewer_2_1
                       tok_fewer_1_2)
                   (or (and a!163
                            R_0
                            STRONG_fewer_0
                            tok_fewer_0_1
                            here_0_1
                            ACQ_fewer_1)
                       (and a!164 R_1 STRONG_fewer_1 ACQ_fewer_1)
                       (and a!165
                            R_2
                            STRONG_fewer_2
                            tok_fewer_2_1
                            here_2_1
                            ACQ_fewer_1))))
       (a!174 (and here_1_1
                   (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)
                   (or (and a!155 R_1 STRONG_fewer_1 ACQ_fewer_1)
                       (and a!156
                            R_2
                            STRONG_fewer_2
                            tok_fewer_2_1
                            here_2_1
                            ACQ_fewer_1)
                       (and a!154
                            R_0
                            STRONG_fewer_0
                            tok_fewer_0_1
                            here_0_1
                            ACQ_fewer_1)))))
 (let ((a!65 (and (or rmw_0_1 a!58 a!59 tok_more_0_1)
                  (or rmw_1_0 a!63 tok_more_1_0 a!64)))
       (a!67 (and (or rmw_0_1 a!58 a!59 tok_more_0_1)
                  (or rmw_1_1 a!66 tok_more_1_1)))
       (a!75 (and (or rmw_0_2 a!68 tok_more_0_2 a!69)
                  (or rmw_2_1 tok_more_2_1 a!70 a!74)))
       (a!77 (and (or rmw_0_0 a!76 tok_more_0_0)
                  (or rmw_0_1 a!58 a!59 tok_more_0_1)))
       (a!82 (and (or rmw_1_2 tok_more_1_2 a!78 a!79)
                  (or rmw_2_0 a!80 tok_more_2_0 a!81)))
       (a!83 (and (or rmw_1_0 a!63 tok_more_1_0 a!64)
                  (or rmw_0_0 a!76 tok_more_0_0)))
       (a!84 (and (or rmw_1_1 a!66 tok_more_1_1)
                  (or rmw_1_0 a!63 tok_more_1_0 a!64)))
       (a!85 (and (or rmw_0_0 a!76 tok_more_0_0)
                  (or rmw_0_2 a!68 tok_more_0_2 a!69)))
       (a!87 (and (or rmw_0_2 a!68 tok_more_0_2 a!69)
                  (or rmw_2_2 a!86 tok_more_2_2)))
       (a!88 (and (or rmw_0_1 a!58 a!59 tok_more_0_1)
                  (or rmw_1_2 tok_more_1_2 a!78 a!79)))
       (a!89 (and (or rmw_2_0 a!80 tok_more_2_0 a!81)
                  (or rmw_0_0 a!76 tok_more_0_0)))
       (a!90 (and (or rmw_2_1 tok_more_2_1 a!70 a!74)
                  (or rmw_1_0 a!63 tok_more_1_0 a!64)))
       (a!91 (and (or rmw_2_2 a!86 tok_more_2_2)
                  (or rmw_2_0 a!80 tok_more_2_0 a!81)))
       (a!92 (and (or rmw_0_2 a!68 tok_more_0_2 a!69)
                  (or rmw_2_0 a!80 tok_more_2_0 a!81)))
       (a!158 (and (or rmw_0_1 a!153 tok_fewer_0_1 a!59)
                   (or rmw_1_0 a!157 tok_fewer_1_0 a!64)))
       (a!160 (and (or rmw_0_0 a!152 tok_fewer_0_0)
                   (or rmw_0_2 tok_fewer_0_2 a!68 a!159)))
       (a!162 (and (or rmw_0_1 a!153 tok_fewer_0_1 a!59)
                   (or rmw_1_2 tok_fewer_1_2 a!78 a!161)))
       (a!167 (and (or rmw_0_2 tok_fewer_0_2 a!68 a!159)
                   (or rmw_2_2 tok_fewer_2_2 a!166)))
       (a!169 (and (or rmw_2_0 tok_fewer_2_0 a!80 a!168)
                   (or rmw_0_0 a!152 tok_fewer_0_0)))
       (a!171 (and (or rmw_2_1 tok_fewer_2_1 a!70 a!170)
                   (or rmw_1_0 a!157 tok_fewer_1_0 a!64)))
       (a!172 (and (or rmw_2_2 tok_fewer_2_2 a!166)
                   (or rmw_2_0 tok_fewer_2_0 a!80 a!168)))
       (a!173 (and (or rmw_0_2 tok_fewer_0_2 a!68 a!159)
                   (or rmw_2_0 tok_fewer_2_0 a!80 a!168)))
       (a!175 (and (or rmw_0_1 a!153 tok_fewer_0_1 a!59)
                   (or rmw_1_1 a!174 tok_fewer_1_1)))
       (a!176 (and (or rmw_0_2 tok_fewer_0_2 a!68 a!159)
                   (or rmw_2_1 tok_fewer_2_1 a!70 a!170)))
       (a!177 (and (or rmw_0_0 a!152 tok_fewer_0_0)
                   (or rmw_0_1 a!153 tok_fewer_0_1 a!59)))
       (a!178 (and (or rmw_1_0 a!157 tok_fewer_1_0 a!64)
                   (or rmw_0_0 a!152 tok_fewer_0_0)))
       (a!179 (and (or rmw_1_1 a!174 tok_fewer_1_1)
                   (or rmw_1_0 a!157 tok_fewer_1_0 a!64)))
       (a!180 (and (or rmw_1_2 tok_fewer_1_2 a!78 a!161)
                   (or rmw_2_0 tok_fewer_2_0 a!80 a!168)))
       (a!184 (and (or rmw_1_0 a!63 tok_more_1_0 a!64)
                   (or rmw_0_1 a!58 a!59 tok_more_0_1)))
       (a!185 (and (or rmw_1_2 tok_more_1_2 a!78 a!79)
                   (or rmw_2_1 tok_more_2_1 a!70 a!74)))
       (a!186 (and (or rmw_2_1 tok_more_2_1 a!70 a!74)
                   (or rmw_1_1 a!66 tok_more_1_1)))
       (a!187 (and (or rmw_2_2 a!86 tok_more_2_2)
                   (or rmw_2_1 tok_more_2_1 a!70 a!74)))
       (a!188 (and (or rmw_2_0 a!80 tok_more_2_0 a!81)
                   (or rmw_0_1 a!58 a!59 tok_more_0_1)))
       (a!190 (and (or rmw_1_1 a!66 tok_more_1_1)
                   (or rmw_1_2 tok_more_1_2 a!78 a!79)))
       (a!191 (and (or rmw_1_2 tok_more_1_2 a!78 a!79)
                   (or rmw_2_2 a!86 tok_more_2_2)))
       (a!192 (and (or rmw_1_0 a!63 tok_more_1_0 a!64)
                   (or rmw_0_2 a!68 tok_more_0_2 a!69)))
       (a!195 (and (or rmw_2_2 tok_fewer_2_2 a!166)
                   (or rmw_2_1 tok_fewer_2_1 a!70 a!170)))
       (a!196 (and (or rmw_2_0 tok_fewer_2_0 a!80 a!168)
                   (or rmw_0_1 a!153 tok_fewer_0_1 a!59)))
       (a!197 (and (or rmw_2_1 tok_fewer_2_1 a!70 a!170)
                   (or rmw_1_1 a!174 tok_fewer_1_1)))
       (a!198 (and (or rmw_1_0 a!157 tok_fewer_1_0 a!64)
                   (or rmw_0_1 a!153 tok_fewer_0_1 a!59)))
       (a!199 (and (or rmw_1_2 tok_fewer_1_2 a!78 a!161)
                   (or rmw_2_1 tok_fewer_2_1 a!70 a!170)))
       (a!201 (and (or rmw_1_0 a!157 tok_fewer_1_0 a!64)
                   (or rmw_0_2 tok_fewer_0_2 a!68 a!159)))
       (a!202 (and (or rmw_1_1 a!174 tok_fewer_1_1)
                   (or rmw_1_2 tok_fewer_1_2 a!78 a!161)))
       (a!203 (and (or rmw_1_2 tok_fewer_1_2 a!78 a!161)
                   (or rmw_2_2 tok_fewer_2_2 a!166)))
       (a!207 (and (or rmw_2_0 a!80 tok_more_2_0 a!81)
                   (or rmw_0_2 a!68 tok_more_0_2 a!69)))
       (a!208 (and (or rmw_2_1 tok_more_2_1 a!70 a!74)
                   (or rmw_1_2 tok_more_1_2 a!78 a!79)))
       (a!212 (and (or rmw_2_0 tok_fewer_2_0 a!80 a!168)
                   (or rmw_0_2 tok_fewer_0_2 a!68 a!159)))
       (a!213 (and (or rmw_2_1 tok_fewer_2_1 a!70 a!170)
                   (or rmw_1_2 tok_fewer_1_2 a!78 a!161))))
 (let ((a!93 (not (or rmw_0_0
                      a!65
                      (and (or rmw_0_1 a!58 a!67 a!75 a!77 a!59 tok_more_0_1)
                           (or rmw_1_0 a!63 a!82 a!83 a!84 tok_more_1_0 a!64))
                      (and (or rmw_0_2 a!68 tok_more_0_2 a!85 a!69 a!87 a!88)
                           (or rmw_2_0 a!80 tok_more_2_0 a!89 a!90 a!91 a!81))
                      a!76
                      a!92
                      tok_more_0_0)))
       (a!181 (not (or rmw_0_0
                       a!152
                       a!158
                       (and (or rmw_0_2
                                tok_fewer_0_2
                                a!68
                                a!160
                                a!162
                                a!167
                                a!159)
                            (or rmw_2_0
                                tok_fewer_2_0
                                a!80
                                a!169
                                a!171
                                a!172
                                a!168))
                       a!173
                       (and (or rmw_0_1
                                a!175
                                a!176
                                a!153
                                a!177
                                tok_fewer_0_1
                                a!59)
                            (or rmw_1_0
                                a!157
                                a!178
                                a!179
                                a!180
                                tok_fewer_1_0
                                a!64))
                       tok_fewer_0_0)))
       (a!189 (not (or rmw_0_1
                       a!58
                       a!67
                       a!75
                       a!77
                       (and (or rmw_0_0 a!65 a!76 a!92 tok_more_0_0)
                            (or rmw_0_1 a!58 a!67 a!75 a!77 a!59 tok_more_0_1))
                       (and (or rmw_0_1 a!58 a!67 a!75 a!77 a!59 tok_more_0_1)
                            (or rmw_1_1 a!184 a!66 a!185 tok_more_1_1))
                       (and (or rmw_0_2 a!68 tok_more_0_2 a!85 a!69 a!87 a!88)
                            (or rmw_2_1 tok_more_2_1 a!70 a!74 a!186 a!187 a!188))
                       a!59
                       tok_more_0_1)))
       (a!193 (not (or rmw_1_0
                       (and (or rmw_1_1 a!184 a!66 a!185 tok_more_1_1)
                            (or rmw_1_0 a!63 a!82 a!83 a!84 tok_more_1_0 a!64))
                       a!63
                       a!82
                       (and (or rmw_1_2 tok_more_1_2 a!78 a!190 a!191 a!79 a!192)
                            (or rmw_2_0 a!80 tok_more_2_0 a!89 a!90 a!91 a!81))
                       a!83
                       (and (or rmw_1_0 a!63 a!82 a!83 a!84 tok_more_1_0 a!64)
                            (or rmw_0_0 a!65 a!76 a!92 tok_more_0_0))
                       a!84
                       tok_more_1_0
                       a!64)))
       (a!200 (not (or rmw_0_1
                       a!175
                       (and (or rmw_0_2
                                tok_fewer_0_2
                                a!68
                                a!160
                                a!162
                                a!167
                                a!159)
                            (or rmw_2_1
                                tok_fewer_2_1
                                a!70
                                a!195
                                a!170
                                a!196
                                a!197))
                       a!176
                       (and (or rmw_0_0 a!152 a!158 a!173 tok_fewer_0_0)
                            (or rmw_0_1
                                a!175
                                a!176
                                a!153
                                a!177
                                tok_fewer_0_1
                                a!59))
                       a!153
                       (and (or rmw_0_1
                                a!175
                                a!176
                                a!153
                                a!177
                                tok_fewer_0_1
                                a!59)
                            (or rmw_1_1 a!174 a!198 a!199 tok_fewer_1_1))
                       a!177
                       tok_fewer_0_1
                       a!59)))
       (a!204 (not (or rmw_1_0
                       a!157
                       a!178
                       a!179
                       (and (or rmw_1_0
                                a!157
                                a!178
                                a!179
                                a!180
                                tok_fewer_1_0
                                a!64)
                            (or rmw_0_0 a!152 a!158 a!173 tok_fewer_0_0))
                       (and (or rmw_1_1 a!174 a!198 a!199 tok_fewer_1_1)
                            (or rmw_1_0
                                a!157
                                a!178
                                a!179
                                a!180
                                tok_fewer_1_0
                                a!64))
                       (and (or rmw_1_2
                                tok_fewer_1_2
                                a!78
                                a!201
                                a!202
                                a!203
                                a!161)
                            (or rmw_2_0
                                tok_fewer_2_0
                                a!80
                                a!169
                                a!171
                                a!172
                                a!168))
                       a!180
                       tok_fewer_1_0
                       a!64)))
       (a!209 (not (or rmw_0_2
                       a!68
                       tok_more_0_2
                       a!85
                       (and (or rmw_0_0 a!65 a!76 a!92 tok_more_0_0)
                            (or rmw_0_2 a!68 tok_more_0_2 a!85 a!69 a!87 a!88))
                       a!69
                       a!87
                       (and (or rmw_0_2 a!68 tok_more_0_2 a!85 a!69 a!87 a!88)
                            (or rmw_2_2 a!86 a!207 a!208 tok_more_2_2))
                       a!88
                       (and (or rmw_0_1 a!58 a!67 a!75 a!77 a!59 tok_more_0_1)
                            (or rmw_1_2 tok_more_1_2 a!78 a!190 a!191 a!79 a!192)))))
       (a!210 (not (or rmw_2_0
                       a!80
                       tok_more_2_0
                       (and (or rmw_2_0 a!80 tok_more_2_0 a!89 a!90 a!91 a!81)
                            (or rmw_0_0 a!65 a!76 a!92 tok_more_0_0))
                       a!89
                       a!90
                       a!91
                       a!81
                       (and (or rmw_2_1 tok_more_2_1 a!70 a!74 a!186 a!187 a!188)
                            (or rmw_1_0 a!63 a!82 a!83 a!84 tok_more_1_0 a!64))
                       (and (or rmw_2_2 a!86 a!207 a!208 tok_more_2_2)
                            (or rmw_2_0 a!80 tok_more_2_0 a!89 a!90 a!91 a!81)))))
       (a!214 (not (or rmw_0_2
                       tok_fewer_0_2
                       a!68
                       a!160
                       a!162
                       a!167
                       (and (or rmw_0_0 a!152 a!158 a!173 tok_fewer_0_0)
                            (or rmw_0_2
                                tok_fewer_0_2
                                a!68
                                a!160
                                a!162
                                a!167
                                a!159))
                       (and (or rmw_0_1
                                a!175
                                a!176
                                a!153
                                a!177
                                tok_fewer_0_1
                                a!59)
                            (or rmw_1_2
                                tok_fewer_1_2
                                a!78
                                a!201
                                a!202
                                a!203
                                a!161))
                       (and (or rmw_0_2
                                tok_fewer_0_2
                                a!68
                                a!160
                                a!162
                                a!167
                                a!159)
                            (or rmw_2_2 tok_fewer_2_2 a!166 a!212 a!213))
                       a!159)))
       (a!215 (not (or rmw_2_0
                       tok_fewer_2_0
                       a!80
                       a!169
                       a!171
                       a!172
                       (and (or rmw_2_0
                                tok_fewer_2_0
                                a!80
                                a!169
                                a!171
                                a!172
                                a!168)
                            (or rmw_0_0 a!152 a!158 a!173 tok_fewer_0_0))
                       (and (or rmw_2_1
                                tok_fewer_2_1
                                a!70
                                a!195
                                a!170
                                a!196
                                a!197)
                            (or rmw_1_0
                                a!157
                                a!178
                                a!179
                                a!180
                                tok_fewer_1_0
                                a!64))
                       (and (or rmw_2_2 tok_fewer_2_2 a!166 a!212 a!213)
                            (or rmw_2_0
                                tok_fewer_2_0
                                a!80
                                a!169
                                a!171
                                a!172
                                a!168))
                       a!168)))
       (a!220 (not (or rmw_1_1
                       a!184
                       a!66
                       a!185
                       (and (or rmw_1_0 a!63 a!82 a!83 a!84 tok_more_1_0 a!64)
                            (or rmw_0_1 a!58 a!67 a!75 a!77 a!59 tok_more_0_1))
                       (and (or rmw_1_2 tok_more_1_2 a!78 a!190 a!191 a!79 a!192)
                            (or rmw_2_1 tok_more_2_1 a!70 a!74 a!186 a!187 a!188))
                       tok_more_1_1)))
       (a!222 (not (or rmw_1_1
                       a!174
                       (and (or rmw_1_0
                                a!157
                                a!178
                                a!179
                                a!180
                                tok_fewer_1_0
                                a!64)
                            (or rmw_0_1
                                a!175
                                a!176
                                a!153
                                a!177
                                tok_fewer_0_1
                                a!59))
                       (and (or rmw_1_2
                                tok_fewer_1_2
                                a!78
                                a!201
                                a!202
                                a!203
                                a!161)
                            (or rmw_2_1
                                tok_fewer_2_1
                                a!70
                                a!195
                                a!170
                                a!196
                                a!197))
                       a!198
                       a!199
                       tok_fewer_1_1)))
       (a!225 (not (or rmw_1_2
                       tok_more_1_2
                       a!78
                       a!190
                       a!191
                       a!79
                       a!192
                       (and (or rmw_1_0 a!63 a!82 a!83 a!84 tok_more_1_0 a!64)
                            (or rmw_0_2 a!68 tok_more_0_2 a!85 a!69 a!87 a!88))
                       (and (or rmw_1_1 a!184 a!66 a!185 tok_more_1_1)
                            (or rmw_1_2 tok_more_1_2 a!78 a!190 a!191 a!79 a!192))
                       (and (or rmw_1_2 tok_more_1_2 a!78 a!190 a!191 a!79 a!192)
                            (or rmw_2_2 a!86 a!207 a!208 tok_more_2_2)))))
       (a!226 (not (or rmw_2_1
                       tok_more_2_1
                       a!70
                       a!74
                       (and (or rmw_2_0 a!80 tok_more_2_0 a!89 a!90 a!91 a!81)
                            (or rmw_0_1 a!58 a!67 a!75 a!77 a!59 tok_more_0_1))
                       (and (or rmw_2_1 tok_more_2_1 a!70 a!74 a!186 a!187 a!188)
                            (or rmw_1_1 a!184 a!66 a!185 tok_more_1_1))
                       (and (or rmw_2_2 a!86 a!207 a!208 tok_more_2_2)
                            (or rmw_2_1 tok_more_2_1 a!70 a!74 a!186 a!187 a!188))
                       a!186
                       a!187
                       a!188)))
       (a!228 (not (or rmw_1_2
                       tok_fewer_1_2
                       a!78
                       a!201
                       a!202
                       (and (or rmw_1_0
                                a!157
                                a!178
                                a!179
                                a!180
                                tok_fewer_1_0
                                a!64)
                            (or rmw_0_2
                                tok_fewer_0_2
                                a!68
                                a!160
                                a!162
                                a!167
                                a!159))
                       (and (or rmw_1_1 a!174 a!198 a!199 tok_fewer_1_1)
                            (or rmw_1_2
                                tok_fewer_1_2
                                a!78
                                a!201
                                a!202
                                a!203
                                a!161))
                       (and (or rmw_1_2
                                tok_fewer_1_2
                                a!78
                                a!201
                                a!202
                                a!203
                                a!161)
                            (or rmw_2_2 tok_fewer_2_2 a!166 a!212 a!213))
                       a!203
                       a!161)))
       (a!229 (not (or rmw_2_1
                       tok_fewer_2_1
                       a!70
                       a!195
                       a!170
                       (and (or rmw_2_0
                                tok_fewer_2_0
                                a!80
                                a!169
                                a!171
                                a!172
                                a!168)
                            (or rmw_0_1
                                a!175
                                a!176
                                a!153
                                a!177
                                tok_fewer_0_1
                                a!59))
                       (and (or rmw_2_1
                                tok_fewer_2_1
                                a!70
                                a!195
                                a!170
                                a!196
                                a!197)
                            (or rmw_1_1 a!174 a!198 a!199 tok_fewer_1_1))
                       (and (or rmw_2_2 tok_fewer_2_2 a!166 a!212 a!213)
                            (or rmw_2_1
                                tok_fewer_2_1
                                a!70
                                a!195
                                a!170
                                a!196
                                a!197))
                       a!196
                       a!197)))
       (a!237 (not (or rmw_2_2
                       (and (or rmw_2_0 a!80 tok_more_2_0 a!89 a!90 a!91 a!81)
                            (or rmw_0_2 a!68 tok_more_0_2 a!85 a!69 a!87 a!88))
                       (and (or rmw_2_1 tok_more_2_1 a!70 a!74 a!186 a!187 a!188)
                            (or rmw_1_2 tok_more_1_2 a!78 a!190 a!191 a!79 a!192))
                       a!86
                       a!207
                       a!208
                       tok_more_2_2)))
       (a!239 (not (or rmw_2_2
                       tok_fewer_2_2
                       a!166
                       a!212
                       a!213
                       (and (or rmw_2_0
                                tok_fewer_2_0
                                a!80
                                a!169
                                a!171
                                a!172
                                a!168)
                            (or rmw_0_2
                                tok_fewer_0_2
                                a!68
                                a!160
                                a!162
                                a!167
                                a!159))
                       (and (or rmw_2_1
                                tok_fewer_2_1
                                a!70
                                a!195
                                a!170
                                a!196
                                a!197)
                            (or rmw_1_2
                                tok_fewer_1_2
                                a!78
                                a!201
                                a!202
                                a!203
                                a!161))))))
 (let ((a!94 (and (or (and W_0 overlap_0_0) (and overlap_0_0 W_0))
                  (not (and here_0_0 (or rmw_0_0 in_scope_more_0_0 tok_more_0_0)))
                  a!93
                  a!93))
       (a!182 (and (or (and W_0 overlap_0_0) (and overlap_0_0 W_0))
                   (not (and here_0_0
                             (or rmw_0_0 in_scope_fewer_0_0 tok_fewer_0_0)))
                   a!181
                   a!181))
       (a!205 (=> (and (or (and W_0 overlap_0_1) (and overlap_0_1 W_1))
                       a!183
                       a!189
                       a!193)
                  (and (or (and W_0 overlap_0_1) (and overlap_0_1 W_1))
                       a!194
                       a!200
                       a!204)))
       (a!216 (=> (and (or (and W_0 overlap_0_2) (and overlap_0_2 W_2))
                       a!206
                       a!209
                       a!210)
                  (and (or (and W_0 overlap_0_2) (and overlap_0_2 W_2))
                       a!211
                       a!214
                       a!215)))
       (a!219 (=> (and (or (and W_1 overlap_1_0) (and overlap_1_0 W_0))
                       a!217
                       a!193
                       a!189)
                  (and (or (and W_1 overlap_1_0) (and overlap_1_0 W_0))
                       a!218
                       a!204
                       a!200)))
       (a!221 (and (or (and W_1 overlap_1_1) (and overlap_1_1 W_1))
                   (not (and here_1_1
                             (or rmw_1_1 tok_more_1_1 in_scope_more_1_1)))
                   a!220
                   a!220))
       (a!223 (and (or (and W_1 overlap_1_1) (and overlap_1_1 W_1))
                   (not (and here_1_1
                             (or rmw_1_1 in_scope_fewer_1_1 tok_fewer_1_1)))
                   a!222
                   a!222))
       (a!230 (=> (and (or (and W_1 overlap_1_2) (and overlap_1_2 W_2))
                       a!224
                       a!225
                       a!226)
                  (and (or (and W_1 overlap_1_2) (and overlap_1_2 W_2))
                       a!227
                       a!228
                       a!229)))
       (a!233 (=> (and (or (and W_2 overlap_2_0) (and overlap_2_0 W_0))
                       a!231
                       a!210
                       a!209)
                  (and (or (and W_2 overlap_2_0) (and overlap_2_0 W_0))
                       a!232
                       a!215
                       a!214)))
       (a!236 (=> (and (or (and W_2 overlap_2_1) (and overlap_2_1 W_1))
                       a!234
                       a!226
                       a!225)
                  (and (or (and W_2 overlap_2_1) (and overlap_2_1 W_1))
                       a!235
                       a!229
                       a!228)))
       (a!238 (and (or (and W_2 overlap_2_2) (and overlap_2_2 W_2))
                   (not (and here_2_2
                             (or rmw_2_2 in_scope_more_2_2 tok_more_2_2)))
                   a!237
                   a!237))
       (a!240 (and (or (and W_2 overlap_2_2) (and overlap_2_2 W_2))
                   (not (and here_2_2
                             (or rmw_2_2 in_scope_fewer_2_2 tok_fewer_2_2)))
                   a!239
                   a!239)))
   (not (and (=> a!94 a!182)
             a!205
             a!216
             a!219
             (=> a!221 a!223)
             a!230
             a!233
             a!236
             (=> a!238 a!240))))))))))))))
(check-sat)
