; determinism.control.incoherent
; Without Coherence a read may miss the last write.
; A control: the answer must be sat.
(set-logic QF_UF)
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
(declare-fun INIT_0 () Bool)
(declare-fun W_0 () Bool)
(declare-fun INIT_1 () Bool)
(declare-fun W_1 () Bool)
(declare-fun INIT_2 () Bool)
(declare-fun W_2 () Bool)
(declare-fun R_0 () Bool)
(declare-fun R_1 () Bool)
(declare-fun R_2 () Bool)
(declare-fun rmw_0_0 () Bool)
(declare-fun rmw_0_1 () Bool)
(declare-fun rmw_0_2 () Bool)
(declare-fun rmw_1_0 () Bool)
(declare-fun rmw_1_1 () Bool)
(declare-fun rmw_1_2 () Bool)
(declare-fun rmw_2_0 () Bool)
(declare-fun rmw_2_1 () Bool)
(declare-fun rmw_2_2 () Bool)
(declare-fun rf_1_0_0 () Bool)
(declare-fun rf_1_0_1 () Bool)
(declare-fun rf_1_0_2 () Bool)
(declare-fun rf_1_1_0 () Bool)
(declare-fun rf_1_1_1 () Bool)
(declare-fun rf_1_1_2 () Bool)
(declare-fun rf_1_2_0 () Bool)
(declare-fun rf_1_2_1 () Bool)
(declare-fun rf_1_2_2 () Bool)
(declare-fun co_1_0_0 () Bool)
(declare-fun co_1_0_1 () Bool)
(declare-fun co_1_0_2 () Bool)
(declare-fun co_1_1_0 () Bool)
(declare-fun co_1_1_1 () Bool)
(declare-fun co_1_1_2 () Bool)
(declare-fun co_1_2_0 () Bool)
(declare-fun co_1_2_1 () Bool)
(declare-fun co_1_2_2 () Bool)
(declare-fun fr_1_0_0 () Bool)
(declare-fun fr_1_0_1 () Bool)
(declare-fun fr_1_0_2 () Bool)
(declare-fun fr_1_1_0 () Bool)
(declare-fun fr_1_1_1 () Bool)
(declare-fun fr_1_1_2 () Bool)
(declare-fun fr_1_2_0 () Bool)
(declare-fun fr_1_2_1 () Bool)
(declare-fun fr_1_2_2 () Bool)
(declare-fun rf_2_0_0 () Bool)
(declare-fun rf_2_0_1 () Bool)
(declare-fun rf_2_0_2 () Bool)
(declare-fun rf_2_1_0 () Bool)
(declare-fun rf_2_1_1 () Bool)
(declare-fun rf_2_1_2 () Bool)
(declare-fun rf_2_2_0 () Bool)
(declare-fun rf_2_2_1 () Bool)
(declare-fun rf_2_2_2 () Bool)
(declare-fun co_2_0_0 () Bool)
(declare-fun co_2_0_1 () Bool)
(declare-fun co_2_0_2 () Bool)
(declare-fun co_2_1_0 () Bool)
(declare-fun co_2_1_1 () Bool)
(declare-fun co_2_1_2 () Bool)
(declare-fun co_2_2_0 () Bool)
(declare-fun co_2_2_1 () Bool)
(declare-fun co_2_2_2 () Bool)
(declare-fun fr_2_0_0 () Bool)
(declare-fun fr_2_0_1 () Bool)
(declare-fun fr_2_0_2 () Bool)
(declare-fun fr_2_1_0 () Bool)
(declare-fun fr_2_1_1 () Bool)
(declare-fun fr_2_1_2 () Bool)
(declare-fun fr_2_2_0 () Bool)
(declare-fun fr_2_2_1 () Bool)
(declare-fun fr_2_2_2 () Bool)
(declare-fun REL_0 () Bool)
(declare-fun STRONG_0 () Bool)
(declare-fun REL_1 () Bool)
(declare-fun STRONG_1 () Bool)
(declare-fun REL_2 () Bool)
(declare-fun STRONG_2 () Bool)
(declare-fun ACQ_0 () Bool)
(declare-fun ACQ_1 () Bool)
(declare-fun ACQ_2 () Bool)
(declare-fun in_scope_0_0 () Bool)
(declare-fun in_scope_0_1 () Bool)
(declare-fun in_scope_0_2 () Bool)
(declare-fun in_scope_1_0 () Bool)
(declare-fun in_scope_1_1 () Bool)
(declare-fun in_scope_1_2 () Bool)
(declare-fun in_scope_2_0 () Bool)
(declare-fun in_scope_2_1 () Bool)
(declare-fun in_scope_2_2 () Bool)
(declare-fun tok_0_0 () Bool)
(declare-fun tok_0_1 () Bool)
(declare-fun tok_1_0 () Bool)
(declare-fun tok_0_2 () Bool)
(declare-fun tok_2_0 () Bool)
(declare-fun tok_1_1 () Bool)
(declare-fun tok_2_1 () Bool)
(declare-fun tok_1_2 () Bool)
(declare-fun tok_2_2 () Bool)
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
 (and (or (not rf_1_0_0) (and W_0 overlap_0_0 R_0))
      (or (not rf_1_0_1) (and W_0 overlap_0_1 R_1))
      (or (not rf_1_0_2) (and W_0 overlap_0_2 R_2))
      (or (not rf_1_1_0) (and W_1 overlap_1_0 R_0))
      (or (not rf_1_1_1) (and W_1 overlap_1_1 R_1))
      (or (not rf_1_1_2) (and W_1 overlap_1_2 R_2))
      (or (not rf_1_2_0) (and W_2 overlap_2_0 R_0))
      (or (not rf_1_2_1) (and W_2 overlap_2_1 R_1))
      (or (not rf_1_2_2) (and W_2 overlap_2_2 R_2))))
; hypothesis: co
(assert
 (let ((a!1 (or (not (or (and co_1_0_0 co_1_0_0)
                         (and co_1_0_1 co_1_1_0)
                         (and co_1_0_2 co_1_2_0)))
                co_1_0_0))
       (a!2 (or (not (or (and co_1_0_0 co_1_0_1)
                         (and co_1_0_1 co_1_1_1)
                         (and co_1_0_2 co_1_2_1)))
                co_1_0_1))
       (a!3 (or (not (or (and co_1_0_0 co_1_0_2)
                         (and co_1_0_1 co_1_1_2)
                         (and co_1_0_2 co_1_2_2)))
                co_1_0_2))
       (a!4 (or (not (or (and co_1_1_0 co_1_0_0)
                         (and co_1_1_1 co_1_1_0)
                         (and co_1_1_2 co_1_2_0)))
                co_1_1_0))
       (a!5 (or (not (or (and co_1_1_0 co_1_0_1)
                         (and co_1_1_1 co_1_1_1)
                         (and co_1_1_2 co_1_2_1)))
                co_1_1_1))
       (a!6 (or (not (or (and co_1_1_0 co_1_0_2)
                         (and co_1_1_1 co_1_1_2)
                         (and co_1_1_2 co_1_2_2)))
                co_1_1_2))
       (a!7 (or (not (or (and co_1_2_0 co_1_0_0)
                         (and co_1_2_1 co_1_1_0)
                         (and co_1_2_2 co_1_2_0)))
                co_1_2_0))
       (a!8 (or (not (or (and co_1_2_0 co_1_0_1)
                         (and co_1_2_1 co_1_1_1)
                         (and co_1_2_2 co_1_2_1)))
                co_1_2_1))
       (a!9 (or (not (or (and co_1_2_0 co_1_0_2)
                         (and co_1_2_1 co_1_1_2)
                         (and co_1_2_2 co_1_2_2)))
                co_1_2_2)))
   (and (or (not co_1_0_0) (and W_0 overlap_0_0 W_0))
        (or (not co_1_0_1) (and W_0 overlap_0_1 W_1))
        (or (not co_1_0_2) (and W_0 overlap_0_2 W_2))
        (or (not co_1_1_0) (and W_1 overlap_1_0 W_0))
        (or (not co_1_1_1) (and W_1 overlap_1_1 W_1))
        (or (not co_1_1_2) (and W_1 overlap_1_2 W_2))
        (or (not co_1_2_0) (and W_2 overlap_2_0 W_0))
        (or (not co_1_2_1) (and W_2 overlap_2_1 W_1))
        (or (not co_1_2_2) (and W_2 overlap_2_2 W_2))
        (not co_1_0_0)
        (not co_1_1_1)
        (not co_1_2_2)
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
 (let ((a!1 (and (or (and rf_1_0_0 co_1_0_0)
                     (and rf_1_1_0 co_1_1_0)
                     (and rf_1_2_0 co_1_2_0))
                 overlap_0_0))
       (a!2 (and (or (and rf_1_0_0 co_1_0_1)
                     (and rf_1_1_0 co_1_1_1)
                     (and rf_1_2_0 co_1_2_1))
                 overlap_0_1))
       (a!3 (and (or (and rf_1_0_0 co_1_0_2)
                     (and rf_1_1_0 co_1_1_2)
                     (and rf_1_2_0 co_1_2_2))
                 overlap_0_2))
       (a!4 (and (or (and rf_1_0_1 co_1_0_0)
                     (and rf_1_1_1 co_1_1_0)
                     (and rf_1_2_1 co_1_2_0))
                 overlap_1_0))
       (a!5 (and (or (and rf_1_0_1 co_1_0_1)
                     (and rf_1_1_1 co_1_1_1)
                     (and rf_1_2_1 co_1_2_1))
                 overlap_1_1))
       (a!6 (and (or (and rf_1_0_1 co_1_0_2)
                     (and rf_1_1_1 co_1_1_2)
                     (and rf_1_2_1 co_1_2_2))
                 overlap_1_2))
       (a!7 (and (or (and rf_1_0_2 co_1_0_0)
                     (and rf_1_1_2 co_1_1_0)
                     (and rf_1_2_2 co_1_2_0))
                 overlap_2_0))
       (a!8 (and (or (and rf_1_0_2 co_1_0_1)
                     (and rf_1_1_2 co_1_1_1)
                     (and rf_1_2_2 co_1_2_1))
                 overlap_2_1))
       (a!9 (and (or (and rf_1_0_2 co_1_0_2)
                     (and rf_1_1_2 co_1_1_2)
                     (and rf_1_2_2 co_1_2_2))
                 overlap_2_2)))
   (and (or (not fr_1_0_0) a!1)
        (or (not fr_1_0_1) a!2)
        (or (not fr_1_0_2) a!3)
        (or (not fr_1_1_0) a!4)
        (or (not fr_1_1_1) a!5)
        (or (not fr_1_1_2) a!6)
        (or (not fr_1_2_0) a!7)
        (or (not fr_1_2_1) a!8)
        (or (not fr_1_2_2) a!9)
        (or (not a!1) fr_1_0_0)
        (or (not a!2) fr_1_0_1)
        (or (not a!3) fr_1_0_2)
        (or (not a!4) fr_1_1_0)
        (or (not a!5) fr_1_1_1)
        (or (not a!6) fr_1_1_2)
        (or (not a!7) fr_1_2_0)
        (or (not a!8) fr_1_2_1)
        (or (not a!9) fr_1_2_2))))
; hypothesis: rf, in the other
(assert
 (and (or (not rf_2_0_0) (and W_0 overlap_0_0 R_0))
      (or (not rf_2_0_1) (and W_0 overlap_0_1 R_1))
      (or (not rf_2_0_2) (and W_0 overlap_0_2 R_2))
      (or (not rf_2_1_0) (and W_1 overlap_1_0 R_0))
      (or (not rf_2_1_1) (and W_1 overlap_1_1 R_1))
      (or (not rf_2_1_2) (and W_1 overlap_1_2 R_2))
      (or (not rf_2_2_0) (and W_2 overlap_2_0 R_0))
      (or (not rf_2_2_1) (and W_2 overlap_2_1 R_1))
      (or (not rf_2_2_2) (and W_2 overlap_2_2 R_2))))
; hypothesis: co, in the other
(assert
 (let ((a!1 (or (not (or (and co_2_0_0 co_2_0_0)
                         (and co_2_0_1 co_2_1_0)
                         (and co_2_0_2 co_2_2_0)))
                co_2_0_0))
       (a!2 (or (not (or (and co_2_0_0 co_2_0_1)
                         (and co_2_0_1 co_2_1_1)
                         (and co_2_0_2 co_2_2_1)))
                co_2_0_1))
       (a!3 (or (not (or (and co_2_0_0 co_2_0_2)
                         (and co_2_0_1 co_2_1_2)
                         (and co_2_0_2 co_2_2_2)))
                co_2_0_2))
       (a!4 (or (not (or (and co_2_1_0 co_2_0_0)
                         (and co_2_1_1 co_2_1_0)
                         (and co_2_1_2 co_2_2_0)))
                co_2_1_0))
       (a!5 (or (not (or (and co_2_1_0 co_2_0_1)
                         (and co_2_1_1 co_2_1_1)
                         (and co_2_1_2 co_2_2_1)))
                co_2_1_1))
       (a!6 (or (not (or (and co_2_1_0 co_2_0_2)
                         (and co_2_1_1 co_2_1_2)
                         (and co_2_1_2 co_2_2_2)))
                co_2_1_2))
       (a!7 (or (not (or (and co_2_2_0 co_2_0_0)
                         (and co_2_2_1 co_2_1_0)
                         (and co_2_2_2 co_2_2_0)))
                co_2_2_0))
       (a!8 (or (not (or (and co_2_2_0 co_2_0_1)
                         (and co_2_2_1 co_2_1_1)
                         (and co_2_2_2 co_2_2_1)))
                co_2_2_1))
       (a!9 (or (not (or (and co_2_2_0 co_2_0_2)
                         (and co_2_2_1 co_2_1_2)
                         (and co_2_2_2 co_2_2_2)))
                co_2_2_2)))
   (and (or (not co_2_0_0) (and W_0 overlap_0_0 W_0))
        (or (not co_2_0_1) (and W_0 overlap_0_1 W_1))
        (or (not co_2_0_2) (and W_0 overlap_0_2 W_2))
        (or (not co_2_1_0) (and W_1 overlap_1_0 W_0))
        (or (not co_2_1_1) (and W_1 overlap_1_1 W_1))
        (or (not co_2_1_2) (and W_1 overlap_1_2 W_2))
        (or (not co_2_2_0) (and W_2 overlap_2_0 W_0))
        (or (not co_2_2_1) (and W_2 overlap_2_1 W_1))
        (or (not co_2_2_2) (and W_2 overlap_2_2 W_2))
        (not co_2_0_0)
        (not co_2_1_1)
        (not co_2_2_2)
        a!1
        a!2
        a!3
        a!4
        a!5
        a!6
        a!7
        a!8
        a!9)))
; hypothesis: fr, in the other
(assert
 (let ((a!1 (and (or (and rf_2_0_0 co_2_0_0)
                     (and rf_2_1_0 co_2_1_0)
                     (and rf_2_2_0 co_2_2_0))
                 overlap_0_0))
       (a!2 (and (or (and rf_2_0_0 co_2_0_1)
                     (and rf_2_1_0 co_2_1_1)
                     (and rf_2_2_0 co_2_2_1))
                 overlap_0_1))
       (a!3 (and (or (and rf_2_0_0 co_2_0_2)
                     (and rf_2_1_0 co_2_1_2)
                     (and rf_2_2_0 co_2_2_2))
                 overlap_0_2))
       (a!4 (and (or (and rf_2_0_1 co_2_0_0)
                     (and rf_2_1_1 co_2_1_0)
                     (and rf_2_2_1 co_2_2_0))
                 overlap_1_0))
       (a!5 (and (or (and rf_2_0_1 co_2_0_1)
                     (and rf_2_1_1 co_2_1_1)
                     (and rf_2_2_1 co_2_2_1))
                 overlap_1_1))
       (a!6 (and (or (and rf_2_0_1 co_2_0_2)
                     (and rf_2_1_1 co_2_1_2)
                     (and rf_2_2_1 co_2_2_2))
                 overlap_1_2))
       (a!7 (and (or (and rf_2_0_2 co_2_0_0)
                     (and rf_2_1_2 co_2_1_0)
                     (and rf_2_2_2 co_2_2_0))
                 overlap_2_0))
       (a!8 (and (or (and rf_2_0_2 co_2_0_1)
                     (and rf_2_1_2 co_2_1_1)
                     (and rf_2_2_2 co_2_2_1))
                 overlap_2_1))
       (a!9 (and (or (and rf_2_0_2 co_2_0_2)
                     (and rf_2_1_2 co_2_1_2)
                     (and rf_2_2_2 co_2_2_2))
                 overlap_2_2)))
   (and (or (not fr_2_0_0) a!1)
        (or (not fr_2_0_1) a!2)
        (or (not fr_2_0_2) a!3)
        (or (not fr_2_1_0) a!4)
        (or (not fr_2_1_1) a!5)
        (or (not fr_2_1_2) a!6)
        (or (not fr_2_2_0) a!7)
        (or (not fr_2_2_1) a!8)
        (or (not fr_2_2_2) a!9)
        (or (not a!1) fr_2_0_0)
        (or (not a!2) fr_2_0_1)
        (or (not a!3) fr_2_0_2)
        (or (not a!4) fr_2_1_0)
        (or (not a!5) fr_2_1_1)
        (or (not a!6) fr_2_1_2)
        (or (not a!7) fr_2_2_0)
        (or (not a!8) fr_2_2_1)
        (or (not a!9) fr_2_2_2))))
; hypothesis: releases
(assert
 (and (or (not REL_0) (and W_0 STRONG_0))
      (or (not REL_1) (and W_1 STRONG_1))
      (or (not REL_2) (and W_2 STRONG_2))))
; hypothesis: acquires
(assert
 (and (or (not ACQ_0) (and R_0 STRONG_0))
      (or (not ACQ_1) (and R_1 STRONG_1))
      (or (not ACQ_2) (and R_2 STRONG_2))))
; hypothesis: scopes
(assert
 (and (not in_scope_0_0)
      (or (not in_scope_0_1) (and STRONG_0 STRONG_1))
      (or (not in_scope_0_2) (and STRONG_0 STRONG_2))
      (or (not in_scope_1_0) (and STRONG_1 STRONG_0))
      (not in_scope_1_1)
      (or (not in_scope_1_2) (and STRONG_1 STRONG_2))
      (or (not in_scope_2_0) (and STRONG_2 STRONG_0))
      (or (not in_scope_2_1) (and STRONG_2 STRONG_1))
      (not in_scope_2_2)))
; hypothesis: initial writes are weak
(assert
 (and (not (and STRONG_0 INIT_0))
      (not (and STRONG_1 INIT_1))
      (not (and STRONG_2 INIT_2))))
; hypothesis: accesses overlap on exactly the same bytes
(assert
 (and (or (not overlap_0_0) here_0_0)
      (or (not overlap_0_1) here_0_1)
      (or (not overlap_0_2) here_0_2)
      (or (not overlap_1_0) here_1_0)
      (or (not overlap_1_1) here_1_1)
      (or (not overlap_1_2) here_1_2)
      (or (not overlap_2_0) here_2_0)
      (or (not overlap_2_1) here_2_1)
      (or (not overlap_2_2) here_2_2)))
; hypothesis: token order has no cycle
(assert
 (let ((a!1 (and INIT_0 (or R_1 (and W_1 (not INIT_1)))))
       (a!2 (and INIT_1 (or R_0 (and W_0 (not INIT_0)))))
       (a!3 (and INIT_0 (or R_2 (and W_2 (not INIT_2)))))
       (a!4 (and INIT_2 (or R_0 (and W_0 (not INIT_0)))))
       (a!6 (and INIT_2 (or R_1 (and W_1 (not INIT_1)))))
       (a!8 (and INIT_1 (or R_2 (and W_2 (not INIT_2))))))
 (let ((a!5 (or (or tok_0_0 rmw_0_0)
                (and (or tok_0_0 rmw_0_0) (or tok_0_0 rmw_0_0))
                (and (or tok_0_1 rmw_0_1 a!1) (or tok_1_0 rmw_1_0 a!2))
                (and (or tok_0_2 rmw_0_2 a!3) (or tok_2_0 rmw_2_0 a!4))))
       (a!7 (or (or tok_0_1 rmw_0_1 a!1)
                (and (or tok_0_0 rmw_0_0) (or tok_0_1 rmw_0_1 a!1))
                (and (or tok_0_1 rmw_0_1 a!1) (or tok_1_1 rmw_1_1))
                (and (or tok_0_2 rmw_0_2 a!3) (or tok_2_1 rmw_2_1 a!6))))
       (a!9 (or (or tok_1_0 rmw_1_0 a!2)
                (and (or tok_1_0 rmw_1_0 a!2) (or tok_0_0 rmw_0_0))
                (and (or tok_1_1 rmw_1_1) (or tok_1_0 rmw_1_0 a!2))
                (and (or tok_1_2 rmw_1_2 a!8) (or tok_2_0 rmw_2_0 a!4))))
       (a!10 (or (or tok_0_2 rmw_0_2 a!3)
                 (and (or tok_0_0 rmw_0_0) (or tok_0_2 rmw_0_2 a!3))
                 (and (or tok_0_1 rmw_0_1 a!1) (or tok_1_2 rmw_1_2 a!8))
                 (and (or tok_0_2 rmw_0_2 a!3) (or tok_2_2 rmw_2_2))))
       (a!11 (or (or tok_2_0 rmw_2_0 a!4)
                 (and (or tok_2_0 rmw_2_0 a!4) (or tok_0_0 rmw_0_0))
                 (and (or tok_2_1 rmw_2_1 a!6) (or tok_1_0 rmw_1_0 a!2))
                 (and (or tok_2_2 rmw_2_2) (or tok_2_0 rmw_2_0 a!4))))
       (a!12 (or (or tok_1_1 rmw_1_1)
                 (and (or tok_1_0 rmw_1_0 a!2) (or tok_0_1 rmw_0_1 a!1))
                 (and (or tok_1_1 rmw_1_1) (or tok_1_1 rmw_1_1))
                 (and (or tok_1_2 rmw_1_2 a!8) (or tok_2_1 rmw_2_1 a!6))))
       (a!13 (or (or tok_1_2 rmw_1_2 a!8)
                 (and (or tok_1_0 rmw_1_0 a!2) (or tok_0_2 rmw_0_2 a!3))
                 (and (or tok_1_1 rmw_1_1) (or tok_1_2 rmw_1_2 a!8))
                 (and (or tok_1_2 rmw_1_2 a!8) (or tok_2_2 rmw_2_2))))
       (a!14 (or (or tok_2_1 rmw_2_1 a!6)
                 (and (or tok_2_0 rmw_2_0 a!4) (or tok_0_1 rmw_0_1 a!1))
                 (and (or tok_2_1 rmw_2_1 a!6) (or tok_1_1 rmw_1_1))
                 (and (or tok_2_2 rmw_2_2) (or tok_2_1 rmw_2_1 a!6))))
       (a!15 (or (or tok_2_2 rmw_2_2)
                 (and (or tok_2_0 rmw_2_0 a!4) (or tok_0_2 rmw_0_2 a!3))
                 (and (or tok_2_1 rmw_2_1 a!6) (or tok_1_2 rmw_1_2 a!8))
                 (and (or tok_2_2 rmw_2_2) (or tok_2_2 rmw_2_2)))))
   (and (not (or a!5 (and a!5 a!5) (and a!7 a!9) (and a!10 a!11)))
        (not (or a!12 (and a!9 a!7) (and a!12 a!12) (and a!13 a!14)))
        (not (or a!15 (and a!11 a!10) (and a!14 a!13) (and a!15 a!15)))))))
; hypothesis: each read reads from one write
(assert
 (and (or (not R_0)
          (and rf_1_0_0 rf_1_0_0)
          (and rf_1_1_0 rf_1_1_0)
          (and rf_1_2_0 rf_1_2_0))
      (or (not R_1)
          (and rf_1_0_1 rf_1_0_1)
          (and rf_1_1_1 rf_1_1_1)
          (and rf_1_2_1 rf_1_2_1))
      (or (not R_2)
          (and rf_1_0_2 rf_1_0_2)
          (and rf_1_1_2 rf_1_1_2)
          (and rf_1_2_2 rf_1_2_2))
      (not (or (and rf_1_0_0 rf_1_1_0)
               (and rf_1_0_1 rf_1_1_1)
               (and rf_1_0_2 rf_1_1_2)))
      (not (or (and rf_1_0_0 rf_1_2_0)
               (and rf_1_0_1 rf_1_2_1)
               (and rf_1_0_2 rf_1_2_2)))
      (not (or (and rf_1_1_0 rf_1_0_0)
               (and rf_1_1_1 rf_1_0_1)
               (and rf_1_1_2 rf_1_0_2)))
      (not (or (and rf_1_1_0 rf_1_2_0)
               (and rf_1_1_1 rf_1_2_1)
               (and rf_1_1_2 rf_1_2_2)))
      (not (or (and rf_1_2_0 rf_1_0_0)
               (and rf_1_2_1 rf_1_0_1)
               (and rf_1_2_2 rf_1_0_2)))
      (not (or (and rf_1_2_0 rf_1_1_0)
               (and rf_1_2_1 rf_1_1_1)
               (and rf_1_2_2 rf_1_1_2)))
      (or (not R_0)
          (and rf_2_0_0 rf_2_0_0)
          (and rf_2_1_0 rf_2_1_0)
          (and rf_2_2_0 rf_2_2_0))
      (or (not R_1)
          (and rf_2_0_1 rf_2_0_1)
          (and rf_2_1_1 rf_2_1_1)
          (and rf_2_2_1 rf_2_2_1))
      (or (not R_2)
          (and rf_2_0_2 rf_2_0_2)
          (and rf_2_1_2 rf_2_1_2)
          (and rf_2_2_2 rf_2_2_2))
      (not (or (and rf_2_0_0 rf_2_1_0)
               (and rf_2_0_1 rf_2_1_1)
               (and rf_2_0_2 rf_2_1_2)))
      (not (or (and rf_2_0_0 rf_2_2_0)
               (and rf_2_0_1 rf_2_2_1)
               (and rf_2_0_2 rf_2_2_2)))
      (not (or (and rf_2_1_0 rf_2_0_0)
               (and rf_2_1_1 rf_2_0_1)
               (and rf_2_1_2 rf_2_0_2)))
      (not (or (and rf_2_1_0 rf_2_2_0)
               (and rf_2_1_1 rf_2_2_1)
               (and rf_2_1_2 rf_2_2_2)))
      (not (or (and rf_2_2_0 rf_2_0_0)
               (and rf_2_2_1 rf_2_0_1)
               (and rf_2_2_2 rf_2_0_2)))
      (not (or (and rf_2_2_0 rf_2_1_0)
               (and rf_2_2_1 rf_2_1_1)
               (and rf_2_2_2 rf_2_1_2)))))
; hypothesis: causality
(assert
 (let ((a!1 (and here_0_0 (or (or tok_0_0 rmw_0_0) (or tok_0_0 rmw_0_0) (and in_scope_0_0 in_scope_0_0)))) (a!2
 (and here_1_0 (or (or tok_1_0 rmw_1_0) (or tok_0_1 rmw_0_1) (and in_scope_1_0 in_scope_0_1)))) (a!3 (and
 here_2_0 (or (or tok_2_0 rmw_2_0) (or tok_0_2 rmw_0_2) (and in_scope_2_0 in_scope_0_2)))) (a!5 (and here_0_1
 (or (or tok_0_1 rmw_0_1) (or tok_1_0 rmw_1_0) (and in_scope_0_1 in_scope_1_0)))) (a!6 (and here_1_1 (or (or
 tok_1_1 rmw_1_1) (or tok_1_1 rmw_1_1) (and in_scope_1_1 in_scope_1_1)))) (a!7 (and here_2_1 (or (or tok_2_1
 rmw_2_1) (or tok_1_2 rmw_1_2) (and in_scope_2_1 in_scope_1_2)))) (a!10 (and here_0_2 (or (or tok_0_2 rmw_0_2)
 (or tok_2_0 rmw_2_0) (and in_scope_0_2 in_scope_2_0)))) (a!11 (and here_1_2 (or (or tok_1_2 rmw_1_2) (or
 tok_2_1 rmw_2_1) (and in_scope_1_2 in_scope_2_1)))) (a!12 (and here_2_2 (or (or tok_2_2 rmw_2_2) (or tok_2_2
 rmw_2_2) (and in_scope_2_2 in_scope_2_2)))) (a!50 (and INIT_0 (or R_1 (and W_1 (not INIT_1))))) (a!52 (and
 INIT_1 (or R_0 (and W_0 (not INIT_0))))) (a!58 (and INIT_0 (or R_2 (and W_2 (not INIT_2))))) (a!60 (and INIT_2
 (or R_0 (and W_0 (not INIT_0))))) (a!70 (and INIT_2 (or R_1 (and W_1 (not INIT_1))))) (a!76 (and INIT_1 (or
 R_2 (and W_2 (not INIT_2)))))) (let ((a!4 (or (and rmw_0_0 (and a!1 rf_1_0_0)) (and rmw_0_1 (and a!2
 rf_1_1_0)) (and rmw_0_2 (and a!3 rf_1_2_0)))) (a!8 (or (and rmw_0_0 (and a!5 rf_1_0_1)) (and rmw_0_1 (and a!6
 rf_1_1_1)) (and rmw_0_2 (and a!7 rf_1_2_1)))) (a!9 (or (and rmw_1_0 (and a!1 rf_1_0_0)) (and rmw_1_1 (and a!2
 rf_1_1_0)) (and rmw_1_2 (and a!3 rf_1_2_0)))) (a!13 (or (and rmw_0_0 (and a!10 rf_1_0_2)) (and rmw_0_1 (and
 a!11 rf_1_1_2)) (and rmw_0_2 (and a!12 rf_1_2_2)))) (a!14 (or (and rmw_2_0 (and a!1 rf_1_0_0)) (and rmw_2_1
 (and a!2 rf_1_1_0)) (and rmw_2_2 (and a!3 rf_1_2_0)))) (a!16 (or (and rmw_1_0 (and a!5 rf_1_0_1)) (and rmw_1_1
 (and a!6 rf_1_1_1)) (and rmw_1_2 (and a!7 rf_1_2_1)))) (a!17 (or (and rmw_2_0 (and a!5 rf_1_0_1)) (and rmw_2_1
 (and a!6 rf_1_1_1)) (and rmw_2_2 (and a!7 rf_1_2_1)))) (a!19 (or (and rmw_1_0 (and a!10 rf_1_0_2)) (and
 rmw_1_1 (and a!11 rf_1_1_2)) (and rmw_1_2 (and a!12 rf_1_2_2)))) (a!21 (or (and rmw_2_0 (and a!10 rf_1_0_2))
 (and rmw_2_1 (and a!11 rf_1_1_2)) (and rmw_2_2 (and a!12 rf_1_2_2)))) (a!115 (or (and rmw_0_0 (and a!1
 rf_2_0_0)) (and rmw_0_1 (and a!2 rf_2_1_0)) (and rmw_0_2 (and a!3 rf_2_2_0)))) (a!116 (or (and rmw_0_0 (and
 a!5 rf_2_0_1)) (and rmw_0_1 (and a!6 rf_2_1_1)) (and rmw_0_2 (and a!7 rf_2_2_1)))) (a!117 (or (and rmw_1_0
 (and a!1 rf_2_0_0)) (and rmw_1_1 (and a!2 rf_2_1_0)) (and rmw_1_2 (and a!3 rf_2_2_0)))) (a!118 (or (and
 rmw_0_0 (and a!10 rf_2_0_2)) (and rmw_0_1 (and a!11 rf_2_1_2)) (and rmw_0_2 (and a!12 rf_2_2_2)))) (a!119 (or
 (and rmw_2_0 (and a!1 rf_2_0_0)) (and rmw_2_1 (and a!2 rf_2_1_0)) (and rmw_2_2 (and a!3 rf_2_2_0)))) (a!121
 (or (and rmw_1_0 (and a!5 rf_2_0_1)) (and rmw_1_1 (and a!6 rf_2_1_1)) (and rmw_1_2 (and a!7 rf_2_2_1))))
 (a!122 (or (and rmw_2_0 (and a!5 rf_2_0_1)) (and rmw_2_1 (and a!6 rf_2_1_1)) (and rmw_2_2 (and a!7
 rf_2_2_1)))) (a!124 (or (and rmw_1_0 (and a!10 rf_2_0_2)) (and rmw_1_1 (and a!11 rf_2_1_2)) (and rmw_1_2 (and
 a!12 rf_2_2_2)))) (a!126 (or (and rmw_2_0 (and a!10 rf_2_0_2)) (and rmw_2_1 (and a!11 rf_2_1_2)) (and rmw_2_2
 (and a!12 rf_2_2_2))))) (let ((a!15 (or a!4 (and a!4 a!4) (and a!8 a!9) (and a!13 a!14))) (a!18 (or a!8 (and
 a!4 a!8) (and a!8 a!16) (and a!13 a!17))) (a!20 (or a!9 (and a!9 a!4) (and a!16 a!9) (and a!19 a!14))) (a!22
 (or a!13 (and a!4 a!13) (and a!8 a!19) (and a!13 a!21))) (a!23 (or a!14 (and a!14 a!4) (and a!17 a!9) (and
 a!21 a!14))) (a!25 (or a!16 (and a!9 a!8) (and a!16 a!16) (and a!19 a!17))) (a!26 (or a!19 (and a!9 a!13) (and
 a!16 a!19) (and a!19 a!21))) (a!28 (or a!17 (and a!14 a!8) (and a!17 a!16) (and a!21 a!17))) (a!29 (or a!21
 (and a!14 a!13) (and a!17 a!19) (and a!21 a!21))) (a!120 (or a!115 (and a!115 a!115) (and a!116 a!117) (and
 a!118 a!119))) (a!123 (or a!116 (and a!115 a!116) (and a!116 a!121) (and a!118 a!122))) (a!125 (or a!117 (and
 a!117 a!115) (and a!121 a!117) (and a!124 a!119))) (a!127 (or a!118 (and a!115 a!118) (and a!116 a!124) (and
 a!118 a!126))) (a!128 (or a!119 (and a!119 a!115) (and a!122 a!117) (and a!126 a!119))) (a!130 (or a!121 (and
 a!117 a!116) (and a!121 a!121) (and a!124 a!122))) (a!131 (or a!124 (and a!117 a!118) (and a!121 a!124) (and
 a!124 a!126))) (a!133 (or a!122 (and a!119 a!116) (and a!122 a!121) (and a!126 a!122))) (a!134 (or a!126 (and
 a!119 a!118) (and a!122 a!124) (and a!126 a!126)))) (let ((a!24 (or a!15 (and a!15 a!15) (and a!18 a!20) (and
 a!22 a!23))) (a!27 (or a!20 (and a!20 a!15) (and a!25 a!20) (and a!26 a!23))) (a!30 (or a!23 (and a!23 a!15)
 (and a!28 a!20) (and a!29 a!23))) (a!35 (or a!18 (and a!15 a!18) (and a!18 a!25) (and a!22 a!28))) (a!36 (or
 a!25 (and a!20 a!18) (and a!25 a!25) (and a!26 a!28))) (a!37 (or a!28 (and a!23 a!18) (and a!28 a!25) (and
 a!29 a!28))) (a!42 (or a!22 (and a!15 a!22) (and a!18 a!26) (and a!22 a!29))) (a!43 (or a!26 (and a!20 a!22)
 (and a!25 a!26) (and a!26 a!29))) (a!44 (or a!29 (and a!23 a!22) (and a!28 a!26) (and a!29 a!29))) (a!129 (or
 a!120 (and a!120 a!120) (and a!123 a!125) (and a!127 a!128))) (a!132 (or a!125 (and a!125 a!120) (and a!130
 a!125) (and a!131 a!128))) (a!135 (or a!128 (and a!128 a!120) (and a!133 a!125) (and a!134 a!128))) (a!140 (or
 a!123 (and a!120 a!123) (and a!123 a!130) (and a!127 a!133))) (a!141 (or a!130 (and a!125 a!123) (and a!130
 a!130) (and a!131 a!133))) (a!142 (or a!133 (and a!128 a!123) (and a!133 a!130) (and a!134 a!133))) (a!147 (or
 a!127 (and a!120 a!127) (and a!123 a!131) (and a!127 a!134))) (a!148 (or a!131 (and a!125 a!127) (and a!130
 a!131) (and a!131 a!134))) (a!149 (or a!134 (and a!128 a!127) (and a!133 a!131) (and a!134 a!134)))) (let
 ((a!31 (or (and a!1 rf_1_0_0) (and (and a!1 rf_1_0_0) a!24) (and (and a!5 rf_1_0_1) a!27) (and (and a!10
 rf_1_0_2) a!30))) (a!32 (or (and a!2 rf_1_1_0) (and (and a!2 rf_1_1_0) a!24) (and (and a!6 rf_1_1_1) a!27)
 (and (and a!11 rf_1_1_2) a!30))) (a!33 (or (and a!3 rf_1_2_0) (and (and a!3 rf_1_2_0) a!24) (and (and a!7
 rf_1_2_1) a!27) (and (and a!12 rf_1_2_2) a!30))) (a!38 (or (and a!5 rf_1_0_1) (and (and a!1 rf_1_0_0) a!35)
 (and (and a!5 rf_1_0_1) a!36) (and (and a!10 rf_1_0_2) a!37))) (a!39 (or (and a!6 rf_1_1_1) (and (and a!2
 rf_1_1_0) a!35) (and (and a!6 rf_1_1_1) a!36) (and (and a!11 rf_1_1_2) a!37))) (a!40 (or (and a!7 rf_1_2_1)
 (and (and a!3 rf_1_2_0) a!35) (and (and a!7 rf_1_2_1) a!36) (and (and a!12 rf_1_2_2) a!37))) (a!45 (or (and
 a!10 rf_1_0_2) (and (and a!1 rf_1_0_0) a!42) (and (and a!5 rf_1_0_1) a!43) (and (and a!10 rf_1_0_2) a!44)))
 (a!46 (or (and a!11 rf_1_1_2) (and (and a!2 rf_1_1_0) a!42) (and (and a!6 rf_1_1_1) a!43) (and (and a!11
 rf_1_1_2) a!44))) (a!47 (or (and a!12 rf_1_2_2) (and (and a!3 rf_1_2_0) a!42) (and (and a!7 rf_1_2_1) a!43)
 (and (and a!12 rf_1_2_2) a!44))) (a!136 (or (and a!1 rf_2_0_0) (and (and a!1 rf_2_0_0) a!129) (and (and a!5
 rf_2_0_1) a!132) (and (and a!10 rf_2_0_2) a!135))) (a!137 (or (and a!2 rf_2_1_0) (and (and a!2 rf_2_1_0)
 a!129) (and (and a!6 rf_2_1_1) a!132) (and (and a!11 rf_2_1_2) a!135))) (a!138 (or (and a!3 rf_2_2_0) (and
 (and a!3 rf_2_2_0) a!129) (and (and a!7 rf_2_2_1) a!132) (and (and a!12 rf_2_2_2) a!135))) (a!143 (or (and a!5
 rf_2_0_1) (and (and a!1 rf_2_0_0) a!140) (and (and a!5 rf_2_0_1) a!141) (and (and a!10 rf_2_0_2) a!142)))
 (a!144 (or (and a!6 rf_2_1_1) (and (and a!2 rf_2_1_0) a!140) (and (and a!6 rf_2_1_1) a!141) (and (and a!11
 rf_2_1_2) a!142))) (a!145 (or (and a!7 rf_2_2_1) (and (and a!3 rf_2_2_0) a!140) (and (and a!7 rf_2_2_1) a!141)
 (and (and a!12 rf_2_2_2) a!142))) (a!150 (or (and a!10 rf_2_0_2) (and (and a!1 rf_2_0_0) a!147) (and (and a!5
 rf_2_0_1) a!148) (and (and a!10 rf_2_0_2) a!149))) (a!151 (or (and a!11 rf_2_1_2) (and (and a!2 rf_2_1_0)
 a!147) (and (and a!6 rf_2_1_1) a!148) (and (and a!11 rf_2_1_2) a!149))) (a!152 (or (and a!12 rf_2_2_2) (and
 (and a!3 rf_2_2_0) a!147) (and (and a!7 rf_2_2_1) a!148) (and (and a!12 rf_2_2_2) a!149)))) (let ((a!34 (or
 (and (and REL_0 W_0 STRONG_0) a!31) (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1) a!32) (and (and REL_0
 (and tok_0_2 here_0_2) W_2 STRONG_2) a!33))) (a!41 (or (and (and REL_0 W_0 STRONG_0) a!38) (and (and REL_0
 (and tok_0_1 here_0_1) W_1 STRONG_1) a!39) (and (and REL_0 (and tok_0_2 here_0_2) W_2 STRONG_2) a!40))) (a!48
 (or (and (and REL_0 W_0 STRONG_0) a!45) (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1) a!46) (and (and
 REL_0 (and tok_0_2 here_0_2) W_2 STRONG_2) a!47))) (a!53 (or (and (and REL_1 (and tok_1_0 here_1_0) W_0
 STRONG_0) a!31) (and (and REL_1 W_1 STRONG_1) a!32) (and (and REL_1 (and tok_1_2 here_1_2) W_2 STRONG_2)
 a!33))) (a!54 (or (and (and REL_1 (and tok_1_0 here_1_0) W_0 STRONG_0) a!38) (and (and REL_1 W_1 STRONG_1)
 a!39) (and (and REL_1 (and tok_1_2 here_1_2) W_2 STRONG_2) a!40))) (a!55 (or (and (and REL_1 (and tok_1_0
 here_1_0) W_0 STRONG_0) a!45) (and (and REL_1 W_1 STRONG_1) a!46) (and (and REL_1 (and tok_1_2 here_1_2) W_2
 STRONG_2) a!47))) (a!61 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0 STRONG_0) a!31) (and (and REL_2 (and
 tok_2_1 here_2_1) W_1 STRONG_1) a!32) (and (and REL_2 W_2 STRONG_2) a!33))) (a!62 (or (and (and REL_2 (and
 tok_2_0 here_2_0) W_0 STRONG_0) a!38) (and (and REL_2 (and tok_2_1 here_2_1) W_1 STRONG_1) a!39) (and (and
 REL_2 W_2 STRONG_2) a!40))) (a!63 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0 STRONG_0) a!45) (and (and
 REL_2 (and tok_2_1 here_2_1) W_1 STRONG_1) a!46) (and (and REL_2 W_2 STRONG_2) a!47))) (a!139 (or (and (and
 REL_0 W_0 STRONG_0) a!136) (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1) a!137) (and (and REL_0 (and
 tok_0_2 here_0_2) W_2 STRONG_2) a!138))) (a!146 (or (and (and REL_0 W_0 STRONG_0) a!143) (and (and REL_0 (and
 tok_0_1 here_0_1) W_1 STRONG_1) a!144) (and (and REL_0 (and tok_0_2 here_0_2) W_2 STRONG_2) a!145))) (a!153
 (or (and (and REL_0 W_0 STRONG_0) a!150) (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1) a!151) (and (and
 REL_0 (and tok_0_2 here_0_2) W_2 STRONG_2) a!152))) (a!156 (or (and (and REL_1 (and tok_1_0 here_1_0) W_0
 STRONG_0) a!136) (and (and REL_1 W_1 STRONG_1) a!137) (and (and REL_1 (and tok_1_2 here_1_2) W_2 STRONG_2)
 a!138))) (a!157 (or (and (and REL_1 (and tok_1_0 here_1_0) W_0 STRONG_0) a!143) (and (and REL_1 W_1 STRONG_1)
 a!144) (and (and REL_1 (and tok_1_2 here_1_2) W_2 STRONG_2) a!145))) (a!158 (or (and (and REL_1 (and tok_1_0
 here_1_0) W_0 STRONG_0) a!150) (and (and REL_1 W_1 STRONG_1) a!151) (and (and REL_1 (and tok_1_2 here_1_2) W_2
 STRONG_2) a!152))) (a!162 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0 STRONG_0) a!136) (and (and REL_2 (and
 tok_2_1 here_2_1) W_1 STRONG_1) a!137) (and (and REL_2 W_2 STRONG_2) a!138))) (a!163 (or (and (and REL_2 (and
 tok_2_0 here_2_0) W_0 STRONG_0) a!143) (and (and REL_2 (and tok_2_1 here_2_1) W_1 STRONG_1) a!144) (and (and
 REL_2 W_2 STRONG_2) a!145))) (a!164 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0 STRONG_0) a!150) (and (and
 REL_2 (and tok_2_1 here_2_1) W_1 STRONG_1) a!151) (and (and REL_2 W_2 STRONG_2) a!152)))) (let ((a!49 (or (and
 a!34 (and (and R_0 STRONG_0) ACQ_0)) (and a!41 (and (and R_1 STRONG_1) (and tok_1_0 here_1_0) ACQ_0)) (and
 a!48 (and (and R_2 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!51 (or (and a!34 (and (and R_0 STRONG_0) (and
 tok_0_1 here_0_1) ACQ_1)) (and a!41 (and (and R_1 STRONG_1) ACQ_1)) (and a!48 (and (and R_2 STRONG_2) (and
 tok_2_1 here_2_1) ACQ_1)))) (a!56 (or (and a!53 (and (and R_0 STRONG_0) ACQ_0)) (and a!54 (and (and R_1
 STRONG_1) (and tok_1_0 here_1_0) ACQ_0)) (and a!55 (and (and R_2 STRONG_2) (and tok_2_0 here_2_0) ACQ_0))))
 (a!59 (or (and a!34 (and (and R_0 STRONG_0) (and tok_0_2 here_0_2) ACQ_2)) (and a!41 (and (and R_1 STRONG_1)
 (and tok_1_2 here_1_2) ACQ_2)) (and a!48 (and (and R_2 STRONG_2) ACQ_2)))) (a!64 (or (and a!61 (and (and R_0
 STRONG_0) ACQ_0)) (and a!62 (and (and R_1 STRONG_1) (and tok_1_0 here_1_0) ACQ_0)) (and a!63 (and (and R_2
 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!68 (or (and a!53 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1)
 ACQ_1)) (and a!54 (and (and R_1 STRONG_1) ACQ_1)) (and a!55 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1)
 ACQ_1)))) (a!71 (or (and a!61 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1) ACQ_1)) (and a!62 (and (and R_1
 STRONG_1) ACQ_1)) (and a!63 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1) ACQ_1)))) (a!77 (or (and a!53 (and
 (and R_0 STRONG_0) (and tok_0_2 here_0_2) ACQ_2)) (and a!54 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2)
 ACQ_2)) (and a!55 (and (and R_2 STRONG_2) ACQ_2)))) (a!82 (or (and a!61 (and (and R_0 STRONG_0) (and tok_0_2
 here_0_2) ACQ_2)) (and a!62 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2) ACQ_2)) (and a!63 (and (and R_2
 STRONG_2) ACQ_2)))) (a!154 (or (and a!139 (and (and R_0 STRONG_0) ACQ_0)) (and a!146 (and (and R_1 STRONG_1)
 (and tok_1_0 here_1_0) ACQ_0)) (and a!153 (and (and R_2 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!155 (or
 (and a!139 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1) ACQ_1)) (and a!146 (and (and R_1 STRONG_1) ACQ_1))
 (and a!153 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1) ACQ_1)))) (a!159 (or (and a!156 (and (and R_0
 STRONG_0) ACQ_0)) (and a!157 (and (and R_1 STRONG_1) (and tok_1_0 here_1_0) ACQ_0)) (and a!158 (and (and R_2
 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!161 (or (and a!139 (and (and R_0 STRONG_0) (and tok_0_2
 here_0_2) ACQ_2)) (and a!146 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2) ACQ_2)) (and a!153 (and (and R_2
 STRONG_2) ACQ_2)))) (a!165 (or (and a!162 (and (and R_0 STRONG_0) ACQ_0)) (and a!163 (and (and R_1 STRONG_1)
 (and tok_1_0 here_1_0) ACQ_0)) (and a!164 (and (and R_2 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!169 (or
 (and a!156 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1) ACQ_1)) (and a!157 (and (and R_1 STRONG_1) ACQ_1))
 (and a!158 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1) ACQ_1)))) (a!171 (or (and a!162 (and (and R_0
 STRONG_0) (and tok_0_1 here_0_1) ACQ_1)) (and a!163 (and (and R_1 STRONG_1) ACQ_1)) (and a!164 (and (and R_2
 STRONG_2) (and tok_2_1 here_2_1) ACQ_1)))) (a!176 (or (and a!156 (and (and R_0 STRONG_0) (and tok_0_2
 here_0_2) ACQ_2)) (and a!157 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2) ACQ_2)) (and a!158 (and (and R_2
 STRONG_2) ACQ_2)))) (a!181 (or (and a!162 (and (and R_0 STRONG_0) (and tok_0_2 here_0_2) ACQ_2)) (and a!163
 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2) ACQ_2)) (and a!164 (and (and R_2 STRONG_2) ACQ_2))))) (let
 ((a!57 (and (or (or (or tok_0_1 rmw_0_1) a!50) (and a!5 a!51)) (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2
 a!56)))) (a!65 (and (or (or (or tok_0_2 rmw_0_2) a!58) (and a!10 a!59)) (or (or (or tok_2_0 rmw_2_0) a!60)
 (and a!3 a!64)))) (a!67 (and (or (or tok_0_0 rmw_0_0) (and a!1 a!49)) (or (or (or tok_0_1 rmw_0_1) a!50) (and
 a!5 a!51)))) (a!69 (and (or (or (or tok_0_1 rmw_0_1) a!50) (and a!5 a!51)) (or (or tok_1_1 rmw_1_1) (and a!6
 a!68)))) (a!72 (and (or (or (or tok_0_2 rmw_0_2) a!58) (and a!10 a!59)) (or (or (or tok_2_1 rmw_2_1) a!70)
 (and a!7 a!71)))) (a!74 (and (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2 a!56)) (or (or tok_0_0 rmw_0_0) (and
 a!1 a!49)))) (a!75 (and (or (or tok_1_1 rmw_1_1) (and a!6 a!68)) (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2
 a!56)))) (a!78 (and (or (or (or tok_1_2 rmw_1_2) a!76) (and a!11 a!77)) (or (or (or tok_2_0 rmw_2_0) a!60)
 (and a!3 a!64)))) (a!80 (and (or (or tok_0_0 rmw_0_0) (and a!1 a!49)) (or (or (or tok_0_2 rmw_0_2) a!58) (and
 a!10 a!59)))) (a!81 (and (or (or (or tok_0_1 rmw_0_1) a!50) (and a!5 a!51)) (or (or (or tok_1_2 rmw_1_2) a!76)
 (and a!11 a!77)))) (a!83 (and (or (or (or tok_0_2 rmw_0_2) a!58) (and a!10 a!59)) (or (or tok_2_2 rmw_2_2)
 (and a!12 a!82)))) (a!85 (and (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3 a!64)) (or (or tok_0_0 rmw_0_0) (and
 a!1 a!49)))) (a!86 (and (or (or (or tok_2_1 rmw_2_1) a!70) (and a!7 a!71)) (or (or (or tok_1_0 rmw_1_0) a!52)
 (and a!2 a!56)))) (a!87 (and (or (or tok_2_2 rmw_2_2) (and a!12 a!82)) (or (or (or tok_2_0 rmw_2_0) a!60) (and
 a!3 a!64)))) (a!90 (and (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2 a!56)) (or (or (or tok_0_1 rmw_0_1) a!50)
 (and a!5 a!51)))) (a!91 (and (or (or (or tok_1_2 rmw_1_2) a!76) (and a!11 a!77)) (or (or (or tok_2_1 rmw_2_1)
 a!70) (and a!7 a!71)))) (a!93 (and (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2 a!56)) (or (or (or tok_0_2
 rmw_0_2) a!58) (and a!10 a!59)))) (a!94 (and (or (or tok_1_1 rmw_1_1) (and a!6 a!68)) (or (or (or tok_1_2
 rmw_1_2) a!76) (and a!11 a!77)))) (a!95 (and (or (or (or tok_1_2 rmw_1_2) a!76) (and a!11 a!77)) (or (or
 tok_2_2 rmw_2_2) (and a!12 a!82)))) (a!98 (and (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3 a!64)) (or (or (or
 tok_0_1 rmw_0_1) a!50) (and a!5 a!51)))) (a!99 (and (or (or (or tok_2_1 rmw_2_1) a!70) (and a!7 a!71)) (or (or
 tok_1_1 rmw_1_1) (and a!6 a!68)))) (a!100 (and (or (or tok_2_2 rmw_2_2) (and a!12 a!82)) (or (or (or tok_2_1
 rmw_2_1) a!70) (and a!7 a!71)))) (a!102 (and (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3 a!64)) (or (or (or
 tok_0_2 rmw_0_2) a!58) (and a!10 a!59)))) (a!103 (and (or (or (or tok_2_1 rmw_2_1) a!70) (and a!7 a!71)) (or
 (or (or tok_1_2 rmw_1_2) a!76) (and a!11 a!77)))) (a!160 (and (or (or (or tok_0_1 rmw_0_1) a!50) (and a!5
 a!155)) (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2 a!159)))) (a!166 (and (or (or (or tok_0_2 rmw_0_2) a!58)
 (and a!10 a!161)) (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3 a!165)))) (a!168 (and (or (or tok_0_0 rmw_0_0)
 (and a!1 a!154)) (or (or (or tok_0_1 rmw_0_1) a!50) (and a!5 a!155)))) (a!170 (and (or (or (or tok_0_1
 rmw_0_1) a!50) (and a!5 a!155)) (or (or tok_1_1 rmw_1_1) (and a!6 a!169)))) (a!172 (and (or (or (or tok_0_2
 rmw_0_2) a!58) (and a!10 a!161)) (or (or (or tok_2_1 rmw_2_1) a!70) (and a!7 a!171)))) (a!174 (and (or (or (or
 tok_1_0 rmw_1_0) a!52) (and a!2 a!159)) (or (or tok_0_0 rmw_0_0) (and a!1 a!154)))) (a!175 (and (or (or
 tok_1_1 rmw_1_1) (and a!6 a!169)) (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2 a!159)))) (a!177 (and (or (or
 (or tok_1_2 rmw_1_2) a!76) (and a!11 a!176)) (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3 a!165)))) (a!179 (and
 (or (or tok_0_0 rmw_0_0) (and a!1 a!154)) (or (or (or tok_0_2 rmw_0_2) a!58) (and a!10 a!161)))) (a!180 (and
 (or (or (or tok_0_1 rmw_0_1) a!50) (and a!5 a!155)) (or (or (or tok_1_2 rmw_1_2) a!76) (and a!11 a!176))))
 (a!182 (and (or (or (or tok_0_2 rmw_0_2) a!58) (and a!10 a!161)) (or (or tok_2_2 rmw_2_2) (and a!12 a!181))))
 (a!184 (and (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3 a!165)) (or (or tok_0_0 rmw_0_0) (and a!1 a!154))))
 (a!185 (and (or (or (or tok_2_1 rmw_2_1) a!70) (and a!7 a!171)) (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2
 a!159)))) (a!186 (and (or (or tok_2_2 rmw_2_2) (and a!12 a!181)) (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3
 a!165)))) (a!189 (and (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2 a!159)) (or (or (or tok_0_1 rmw_0_1) a!50)
 (and a!5 a!155)))) (a!190 (and (or (or (or tok_1_2 rmw_1_2) a!76) (and a!11 a!176)) (or (or (or tok_2_1
 rmw_2_1) a!70) (and a!7 a!171)))) (a!192 (and (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2 a!159)) (or (or (or
 tok_0_2 rmw_0_2) a!58) (and a!10 a!161)))) (a!193 (and (or (or tok_1_1 rmw_1_1) (and a!6 a!169)) (or (or (or
 tok_1_2 rmw_1_2) a!76) (and a!11 a!176)))) (a!194 (and (or (or (or tok_1_2 rmw_1_2) a!76) (and a!11 a!176))
 (or (or tok_2_2 rmw_2_2) (and a!12 a!181)))) (a!197 (and (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3 a!165))
 (or (or (or tok_0_1 rmw_0_1) a!50) (and a!5 a!155)))) (a!198 (and (or (or (or tok_2_1 rmw_2_1) a!70) (and a!7
 a!171)) (or (or tok_1_1 rmw_1_1) (and a!6 a!169)))) (a!199 (and (or (or tok_2_2 rmw_2_2) (and a!12 a!181)) (or
 (or (or tok_2_1 rmw_2_1) a!70) (and a!7 a!171)))) (a!201 (and (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3
 a!165)) (or (or (or tok_0_2 rmw_0_2) a!58) (and a!10 a!161)))) (a!202 (and (or (or (or tok_2_1 rmw_2_1) a!70)
 (and a!7 a!171)) (or (or (or tok_1_2 rmw_1_2) a!76) (and a!11 a!176))))) (let ((a!66 (or (or (or tok_0_0
 rmw_0_0) (and a!1 a!49)) (and (or (or tok_0_0 rmw_0_0) (and a!1 a!49)) (or (or tok_0_0 rmw_0_0) (and a!1
 a!49))) a!57 a!65)) (a!73 (or (or (or (or tok_0_1 rmw_0_1) a!50) (and a!5 a!51)) a!67 a!69 a!72)) (a!79 (or
 (or (or (or tok_1_0 rmw_1_0) a!52) (and a!2 a!56)) a!74 a!75 a!78)) (a!84 (or (or (or (or tok_0_2 rmw_0_2)
 a!58) (and a!10 a!59)) a!80 a!81 a!83)) (a!88 (or (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3 a!64)) a!85 a!86
 a!87)) (a!92 (or (or (or tok_1_1 rmw_1_1) (and a!6 a!68)) a!90 (and (or (or tok_1_1 rmw_1_1) (and a!6 a!68))
 (or (or tok_1_1 rmw_1_1) (and a!6 a!68))) a!91)) (a!96 (or (or (or (or tok_1_2 rmw_1_2) a!76) (and a!11 a!77))
 a!93 a!94 a!95)) (a!101 (or (or (or (or tok_2_1 rmw_2_1) a!70) (and a!7 a!71)) a!98 a!99 a!100)) (a!104 (or
 (or (or tok_2_2 rmw_2_2) (and a!12 a!82)) a!102 a!103 (and (or (or tok_2_2 rmw_2_2) (and a!12 a!82)) (or (or
 tok_2_2 rmw_2_2) (and a!12 a!82))))) (a!167 (or (or (or tok_0_0 rmw_0_0) (and a!1 a!154)) (and (or (or tok_0_0
 rmw_0_0) (and a!1 a!154)) (or (or tok_0_0 rmw_0_0) (and a!1 a!154))) a!160 a!166)) (a!173 (or (or (or (or
 tok_0_1 rmw_0_1) a!50) (and a!5 a!155)) a!168 a!170 a!172)) (a!178 (or (or (or (or tok_1_0 rmw_1_0) a!52) (and
 a!2 a!159)) a!174 a!175 a!177)) (a!183 (or (or (or (or tok_0_2 rmw_0_2) a!58) (and a!10 a!161)) a!179 a!180
 a!182)) (a!187 (or (or (or (or tok_2_0 rmw_2_0) a!60) (and a!3 a!165)) a!184 a!185 a!186)) (a!191 (or (or (or
 tok_1_1 rmw_1_1) (and a!6 a!169)) a!189 (and (or (or tok_1_1 rmw_1_1) (and a!6 a!169)) (or (or tok_1_1
 rmw_1_1) (and a!6 a!169))) a!190)) (a!195 (or (or (or (or tok_1_2 rmw_1_2) a!76) (and a!11 a!176)) a!192 a!193
 a!194)) (a!200 (or (or (or (or tok_2_1 rmw_2_1) a!70) (and a!7 a!171)) a!197 a!198 a!199)) (a!203 (or (or (or
 tok_2_2 rmw_2_2) (and a!12 a!181)) a!201 a!202 (and (or (or tok_2_2 rmw_2_2) (and a!12 a!181)) (or (or tok_2_2
 rmw_2_2) (and a!12 a!181)))))) (let ((a!89 (or a!66 (and a!66 a!66) (and a!73 a!79) (and a!84 a!88))) (a!97
 (or a!79 (and a!79 a!66) (and a!92 a!79) (and a!96 a!88))) (a!105 (or a!88 (and a!88 a!66) (and a!101 a!79)
 (and a!104 a!88))) (a!107 (or a!73 (and a!66 a!73) (and a!73 a!92) (and a!84 a!101))) (a!108 (or a!92 (and
 a!79 a!73) (and a!92 a!92) (and a!96 a!101))) (a!109 (or a!101 (and a!88 a!73) (and a!101 a!92) (and a!104
 a!101))) (a!111 (or a!84 (and a!66 a!84) (and a!73 a!96) (and a!84 a!104))) (a!112 (or a!96 (and a!79 a!84)
 (and a!92 a!96) (and a!96 a!104))) (a!113 (or a!104 (and a!88 a!84) (and a!101 a!96) (and a!104 a!104)))
 (a!188 (or a!167 (and a!167 a!167) (and a!173 a!178) (and a!183 a!187))) (a!196 (or a!178 (and a!178 a!167)
 (and a!191 a!178) (and a!195 a!187))) (a!204 (or a!187 (and a!187 a!167) (and a!200 a!178) (and a!203 a!187)))
 (a!206 (or a!173 (and a!167 a!173) (and a!173 a!191) (and a!183 a!200))) (a!207 (or a!191 (and a!178 a!173)
 (and a!191 a!191) (and a!195 a!200))) (a!208 (or a!200 (and a!187 a!173) (and a!200 a!191) (and a!203 a!200)))
 (a!210 (or a!183 (and a!167 a!183) (and a!173 a!195) (and a!183 a!203))) (a!211 (or a!195 (and a!178 a!183)
 (and a!191 a!195) (and a!195 a!203))) (a!212 (or a!203 (and a!187 a!183) (and a!200 a!195) (and a!203
 a!203)))) (let ((a!106 (or (and (or rf_1_0_0 fr_1_0_0) (or a!89 (and a!31 a!89) (and a!38 a!97) (and a!45
 a!105))) (and (or rf_1_0_1 fr_1_0_1) (or a!97 (and a!32 a!89) (and a!39 a!97) (and a!46 a!105))) (and (or
 rf_1_0_2 fr_1_0_2) (or a!105 (and a!33 a!89) (and a!40 a!97) (and a!47 a!105))))) (a!110 (or (and (or rf_1_1_0
 fr_1_1_0) (or a!107 (and a!31 a!107) (and a!38 a!108) (and a!45 a!109))) (and (or rf_1_1_1 fr_1_1_1) (or a!108
 (and a!32 a!107) (and a!39 a!108) (and a!46 a!109))) (and (or rf_1_1_2 fr_1_1_2) (or a!109 (and a!33 a!107)
 (and a!40 a!108) (and a!47 a!109))))) (a!114 (or (and (or rf_1_2_0 fr_1_2_0) (or a!111 (and a!31 a!111) (and
 a!38 a!112) (and a!45 a!113))) (and (or rf_1_2_1 fr_1_2_1) (or a!112 (and a!32 a!111) (and a!39 a!112) (and
 a!46 a!113))) (and (or rf_1_2_2 fr_1_2_2) (or a!113 (and a!33 a!111) (and a!40 a!112) (and a!47 a!113)))))
 (a!205 (or (and (or rf_2_0_0 fr_2_0_0) (or a!188 (and a!136 a!188) (and a!143 a!196) (and a!150 a!204))) (and
 (or rf_2_0_1 fr_2_0_1) (or a!196 (and a!137 a!188) (and a!144 a!196) (and a!151 a!204))) (and (or rf_2_0_2
 fr_2_0_2) (or a!204 (and a!138 a!188) (and a!145 a!196) (and a!152 a!204))))) (a!209 (or (and (or rf_2_1_0
 fr_2_1_0) (or a!206 (and a!136 a!206) (and a!143 a!207) (and a!150 a!208))) (and (or rf_2_1_1 fr_2_1_1) (or
 a!207 (and a!137 a!206) (and a!144 a!207) (and a!151 a!208))) (and (or rf_2_1_2 fr_2_1_2) (or a!208 (and a!138
 a!206) (and a!145 a!207) (and a!152 a!208))))) (a!213 (or (and (or rf_2_2_0 fr_2_2_0) (or a!210 (and a!136
 a!210) (and a!143 a!211) (and a!150 a!212))) (and (or rf_2_2_1 fr_2_2_1) (or a!211 (and a!137 a!210) (and
 a!144 a!211) (and a!151 a!212))) (and (or rf_2_2_2 fr_2_2_2) (or a!212 (and a!138 a!210) (and a!145 a!211)
 (and a!152 a!212)))))) (and (not a!106) (not a!110) (not a!114) (not a!205) (not a!209) (not
 a!213))))))))))))))
; hypothesis: free of races
(assert
 (let ((a!1 (and here_0_0 (or (or tok_0_0 rmw_0_0) (or tok_0_0 rmw_0_0) (and in_scope_0_0 in_scope_0_0)))) (a!3
 (and here_1_0 (or (or tok_1_0 rmw_1_0) (or tok_0_1 rmw_0_1) (and in_scope_1_0 in_scope_0_1)))) (a!4 (and
 here_2_0 (or (or tok_2_0 rmw_2_0) (or tok_0_2 rmw_0_2) (and in_scope_2_0 in_scope_0_2)))) (a!6 (and here_0_1
 (or (or tok_0_1 rmw_0_1) (or tok_1_0 rmw_1_0) (and in_scope_0_1 in_scope_1_0)))) (a!7 (and here_1_1 (or (or
 tok_1_1 rmw_1_1) (or tok_1_1 rmw_1_1) (and in_scope_1_1 in_scope_1_1)))) (a!8 (and here_2_1 (or (or tok_2_1
 rmw_2_1) (or tok_1_2 rmw_1_2) (and in_scope_2_1 in_scope_1_2)))) (a!11 (and here_0_2 (or (or tok_0_2 rmw_0_2)
 (or tok_2_0 rmw_2_0) (and in_scope_0_2 in_scope_2_0)))) (a!12 (and here_1_2 (or (or tok_1_2 rmw_1_2) (or
 tok_2_1 rmw_2_1) (and in_scope_1_2 in_scope_2_1)))) (a!13 (and here_2_2 (or (or tok_2_2 rmw_2_2) (or tok_2_2
 rmw_2_2) (and in_scope_2_2 in_scope_2_2)))) (a!51 (and INIT_0 (or R_1 (and W_1 (not INIT_1))))) (a!53 (and
 INIT_1 (or R_0 (and W_0 (not INIT_0))))) (a!59 (and INIT_0 (or R_2 (and W_2 (not INIT_2))))) (a!61 (and INIT_2
 (or R_0 (and W_0 (not INIT_0))))) (a!71 (and INIT_2 (or R_1 (and W_1 (not INIT_1))))) (a!77 (and INIT_1 (or
 R_2 (and W_2 (not INIT_2)))))) (let ((a!2 (and (or (and W_0 overlap_0_0) (and overlap_0_0 W_0)) (not a!1)))
 (a!5 (or (and rmw_0_0 (and a!1 rf_1_0_0)) (and rmw_0_1 (and a!3 rf_1_1_0)) (and rmw_0_2 (and a!4 rf_1_2_0))))
 (a!9 (or (and rmw_0_0 (and a!6 rf_1_0_1)) (and rmw_0_1 (and a!7 rf_1_1_1)) (and rmw_0_2 (and a!8 rf_1_2_1))))
 (a!10 (or (and rmw_1_0 (and a!1 rf_1_0_0)) (and rmw_1_1 (and a!3 rf_1_1_0)) (and rmw_1_2 (and a!4 rf_1_2_0))))
 (a!14 (or (and rmw_0_0 (and a!11 rf_1_0_2)) (and rmw_0_1 (and a!12 rf_1_1_2)) (and rmw_0_2 (and a!13
 rf_1_2_2)))) (a!15 (or (and rmw_2_0 (and a!1 rf_1_0_0)) (and rmw_2_1 (and a!3 rf_1_1_0)) (and rmw_2_2 (and a!4
 rf_1_2_0)))) (a!17 (or (and rmw_1_0 (and a!6 rf_1_0_1)) (and rmw_1_1 (and a!7 rf_1_1_1)) (and rmw_1_2 (and a!8
 rf_1_2_1)))) (a!18 (or (and rmw_2_0 (and a!6 rf_1_0_1)) (and rmw_2_1 (and a!7 rf_1_1_1)) (and rmw_2_2 (and a!8
 rf_1_2_1)))) (a!20 (or (and rmw_1_0 (and a!11 rf_1_0_2)) (and rmw_1_1 (and a!12 rf_1_1_2)) (and rmw_1_2 (and
 a!13 rf_1_2_2)))) (a!22 (or (and rmw_2_0 (and a!11 rf_1_0_2)) (and rmw_2_1 (and a!12 rf_1_1_2)) (and rmw_2_2
 (and a!13 rf_1_2_2)))) (a!91 (and (or (and W_0 overlap_0_1) (and overlap_0_1 W_1)) (not a!6))) (a!105 (and (or
 (and W_0 overlap_0_2) (and overlap_0_2 W_2)) (not a!11))) (a!111 (and (or (and W_1 overlap_1_0) (and
 overlap_1_0 W_0)) (not a!3))) (a!112 (and (or (and W_1 overlap_1_1) (and overlap_1_1 W_1)) (not a!7))) (a!114
 (and (or (and W_1 overlap_1_2) (and overlap_1_2 W_2)) (not a!12))) (a!117 (and (or (and W_2 overlap_2_0) (and
 overlap_2_0 W_0)) (not a!4))) (a!118 (and (or (and W_2 overlap_2_1) (and overlap_2_1 W_1)) (not a!8))) (a!119
 (and (or (and W_2 overlap_2_2) (and overlap_2_2 W_2)) (not a!13))) (a!121 (or (and rmw_0_0 (and a!1 rf_2_0_0))
 (and rmw_0_1 (and a!3 rf_2_1_0)) (and rmw_0_2 (and a!4 rf_2_2_0)))) (a!122 (or (and rmw_0_0 (and a!6
 rf_2_0_1)) (and rmw_0_1 (and a!7 rf_2_1_1)) (and rmw_0_2 (and a!8 rf_2_2_1)))) (a!123 (or (and rmw_1_0 (and
 a!1 rf_2_0_0)) (and rmw_1_1 (and a!3 rf_2_1_0)) (and rmw_1_2 (and a!4 rf_2_2_0)))) (a!124 (or (and rmw_0_0
 (and a!11 rf_2_0_2)) (and rmw_0_1 (and a!12 rf_2_1_2)) (and rmw_0_2 (and a!13 rf_2_2_2)))) (a!125 (or (and
 rmw_2_0 (and a!1 rf_2_0_0)) (and rmw_2_1 (and a!3 rf_2_1_0)) (and rmw_2_2 (and a!4 rf_2_2_0)))) (a!127 (or
 (and rmw_1_0 (and a!6 rf_2_0_1)) (and rmw_1_1 (and a!7 rf_2_1_1)) (and rmw_1_2 (and a!8 rf_2_2_1)))) (a!128
 (or (and rmw_2_0 (and a!6 rf_2_0_1)) (and rmw_2_1 (and a!7 rf_2_1_1)) (and rmw_2_2 (and a!8 rf_2_2_1))))
 (a!130 (or (and rmw_1_0 (and a!11 rf_2_0_2)) (and rmw_1_1 (and a!12 rf_2_1_2)) (and rmw_1_2 (and a!13
 rf_2_2_2)))) (a!132 (or (and rmw_2_0 (and a!11 rf_2_0_2)) (and rmw_2_1 (and a!12 rf_2_1_2)) (and rmw_2_2 (and
 a!13 rf_2_2_2))))) (let ((a!16 (or a!5 (and a!5 a!5) (and a!9 a!10) (and a!14 a!15))) (a!19 (or a!9 (and a!5
 a!9) (and a!9 a!17) (and a!14 a!18))) (a!21 (or a!10 (and a!10 a!5) (and a!17 a!10) (and a!20 a!15))) (a!23
 (or a!14 (and a!5 a!14) (and a!9 a!20) (and a!14 a!22))) (a!24 (or a!15 (and a!15 a!5) (and a!18 a!10) (and
 a!22 a!15))) (a!26 (or a!17 (and a!10 a!9) (and a!17 a!17) (and a!20 a!18))) (a!27 (or a!20 (and a!10 a!14)
 (and a!17 a!20) (and a!20 a!22))) (a!29 (or a!18 (and a!15 a!9) (and a!18 a!17) (and a!22 a!18))) (a!30 (or
 a!22 (and a!15 a!14) (and a!18 a!20) (and a!22 a!22))) (a!126 (or a!121 (and a!121 a!121) (and a!122 a!123)
 (and a!124 a!125))) (a!129 (or a!122 (and a!121 a!122) (and a!122 a!127) (and a!124 a!128))) (a!131 (or a!123
 (and a!123 a!121) (and a!127 a!123) (and a!130 a!125))) (a!133 (or a!124 (and a!121 a!124) (and a!122 a!130)
 (and a!124 a!132))) (a!134 (or a!125 (and a!125 a!121) (and a!128 a!123) (and a!132 a!125))) (a!136 (or a!127
 (and a!123 a!122) (and a!127 a!127) (and a!130 a!128))) (a!137 (or a!130 (and a!123 a!124) (and a!127 a!130)
 (and a!130 a!132))) (a!139 (or a!128 (and a!125 a!122) (and a!128 a!127) (and a!132 a!128))) (a!140 (or a!132
 (and a!125 a!124) (and a!128 a!130) (and a!132 a!132)))) (let ((a!25 (or a!16 (and a!16 a!16) (and a!19 a!21)
 (and a!23 a!24))) (a!28 (or a!21 (and a!21 a!16) (and a!26 a!21) (and a!27 a!24))) (a!31 (or a!24 (and a!24
 a!16) (and a!29 a!21) (and a!30 a!24))) (a!36 (or a!19 (and a!16 a!19) (and a!19 a!26) (and a!23 a!29))) (a!37
 (or a!26 (and a!21 a!19) (and a!26 a!26) (and a!27 a!29))) (a!38 (or a!29 (and a!24 a!19) (and a!29 a!26) (and
 a!30 a!29))) (a!43 (or a!23 (and a!16 a!23) (and a!19 a!27) (and a!23 a!30))) (a!44 (or a!27 (and a!21 a!23)
 (and a!26 a!27) (and a!27 a!30))) (a!45 (or a!30 (and a!24 a!23) (and a!29 a!27) (and a!30 a!30))) (a!135 (or
 a!126 (and a!126 a!126) (and a!129 a!131) (and a!133 a!134))) (a!138 (or a!131 (and a!131 a!126) (and a!136
 a!131) (and a!137 a!134))) (a!141 (or a!134 (and a!134 a!126) (and a!139 a!131) (and a!140 a!134))) (a!146 (or
 a!129 (and a!126 a!129) (and a!129 a!136) (and a!133 a!139))) (a!147 (or a!136 (and a!131 a!129) (and a!136
 a!136) (and a!137 a!139))) (a!148 (or a!139 (and a!134 a!129) (and a!139 a!136) (and a!140 a!139))) (a!153 (or
 a!133 (and a!126 a!133) (and a!129 a!137) (and a!133 a!140))) (a!154 (or a!137 (and a!131 a!133) (and a!136
 a!137) (and a!137 a!140))) (a!155 (or a!140 (and a!134 a!133) (and a!139 a!137) (and a!140 a!140)))) (let
 ((a!32 (or (and a!1 rf_1_0_0) (and (and a!1 rf_1_0_0) a!25) (and (and a!6 rf_1_0_1) a!28) (and (and a!11
 rf_1_0_2) a!31))) (a!33 (or (and a!3 rf_1_1_0) (and (and a!3 rf_1_1_0) a!25) (and (and a!7 rf_1_1_1) a!28)
 (and (and a!12 rf_1_1_2) a!31))) (a!34 (or (and a!4 rf_1_2_0) (and (and a!4 rf_1_2_0) a!25) (and (and a!8
 rf_1_2_1) a!28) (and (and a!13 rf_1_2_2) a!31))) (a!39 (or (and a!6 rf_1_0_1) (and (and a!1 rf_1_0_0) a!36)
 (and (and a!6 rf_1_0_1) a!37) (and (and a!11 rf_1_0_2) a!38))) (a!40 (or (and a!7 rf_1_1_1) (and (and a!3
 rf_1_1_0) a!36) (and (and a!7 rf_1_1_1) a!37) (and (and a!12 rf_1_1_2) a!38))) (a!41 (or (and a!8 rf_1_2_1)
 (and (and a!4 rf_1_2_0) a!36) (and (and a!8 rf_1_2_1) a!37) (and (and a!13 rf_1_2_2) a!38))) (a!46 (or (and
 a!11 rf_1_0_2) (and (and a!1 rf_1_0_0) a!43) (and (and a!6 rf_1_0_1) a!44) (and (and a!11 rf_1_0_2) a!45)))
 (a!47 (or (and a!12 rf_1_1_2) (and (and a!3 rf_1_1_0) a!43) (and (and a!7 rf_1_1_1) a!44) (and (and a!12
 rf_1_1_2) a!45))) (a!48 (or (and a!13 rf_1_2_2) (and (and a!4 rf_1_2_0) a!43) (and (and a!8 rf_1_2_1) a!44)
 (and (and a!13 rf_1_2_2) a!45))) (a!142 (or (and a!1 rf_2_0_0) (and (and a!1 rf_2_0_0) a!135) (and (and a!6
 rf_2_0_1) a!138) (and (and a!11 rf_2_0_2) a!141))) (a!143 (or (and a!3 rf_2_1_0) (and (and a!3 rf_2_1_0)
 a!135) (and (and a!7 rf_2_1_1) a!138) (and (and a!12 rf_2_1_2) a!141))) (a!144 (or (and a!4 rf_2_2_0) (and
 (and a!4 rf_2_2_0) a!135) (and (and a!8 rf_2_2_1) a!138) (and (and a!13 rf_2_2_2) a!141))) (a!149 (or (and a!6
 rf_2_0_1) (and (and a!1 rf_2_0_0) a!146) (and (and a!6 rf_2_0_1) a!147) (and (and a!11 rf_2_0_2) a!148)))
 (a!150 (or (and a!7 rf_2_1_1) (and (and a!3 rf_2_1_0) a!146) (and (and a!7 rf_2_1_1) a!147) (and (and a!12
 rf_2_1_2) a!148))) (a!151 (or (and a!8 rf_2_2_1) (and (and a!4 rf_2_2_0) a!146) (and (and a!8 rf_2_2_1) a!147)
 (and (and a!13 rf_2_2_2) a!148))) (a!156 (or (and a!11 rf_2_0_2) (and (and a!1 rf_2_0_0) a!153) (and (and a!6
 rf_2_0_1) a!154) (and (and a!11 rf_2_0_2) a!155))) (a!157 (or (and a!12 rf_2_1_2) (and (and a!3 rf_2_1_0)
 a!153) (and (and a!7 rf_2_1_1) a!154) (and (and a!12 rf_2_1_2) a!155))) (a!158 (or (and a!13 rf_2_2_2) (and
 (and a!4 rf_2_2_0) a!153) (and (and a!8 rf_2_2_1) a!154) (and (and a!13 rf_2_2_2) a!155)))) (let ((a!35 (or
 (and (and REL_0 W_0 STRONG_0) a!32) (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1) a!33) (and (and REL_0
 (and tok_0_2 here_0_2) W_2 STRONG_2) a!34))) (a!42 (or (and (and REL_0 W_0 STRONG_0) a!39) (and (and REL_0
 (and tok_0_1 here_0_1) W_1 STRONG_1) a!40) (and (and REL_0 (and tok_0_2 here_0_2) W_2 STRONG_2) a!41))) (a!49
 (or (and (and REL_0 W_0 STRONG_0) a!46) (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1) a!47) (and (and
 REL_0 (and tok_0_2 here_0_2) W_2 STRONG_2) a!48))) (a!54 (or (and (and REL_1 (and tok_1_0 here_1_0) W_0
 STRONG_0) a!32) (and (and REL_1 W_1 STRONG_1) a!33) (and (and REL_1 (and tok_1_2 here_1_2) W_2 STRONG_2)
 a!34))) (a!55 (or (and (and REL_1 (and tok_1_0 here_1_0) W_0 STRONG_0) a!39) (and (and REL_1 W_1 STRONG_1)
 a!40) (and (and REL_1 (and tok_1_2 here_1_2) W_2 STRONG_2) a!41))) (a!56 (or (and (and REL_1 (and tok_1_0
 here_1_0) W_0 STRONG_0) a!46) (and (and REL_1 W_1 STRONG_1) a!47) (and (and REL_1 (and tok_1_2 here_1_2) W_2
 STRONG_2) a!48))) (a!62 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0 STRONG_0) a!32) (and (and REL_2 (and
 tok_2_1 here_2_1) W_1 STRONG_1) a!33) (and (and REL_2 W_2 STRONG_2) a!34))) (a!63 (or (and (and REL_2 (and
 tok_2_0 here_2_0) W_0 STRONG_0) a!39) (and (and REL_2 (and tok_2_1 here_2_1) W_1 STRONG_1) a!40) (and (and
 REL_2 W_2 STRONG_2) a!41))) (a!64 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0 STRONG_0) a!46) (and (and
 REL_2 (and tok_2_1 here_2_1) W_1 STRONG_1) a!47) (and (and REL_2 W_2 STRONG_2) a!48))) (a!145 (or (and (and
 REL_0 W_0 STRONG_0) a!142) (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1) a!143) (and (and REL_0 (and
 tok_0_2 here_0_2) W_2 STRONG_2) a!144))) (a!152 (or (and (and REL_0 W_0 STRONG_0) a!149) (and (and REL_0 (and
 tok_0_1 here_0_1) W_1 STRONG_1) a!150) (and (and REL_0 (and tok_0_2 here_0_2) W_2 STRONG_2) a!151))) (a!159
 (or (and (and REL_0 W_0 STRONG_0) a!156) (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1) a!157) (and (and
 REL_0 (and tok_0_2 here_0_2) W_2 STRONG_2) a!158))) (a!162 (or (and (and REL_1 (and tok_1_0 here_1_0) W_0
 STRONG_0) a!142) (and (and REL_1 W_1 STRONG_1) a!143) (and (and REL_1 (and tok_1_2 here_1_2) W_2 STRONG_2)
 a!144))) (a!163 (or (and (and REL_1 (and tok_1_0 here_1_0) W_0 STRONG_0) a!149) (and (and REL_1 W_1 STRONG_1)
 a!150) (and (and REL_1 (and tok_1_2 here_1_2) W_2 STRONG_2) a!151))) (a!164 (or (and (and REL_1 (and tok_1_0
 here_1_0) W_0 STRONG_0) a!156) (and (and REL_1 W_1 STRONG_1) a!157) (and (and REL_1 (and tok_1_2 here_1_2) W_2
 STRONG_2) a!158))) (a!168 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0 STRONG_0) a!142) (and (and REL_2 (and
 tok_2_1 here_2_1) W_1 STRONG_1) a!143) (and (and REL_2 W_2 STRONG_2) a!144))) (a!169 (or (and (and REL_2 (and
 tok_2_0 here_2_0) W_0 STRONG_0) a!149) (and (and REL_2 (and tok_2_1 here_2_1) W_1 STRONG_1) a!150) (and (and
 REL_2 W_2 STRONG_2) a!151))) (a!170 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0 STRONG_0) a!156) (and (and
 REL_2 (and tok_2_1 here_2_1) W_1 STRONG_1) a!157) (and (and REL_2 W_2 STRONG_2) a!158)))) (let ((a!50 (or (and
 a!35 (and (and R_0 STRONG_0) ACQ_0)) (and a!42 (and (and R_1 STRONG_1) (and tok_1_0 here_1_0) ACQ_0)) (and
 a!49 (and (and R_2 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!52 (or (and a!35 (and (and R_0 STRONG_0) (and
 tok_0_1 here_0_1) ACQ_1)) (and a!42 (and (and R_1 STRONG_1) ACQ_1)) (and a!49 (and (and R_2 STRONG_2) (and
 tok_2_1 here_2_1) ACQ_1)))) (a!57 (or (and a!54 (and (and R_0 STRONG_0) ACQ_0)) (and a!55 (and (and R_1
 STRONG_1) (and tok_1_0 here_1_0) ACQ_0)) (and a!56 (and (and R_2 STRONG_2) (and tok_2_0 here_2_0) ACQ_0))))
 (a!60 (or (and a!35 (and (and R_0 STRONG_0) (and tok_0_2 here_0_2) ACQ_2)) (and a!42 (and (and R_1 STRONG_1)
 (and tok_1_2 here_1_2) ACQ_2)) (and a!49 (and (and R_2 STRONG_2) ACQ_2)))) (a!65 (or (and a!62 (and (and R_0
 STRONG_0) ACQ_0)) (and a!63 (and (and R_1 STRONG_1) (and tok_1_0 here_1_0) ACQ_0)) (and a!64 (and (and R_2
 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!69 (or (and a!54 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1)
 ACQ_1)) (and a!55 (and (and R_1 STRONG_1) ACQ_1)) (and a!56 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1)
 ACQ_1)))) (a!72 (or (and a!62 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1) ACQ_1)) (and a!63 (and (and R_1
 STRONG_1) ACQ_1)) (and a!64 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1) ACQ_1)))) (a!78 (or (and a!54 (and
 (and R_0 STRONG_0) (and tok_0_2 here_0_2) ACQ_2)) (and a!55 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2)
 ACQ_2)) (and a!56 (and (and R_2 STRONG_2) ACQ_2)))) (a!83 (or (and a!62 (and (and R_0 STRONG_0) (and tok_0_2
 here_0_2) ACQ_2)) (and a!63 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2) ACQ_2)) (and a!64 (and (and R_2
 STRONG_2) ACQ_2)))) (a!160 (or (and a!145 (and (and R_0 STRONG_0) ACQ_0)) (and a!152 (and (and R_1 STRONG_1)
 (and tok_1_0 here_1_0) ACQ_0)) (and a!159 (and (and R_2 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!161 (or
 (and a!145 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1) ACQ_1)) (and a!152 (and (and R_1 STRONG_1) ACQ_1))
 (and a!159 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1) ACQ_1)))) (a!165 (or (and a!162 (and (and R_0
 STRONG_0) ACQ_0)) (and a!163 (and (and R_1 STRONG_1) (and tok_1_0 here_1_0) ACQ_0)) (and a!164 (and (and R_2
 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!167 (or (and a!145 (and (and R_0 STRONG_0) (and tok_0_2
 here_0_2) ACQ_2)) (and a!152 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2) ACQ_2)) (and a!159 (and (and R_2
 STRONG_2) ACQ_2)))) (a!171 (or (and a!168 (and (and R_0 STRONG_0) ACQ_0)) (and a!169 (and (and R_1 STRONG_1)
 (and tok_1_0 here_1_0) ACQ_0)) (and a!170 (and (and R_2 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!175 (or
 (and a!162 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1) ACQ_1)) (and a!163 (and (and R_1 STRONG_1) ACQ_1))
 (and a!164 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1) ACQ_1)))) (a!177 (or (and a!168 (and (and R_0
 STRONG_0) (and tok_0_1 here_0_1) ACQ_1)) (and a!169 (and (and R_1 STRONG_1) ACQ_1)) (and a!170 (and (and R_2
 STRONG_2) (and tok_2_1 here_2_1) ACQ_1)))) (a!182 (or (and a!162 (and (and R_0 STRONG_0) (and tok_0_2
 here_0_2) ACQ_2)) (and a!163 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2) ACQ_2)) (and a!164 (and (and R_2
 STRONG_2) ACQ_2)))) (a!187 (or (and a!168 (and (and R_0 STRONG_0) (and tok_0_2 here_0_2) ACQ_2)) (and a!169
 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2) ACQ_2)) (and a!170 (and (and R_2 STRONG_2) ACQ_2))))) (let
 ((a!58 (and (or (or (or tok_0_1 rmw_0_1) a!51) (and a!6 a!52)) (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3
 a!57)))) (a!66 (and (or (or (or tok_0_2 rmw_0_2) a!59) (and a!11 a!60)) (or (or (or tok_2_0 rmw_2_0) a!61)
 (and a!4 a!65)))) (a!68 (and (or (or tok_0_0 rmw_0_0) (and a!1 a!50)) (or (or (or tok_0_1 rmw_0_1) a!51) (and
 a!6 a!52)))) (a!70 (and (or (or (or tok_0_1 rmw_0_1) a!51) (and a!6 a!52)) (or (or tok_1_1 rmw_1_1) (and a!7
 a!69)))) (a!73 (and (or (or (or tok_0_2 rmw_0_2) a!59) (and a!11 a!60)) (or (or (or tok_2_1 rmw_2_1) a!71)
 (and a!8 a!72)))) (a!75 (and (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3 a!57)) (or (or tok_0_0 rmw_0_0) (and
 a!1 a!50)))) (a!76 (and (or (or tok_1_1 rmw_1_1) (and a!7 a!69)) (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3
 a!57)))) (a!79 (and (or (or (or tok_1_2 rmw_1_2) a!77) (and a!12 a!78)) (or (or (or tok_2_0 rmw_2_0) a!61)
 (and a!4 a!65)))) (a!81 (and (or (or tok_0_0 rmw_0_0) (and a!1 a!50)) (or (or (or tok_0_2 rmw_0_2) a!59) (and
 a!11 a!60)))) (a!82 (and (or (or (or tok_0_1 rmw_0_1) a!51) (and a!6 a!52)) (or (or (or tok_1_2 rmw_1_2) a!77)
 (and a!12 a!78)))) (a!84 (and (or (or (or tok_0_2 rmw_0_2) a!59) (and a!11 a!60)) (or (or tok_2_2 rmw_2_2)
 (and a!13 a!83)))) (a!86 (and (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4 a!65)) (or (or tok_0_0 rmw_0_0) (and
 a!1 a!50)))) (a!87 (and (or (or (or tok_2_1 rmw_2_1) a!71) (and a!8 a!72)) (or (or (or tok_1_0 rmw_1_0) a!53)
 (and a!3 a!57)))) (a!88 (and (or (or tok_2_2 rmw_2_2) (and a!13 a!83)) (or (or (or tok_2_0 rmw_2_0) a!61) (and
 a!4 a!65)))) (a!92 (and (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3 a!57)) (or (or (or tok_0_1 rmw_0_1) a!51)
 (and a!6 a!52)))) (a!93 (and (or (or (or tok_1_2 rmw_1_2) a!77) (and a!12 a!78)) (or (or (or tok_2_1 rmw_2_1)
 a!71) (and a!8 a!72)))) (a!95 (and (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4 a!65)) (or (or (or tok_0_1
 rmw_0_1) a!51) (and a!6 a!52)))) (a!96 (and (or (or (or tok_2_1 rmw_2_1) a!71) (and a!8 a!72)) (or (or tok_1_1
 rmw_1_1) (and a!7 a!69)))) (a!97 (and (or (or tok_2_2 rmw_2_2) (and a!13 a!83)) (or (or (or tok_2_1 rmw_2_1)
 a!71) (and a!8 a!72)))) (a!100 (and (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3 a!57)) (or (or (or tok_0_2
 rmw_0_2) a!59) (and a!11 a!60)))) (a!101 (and (or (or tok_1_1 rmw_1_1) (and a!7 a!69)) (or (or (or tok_1_2
 rmw_1_2) a!77) (and a!12 a!78)))) (a!102 (and (or (or (or tok_1_2 rmw_1_2) a!77) (and a!12 a!78)) (or (or
 tok_2_2 rmw_2_2) (and a!13 a!83)))) (a!106 (and (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4 a!65)) (or (or (or
 tok_0_2 rmw_0_2) a!59) (and a!11 a!60)))) (a!107 (and (or (or (or tok_2_1 rmw_2_1) a!71) (and a!8 a!72)) (or
 (or (or tok_1_2 rmw_1_2) a!77) (and a!12 a!78)))) (a!166 (and (or (or (or tok_0_1 rmw_0_1) a!51) (and a!6
 a!161)) (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3 a!165)))) (a!172 (and (or (or (or tok_0_2 rmw_0_2) a!59)
 (and a!11 a!167)) (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4 a!171)))) (a!174 (and (or (or tok_0_0 rmw_0_0)
 (and a!1 a!160)) (or (or (or tok_0_1 rmw_0_1) a!51) (and a!6 a!161)))) (a!176 (and (or (or (or tok_0_1
 rmw_0_1) a!51) (and a!6 a!161)) (or (or tok_1_1 rmw_1_1) (and a!7 a!175)))) (a!178 (and (or (or (or tok_0_2
 rmw_0_2) a!59) (and a!11 a!167)) (or (or (or tok_2_1 rmw_2_1) a!71) (and a!8 a!177)))) (a!180 (and (or (or (or
 tok_1_0 rmw_1_0) a!53) (and a!3 a!165)) (or (or tok_0_0 rmw_0_0) (and a!1 a!160)))) (a!181 (and (or (or
 tok_1_1 rmw_1_1) (and a!7 a!175)) (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3 a!165)))) (a!183 (and (or (or
 (or tok_1_2 rmw_1_2) a!77) (and a!12 a!182)) (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4 a!171)))) (a!185 (and
 (or (or tok_0_0 rmw_0_0) (and a!1 a!160)) (or (or (or tok_0_2 rmw_0_2) a!59) (and a!11 a!167)))) (a!186 (and
 (or (or (or tok_0_1 rmw_0_1) a!51) (and a!6 a!161)) (or (or (or tok_1_2 rmw_1_2) a!77) (and a!12 a!182))))
 (a!188 (and (or (or (or tok_0_2 rmw_0_2) a!59) (and a!11 a!167)) (or (or tok_2_2 rmw_2_2) (and a!13 a!187))))
 (a!190 (and (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4 a!171)) (or (or tok_0_0 rmw_0_0) (and a!1 a!160))))
 (a!191 (and (or (or (or tok_2_1 rmw_2_1) a!71) (and a!8 a!177)) (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3
 a!165)))) (a!192 (and (or (or tok_2_2 rmw_2_2) (and a!13 a!187)) (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4
 a!171)))) (a!195 (and (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3 a!165)) (or (or (or tok_0_1 rmw_0_1) a!51)
 (and a!6 a!161)))) (a!196 (and (or (or (or tok_1_2 rmw_1_2) a!77) (and a!12 a!182)) (or (or (or tok_2_1
 rmw_2_1) a!71) (and a!8 a!177)))) (a!198 (and (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4 a!171)) (or (or (or
 tok_0_1 rmw_0_1) a!51) (and a!6 a!161)))) (a!199 (and (or (or (or tok_2_1 rmw_2_1) a!71) (and a!8 a!177)) (or
 (or tok_1_1 rmw_1_1) (and a!7 a!175)))) (a!200 (and (or (or tok_2_2 rmw_2_2) (and a!13 a!187)) (or (or (or
 tok_2_1 rmw_2_1) a!71) (and a!8 a!177)))) (a!203 (and (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3 a!165)) (or
 (or (or tok_0_2 rmw_0_2) a!59) (and a!11 a!167)))) (a!204 (and (or (or tok_1_1 rmw_1_1) (and a!7 a!175)) (or
 (or (or tok_1_2 rmw_1_2) a!77) (and a!12 a!182)))) (a!205 (and (or (or (or tok_1_2 rmw_1_2) a!77) (and a!12
 a!182)) (or (or tok_2_2 rmw_2_2) (and a!13 a!187)))) (a!208 (and (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4
 a!171)) (or (or (or tok_0_2 rmw_0_2) a!59) (and a!11 a!167)))) (a!209 (and (or (or (or tok_2_1 rmw_2_1) a!71)
 (and a!8 a!177)) (or (or (or tok_1_2 rmw_1_2) a!77) (and a!12 a!182))))) (let ((a!67 (or (or (or tok_0_0
 rmw_0_0) (and a!1 a!50)) (and (or (or tok_0_0 rmw_0_0) (and a!1 a!50)) (or (or tok_0_0 rmw_0_0) (and a!1
 a!50))) a!58 a!66)) (a!74 (or (or (or (or tok_0_1 rmw_0_1) a!51) (and a!6 a!52)) a!68 a!70 a!73)) (a!80 (or
 (or (or (or tok_1_0 rmw_1_0) a!53) (and a!3 a!57)) a!75 a!76 a!79)) (a!85 (or (or (or (or tok_0_2 rmw_0_2)
 a!59) (and a!11 a!60)) a!81 a!82 a!84)) (a!89 (or (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4 a!65)) a!86 a!87
 a!88)) (a!94 (or (or (or tok_1_1 rmw_1_1) (and a!7 a!69)) a!92 (and (or (or tok_1_1 rmw_1_1) (and a!7 a!69))
 (or (or tok_1_1 rmw_1_1) (and a!7 a!69))) a!93)) (a!98 (or (or (or (or tok_2_1 rmw_2_1) a!71) (and a!8 a!72))
 a!95 a!96 a!97)) (a!103 (or (or (or (or tok_1_2 rmw_1_2) a!77) (and a!12 a!78)) a!100 a!101 a!102)) (a!108 (or
 (or (or tok_2_2 rmw_2_2) (and a!13 a!83)) a!106 a!107 (and (or (or tok_2_2 rmw_2_2) (and a!13 a!83)) (or (or
 tok_2_2 rmw_2_2) (and a!13 a!83))))) (a!173 (or (or (or tok_0_0 rmw_0_0) (and a!1 a!160)) (and (or (or tok_0_0
 rmw_0_0) (and a!1 a!160)) (or (or tok_0_0 rmw_0_0) (and a!1 a!160))) a!166 a!172)) (a!179 (or (or (or (or
 tok_0_1 rmw_0_1) a!51) (and a!6 a!161)) a!174 a!176 a!178)) (a!184 (or (or (or (or tok_1_0 rmw_1_0) a!53) (and
 a!3 a!165)) a!180 a!181 a!183)) (a!189 (or (or (or (or tok_0_2 rmw_0_2) a!59) (and a!11 a!167)) a!185 a!186
 a!188)) (a!193 (or (or (or (or tok_2_0 rmw_2_0) a!61) (and a!4 a!171)) a!190 a!191 a!192)) (a!197 (or (or (or
 tok_1_1 rmw_1_1) (and a!7 a!175)) a!195 (and (or (or tok_1_1 rmw_1_1) (and a!7 a!175)) (or (or tok_1_1
 rmw_1_1) (and a!7 a!175))) a!196)) (a!201 (or (or (or (or tok_2_1 rmw_2_1) a!71) (and a!8 a!177)) a!198 a!199
 a!200)) (a!206 (or (or (or (or tok_1_2 rmw_1_2) a!77) (and a!12 a!182)) a!203 a!204 a!205)) (a!210 (or (or (or
 tok_2_2 rmw_2_2) (and a!13 a!187)) a!208 a!209 (and (or (or tok_2_2 rmw_2_2) (and a!13 a!187)) (or (or tok_2_2
 rmw_2_2) (and a!13 a!187)))))) (let ((a!90 (not (or a!67 (and a!67 a!67) (and a!74 a!80) (and a!85 a!89))))
 (a!99 (not (or a!74 (and a!67 a!74) (and a!74 a!94) (and a!85 a!98)))) (a!104 (not (or a!80 (and a!80 a!67)
 (and a!94 a!80) (and a!103 a!89)))) (a!109 (not (or a!85 (and a!67 a!85) (and a!74 a!103) (and a!85 a!108))))
 (a!110 (not (or a!89 (and a!89 a!67) (and a!98 a!80) (and a!108 a!89)))) (a!113 (not (or a!94 (and a!80 a!74)
 (and a!94 a!94) (and a!103 a!98)))) (a!115 (not (or a!103 (and a!80 a!85) (and a!94 a!103) (and a!103
 a!108)))) (a!116 (not (or a!98 (and a!89 a!74) (and a!98 a!94) (and a!108 a!98)))) (a!120 (not (or a!108 (and
 a!89 a!85) (and a!98 a!103) (and a!108 a!108)))) (a!194 (not (or a!173 (and a!173 a!173) (and a!179 a!184)
 (and a!189 a!193)))) (a!202 (not (or a!179 (and a!173 a!179) (and a!179 a!197) (and a!189 a!201)))) (a!207
 (not (or a!184 (and a!184 a!173) (and a!197 a!184) (and a!206 a!193)))) (a!211 (not (or a!189 (and a!173
 a!189) (and a!179 a!206) (and a!189 a!210)))) (a!212 (not (or a!193 (and a!193 a!173) (and a!201 a!184) (and
 a!210 a!193)))) (a!213 (not (or a!197 (and a!184 a!179) (and a!197 a!197) (and a!206 a!201)))) (a!214 (not (or
 a!206 (and a!184 a!189) (and a!197 a!206) (and a!206 a!210)))) (a!215 (not (or a!201 (and a!193 a!179) (and
 a!201 a!197) (and a!210 a!201)))) (a!216 (not (or a!210 (and a!193 a!189) (and a!201 a!206) (and a!210
 a!210))))) (and (not (and a!2 a!90 a!90)) (not (and a!91 a!99 a!104)) (not (and a!105 a!109 a!110)) (not (and
 a!111 a!104 a!99)) (not (and a!112 a!113 a!113)) (not (and a!114 a!115 a!116)) (not (and a!117 a!110 a!109))
 (not (and a!118 a!116 a!115)) (not (and a!119 a!120 a!120)) (not (and a!2 a!194 a!194)) (not (and a!91 a!202
 a!207)) (not (and a!105 a!211 a!212)) (not (and a!111 a!207 a!202)) (not (and a!112 a!213 a!213)) (not (and
 a!114 a!214 a!215)) (not (and a!117 a!212 a!211)) (not (and a!118 a!215 a!214)) (not (and a!119 a!216
 a!216))))))))))))))
; hypothesis: no communication
(assert
 (let ((a!1 (and (or (and W_0 overlap_0_0) (and overlap_0_0 W_0))
                 here_0_0
                 (or (or (or tok_0_0 rmw_0_0) (or tok_0_0 rmw_0_0))
                     (and in_scope_0_0 in_scope_0_0))))
       (a!2 (and (or (and W_0 overlap_0_1) (and overlap_0_1 W_1))
                 here_0_1
                 (or (or (or tok_0_1 rmw_0_1) (or tok_1_0 rmw_1_0))
                     (and in_scope_0_1 in_scope_1_0))))
       (a!3 (and (or (and W_0 overlap_0_2) (and overlap_0_2 W_2))
                 here_0_2
                 (or (or (or tok_0_2 rmw_0_2) (or tok_2_0 rmw_2_0))
                     (and in_scope_0_2 in_scope_2_0))))
       (a!4 (and (or (and W_1 overlap_1_0) (and overlap_1_0 W_0))
                 here_1_0
                 (or (or (or tok_1_0 rmw_1_0) (or tok_0_1 rmw_0_1))
                     (and in_scope_1_0 in_scope_0_1))))
       (a!5 (and (or (and W_1 overlap_1_1) (and overlap_1_1 W_1))
                 here_1_1
                 (or (or (or tok_1_1 rmw_1_1) (or tok_1_1 rmw_1_1))
                     (and in_scope_1_1 in_scope_1_1))))
       (a!6 (and (or (and W_1 overlap_1_2) (and overlap_1_2 W_2))
                 here_1_2
                 (or (or (or tok_1_2 rmw_1_2) (or tok_2_1 rmw_2_1))
                     (and in_scope_1_2 in_scope_2_1))))
       (a!7 (and (or (and W_2 overlap_2_0) (and overlap_2_0 W_0))
                 here_2_0
                 (or (or (or tok_2_0 rmw_2_0) (or tok_0_2 rmw_0_2))
                     (and in_scope_2_0 in_scope_0_2))))
       (a!8 (and (or (and W_2 overlap_2_1) (and overlap_2_1 W_1))
                 here_2_1
                 (or (or (or tok_2_1 rmw_2_1) (or tok_1_2 rmw_1_2))
                     (and in_scope_2_1 in_scope_1_2))))
       (a!9 (and (or (and W_2 overlap_2_2) (and overlap_2_2 W_2))
                 here_2_2
                 (or (or (or tok_2_2 rmw_2_2) (or tok_2_2 rmw_2_2))
                     (and in_scope_2_2 in_scope_2_2)))))
 (let ((a!10 (and (or (not a!1) (or (or tok_0_0 rmw_0_0) (or tok_0_0 rmw_0_0)))
                  (or (not a!2) (or (or tok_0_1 rmw_0_1) (or tok_1_0 rmw_1_0)))
                  (or (not a!3) (or (or tok_0_2 rmw_0_2) (or tok_2_0 rmw_2_0)))
                  (or (not a!4) (or (or tok_1_0 rmw_1_0) (or tok_0_1 rmw_0_1)))
                  (or (not a!5) (or (or tok_1_1 rmw_1_1) (or tok_1_1 rmw_1_1)))
                  (or (not a!6) (or (or tok_1_2 rmw_1_2) (or tok_2_1 rmw_2_1)))
                  (or (not a!7) (or (or tok_2_0 rmw_2_0) (or tok_0_2 rmw_0_2)))
                  (or (not a!8) (or (or tok_2_1 rmw_2_1) (or tok_1_2 rmw_1_2)))
                  (or (not a!9) (or (or tok_2_2 rmw_2_2) (or tok_2_2 rmw_2_2))))))
   (and a!10 a!10))))
; negated conclusion
(assert
 (not (and (or (not rf_1_0_0) rf_2_0_0)
           (or (not rf_1_0_1) rf_2_0_1)
           (or (not rf_1_0_2) rf_2_0_2)
           (or (not rf_1_1_0) rf_2_1_0)
           (or (not rf_1_1_1) rf_2_1_1)
           (or (not rf_1_1_2) rf_2_1_2)
           (or (not rf_1_2_0) rf_2_2_0)
           (or (not rf_1_2_1) rf_2_2_1)
           (or (not rf_1_2_2) rf_2_2_2)
           (or (not rf_2_0_0) rf_1_0_0)
           (or (not rf_2_0_1) rf_1_0_1)
           (or (not rf_2_0_2) rf_1_0_2)
           (or (not rf_2_1_0) rf_1_1_0)
           (or (not rf_2_1_1) rf_1_1_1)
           (or (not rf_2_1_2) rf_1_1_2)
           (or (not rf_2_2_0) rf_1_2_0)
           (or (not rf_2_2_1) rf_1_2_1)
           (or (not rf_2_2_2) rf_1_2_2))))
(check-sat)
