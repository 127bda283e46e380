; monotonicity.consistency.2-events.hypotheses
; The hypotheses of monotonicity.consistency.2-events can hold together.
; A witness: the answer must be sat.
(set-logic QF_UF)
(declare-fun tok_fewer_0_0 () Bool)
(declare-fun tok_more_0_0 () Bool)
(declare-fun tok_fewer_0_1 () Bool)
(declare-fun tok_more_0_1 () Bool)
(declare-fun tok_fewer_1_0 () Bool)
(declare-fun tok_more_1_0 () Bool)
(declare-fun tok_fewer_1_1 () Bool)
(declare-fun tok_more_1_1 () Bool)
(declare-fun STRONG_fewer_0 () Bool)
(declare-fun STRONG_more_0 () Bool)
(declare-fun STRONG_fewer_1 () Bool)
(declare-fun STRONG_more_1 () Bool)
(declare-fun REL_fewer_0 () Bool)
(declare-fun REL_more_0 () Bool)
(declare-fun REL_fewer_1 () Bool)
(declare-fun REL_more_1 () Bool)
(declare-fun ACQ_fewer_0 () Bool)
(declare-fun ACQ_more_0 () Bool)
(declare-fun ACQ_fewer_1 () Bool)
(declare-fun ACQ_more_1 () Bool)
(declare-fun in_scope_fewer_0_0 () Bool)
(declare-fun in_scope_more_0_0 () Bool)
(declare-fun in_scope_fewer_0_1 () Bool)
(declare-fun in_scope_more_0_1 () Bool)
(declare-fun in_scope_fewer_1_0 () Bool)
(declare-fun in_scope_more_1_0 () Bool)
(declare-fun in_scope_fewer_1_1 () Bool)
(declare-fun in_scope_more_1_1 () Bool)
(declare-fun W_0 () Bool)
(declare-fun W_1 () Bool)
(declare-fun R_0 () Bool)
(declare-fun R_1 () Bool)
(declare-fun INIT_0 () Bool)
(declare-fun INIT_1 () Bool)
(declare-fun rmw_0_0 () Bool)
(declare-fun rmw_1_1 () Bool)
(declare-fun overlap_0_0 () Bool)
(declare-fun overlap_0_1 () Bool)
(declare-fun overlap_1_0 () Bool)
(declare-fun overlap_1_1 () Bool)
(declare-fun here_0_0 () Bool)
(declare-fun here_0_1 () Bool)
(declare-fun here_1_0 () Bool)
(declare-fun here_1_1 () Bool)
(declare-fun rmw_0_1 () Bool)
(declare-fun rmw_1_0 () Bool)
(declare-fun rf_0_0 () Bool)
(declare-fun rf_0_1 () Bool)
(declare-fun rf_1_0 () Bool)
(declare-fun rf_1_1 () Bool)
(declare-fun co_0_0 () Bool)
(declare-fun co_0_1 () Bool)
(declare-fun co_1_0 () Bool)
(declare-fun co_1_1 () Bool)
(declare-fun fr_0_0 () Bool)
(declare-fun fr_0_1 () Bool)
(declare-fun fr_1_0 () Bool)
(declare-fun fr_1_1 () Bool)
; hypothesis: more token order
(assert
 (and (or (not tok_fewer_0_0) tok_more_0_0)
      (or (not tok_fewer_0_1) tok_more_0_1)
      (or (not tok_fewer_1_0) tok_more_1_0)
      (or (not tok_fewer_1_1) tok_more_1_1)))
; hypothesis: more strong accesses
(assert
 (and (or (not STRONG_fewer_0) STRONG_more_0)
      (or (not STRONG_fewer_1) STRONG_more_1)))
; hypothesis: more releases
(assert
 (and (or (not REL_fewer_0) REL_more_0) (or (not REL_fewer_1) REL_more_1)))
; hypothesis: more acquires
(assert
 (and (or (not ACQ_fewer_0) ACQ_more_0) (or (not ACQ_fewer_1) ACQ_more_1)))
; hypothesis: wider scopes
(assert
 (and (or (not in_scope_fewer_0_0) in_scope_more_0_0)
      (or (not in_scope_fewer_0_1) in_scope_more_0_1)
      (or (not in_scope_fewer_1_0) in_scope_more_1_0)
      (or (not in_scope_fewer_1_1) in_scope_more_1_1)))
; hypothesis: with more: releases
(assert
 (and (or (not REL_more_0) (and W_0 STRONG_more_0))
      (or (not REL_more_1) (and W_1 STRONG_more_1))))
; hypothesis: with more: acquires
(assert
 (and (or (not ACQ_more_0) (and R_0 STRONG_more_0))
      (or (not ACQ_more_1) (and R_1 STRONG_more_1))))
; hypothesis: with more: scopes
(assert
 (and (not in_scope_more_0_0)
      (or (not in_scope_more_0_1) (and STRONG_more_0 STRONG_more_1))
      (or (not in_scope_more_1_0) (and STRONG_more_1 STRONG_more_0))
      (not in_scope_more_1_1)))
; hypothesis: with more: initial writes are weak
(assert
 (and (not (and STRONG_more_0 INIT_0)) (not (and STRONG_more_1 INIT_1))))
; hypothesis: with more: token order
(assert
 (let ((a!1 (or (not (or (and tok_more_0_0 tok_more_0_0)
                         (and tok_more_0_1 tok_more_1_0)))
                tok_more_0_0))
       (a!2 (or (not (or (and tok_more_0_0 tok_more_0_1)
                         (and tok_more_0_1 tok_more_1_1)))
                tok_more_0_1))
       (a!3 (or (not (or (and tok_more_1_0 tok_more_0_0)
                         (and tok_more_1_1 tok_more_1_0)))
                tok_more_1_0))
       (a!4 (or (not (or (and tok_more_1_0 tok_more_0_1)
                         (and tok_more_1_1 tok_more_1_1)))
                tok_more_1_1)))
   (and a!1
        a!2
        a!3
        a!4
        (not (or tok_more_0_0 rmw_0_0))
        (not (or tok_more_1_1 rmw_1_1)))))
; hypothesis: with more: no token comes from before the start
(assert
 (and (not (and tok_more_0_0 INIT_0))
      (not (and tok_more_0_1 INIT_1))
      (not (and tok_more_1_0 INIT_0))
      (not (and tok_more_1_1 INIT_1))))
; hypothesis: overlap
(assert
 (and (or (not overlap_0_0) overlap_0_0)
      (or (not overlap_0_1) overlap_1_0)
      (or (not overlap_1_0) overlap_0_1)
      (or (not overlap_1_1) overlap_1_1)
      (not overlap_0_0)
      (not overlap_1_1)))
; hypothesis: here
(assert
 (and (or (not here_0_0) here_0_0)
      (or (not here_0_1) here_1_0)
      (or (not here_1_0) here_0_1)
      (or (not here_1_1) here_1_1)
      (or (not here_0_0) overlap_0_0)
      (or (not here_0_1) overlap_0_1)
      (or (not here_1_0) overlap_1_0)
      (or (not here_1_1) overlap_1_1)))
; hypothesis: what overlaps overlaps with all on the same bytes
(assert
 (let ((a!1 (or (not (or (and here_0_0 here_0_1) (and here_0_1 here_1_1)))
                here_0_1))
       (a!2 (or (not (or (and here_1_0 here_0_0) (and here_1_1 here_1_0)))
                here_1_0))
       (a!3 (or (not (or (and overlap_0_0 here_0_1) (and overlap_0_1 here_1_1)))
                overlap_0_1))
       (a!4 (or (not (or (and overlap_1_0 here_0_0) (and overlap_1_1 here_1_0)))
                overlap_1_0)))
   (and a!1 a!2 a!3 a!4)))
; hypothesis: initial writes write
(assert
 (and (or (not INIT_0) W_0) (or (not INIT_1) W_1)))
; hypothesis: an event either reads or writes
(assert
 (and (not (and R_0 W_0)) (not (and R_1 W_1))))
; hypothesis: rmw
(assert
 (and (or (not rmw_0_0) (and R_0 here_0_0 W_0))
      (or (not rmw_0_1) (and R_0 here_0_1 W_1))
      (or (not rmw_1_0) (and R_1 here_1_0 W_0))
      (or (not rmw_1_1) (and R_1 here_1_1 W_1))))
; hypothesis: rf
(assert
 (and (or (not rf_0_0) (and W_0 overlap_0_0 R_0))
      (or (not rf_0_1) (and W_0 overlap_0_1 R_1))
      (or (not rf_1_0) (and W_1 overlap_1_0 R_0))
      (or (not rf_1_1) (and W_1 overlap_1_1 R_1))))
; hypothesis: co
(assert
 (let ((a!1 (or (not (or (and co_0_0 co_0_0) (and co_0_1 co_1_0))) co_0_0))
       (a!2 (or (not (or (and co_0_0 co_0_1) (and co_0_1 co_1_1))) co_0_1))
       (a!3 (or (not (or (and co_1_0 co_0_0) (and co_1_1 co_1_0))) co_1_0))
       (a!4 (or (not (or (and co_1_0 co_0_1) (and co_1_1 co_1_1))) co_1_1)))
   (and (or (not co_0_0) (and W_0 overlap_0_0 W_0))
        (or (not co_0_1) (and W_0 overlap_0_1 W_1))
        (or (not co_1_0) (and W_1 overlap_1_0 W_0))
        (or (not co_1_1) (and W_1 overlap_1_1 W_1))
        (not co_0_0)
        (not co_1_1)
        a!1
        a!2
        a!3
        a!4)))
; hypothesis: fr
(assert
 (let ((a!1 (or (not fr_0_0)
                (and (or (and rf_0_0 co_0_0) (and rf_1_0 co_1_0)) overlap_0_0)))
       (a!2 (or (not fr_0_1)
                (and (or (and rf_0_0 co_0_1) (and rf_1_0 co_1_1)) overlap_0_1)))
       (a!3 (or (not fr_1_0)
                (and (or (and rf_0_1 co_0_0) (and rf_1_1 co_1_0)) overlap_1_0)))
       (a!4 (or (not fr_1_1)
                (and (or (and rf_0_1 co_0_1) (and rf_1_1 co_1_1)) overlap_1_1)))
       (a!5 (not (and (or (and rf_0_0 co_0_0) (and rf_1_0 co_1_0)) overlap_0_0)))
       (a!6 (not (and (or (and rf_0_0 co_0_1) (and rf_1_0 co_1_1)) overlap_0_1)))
       (a!7 (not (and (or (and rf_0_1 co_0_0) (and rf_1_1 co_1_0)) overlap_1_0)))
       (a!8 (not (and (or (and rf_0_1 co_0_1) (and rf_1_1 co_1_1)) overlap_1_1))))
   (and a!1
        a!2
        a!3
        a!4
        (or a!5 fr_0_0)
        (or a!6 fr_0_1)
        (or a!7 fr_1_0)
        (or a!8 fr_1_1))))
; hypothesis: releases
(assert
 (and (or (not REL_fewer_0) (and W_0 STRONG_fewer_0))
      (or (not REL_fewer_1) (and W_1 STRONG_fewer_1))))
; hypothesis: acquires
(assert
 (and (or (not ACQ_fewer_0) (and R_0 STRONG_fewer_0))
      (or (not ACQ_fewer_1) (and R_1 STRONG_fewer_1))))
; hypothesis: scopes
(assert
 (and (not in_scope_fewer_0_0)
      (or (not in_scope_fewer_0_1) (and STRONG_fewer_0 STRONG_fewer_1))
      (or (not in_scope_fewer_1_0) (and STRONG_fewer_1 STRONG_fewer_0))
      (not in_scope_fewer_1_1)))
; hypothesis: initial writes are weak
(assert
 (and (not (and STRONG_fewer_0 INIT_0)) (not (and STRONG_fewer_1 INIT_1))))
; hypothesis: token order
(assert
 (let ((a!1 (or (not (or (and tok_fewer_0_0 tok_fewer_0_0)
                         (and tok_fewer_0_1 tok_fewer_1_0)))
                tok_fewer_0_0))
       (a!2 (or (not (or (and tok_fewer_0_0 tok_fewer_0_1)
                         (and tok_fewer_0_1 tok_fewer_1_1)))
                tok_fewer_0_1))
       (a!3 (or (not (or (and tok_fewer_1_0 tok_fewer_0_0)
                         (and tok_fewer_1_1 tok_fewer_1_0)))
                tok_fewer_1_0))
       (a!4 (or (not (or (and tok_fewer_1_0 tok_fewer_0_1)
                         (and tok_fewer_1_1 tok_fewer_1_1)))
                tok_fewer_1_1)))
   (and a!1
        a!2
        a!3
        a!4
        (not (or tok_fewer_0_0 rmw_0_0))
        (not (or tok_fewer_1_1 rmw_1_1)))))
; hypothesis: no token comes from before the start
(assert
 (and (not (and tok_fewer_0_0 INIT_0))
      (not (and tok_fewer_0_1 INIT_1))
      (not (and tok_fewer_1_0 INIT_0))
      (not (and tok_fewer_1_1 INIT_1))))
; hypothesis: with more: co relates morally strong or ordered writes
(assert
 (let ((a!1 (and here_0_0 (or (or tok_more_0_0 rmw_0_0) (or tok_more_0_0 rmw_0_0) (and in_scope_more_0_0
 in_scope_more_0_0)))) (a!2 (and here_1_0 (or (or tok_more_1_0 rmw_1_0) (or tok_more_0_1 rmw_0_1) (and
 in_scope_more_1_0 in_scope_more_0_1)))) (a!4 (and here_0_1 (or (or tok_more_0_1 rmw_0_1) (or tok_more_1_0
 rmw_1_0) (and in_scope_more_0_1 in_scope_more_1_0)))) (a!5 (and here_1_1 (or (or tok_more_1_1 rmw_1_1) (or
 tok_more_1_1 rmw_1_1) (and in_scope_more_1_1 in_scope_more_1_1)))) (a!16 (and INIT_0 (or R_1 (and W_1 (not
 INIT_1))))) (a!18 (and INIT_1 (or R_0 (and W_0 (not INIT_0)))))) (let ((a!3 (or (and rmw_0_0 (and a!1 rf_0_0))
 (and rmw_0_1 (and a!2 rf_1_0)))) (a!6 (or (and rmw_0_0 (and a!4 rf_0_1)) (and rmw_0_1 (and a!5 rf_1_1)))) (a!7
 (or (and rmw_1_0 (and a!1 rf_0_0)) (and rmw_1_1 (and a!2 rf_1_0)))) (a!8 (or (and rmw_1_0 (and a!4 rf_0_1))
 (and rmw_1_1 (and a!5 rf_1_1))))) (let ((a!9 (or (and a!1 rf_0_0) (and (and a!1 rf_0_0) (or a!3 (and a!3 a!3)
 (and a!6 a!7))) (and (and a!4 rf_0_1) (or a!7 (and a!7 a!3) (and a!8 a!7))))) (a!10 (or (and a!2 rf_1_0) (and
 (and a!2 rf_1_0) (or a!3 (and a!3 a!3) (and a!6 a!7))) (and (and a!5 rf_1_1) (or a!7 (and a!7 a!3) (and a!8
 a!7))))) (a!12 (or (and a!4 rf_0_1) (and (and a!1 rf_0_0) (or a!6 (and a!3 a!6) (and a!6 a!8))) (and (and a!4
 rf_0_1) (or a!8 (and a!7 a!6) (and a!8 a!8))))) (a!13 (or (and a!5 rf_1_1) (and (and a!2 rf_1_0) (or a!6 (and
 a!3 a!6) (and a!6 a!8))) (and (and a!5 rf_1_1) (or a!8 (and a!7 a!6) (and a!8 a!8)))))) (let ((a!11 (or (and
 (and REL_more_0 W_0 STRONG_more_0) a!9) (and (and REL_more_0 (and tok_more_0_1 here_0_1) W_1 STRONG_more_1)
 a!10))) (a!14 (or (and (and REL_more_0 W_0 STRONG_more_0) a!12) (and (and REL_more_0 (and tok_more_0_1
 here_0_1) W_1 STRONG_more_1) a!13))) (a!19 (or (and (and REL_more_1 (and tok_more_1_0 here_1_0) W_0
 STRONG_more_0) a!9) (and (and REL_more_1 W_1 STRONG_more_1) a!10))) (a!20 (or (and (and REL_more_1 (and
 tok_more_1_0 here_1_0) W_0 STRONG_more_0) a!12) (and (and REL_more_1 W_1 STRONG_more_1) a!13)))) (let ((a!15
 (or (and a!11 (and (and R_0 STRONG_more_0) ACQ_more_0)) (and a!14 (and (and R_1 STRONG_more_1) (and
 tok_more_1_0 here_1_0) ACQ_more_0)))) (a!17 (or (and a!11 (and (and R_0 STRONG_more_0) (and tok_more_0_1
 here_0_1) ACQ_more_1)) (and a!14 (and (and R_1 STRONG_more_1) ACQ_more_1)))) (a!21 (or (and a!19 (and (and R_0
 STRONG_more_0) ACQ_more_0)) (and a!20 (and (and R_1 STRONG_more_1) (and tok_more_1_0 here_1_0) ACQ_more_0))))
 (a!24 (or (and a!19 (and (and R_0 STRONG_more_0) (and tok_more_0_1 here_0_1) ACQ_more_1)) (and a!20 (and (and
 R_1 STRONG_more_1) ACQ_more_1))))) (let ((a!22 (or (or (or tok_more_0_0 rmw_0_0) (and a!1 a!15)) (and (or (or
 tok_more_0_0 rmw_0_0) (and a!1 a!15)) (or (or tok_more_0_0 rmw_0_0) (and a!1 a!15))) (and (or (or tok_more_0_1
 rmw_0_1) a!16 (and a!4 a!17)) (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21))))) (a!25 (or (or (or
 tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17)) (and (or (or tok_more_0_0 rmw_0_0) (and a!1 a!15)) (or (or
 tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17))) (and (or (or tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17)) (or (or
 tok_more_1_1 rmw_1_1) (and a!5 a!24))))) (a!26 (or (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21)) (and (or
 (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21)) (or (or tok_more_0_0 rmw_0_0) (and a!1 a!15))) (and (or (or
 tok_more_1_1 rmw_1_1) (and a!5 a!24)) (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21))))) (a!29 (or (or (or
 tok_more_1_1 rmw_1_1) (and a!5 a!24)) (and (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21)) (or (or
 tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17))) (and (or (or tok_more_1_1 rmw_1_1) (and a!5 a!24)) (or (or
 tok_more_1_1 rmw_1_1) (and a!5 a!24)))))) (let ((a!23 (or (not (and W_0 overlap_0_0 W_0 (or a!1 a!22 a!22)))
 co_0_0 co_0_0)) (a!27 (or (not (and W_0 overlap_0_1 W_1 (or a!4 a!25 a!26))) co_0_1 co_1_0)) (a!28 (or (not
 (and W_1 overlap_1_0 W_0 (or a!2 a!26 a!25))) co_1_0 co_0_1)) (a!30 (or (not (and W_1 overlap_1_1 W_1 (or a!5
 a!29 a!29))) co_1_1 co_1_1))) (and a!23 a!27 a!28 a!30)))))))))
; hypothesis: with more: coherence
(assert
 (let ((a!1 (and here_0_0 (or (or tok_more_0_0 rmw_0_0) (or tok_more_0_0 rmw_0_0) (and in_scope_more_0_0
 in_scope_more_0_0)))) (a!2 (and here_1_0 (or (or tok_more_1_0 rmw_1_0) (or tok_more_0_1 rmw_0_1) (and
 in_scope_more_1_0 in_scope_more_0_1)))) (a!4 (and here_0_1 (or (or tok_more_0_1 rmw_0_1) (or tok_more_1_0
 rmw_1_0) (and in_scope_more_0_1 in_scope_more_1_0)))) (a!5 (and here_1_1 (or (or tok_more_1_1 rmw_1_1) (or
 tok_more_1_1 rmw_1_1) (and in_scope_more_1_1 in_scope_more_1_1)))) (a!16 (and INIT_0 (or R_1 (and W_1 (not
 INIT_1))))) (a!18 (and INIT_1 (or R_0 (and W_0 (not INIT_0)))))) (let ((a!3 (or (and rmw_0_0 (and a!1 rf_0_0))
 (and rmw_0_1 (and a!2 rf_1_0)))) (a!6 (or (and rmw_0_0 (and a!4 rf_0_1)) (and rmw_0_1 (and a!5 rf_1_1)))) (a!7
 (or (and rmw_1_0 (and a!1 rf_0_0)) (and rmw_1_1 (and a!2 rf_1_0)))) (a!8 (or (and rmw_1_0 (and a!4 rf_0_1))
 (and rmw_1_1 (and a!5 rf_1_1))))) (let ((a!9 (or (and a!1 rf_0_0) (and (and a!1 rf_0_0) (or a!3 (and a!3 a!3)
 (and a!6 a!7))) (and (and a!4 rf_0_1) (or a!7 (and a!7 a!3) (and a!8 a!7))))) (a!10 (or (and a!2 rf_1_0) (and
 (and a!2 rf_1_0) (or a!3 (and a!3 a!3) (and a!6 a!7))) (and (and a!5 rf_1_1) (or a!7 (and a!7 a!3) (and a!8
 a!7))))) (a!12 (or (and a!4 rf_0_1) (and (and a!1 rf_0_0) (or a!6 (and a!3 a!6) (and a!6 a!8))) (and (and a!4
 rf_0_1) (or a!8 (and a!7 a!6) (and a!8 a!8))))) (a!13 (or (and a!5 rf_1_1) (and (and a!2 rf_1_0) (or a!6 (and
 a!3 a!6) (and a!6 a!8))) (and (and a!5 rf_1_1) (or a!8 (and a!7 a!6) (and a!8 a!8)))))) (let ((a!11 (or (and
 (and REL_more_0 W_0 STRONG_more_0) a!9) (and (and REL_more_0 (and tok_more_0_1 here_0_1) W_1 STRONG_more_1)
 a!10))) (a!14 (or (and (and REL_more_0 W_0 STRONG_more_0) a!12) (and (and REL_more_0 (and tok_more_0_1
 here_0_1) W_1 STRONG_more_1) a!13))) (a!19 (or (and (and REL_more_1 (and tok_more_1_0 here_1_0) W_0
 STRONG_more_0) a!9) (and (and REL_more_1 W_1 STRONG_more_1) a!10))) (a!20 (or (and (and REL_more_1 (and
 tok_more_1_0 here_1_0) W_0 STRONG_more_0) a!12) (and (and REL_more_1 W_1 STRONG_more_1) a!13)))) (let ((a!15
 (or (and a!11 (and (and R_0 STRONG_more_0) ACQ_more_0)) (and a!14 (and (and R_1 STRONG_more_1) (and
 tok_more_1_0 here_1_0) ACQ_more_0)))) (a!17 (or (and a!11 (and (and R_0 STRONG_more_0) (and tok_more_0_1
 here_0_1) ACQ_more_1)) (and a!14 (and (and R_1 STRONG_more_1) ACQ_more_1)))) (a!21 (or (and a!19 (and (and R_0
 STRONG_more_0) ACQ_more_0)) (and a!20 (and (and R_1 STRONG_more_1) (and tok_more_1_0 here_1_0) ACQ_more_0))))
 (a!23 (or (and a!19 (and (and R_0 STRONG_more_0) (and tok_more_0_1 here_0_1) ACQ_more_1)) (and a!20 (and (and
 R_1 STRONG_more_1) ACQ_more_1))))) (let ((a!22 (or (or (or tok_more_0_0 rmw_0_0) (and a!1 a!15)) (and (or (or
 tok_more_0_0 rmw_0_0) (and a!1 a!15)) (or (or tok_more_0_0 rmw_0_0) (and a!1 a!15))) (and (or (or tok_more_0_1
 rmw_0_1) a!16 (and a!4 a!17)) (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21))))) (a!24 (or (or (or
 tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17)) (and (or (or tok_more_0_0 rmw_0_0) (and a!1 a!15)) (or (or
 tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17))) (and (or (or tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17)) (or (or
 tok_more_1_1 rmw_1_1) (and a!5 a!23))))) (a!25 (or (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21)) (and (or
 (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21)) (or (or tok_more_0_0 rmw_0_0) (and a!1 a!15))) (and (or (or
 tok_more_1_1 rmw_1_1) (and a!5 a!23)) (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21))))) (a!26 (or (or (or
 tok_more_1_1 rmw_1_1) (and a!5 a!23)) (and (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21)) (or (or
 tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17))) (and (or (or tok_more_1_1 rmw_1_1) (and a!5 a!23)) (or (or
 tok_more_1_1 rmw_1_1) (and a!5 a!23)))))) (and (or (not (and W_0 overlap_0_0 W_0 a!22)) co_0_0) (or (not (and
 W_0 overlap_0_1 W_1 a!24)) co_0_1) (or (not (and W_1 overlap_1_0 W_0 a!25)) co_1_0) (or (not (and W_1
 overlap_1_1 W_1 a!26)) co_1_1)))))))))
; hypothesis: with more: causality
(assert
 (let ((a!1 (and here_0_0 (or (or tok_more_0_0 rmw_0_0) (or tok_more_0_0 rmw_0_0) (and in_scope_more_0_0
 in_scope_more_0_0)))) (a!2 (and here_1_0 (or (or tok_more_1_0 rmw_1_0) (or tok_more_0_1 rmw_0_1) (and
 in_scope_more_1_0 in_scope_more_0_1)))) (a!4 (and here_0_1 (or (or tok_more_0_1 rmw_0_1) (or tok_more_1_0
 rmw_1_0) (and in_scope_more_0_1 in_scope_more_1_0)))) (a!5 (and here_1_1 (or (or tok_more_1_1 rmw_1_1) (or
 tok_more_1_1 rmw_1_1) (and in_scope_more_1_1 in_scope_more_1_1)))) (a!16 (and INIT_0 (or R_1 (and W_1 (not
 INIT_1))))) (a!18 (and INIT_1 (or R_0 (and W_0 (not INIT_0)))))) (let ((a!3 (or (and rmw_0_0 (and a!1 rf_0_0))
 (and rmw_0_1 (and a!2 rf_1_0)))) (a!6 (or (and rmw_0_0 (and a!4 rf_0_1)) (and rmw_0_1 (and a!5 rf_1_1)))) (a!7
 (or (and rmw_1_0 (and a!1 rf_0_0)) (and rmw_1_1 (and a!2 rf_1_0)))) (a!8 (or (and rmw_1_0 (and a!4 rf_0_1))
 (and rmw_1_1 (and a!5 rf_1_1))))) (let ((a!9 (or (and a!1 rf_0_0) (and (and a!1 rf_0_0) (or a!3 (and a!3 a!3)
 (and a!6 a!7))) (and (and a!4 rf_0_1) (or a!7 (and a!7 a!3) (and a!8 a!7))))) (a!10 (or (and a!2 rf_1_0) (and
 (and a!2 rf_1_0) (or a!3 (and a!3 a!3) (and a!6 a!7))) (and (and a!5 rf_1_1) (or a!7 (and a!7 a!3) (and a!8
 a!7))))) (a!12 (or (and a!4 rf_0_1) (and (and a!1 rf_0_0) (or a!6 (and a!3 a!6) (and a!6 a!8))) (and (and a!4
 rf_0_1) (or a!8 (and a!7 a!6) (and a!8 a!8))))) (a!13 (or (and a!5 rf_1_1) (and (and a!2 rf_1_0) (or a!6 (and
 a!3 a!6) (and a!6 a!8))) (and (and a!5 rf_1_1) (or a!8 (and a!7 a!6) (and a!8 a!8)))))) (let ((a!11 (or (and
 (and REL_more_0 W_0 STRONG_more_0) a!9) (and (and REL_more_0 (and tok_more_0_1 here_0_1) W_1 STRONG_more_1)
 a!10))) (a!14 (or (and (and REL_more_0 W_0 STRONG_more_0) a!12) (and (and REL_more_0 (and tok_more_0_1
 here_0_1) W_1 STRONG_more_1) a!13))) (a!19 (or (and (and REL_more_1 (and tok_more_1_0 here_1_0) W_0
 STRONG_more_0) a!9) (and (and REL_more_1 W_1 STRONG_more_1) a!10))) (a!20 (or (and (and REL_more_1 (and
 tok_more_1_0 here_1_0) W_0 STRONG_more_0) a!12) (and (and REL_more_1 W_1 STRONG_more_1) a!13)))) (let ((a!15
 (or (and a!11 (and (and R_0 STRONG_more_0) ACQ_more_0)) (and a!14 (and (and R_1 STRONG_more_1) (and
 tok_more_1_0 here_1_0) ACQ_more_0)))) (a!17 (or (and a!11 (and (and R_0 STRONG_more_0) (and tok_more_0_1
 here_0_1) ACQ_more_1)) (and a!14 (and (and R_1 STRONG_more_1) ACQ_more_1)))) (a!21 (or (and a!19 (and (and R_0
 STRONG_more_0) ACQ_more_0)) (and a!20 (and (and R_1 STRONG_more_1) (and tok_more_1_0 here_1_0) ACQ_more_0))))
 (a!23 (or (and a!19 (and (and R_0 STRONG_more_0) (and tok_more_0_1 here_0_1) ACQ_more_1)) (and a!20 (and (and
 R_1 STRONG_more_1) ACQ_more_1))))) (let ((a!22 (or (or (or tok_more_0_0 rmw_0_0) (and a!1 a!15)) (and (or (or
 tok_more_0_0 rmw_0_0) (and a!1 a!15)) (or (or tok_more_0_0 rmw_0_0) (and a!1 a!15))) (and (or (or tok_more_0_1
 rmw_0_1) a!16 (and a!4 a!17)) (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21))))) (a!24 (or (or (or
 tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21)) (and (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21)) (or (or
 tok_more_0_0 rmw_0_0) (and a!1 a!15))) (and (or (or tok_more_1_1 rmw_1_1) (and a!5 a!23)) (or (or tok_more_1_0
 rmw_1_0) a!18 (and a!2 a!21))))) (a!26 (or (or (or tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17)) (and (or (or
 tok_more_0_0 rmw_0_0) (and a!1 a!15)) (or (or tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17))) (and (or (or
 tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17)) (or (or tok_more_1_1 rmw_1_1) (and a!5 a!23))))) (a!27 (or (or (or
 tok_more_1_1 rmw_1_1) (and a!5 a!23)) (and (or (or tok_more_1_0 rmw_1_0) a!18 (and a!2 a!21)) (or (or
 tok_more_0_1 rmw_0_1) a!16 (and a!4 a!17))) (and (or (or tok_more_1_1 rmw_1_1) (and a!5 a!23)) (or (or
 tok_more_1_1 rmw_1_1) (and a!5 a!23)))))) (let ((a!25 (or (and (or rf_0_0 fr_0_0) (or a!22 (and a!9 a!22) (and
 a!12 a!24))) (and (or rf_0_1 fr_0_1) (or a!24 (and a!10 a!22) (and a!13 a!24))))) (a!28 (or (and (or rf_1_0
 fr_1_0) (or a!26 (and a!9 a!26) (and a!12 a!27))) (and (or rf_1_1 fr_1_1) (or a!27 (and a!10 a!26) (and a!13
 a!27)))))) (and (not a!25) (not a!28))))))))))
; hypothesis: with more: sc per location
(assert
 (let ((a!1 (or (and (or rf_0_0 co_0_0 fr_0_0)
                     here_0_0
                     (or (or tok_more_0_0 rmw_0_0)
                         (or tok_more_0_0 rmw_0_0)
                         (and in_scope_more_0_0 in_scope_more_0_0)))
                (and (or tok_more_0_0 rmw_0_0) overlap_0_0)))
       (a!2 (or (and (or rf_0_1 co_0_1 fr_0_1)
                     here_0_1
                     (or (or tok_more_0_1 rmw_0_1)
                         (or tok_more_1_0 rmw_1_0)
                         (and in_scope_more_0_1 in_scope_more_1_0)))
                (and (or tok_more_0_1 rmw_0_1) overlap_0_1)))
       (a!3 (or (and (or rf_1_0 co_1_0 fr_1_0)
                     here_1_0
                     (or (or tok_more_1_0 rmw_1_0)
                         (or tok_more_0_1 rmw_0_1)
                         (and in_scope_more_1_0 in_scope_more_0_1)))
                (and (or tok_more_1_0 rmw_1_0) overlap_1_0)))
       (a!4 (or (and (or rf_1_1 co_1_1 fr_1_1)
                     here_1_1
                     (or (or tok_more_1_1 rmw_1_1)
                         (or tok_more_1_1 rmw_1_1)
                         (and in_scope_more_1_1 in_scope_more_1_1)))
                (and (or tok_more_1_1 rmw_1_1) overlap_1_1))))
   (and (not (or a!1 (and a!1 a!1) (and a!2 a!3)))
        (not (or a!4 (and a!3 a!2) (and a!4 a!4))))))
; hypothesis: with more: atomicity
(assert
 (let ((a!1 (and here_0_0
                 (or (or tok_more_0_0 rmw_0_0)
                     (or tok_more_0_0 rmw_0_0)
                     (and in_scope_more_0_0 in_scope_more_0_0))))
       (a!2 (and here_0_1
                 (or (or tok_more_0_1 rmw_0_1)
                     (or tok_more_1_0 rmw_1_0)
                     (and in_scope_more_0_1 in_scope_more_1_0))))
       (a!3 (and here_1_0
                 (or (or tok_more_1_0 rmw_1_0)
                     (or tok_more_0_1 rmw_0_1)
                     (and in_scope_more_1_0 in_scope_more_0_1))))
       (a!5 (and here_1_1
                 (or (or tok_more_1_1 rmw_1_1)
                     (or tok_more_1_1 rmw_1_1)
                     (and in_scope_more_1_1 in_scope_more_1_1)))))
 (let ((a!4 (and (or (and (and a!1 fr_0_0) (and a!1 co_0_0))
                     (and (and a!2 fr_0_1) (and a!3 co_1_0)))
                 rmw_0_0))
       (a!6 (and (or (and (and a!1 fr_0_0) (and a!2 co_0_1))
                     (and (and a!2 fr_0_1) (and a!5 co_1_1)))
                 rmw_0_1))
       (a!7 (and (or (and (and a!3 fr_1_0) (and a!1 co_0_0))
                     (and (and a!5 fr_1_1) (and a!3 co_1_0)))
                 rmw_1_0))
       (a!8 (and (or (and (and a!3 fr_1_0) (and a!2 co_0_1))
                     (and (and a!5 fr_1_1) (and a!5 co_1_1)))
                 rmw_1_1)))
   (and (not (or a!4 a!6)) (not (or a!7 a!8))))))
; bound on the search
(assert
 (let ((a!1 (and here_0_1
                 (or (or tok_fewer_0_1 rmw_0_1)
                     (or tok_fewer_1_0 rmw_1_0)
                     (and in_scope_fewer_0_1 in_scope_fewer_1_0))))
       (a!2 (and here_0_0
                 (or (or tok_fewer_0_0 rmw_0_0)
                     (or tok_fewer_0_0 rmw_0_0)
                     (and in_scope_fewer_0_0 in_scope_fewer_0_0))
                 rf_0_0))
       (a!3 (and here_1_0
                 (or (or tok_fewer_1_0 rmw_1_0)
                     (or tok_fewer_0_1 rmw_0_1)
                     (and in_scope_fewer_1_0 in_scope_fewer_0_1))
                 rf_1_0))
       (a!4 (and here_1_1
                 (or (or tok_fewer_1_1 rmw_1_1)
                     (or tok_fewer_1_1 rmw_1_1)
                     (and in_scope_fewer_1_1 in_scope_fewer_1_1))
                 rf_1_1)))
 (let ((a!5 (and (or (and rmw_0_0 (and a!1 rf_0_1)) (and rmw_0_1 a!4))
                 (or (and rmw_1_0 a!2) (and rmw_1_1 a!3))))
       (a!7 (and (or (and rmw_1_0 (and a!1 rf_0_1)) (and rmw_1_1 a!4))
                 (or (and rmw_1_0 a!2) (and rmw_1_1 a!3))))
       (a!11 (and (or (and rmw_0_0 a!2) (and rmw_0_1 a!3))
                  (or (and rmw_0_0 (and a!1 rf_0_1)) (and rmw_0_1 a!4))))
       (a!12 (and (or (and rmw_0_0 (and a!1 rf_0_1)) (and rmw_0_1 a!4))
                  (or (and rmw_1_0 (and a!1 rf_0_1)) (and rmw_1_1 a!4))))
       (a!14 (and (or (and rmw_1_0 a!2) (and rmw_1_1 a!3))
                  (or (and rmw_0_0 (and a!1 rf_0_1)) (and rmw_0_1 a!4))))
       (a!15 (and (or (and rmw_1_0 (and a!1 rf_0_1)) (and rmw_1_1 a!4))
                  (or (and rmw_1_0 (and a!1 rf_0_1)) (and rmw_1_1 a!4)))))
 (let ((a!6 (or (or (and rmw_0_0 a!2) (and rmw_0_1 a!3))
                (and (or (and rmw_0_0 a!2) (and rmw_0_1 a!3))
                     (or (and rmw_0_0 a!2) (and rmw_0_1 a!3)))
                a!5))
       (a!8 (or (or (and rmw_1_0 a!2) (and rmw_1_1 a!3))
                (and (or (and rmw_1_0 a!2) (and rmw_1_1 a!3))
                     (or (and rmw_0_0 a!2) (and rmw_0_1 a!3)))
                a!7))
       (a!13 (or (or (and rmw_0_0 (and a!1 rf_0_1)) (and rmw_0_1 a!4)) a!11 a!12))
       (a!16 (or (or (and rmw_1_0 (and a!1 rf_0_1)) (and rmw_1_1 a!4)) a!14 a!15)))
 (let ((a!9 (and (and REL_fewer_0 W_0 STRONG_fewer_0)
                 (or a!2 (and a!2 a!6) (and (and a!1 rf_0_1) a!8))))
       (a!17 (and (and REL_fewer_0 W_0 STRONG_fewer_0)
                  (or (and a!1 rf_0_1)
                      (and a!2 a!13)
                      (and (and a!1 rf_0_1) a!16)))))
 (let ((a!10 (or a!9
                 (and (and REL_fewer_0
                           (and tok_fewer_0_1 here_0_1)
                           W_1
                           STRONG_fewer_1)
                      (or a!3 (and a!3 a!6) (and a!4 a!8)))))
       (a!18 (or a!17
                 (and (and REL_fewer_0
                           (and tok_fewer_0_1 here_0_1)
                           W_1
                           STRONG_fewer_1)
                      (or a!4 (and a!3 a!13) (and a!4 a!16))))))
   (and a!1
        (or (and a!10
                 R_0
                 STRONG_fewer_0
                 (and tok_fewer_0_1 here_0_1)
                 ACQ_fewer_1)
            (and a!18 R_1 STRONG_fewer_1 ACQ_fewer_1)))))))))
(check-sat)
