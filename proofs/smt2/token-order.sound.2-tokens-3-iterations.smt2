; token-order.sound.2-tokens-3-iterations
; With 2 carried tokens, in 3 iterations: whatever the bodies, A and B are ordered where the product says so.
; A lemma: the answer must be unsat.
(set-logic QF_UF)
(declare-fun enters_1_0 () Bool)
(declare-fun enters_1_1 () Bool)
(declare-fun enters_2_0 () Bool)
(declare-fun enters_2_1 () Bool)
(declare-fun M_0_0 () Bool)
(declare-fun edge_0_0_2 () Bool)
(declare-fun edge_0_0_0 () Bool)
(declare-fun edge_0_0_1 () Bool)
(declare-fun edge_0_1_2 () Bool)
(declare-fun edge_0_2_2 () Bool)
(declare-fun edge_0_0_3 () Bool)
(declare-fun edge_0_3_2 () Bool)
(declare-fun edge_0_0_4 () Bool)
(declare-fun edge_0_4_2 () Bool)
(declare-fun edge_0_0_5 () Bool)
(declare-fun edge_0_5_2 () Bool)
(declare-fun edge_0_1_0 () Bool)
(declare-fun edge_0_2_0 () Bool)
(declare-fun edge_0_3_0 () Bool)
(declare-fun edge_0_4_0 () Bool)
(declare-fun edge_0_5_0 () Bool)
(declare-fun edge_0_1_1 () Bool)
(declare-fun edge_0_2_1 () Bool)
(declare-fun edge_0_3_1 () Bool)
(declare-fun edge_0_4_1 () Bool)
(declare-fun edge_0_5_1 () Bool)
(declare-fun edge_0_1_3 () Bool)
(declare-fun edge_0_1_4 () Bool)
(declare-fun edge_0_1_5 () Bool)
(declare-fun edge_0_2_3 () Bool)
(declare-fun edge_0_2_4 () Bool)
(declare-fun edge_0_2_5 () Bool)
(declare-fun edge_0_3_3 () Bool)
(declare-fun edge_0_4_3 () Bool)
(declare-fun edge_0_5_3 () Bool)
(declare-fun edge_0_3_4 () Bool)
(declare-fun edge_0_3_5 () Bool)
(declare-fun edge_0_4_4 () Bool)
(declare-fun edge_0_5_4 () Bool)
(declare-fun edge_0_4_5 () Bool)
(declare-fun edge_0_5_5 () Bool)
(declare-fun M_0_1 () Bool)
(declare-fun M_1_0 () Bool)
(declare-fun M_1_1 () Bool)
(declare-fun edge_1_0_2 () Bool)
(declare-fun edge_1_0_0 () Bool)
(declare-fun edge_1_0_1 () Bool)
(declare-fun edge_1_1_2 () Bool)
(declare-fun edge_1_2_2 () Bool)
(declare-fun edge_1_0_3 () Bool)
(declare-fun edge_1_3_2 () Bool)
(declare-fun edge_1_0_4 () Bool)
(declare-fun edge_1_4_2 () Bool)
(declare-fun edge_1_0_5 () Bool)
(declare-fun edge_1_5_2 () Bool)
(declare-fun edge_1_1_0 () Bool)
(declare-fun edge_1_2_0 () Bool)
(declare-fun edge_1_3_0 () Bool)
(declare-fun edge_1_4_0 () Bool)
(declare-fun edge_1_5_0 () Bool)
(declare-fun edge_1_1_1 () Bool)
(declare-fun edge_1_2_1 () Bool)
(declare-fun edge_1_3_1 () Bool)
(declare-fun edge_1_4_1 () Bool)
(declare-fun edge_1_5_1 () Bool)
(declare-fun edge_1_1_3 () Bool)
(declare-fun edge_1_1_4 () Bool)
(declare-fun edge_1_1_5 () Bool)
(declare-fun edge_1_2_3 () Bool)
(declare-fun edge_1_2_4 () Bool)
(declare-fun edge_1_2_5 () Bool)
(declare-fun edge_1_3_3 () Bool)
(declare-fun edge_1_4_3 () Bool)
(declare-fun edge_1_5_3 () Bool)
(declare-fun edge_1_3_4 () Bool)
(declare-fun edge_1_3_5 () Bool)
(declare-fun edge_1_4_4 () Bool)
(declare-fun edge_1_5_4 () Bool)
(declare-fun edge_1_4_5 () Bool)
(declare-fun edge_1_5_5 () Bool)
(declare-fun edge_2_0_2 () Bool)
(declare-fun edge_2_0_0 () Bool)
(declare-fun edge_2_0_1 () Bool)
(declare-fun edge_2_1_2 () Bool)
(declare-fun edge_2_2_2 () Bool)
(declare-fun edge_2_0_3 () Bool)
(declare-fun edge_2_3_2 () Bool)
(declare-fun edge_2_0_4 () Bool)
(declare-fun edge_2_4_2 () Bool)
(declare-fun edge_2_0_5 () Bool)
(declare-fun edge_2_5_2 () Bool)
(declare-fun edge_2_1_0 () Bool)
(declare-fun edge_2_2_0 () Bool)
(declare-fun edge_2_3_0 () Bool)
(declare-fun edge_2_4_0 () Bool)
(declare-fun edge_2_5_0 () Bool)
(declare-fun edge_2_1_1 () Bool)
(declare-fun edge_2_2_1 () Bool)
(declare-fun edge_2_3_1 () Bool)
(declare-fun edge_2_4_1 () Bool)
(declare-fun edge_2_5_1 () Bool)
(declare-fun edge_2_1_3 () Bool)
(declare-fun edge_2_1_4 () Bool)
(declare-fun edge_2_1_5 () Bool)
(declare-fun edge_2_2_3 () Bool)
(declare-fun edge_2_2_4 () Bool)
(declare-fun edge_2_2_5 () Bool)
(declare-fun edge_2_3_3 () Bool)
(declare-fun edge_2_4_3 () Bool)
(declare-fun edge_2_5_3 () Bool)
(declare-fun edge_2_3_4 () Bool)
(declare-fun edge_2_3_5 () Bool)
(declare-fun edge_2_4_4 () Bool)
(declare-fun edge_2_5_4 () Bool)
(declare-fun edge_2_4_5 () Bool)
(declare-fun edge_2_5_5 () Bool)
(declare-fun a_0 () Bool)
(declare-fun a_1 () Bool)
(declare-fun b_0 () Bool)
(declare-fun b_1 () Bool)
; hypothesis: yielded tokens enter the next iteration
(assert
 (and enters_1_0 enters_1_1 enters_2_0 enters_2_1))
; hypothesis: M
(assert
 (let ((a!1 (or edge_0_0_2 (and edge_0_0_0 edge_0_0_2) (and edge_0_0_1 edge_0_1_2) (and edge_0_0_2 edge_0_2_2)
 (and edge_0_0_3 edge_0_3_2) (and edge_0_0_4 edge_0_4_2) (and edge_0_0_5 edge_0_5_2))) (a!2 (or edge_0_0_0 (and
 edge_0_0_0 edge_0_0_0) (and edge_0_0_1 edge_0_1_0) (and edge_0_0_2 edge_0_2_0) (and edge_0_0_3 edge_0_3_0)
 (and edge_0_0_4 edge_0_4_0) (and edge_0_0_5 edge_0_5_0))) (a!3 (or edge_0_0_1 (and edge_0_0_0 edge_0_0_1) (and
 edge_0_0_1 edge_0_1_1) (and edge_0_0_2 edge_0_2_1) (and edge_0_0_3 edge_0_3_1) (and edge_0_0_4 edge_0_4_1)
 (and edge_0_0_5 edge_0_5_1))) (a!4 (or edge_0_1_2 (and edge_0_1_0 edge_0_0_2) (and edge_0_1_1 edge_0_1_2) (and
 edge_0_1_2 edge_0_2_2) (and edge_0_1_3 edge_0_3_2) (and edge_0_1_4 edge_0_4_2) (and edge_0_1_5 edge_0_5_2)))
 (a!5 (or edge_0_2_2 (and edge_0_2_0 edge_0_0_2) (and edge_0_2_1 edge_0_1_2) (and edge_0_2_2 edge_0_2_2) (and
 edge_0_2_3 edge_0_3_2) (and edge_0_2_4 edge_0_4_2) (and edge_0_2_5 edge_0_5_2))) (a!6 (or edge_0_0_3 (and
 edge_0_0_0 edge_0_0_3) (and edge_0_0_1 edge_0_1_3) (and edge_0_0_2 edge_0_2_3) (and edge_0_0_3 edge_0_3_3)
 (and edge_0_0_4 edge_0_4_3) (and edge_0_0_5 edge_0_5_3))) (a!7 (or edge_0_3_2 (and edge_0_3_0 edge_0_0_2) (and
 edge_0_3_1 edge_0_1_2) (and edge_0_3_2 edge_0_2_2) (and edge_0_3_3 edge_0_3_2) (and edge_0_3_4 edge_0_4_2)
 (and edge_0_3_5 edge_0_5_2))) (a!8 (or edge_0_0_4 (and edge_0_0_0 edge_0_0_4) (and edge_0_0_1 edge_0_1_4) (and
 edge_0_0_2 edge_0_2_4) (and edge_0_0_3 edge_0_3_4) (and edge_0_0_4 edge_0_4_4) (and edge_0_0_5 edge_0_5_4)))
 (a!9 (or edge_0_4_2 (and edge_0_4_0 edge_0_0_2) (and edge_0_4_1 edge_0_1_2) (and edge_0_4_2 edge_0_2_2) (and
 edge_0_4_3 edge_0_3_2) (and edge_0_4_4 edge_0_4_2) (and edge_0_4_5 edge_0_5_2))) (a!10 (or edge_0_0_5 (and
 edge_0_0_0 edge_0_0_5) (and edge_0_0_1 edge_0_1_5) (and edge_0_0_2 edge_0_2_5) (and edge_0_0_3 edge_0_3_5)
 (and edge_0_0_4 edge_0_4_5) (and edge_0_0_5 edge_0_5_5))) (a!11 (or edge_0_5_2 (and edge_0_5_0 edge_0_0_2)
 (and edge_0_5_1 edge_0_1_2) (and edge_0_5_2 edge_0_2_2) (and edge_0_5_3 edge_0_3_2) (and edge_0_5_4
 edge_0_4_2) (and edge_0_5_5 edge_0_5_2))) (a!13 (or edge_0_1_0 (and edge_0_1_0 edge_0_0_0) (and edge_0_1_1
 edge_0_1_0) (and edge_0_1_2 edge_0_2_0) (and edge_0_1_3 edge_0_3_0) (and edge_0_1_4 edge_0_4_0) (and
 edge_0_1_5 edge_0_5_0))) (a!14 (or edge_0_2_0 (and edge_0_2_0 edge_0_0_0) (and edge_0_2_1 edge_0_1_0) (and
 edge_0_2_2 edge_0_2_0) (and edge_0_2_3 edge_0_3_0) (and edge_0_2_4 edge_0_4_0) (and edge_0_2_5 edge_0_5_0)))
 (a!15 (or edge_0_3_0 (and edge_0_3_0 edge_0_0_0) (and edge_0_3_1 edge_0_1_0) (and edge_0_3_2 edge_0_2_0) (and
 edge_0_3_3 edge_0_3_0) (and edge_0_3_4 edge_0_4_0) (and edge_0_3_5 edge_0_5_0))) (a!16 (or edge_0_4_0 (and
 edge_0_4_0 edge_0_0_0) (and edge_0_4_1 edge_0_1_0) (and edge_0_4_2 edge_0_2_0) (and edge_0_4_3 edge_0_3_0)
 (and edge_0_4_4 edge_0_4_0) (and edge_0_4_5 edge_0_5_0))) (a!17 (or edge_0_5_0 (and edge_0_5_0 edge_0_0_0)
 (and edge_0_5_1 edge_0_1_0) (and edge_0_5_2 edge_0_2_0) (and edge_0_5_3 edge_0_3_0) (and edge_0_5_4
 edge_0_4_0) (and edge_0_5_5 edge_0_5_0))) (a!19 (or edge_0_1_1 (and edge_0_1_0 edge_0_0_1) (and edge_0_1_1
 edge_0_1_1) (and edge_0_1_2 edge_0_2_1) (and edge_0_1_3 edge_0_3_1) (and edge_0_1_4 edge_0_4_1) (and
 edge_0_1_5 edge_0_5_1))) (a!20 (or edge_0_2_1 (and edge_0_2_0 edge_0_0_1) (and edge_0_2_1 edge_0_1_1) (and
 edge_0_2_2 edge_0_2_1) (and edge_0_2_3 edge_0_3_1) (and edge_0_2_4 edge_0_4_1) (and edge_0_2_5 edge_0_5_1)))
 (a!21 (or edge_0_3_1 (and edge_0_3_0 edge_0_0_1) (and edge_0_3_1 edge_0_1_1) (and edge_0_3_2 edge_0_2_1) (and
 edge_0_3_3 edge_0_3_1) (and edge_0_3_4 edge_0_4_1) (and edge_0_3_5 edge_0_5_1))) (a!22 (or edge_0_4_1 (and
 edge_0_4_0 edge_0_0_1) (and edge_0_4_1 edge_0_1_1) (and edge_0_4_2 edge_0_2_1) (and edge_0_4_3 edge_0_3_1)
 (and edge_0_4_4 edge_0_4_1) (and edge_0_4_5 edge_0_5_1))) (a!23 (or edge_0_5_1 (and edge_0_5_0 edge_0_0_1)
 (and edge_0_5_1 edge_0_1_1) (and edge_0_5_2 edge_0_2_1) (and edge_0_5_3 edge_0_3_1) (and edge_0_5_4
 edge_0_4_1) (and edge_0_5_5 edge_0_5_1))) (a!25 (or edge_0_1_3 (and edge_0_1_0 edge_0_0_3) (and edge_0_1_1
 edge_0_1_3) (and edge_0_1_2 edge_0_2_3) (and edge_0_1_3 edge_0_3_3) (and edge_0_1_4 edge_0_4_3) (and
 edge_0_1_5 edge_0_5_3))) (a!26 (or edge_0_1_4 (and edge_0_1_0 edge_0_0_4) (and edge_0_1_1 edge_0_1_4) (and
 edge_0_1_2 edge_0_2_4) (and edge_0_1_3 edge_0_3_4) (and edge_0_1_4 edge_0_4_4) (and edge_0_1_5 edge_0_5_4)))
 (a!27 (or edge_0_1_5 (and edge_0_1_0 edge_0_0_5) (and edge_0_1_1 edge_0_1_5) (and edge_0_1_2 edge_0_2_5) (and
 edge_0_1_3 edge_0_3_5) (and edge_0_1_4 edge_0_4_5) (and edge_0_1_5 edge_0_5_5))) (a!29 (or edge_0_2_3 (and
 edge_0_2_0 edge_0_0_3) (and edge_0_2_1 edge_0_1_3) (and edge_0_2_2 edge_0_2_3) (and edge_0_2_3 edge_0_3_3)
 (and edge_0_2_4 edge_0_4_3) (and edge_0_2_5 edge_0_5_3))) (a!30 (or edge_0_2_4 (and edge_0_2_0 edge_0_0_4)
 (and edge_0_2_1 edge_0_1_4) (and edge_0_2_2 edge_0_2_4) (and edge_0_2_3 edge_0_3_4) (and edge_0_2_4
 edge_0_4_4) (and edge_0_2_5 edge_0_5_4))) (a!31 (or edge_0_2_5 (and edge_0_2_0 edge_0_0_5) (and edge_0_2_1
 edge_0_1_5) (and edge_0_2_2 edge_0_2_5) (and edge_0_2_3 edge_0_3_5) (and edge_0_2_4 edge_0_4_5) (and
 edge_0_2_5 edge_0_5_5))) (a!33 (or edge_0_3_3 (and edge_0_3_0 edge_0_0_3) (and edge_0_3_1 edge_0_1_3) (and
 edge_0_3_2 edge_0_2_3) (and edge_0_3_3 edge_0_3_3) (and edge_0_3_4 edge_0_4_3) (and edge_0_3_5 edge_0_5_3)))
 (a!34 (or edge_0_4_3 (and edge_0_4_0 edge_0_0_3) (and edge_0_4_1 edge_0_1_3) (and edge_0_4_2 edge_0_2_3) (and
 edge_0_4_3 edge_0_3_3) (and edge_0_4_4 edge_0_4_3) (and edge_0_4_5 edge_0_5_3))) (a!35 (or edge_0_5_3 (and
 edge_0_5_0 edge_0_0_3) (and edge_0_5_1 edge_0_1_3) (and edge_0_5_2 edge_0_2_3) (and edge_0_5_3 edge_0_3_3)
 (and edge_0_5_4 edge_0_4_3) (and edge_0_5_5 edge_0_5_3))) (a!37 (or edge_0_3_4 (and edge_0_3_0 edge_0_0_4)
 (and edge_0_3_1 edge_0_1_4) (and edge_0_3_2 edge_0_2_4) (and edge_0_3_3 edge_0_3_4) (and edge_0_3_4
 edge_0_4_4) (and edge_0_3_5 edge_0_5_4))) (a!38 (or edge_0_3_5 (and edge_0_3_0 edge_0_0_5) (and edge_0_3_1
 edge_0_1_5) (and edge_0_3_2 edge_0_2_5) (and edge_0_3_3 edge_0_3_5) (and edge_0_3_4 edge_0_4_5) (and
 edge_0_3_5 edge_0_5_5))) (a!40 (or edge_0_4_4 (and edge_0_4_0 edge_0_0_4) (and edge_0_4_1 edge_0_1_4) (and
 edge_0_4_2 edge_0_2_4) (and edge_0_4_3 edge_0_3_4) (and edge_0_4_4 edge_0_4_4) (and edge_0_4_5 edge_0_5_4)))
 (a!41 (or edge_0_5_4 (and edge_0_5_0 edge_0_0_4) (and edge_0_5_1 edge_0_1_4) (and edge_0_5_2 edge_0_2_4) (and
 edge_0_5_3 edge_0_3_4) (and edge_0_5_4 edge_0_4_4) (and edge_0_5_5 edge_0_5_4))) (a!43 (or edge_0_4_5 (and
 edge_0_4_0 edge_0_0_5) (and edge_0_4_1 edge_0_1_5) (and edge_0_4_2 edge_0_2_5) (and edge_0_4_3 edge_0_3_5)
 (and edge_0_4_4 edge_0_4_5) (and edge_0_4_5 edge_0_5_5))) (a!45 (or edge_0_5_5 (and edge_0_5_0 edge_0_0_5)
 (and edge_0_5_1 edge_0_1_5) (and edge_0_5_2 edge_0_2_5) (and edge_0_5_3 edge_0_3_5) (and edge_0_5_4
 edge_0_4_5) (and edge_0_5_5 edge_0_5_5))) (a!57 (or edge_1_0_2 (and edge_1_0_0 edge_1_0_2) (and edge_1_0_1
 edge_1_1_2) (and edge_1_0_2 edge_1_2_2) (and edge_1_0_3 edge_1_3_2) (and edge_1_0_4 edge_1_4_2) (and
 edge_1_0_5 edge_1_5_2))) (a!58 (or edge_1_0_0 (and edge_1_0_0 edge_1_0_0) (and edge_1_0_1 edge_1_1_0) (and
 edge_1_0_2 edge_1_2_0) (and edge_1_0_3 edge_1_3_0) (and edge_1_0_4 edge_1_4_0) (and edge_1_0_5 edge_1_5_0)))
 (a!59 (or edge_1_0_1 (and edge_1_0_0 edge_1_0_1) (and edge_1_0_1 edge_1_1_1) (and edge_1_0_2 edge_1_2_1) (and
 edge_1_0_3 edge_1_3_1) (and edge_1_0_4 edge_1_4_1) (and edge_1_0_5 edge_1_5_1))) (a!60 (or edge_1_1_2 (and
 edge_1_1_0 edge_1_0_2) (and edge_1_1_1 edge_1_1_2) (and edge_1_1_2 edge_1_2_2) (and edge_1_1_3 edge_1_3_2)
 (and edge_1_1_4 edge_1_4_2) (and edge_1_1_5 edge_1_5_2))) (a!61 (or edge_1_2_2 (and edge_1_2_0 edge_1_0_2)
 (and edge_1_2_1 edge_1_1_2) (and edge_1_2_2 edge_1_2_2) (and edge_1_2_3 edge_1_3_2) (and edge_1_2_4
 edge_1_4_2) (and edge_1_2_5 edge_1_5_2))) (a!62 (or edge_1_0_3 (and edge_1_0_0 edge_1_0_3) (and edge_1_0_1
 edge_1_1_3) (and edge_1_0_2 edge_1_2_3) (and edge_1_0_3 edge_1_3_3) (and edge_1_0_4 edge_1_4_3) (and
 edge_1_0_5 edge_1_5_3))) (a!63 (or edge_1_3_2 (and edge_1_3_0 edge_1_0_2) (and edge_1_3_1 edge_1_1_2) (and
 edge_1_3_2 edge_1_2_2) (and edge_1_3_3 edge_1_3_2) (and edge_1_3_4 edge_1_4_2) (and edge_1_3_5 edge_1_5_2)))
 (a!64 (or edge_1_0_4 (and edge_1_0_0 edge_1_0_4) (and edge_1_0_1 edge_1_1_4) (and edge_1_0_2 edge_1_2_4) (and
 edge_1_0_3 edge_1_3_4) (and edge_1_0_4 edge_1_4_4) (and edge_1_0_5 edge_1_5_4))) (a!65 (or edge_1_4_2 (and
 edge_1_4_0 edge_1_0_2) (and edge_1_4_1 edge_1_1_2) (and edge_1_4_2 edge_1_2_2) (and edge_1_4_3 edge_1_3_2)
 (and edge_1_4_4 edge_1_4_2) (and edge_1_4_5 edge_1_5_2))) (a!66 (or edge_1_0_5 (and edge_1_0_0 edge_1_0_5)
 (and edge_1_0_1 edge_1_1_5) (and edge_1_0_2 edge_1_2_5) (and edge_1_0_3 edge_1_3_5) (and edge_1_0_4
 edge_1_4_5) (and edge_1_0_5 edge_1_5_5))) (a!67 (or edge_1_5_2 (and edge_1_5_0 edge_1_0_2) (and edge_1_5_1
 edge_1_1_2) (and edge_1_5_2 edge_1_2_2) (and edge_1_5_3 edge_1_3_2) (and edge_1_5_4 edge_1_4_2) (and
 edge_1_5_5 edge_1_5_2))) (a!69 (or edge_1_1_0 (and edge_1_1_0 edge_1_0_0) (and edge_1_1_1 edge_1_1_0) (and
 edge_1_1_2 edge_1_2_0) (and edge_1_1_3 edge_1_3_0) (and edge_1_1_4 edge_1_4_0) (and edge_1_1_5 edge_1_5_0)))
 (a!70 (or edge_1_2_0 (and edge_1_2_0 edge_1_0_0) (and edge_1_2_1 edge_1_1_0) (and edge_1_2_2 edge_1_2_0) (and
 edge_1_2_3 edge_1_3_0) (and edge_1_2_4 edge_1_4_0) (and edge_1_2_5 edge_1_5_0))) (a!71 (or edge_1_3_0 (and
 edge_1_3_0 edge_1_0_0) (and edge_1_3_1 edge_1_1_0) (and edge_1_3_2 edge_1_2_0) (and edge_1_3_3 edge_1_3_0)
 (and edge_1_3_4 edge_1_4_0) (and edge_1_3_5 edge_1_5_0))) (a!72 (or edge_1_4_0 (and edge_1_4_0 edge_1_0_0)
 (and edge_1_4_1 edge_1_1_0) (and edge_1_4_2 edge_1_2_0) (and edge_1_4_3 edge_1_3_0) (and edge_1_4_4
 edge_1_4_0) (and edge_1_4_5 edge_1_5_0))) (a!73 (or edge_1_5_0 (and edge_1_5_0 edge_1_0_0) (and edge_1_5_1
 edge_1_1_0) (and edge_1_5_2 edge_1_2_0) (and edge_1_5_3 edge_1_3_0) (and edge_1_5_4 edge_1_4_0) (and
 edge_1_5_5 edge_1_5_0))) (a!75 (or edge_1_1_1 (and edge_1_1_0 edge_1_0_1) (and edge_1_1_1 edge_1_1_1) (and
 edge_1_1_2 edge_1_2_1) (and edge_1_1_3 edge_1_3_1) (and edge_1_1_4 edge_1_4_1) (and edge_1_1_5 edge_1_5_1)))
 (a!76 (or edge_1_2_1 (and edge_1_2_0 edge_1_0_1) (and edge_1_2_1 edge_1_1_1) (and edge_1_2_2 edge_1_2_1) (and
 edge_1_2_3 edge_1_3_1) (and edge_1_2_4 edge_1_4_1) (and edge_1_2_5 edge_1_5_1))) (a!77 (or edge_1_3_1 (and
 edge_1_3_0 edge_1_0_1) (and edge_1_3_1 edge_1_1_1) (and edge_1_3_2 edge_1_2_1) (and edge_1_3_3 edge_1_3_1)
 (and edge_1_3_4 edge_1_4_1) (and edge_1_3_5 edge_1_5_1))) (a!78 (or edge_1_4_1 (and edge_1_4_0 edge_1_0_1)
 (and edge_1_4_1 edge_1_1_1) (and edge_1_4_2 edge_1_2_1) (and edge_1_4_3 edge_1_3_1) (and edge_1_4_4
 edge_1_4_1) (and edge_1_4_5 edge_1_5_1))) (a!79 (or edge_1_5_1 (and edge_1_5_0 edge_1_0_1) (and edge_1_5_1
 edge_1_1_1) (and edge_1_5_2 edge_1_2_1) (and edge_1_5_3 edge_1_3_1) (and edge_1_5_4 edge_1_4_1) (and
 edge_1_5_5 edge_1_5_1))) (a!81 (or edge_1_1_3 (and edge_1_1_0 edge_1_0_3) (and edge_1_1_1 edge_1_1_3) (and
 edge_1_1_2 edge_1_2_3) (and edge_1_1_3 edge_1_3_3) (and edge_1_1_4 edge_1_4_3) (and edge_1_1_5 edge_1_5_3)))
 (a!82 (or edge_1_1_4 (and edge_1_1_0 edge_1_0_4) (and edge_1_1_1 edge_1_1_4) (and edge_1_1_2 edge_1_2_4) (and
 edge_1_1_3 edge_1_3_4) (and edge_1_1_4 edge_1_4_4) (and edge_1_1_5 edge_1_5_4))) (a!83 (or edge_1_1_5 (and
 edge_1_1_0 edge_1_0_5) (and edge_1_1_1 edge_1_1_5) (and edge_1_1_2 edge_1_2_5) (and edge_1_1_3 edge_1_3_5)
 (and edge_1_1_4 edge_1_4_5) (and edge_1_1_5 edge_1_5_5))) (a!85 (or edge_1_2_3 (and edge_1_2_0 edge_1_0_3)
 (and edge_1_2_1 edge_1_1_3) (and edge_1_2_2 edge_1_2_3) (and edge_1_2_3 edge_1_3_3) (and edge_1_2_4
 edge_1_4_3) (and edge_1_2_5 edge_1_5_3))) (a!86 (or edge_1_2_4 (and edge_1_2_0 edge_1_0_4) (and edge_1_2_1
 edge_1_1_4) (and edge_1_2_2 edge_1_2_4) (and edge_1_2_3 edge_1_3_4) (and edge_1_2_4 edge_1_4_4) (and
 edge_1_2_5 edge_1_5_4))) (a!87 (or edge_1_2_5 (and edge_1_2_0 edge_1_0_5) (and edge_1_2_1 edge_1_1_5) (and
 edge_1_2_2 edge_1_2_5) (and edge_1_2_3 edge_1_3_5) (and edge_1_2_4 edge_1_4_5) (and edge_1_2_5 edge_1_5_5)))
 (a!89 (or edge_1_3_3 (and edge_1_3_0 edge_1_0_3) (and edge_1_3_1 edge_1_1_3) (and edge_1_3_2 edge_1_2_3) (and
 edge_1_3_3 edge_1_3_3) (and edge_1_3_4 edge_1_4_3) (and edge_1_3_5 edge_1_5_3))) (a!90 (or edge_1_4_3 (and
 edge_1_4_0 edge_1_0_3) (and edge_1_4_1 edge_1_1_3) (and edge_1_4_2 edge_1_2_3) (and edge_1_4_3 edge_1_3_3)
 (and edge_1_4_4 edge_1_4_3) (and edge_1_4_5 edge_1_5_3))) (a!91 (or edge_1_5_3 (and edge_1_5_0 edge_1_0_3)
 (and edge_1_5_1 edge_1_1_3) (and edge_1_5_2 edge_1_2_3) (and edge_1_5_3 edge_1_3_3) (and edge_1_5_4
 edge_1_4_3) (and edge_1_5_5 edge_1_5_3))) (a!93 (or edge_1_3_4 (and edge_1_3_0 edge_1_0_4) (and edge_1_3_1
 edge_1_1_4) (and edge_1_3_2 edge_1_2_4) (and edge_1_3_3 edge_1_3_4) (and edge_1_3_4 edge_1_4_4) (and
 edge_1_3_5 edge_1_5_4))) (a!94 (or edge_1_3_5 (and edge_1_3_0 edge_1_0_5) (and edge_1_3_1 edge_1_1_5) (and
 edge_1_3_2 edge_1_2_5) (and edge_1_3_3 edge_1_3_5) (and edge_1_3_4 edge_1_4_5) (and edge_1_3_5 edge_1_5_5)))
 (a!96 (or edge_1_4_4 (and edge_1_4_0 edge_1_0_4) (and edge_1_4_1 edge_1_1_4) (and edge_1_4_2 edge_1_2_4) (and
 edge_1_4_3 edge_1_3_4) (and edge_1_4_4 edge_1_4_4) (and edge_1_4_5 edge_1_5_4))) (a!97 (or edge_1_5_4 (and
 edge_1_5_0 edge_1_0_4) (and edge_1_5_1 edge_1_1_4) (and edge_1_5_2 edge_1_2_4) (and edge_1_5_3 edge_1_3_4)
 (and edge_1_5_4 edge_1_4_4) (and edge_1_5_5 edge_1_5_4))) (a!99 (or edge_1_4_5 (and edge_1_4_0 edge_1_0_5)
 (and edge_1_4_1 edge_1_1_5) (and edge_1_4_2 edge_1_2_5) (and edge_1_4_3 edge_1_3_5) (and edge_1_4_4
 edge_1_4_5) (and edge_1_4_5 edge_1_5_5))) (a!101 (or edge_1_5_5 (and edge_1_5_0 edge_1_0_5) (and edge_1_5_1
 edge_1_1_5) (and edge_1_5_2 edge_1_2_5) (and edge_1_5_3 edge_1_3_5) (and edge_1_5_4 edge_1_4_5) (and
 edge_1_5_5 edge_1_5_5))) (a!113 (or edge_2_0_2 (and edge_2_0_0 edge_2_0_2) (and edge_2_0_1 edge_2_1_2) (and
 edge_2_0_2 edge_2_2_2) (and edge_2_0_3 edge_2_3_2) (and edge_2_0_4 edge_2_4_2) (and edge_2_0_5 edge_2_5_2)))
 (a!114 (or edge_2_0_0 (and edge_2_0_0 edge_2_0_0) (and edge_2_0_1 edge_2_1_0) (and edge_2_0_2 edge_2_2_0) (and
 edge_2_0_3 edge_2_3_0) (and edge_2_0_4 edge_2_4_0) (and edge_2_0_5 edge_2_5_0))) (a!115 (or edge_2_0_1 (and
 edge_2_0_0 edge_2_0_1) (and edge_2_0_1 edge_2_1_1) (and edge_2_0_2 edge_2_2_1) (and edge_2_0_3 edge_2_3_1)
 (and edge_2_0_4 edge_2_4_1) (and edge_2_0_5 edge_2_5_1))) (a!116 (or edge_2_1_2 (and edge_2_1_0 edge_2_0_2)
 (and edge_2_1_1 edge_2_1_2) (and edge_2_1_2 edge_2_2_2) (and edge_2_1_3 edge_2_3_2) (and edge_2_1_4
 edge_2_4_2) (and edge_2_1_5 edge_2_5_2))) (a!117 (or edge_2_2_2 (and edge_2_2_0 edge_2_0_2) (and edge_2_2_1
 edge_2_1_2) (and edge_2_2_2 edge_2_2_2) (and edge_2_2_3 edge_2_3_2) (and edge_2_2_4 edge_2_4_2) (and
 edge_2_2_5 edge_2_5_2))) (a!118 (or edge_2_0_3 (and edge_2_0_0 edge_2_0_3) (and edge_2_0_1 edge_2_1_3) (and
 edge_2_0_2 edge_2_2_3) (and edge_2_0_3 edge_2_3_3) (and edge_2_0_4 edge_2_4_3) (and edge_2_0_5 edge_2_5_3)))
 (a!119 (or edge_2_3_2 (and edge_2_3_0 edge_2_0_2) (and edge_2_3_1 edge_2_1_2) (and edge_2_3_2 edge_2_2_2) (and
 edge_2_3_3 edge_2_3_2) (and edge_2_3_4 edge_2_4_2) (and edge_2_3_5 edge_2_5_2))) (a!120 (or edge_2_0_4 (and
 edge_2_0_0 edge_2_0_4) (and edge_2_0_1 edge_2_1_4) (and edge_2_0_2 edge_2_2_4) (and edge_2_0_3 edge_2_3_4)
 (and edge_2_0_4 edge_2_4_4) (and edge_2_0_5 edge_2_5_4))) (a!121 (or edge_2_4_2 (and edge_2_4_0 edge_2_0_2)
 (and edge_2_4_1 edge_2_1_2) (and edge_2_4_2 edge_2_2_2) (and edge_2_4_3 edge_2_3_2) (and edge_2_4_4
 edge_2_4_2) (and edge_2_4_5 edge_2_5_2))) (a!122 (or edge_2_0_5 (and edge_2_0_0 edge_2_0_5) (and edge_2_0_1
 edge_2_1_5) (and edge_2_0_2 edge_2_2_5) (and edge_2_0_3 edge_2_3_5) (and edge_2_0_4 edge_2_4_5) (and
 edge_2_0_5 edge_2_5_5))) (a!123 (or edge_2_5_2 (and edge_2_5_0 edge_2_0_2) (and edge_2_5_1 edge_2_1_2) (and
 edge_2_5_2 edge_2_2_2) (and edge_2_5_3 edge_2_3_2) (and edge_2_5_4 edge_2_4_2) (and edge_2_5_5 edge_2_5_2)))
 (a!125 (or edge_2_1_0 (and edge_2_1_0 edge_2_0_0) (and edge_2_1_1 edge_2_1_0) (and edge_2_1_2 edge_2_2_0) (and
 edge_2_1_3 edge_2_3_0) (and edge_2_1_4 edge_2_4_0) (and edge_2_1_5 edge_2_5_0))) (a!126 (or edge_2_2_0 (and
 edge_2_2_0 edge_2_0_0) (and edge_2_2_1 edge_2_1_0) (and edge_2_2_2 edge_2_2_0) (and edge_2_2_3 edge_2_3_0)
 (and edge_2_2_4 edge_2_4_0) (and edge_2_2_5 edge_2_5_0))) (a!127 (or edge_2_3_0 (and edge_2_3_0 edge_2_0_0)
 (and edge_2_3_1 edge_2_1_0) (and edge_2_3_2 edge_2_2_0) (and edge_2_3_3 edge_2_3_0) (and edge_2_3_4
 edge_2_4_0) (and edge_2_3_5 edge_2_5_0))) (a!128 (or edge_2_4_0 (and edge_2_4_0 edge_2_0_0) (and edge_2_4_1
 edge_2_1_0) (and edge_2_4_2 edge_2_2_0) (and edge_2_4_3 edge_2_3_0) (and edge_2_4_4 edge_2_4_0) (and
 edge_2_4_5 edge_2_5_0))) (a!129 (or edge_2_5_0 (and edge_2_5_0 edge_2_0_0) (and edge_2_5_1 edge_2_1_0) (and
 edge_2_5_2 edge_2_2_0) (and edge_2_5_3 edge_2_3_0) (and edge_2_5_4 edge_2_4_0) (and edge_2_5_5 edge_2_5_0)))
 (a!131 (or edge_2_1_1 (and edge_2_1_0 edge_2_0_1) (and edge_2_1_1 edge_2_1_1) (and edge_2_1_2 edge_2_2_1) (and
 edge_2_1_3 edge_2_3_1) (and edge_2_1_4 edge_2_4_1) (and edge_2_1_5 edge_2_5_1))) (a!132 (or edge_2_2_1 (and
 edge_2_2_0 edge_2_0_1) (and edge_2_2_1 edge_2_1_1) (and edge_2_2_2 edge_2_2_1) (and edge_2_2_3 edge_2_3_1)
 (and edge_2_2_4 edge_2_4_1) (and edge_2_2_5 edge_2_5_1))) (a!133 (or edge_2_3_1 (and edge_2_3_0 edge_2_0_1)
 (and edge_2_3_1 edge_2_1_1) (and edge_2_3_2 edge_2_2_1) (and edge_2_3_3 edge_2_3_1) (and edge_2_3_4
 edge_2_4_1) (and edge_2_3_5 edge_2_5_1))) (a!134 (or edge_2_4_1 (and edge_2_4_0 edge_2_0_1) (and edge_2_4_1
 edge_2_1_1) (and edge_2_4_2 edge_2_2_1) (and edge_2_4_3 edge_2_3_1) (and edge_2_4_4 edge_2_4_1) (and
 edge_2_4_5 edge_2_5_1))) (a!135 (or edge_2_5_1 (and edge_2_5_0 edge_2_0_1) (and edge_2_5_1 edge_2_1_1) (and
 edge_2_5_2 edge_2_2_1) (and edge_2_5_3 edge_2_3_1) (and edge_2_5_4 edge_2_4_1) (and edge_2_5_5 edge_2_5_1)))
 (a!137 (or edge_2_1_3 (and edge_2_1_0 edge_2_0_3) (and edge_2_1_1 edge_2_1_3) (and edge_2_1_2 edge_2_2_3) (and
 edge_2_1_3 edge_2_3_3) (and edge_2_1_4 edge_2_4_3) (and edge_2_1_5 edge_2_5_3))) (a!138 (or edge_2_1_4 (and
 edge_2_1_0 edge_2_0_4) (and edge_2_1_1 edge_2_1_4) (and edge_2_1_2 edge_2_2_4) (and edge_2_1_3 edge_2_3_4)
 (and edge_2_1_4 edge_2_4_4) (and edge_2_1_5 edge_2_5_4))) (a!139 (or edge_2_1_5 (and edge_2_1_0 edge_2_0_5)
 (and edge_2_1_1 edge_2_1_5) (and edge_2_1_2 edge_2_2_5) (and edge_2_1_3 edge_2_3_5) (and edge_2_1_4
 edge_2_4_5) (and edge_2_1_5 edge_2_5_5))) (a!141 (or edge_2_2_3 (and edge_2_2_0 edge_2_0_3) (and edge_2_2_1
 edge_2_1_3) (and edge_2_2_2 edge_2_2_3) (and edge_2_2_3 edge_2_3_3) (and edge_2_2_4 edge_2_4_3) (and
 edge_2_2_5 edge_2_5_3))) (a!142 (or edge_2_2_4 (and edge_2_2_0 edge_2_0_4) (and edge_2_2_1 edge_2_1_4) (and
 edge_2_2_2 edge_2_2_4) (and edge_2_2_3 edge_2_3_4) (and edge_2_2_4 edge_2_4_4) (and edge_2_2_5 edge_2_5_4)))
 (a!143 (or edge_2_2_5 (and edge_2_2_0 edge_2_0_5) (and edge_2_2_1 edge_2_1_5) (and edge_2_2_2 edge_2_2_5) (and
 edge_2_2_3 edge_2_3_5) (and edge_2_2_4 edge_2_4_5) (and edge_2_2_5 edge_2_5_5))) (a!145 (or edge_2_3_3 (and
 edge_2_3_0 edge_2_0_3) (and edge_2_3_1 edge_2_1_3) (and edge_2_3_2 edge_2_2_3) (and edge_2_3_3 edge_2_3_3)
 (and edge_2_3_4 edge_2_4_3) (and edge_2_3_5 edge_2_5_3))) (a!146 (or edge_2_4_3 (and edge_2_4_0 edge_2_0_3)
 (and edge_2_4_1 edge_2_1_3) (and edge_2_4_2 edge_2_2_3) (and edge_2_4_3 edge_2_3_3) (and edge_2_4_4
 edge_2_4_3) (and edge_2_4_5 edge_2_5_3))) (a!147 (or edge_2_5_3 (and edge_2_5_0 edge_2_0_3) (and edge_2_5_1
 edge_2_1_3) (and edge_2_5_2 edge_2_2_3) (and edge_2_5_3 edge_2_3_3) (and edge_2_5_4 edge_2_4_3) (and
 edge_2_5_5 edge_2_5_3))) (a!149 (or edge_2_3_4 (and edge_2_3_0 edge_2_0_4) (and edge_2_3_1 edge_2_1_4) (and
 edge_2_3_2 edge_2_2_4) (and edge_2_3_3 edge_2_3_4) (and edge_2_3_4 edge_2_4_4) (and edge_2_3_5 edge_2_5_4)))
 (a!150 (or edge_2_3_5 (and edge_2_3_0 edge_2_0_5) (and edge_2_3_1 edge_2_1_5) (and edge_2_3_2 edge_2_2_5) (and
 edge_2_3_3 edge_2_3_5) (and edge_2_3_4 edge_2_4_5) (and edge_2_3_5 edge_2_5_5))) (a!152 (or edge_2_4_4 (and
 edge_2_4_0 edge_2_0_4) (and edge_2_4_1 edge_2_1_4) (and edge_2_4_2 edge_2_2_4) (and edge_2_4_3 edge_2_3_4)
 (and edge_2_4_4 edge_2_4_4) (and edge_2_4_5 edge_2_5_4))) (a!153 (or edge_2_5_4 (and edge_2_5_0 edge_2_0_4)
 (and edge_2_5_1 edge_2_1_4) (and edge_2_5_2 edge_2_2_4) (and edge_2_5_3 edge_2_3_4) (and edge_2_5_4
 edge_2_4_4) (and edge_2_5_5 edge_2_5_4))) (a!155 (or edge_2_4_5 (and edge_2_4_0 edge_2_0_5) (and edge_2_4_1
 edge_2_1_5) (and edge_2_4_2 edge_2_2_5) (and edge_2_4_3 edge_2_3_5) (and edge_2_4_4 edge_2_4_5) (and
 edge_2_4_5 edge_2_5_5))) (a!157 (or edge_2_5_5 (and edge_2_5_0 edge_2_0_5) (and edge_2_5_1 edge_2_1_5) (and
 edge_2_5_2 edge_2_2_5) (and edge_2_5_3 edge_2_3_5) (and edge_2_5_4 edge_2_4_5) (and edge_2_5_5 edge_2_5_5))))
 (let ((a!12 (or a!1 (and a!2 a!1) (and a!3 a!4) (and a!1 a!5) (and a!6 a!7) (and a!8 a!9) (and a!10 a!11)))
 (a!18 (or a!2 (and a!2 a!2) (and a!3 a!13) (and a!1 a!14) (and a!6 a!15) (and a!8 a!16) (and a!10 a!17)))
 (a!24 (or a!3 (and a!2 a!3) (and a!3 a!19) (and a!1 a!20) (and a!6 a!21) (and a!8 a!22) (and a!10 a!23)))
 (a!28 (or a!4 (and a!13 a!1) (and a!19 a!4) (and a!4 a!5) (and a!25 a!7) (and a!26 a!9) (and a!27 a!11)))
 (a!32 (or a!5 (and a!14 a!1) (and a!20 a!4) (and a!5 a!5) (and a!29 a!7) (and a!30 a!9) (and a!31 a!11)))
 (a!36 (or a!6 (and a!2 a!6) (and a!3 a!25) (and a!1 a!29) (and a!6 a!33) (and a!8 a!34) (and a!10 a!35)))
 (a!39 (or a!7 (and a!15 a!1) (and a!21 a!4) (and a!7 a!5) (and a!33 a!7) (and a!37 a!9) (and a!38 a!11)))
 (a!42 (or a!8 (and a!2 a!8) (and a!3 a!26) (and a!1 a!30) (and a!6 a!37) (and a!8 a!40) (and a!10 a!41)))
 (a!44 (or a!9 (and a!16 a!1) (and a!22 a!4) (and a!9 a!5) (and a!34 a!7) (and a!40 a!9) (and a!43 a!11)))
 (a!46 (or a!10 (and a!2 a!10) (and a!3 a!27) (and a!1 a!31) (and a!6 a!38) (and a!8 a!43) (and a!10 a!45)))
 (a!47 (or a!11 (and a!17 a!1) (and a!23 a!4) (and a!11 a!5) (and a!35 a!7) (and a!41 a!9) (and a!45 a!11)))
 (a!48 (or a!25 (and a!13 a!6) (and a!19 a!25) (and a!4 a!29) (and a!25 a!33) (and a!26 a!34) (and a!27 a!35)))
 (a!49 (or a!29 (and a!14 a!6) (and a!20 a!25) (and a!5 a!29) (and a!29 a!33) (and a!30 a!34) (and a!31 a!35)))
 (a!50 (or a!33 (and a!15 a!6) (and a!21 a!25) (and a!7 a!29) (and a!33 a!33) (and a!37 a!34) (and a!38 a!35)))
 (a!51 (or a!34 (and a!16 a!6) (and a!22 a!25) (and a!9 a!29) (and a!34 a!33) (and a!40 a!34) (and a!43 a!35)))
 (a!52 (or a!35 (and a!17 a!6) (and a!23 a!25) (and a!11 a!29) (and a!35 a!33) (and a!41 a!34) (and a!45
 a!35))) (a!53 (or a!13 (and a!13 a!2) (and a!19 a!13) (and a!4 a!14) (and a!25 a!15) (and a!26 a!16) (and a!27
 a!17))) (a!54 (or a!19 (and a!13 a!3) (and a!19 a!19) (and a!4 a!20) (and a!25 a!21) (and a!26 a!22) (and a!27
 a!23))) (a!55 (or a!26 (and a!13 a!8) (and a!19 a!26) (and a!4 a!30) (and a!25 a!37) (and a!26 a!40) (and a!27
 a!41))) (a!56 (or a!27 (and a!13 a!10) (and a!19 a!27) (and a!4 a!31) (and a!25 a!38) (and a!26 a!43) (and
 a!27 a!45))) (a!68 (or a!57 (and a!58 a!57) (and a!59 a!60) (and a!57 a!61) (and a!62 a!63) (and a!64 a!65)
 (and a!66 a!67))) (a!74 (or a!58 (and a!58 a!58) (and a!59 a!69) (and a!57 a!70) (and a!62 a!71) (and a!64
 a!72) (and a!66 a!73))) (a!80 (or a!59 (and a!58 a!59) (and a!59 a!75) (and a!57 a!76) (and a!62 a!77) (and
 a!64 a!78) (and a!66 a!79))) (a!84 (or a!60 (and a!69 a!57) (and a!75 a!60) (and a!60 a!61) (and a!81 a!63)
 (and a!82 a!65) (and a!83 a!67))) (a!88 (or a!61 (and a!70 a!57) (and a!76 a!60) (and a!61 a!61) (and a!85
 a!63) (and a!86 a!65) (and a!87 a!67))) (a!92 (or a!62 (and a!58 a!62) (and a!59 a!81) (and a!57 a!85) (and
 a!62 a!89) (and a!64 a!90) (and a!66 a!91))) (a!95 (or a!63 (and a!71 a!57) (and a!77 a!60) (and a!63 a!61)
 (and a!89 a!63) (and a!93 a!65) (and a!94 a!67))) (a!98 (or a!64 (and a!58 a!64) (and a!59 a!82) (and a!57
 a!86) (and a!62 a!93) (and a!64 a!96) (and a!66 a!97))) (a!100 (or a!65 (and a!72 a!57) (and a!78 a!60) (and
 a!65 a!61) (and a!90 a!63) (and a!96 a!65) (and a!99 a!67))) (a!102 (or a!66 (and a!58 a!66) (and a!59 a!83)
 (and a!57 a!87) (and a!62 a!94) (and a!64 a!99) (and a!66 a!101))) (a!103 (or a!67 (and a!73 a!57) (and a!79
 a!60) (and a!67 a!61) (and a!91 a!63) (and a!97 a!65) (and a!101 a!67))) (a!104 (or a!81 (and a!69 a!62) (and
 a!75 a!81) (and a!60 a!85) (and a!81 a!89) (and a!82 a!90) (and a!83 a!91))) (a!105 (or a!85 (and a!70 a!62)
 (and a!76 a!81) (and a!61 a!85) (and a!85 a!89) (and a!86 a!90) (and a!87 a!91))) (a!106 (or a!89 (and a!71
 a!62) (and a!77 a!81) (and a!63 a!85) (and a!89 a!89) (and a!93 a!90) (and a!94 a!91))) (a!107 (or a!90 (and
 a!72 a!62) (and a!78 a!81) (and a!65 a!85) (and a!90 a!89) (and a!96 a!90) (and a!99 a!91))) (a!108 (or a!91
 (and a!73 a!62) (and a!79 a!81) (and a!67 a!85) (and a!91 a!89) (and a!97 a!90) (and a!101 a!91))) (a!109 (or
 a!69 (and a!69 a!58) (and a!75 a!69) (and a!60 a!70) (and a!81 a!71) (and a!82 a!72) (and a!83 a!73))) (a!110
 (or a!75 (and a!69 a!59) (and a!75 a!75) (and a!60 a!76) (and a!81 a!77) (and a!82 a!78) (and a!83 a!79)))
 (a!111 (or a!82 (and a!69 a!64) (and a!75 a!82) (and a!60 a!86) (and a!81 a!93) (and a!82 a!96) (and a!83
 a!97))) (a!112 (or a!83 (and a!69 a!66) (and a!75 a!83) (and a!60 a!87) (and a!81 a!94) (and a!82 a!99) (and
 a!83 a!101))) (a!124 (or a!113 (and a!114 a!113) (and a!115 a!116) (and a!113 a!117) (and a!118 a!119) (and
 a!120 a!121) (and a!122 a!123))) (a!130 (or a!114 (and a!114 a!114) (and a!115 a!125) (and a!113 a!126) (and
 a!118 a!127) (and a!120 a!128) (and a!122 a!129))) (a!136 (or a!115 (and a!114 a!115) (and a!115 a!131) (and
 a!113 a!132) (and a!118 a!133) (and a!120 a!134) (and a!122 a!135))) (a!140 (or a!116 (and a!125 a!113) (and
 a!131 a!116) (and a!116 a!117) (and a!137 a!119) (and a!138 a!121) (and a!139 a!123))) (a!144 (or a!117 (and
 a!126 a!113) (and a!132 a!116) (and a!117 a!117) (and a!141 a!119) (and a!142 a!121) (and a!143 a!123)))
 (a!148 (or a!118 (and a!114 a!118) (and a!115 a!137) (and a!113 a!141) (and a!118 a!145) (and a!120 a!146)
 (and a!122 a!147))) (a!151 (or a!119 (and a!127 a!113) (and a!133 a!116) (and a!119 a!117) (and a!145 a!119)
 (and a!149 a!121) (and a!150 a!123))) (a!154 (or a!120 (and a!114 a!120) (and a!115 a!138) (and a!113 a!142)
 (and a!118 a!149) (and a!120 a!152) (and a!122 a!153))) (a!156 (or a!121 (and a!128 a!113) (and a!134 a!116)
 (and a!121 a!117) (and a!146 a!119) (and a!152 a!121) (and a!155 a!123))) (a!158 (or a!122 (and a!114 a!122)
 (and a!115 a!139) (and a!113 a!143) (and a!118 a!150) (and a!120 a!155) (and a!122 a!157))) (a!159 (or a!123
 (and a!129 a!113) (and a!135 a!116) (and a!123 a!117) (and a!147 a!119) (and a!153 a!121) (and a!157 a!123)))
 (a!160 (or a!137 (and a!125 a!118) (and a!131 a!137) (and a!116 a!141) (and a!137 a!145) (and a!138 a!146)
 (and a!139 a!147))) (a!161 (or a!141 (and a!126 a!118) (and a!132 a!137) (and a!117 a!141) (and a!141 a!145)
 (and a!142 a!146) (and a!143 a!147))) (a!162 (or a!145 (and a!127 a!118) (and a!133 a!137) (and a!119 a!141)
 (and a!145 a!145) (and a!149 a!146) (and a!150 a!147))) (a!163 (or a!146 (and a!128 a!118) (and a!134 a!137)
 (and a!121 a!141) (and a!146 a!145) (and a!152 a!146) (and a!155 a!147))) (a!164 (or a!147 (and a!129 a!118)
 (and a!135 a!137) (and a!123 a!141) (and a!147 a!145) (and a!153 a!146) (and a!157 a!147))) (a!165 (or a!125
 (and a!125 a!114) (and a!131 a!125) (and a!116 a!126) (and a!137 a!127) (and a!138 a!128) (and a!139 a!129)))
 (a!166 (or a!131 (and a!125 a!115) (and a!131 a!131) (and a!116 a!132) (and a!137 a!133) (and a!138 a!134)
 (and a!139 a!135))) (a!167 (or a!138 (and a!125 a!120) (and a!131 a!138) (and a!116 a!142) (and a!137 a!149)
 (and a!138 a!152) (and a!139 a!153))) (a!168 (or a!139 (and a!125 a!122) (and a!131 a!139) (and a!116 a!143)
 (and a!137 a!150) (and a!138 a!155) (and a!139 a!157)))) (and (=> M_0_0 (or a!12 (and a!18 a!12) (and a!24
 a!28) (and a!12 a!32) (and a!36 a!39) (and a!42 a!44) (and a!46 a!47))) (=> M_0_1 (or a!36 (and a!18 a!36)
 (and a!24 a!48) (and a!12 a!49) (and a!36 a!50) (and a!42 a!51) (and a!46 a!52))) (=> M_1_0 (or a!28 (and a!53
 a!12) (and a!54 a!28) (and a!28 a!32) (and a!48 a!39) (and a!55 a!44) (and a!56 a!47))) (=> M_1_1 (or a!48
 (and a!53 a!36) (and a!54 a!48) (and a!28 a!49) (and a!48 a!50) (and a!55 a!51) (and a!56 a!52))) (=> M_0_0
 (or a!68 (and a!74 a!68) (and a!80 a!84) (and a!68 a!88) (and a!92 a!95) (and a!98 a!100) (and a!102 a!103)))
 (=> M_0_1 (or a!92 (and a!74 a!92) (and a!80 a!104) (and a!68 a!105) (and a!92 a!106) (and a!98 a!107) (and
 a!102 a!108))) (=> M_1_0 (or a!84 (and a!109 a!68) (and a!110 a!84) (and a!84 a!88) (and a!104 a!95) (and
 a!111 a!100) (and a!112 a!103))) (=> M_1_1 (or a!104 (and a!109 a!92) (and a!110 a!104) (and a!84 a!105) (and
 a!104 a!106) (and a!111 a!107) (and a!112 a!108))) (=> M_0_0 (or a!124 (and a!130 a!124) (and a!136 a!140)
 (and a!124 a!144) (and a!148 a!151) (and a!154 a!156) (and a!158 a!159))) (=> M_0_1 (or a!148 (and a!130
 a!148) (and a!136 a!160) (and a!124 a!161) (and a!148 a!162) (and a!154 a!163) (and a!158 a!164))) (=> M_1_0
 (or a!140 (and a!165 a!124) (and a!166 a!140) (and a!140 a!144) (and a!160 a!151) (and a!167 a!156) (and a!168
 a!159))) (=> M_1_1 (or a!160 (and a!165 a!148) (and a!166 a!160) (and a!140 a!161) (and a!160 a!162) (and
 a!167 a!163) (and a!168 a!164)))))))
; hypothesis: a
(assert
 (let ((a!1 (or edge_0_4_2 (and edge_0_4_0 edge_0_0_2) (and edge_0_4_1 edge_0_1_2) (and edge_0_4_2 edge_0_2_2)
 (and edge_0_4_3 edge_0_3_2) (and edge_0_4_4 edge_0_4_2) (and edge_0_4_5 edge_0_5_2))) (a!2 (or edge_0_4_0 (and
 edge_0_4_0 edge_0_0_0) (and edge_0_4_1 edge_0_1_0) (and edge_0_4_2 edge_0_2_0) (and edge_0_4_3 edge_0_3_0)
 (and edge_0_4_4 edge_0_4_0) (and edge_0_4_5 edge_0_5_0))) (a!3 (or edge_0_0_2 (and edge_0_0_0 edge_0_0_2) (and
 edge_0_0_1 edge_0_1_2) (and edge_0_0_2 edge_0_2_2) (and edge_0_0_3 edge_0_3_2) (and edge_0_0_4 edge_0_4_2)
 (and edge_0_0_5 edge_0_5_2))) (a!4 (or edge_0_4_1 (and edge_0_4_0 edge_0_0_1) (and edge_0_4_1 edge_0_1_1) (and
 edge_0_4_2 edge_0_2_1) (and edge_0_4_3 edge_0_3_1) (and edge_0_4_4 edge_0_4_1) (and edge_0_4_5 edge_0_5_1)))
 (a!5 (or edge_0_1_2 (and edge_0_1_0 edge_0_0_2) (and edge_0_1_1 edge_0_1_2) (and edge_0_1_2 edge_0_2_2) (and
 edge_0_1_3 edge_0_3_2) (and edge_0_1_4 edge_0_4_2) (and edge_0_1_5 edge_0_5_2))) (a!6 (or edge_0_2_2 (and
 edge_0_2_0 edge_0_0_2) (and edge_0_2_1 edge_0_1_2) (and edge_0_2_2 edge_0_2_2) (and edge_0_2_3 edge_0_3_2)
 (and edge_0_2_4 edge_0_4_2) (and edge_0_2_5 edge_0_5_2))) (a!7 (or edge_0_4_3 (and edge_0_4_0 edge_0_0_3) (and
 edge_0_4_1 edge_0_1_3) (and edge_0_4_2 edge_0_2_3) (and edge_0_4_3 edge_0_3_3) (and edge_0_4_4 edge_0_4_3)
 (and edge_0_4_5 edge_0_5_3))) (a!8 (or edge_0_3_2 (and edge_0_3_0 edge_0_0_2) (and edge_0_3_1 edge_0_1_2) (and
 edge_0_3_2 edge_0_2_2) (and edge_0_3_3 edge_0_3_2) (and edge_0_3_4 edge_0_4_2) (and edge_0_3_5 edge_0_5_2)))
 (a!9 (or edge_0_4_4 (and edge_0_4_0 edge_0_0_4) (and edge_0_4_1 edge_0_1_4) (and edge_0_4_2 edge_0_2_4) (and
 edge_0_4_3 edge_0_3_4) (and edge_0_4_4 edge_0_4_4) (and edge_0_4_5 edge_0_5_4))) (a!10 (or edge_0_4_5 (and
 edge_0_4_0 edge_0_0_5) (and edge_0_4_1 edge_0_1_5) (and edge_0_4_2 edge_0_2_5) (and edge_0_4_3 edge_0_3_5)
 (and edge_0_4_4 edge_0_4_5) (and edge_0_4_5 edge_0_5_5))) (a!11 (or edge_0_5_2 (and edge_0_5_0 edge_0_0_2)
 (and edge_0_5_1 edge_0_1_2) (and edge_0_5_2 edge_0_2_2) (and edge_0_5_3 edge_0_3_2) (and edge_0_5_4
 edge_0_4_2) (and edge_0_5_5 edge_0_5_2))) (a!13 (or edge_0_0_0 (and edge_0_0_0 edge_0_0_0) (and edge_0_0_1
 edge_0_1_0) (and edge_0_0_2 edge_0_2_0) (and edge_0_0_3 edge_0_3_0) (and edge_0_0_4 edge_0_4_0) (and
 edge_0_0_5 edge_0_5_0))) (a!14 (or edge_0_1_0 (and edge_0_1_0 edge_0_0_0) (and edge_0_1_1 edge_0_1_0) (and
 edge_0_1_2 edge_0_2_0) (and edge_0_1_3 edge_0_3_0) (and edge_0_1_4 edge_0_4_0) (and edge_0_1_5 edge_0_5_0)))
 (a!15 (or edge_0_2_0 (and edge_0_2_0 edge_0_0_0) (and edge_0_2_1 edge_0_1_0) (and edge_0_2_2 edge_0_2_0) (and
 edge_0_2_3 edge_0_3_0) (and edge_0_2_4 edge_0_4_0) (and edge_0_2_5 edge_0_5_0))) (a!16 (or edge_0_3_0 (and
 edge_0_3_0 edge_0_0_0) (and edge_0_3_1 edge_0_1_0) (and edge_0_3_2 edge_0_2_0) (and edge_0_3_3 edge_0_3_0)
 (and edge_0_3_4 edge_0_4_0) (and edge_0_3_5 edge_0_5_0))) (a!17 (or edge_0_5_0 (and edge_0_5_0 edge_0_0_0)
 (and edge_0_5_1 edge_0_1_0) (and edge_0_5_2 edge_0_2_0) (and edge_0_5_3 edge_0_3_0) (and edge_0_5_4
 edge_0_4_0) (and edge_0_5_5 edge_0_5_0))) (a!19 (or edge_0_0_1 (and edge_0_0_0 edge_0_0_1) (and edge_0_0_1
 edge_0_1_1) (and edge_0_0_2 edge_0_2_1) (and edge_0_0_3 edge_0_3_1) (and edge_0_0_4 edge_0_4_1) (and
 edge_0_0_5 edge_0_5_1))) (a!20 (or edge_0_0_3 (and edge_0_0_0 edge_0_0_3) (and edge_0_0_1 edge_0_1_3) (and
 edge_0_0_2 edge_0_2_3) (and edge_0_0_3 edge_0_3_3) (and edge_0_0_4 edge_0_4_3) (and edge_0_0_5 edge_0_5_3)))
 (a!21 (or edge_0_0_4 (and edge_0_0_0 edge_0_0_4) (and edge_0_0_1 edge_0_1_4) (and edge_0_0_2 edge_0_2_4) (and
 edge_0_0_3 edge_0_3_4) (and edge_0_0_4 edge_0_4_4) (and edge_0_0_5 edge_0_5_4))) (a!22 (or edge_0_0_5 (and
 edge_0_0_0 edge_0_0_5) (and edge_0_0_1 edge_0_1_5) (and edge_0_0_2 edge_0_2_5) (and edge_0_0_3 edge_0_3_5)
 (and edge_0_0_4 edge_0_4_5) (and edge_0_0_5 edge_0_5_5))) (a!23 (or edge_0_1_1 (and edge_0_1_0 edge_0_0_1)
 (and edge_0_1_1 edge_0_1_1) (and edge_0_1_2 edge_0_2_1) (and edge_0_1_3 edge_0_3_1) (and edge_0_1_4
 edge_0_4_1) (and edge_0_1_5 edge_0_5_1))) (a!24 (or edge_0_2_1 (and edge_0_2_0 edge_0_0_1) (and edge_0_2_1
 edge_0_1_1) (and edge_0_2_2 edge_0_2_1) (and edge_0_2_3 edge_0_3_1) (and edge_0_2_4 edge_0_4_1) (and
 edge_0_2_5 edge_0_5_1))) (a!25 (or edge_0_3_1 (and edge_0_3_0 edge_0_0_1) (and edge_0_3_1 edge_0_1_1) (and
 edge_0_3_2 edge_0_2_1) (and edge_0_3_3 edge_0_3_1) (and edge_0_3_4 edge_0_4_1) (and edge_0_3_5 edge_0_5_1)))
 (a!26 (or edge_0_5_1 (and edge_0_5_0 edge_0_0_1) (and edge_0_5_1 edge_0_1_1) (and edge_0_5_2 edge_0_2_1) (and
 edge_0_5_3 edge_0_3_1) (and edge_0_5_4 edge_0_4_1) (and edge_0_5_5 edge_0_5_1))) (a!28 (or edge_0_1_3 (and
 edge_0_1_0 edge_0_0_3) (and edge_0_1_1 edge_0_1_3) (and edge_0_1_2 edge_0_2_3) (and edge_0_1_3 edge_0_3_3)
 (and edge_0_1_4 edge_0_4_3) (and edge_0_1_5 edge_0_5_3))) (a!29 (or edge_0_1_4 (and edge_0_1_0 edge_0_0_4)
 (and edge_0_1_1 edge_0_1_4) (and edge_0_1_2 edge_0_2_4) (and edge_0_1_3 edge_0_3_4) (and edge_0_1_4
 edge_0_4_4) (and edge_0_1_5 edge_0_5_4))) (a!30 (or edge_0_1_5 (and edge_0_1_0 edge_0_0_5) (and edge_0_1_1
 edge_0_1_5) (and edge_0_1_2 edge_0_2_5) (and edge_0_1_3 edge_0_3_5) (and edge_0_1_4 edge_0_4_5) (and
 edge_0_1_5 edge_0_5_5))) (a!31 (or edge_0_2_3 (and edge_0_2_0 edge_0_0_3) (and edge_0_2_1 edge_0_1_3) (and
 edge_0_2_2 edge_0_2_3) (and edge_0_2_3 edge_0_3_3) (and edge_0_2_4 edge_0_4_3) (and edge_0_2_5 edge_0_5_3)))
 (a!32 (or edge_0_2_4 (and edge_0_2_0 edge_0_0_4) (and edge_0_2_1 edge_0_1_4) (and edge_0_2_2 edge_0_2_4) (and
 edge_0_2_3 edge_0_3_4) (and edge_0_2_4 edge_0_4_4) (and edge_0_2_5 edge_0_5_4))) (a!33 (or edge_0_2_5 (and
 edge_0_2_0 edge_0_0_5) (and edge_0_2_1 edge_0_1_5) (and edge_0_2_2 edge_0_2_5) (and edge_0_2_3 edge_0_3_5)
 (and edge_0_2_4 edge_0_4_5) (and edge_0_2_5 edge_0_5_5))) (a!34 (or edge_0_3_3 (and edge_0_3_0 edge_0_0_3)
 (and edge_0_3_1 edge_0_1_3) (and edge_0_3_2 edge_0_2_3) (and edge_0_3_3 edge_0_3_3) (and edge_0_3_4
 edge_0_4_3) (and edge_0_3_5 edge_0_5_3))) (a!35 (or edge_0_5_3 (and edge_0_5_0 edge_0_0_3) (and edge_0_5_1
 edge_0_1_3) (and edge_0_5_2 edge_0_2_3) (and edge_0_5_3 edge_0_3_3) (and edge_0_5_4 edge_0_4_3) (and
 edge_0_5_5 edge_0_5_3))) (a!37 (or edge_0_3_4 (and edge_0_3_0 edge_0_0_4) (and edge_0_3_1 edge_0_1_4) (and
 edge_0_3_2 edge_0_2_4) (and edge_0_3_3 edge_0_3_4) (and edge_0_3_4 edge_0_4_4) (and edge_0_3_5 edge_0_5_4)))
 (a!38 (or edge_0_3_5 (and edge_0_3_0 edge_0_0_5) (and edge_0_3_1 edge_0_1_5) (and edge_0_3_2 edge_0_2_5) (and
 edge_0_3_3 edge_0_3_5) (and edge_0_3_4 edge_0_4_5) (and edge_0_3_5 edge_0_5_5))) (a!39 (or edge_0_5_4 (and
 edge_0_5_0 edge_0_0_4) (and edge_0_5_1 edge_0_1_4) (and edge_0_5_2 edge_0_2_4) (and edge_0_5_3 edge_0_3_4)
 (and edge_0_5_4 edge_0_4_4) (and edge_0_5_5 edge_0_5_4))) (a!41 (or edge_0_5_5 (and edge_0_5_0 edge_0_0_5)
 (and edge_0_5_1 edge_0_1_5) (and edge_0_5_2 edge_0_2_5) (and edge_0_5_3 edge_0_3_5) (and edge_0_5_4
 edge_0_4_5) (and edge_0_5_5 edge_0_5_5))) (a!45 (or edge_1_4_2 (and edge_1_4_0 edge_1_0_2) (and edge_1_4_1
 edge_1_1_2) (and edge_1_4_2 edge_1_2_2) (and edge_1_4_3 edge_1_3_2) (and edge_1_4_4 edge_1_4_2) (and
 edge_1_4_5 edge_1_5_2))) (a!46 (or edge_1_4_0 (and edge_1_4_0 edge_1_0_0) (and edge_1_4_1 edge_1_1_0) (and
 edge_1_4_2 edge_1_2_0) (and edge_1_4_3 edge_1_3_0) (and edge_1_4_4 edge_1_4_0) (and edge_1_4_5 edge_1_5_0)))
 (a!47 (or edge_1_0_2 (and edge_1_0_0 edge_1_0_2) (and edge_1_0_1 edge_1_1_2) (and edge_1_0_2 edge_1_2_2) (and
 edge_1_0_3 edge_1_3_2) (and edge_1_0_4 edge_1_4_2) (and edge_1_0_5 edge_1_5_2))) (a!48 (or edge_1_4_1 (and
 edge_1_4_0 edge_1_0_1) (and edge_1_4_1 edge_1_1_1) (and edge_1_4_2 edge_1_2_1) (and edge_1_4_3 edge_1_3_1)
 (and edge_1_4_4 edge_1_4_1) (and edge_1_4_5 edge_1_5_1))) (a!49 (or edge_1_1_2 (and edge_1_1_0 edge_1_0_2)
 (and edge_1_1_1 edge_1_1_2) (and edge_1_1_2 edge_1_2_2) (and edge_1_1_3 edge_1_3_2) (and edge_1_1_4
 edge_1_4_2) (and edge_1_1_5 edge_1_5_2))) (a!50 (or edge_1_2_2 (and edge_1_2_0 edge_1_0_2) (and edge_1_2_1
 edge_1_1_2) (and edge_1_2_2 edge_1_2_2) (and edge_1_2_3 edge_1_3_2) (and edge_1_2_4 edge_1_4_2) (and
 edge_1_2_5 edge_1_5_2))) (a!51 (or edge_1_4_3 (and edge_1_4_0 edge_1_0_3) (and edge_1_4_1 edge_1_1_3) (and
 edge_1_4_2 edge_1_2_3) (and edge_1_4_3 edge_1_3_3) (and edge_1_4_4 edge_1_4_3) (and edge_1_4_5 edge_1_5_3)))
 (a!52 (or edge_1_3_2 (and edge_1_3_0 edge_1_0_2) (and edge_1_3_1 edge_1_1_2) (and edge_1_3_2 edge_1_2_2) (and
 edge_1_3_3 edge_1_3_2) (and edge_1_3_4 edge_1_4_2) (and edge_1_3_5 edge_1_5_2))) (a!53 (or edge_1_4_4 (and
 edge_1_4_0 edge_1_0_4) (and edge_1_4_1 edge_1_1_4) (and edge_1_4_2 edge_1_2_4) (and edge_1_4_3 edge_1_3_4)
 (and edge_1_4_4 edge_1_4_4) (and edge_1_4_5 edge_1_5_4))) (a!54 (or edge_1_4_5 (and edge_1_4_0 edge_1_0_5)
 (and edge_1_4_1 edge_1_1_5) (and edge_1_4_2 edge_1_2_5) (and edge_1_4_3 edge_1_3_5) (and edge_1_4_4
 edge_1_4_5) (and edge_1_4_5 edge_1_5_5))) (a!55 (or edge_1_5_2 (and edge_1_5_0 edge_1_0_2) (and edge_1_5_1
 edge_1_1_2) (and edge_1_5_2 edge_1_2_2) (and edge_1_5_3 edge_1_3_2) (and edge_1_5_4 edge_1_4_2) (and
 edge_1_5_5 edge_1_5_2))) (a!57 (or edge_1_0_0 (and edge_1_0_0 edge_1_0_0) (and edge_1_0_1 edge_1_1_0) (and
 edge_1_0_2 edge_1_2_0) (and edge_1_0_3 edge_1_3_0) (and edge_1_0_4 edge_1_4_0) (and edge_1_0_5 edge_1_5_0)))
 (a!58 (or edge_1_1_0 (and edge_1_1_0 edge_1_0_0) (and edge_1_1_1 edge_1_1_0) (and edge_1_1_2 edge_1_2_0) (and
 edge_1_1_3 edge_1_3_0) (and edge_1_1_4 edge_1_4_0) (and edge_1_1_5 edge_1_5_0))) (a!59 (or edge_1_2_0 (and
 edge_1_2_0 edge_1_0_0) (and edge_1_2_1 edge_1_1_0) (and edge_1_2_2 edge_1_2_0) (and edge_1_2_3 edge_1_3_0)
 (and edge_1_2_4 edge_1_4_0) (and edge_1_2_5 edge_1_5_0))) (a!60 (or edge_1_3_0 (and edge_1_3_0 edge_1_0_0)
 (and edge_1_3_1 edge_1_1_0) (and edge_1_3_2 edge_1_2_0) (and edge_1_3_3 edge_1_3_0) (and edge_1_3_4
 edge_1_4_0) (and edge_1_3_5 edge_1_5_0))) (a!61 (or edge_1_5_0 (and edge_1_5_0 edge_1_0_0) (and edge_1_5_1
 edge_1_1_0) (and edge_1_5_2 edge_1_2_0) (and edge_1_5_3 edge_1_3_0) (and edge_1_5_4 edge_1_4_0) (and
 edge_1_5_5 edge_1_5_0))) (a!63 (or edge_1_0_1 (and edge_1_0_0 edge_1_0_1) (and edge_1_0_1 edge_1_1_1) (and
 edge_1_0_2 edge_1_2_1) (and edge_1_0_3 edge_1_3_1) (and edge_1_0_4 edge_1_4_1) (and edge_1_0_5 edge_1_5_1)))
 (a!64 (or edge_1_0_3 (and edge_1_0_0 edge_1_0_3) (and edge_1_0_1 edge_1_1_3) (and edge_1_0_2 edge_1_2_3) (and
 edge_1_0_3 edge_1_3_3) (and edge_1_0_4 edge_1_4_3) (and edge_1_0_5 edge_1_5_3))) (a!65 (or edge_1_0_4 (and
 edge_1_0_0 edge_1_0_4) (and edge_1_0_1 edge_1_1_4) (and edge_1_0_2 edge_1_2_4) (and edge_1_0_3 edge_1_3_4)
 (and edge_1_0_4 edge_1_4_4) (and edge_1_0_5 edge_1_5_4))) (a!66 (or edge_1_0_5 (and edge_1_0_0 edge_1_0_5)
 (and edge_1_0_1 edge_1_1_5) (and edge_1_0_2 edge_1_2_5) (and edge_1_0_3 edge_1_3_5) (and edge_1_0_4
 edge_1_4_5) (and edge_1_0_5 edge_1_5_5))) (a!67 (or edge_1_1_1 (and edge_1_1_0 edge_1_0_1) (and edge_1_1_1
 edge_1_1_1) (and edge_1_1_2 edge_1_2_1) (and edge_1_1_3 edge_1_3_1) (and edge_1_1_4 edge_1_4_1) (and
 edge_1_1_5 edge_1_5_1))) (a!68 (or edge_1_2_1 (and edge_1_2_0 edge_1_0_1) (and edge_1_2_1 edge_1_1_1) (and
 edge_1_2_2 edge_1_2_1) (and edge_1_2_3 edge_1_3_1) (and edge_1_2_4 edge_1_4_1) (and edge_1_2_5 edge_1_5_1)))
 (a!69 (or edge_1_3_1 (and edge_1_3_0 edge_1_0_1) (and edge_1_3_1 edge_1_1_1) (and edge_1_3_2 edge_1_2_1) (and
 edge_1_3_3 edge_1_3_1) (and edge_1_3_4 edge_1_4_1) (and edge_1_3_5 edge_1_5_1))) (a!70 (or edge_1_5_1 (and
 edge_1_5_0 edge_1_0_1) (and edge_1_5_1 edge_1_1_1) (and edge_1_5_2 edge_1_2_1) (and edge_1_5_3 edge_1_3_1)
 (and edge_1_5_4 edge_1_4_1) (and edge_1_5_5 edge_1_5_1))) (a!72 (or edge_1_1_3 (and edge_1_1_0 edge_1_0_3)
 (and edge_1_1_1 edge_1_1_3) (and edge_1_1_2 edge_1_2_3) (and edge_1_1_3 edge_1_3_3) (and edge_1_1_4
 edge_1_4_3) (and edge_1_1_5 edge_1_5_3))) (a!73 (or edge_1_1_4 (and edge_1_1_0 edge_1_0_4) (and edge_1_1_1
 edge_1_1_4) (and edge_1_1_2 edge_1_2_4) (and edge_1_1_3 edge_1_3_4) (and edge_1_1_4 edge_1_4_4) (and
 edge_1_1_5 edge_1_5_4))) (a!74 (or edge_1_1_5 (and edge_1_1_0 edge_1_0_5) (and edge_1_1_1 edge_1_1_5) (and
 edge_1_1_2 edge_1_2_5) (and edge_1_1_3 edge_1_3_5) (and edge_1_1_4 edge_1_4_5) (and edge_1_1_5 edge_1_5_5)))
 (a!75 (or edge_1_2_3 (and edge_1_2_0 edge_1_0_3) (and edge_1_2_1 edge_1_1_3) (and edge_1_2_2 edge_1_2_3) (and
 edge_1_2_3 edge_1_3_3) (and edge_1_2_4 edge_1_4_3) (and edge_1_2_5 edge_1_5_3))) (a!76 (or edge_1_2_4 (and
 edge_1_2_0 edge_1_0_4) (and edge_1_2_1 edge_1_1_4) (and edge_1_2_2 edge_1_2_4) (and edge_1_2_3 edge_1_3_4)
 (and edge_1_2_4 edge_1_4_4) (and edge_1_2_5 edge_1_5_4))) (a!77 (or edge_1_2_5 (and edge_1_2_0 edge_1_0_5)
 (and edge_1_2_1 edge_1_1_5) (and edge_1_2_2 edge_1_2_5) (and edge_1_2_3 edge_1_3_5) (and edge_1_2_4
 edge_1_4_5) (and edge_1_2_5 edge_1_5_5))) (a!78 (or edge_1_3_3 (and edge_1_3_0 edge_1_0_3) (and edge_1_3_1
 edge_1_1_3) (and edge_1_3_2 edge_1_2_3) (and edge_1_3_3 edge_1_3_3) (and edge_1_3_4 edge_1_4_3) (and
 edge_1_3_5 edge_1_5_3))) (a!79 (or edge_1_5_3 (and edge_1_5_0 edge_1_0_3) (and edge_1_5_1 edge_1_1_3) (and
 edge_1_5_2 edge_1_2_3) (and edge_1_5_3 edge_1_3_3) (and edge_1_5_4 edge_1_4_3) (and edge_1_5_5 edge_1_5_3)))
 (a!81 (or edge_1_3_4 (and edge_1_3_0 edge_1_0_4) (and edge_1_3_1 edge_1_1_4) (and edge_1_3_2 edge_1_2_4) (and
 edge_1_3_3 edge_1_3_4) (and edge_1_3_4 edge_1_4_4) (and edge_1_3_5 edge_1_5_4))) (a!82 (or edge_1_3_5 (and
 edge_1_3_0 edge_1_0_5) (and edge_1_3_1 edge_1_1_5) (and edge_1_3_2 edge_1_2_5) (and edge_1_3_3 edge_1_3_5)
 (and edge_1_3_4 edge_1_4_5) (and edge_1_3_5 edge_1_5_5))) (a!83 (or edge_1_5_4 (and edge_1_5_0 edge_1_0_4)
 (and edge_1_5_1 edge_1_1_4) (and edge_1_5_2 edge_1_2_4) (and edge_1_5_3 edge_1_3_4) (and edge_1_5_4
 edge_1_4_4) (and edge_1_5_5 edge_1_5_4))) (a!85 (or edge_1_5_5 (and edge_1_5_0 edge_1_0_5) (and edge_1_5_1
 edge_1_1_5) (and edge_1_5_2 edge_1_2_5) (and edge_1_5_3 edge_1_3_5) (and edge_1_5_4 edge_1_4_5) (and
 edge_1_5_5 edge_1_5_5))) (a!89 (or edge_2_4_2 (and edge_2_4_0 edge_2_0_2) (and edge_2_4_1 edge_2_1_2) (and
 edge_2_4_2 edge_2_2_2) (and edge_2_4_3 edge_2_3_2) (and edge_2_4_4 edge_2_4_2) (and edge_2_4_5 edge_2_5_2)))
 (a!90 (or edge_2_4_0 (and edge_2_4_0 edge_2_0_0) (and edge_2_4_1 edge_2_1_0) (and edge_2_4_2 edge_2_2_0) (and
 edge_2_4_3 edge_2_3_0) (and edge_2_4_4 edge_2_4_0) (and edge_2_4_5 edge_2_5_0))) (a!91 (or edge_2_0_2 (and
 edge_2_0_0 edge_2_0_2) (and edge_2_0_1 edge_2_1_2) (and edge_2_0_2 edge_2_2_2) (and edge_2_0_3 edge_2_3_2)
 (and edge_2_0_4 edge_2_4_2) (and edge_2_0_5 edge_2_5_2))) (a!92 (or edge_2_4_1 (and edge_2_4_0 edge_2_0_1)
 (and edge_2_4_1 edge_2_1_1) (and edge_2_4_2 edge_2_2_1) (and edge_2_4_3 edge_2_3_1) (and edge_2_4_4
 edge_2_4_1) (and edge_2_4_5 edge_2_5_1))) (a!93 (or edge_2_1_2 (and edge_2_1_0 edge_2_0_2) (and edge_2_1_1
 edge_2_1_2) (and edge_2_1_2 edge_2_2_2) (and edge_2_1_3 edge_2_3_2) (and edge_2_1_4 edge_2_4_2) (and
 edge_2_1_5 edge_2_5_2))) (a!94 (or edge_2_2_2 (and edge_2_2_0 edge_2_0_2) (and edge_2_2_1 edge_2_1_2) (and
 edge_2_2_2 edge_2_2_2) (and edge_2_2_3 edge_2_3_2) (and edge_2_2_4 edge_2_4_2) (and edge_2_2_5 edge_2_5_2)))
 (a!95 (or edge_2_4_3 (and edge_2_4_0 edge_2_0_3) (and edge_2_4_1 edge_2_1_3) (and edge_2_4_2 edge_2_2_3) (and
 edge_2_4_3 edge_2_3_3) (and edge_2_4_4 edge_2_4_3) (and edge_2_4_5 edge_2_5_3))) (a!96 (or edge_2_3_2 (and
 edge_2_3_0 edge_2_0_2) (and edge_2_3_1 edge_2_1_2) (and edge_2_3_2 edge_2_2_2) (and edge_2_3_3 edge_2_3_2)
 (and edge_2_3_4 edge_2_4_2) (and edge_2_3_5 edge_2_5_2))) (a!97 (or edge_2_4_4 (and edge_2_4_0 edge_2_0_4)
 (and edge_2_4_1 edge_2_1_4) (and edge_2_4_2 edge_2_2_4) (and edge_2_4_3 edge_2_3_4) (and edge_2_4_4
 edge_2_4_4) (and edge_2_4_5 edge_2_5_4))) (a!98 (or edge_2_4_5 (and edge_2_4_0 edge_2_0_5) (and edge_2_4_1
 edge_2_1_5) (and edge_2_4_2 edge_2_2_5) (and edge_2_4_3 edge_2_3_5) (and edge_2_4_4 edge_2_4_5) (and
 edge_2_4_5 edge_2_5_5))) (a!99 (or edge_2_5_2 (and edge_2_5_0 edge_2_0_2) (and edge_2_5_1 edge_2_1_2) (and
 edge_2_5_2 edge_2_2_2) (and edge_2_5_3 edge_2_3_2) (and edge_2_5_4 edge_2_4_2) (and edge_2_5_5 edge_2_5_2)))
 (a!101 (or edge_2_0_0 (and edge_2_0_0 edge_2_0_0) (and edge_2_0_1 edge_2_1_0) (and edge_2_0_2 edge_2_2_0) (and
 edge_2_0_3 edge_2_3_0) (and edge_2_0_4 edge_2_4_0) (and edge_2_0_5 edge_2_5_0))) (a!102 (or edge_2_1_0 (and
 edge_2_1_0 edge_2_0_0) (and edge_2_1_1 edge_2_1_0) (and edge_2_1_2 edge_2_2_0) (and edge_2_1_3 edge_2_3_0)
 (and edge_2_1_4 edge_2_4_0) (and edge_2_1_5 edge_2_5_0))) (a!103 (or edge_2_2_0 (and edge_2_2_0 edge_2_0_0)
 (and edge_2_2_1 edge_2_1_0) (and edge_2_2_2 edge_2_2_0) (and edge_2_2_3 edge_2_3_0) (and edge_2_2_4
 edge_2_4_0) (and edge_2_2_5 edge_2_5_0))) (a!104 (or edge_2_3_0 (and edge_2_3_0 edge_2_0_0) (and edge_2_3_1
 edge_2_1_0) (and edge_2_3_2 edge_2_2_0) (and edge_2_3_3 edge_2_3_0) (and edge_2_3_4 edge_2_4_0) (and
 edge_2_3_5 edge_2_5_0))) (a!105 (or edge_2_5_0 (and edge_2_5_0 edge_2_0_0) (and edge_2_5_1 edge_2_1_0) (and
 edge_2_5_2 edge_2_2_0) (and edge_2_5_3 edge_2_3_0) (and edge_2_5_4 edge_2_4_0) (and edge_2_5_5 edge_2_5_0)))
 (a!107 (or edge_2_0_1 (and edge_2_0_0 edge_2_0_1) (and edge_2_0_1 edge_2_1_1) (and edge_2_0_2 edge_2_2_1) (and
 edge_2_0_3 edge_2_3_1) (and edge_2_0_4 edge_2_4_1) (and edge_2_0_5 edge_2_5_1))) (a!108 (or edge_2_0_3 (and
 edge_2_0_0 edge_2_0_3) (and edge_2_0_1 edge_2_1_3) (and edge_2_0_2 edge_2_2_3) (and edge_2_0_3 edge_2_3_3)
 (and edge_2_0_4 edge_2_4_3) (and edge_2_0_5 edge_2_5_3))) (a!109 (or edge_2_0_4 (and edge_2_0_0 edge_2_0_4)
 (and edge_2_0_1 edge_2_1_4) (and edge_2_0_2 edge_2_2_4) (and edge_2_0_3 edge_2_3_4) (and edge_2_0_4
 edge_2_4_4) (and edge_2_0_5 edge_2_5_4))) (a!110 (or edge_2_0_5 (and edge_2_0_0 edge_2_0_5) (and edge_2_0_1
 edge_2_1_5) (and edge_2_0_2 edge_2_2_5) (and edge_2_0_3 edge_2_3_5) (and edge_2_0_4 edge_2_4_5) (and
 edge_2_0_5 edge_2_5_5))) (a!111 (or edge_2_1_1 (and edge_2_1_0 edge_2_0_1) (and edge_2_1_1 edge_2_1_1) (and
 edge_2_1_2 edge_2_2_1) (and edge_2_1_3 edge_2_3_1) (and edge_2_1_4 edge_2_4_1) (and edge_2_1_5 edge_2_5_1)))
 (a!112 (or edge_2_2_1 (and edge_2_2_0 edge_2_0_1) (and edge_2_2_1 edge_2_1_1) (and edge_2_2_2 edge_2_2_1) (and
 edge_2_2_3 edge_2_3_1) (and edge_2_2_4 edge_2_4_1) (and edge_2_2_5 edge_2_5_1))) (a!113 (or edge_2_3_1 (and
 edge_2_3_0 edge_2_0_1) (and edge_2_3_1 edge_2_1_1) (and edge_2_3_2 edge_2_2_1) (and edge_2_3_3 edge_2_3_1)
 (and edge_2_3_4 edge_2_4_1) (and edge_2_3_5 edge_2_5_1))) (a!114 (or edge_2_5_1 (and edge_2_5_0 edge_2_0_1)
 (and edge_2_5_1 edge_2_1_1) (and edge_2_5_2 edge_2_2_1) (and edge_2_5_3 edge_2_3_1) (and edge_2_5_4
 edge_2_4_1) (and edge_2_5_5 edge_2_5_1))) (a!116 (or edge_2_1_3 (and edge_2_1_0 edge_2_0_3) (and edge_2_1_1
 edge_2_1_3) (and edge_2_1_2 edge_2_2_3) (and edge_2_1_3 edge_2_3_3) (and edge_2_1_4 edge_2_4_3) (and
 edge_2_1_5 edge_2_5_3))) (a!117 (or edge_2_1_4 (and edge_2_1_0 edge_2_0_4) (and edge_2_1_1 edge_2_1_4) (and
 edge_2_1_2 edge_2_2_4) (and edge_2_1_3 edge_2_3_4) (and edge_2_1_4 edge_2_4_4) (and edge_2_1_5 edge_2_5_4)))
 (a!118 (or edge_2_1_5 (and edge_2_1_0 edge_2_0_5) (and edge_2_1_1 edge_2_1_5) (and edge_2_1_2 edge_2_2_5) (and
 edge_2_1_3 edge_2_3_5) (and edge_2_1_4 edge_2_4_5) (and edge_2_1_5 edge_2_5_5))) (a!119 (or edge_2_2_3 (and
 edge_2_2_0 edge_2_0_3) (and edge_2_2_1 edge_2_1_3) (and edge_2_2_2 edge_2_2_3) (and edge_2_2_3 edge_2_3_3)
 (and edge_2_2_4 edge_2_4_3) (and edge_2_2_5 edge_2_5_3))) (a!120 (or edge_2_2_4 (and edge_2_2_0 edge_2_0_4)
 (and edge_2_2_1 edge_2_1_4) (and edge_2_2_2 edge_2_2_4) (and edge_2_2_3 edge_2_3_4) (and edge_2_2_4
 edge_2_4_4) (and edge_2_2_5 edge_2_5_4))) (a!121 (or edge_2_2_5 (and edge_2_2_0 edge_2_0_5) (and edge_2_2_1
 edge_2_1_5) (and edge_2_2_2 edge_2_2_5) (and edge_2_2_3 edge_2_3_5) (and edge_2_2_4 edge_2_4_5) (and
 edge_2_2_5 edge_2_5_5))) (a!122 (or edge_2_3_3 (and edge_2_3_0 edge_2_0_3) (and edge_2_3_1 edge_2_1_3) (and
 edge_2_3_2 edge_2_2_3) (and edge_2_3_3 edge_2_3_3) (and edge_2_3_4 edge_2_4_3) (and edge_2_3_5 edge_2_5_3)))
 (a!123 (or edge_2_5_3 (and edge_2_5_0 edge_2_0_3) (and edge_2_5_1 edge_2_1_3) (and edge_2_5_2 edge_2_2_3) (and
 edge_2_5_3 edge_2_3_3) (and edge_2_5_4 edge_2_4_3) (and edge_2_5_5 edge_2_5_3))) (a!125 (or edge_2_3_4 (and
 edge_2_3_0 edge_2_0_4) (and edge_2_3_1 edge_2_1_4) (and edge_2_3_2 edge_2_2_4) (and edge_2_3_3 edge_2_3_4)
 (and edge_2_3_4 edge_2_4_4) (and edge_2_3_5 edge_2_5_4))) (a!126 (or edge_2_3_5 (and edge_2_3_0 edge_2_0_5)
 (and edge_2_3_1 edge_2_1_5) (and edge_2_3_2 edge_2_2_5) (and edge_2_3_3 edge_2_3_5) (and edge_2_3_4
 edge_2_4_5) (and edge_2_3_5 edge_2_5_5))) (a!127 (or edge_2_5_4 (and edge_2_5_0 edge_2_0_4) (and edge_2_5_1
 edge_2_1_4) (and edge_2_5_2 edge_2_2_4) (and edge_2_5_3 edge_2_3_4) (and edge_2_5_4 edge_2_4_4) (and
 edge_2_5_5 edge_2_5_4))) (a!129 (or edge_2_5_5 (and edge_2_5_0 edge_2_0_5) (and edge_2_5_1 edge_2_1_5) (and
 edge_2_5_2 edge_2_2_5) (and edge_2_5_3 edge_2_3_5) (and edge_2_5_4 edge_2_4_5) (and edge_2_5_5 edge_2_5_5))))
 (let ((a!12 (or a!1 (and a!2 a!3) (and a!4 a!5) (and a!1 a!6) (and a!7 a!8) (and a!9 a!1) (and a!10 a!11)))
 (a!18 (or a!2 (and a!2 a!13) (and a!4 a!14) (and a!1 a!15) (and a!7 a!16) (and a!9 a!2) (and a!10 a!17)))
 (a!27 (or a!4 (and a!2 a!19) (and a!4 a!23) (and a!1 a!24) (and a!7 a!25) (and a!9 a!4) (and a!10 a!26)))
 (a!36 (or a!7 (and a!2 a!20) (and a!4 a!28) (and a!1 a!31) (and a!7 a!34) (and a!9 a!7) (and a!10 a!35)))
 (a!40 (or a!9 (and a!2 a!21) (and a!4 a!29) (and a!1 a!32) (and a!7 a!37) (and a!9 a!9) (and a!10 a!39)))
 (a!42 (or a!10 (and a!2 a!22) (and a!4 a!30) (and a!1 a!33) (and a!7 a!38) (and a!9 a!10) (and a!10 a!41)))
 (a!56 (or a!45 (and a!46 a!47) (and a!48 a!49) (and a!45 a!50) (and a!51 a!52) (and a!53 a!45) (and a!54
 a!55))) (a!62 (or a!46 (and a!46 a!57) (and a!48 a!58) (and a!45 a!59) (and a!51 a!60) (and a!53 a!46) (and
 a!54 a!61))) (a!71 (or a!48 (and a!46 a!63) (and a!48 a!67) (and a!45 a!68) (and a!51 a!69) (and a!53 a!48)
 (and a!54 a!70))) (a!80 (or a!51 (and a!46 a!64) (and a!48 a!72) (and a!45 a!75) (and a!51 a!78) (and a!53
 a!51) (and a!54 a!79))) (a!84 (or a!53 (and a!46 a!65) (and a!48 a!73) (and a!45 a!76) (and a!51 a!81) (and
 a!53 a!53) (and a!54 a!83))) (a!86 (or a!54 (and a!46 a!66) (and a!48 a!74) (and a!45 a!77) (and a!51 a!82)
 (and a!53 a!54) (and a!54 a!85))) (a!100 (or a!89 (and a!90 a!91) (and a!92 a!93) (and a!89 a!94) (and a!95
 a!96) (and a!97 a!89) (and a!98 a!99))) (a!106 (or a!90 (and a!90 a!101) (and a!92 a!102) (and a!89 a!103)
 (and a!95 a!104) (and a!97 a!90) (and a!98 a!105))) (a!115 (or a!92 (and a!90 a!107) (and a!92 a!111) (and
 a!89 a!112) (and a!95 a!113) (and a!97 a!92) (and a!98 a!114))) (a!124 (or a!95 (and a!90 a!108) (and a!92
 a!116) (and a!89 a!119) (and a!95 a!122) (and a!97 a!95) (and a!98 a!123))) (a!128 (or a!97 (and a!90 a!109)
 (and a!92 a!117) (and a!89 a!120) (and a!95 a!125) (and a!97 a!97) (and a!98 a!127))) (a!130 (or a!98 (and
 a!90 a!110) (and a!92 a!118) (and a!89 a!121) (and a!95 a!126) (and a!97 a!98) (and a!98 a!129)))) (let ((a!43
 (or a!12 (and a!18 (or a!3 (and a!13 a!3) (and a!19 a!5) (and a!3 a!6) (and a!20 a!8) (and a!21 a!1) (and a!22
 a!11))) (and a!27 (or a!5 (and a!14 a!3) (and a!23 a!5) (and a!5 a!6) (and a!28 a!8) (and a!29 a!1) (and a!30
 a!11))) (and a!12 (or a!6 (and a!15 a!3) (and a!24 a!5) (and a!6 a!6) (and a!31 a!8) (and a!32 a!1) (and a!33
 a!11))) (and a!36 (or a!8 (and a!16 a!3) (and a!25 a!5) (and a!8 a!6) (and a!34 a!8) (and a!37 a!1) (and a!38
 a!11))) (and a!40 a!12) (and a!42 (or a!11 (and a!17 a!3) (and a!26 a!5) (and a!11 a!6) (and a!35 a!8) (and
 a!39 a!1) (and a!41 a!11))))) (a!44 (or a!36 (and a!18 (or a!20 (and a!13 a!20) (and a!19 a!28) (and a!3 a!31)
 (and a!20 a!34) (and a!21 a!7) (and a!22 a!35))) (and a!27 (or a!28 (and a!14 a!20) (and a!23 a!28) (and a!5
 a!31) (and a!28 a!34) (and a!29 a!7) (and a!30 a!35))) (and a!12 (or a!31 (and a!15 a!20) (and a!24 a!28) (and
 a!6 a!31) (and a!31 a!34) (and a!32 a!7) (and a!33 a!35))) (and a!36 (or a!34 (and a!16 a!20) (and a!25 a!28)
 (and a!8 a!31) (and a!34 a!34) (and a!37 a!7) (and a!38 a!35))) (and a!40 a!36) (and a!42 (or a!35 (and a!17
 a!20) (and a!26 a!28) (and a!11 a!31) (and a!35 a!34) (and a!39 a!7) (and a!41 a!35))))) (a!87 (or a!56 (and
 a!62 (or a!47 (and a!57 a!47) (and a!63 a!49) (and a!47 a!50) (and a!64 a!52) (and a!65 a!45) (and a!66
 a!55))) (and a!71 (or a!49 (and a!58 a!47) (and a!67 a!49) (and a!49 a!50) (and a!72 a!52) (and a!73 a!45)
 (and a!74 a!55))) (and a!56 (or a!50 (and a!59 a!47) (and a!68 a!49) (and a!50 a!50) (and a!75 a!52) (and a!76
 a!45) (and a!77 a!55))) (and a!80 (or a!52 (and a!60 a!47) (and a!69 a!49) (and a!52 a!50) (and a!78 a!52)
 (and a!81 a!45) (and a!82 a!55))) (and a!84 a!56) (and a!86 (or a!55 (and a!61 a!47) (and a!70 a!49) (and a!55
 a!50) (and a!79 a!52) (and a!83 a!45) (and a!85 a!55))))) (a!88 (or a!80 (and a!62 (or a!64 (and a!57 a!64)
 (and a!63 a!72) (and a!47 a!75) (and a!64 a!78) (and a!65 a!51) (and a!66 a!79))) (and a!71 (or a!72 (and a!58
 a!64) (and a!67 a!72) (and a!49 a!75) (and a!72 a!78) (and a!73 a!51) (and a!74 a!79))) (and a!56 (or a!75
 (and a!59 a!64) (and a!68 a!72) (and a!50 a!75) (and a!75 a!78) (and a!76 a!51) (and a!77 a!79))) (and a!80
 (or a!78 (and a!60 a!64) (and a!69 a!72) (and a!52 a!75) (and a!78 a!78) (and a!81 a!51) (and a!82 a!79)))
 (and a!84 a!80) (and a!86 (or a!79 (and a!61 a!64) (and a!70 a!72) (and a!55 a!75) (and a!79 a!78) (and a!83
 a!51) (and a!85 a!79))))) (a!131 (or a!100 (and a!106 (or a!91 (and a!101 a!91) (and a!107 a!93) (and a!91
 a!94) (and a!108 a!96) (and a!109 a!89) (and a!110 a!99))) (and a!115 (or a!93 (and a!102 a!91) (and a!111
 a!93) (and a!93 a!94) (and a!116 a!96) (and a!117 a!89) (and a!118 a!99))) (and a!100 (or a!94 (and a!103
 a!91) (and a!112 a!93) (and a!94 a!94) (and a!119 a!96) (and a!120 a!89) (and a!121 a!99))) (and a!124 (or
 a!96 (and a!104 a!91) (and a!113 a!93) (and a!96 a!94) (and a!122 a!96) (and a!125 a!89) (and a!126 a!99)))
 (and a!128 a!100) (and a!130 (or a!99 (and a!105 a!91) (and a!114 a!93) (and a!99 a!94) (and a!123 a!96) (and
 a!127 a!89) (and a!129 a!99))))) (a!132 (or a!124 (and a!106 (or a!108 (and a!101 a!108) (and a!107 a!116)
 (and a!91 a!119) (and a!108 a!122) (and a!109 a!95) (and a!110 a!123))) (and a!115 (or a!116 (and a!102 a!108)
 (and a!111 a!116) (and a!93 a!119) (and a!116 a!122) (and a!117 a!95) (and a!118 a!123))) (and a!100 (or a!119
 (and a!103 a!108) (and a!112 a!116) (and a!94 a!119) (and a!119 a!122) (and a!120 a!95) (and a!121 a!123)))
 (and a!124 (or a!122 (and a!104 a!108) (and a!113 a!116) (and a!96 a!119) (and a!122 a!122) (and a!125 a!95)
 (and a!126 a!123))) (and a!128 a!124) (and a!130 (or a!123 (and a!105 a!108) (and a!114 a!116) (and a!99
 a!119) (and a!123 a!122) (and a!127 a!95) (and a!129 a!123)))))) (and (=> a_0 a!43) (=> a_1 a!44) (=> a_0
 a!87) (=> a_1 a!88) (=> a_0 a!131) (=> a_1 a!132))))))
; hypothesis: b
(assert
 (let ((a!1 (or edge_0_0_5 (and edge_0_0_0 edge_0_0_5) (and edge_0_0_1 edge_0_1_5) (and edge_0_0_2 edge_0_2_5)
 (and edge_0_0_3 edge_0_3_5) (and edge_0_0_4 edge_0_4_5) (and edge_0_0_5 edge_0_5_5))) (a!2 (or edge_0_0_0 (and
 edge_0_0_0 edge_0_0_0) (and edge_0_0_1 edge_0_1_0) (and edge_0_0_2 edge_0_2_0) (and edge_0_0_3 edge_0_3_0)
 (and edge_0_0_4 edge_0_4_0) (and edge_0_0_5 edge_0_5_0))) (a!3 (or edge_0_0_1 (and edge_0_0_0 edge_0_0_1) (and
 edge_0_0_1 edge_0_1_1) (and edge_0_0_2 edge_0_2_1) (and edge_0_0_3 edge_0_3_1) (and edge_0_0_4 edge_0_4_1)
 (and edge_0_0_5 edge_0_5_1))) (a!4 (or edge_0_1_5 (and edge_0_1_0 edge_0_0_5) (and edge_0_1_1 edge_0_1_5) (and
 edge_0_1_2 edge_0_2_5) (and edge_0_1_3 edge_0_3_5) (and edge_0_1_4 edge_0_4_5) (and edge_0_1_5 edge_0_5_5)))
 (a!5 (or edge_0_0_2 (and edge_0_0_0 edge_0_0_2) (and edge_0_0_1 edge_0_1_2) (and edge_0_0_2 edge_0_2_2) (and
 edge_0_0_3 edge_0_3_2) (and edge_0_0_4 edge_0_4_2) (and edge_0_0_5 edge_0_5_2))) (a!6 (or edge_0_2_5 (and
 edge_0_2_0 edge_0_0_5) (and edge_0_2_1 edge_0_1_5) (and edge_0_2_2 edge_0_2_5) (and edge_0_2_3 edge_0_3_5)
 (and edge_0_2_4 edge_0_4_5) (and edge_0_2_5 edge_0_5_5))) (a!7 (or edge_0_0_3 (and edge_0_0_0 edge_0_0_3) (and
 edge_0_0_1 edge_0_1_3) (and edge_0_0_2 edge_0_2_3) (and edge_0_0_3 edge_0_3_3) (and edge_0_0_4 edge_0_4_3)
 (and edge_0_0_5 edge_0_5_3))) (a!8 (or edge_0_3_5 (and edge_0_3_0 edge_0_0_5) (and edge_0_3_1 edge_0_1_5) (and
 edge_0_3_2 edge_0_2_5) (and edge_0_3_3 edge_0_3_5) (and edge_0_3_4 edge_0_4_5) (and edge_0_3_5 edge_0_5_5)))
 (a!9 (or edge_0_0_4 (and edge_0_0_0 edge_0_0_4) (and edge_0_0_1 edge_0_1_4) (and edge_0_0_2 edge_0_2_4) (and
 edge_0_0_3 edge_0_3_4) (and edge_0_0_4 edge_0_4_4) (and edge_0_0_5 edge_0_5_4))) (a!10 (or edge_0_4_5 (and
 edge_0_4_0 edge_0_0_5) (and edge_0_4_1 edge_0_1_5) (and edge_0_4_2 edge_0_2_5) (and edge_0_4_3 edge_0_3_5)
 (and edge_0_4_4 edge_0_4_5) (and edge_0_4_5 edge_0_5_5))) (a!11 (or edge_0_5_5 (and edge_0_5_0 edge_0_0_5)
 (and edge_0_5_1 edge_0_1_5) (and edge_0_5_2 edge_0_2_5) (and edge_0_5_3 edge_0_3_5) (and edge_0_5_4
 edge_0_4_5) (and edge_0_5_5 edge_0_5_5))) (a!13 (or edge_0_1_0 (and edge_0_1_0 edge_0_0_0) (and edge_0_1_1
 edge_0_1_0) (and edge_0_1_2 edge_0_2_0) (and edge_0_1_3 edge_0_3_0) (and edge_0_1_4 edge_0_4_0) (and
 edge_0_1_5 edge_0_5_0))) (a!14 (or edge_0_2_0 (and edge_0_2_0 edge_0_0_0) (and edge_0_2_1 edge_0_1_0) (and
 edge_0_2_2 edge_0_2_0) (and edge_0_2_3 edge_0_3_0) (and edge_0_2_4 edge_0_4_0) (and edge_0_2_5 edge_0_5_0)))
 (a!15 (or edge_0_3_0 (and edge_0_3_0 edge_0_0_0) (and edge_0_3_1 edge_0_1_0) (and edge_0_3_2 edge_0_2_0) (and
 edge_0_3_3 edge_0_3_0) (and edge_0_3_4 edge_0_4_0) (and edge_0_3_5 edge_0_5_0))) (a!16 (or edge_0_4_0 (and
 edge_0_4_0 edge_0_0_0) (and edge_0_4_1 edge_0_1_0) (and edge_0_4_2 edge_0_2_0) (and edge_0_4_3 edge_0_3_0)
 (and edge_0_4_4 edge_0_4_0) (and edge_0_4_5 edge_0_5_0))) (a!17 (or edge_0_5_0 (and edge_0_5_0 edge_0_0_0)
 (and edge_0_5_1 edge_0_1_0) (and edge_0_5_2 edge_0_2_0) (and edge_0_5_3 edge_0_3_0) (and edge_0_5_4
 edge_0_4_0) (and edge_0_5_5 edge_0_5_0))) (a!18 (or edge_0_1_1 (and edge_0_1_0 edge_0_0_1) (and edge_0_1_1
 edge_0_1_1) (and edge_0_1_2 edge_0_2_1) (and edge_0_1_3 edge_0_3_1) (and edge_0_1_4 edge_0_4_1) (and
 edge_0_1_5 edge_0_5_1))) (a!19 (or edge_0_2_1 (and edge_0_2_0 edge_0_0_1) (and edge_0_2_1 edge_0_1_1) (and
 edge_0_2_2 edge_0_2_1) (and edge_0_2_3 edge_0_3_1) (and edge_0_2_4 edge_0_4_1) (and edge_0_2_5 edge_0_5_1)))
 (a!20 (or edge_0_3_1 (and edge_0_3_0 edge_0_0_1) (and edge_0_3_1 edge_0_1_1) (and edge_0_3_2 edge_0_2_1) (and
 edge_0_3_3 edge_0_3_1) (and edge_0_3_4 edge_0_4_1) (and edge_0_3_5 edge_0_5_1))) (a!21 (or edge_0_4_1 (and
 edge_0_4_0 edge_0_0_1) (and edge_0_4_1 edge_0_1_1) (and edge_0_4_2 edge_0_2_1) (and edge_0_4_3 edge_0_3_1)
 (and edge_0_4_4 edge_0_4_1) (and edge_0_4_5 edge_0_5_1))) (a!22 (or edge_0_5_1 (and edge_0_5_0 edge_0_0_1)
 (and edge_0_5_1 edge_0_1_1) (and edge_0_5_2 edge_0_2_1) (and edge_0_5_3 edge_0_3_1) (and edge_0_5_4
 edge_0_4_1) (and edge_0_5_5 edge_0_5_1))) (a!23 (or edge_0_1_2 (and edge_0_1_0 edge_0_0_2) (and edge_0_1_1
 edge_0_1_2) (and edge_0_1_2 edge_0_2_2) (and edge_0_1_3 edge_0_3_2) (and edge_0_1_4 edge_0_4_2) (and
 edge_0_1_5 edge_0_5_2))) (a!24 (or edge_0_1_3 (and edge_0_1_0 edge_0_0_3) (and edge_0_1_1 edge_0_1_3) (and
 edge_0_1_2 edge_0_2_3) (and edge_0_1_3 edge_0_3_3) (and edge_0_1_4 edge_0_4_3) (and edge_0_1_5 edge_0_5_3)))
 (a!25 (or edge_0_1_4 (and edge_0_1_0 edge_0_0_4) (and edge_0_1_1 edge_0_1_4) (and edge_0_1_2 edge_0_2_4) (and
 edge_0_1_3 edge_0_3_4) (and edge_0_1_4 edge_0_4_4) (and edge_0_1_5 edge_0_5_4))) (a!27 (or edge_0_2_2 (and
 edge_0_2_0 edge_0_0_2) (and edge_0_2_1 edge_0_1_2) (and edge_0_2_2 edge_0_2_2) (and edge_0_2_3 edge_0_3_2)
 (and edge_0_2_4 edge_0_4_2) (and edge_0_2_5 edge_0_5_2))) (a!28 (or edge_0_3_2 (and edge_0_3_0 edge_0_0_2)
 (and edge_0_3_1 edge_0_1_2) (and edge_0_3_2 edge_0_2_2) (and edge_0_3_3 edge_0_3_2) (and edge_0_3_4
 edge_0_4_2) (and edge_0_3_5 edge_0_5_2))) (a!29 (or edge_0_4_2 (and edge_0_4_0 edge_0_0_2) (and edge_0_4_1
 edge_0_1_2) (and edge_0_4_2 edge_0_2_2) (and edge_0_4_3 edge_0_3_2) (and edge_0_4_4 edge_0_4_2) (and
 edge_0_4_5 edge_0_5_2))) (a!30 (or edge_0_5_2 (and edge_0_5_0 edge_0_0_2) (and edge_0_5_1 edge_0_1_2) (and
 edge_0_5_2 edge_0_2_2) (and edge_0_5_3 edge_0_3_2) (and edge_0_5_4 edge_0_4_2) (and edge_0_5_5 edge_0_5_2)))
 (a!31 (or edge_0_2_3 (and edge_0_2_0 edge_0_0_3) (and edge_0_2_1 edge_0_1_3) (and edge_0_2_2 edge_0_2_3) (and
 edge_0_2_3 edge_0_3_3) (and edge_0_2_4 edge_0_4_3) (and edge_0_2_5 edge_0_5_3))) (a!32 (or edge_0_2_4 (and
 edge_0_2_0 edge_0_0_4) (and edge_0_2_1 edge_0_1_4) (and edge_0_2_2 edge_0_2_4) (and edge_0_2_3 edge_0_3_4)
 (and edge_0_2_4 edge_0_4_4) (and edge_0_2_5 edge_0_5_4))) (a!34 (or edge_0_3_3 (and edge_0_3_0 edge_0_0_3)
 (and edge_0_3_1 edge_0_1_3) (and edge_0_3_2 edge_0_2_3) (and edge_0_3_3 edge_0_3_3) (and edge_0_3_4
 edge_0_4_3) (and edge_0_3_5 edge_0_5_3))) (a!35 (or edge_0_4_3 (and edge_0_4_0 edge_0_0_3) (and edge_0_4_1
 edge_0_1_3) (and edge_0_4_2 edge_0_2_3) (and edge_0_4_3 edge_0_3_3) (and edge_0_4_4 edge_0_4_3) (and
 edge_0_4_5 edge_0_5_3))) (a!36 (or edge_0_5_3 (and edge_0_5_0 edge_0_0_3) (and edge_0_5_1 edge_0_1_3) (and
 edge_0_5_2 edge_0_2_3) (and edge_0_5_3 edge_0_3_3) (and edge_0_5_4 edge_0_4_3) (and edge_0_5_5 edge_0_5_3)))
 (a!37 (or edge_0_3_4 (and edge_0_3_0 edge_0_0_4) (and edge_0_3_1 edge_0_1_4) (and edge_0_3_2 edge_0_2_4) (and
 edge_0_3_3 edge_0_3_4) (and edge_0_3_4 edge_0_4_4) (and edge_0_3_5 edge_0_5_4))) (a!39 (or edge_0_4_4 (and
 edge_0_4_0 edge_0_0_4) (and edge_0_4_1 edge_0_1_4) (and edge_0_4_2 edge_0_2_4) (and edge_0_4_3 edge_0_3_4)
 (and edge_0_4_4 edge_0_4_4) (and edge_0_4_5 edge_0_5_4))) (a!40 (or edge_0_5_4 (and edge_0_5_0 edge_0_0_4)
 (and edge_0_5_1 edge_0_1_4) (and edge_0_5_2 edge_0_2_4) (and edge_0_5_3 edge_0_3_4) (and edge_0_5_4
 edge_0_4_4) (and edge_0_5_5 edge_0_5_4))) (a!45 (or edge_1_0_5 (and edge_1_0_0 edge_1_0_5) (and edge_1_0_1
 edge_1_1_5) (and edge_1_0_2 edge_1_2_5) (and edge_1_0_3 edge_1_3_5) (and edge_1_0_4 edge_1_4_5) (and
 edge_1_0_5 edge_1_5_5))) (a!46 (or edge_1_0_0 (and edge_1_0_0 edge_1_0_0) (and edge_1_0_1 edge_1_1_0) (and
 edge_1_0_2 edge_1_2_0) (and edge_1_0_3 edge_1_3_0) (and edge_1_0_4 edge_1_4_0) (and edge_1_0_5 edge_1_5_0)))
 (a!47 (or edge_1_0_1 (and edge_1_0_0 edge_1_0_1) (and edge_1_0_1 edge_1_1_1) (and edge_1_0_2 edge_1_2_1) (and
 edge_1_0_3 edge_1_3_1) (and edge_1_0_4 edge_1_4_1) (and edge_1_0_5 edge_1_5_1))) (a!48 (or edge_1_1_5 (and
 edge_1_1_0 edge_1_0_5) (and edge_1_1_1 edge_1_1_5) (and edge_1_1_2 edge_1_2_5) (and edge_1_1_3 edge_1_3_5)
 (and edge_1_1_4 edge_1_4_5) (and edge_1_1_5 edge_1_5_5))) (a!49 (or edge_1_0_2 (and edge_1_0_0 edge_1_0_2)
 (and edge_1_0_1 edge_1_1_2) (and edge_1_0_2 edge_1_2_2) (and edge_1_0_3 edge_1_3_2) (and edge_1_0_4
 edge_1_4_2) (and edge_1_0_5 edge_1_5_2))) (a!50 (or edge_1_2_5 (and edge_1_2_0 edge_1_0_5) (and edge_1_2_1
 edge_1_1_5) (and edge_1_2_2 edge_1_2_5) (and edge_1_2_3 edge_1_3_5) (and edge_1_2_4 edge_1_4_5) (and
 edge_1_2_5 edge_1_5_5))) (a!51 (or edge_1_0_3 (and edge_1_0_0 edge_1_0_3) (and edge_1_0_1 edge_1_1_3) (and
 edge_1_0_2 edge_1_2_3) (and edge_1_0_3 edge_1_3_3) (and edge_1_0_4 edge_1_4_3) (and edge_1_0_5 edge_1_5_3)))
 (a!52 (or edge_1_3_5 (and edge_1_3_0 edge_1_0_5) (and edge_1_3_1 edge_1_1_5) (and edge_1_3_2 edge_1_2_5) (and
 edge_1_3_3 edge_1_3_5) (and edge_1_3_4 edge_1_4_5) (and edge_1_3_5 edge_1_5_5))) (a!53 (or edge_1_0_4 (and
 edge_1_0_0 edge_1_0_4) (and edge_1_0_1 edge_1_1_4) (and edge_1_0_2 edge_1_2_4) (and edge_1_0_3 edge_1_3_4)
 (and edge_1_0_4 edge_1_4_4) (and edge_1_0_5 edge_1_5_4))) (a!54 (or edge_1_4_5 (and edge_1_4_0 edge_1_0_5)
 (and edge_1_4_1 edge_1_1_5) (and edge_1_4_2 edge_1_2_5) (and edge_1_4_3 edge_1_3_5) (and edge_1_4_4
 edge_1_4_5) (and edge_1_4_5 edge_1_5_5))) (a!55 (or edge_1_5_5 (and edge_1_5_0 edge_1_0_5) (and edge_1_5_1
 edge_1_1_5) (and edge_1_5_2 edge_1_2_5) (and edge_1_5_3 edge_1_3_5) (and edge_1_5_4 edge_1_4_5) (and
 edge_1_5_5 edge_1_5_5))) (a!57 (or edge_1_1_0 (and edge_1_1_0 edge_1_0_0) (and edge_1_1_1 edge_1_1_0) (and
 edge_1_1_2 edge_1_2_0) (and edge_1_1_3 edge_1_3_0) (and edge_1_1_4 edge_1_4_0) (and edge_1_1_5 edge_1_5_0)))
 (a!58 (or edge_1_2_0 (and edge_1_2_0 edge_1_0_0) (and edge_1_2_1 edge_1_1_0) (and edge_1_2_2 edge_1_2_0) (and
 edge_1_2_3 edge_1_3_0) (and edge_1_2_4 edge_1_4_0) (and edge_1_2_5 edge_1_5_0))) (a!59 (or edge_1_3_0 (and
 edge_1_3_0 edge_1_0_0) (and edge_1_3_1 edge_1_1_0) (and edge_1_3_2 edge_1_2_0) (and edge_1_3_3 edge_1_3_0)
 (and edge_1_3_4 edge_1_4_0) (and edge_1_3_5 edge_1_5_0))) (a!60 (or edge_1_4_0 (and edge_1_4_0 edge_1_0_0)
 (and edge_1_4_1 edge_1_1_0) (and edge_1_4_2 edge_1_2_0) (and edge_1_4_3 edge_1_3_0) (and edge_1_4_4
 edge_1_4_0) (and edge_1_4_5 edge_1_5_0))) (a!61 (or edge_1_5_0 (and edge_1_5_0 edge_1_0_0) (and edge_1_5_1
 edge_1_1_0) (and edge_1_5_2 edge_1_2_0) (and edge_1_5_3 edge_1_3_0) (and edge_1_5_4 edge_1_4_0) (and
 edge_1_5_5 edge_1_5_0))) (a!62 (or edge_1_1_1 (and edge_1_1_0 edge_1_0_1) (and edge_1_1_1 edge_1_1_1) (and
 edge_1_1_2 edge_1_2_1) (and edge_1_1_3 edge_1_3_1) (and edge_1_1_4 edge_1_4_1) (and edge_1_1_5 edge_1_5_1)))
 (a!63 (or edge_1_2_1 (and edge_1_2_0 edge_1_0_1) (and edge_1_2_1 edge_1_1_1) (and edge_1_2_2 edge_1_2_1) (and
 edge_1_2_3 edge_1_3_1) (and edge_1_2_4 edge_1_4_1) (and edge_1_2_5 edge_1_5_1))) (a!64 (or edge_1_3_1 (and
 edge_1_3_0 edge_1_0_1) (and edge_1_3_1 edge_1_1_1) (and edge_1_3_2 edge_1_2_1) (and edge_1_3_3 edge_1_3_1)
 (and edge_1_3_4 edge_1_4_1) (and edge_1_3_5 edge_1_5_1))) (a!65 (or edge_1_4_1 (and edge_1_4_0 edge_1_0_1)
 (and edge_1_4_1 edge_1_1_1) (and edge_1_4_2 edge_1_2_1) (and edge_1_4_3 edge_1_3_1) (and edge_1_4_4
 edge_1_4_1) (and edge_1_4_5 edge_1_5_1))) (a!66 (or edge_1_5_1 (and edge_1_5_0 edge_1_0_1) (and edge_1_5_1
 edge_1_1_1) (and edge_1_5_2 edge_1_2_1) (and edge_1_5_3 edge_1_3_1) (and edge_1_5_4 edge_1_4_1) (and
 edge_1_5_5 edge_1_5_1))) (a!67 (or edge_1_1_2 (and edge_1_1_0 edge_1_0_2) (and edge_1_1_1 edge_1_1_2) (and
 edge_1_1_2 edge_1_2_2) (and edge_1_1_3 edge_1_3_2) (and edge_1_1_4 edge_1_4_2) (and edge_1_1_5 edge_1_5_2)))
 (a!68 (or edge_1_1_3 (and edge_1_1_0 edge_1_0_3) (and edge_1_1_1 edge_1_1_3) (and edge_1_1_2 edge_1_2_3) (and
 edge_1_1_3 edge_1_3_3) (and edge_1_1_4 edge_1_4_3) (and edge_1_1_5 edge_1_5_3))) (a!69 (or edge_1_1_4 (and
 edge_1_1_0 edge_1_0_4) (and edge_1_1_1 edge_1_1_4) (and edge_1_1_2 edge_1_2_4) (and edge_1_1_3 edge_1_3_4)
 (and edge_1_1_4 edge_1_4_4) (and edge_1_1_5 edge_1_5_4))) (a!71 (or edge_1_2_2 (and edge_1_2_0 edge_1_0_2)
 (and edge_1_2_1 edge_1_1_2) (and edge_1_2_2 edge_1_2_2) (and edge_1_2_3 edge_1_3_2) (and edge_1_2_4
 edge_1_4_2) (and edge_1_2_5 edge_1_5_2))) (a!72 (or edge_1_3_2 (and edge_1_3_0 edge_1_0_2) (and edge_1_3_1
 edge_1_1_2) (and edge_1_3_2 edge_1_2_2) (and edge_1_3_3 edge_1_3_2) (and edge_1_3_4 edge_1_4_2) (and
 edge_1_3_5 edge_1_5_2))) (a!73 (or edge_1_4_2 (and edge_1_4_0 edge_1_0_2) (and edge_1_4_1 edge_1_1_2) (and
 edge_1_4_2 edge_1_2_2) (and edge_1_4_3 edge_1_3_2) (and edge_1_4_4 edge_1_4_2) (and edge_1_4_5 edge_1_5_2)))
 (a!74 (or edge_1_5_2 (and edge_1_5_0 edge_1_0_2) (and edge_1_5_1 edge_1_1_2) (and edge_1_5_2 edge_1_2_2) (and
 edge_1_5_3 edge_1_3_2) (and edge_1_5_4 edge_1_4_2) (and edge_1_5_5 edge_1_5_2))) (a!75 (or edge_1_2_3 (and
 edge_1_2_0 edge_1_0_3) (and edge_1_2_1 edge_1_1_3) (and edge_1_2_2 edge_1_2_3) (and edge_1_2_3 edge_1_3_3)
 (and edge_1_2_4 edge_1_4_3) (and edge_1_2_5 edge_1_5_3))) (a!76 (or edge_1_2_4 (and edge_1_2_0 edge_1_0_4)
 (and edge_1_2_1 edge_1_1_4) (and edge_1_2_2 edge_1_2_4) (and edge_1_2_3 edge_1_3_4) (and edge_1_2_4
 edge_1_4_4) (and edge_1_2_5 edge_1_5_4))) (a!78 (or edge_1_3_3 (and edge_1_3_0 edge_1_0_3) (and edge_1_3_1
 edge_1_1_3) (and edge_1_3_2 edge_1_2_3) (and edge_1_3_3 edge_1_3_3) (and edge_1_3_4 edge_1_4_3) (and
 edge_1_3_5 edge_1_5_3))) (a!79 (or edge_1_4_3 (and edge_1_4_0 edge_1_0_3) (and edge_1_4_1 edge_1_1_3) (and
 edge_1_4_2 edge_1_2_3) (and edge_1_4_3 edge_1_3_3) (and edge_1_4_4 edge_1_4_3) (and edge_1_4_5 edge_1_5_3)))
 (a!80 (or edge_1_5_3 (and edge_1_5_0 edge_1_0_3) (and edge_1_5_1 edge_1_1_3) (and edge_1_5_2 edge_1_2_3) (and
 edge_1_5_3 edge_1_3_3) (and edge_1_5_4 edge_1_4_3) (and edge_1_5_5 edge_1_5_3))) (a!81 (or edge_1_3_4 (and
 edge_1_3_0 edge_1_0_4) (and edge_1_3_1 edge_1_1_4) (and edge_1_3_2 edge_1_2_4) (and edge_1_3_3 edge_1_3_4)
 (and edge_1_3_4 edge_1_4_4) (and edge_1_3_5 edge_1_5_4))) (a!83 (or edge_1_4_4 (and edge_1_4_0 edge_1_0_4)
 (and edge_1_4_1 edge_1_1_4) (and edge_1_4_2 edge_1_2_4) (and edge_1_4_3 edge_1_3_4) (and edge_1_4_4
 edge_1_4_4) (and edge_1_4_5 edge_1_5_4))) (a!84 (or edge_1_5_4 (and edge_1_5_0 edge_1_0_4) (and edge_1_5_1
 edge_1_1_4) (and edge_1_5_2 edge_1_2_4) (and edge_1_5_3 edge_1_3_4) (and edge_1_5_4 edge_1_4_4) (and
 edge_1_5_5 edge_1_5_4))) (a!89 (or edge_2_0_5 (and edge_2_0_0 edge_2_0_5) (and edge_2_0_1 edge_2_1_5) (and
 edge_2_0_2 edge_2_2_5) (and edge_2_0_3 edge_2_3_5) (and edge_2_0_4 edge_2_4_5) (and edge_2_0_5 edge_2_5_5)))
 (a!90 (or edge_2_0_0 (and edge_2_0_0 edge_2_0_0) (and edge_2_0_1 edge_2_1_0) (and edge_2_0_2 edge_2_2_0) (and
 edge_2_0_3 edge_2_3_0) (and edge_2_0_4 edge_2_4_0) (and edge_2_0_5 edge_2_5_0))) (a!91 (or edge_2_0_1 (and
 edge_2_0_0 edge_2_0_1) (and edge_2_0_1 edge_2_1_1) (and edge_2_0_2 edge_2_2_1) (and edge_2_0_3 edge_2_3_1)
 (and edge_2_0_4 edge_2_4_1) (and edge_2_0_5 edge_2_5_1))) (a!92 (or edge_2_1_5 (and edge_2_1_0 edge_2_0_5)
 (and edge_2_1_1 edge_2_1_5) (and edge_2_1_2 edge_2_2_5) (and edge_2_1_3 edge_2_3_5) (and edge_2_1_4
 edge_2_4_5) (and edge_2_1_5 edge_2_5_5))) (a!93 (or edge_2_0_2 (and edge_2_0_0 edge_2_0_2) (and edge_2_0_1
 edge_2_1_2) (and edge_2_0_2 edge_2_2_2) (and edge_2_0_3 edge_2_3_2) (and edge_2_0_4 edge_2_4_2) (and
 edge_2_0_5 edge_2_5_2))) (a!94 (or edge_2_2_5 (and edge_2_2_0 edge_2_0_5) (and edge_2_2_1 edge_2_1_5) (and
 edge_2_2_2 edge_2_2_5) (and edge_2_2_3 edge_2_3_5) (and edge_2_2_4 edge_2_4_5) (and edge_2_2_5 edge_2_5_5)))
 (a!95 (or edge_2_0_3 (and edge_2_0_0 edge_2_0_3) (and edge_2_0_1 edge_2_1_3) (and edge_2_0_2 edge_2_2_3) (and
 edge_2_0_3 edge_2_3_3) (and edge_2_0_4 edge_2_4_3) (and edge_2_0_5 edge_2_5_3))) (a!96 (or edge_2_3_5 (and
 edge_2_3_0 edge_2_0_5) (and edge_2_3_1 edge_2_1_5) (and edge_2_3_2 edge_2_2_5) (and edge_2_3_3 edge_2_3_5)
 (and edge_2_3_4 edge_2_4_5) (and edge_2_3_5 edge_2_5_5))) (a!97 (or edge_2_0_4 (and edge_2_0_0 edge_2_0_4)
 (and edge_2_0_1 edge_2_1_4) (and edge_2_0_2 edge_2_2_4) (and edge_2_0_3 edge_2_3_4) (and edge_2_0_4
 edge_2_4_4) (and edge_2_0_5 edge_2_5_4))) (a!98 (or edge_2_4_5 (and edge_2_4_0 edge_2_0_5) (and edge_2_4_1
 edge_2_1_5) (and edge_2_4_2 edge_2_2_5) (and edge_2_4_3 edge_2_3_5) (and edge_2_4_4 edge_2_4_5) (and
 edge_2_4_5 edge_2_5_5))) (a!99 (or edge_2_5_5 (and edge_2_5_0 edge_2_0_5) (and edge_2_5_1 edge_2_1_5) (and
 edge_2_5_2 edge_2_2_5) (and edge_2_5_3 edge_2_3_5) (and edge_2_5_4 edge_2_4_5) (and edge_2_5_5 edge_2_5_5)))
 (a!101 (or edge_2_1_0 (and edge_2_1_0 edge_2_0_0) (and edge_2_1_1 edge_2_1_0) (and edge_2_1_2 edge_2_2_0) (and
 edge_2_1_3 edge_2_3_0) (and edge_2_1_4 edge_2_4_0) (and edge_2_1_5 edge_2_5_0))) (a!102 (or edge_2_2_0 (and
 edge_2_2_0 edge_2_0_0) (and edge_2_2_1 edge_2_1_0) (and edge_2_2_2 edge_2_2_0) (and edge_2_2_3 edge_2_3_0)
 (and edge_2_2_4 edge_2_4_0) (and edge_2_2_5 edge_2_5_0))) (a!103 (or edge_2_3_0 (and edge_2_3_0 edge_2_0_0)
 (and edge_2_3_1 edge_2_1_0) (and edge_2_3_2 edge_2_2_0) (and edge_2_3_3 edge_2_3_0) (and edge_2_3_4
 edge_2_4_0) (and edge_2_3_5 edge_2_5_0))) (a!104 (or edge_2_4_0 (and edge_2_4_0 edge_2_0_0) (and edge_2_4_1
 edge_2_1_0) (and edge_2_4_2 edge_2_2_0) (and edge_2_4_3 edge_2_3_0) (and edge_2_4_4 edge_2_4_0) (and
 edge_2_4_5 edge_2_5_0))) (a!105 (or edge_2_5_0 (and edge_2_5_0 edge_2_0_0) (and edge_2_5_1 edge_2_1_0) (and
 edge_2_5_2 edge_2_2_0) (and edge_2_5_3 edge_2_3_0) (and edge_2_5_4 edge_2_4_0) (and edge_2_5_5 edge_2_5_0)))
 (a!106 (or edge_2_1_1 (and edge_2_1_0 edge_2_0_1) (and edge_2_1_1 edge_2_1_1) (and edge_2_1_2 edge_2_2_1) (and
 edge_2_1_3 edge_2_3_1) (and edge_2_1_4 edge_2_4_1) (and edge_2_1_5 edge_2_5_1))) (a!107 (or edge_2_2_1 (and
 edge_2_2_0 edge_2_0_1) (and edge_2_2_1 edge_2_1_1) (and edge_2_2_2 edge_2_2_1) (and edge_2_2_3 edge_2_3_1)
 (and edge_2_2_4 edge_2_4_1) (and edge_2_2_5 edge_2_5_1))) (a!108 (or edge_2_3_1 (and edge_2_3_0 edge_2_0_1)
 (and edge_2_3_1 edge_2_1_1) (and edge_2_3_2 edge_2_2_1) (and edge_2_3_3 edge_2_3_1) (and edge_2_3_4
 edge_2_4_1) (and edge_2_3_5 edge_2_5_1))) (a!109 (or edge_2_4_1 (and edge_2_4_0 edge_2_0_1) (and edge_2_4_1
 edge_2_1_1) (and edge_2_4_2 edge_2_2_1) (and edge_2_4_3 edge_2_3_1) (and edge_2_4_4 edge_2_4_1) (and
 edge_2_4_5 edge_2_5_1))) (a!110 (or edge_2_5_1 (and edge_2_5_0 edge_2_0_1) (and edge_2_5_1 edge_2_1_1) (and
 edge_2_5_2 edge_2_2_1) (and edge_2_5_3 edge_2_3_1) (and edge_2_5_4 edge_2_4_1) (and edge_2_5_5 edge_2_5_1)))
 (a!111 (or edge_2_1_2 (and edge_2_1_0 edge_2_0_2) (and edge_2_1_1 edge_2_1_2) (and edge_2_1_2 edge_2_2_2) (and
 edge_2_1_3 edge_2_3_2) (and edge_2_1_4 edge_2_4_2) (and edge_2_1_5 edge_2_5_2))) (a!112 (or edge_2_1_3 (and
 edge_2_1_0 edge_2_0_3) (and edge_2_1_1 edge_2_1_3) (and edge_2_1_2 edge_2_2_3) (and edge_2_1_3 edge_2_3_3)
 (and edge_2_1_4 edge_2_4_3) (and edge_2_1_5 edge_2_5_3))) (a!113 (or edge_2_1_4 (and edge_2_1_0 edge_2_0_4)
 (and edge_2_1_1 edge_2_1_4) (and edge_2_1_2 edge_2_2_4) (and edge_2_1_3 edge_2_3_4) (and edge_2_1_4
 edge_2_4_4) (and edge_2_1_5 edge_2_5_4))) (a!115 (or edge_2_2_2 (and edge_2_2_0 edge_2_0_2) (and edge_2_2_1
 edge_2_1_2) (and edge_2_2_2 edge_2_2_2) (and edge_2_2_3 edge_2_3_2) (and edge_2_2_4 edge_2_4_2) (and
 edge_2_2_5 edge_2_5_2))) (a!116 (or edge_2_3_2 (and edge_2_3_0 edge_2_0_2) (and edge_2_3_1 edge_2_1_2) (and
 edge_2_3_2 edge_2_2_2) (and edge_2_3_3 edge_2_3_2) (and edge_2_3_4 edge_2_4_2) (and edge_2_3_5 edge_2_5_2)))
 (a!117 (or edge_2_4_2 (and edge_2_4_0 edge_2_0_2) (and edge_2_4_1 edge_2_1_2) (and edge_2_4_2 edge_2_2_2) (and
 edge_2_4_3 edge_2_3_2) (and edge_2_4_4 edge_2_4_2) (and edge_2_4_5 edge_2_5_2))) (a!118 (or edge_2_5_2 (and
 edge_2_5_0 edge_2_0_2) (and edge_2_5_1 edge_2_1_2) (and edge_2_5_2 edge_2_2_2) (and edge_2_5_3 edge_2_3_2)
 (and edge_2_5_4 edge_2_4_2) (and edge_2_5_5 edge_2_5_2))) (a!119 (or edge_2_2_3 (and edge_2_2_0 edge_2_0_3)
 (and edge_2_2_1 edge_2_1_3) (and edge_2_2_2 edge_2_2_3) (and edge_2_2_3 edge_2_3_3) (and edge_2_2_4
 edge_2_4_3) (and edge_2_2_5 edge_2_5_3))) (a!120 (or edge_2_2_4 (and edge_2_2_0 edge_2_0_4) (and edge_2_2_1
 edge_2_1_4) (and edge_2_2_2 edge_2_2_4) (and edge_2_2_3 edge_2_3_4) (and edge_2_2_4 edge_2_4_4) (and
 edge_2_2_5 edge_2_5_4))) (a!122 (or edge_2_3_3 (and edge_2_3_0 edge_2_0_3) (and edge_2_3_1 edge_2_1_3) (and
 edge_2_3_2 edge_2_2_3) (and edge_2_3_3 edge_2_3_3) (and edge_2_3_4 edge_2_4_3) (and edge_2_3_5 edge_2_5_3)))
 (a!123 (or edge_2_4_3 (and edge_2_4_0 edge_2_0_3) (and edge_2_4_1 edge_2_1_3) (and edge_2_4_2 edge_2_2_3) (and
 edge_2_4_3 edge_2_3_3) (and edge_2_4_4 edge_2_4_3) (and edge_2_4_5 edge_2_5_3))) (a!124 (or edge_2_5_3 (and
 edge_2_5_0 edge_2_0_3) (and edge_2_5_1 edge_2_1_3) (and edge_2_5_2 edge_2_2_3) (and edge_2_5_3 edge_2_3_3)
 (and edge_2_5_4 edge_2_4_3) (and edge_2_5_5 edge_2_5_3))) (a!125 (or edge_2_3_4 (and edge_2_3_0 edge_2_0_4)
 (and edge_2_3_1 edge_2_1_4) (and edge_2_3_2 edge_2_2_4) (and edge_2_3_3 edge_2_3_4) (and edge_2_3_4
 edge_2_4_4) (and edge_2_3_5 edge_2_5_4))) (a!127 (or edge_2_4_4 (and edge_2_4_0 edge_2_0_4) (and edge_2_4_1
 edge_2_1_4) (and edge_2_4_2 edge_2_2_4) (and edge_2_4_3 edge_2_3_4) (and edge_2_4_4 edge_2_4_4) (and
 edge_2_4_5 edge_2_5_4))) (a!128 (or edge_2_5_4 (and edge_2_5_0 edge_2_0_4) (and edge_2_5_1 edge_2_1_4) (and
 edge_2_5_2 edge_2_2_4) (and edge_2_5_3 edge_2_3_4) (and edge_2_5_4 edge_2_4_4) (and edge_2_5_5 edge_2_5_4))))
 (let ((a!12 (or a!1 (and a!2 a!1) (and a!3 a!4) (and a!5 a!6) (and a!7 a!8) (and a!9 a!10) (and a!1 a!11)))
 (a!26 (or a!4 (and a!13 a!1) (and a!18 a!4) (and a!23 a!6) (and a!24 a!8) (and a!25 a!10) (and a!4 a!11)))
 (a!33 (or a!6 (and a!14 a!1) (and a!19 a!4) (and a!27 a!6) (and a!31 a!8) (and a!32 a!10) (and a!6 a!11)))
 (a!38 (or a!8 (and a!15 a!1) (and a!20 a!4) (and a!28 a!6) (and a!34 a!8) (and a!37 a!10) (and a!8 a!11)))
 (a!41 (or a!10 (and a!16 a!1) (and a!21 a!4) (and a!29 a!6) (and a!35 a!8) (and a!39 a!10) (and a!10 a!11)))
 (a!42 (or a!11 (and a!17 a!1) (and a!22 a!4) (and a!30 a!6) (and a!36 a!8) (and a!40 a!10) (and a!11 a!11)))
 (a!56 (or a!45 (and a!46 a!45) (and a!47 a!48) (and a!49 a!50) (and a!51 a!52) (and a!53 a!54) (and a!45
 a!55))) (a!70 (or a!48 (and a!57 a!45) (and a!62 a!48) (and a!67 a!50) (and a!68 a!52) (and a!69 a!54) (and
 a!48 a!55))) (a!77 (or a!50 (and a!58 a!45) (and a!63 a!48) (and a!71 a!50) (and a!75 a!52) (and a!76 a!54)
 (and a!50 a!55))) (a!82 (or a!52 (and a!59 a!45) (and a!64 a!48) (and a!72 a!50) (and a!78 a!52) (and a!81
 a!54) (and a!52 a!55))) (a!85 (or a!54 (and a!60 a!45) (and a!65 a!48) (and a!73 a!50) (and a!79 a!52) (and
 a!83 a!54) (and a!54 a!55))) (a!86 (or a!55 (and a!61 a!45) (and a!66 a!48) (and a!74 a!50) (and a!80 a!52)
 (and a!84 a!54) (and a!55 a!55))) (a!100 (or a!89 (and a!90 a!89) (and a!91 a!92) (and a!93 a!94) (and a!95
 a!96) (and a!97 a!98) (and a!89 a!99))) (a!114 (or a!92 (and a!101 a!89) (and a!106 a!92) (and a!111 a!94)
 (and a!112 a!96) (and a!113 a!98) (and a!92 a!99))) (a!121 (or a!94 (and a!102 a!89) (and a!107 a!92) (and
 a!115 a!94) (and a!119 a!96) (and a!120 a!98) (and a!94 a!99))) (a!126 (or a!96 (and a!103 a!89) (and a!108
 a!92) (and a!116 a!94) (and a!122 a!96) (and a!125 a!98) (and a!96 a!99))) (a!129 (or a!98 (and a!104 a!89)
 (and a!109 a!92) (and a!117 a!94) (and a!123 a!96) (and a!127 a!98) (and a!98 a!99))) (a!130 (or a!99 (and
 a!105 a!89) (and a!110 a!92) (and a!118 a!94) (and a!124 a!96) (and a!128 a!98) (and a!99 a!99)))) (let ((a!43
 (or a!12 (and (or a!2 (and a!2 a!2) (and a!3 a!13) (and a!5 a!14) (and a!7 a!15) (and a!9 a!16) (and a!1
 a!17)) a!12) (and (or a!3 (and a!2 a!3) (and a!3 a!18) (and a!5 a!19) (and a!7 a!20) (and a!9 a!21) (and a!1
 a!22)) a!26) (and (or a!5 (and a!2 a!5) (and a!3 a!23) (and a!5 a!27) (and a!7 a!28) (and a!9 a!29) (and a!1
 a!30)) a!33) (and (or a!7 (and a!2 a!7) (and a!3 a!24) (and a!5 a!31) (and a!7 a!34) (and a!9 a!35) (and a!1
 a!36)) a!38) (and (or a!9 (and a!2 a!9) (and a!3 a!25) (and a!5 a!32) (and a!7 a!37) (and a!9 a!39) (and a!1
 a!40)) a!41) (and a!12 a!42))) (a!44 (or a!26 (and (or a!13 (and a!13 a!2) (and a!18 a!13) (and a!23 a!14)
 (and a!24 a!15) (and a!25 a!16) (and a!4 a!17)) a!12) (and (or a!18 (and a!13 a!3) (and a!18 a!18) (and a!23
 a!19) (and a!24 a!20) (and a!25 a!21) (and a!4 a!22)) a!26) (and (or a!23 (and a!13 a!5) (and a!18 a!23) (and
 a!23 a!27) (and a!24 a!28) (and a!25 a!29) (and a!4 a!30)) a!33) (and (or a!24 (and a!13 a!7) (and a!18 a!24)
 (and a!23 a!31) (and a!24 a!34) (and a!25 a!35) (and a!4 a!36)) a!38) (and (or a!25 (and a!13 a!9) (and a!18
 a!25) (and a!23 a!32) (and a!24 a!37) (and a!25 a!39) (and a!4 a!40)) a!41) (and a!26 a!42))) (a!87 (or a!56
 (and (or a!46 (and a!46 a!46) (and a!47 a!57) (and a!49 a!58) (and a!51 a!59) (and a!53 a!60) (and a!45 a!61))
 a!56) (and (or a!47 (and a!46 a!47) (and a!47 a!62) (and a!49 a!63) (and a!51 a!64) (and a!53 a!65) (and a!45
 a!66)) a!70) (and (or a!49 (and a!46 a!49) (and a!47 a!67) (and a!49 a!71) (and a!51 a!72) (and a!53 a!73)
 (and a!45 a!74)) a!77) (and (or a!51 (and a!46 a!51) (and a!47 a!68) (and a!49 a!75) (and a!51 a!78) (and a!53
 a!79) (and a!45 a!80)) a!82) (and (or a!53 (and a!46 a!53) (and a!47 a!69) (and a!49 a!76) (and a!51 a!81)
 (and a!53 a!83) (and a!45 a!84)) a!85) (and a!56 a!86))) (a!88 (or a!70 (and (or a!57 (and a!57 a!46) (and
 a!62 a!57) (and a!67 a!58) (and a!68 a!59) (and a!69 a!60) (and a!48 a!61)) a!56) (and (or a!62 (and a!57
 a!47) (and a!62 a!62) (and a!67 a!63) (and a!68 a!64) (and a!69 a!65) (and a!48 a!66)) a!70) (and (or a!67
 (and a!57 a!49) (and a!62 a!67) (and a!67 a!71) (and a!68 a!72) (and a!69 a!73) (and a!48 a!74)) a!77) (and
 (or a!68 (and a!57 a!51) (and a!62 a!68) (and a!67 a!75) (and a!68 a!78) (and a!69 a!79) (and a!48 a!80))
 a!82) (and (or a!69 (and a!57 a!53) (and a!62 a!69) (and a!67 a!76) (and a!68 a!81) (and a!69 a!83) (and a!48
 a!84)) a!85) (and a!70 a!86))) (a!131 (or a!100 (and (or a!90 (and a!90 a!90) (and a!91 a!101) (and a!93
 a!102) (and a!95 a!103) (and a!97 a!104) (and a!89 a!105)) a!100) (and (or a!91 (and a!90 a!91) (and a!91
 a!106) (and a!93 a!107) (and a!95 a!108) (and a!97 a!109) (and a!89 a!110)) a!114) (and (or a!93 (and a!90
 a!93) (and a!91 a!111) (and a!93 a!115) (and a!95 a!116) (and a!97 a!117) (and a!89 a!118)) a!121) (and (or
 a!95 (and a!90 a!95) (and a!91 a!112) (and a!93 a!119) (and a!95 a!122) (and a!97 a!123) (and a!89 a!124))
 a!126) (and (or a!97 (and a!90 a!97) (and a!91 a!113) (and a!93 a!120) (and a!95 a!125) (and a!97 a!127) (and
 a!89 a!128)) a!129) (and a!100 a!130))) (a!132 (or a!114 (and (or a!101 (and a!101 a!90) (and a!106 a!101)
 (and a!111 a!102) (and a!112 a!103) (and a!113 a!104) (and a!92 a!105)) a!100) (and (or a!106 (and a!101 a!91)
 (and a!106 a!106) (and a!111 a!107) (and a!112 a!108) (and a!113 a!109) (and a!92 a!110)) a!114) (and (or
 a!111 (and a!101 a!93) (and a!106 a!111) (and a!111 a!115) (and a!112 a!116) (and a!113 a!117) (and a!92
 a!118)) a!121) (and (or a!112 (and a!101 a!95) (and a!106 a!112) (and a!111 a!119) (and a!112 a!122) (and
 a!113 a!123) (and a!92 a!124)) a!126) (and (or a!113 (and a!101 a!97) (and a!106 a!113) (and a!111 a!120) (and
 a!112 a!125) (and a!113 a!127) (and a!92 a!128)) a!129) (and a!114 a!130)))) (and (=> b_0 a!43) (=> b_1 a!44)
 (=> b_0 a!87) (=> b_1 a!88) (=> b_0 a!131) (=> b_1 a!132))))))
; negated conclusion
(assert
 (let ((a!1 (or edge_0_4_2 (and edge_0_4_0 edge_0_0_2) (and edge_0_4_1 edge_0_1_2) (and edge_0_4_2 edge_0_2_2)
 (and edge_0_4_3 edge_0_3_2) (and edge_0_4_4 edge_0_4_2) (and edge_0_4_5 edge_0_5_2))) (a!2 (or edge_0_4_3 (and
 edge_0_4_0 edge_0_0_3) (and edge_0_4_1 edge_0_1_3) (and edge_0_4_2 edge_0_2_3) (and edge_0_4_3 edge_0_3_3)
 (and edge_0_4_4 edge_0_4_3) (and edge_0_4_5 edge_0_5_3))) (a!3 (or edge_1_0_5 (and edge_1_0_0 edge_1_0_5) (and
 edge_1_0_1 edge_1_1_5) (and edge_1_0_2 edge_1_2_5) (and edge_1_0_3 edge_1_3_5) (and edge_1_0_4 edge_1_4_5)
 (and edge_1_0_5 edge_1_5_5))) (a!4 (or edge_1_1_5 (and edge_1_1_0 edge_1_0_5) (and edge_1_1_1 edge_1_1_5) (and
 edge_1_1_2 edge_1_2_5) (and edge_1_1_3 edge_1_3_5) (and edge_1_1_4 edge_1_4_5) (and edge_1_1_5 edge_1_5_5)))
 (a!6 (or edge_0_4_0 (and edge_0_4_0 edge_0_0_0) (and edge_0_4_1 edge_0_1_0) (and edge_0_4_2 edge_0_2_0) (and
 edge_0_4_3 edge_0_3_0) (and edge_0_4_4 edge_0_4_0) (and edge_0_4_5 edge_0_5_0))) (a!7 (or edge_0_0_0 (and
 edge_0_0_0 edge_0_0_0) (and edge_0_0_1 edge_0_1_0) (and edge_0_0_2 edge_0_2_0) (and edge_0_0_3 edge_0_3_0)
 (and edge_0_0_4 edge_0_4_0) (and edge_0_0_5 edge_0_5_0))) (a!8 (or edge_0_4_1 (and edge_0_4_0 edge_0_0_1) (and
 edge_0_4_1 edge_0_1_1) (and edge_0_4_2 edge_0_2_1) (and edge_0_4_3 edge_0_3_1) (and edge_0_4_4 edge_0_4_1)
 (and edge_0_4_5 edge_0_5_1))) (a!9 (or edge_0_1_0 (and edge_0_1_0 edge_0_0_0) (and edge_0_1_1 edge_0_1_0) (and
 edge_0_1_2 edge_0_2_0) (and edge_0_1_3 edge_0_3_0) (and edge_0_1_4 edge_0_4_0) (and edge_0_1_5 edge_0_5_0)))
 (a!10 (or edge_0_2_0 (and edge_0_2_0 edge_0_0_0) (and edge_0_2_1 edge_0_1_0) (and edge_0_2_2 edge_0_2_0) (and
 edge_0_2_3 edge_0_3_0) (and edge_0_2_4 edge_0_4_0) (and edge_0_2_5 edge_0_5_0))) (a!11 (or edge_0_3_0 (and
 edge_0_3_0 edge_0_0_0) (and edge_0_3_1 edge_0_1_0) (and edge_0_3_2 edge_0_2_0) (and edge_0_3_3 edge_0_3_0)
 (and edge_0_3_4 edge_0_4_0) (and edge_0_3_5 edge_0_5_0))) (a!12 (or edge_0_4_4 (and edge_0_4_0 edge_0_0_4)
 (and edge_0_4_1 edge_0_1_4) (and edge_0_4_2 edge_0_2_4) (and edge_0_4_3 edge_0_3_4) (and edge_0_4_4
 edge_0_4_4) (and edge_0_4_5 edge_0_5_4))) (a!13 (or edge_0_4_5 (and edge_0_4_0 edge_0_0_5) (and edge_0_4_1
 edge_0_1_5) (and edge_0_4_2 edge_0_2_5) (and edge_0_4_3 edge_0_3_5) (and edge_0_4_4 edge_0_4_5) (and
 edge_0_4_5 edge_0_5_5))) (a!14 (or edge_0_5_0 (and edge_0_5_0 edge_0_0_0) (and edge_0_5_1 edge_0_1_0) (and
 edge_0_5_2 edge_0_2_0) (and edge_0_5_3 edge_0_3_0) (and edge_0_5_4 edge_0_4_0) (and edge_0_5_5 edge_0_5_0)))
 (a!16 (or edge_0_0_2 (and edge_0_0_0 edge_0_0_2) (and edge_0_0_1 edge_0_1_2) (and edge_0_0_2 edge_0_2_2) (and
 edge_0_0_3 edge_0_3_2) (and edge_0_0_4 edge_0_4_2) (and edge_0_0_5 edge_0_5_2))) (a!17 (or edge_0_0_3 (and
 edge_0_0_0 edge_0_0_3) (and edge_0_0_1 edge_0_1_3) (and edge_0_0_2 edge_0_2_3) (and edge_0_0_3 edge_0_3_3)
 (and edge_0_0_4 edge_0_4_3) (and edge_0_0_5 edge_0_5_3))) (a!19 (or edge_0_0_1 (and edge_0_0_0 edge_0_0_1)
 (and edge_0_0_1 edge_0_1_1) (and edge_0_0_2 edge_0_2_1) (and edge_0_0_3 edge_0_3_1) (and edge_0_0_4
 edge_0_4_1) (and edge_0_0_5 edge_0_5_1))) (a!20 (or edge_0_1_1 (and edge_0_1_0 edge_0_0_1) (and edge_0_1_1
 edge_0_1_1) (and edge_0_1_2 edge_0_2_1) (and edge_0_1_3 edge_0_3_1) (and edge_0_1_4 edge_0_4_1) (and
 edge_0_1_5 edge_0_5_1))) (a!21 (or edge_0_2_1 (and edge_0_2_0 edge_0_0_1) (and edge_0_2_1 edge_0_1_1) (and
 edge_0_2_2 edge_0_2_1) (and edge_0_2_3 edge_0_3_1) (and edge_0_2_4 edge_0_4_1) (and edge_0_2_5 edge_0_5_1)))
 (a!22 (or edge_0_3_1 (and edge_0_3_0 edge_0_0_1) (and edge_0_3_1 edge_0_1_1) (and edge_0_3_2 edge_0_2_1) (and
 edge_0_3_3 edge_0_3_1) (and edge_0_3_4 edge_0_4_1) (and edge_0_3_5 edge_0_5_1))) (a!23 (or edge_0_5_1 (and
 edge_0_5_0 edge_0_0_1) (and edge_0_5_1 edge_0_1_1) (and edge_0_5_2 edge_0_2_1) (and edge_0_5_3 edge_0_3_1)
 (and edge_0_5_4 edge_0_4_1) (and edge_0_5_5 edge_0_5_1))) (a!25 (or edge_0_1_2 (and edge_0_1_0 edge_0_0_2)
 (and edge_0_1_1 edge_0_1_2) (and edge_0_1_2 edge_0_2_2) (and edge_0_1_3 edge_0_3_2) (and edge_0_1_4
 edge_0_4_2) (and edge_0_1_5 edge_0_5_2))) (a!26 (or edge_0_1_3 (and edge_0_1_0 edge_0_0_3) (and edge_0_1_1
 edge_0_1_3) (and edge_0_1_2 edge_0_2_3) (and edge_0_1_3 edge_0_3_3) (and edge_0_1_4 edge_0_4_3) (and
 edge_0_1_5 edge_0_5_3))) (a!28 (or edge_0_2_2 (and edge_0_2_0 edge_0_0_2) (and edge_0_2_1 edge_0_1_2) (and
 edge_0_2_2 edge_0_2_2) (and edge_0_2_3 edge_0_3_2) (and edge_0_2_4 edge_0_4_2) (and edge_0_2_5 edge_0_5_2)))
 (a!29 (or edge_0_3_2 (and edge_0_3_0 edge_0_0_2) (and edge_0_3_1 edge_0_1_2) (and edge_0_3_2 edge_0_2_2) (and
 edge_0_3_3 edge_0_3_2) (and edge_0_3_4 edge_0_4_2) (and edge_0_3_5 edge_0_5_2))) (a!30 (or edge_0_5_2 (and
 edge_0_5_0 edge_0_0_2) (and edge_0_5_1 edge_0_1_2) (and edge_0_5_2 edge_0_2_2) (and edge_0_5_3 edge_0_3_2)
 (and edge_0_5_4 edge_0_4_2) (and edge_0_5_5 edge_0_5_2))) (a!32 (or edge_0_2_3 (and edge_0_2_0 edge_0_0_3)
 (and edge_0_2_1 edge_0_1_3) (and edge_0_2_2 edge_0_2_3) (and edge_0_2_3 edge_0_3_3) (and edge_0_2_4
 edge_0_4_3) (and edge_0_2_5 edge_0_5_3))) (a!33 (or edge_1_2_5 (and edge_1_2_0 edge_1_0_5) (and edge_1_2_1
 edge_1_1_5) (and edge_1_2_2 edge_1_2_5) (and edge_1_2_3 edge_1_3_5) (and edge_1_2_4 edge_1_4_5) (and
 edge_1_2_5 edge_1_5_5))) (a!34 (or edge_1_3_5 (and edge_1_3_0 edge_1_0_5) (and edge_1_3_1 edge_1_1_5) (and
 edge_1_3_2 edge_1_2_5) (and edge_1_3_3 edge_1_3_5) (and edge_1_3_4 edge_1_4_5) (and edge_1_3_5 edge_1_5_5)))
 (a!35 (or edge_1_4_5 (and edge_1_4_0 edge_1_0_5) (and edge_1_4_1 edge_1_1_5) (and edge_1_4_2 edge_1_2_5) (and
 edge_1_4_3 edge_1_3_5) (and edge_1_4_4 edge_1_4_5) (and edge_1_4_5 edge_1_5_5))) (a!36 (or edge_1_5_5 (and
 edge_1_5_0 edge_1_0_5) (and edge_1_5_1 edge_1_1_5) (and edge_1_5_2 edge_1_2_5) (and edge_1_5_3 edge_1_3_5)
 (and edge_1_5_4 edge_1_4_5) (and edge_1_5_5 edge_1_5_5))) (a!38 (or edge_0_3_3 (and edge_0_3_0 edge_0_0_3)
 (and edge_0_3_1 edge_0_1_3) (and edge_0_3_2 edge_0_2_3) (and edge_0_3_3 edge_0_3_3) (and edge_0_3_4
 edge_0_4_3) (and edge_0_3_5 edge_0_5_3))) (a!39 (or edge_0_5_3 (and edge_0_5_0 edge_0_0_3) (and edge_0_5_1
 edge_0_1_3) (and edge_0_5_2 edge_0_2_3) (and edge_0_5_3 edge_0_3_3) (and edge_0_5_4 edge_0_4_3) (and
 edge_0_5_5 edge_0_5_3))) (a!42 (or edge_0_0_4 (and edge_0_0_0 edge_0_0_4) (and edge_0_0_1 edge_0_1_4) (and
 edge_0_0_2 edge_0_2_4) (and edge_0_0_3 edge_0_3_4) (and edge_0_0_4 edge_0_4_4) (and edge_0_0_5 edge_0_5_4)))
 (a!43 (or edge_0_1_4 (and edge_0_1_0 edge_0_0_4) (and edge_0_1_1 edge_0_1_4) (and edge_0_1_2 edge_0_2_4) (and
 edge_0_1_3 edge_0_3_4) (and edge_0_1_4 edge_0_4_4) (and edge_0_1_5 edge_0_5_4))) (a!44 (or edge_0_2_4 (and
 edge_0_2_0 edge_0_0_4) (and edge_0_2_1 edge_0_1_4) (and edge_0_2_2 edge_0_2_4) (and edge_0_2_3 edge_0_3_4)
 (and edge_0_2_4 edge_0_4_4) (and edge_0_2_5 edge_0_5_4))) (a!45 (or edge_0_3_4 (and edge_0_3_0 edge_0_0_4)
 (and edge_0_3_1 edge_0_1_4) (and edge_0_3_2 edge_0_2_4) (and edge_0_3_3 edge_0_3_4) (and edge_0_3_4
 edge_0_4_4) (and edge_0_3_5 edge_0_5_4))) (a!46 (or edge_0_5_4 (and edge_0_5_0 edge_0_0_4) (and edge_0_5_1
 edge_0_1_4) (and edge_0_5_2 edge_0_2_4) (and edge_0_5_3 edge_0_3_4) (and edge_0_5_4 edge_0_4_4) (and
 edge_0_5_5 edge_0_5_4))) (a!48 (or edge_0_0_5 (and edge_0_0_0 edge_0_0_5) (and edge_0_0_1 edge_0_1_5) (and
 edge_0_0_2 edge_0_2_5) (and edge_0_0_3 edge_0_3_5) (and edge_0_0_4 edge_0_4_5) (and edge_0_0_5 edge_0_5_5)))
 (a!49 (or edge_0_1_5 (and edge_0_1_0 edge_0_0_5) (and edge_0_1_1 edge_0_1_5) (and edge_0_1_2 edge_0_2_5) (and
 edge_0_1_3 edge_0_3_5) (and edge_0_1_4 edge_0_4_5) (and edge_0_1_5 edge_0_5_5))) (a!50 (or edge_0_2_5 (and
 edge_0_2_0 edge_0_0_5) (and edge_0_2_1 edge_0_1_5) (and edge_0_2_2 edge_0_2_5) (and edge_0_2_3 edge_0_3_5)
 (and edge_0_2_4 edge_0_4_5) (and edge_0_2_5 edge_0_5_5))) (a!51 (or edge_0_3_5 (and edge_0_3_0 edge_0_0_5)
 (and edge_0_3_1 edge_0_1_5) (and edge_0_3_2 edge_0_2_5) (and edge_0_3_3 edge_0_3_5) (and edge_0_3_4
 edge_0_4_5) (and edge_0_3_5 edge_0_5_5))) (a!52 (or edge_0_5_5 (and edge_0_5_0 edge_0_0_5) (and edge_0_5_1
 edge_0_1_5) (and edge_0_5_2 edge_0_2_5) (and edge_0_5_3 edge_0_3_5) (and edge_0_5_4 edge_0_4_5) (and
 edge_0_5_5 edge_0_5_5))) (a!55 (or edge_1_0_0 (and edge_1_0_0 edge_1_0_0) (and edge_1_0_1 edge_1_1_0) (and
 edge_1_0_2 edge_1_2_0) (and edge_1_0_3 edge_1_3_0) (and edge_1_0_4 edge_1_4_0) (and edge_1_0_5 edge_1_5_0)))
 (a!56 (or edge_1_1_0 (and edge_1_1_0 edge_1_0_0) (and edge_1_1_1 edge_1_1_0) (and edge_1_1_2 edge_1_2_0) (and
 edge_1_1_3 edge_1_3_0) (and edge_1_1_4 edge_1_4_0) (and edge_1_1_5 edge_1_5_0))) (a!58 (or edge_1_0_1 (and
 edge_1_0_0 edge_1_0_1) (and edge_1_0_1 edge_1_1_1) (and edge_1_0_2 edge_1_2_1) (and edge_1_0_3 edge_1_3_1)
 (and edge_1_0_4 edge_1_4_1) (and edge_1_0_5 edge_1_5_1))) (a!59 (or edge_1_0_2 (and edge_1_0_0 edge_1_0_2)
 (and edge_1_0_1 edge_1_1_2) (and edge_1_0_2 edge_1_2_2) (and edge_1_0_3 edge_1_3_2) (and edge_1_0_4
 edge_1_4_2) (and edge_1_0_5 edge_1_5_2))) (a!60 (or edge_1_0_3 (and edge_1_0_0 edge_1_0_3) (and edge_1_0_1
 edge_1_1_3) (and edge_1_0_2 edge_1_2_3) (and edge_1_0_3 edge_1_3_3) (and edge_1_0_4 edge_1_4_3) (and
 edge_1_0_5 edge_1_5_3))) (a!61 (or edge_1_0_4 (and edge_1_0_0 edge_1_0_4) (and edge_1_0_1 edge_1_1_4) (and
 edge_1_0_2 edge_1_2_4) (and edge_1_0_3 edge_1_3_4) (and edge_1_0_4 edge_1_4_4) (and edge_1_0_5 edge_1_5_4)))
 (a!63 (or edge_1_1_1 (and edge_1_1_0 edge_1_0_1) (and edge_1_1_1 edge_1_1_1) (and edge_1_1_2 edge_1_2_1) (and
 edge_1_1_3 edge_1_3_1) (and edge_1_1_4 edge_1_4_1) (and edge_1_1_5 edge_1_5_1))) (a!65 (or edge_1_1_2 (and
 edge_1_1_0 edge_1_0_2) (and edge_1_1_1 edge_1_1_2) (and edge_1_1_2 edge_1_2_2) (and edge_1_1_3 edge_1_3_2)
 (and edge_1_1_4 edge_1_4_2) (and edge_1_1_5 edge_1_5_2))) (a!66 (or edge_1_1_3 (and edge_1_1_0 edge_1_0_3)
 (and edge_1_1_1 edge_1_1_3) (and edge_1_1_2 edge_1_2_3) (and edge_1_1_3 edge_1_3_3) (and edge_1_1_4
 edge_1_4_3) (and edge_1_1_5 edge_1_5_3))) (a!67 (or edge_1_1_4 (and edge_1_1_0 edge_1_0_4) (and edge_1_1_1
 edge_1_1_4) (and edge_1_1_2 edge_1_2_4) (and edge_1_1_3 edge_1_3_4) (and edge_1_1_4 edge_1_4_4) (and
 edge_1_1_5 edge_1_5_4))) (a!70 (or edge_1_2_0 (and edge_1_2_0 edge_1_0_0) (and edge_1_2_1 edge_1_1_0) (and
 edge_1_2_2 edge_1_2_0) (and edge_1_2_3 edge_1_3_0) (and edge_1_2_4 edge_1_4_0) (and edge_1_2_5 edge_1_5_0)))
 (a!71 (or edge_1_2_1 (and edge_1_2_0 edge_1_0_1) (and edge_1_2_1 edge_1_1_1) (and edge_1_2_2 edge_1_2_1) (and
 edge_1_2_3 edge_1_3_1) (and edge_1_2_4 edge_1_4_1) (and edge_1_2_5 edge_1_5_1))) (a!72 (or edge_1_2_2 (and
 edge_1_2_0 edge_1_0_2) (and edge_1_2_1 edge_1_1_2) (and edge_1_2_2 edge_1_2_2) (and edge_1_2_3 edge_1_3_2)
 (and edge_1_2_4 edge_1_4_2) (and edge_1_2_5 edge_1_5_2))) (a!73 (or edge_1_2_3 (and edge_1_2_0 edge_1_0_3)
 (and edge_1_2_1 edge_1_1_3) (and edge_1_2_2 edge_1_2_3) (and edge_1_2_3 edge_1_3_3) (and edge_1_2_4
 edge_1_4_3) (and edge_1_2_5 edge_1_5_3))) (a!74 (or edge_1_2_4 (and edge_1_2_0 edge_1_0_4) (and edge_1_2_1
 edge_1_1_4) (and edge_1_2_2 edge_1_2_4) (and edge_1_2_3 edge_1_3_4) (and edge_1_2_4 edge_1_4_4) (and
 edge_1_2_5 edge_1_5_4))) (a!77 (or edge_1_3_0 (and edge_1_3_0 edge_1_0_0) (and edge_1_3_1 edge_1_1_0) (and
 edge_1_3_2 edge_1_2_0) (and edge_1_3_3 edge_1_3_0) (and edge_1_3_4 edge_1_4_0) (and edge_1_3_5 edge_1_5_0)))
 (a!78 (or edge_1_3_1 (and edge_1_3_0 edge_1_0_1) (and edge_1_3_1 edge_1_1_1) (and edge_1_3_2 edge_1_2_1) (and
 edge_1_3_3 edge_1_3_1) (and edge_1_3_4 edge_1_4_1) (and edge_1_3_5 edge_1_5_1))) (a!79 (or edge_1_3_2 (and
 edge_1_3_0 edge_1_0_2) (and edge_1_3_1 edge_1_1_2) (and edge_1_3_2 edge_1_2_2) (and edge_1_3_3 edge_1_3_2)
 (and edge_1_3_4 edge_1_4_2) (and edge_1_3_5 edge_1_5_2))) (a!80 (or edge_1_3_3 (and edge_1_3_0 edge_1_0_3)
 (and edge_1_3_1 edge_1_1_3) (and edge_1_3_2 edge_1_2_3) (and edge_1_3_3 edge_1_3_3) (and edge_1_3_4
 edge_1_4_3) (and edge_1_3_5 edge_1_5_3))) (a!81 (or edge_1_3_4 (and edge_1_3_0 edge_1_0_4) (and edge_1_3_1
 edge_1_1_4) (and edge_1_3_2 edge_1_2_4) (and edge_1_3_3 edge_1_3_4) (and edge_1_3_4 edge_1_4_4) (and
 edge_1_3_5 edge_1_5_4))) (a!84 (or edge_1_4_0 (and edge_1_4_0 edge_1_0_0) (and edge_1_4_1 edge_1_1_0) (and
 edge_1_4_2 edge_1_2_0) (and edge_1_4_3 edge_1_3_0) (and edge_1_4_4 edge_1_4_0) (and edge_1_4_5 edge_1_5_0)))
 (a!85 (or edge_1_4_1 (and edge_1_4_0 edge_1_0_1) (and edge_1_4_1 edge_1_1_1) (and edge_1_4_2 edge_1_2_1) (and
 edge_1_4_3 edge_1_3_1) (and edge_1_4_4 edge_1_4_1) (and edge_1_4_5 edge_1_5_1))) (a!86 (or edge_1_4_2 (and
 edge_1_4_0 edge_1_0_2) (and edge_1_4_1 edge_1_1_2) (and edge_1_4_2 edge_1_2_2) (and edge_1_4_3 edge_1_3_2)
 (and edge_1_4_4 edge_1_4_2) (and edge_1_4_5 edge_1_5_2))) (a!87 (or edge_1_4_3 (and edge_1_4_0 edge_1_0_3)
 (and edge_1_4_1 edge_1_1_3) (and edge_1_4_2 edge_1_2_3) (and edge_1_4_3 edge_1_3_3) (and edge_1_4_4
 edge_1_4_3) (and edge_1_4_5 edge_1_5_3))) (a!88 (or edge_1_4_4 (and edge_1_4_0 edge_1_0_4) (and edge_1_4_1
 edge_1_1_4) (and edge_1_4_2 edge_1_2_4) (and edge_1_4_3 edge_1_3_4) (and edge_1_4_4 edge_1_4_4) (and
 edge_1_4_5 edge_1_5_4))) (a!90 (or edge_1_5_0 (and edge_1_5_0 edge_1_0_0) (and edge_1_5_1 edge_1_1_0) (and
 edge_1_5_2 edge_1_2_0) (and edge_1_5_3 edge_1_3_0) (and edge_1_5_4 edge_1_4_0) (and edge_1_5_5 edge_1_5_0)))
 (a!91 (or edge_1_5_1 (and edge_1_5_0 edge_1_0_1) (and edge_1_5_1 edge_1_1_1) (and edge_1_5_2 edge_1_2_1) (and
 edge_1_5_3 edge_1_3_1) (and edge_1_5_4 edge_1_4_1) (and edge_1_5_5 edge_1_5_1))) (a!92 (or edge_1_5_2 (and
 edge_1_5_0 edge_1_0_2) (and edge_1_5_1 edge_1_1_2) (and edge_1_5_2 edge_1_2_2) (and edge_1_5_3 edge_1_3_2)
 (and edge_1_5_4 edge_1_4_2) (and edge_1_5_5 edge_1_5_2))) (a!93 (or edge_1_5_3 (and edge_1_5_0 edge_1_0_3)
 (and edge_1_5_1 edge_1_1_3) (and edge_1_5_2 edge_1_2_3) (and edge_1_5_3 edge_1_3_3) (and edge_1_5_4
 edge_1_4_3) (and edge_1_5_5 edge_1_5_3))) (a!94 (or edge_1_5_4 (and edge_1_5_0 edge_1_0_4) (and edge_1_5_1
 edge_1_1_4) (and edge_1_5_2 edge_1_2_4) (and edge_1_5_3 edge_1_3_4) (and edge_1_5_4 edge_1_4_4) (and
 edge_1_5_5 edge_1_5_4))) (a!303 (or edge_2_0_5 (and edge_2_0_0 edge_2_0_5) (and edge_2_0_1 edge_2_1_5) (and
 edge_2_0_2 edge_2_2_5) (and edge_2_0_3 edge_2_3_5) (and edge_2_0_4 edge_2_4_5) (and edge_2_0_5 edge_2_5_5)))
 (a!304 (or edge_2_1_5 (and edge_2_1_0 edge_2_0_5) (and edge_2_1_1 edge_2_1_5) (and edge_2_1_2 edge_2_2_5) (and
 edge_2_1_3 edge_2_3_5) (and edge_2_1_4 edge_2_4_5) (and edge_2_1_5 edge_2_5_5))) (a!308 (or edge_2_2_5 (and
 edge_2_2_0 edge_2_0_5) (and edge_2_2_1 edge_2_1_5) (and edge_2_2_2 edge_2_2_5) (and edge_2_2_3 edge_2_3_5)
 (and edge_2_2_4 edge_2_4_5) (and edge_2_2_5 edge_2_5_5))) (a!309 (or edge_2_3_5 (and edge_2_3_0 edge_2_0_5)
 (and edge_2_3_1 edge_2_1_5) (and edge_2_3_2 edge_2_2_5) (and edge_2_3_3 edge_2_3_5) (and edge_2_3_4
 edge_2_4_5) (and edge_2_3_5 edge_2_5_5))) (a!310 (or edge_2_4_5 (and edge_2_4_0 edge_2_0_5) (and edge_2_4_1
 edge_2_1_5) (and edge_2_4_2 edge_2_2_5) (and edge_2_4_3 edge_2_3_5) (and edge_2_4_4 edge_2_4_5) (and
 edge_2_4_5 edge_2_5_5))) (a!311 (or edge_2_5_5 (and edge_2_5_0 edge_2_0_5) (and edge_2_5_1 edge_2_1_5) (and
 edge_2_5_2 edge_2_2_5) (and edge_2_5_3 edge_2_3_5) (and edge_2_5_4 edge_2_4_5) (and edge_2_5_5 edge_2_5_5)))
 (a!315 (or edge_2_0_0 (and edge_2_0_0 edge_2_0_0) (and edge_2_0_1 edge_2_1_0) (and edge_2_0_2 edge_2_2_0) (and
 edge_2_0_3 edge_2_3_0) (and edge_2_0_4 edge_2_4_0) (and edge_2_0_5 edge_2_5_0))) (a!316 (or edge_2_1_0 (and
 edge_2_1_0 edge_2_0_0) (and edge_2_1_1 edge_2_1_0) (and edge_2_1_2 edge_2_2_0) (and edge_2_1_3 edge_2_3_0)
 (and edge_2_1_4 edge_2_4_0) (and edge_2_1_5 edge_2_5_0))) (a!318 (or edge_2_0_1 (and edge_2_0_0 edge_2_0_1)
 (and edge_2_0_1 edge_2_1_1) (and edge_2_0_2 edge_2_2_1) (and edge_2_0_3 edge_2_3_1) (and edge_2_0_4
 edge_2_4_1) (and edge_2_0_5 edge_2_5_1))) (a!319 (or edge_2_0_2 (and edge_2_0_0 edge_2_0_2) (and edge_2_0_1
 edge_2_1_2) (and edge_2_0_2 edge_2_2_2) (and edge_2_0_3 edge_2_3_2) (and edge_2_0_4 edge_2_4_2) (and
 edge_2_0_5 edge_2_5_2))) (a!320 (or edge_2_0_3 (and edge_2_0_0 edge_2_0_3) (and edge_2_0_1 edge_2_1_3) (and
 edge_2_0_2 edge_2_2_3) (and edge_2_0_3 edge_2_3_3) (and edge_2_0_4 edge_2_4_3) (and edge_2_0_5 edge_2_5_3)))
 (a!321 (or edge_2_0_4 (and edge_2_0_0 edge_2_0_4) (and edge_2_0_1 edge_2_1_4) (and edge_2_0_2 edge_2_2_4) (and
 edge_2_0_3 edge_2_3_4) (and edge_2_0_4 edge_2_4_4) (and edge_2_0_5 edge_2_5_4))) (a!323 (or edge_2_1_1 (and
 edge_2_1_0 edge_2_0_1) (and edge_2_1_1 edge_2_1_1) (and edge_2_1_2 edge_2_2_1) (and edge_2_1_3 edge_2_3_1)
 (and edge_2_1_4 edge_2_4_1) (and edge_2_1_5 edge_2_5_1))) (a!325 (or edge_2_1_2 (and edge_2_1_0 edge_2_0_2)
 (and edge_2_1_1 edge_2_1_2) (and edge_2_1_2 edge_2_2_2) (and edge_2_1_3 edge_2_3_2) (and edge_2_1_4
 edge_2_4_2) (and edge_2_1_5 edge_2_5_2))) (a!326 (or edge_2_1_3 (and edge_2_1_0 edge_2_0_3) (and edge_2_1_1
 edge_2_1_3) (and edge_2_1_2 edge_2_2_3) (and edge_2_1_3 edge_2_3_3) (and edge_2_1_4 edge_2_4_3) (and
 edge_2_1_5 edge_2_5_3))) (a!327 (or edge_2_1_4 (and edge_2_1_0 edge_2_0_4) (and edge_2_1_1 edge_2_1_4) (and
 edge_2_1_2 edge_2_2_4) (and edge_2_1_3 edge_2_3_4) (and edge_2_1_4 edge_2_4_4) (and edge_2_1_5 edge_2_5_4)))
 (a!330 (or edge_2_2_0 (and edge_2_2_0 edge_2_0_0) (and edge_2_2_1 edge_2_1_0) (and edge_2_2_2 edge_2_2_0) (and
 edge_2_2_3 edge_2_3_0) (and edge_2_2_4 edge_2_4_0) (and edge_2_2_5 edge_2_5_0))) (a!331 (or edge_2_2_1 (and
 edge_2_2_0 edge_2_0_1) (and edge_2_2_1 edge_2_1_1) (and edge_2_2_2 edge_2_2_1) (and edge_2_2_3 edge_2_3_1)
 (and edge_2_2_4 edge_2_4_1) (and edge_2_2_5 edge_2_5_1))) (a!332 (or edge_2_2_2 (and edge_2_2_0 edge_2_0_2)
 (and edge_2_2_1 edge_2_1_2) (and edge_2_2_2 edge_2_2_2) (and edge_2_2_3 edge_2_3_2) (and edge_2_2_4
 edge_2_4_2) (and edge_2_2_5 edge_2_5_2))) (a!333 (or edge_2_2_3 (and edge_2_2_0 edge_2_0_3) (and edge_2_2_1
 edge_2_1_3) (and edge_2_2_2 edge_2_2_3) (and edge_2_2_3 edge_2_3_3) (and edge_2_2_4 edge_2_4_3) (and
 edge_2_2_5 edge_2_5_3))) (a!334 (or edge_2_2_4 (and edge_2_2_0 edge_2_0_4) (and edge_2_2_1 edge_2_1_4) (and
 edge_2_2_2 edge_2_2_4) (and edge_2_2_3 edge_2_3_4) (and edge_2_2_4 edge_2_4_4) (and edge_2_2_5 edge_2_5_4)))
 (a!337 (or edge_2_3_0 (and edge_2_3_0 edge_2_0_0) (and edge_2_3_1 edge_2_1_0) (and edge_2_3_2 edge_2_2_0) (and
 edge_2_3_3 edge_2_3_0) (and edge_2_3_4 edge_2_4_0) (and edge_2_3_5 edge_2_5_0))) (a!338 (or edge_2_3_1 (and
 edge_2_3_0 edge_2_0_1) (and edge_2_3_1 edge_2_1_1) (and edge_2_3_2 edge_2_2_1) (and edge_2_3_3 edge_2_3_1)
 (and edge_2_3_4 edge_2_4_1) (and edge_2_3_5 edge_2_5_1))) (a!339 (or edge_2_3_2 (and edge_2_3_0 edge_2_0_2)
 (and edge_2_3_1 edge_2_1_2) (and edge_2_3_2 edge_2_2_2) (and edge_2_3_3 edge_2_3_2) (and edge_2_3_4
 edge_2_4_2) (and edge_2_3_5 edge_2_5_2))) (a!340 (or edge_2_3_3 (and edge_2_3_0 edge_2_0_3) (and edge_2_3_1
 edge_2_1_3) (and edge_2_3_2 edge_2_2_3) (and edge_2_3_3 edge_2_3_3) (and edge_2_3_4 edge_2_4_3) (and
 edge_2_3_5 edge_2_5_3))) (a!341 (or edge_2_3_4 (and edge_2_3_0 edge_2_0_4) (and edge_2_3_1 edge_2_1_4) (and
 edge_2_3_2 edge_2_2_4) (and edge_2_3_3 edge_2_3_4) (and edge_2_3_4 edge_2_4_4) (and edge_2_3_5 edge_2_5_4)))
 (a!344 (or edge_2_4_0 (and edge_2_4_0 edge_2_0_0) (and edge_2_4_1 edge_2_1_0) (and edge_2_4_2 edge_2_2_0) (and
 edge_2_4_3 edge_2_3_0) (and edge_2_4_4 edge_2_4_0) (and edge_2_4_5 edge_2_5_0))) (a!345 (or edge_2_4_1 (and
 edge_2_4_0 edge_2_0_1) (and edge_2_4_1 edge_2_1_1) (and edge_2_4_2 edge_2_2_1) (and edge_2_4_3 edge_2_3_1)
 (and edge_2_4_4 edge_2_4_1) (and edge_2_4_5 edge_2_5_1))) (a!346 (or edge_2_4_2 (and edge_2_4_0 edge_2_0_2)
 (and edge_2_4_1 edge_2_1_2) (and edge_2_4_2 edge_2_2_2) (and edge_2_4_3 edge_2_3_2) (and edge_2_4_4
 edge_2_4_2) (and edge_2_4_5 edge_2_5_2))) (a!347 (or edge_2_4_3 (and edge_2_4_0 edge_2_0_3) (and edge_2_4_1
 edge_2_1_3) (and edge_2_4_2 edge_2_2_3) (and edge_2_4_3 edge_2_3_3) (and edge_2_4_4 edge_2_4_3) (and
 edge_2_4_5 edge_2_5_3))) (a!348 (or edge_2_4_4 (and edge_2_4_0 edge_2_0_4) (and edge_2_4_1 edge_2_1_4) (and
 edge_2_4_2 edge_2_2_4) (and edge_2_4_3 edge_2_3_4) (and edge_2_4_4 edge_2_4_4) (and edge_2_4_5 edge_2_5_4)))
 (a!350 (or edge_2_5_0 (and edge_2_5_0 edge_2_0_0) (and edge_2_5_1 edge_2_1_0) (and edge_2_5_2 edge_2_2_0) (and
 edge_2_5_3 edge_2_3_0) (and edge_2_5_4 edge_2_4_0) (and edge_2_5_5 edge_2_5_0))) (a!351 (or edge_2_5_1 (and
 edge_2_5_0 edge_2_0_1) (and edge_2_5_1 edge_2_1_1) (and edge_2_5_2 edge_2_2_1) (and edge_2_5_3 edge_2_3_1)
 (and edge_2_5_4 edge_2_4_1) (and edge_2_5_5 edge_2_5_1))) (a!352 (or edge_2_5_2 (and edge_2_5_0 edge_2_0_2)
 (and edge_2_5_1 edge_2_1_2) (and edge_2_5_2 edge_2_2_2) (and edge_2_5_3 edge_2_3_2) (and edge_2_5_4
 edge_2_4_2) (and edge_2_5_5 edge_2_5_2))) (a!353 (or edge_2_5_3 (and edge_2_5_0 edge_2_0_3) (and edge_2_5_1
 edge_2_1_3) (and edge_2_5_2 edge_2_2_3) (and edge_2_5_3 edge_2_3_3) (and edge_2_5_4 edge_2_4_3) (and
 edge_2_5_5 edge_2_5_3))) (a!354 (or edge_2_5_4 (and edge_2_5_0 edge_2_0_4) (and edge_2_5_1 edge_2_1_4) (and
 edge_2_5_2 edge_2_2_4) (and edge_2_5_3 edge_2_3_4) (and edge_2_5_4 edge_2_4_4) (and edge_2_5_5 edge_2_5_4)))
 (a!496 (or (and (or (and a_0 M_0_0) (and a_1 M_1_0)) b_0) (and (or (and a_0 M_0_1) (and a_1 M_1_1)) b_1)))
 (a!497 (or (and (and enters_1_0 edge_1_0_2) (and enters_2_0 edge_2_0_5)) (and (and enters_1_0 edge_1_0_3) (and
 enters_2_1 edge_2_1_5)))) (a!498 (or (and (and enters_1_1 edge_1_1_2) (and enters_2_0 edge_2_0_5)) (and (and
 enters_1_1 edge_1_1_3) (and enters_2_1 edge_2_1_5)))) (a!499 (or (and (and edge_0_4_2 enters_1_0) (and
 edge_1_0_2 enters_2_0)) (and (and edge_0_4_3 enters_1_1) (and edge_1_1_2 enters_2_0)))) (a!500 (or (and (and
 edge_0_4_2 enters_1_0) (and edge_1_0_3 enters_2_1)) (and (and edge_0_4_3 enters_1_1) (and edge_1_1_3
 enters_2_1)))) (a!502 (or (and (and edge_0_0_2 enters_1_0) (and edge_1_0_2 enters_2_0)) (and (and edge_0_0_3
 enters_1_1) (and edge_1_1_2 enters_2_0)))) (a!503 (or (and (and edge_0_0_2 enters_1_0) (and edge_1_0_3
 enters_2_1)) (and (and edge_0_0_3 enters_1_1) (and edge_1_1_3 enters_2_1)))) (a!505 (or (and (and edge_0_1_2
 enters_1_0) (and edge_1_0_2 enters_2_0)) (and (and edge_0_1_3 enters_1_1) (and edge_1_1_2 enters_2_0))))
 (a!506 (or (and (and edge_0_1_2 enters_1_0) (and edge_1_0_3 enters_2_1)) (and (and edge_0_1_3 enters_1_1) (and
 edge_1_1_3 enters_2_1)))) (a!508 (or (and (or enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0
 edge_1_0_0)) (and edge_1_0_2 enters_2_0)) (and (or (and edge_0_2_3 enters_1_1) (and enters_1_0 edge_1_0_1))
 (and edge_1_1_2 enters_2_0)) (and (and enters_1_0 edge_1_0_2) (or enters_2_0 (and edge_1_2_2 enters_2_0) (and
 enters_2_0 edge_2_0_0))) (and (and enters_1_0 edge_1_0_3) (or (and edge_1_3_2 enters_2_0) (and enters_2_1
 edge_2_1_0))) (and (and enters_1_0 edge_1_0_4) (and edge_1_4_2 enters_2_0)) (and (and enters_1_0 edge_1_0_5)
 (and edge_1_5_2 enters_2_0)))) (a!509 (or (and (or enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0
 edge_1_0_0)) (and edge_1_0_3 enters_2_1)) (and (or (and edge_0_2_3 enters_1_1) (and enters_1_0 edge_1_0_1))
 (and edge_1_1_3 enters_2_1)) (and (and enters_1_0 edge_1_0_2) (or (and edge_1_2_3 enters_2_1) (and enters_2_0
 edge_2_0_1))) (and (and enters_1_0 edge_1_0_3) (or enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1
 edge_2_1_1))) (and (and enters_1_0 edge_1_0_4) (and edge_1_4_3 enters_2_1)) (and (and enters_1_0 edge_1_0_5)
 (and edge_1_5_3 enters_2_1)))) (a!510 (or (and (and enters_1_0 edge_1_0_2) (and enters_2_0 edge_2_0_2)) (and
 (and enters_1_0 edge_1_0_3) (and enters_2_1 edge_2_1_2)))) (a!511 (or (and (and enters_1_0 edge_1_0_2) (and
 enters_2_0 edge_2_0_3)) (and (and enters_1_0 edge_1_0_3) (and enters_2_1 edge_2_1_3)))) (a!512 (or (and (and
 enters_1_0 edge_1_0_2) (and enters_2_0 edge_2_0_4)) (and (and enters_1_0 edge_1_0_3) (and enters_2_1
 edge_2_1_4)))) (a!514 (or (and (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0)) (and edge_1_0_2
 enters_2_0)) (and (or enters_1_1 (and edge_0_3_3 enters_1_1) (and enters_1_1 edge_1_1_1)) (and edge_1_1_2
 enters_2_0)) (and (and enters_1_1 edge_1_1_2) (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0
 edge_2_0_0))) (and (and enters_1_1 edge_1_1_3) (or (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0)))
 (and (and enters_1_1 edge_1_1_4) (and edge_1_4_2 enters_2_0)) (and (and enters_1_1 edge_1_1_5) (and edge_1_5_2
 enters_2_0)))) (a!515 (or (and (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0)) (and edge_1_0_3
 enters_2_1)) (and (or enters_1_1 (and edge_0_3_3 enters_1_1) (and enters_1_1 edge_1_1_1)) (and edge_1_1_3
 enters_2_1)) (and (and enters_1_1 edge_1_1_2) (or (and edge_1_2_3 enters_2_1) (and enters_2_0 edge_2_0_1)))
 (and (and enters_1_1 edge_1_1_3) (or enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1))) (and
 (and enters_1_1 edge_1_1_4) (and edge_1_4_3 enters_2_1)) (and (and enters_1_1 edge_1_1_5) (and edge_1_5_3
 enters_2_1)))) (a!516 (or (and (and enters_1_1 edge_1_1_2) (and enters_2_0 edge_2_0_2)) (and (and enters_1_1
 edge_1_1_3) (and enters_2_1 edge_2_1_2)))) (a!517 (or (and (and enters_1_1 edge_1_1_2) (and enters_2_0
 edge_2_0_3)) (and (and enters_1_1 edge_1_1_3) (and enters_2_1 edge_2_1_3)))) (a!518 (or (and (and enters_1_1
 edge_1_1_2) (and enters_2_0 edge_2_0_4)) (and (and enters_1_1 edge_1_1_3) (and enters_2_1 edge_2_1_4))))
 (a!520 (or (and (and edge_0_5_2 enters_1_0) (and edge_1_0_2 enters_2_0)) (and (and edge_0_5_3 enters_1_1) (and
 edge_1_1_2 enters_2_0)))) (a!521 (or (and (and edge_0_5_2 enters_1_0) (and edge_1_0_3 enters_2_1)) (and (and
 edge_0_5_3 enters_1_1) (and edge_1_1_3 enters_2_1))))) (let ((a!5 (or (and a!1 (and enters_1_0 edge_1_0_5))
 (and a!2 (and enters_1_1 edge_1_1_5)) (and (and edge_0_4_2 enters_1_0) a!3) (and (and edge_0_4_3 enters_1_1)
 a!4))) (a!15 (or a!6 (and a!6 a!7) (and a!8 a!9) (and a!1 a!10) (and a!2 a!11) (and a!12 a!6) (and a!13
 a!14))) (a!18 (or (and a!16 (and enters_1_0 edge_1_0_5)) (and a!17 (and enters_1_1 edge_1_1_5)) (and (and
 edge_0_0_2 enters_1_0) a!3) (and (and edge_0_0_3 enters_1_1) a!4))) (a!24 (or a!8 (and a!6 a!19) (and a!8
 a!20) (and a!1 a!21) (and a!2 a!22) (and a!12 a!8) (and a!13 a!23))) (a!27 (or (and a!25 (and enters_1_0
 edge_1_0_5)) (and a!26 (and enters_1_1 edge_1_1_5)) (and (and edge_0_1_2 enters_1_0) a!3) (and (and edge_0_1_3
 enters_1_1) a!4))) (a!31 (or a!1 (and a!6 a!16) (and a!8 a!25) (and a!1 a!28) (and a!2 a!29) (and a!12 a!1)
 (and a!13 a!30))) (a!37 (or (and enters_1_0 edge_1_0_5) (and a!28 (and enters_1_0 edge_1_0_5)) (and a!32 (and
 enters_1_1 edge_1_1_5)) (and (or enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0 edge_1_0_0)) a!3) (and
 (or (and edge_0_2_3 enters_1_1) (and enters_1_0 edge_1_0_1)) a!4) (and (and enters_1_0 edge_1_0_2) a!33) (and
 (and enters_1_0 edge_1_0_3) a!34) (and (and enters_1_0 edge_1_0_4) a!35) (and (and enters_1_0 edge_1_0_5)
 a!36))) (a!40 (or a!2 (and a!6 a!17) (and a!8 a!26) (and a!1 a!32) (and a!2 a!38) (and a!12 a!2) (and a!13
 a!39))) (a!41 (or (and enters_1_1 edge_1_1_5) (and a!29 (and enters_1_0 edge_1_0_5)) (and a!38 (and enters_1_1
 edge_1_1_5)) (and (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0)) a!3) (and (or enters_1_1 (and
 edge_0_3_3 enters_1_1) (and enters_1_1 edge_1_1_1)) a!4) (and (and enters_1_1 edge_1_1_2) a!33) (and (and
 enters_1_1 edge_1_1_3) a!34) (and (and enters_1_1 edge_1_1_4) a!35) (and (and enters_1_1 edge_1_1_5) a!36)))
 (a!47 (or a!12 (and a!6 a!42) (and a!8 a!43) (and a!1 a!44) (and a!2 a!45) (and a!12 a!12) (and a!13 a!46)))
 (a!53 (or a!13 (and a!6 a!48) (and a!8 a!49) (and a!1 a!50) (and a!2 a!51) (and a!12 a!13) (and a!13 a!52)))
 (a!54 (or (and a!30 (and enters_1_0 edge_1_0_5)) (and a!39 (and enters_1_1 edge_1_1_5)) (and (and edge_0_5_2
 enters_1_0) a!3) (and (and edge_0_5_3 enters_1_1) a!4))) (a!57 (or (and edge_0_4_2 enters_1_0) (and a!6 (and
 edge_0_0_2 enters_1_0)) (and a!8 (and edge_0_1_2 enters_1_0)) (and a!1 (or enters_1_0 (and edge_0_2_2
 enters_1_0) (and enters_1_0 edge_1_0_0))) (and a!2 (or (and edge_0_3_2 enters_1_0) (and enters_1_1
 edge_1_1_0))) (and a!12 (and edge_0_4_2 enters_1_0)) (and a!13 (and edge_0_5_2 enters_1_0)) (and (and
 edge_0_4_2 enters_1_0) a!55) (and (and edge_0_4_3 enters_1_1) a!56))) (a!62 (or a!3 (and a!55 a!3) (and a!58
 a!4) (and a!59 a!33) (and a!60 a!34) (and a!61 a!35) (and a!3 a!36))) (a!64 (or (and edge_0_4_3 enters_1_1)
 (and a!6 (and edge_0_0_3 enters_1_1)) (and a!8 (and edge_0_1_3 enters_1_1)) (and a!1 (or (and edge_0_2_3
 enters_1_1) (and enters_1_0 edge_1_0_1))) (and a!2 (or enters_1_1 (and edge_0_3_3 enters_1_1) (and enters_1_1
 edge_1_1_1))) (and a!12 (and edge_0_4_3 enters_1_1)) (and a!13 (and edge_0_5_3 enters_1_1)) (and (and
 edge_0_4_2 enters_1_0) a!58) (and (and edge_0_4_3 enters_1_1) a!63))) (a!68 (or a!4 (and a!56 a!3) (and a!63
 a!4) (and a!65 a!33) (and a!66 a!34) (and a!67 a!35) (and a!4 a!36))) (a!69 (or (and a!1 (and enters_1_0
 edge_1_0_2)) (and a!2 (and enters_1_1 edge_1_1_2)) (and (and edge_0_4_2 enters_1_0) a!59) (and (and edge_0_4_3
 enters_1_1) a!65))) (a!75 (or a!33 (and a!70 a!3) (and a!71 a!4) (and a!72 a!33) (and a!73 a!34) (and a!74
 a!35) (and a!33 a!36))) (a!76 (or (and a!1 (and enters_1_0 edge_1_0_3)) (and a!2 (and enters_1_1 edge_1_1_3))
 (and (and edge_0_4_2 enters_1_0) a!60) (and (and edge_0_4_3 enters_1_1) a!66))) (a!82 (or a!34 (and a!77 a!3)
 (and a!78 a!4) (and a!79 a!33) (and a!80 a!34) (and a!81 a!35) (and a!34 a!36))) (a!83 (or (and a!1 (and
 enters_1_0 edge_1_0_4)) (and a!2 (and enters_1_1 edge_1_1_4)) (and (and edge_0_4_2 enters_1_0) a!61) (and (and
 edge_0_4_3 enters_1_1) a!67))) (a!89 (or a!35 (and a!84 a!3) (and a!85 a!4) (and a!86 a!33) (and a!87 a!34)
 (and a!88 a!35) (and a!35 a!36))) (a!95 (or a!36 (and a!90 a!3) (and a!91 a!4) (and a!92 a!33) (and a!93 a!34)
 (and a!94 a!35) (and a!36 a!36))) (a!97 (or a!7 (and a!7 a!7) (and a!19 a!9) (and a!16 a!10) (and a!17 a!11)
 (and a!42 a!6) (and a!48 a!14))) (a!98 (or a!9 (and a!9 a!7) (and a!20 a!9) (and a!25 a!10) (and a!26 a!11)
 (and a!43 a!6) (and a!49 a!14))) (a!99 (or a!10 (and a!10 a!7) (and a!21 a!9) (and a!28 a!10) (and a!32 a!11)
 (and a!44 a!6) (and a!50 a!14))) (a!100 (or a!11 (and a!11 a!7) (and a!22 a!9) (and a!29 a!10) (and a!38 a!11)
 (and a!45 a!6) (and a!51 a!14))) (a!101 (or a!14 (and a!14 a!7) (and a!23 a!9) (and a!30 a!10) (and a!39 a!11)
 (and a!46 a!6) (and a!52 a!14))) (a!103 (or a!19 (and a!7 a!19) (and a!19 a!20) (and a!16 a!21) (and a!17
 a!22) (and a!42 a!8) (and a!48 a!23))) (a!104 (or a!16 (and a!7 a!16) (and a!19 a!25) (and a!16 a!28) (and
 a!17 a!29) (and a!42 a!1) (and a!48 a!30))) (a!105 (or a!17 (and a!7 a!17) (and a!19 a!26) (and a!16 a!32)
 (and a!17 a!38) (and a!42 a!2) (and a!48 a!39))) (a!106 (or a!42 (and a!7 a!42) (and a!19 a!43) (and a!16
 a!44) (and a!17 a!45) (and a!42 a!12) (and a!48 a!46))) (a!107 (or a!48 (and a!7 a!48) (and a!19 a!49) (and
 a!16 a!50) (and a!17 a!51) (and a!42 a!13) (and a!48 a!52))) (a!108 (or (and edge_0_0_2 enters_1_0) (and a!7
 (and edge_0_0_2 enters_1_0)) (and a!19 (and edge_0_1_2 enters_1_0)) (and a!16 (or enters_1_0 (and edge_0_2_2
 enters_1_0) (and enters_1_0 edge_1_0_0))) (and a!17 (or (and edge_0_3_2 enters_1_0) (and enters_1_1
 edge_1_1_0))) (and a!42 (and edge_0_4_2 enters_1_0)) (and a!48 (and edge_0_5_2 enters_1_0)) (and (and
 edge_0_0_2 enters_1_0) a!55) (and (and edge_0_0_3 enters_1_1) a!56))) (a!109 (or (and edge_0_0_3 enters_1_1)
 (and a!7 (and edge_0_0_3 enters_1_1)) (and a!19 (and edge_0_1_3 enters_1_1)) (and a!16 (or (and edge_0_2_3
 enters_1_1) (and enters_1_0 edge_1_0_1))) (and a!17 (or enters_1_1 (and edge_0_3_3 enters_1_1) (and enters_1_1
 edge_1_1_1))) (and a!42 (and edge_0_4_3 enters_1_1)) (and a!48 (and edge_0_5_3 enters_1_1)) (and (and
 edge_0_0_2 enters_1_0) a!58) (and (and edge_0_0_3 enters_1_1) a!63))) (a!110 (or (and a!16 (and enters_1_0
 edge_1_0_2)) (and a!17 (and enters_1_1 edge_1_1_2)) (and (and edge_0_0_2 enters_1_0) a!59) (and (and
 edge_0_0_3 enters_1_1) a!65))) (a!111 (or (and a!16 (and enters_1_0 edge_1_0_3)) (and a!17 (and enters_1_1
 edge_1_1_3)) (and (and edge_0_0_2 enters_1_0) a!60) (and (and edge_0_0_3 enters_1_1) a!66))) (a!112 (or (and
 a!16 (and enters_1_0 edge_1_0_4)) (and a!17 (and enters_1_1 edge_1_1_4)) (and (and edge_0_0_2 enters_1_0)
 a!61) (and (and edge_0_0_3 enters_1_1) a!67))) (a!114 (or a!20 (and a!9 a!19) (and a!20 a!20) (and a!25 a!21)
 (and a!26 a!22) (and a!43 a!8) (and a!49 a!23))) (a!115 (or a!21 (and a!10 a!19) (and a!21 a!20) (and a!28
 a!21) (and a!32 a!22) (and a!44 a!8) (and a!50 a!23))) (a!116 (or a!22 (and a!11 a!19) (and a!22 a!20) (and
 a!29 a!21) (and a!38 a!22) (and a!45 a!8) (and a!51 a!23))) (a!117 (or a!23 (and a!14 a!19) (and a!23 a!20)
 (and a!30 a!21) (and a!39 a!22) (and a!46 a!8) (and a!52 a!23))) (a!119 (or a!25 (and a!9 a!16) (and a!20
 a!25) (and a!25 a!28) (and a!26 a!29) (and a!43 a!1) (and a!49 a!30))) (a!120 (or a!26 (and a!9 a!17) (and
 a!20 a!26) (and a!25 a!32) (and a!26 a!38) (and a!43 a!2) (and a!49 a!39))) (a!121 (or a!43 (and a!9 a!42)
 (and a!20 a!43) (and a!25 a!44) (and a!26 a!45) (and a!43 a!12) (and a!49 a!46))) (a!122 (or a!49 (and a!9
 a!48) (and a!20 a!49) (and a!25 a!50) (and a!26 a!51) (and a!43 a!13) (and a!49 a!52))) (a!123 (or (and
 edge_0_1_2 enters_1_0) (and a!9 (and edge_0_0_2 enters_1_0)) (and a!20 (and edge_0_1_2 enters_1_0)) (and a!25
 (or enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0 edge_1_0_0))) (and a!26 (or (and edge_0_3_2
 enters_1_0) (and enters_1_1 edge_1_1_0))) (and a!43 (and edge_0_4_2 enters_1_0)) (and a!49 (and edge_0_5_2
 enters_1_0)) (and (and edge_0_1_2 enters_1_0) a!55) (and (and edge_0_1_3 enters_1_1) a!56))) (a!124 (or (and
 edge_0_1_3 enters_1_1) (and a!9 (and edge_0_0_3 enters_1_1)) (and a!20 (and edge_0_1_3 enters_1_1)) (and a!25
 (or (and edge_0_2_3 enters_1_1) (and enters_1_0 edge_1_0_1))) (and a!26 (or enters_1_1 (and edge_0_3_3
 enters_1_1) (and enters_1_1 edge_1_1_1))) (and a!43 (and edge_0_4_3 enters_1_1)) (and a!49 (and edge_0_5_3
 enters_1_1)) (and (and edge_0_1_2 enters_1_0) a!58) (and (and edge_0_1_3 enters_1_1) a!63))) (a!125 (or (and
 a!25 (and enters_1_0 edge_1_0_2)) (and a!26 (and enters_1_1 edge_1_1_2)) (and (and edge_0_1_2 enters_1_0)
 a!59) (and (and edge_0_1_3 enters_1_1) a!65))) (a!126 (or (and a!25 (and enters_1_0 edge_1_0_3)) (and a!26
 (and enters_1_1 edge_1_1_3)) (and (and edge_0_1_2 enters_1_0) a!60) (and (and edge_0_1_3 enters_1_1) a!66)))
 (a!127 (or (and a!25 (and enters_1_0 edge_1_0_4)) (and a!26 (and enters_1_1 edge_1_1_4)) (and (and edge_0_1_2
 enters_1_0) a!61) (and (and edge_0_1_3 enters_1_1) a!67))) (a!129 (or a!28 (and a!10 a!16) (and a!21 a!25)
 (and a!28 a!28) (and a!32 a!29) (and a!44 a!1) (and a!50 a!30))) (a!130 (or a!29 (and a!11 a!16) (and a!22
 a!25) (and a!29 a!28) (and a!38 a!29) (and a!45 a!1) (and a!51 a!30))) (a!131 (or a!30 (and a!14 a!16) (and
 a!23 a!25) (and a!30 a!28) (and a!39 a!29) (and a!46 a!1) (and a!52 a!30))) (a!133 (or a!32 (and a!10 a!17)
 (and a!21 a!26) (and a!28 a!32) (and a!32 a!38) (and a!44 a!2) (and a!50 a!39))) (a!134 (or a!44 (and a!10
 a!42) (and a!21 a!43) (and a!28 a!44) (and a!32 a!45) (and a!44 a!12) (and a!50 a!46))) (a!135 (or a!50 (and
 a!10 a!48) (and a!21 a!49) (and a!28 a!50) (and a!32 a!51) (and a!44 a!13) (and a!50 a!52))) (a!136 (or (or
 enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0 edge_1_0_0)) (and a!10 (and edge_0_0_2 enters_1_0))
 (and a!21 (and edge_0_1_2 enters_1_0)) (and a!28 (or enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0
 edge_1_0_0))) (and a!32 (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0))) (and a!44 (and
 edge_0_4_2 enters_1_0)) (and a!50 (and edge_0_5_2 enters_1_0)) (and (or enters_1_0 (and edge_0_2_2 enters_1_0)
 (and enters_1_0 edge_1_0_0)) a!55) (and (or (and edge_0_2_3 enters_1_1) (and enters_1_0 edge_1_0_1)) a!56)
 (and (and enters_1_0 edge_1_0_2) a!70) (and (and enters_1_0 edge_1_0_3) a!77) (and (and enters_1_0 edge_1_0_4)
 a!84) (and (and enters_1_0 edge_1_0_5) a!90))) (a!137 (or (or (and edge_0_2_3 enters_1_1) (and enters_1_0
 edge_1_0_1)) (and a!10 (and edge_0_0_3 enters_1_1)) (and a!21 (and edge_0_1_3 enters_1_1)) (and a!28 (or (and
 edge_0_2_3 enters_1_1) (and enters_1_0 edge_1_0_1))) (and a!32 (or enters_1_1 (and edge_0_3_3 enters_1_1) (and
 enters_1_1 edge_1_1_1))) (and a!44 (and edge_0_4_3 enters_1_1)) (and a!50 (and edge_0_5_3 enters_1_1)) (and
 (or enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0 edge_1_0_0)) a!58) (and (or (and edge_0_2_3
 enters_1_1) (and enters_1_0 edge_1_0_1)) a!63) (and (and enters_1_0 edge_1_0_2) a!71) (and (and enters_1_0
 edge_1_0_3) a!78) (and (and enters_1_0 edge_1_0_4) a!85) (and (and enters_1_0 edge_1_0_5) a!91))) (a!138 (or
 (and enters_1_0 edge_1_0_2) (and a!28 (and enters_1_0 edge_1_0_2)) (and a!32 (and enters_1_1 edge_1_1_2)) (and
 (or enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0 edge_1_0_0)) a!59) (and (or (and edge_0_2_3
 enters_1_1) (and enters_1_0 edge_1_0_1)) a!65) (and (and enters_1_0 edge_1_0_2) a!72) (and (and enters_1_0
 edge_1_0_3) a!79) (and (and enters_1_0 edge_1_0_4) a!86) (and (and enters_1_0 edge_1_0_5) a!92))) (a!139 (or
 (and enters_1_0 edge_1_0_3) (and a!28 (and enters_1_0 edge_1_0_3)) (and a!32 (and enters_1_1 edge_1_1_3)) (and
 (or enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0 edge_1_0_0)) a!60) (and (or (and edge_0_2_3
 enters_1_1) (and enters_1_0 edge_1_0_1)) a!66) (and (and enters_1_0 edge_1_0_2) a!73) (and (and enters_1_0
 edge_1_0_3) a!80) (and (and enters_1_0 edge_1_0_4) a!87) (and (and enters_1_0 edge_1_0_5) a!93))) (a!140 (or
 (and enters_1_0 edge_1_0_4) (and a!28 (and enters_1_0 edge_1_0_4)) (and a!32 (and enters_1_1 edge_1_1_4)) (and
 (or enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0 edge_1_0_0)) a!61) (and (or (and edge_0_2_3
 enters_1_1) (and enters_1_0 edge_1_0_1)) a!67) (and (and enters_1_0 edge_1_0_2) a!74) (and (and enters_1_0
 edge_1_0_3) a!81) (and (and enters_1_0 edge_1_0_4) a!88) (and (and enters_1_0 edge_1_0_5) a!94))) (a!142 (or
 a!38 (and a!11 a!17) (and a!22 a!26) (and a!29 a!32) (and a!38 a!38) (and a!45 a!2) (and a!51 a!39))) (a!143
 (or a!39 (and a!14 a!17) (and a!23 a!26) (and a!30 a!32) (and a!39 a!38) (and a!46 a!2) (and a!52 a!39)))
 (a!145 (or a!45 (and a!11 a!42) (and a!22 a!43) (and a!29 a!44) (and a!38 a!45) (and a!45 a!12) (and a!51
 a!46))) (a!146 (or a!51 (and a!11 a!48) (and a!22 a!49) (and a!29 a!50) (and a!38 a!51) (and a!45 a!13) (and
 a!51 a!52))) (a!147 (or (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0)) (and a!11 (and edge_0_0_2
 enters_1_0)) (and a!22 (and edge_0_1_2 enters_1_0)) (and a!29 (or enters_1_0 (and edge_0_2_2 enters_1_0) (and
 enters_1_0 edge_1_0_0))) (and a!38 (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0))) (and a!45
 (and edge_0_4_2 enters_1_0)) (and a!51 (and edge_0_5_2 enters_1_0)) (and (or (and edge_0_3_2 enters_1_0) (and
 enters_1_1 edge_1_1_0)) a!55) (and (or enters_1_1 (and edge_0_3_3 enters_1_1) (and enters_1_1 edge_1_1_1))
 a!56) (and (and enters_1_1 edge_1_1_2) a!70) (and (and enters_1_1 edge_1_1_3) a!77) (and (and enters_1_1
 edge_1_1_4) a!84) (and (and enters_1_1 edge_1_1_5) a!90))) (a!148 (or (or enters_1_1 (and edge_0_3_3
 enters_1_1) (and enters_1_1 edge_1_1_1)) (and a!11 (and edge_0_0_3 enters_1_1)) (and a!22 (and edge_0_1_3
 enters_1_1)) (and a!29 (or (and edge_0_2_3 enters_1_1) (and enters_1_0 edge_1_0_1))) (and a!38 (or enters_1_1
 (and edge_0_3_3 enters_1_1) (and enters_1_1 edge_1_1_1))) (and a!45 (and edge_0_4_3 enters_1_1)) (and a!51
 (and edge_0_5_3 enters_1_1)) (and (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0)) a!58) (and (or
 enters_1_1 (and edge_0_3_3 enters_1_1) (and enters_1_1 edge_1_1_1)) a!63) (and (and enters_1_1 edge_1_1_2)
 a!71) (and (and enters_1_1 edge_1_1_3) a!78) (and (and enters_1_1 edge_1_1_4) a!85) (and (and enters_1_1
 edge_1_1_5) a!91))) (a!149 (or (and enters_1_1 edge_1_1_2) (and a!29 (and enters_1_0 edge_1_0_2)) (and a!38
 (and enters_1_1 edge_1_1_2)) (and (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0)) a!59) (and (or
 enters_1_1 (and edge_0_3_3 enters_1_1) (and enters_1_1 edge_1_1_1)) a!65) (and (and enters_1_1 edge_1_1_2)
 a!72) (and (and enters_1_1 edge_1_1_3) a!79) (and (and enters_1_1 edge_1_1_4) a!86) (and (and enters_1_1
 edge_1_1_5) a!92))) (a!150 (or (and enters_1_1 edge_1_1_3) (and a!29 (and enters_1_0 edge_1_0_3)) (and a!38
 (and enters_1_1 edge_1_1_3)) (and (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0)) a!60) (and (or
 enters_1_1 (and edge_0_3_3 enters_1_1) (and enters_1_1 edge_1_1_1)) a!66) (and (and enters_1_1 edge_1_1_2)
 a!73) (and (and enters_1_1 edge_1_1_3) a!80) (and (and enters_1_1 edge_1_1_4) a!87) (and (and enters_1_1
 edge_1_1_5) a!93))) (a!151 (or (and enters_1_1 edge_1_1_4) (and a!29 (and enters_1_0 edge_1_0_4)) (and a!38
 (and enters_1_1 edge_1_1_4)) (and (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0)) a!61) (and (or
 enters_1_1 (and edge_0_3_3 enters_1_1) (and enters_1_1 edge_1_1_1)) a!67) (and (and enters_1_1 edge_1_1_2)
 a!74) (and (and enters_1_1 edge_1_1_3) a!81) (and (and enters_1_1 edge_1_1_4) a!88) (and (and enters_1_1
 edge_1_1_5) a!94))) (a!153 (or a!46 (and a!14 a!42) (and a!23 a!43) (and a!30 a!44) (and a!39 a!45) (and a!46
 a!12) (and a!52 a!46))) (a!155 (or a!52 (and a!14 a!48) (and a!23 a!49) (and a!30 a!50) (and a!39 a!51) (and
 a!46 a!13) (and a!52 a!52))) (a!157 (or (and edge_0_5_2 enters_1_0) (and a!14 (and edge_0_0_2 enters_1_0))
 (and a!23 (and edge_0_1_2 enters_1_0)) (and a!30 (or enters_1_0 (and edge_0_2_2 enters_1_0) (and enters_1_0
 edge_1_0_0))) (and a!39 (or (and edge_0_3_2 enters_1_0) (and enters_1_1 edge_1_1_0))) (and a!46 (and
 edge_0_4_2 enters_1_0)) (and a!52 (and edge_0_5_2 enters_1_0)) (and (and edge_0_5_2 enters_1_0) a!55) (and
 (and edge_0_5_3 enters_1_1) a!56))) (a!158 (or (and edge_0_5_3 enters_1_1) (and a!14 (and edge_0_0_3
 enters_1_1)) (and a!23 (and edge_0_1_3 enters_1_1)) (and a!30 (or (and edge_0_2_3 enters_1_1) (and enters_1_0
 edge_1_0_1))) (and a!39 (or enters_1_1 (and edge_0_3_3 enters_1_1) (and enters_1_1 edge_1_1_1))) (and a!46
 (and edge_0_4_3 enters_1_1)) (and a!52 (and edge_0_5_3 enters_1_1)) (and (and edge_0_5_2 enters_1_0) a!58)
 (and (and edge_0_5_3 enters_1_1) a!63))) (a!159 (or (and a!30 (and enters_1_0 edge_1_0_2)) (and a!39 (and
 enters_1_1 edge_1_1_2)) (and (and edge_0_5_2 enters_1_0) a!59) (and (and edge_0_5_3 enters_1_1) a!65))) (a!160
 (or (and a!30 (and enters_1_0 edge_1_0_3)) (and a!39 (and enters_1_1 edge_1_1_3)) (and (and edge_0_5_2
 enters_1_0) a!60) (and (and edge_0_5_3 enters_1_1) a!66))) (a!161 (or (and a!30 (and enters_1_0 edge_1_0_4))
 (and a!39 (and enters_1_1 edge_1_1_4)) (and (and edge_0_5_2 enters_1_0) a!61) (and (and edge_0_5_3 enters_1_1)
 a!67))) (a!163 (or a!55 (and a!55 a!55) (and a!58 a!56) (and a!59 a!70) (and a!60 a!77) (and a!61 a!84) (and
 a!3 a!90))) (a!164 (or a!56 (and a!56 a!55) (and a!63 a!56) (and a!65 a!70) (and a!66 a!77) (and a!67 a!84)
 (and a!4 a!90))) (a!165 (or a!70 (and a!70 a!55) (and a!71 a!56) (and a!72 a!70) (and a!73 a!77) (and a!74
 a!84) (and a!33 a!90))) (a!166 (or a!77 (and a!77 a!55) (and a!78 a!56) (and a!79 a!70) (and a!80 a!77) (and
 a!81 a!84) (and a!34 a!90))) (a!167 (or a!84 (and a!84 a!55) (and a!85 a!56) (and a!86 a!70) (and a!87 a!77)
 (and a!88 a!84) (and a!35 a!90))) (a!168 (or a!90 (and a!90 a!55) (and a!91 a!56) (and a!92 a!70) (and a!93
 a!77) (and a!94 a!84) (and a!36 a!90))) (a!170 (or a!58 (and a!55 a!58) (and a!58 a!63) (and a!59 a!71) (and
 a!60 a!78) (and a!61 a!85) (and a!3 a!91))) (a!171 (or a!59 (and a!55 a!59) (and a!58 a!65) (and a!59 a!72)
 (and a!60 a!79) (and a!61 a!86) (and a!3 a!92))) (a!172 (or a!60 (and a!55 a!60) (and a!58 a!66) (and a!59
 a!73) (and a!60 a!80) (and a!61 a!87) (and a!3 a!93))) (a!173 (or a!61 (and a!55 a!61) (and a!58 a!67) (and
 a!59 a!74) (and a!60 a!81) (and a!61 a!88) (and a!3 a!94))) (a!175 (or a!63 (and a!56 a!58) (and a!63 a!63)
 (and a!65 a!71) (and a!66 a!78) (and a!67 a!85) (and a!4 a!91))) (a!176 (or a!71 (and a!70 a!58) (and a!71
 a!63) (and a!72 a!71) (and a!73 a!78) (and a!74 a!85) (and a!33 a!91))) (a!177 (or a!78 (and a!77 a!58) (and
 a!78 a!63) (and a!79 a!71) (and a!80 a!78) (and a!81 a!85) (and a!34 a!91))) (a!178 (or a!85 (and a!84 a!58)
 (and a!85 a!63) (and a!86 a!71) (and a!87 a!78) (and a!88 a!85) (and a!35 a!91))) (a!179 (or a!91 (and a!90
 a!58) (and a!91 a!63) (and a!92 a!71) (and a!93 a!78) (and a!94 a!85) (and a!36 a!91))) (a!181 (or a!65 (and
 a!56 a!59) (and a!63 a!65) (and a!65 a!72) (and a!66 a!79) (and a!67 a!86) (and a!4 a!92))) (a!182 (or a!66
 (and a!56 a!60) (and a!63 a!66) (and a!65 a!73) (and a!66 a!80) (and a!67 a!87) (and a!4 a!93))) (a!183 (or
 a!67 (and a!56 a!61) (and a!63 a!67) (and a!65 a!74) (and a!66 a!81) (and a!67 a!88) (and a!4 a!94))) (a!185
 (or a!72 (and a!70 a!59) (and a!71 a!65) (and a!72 a!72) (and a!73 a!79) (and a!74 a!86) (and a!33 a!92)))
 (a!186 (or a!79 (and a!77 a!59) (and a!78 a!65) (and a!79 a!72) (and a!80 a!79) (and a!81 a!86) (and a!34
 a!92))) (a!187 (or a!86 (and a!84 a!59) (and a!85 a!65) (and a!86 a!72) (and a!87 a!79) (and a!88 a!86) (and
 a!35 a!92))) (a!188 (or a!92 (and a!90 a!59) (and a!91 a!65) (and a!92 a!72) (and a!93 a!79) (and a!94 a!86)
 (and a!36 a!92))) (a!190 (or a!73 (and a!70 a!60) (and a!71 a!66) (and a!72 a!73) (and a!73 a!80) (and a!74
 a!87) (and a!33 a!93))) (a!191 (or a!74 (and a!70 a!61) (and a!71 a!67) (and a!72 a!74) (and a!73 a!81) (and
 a!74 a!88) (and a!33 a!94))) (a!193 (or a!80 (and a!77 a!60) (and a!78 a!66) (and a!79 a!73) (and a!80 a!80)
 (and a!81 a!87) (and a!34 a!93))) (a!194 (or a!87 (and a!84 a!60) (and a!85 a!66) (and a!86 a!73) (and a!87
 a!80) (and a!88 a!87) (and a!35 a!93))) (a!195 (or a!93 (and a!90 a!60) (and a!91 a!66) (and a!92 a!73) (and
 a!93 a!80) (and a!94 a!87) (and a!36 a!93))) (a!197 (or a!81 (and a!77 a!61) (and a!78 a!67) (and a!79 a!74)
 (and a!80 a!81) (and a!81 a!88) (and a!34 a!94))) (a!199 (or a!88 (and a!84 a!61) (and a!85 a!67) (and a!86
 a!74) (and a!87 a!81) (and a!88 a!88) (and a!35 a!94))) (a!200 (or a!94 (and a!90 a!61) (and a!91 a!67) (and
 a!92 a!74) (and a!93 a!81) (and a!94 a!88) (and a!36 a!94))) (a!305 (or (and a!86 (and enters_2_0 edge_2_0_5))
 (and a!87 (and enters_2_1 edge_2_1_5)) (and (and edge_1_4_2 enters_2_0) a!303) (and (and edge_1_4_3
 enters_2_1) a!304))) (a!306 (or (and a!59 (and enters_2_0 edge_2_0_5)) (and a!60 (and enters_2_1 edge_2_1_5))
 (and (and edge_1_0_2 enters_2_0) a!303) (and (and edge_1_0_3 enters_2_1) a!304))) (a!307 (or (and a!65 (and
 enters_2_0 edge_2_0_5)) (and a!66 (and enters_2_1 edge_2_1_5)) (and (and edge_1_1_2 enters_2_0) a!303) (and
 (and edge_1_1_3 enters_2_1) a!304))) (a!312 (or (and enters_2_0 edge_2_0_5) (and a!72 (and enters_2_0
 edge_2_0_5)) (and a!73 (and enters_2_1 edge_2_1_5)) (and (or enters_2_0 (and edge_1_2_2 enters_2_0) (and
 enters_2_0 edge_2_0_0)) a!303) (and (or (and edge_1_2_3 enters_2_1) (and enters_2_0 edge_2_0_1)) a!304) (and
 (and enters_2_0 edge_2_0_2) a!308) (and (and enters_2_0 edge_2_0_3) a!309) (and (and enters_2_0 edge_2_0_4)
 a!310) (and (and enters_2_0 edge_2_0_5) a!311))) (a!313 (or (and enters_2_1 edge_2_1_5) (and a!79 (and
 enters_2_0 edge_2_0_5)) (and a!80 (and enters_2_1 edge_2_1_5)) (and (or (and edge_1_3_2 enters_2_0) (and
 enters_2_1 edge_2_1_0)) a!303) (and (or enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1))
 a!304) (and (and enters_2_1 edge_2_1_2) a!308) (and (and enters_2_1 edge_2_1_3) a!309) (and (and enters_2_1
 edge_2_1_4) a!310) (and (and enters_2_1 edge_2_1_5) a!311))) (a!314 (or (and a!92 (and enters_2_0 edge_2_0_5))
 (and a!93 (and enters_2_1 edge_2_1_5)) (and (and edge_1_5_2 enters_2_0) a!303) (and (and edge_1_5_3
 enters_2_1) a!304))) (a!317 (or (and edge_1_4_2 enters_2_0) (and a!84 (and edge_1_0_2 enters_2_0)) (and a!85
 (and edge_1_1_2 enters_2_0)) (and a!86 (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0
 edge_2_0_0))) (and a!87 (or (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0))) (and a!88 (and
 edge_1_4_2 enters_2_0)) (and a!35 (and edge_1_5_2 enters_2_0)) (and (and edge_1_4_2 enters_2_0) a!315) (and
 (and edge_1_4_3 enters_2_1) a!316))) (a!322 (or a!303 (and a!315 a!303) (and a!318 a!304) (and a!319 a!308)
 (and a!320 a!309) (and a!321 a!310) (and a!303 a!311))) (a!324 (or (and edge_1_4_3 enters_2_1) (and a!84 (and
 edge_1_0_3 enters_2_1)) (and a!85 (and edge_1_1_3 enters_2_1)) (and a!86 (or (and edge_1_2_3 enters_2_1) (and
 enters_2_0 edge_2_0_1))) (and a!87 (or enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1)))
 (and a!88 (and edge_1_4_3 enters_2_1)) (and a!35 (and edge_1_5_3 enters_2_1)) (and (and edge_1_4_2 enters_2_0)
 a!318) (and (and edge_1_4_3 enters_2_1) a!323))) (a!328 (or a!304 (and a!316 a!303) (and a!323 a!304) (and
 a!325 a!308) (and a!326 a!309) (and a!327 a!310) (and a!304 a!311))) (a!329 (or (and a!86 (and enters_2_0
 edge_2_0_2)) (and a!87 (and enters_2_1 edge_2_1_2)) (and (and edge_1_4_2 enters_2_0) a!319) (and (and
 edge_1_4_3 enters_2_1) a!325))) (a!335 (or a!308 (and a!330 a!303) (and a!331 a!304) (and a!332 a!308) (and
 a!333 a!309) (and a!334 a!310) (and a!308 a!311))) (a!336 (or (and a!86 (and enters_2_0 edge_2_0_3)) (and a!87
 (and enters_2_1 edge_2_1_3)) (and (and edge_1_4_2 enters_2_0) a!320) (and (and edge_1_4_3 enters_2_1) a!326)))
 (a!342 (or a!309 (and a!337 a!303) (and a!338 a!304) (and a!339 a!308) (and a!340 a!309) (and a!341 a!310)
 (and a!309 a!311))) (a!343 (or (and a!86 (and enters_2_0 edge_2_0_4)) (and a!87 (and enters_2_1 edge_2_1_4))
 (and (and edge_1_4_2 enters_2_0) a!321) (and (and edge_1_4_3 enters_2_1) a!327))) (a!349 (or a!310 (and a!344
 a!303) (and a!345 a!304) (and a!346 a!308) (and a!347 a!309) (and a!348 a!310) (and a!310 a!311))) (a!355 (or
 a!311 (and a!350 a!303) (and a!351 a!304) (and a!352 a!308) (and a!353 a!309) (and a!354 a!310) (and a!311
 a!311))) (a!357 (or (and edge_1_0_2 enters_2_0) (and a!55 (and edge_1_0_2 enters_2_0)) (and a!58 (and
 edge_1_1_2 enters_2_0)) (and a!59 (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0 edge_2_0_0)))
 (and a!60 (or (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0))) (and a!61 (and edge_1_4_2 enters_2_0))
 (and a!3 (and edge_1_5_2 enters_2_0)) (and (and edge_1_0_2 enters_2_0) a!315) (and (and edge_1_0_3 enters_2_1)
 a!316))) (a!358 (or (and edge_1_0_3 enters_2_1) (and a!55 (and edge_1_0_3 enters_2_1)) (and a!58 (and
 edge_1_1_3 enters_2_1)) (and a!59 (or (and edge_1_2_3 enters_2_1) (and enters_2_0 edge_2_0_1))) (and a!60 (or
 enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1))) (and a!61 (and edge_1_4_3 enters_2_1))
 (and a!3 (and edge_1_5_3 enters_2_1)) (and (and edge_1_0_2 enters_2_0) a!318) (and (and edge_1_0_3 enters_2_1)
 a!323))) (a!359 (or (and a!59 (and enters_2_0 edge_2_0_2)) (and a!60 (and enters_2_1 edge_2_1_2)) (and (and
 edge_1_0_2 enters_2_0) a!319) (and (and edge_1_0_3 enters_2_1) a!325))) (a!360 (or (and a!59 (and enters_2_0
 edge_2_0_3)) (and a!60 (and enters_2_1 edge_2_1_3)) (and (and edge_1_0_2 enters_2_0) a!320) (and (and
 edge_1_0_3 enters_2_1) a!326))) (a!361 (or (and a!59 (and enters_2_0 edge_2_0_4)) (and a!60 (and enters_2_1
 edge_2_1_4)) (and (and edge_1_0_2 enters_2_0) a!321) (and (and edge_1_0_3 enters_2_1) a!327))) (a!363 (or (and
 edge_1_1_2 enters_2_0) (and a!56 (and edge_1_0_2 enters_2_0)) (and a!63 (and edge_1_1_2 enters_2_0)) (and a!65
 (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0 edge_2_0_0))) (and a!66 (or (and edge_1_3_2
 enters_2_0) (and enters_2_1 edge_2_1_0))) (and a!67 (and edge_1_4_2 enters_2_0)) (and a!4 (and edge_1_5_2
 enters_2_0)) (and (and edge_1_1_2 enters_2_0) a!315) (and (and edge_1_1_3 enters_2_1) a!316))) (a!364 (or (and
 edge_1_1_3 enters_2_1) (and a!56 (and edge_1_0_3 enters_2_1)) (and a!63 (and edge_1_1_3 enters_2_1)) (and a!65
 (or (and edge_1_2_3 enters_2_1) (and enters_2_0 edge_2_0_1))) (and a!66 (or enters_2_1 (and edge_1_3_3
 enters_2_1) (and enters_2_1 edge_2_1_1))) (and a!67 (and edge_1_4_3 enters_2_1)) (and a!4 (and edge_1_5_3
 enters_2_1)) (and (and edge_1_1_2 enters_2_0) a!318) (and (and edge_1_1_3 enters_2_1) a!323))) (a!365 (or (and
 a!65 (and enters_2_0 edge_2_0_2)) (and a!66 (and enters_2_1 edge_2_1_2)) (and (and edge_1_1_2 enters_2_0)
 a!319) (and (and edge_1_1_3 enters_2_1) a!325))) (a!366 (or (and a!65 (and enters_2_0 edge_2_0_3)) (and a!66
 (and enters_2_1 edge_2_1_3)) (and (and edge_1_1_2 enters_2_0) a!320) (and (and edge_1_1_3 enters_2_1) a!326)))
 (a!367 (or (and a!65 (and enters_2_0 edge_2_0_4)) (and a!66 (and enters_2_1 edge_2_1_4)) (and (and edge_1_1_2
 enters_2_0) a!321) (and (and edge_1_1_3 enters_2_1) a!327))) (a!369 (or (or enters_2_0 (and edge_1_2_2
 enters_2_0) (and enters_2_0 edge_2_0_0)) (and a!70 (and edge_1_0_2 enters_2_0)) (and a!71 (and edge_1_1_2
 enters_2_0)) (and a!72 (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0 edge_2_0_0))) (and a!73 (or
 (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0))) (and a!74 (and edge_1_4_2 enters_2_0)) (and a!33
 (and edge_1_5_2 enters_2_0)) (and (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0 edge_2_0_0))
 a!315) (and (or (and edge_1_2_3 enters_2_1) (and enters_2_0 edge_2_0_1)) a!316) (and (and enters_2_0
 edge_2_0_2) a!330) (and (and enters_2_0 edge_2_0_3) a!337) (and (and enters_2_0 edge_2_0_4) a!344) (and (and
 enters_2_0 edge_2_0_5) a!350))) (a!370 (or (or (and edge_1_2_3 enters_2_1) (and enters_2_0 edge_2_0_1)) (and
 a!70 (and edge_1_0_3 enters_2_1)) (and a!71 (and edge_1_1_3 enters_2_1)) (and a!72 (or (and edge_1_2_3
 enters_2_1) (and enters_2_0 edge_2_0_1))) (and a!73 (or enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1
 edge_2_1_1))) (and a!74 (and edge_1_4_3 enters_2_1)) (and a!33 (and edge_1_5_3 enters_2_1)) (and (or
 enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0 edge_2_0_0)) a!318) (and (or (and edge_1_2_3
 enters_2_1) (and enters_2_0 edge_2_0_1)) a!323) (and (and enters_2_0 edge_2_0_2) a!331) (and (and enters_2_0
 edge_2_0_3) a!338) (and (and enters_2_0 edge_2_0_4) a!345) (and (and enters_2_0 edge_2_0_5) a!351))) (a!371
 (or (and enters_2_0 edge_2_0_2) (and a!72 (and enters_2_0 edge_2_0_2)) (and a!73 (and enters_2_1 edge_2_1_2))
 (and (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0 edge_2_0_0)) a!319) (and (or (and edge_1_2_3
 enters_2_1) (and enters_2_0 edge_2_0_1)) a!325) (and (and enters_2_0 edge_2_0_2) a!332) (and (and enters_2_0
 edge_2_0_3) a!339) (and (and enters_2_0 edge_2_0_4) a!346) (and (and enters_2_0 edge_2_0_5) a!352))) (a!372
 (or (and enters_2_0 edge_2_0_3) (and a!72 (and enters_2_0 edge_2_0_3)) (and a!73 (and enters_2_1 edge_2_1_3))
 (and (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0 edge_2_0_0)) a!320) (and (or (and edge_1_2_3
 enters_2_1) (and enters_2_0 edge_2_0_1)) a!326) (and (and enters_2_0 edge_2_0_2) a!333) (and (and enters_2_0
 edge_2_0_3) a!340) (and (and enters_2_0 edge_2_0_4) a!347) (and (and enters_2_0 edge_2_0_5) a!353))) (a!373
 (or (and enters_2_0 edge_2_0_4) (and a!72 (and enters_2_0 edge_2_0_4)) (and a!73 (and enters_2_1 edge_2_1_4))
 (and (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0 edge_2_0_0)) a!321) (and (or (and edge_1_2_3
 enters_2_1) (and enters_2_0 edge_2_0_1)) a!327) (and (and enters_2_0 edge_2_0_2) a!334) (and (and enters_2_0
 edge_2_0_3) a!341) (and (and enters_2_0 edge_2_0_4) a!348) (and (and enters_2_0 edge_2_0_5) a!354))) (a!375
 (or (or (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0)) (and a!77 (and edge_1_0_2 enters_2_0)) (and
 a!78 (and edge_1_1_2 enters_2_0)) (and a!79 (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0
 edge_2_0_0))) (and a!80 (or (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0))) (and a!81 (and
 edge_1_4_2 enters_2_0)) (and a!34 (and edge_1_5_2 enters_2_0)) (and (or (and edge_1_3_2 enters_2_0) (and
 enters_2_1 edge_2_1_0)) a!315) (and (or enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1))
 a!316) (and (and enters_2_1 edge_2_1_2) a!330) (and (and enters_2_1 edge_2_1_3) a!337) (and (and enters_2_1
 edge_2_1_4) a!344) (and (and enters_2_1 edge_2_1_5) a!350))) (a!376 (or (or enters_2_1 (and edge_1_3_3
 enters_2_1) (and enters_2_1 edge_2_1_1)) (and a!77 (and edge_1_0_3 enters_2_1)) (and a!78 (and edge_1_1_3
 enters_2_1)) (and a!79 (or (and edge_1_2_3 enters_2_1) (and enters_2_0 edge_2_0_1))) (and a!80 (or enters_2_1
 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1))) (and a!81 (and edge_1_4_3 enters_2_1)) (and a!34
 (and edge_1_5_3 enters_2_1)) (and (or (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0)) a!318) (and (or
 enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1)) a!323) (and (and enters_2_1 edge_2_1_2)
 a!331) (and (and enters_2_1 edge_2_1_3) a!338) (and (and enters_2_1 edge_2_1_4) a!345) (and (and enters_2_1
 edge_2_1_5) a!351))) (a!377 (or (and enters_2_1 edge_2_1_2) (and a!79 (and enters_2_0 edge_2_0_2)) (and a!80
 (and enters_2_1 edge_2_1_2)) (and (or (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0)) a!319) (and (or
 enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1)) a!325) (and (and enters_2_1 edge_2_1_2)
 a!332) (and (and enters_2_1 edge_2_1_3) a!339) (and (and enters_2_1 edge_2_1_4) a!346) (and (and enters_2_1
 edge_2_1_5) a!352))) (a!378 (or (and enters_2_1 edge_2_1_3) (and a!79 (and enters_2_0 edge_2_0_3)) (and a!80
 (and enters_2_1 edge_2_1_3)) (and (or (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0)) a!320) (and (or
 enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1)) a!326) (and (and enters_2_1 edge_2_1_2)
 a!333) (and (and enters_2_1 edge_2_1_3) a!340) (and (and enters_2_1 edge_2_1_4) a!347) (and (and enters_2_1
 edge_2_1_5) a!353))) (a!379 (or (and enters_2_1 edge_2_1_4) (and a!79 (and enters_2_0 edge_2_0_4)) (and a!80
 (and enters_2_1 edge_2_1_4)) (and (or (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0)) a!321) (and (or
 enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1)) a!327) (and (and enters_2_1 edge_2_1_2)
 a!334) (and (and enters_2_1 edge_2_1_3) a!341) (and (and enters_2_1 edge_2_1_4) a!348) (and (and enters_2_1
 edge_2_1_5) a!354))) (a!381 (or (and edge_1_5_2 enters_2_0) (and a!90 (and edge_1_0_2 enters_2_0)) (and a!91
 (and edge_1_1_2 enters_2_0)) (and a!92 (or enters_2_0 (and edge_1_2_2 enters_2_0) (and enters_2_0
 edge_2_0_0))) (and a!93 (or (and edge_1_3_2 enters_2_0) (and enters_2_1 edge_2_1_0))) (and a!94 (and
 edge_1_4_2 enters_2_0)) (and a!36 (and edge_1_5_2 enters_2_0)) (and (and edge_1_5_2 enters_2_0) a!315) (and
 (and edge_1_5_3 enters_2_1) a!316))) (a!382 (or (and edge_1_5_3 enters_2_1) (and a!90 (and edge_1_0_3
 enters_2_1)) (and a!91 (and edge_1_1_3 enters_2_1)) (and a!92 (or (and edge_1_2_3 enters_2_1) (and enters_2_0
 edge_2_0_1))) (and a!93 (or enters_2_1 (and edge_1_3_3 enters_2_1) (and enters_2_1 edge_2_1_1))) (and a!94
 (and edge_1_4_3 enters_2_1)) (and a!36 (and edge_1_5_3 enters_2_1)) (and (and edge_1_5_2 enters_2_0) a!318)
 (and (and edge_1_5_3 enters_2_1) a!323))) (a!383 (or (and a!92 (and enters_2_0 edge_2_0_2)) (and a!93 (and
 enters_2_1 edge_2_1_2)) (and (and edge_1_5_2 enters_2_0) a!319) (and (and edge_1_5_3 enters_2_1) a!325)))
 (a!384 (or (and a!92 (and enters_2_0 edge_2_0_3)) (and a!93 (and enters_2_1 edge_2_1_3)) (and (and edge_1_5_2
 enters_2_0) a!320) (and (and edge_1_5_3 enters_2_1) a!326))) (a!385 (or (and a!92 (and enters_2_0 edge_2_0_4))
 (and a!93 (and enters_2_1 edge_2_1_4)) (and (and edge_1_5_2 enters_2_0) a!321) (and (and edge_1_5_3
 enters_2_1) a!327))) (a!387 (or a!315 (and a!315 a!315) (and a!318 a!316) (and a!319 a!330) (and a!320 a!337)
 (and a!321 a!344) (and a!303 a!350))) (a!388 (or a!316 (and a!316 a!315) (and a!323 a!316) (and a!325 a!330)
 (and a!326 a!337) (and a!327 a!344) (and a!304 a!350))) (a!389 (or a!330 (and a!330 a!315) (and a!331 a!316)
 (and a!332 a!330) (and a!333 a!337) (and a!334 a!344) (and a!308 a!350))) (a!390 (or a!337 (and a!337 a!315)
 (and a!338 a!316) (and a!339 a!330) (and a!340 a!337) (and a!341 a!344) (and a!309 a!350))) (a!391 (or a!344
 (and a!344 a!315) (and a!345 a!316) (and a!346 a!330) (and a!347 a!337) (and a!348 a!344) (and a!310 a!350)))
 (a!392 (or a!350 (and a!350 a!315) (and a!351 a!316) (and a!352 a!330) (and a!353 a!337) (and a!354 a!344)
 (and a!311 a!350))) (a!394 (or a!318 (and a!315 a!318) (and a!318 a!323) (and a!319 a!331) (and a!320 a!338)
 (and a!321 a!345) (and a!303 a!351))) (a!395 (or a!319 (and a!315 a!319) (and a!318 a!325) (and a!319 a!332)
 (and a!320 a!339) (and a!321 a!346) (and a!303 a!352))) (a!396 (or a!320 (and a!315 a!320) (and a!318 a!326)
 (and a!319 a!333) (and a!320 a!340) (and a!321 a!347) (and a!303 a!353))) (a!397 (or a!321 (and a!315 a!321)
 (and a!318 a!327) (and a!319 a!334) (and a!320 a!341) (and a!321 a!348) (and a!303 a!354))) (a!399 (or a!323
 (and a!316 a!318) (and a!323 a!323) (and a!325 a!331) (and a!326 a!338) (and a!327 a!345) (and a!304 a!351)))
 (a!400 (or a!331 (and a!330 a!318) (and a!331 a!323) (and a!332 a!331) (and a!333 a!338) (and a!334 a!345)
 (and a!308 a!351))) (a!401 (or a!338 (and a!337 a!318) (and a!338 a!323) (and a!339 a!331) (and a!340 a!338)
 (and a!341 a!345) (and a!309 a!351))) (a!402 (or a!345 (and a!344 a!318) (and a!345 a!323) (and a!346 a!331)
 (and a!347 a!338) (and a!348 a!345) (and a!310 a!351))) (a!403 (or a!351 (and a!350 a!318) (and a!351 a!323)
 (and a!352 a!331) (and a!353 a!338) (and a!354 a!345) (and a!311 a!351))) (a!405 (or a!325 (and a!316 a!319)
 (and a!323 a!325) (and a!325 a!332) (and a!326 a!339) (and a!327 a!346) (and a!304 a!352))) (a!406 (or a!326
 (and a!316 a!320) (and a!323 a!326) (and a!325 a!333) (and a!326 a!340) (and a!327 a!347) (and a!304 a!353)))
 (a!407 (or a!327 (and a!316 a!321) (and a!323 a!327) (and a!325 a!334) (and a!326 a!341) (and a!327 a!348)
 (and a!304 a!354))) (a!409 (or a!332 (and a!330 a!319) (and a!331 a!325) (and a!332 a!332) (and a!333 a!339)
 (and a!334 a!346) (and a!308 a!352))) (a!410 (or a!339 (and a!337 a!319) (and a!338 a!325) (and a!339 a!332)
 (and a!340 a!339) (and a!341 a!346) (and a!309 a!352))) (a!411 (or a!346 (and a!344 a!319) (and a!345 a!325)
 (and a!346 a!332) (and a!347 a!339) (and a!348 a!346) (and a!310 a!352))) (a!412 (or a!352 (and a!350 a!319)
 (and a!351 a!325) (and a!352 a!332) (and a!353 a!339) (and a!354 a!346) (and a!311 a!352))) (a!414 (or a!333
 (and a!330 a!320) (and a!331 a!326) (and a!332 a!333) (and a!333 a!340) (and a!334 a!347) (and a!308 a!353)))
 (a!415 (or a!334 (and a!330 a!321) (and a!331 a!327) (and a!332 a!334) (and a!333 a!341) (and a!334 a!348)
 (and a!308 a!354))) (a!417 (or a!340 (and a!337 a!320) (and a!338 a!326) (and a!339 a!333) (and a!340 a!340)
 (and a!341 a!347) (and a!309 a!353))) (a!418 (or a!347 (and a!344 a!320) (and a!345 a!326) (and a!346 a!333)
 (and a!347 a!340) (and a!348 a!347) (and a!310 a!353))) (a!419 (or a!353 (and a!350 a!320) (and a!351 a!326)
 (and a!352 a!333) (and a!353 a!340) (and a!354 a!347) (and a!311 a!353))) (a!421 (or a!341 (and a!337 a!321)
 (and a!338 a!327) (and a!339 a!334) (and a!340 a!341) (and a!341 a!348) (and a!309 a!354))) (a!423 (or a!348
 (and a!344 a!321) (and a!345 a!327) (and a!346 a!334) (and a!347 a!341) (and a!348 a!348) (and a!310 a!354)))
 (a!424 (or a!354 (and a!350 a!321) (and a!351 a!327) (and a!352 a!334) (and a!353 a!341) (and a!354 a!348)
 (and a!311 a!354)))) (let ((a!96 (or a!5 (and a!15 a!18) (and a!24 a!27) (and a!31 a!37) (and a!40 a!41) (and
 a!47 a!5) (and a!53 a!54) (and a!57 a!62) (and a!64 a!68) (and a!69 a!75) (and a!76 a!82) (and a!83 a!89) (and
 a!5 a!95))) (a!102 (or a!15 (and a!15 a!97) (and a!24 a!98) (and a!31 a!99) (and a!40 a!100) (and a!47 a!15)
 (and a!53 a!101))) (a!113 (or a!18 (and a!97 a!18) (and a!103 a!27) (and a!104 a!37) (and a!105 a!41) (and
 a!106 a!5) (and a!107 a!54) (and a!108 a!62) (and a!109 a!68) (and a!110 a!75) (and a!111 a!82) (and a!112
 a!89) (and a!18 a!95))) (a!118 (or a!24 (and a!15 a!103) (and a!24 a!114) (and a!31 a!115) (and a!40 a!116)
 (and a!47 a!24) (and a!53 a!117))) (a!128 (or a!27 (and a!98 a!18) (and a!114 a!27) (and a!119 a!37) (and
 a!120 a!41) (and a!121 a!5) (and a!122 a!54) (and a!123 a!62) (and a!124 a!68) (and a!125 a!75) (and a!126
 a!82) (and a!127 a!89) (and a!27 a!95))) (a!132 (or a!31 (and a!15 a!104) (and a!24 a!119) (and a!31 a!129)
 (and a!40 a!130) (and a!47 a!31) (and a!53 a!131))) (a!141 (or a!37 (and a!99 a!18) (and a!115 a!27) (and
 a!129 a!37) (and a!133 a!41) (and a!134 a!5) (and a!135 a!54) (and a!136 a!62) (and a!137 a!68) (and a!138
 a!75) (and a!139 a!82) (and a!140 a!89) (and a!37 a!95))) (a!144 (or a!40 (and a!15 a!105) (and a!24 a!120)
 (and a!31 a!133) (and a!40 a!142) (and a!47 a!40) (and a!53 a!143))) (a!152 (or a!41 (and a!100 a!18) (and
 a!116 a!27) (and a!130 a!37) (and a!142 a!41) (and a!145 a!5) (and a!146 a!54) (and a!147 a!62) (and a!148
 a!68) (and a!149 a!75) (and a!150 a!82) (and a!151 a!89) (and a!41 a!95))) (a!154 (or a!47 (and a!15 a!106)
 (and a!24 a!121) (and a!31 a!134) (and a!40 a!145) (and a!47 a!47) (and a!53 a!153))) (a!156 (or a!53 (and
 a!15 a!107) (and a!24 a!122) (and a!31 a!135) (and a!40 a!146) (and a!47 a!53) (and a!53 a!155))) (a!162 (or
 a!54 (and a!101 a!18) (and a!117 a!27) (and a!131 a!37) (and a!143 a!41) (and a!153 a!5) (and a!155 a!54) (and
 a!157 a!62) (and a!158 a!68) (and a!159 a!75) (and a!160 a!82) (and a!161 a!89) (and a!54 a!95))) (a!169 (or
 a!57 (and a!15 a!108) (and a!24 a!123) (and a!31 a!136) (and a!40 a!147) (and a!47 a!57) (and a!53 a!157) (and
 a!57 a!163) (and a!64 a!164) (and a!69 a!165) (and a!76 a!166) (and a!83 a!167) (and a!5 a!168))) (a!174 (or
 a!62 (and a!163 a!62) (and a!170 a!68) (and a!171 a!75) (and a!172 a!82) (and a!173 a!89) (and a!62 a!95)))
 (a!180 (or a!64 (and a!15 a!109) (and a!24 a!124) (and a!31 a!137) (and a!40 a!148) (and a!47 a!64) (and a!53
 a!158) (and a!57 a!170) (and a!64 a!175) (and a!69 a!176) (and a!76 a!177) (and a!83 a!178) (and a!5 a!179)))
 (a!184 (or a!68 (and a!164 a!62) (and a!175 a!68) (and a!181 a!75) (and a!182 a!82) (and a!183 a!89) (and a!68
 a!95))) (a!189 (or a!69 (and a!15 a!110) (and a!24 a!125) (and a!31 a!138) (and a!40 a!149) (and a!47 a!69)
 (and a!53 a!159) (and a!57 a!171) (and a!64 a!181) (and a!69 a!185) (and a!76 a!186) (and a!83 a!187) (and a!5
 a!188))) (a!192 (or a!75 (and a!165 a!62) (and a!176 a!68) (and a!185 a!75) (and a!190 a!82) (and a!191 a!89)
 (and a!75 a!95))) (a!196 (or a!76 (and a!15 a!111) (and a!24 a!126) (and a!31 a!139) (and a!40 a!150) (and
 a!47 a!76) (and a!53 a!160) (and a!57 a!172) (and a!64 a!182) (and a!69 a!190) (and a!76 a!193) (and a!83
 a!194) (and a!5 a!195))) (a!198 (or a!82 (and a!166 a!62) (and a!177 a!68) (and a!186 a!75) (and a!193 a!82)
 (and a!197 a!89) (and a!82 a!95))) (a!201 (or a!83 (and a!15 a!112) (and a!24 a!127) (and a!31 a!140) (and
 a!40 a!151) (and a!47 a!83) (and a!53 a!161) (and a!57 a!173) (and a!64 a!183) (and a!69 a!191) (and a!76
 a!197) (and a!83 a!199) (and a!5 a!200))) (a!202 (or a!89 (and a!167 a!62) (and a!178 a!68) (and a!187 a!75)
 (and a!194 a!82) (and a!199 a!89) (and a!89 a!95))) (a!203 (or a!95 (and a!168 a!62) (and a!179 a!68) (and
 a!188 a!75) (and a!195 a!82) (and a!200 a!89) (and a!95 a!95))) (a!205 (or a!97 (and a!97 a!97) (and a!103
 a!98) (and a!104 a!99) (and a!105 a!100) (and a!106 a!15) (and a!107 a!101))) (a!206 (or a!98 (and a!98 a!97)
 (and a!114 a!98) (and a!119 a!99) (and a!120 a!100) (and a!121 a!15) (and a!122 a!101))) (a!207 (or a!99 (and
 a!99 a!97) (and a!115 a!98) (and a!129 a!99) (and a!133 a!100) (and a!134 a!15) (and a!135 a!101))) (a!208 (or
 a!100 (and a!100 a!97) (and a!116 a!98) (and a!130 a!99) (and a!142 a!100) (and a!145 a!15) (and a!146
 a!101))) (a!209 (or a!101 (and a!101 a!97) (and a!117 a!98) (and a!131 a!99) (and a!143 a!100) (and a!153
 a!15) (and a!155 a!101))) (a!211 (or a!103 (and a!97 a!103) (and a!103 a!114) (and a!104 a!115) (and a!105
 a!116) (and a!106 a!24) (and a!107 a!117))) (a!212 (or a!104 (and a!97 a!104) (and a!103 a!119) (and a!104
 a!129) (and a!105 a!130) (and a!106 a!31) (and a!107 a!131))) (a!213 (or a!105 (and a!97 a!105) (and a!103
 a!120) (and a!104 a!133) (and a!105 a!142) (and a!106 a!40) (and a!107 a!143))) (a!214 (or a!106 (and a!97
 a!106) (and a!103 a!121) (and a!104 a!134) (and a!105 a!145) (and a!106 a!47) (and a!107 a!153))) (a!215 (or
 a!107 (and a!97 a!107) (and a!103 a!122) (and a!104 a!135) (and a!105 a!146) (and a!106 a!53) (and a!107
 a!155))) (a!216 (or a!108 (and a!97 a!108) (and a!103 a!123) (and a!104 a!136) (and a!105 a!147) (and a!106
 a!57) (and a!107 a!157) (and a!108 a!163) (and a!109 a!164) (and a!110 a!165) (and a!111 a!166) (and a!112
 a!167) (and a!18 a!168))) (a!217 (or a!109 (and a!97 a!109) (and a!103 a!124) (and a!104 a!137) (and a!105
 a!148) (and a!106 a!64) (and a!107 a!158) (and a!108 a!170) (and a!109 a!175) (and a!110 a!176) (and a!111
 a!177) (and a!112 a!178) (and a!18 a!179))) (a!218 (or a!110 (and a!97 a!110) (and a!103 a!125) (and a!104
 a!138) (and a!105 a!149) (and a!106 a!69) (and a!107 a!159) (and a!108 a!171) (and a!109 a!181) (and a!110
 a!185) (and a!111 a!186) (and a!112 a!187) (and a!18 a!188))) (a!219 (or a!111 (and a!97 a!111) (and a!103
 a!126) (and a!104 a!139) (and a!105 a!150) (and a!106 a!76) (and a!107 a!160) (and a!108 a!172) (and a!109
 a!182) (and a!110 a!190) (and a!111 a!193) (and a!112 a!194) (and a!18 a!195))) (a!220 (or a!112 (and a!97
 a!112) (and a!103 a!127) (and a!104 a!140) (and a!105 a!151) (and a!106 a!83) (and a!107 a!161) (and a!108
 a!173) (and a!109 a!183) (and a!110 a!191) (and a!111 a!197) (and a!112 a!199) (and a!18 a!200))) (a!221 (or
 a!114 (and a!98 a!103) (and a!114 a!114) (and a!119 a!115) (and a!120 a!116) (and a!121 a!24) (and a!122
 a!117))) (a!222 (or a!115 (and a!99 a!103) (and a!115 a!114) (and a!129 a!115) (and a!133 a!116) (and a!134
 a!24) (and a!135 a!117))) (a!223 (or a!116 (and a!100 a!103) (and a!116 a!114) (and a!130 a!115) (and a!142
 a!116) (and a!145 a!24) (and a!146 a!117))) (a!224 (or a!117 (and a!101 a!103) (and a!117 a!114) (and a!131
 a!115) (and a!143 a!116) (and a!153 a!24) (and a!155 a!117))) (a!226 (or a!119 (and a!98 a!104) (and a!114
 a!119) (and a!119 a!129) (and a!120 a!130) (and a!121 a!31) (and a!122 a!131))) (a!227 (or a!120 (and a!98
 a!105) (and a!114 a!120) (and a!119 a!133) (and a!120 a!142) (and a!121 a!40) (and a!122 a!143))) (a!228 (or
 a!121 (and a!98 a!106) (and a!114 a!121) (and a!119 a!134) (and a!120 a!145) (and a!121 a!47) (and a!122
 a!153))) (a!229 (or a!122 (and a!98 a!107) (and a!114 a!122) (and a!119 a!135) (and a!120 a!146) (and a!121
 a!53) (and a!122 a!155))) (a!230 (or a!123 (and a!98 a!108) (and a!114 a!123) (and a!119 a!136) (and a!120
 a!147) (and a!121 a!57) (and a!122 a!157) (and a!123 a!163) (and a!124 a!164) (and a!125 a!165) (and a!126
 a!166) (and a!127 a!167) (and a!27 a!168))) (a!231 (or a!124 (and a!98 a!109) (and a!114 a!124) (and a!119
 a!137) (and a!120 a!148) (and a!121 a!64) (and a!122 a!158) (and a!123 a!170) (and a!124 a!175) (and a!125
 a!176) (and a!126 a!177) (and a!127 a!178) (and a!27 a!179))) (a!232 (or a!125 (and a!98 a!110) (and a!114
 a!125) (and a!119 a!138) (and a!120 a!149) (and a!121 a!69) (and a!122 a!159) (and a!123 a!171) (and a!124
 a!181) (and a!125 a!185) (and a!126 a!186) (and a!127 a!187) (and a!27 a!188))) (a!233 (or a!126 (and a!98
 a!111) (and a!114 a!126) (and a!119 a!139) (and a!120 a!150) (and a!121 a!76) (and a!122 a!160) (and a!123
 a!172) (and a!124 a!182) (and a!125 a!190) (and a!126 a!193) (and a!127 a!194) (and a!27 a!195))) (a!234 (or
 a!127 (and a!98 a!112) (and a!114 a!127) (and a!119 a!140) (and a!120 a!151) (and a!121 a!83) (and a!122
 a!161) (and a!123 a!173) (and a!124 a!183) (and a!125 a!191) (and a!126 a!197) (and a!127 a!199) (and a!27
 a!200))) (a!235 (or a!129 (and a!99 a!104) (and a!115 a!119) (and a!129 a!129) (and a!133 a!130) (and a!134
 a!31) (and a!135 a!131))) (a!236 (or a!130 (and a!100 a!104) (and a!116 a!119) (and a!130 a!129) (and a!142
 a!130) (and a!145 a!31) (and a!146 a!131))) (a!237 (or a!131 (and a!101 a!104) (and a!117 a!119) (and a!131
 a!129) (and a!143 a!130) (and a!153 a!31) (and a!155 a!131))) (a!239 (or a!133 (and a!99 a!105) (and a!115
 a!120) (and a!129 a!133) (and a!133 a!142) (and a!134 a!40) (and a!135 a!143))) (a!240 (or a!134 (and a!99
 a!106) (and a!115 a!121) (and a!129 a!134) (and a!133 a!145) (and a!134 a!47) (and a!135 a!153))) (a!241 (or
 a!135 (and a!99 a!107) (and a!115 a!122) (and a!129 a!135) (and a!133 a!146) (and a!134 a!53) (and a!135
 a!155))) (a!242 (or a!136 (and a!99 a!108) (and a!115 a!123) (and a!129 a!136) (and a!133 a!147) (and a!134
 a!57) (and a!135 a!157) (and a!136 a!163) (and a!137 a!164) (and a!138 a!165) (and a!139 a!166) (and a!140
 a!167) (and a!37 a!168))) (a!243 (or a!137 (and a!99 a!109) (and a!115 a!124) (and a!129 a!137) (and a!133
 a!148) (and a!134 a!64) (and a!135 a!158) (and a!136 a!170) (and a!137 a!175) (and a!138 a!176) (and a!139
 a!177) (and a!140 a!178) (and a!37 a!179))) (a!244 (or a!138 (and a!99 a!110) (and a!115 a!125) (and a!129
 a!138) (and a!133 a!149) (and a!134 a!69) (and a!135 a!159) (and a!136 a!171) (and a!137 a!181) (and a!138
 a!185) (and a!139 a!186) (and a!140 a!187) (and a!37 a!188))) (a!245 (or a!139 (and a!99 a!111) (and a!115
 a!126) (and a!129 a!139) (and a!133 a!150) (and a!134 a!76) (and a!135 a!160) (and a!136 a!172) (and a!137
 a!182) (and a!138 a!190) (and a!139 a!193) (and a!140 a!194) (and a!37 a!195))) (a!246 (or a!140 (and a!99
 a!112) (and a!115 a!127) (and a!129 a!140) (and a!133 a!151) (and a!134 a!83) (and a!135 a!161) (and a!136
 a!173) (and a!137 a!183) (and a!138 a!191) (and a!139 a!197) (and a!140 a!199) (and a!37 a!200))) (a!247 (or
 a!142 (and a!100 a!105) (and a!116 a!120) (and a!130 a!133) (and a!142 a!142) (and a!145 a!40) (and a!146
 a!143))) (a!248 (or a!143 (and a!101 a!105) (and a!117 a!120) (and a!131 a!133) (and a!143 a!142) (and a!153
 a!40) (and a!155 a!143))) (a!250 (or a!145 (and a!100 a!106) (and a!116 a!121) (and a!130 a!134) (and a!142
 a!145) (and a!145 a!47) (and a!146 a!153))) (a!251 (or a!146 (and a!100 a!107) (and a!116 a!122) (and a!130
 a!135) (and a!142 a!146) (and a!145 a!53) (and a!146 a!155))) (a!252 (or a!147 (and a!100 a!108) (and a!116
 a!123) (and a!130 a!136) (and a!142 a!147) (and a!145 a!57) (and a!146 a!157) (and a!147 a!163) (and a!148
 a!164) (and a!149 a!165) (and a!150 a!166) (and a!151 a!167) (and a!41 a!168))) (a!253 (or a!148 (and a!100
 a!109) (and a!116 a!124) (and a!130 a!137) (and a!142 a!148) (and a!145 a!64) (and a!146 a!158) (and a!147
 a!170) (and a!148 a!175) (and a!149 a!176) (and a!150 a!177) (and a!151 a!178) (and a!41 a!179))) (a!254 (or
 a!149 (and a!100 a!110) (and a!116 a!125) (and a!130 a!138) (and a!142 a!149) (and a!145 a!69) (and a!146
 a!159) (and a!147 a!171) (and a!148 a!181) (and a!149 a!185) (and a!150 a!186) (and a!151 a!187) (and a!41
 a!188))) (a!255 (or a!150 (and a!100 a!111) (and a!116 a!126) (and a!130 a!139) (and a!142 a!150) (and a!145
 a!76) (and a!146 a!160) (and a!147 a!172) (and a!148 a!182) (and a!149 a!190) (and a!150 a!193) (and a!151
 a!194) (and a!41 a!195))) (a!256 (or a!151 (and a!100 a!112) (and a!116 a!127) (and a!130 a!140) (and a!142
 a!151) (and a!145 a!83) (and a!146 a!161) (and a!147 a!173) (and a!148 a!183) (and a!149 a!191) (and a!150
 a!197) (and a!151 a!199) (and a!41 a!200))) (a!257 (or a!153 (and a!101 a!106) (and a!117 a!121) (and a!131
 a!134) (and a!143 a!145) (and a!153 a!47) (and a!155 a!153))) (a!259 (or a!155 (and a!101 a!107) (and a!117
 a!122) (and a!131 a!135) (and a!143 a!146) (and a!153 a!53) (and a!155 a!155))) (a!261 (or a!157 (and a!101
 a!108) (and a!117 a!123) (and a!131 a!136) (and a!143 a!147) (and a!153 a!57) (and a!155 a!157) (and a!157
 a!163) (and a!158 a!164) (and a!159 a!165) (and a!160 a!166) (and a!161 a!167) (and a!54 a!168))) (a!262 (or
 a!158 (and a!101 a!109) (and a!117 a!124) (and a!131 a!137) (and a!143 a!148) (and a!153 a!64) (and a!155
 a!158) (and a!157 a!170) (and a!158 a!175) (and a!159 a!176) (and a!160 a!177) (and a!161 a!178) (and a!54
 a!179))) (a!263 (or a!159 (and a!101 a!110) (and a!117 a!125) (and a!131 a!138) (and a!143 a!149) (and a!153
 a!69) (and a!155 a!159) (and a!157 a!171) (and a!158 a!181) (and a!159 a!185) (and a!160 a!186) (and a!161
 a!187) (and a!54 a!188))) (a!264 (or a!160 (and a!101 a!111) (and a!117 a!126) (and a!131 a!139) (and a!143
 a!150) (and a!153 a!76) (and a!155 a!160) (and a!157 a!172) (and a!158 a!182) (and a!159 a!190) (and a!160
 a!193) (and a!161 a!194) (and a!54 a!195))) (a!265 (or a!161 (and a!101 a!112) (and a!117 a!127) (and a!131
 a!140) (and a!143 a!151) (and a!153 a!83) (and a!155 a!161) (and a!157 a!173) (and a!158 a!183) (and a!159
 a!191) (and a!160 a!197) (and a!161 a!199) (and a!54 a!200))) (a!266 (or a!163 (and a!163 a!163) (and a!170
 a!164) (and a!171 a!165) (and a!172 a!166) (and a!173 a!167) (and a!62 a!168))) (a!267 (or a!164 (and a!164
 a!163) (and a!175 a!164) (and a!181 a!165) (and a!182 a!166) (and a!183 a!167) (and a!68 a!168))) (a!268 (or
 a!165 (and a!165 a!163) (and a!176 a!164) (and a!185 a!165) (and a!190 a!166) (and a!191 a!167) (and a!75
 a!168))) (a!269 (or a!166 (and a!166 a!163) (and a!177 a!164) (and a!186 a!165) (and a!193 a!166) (and a!197
 a!167) (and a!82 a!168))) (a!270 (or a!167 (and a!167 a!163) (and a!178 a!164) (and a!187 a!165) (and a!194
 a!166) (and a!199 a!167) (and a!89 a!168))) (a!271 (or a!168 (and a!168 a!163) (and a!179 a!164) (and a!188
 a!165) (and a!195 a!166) (and a!200 a!167) (and a!95 a!168))) (a!273 (or a!170 (and a!163 a!170) (and a!170
 a!175) (and a!171 a!176) (and a!172 a!177) (and a!173 a!178) (and a!62 a!179))) (a!274 (or a!171 (and a!163
 a!171) (and a!170 a!181) (and a!171 a!185) (and a!172 a!186) (and a!173 a!187) (and a!62 a!188))) (a!275 (or
 a!172 (and a!163 a!172) (and a!170 a!182) (and a!171 a!190) (and a!172 a!193) (and a!173 a!194) (and a!62
 a!195))) (a!276 (or a!173 (and a!163 a!173) (and a!170 a!183) (and a!171 a!191) (and a!172 a!197) (and a!173
 a!199) (and a!62 a!200))) (a!277 (or a!175 (and a!164 a!170) (and a!175 a!175) (and a!181 a!176) (and a!182
 a!177) (and a!183 a!178) (and a!68 a!179))) (a!278 (or a!176 (and a!165 a!170) (and a!176 a!175) (and a!185
 a!176) (and a!190 a!177) (and a!191 a!178) (and a!75 a!179))) (a!279 (or a!177 (and a!166 a!170) (and a!177
 a!175) (and a!186 a!176) (and a!193 a!177) (and a!197 a!178) (and a!82 a!179))) (a!280 (or a!178 (and a!167
 a!170) (and a!178 a!175) (and a!187 a!176) (and a!194 a!177) (and a!199 a!178) (and a!89 a!179))) (a!281 (or
 a!179 (and a!168 a!170) (and a!179 a!175) (and a!188 a!176) (and a!195 a!177) (and a!200 a!178) (and a!95
 a!179))) (a!283 (or a!181 (and a!164 a!171) (and a!175 a!181) (and a!181 a!185) (and a!182 a!186) (and a!183
 a!187) (and a!68 a!188))) (a!284 (or a!182 (and a!164 a!172) (and a!175 a!182) (and a!181 a!190) (and a!182
 a!193) (and a!183 a!194) (and a!68 a!195))) (a!285 (or a!183 (and a!164 a!173) (and a!175 a!183) (and a!181
 a!191) (and a!182 a!197) (and a!183 a!199) (and a!68 a!200))) (a!286 (or a!185 (and a!165 a!171) (and a!176
 a!181) (and a!185 a!185) (and a!190 a!186) (and a!191 a!187) (and a!75 a!188))) (a!287 (or a!186 (and a!166
 a!171) (and a!177 a!181) (and a!186 a!185) (and a!193 a!186) (and a!197 a!187) (and a!82 a!188))) (a!288 (or
 a!187 (and a!167 a!171) (and a!178 a!181) (and a!187 a!185) (and a!194 a!186) (and a!199 a!187) (and a!89
 a!188))) (a!289 (or a!188 (and a!168 a!171) (and a!179 a!181) (and a!188 a!185) (and a!195 a!186) (and a!200
 a!187) (and a!95 a!188))) (a!291 (or a!190 (and a!165 a!172) (and a!176 a!182) (and a!185 a!190) (and a!190
 a!193) (and a!191 a!194) (and a!75 a!195))) (a!292 (or a!191 (and a!165 a!173) (and a!176 a!183) (and a!185
 a!191) (and a!190 a!197) (and a!191 a!199) (and a!75 a!200))) (a!293 (or a!193 (and a!166 a!172) (and a!177
 a!182) (and a!186 a!190) (and a!193 a!193) (and a!197 a!194) (and a!82 a!195))) (a!294 (or a!194 (and a!167
 a!172) (and a!178 a!182) (and a!187 a!190) (and a!194 a!193) (and a!199 a!194) (and a!89 a!195))) (a!295 (or
 a!195 (and a!168 a!172) (and a!179 a!182) (and a!188 a!190) (and a!195 a!193) (and a!200 a!194) (and a!95
 a!195))) (a!297 (or a!197 (and a!166 a!173) (and a!177 a!183) (and a!186 a!191) (and a!193 a!197) (and a!197
 a!199) (and a!82 a!200))) (a!298 (or a!199 (and a!167 a!173) (and a!178 a!183) (and a!187 a!191) (and a!194
 a!197) (and a!199 a!199) (and a!89 a!200))) (a!299 (or a!200 (and a!168 a!173) (and a!179 a!183) (and a!188
 a!191) (and a!195 a!197) (and a!200 a!199) (and a!95 a!200))) (a!356 (or a!305 (and a!167 a!306) (and a!178
 a!307) (and a!187 a!312) (and a!194 a!313) (and a!199 a!305) (and a!89 a!314) (and a!317 a!322) (and a!324
 a!328) (and a!329 a!335) (and a!336 a!342) (and a!343 a!349) (and a!305 a!355))) (a!362 (or a!306 (and a!163
 a!306) (and a!170 a!307) (and a!171 a!312) (and a!172 a!313) (and a!173 a!305) (and a!62 a!314) (and a!357
 a!322) (and a!358 a!328) (and a!359 a!335) (and a!360 a!342) (and a!361 a!349) (and a!306 a!355))) (a!368 (or
 a!307 (and a!164 a!306) (and a!175 a!307) (and a!181 a!312) (and a!182 a!313) (and a!183 a!305) (and a!68
 a!314) (and a!363 a!322) (and a!364 a!328) (and a!365 a!335) (and a!366 a!342) (and a!367 a!349) (and a!307
 a!355))) (a!374 (or a!312 (and a!165 a!306) (and a!176 a!307) (and a!185 a!312) (and a!190 a!313) (and a!191
 a!305) (and a!75 a!314) (and a!369 a!322) (and a!370 a!328) (and a!371 a!335) (and a!372 a!342) (and a!373
 a!349) (and a!312 a!355))) (a!380 (or a!313 (and a!166 a!306) (and a!177 a!307) (and a!186 a!312) (and a!193
 a!313) (and a!197 a!305) (and a!82 a!314) (and a!375 a!322) (and a!376 a!328) (and a!377 a!335) (and a!378
 a!342) (and a!379 a!349) (and a!313 a!355))) (a!386 (or a!314 (and a!168 a!306) (and a!179 a!307) (and a!188
 a!312) (and a!195 a!313) (and a!200 a!305) (and a!95 a!314) (and a!381 a!322) (and a!382 a!328) (and a!383
 a!335) (and a!384 a!342) (and a!385 a!349) (and a!314 a!355))) (a!393 (or a!317 (and a!167 a!357) (and a!178
 a!363) (and a!187 a!369) (and a!194 a!375) (and a!199 a!317) (and a!89 a!381) (and a!317 a!387) (and a!324
 a!388) (and a!329 a!389) (and a!336 a!390) (and a!343 a!391) (and a!305 a!392))) (a!398 (or a!322 (and a!387
 a!322) (and a!394 a!328) (and a!395 a!335) (and a!396 a!342) (and a!397 a!349) (and a!322 a!355))) (a!404 (or
 a!324 (and a!167 a!358) (and a!178 a!364) (and a!187 a!370) (and a!194 a!376) (and a!199 a!324) (and a!89
 a!382) (and a!317 a!394) (and a!324 a!399) (and a!329 a!400) (and a!336 a!401) (and a!343 a!402) (and a!305
 a!403))) (a!408 (or a!328 (and a!388 a!322) (and a!399 a!328) (and a!405 a!335) (and a!406 a!342) (and a!407
 a!349) (and a!328 a!355))) (a!413 (or a!329 (and a!167 a!359) (and a!178 a!365) (and a!187 a!371) (and a!194
 a!377) (and a!199 a!329) (and a!89 a!383) (and a!317 a!395) (and a!324 a!405) (and a!329 a!409) (and a!336
 a!410) (and a!343 a!411) (and a!305 a!412))) (a!416 (or a!335 (and a!389 a!322) (and a!400 a!328) (and a!409
 a!335) (and a!414 a!342) (and a!415 a!349) (and a!335 a!355))) (a!420 (or a!336 (and a!167 a!360) (and a!178
 a!366) (and a!187 a!372) (and a!194 a!378) (and a!199 a!336) (and a!89 a!384) (and a!317 a!396) (and a!324
 a!406) (and a!329 a!414) (and a!336 a!417) (and a!343 a!418) (and a!305 a!419))) (a!422 (or a!342 (and a!390
 a!322) (and a!401 a!328) (and a!410 a!335) (and a!417 a!342) (and a!421 a!349) (and a!342 a!355))) (a!425 (or
 a!343 (and a!167 a!361) (and a!178 a!367) (and a!187 a!373) (and a!194 a!379) (and a!199 a!343) (and a!89
 a!385) (and a!317 a!397) (and a!324 a!407) (and a!329 a!415) (and a!336 a!421) (and a!343 a!423) (and a!305
 a!424))) (a!426 (or a!349 (and a!391 a!322) (and a!402 a!328) (and a!411 a!335) (and a!418 a!342) (and a!423
 a!349) (and a!349 a!355))) (a!427 (or a!355 (and a!392 a!322) (and a!403 a!328) (and a!412 a!335) (and a!419
 a!342) (and a!424 a!349) (and a!355 a!355))) (a!429 (or a!357 (and a!163 a!357) (and a!170 a!363) (and a!171
 a!369) (and a!172 a!375) (and a!173 a!317) (and a!62 a!381) (and a!357 a!387) (and a!358 a!388) (and a!359
 a!389) (and a!360 a!390) (and a!361 a!391) (and a!306 a!392))) (a!430 (or a!358 (and a!163 a!358) (and a!170
 a!364) (and a!171 a!370) (and a!172 a!376) (and a!173 a!324) (and a!62 a!382) (and a!357 a!394) (and a!358
 a!399) (and a!359 a!400) (and a!360 a!401) (and a!361 a!402) (and a!306 a!403))) (a!431 (or a!359 (and a!163
 a!359) (and a!170 a!365) (and a!171 a!371) (and a!172 a!377) (and a!173 a!329) (and a!62 a!383) (and a!357
 a!395) (and a!358 a!405) (and a!359 a!409) (and a!360 a!410) (and a!361 a!411) (and a!306 a!412))) (a!432 (or
 a!360 (and a!163 a!360) (and a!170 a!366) (and a!171 a!372) (and a!172 a!378) (and a!173 a!336) (and a!62
 a!384) (and a!357 a!396) (and a!358 a!406) (and a!359 a!414) (and a!360 a!417) (and a!361 a!418) (and a!306
 a!419))) (a!433 (or a!361 (and a!163 a!361) (and a!170 a!367) (and a!171 a!373) (and a!172 a!379) (and a!173
 a!343) (and a!62 a!385) (and a!357 a!397) (and a!358 a!407) (and a!359 a!415) (and a!360 a!421) (and a!361
 a!423) (and a!306 a!424))) (a!435 (or a!363 (and a!164 a!357) (and a!175 a!363) (and a!181 a!369) (and a!182
 a!375) (and a!183 a!317) (and a!68 a!381) (and a!363 a!387) (and a!364 a!388) (and a!365 a!389) (and a!366
 a!390) (and a!367 a!391) (and a!307 a!392))) (a!436 (or a!364 (and a!164 a!358) (and a!175 a!364) (and a!181
 a!370) (and a!182 a!376) (and a!183 a!324) (and a!68 a!382) (and a!363 a!394) (and a!364 a!399) (and a!365
 a!400) (and a!366 a!401) (and a!367 a!402) (and a!307 a!403))) (a!437 (or a!365 (and a!164 a!359) (and a!175
 a!365) (and a!181 a!371) (and a!182 a!377) (and a!183 a!329) (and a!68 a!383) (and a!363 a!395) (and a!364
 a!405) (and a!365 a!409) (and a!366 a!410) (and a!367 a!411) (and a!307 a!412))) (a!438 (or a!366 (and a!164
 a!360) (and a!175 a!366) (and a!181 a!372) (and a!182 a!378) (and a!183 a!336) (and a!68 a!384) (and a!363
 a!396) (and a!364 a!406) (and a!365 a!414) (and a!366 a!417) (and a!367 a!418) (and a!307 a!419))) (a!439 (or
 a!367 (and a!164 a!361) (and a!175 a!367) (and a!181 a!373) (and a!182 a!379) (and a!183 a!343) (and a!68
 a!385) (and a!363 a!397) (and a!364 a!407) (and a!365 a!415) (and a!366 a!421) (and a!367 a!423) (and a!307
 a!424))) (a!441 (or a!369 (and a!165 a!357) (and a!176 a!363) (and a!185 a!369) (and a!190 a!375) (and a!191
 a!317) (and a!75 a!381) (and a!369 a!387) (and a!370 a!388) (and a!371 a!389) (and a!372 a!390) (and a!373
 a!391) (and a!312 a!392))) (a!442 (or a!370 (and a!165 a!358) (and a!176 a!364) (and a!185 a!370) (and a!190
 a!376) (and a!191 a!324) (and a!75 a!382) (and a!369 a!394) (and a!370 a!399) (and a!371 a!400) (and a!372
 a!401) (and a!373 a!402) (and a!312 a!403))) (a!443 (or a!371 (and a!165 a!359) (and a!176 a!365) (and a!185
 a!371) (and a!190 a!377) (and a!191 a!329) (and a!75 a!383) (and a!369 a!395) (and a!370 a!405) (and a!371
 a!409) (and a!372 a!410) (and a!373 a!411) (and a!312 a!412))) (a!444 (or a!372 (and a!165 a!360) (and a!176
 a!366) (and a!185 a!372) (and a!190 a!378) (and a!191 a!336) (and a!75 a!384) (and a!369 a!396) (and a!370
 a!406) (and a!371 a!414) (and a!372 a!417) (and a!373 a!418) (and a!312 a!419))) (a!445 (or a!373 (and a!165
 a!361) (and a!176 a!367) (and a!185 a!373) (and a!190 a!379) (and a!191 a!343) (and a!75 a!385) (and a!369
 a!397) (and a!370 a!407) (and a!371 a!415) (and a!372 a!421) (and a!373 a!423) (and a!312 a!424))) (a!447 (or
 a!375 (and a!166 a!357) (and a!177 a!363) (and a!186 a!369) (and a!193 a!375) (and a!197 a!317) (and a!82
 a!381) (and a!375 a!387) (and a!376 a!388) (and a!377 a!389) (and a!378 a!390) (and a!379 a!391) (and a!313
 a!392))) (a!448 (or a!376 (and a!166 a!358) (and a!177 a!364) (and a!186 a!370) (and a!193 a!376) (and a!197
 a!324) (and a!82 a!382) (and a!375 a!394) (and a!376 a!399) (and a!377 a!400) (and a!378 a!401) (and a!379
 a!402) (and a!313 a!403))) (a!449 (or a!377 (and a!166 a!359) (and a!177 a!365) (and a!186 a!371) (and a!193
 a!377) (and a!197 a!329) (and a!82 a!383) (and a!375 a!395) (and a!376 a!405) (and a!377 a!409) (and a!378
 a!410) (and a!379 a!411) (and a!313 a!412))) (a!450 (or a!378 (and a!166 a!360) (and a!177 a!366) (and a!186
 a!372) (and a!193 a!378) (and a!197 a!336) (and a!82 a!384) (and a!375 a!396) (and a!376 a!406) (and a!377
 a!414) (and a!378 a!417) (and a!379 a!418) (and a!313 a!419))) (a!451 (or a!379 (and a!166 a!361) (and a!177
 a!367) (and a!186 a!373) (and a!193 a!379) (and a!197 a!343) (and a!82 a!385) (and a!375 a!397) (and a!376
 a!407) (and a!377 a!415) (and a!378 a!421) (and a!379 a!423) (and a!313 a!424))) (a!453 (or a!381 (and a!168
 a!357) (and a!179 a!363) (and a!188 a!369) (and a!195 a!375) (and a!200 a!317) (and a!95 a!381) (and a!381
 a!387) (and a!382 a!388) (and a!383 a!389) (and a!384 a!390) (and a!385 a!391) (and a!314 a!392))) (a!454 (or
 a!382 (and a!168 a!358) (and a!179 a!364) (and a!188 a!370) (and a!195 a!376) (and a!200 a!324) (and a!95
 a!382) (and a!381 a!394) (and a!382 a!399) (and a!383 a!400) (and a!384 a!401) (and a!385 a!402) (and a!314
 a!403))) (a!455 (or a!383 (and a!168 a!359) (and a!179 a!365) (and a!188 a!371) (and a!195 a!377) (and a!200
 a!329) (and a!95 a!383) (and a!381 a!395) (and a!382 a!405) (and a!383 a!409) (and a!384 a!410) (and a!385
 a!411) (and a!314 a!412))) (a!456 (or a!384 (and a!168 a!360) (and a!179 a!366) (and a!188 a!372) (and a!195
 a!378) (and a!200 a!336) (and a!95 a!384) (and a!381 a!396) (and a!382 a!406) (and a!383 a!414) (and a!384
 a!417) (and a!385 a!418) (and a!314 a!419))) (a!457 (or a!385 (and a!168 a!361) (and a!179 a!367) (and a!188
 a!373) (and a!195 a!379) (and a!200 a!343) (and a!95 a!385) (and a!381 a!397) (and a!382 a!407) (and a!383
 a!415) (and a!384 a!421) (and a!385 a!423) (and a!314 a!424))) (a!459 (or a!387 (and a!387 a!387) (and a!394
 a!388) (and a!395 a!389) (and a!396 a!390) (and a!397 a!391) (and a!322 a!392))) (a!460 (or a!388 (and a!388
 a!387) (and a!399 a!388) (and a!405 a!389) (and a!406 a!390) (and a!407 a!391) (and a!328 a!392))) (a!461 (or
 a!389 (and a!389 a!387) (and a!400 a!388) (and a!409 a!389) (and a!414 a!390) (and a!415 a!391) (and a!335
 a!392))) (a!462 (or a!390 (and a!390 a!387) (and a!401 a!388) (and a!410 a!389) (and a!417 a!390) (and a!421
 a!391) (and a!342 a!392))) (a!463 (or a!391 (and a!391 a!387) (and a!402 a!388) (and a!411 a!389) (and a!418
 a!390) (and a!423 a!391) (and a!349 a!392))) (a!464 (or a!392 (and a!392 a!387) (and a!403 a!388) (and a!412
 a!389) (and a!419 a!390) (and a!424 a!391) (and a!355 a!392))) (a!465 (or a!394 (and a!387 a!394) (and a!394
 a!399) (and a!395 a!400) (and a!396 a!401) (and a!397 a!402) (and a!322 a!403))) (a!466 (or a!395 (and a!387
 a!395) (and a!394 a!405) (and a!395 a!409) (and a!396 a!410) (and a!397 a!411) (and a!322 a!412))) (a!467 (or
 a!396 (and a!387 a!396) (and a!394 a!406) (and a!395 a!414) (and a!396 a!417) (and a!397 a!418) (and a!322
 a!419))) (a!468 (or a!397 (and a!387 a!397) (and a!394 a!407) (and a!395 a!415) (and a!396 a!421) (and a!397
 a!423) (and a!322 a!424))) (a!470 (or a!399 (and a!388 a!394) (and a!399 a!399) (and a!405 a!400) (and a!406
 a!401) (and a!407 a!402) (and a!328 a!403))) (a!471 (or a!400 (and a!389 a!394) (and a!400 a!399) (and a!409
 a!400) (and a!414 a!401) (and a!415 a!402) (and a!335 a!403))) (a!472 (or a!401 (and a!390 a!394) (and a!401
 a!399) (and a!410 a!400) (and a!417 a!401) (and a!421 a!402) (and a!342 a!403))) (a!473 (or a!402 (and a!391
 a!394) (and a!402 a!399) (and a!411 a!400) (and a!418 a!401) (and a!423 a!402) (and a!349 a!403))) (a!474 (or
 a!403 (and a!392 a!394) (and a!403 a!399) (and a!412 a!400) (and a!419 a!401) (and a!424 a!402) (and a!355
 a!403))) (a!475 (or a!405 (and a!388 a!395) (and a!399 a!405) (and a!405 a!409) (and a!406 a!410) (and a!407
 a!411) (and a!328 a!412))) (a!476 (or a!406 (and a!388 a!396) (and a!399 a!406) (and a!405 a!414) (and a!406
 a!417) (and a!407 a!418) (and a!328 a!419))) (a!477 (or a!407 (and a!388 a!397) (and a!399 a!407) (and a!405
 a!415) (and a!406 a!421) (and a!407 a!423) (and a!328 a!424))) (a!479 (or a!409 (and a!389 a!395) (and a!400
 a!405) (and a!409 a!409) (and a!414 a!410) (and a!415 a!411) (and a!335 a!412))) (a!480 (or a!410 (and a!390
 a!395) (and a!401 a!405) (and a!410 a!409) (and a!417 a!410) (and a!421 a!411) (and a!342 a!412))) (a!481 (or
 a!411 (and a!391 a!395) (and a!402 a!405) (and a!411 a!409) (and a!418 a!410) (and a!423 a!411) (and a!349
 a!412))) (a!482 (or a!412 (and a!392 a!395) (and a!403 a!405) (and a!412 a!409) (and a!419 a!410) (and a!424
 a!411) (and a!355 a!412))) (a!483 (or a!414 (and a!389 a!396) (and a!400 a!406) (and a!409 a!414) (and a!414
 a!417) (and a!415 a!418) (and a!335 a!419))) (a!484 (or a!415 (and a!389 a!397) (and a!400 a!407) (and a!409
 a!415) (and a!414 a!421) (and a!415 a!423) (and a!335 a!424))) (a!486 (or a!417 (and a!390 a!396) (and a!401
 a!406) (and a!410 a!414) (and a!417 a!417) (and a!421 a!418) (and a!342 a!419))) (a!487 (or a!418 (and a!391
 a!396) (and a!402 a!406) (and a!411 a!414) (and a!418 a!417) (and a!423 a!418) (and a!349 a!419))) (a!488 (or
 a!419 (and a!392 a!396) (and a!403 a!406) (and a!412 a!414) (and a!419 a!417) (and a!424 a!418) (and a!355
 a!419))) (a!489 (or a!421 (and a!390 a!397) (and a!401 a!407) (and a!410 a!415) (and a!417 a!421) (and a!421
 a!423) (and a!342 a!424))) (a!491 (or a!423 (and a!391 a!397) (and a!402 a!407) (and a!411 a!415) (and a!418
 a!421) (and a!423 a!423) (and a!349 a!424))) (a!492 (or a!424 (and a!392 a!397) (and a!403 a!407) (and a!412
 a!415) (and a!419 a!421) (and a!424 a!423) (and a!355 a!424))) (a!501 (or (and a!31 a!497) (and a!40 a!498)
 (and a!57 a!306) (and a!64 a!307) (and a!69 a!312) (and a!76 a!313) (and a!83 a!305) (and a!5 a!314) (and
 a!499 a!322) (and a!500 a!328))) (a!504 (or (and a!104 a!497) (and a!105 a!498) (and a!108 a!306) (and a!109
 a!307) (and a!110 a!312) (and a!111 a!313) (and a!112 a!305) (and a!18 a!314) (and a!502 a!322) (and a!503
 a!328))) (a!507 (or (and a!119 a!497) (and a!120 a!498) (and a!123 a!306) (and a!124 a!307) (and a!125 a!312)
 (and a!126 a!313) (and a!127 a!305) (and a!27 a!314) (and a!505 a!322) (and a!506 a!328))) (a!513 (or a!497
 (and a!129 a!497) (and a!133 a!498) (and a!136 a!306) (and a!137 a!307) (and a!138 a!312) (and a!139 a!313)
 (and a!140 a!305) (and a!37 a!314) (and a!508 a!322) (and a!509 a!328) (and a!510 a!335) (and a!511 a!342)
 (and a!512 a!349) (and a!497 a!355))) (a!519 (or a!498 (and a!130 a!497) (and a!142 a!498) (and a!147 a!306)
 (and a!148 a!307) (and a!149 a!312) (and a!150 a!313) (and a!151 a!305) (and a!41 a!314) (and a!514 a!322)
 (and a!515 a!328) (and a!516 a!335) (and a!517 a!342) (and a!518 a!349) (and a!498 a!355))) (a!522 (or (and
 a!131 a!497) (and a!143 a!498) (and a!157 a!306) (and a!158 a!307) (and a!159 a!312) (and a!160 a!313) (and
 a!161 a!305) (and a!54 a!314) (and a!520 a!322) (and a!521 a!328))) (a!523 (or a!499 (and a!15 a!502) (and
 a!24 a!505) (and a!31 a!508) (and a!40 a!514) (and a!47 a!499) (and a!53 a!520) (and a!57 a!357) (and a!64
 a!363) (and a!69 a!369) (and a!76 a!375) (and a!83 a!317) (and a!5 a!381) (and a!499 a!387) (and a!500
 a!388))) (a!524 (or a!500 (and a!15 a!503) (and a!24 a!506) (and a!31 a!509) (and a!40 a!515) (and a!47 a!500)
 (and a!53 a!521) (and a!57 a!358) (and a!64 a!364) (and a!69 a!370) (and a!76 a!376) (and a!83 a!324) (and a!5
 a!382) (and a!499 a!394) (and a!500 a!399))) (a!525 (or (and a!31 a!510) (and a!40 a!516) (and a!57 a!359)
 (and a!64 a!365) (and a!69 a!371) (and a!76 a!377) (and a!83 a!329) (and a!5 a!383) (and a!499 a!395) (and
 a!500 a!405))) (a!526 (or (and a!31 a!511) (and a!40 a!517) (and a!57 a!360) (and a!64 a!366) (and a!69 a!372)
 (and a!76 a!378) (and a!83 a!336) (and a!5 a!384) (and a!499 a!396) (and a!500 a!406))) (a!527 (or (and a!31
 a!512) (and a!40 a!518) (and a!57 a!361) (and a!64 a!367) (and a!69 a!373) (and a!76 a!379) (and a!83 a!343)
 (and a!5 a!385) (and a!499 a!397) (and a!500 a!407))) (a!529 (or a!502 (and a!97 a!502) (and a!103 a!505) (and
 a!104 a!508) (and a!105 a!514) (and a!106 a!499) (and a!107 a!520) (and a!108 a!357) (and a!109 a!363) (and
 a!110 a!369) (and a!111 a!375) (and a!112 a!317) (and a!18 a!381) (and a!502 a!387) (and a!503 a!388))) (a!530
 (or a!503 (and a!97 a!503) (and a!103 a!506) (and a!104 a!509) (and a!105 a!515) (and a!106 a!500) (and a!107
 a!521) (and a!108 a!358) (and a!109 a!364) (and a!110 a!370) (and a!111 a!376) (and a!112 a!324) (and a!18
 a!382) (and a!502 a!394) (and a!503 a!399))) (a!531 (or (and a!104 a!510) (and a!105 a!516) (and a!108 a!359)
 (and a!109 a!365) (and a!110 a!371) (and a!111 a!377) (and a!112 a!329) (and a!18 a!383) (and a!502 a!395)
 (and a!503 a!405))) (a!532 (or (and a!104 a!511) (and a!105 a!517) (and a!108 a!360) (and a!109 a!366) (and
 a!110 a!372) (and a!111 a!378) (and a!112 a!336) (and a!18 a!384) (and a!502 a!396) (and a!503 a!406))) (a!533
 (or (and a!104 a!512) (and a!105 a!518) (and a!108 a!361) (and a!109 a!367) (and a!110 a!373) (and a!111
 a!379) (and a!112 a!343) (and a!18 a!385) (and a!502 a!397) (and a!503 a!407))) (a!534 (or a!505 (and a!98
 a!502) (and a!114 a!505) (and a!119 a!508) (and a!120 a!514) (and a!121 a!499) (and a!122 a!520) (and a!123
 a!357) (and a!124 a!363) (and a!125 a!369) (and a!126 a!375) (and a!127 a!317) (and a!27 a!381) (and a!505
 a!387) (and a!506 a!388))) (a!535 (or a!506 (and a!98 a!503) (and a!114 a!506) (and a!119 a!509) (and a!120
 a!515) (and a!121 a!500) (and a!122 a!521) (and a!123 a!358) (and a!124 a!364) (and a!125 a!370) (and a!126
 a!376) (and a!127 a!324) (and a!27 a!382) (and a!505 a!394) (and a!506 a!399))) (a!536 (or (and a!119 a!510)
 (and a!120 a!516) (and a!123 a!359) (and a!124 a!365) (and a!125 a!371) (and a!126 a!377) (and a!127 a!329)
 (and a!27 a!383) (and a!505 a!395) (and a!506 a!405))) (a!537 (or (and a!119 a!511) (and a!120 a!517) (and
 a!123 a!360) (and a!124 a!366) (and a!125 a!372) (and a!126 a!378) (and a!127 a!336) (and a!27 a!384) (and
 a!505 a!396) (and a!506 a!406))) (a!538 (or (and a!119 a!512) (and a!120 a!518) (and a!123 a!361) (and a!124
 a!367) (and a!125 a!373) (and a!126 a!379) (and a!127 a!343) (and a!27 a!385) (and a!505 a!397) (and a!506
 a!407))) (a!539 (or a!508 (and a!99 a!502) (and a!115 a!505) (and a!129 a!508) (and a!133 a!514) (and a!134
 a!499) (and a!135 a!520) (and a!136 a!357) (and a!137 a!363) (and a!138 a!369) (and a!139 a!375) (and a!140
 a!317) (and a!37 a!381) (and a!508 a!387) (and a!509 a!388) (and a!510 a!389) (and a!511 a!390) (and a!512
 a!391) (and a!497 a!392))) (a!540 (or a!509 (and a!99 a!503) (and a!115 a!506) (and a!129 a!509) (and a!133
 a!515) (and a!134 a!500) (and a!135 a!521) (and a!136 a!358) (and a!137 a!364) (and a!138 a!370) (and a!139
 a!376) (and a!140 a!324) (and a!37 a!382) (and a!508 a!394) (and a!509 a!399) (and a!510 a!400) (and a!511
 a!401) (and a!512 a!402) (and a!497 a!403))) (a!541 (or a!510 (and a!129 a!510) (and a!133 a!516) (and a!136
 a!359) (and a!137 a!365) (and a!138 a!371) (and a!139 a!377) (and a!140 a!329) (and a!37 a!383) (and a!508
 a!395) (and a!509 a!405) (and a!510 a!409) (and a!511 a!410) (and a!512 a!411) (and a!497 a!412))) (a!542 (or
 a!511 (and a!129 a!511) (and a!133 a!517) (and a!136 a!360) (and a!137 a!366) (and a!138 a!372) (and a!139
 a!378) (and a!140 a!336) (and a!37 a!384) (and a!508 a!396) (and a!509 a!406) (and a!510 a!414) (and a!511
 a!417) (and a!512 a!418) (and a!497 a!419))) (a!543 (or a!512 (and a!129 a!512) (and a!133 a!518) (and a!136
 a!361) (and a!137 a!367) (and a!138 a!373) (and a!139 a!379) (and a!140 a!343) (and a!37 a!385) (and a!508
 a!397) (and a!509 a!407) (and a!510 a!415) (and a!511 a!421) (and a!512 a!423) (and a!497 a!424))) (a!544 (or
 a!514 (and a!100 a!502) (and a!116 a!505) (and a!130 a!508) (and a!142 a!514) (and a!145 a!499) (and a!146
 a!520) (and a!147 a!357) (and a!148 a!363) (and a!149 a!369) (and a!150 a!375) (and a!151 a!317) (and a!41
 a!381) (and a!514 a!387) (and a!515 a!388) (and a!516 a!389) (and a!517 a!390) (and a!518 a!391) (and a!498
 a!392))) (a!545 (or a!515 (and a!100 a!503) (and a!116 a!506) (and a!130 a!509) (and a!142 a!515) (and a!145
 a!500) (and a!146 a!521) (and a!147 a!358) (and a!148 a!364) (and a!149 a!370) (and a!150 a!376) (and a!151
 a!324) (and a!41 a!382) (and a!514 a!394) (and a!515 a!399) (and a!516 a!400) (and a!517 a!401) (and a!518
 a!402) (and a!498 a!403))) (a!546 (or a!516 (and a!130 a!510) (and a!142 a!516) (and a!147 a!359) (and a!148
 a!365) (and a!149 a!371) (and a!150 a!377) (and a!151 a!329) (and a!41 a!383) (and a!514 a!395) (and a!515
 a!405) (and a!516 a!409) (and a!517 a!410) (and a!518 a!411) (and a!498 a!412))) (a!547 (or a!517 (and a!130
 a!511) (and a!142 a!517) (and a!147 a!360) (and a!148 a!366) (and a!149 a!372) (and a!150 a!378) (and a!151
 a!336) (and a!41 a!384) (and a!514 a!396) (and a!515 a!406) (and a!516 a!414) (and a!517 a!417) (and a!518
 a!418) (and a!498 a!419))) (a!548 (or a!518 (and a!130 a!512) (and a!142 a!518) (and a!147 a!361) (and a!148
 a!367) (and a!149 a!373) (and a!150 a!379) (and a!151 a!343) (and a!41 a!385) (and a!514 a!397) (and a!515
 a!407) (and a!516 a!415) (and a!517 a!421) (and a!518 a!423) (and a!498 a!424))) (a!549 (or a!520 (and a!101
 a!502) (and a!117 a!505) (and a!131 a!508) (and a!143 a!514) (and a!153 a!499) (and a!155 a!520) (and a!157
 a!357) (and a!158 a!363) (and a!159 a!369) (and a!160 a!375) (and a!161 a!317) (and a!54 a!381) (and a!520
 a!387) (and a!521 a!388))) (a!550 (or a!521 (and a!101 a!503) (and a!117 a!506) (and a!131 a!509) (and a!143
 a!515) (and a!153 a!500) (and a!155 a!521) (and a!157 a!358) (and a!158 a!364) (and a!159 a!370) (and a!160
 a!376) (and a!161 a!324) (and a!54 a!382) (and a!520 a!394) (and a!521 a!399))) (a!551 (or (and a!131 a!510)
 (and a!143 a!516) (and a!157 a!359) (and a!158 a!365) (and a!159 a!371) (and a!160 a!377) (and a!161 a!329)
 (and a!54 a!383) (and a!520 a!395) (and a!521 a!405))) (a!552 (or (and a!131 a!511) (and a!143 a!517) (and
 a!157 a!360) (and a!158 a!366) (and a!159 a!372) (and a!160 a!378) (and a!161 a!336) (and a!54 a!384) (and
 a!520 a!396) (and a!521 a!406))) (a!553 (or (and a!131 a!512) (and a!143 a!518) (and a!157 a!361) (and a!158
 a!367) (and a!159 a!373) (and a!160 a!379) (and a!161 a!343) (and a!54 a!385) (and a!520 a!397) (and a!521
 a!407)))) (let ((a!204 (or a!96 (and a!102 a!113) (and a!118 a!128) (and a!132 a!141) (and a!144 a!152) (and
 a!154 a!96) (and a!156 a!162) (and a!169 a!174) (and a!180 a!184) (and a!189 a!192) (and a!196 a!198) (and
 a!201 a!202) (and a!96 a!203))) (a!210 (or a!102 (and a!102 a!205) (and a!118 a!206) (and a!132 a!207) (and
 a!144 a!208) (and a!154 a!102) (and a!156 a!209))) (a!225 (or a!118 (and a!102 a!211) (and a!118 a!221) (and
 a!132 a!222) (and a!144 a!223) (and a!154 a!118) (and a!156 a!224))) (a!238 (or a!132 (and a!102 a!212) (and
 a!118 a!226) (and a!132 a!235) (and a!144 a!236) (and a!154 a!132) (and a!156 a!237))) (a!249 (or a!144 (and
 a!102 a!213) (and a!118 a!227) (and a!132 a!239) (and a!144 a!247) (and a!154 a!144) (and a!156 a!248)))
 (a!258 (or a!154 (and a!102 a!214) (and a!118 a!228) (and a!132 a!240) (and a!144 a!250) (and a!154 a!154)
 (and a!156 a!257))) (a!260 (or a!156 (and a!102 a!215) (and a!118 a!229) (and a!132 a!241) (and a!144 a!251)
 (and a!154 a!156) (and a!156 a!259))) (a!272 (or a!169 (and a!102 a!216) (and a!118 a!230) (and a!132 a!242)
 (and a!144 a!252) (and a!154 a!169) (and a!156 a!261) (and a!169 a!266) (and a!180 a!267) (and a!189 a!268)
 (and a!196 a!269) (and a!201 a!270) (and a!96 a!271))) (a!282 (or a!180 (and a!102 a!217) (and a!118 a!231)
 (and a!132 a!243) (and a!144 a!253) (and a!154 a!180) (and a!156 a!262) (and a!169 a!273) (and a!180 a!277)
 (and a!189 a!278) (and a!196 a!279) (and a!201 a!280) (and a!96 a!281))) (a!290 (or a!189 (and a!102 a!218)
 (and a!118 a!232) (and a!132 a!244) (and a!144 a!254) (and a!154 a!189) (and a!156 a!263) (and a!169 a!274)
 (and a!180 a!283) (and a!189 a!286) (and a!196 a!287) (and a!201 a!288) (and a!96 a!289))) (a!296 (or a!196
 (and a!102 a!219) (and a!118 a!233) (and a!132 a!245) (and a!144 a!255) (and a!154 a!196) (and a!156 a!264)
 (and a!169 a!275) (and a!180 a!284) (and a!189 a!291) (and a!196 a!293) (and a!201 a!294) (and a!96 a!295)))
 (a!300 (or a!201 (and a!102 a!220) (and a!118 a!234) (and a!132 a!246) (and a!144 a!256) (and a!154 a!201)
 (and a!156 a!265) (and a!169 a!276) (and a!180 a!285) (and a!189 a!292) (and a!196 a!297) (and a!201 a!298)
 (and a!96 a!299))) (a!301 (or a!202 (and a!270 a!174) (and a!280 a!184) (and a!288 a!192) (and a!294 a!198)
 (and a!298 a!202) (and a!202 a!203))) (a!428 (or a!356 (and a!270 a!362) (and a!280 a!368) (and a!288 a!374)
 (and a!294 a!380) (and a!298 a!356) (and a!202 a!386) (and a!393 a!398) (and a!404 a!408) (and a!413 a!416)
 (and a!420 a!422) (and a!425 a!426) (and a!356 a!427))) (a!434 (or a!362 (and a!266 a!362) (and a!273 a!368)
 (and a!274 a!374) (and a!275 a!380) (and a!276 a!356) (and a!174 a!386) (and a!429 a!398) (and a!430 a!408)
 (and a!431 a!416) (and a!432 a!422) (and a!433 a!426) (and a!362 a!427))) (a!440 (or a!368 (and a!267 a!362)
 (and a!277 a!368) (and a!283 a!374) (and a!284 a!380) (and a!285 a!356) (and a!184 a!386) (and a!435 a!398)
 (and a!436 a!408) (and a!437 a!416) (and a!438 a!422) (and a!439 a!426) (and a!368 a!427))) (a!446 (or a!374
 (and a!268 a!362) (and a!278 a!368) (and a!286 a!374) (and a!291 a!380) (and a!292 a!356) (and a!192 a!386)
 (and a!441 a!398) (and a!442 a!408) (and a!443 a!416) (and a!444 a!422) (and a!445 a!426) (and a!374 a!427)))
 (a!452 (or a!380 (and a!269 a!362) (and a!279 a!368) (and a!287 a!374) (and a!293 a!380) (and a!297 a!356)
 (and a!198 a!386) (and a!447 a!398) (and a!448 a!408) (and a!449 a!416) (and a!450 a!422) (and a!451 a!426)
 (and a!380 a!427))) (a!458 (or a!386 (and a!271 a!362) (and a!281 a!368) (and a!289 a!374) (and a!295 a!380)
 (and a!299 a!356) (and a!203 a!386) (and a!453 a!398) (and a!454 a!408) (and a!455 a!416) (and a!456 a!422)
 (and a!457 a!426) (and a!386 a!427))) (a!469 (or a!398 (and a!459 a!398) (and a!465 a!408) (and a!466 a!416)
 (and a!467 a!422) (and a!468 a!426) (and a!398 a!427))) (a!478 (or a!408 (and a!460 a!398) (and a!470 a!408)
 (and a!475 a!416) (and a!476 a!422) (and a!477 a!426) (and a!408 a!427))) (a!485 (or a!416 (and a!461 a!398)
 (and a!471 a!408) (and a!479 a!416) (and a!483 a!422) (and a!484 a!426) (and a!416 a!427))) (a!490 (or a!422
 (and a!462 a!398) (and a!472 a!408) (and a!480 a!416) (and a!486 a!422) (and a!489 a!426) (and a!422 a!427)))
 (a!493 (or a!426 (and a!463 a!398) (and a!473 a!408) (and a!481 a!416) (and a!487 a!422) (and a!491 a!426)
 (and a!426 a!427))) (a!494 (or a!427 (and a!464 a!398) (and a!474 a!408) (and a!482 a!416) (and a!488 a!422)
 (and a!492 a!426) (and a!427 a!427))) (a!528 (or a!501 (and a!102 a!504) (and a!118 a!507) (and a!132 a!513)
 (and a!144 a!519) (and a!154 a!501) (and a!156 a!522) (and a!169 a!362) (and a!180 a!368) (and a!189 a!374)
 (and a!196 a!380) (and a!201 a!356) (and a!96 a!386) (and a!523 a!398) (and a!524 a!408) (and a!525 a!416)
 (and a!526 a!422) (and a!527 a!426) (and a!501 a!427)))) (let ((a!302 (or a!204 (and a!210 (or a!113 (and
 a!205 a!113) (and a!211 a!128) (and a!212 a!141) (and a!213 a!152) (and a!214 a!96) (and a!215 a!162) (and
 a!216 a!174) (and a!217 a!184) (and a!218 a!192) (and a!219 a!198) (and a!220 a!202) (and a!113 a!203))) (and
 a!225 (or a!128 (and a!206 a!113) (and a!221 a!128) (and a!226 a!141) (and a!227 a!152) (and a!228 a!96) (and
 a!229 a!162) (and a!230 a!174) (and a!231 a!184) (and a!232 a!192) (and a!233 a!198) (and a!234 a!202) (and
 a!128 a!203))) (and a!238 (or a!141 (and a!207 a!113) (and a!222 a!128) (and a!235 a!141) (and a!239 a!152)
 (and a!240 a!96) (and a!241 a!162) (and a!242 a!174) (and a!243 a!184) (and a!244 a!192) (and a!245 a!198)
 (and a!246 a!202) (and a!141 a!203))) (and a!249 (or a!152 (and a!208 a!113) (and a!223 a!128) (and a!236
 a!141) (and a!247 a!152) (and a!250 a!96) (and a!251 a!162) (and a!252 a!174) (and a!253 a!184) (and a!254
 a!192) (and a!255 a!198) (and a!256 a!202) (and a!152 a!203))) (and a!258 a!204) (and a!260 (or a!162 (and
 a!209 a!113) (and a!224 a!128) (and a!237 a!141) (and a!248 a!152) (and a!257 a!96) (and a!259 a!162) (and
 a!261 a!174) (and a!262 a!184) (and a!263 a!192) (and a!264 a!198) (and a!265 a!202) (and a!162 a!203))) (and
 a!272 (or a!174 (and a!266 a!174) (and a!273 a!184) (and a!274 a!192) (and a!275 a!198) (and a!276 a!202) (and
 a!174 a!203))) (and a!282 (or a!184 (and a!267 a!174) (and a!277 a!184) (and a!283 a!192) (and a!284 a!198)
 (and a!285 a!202) (and a!184 a!203))) (and a!290 (or a!192 (and a!268 a!174) (and a!278 a!184) (and a!286
 a!192) (and a!291 a!198) (and a!292 a!202) (and a!192 a!203))) (and a!296 (or a!198 (and a!269 a!174) (and
 a!279 a!184) (and a!287 a!192) (and a!293 a!198) (and a!297 a!202) (and a!198 a!203))) (and a!300 a!301) (and
 a!204 (or a!203 (and a!271 a!174) (and a!281 a!184) (and a!289 a!192) (and a!295 a!198) (and a!299 a!202) (and
 a!203 a!203))))) (a!495 (or a!428 (and (or a!270 (and a!270 a!266) (and a!280 a!267) (and a!288 a!268) (and
 a!294 a!269) (and a!298 a!270) (and a!202 a!271)) a!434) (and (or a!280 (and a!270 a!273) (and a!280 a!277)
 (and a!288 a!278) (and a!294 a!279) (and a!298 a!280) (and a!202 a!281)) a!440) (and (or a!288 (and a!270
 a!274) (and a!280 a!283) (and a!288 a!286) (and a!294 a!287) (and a!298 a!288) (and a!202 a!289)) a!446) (and
 (or a!294 (and a!270 a!275) (and a!280 a!284) (and a!288 a!291) (and a!294 a!293) (and a!298 a!294) (and a!202
 a!295)) a!452) (and (or a!298 (and a!270 a!276) (and a!280 a!285) (and a!288 a!292) (and a!294 a!297) (and
 a!298 a!298) (and a!202 a!299)) a!428) (and a!301 a!458) (and (or a!393 (and a!270 a!429) (and a!280 a!435)
 (and a!288 a!441) (and a!294 a!447) (and a!298 a!393) (and a!202 a!453) (and a!393 a!459) (and a!404 a!460)
 (and a!413 a!461) (and a!420 a!462) (and a!425 a!463) (and a!356 a!464)) a!469) (and (or a!404 (and a!270
 a!430) (and a!280 a!436) (and a!288 a!442) (and a!294 a!448) (and a!298 a!404) (and a!202 a!454) (and a!393
 a!465) (and a!404 a!470) (and a!413 a!471) (and a!420 a!472) (and a!425 a!473) (and a!356 a!474)) a!478) (and
 (or a!413 (and a!270 a!431) (and a!280 a!437) (and a!288 a!443) (and a!294 a!449) (and a!298 a!413) (and a!202
 a!455) (and a!393 a!466) (and a!404 a!475) (and a!413 a!479) (and a!420 a!480) (and a!425 a!481) (and a!356
 a!482)) a!485) (and (or a!420 (and a!270 a!432) (and a!280 a!438) (and a!288 a!444) (and a!294 a!450) (and
 a!298 a!420) (and a!202 a!456) (and a!393 a!467) (and a!404 a!476) (and a!413 a!483) (and a!420 a!486) (and
 a!425 a!487) (and a!356 a!488)) a!490) (and (or a!425 (and a!270 a!433) (and a!280 a!439) (and a!288 a!445)
 (and a!294 a!451) (and a!298 a!425) (and a!202 a!457) (and a!393 a!468) (and a!404 a!477) (and a!413 a!484)
 (and a!420 a!489) (and a!425 a!491) (and a!356 a!492)) a!493) (and a!428 a!494))) (a!554 (or a!528 (and a!210
 (or a!504 (and a!205 a!504) (and a!211 a!507) (and a!212 a!513) (and a!213 a!519) (and a!214 a!501) (and a!215
 a!522) (and a!216 a!362) (and a!217 a!368) (and a!218 a!374) (and a!219 a!380) (and a!220 a!356) (and a!113
 a!386) (and a!529 a!398) (and a!530 a!408) (and a!531 a!416) (and a!532 a!422) (and a!533 a!426) (and a!504
 a!427))) (and a!225 (or a!507 (and a!206 a!504) (and a!221 a!507) (and a!226 a!513) (and a!227 a!519) (and
 a!228 a!501) (and a!229 a!522) (and a!230 a!362) (and a!231 a!368) (and a!232 a!374) (and a!233 a!380) (and
 a!234 a!356) (and a!128 a!386) (and a!534 a!398) (and a!535 a!408) (and a!536 a!416) (and a!537 a!422) (and
 a!538 a!426) (and a!507 a!427))) (and a!238 (or a!513 (and a!207 a!504) (and a!222 a!507) (and a!235 a!513)
 (and a!239 a!519) (and a!240 a!501) (and a!241 a!522) (and a!242 a!362) (and a!243 a!368) (and a!244 a!374)
 (and a!245 a!380) (and a!246 a!356) (and a!141 a!386) (and a!539 a!398) (and a!540 a!408) (and a!541 a!416)
 (and a!542 a!422) (and a!543 a!426) (and a!513 a!427))) (and a!249 (or a!519 (and a!208 a!504) (and a!223
 a!507) (and a!236 a!513) (and a!247 a!519) (and a!250 a!501) (and a!251 a!522) (and a!252 a!362) (and a!253
 a!368) (and a!254 a!374) (and a!255 a!380) (and a!256 a!356) (and a!152 a!386) (and a!544 a!398) (and a!545
 a!408) (and a!546 a!416) (and a!547 a!422) (and a!548 a!426) (and a!519 a!427))) (and a!258 a!528) (and a!260
 (or a!522 (and a!209 a!504) (and a!224 a!507) (and a!237 a!513) (and a!248 a!519) (and a!257 a!501) (and a!259
 a!522) (and a!261 a!362) (and a!262 a!368) (and a!263 a!374) (and a!264 a!380) (and a!265 a!356) (and a!162
 a!386) (and a!549 a!398) (and a!550 a!408) (and a!551 a!416) (and a!552 a!422) (and a!553 a!426) (and a!522
 a!427))) (and a!272 a!434) (and a!282 a!440) (and a!290 a!446) (and a!296 a!452) (and a!300 a!428) (and a!204
 a!458) (and (or a!523 (and a!102 a!529) (and a!118 a!534) (and a!132 a!539) (and a!144 a!544) (and a!154
 a!523) (and a!156 a!549) (and a!169 a!429) (and a!180 a!435) (and a!189 a!441) (and a!196 a!447) (and a!201
 a!393) (and a!96 a!453) (and a!523 a!459) (and a!524 a!460) (and a!525 a!461) (and a!526 a!462) (and a!527
 a!463) (and a!501 a!464)) a!469) (and (or a!524 (and a!102 a!530) (and a!118 a!535) (and a!132 a!540) (and
 a!144 a!545) (and a!154 a!524) (and a!156 a!550) (and a!169 a!430) (and a!180 a!436) (and a!189 a!442) (and
 a!196 a!448) (and a!201 a!404) (and a!96 a!454) (and a!523 a!465) (and a!524 a!470) (and a!525 a!471) (and
 a!526 a!472) (and a!527 a!473) (and a!501 a!474)) a!478) (and (or a!525 (and a!102 a!531) (and a!118 a!536)
 (and a!132 a!541) (and a!144 a!546) (and a!154 a!525) (and a!156 a!551) (and a!169 a!431) (and a!180 a!437)
 (and a!189 a!443) (and a!196 a!449) (and a!201 a!413) (and a!96 a!455) (and a!523 a!466) (and a!524 a!475)
 (and a!525 a!479) (and a!526 a!480) (and a!527 a!481) (and a!501 a!482)) a!485) (and (or a!526 (and a!102
 a!532) (and a!118 a!537) (and a!132 a!542) (and a!144 a!547) (and a!154 a!526) (and a!156 a!552) (and a!169
 a!432) (and a!180 a!438) (and a!189 a!444) (and a!196 a!450) (and a!201 a!420) (and a!96 a!456) (and a!523
 a!467) (and a!524 a!476) (and a!525 a!483) (and a!526 a!486) (and a!527 a!487) (and a!501 a!488)) a!490) (and
 (or a!527 (and a!102 a!533) (and a!118 a!538) (and a!132 a!543) (and a!144 a!548) (and a!154 a!527) (and a!156
 a!553) (and a!169 a!433) (and a!180 a!439) (and a!189 a!445) (and a!196 a!451) (and a!201 a!425) (and a!96
 a!457) (and a!523 a!468) (and a!524 a!477) (and a!525 a!484) (and a!526 a!489) (and a!527 a!491) (and a!501
 a!492)) a!493) (and a!528 a!494)))) (let ((a!555 (and (=> (or (and a_0 b_0) (and a_1 b_1)) a!302) (=> (or (and
 a_0 b_0) (and a_1 b_1)) a!495) (=> a!496 a!554)))) (not a!555))))))))
(check-sat)
