; weakening.races.3-events.control.an-atomic-s-read-comes-before-its-write-in-program-order
; It fails without the hypothesis 'an atomic's read comes before its write in program order'.
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
(declare-fun rmw_0_0 () Bool)
(declare-fun rmw_1_0 () Bool)
(declare-fun rmw_2_0 () Bool)
(declare-fun rmw_0_1 () Bool)
(declare-fun rmw_1_1 () Bool)
(declare-fun rmw_2_1 () Bool)
(declare-fun rmw_0_2 () Bool)
(declare-fun rmw_1_2 () Bool)
(declare-fun rmw_2_2 () Bool)
(declare-fun base_causality_0_0 () Bool)
(declare-fun base_causality_0_1 () Bool)
(declare-fun base_causality_0_2 () Bool)
(declare-fun base_causality_1_0 () Bool)
(declare-fun base_causality_1_1 () Bool)
(declare-fun base_causality_1_2 () Bool)
(declare-fun base_causality_2_0 () Bool)
(declare-fun base_causality_2_1 () Bool)
(declare-fun base_causality_2_2 () Bool)
(declare-fun REL_0 () Bool)
(declare-fun W_0 () Bool)
(declare-fun STRONG_0 () Bool)
(declare-fun W_1 () Bool)
(declare-fun STRONG_1 () Bool)
(declare-fun W_2 () Bool)
(declare-fun STRONG_2 () Bool)
(declare-fun R_0 () Bool)
(declare-fun ACQ_0 () Bool)
(declare-fun R_1 () Bool)
(declare-fun R_2 () Bool)
(declare-fun ACQ_1 () Bool)
(declare-fun ACQ_2 () Bool)
(declare-fun REL_1 () Bool)
(declare-fun REL_2 () Bool)
(declare-fun INIT_0 () Bool)
(declare-fun INIT_1 () Bool)
(declare-fun INIT_2 () Bool)
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
; hypothesis: token order lies in program order
(assert
 (and (=> tok_0_0 po_0_0)
      (=> tok_0_1 po_0_1)
      (=> tok_0_2 po_0_2)
      (=> tok_1_0 po_1_0)
      (=> tok_1_1 po_1_1)
      (=> tok_1_2 po_1_2)
      (=> tok_2_0 po_2_0)
      (=> tok_2_1 po_2_1)
      (=> tok_2_2 po_2_2)))
; hypothesis: observation: reads from
(assert
 (let ((a!1 (=> (and here_0_0
                     (or po_0_0 po_0_0 (and in_scope_0_0 in_scope_0_0))
                     rf_0_0)
                observation_0_0))
       (a!2 (=> (and here_0_1
                     (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0))
                     rf_0_1)
                observation_0_1))
       (a!3 (=> (and here_0_2
                     (or po_0_2 po_2_0 (and in_scope_0_2 in_scope_2_0))
                     rf_0_2)
                observation_0_2))
       (a!4 (=> (and here_1_0
                     (or po_1_0 po_0_1 (and in_scope_1_0 in_scope_0_1))
                     rf_1_0)
                observation_1_0))
       (a!5 (=> (and here_1_1
                     (or po_1_1 po_1_1 (and in_scope_1_1 in_scope_1_1))
                     rf_1_1)
                observation_1_1))
       (a!6 (=> (and here_1_2
                     (or po_1_2 po_2_1 (and in_scope_1_2 in_scope_2_1))
                     rf_1_2)
                observation_1_2))
       (a!7 (=> (and here_2_0
                     (or po_2_0 po_0_2 (and in_scope_2_0 in_scope_0_2))
                     rf_2_0)
                observation_2_0))
       (a!8 (=> (and here_2_1
                     (or po_2_1 po_1_2 (and in_scope_2_1 in_scope_1_2))
                     rf_2_1)
                observation_2_1))
       (a!9 (=> (and here_2_2
                     (or po_2_2 po_2_2 (and in_scope_2_2 in_scope_2_2))
                     rf_2_2)
                observation_2_2)))
   (and a!1 a!2 a!3 a!4 a!5 a!6 a!7 a!8 a!9)))
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
       (a!4 (or (and observation_1_0 rmw_0_0)
                (and observation_1_1 rmw_1_0)
                (and observation_1_2 rmw_2_0)))
       (a!5 (or (and observation_1_0 rmw_0_1)
                (and observation_1_1 rmw_1_1)
                (and observation_1_2 rmw_2_1)))
       (a!6 (or (and observation_1_0 rmw_0_2)
                (and observation_1_1 rmw_1_2)
                (and observation_1_2 rmw_2_2)))
       (a!7 (or (and observation_2_0 rmw_0_0)
                (and observation_2_1 rmw_1_0)
                (and observation_2_2 rmw_2_0)))
       (a!8 (or (and observation_2_0 rmw_0_1)
                (and observation_2_1 rmw_1_1)
                (and observation_2_2 rmw_2_1)))
       (a!9 (or (and observation_2_0 rmw_0_2)
                (and observation_2_1 rmw_1_2)
                (and observation_2_2 rmw_2_2))))
   (and (=> (or (and a!1 observation_0_0)
                (and a!2 observation_1_0)
                (and a!3 observation_2_0))
            observation_0_0)
        (=> (or (and a!1 observation_0_1)
                (and a!2 observation_1_1)
                (and a!3 observation_2_1))
            observation_0_1)
        (=> (or (and a!1 observation_0_2)
                (and a!2 observation_1_2)
                (and a!3 observation_2_2))
            observation_0_2)
        (=> (or (and a!4 observation_0_0)
                (and a!5 observation_1_0)
                (and a!6 observation_2_0))
            observation_1_0)
        (=> (or (and a!4 observation_0_1)
                (and a!5 observation_1_1)
                (and a!6 observation_2_1))
            observation_1_1)
        (=> (or (and a!4 observation_0_2)
                (and a!5 observation_1_2)
                (and a!6 observation_2_2))
            observation_1_2)
        (=> (or (and a!7 observation_0_0)
                (and a!8 observation_1_0)
                (and a!9 observation_2_0))
            observation_2_0)
        (=> (or (and a!7 observation_0_1)
                (and a!8 observation_1_1)
                (and a!9 observation_2_1))
            observation_2_1)
        (=> (or (and a!7 observation_0_2)
                (and a!8 observation_1_2)
                (and a!9 observation_2_2))
            observation_2_2))))
; hypothesis: base causality: program order
(assert
 (and (=> po_0_0 base_causality_0_0)
      (=> po_0_1 base_causality_0_1)
      (=> po_0_2 base_causality_0_2)
      (=> po_1_0 base_causality_1_0)
      (=> po_1_1 base_causality_1_1)
      (=> po_1_2 base_causality_1_2)
      (=> po_2_0 base_causality_2_0)
      (=> po_2_1 base_causality_2_1)
      (=> po_2_2 base_causality_2_2)))
; hypothesis: base causality: synchronizes
(assert
 (let ((a!1 (or (and (and REL_0 W_0 STRONG_0) observation_0_0)
                (and (and REL_0 (and po_0_1 here_0_1) W_1 STRONG_1)
                     observation_1_0)
                (and (and REL_0 (and po_0_2 here_0_2) W_2 STRONG_2)
                     observation_2_0)))
       (a!2 (or (and (and REL_0 W_0 STRONG_0) observation_0_1)
                (and (and REL_0 (and po_0_1 here_0_1) W_1 STRONG_1)
                     observation_1_1)
                (and (and REL_0 (and po_0_2 here_0_2) W_2 STRONG_2)
                     observation_2_1)))
       (a!3 (or (and (and REL_0 W_0 STRONG_0) observation_0_2)
                (and (and REL_0 (and po_0_1 here_0_1) W_1 STRONG_1)
                     observation_1_2)
                (and (and REL_0 (and po_0_2 here_0_2) W_2 STRONG_2)
                     observation_2_2)))
       (a!10 (or (and (and REL_1 (and po_1_0 here_1_0) W_0 STRONG_0)
                      observation_0_0)
                 (and (and REL_1 W_1 STRONG_1) observation_1_0)
                 (and (and REL_1 (and po_1_2 here_1_2) W_2 STRONG_2)
                      observation_2_0)))
       (a!11 (or (and (and REL_1 (and po_1_0 here_1_0) W_0 STRONG_0)
                      observation_0_1)
                 (and (and REL_1 W_1 STRONG_1) observation_1_1)
                 (and (and REL_1 (and po_1_2 here_1_2) W_2 STRONG_2)
                      observation_2_1)))
       (a!12 (or (and (and REL_1 (and po_1_0 here_1_0) W_0 STRONG_0)
                      observation_0_2)
                 (and (and REL_1 W_1 STRONG_1) observation_1_2)
                 (and (and REL_1 (and po_1_2 here_1_2) W_2 STRONG_2)
                      observation_2_2)))
       (a!19 (or (and (and REL_2 (and po_2_0 here_2_0) W_0 STRONG_0)
                      observation_0_0)
                 (and (and REL_2 (and po_2_1 here_2_1) W_1 STRONG_1)
                      observation_1_0)
                 (and (and REL_2 W_2 STRONG_2) observation_2_0)))
       (a!20 (or (and (and REL_2 (and po_2_0 here_2_0) W_0 STRONG_0)
                      observation_0_1)
                 (and (and REL_2 (and po_2_1 here_2_1) W_1 STRONG_1)
                      observation_1_1)
                 (and (and REL_2 W_2 STRONG_2) observation_2_1)))
       (a!21 (or (and (and REL_2 (and po_2_0 here_2_0) W_0 STRONG_0)
                      observation_0_2)
                 (and (and REL_2 (and po_2_1 here_2_1) W_1 STRONG_1)
                      observation_1_2)
                 (and (and REL_2 W_2 STRONG_2) observation_2_2))))
 (let ((a!4 (or (and a!1 (and (and R_0 STRONG_0) ACQ_0))
                (and a!2 (and (and R_1 STRONG_1) (and po_1_0 here_1_0) ACQ_0))
                (and a!3 (and (and R_2 STRONG_2) (and po_2_0 here_2_0) ACQ_0))))
       (a!6 (or (and a!1 (and (and R_0 STRONG_0) (and po_0_1 here_0_1) ACQ_1))
                (and a!2 (and (and R_1 STRONG_1) ACQ_1))
                (and a!3 (and (and R_2 STRONG_2) (and po_2_1 here_2_1) ACQ_1))))
       (a!8 (or (and a!1 (and (and R_0 STRONG_0) (and po_0_2 here_0_2) ACQ_2))
                (and a!2 (and (and R_1 STRONG_1) (and po_1_2 here_1_2) ACQ_2))
                (and a!3 (and (and R_2 STRONG_2) ACQ_2))))
       (a!13 (or (and a!10 (and (and R_0 STRONG_0) ACQ_0))
                 (and a!11 (and (and R_1 STRONG_1) (and po_1_0 here_1_0) ACQ_0))
                 (and a!12 (and (and R_2 STRONG_2) (and po_2_0 here_2_0) ACQ_0))))
       (a!15 (or (and a!10 (and (and R_0 STRONG_0) (and po_0_1 here_0_1) ACQ_1))
                 (and a!11 (and (and R_1 STRONG_1) ACQ_1))
                 (and a!12 (and (and R_2 STRONG_2) (and po_2_1 here_2_1) ACQ_1))))
       (a!17 (or (and a!10 (and (and R_0 STRONG_0) (and po_0_2 here_0_2) ACQ_2))
                 (and a!11 (and (and R_1 STRONG_1) (and po_1_2 here_1_2) ACQ_2))
                 (and a!12 (and (and R_2 STRONG_2) ACQ_2))))
       (a!22 (or (and a!19 (and (and R_0 STRONG_0) ACQ_0))
                 (and a!20 (and (and R_1 STRONG_1) (and po_1_0 here_1_0) ACQ_0))
                 (and a!21 (and (and R_2 STRONG_2) (and po_2_0 here_2_0) ACQ_0))))
       (a!24 (or (and a!19 (and (and R_0 STRONG_0) (and po_0_1 here_0_1) ACQ_1))
                 (and a!20 (and (and R_1 STRONG_1) ACQ_1))
                 (and a!21 (and (and R_2 STRONG_2) (and po_2_1 here_2_1) ACQ_1))))
       (a!26 (or (and a!19 (and (and R_0 STRONG_0) (and po_0_2 here_0_2) ACQ_2))
                 (and a!20 (and (and R_1 STRONG_1) (and po_1_2 here_1_2) ACQ_2))
                 (and a!21 (and (and R_2 STRONG_2) ACQ_2)))))
 (let ((a!5 (=> (and here_0_0
                     (or po_0_0 po_0_0 (and in_scope_0_0 in_scope_0_0))
                     a!4)
                base_causality_0_0))
       (a!7 (=> (and here_0_1
                     (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0))
                     a!6)
                base_causality_0_1))
       (a!9 (=> (and here_0_2
                     (or po_0_2 po_2_0 (and in_scope_0_2 in_scope_2_0))
                     a!8)
                base_causality_0_2))
       (a!14 (=> (and here_1_0
                      (or po_1_0 po_0_1 (and in_scope_1_0 in_scope_0_1))
                      a!13)
                 base_causality_1_0))
       (a!16 (=> (and here_1_1
                      (or po_1_1 po_1_1 (and in_scope_1_1 in_scope_1_1))
                      a!15)
                 base_causality_1_1))
       (a!18 (=> (and here_1_2
                      (or po_1_2 po_2_1 (and in_scope_1_2 in_scope_2_1))
                      a!17)
                 base_causality_1_2))
       (a!23 (=> (and here_2_0
                      (or po_2_0 po_0_2 (and in_scope_2_0 in_scope_0_2))
                      a!22)
                 base_causality_2_0))
       (a!25 (=> (and here_2_1
                      (or po_2_1 po_1_2 (and in_scope_2_1 in_scope_1_2))
                      a!24)
                 base_causality_2_1))
       (a!27 (=> (and here_2_2
                      (or po_2_2 po_2_2 (and in_scope_2_2 in_scope_2_2))
                      a!26)
                 base_causality_2_2)))
   (and a!5 a!7 a!9 a!14 a!16 a!18 a!23 a!25 a!27)))))
; hypothesis: base causality: initial writes
(assert
 (let ((a!1 (and INIT_0 (or R_1 (and W_1 (not INIT_1)))))
       (a!2 (and INIT_0 (or R_2 (and W_2 (not INIT_2)))))
       (a!3 (and INIT_1 (or R_0 (and W_0 (not INIT_0)))))
       (a!4 (and INIT_1 (or R_2 (and W_2 (not INIT_2)))))
       (a!5 (and INIT_2 (or R_0 (and W_0 (not INIT_0)))))
       (a!6 (and INIT_2 (or R_1 (and W_1 (not INIT_1))))))
   (and (=> false base_causality_0_0)
        (=> a!1 base_causality_0_1)
        (=> a!2 base_causality_0_2)
        (=> a!3 base_causality_1_0)
        (=> false base_causality_1_1)
        (=> a!4 base_causality_1_2)
        (=> a!5 base_causality_2_0)
        (=> a!6 base_causality_2_1)
        (=> false base_causality_2_2))))
; hypothesis: base causality: after program order
(assert
 (and (=> (or (and po_0_0 base_causality_0_0)
              (and po_0_1 base_causality_1_0)
              (and po_0_2 base_causality_2_0))
          base_causality_0_0)
      (=> (or (and po_0_0 base_causality_0_1)
              (and po_0_1 base_causality_1_1)
              (and po_0_2 base_causality_2_1))
          base_causality_0_1)
      (=> (or (and po_0_0 base_causality_0_2)
              (and po_0_1 base_causality_1_2)
              (and po_0_2 base_causality_2_2))
          base_causality_0_2)
      (=> (or (and po_1_0 base_causality_0_0)
              (and po_1_1 base_causality_1_0)
              (and po_1_2 base_causality_2_0))
          base_causality_1_0)
      (=> (or (and po_1_0 base_causality_0_1)
              (and po_1_1 base_causality_1_1)
              (and po_1_2 base_causality_2_1))
          base_causality_1_1)
      (=> (or (and po_1_0 base_causality_0_2)
              (and po_1_1 base_causality_1_2)
              (and po_1_2 base_causality_2_2))
          base_causality_1_2)
      (=> (or (and po_2_0 base_causality_0_0)
              (and po_2_1 base_causality_1_0)
              (and po_2_2 base_causality_2_0))
          base_causality_2_0)
      (=> (or (and po_2_0 base_causality_0_1)
              (and po_2_1 base_causality_1_1)
              (and po_2_2 base_causality_2_1))
          base_causality_2_1)
      (=> (or (and po_2_0 base_causality_0_2)
              (and po_2_1 base_causality_1_2)
              (and po_2_2 base_causality_2_2))
          base_causality_2_2)))
; hypothesis: base causality: before program order
(assert
 (and (=> (or (and base_causality_0_0 po_0_0)
              (and base_causality_0_1 po_1_0)
              (and base_causality_0_2 po_2_0))
          base_causality_0_0)
      (=> (or (and base_causality_0_0 po_0_1)
              (and base_causality_0_1 po_1_1)
              (and base_causality_0_2 po_2_1))
          base_causality_0_1)
      (=> (or (and base_causality_0_0 po_0_2)
              (and base_causality_0_1 po_1_2)
              (and base_causality_0_2 po_2_2))
          base_causality_0_2)
      (=> (or (and base_causality_1_0 po_0_0)
              (and base_causality_1_1 po_1_0)
              (and base_causality_1_2 po_2_0))
          base_causality_1_0)
      (=> (or (and base_causality_1_0 po_0_1)
              (and base_causality_1_1 po_1_1)
              (and base_causality_1_2 po_2_1))
          base_causality_1_1)
      (=> (or (and base_causality_1_0 po_0_2)
              (and base_causality_1_1 po_1_2)
              (and base_causality_1_2 po_2_2))
          base_causality_1_2)
      (=> (or (and base_causality_2_0 po_0_0)
              (and base_causality_2_1 po_1_0)
              (and base_causality_2_2 po_2_0))
          base_causality_2_0)
      (=> (or (and base_causality_2_0 po_0_1)
              (and base_causality_2_1 po_1_1)
              (and base_causality_2_2 po_2_1))
          base_causality_2_1)
      (=> (or (and base_causality_2_0 po_0_2)
              (and base_causality_2_1 po_1_2)
              (and base_causality_2_2 po_2_2))
          base_causality_2_2)))
; hypothesis: base causality: transitive
(assert
 (and (=> (or (and base_causality_0_0 base_causality_0_0)
              (and base_causality_0_1 base_causality_1_0)
              (and base_causality_0_2 base_causality_2_0))
          base_causality_0_0)
      (=> (or (and base_causality_0_0 base_causality_0_1)
              (and base_causality_0_1 base_causality_1_1)
              (and base_causality_0_2 base_causality_2_1))
          base_causality_0_1)
      (=> (or (and base_causality_0_0 base_causality_0_2)
              (and base_causality_0_1 base_causality_1_2)
              (and base_causality_0_2 base_causality_2_2))
          base_causality_0_2)
      (=> (or (and base_causality_1_0 base_causality_0_0)
              (and base_causality_1_1 base_causality_1_0)
              (and base_causality_1_2 base_causality_2_0))
          base_causality_1_0)
      (=> (or (and base_causality_1_0 base_causality_0_1)
              (and base_causality_1_1 base_causality_1_1)
              (and base_causality_1_2 base_causality_2_1))
          base_causality_1_1)
      (=> (or (and base_causality_1_0 base_causality_0_2)
              (and base_causality_1_1 base_causality_1_2)
              (and base_causality_1_2 base_causality_2_2))
          base_causality_1_2)
      (=> (or (and base_causality_2_0 base_causality_0_0)
              (and base_causality_2_1 base_causality_1_0)
              (and base_causality_2_2 base_causality_2_0))
          base_causality_2_0)
      (=> (or (and base_causality_2_0 base_causality_0_1)
              (and base_causality_2_1 base_causality_1_1)
              (and base_causality_2_2 base_causality_2_1))
          base_causality_2_1)
      (=> (or (and base_causality_2_0 base_causality_0_2)
              (and base_causality_2_1 base_causality_1_2)
              (and base_causality_2_2 base_causality_2_2))
          base_causality_2_2)))
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
 (and (=> REL_0 (and W_0 STRONG_0))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> REL_1 (and W_1 STRONG_1))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> REL_2 (and W_2 STRONG_2))))
; hypothesis: acquires
(assert
 (and (=> ACQ_0 (and R_0 STRONG_0))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> ACQ_1 (and R_1 STRONG_1))
      (=> false false)
      (=> false false)
      (=> false false)
      (=> ACQ_2 (and R_2 STRONG_2))))
; hypothesis: scopes
(assert
 (and (=> in_scope_0_0 false)
      (=> in_scope_0_1 (and STRONG_0 STRONG_1))
      (=> in_scope_0_2 (and STRONG_0 STRONG_2))
      (=> in_scope_1_0 (and STRONG_1 STRONG_0))
      (=> in_scope_1_1 false)
      (=> in_scope_1_2 (and STRONG_1 STRONG_2))
      (=> in_scope_2_0 (and STRONG_2 STRONG_0))
      (=> in_scope_2_1 (and STRONG_2 STRONG_1))
      (=> in_scope_2_2 false)))
; hypothesis: initial writes are weak
(assert
 (and (not (and STRONG_0 INIT_0))
      (not false)
      (not false)
      (not false)
      (not (and STRONG_1 INIT_1))
      (not false)
      (not false)
      (not false)
      (not (and STRONG_2 INIT_2))))
; hypothesis: token order
(assert
 (and (=> (or (and tok_0_0 tok_0_0) (and tok_0_1 tok_1_0) (and tok_0_2 tok_2_0))
          tok_0_0)
      (=> (or (and tok_0_0 tok_0_1) (and tok_0_1 tok_1_1) (and tok_0_2 tok_2_1))
          tok_0_1)
      (=> (or (and tok_0_0 tok_0_2) (and tok_0_1 tok_1_2) (and tok_0_2 tok_2_2))
          tok_0_2)
      (=> (or (and tok_1_0 tok_0_0) (and tok_1_1 tok_1_0) (and tok_1_2 tok_2_0))
          tok_1_0)
      (=> (or (and tok_1_0 tok_0_1) (and tok_1_1 tok_1_1) (and tok_1_2 tok_2_1))
          tok_1_1)
      (=> (or (and tok_1_0 tok_0_2) (and tok_1_1 tok_1_2) (and tok_1_2 tok_2_2))
          tok_1_2)
      (=> (or (and tok_2_0 tok_0_0) (and tok_2_1 tok_1_0) (and tok_2_2 tok_2_0))
          tok_2_0)
      (=> (or (and tok_2_0 tok_0_1) (and tok_2_1 tok_1_1) (and tok_2_2 tok_2_1))
          tok_2_1)
      (=> (or (and tok_2_0 tok_0_2) (and tok_2_1 tok_1_2) (and tok_2_2 tok_2_2))
          tok_2_2)
      (not (or tok_0_0 rmw_0_0))
      (not (or tok_1_1 rmw_1_1))
      (not (or tok_2_2 rmw_2_2))))
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
 (let ((a!1 (not (or base_causality_0_0
                     (and observation_0_0 base_causality_0_0)
                     (and observation_0_1 base_causality_1_0)
                     (and observation_0_2 base_causality_2_0))))
       (a!3 (and rmw_0_1
                 here_1_0
                 (or rmw_0_1
                     rmw_1_0
                     (and in_scope_1_0 in_scope_0_1)
                     tok_0_1
                     tok_1_0)
                 rf_1_0))
       (a!4 (and rmw_0_2
                 here_2_0
                 (or rmw_0_2
                     rmw_2_0
                     (and in_scope_2_0 in_scope_0_2)
                     tok_0_2
                     tok_2_0)
                 rf_2_0))
       (a!5 (and rmw_0_0
                 here_0_1
                 (or rmw_0_1
                     rmw_1_0
                     (and in_scope_0_1 in_scope_1_0)
                     tok_0_1
                     tok_1_0)
                 rf_0_1))
       (a!6 (and rmw_0_2
                 here_2_1
                 (or rmw_1_2
                     rmw_2_1
                     (and in_scope_2_1 in_scope_1_2)
                     tok_1_2
                     tok_2_1)
                 rf_2_1))
       (a!8 (and rmw_1_1
                 here_1_0
                 (or rmw_0_1
                     rmw_1_0
                     (and in_scope_1_0 in_scope_0_1)
                     tok_0_1
                     tok_1_0)
                 rf_1_0))
       (a!9 (and rmw_1_2
                 here_2_0
                 (or rmw_0_2
                     rmw_2_0
                     (and in_scope_2_0 in_scope_0_2)
                     tok_0_2
                     tok_2_0)
                 rf_2_0))
       (a!11 (and rmw_0_0
                  here_0_2
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_0_2 in_scope_2_0)
                      tok_0_2
                      tok_2_0)
                  rf_0_2))
       (a!12 (and rmw_0_1
                  here_1_2
                  (or rmw_1_2
                      rmw_2_1
                      (and in_scope_1_2 in_scope_2_1)
                      tok_1_2
                      tok_2_1)
                  rf_1_2))
       (a!14 (and rmw_2_1
                  here_1_0
                  (or rmw_0_1
                      rmw_1_0
                      (and in_scope_1_0 in_scope_0_1)
                      tok_0_1
                      tok_1_0)
                  rf_1_0))
       (a!15 (and rmw_2_2
                  here_2_0
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_2_0 in_scope_0_2)
                      tok_0_2
                      tok_2_0)
                  rf_2_0))
       (a!18 (and rmw_1_0
                  here_0_1
                  (or rmw_0_1
                      rmw_1_0
                      (and in_scope_0_1 in_scope_1_0)
                      tok_0_1
                      tok_1_0)
                  rf_0_1))
       (a!19 (and rmw_1_2
                  here_2_1
                  (or rmw_1_2
                      rmw_2_1
                      (and in_scope_2_1 in_scope_1_2)
                      tok_1_2
                      tok_2_1)
                  rf_2_1))
       (a!21 (and rmw_2_0
                  here_0_1
                  (or rmw_0_1
                      rmw_1_0
                      (and in_scope_0_1 in_scope_1_0)
                      tok_0_1
                      tok_1_0)
                  rf_0_1))
       (a!22 (and rmw_2_2
                  here_2_1
                  (or rmw_1_2
                      rmw_2_1
                      (and in_scope_2_1 in_scope_1_2)
                      tok_1_2
                      tok_2_1)
                  rf_2_1))
       (a!25 (and rmw_1_0
                  here_0_2
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_0_2 in_scope_2_0)
                      tok_0_2
                      tok_2_0)
                  rf_0_2))
       (a!26 (and rmw_1_1
                  here_1_2
                  (or rmw_1_2
                      rmw_2_1
                      (and in_scope_1_2 in_scope_2_1)
                      tok_1_2
                      tok_2_1)
                  rf_1_2))
       (a!29 (and rmw_2_0
                  here_0_2
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_0_2 in_scope_2_0)
                      tok_0_2
                      tok_2_0)
                  rf_0_2))
       (a!30 (and rmw_2_1
                  here_1_2
                  (or rmw_1_2
                      rmw_2_1
                      (and in_scope_1_2 in_scope_2_1)
                      tok_1_2
                      tok_2_1)
                  rf_1_2))
       (a!61 (and INIT_0 (or R_1 (and W_1 (not INIT_1)))))
       (a!63 (and INIT_1 (or R_0 (and W_0 (not INIT_0)))))
       (a!69 (and INIT_0 (or R_2 (and W_2 (not INIT_2)))))
       (a!71 (and INIT_2 (or R_0 (and W_0 (not INIT_0)))))
       (a!80 (and INIT_2 (or R_1 (and W_1 (not INIT_1)))))
       (a!85 (and INIT_1 (or R_2 (and W_2 (not INIT_2)))))
       (a!97 (not (and here_0_1
                       (or po_0_1 po_1_0 (and in_scope_0_1 in_scope_1_0)))))
       (a!98 (not (or base_causality_0_1
                      (and observation_0_0 base_causality_0_1)
                      (and observation_0_1 base_causality_1_1)
                      (and observation_0_2 base_causality_2_1))))
       (a!99 (not (or base_causality_1_0
                      (and observation_1_0 base_causality_0_0)
                      (and observation_1_1 base_causality_1_0)
                      (and observation_1_2 base_causality_2_0))))
       (a!100 (not (and here_0_1
                        (or rmw_0_1
                            rmw_1_0
                            (and in_scope_0_1 in_scope_1_0)
                            tok_0_1
                            tok_1_0))))
       (a!112 (not (and here_0_2
                        (or po_0_2 po_2_0 (and in_scope_0_2 in_scope_2_0)))))
       (a!113 (not (or base_causality_0_2
                       (and observation_0_0 base_causality_0_2)
                       (and observation_0_1 base_causality_1_2)
                       (and observation_0_2 base_causality_2_2))))
       (a!114 (not (or base_causality_2_0
                       (and observation_2_0 base_causality_0_0)
                       (and observation_2_1 base_causality_1_0)
                       (and observation_2_2 base_causality_2_0))))
       (a!115 (not (and here_0_2
                        (or rmw_0_2
                            rmw_2_0
                            (and in_scope_0_2 in_scope_2_0)
                            tok_0_2
                            tok_2_0))))
       (a!121 (not (and here_1_0
                        (or (and in_scope_1_0 in_scope_0_1) po_1_0 po_0_1))))
       (a!122 (not (and here_1_0
                        (or rmw_0_1
                            rmw_1_0
                            (and in_scope_1_0 in_scope_0_1)
                            tok_0_1
                            tok_1_0))))
       (a!124 (not (or base_causality_1_1
                       (and observation_1_0 base_causality_0_1)
                       (and observation_1_1 base_causality_1_1)
                       (and observation_1_2 base_causality_2_1))))
       (a!128 (not (and here_1_2
                        (or po_1_2 po_2_1 (and in_scope_1_2 in_scope_2_1)))))
       (a!129 (not (or base_causality_1_2
                       (and observation_1_0 base_causality_0_2)
                       (and observation_1_1 base_causality_1_2)
                       (and observation_1_2 base_causality_2_2))))
       (a!130 (not (or base_causality_2_1
                       (and observation_2_0 base_causality_0_1)
                       (and observation_2_1 base_causality_1_1)
                       (and observation_2_2 base_causality_2_1))))
       (a!131 (not (and here_1_2
                        (or rmw_1_2
                            rmw_2_1
                            (and in_scope_1_2 in_scope_2_1)
                            tok_1_2
                            tok_2_1))))
       (a!135 (not (and here_2_0
                        (or (and in_scope_2_0 in_scope_0_2) po_2_0 po_0_2))))
       (a!136 (not (and here_2_0
                        (or rmw_0_2
                            rmw_2_0
                            (and in_scope_2_0 in_scope_0_2)
                            tok_0_2
                            tok_2_0))))
       (a!138 (not (and here_2_1
                        (or (and in_scope_2_1 in_scope_1_2) po_1_2 po_2_1))))
       (a!139 (not (and here_2_1
                        (or rmw_1_2
                            rmw_2_1
                            (and in_scope_2_1 in_scope_1_2)
                            tok_1_2
                            tok_2_1))))
       (a!141 (not (or base_causality_2_2
                       (and observation_2_0 base_causality_0_2)
                       (and observation_2_1 base_causality_1_2)
                       (and observation_2_2 base_causality_2_2)))))
 (let ((a!2 (and (or (and W_0 overlap_0_0) (and overlap_0_0 W_0))
                 (not (and here_0_0 (or in_scope_0_0 po_0_0)))
                 a!1
                 a!1))
       (a!7 (or a!5
                (and rmw_0_1 here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1)
                a!6))
       (a!10 (or (and rmw_1_0 here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0)
                 a!8
                 a!9))
       (a!13 (or a!11
                 a!12
                 (and rmw_0_2 here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2)))
       (a!16 (or (and rmw_2_0 here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0)
                 a!14
                 a!15))
       (a!17 (or (and rmw_0_0 here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0)
                 a!3
                 a!4))
       (a!20 (or a!18
                 (and rmw_1_1 here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1)
                 a!19))
       (a!23 (or a!21
                 (and rmw_2_1 here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1)
                 a!22))
       (a!27 (or a!25
                 a!26
                 (and rmw_1_2 here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2)))
       (a!31 (or a!29
                 a!30
                 (and rmw_2_2 here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2)))
       (a!125 (and (or (and W_1 overlap_1_1) (and overlap_1_1 W_1))
                   (not (and here_1_1 (or in_scope_1_1 po_1_1)))
                   a!124
                   a!124))
       (a!142 (and (or (and W_2 overlap_2_2) (and overlap_2_2 W_2))
                   (not (and here_2_2 (or in_scope_2_2 po_2_2)))
                   a!141
                   a!141)))
 (let ((a!24 (or a!5
                 (and rmw_0_1 here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1)
                 a!6
                 (and a!17 a!7)
                 (and a!7 a!20)
                 (and a!13 a!23)))
       (a!28 (or (and rmw_1_0 here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0)
                 a!8
                 a!9
                 (and a!10 a!17)
                 (and a!20 a!10)
                 (and a!27 a!16)))
       (a!32 (or a!11
                 a!12
                 (and rmw_0_2 here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2)
                 (and a!17 a!13)
                 (and a!7 a!27)
                 (and a!13 a!31)))
       (a!33 (or (and rmw_2_0 here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0)
                 a!14
                 a!15
                 (and a!16 a!17)
                 (and a!23 a!10)
                 (and a!31 a!16)))
       (a!35 (or (and rmw_0_0 here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0)
                 a!3
                 a!4
                 (and a!7 a!10)
                 (and a!13 a!16)))
       (a!36 (or a!18
                 (and rmw_1_1 here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1)
                 a!19
                 (and a!10 a!7)
                 (and a!27 a!23)))
       (a!37 (or a!25
                 a!26
                 (and rmw_1_2 here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2)
                 (and a!10 a!13)
                 (and a!20 a!27)
                 (and a!27 a!31)))
       (a!39 (or a!21
                 (and rmw_2_1 here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1)
                 a!22
                 (and a!16 a!7)
                 (and a!23 a!20)
                 (and a!31 a!23)))
       (a!40 (or a!29
                 a!30
                 (and rmw_2_2 here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2)
                 (and a!16 a!13)
                 (and a!23 a!27))))
 (let ((a!34 (or (and rmw_0_0 here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0)
                 a!3
                 a!4
                 (and a!7 a!10)
                 (and a!13 a!16)
                 (and a!24 a!28)
                 (and a!32 a!33)))
       (a!38 (or (and rmw_1_0 here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0)
                 a!8
                 a!9
                 (and a!10 a!17)
                 (and a!20 a!10)
                 (and a!27 a!16)
                 (and a!28 a!35)
                 (and a!36 a!28)
                 (and a!37 a!33)))
       (a!41 (or (and rmw_2_0 here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0)
                 a!14
                 a!15
                 (and a!16 a!17)
                 (and a!23 a!10)
                 (and a!31 a!16)
                 (and a!33 a!35)
                 (and a!39 a!28)
                 (and a!40 a!33)))
       (a!46 (or a!5
                 (and rmw_0_1 here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1)
                 a!6
                 (and a!17 a!7)
                 (and a!7 a!20)
                 (and a!13 a!23)
                 (and a!35 a!24)
                 (and a!24 a!36)
                 (and a!32 a!39)))
       (a!47 (or a!18
                 (and rmw_1_1 here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1)
                 a!19
                 (and a!10 a!7)
                 (and a!27 a!23)
                 (and a!28 a!24)
                 (and a!37 a!39)))
       (a!48 (or a!21
                 (and rmw_2_1 here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1)
                 a!22
                 (and a!16 a!7)
                 (and a!23 a!20)
                 (and a!31 a!23)
                 (and a!33 a!24)
                 (and a!39 a!36)
                 (and a!40 a!39)))
       (a!53 (or a!11
                 a!12
                 (and rmw_0_2 here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2)
                 (and a!17 a!13)
                 (and a!7 a!27)
                 (and a!13 a!31)
                 (and a!35 a!32)
                 (and a!24 a!37)
                 (and a!32 a!40)))
       (a!54 (or a!25
                 a!26
                 (and rmw_1_2 here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2)
                 (and a!10 a!13)
                 (and a!20 a!27)
                 (and a!27 a!31)
                 (and a!28 a!32)
                 (and a!36 a!37)
                 (and a!37 a!40)))
       (a!55 (or a!29
                 a!30
                 (and rmw_2_2 here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2)
                 (and a!16 a!13)
                 (and a!23 a!27)
                 (and a!33 a!32)
                 (and a!39 a!37))))
 (let ((a!42 (or (and here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0)
                 (and here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0 a!34)
                 (and here_0_1
                      (or rmw_0_1
                          rmw_1_0
                          (and in_scope_0_1 in_scope_1_0)
                          tok_0_1
                          tok_1_0)
                      rf_0_1
                      a!38)
                 (and here_0_2
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_0_2 in_scope_2_0)
                          tok_0_2
                          tok_2_0)
                      rf_0_2
                      a!41)))
       (a!43 (or (and here_1_0
                      (or rmw_0_1
                          rmw_1_0
                          (and in_scope_1_0 in_scope_0_1)
                          tok_0_1
                          tok_1_0)
                      rf_1_0)
                 (and here_1_0
                      (or rmw_0_1
                          rmw_1_0
                          (and in_scope_1_0 in_scope_0_1)
                          tok_0_1
                          tok_1_0)
                      rf_1_0
                      a!34)
                 (and here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1 a!38)
                 (and here_1_2
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_1_2 in_scope_2_1)
                          tok_1_2
                          tok_2_1)
                      rf_1_2
                      a!41)))
       (a!44 (or (and here_2_0
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_2_0 in_scope_0_2)
                          tok_0_2
                          tok_2_0)
                      rf_2_0)
                 (and here_2_0
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_2_0 in_scope_0_2)
                          tok_0_2
                          tok_2_0)
                      rf_2_0
                      a!34)
                 (and here_2_1
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_2_1 in_scope_1_2)
                          tok_1_2
                          tok_2_1)
                      rf_2_1
                      a!38)
                 (and here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2 a!41)))
       (a!49 (or (and here_0_1
                      (or rmw_0_1
                          rmw_1_0
                          (and in_scope_0_1 in_scope_1_0)
                          tok_0_1
                          tok_1_0)
                      rf_0_1)
                 (and here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0 a!46)
                 (and here_0_1
                      (or rmw_0_1
                          rmw_1_0
                          (and in_scope_0_1 in_scope_1_0)
                          tok_0_1
                          tok_1_0)
                      rf_0_1
                      a!47)
                 (and here_0_2
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_0_2 in_scope_2_0)
                          tok_0_2
                          tok_2_0)
                      rf_0_2
                      a!48)))
       (a!50 (or (and here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1)
                 (and here_1_0
                      (or rmw_0_1
                          rmw_1_0
                          (and in_scope_1_0 in_scope_0_1)
                          tok_0_1
                          tok_1_0)
                      rf_1_0
                      a!46)
                 (and here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1 a!47)
                 (and here_1_2
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_1_2 in_scope_2_1)
                          tok_1_2
                          tok_2_1)
                      rf_1_2
                      a!48)))
       (a!51 (or (and here_2_1
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_2_1 in_scope_1_2)
                          tok_1_2
                          tok_2_1)
                      rf_2_1)
                 (and here_2_0
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_2_0 in_scope_0_2)
                          tok_0_2
                          tok_2_0)
                      rf_2_0
                      a!46)
                 (and here_2_1
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_2_1 in_scope_1_2)
                          tok_1_2
                          tok_2_1)
                      rf_2_1
                      a!47)
                 (and here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2 a!48)))
       (a!56 (or (and here_0_2
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_0_2 in_scope_2_0)
                          tok_0_2
                          tok_2_0)
                      rf_0_2)
                 (and here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0) rf_0_0 a!53)
                 (and here_0_1
                      (or rmw_0_1
                          rmw_1_0
                          (and in_scope_0_1 in_scope_1_0)
                          tok_0_1
                          tok_1_0)
                      rf_0_1
                      a!54)
                 (and here_0_2
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_0_2 in_scope_2_0)
                          tok_0_2
                          tok_2_0)
                      rf_0_2
                      a!55)))
       (a!57 (or (and here_1_2
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_1_2 in_scope_2_1)
                          tok_1_2
                          tok_2_1)
                      rf_1_2)
                 (and here_1_0
                      (or rmw_0_1
                          rmw_1_0
                          (and in_scope_1_0 in_scope_0_1)
                          tok_0_1
                          tok_1_0)
                      rf_1_0
                      a!53)
                 (and here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1) rf_1_1 a!54)
                 (and here_1_2
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_1_2 in_scope_2_1)
                          tok_1_2
                          tok_2_1)
                      rf_1_2
                      a!55)))
       (a!58 (or (and here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2)
                 (and here_2_0
                      (or rmw_0_2
                          rmw_2_0
                          (and in_scope_2_0 in_scope_0_2)
                          tok_0_2
                          tok_2_0)
                      rf_2_0
                      a!53)
                 (and here_2_1
                      (or rmw_1_2
                          rmw_2_1
                          (and in_scope_2_1 in_scope_1_2)
                          tok_1_2
                          tok_2_1)
                      rf_2_1
                      a!54)
                 (and here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2) rf_2_2 a!55))))
 (let ((a!45 (or (and REL_0 W_0 STRONG_0 a!42)
                 (and REL_0 tok_0_1 here_0_1 W_1 STRONG_1 a!43)
                 (and REL_0 tok_0_2 here_0_2 W_2 STRONG_2 a!44)))
       (a!52 (or (and REL_0 W_0 STRONG_0 a!49)
                 (and REL_0 tok_0_1 here_0_1 W_1 STRONG_1 a!50)
                 (and REL_0 tok_0_2 here_0_2 W_2 STRONG_2 a!51)))
       (a!59 (or (and REL_0 W_0 STRONG_0 a!56)
                 (and REL_0 tok_0_1 here_0_1 W_1 STRONG_1 a!57)
                 (and REL_0 tok_0_2 here_0_2 W_2 STRONG_2 a!58)))
       (a!64 (or (and REL_1 tok_1_0 here_1_0 W_0 STRONG_0 a!42)
                 (and REL_1 W_1 STRONG_1 a!43)
                 (and REL_1 tok_1_2 here_1_2 W_2 STRONG_2 a!44)))
       (a!65 (or (and REL_1 tok_1_0 here_1_0 W_0 STRONG_0 a!49)
                 (and REL_1 W_1 STRONG_1 a!50)
                 (and REL_1 tok_1_2 here_1_2 W_2 STRONG_2 a!51)))
       (a!66 (or (and REL_1 tok_1_0 here_1_0 W_0 STRONG_0 a!56)
                 (and REL_1 W_1 STRONG_1 a!57)
                 (and REL_1 tok_1_2 here_1_2 W_2 STRONG_2 a!58)))
       (a!72 (or (and REL_2 tok_2_0 here_2_0 W_0 STRONG_0 a!42)
                 (and REL_2 tok_2_1 here_2_1 W_1 STRONG_1 a!43)
                 (and REL_2 W_2 STRONG_2 a!44)))
       (a!73 (or (and REL_2 tok_2_0 here_2_0 W_0 STRONG_0 a!49)
                 (and REL_2 tok_2_1 here_2_1 W_1 STRONG_1 a!50)
                 (and REL_2 W_2 STRONG_2 a!51)))
       (a!74 (or (and REL_2 tok_2_0 here_2_0 W_0 STRONG_0 a!56)
                 (and REL_2 tok_2_1 here_2_1 W_1 STRONG_1 a!57)
                 (and REL_2 W_2 STRONG_2 a!58))))
 (let ((a!60 (and here_0_0
                  (or rmw_0_0 in_scope_0_0 tok_0_0)
                  (or (and a!45 R_0 STRONG_0 ACQ_0)
                      (and a!52 R_1 STRONG_1 tok_1_0 here_1_0 ACQ_0)
                      (and a!59 R_2 STRONG_2 tok_2_0 here_2_0 ACQ_0))))
       (a!62 (and here_0_1
                  (or rmw_0_1
                      rmw_1_0
                      (and in_scope_0_1 in_scope_1_0)
                      tok_0_1
                      tok_1_0)
                  (or (and a!45 R_0 STRONG_0 tok_0_1 here_0_1 ACQ_1)
                      (and a!52 R_1 STRONG_1 ACQ_1)
                      (and a!59 R_2 STRONG_2 tok_2_1 here_2_1 ACQ_1))))
       (a!67 (and here_1_0
                  (or rmw_0_1
                      rmw_1_0
                      (and in_scope_1_0 in_scope_0_1)
                      tok_0_1
                      tok_1_0)
                  (or (and a!64 R_0 STRONG_0 ACQ_0)
                      (and a!65 R_1 STRONG_1 tok_1_0 here_1_0 ACQ_0)
                      (and a!66 R_2 STRONG_2 tok_2_0 here_2_0 ACQ_0))))
       (a!70 (and here_0_2
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_0_2 in_scope_2_0)
                      tok_0_2
                      tok_2_0)
                  (or (and a!45 R_0 STRONG_0 tok_0_2 here_0_2 ACQ_2)
                      (and a!52 R_1 STRONG_1 tok_1_2 here_1_2 ACQ_2)
                      (and a!59 R_2 STRONG_2 ACQ_2))))
       (a!75 (and here_2_0
                  (or rmw_0_2
                      rmw_2_0
                      (and in_scope_2_0 in_scope_0_2)
                      tok_0_2
                      tok_2_0)
                  (or (and a!72 R_0 STRONG_0 ACQ_0)
                      (and a!73 R_1 STRONG_1 tok_1_0 here_1_0 ACQ_0)
                      (and a!74 R_2 STRONG_2 tok_2_0 here_2_0 ACQ_0))))
       (a!78 (and here_1_1
                  (or rmw_1_1 in_scope_1_1 tok_1_1)
                  (or (and a!64 R_0 STRONG_0 tok_0_1 here_0_1 ACQ_1)
                      (and a!65 R_1 STRONG_1 ACQ_1)
                      (and a!66 R_2 STRONG_2 tok_2_1 here_2_1 ACQ_1))))
       (a!81 (and here_2_1
                  (or rmw_1_2
                      rmw_2_1
                      (and in_scope_2_1 in_scope_1_2)
                      tok_1_2
                      tok_2_1)
                  (or (and a!72 R_0 STRONG_0 tok_0_1 here_0_1 ACQ_1)
                      (and a!73 R_1 STRONG_1 ACQ_1)
                      (and a!74 R_2 STRONG_2 tok_2_1 here_2_1 ACQ_1))))
       (a!86 (and here_1_2
                  (or rmw_1_2
                      rmw_2_1
                      (and in_scope_1_2 in_scope_2_1)
                      tok_1_2
                      tok_2_1)
                  (or (and a!64 R_0 STRONG_0 tok_0_2 here_0_2 ACQ_2)
                      (and a!65 R_1 STRONG_1 tok_1_2 here_1_2 ACQ_2)
                      (and a!66 R_2 STRONG_2 ACQ_2))))
       (a!90 (and here_2_2
                  (or rmw_2_2 in_scope_2_2 tok_2_2)
                  (or (and a!72 R_0 STRONG_0 tok_0_2 here_0_2 ACQ_2)
                      (and a!73 R_1 STRONG_1 tok_1_2 here_1_2 ACQ_2)
                      (and a!74 R_2 STRONG_2 ACQ_2)))))
 (let ((a!68 (and (or rmw_0_1 tok_0_1 a!61 a!62) (or rmw_1_0 tok_1_0 a!63 a!67)))
       (a!76 (and (or rmw_0_2 a!69 tok_0_2 a!70) (or rmw_2_0 a!71 tok_2_0 a!75)))
       (a!77 (and (or rmw_0_0 tok_0_0 a!60) (or rmw_0_1 tok_0_1 a!61 a!62)))
       (a!79 (and (or rmw_0_1 tok_0_1 a!61 a!62) (or rmw_1_1 tok_1_1 a!78)))
       (a!82 (and (or rmw_0_2 a!69 tok_0_2 a!70) (or rmw_2_1 a!80 tok_2_1 a!81)))
       (a!83 (and (or rmw_1_0 tok_1_0 a!63 a!67) (or rmw_0_0 tok_0_0 a!60)))
       (a!84 (and (or rmw_1_1 tok_1_1 a!78) (or rmw_1_0 tok_1_0 a!63 a!67)))
       (a!87 (and (or rmw_1_2 a!85 tok_1_2 a!86) (or rmw_2_0 a!71 tok_2_0 a!75)))
       (a!88 (and (or rmw_0_0 tok_0_0 a!60) (or rmw_0_2 a!69 tok_0_2 a!70)))
       (a!89 (and (or rmw_0_1 tok_0_1 a!61 a!62) (or rmw_1_2 a!85 tok_1_2 a!86)))
       (a!91 (and (or rmw_0_2 a!69 tok_0_2 a!70) (or rmw_2_2 tok_2_2 a!90)))
       (a!92 (and (or rmw_2_0 a!71 tok_2_0 a!75) (or rmw_0_0 tok_0_0 a!60)))
       (a!93 (and (or rmw_2_1 a!80 tok_2_1 a!81) (or rmw_1_0 tok_1_0 a!63 a!67)))
       (a!94 (and (or rmw_2_2 tok_2_2 a!90) (or rmw_2_0 a!71 tok_2_0 a!75)))
       (a!101 (and (or rmw_1_0 tok_1_0 a!63 a!67) (or rmw_0_1 tok_0_1 a!61 a!62)))
       (a!102 (and (or rmw_1_2 a!85 tok_1_2 a!86) (or rmw_2_1 a!80 tok_2_1 a!81)))
       (a!103 (and (or rmw_2_0 a!71 tok_2_0 a!75) (or rmw_0_1 tok_0_1 a!61 a!62)))
       (a!104 (and (or rmw_2_1 a!80 tok_2_1 a!81) (or rmw_1_1 tok_1_1 a!78)))
       (a!105 (and (or rmw_2_2 tok_2_2 a!90) (or rmw_2_1 a!80 tok_2_1 a!81)))
       (a!107 (and (or rmw_1_0 tok_1_0 a!63 a!67) (or rmw_0_2 a!69 tok_0_2 a!70)))
       (a!108 (and (or rmw_1_1 tok_1_1 a!78) (or rmw_1_2 a!85 tok_1_2 a!86)))
       (a!109 (and (or rmw_1_2 a!85 tok_1_2 a!86) (or rmw_2_2 tok_2_2 a!90)))
       (a!116 (and (or rmw_2_0 a!71 tok_2_0 a!75) (or rmw_0_2 a!69 tok_0_2 a!70)))
       (a!117 (and (or rmw_2_1 a!80 tok_2_1 a!81) (or rmw_1_2 a!85 tok_1_2 a!86))))
 (let ((a!95 (not (or rmw_0_0
                      tok_0_0
                      a!60
                      a!68
                      a!76
                      (and (or rmw_0_1 tok_0_1 a!61 a!62 a!77 a!79 a!82)
                           (or rmw_1_0 tok_1_0 a!63 a!67 a!83 a!84 a!87))
                      (and (or rmw_0_2 a!69 tok_0_2 a!70 a!88 a!89 a!91)
                           (or rmw_2_0 a!71 tok_2_0 a!75 a!92 a!93 a!94)))))
       (a!106 (not (or rmw_0_1
                       tok_0_1
                       a!61
                       a!62
                       a!77
                       a!79
                       a!82
                       (and (or rmw_0_0 tok_0_0 a!60 a!68 a!76)
                            (or rmw_0_1 tok_0_1 a!61 a!62 a!77 a!79 a!82))
                       (and (or rmw_0_1 tok_0_1 a!61 a!62 a!77 a!79 a!82)
                            (or rmw_1_1 tok_1_1 a!78 a!101 a!102))
                       (and (or rmw_0_2 a!69 tok_0_2 a!70 a!88 a!89 a!91)
                            (or rmw_2_1 a!80 tok_2_1 a!81 a!103 a!104 a!105)))))
       (a!110 (not (or rmw_1_0
                       tok_1_0
                       a!63
                       a!67
                       a!83
                       a!84
                       a!87
                       (and (or rmw_1_0 tok_1_0 a!63 a!67 a!83 a!84 a!87)
                            (or rmw_0_0 tok_0_0 a!60 a!68 a!76))
                       (and (or rmw_1_1 tok_1_1 a!78 a!101 a!102)
                            (or rmw_1_0 tok_1_0 a!63 a!67 a!83 a!84 a!87))
                       (and (or rmw_1_2 a!85 tok_1_2 a!86 a!107 a!108 a!109)
                            (or rmw_2_0 a!71 tok_2_0 a!75 a!92 a!93 a!94)))))
       (a!118 (not (or rmw_0_2
                       a!69
                       tok_0_2
                       a!70
                       a!88
                       a!89
                       a!91
                       (and (or rmw_0_0 tok_0_0 a!60 a!68 a!76)
                            (or rmw_0_2 a!69 tok_0_2 a!70 a!88 a!89 a!91))
                       (and (or rmw_0_1 tok_0_1 a!61 a!62 a!77 a!79 a!82)
                            (or rmw_1_2 a!85 tok_1_2 a!86 a!107 a!108 a!109))
                       (and (or rmw_0_2 a!69 tok_0_2 a!70 a!88 a!89 a!91)
                            (or rmw_2_2 tok_2_2 a!90 a!116 a!117)))))
       (a!119 (not (or rmw_2_0
                       a!71
                       tok_2_0
                       a!75
                       a!92
                       a!93
                       a!94
                       (and (or rmw_2_0 a!71 tok_2_0 a!75 a!92 a!93 a!94)
                            (or rmw_0_0 tok_0_0 a!60 a!68 a!76))
                       (and (or rmw_2_1 a!80 tok_2_1 a!81 a!103 a!104 a!105)
                            (or rmw_1_0 tok_1_0 a!63 a!67 a!83 a!84 a!87))
                       (and (or rmw_2_2 tok_2_2 a!90 a!116 a!117)
                            (or rmw_2_0 a!71 tok_2_0 a!75 a!92 a!93 a!94)))))
       (a!126 (not (or rmw_1_1
                       tok_1_1
                       a!78
                       a!101
                       a!102
                       (and (or rmw_1_0 tok_1_0 a!63 a!67 a!83 a!84 a!87)
                            (or rmw_0_1 tok_0_1 a!61 a!62 a!77 a!79 a!82))
                       (and (or rmw_1_2 a!85 tok_1_2 a!86 a!107 a!108 a!109)
                            (or rmw_2_1 a!80 tok_2_1 a!81 a!103 a!104 a!105)))))
       (a!132 (not (or rmw_1_2
                       a!85
                       tok_1_2
                       a!86
                       a!107
                       a!108
                       a!109
                       (and (or rmw_1_0 tok_1_0 a!63 a!67 a!83 a!84 a!87)
                            (or rmw_0_2 a!69 tok_0_2 a!70 a!88 a!89 a!91))
                       (and (or rmw_1_1 tok_1_1 a!78 a!101 a!102)
                            (or rmw_1_2 a!85 tok_1_2 a!86 a!107 a!108 a!109))
                       (and (or rmw_1_2 a!85 tok_1_2 a!86 a!107 a!108 a!109)
                            (or rmw_2_2 tok_2_2 a!90 a!116 a!117)))))
       (a!133 (not (or rmw_2_1
                       a!80
                       tok_2_1
                       a!81
                       a!103
                       a!104
                       a!105
                       (and (or rmw_2_0 a!71 tok_2_0 a!75 a!92 a!93 a!94)
                            (or rmw_0_1 tok_0_1 a!61 a!62 a!77 a!79 a!82))
                       (and (or rmw_2_1 a!80 tok_2_1 a!81 a!103 a!104 a!105)
                            (or rmw_1_1 tok_1_1 a!78 a!101 a!102))
                       (and (or rmw_2_2 tok_2_2 a!90 a!116 a!117)
                            (or rmw_2_1 a!80 tok_2_1 a!81 a!103 a!104 a!105)))))
       (a!143 (not (or rmw_2_2
                       tok_2_2
                       a!90
                       a!116
                       a!117
                       (and (or rmw_2_0 a!71 tok_2_0 a!75 a!92 a!93 a!94)
                            (or rmw_0_2 a!69 tok_0_2 a!70 a!88 a!89 a!91))
                       (and (or rmw_2_1 a!80 tok_2_1 a!81 a!103 a!104 a!105)
                            (or rmw_1_2 a!85 tok_1_2 a!86 a!107 a!108 a!109))))))
 (let ((a!96 (and (or (and W_0 overlap_0_0) (and overlap_0_0 W_0))
                  (not (and here_0_0 (or rmw_0_0 in_scope_0_0 tok_0_0)))
                  a!95
                  a!95))
       (a!111 (=> (and (or (and W_0 overlap_0_1) (and overlap_0_1 W_1))
                       a!97
                       a!98
                       a!99)
                  (and (or (and W_0 overlap_0_1) (and overlap_0_1 W_1))
                       a!100
                       a!106
                       a!110)))
       (a!120 (=> (and (or (and W_0 overlap_0_2) (and overlap_0_2 W_2))
                       a!112
                       a!113
                       a!114)
                  (and (or (and W_0 overlap_0_2) (and overlap_0_2 W_2))
                       a!115
                       a!118
                       a!119)))
       (a!123 (=> (and (or (and W_1 overlap_1_0) (and overlap_1_0 W_0))
                       a!121
                       a!99
                       a!98)
                  (and (or (and W_1 overlap_1_0) (and overlap_1_0 W_0))
                       a!122
                       a!110
                       a!106)))
       (a!127 (and (or (and W_1 overlap_1_1) (and overlap_1_1 W_1))
                   (not (and here_1_1 (or rmw_1_1 in_scope_1_1 tok_1_1)))
                   a!126
                   a!126))
       (a!134 (=> (and (or (and W_1 overlap_1_2) (and overlap_1_2 W_2))
                       a!128
                       a!129
                       a!130)
                  (and (or (and W_1 overlap_1_2) (and overlap_1_2 W_2))
                       a!131
                       a!132
                       a!133)))
       (a!137 (=> (and (or (and W_2 overlap_2_0) (and overlap_2_0 W_0))
                       a!135
                       a!114
                       a!113)
                  (and (or (and W_2 overlap_2_0) (and overlap_2_0 W_0))
                       a!136
                       a!119
                       a!118)))
       (a!140 (=> (and (or (and W_2 overlap_2_1) (and overlap_2_1 W_1))
                       a!138
                       a!130
                       a!129)
                  (and (or (and W_2 overlap_2_1) (and overlap_2_1 W_1))
                       a!139
                       a!133
                       a!132)))
       (a!144 (and (or (and W_2 overlap_2_2) (and overlap_2_2 W_2))
                   (not (and here_2_2 (or rmw_2_2 in_scope_2_2 tok_2_2)))
                   a!143
                   a!143)))
   (not (and (=> a!2 a!96)
             a!111
             a!120
             a!123
             (=> a!125 a!127)
             a!134
             a!137
             a!140
             (=> a!142 a!144))))))))))))))
(check-sat)
