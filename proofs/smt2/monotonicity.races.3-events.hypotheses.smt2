; monotonicity.races.3-events.hypotheses
; The hypotheses of monotonicity.races.3-events can hold together.
; A witness: the answer must be sat.
(set-logic QF_UF)
(declare-fun tok_fewer_0_0 () Bool)
(declare-fun tok_more_0_0 () Bool)
(declare-fun tok_fewer_0_1 () Bool)
(declare-fun tok_more_0_1 () Bool)
(declare-fun tok_fewer_0_2 () Bool)
(declare-fun tok_more_0_2 () Bool)
(declare-fun tok_fewer_1_0 () Bool)
(declare-fun tok_more_1_0 () Bool)
(declare-fun tok_fewer_1_1 () Bool)
(declare-fun tok_more_1_1 () Bool)
(declare-fun tok_fewer_1_2 () Bool)
(declare-fun tok_more_1_2 () Bool)
(declare-fun tok_fewer_2_0 () Bool)
(declare-fun tok_more_2_0 () Bool)
(declare-fun tok_fewer_2_1 () Bool)
(declare-fun tok_more_2_1 () Bool)
(declare-fun tok_fewer_2_2 () Bool)
(declare-fun tok_more_2_2 () Bool)
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
; hypothesis: more token order
(assert
 (and (or (not tok_fewer_0_0) tok_more_0_0)
      (or (not tok_fewer_0_1) tok_more_0_1)
      (or (not tok_fewer_0_2) tok_more_0_2)
      (or (not tok_fewer_1_0) tok_more_1_0)
      (or (not tok_fewer_1_1) tok_more_1_1)
      (or (not tok_fewer_1_2) tok_more_1_2)
      (or (not tok_fewer_2_0) tok_more_2_0)
      (or (not tok_fewer_2_1) tok_more_2_1)
      (or (not tok_fewer_2_2) tok_more_2_2)))
; hypothesis: more strong accesses
(assert
 (and (or (not STRONG_fewer_0) STRONG_more_0)
      (or (not STRONG_fewer_1) STRONG_more_1)
      (or (not STRONG_fewer_2) STRONG_more_2)))
; hypothesis: more releases
(assert
 (and (or (not REL_fewer_0) REL_more_0)
      (or (not REL_fewer_1) REL_more_1)
      (or (not REL_fewer_2) REL_more_2)))
; hypothesis: more acquires
(assert
 (and (or (not ACQ_fewer_0) ACQ_more_0)
      (or (not ACQ_fewer_1) ACQ_more_1)
      (or (not ACQ_fewer_2) ACQ_more_2)))
; hypothesis: wider scopes
(assert
 (and (or (not in_scope_fewer_0_0) in_scope_more_0_0)
      (or (not in_scope_fewer_0_1) in_scope_more_0_1)
      (or (not in_scope_fewer_0_2) in_scope_more_0_2)
      (or (not in_scope_fewer_1_0) in_scope_more_1_0)
      (or (not in_scope_fewer_1_1) in_scope_more_1_1)
      (or (not in_scope_fewer_1_2) in_scope_more_1_2)
      (or (not in_scope_fewer_2_0) in_scope_more_2_0)
      (or (not in_scope_fewer_2_1) in_scope_more_2_1)
      (or (not in_scope_fewer_2_2) in_scope_more_2_2)))
; hypothesis: with more: releases
(assert
 (and (or (not REL_more_0) (and W_0 STRONG_more_0))
      (or (not REL_more_1) (and W_1 STRONG_more_1))
      (or (not REL_more_2) (and W_2 STRONG_more_2))))
; hypothesis: with more: acquires
(assert
 (and (or (not ACQ_more_0) (and R_0 STRONG_more_0))
      (or (not ACQ_more_1) (and R_1 STRONG_more_1))
      (or (not ACQ_more_2) (and R_2 STRONG_more_2))))
; hypothesis: with more: scopes
(assert
 (and (not in_scope_more_0_0)
      (or (not in_scope_more_0_1) (and STRONG_more_0 STRONG_more_1))
      (or (not in_scope_more_0_2) (and STRONG_more_0 STRONG_more_2))
      (or (not in_scope_more_1_0) (and STRONG_more_1 STRONG_more_0))
      (not in_scope_more_1_1)
      (or (not in_scope_more_1_2) (and STRONG_more_1 STRONG_more_2))
      (or (not in_scope_more_2_0) (and STRONG_more_2 STRONG_more_0))
      (or (not in_scope_more_2_1) (and STRONG_more_2 STRONG_more_1))
      (not in_scope_more_2_2)))
; hypothesis: with more: initial writes are weak
(assert
 (and (not (and STRONG_more_0 INIT_0))
      (not (and STRONG_more_1 INIT_1))
      (not (and STRONG_more_2 INIT_2))))
; hypothesis: with more: token order
(assert
 (let ((a!1 (or (not (or (and tok_more_0_0 tok_more_0_0)
                         (and tok_more_0_1 tok_more_1_0)
                         (and tok_more_0_2 tok_more_2_0)))
                tok_more_0_0))
       (a!2 (or (not (or (and tok_more_0_0 tok_more_0_1)
                         (and tok_more_0_1 tok_more_1_1)
                         (and tok_more_0_2 tok_more_2_1)))
                tok_more_0_1))
       (a!3 (or (not (or (and tok_more_0_0 tok_more_0_2)
                         (and tok_more_0_1 tok_more_1_2)
                         (and tok_more_0_2 tok_more_2_2)))
                tok_more_0_2))
       (a!4 (or (not (or (and tok_more_1_0 tok_more_0_0)
                         (and tok_more_1_1 tok_more_1_0)
                         (and tok_more_1_2 tok_more_2_0)))
                tok_more_1_0))
       (a!5 (or (not (or (and tok_more_1_0 tok_more_0_1)
                         (and tok_more_1_1 tok_more_1_1)
                         (and tok_more_1_2 tok_more_2_1)))
                tok_more_1_1))
       (a!6 (or (not (or (and tok_more_1_0 tok_more_0_2)
                         (and tok_more_1_1 tok_more_1_2)
                         (and tok_more_1_2 tok_more_2_2)))
                tok_more_1_2))
       (a!7 (or (not (or (and tok_more_2_0 tok_more_0_0)
                         (and tok_more_2_1 tok_more_1_0)
                         (and tok_more_2_2 tok_more_2_0)))
                tok_more_2_0))
       (a!8 (or (not (or (and tok_more_2_0 tok_more_0_1)
                         (and tok_more_2_1 tok_more_1_1)
                         (and tok_more_2_2 tok_more_2_1)))
                tok_more_2_1))
       (a!9 (or (not (or (and tok_more_2_0 tok_more_0_2)
                         (and tok_more_2_1 tok_more_1_2)
                         (and tok_more_2_2 tok_more_2_2)))
                tok_more_2_2)))
   (and a!1
        a!2
        a!3
        a!4
        a!5
        a!6
        a!7
        a!8
        a!9
        (not (or tok_more_0_0 rmw_0_0))
        (not (or tok_more_1_1 rmw_1_1))
        (not (or tok_more_2_2 rmw_2_2)))))
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
 (and (or (not overlap_0_0) overlap_0_0)
      (or (not overlap_0_1) overlap_1_0)
      (or (not overlap_0_2) overlap_2_0)
      (or (not overlap_1_0) overlap_0_1)
      (or (not overlap_1_1) overlap_1_1)
      (or (not overlap_1_2) overlap_2_1)
      (or (not overlap_2_0) overlap_0_2)
      (or (not overlap_2_1) overlap_1_2)
      (or (not overlap_2_2) overlap_2_2)
      (not overlap_0_0)
      (not overlap_1_1)
      (not overlap_2_2)))
; hypothesis: here
(assert
 (and (or (not here_0_0) here_0_0)
      (or (not here_0_1) here_1_0)
      (or (not here_0_2) here_2_0)
      (or (not here_1_0) here_0_1)
      (or (not here_1_1) here_1_1)
      (or (not here_1_2) here_2_1)
      (or (not here_2_0) here_0_2)
      (or (not here_2_1) here_1_2)
      (or (not here_2_2) here_2_2)
      (or (not here_0_0) overlap_0_0)
      (or (not here_0_1) overlap_0_1)
      (or (not here_0_2) overlap_0_2)
      (or (not here_1_0) overlap_1_0)
      (or (not here_1_1) overlap_1_1)
      (or (not here_1_2) overlap_1_2)
      (or (not here_2_0) overlap_2_0)
      (or (not here_2_1) overlap_2_1)
      (or (not here_2_2) overlap_2_2)))
; hypothesis: what overlaps overlaps with all on the same bytes
(assert
 (let ((a!1 (or (not (or (and here_0_0 here_0_1)
                         (and here_0_1 here_1_1)
                         (and here_0_2 here_2_1)))
                here_0_1))
       (a!2 (or (not (or (and here_0_0 here_0_2)
                         (and here_0_1 here_1_2)
                         (and here_0_2 here_2_2)))
                here_0_2))
       (a!3 (or (not (or (and here_1_0 here_0_0)
                         (and here_1_1 here_1_0)
                         (and here_1_2 here_2_0)))
                here_1_0))
       (a!4 (or (not (or (and here_1_0 here_0_2)
                         (and here_1_1 here_1_2)
                         (and here_1_2 here_2_2)))
                here_1_2))
       (a!5 (or (not (or (and here_2_0 here_0_0)
                         (and here_2_1 here_1_0)
                         (and here_2_2 here_2_0)))
                here_2_0))
       (a!6 (or (not (or (and here_2_0 here_0_1)
                         (and here_2_1 here_1_1)
                         (and here_2_2 here_2_1)))
                here_2_1))
       (a!7 (or (not (or (and overlap_0_0 here_0_1)
                         (and overlap_0_1 here_1_1)
                         (and overlap_0_2 here_2_1)))
                overlap_0_1))
       (a!8 (or (not (or (and overlap_0_0 here_0_2)
                         (and overlap_0_1 here_1_2)
                         (and overlap_0_2 here_2_2)))
                overlap_0_2))
       (a!9 (or (not (or (and overlap_1_0 here_0_0)
                         (and overlap_1_1 here_1_0)
                         (and overlap_1_2 here_2_0)))
                overlap_1_0))
       (a!10 (or (not (or (and overlap_1_0 here_0_2)
                          (and overlap_1_1 here_1_2)
                          (and overlap_1_2 here_2_2)))
                 overlap_1_2))
       (a!11 (or (not (or (and overlap_2_0 here_0_0)
                          (and overlap_2_1 here_1_0)
                          (and overlap_2_2 here_2_0)))
                 overlap_2_0))
       (a!12 (or (not (or (and overlap_2_0 here_0_1)
                          (and overlap_2_1 here_1_1)
                          (and overlap_2_2 here_2_1)))
                 overlap_2_1)))
   (and a!1 a!2 a!3 a!4 a!5 a!6 a!7 a!8 a!9 a!10 a!11 a!12)))
; hypothesis: initial writes write
(assert
 (and (or (not INIT_0) W_0) (or (not INIT_1) W_1) (or (not INIT_2) W_2)))
; hypothesis: an event either reads or writes
(assert
 (and (not (and R_0 W_0)) (not (and R_1 W_1)) (not (and R_2 W_2))))
; hypothesis: rmw
(assert
 (and (or (not rmw_0_0) (and R_0 here_0_0 W_0))
      (or (not rmw_0_1) (and R_0 here_0_1 W_1))
      (or (not rmw_0_2) (and R_0 here_0_2 W_2))
      (or (not rmw_1_0) (and R_1 here_1_0 W_0))
      (or (not rmw_1_1) (and R_1 here_1_1 W_1))
      (or (not rmw_1_2) (and R_1 here_1_2 W_2))
      (or (not rmw_2_0) (and R_2 here_2_0 W_0))
      (or (not rmw_2_1) (and R_2 here_2_1 W_1))
      (or (not rmw_2_2) (and R_2 here_2_2 W_2))))
; hypothesis: rf
(assert
 (and (or (not rf_0_0) (and W_0 overlap_0_0 R_0))
      (or (not rf_0_1) (and W_0 overlap_0_1 R_1))
      (or (not rf_0_2) (and W_0 overlap_0_2 R_2))
      (or (not rf_1_0) (and W_1 overlap_1_0 R_0))
      (or (not rf_1_1) (and W_1 overlap_1_1 R_1))
      (or (not rf_1_2) (and W_1 overlap_1_2 R_2))
      (or (not rf_2_0) (and W_2 overlap_2_0 R_0))
      (or (not rf_2_1) (and W_2 overlap_2_1 R_1))
      (or (not rf_2_2) (and W_2 overlap_2_2 R_2))))
; hypothesis: co
(assert
 (let ((a!1 (or (not (or (and co_0_0 co_0_0)
                         (and co_0_1 co_1_0)
                         (and co_0_2 co_2_0)))
                co_0_0))
       (a!2 (or (not (or (and co_0_0 co_0_1)
                         (and co_0_1 co_1_1)
                         (and co_0_2 co_2_1)))
                co_0_1))
       (a!3 (or (not (or (and co_0_0 co_0_2)
                         (and co_0_1 co_1_2)
                         (and co_0_2 co_2_2)))
                co_0_2))
       (a!4 (or (not (or (and co_1_0 co_0_0)
                         (and co_1_1 co_1_0)
                         (and co_1_2 co_2_0)))
                co_1_0))
       (a!5 (or (not (or (and co_1_0 co_0_1)
                         (and co_1_1 co_1_1)
                         (and co_1_2 co_2_1)))
                co_1_1))
       (a!6 (or (not (or (and co_1_0 co_0_2)
                         (and co_1_1 co_1_2)
                         (and co_1_2 co_2_2)))
                co_1_2))
       (a!7 (or (not (or (and co_2_0 co_0_0)
                         (and co_2_1 co_1_0)
                         (and co_2_2 co_2_0)))
                co_2_0))
       (a!8 (or (not (or (and co_2_0 co_0_1)
                         (and co_2_1 co_1_1)
                         (and co_2_2 co_2_1)))
                co_2_1))
       (a!9 (or (not (or (and co_2_0 co_0_2)
                         (and co_2_1 co_1_2)
                         (and co_2_2 co_2_2)))
                co_2_2)))
   (and (or (not co_0_0) (and W_0 overlap_0_0 W_0))
        (or (not co_0_1) (and W_0 overlap_0_1 W_1))
        (or (not co_0_2) (and W_0 overlap_0_2 W_2))
        (or (not co_1_0) (and W_1 overlap_1_0 W_0))
        (or (not co_1_1) (and W_1 overlap_1_1 W_1))
        (or (not co_1_2) (and W_1 overlap_1_2 W_2))
        (or (not co_2_0) (and W_2 overlap_2_0 W_0))
        (or (not co_2_1) (and W_2 overlap_2_1 W_1))
        (or (not co_2_2) (and W_2 overlap_2_2 W_2))
        (not co_0_0)
        (not co_1_1)
        (not co_2_2)
        a!1
        a!2
        a!3
        a!4
        a!5
        a!6
        a!7
        a!8
        a!9)))
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
   (and (or (not fr_0_0) a!1)
        (or (not fr_0_1) a!2)
        (or (not fr_0_2) a!3)
        (or (not fr_1_0) a!4)
        (or (not fr_1_1) a!5)
        (or (not fr_1_2) a!6)
        (or (not fr_2_0) a!7)
        (or (not fr_2_1) a!8)
        (or (not fr_2_2) a!9)
        (or (not a!1) fr_0_0)
        (or (not a!2) fr_0_1)
        (or (not a!3) fr_0_2)
        (or (not a!4) fr_1_0)
        (or (not a!5) fr_1_1)
        (or (not a!6) fr_1_2)
        (or (not a!7) fr_2_0)
        (or (not a!8) fr_2_1)
        (or (not a!9) fr_2_2))))
; hypothesis: releases
(assert
 (and (or (not REL_fewer_0) (and W_0 STRONG_fewer_0))
      (or (not REL_fewer_1) (and W_1 STRONG_fewer_1))
      (or (not REL_fewer_2) (and W_2 STRONG_fewer_2))))
; hypothesis: acquires
(assert
 (and (or (not ACQ_fewer_0) (and R_0 STRONG_fewer_0))
      (or (not ACQ_fewer_1) (and R_1 STRONG_fewer_1))
      (or (not ACQ_fewer_2) (and R_2 STRONG_fewer_2))))
; hypothesis: scopes
(assert
 (and (not in_scope_fewer_0_0)
      (or (not in_scope_fewer_0_1) (and STRONG_fewer_0 STRONG_fewer_1))
      (or (not in_scope_fewer_0_2) (and STRONG_fewer_0 STRONG_fewer_2))
      (or (not in_scope_fewer_1_0) (and STRONG_fewer_1 STRONG_fewer_0))
      (not in_scope_fewer_1_1)
      (or (not in_scope_fewer_1_2) (and STRONG_fewer_1 STRONG_fewer_2))
      (or (not in_scope_fewer_2_0) (and STRONG_fewer_2 STRONG_fewer_0))
      (or (not in_scope_fewer_2_1) (and STRONG_fewer_2 STRONG_fewer_1))
      (not in_scope_fewer_2_2)))
; hypothesis: initial writes are weak
(assert
 (and (not (and STRONG_fewer_0 INIT_0))
      (not (and STRONG_fewer_1 INIT_1))
      (not (and STRONG_fewer_2 INIT_2))))
; hypothesis: token order
(assert
 (let ((a!1 (or (not (or (and tok_fewer_0_0 tok_fewer_0_0)
                         (and tok_fewer_0_1 tok_fewer_1_0)
                         (and tok_fewer_0_2 tok_fewer_2_0)))
                tok_fewer_0_0))
       (a!2 (or (not (or (and tok_fewer_0_0 tok_fewer_0_1)
                         (and tok_fewer_0_1 tok_fewer_1_1)
                         (and tok_fewer_0_2 tok_fewer_2_1)))
                tok_fewer_0_1))
       (a!3 (or (not (or (and tok_fewer_0_0 tok_fewer_0_2)
                         (and tok_fewer_0_1 tok_fewer_1_2)
                         (and tok_fewer_0_2 tok_fewer_2_2)))
                tok_fewer_0_2))
       (a!4 (or (not (or (and tok_fewer_1_0 tok_fewer_0_0)
                         (and tok_fewer_1_1 tok_fewer_1_0)
                         (and tok_fewer_1_2 tok_fewer_2_0)))
                tok_fewer_1_0))
       (a!5 (or (not (or (and tok_fewer_1_0 tok_fewer_0_1)
                         (and tok_fewer_1_1 tok_fewer_1_1)
                         (and tok_fewer_1_2 tok_fewer_2_1)))
                tok_fewer_1_1))
       (a!6 (or (not (or (and tok_fewer_1_0 tok_fewer_0_2)
                         (and tok_fewer_1_1 tok_fewer_1_2)
                         (and tok_fewer_1_2 tok_fewer_2_2)))
                tok_fewer_1_2))
       (a!7 (or (not (or (and tok_fewer_2_0 tok_fewer_0_0)
                         (and tok_fewer_2_1 tok_fewer_1_0)
                         (and tok_fewer_2_2 tok_fewer_2_0)))
                tok_fewer_2_0))
       (a!8 (or (not (or (and tok_fewer_2_0 tok_fewer_0_1)
                         (and tok_fewer_2_1 tok_fewer_1_1)
                         (and tok_fewer_2_2 tok_fewer_2_1)))
                tok_fewer_2_1))
       (a!9 (or (not (or (and tok_fewer_2_0 tok_fewer_0_2)
                         (and tok_fewer_2_1 tok_fewer_1_2)
                         (and tok_fewer_2_2 tok_fewer_2_2)))
                tok_fewer_2_2)))
   (and a!1
        a!2
        a!3
        a!4
        a!5
        a!6
        a!7
        a!8
        a!9
        (not (or tok_fewer_0_0 rmw_0_0))
        (not (or tok_fewer_1_1 rmw_1_1))
        (not (or tok_fewer_2_2 rmw_2_2)))))
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
; bound on the search
(assert
 (let ((a!1 (and here_0_1 (or (or tok_fewer_0_1 rmw_0_1) (or tok_fewer_1_0 rmw_1_0) (and in_scope_fewer_0_1
 in_scope_fewer_1_0)))) (a!2 (and here_0_0 (or (or tok_fewer_0_0 rmw_0_0) (or tok_fewer_0_0 rmw_0_0) (and
 in_scope_fewer_0_0 in_scope_fewer_0_0)) rf_0_0)) (a!3 (and here_1_0 (or (or tok_fewer_1_0 rmw_1_0) (or
 tok_fewer_0_1 rmw_0_1) (and in_scope_fewer_1_0 in_scope_fewer_0_1)) rf_1_0)) (a!4 (and here_2_0 (or (or
 tok_fewer_2_0 rmw_2_0) (or tok_fewer_0_2 rmw_0_2) (and in_scope_fewer_2_0 in_scope_fewer_0_2)) rf_2_0)) (a!6
 (and here_1_1 (or (or tok_fewer_1_1 rmw_1_1) (or tok_fewer_1_1 rmw_1_1) (and in_scope_fewer_1_1
 in_scope_fewer_1_1)) rf_1_1)) (a!7 (and here_2_1 (or (or tok_fewer_2_1 rmw_2_1) (or tok_fewer_1_2 rmw_1_2)
 (and in_scope_fewer_2_1 in_scope_fewer_1_2)) rf_2_1)) (a!10 (and here_0_2 (or (or tok_fewer_0_2 rmw_0_2) (or
 tok_fewer_2_0 rmw_2_0) (and in_scope_fewer_0_2 in_scope_fewer_2_0)) rf_0_2)) (a!11 (and here_1_2 (or (or
 tok_fewer_1_2 rmw_1_2) (or tok_fewer_2_1 rmw_2_1) (and in_scope_fewer_1_2 in_scope_fewer_2_1)) rf_1_2)) (a!12
 (and here_2_2 (or (or tok_fewer_2_2 rmw_2_2) (or tok_fewer_2_2 rmw_2_2) (and in_scope_fewer_2_2
 in_scope_fewer_2_2)) rf_2_2))) (let ((a!5 (or (and rmw_0_0 a!2) (and rmw_0_1 a!3) (and rmw_0_2 a!4))) (a!8 (or
 (and rmw_0_0 (and a!1 rf_0_1)) (and rmw_0_1 a!6) (and rmw_0_2 a!7))) (a!9 (or (and rmw_1_0 a!2) (and rmw_1_1
 a!3) (and rmw_1_2 a!4))) (a!13 (or (and rmw_0_0 a!10) (and rmw_0_1 a!11) (and rmw_0_2 a!12))) (a!14 (or (and
 rmw_2_0 a!2) (and rmw_2_1 a!3) (and rmw_2_2 a!4))) (a!16 (or (and rmw_1_0 (and a!1 rf_0_1)) (and rmw_1_1 a!6)
 (and rmw_1_2 a!7))) (a!17 (or (and rmw_2_0 (and a!1 rf_0_1)) (and rmw_2_1 a!6) (and rmw_2_2 a!7))) (a!19 (or
 (and rmw_1_0 a!10) (and rmw_1_1 a!11) (and rmw_1_2 a!12))) (a!21 (or (and rmw_2_0 a!10) (and rmw_2_1 a!11)
 (and rmw_2_2 a!12)))) (let ((a!15 (or a!5 (and a!5 a!5) (and a!8 a!9) (and a!13 a!14))) (a!18 (or a!8 (and a!5
 a!8) (and a!8 a!16) (and a!13 a!17))) (a!20 (or a!9 (and a!9 a!5) (and a!16 a!9) (and a!19 a!14))) (a!22 (or
 a!13 (and a!5 a!13) (and a!8 a!19) (and a!13 a!21))) (a!23 (or a!14 (and a!14 a!5) (and a!17 a!9) (and a!21
 a!14))) (a!25 (or a!16 (and a!9 a!8) (and a!16 a!16) (and a!19 a!17))) (a!26 (or a!19 (and a!9 a!13) (and a!16
 a!19) (and a!19 a!21))) (a!28 (or a!17 (and a!14 a!8) (and a!17 a!16) (and a!21 a!17))) (a!29 (or a!21 (and
 a!14 a!13) (and a!17 a!19) (and a!21 a!21)))) (let ((a!24 (or a!15 (and a!15 a!15) (and a!18 a!20) (and a!22
 a!23))) (a!27 (or a!20 (and a!20 a!15) (and a!25 a!20) (and a!26 a!23))) (a!30 (or a!23 (and a!23 a!15) (and
 a!28 a!20) (and a!29 a!23))) (a!33 (or a!18 (and a!15 a!18) (and a!18 a!25) (and a!22 a!28))) (a!34 (or a!25
 (and a!20 a!18) (and a!25 a!25) (and a!26 a!28))) (a!35 (or a!28 (and a!23 a!18) (and a!28 a!25) (and a!29
 a!28))) (a!38 (or a!22 (and a!15 a!22) (and a!18 a!26) (and a!22 a!29))) (a!39 (or a!26 (and a!20 a!22) (and
 a!25 a!26) (and a!26 a!29))) (a!40 (or a!29 (and a!23 a!22) (and a!28 a!26) (and a!29 a!29)))) (let ((a!31
 (and (and REL_fewer_0 W_0 STRONG_fewer_0) (or a!2 (and a!2 a!24) (and (and a!1 rf_0_1) a!27) (and a!10
 a!30)))) (a!36 (and (and REL_fewer_0 W_0 STRONG_fewer_0) (or (and a!1 rf_0_1) (and a!2 a!33) (and (and a!1
 rf_0_1) a!34) (and a!10 a!35)))) (a!41 (and (and REL_fewer_0 W_0 STRONG_fewer_0) (or a!10 (and a!2 a!38) (and
 (and a!1 rf_0_1) a!39) (and a!10 a!40))))) (let ((a!32 (or a!31 (and (and REL_fewer_0 (and tok_fewer_0_1
 here_0_1) W_1 STRONG_fewer_1) (or a!3 (and a!3 a!24) (and a!6 a!27) (and a!11 a!30))) (and (and REL_fewer_0
 tok_fewer_0_2 here_0_2 W_2 STRONG_fewer_2) (or a!4 (and a!4 a!24) (and a!7 a!27) (and a!12 a!30))))) (a!37 (or
 a!36 (and (and REL_fewer_0 (and tok_fewer_0_1 here_0_1) W_1 STRONG_fewer_1) (or a!6 (and a!3 a!33) (and a!6
 a!34) (and a!11 a!35))) (and (and REL_fewer_0 tok_fewer_0_2 here_0_2 W_2 STRONG_fewer_2) (or a!7 (and a!4
 a!33) (and a!7 a!34) (and a!12 a!35))))) (a!42 (or a!41 (and (and REL_fewer_0 (and tok_fewer_0_1 here_0_1) W_1
 STRONG_fewer_1) (or a!11 (and a!3 a!38) (and a!6 a!39) (and a!11 a!40))) (and (and REL_fewer_0 tok_fewer_0_2
 here_0_2 W_2 STRONG_fewer_2) (or a!12 (and a!4 a!38) (and a!7 a!39) (and a!12 a!40)))))) (and a!1 (or (and
 a!32 R_0 STRONG_fewer_0 (and tok_fewer_0_1 here_0_1) ACQ_fewer_1) (and a!37 R_1 STRONG_fewer_1 ACQ_fewer_1)
 (and a!42 R_2 STRONG_fewer_2 tok_fewer_2_1 here_2_1 ACQ_fewer_1))))))))))
(check-sat)
