; monotonicity.races.3-events.control.wider-scopes
; It fails without the hypothesis 'wider scopes'.
; A control: the answer must be sat.
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
(declare-fun W_0 () Bool)
(declare-fun W_1 () Bool)
(declare-fun W_2 () Bool)
(declare-fun R_0 () Bool)
(declare-fun R_1 () Bool)
(declare-fun R_2 () Bool)
(declare-fun in_scope_more_0_0 () Bool)
(declare-fun in_scope_more_0_1 () Bool)
(declare-fun in_scope_more_0_2 () Bool)
(declare-fun in_scope_more_1_0 () Bool)
(declare-fun in_scope_more_1_1 () Bool)
(declare-fun in_scope_more_1_2 () Bool)
(declare-fun in_scope_more_2_0 () Bool)
(declare-fun in_scope_more_2_1 () Bool)
(declare-fun in_scope_more_2_2 () Bool)
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
(declare-fun in_scope_fewer_0_0 () Bool)
(declare-fun in_scope_fewer_0_1 () Bool)
(declare-fun in_scope_fewer_0_2 () Bool)
(declare-fun in_scope_fewer_1_0 () Bool)
(declare-fun in_scope_fewer_1_1 () Bool)
(declare-fun in_scope_fewer_1_2 () Bool)
(declare-fun in_scope_fewer_2_0 () Bool)
(declare-fun in_scope_fewer_2_1 () Bool)
(declare-fun in_scope_fewer_2_2 () Bool)
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
; negated conclusion
(assert
 (let ((a!1 (and here_0_0 (or (or tok_more_0_0 rmw_0_0) (or tok_more_0_0 rmw_0_0) (and in_scope_more_0_0
 in_scope_more_0_0)))) (a!2 (and here_1_0 (or (or tok_more_1_0 rmw_1_0) (or tok_more_0_1 rmw_0_1) (and
 in_scope_more_1_0 in_scope_more_0_1)))) (a!3 (and here_2_0 (or (or tok_more_2_0 rmw_2_0) (or tok_more_0_2
 rmw_0_2) (and in_scope_more_2_0 in_scope_more_0_2)))) (a!5 (and here_0_1 (or (or tok_more_0_1 rmw_0_1) (or
 tok_more_1_0 rmw_1_0) (and in_scope_more_0_1 in_scope_more_1_0)))) (a!6 (and here_1_1 (or (or tok_more_1_1
 rmw_1_1) (or tok_more_1_1 rmw_1_1) (and in_scope_more_1_1 in_scope_more_1_1)))) (a!7 (and here_2_1 (or (or
 tok_more_2_1 rmw_2_1) (or tok_more_1_2 rmw_1_2) (and in_scope_more_2_1 in_scope_more_1_2)))) (a!10 (and
 here_0_2 (or (or tok_more_0_2 rmw_0_2) (or tok_more_2_0 rmw_2_0) (and in_scope_more_0_2 in_scope_more_2_0))))
 (a!11 (and here_1_2 (or (or tok_more_1_2 rmw_1_2) (or tok_more_2_1 rmw_2_1) (and in_scope_more_1_2
 in_scope_more_2_1)))) (a!12 (and here_2_2 (or (or tok_more_2_2 rmw_2_2) (or tok_more_2_2 rmw_2_2) (and
 in_scope_more_2_2 in_scope_more_2_2)))) (a!50 (and INIT_0 (or R_1 (and W_1 (not INIT_1))))) (a!52 (and INIT_1
 (or R_0 (and W_0 (not INIT_0))))) (a!57 (and INIT_0 (or R_2 (and W_2 (not INIT_2))))) (a!59 (and INIT_2 (or
 R_0 (and W_0 (not INIT_0))))) (a!66 (and INIT_2 (or R_1 (and W_1 (not INIT_1))))) (a!69 (and INIT_1 (or R_2
 (and W_2 (not INIT_2))))) (a!77 (and here_0_0 (or (or tok_fewer_0_0 rmw_0_0) (or tok_fewer_0_0 rmw_0_0) (and
 in_scope_fewer_0_0 in_scope_fewer_0_0)))) (a!78 (and here_1_0 (or (or tok_fewer_1_0 rmw_1_0) (or tok_fewer_0_1
 rmw_0_1) (and in_scope_fewer_1_0 in_scope_fewer_0_1)))) (a!79 (and here_2_0 (or (or tok_fewer_2_0 rmw_2_0) (or
 tok_fewer_0_2 rmw_0_2) (and in_scope_fewer_2_0 in_scope_fewer_0_2)))) (a!81 (and here_0_1 (or (or
 tok_fewer_0_1 rmw_0_1) (or tok_fewer_1_0 rmw_1_0) (and in_scope_fewer_0_1 in_scope_fewer_1_0)))) (a!82 (and
 here_1_1 (or (or tok_fewer_1_1 rmw_1_1) (or tok_fewer_1_1 rmw_1_1) (and in_scope_fewer_1_1
 in_scope_fewer_1_1)))) (a!83 (and here_2_1 (or (or tok_fewer_2_1 rmw_2_1) (or tok_fewer_1_2 rmw_1_2) (and
 in_scope_fewer_2_1 in_scope_fewer_1_2)))) (a!86 (and here_0_2 (or (or tok_fewer_0_2 rmw_0_2) (or tok_fewer_2_0
 rmw_2_0) (and in_scope_fewer_0_2 in_scope_fewer_2_0)))) (a!87 (and here_1_2 (or (or tok_fewer_1_2 rmw_1_2) (or
 tok_fewer_2_1 rmw_2_1) (and in_scope_fewer_1_2 in_scope_fewer_2_1)))) (a!88 (and here_2_2 (or (or
 tok_fewer_2_2 rmw_2_2) (or tok_fewer_2_2 rmw_2_2) (and in_scope_fewer_2_2 in_scope_fewer_2_2))))) (let ((a!4
 (or (and rmw_0_0 (and a!1 rf_0_0)) (and rmw_0_1 (and a!2 rf_1_0)) (and rmw_0_2 (and a!3 rf_2_0)))) (a!8 (or
 (and rmw_0_0 (and a!5 rf_0_1)) (and rmw_0_1 (and a!6 rf_1_1)) (and rmw_0_2 (and a!7 rf_2_1)))) (a!9 (or (and
 rmw_1_0 (and a!1 rf_0_0)) (and rmw_1_1 (and a!2 rf_1_0)) (and rmw_1_2 (and a!3 rf_2_0)))) (a!13 (or (and
 rmw_0_0 (and a!10 rf_0_2)) (and rmw_0_1 (and a!11 rf_1_2)) (and rmw_0_2 (and a!12 rf_2_2)))) (a!14 (or (and
 rmw_2_0 (and a!1 rf_0_0)) (and rmw_2_1 (and a!2 rf_1_0)) (and rmw_2_2 (and a!3 rf_2_0)))) (a!16 (or (and
 rmw_1_0 (and a!5 rf_0_1)) (and rmw_1_1 (and a!6 rf_1_1)) (and rmw_1_2 (and a!7 rf_2_1)))) (a!17 (or (and
 rmw_2_0 (and a!5 rf_0_1)) (and rmw_2_1 (and a!6 rf_1_1)) (and rmw_2_2 (and a!7 rf_2_1)))) (a!19 (or (and
 rmw_1_0 (and a!10 rf_0_2)) (and rmw_1_1 (and a!11 rf_1_2)) (and rmw_1_2 (and a!12 rf_2_2)))) (a!21 (or (and
 rmw_2_0 (and a!10 rf_0_2)) (and rmw_2_1 (and a!11 rf_1_2)) (and rmw_2_2 (and a!12 rf_2_2)))) (a!80 (or (and
 rmw_0_0 (and a!77 rf_0_0)) (and rmw_0_1 (and a!78 rf_1_0)) (and rmw_0_2 (and a!79 rf_2_0)))) (a!84 (or (and
 rmw_0_0 (and a!81 rf_0_1)) (and rmw_0_1 (and a!82 rf_1_1)) (and rmw_0_2 (and a!83 rf_2_1)))) (a!85 (or (and
 rmw_1_0 (and a!77 rf_0_0)) (and rmw_1_1 (and a!78 rf_1_0)) (and rmw_1_2 (and a!79 rf_2_0)))) (a!89 (or (and
 rmw_0_0 (and a!86 rf_0_2)) (and rmw_0_1 (and a!87 rf_1_2)) (and rmw_0_2 (and a!88 rf_2_2)))) (a!90 (or (and
 rmw_2_0 (and a!77 rf_0_0)) (and rmw_2_1 (and a!78 rf_1_0)) (and rmw_2_2 (and a!79 rf_2_0)))) (a!92 (or (and
 rmw_1_0 (and a!81 rf_0_1)) (and rmw_1_1 (and a!82 rf_1_1)) (and rmw_1_2 (and a!83 rf_2_1)))) (a!93 (or (and
 rmw_2_0 (and a!81 rf_0_1)) (and rmw_2_1 (and a!82 rf_1_1)) (and rmw_2_2 (and a!83 rf_2_1)))) (a!95 (or (and
 rmw_1_0 (and a!86 rf_0_2)) (and rmw_1_1 (and a!87 rf_1_2)) (and rmw_1_2 (and a!88 rf_2_2)))) (a!97 (or (and
 rmw_2_0 (and a!86 rf_0_2)) (and rmw_2_1 (and a!87 rf_1_2)) (and rmw_2_2 (and a!88 rf_2_2))))) (let ((a!15 (or
 a!4 (and a!4 a!4) (and a!8 a!9) (and a!13 a!14))) (a!18 (or a!8 (and a!4 a!8) (and a!8 a!16) (and a!13 a!17)))
 (a!20 (or a!9 (and a!9 a!4) (and a!16 a!9) (and a!19 a!14))) (a!22 (or a!13 (and a!4 a!13) (and a!8 a!19) (and
 a!13 a!21))) (a!23 (or a!14 (and a!14 a!4) (and a!17 a!9) (and a!21 a!14))) (a!25 (or a!16 (and a!9 a!8) (and
 a!16 a!16) (and a!19 a!17))) (a!26 (or a!19 (and a!9 a!13) (and a!16 a!19) (and a!19 a!21))) (a!28 (or a!17
 (and a!14 a!8) (and a!17 a!16) (and a!21 a!17))) (a!29 (or a!21 (and a!14 a!13) (and a!17 a!19) (and a!21
 a!21))) (a!91 (or a!80 (and a!80 a!80) (and a!84 a!85) (and a!89 a!90))) (a!94 (or a!84 (and a!80 a!84) (and
 a!84 a!92) (and a!89 a!93))) (a!96 (or a!85 (and a!85 a!80) (and a!92 a!85) (and a!95 a!90))) (a!98 (or a!89
 (and a!80 a!89) (and a!84 a!95) (and a!89 a!97))) (a!99 (or a!90 (and a!90 a!80) (and a!93 a!85) (and a!97
 a!90))) (a!101 (or a!92 (and a!85 a!84) (and a!92 a!92) (and a!95 a!93))) (a!102 (or a!95 (and a!85 a!89) (and
 a!92 a!95) (and a!95 a!97))) (a!104 (or a!93 (and a!90 a!84) (and a!93 a!92) (and a!97 a!93))) (a!105 (or a!97
 (and a!90 a!89) (and a!93 a!95) (and a!97 a!97)))) (let ((a!24 (or a!15 (and a!15 a!15) (and a!18 a!20) (and
 a!22 a!23))) (a!27 (or a!20 (and a!20 a!15) (and a!25 a!20) (and a!26 a!23))) (a!30 (or a!23 (and a!23 a!15)
 (and a!28 a!20) (and a!29 a!23))) (a!35 (or a!18 (and a!15 a!18) (and a!18 a!25) (and a!22 a!28))) (a!36 (or
 a!25 (and a!20 a!18) (and a!25 a!25) (and a!26 a!28))) (a!37 (or a!28 (and a!23 a!18) (and a!28 a!25) (and
 a!29 a!28))) (a!42 (or a!22 (and a!15 a!22) (and a!18 a!26) (and a!22 a!29))) (a!43 (or a!26 (and a!20 a!22)
 (and a!25 a!26) (and a!26 a!29))) (a!44 (or a!29 (and a!23 a!22) (and a!28 a!26) (and a!29 a!29))) (a!100 (or
 a!91 (and a!91 a!91) (and a!94 a!96) (and a!98 a!99))) (a!103 (or a!96 (and a!96 a!91) (and a!101 a!96) (and
 a!102 a!99))) (a!106 (or a!99 (and a!99 a!91) (and a!104 a!96) (and a!105 a!99))) (a!111 (or a!94 (and a!91
 a!94) (and a!94 a!101) (and a!98 a!104))) (a!112 (or a!101 (and a!96 a!94) (and a!101 a!101) (and a!102
 a!104))) (a!113 (or a!104 (and a!99 a!94) (and a!104 a!101) (and a!105 a!104))) (a!118 (or a!98 (and a!91
 a!98) (and a!94 a!102) (and a!98 a!105))) (a!119 (or a!102 (and a!96 a!98) (and a!101 a!102) (and a!102
 a!105))) (a!120 (or a!105 (and a!99 a!98) (and a!104 a!102) (and a!105 a!105)))) (let ((a!31 (or (and a!1
 rf_0_0) (and (and a!1 rf_0_0) a!24) (and (and a!5 rf_0_1) a!27) (and (and a!10 rf_0_2) a!30))) (a!32 (or (and
 a!2 rf_1_0) (and (and a!2 rf_1_0) a!24) (and (and a!6 rf_1_1) a!27) (and (and a!11 rf_1_2) a!30))) (a!33 (or
 (and a!3 rf_2_0) (and (and a!3 rf_2_0) a!24) (and (and a!7 rf_2_1) a!27) (and (and a!12 rf_2_2) a!30))) (a!38
 (or (and a!5 rf_0_1) (and (and a!1 rf_0_0) a!35) (and (and a!5 rf_0_1) a!36) (and (and a!10 rf_0_2) a!37)))
 (a!39 (or (and a!6 rf_1_1) (and (and a!2 rf_1_0) a!35) (and (and a!6 rf_1_1) a!36) (and (and a!11 rf_1_2)
 a!37))) (a!40 (or (and a!7 rf_2_1) (and (and a!3 rf_2_0) a!35) (and (and a!7 rf_2_1) a!36) (and (and a!12
 rf_2_2) a!37))) (a!45 (or (and a!10 rf_0_2) (and (and a!1 rf_0_0) a!42) (and (and a!5 rf_0_1) a!43) (and (and
 a!10 rf_0_2) a!44))) (a!46 (or (and a!11 rf_1_2) (and (and a!2 rf_1_0) a!42) (and (and a!6 rf_1_1) a!43) (and
 (and a!11 rf_1_2) a!44))) (a!47 (or (and a!12 rf_2_2) (and (and a!3 rf_2_0) a!42) (and (and a!7 rf_2_1) a!43)
 (and (and a!12 rf_2_2) a!44))) (a!107 (or (and a!77 rf_0_0) (and (and a!77 rf_0_0) a!100) (and (and a!81
 rf_0_1) a!103) (and (and a!86 rf_0_2) a!106))) (a!108 (or (and a!78 rf_1_0) (and (and a!78 rf_1_0) a!100) (and
 (and a!82 rf_1_1) a!103) (and (and a!87 rf_1_2) a!106))) (a!109 (or (and a!79 rf_2_0) (and (and a!79 rf_2_0)
 a!100) (and (and a!83 rf_2_1) a!103) (and (and a!88 rf_2_2) a!106))) (a!114 (or (and a!81 rf_0_1) (and (and
 a!77 rf_0_0) a!111) (and (and a!81 rf_0_1) a!112) (and (and a!86 rf_0_2) a!113))) (a!115 (or (and a!82 rf_1_1)
 (and (and a!78 rf_1_0) a!111) (and (and a!82 rf_1_1) a!112) (and (and a!87 rf_1_2) a!113))) (a!116 (or (and
 a!83 rf_2_1) (and (and a!79 rf_2_0) a!111) (and (and a!83 rf_2_1) a!112) (and (and a!88 rf_2_2) a!113)))
 (a!121 (or (and a!86 rf_0_2) (and (and a!77 rf_0_0) a!118) (and (and a!81 rf_0_1) a!119) (and (and a!86
 rf_0_2) a!120))) (a!122 (or (and a!87 rf_1_2) (and (and a!78 rf_1_0) a!118) (and (and a!82 rf_1_1) a!119) (and
 (and a!87 rf_1_2) a!120))) (a!123 (or (and a!88 rf_2_2) (and (and a!79 rf_2_0) a!118) (and (and a!83 rf_2_1)
 a!119) (and (and a!88 rf_2_2) a!120)))) (let ((a!34 (or (and (and REL_more_0 W_0 STRONG_more_0) a!31) (and
 (and REL_more_0 (and tok_more_0_1 here_0_1) W_1 STRONG_more_1) a!32) (and (and REL_more_0 (and tok_more_0_2
 here_0_2) W_2 STRONG_more_2) a!33))) (a!41 (or (and (and REL_more_0 W_0 STRONG_more_0) a!38) (and (and
 REL_more_0 (and tok_more_0_1 here_0_1) W_1 STRONG_more_1) a!39) (and (and REL_more_0 (and tok_more_0_2
 here_0_2) W_2 STRONG_more_2) a!40))) (a!48 (or (and (and REL_more_0 W_0 STRONG_more_0) a!45) (and (and
 REL_more_0 (and tok_more_0_1 here_0_1) W_1 STRONG_more_1) a!46) (and (and REL_more_0 (and tok_more_0_2
 here_0_2) W_2 STRONG_more_2) a!47))) (a!53 (or (and (and REL_more_1 (and tok_more_1_0 here_1_0) W_0
 STRONG_more_0) a!31) (and (and REL_more_1 W_1 STRONG_more_1) a!32) (and (and REL_more_1 (and tok_more_1_2
 here_1_2) W_2 STRONG_more_2) a!33))) (a!54 (or (and (and REL_more_1 (and tok_more_1_0 here_1_0) W_0
 STRONG_more_0) a!38) (and (and REL_more_1 W_1 STRONG_more_1) a!39) (and (and REL_more_1 (and tok_more_1_2
 here_1_2) W_2 STRONG_more_2) a!40))) (a!55 (or (and (and REL_more_1 (and tok_more_1_0 here_1_0) W_0
 STRONG_more_0) a!45) (and (and REL_more_1 W_1 STRONG_more_1) a!46) (and (and REL_more_1 (and tok_more_1_2
 here_1_2) W_2 STRONG_more_2) a!47))) (a!60 (or (and (and REL_more_2 (and tok_more_2_0 here_2_0) W_0
 STRONG_more_0) a!31) (and (and REL_more_2 (and tok_more_2_1 here_2_1) W_1 STRONG_more_1) a!32) (and (and
 REL_more_2 W_2 STRONG_more_2) a!33))) (a!61 (or (and (and REL_more_2 (and tok_more_2_0 here_2_0) W_0
 STRONG_more_0) a!38) (and (and REL_more_2 (and tok_more_2_1 here_2_1) W_1 STRONG_more_1) a!39) (and (and
 REL_more_2 W_2 STRONG_more_2) a!40))) (a!62 (or (and (and REL_more_2 (and tok_more_2_0 here_2_0) W_0
 STRONG_more_0) a!45) (and (and REL_more_2 (and tok_more_2_1 here_2_1) W_1 STRONG_more_1) a!46) (and (and
 REL_more_2 W_2 STRONG_more_2) a!47))) (a!110 (or (and (and REL_fewer_0 W_0 STRONG_fewer_0) a!107) (and (and
 REL_fewer_0 (and tok_fewer_0_1 here_0_1) W_1 STRONG_fewer_1) a!108) (and (and REL_fewer_0 (and tok_fewer_0_2
 here_0_2) W_2 STRONG_fewer_2) a!109))) (a!117 (or (and (and REL_fewer_0 W_0 STRONG_fewer_0) a!114) (and (and
 REL_fewer_0 (and tok_fewer_0_1 here_0_1) W_1 STRONG_fewer_1) a!115) (and (and REL_fewer_0 (and tok_fewer_0_2
 here_0_2) W_2 STRONG_fewer_2) a!116))) (a!124 (or (and (and REL_fewer_0 W_0 STRONG_fewer_0) a!121) (and (and
 REL_fewer_0 (and tok_fewer_0_1 here_0_1) W_1 STRONG_fewer_1) a!122) (and (and REL_fewer_0 (and tok_fewer_0_2
 here_0_2) W_2 STRONG_fewer_2) a!123))) (a!127 (or (and (and REL_fewer_1 (and tok_fewer_1_0 here_1_0) W_0
 STRONG_fewer_0) a!107) (and (and REL_fewer_1 W_1 STRONG_fewer_1) a!108) (and (and REL_fewer_1 (and
 tok_fewer_1_2 here_1_2) W_2 STRONG_fewer_2) a!109))) (a!128 (or (and (and REL_fewer_1 (and tok_fewer_1_0
 here_1_0) W_0 STRONG_fewer_0) a!114) (and (and REL_fewer_1 W_1 STRONG_fewer_1) a!115) (and (and REL_fewer_1
 (and tok_fewer_1_2 here_1_2) W_2 STRONG_fewer_2) a!116))) (a!129 (or (and (and REL_fewer_1 (and tok_fewer_1_0
 here_1_0) W_0 STRONG_fewer_0) a!121) (and (and REL_fewer_1 W_1 STRONG_fewer_1) a!122) (and (and REL_fewer_1
 (and tok_fewer_1_2 here_1_2) W_2 STRONG_fewer_2) a!123))) (a!132 (or (and (and REL_fewer_2 (and tok_fewer_2_0
 here_2_0) W_0 STRONG_fewer_0) a!107) (and (and REL_fewer_2 (and tok_fewer_2_1 here_2_1) W_1 STRONG_fewer_1)
 a!108) (and (and REL_fewer_2 W_2 STRONG_fewer_2) a!109))) (a!133 (or (and (and REL_fewer_2 (and tok_fewer_2_0
 here_2_0) W_0 STRONG_fewer_0) a!114) (and (and REL_fewer_2 (and tok_fewer_2_1 here_2_1) W_1 STRONG_fewer_1)
 a!115) (and (and REL_fewer_2 W_2 STRONG_fewer_2) a!116))) (a!134 (or (and (and REL_fewer_2 (and tok_fewer_2_0
 here_2_0) W_0 STRONG_fewer_0) a!121) (and (and REL_fewer_2 (and tok_fewer_2_1 here_2_1) W_1 STRONG_fewer_1)
 a!122) (and (and REL_fewer_2 W_2 STRONG_fewer_2) a!123)))) (let ((a!49 (or (and a!34 (and (and R_0
 STRONG_more_0) ACQ_more_0)) (and a!41 (and (and R_1 STRONG_more_1) (and tok_more_1_0 here_1_0) ACQ_more_0))
 (and a!48 (and (and R_2 STRONG_more_2) (and tok_more_2_0 here_2_0) ACQ_more_0)))) (a!51 (or (and a!34 (and
 (and R_0 STRONG_more_0) (and tok_more_0_1 here_0_1) ACQ_more_1)) (and a!41 (and (and R_1 STRONG_more_1)
 ACQ_more_1)) (and a!48 (and (and R_2 STRONG_more_2) (and tok_more_2_1 here_2_1) ACQ_more_1)))) (a!56 (or (and
 a!53 (and (and R_0 STRONG_more_0) ACQ_more_0)) (and a!54 (and (and R_1 STRONG_more_1) (and tok_more_1_0
 here_1_0) ACQ_more_0)) (and a!55 (and (and R_2 STRONG_more_2) (and tok_more_2_0 here_2_0) ACQ_more_0)))) (a!58
 (or (and a!34 (and (and R_0 STRONG_more_0) (and tok_more_0_2 here_0_2) ACQ_more_2)) (and a!41 (and (and R_1
 STRONG_more_1) (and tok_more_1_2 here_1_2) ACQ_more_2)) (and a!48 (and (and R_2 STRONG_more_2) ACQ_more_2))))
 (a!63 (or (and a!60 (and (and R_0 STRONG_more_0) ACQ_more_0)) (and a!61 (and (and R_1 STRONG_more_1) (and
 tok_more_1_0 here_1_0) ACQ_more_0)) (and a!62 (and (and R_2 STRONG_more_2) (and tok_more_2_0 here_2_0)
 ACQ_more_0)))) (a!65 (or (and a!53 (and (and R_0 STRONG_more_0) (and tok_more_0_1 here_0_1) ACQ_more_1)) (and
 a!54 (and (and R_1 STRONG_more_1) ACQ_more_1)) (and a!55 (and (and R_2 STRONG_more_2) (and tok_more_2_1
 here_2_1) ACQ_more_1)))) (a!67 (or (and a!60 (and (and R_0 STRONG_more_0) (and tok_more_0_1 here_0_1)
 ACQ_more_1)) (and a!61 (and (and R_1 STRONG_more_1) ACQ_more_1)) (and a!62 (and (and R_2 STRONG_more_2) (and
 tok_more_2_1 here_2_1) ACQ_more_1)))) (a!70 (or (and a!53 (and (and R_0 STRONG_more_0) (and tok_more_0_2
 here_0_2) ACQ_more_2)) (and a!54 (and (and R_1 STRONG_more_1) (and tok_more_1_2 here_1_2) ACQ_more_2)) (and
 a!55 (and (and R_2 STRONG_more_2) ACQ_more_2)))) (a!72 (or (and a!60 (and (and R_0 STRONG_more_0) (and
 tok_more_0_2 here_0_2) ACQ_more_2)) (and a!61 (and (and R_1 STRONG_more_1) (and tok_more_1_2 here_1_2)
 ACQ_more_2)) (and a!62 (and (and R_2 STRONG_more_2) ACQ_more_2)))) (a!125 (or (and a!110 (and (and R_0
 STRONG_fewer_0) ACQ_fewer_0)) (and a!117 (and (and R_1 STRONG_fewer_1) (and tok_fewer_1_0 here_1_0)
 ACQ_fewer_0)) (and a!124 (and (and R_2 STRONG_fewer_2) (and tok_fewer_2_0 here_2_0) ACQ_fewer_0)))) (a!126 (or
 (and a!110 (and (and R_0 STRONG_fewer_0) (and tok_fewer_0_1 here_0_1) ACQ_fewer_1)) (and a!117 (and (and R_1
 STRONG_fewer_1) ACQ_fewer_1)) (and a!124 (and (and R_2 STRONG_fewer_2) (and tok_fewer_2_1 here_2_1)
 ACQ_fewer_1)))) (a!130 (or (and a!127 (and (and R_0 STRONG_fewer_0) ACQ_fewer_0)) (and a!128 (and (and R_1
 STRONG_fewer_1) (and tok_fewer_1_0 here_1_0) ACQ_fewer_0)) (and a!129 (and (and R_2 STRONG_fewer_2) (and
 tok_fewer_2_0 here_2_0) ACQ_fewer_0)))) (a!131 (or (and a!110 (and (and R_0 STRONG_fewer_0) (and tok_fewer_0_2
 here_0_2) ACQ_fewer_2)) (and a!117 (and (and R_1 STRONG_fewer_1) (and tok_fewer_1_2 here_1_2) ACQ_fewer_2))
 (and a!124 (and (and R_2 STRONG_fewer_2) ACQ_fewer_2)))) (a!135 (or (and a!132 (and (and R_0 STRONG_fewer_0)
 ACQ_fewer_0)) (and a!133 (and (and R_1 STRONG_fewer_1) (and tok_fewer_1_0 here_1_0) ACQ_fewer_0)) (and a!134
 (and (and R_2 STRONG_fewer_2) (and tok_fewer_2_0 here_2_0) ACQ_fewer_0)))) (a!137 (or (and a!127 (and (and R_0
 STRONG_fewer_0) (and tok_fewer_0_1 here_0_1) ACQ_fewer_1)) (and a!128 (and (and R_1 STRONG_fewer_1)
 ACQ_fewer_1)) (and a!129 (and (and R_2 STRONG_fewer_2) (and tok_fewer_2_1 here_2_1) ACQ_fewer_1)))) (a!138 (or
 (and a!132 (and (and R_0 STRONG_fewer_0) (and tok_fewer_0_1 here_0_1) ACQ_fewer_1)) (and a!133 (and (and R_1
 STRONG_fewer_1) ACQ_fewer_1)) (and a!134 (and (and R_2 STRONG_fewer_2) (and tok_fewer_2_1 here_2_1)
 ACQ_fewer_1)))) (a!140 (or (and a!127 (and (and R_0 STRONG_fewer_0) (and tok_fewer_0_2 here_0_2) ACQ_fewer_2))
 (and a!128 (and (and R_1 STRONG_fewer_1) (and tok_fewer_1_2 here_1_2) ACQ_fewer_2)) (and a!129 (and (and R_2
 STRONG_fewer_2) ACQ_fewer_2)))) (a!142 (or (and a!132 (and (and R_0 STRONG_fewer_0) (and tok_fewer_0_2
 here_0_2) ACQ_fewer_2)) (and a!133 (and (and R_1 STRONG_fewer_1) (and tok_fewer_1_2 here_1_2) ACQ_fewer_2))
 (and a!134 (and (and R_2 STRONG_fewer_2) ACQ_fewer_2))))) (let ((a!64 (or (or (or tok_more_0_0 rmw_0_0) (and
 a!1 a!49)) (and (or (or tok_more_0_0 rmw_0_0) (and a!1 a!49)) (or (or tok_more_0_0 rmw_0_0) (and a!1 a!49)))
 (and (or (or tok_more_0_1 rmw_0_1) a!50 (and a!5 a!51)) (or (or tok_more_1_0 rmw_1_0) a!52 (and a!2 a!56)))
 (and (or (or tok_more_0_2 rmw_0_2) a!57 (and a!10 a!58)) (or (or tok_more_2_0 rmw_2_0) a!59 (and a!3 a!63)))))
 (a!68 (or (or (or tok_more_0_1 rmw_0_1) a!50 (and a!5 a!51)) (and (or (or tok_more_0_0 rmw_0_0) (and a!1
 a!49)) (or (or tok_more_0_1 rmw_0_1) a!50 (and a!5 a!51))) (and (or (or tok_more_0_1 rmw_0_1) a!50 (and a!5
 a!51)) (or (or tok_more_1_1 rmw_1_1) (and a!6 a!65))) (and (or (or tok_more_0_2 rmw_0_2) a!57 (and a!10 a!58))
 (or (or tok_more_2_1 rmw_2_1) a!66 (and a!7 a!67))))) (a!71 (or (or (or tok_more_1_0 rmw_1_0) a!52 (and a!2
 a!56)) (and (or (or tok_more_1_0 rmw_1_0) a!52 (and a!2 a!56)) (or (or tok_more_0_0 rmw_0_0) (and a!1 a!49)))
 (and (or (or tok_more_1_1 rmw_1_1) (and a!6 a!65)) (or (or tok_more_1_0 rmw_1_0) a!52 (and a!2 a!56))) (and
 (or (or tok_more_1_2 rmw_1_2) a!69 (and a!11 a!70)) (or (or tok_more_2_0 rmw_2_0) a!59 (and a!3 a!63)))))
 (a!73 (or (or (or tok_more_0_2 rmw_0_2) a!57 (and a!10 a!58)) (and (or (or tok_more_0_0 rmw_0_0) (and a!1
 a!49)) (or (or tok_more_0_2 rmw_0_2) a!57 (and a!10 a!58))) (and (or (or tok_more_0_1 rmw_0_1) a!50 (and a!5
 a!51)) (or (or tok_more_1_2 rmw_1_2) a!69 (and a!11 a!70))) (and (or (or tok_more_0_2 rmw_0_2) a!57 (and a!10
 a!58)) (or (or tok_more_2_2 rmw_2_2) (and a!12 a!72))))) (a!74 (or (or (or tok_more_2_0 rmw_2_0) a!59 (and a!3
 a!63)) (and (or (or tok_more_2_0 rmw_2_0) a!59 (and a!3 a!63)) (or (or tok_more_0_0 rmw_0_0) (and a!1 a!49)))
 (and (or (or tok_more_2_1 rmw_2_1) a!66 (and a!7 a!67)) (or (or tok_more_1_0 rmw_1_0) a!52 (and a!2 a!56)))
 (and (or (or tok_more_2_2 rmw_2_2) (and a!12 a!72)) (or (or tok_more_2_0 rmw_2_0) a!59 (and a!3 a!63)))))
 (a!136 (or (or (or tok_fewer_0_0 rmw_0_0) (and a!77 a!125)) (and (or (or tok_fewer_0_0 rmw_0_0) (and a!77
 a!125)) (or (or tok_fewer_0_0 rmw_0_0) (and a!77 a!125))) (and (or (or tok_fewer_0_1 rmw_0_1) a!50 (and a!81
 a!126)) (or (or tok_fewer_1_0 rmw_1_0) a!52 (and a!78 a!130))) (and (or (or tok_fewer_0_2 rmw_0_2) a!57 (and
 a!86 a!131)) (or (or tok_fewer_2_0 rmw_2_0) a!59 (and a!79 a!135))))) (a!139 (or (or (or tok_fewer_0_1
 rmw_0_1) a!50 (and a!81 a!126)) (and (or (or tok_fewer_0_0 rmw_0_0) (and a!77 a!125)) (or (or tok_fewer_0_1
 rmw_0_1) a!50 (and a!81 a!126))) (and (or (or tok_fewer_0_1 rmw_0_1) a!50 (and a!81 a!126)) (or (or
 tok_fewer_1_1 rmw_1_1) (and a!82 a!137))) (and (or (or tok_fewer_0_2 rmw_0_2) a!57 (and a!86 a!131)) (or (or
 tok_fewer_2_1 rmw_2_1) a!66 (and a!83 a!138))))) (a!141 (or (or (or tok_fewer_1_0 rmw_1_0) a!52 (and a!78
 a!130)) (and (or (or tok_fewer_1_0 rmw_1_0) a!52 (and a!78 a!130)) (or (or tok_fewer_0_0 rmw_0_0) (and a!77
 a!125))) (and (or (or tok_fewer_1_1 rmw_1_1) (and a!82 a!137)) (or (or tok_fewer_1_0 rmw_1_0) a!52 (and a!78
 a!130))) (and (or (or tok_fewer_1_2 rmw_1_2) a!69 (and a!87 a!140)) (or (or tok_fewer_2_0 rmw_2_0) a!59 (and
 a!79 a!135))))) (a!143 (or (or (or tok_fewer_0_2 rmw_0_2) a!57 (and a!86 a!131)) (and (or (or tok_fewer_0_0
 rmw_0_0) (and a!77 a!125)) (or (or tok_fewer_0_2 rmw_0_2) a!57 (and a!86 a!131))) (and (or (or tok_fewer_0_1
 rmw_0_1) a!50 (and a!81 a!126)) (or (or tok_fewer_1_2 rmw_1_2) a!69 (and a!87 a!140))) (and (or (or
 tok_fewer_0_2 rmw_0_2) a!57 (and a!86 a!131)) (or (or tok_fewer_2_2 rmw_2_2) (and a!88 a!142))))) (a!144 (or
 (or (or tok_fewer_2_0 rmw_2_0) a!59 (and a!79 a!135)) (and (or (or tok_fewer_2_0 rmw_2_0) a!59 (and a!79
 a!135)) (or (or tok_fewer_0_0 rmw_0_0) (and a!77 a!125))) (and (or (or tok_fewer_2_1 rmw_2_1) a!66 (and a!83
 a!138)) (or (or tok_fewer_1_0 rmw_1_0) a!52 (and a!78 a!130))) (and (or (or tok_fewer_2_2 rmw_2_2) (and a!88
 a!142)) (or (or tok_fewer_2_0 rmw_2_0) a!59 (and a!79 a!135))))) (a!147 (or (or (or tok_more_1_1 rmw_1_1) (and
 a!6 a!65)) (and (or (or tok_more_1_0 rmw_1_0) a!52 (and a!2 a!56)) (or (or tok_more_0_1 rmw_0_1) a!50 (and a!5
 a!51))) (and (or (or tok_more_1_1 rmw_1_1) (and a!6 a!65)) (or (or tok_more_1_1 rmw_1_1) (and a!6 a!65))) (and
 (or (or tok_more_1_2 rmw_1_2) a!69 (and a!11 a!70)) (or (or tok_more_2_1 rmw_2_1) a!66 (and a!7 a!67)))))
 (a!148 (or (or (or tok_more_2_1 rmw_2_1) a!66 (and a!7 a!67)) (and (or (or tok_more_2_0 rmw_2_0) a!59 (and a!3
 a!63)) (or (or tok_more_0_1 rmw_0_1) a!50 (and a!5 a!51))) (and (or (or tok_more_2_1 rmw_2_1) a!66 (and a!7
 a!67)) (or (or tok_more_1_1 rmw_1_1) (and a!6 a!65))) (and (or (or tok_more_2_2 rmw_2_2) (and a!12 a!72)) (or
 (or tok_more_2_1 rmw_2_1) a!66 (and a!7 a!67))))) (a!150 (or (or (or tok_more_1_2 rmw_1_2) a!69 (and a!11
 a!70)) (and (or (or tok_more_1_0 rmw_1_0) a!52 (and a!2 a!56)) (or (or tok_more_0_2 rmw_0_2) a!57 (and a!10
 a!58))) (and (or (or tok_more_1_1 rmw_1_1) (and a!6 a!65)) (or (or tok_more_1_2 rmw_1_2) a!69 (and a!11
 a!70))) (and (or (or tok_more_1_2 rmw_1_2) a!69 (and a!11 a!70)) (or (or tok_more_2_2 rmw_2_2) (and a!12
 a!72))))) (a!153 (or (or (or tok_fewer_1_1 rmw_1_1) (and a!82 a!137)) (and (or (or tok_fewer_1_0 rmw_1_0) a!52
 (and a!78 a!130)) (or (or tok_fewer_0_1 rmw_0_1) a!50 (and a!81 a!126))) (and (or (or tok_fewer_1_1 rmw_1_1)
 (and a!82 a!137)) (or (or tok_fewer_1_1 rmw_1_1) (and a!82 a!137))) (and (or (or tok_fewer_1_2 rmw_1_2) a!69
 (and a!87 a!140)) (or (or tok_fewer_2_1 rmw_2_1) a!66 (and a!83 a!138))))) (a!154 (or (or (or tok_fewer_2_1
 rmw_2_1) a!66 (and a!83 a!138)) (and (or (or tok_fewer_2_0 rmw_2_0) a!59 (and a!79 a!135)) (or (or
 tok_fewer_0_1 rmw_0_1) a!50 (and a!81 a!126))) (and (or (or tok_fewer_2_1 rmw_2_1) a!66 (and a!83 a!138)) (or
 (or tok_fewer_1_1 rmw_1_1) (and a!82 a!137))) (and (or (or tok_fewer_2_2 rmw_2_2) (and a!88 a!142)) (or (or
 tok_fewer_2_1 rmw_2_1) a!66 (and a!83 a!138))))) (a!156 (or (or (or tok_fewer_1_2 rmw_1_2) a!69 (and a!87
 a!140)) (and (or (or tok_fewer_1_0 rmw_1_0) a!52 (and a!78 a!130)) (or (or tok_fewer_0_2 rmw_0_2) a!57 (and
 a!86 a!131))) (and (or (or tok_fewer_1_1 rmw_1_1) (and a!82 a!137)) (or (or tok_fewer_1_2 rmw_1_2) a!69 (and
 a!87 a!140))) (and (or (or tok_fewer_1_2 rmw_1_2) a!69 (and a!87 a!140)) (or (or tok_fewer_2_2 rmw_2_2) (and
 a!88 a!142))))) (a!159 (or (or (or tok_more_2_2 rmw_2_2) (and a!12 a!72)) (and (or (or tok_more_2_0 rmw_2_0)
 a!59 (and a!3 a!63)) (or (or tok_more_0_2 rmw_0_2) a!57 (and a!10 a!58))) (and (or (or tok_more_2_1 rmw_2_1)
 a!66 (and a!7 a!67)) (or (or tok_more_1_2 rmw_1_2) a!69 (and a!11 a!70))) (and (or (or tok_more_2_2 rmw_2_2)
 (and a!12 a!72)) (or (or tok_more_2_2 rmw_2_2) (and a!12 a!72))))) (a!163 (or (or (or tok_fewer_2_2 rmw_2_2)
 (and a!88 a!142)) (and (or (or tok_fewer_2_0 rmw_2_0) a!59 (and a!79 a!135)) (or (or tok_fewer_0_2 rmw_0_2)
 a!57 (and a!86 a!131))) (and (or (or tok_fewer_2_1 rmw_2_1) a!66 (and a!83 a!138)) (or (or tok_fewer_1_2
 rmw_1_2) a!69 (and a!87 a!140))) (and (or (or tok_fewer_2_2 rmw_2_2) (and a!88 a!142)) (or (or tok_fewer_2_2
 rmw_2_2) (and a!88 a!142)))))) (let ((a!75 (not (or a!64 (and a!64 a!64) (and a!68 a!71) (and a!73 a!74))))
 (a!145 (not (or a!136 (and a!136 a!136) (and a!139 a!141) (and a!143 a!144)))) (a!149 (not (or a!68 (and a!64
 a!68) (and a!68 a!147) (and a!73 a!148)))) (a!151 (not (or a!71 (and a!71 a!64) (and a!147 a!71) (and a!150
 a!74)))) (a!155 (not (or a!139 (and a!136 a!139) (and a!139 a!153) (and a!143 a!154)))) (a!157 (not (or a!141
 (and a!141 a!136) (and a!153 a!141) (and a!156 a!144)))) (a!160 (not (or a!73 (and a!64 a!73) (and a!68 a!150)
 (and a!73 a!159)))) (a!161 (not (or a!74 (and a!74 a!64) (and a!148 a!71) (and a!159 a!74)))) (a!164 (not (or
 a!143 (and a!136 a!143) (and a!139 a!156) (and a!143 a!163)))) (a!165 (not (or a!144 (and a!144 a!136) (and
 a!154 a!141) (and a!163 a!144)))) (a!169 (not (or a!147 (and a!71 a!68) (and a!147 a!147) (and a!150 a!148))))
 (a!171 (not (or a!153 (and a!141 a!139) (and a!153 a!153) (and a!156 a!154)))) (a!173 (not (or a!150 (and a!71
 a!73) (and a!147 a!150) (and a!150 a!159)))) (a!174 (not (or a!148 (and a!74 a!68) (and a!148 a!147) (and
 a!159 a!148)))) (a!176 (not (or a!156 (and a!141 a!143) (and a!153 a!156) (and a!156 a!163)))) (a!177 (not (or
 a!154 (and a!144 a!139) (and a!154 a!153) (and a!163 a!154)))) (a!183 (not (or a!159 (and a!74 a!73) (and
 a!148 a!150) (and a!159 a!159)))) (a!185 (not (or a!163 (and a!144 a!143) (and a!154 a!156) (and a!163
 a!163))))) (let ((a!76 (not (and (or (and W_0 overlap_0_0) (and overlap_0_0 W_0)) (not a!1) a!75 a!75)))
 (a!152 (not (and (or (and W_0 overlap_0_1) (and overlap_0_1 W_1)) (not a!5) a!149 a!151))) (a!162 (not (and
 (or (and W_0 overlap_0_2) (and overlap_0_2 W_2)) (not a!10) a!160 a!161))) (a!167 (not (and (or (and W_1
 overlap_1_0) (and overlap_1_0 W_0)) (not a!2) a!151 a!149))) (a!170 (not (and (or (and W_1 overlap_1_1) (and
 overlap_1_1 W_1)) (not a!6) a!169 a!169))) (a!175 (not (and (or (and W_1 overlap_1_2) (and overlap_1_2 W_2))
 (not a!11) a!173 a!174))) (a!179 (not (and (or (and W_2 overlap_2_0) (and overlap_2_0 W_0)) (not a!3) a!161
 a!160))) (a!181 (not (and (or (and W_2 overlap_2_1) (and overlap_2_1 W_1)) (not a!7) a!174 a!173))) (a!184
 (not (and (or (and W_2 overlap_2_2) (and overlap_2_2 W_2)) (not a!12) a!183 a!183)))) (let ((a!146 (or a!76
 (and (or (and W_0 overlap_0_0) (and overlap_0_0 W_0)) (not a!77) a!145 a!145))) (a!158 (or a!152 (and (or (and
 W_0 overlap_0_1) (and overlap_0_1 W_1)) (not a!81) a!155 a!157))) (a!166 (or a!162 (and (or (and W_0
 overlap_0_2) (and overlap_0_2 W_2)) (not a!86) a!164 a!165))) (a!168 (or a!167 (and (or (and W_1 overlap_1_0)
 (and overlap_1_0 W_0)) (not a!78) a!157 a!155))) (a!172 (or a!170 (and (or (and W_1 overlap_1_1) (and
 overlap_1_1 W_1)) (not a!82) a!171 a!171))) (a!178 (or a!175 (and (or (and W_1 overlap_1_2) (and overlap_1_2
 W_2)) (not a!87) a!176 a!177))) (a!180 (or a!179 (and (or (and W_2 overlap_2_0) (and overlap_2_0 W_0)) (not
 a!79) a!165 a!164))) (a!182 (or a!181 (and (or (and W_2 overlap_2_1) (and overlap_2_1 W_1)) (not a!83) a!177
 a!176))) (a!186 (or a!184 (and (or (and W_2 overlap_2_2) (and overlap_2_2 W_2)) (not a!88) a!185 a!185))))
 (not (and a!146 a!158 a!166 a!168 a!172 a!178 a!180 a!182 a!186))))))))))))))
(check-sat)
