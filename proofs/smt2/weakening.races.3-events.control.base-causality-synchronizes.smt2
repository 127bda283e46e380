; weakening.races.3-events.control.base-causality-synchronizes
; It fails without the hypothesis 'base causality: synchronizes'.
; A control: the answer must be sat.
(set-logic QF_UF)
(declare-fun tok_0_0 () Bool)
(declare-fun po_0_0 () Bool)
(declare-fun tok_0_1 () Bool)
(declare-fun po_0_1 () Bool)
(declare-fun tok_0_2 () Bool)
(declare-fun po_0_2 () Bool)
(declare-fun tok_1_0 () Bool)
(declare-fun po_1_0 () Bool)
(declare-fun tok_1_1 () Bool)
(declare-fun po_1_1 () Bool)
(declare-fun tok_1_2 () Bool)
(declare-fun po_1_2 () Bool)
(declare-fun tok_2_0 () Bool)
(declare-fun po_2_0 () Bool)
(declare-fun tok_2_1 () Bool)
(declare-fun po_2_1 () Bool)
(declare-fun tok_2_2 () Bool)
(declare-fun po_2_2 () Bool)
(declare-fun rmw_0_0 () Bool)
(declare-fun rmw_0_1 () Bool)
(declare-fun rmw_0_2 () Bool)
(declare-fun rmw_1_0 () Bool)
(declare-fun rmw_1_1 () Bool)
(declare-fun rmw_1_2 () Bool)
(declare-fun rmw_2_0 () Bool)
(declare-fun rmw_2_1 () Bool)
(declare-fun rmw_2_2 () Bool)
(declare-fun here_0_0 () Bool)
(declare-fun in_scope_0_0 () Bool)
(declare-fun rf_0_0 () Bool)
(declare-fun observation_0_0 () Bool)
(declare-fun here_0_1 () Bool)
(declare-fun in_scope_0_1 () Bool)
(declare-fun in_scope_1_0 () Bool)
(declare-fun rf_0_1 () Bool)
(declare-fun observation_0_1 () Bool)
(declare-fun here_0_2 () Bool)
(declare-fun in_scope_0_2 () Bool)
(declare-fun in_scope_2_0 () Bool)
(declare-fun rf_0_2 () Bool)
(declare-fun observation_0_2 () Bool)
(declare-fun here_1_0 () Bool)
(declare-fun rf_1_0 () Bool)
(declare-fun observation_1_0 () Bool)
(declare-fun here_1_1 () Bool)
(declare-fun in_scope_1_1 () Bool)
(declare-fun rf_1_1 () Bool)
(declare-fun observation_1_1 () Bool)
(declare-fun here_1_2 () Bool)
(declare-fun in_scope_1_2 () Bool)
(declare-fun in_scope_2_1 () Bool)
(declare-fun rf_1_2 () Bool)
(declare-fun observation_1_2 () Bool)
(declare-fun here_2_0 () Bool)
(declare-fun rf_2_0 () Bool)
(declare-fun observation_2_0 () Bool)
(declare-fun here_2_1 () Bool)
(declare-fun rf_2_1 () Bool)
(declare-fun observation_2_1 () Bool)
(declare-fun here_2_2 () Bool)
(declare-fun in_scope_2_2 () Bool)
(declare-fun rf_2_2 () Bool)
(declare-fun observation_2_2 () Bool)
(declare-fun base_causality_0_0 () Bool)
(declare-fun base_causality_0_1 () Bool)
(declare-fun base_causality_0_2 () Bool)
(declare-fun base_causality_1_0 () Bool)
(declare-fun base_causality_1_1 () Bool)
(declare-fun base_causality_1_2 () Bool)
(declare-fun base_causality_2_0 () Bool)
(declare-fun base_causality_2_1 () Bool)
(declare-fun base_causality_2_2 () Bool)
(declare-fun INIT_0 () Bool)
(declare-fun R_1 () Bool)
(declare-fun W_1 () Bool)
(declare-fun INIT_1 () Bool)
(declare-fun R_2 () Bool)
(declare-fun W_2 () Bool)
(declare-fun INIT_2 () Bool)
(declare-fun R_0 () Bool)
(declare-fun W_0 () Bool)
(declare-fun overlap_0_0 () Bool)
(declare-fun overlap_0_1 () Bool)
(declare-fun overlap_1_0 () Bool)
(declare-fun overlap_0_2 () Bool)
(declare-fun overlap_2_0 () Bool)
(declare-fun overlap_1_1 () Bool)
(declare-fun overlap_1_2 () Bool)
(declare-fun overlap_2_1 () Bool)
(declare-fun overlap_2_2 () Bool)
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
(declare-fun REL_0 () Bool)
(declare-fun STRONG_0 () Bool)
(declare-fun REL_1 () Bool)
(declare-fun STRONG_1 () Bool)
(declare-fun REL_2 () Bool)
(declare-fun STRONG_2 () Bool)
(declare-fun ACQ_0 () Bool)
(declare-fun ACQ_1 () Bool)
(declare-fun ACQ_2 () Bool)
; hypothesis: token order lies in program order
(assert
 (and (or (not tok_0_0) po_0_0)
      (or (not tok_0_1) po_0_1)
      (or (not tok_0_2) po_0_2)
      (or (not tok_1_0) po_1_0)
      (or (not tok_1_1) po_1_1)
      (or (not tok_1_2) po_1_2)
      (or (not tok_2_0) po_2_0)
      (or (not tok_2_1) po_2_1)
      (or (not tok_2_2) po_2_2)))
; hypothesis: an atomic's read comes before its write in program order
(assert
 (and (or (not rmw_0_0) po_0_0)
      (or (not rmw_0_1) po_0_1)
      (or (not rmw_0_2) po_0_2)
      (or (not rmw_1_0) po_1_0)
      (or (not rmw_1_1) po_1_1)
      (or (not rmw_1_2) po_1_2)
      (or (not rmw_2_0) po_2_0)
      (or (not rmw_2_1) po_2_1)
      (or (not rmw_2_2) po_2_2)))
; hypothesis: observation: reads from
(assert
 (let ((a!1 (not (and here_0_0
                      (or po_0_0 po_0_0 (and in_scope_0_0 in_scope_0_0))
                      rf_0_0)))
       (a!2 (not (and here_0_1
                      (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0))
                      rf_0_1)))
       (a!3 (not (and here_0_2
                      (or po_0_2 po_2_0 (and in_scope_0_2 in_scope_2_0))
                      rf_0_2)))
       (a!4 (not (and here_1_0
                      (or po_1_0 po_0_1 (and in_scope_1_0 in_scope_0_1))
                      rf_1_0)))
       (a!5 (not (and here_1_1
                      (or po_1_1 po_1_1 (and in_scope_1_1 in_scope_1_1))
                      rf_1_1)))
       (a!6 (not (and here_1_2
                      (or po_1_2 po_2_1 (and in_scope_1_2 in_scope_2_1))
                      rf_1_2)))
       (a!7 (not (and here_2_0
                      (or po_2_0 po_0_2 (and in_scope_2_0 in_scope_0_2))
                      rf_2_0)))
       (a!8 (not (and here_2_1
                      (or po_2_1 po_1_2 (and in_scope_2_1 in_scope_1_2))
                      rf_2_1)))
       (a!9 (not (and here_2_2
                      (or po_2_2 po_2_2 (and in_scope_2_2 in_scope_2_2))
                      rf_2_2))))
   (and (or a!1 observation_0_0)
        (or a!2 observation_0_1)
        (or a!3 observation_0_2)
        (or a!4 observation_1_0)
        (or a!5 observation_1_1)
        (or a!6 observation_1_2)
        (or a!7 observation_2_0)
        (or a!8 observation_2_1)
        (or a!9 observation_2_2))))
; hypothesis: observation: through an atomic
(assert
 (let ((a!1 (or (and observation_0_0 rmw_0_0)
                (and observation_0_1 rmw_1_0)
                (and observation_0_2 rmw_2_0)))
       (a!2 (or (and observation_0_0 rmw_0_1)
                (and observation_0_1 rmw_1_1)
                (and observation_0_2 rmw_2_1)))
       (a!3 (or (and observation_0_0 rmw_0_2)
                (and observation_0_1 rmw_1_2)
                (and observation_0_2 rmw_2_2)))
       (a!7 (or (and observation_1_0 rmw_0_0)
                (and observation_1_1 rmw_1_0)
                (and observation_1_2 rmw_2_0)))
       (a!8 (or (and observation_1_0 rmw_0_1)
                (and observation_1_1 rmw_1_1)
                (and observation_1_2 rmw_2_1)))
       (a!9 (or (and observation_1_0 rmw_0_2)
                (and observation_1_1 rmw_1_2)
                (and observation_1_2 rmw_2_2)))
       (a!13 (or (and observation_2_0 rmw_0_0)
                 (and observation_2_1 rmw_1_0)
                 (and observation_2_2 rmw_2_0)))
       (a!14 (or (and observation_2_0 rmw_0_1)
                 (and observation_2_1 rmw_1_1)
                 (and observation_2_2 rmw_2_1)))
       (a!15 (or (and observation_2_0 rmw_0_2)
                 (and observation_2_1 rmw_1_2)
                 (and observation_2_2 rmw_2_2))))
 (let ((a!4 (or (not (or (and a!1 observation_0_0)
                         (and a!2 observation_1_0)
                         (and a!3 observation_2_0)))
                observation_0_0))
       (a!5 (or (not (or (and a!1 observation_0_1)
                         (and a!2 observation_1_1)
                         (and a!3 observation_2_1)))
                observation_0_1))
       (a!6 (or (not (or (and a!1 observation_0_2)
                         (and a!2 observation_1_2)
                         (and a!3 observation_2_2)))
                observation_0_2))
       (a!10 (or (not (or (and a!7 observation_0_0)
                          (and a!8 observation_1_0)
                          (and a!9 observation_2_0)))
                 observation_1_0))
       (a!11 (or (not (or (and a!7 observation_0_1)
                          (and a!8 observation_1_1)
                          (and a!9 observation_2_1)))
                 observation_1_1))
       (a!12 (or (not (or (and a!7 observation_0_2)
                          (and a!8 observation_1_2)
                          (and a!9 observation_2_2)))
                 observation_1_2))
       (a!16 (or (not (or (and a!13 observation_0_0)
                          (and a!14 observation_1_0)
                          (and a!15 observation_2_0)))
                 observation_2_0))
       (a!17 (or (not (or (and a!13 observation_0_1)
                          (and a!14 observation_1_1)
                          (and a!15 observation_2_1)))
                 observation_2_1))
       (a!18 (or (not (or (and a!13 observation_0_2)
                          (and a!14 observation_1_2)
                          (and a!15 observation_2_2)))
                 observation_2_2)))
   (and a!4 a!5 a!6 a!10 a!11 a!12 a!16 a!17 a!18))))
; hypothesis: base causality: program order
(assert
 (and (or (not po_0_0) base_causality_0_0)
      (or (not po_0_1) base_causality_0_1)
      (or (not po_0_2) base_causality_0_2)
      (or (not po_1_0) base_causality_1_0)
      (or (not po_1_1) base_causality_1_1)
      (or (not po_1_2) base_causality_1_2)
      (or (not po_2_0) base_causality_2_0)
      (or (not po_2_1) base_causality_2_1)
      (or (not po_2_2) base_causality_2_2)))
; hypothesis: base causality: initial writes
(assert
 (let ((a!1 (and INIT_0 (or R_1 (and W_1 (not INIT_1)))))
       (a!2 (and INIT_0 (or R_2 (and W_2 (not INIT_2)))))
       (a!3 (and INIT_1 (or R_0 (and W_0 (not INIT_0)))))
       (a!4 (and INIT_1 (or R_2 (and W_2 (not INIT_2)))))
       (a!5 (and INIT_2 (or R_0 (and W_0 (not INIT_0)))))
       (a!6 (and INIT_2 (or R_1 (and W_1 (not INIT_1))))))
   (and (or (not a!1) base_causality_0_1)
        (or (not a!2) base_causality_0_2)
        (or (not a!3) base_causality_1_0)
        (or (not a!4) base_causality_1_2)
        (or (not a!5) base_causality_2_0)
        (or (not a!6) base_causality_2_1))))
; hypothesis: base causality: after program order
(assert
 (let ((a!1 (or (not (or (and po_0_0 base_causality_0_0)
                         (and po_0_1 base_causality_1_0)
                         (and po_0_2 base_causality_2_0)))
                base_causality_0_0))
       (a!2 (or (not (or (and po_0_0 base_causality_0_1)
                         (and po_0_1 base_causality_1_1)
                         (and po_0_2 base_causality_2_1)))
                base_causality_0_1))
       (a!3 (or (not (or (and po_0_0 base_causality_0_2)
                         (and po_0_1 base_causality_1_2)
                         (and po_0_2 base_causality_2_2)))
                base_causality_0_2))
       (a!4 (or (not (or (and po_1_0 base_causality_0_0)
                         (and po_1_1 base_causality_1_0)
                         (and po_1_2 base_causality_2_0)))
                base_causality_1_0))
       (a!5 (or (not (or (and po_1_0 base_causality_0_1)
                         (and po_1_1 base_causality_1_1)
                         (and po_1_2 base_causality_2_1)))
                base_causality_1_1))
       (a!6 (or (not (or (and po_1_0 base_causality_0_2)
                         (and po_1_1 base_causality_1_2)
                         (and po_1_2 base_causality_2_2)))
                base_causality_1_2))
       (a!7 (or (not (or (and po_2_0 base_causality_0_0)
                         (and po_2_1 base_causality_1_0)
                         (and po_2_2 base_causality_2_0)))
                base_causality_2_0))
       (a!8 (or (not (or (and po_2_0 base_causality_0_1)
                         (and po_2_1 base_causality_1_1)
                         (and po_2_2 base_causality_2_1)))
                base_causality_2_1))
       (a!9 (or (not (or (and po_2_0 base_causality_0_2)
                         (and po_2_1 base_causality_1_2)
                         (and po_2_2 base_causality_2_2)))
                base_causality_2_2)))
   (and a!1 a!2 a!3 a!4 a!5 a!6 a!7 a!8 a!9)))
; hypothesis: base causality: before program order
(assert
 (let ((a!1 (or (not (or (and base_causality_0_0 po_0_0)
                         (and base_causality_0_1 po_1_0)
                         (and base_causality_0_2 po_2_0)))
                base_causality_0_0))
       (a!2 (or (not (or (and base_causality_0_0 po_0_1)
                         (and base_causality_0_1 po_1_1)
                         (and base_causality_0_2 po_2_1)))
                base_causality_0_1))
       (a!3 (or (not (or (and base_causality_0_0 po_0_2)
                         (and base_causality_0_1 po_1_2)
                         (and base_causality_0_2 po_2_2)))
                base_causality_0_2))
       (a!4 (or (not (or (and base_causality_1_0 po_0_0)
                         (and base_causality_1_1 po_1_0)
                         (and base_causality_1_2 po_2_0)))
                base_causality_1_0))
       (a!5 (or (not (or (and base_causality_1_0 po_0_1)
                         (and base_causality_1_1 po_1_1)
                         (and base_causality_1_2 po_2_1)))
                base_causality_1_1))
       (a!6 (or (not (or (and base_causality_1_0 po_0_2)
                         (and base_causality_1_1 po_1_2)
                         (and base_causality_1_2 po_2_2)))
                base_causality_1_2))
       (a!7 (or (not (or (and base_causality_2_0 po_0_0)
                         (and base_causality_2_1 po_1_0)
                         (and base_causality_2_2 po_2_0)))
                base_causality_2_0))
       (a!8 (or (not (or (and base_causality_2_0 po_0_1)
                         (and base_causality_2_1 po_1_1)
                         (and base_causality_2_2 po_2_1)))
                base_causality_2_1))
       (a!9 (or (not (or (and base_causality_2_0 po_0_2)
                         (and base_causality_2_1 po_1_2)
                         (and base_causality_2_2 po_2_2)))
                base_causality_2_2)))
   (and a!1 a!2 a!3 a!4 a!5 a!6 a!7 a!8 a!9)))
; hypothesis: base causality: transitive
(assert
 (let ((a!1 (or (not (or (and base_causality_0_0 base_causality_0_0)
                         (and base_causality_0_1 base_causality_1_0)
                         (and base_causality_0_2 base_causality_2_0)))
                base_causality_0_0))
       (a!2 (or (not (or (and base_causality_0_0 base_causality_0_1)
                         (and base_causality_0_1 base_causality_1_1)
                         (and base_causality_0_2 base_causality_2_1)))
                base_causality_0_1))
       (a!3 (or (not (or (and base_causality_0_0 base_causality_0_2)
                         (and base_causality_0_1 base_causality_1_2)
                         (and base_causality_0_2 base_causality_2_2)))
                base_causality_0_2))
       (a!4 (or (not (or (and base_causality_1_0 base_causality_0_0)
                         (and base_causality_1_1 base_causality_1_0)
                         (and base_causality_1_2 base_causality_2_0)))
                base_causality_1_0))
       (a!5 (or (not (or (and base_causality_1_0 base_causality_0_1)
                         (and base_causality_1_1 base_causality_1_1)
                         (and base_causality_1_2 base_causality_2_1)))
                base_causality_1_1))
       (a!6 (or (not (or (and base_causality_1_0 base_causality_0_2)
                         (and base_causality_1_1 base_causality_1_2)
                         (and base_causality_1_2 base_causality_2_2)))
                base_causality_1_2))
       (a!7 (or (not (or (and base_causality_2_0 base_causality_0_0)
                         (and base_causality_2_1 base_causality_1_0)
                         (and base_causality_2_2 base_causality_2_0)))
                base_causality_2_0))
       (a!8 (or (not (or (and base_causality_2_0 base_causality_0_1)
                         (and base_causality_2_1 base_causality_1_1)
                         (and base_causality_2_2 base_causality_2_1)))
                base_causality_2_1))
       (a!9 (or (not (or (and base_causality_2_0 base_causality_0_2)
                         (and base_causality_2_1 base_causality_1_2)
                         (and base_causality_2_2 base_causality_2_2)))
                base_causality_2_2)))
   (and a!1 a!2 a!3 a!4 a!5 a!6 a!7 a!8 a!9)))
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
; hypothesis: token order
(assert
 (let ((a!1 (or (not (or (and tok_0_0 tok_0_0)
                         (and tok_0_1 tok_1_0)
                         (and tok_0_2 tok_2_0)))
                tok_0_0))
       (a!2 (or (not (or (and tok_0_0 tok_0_1)
                         (and tok_0_1 tok_1_1)
                         (and tok_0_2 tok_2_1)))
                tok_0_1))
       (a!3 (or (not (or (and tok_0_0 tok_0_2)
                         (and tok_0_1 tok_1_2)
                         (and tok_0_2 tok_2_2)))
                tok_0_2))
       (a!4 (or (not (or (and tok_1_0 tok_0_0)
                         (and tok_1_1 tok_1_0)
                         (and tok_1_2 tok_2_0)))
                tok_1_0))
       (a!5 (or (not (or (and tok_1_0 tok_0_1)
                         (and tok_1_1 tok_1_1)
                         (and tok_1_2 tok_2_1)))
                tok_1_1))
       (a!6 (or (not (or (and tok_1_0 tok_0_2)
                         (and tok_1_1 tok_1_2)
                         (and tok_1_2 tok_2_2)))
                tok_1_2))
       (a!7 (or (not (or (and tok_2_0 tok_0_0)
                         (and tok_2_1 tok_1_0)
                         (and tok_2_2 tok_2_0)))
                tok_2_0))
       (a!8 (or (not (or (and tok_2_0 tok_0_1)
                         (and tok_2_1 tok_1_1)
                         (and tok_2_2 tok_2_1)))
                tok_2_1))
       (a!9 (or (not (or (and tok_2_0 tok_0_2)
                         (and tok_2_1 tok_1_2)
                         (and tok_2_2 tok_2_2)))
                tok_2_2)))
   (and a!1
        a!2
        a!3
        a!4
        a!5
        a!6
        a!7
        a!8
        a!9
        (not (or tok_0_0 rmw_0_0))
        (not (or tok_1_1 rmw_1_1))
        (not (or tok_2_2 rmw_2_2)))))
; hypothesis: no token comes from before the start
(assert
 (and (not (and tok_0_0 INIT_0))
      (not (and tok_0_1 INIT_1))
      (not (and tok_0_2 INIT_2))
      (not (and tok_1_0 INIT_0))
      (not (and tok_1_1 INIT_1))
      (not (and tok_1_2 INIT_2))
      (not (and tok_2_0 INIT_0))
      (not (and tok_2_1 INIT_1))
      (not (and tok_2_2 INIT_2))))
; negated conclusion
(assert
 (let ((a!1 (not (and here_0_0 (or po_0_0 po_0_0 (and in_scope_0_0 in_scope_0_0))))) (a!2 (not (or
 base_causality_0_0 (and observation_0_0 base_causality_0_0) (and observation_0_1 base_causality_1_0) (and
 observation_0_2 base_causality_2_0)))) (a!4 (and here_0_0 (or (or tok_0_0 rmw_0_0) (or tok_0_0 rmw_0_0) (and
 in_scope_0_0 in_scope_0_0)))) (a!5 (and here_1_0 (or (or tok_1_0 rmw_1_0) (or tok_0_1 rmw_0_1) (and
 in_scope_1_0 in_scope_0_1)))) (a!6 (and here_2_0 (or (or tok_2_0 rmw_2_0) (or tok_0_2 rmw_0_2) (and
 in_scope_2_0 in_scope_0_2)))) (a!8 (and here_0_1 (or (or tok_0_1 rmw_0_1) (or tok_1_0 rmw_1_0) (and
 in_scope_0_1 in_scope_1_0)))) (a!9 (and here_1_1 (or (or tok_1_1 rmw_1_1) (or tok_1_1 rmw_1_1) (and
 in_scope_1_1 in_scope_1_1)))) (a!10 (and here_2_1 (or (or tok_2_1 rmw_2_1) (or tok_1_2 rmw_1_2) (and
 in_scope_2_1 in_scope_1_2)))) (a!13 (and here_0_2 (or (or tok_0_2 rmw_0_2) (or tok_2_0 rmw_2_0) (and
 in_scope_0_2 in_scope_2_0)))) (a!14 (and here_1_2 (or (or tok_1_2 rmw_1_2) (or tok_2_1 rmw_2_1) (and
 in_scope_1_2 in_scope_2_1)))) (a!15 (and here_2_2 (or (or tok_2_2 rmw_2_2) (or tok_2_2 rmw_2_2) (and
 in_scope_2_2 in_scope_2_2)))) (a!53 (and INIT_0 (or R_1 (and W_1 (not INIT_1))))) (a!55 (and INIT_1 (or R_0
 (and W_0 (not INIT_0))))) (a!60 (and INIT_0 (or R_2 (and W_2 (not INIT_2))))) (a!62 (and INIT_2 (or R_0 (and
 W_0 (not INIT_0))))) (a!69 (and INIT_2 (or R_1 (and W_1 (not INIT_1))))) (a!72 (and INIT_1 (or R_2 (and W_2
 (not INIT_2))))) (a!80 (not (and here_0_1 (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0))))) (a!81 (not (or
 base_causality_0_1 (and observation_0_0 base_causality_0_1) (and observation_0_1 base_causality_1_1) (and
 observation_0_2 base_causality_2_1)))) (a!82 (not (or base_causality_1_0 (and observation_1_0
 base_causality_0_0) (and observation_1_1 base_causality_1_0) (and observation_1_2 base_causality_2_0)))) (a!90
 (not (and here_0_2 (or po_0_2 po_2_0 (and in_scope_0_2 in_scope_2_0))))) (a!91 (not (or base_causality_0_2
 (and observation_0_0 base_causality_0_2) (and observation_0_1 base_causality_1_2) (and observation_0_2
 base_causality_2_2)))) (a!92 (not (or base_causality_2_0 (and observation_2_0 base_causality_0_0) (and
 observation_2_1 base_causality_1_0) (and observation_2_2 base_causality_2_0)))) (a!98 (not (and here_1_0 (or
 po_1_0 po_0_1 (and in_scope_1_0 in_scope_0_1))))) (a!101 (not (and here_1_1 (or po_1_1 po_1_1 (and
 in_scope_1_1 in_scope_1_1))))) (a!102 (not (or base_causality_1_1 (and observation_1_0 base_causality_0_1)
 (and observation_1_1 base_causality_1_1) (and observation_1_2 base_causality_2_1)))) (a!106 (not (and here_1_2
 (or po_1_2 po_2_1 (and in_scope_1_2 in_scope_2_1))))) (a!107 (not (or base_causality_1_2 (and observation_1_0
 base_causality_0_2) (and observation_1_1 base_causality_1_2) (and observation_1_2 base_causality_2_2))))
 (a!108 (not (or base_causality_2_1 (and observation_2_0 base_causality_0_1) (and observation_2_1
 base_causality_1_1) (and observation_2_2 base_causality_2_1)))) (a!113 (not (and here_2_0 (or po_2_0 po_0_2
 (and in_scope_2_0 in_scope_0_2))))) (a!116 (not (and here_2_1 (or po_2_1 po_1_2 (and in_scope_2_1
 in_scope_1_2))))) (a!119 (not (and here_2_2 (or po_2_2 po_2_2 (and in_scope_2_2 in_scope_2_2))))) (a!120 (not
 (or base_causality_2_2 (and observation_2_0 base_causality_0_2) (and observation_2_1 base_causality_1_2) (and
 observation_2_2 base_causality_2_2))))) (let ((a!3 (not (and (or (and W_0 overlap_0_0) (and overlap_0_0 W_0))
 a!1 a!2 a!2))) (a!7 (or (and rmw_0_0 (and a!4 rf_0_0)) (and rmw_0_1 (and a!5 rf_1_0)) (and rmw_0_2 (and a!6
 rf_2_0)))) (a!11 (or (and rmw_0_0 (and a!8 rf_0_1)) (and rmw_0_1 (and a!9 rf_1_1)) (and rmw_0_2 (and a!10
 rf_2_1)))) (a!12 (or (and rmw_1_0 (and a!4 rf_0_0)) (and rmw_1_1 (and a!5 rf_1_0)) (and rmw_1_2 (and a!6
 rf_2_0)))) (a!16 (or (and rmw_0_0 (and a!13 rf_0_2)) (and rmw_0_1 (and a!14 rf_1_2)) (and rmw_0_2 (and a!15
 rf_2_2)))) (a!17 (or (and rmw_2_0 (and a!4 rf_0_0)) (and rmw_2_1 (and a!5 rf_1_0)) (and rmw_2_2 (and a!6
 rf_2_0)))) (a!19 (or (and rmw_1_0 (and a!8 rf_0_1)) (and rmw_1_1 (and a!9 rf_1_1)) (and rmw_1_2 (and a!10
 rf_2_1)))) (a!20 (or (and rmw_2_0 (and a!8 rf_0_1)) (and rmw_2_1 (and a!9 rf_1_1)) (and rmw_2_2 (and a!10
 rf_2_1)))) (a!22 (or (and rmw_1_0 (and a!13 rf_0_2)) (and rmw_1_1 (and a!14 rf_1_2)) (and rmw_1_2 (and a!15
 rf_2_2)))) (a!24 (or (and rmw_2_0 (and a!13 rf_0_2)) (and rmw_2_1 (and a!14 rf_1_2)) (and rmw_2_2 (and a!15
 rf_2_2)))) (a!83 (not (and (or (and W_0 overlap_0_1) (and overlap_0_1 W_1)) a!80 a!81 a!82))) (a!93 (not (and
 (or (and W_0 overlap_0_2) (and overlap_0_2 W_2)) a!90 a!91 a!92))) (a!99 (not (and (or (and W_1 overlap_1_0)
 (and overlap_1_0 W_0)) a!98 a!82 a!81))) (a!103 (not (and (or (and W_1 overlap_1_1) (and overlap_1_1 W_1))
 a!101 a!102 a!102))) (a!109 (not (and (or (and W_1 overlap_1_2) (and overlap_1_2 W_2)) a!106 a!107 a!108)))
 (a!114 (not (and (or (and W_2 overlap_2_0) (and overlap_2_0 W_0)) a!113 a!92 a!91))) (a!117 (not (and (or (and
 W_2 overlap_2_1) (and overlap_2_1 W_1)) a!116 a!108 a!107))) (a!121 (not (and (or (and W_2 overlap_2_2) (and
 overlap_2_2 W_2)) a!119 a!120 a!120)))) (let ((a!18 (or a!7 (and a!7 a!7) (and a!11 a!12) (and a!16 a!17)))
 (a!21 (or a!11 (and a!7 a!11) (and a!11 a!19) (and a!16 a!20))) (a!23 (or a!12 (and a!12 a!7) (and a!19 a!12)
 (and a!22 a!17))) (a!25 (or a!16 (and a!7 a!16) (and a!11 a!22) (and a!16 a!24))) (a!26 (or a!17 (and a!17
 a!7) (and a!20 a!12) (and a!24 a!17))) (a!28 (or a!19 (and a!12 a!11) (and a!19 a!19) (and a!22 a!20))) (a!29
 (or a!22 (and a!12 a!16) (and a!19 a!22) (and a!22 a!24))) (a!31 (or a!20 (and a!17 a!11) (and a!20 a!19) (and
 a!24 a!20))) (a!32 (or a!24 (and a!17 a!16) (and a!20 a!22) (and a!24 a!24)))) (let ((a!27 (or a!18 (and a!18
 a!18) (and a!21 a!23) (and a!25 a!26))) (a!30 (or a!23 (and a!23 a!18) (and a!28 a!23) (and a!29 a!26))) (a!33
 (or a!26 (and a!26 a!18) (and a!31 a!23) (and a!32 a!26))) (a!38 (or a!21 (and a!18 a!21) (and a!21 a!28) (and
 a!25 a!31))) (a!39 (or a!28 (and a!23 a!21) (and a!28 a!28) (and a!29 a!31))) (a!40 (or a!31 (and a!26 a!21)
 (and a!31 a!28) (and a!32 a!31))) (a!45 (or a!25 (and a!18 a!25) (and a!21 a!29) (and a!25 a!32))) (a!46 (or
 a!29 (and a!23 a!25) (and a!28 a!29) (and a!29 a!32))) (a!47 (or a!32 (and a!26 a!25) (and a!31 a!29) (and
 a!32 a!32)))) (let ((a!34 (or (and a!4 rf_0_0) (and (and a!4 rf_0_0) a!27) (and (and a!8 rf_0_1) a!30) (and
 (and a!13 rf_0_2) a!33))) (a!35 (or (and a!5 rf_1_0) (and (and a!5 rf_1_0) a!27) (and (and a!9 rf_1_1) a!30)
 (and (and a!14 rf_1_2) a!33))) (a!36 (or (and a!6 rf_2_0) (and (and a!6 rf_2_0) a!27) (and (and a!10 rf_2_1)
 a!30) (and (and a!15 rf_2_2) a!33))) (a!41 (or (and a!8 rf_0_1) (and (and a!4 rf_0_0) a!38) (and (and a!8
 rf_0_1) a!39) (and (and a!13 rf_0_2) a!40))) (a!42 (or (and a!9 rf_1_1) (and (and a!5 rf_1_0) a!38) (and (and
 a!9 rf_1_1) a!39) (and (and a!14 rf_1_2) a!40))) (a!43 (or (and a!10 rf_2_1) (and (and a!6 rf_2_0) a!38) (and
 (and a!10 rf_2_1) a!39) (and (and a!15 rf_2_2) a!40))) (a!48 (or (and a!13 rf_0_2) (and (and a!4 rf_0_0) a!45)
 (and (and a!8 rf_0_1) a!46) (and (and a!13 rf_0_2) a!47))) (a!49 (or (and a!14 rf_1_2) (and (and a!5 rf_1_0)
 a!45) (and (and a!9 rf_1_1) a!46) (and (and a!14 rf_1_2) a!47))) (a!50 (or (and a!15 rf_2_2) (and (and a!6
 rf_2_0) a!45) (and (and a!10 rf_2_1) a!46) (and (and a!15 rf_2_2) a!47)))) (let ((a!37 (or (and (and REL_0 W_0
 STRONG_0) a!34) (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1) a!35) (and (and REL_0 (and tok_0_2
 here_0_2) W_2 STRONG_2) a!36))) (a!44 (or (and (and REL_0 W_0 STRONG_0) a!41) (and (and REL_0 (and tok_0_1
 here_0_1) W_1 STRONG_1) a!42) (and (and REL_0 (and tok_0_2 here_0_2) W_2 STRONG_2) a!43))) (a!51 (or (and (and
 REL_0 W_0 STRONG_0) a!48) (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1) a!49) (and (and REL_0 (and
 tok_0_2 here_0_2) W_2 STRONG_2) a!50))) (a!56 (or (and (and REL_1 (and tok_1_0 here_1_0) W_0 STRONG_0) a!34)
 (and (and REL_1 W_1 STRONG_1) a!35) (and (and REL_1 (and tok_1_2 here_1_2) W_2 STRONG_2) a!36))) (a!57 (or
 (and (and REL_1 (and tok_1_0 here_1_0) W_0 STRONG_0) a!41) (and (and REL_1 W_1 STRONG_1) a!42) (and (and REL_1
 (and tok_1_2 here_1_2) W_2 STRONG_2) a!43))) (a!58 (or (and (and REL_1 (and tok_1_0 here_1_0) W_0 STRONG_0)
 a!48) (and (and REL_1 W_1 STRONG_1) a!49) (and (and REL_1 (and tok_1_2 here_1_2) W_2 STRONG_2) a!50))) (a!63
 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0 STRONG_0) a!34) (and (and REL_2 (and tok_2_1 here_2_1) W_1
 STRONG_1) a!35) (and (and REL_2 W_2 STRONG_2) a!36))) (a!64 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0
 STRONG_0) a!41) (and (and REL_2 (and tok_2_1 here_2_1) W_1 STRONG_1) a!42) (and (and REL_2 W_2 STRONG_2)
 a!43))) (a!65 (or (and (and REL_2 (and tok_2_0 here_2_0) W_0 STRONG_0) a!48) (and (and REL_2 (and tok_2_1
 here_2_1) W_1 STRONG_1) a!49) (and (and REL_2 W_2 STRONG_2) a!50)))) (let ((a!52 (or (and a!37 (and (and R_0
 STRONG_0) ACQ_0)) (and a!44 (and (and R_1 STRONG_1) (and tok_1_0 here_1_0) ACQ_0)) (and a!51 (and (and R_2
 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!54 (or (and a!37 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1)
 ACQ_1)) (and a!44 (and (and R_1 STRONG_1) ACQ_1)) (and a!51 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1)
 ACQ_1)))) (a!59 (or (and a!56 (and (and R_0 STRONG_0) ACQ_0)) (and a!57 (and (and R_1 STRONG_1) (and tok_1_0
 here_1_0) ACQ_0)) (and a!58 (and (and R_2 STRONG_2) (and tok_2_0 here_2_0) ACQ_0)))) (a!61 (or (and a!37 (and
 (and R_0 STRONG_0) (and tok_0_2 here_0_2) ACQ_2)) (and a!44 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2)
 ACQ_2)) (and a!51 (and (and R_2 STRONG_2) ACQ_2)))) (a!66 (or (and a!63 (and (and R_0 STRONG_0) ACQ_0)) (and
 a!64 (and (and R_1 STRONG_1) (and tok_1_0 here_1_0) ACQ_0)) (and a!65 (and (and R_2 STRONG_2) (and tok_2_0
 here_2_0) ACQ_0)))) (a!68 (or (and a!56 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1) ACQ_1)) (and a!57 (and
 (and R_1 STRONG_1) ACQ_1)) (and a!58 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1) ACQ_1)))) (a!70 (or (and
 a!63 (and (and R_0 STRONG_0) (and tok_0_1 here_0_1) ACQ_1)) (and a!64 (and (and R_1 STRONG_1) ACQ_1)) (and
 a!65 (and (and R_2 STRONG_2) (and tok_2_1 here_2_1) ACQ_1)))) (a!73 (or (and a!56 (and (and R_0 STRONG_0) (and
 tok_0_2 here_0_2) ACQ_2)) (and a!57 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2) ACQ_2)) (and a!58 (and (and
 R_2 STRONG_2) ACQ_2)))) (a!75 (or (and a!63 (and (and R_0 STRONG_0) (and tok_0_2 here_0_2) ACQ_2)) (and a!64
 (and (and R_1 STRONG_1) (and tok_1_2 here_1_2) ACQ_2)) (and a!65 (and (and R_2 STRONG_2) ACQ_2))))) (let
 ((a!67 (or (or (or tok_0_0 rmw_0_0) (and a!4 a!52)) (and (or (or tok_0_0 rmw_0_0) (and a!4 a!52)) (or (or
 tok_0_0 rmw_0_0) (and a!4 a!52))) (and (or (or tok_0_1 rmw_0_1) a!53 (and a!8 a!54)) (or (or tok_1_0 rmw_1_0)
 a!55 (and a!5 a!59))) (and (or (or tok_0_2 rmw_0_2) a!60 (and a!13 a!61)) (or (or tok_2_0 rmw_2_0) a!62 (and
 a!6 a!66))))) (a!71 (or (or (or tok_0_1 rmw_0_1) a!53 (and a!8 a!54)) (and (or (or tok_0_0 rmw_0_0) (and a!4
 a!52)) (or (or tok_0_1 rmw_0_1) a!53 (and a!8 a!54))) (and (or (or tok_0_1 rmw_0_1) a!53 (and a!8 a!54)) (or
 (or tok_1_1 rmw_1_1) (and a!9 a!68))) (and (or (or tok_0_2 rmw_0_2) a!60 (and a!13 a!61)) (or (or tok_2_1
 rmw_2_1) a!69 (and a!10 a!70))))) (a!74 (or (or (or tok_1_0 rmw_1_0) a!55 (and a!5 a!59)) (and (or (or tok_1_0
 rmw_1_0) a!55 (and a!5 a!59)) (or (or tok_0_0 rmw_0_0) (and a!4 a!52))) (and (or (or tok_1_1 rmw_1_1) (and a!9
 a!68)) (or (or tok_1_0 rmw_1_0) a!55 (and a!5 a!59))) (and (or (or tok_1_2 rmw_1_2) a!72 (and a!14 a!73)) (or
 (or tok_2_0 rmw_2_0) a!62 (and a!6 a!66))))) (a!76 (or (or (or tok_0_2 rmw_0_2) a!60 (and a!13 a!61)) (and (or
 (or tok_0_0 rmw_0_0) (and a!4 a!52)) (or (or tok_0_2 rmw_0_2) a!60 (and a!13 a!61))) (and (or (or tok_0_1
 rmw_0_1) a!53 (and a!8 a!54)) (or (or tok_1_2 rmw_1_2) a!72 (and a!14 a!73))) (and (or (or tok_0_2 rmw_0_2)
 a!60 (and a!13 a!61)) (or (or tok_2_2 rmw_2_2) (and a!15 a!75))))) (a!77 (or (or (or tok_2_0 rmw_2_0) a!62
 (and a!6 a!66)) (and (or (or tok_2_0 rmw_2_0) a!62 (and a!6 a!66)) (or (or tok_0_0 rmw_0_0) (and a!4 a!52)))
 (and (or (or tok_2_1 rmw_2_1) a!69 (and a!10 a!70)) (or (or tok_1_0 rmw_1_0) a!55 (and a!5 a!59))) (and (or
 (or tok_2_2 rmw_2_2) (and a!15 a!75)) (or (or tok_2_0 rmw_2_0) a!62 (and a!6 a!66))))) (a!84 (or (or (or
 tok_1_1 rmw_1_1) (and a!9 a!68)) (and (or (or tok_1_0 rmw_1_0) a!55 (and a!5 a!59)) (or (or tok_0_1 rmw_0_1)
 a!53 (and a!8 a!54))) (and (or (or tok_1_1 rmw_1_1) (and a!9 a!68)) (or (or tok_1_1 rmw_1_1) (and a!9 a!68)))
 (and (or (or tok_1_2 rmw_1_2) a!72 (and a!14 a!73)) (or (or tok_2_1 rmw_2_1) a!69 (and a!10 a!70))))) (a!85
 (or (or (or tok_2_1 rmw_2_1) a!69 (and a!10 a!70)) (and (or (or tok_2_0 rmw_2_0) a!62 (and a!6 a!66)) (or (or
 tok_0_1 rmw_0_1) a!53 (and a!8 a!54))) (and (or (or tok_2_1 rmw_2_1) a!69 (and a!10 a!70)) (or (or tok_1_1
 rmw_1_1) (and a!9 a!68))) (and (or (or tok_2_2 rmw_2_2) (and a!15 a!75)) (or (or tok_2_1 rmw_2_1) a!69 (and
 a!10 a!70))))) (a!87 (or (or (or tok_1_2 rmw_1_2) a!72 (and a!14 a!73)) (and (or (or tok_1_0 rmw_1_0) a!55
 (and a!5 a!59)) (or (or tok_0_2 rmw_0_2) a!60 (and a!13 a!61))) (and (or (or tok_1_1 rmw_1_1) (and a!9 a!68))
 (or (or tok_1_2 rmw_1_2) a!72 (and a!14 a!73))) (and (or (or tok_1_2 rmw_1_2) a!72 (and a!14 a!73)) (or (or
 tok_2_2 rmw_2_2) (and a!15 a!75))))) (a!94 (or (or (or tok_2_2 rmw_2_2) (and a!15 a!75)) (and (or (or tok_2_0
 rmw_2_0) a!62 (and a!6 a!66)) (or (or tok_0_2 rmw_0_2) a!60 (and a!13 a!61))) (and (or (or tok_2_1 rmw_2_1)
 a!69 (and a!10 a!70)) (or (or tok_1_2 rmw_1_2) a!72 (and a!14 a!73))) (and (or (or tok_2_2 rmw_2_2) (and a!15
 a!75)) (or (or tok_2_2 rmw_2_2) (and a!15 a!75)))))) (let ((a!78 (not (or a!67 (and a!67 a!67) (and a!71 a!74)
 (and a!76 a!77)))) (a!86 (not (or a!71 (and a!67 a!71) (and a!71 a!84) (and a!76 a!85)))) (a!88 (not (or a!74
 (and a!74 a!67) (and a!84 a!74) (and a!87 a!77)))) (a!95 (not (or a!76 (and a!67 a!76) (and a!71 a!87) (and
 a!76 a!94)))) (a!96 (not (or a!77 (and a!77 a!67) (and a!85 a!74) (and a!94 a!77)))) (a!104 (not (or a!84 (and
 a!74 a!71) (and a!84 a!84) (and a!87 a!85)))) (a!110 (not (or a!87 (and a!74 a!76) (and a!84 a!87) (and a!87
 a!94)))) (a!111 (not (or a!85 (and a!77 a!71) (and a!85 a!84) (and a!94 a!85)))) (a!122 (not (or a!94 (and
 a!77 a!76) (and a!85 a!87) (and a!94 a!94))))) (let ((a!79 (or a!3 (and (or (and W_0 overlap_0_0) (and
 overlap_0_0 W_0)) (not a!4) a!78 a!78))) (a!89 (or a!83 (and (or (and W_0 overlap_0_1) (and overlap_0_1 W_1))
 (not a!8) a!86 a!88))) (a!97 (or a!93 (and (or (and W_0 overlap_0_2) (and overlap_0_2 W_2)) (not a!13) a!95
 a!96))) (a!100 (or a!99 (and (or (and W_1 overlap_1_0) (and overlap_1_0 W_0)) (not a!5) a!88 a!86))) (a!105
 (or a!103 (and (or (and W_1 overlap_1_1) (and overlap_1_1 W_1)) (not a!9) a!104 a!104))) (a!112 (or a!109 (and
 (or (and W_1 overlap_1_2) (and overlap_1_2 W_2)) (not a!14) a!110 a!111))) (a!115 (or a!114 (and (or (and W_2
 overlap_2_0) (and overlap_2_0 W_0)) (not a!6) a!96 a!95))) (a!118 (or a!117 (and (or (and W_2 overlap_2_1)
 (and overlap_2_1 W_1)) (not a!10) a!111 a!110))) (a!123 (or a!121 (and (or (and W_2 overlap_2_2) (and
 overlap_2_2 W_2)) (not a!15) a!122 a!122)))) (not (and a!79 a!89 a!97 a!100 a!105 a!112 a!115 a!118
 a!123)))))))))))))
(check-sat)
