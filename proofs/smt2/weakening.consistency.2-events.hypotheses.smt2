; weakening.consistency.2-events.hypotheses
; The hypotheses of weakening.consistency.2-events can hold together.
; A witness: the answer must be sat.
(set-logic QF_UF)
(declare-fun tok_0_0 () Bool)
(declare-fun po_0_0 () Bool)
(declare-fun tok_0_1 () Bool)
(declare-fun po_0_1 () Bool)
(declare-fun tok_1_0 () Bool)
(declare-fun po_1_0 () Bool)
(declare-fun tok_1_1 () Bool)
(declare-fun po_1_1 () Bool)
(declare-fun rmw_0_0 () Bool)
(declare-fun rmw_0_1 () Bool)
(declare-fun rmw_1_0 () Bool)
(declare-fun rmw_1_1 () Bool)
(declare-fun here_0_0 () Bool)
(declare-fun in_scope_0_0 () Bool)
(declare-fun rf_0_0 () Bool)
(declare-fun observation_0_0 () Bool)
(declare-fun here_0_1 () Bool)
(declare-fun in_scope_0_1 () Bool)
(declare-fun in_scope_1_0 () Bool)
(declare-fun rf_0_1 () Bool)
(declare-fun observation_0_1 () Bool)
(declare-fun here_1_0 () Bool)
(declare-fun rf_1_0 () Bool)
(declare-fun observation_1_0 () Bool)
(declare-fun here_1_1 () Bool)
(declare-fun in_scope_1_1 () Bool)
(declare-fun rf_1_1 () Bool)
(declare-fun observation_1_1 () Bool)
(declare-fun base_causality_0_0 () Bool)
(declare-fun base_causality_0_1 () Bool)
(declare-fun base_causality_1_0 () Bool)
(declare-fun base_causality_1_1 () Bool)
(declare-fun REL_0 () Bool)
(declare-fun W_0 () Bool)
(declare-fun STRONG_0 () Bool)
(declare-fun W_1 () Bool)
(declare-fun STRONG_1 () Bool)
(declare-fun R_0 () Bool)
(declare-fun ACQ_0 () Bool)
(declare-fun R_1 () Bool)
(declare-fun ACQ_1 () Bool)
(declare-fun REL_1 () Bool)
(declare-fun INIT_0 () Bool)
(declare-fun INIT_1 () Bool)
(declare-fun overlap_0_0 () Bool)
(declare-fun overlap_0_1 () Bool)
(declare-fun overlap_1_0 () Bool)
(declare-fun overlap_1_1 () Bool)
(declare-fun co_0_0 () Bool)
(declare-fun co_0_1 () Bool)
(declare-fun co_1_0 () Bool)
(declare-fun co_1_1 () Bool)
(declare-fun fr_0_0 () Bool)
(declare-fun fr_0_1 () Bool)
(declare-fun fr_1_0 () Bool)
(declare-fun fr_1_1 () Bool)
; hypothesis: token order lies in program order
(assert
 (and (or (not tok_0_0) po_0_0)
      (or (not tok_0_1) po_0_1)
      (or (not tok_1_0) po_1_0)
      (or (not tok_1_1) po_1_1)))
; hypothesis: an atomic's read comes before its write in program order
(assert
 (and (or (not rmw_0_0) po_0_0)
      (or (not rmw_0_1) po_0_1)
      (or (not rmw_1_0) po_1_0)
      (or (not rmw_1_1) po_1_1)))
; hypothesis: observation: reads from
(assert
 (let ((a!1 (not (and here_0_0
                      (or po_0_0 po_0_0 (and in_scope_0_0 in_scope_0_0))
                      rf_0_0)))
       (a!2 (not (and here_0_1
                      (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0))
                      rf_0_1)))
       (a!3 (not (and here_1_0
                      (or po_1_0 po_0_1 (and in_scope_1_0 in_scope_0_1))
                      rf_1_0)))
       (a!4 (not (and here_1_1
                      (or po_1_1 po_1_1 (and in_scope_1_1 in_scope_1_1))
                      rf_1_1))))
   (and (or a!1 observation_0_0)
        (or a!2 observation_0_1)
        (or a!3 observation_1_0)
        (or a!4 observation_1_1))))
; hypothesis: observation: through an atomic
(assert
 (let ((a!1 (or (and (or (and observation_0_0 rmw_0_0)
                         (and observation_0_1 rmw_1_0))
                     observation_0_0)
                (and (or (and observation_0_0 rmw_0_1)
                         (and observation_0_1 rmw_1_1))
                     observation_1_0)))
       (a!2 (or (and (or (and observation_0_0 rmw_0_0)
                         (and observation_0_1 rmw_1_0))
                     observation_0_1)
                (and (or (and observation_0_0 rmw_0_1)
                         (and observation_0_1 rmw_1_1))
                     observation_1_1)))
       (a!3 (or (and (or (and observation_1_0 rmw_0_0)
                         (and observation_1_1 rmw_1_0))
                     observation_0_0)
                (and (or (and observation_1_0 rmw_0_1)
                         (and observation_1_1 rmw_1_1))
                     observation_1_0)))
       (a!4 (or (and (or (and observation_1_0 rmw_0_0)
                         (and observation_1_1 rmw_1_0))
                     observation_0_1)
                (and (or (and observation_1_0 rmw_0_1)
                         (and observation_1_1 rmw_1_1))
                     observation_1_1))))
   (and (or (not a!1) observation_0_0)
        (or (not a!2) observation_0_1)
        (or (not a!3) observation_1_0)
        (or (not a!4) observation_1_1))))
; hypothesis: base causality: program order
(assert
 (and (or (not po_0_0) base_causality_0_0)
      (or (not po_0_1) base_causality_0_1)
      (or (not po_1_0) base_causality_1_0)
      (or (not po_1_1) base_causality_1_1)))
; hypothesis: base causality: synchronizes
(assert
 (let ((a!1 (or (and (and REL_0 W_0 STRONG_0) observation_0_0)
                (and (and REL_0 (and po_0_1 here_0_1) W_1 STRONG_1)
                     observation_1_0)))
       (a!2 (or (and (and REL_0 W_0 STRONG_0) observation_0_1)
                (and (and REL_0 (and po_0_1 here_0_1) W_1 STRONG_1)
                     observation_1_1)))
       (a!7 (or (and (and REL_1 (and po_1_0 here_1_0) W_0 STRONG_0)
                     observation_0_0)
                (and (and REL_1 W_1 STRONG_1) observation_1_0)))
       (a!8 (or (and (and REL_1 (and po_1_0 here_1_0) W_0 STRONG_0)
                     observation_0_1)
                (and (and REL_1 W_1 STRONG_1) observation_1_1))))
 (let ((a!3 (or (and a!1 (and (and R_0 STRONG_0) ACQ_0))
                (and a!2 (and (and R_1 STRONG_1) (and po_1_0 here_1_0) ACQ_0))))
       (a!5 (or (and a!1 (and (and R_0 STRONG_0) (and po_0_1 here_0_1) ACQ_1))
                (and a!2 (and (and R_1 STRONG_1) ACQ_1))))
       (a!9 (or (and a!7 (and (and R_0 STRONG_0) ACQ_0))
                (and a!8 (and (and R_1 STRONG_1) (and po_1_0 here_1_0) ACQ_0))))
       (a!11 (or (and a!7 (and (and R_0 STRONG_0) (and po_0_1 here_0_1) ACQ_1))
                 (and a!8 (and (and R_1 STRONG_1) ACQ_1)))))
 (let ((a!4 (not (and here_0_0
                      (or po_0_0 po_0_0 (and in_scope_0_0 in_scope_0_0))
                      a!3)))
       (a!6 (not (and here_0_1
                      (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0))
                      a!5)))
       (a!10 (not (and here_1_0
                       (or po_1_0 po_0_1 (and in_scope_1_0 in_scope_0_1))
                       a!9)))
       (a!12 (not (and here_1_1
                       (or po_1_1 po_1_1 (and in_scope_1_1 in_scope_1_1))
                       a!11))))
   (and (or a!4 base_causality_0_0)
        (or a!6 base_causality_0_1)
        (or a!10 base_causality_1_0)
        (or a!12 base_causality_1_1))))))
; hypothesis: base causality: initial writes
(assert
 (let ((a!1 (and INIT_0 (or R_1 (and W_1 (not INIT_1)))))
       (a!2 (and INIT_1 (or R_0 (and W_0 (not INIT_0))))))
   (and (or (not a!1) base_causality_0_1) (or (not a!2) base_causality_1_0))))
; hypothesis: base causality: after program order
(assert
 (let ((a!1 (or (not (or (and po_0_0 base_causality_0_0)
                         (and po_0_1 base_causality_1_0)))
                base_causality_0_0))
       (a!2 (or (not (or (and po_0_0 base_causality_0_1)
                         (and po_0_1 base_causality_1_1)))
                base_causality_0_1))
       (a!3 (or (not (or (and po_1_0 base_causality_0_0)
                         (and po_1_1 base_causality_1_0)))
                base_causality_1_0))
       (a!4 (or (not (or (and po_1_0 base_causality_0_1)
                         (and po_1_1 base_causality_1_1)))
                base_causality_1_1)))
   (and a!1 a!2 a!3 a!4)))
; hypothesis: base causality: before program order
(assert
 (let ((a!1 (or (not (or (and base_causality_0_0 po_0_0)
                         (and base_causality_0_1 po_1_0)))
                base_causality_0_0))
       (a!2 (or (not (or (and base_causality_0_0 po_0_1)
                         (and base_causality_0_1 po_1_1)))
                base_causality_0_1))
       (a!3 (or (not (or (and base_causality_1_0 po_0_0)
                         (and base_causality_1_1 po_1_0)))
                base_causality_1_0))
       (a!4 (or (not (or (and base_causality_1_0 po_0_1)
                         (and base_causality_1_1 po_1_1)))
                base_causality_1_1)))
   (and a!1 a!2 a!3 a!4)))
; hypothesis: base causality: transitive
(assert
 (let ((a!1 (or (not (or (and base_causality_0_0 base_causality_0_0)
                         (and base_causality_0_1 base_causality_1_0)))
                base_causality_0_0))
       (a!2 (or (not (or (and base_causality_0_0 base_causality_0_1)
                         (and base_causality_0_1 base_causality_1_1)))
                base_causality_0_1))
       (a!3 (or (not (or (and base_causality_1_0 base_causality_0_0)
                         (and base_causality_1_1 base_causality_1_0)))
                base_causality_1_0))
       (a!4 (or (not (or (and base_causality_1_0 base_causality_0_1)
                         (and base_causality_1_1 base_causality_1_1)))
                base_causality_1_1)))
   (and a!1 a!2 a!3 a!4)))
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
 (and (or (not REL_0) (and W_0 STRONG_0)) (or (not REL_1) (and W_1 STRONG_1))))
; hypothesis: acquires
(assert
 (and (or (not ACQ_0) (and R_0 STRONG_0)) (or (not ACQ_1) (and R_1 STRONG_1))))
; hypothesis: scopes
(assert
 (and (not in_scope_0_0)
      (or (not in_scope_0_1) (and STRONG_0 STRONG_1))
      (or (not in_scope_1_0) (and STRONG_1 STRONG_0))
      (not in_scope_1_1)))
; hypothesis: initial writes are weak
(assert
 (and (not (and STRONG_0 INIT_0)) (not (and STRONG_1 INIT_1))))
; hypothesis: token order
(assert
 (let ((a!1 (or (not (or (and tok_0_0 tok_0_0) (and tok_0_1 tok_1_0))) tok_0_0))
       (a!2 (or (not (or (and tok_0_0 tok_0_1) (and tok_0_1 tok_1_1))) tok_0_1))
       (a!3 (or (not (or (and tok_1_0 tok_0_0) (and tok_1_1 tok_1_0))) tok_1_0))
       (a!4 (or (not (or (and tok_1_0 tok_0_1) (and tok_1_1 tok_1_1))) tok_1_1)))
   (and a!1 a!2 a!3 a!4 (not (or tok_0_0 rmw_0_0)) (not (or tok_1_1 rmw_1_1)))))
; hypothesis: no token comes from before the start
(assert
 (and (not (and tok_0_0 INIT_0))
      (not (and tok_0_1 INIT_1))
      (not (and tok_1_0 INIT_0))
      (not (and tok_1_1 INIT_1))))
; hypothesis: with more: PTX: coherence order relates morally strong or ordered writes
(assert
 (let ((a!1 (or (and here_0_0 (or po_0_0 po_0_0 (and in_scope_0_0 in_scope_0_0)))
                (or base_causality_0_0
                    (and observation_0_0 base_causality_0_0)
                    (and observation_0_1 base_causality_1_0))
                (or base_causality_0_0
                    (and observation_0_0 base_causality_0_0)
                    (and observation_0_1 base_causality_1_0))))
       (a!2 (or (and here_0_1 (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0)))
                (or base_causality_0_1
                    (and observation_0_0 base_causality_0_1)
                    (and observation_0_1 base_causality_1_1))
                (or base_causality_1_0
                    (and observation_1_0 base_causality_0_0)
                    (and observation_1_1 base_causality_1_0))))
       (a!3 (or (and here_1_0 (or po_1_0 po_0_1 (and in_scope_1_0 in_scope_0_1)))
                (or base_causality_1_0
                    (and observation_1_0 base_causality_0_0)
                    (and observation_1_1 base_causality_1_0))
                (or base_causality_0_1
                    (and observation_0_0 base_causality_0_1)
                    (and observation_0_1 base_causality_1_1))))
       (a!4 (or (and here_1_1 (or po_1_1 po_1_1 (and in_scope_1_1 in_scope_1_1)))
                (or base_causality_1_1
                    (and observation_1_0 base_causality_0_1)
                    (and observation_1_1 base_causality_1_1))
                (or base_causality_1_1
                    (and observation_1_0 base_causality_0_1)
                    (and observation_1_1 base_causality_1_1)))))
   (and (or (not (and W_0 overlap_0_0 W_0 a!1)) co_0_0 co_0_0)
        (or (not (and W_0 overlap_0_1 W_1 a!2)) co_0_1 co_1_0)
        (or (not (and W_1 overlap_1_0 W_0 a!3)) co_1_0 co_0_1)
        (or (not (and W_1 overlap_1_1 W_1 a!4)) co_1_1 co_1_1))))
; hypothesis: with more: PTX: Coherence
(assert
 (let ((a!1 (not (and W_0
                      overlap_0_0
                      W_0
                      (or base_causality_0_0
                          (and observation_0_0 base_causality_0_0)
                          (and observation_0_1 base_causality_1_0)))))
       (a!2 (not (and W_0
                      overlap_0_1
                      W_1
                      (or base_causality_0_1
                          (and observation_0_0 base_causality_0_1)
                          (and observation_0_1 base_causality_1_1)))))
       (a!3 (not (and W_1
                      overlap_1_0
                      W_0
                      (or base_causality_1_0
                          (and observation_1_0 base_causality_0_0)
                          (and observation_1_1 base_causality_1_0)))))
       (a!4 (not (and W_1
                      overlap_1_1
                      W_1
                      (or base_causality_1_1
                          (and observation_1_0 base_causality_0_1)
                          (and observation_1_1 base_causality_1_1))))))
   (and (or a!1 co_0_0) (or a!2 co_0_1) (or a!3 co_1_0) (or a!4 co_1_1))))
; hypothesis: with more: PTX: Causality
(assert
 (let ((a!1 (or (and (or rf_0_0 fr_0_0)
                     (or base_causality_0_0
                         (and observation_0_0 base_causality_0_0)
                         (and observation_0_1 base_causality_1_0)))
                (and (or rf_0_1 fr_0_1)
                     (or base_causality_1_0
                         (and observation_1_0 base_causality_0_0)
                         (and observation_1_1 base_causality_1_0)))))
       (a!2 (or (and (or rf_1_0 fr_1_0)
                     (or base_causality_0_1
                         (and observation_0_0 base_causality_0_1)
                         (and observation_0_1 base_causality_1_1)))
                (and (or rf_1_1 fr_1_1)
                     (or base_causality_1_1
                         (and observation_1_0 base_causality_0_1)
                         (and observation_1_1 base_causality_1_1))))))
   (and (not a!1) (not a!2))))
; hypothesis: with more: PTX: SC-per-location
(assert
 (let ((a!1 (or (and (or rf_0_0 co_0_0 fr_0_0)
                     here_0_0
                     (or po_0_0 po_0_0 (and in_scope_0_0 in_scope_0_0)))
                (and po_0_0 overlap_0_0)))
       (a!2 (or (and (or rf_0_1 co_0_1 fr_0_1)
                     here_0_1
                     (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0)))
                (and po_0_1 overlap_0_1)))
       (a!3 (or (and (or rf_1_0 co_1_0 fr_1_0)
                     here_1_0
                     (or po_1_0 po_0_1 (and in_scope_1_0 in_scope_0_1)))
                (and po_1_0 overlap_1_0)))
       (a!4 (or (and (or rf_1_1 co_1_1 fr_1_1)
                     here_1_1
                     (or po_1_1 po_1_1 (and in_scope_1_1 in_scope_1_1)))
                (and po_1_1 overlap_1_1))))
   (and (not (or a!1 (and a!1 a!1) (and a!2 a!3)))
        (not (or a!4 (and a!3 a!2) (and a!4 a!4))))))
; hypothesis: with more: PTX: Atomicity
(assert
 (let ((a!1 (and (and here_0_0
                      (or po_0_0 po_0_0 (and in_scope_0_0 in_scope_0_0)))
                 fr_0_0))
       (a!2 (and (and here_0_0
                      (or po_0_0 po_0_0 (and in_scope_0_0 in_scope_0_0)))
                 co_0_0))
       (a!3 (and (and here_0_1
                      (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0)))
                 fr_0_1))
       (a!4 (and (and here_1_0
                      (or po_1_0 po_0_1 (and in_scope_1_0 in_scope_0_1)))
                 co_1_0))
       (a!5 (and (and here_0_1
                      (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0)))
                 co_0_1))
       (a!6 (and (and here_1_1
                      (or po_1_1 po_1_1 (and in_scope_1_1 in_scope_1_1)))
                 co_1_1))
       (a!8 (and (and here_1_0
                      (or po_1_0 po_0_1 (and in_scope_1_0 in_scope_0_1)))
                 fr_1_0))
       (a!9 (and (and here_1_1
                      (or po_1_1 po_1_1 (and in_scope_1_1 in_scope_1_1)))
                 fr_1_1)))
 (let ((a!7 (or (and (or (and a!1 a!2) (and a!3 a!4)) rmw_0_0)
                (and (or (and a!1 a!5) (and a!3 a!6)) rmw_0_1)))
       (a!10 (or (and (or (and a!8 a!2) (and a!9 a!4)) rmw_1_0)
                 (and (or (and a!8 a!5) (and a!9 a!6)) rmw_1_1))))
   (and (not a!7) (not a!10)))))
; bound on the search
(assert
 (let ((a!1 (and here_0_1
                 (or (or tok_0_1 rmw_0_1)
                     (or tok_1_0 rmw_1_0)
                     (and in_scope_0_1 in_scope_1_0))))
       (a!2 (and here_0_0
                 (or (or tok_0_0 rmw_0_0)
                     (or tok_0_0 rmw_0_0)
                     (and in_scope_0_0 in_scope_0_0))
                 rf_0_0))
       (a!3 (and here_1_0
                 (or (or tok_1_0 rmw_1_0)
                     (or tok_0_1 rmw_0_1)
                     (and in_scope_1_0 in_scope_0_1))
                 rf_1_0))
       (a!4 (and here_1_1
                 (or (or tok_1_1 rmw_1_1)
                     (or tok_1_1 rmw_1_1)
                     (and in_scope_1_1 in_scope_1_1))
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
 (let ((a!9 (and (and REL_0 W_0 STRONG_0)
                 (or a!2 (and a!2 a!6) (and (and a!1 rf_0_1) a!8))))
       (a!17 (and (and REL_0 W_0 STRONG_0)
                  (or (and a!1 rf_0_1)
                      (and a!2 a!13)
                      (and (and a!1 rf_0_1) a!16)))))
 (let ((a!10 (or a!9
                 (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1)
                      (or a!3 (and a!3 a!6) (and a!4 a!8)))))
       (a!18 (or a!17
                 (and (and REL_0 (and tok_0_1 here_0_1) W_1 STRONG_1)
                      (or a!4 (and a!3 a!13) (and a!4 a!16))))))
   (and a!1
        (or (and a!10 R_0 STRONG_0 (and tok_0_1 here_0_1) ACQ_1)
            (and a!18 R_1 STRONG_1 ACQ_1)))))))))
(check-sat)
