; token-order.control.fresh-token
; If the loop may go on with a fresh token, the product claims too much.
; A control: the answer must be sat.
(set-logic QF_UF)
(declare-fun M_0_0 () Bool)
(declare-fun edge_0_0_1 () Bool)
(declare-fun edge_0_0_0 () Bool)
(declare-fun edge_0_1_1 () Bool)
(declare-fun edge_0_0_2 () Bool)
(declare-fun edge_0_2_1 () Bool)
(declare-fun edge_0_0_3 () Bool)
(declare-fun edge_0_3_1 () Bool)
(declare-fun edge_0_1_0 () Bool)
(declare-fun edge_0_2_0 () Bool)
(declare-fun edge_0_3_0 () Bool)
(declare-fun edge_0_1_2 () Bool)
(declare-fun edge_0_1_3 () Bool)
(declare-fun edge_0_2_2 () Bool)
(declare-fun edge_0_3_2 () Bool)
(declare-fun edge_0_2_3 () Bool)
(declare-fun edge_0_3_3 () Bool)
(declare-fun edge_1_0_1 () Bool)
(declare-fun edge_1_0_0 () Bool)
(declare-fun edge_1_1_1 () Bool)
(declare-fun edge_1_0_2 () Bool)
(declare-fun edge_1_2_1 () Bool)
(declare-fun edge_1_0_3 () Bool)
(declare-fun edge_1_3_1 () Bool)
(declare-fun edge_1_1_0 () Bool)
(declare-fun edge_1_2_0 () Bool)
(declare-fun edge_1_3_0 () Bool)
(declare-fun edge_1_1_2 () Bool)
(declare-fun edge_1_1_3 () Bool)
(declare-fun edge_1_2_2 () Bool)
(declare-fun edge_1_3_2 () Bool)
(declare-fun edge_1_2_3 () Bool)
(declare-fun edge_1_3_3 () Bool)
(declare-fun edge_2_0_1 () Bool)
(declare-fun edge_2_0_0 () Bool)
(declare-fun edge_2_1_1 () Bool)
(declare-fun edge_2_0_2 () Bool)
(declare-fun edge_2_2_1 () Bool)
(declare-fun edge_2_0_3 () Bool)
(declare-fun edge_2_3_1 () Bool)
(declare-fun edge_2_1_0 () Bool)
(declare-fun edge_2_2_0 () Bool)
(declare-fun edge_2_3_0 () Bool)
(declare-fun edge_2_1_2 () Bool)
(declare-fun edge_2_1_3 () Bool)
(declare-fun edge_2_2_2 () Bool)
(declare-fun edge_2_3_2 () Bool)
(declare-fun edge_2_2_3 () Bool)
(declare-fun edge_2_3_3 () Bool)
(declare-fun a_0 () Bool)
(declare-fun b_0 () Bool)
(declare-fun enters_1_0 () Bool)
(declare-fun enters_2_0 () Bool)
; hypothesis: M
(assert
 (let ((a!1 (or edge_0_0_1 (and edge_0_0_0 edge_0_0_1) (and edge_0_0_1 edge_0_1_1) (and edge_0_0_2 edge_0_2_1)
 (and edge_0_0_3 edge_0_3_1))) (a!3 (or edge_1_0_1 (and edge_1_0_0 edge_1_0_1) (and edge_1_0_1 edge_1_1_1) (and
 edge_1_0_2 edge_1_2_1) (and edge_1_0_3 edge_1_3_1))) (a!5 (or edge_2_0_1 (and edge_2_0_0 edge_2_0_1) (and
 edge_2_0_1 edge_2_1_1) (and edge_2_0_2 edge_2_2_1) (and edge_2_0_3 edge_2_3_1)))) (let ((a!2 (or a!1 (and (or
 edge_0_0_0 (and edge_0_0_0 edge_0_0_0) (and edge_0_0_1 edge_0_1_0) (and edge_0_0_2 edge_0_2_0) (and edge_0_0_3
 edge_0_3_0)) a!1) (and a!1 (or edge_0_1_1 (and edge_0_1_0 edge_0_0_1) (and edge_0_1_1 edge_0_1_1) (and
 edge_0_1_2 edge_0_2_1) (and edge_0_1_3 edge_0_3_1))) (and (or edge_0_0_2 (and edge_0_0_0 edge_0_0_2) (and
 edge_0_0_1 edge_0_1_2) (and edge_0_0_2 edge_0_2_2) (and edge_0_0_3 edge_0_3_2)) (or edge_0_2_1 (and edge_0_2_0
 edge_0_0_1) (and edge_0_2_1 edge_0_1_1) (and edge_0_2_2 edge_0_2_1) (and edge_0_2_3 edge_0_3_1))) (and (or
 edge_0_0_3 (and edge_0_0_0 edge_0_0_3) (and edge_0_0_1 edge_0_1_3) (and edge_0_0_2 edge_0_2_3) (and edge_0_0_3
 edge_0_3_3)) (or edge_0_3_1 (and edge_0_3_0 edge_0_0_1) (and edge_0_3_1 edge_0_1_1) (and edge_0_3_2
 edge_0_2_1) (and edge_0_3_3 edge_0_3_1))))) (a!4 (or a!3 (and (or edge_1_0_0 (and edge_1_0_0 edge_1_0_0) (and
 edge_1_0_1 edge_1_1_0) (and edge_1_0_2 edge_1_2_0) (and edge_1_0_3 edge_1_3_0)) a!3) (and a!3 (or edge_1_1_1
 (and edge_1_1_0 edge_1_0_1) (and edge_1_1_1 edge_1_1_1) (and edge_1_1_2 edge_1_2_1) (and edge_1_1_3
 edge_1_3_1))) (and (or edge_1_0_2 (and edge_1_0_0 edge_1_0_2) (and edge_1_0_1 edge_1_1_2) (and edge_1_0_2
 edge_1_2_2) (and edge_1_0_3 edge_1_3_2)) (or edge_1_2_1 (and edge_1_2_0 edge_1_0_1) (and edge_1_2_1
 edge_1_1_1) (and edge_1_2_2 edge_1_2_1) (and edge_1_2_3 edge_1_3_1))) (and (or edge_1_0_3 (and edge_1_0_0
 edge_1_0_3) (and edge_1_0_1 edge_1_1_3) (and edge_1_0_2 edge_1_2_3) (and edge_1_0_3 edge_1_3_3)) (or
 edge_1_3_1 (and edge_1_3_0 edge_1_0_1) (and edge_1_3_1 edge_1_1_1) (and edge_1_3_2 edge_1_2_1) (and edge_1_3_3
 edge_1_3_1))))) (a!6 (or a!5 (and (or edge_2_0_0 (and edge_2_0_0 edge_2_0_0) (and edge_2_0_1 edge_2_1_0) (and
 edge_2_0_2 edge_2_2_0) (and edge_2_0_3 edge_2_3_0)) a!5) (and a!5 (or edge_2_1_1 (and edge_2_1_0 edge_2_0_1)
 (and edge_2_1_1 edge_2_1_1) (and edge_2_1_2 edge_2_2_1) (and edge_2_1_3 edge_2_3_1))) (and (or edge_2_0_2 (and
 edge_2_0_0 edge_2_0_2) (and edge_2_0_1 edge_2_1_2) (and edge_2_0_2 edge_2_2_2) (and edge_2_0_3 edge_2_3_2))
 (or edge_2_2_1 (and edge_2_2_0 edge_2_0_1) (and edge_2_2_1 edge_2_1_1) (and edge_2_2_2 edge_2_2_1) (and
 edge_2_2_3 edge_2_3_1))) (and (or edge_2_0_3 (and edge_2_0_0 edge_2_0_3) (and edge_2_0_1 edge_2_1_3) (and
 edge_2_0_2 edge_2_2_3) (and edge_2_0_3 edge_2_3_3)) (or edge_2_3_1 (and edge_2_3_0 edge_2_0_1) (and edge_2_3_1
 edge_2_1_1) (and edge_2_3_2 edge_2_2_1) (and edge_2_3_3 edge_2_3_1)))))) (and (=> M_0_0 a!2) (=> M_0_0 a!4)
 (=> M_0_0 a!6)))))
; hypothesis: a
(assert
 (let ((a!1 (or edge_0_2_1 (and edge_0_2_0 edge_0_0_1) (and edge_0_2_1 edge_0_1_1) (and edge_0_2_2 edge_0_2_1)
 (and edge_0_2_3 edge_0_3_1))) (a!3 (or edge_1_2_1 (and edge_1_2_0 edge_1_0_1) (and edge_1_2_1 edge_1_1_1) (and
 edge_1_2_2 edge_1_2_1) (and edge_1_2_3 edge_1_3_1))) (a!5 (or edge_2_2_1 (and edge_2_2_0 edge_2_0_1) (and
 edge_2_2_1 edge_2_1_1) (and edge_2_2_2 edge_2_2_1) (and edge_2_2_3 edge_2_3_1)))) (let ((a!2 (or a!1 (and (or
 edge_0_2_0 (and edge_0_2_0 edge_0_0_0) (and edge_0_2_1 edge_0_1_0) (and edge_0_2_2 edge_0_2_0) (and edge_0_2_3
 edge_0_3_0)) (or edge_0_0_1 (and edge_0_0_0 edge_0_0_1) (and edge_0_0_1 edge_0_1_1) (and edge_0_0_2
 edge_0_2_1) (and edge_0_0_3 edge_0_3_1))) (and a!1 (or edge_0_1_1 (and edge_0_1_0 edge_0_0_1) (and edge_0_1_1
 edge_0_1_1) (and edge_0_1_2 edge_0_2_1) (and edge_0_1_3 edge_0_3_1))) (and (or edge_0_2_2 (and edge_0_2_0
 edge_0_0_2) (and edge_0_2_1 edge_0_1_2) (and edge_0_2_2 edge_0_2_2) (and edge_0_2_3 edge_0_3_2)) a!1) (and (or
 edge_0_2_3 (and edge_0_2_0 edge_0_0_3) (and edge_0_2_1 edge_0_1_3) (and edge_0_2_2 edge_0_2_3) (and edge_0_2_3
 edge_0_3_3)) (or edge_0_3_1 (and edge_0_3_0 edge_0_0_1) (and edge_0_3_1 edge_0_1_1) (and edge_0_3_2
 edge_0_2_1) (and edge_0_3_3 edge_0_3_1))))) (a!4 (or a!3 (and (or edge_1_2_0 (and edge_1_2_0 edge_1_0_0) (and
 edge_1_2_1 edge_1_1_0) (and edge_1_2_2 edge_1_2_0) (and edge_1_2_3 edge_1_3_0)) (or edge_1_0_1 (and edge_1_0_0
 edge_1_0_1) (and edge_1_0_1 edge_1_1_1) (and edge_1_0_2 edge_1_2_1) (and edge_1_0_3 edge_1_3_1))) (and a!3 (or
 edge_1_1_1 (and edge_1_1_0 edge_1_0_1) (and edge_1_1_1 edge_1_1_1) (and edge_1_1_2 edge_1_2_1) (and edge_1_1_3
 edge_1_3_1))) (and (or edge_1_2_2 (and edge_1_2_0 edge_1_0_2) (and edge_1_2_1 edge_1_1_2) (and edge_1_2_2
 edge_1_2_2) (and edge_1_2_3 edge_1_3_2)) a!3) (and (or edge_1_2_3 (and edge_1_2_0 edge_1_0_3) (and edge_1_2_1
 edge_1_1_3) (and edge_1_2_2 edge_1_2_3) (and edge_1_2_3 edge_1_3_3)) (or edge_1_3_1 (and edge_1_3_0
 edge_1_0_1) (and edge_1_3_1 edge_1_1_1) (and edge_1_3_2 edge_1_2_1) (and edge_1_3_3 edge_1_3_1))))) (a!6 (or
 a!5 (and (or edge_2_2_0 (and edge_2_2_0 edge_2_0_0) (and edge_2_2_1 edge_2_1_0) (and edge_2_2_2 edge_2_2_0)
 (and edge_2_2_3 edge_2_3_0)) (or edge_2_0_1 (and edge_2_0_0 edge_2_0_1) (and edge_2_0_1 edge_2_1_1) (and
 edge_2_0_2 edge_2_2_1) (and edge_2_0_3 edge_2_3_1))) (and a!5 (or edge_2_1_1 (and edge_2_1_0 edge_2_0_1) (and
 edge_2_1_1 edge_2_1_1) (and edge_2_1_2 edge_2_2_1) (and edge_2_1_3 edge_2_3_1))) (and (or edge_2_2_2 (and
 edge_2_2_0 edge_2_0_2) (and edge_2_2_1 edge_2_1_2) (and edge_2_2_2 edge_2_2_2) (and edge_2_2_3 edge_2_3_2))
 a!5) (and (or edge_2_2_3 (and edge_2_2_0 edge_2_0_3) (and edge_2_2_1 edge_2_1_3) (and edge_2_2_2 edge_2_2_3)
 (and edge_2_2_3 edge_2_3_3)) (or edge_2_3_1 (and edge_2_3_0 edge_2_0_1) (and edge_2_3_1 edge_2_1_1) (and
 edge_2_3_2 edge_2_2_1) (and edge_2_3_3 edge_2_3_1)))))) (and (=> a_0 a!2) (=> a_0 a!4) (=> a_0 a!6)))))
; hypothesis: b
(assert
 (let ((a!1 (or edge_0_0_3 (and edge_0_0_0 edge_0_0_3) (and edge_0_0_1 edge_0_1_3) (and edge_0_0_2 edge_0_2_3)
 (and edge_0_0_3 edge_0_3_3))) (a!3 (or edge_1_0_3 (and edge_1_0_0 edge_1_0_3) (and edge_1_0_1 edge_1_1_3) (and
 edge_1_0_2 edge_1_2_3) (and edge_1_0_3 edge_1_3_3))) (a!5 (or edge_2_0_3 (and edge_2_0_0 edge_2_0_3) (and
 edge_2_0_1 edge_2_1_3) (and edge_2_0_2 edge_2_2_3) (and edge_2_0_3 edge_2_3_3)))) (let ((a!2 (or a!1 (and (or
 edge_0_0_0 (and edge_0_0_0 edge_0_0_0) (and edge_0_0_1 edge_0_1_0) (and edge_0_0_2 edge_0_2_0) (and edge_0_0_3
 edge_0_3_0)) a!1) (and (or edge_0_0_1 (and edge_0_0_0 edge_0_0_1) (and edge_0_0_1 edge_0_1_1) (and edge_0_0_2
 edge_0_2_1) (and edge_0_0_3 edge_0_3_1)) (or edge_0_1_3 (and edge_0_1_0 edge_0_0_3) (and edge_0_1_1
 edge_0_1_3) (and edge_0_1_2 edge_0_2_3) (and edge_0_1_3 edge_0_3_3))) (and (or edge_0_0_2 (and edge_0_0_0
 edge_0_0_2) (and edge_0_0_1 edge_0_1_2) (and edge_0_0_2 edge_0_2_2) (and edge_0_0_3 edge_0_3_2)) (or
 edge_0_2_3 (and edge_0_2_0 edge_0_0_3) (and edge_0_2_1 edge_0_1_3) (and edge_0_2_2 edge_0_2_3) (and edge_0_2_3
 edge_0_3_3))) (and a!1 (or edge_0_3_3 (and edge_0_3_0 edge_0_0_3) (and edge_0_3_1 edge_0_1_3) (and edge_0_3_2
 edge_0_2_3) (and edge_0_3_3 edge_0_3_3))))) (a!4 (or a!3 (and (or edge_1_0_0 (and edge_1_0_0 edge_1_0_0) (and
 edge_1_0_1 edge_1_1_0) (and edge_1_0_2 edge_1_2_0) (and edge_1_0_3 edge_1_3_0)) a!3) (and (or edge_1_0_1 (and
 edge_1_0_0 edge_1_0_1) (and edge_1_0_1 edge_1_1_1) (and edge_1_0_2 edge_1_2_1) (and edge_1_0_3 edge_1_3_1))
 (or edge_1_1_3 (and edge_1_1_0 edge_1_0_3) (and edge_1_1_1 edge_1_1_3) (and edge_1_1_2 edge_1_2_3) (and
 edge_1_1_3 edge_1_3_3))) (and (or edge_1_0_2 (and edge_1_0_0 edge_1_0_2) (and edge_1_0_1 edge_1_1_2) (and
 edge_1_0_2 edge_1_2_2) (and edge_1_0_3 edge_1_3_2)) (or edge_1_2_3 (and edge_1_2_0 edge_1_0_3) (and edge_1_2_1
 edge_1_1_3) (and edge_1_2_2 edge_1_2_3) (and edge_1_2_3 edge_1_3_3))) (and a!3 (or edge_1_3_3 (and edge_1_3_0
 edge_1_0_3) (and edge_1_3_1 edge_1_1_3) (and edge_1_3_2 edge_1_2_3) (and edge_1_3_3 edge_1_3_3))))) (a!6 (or
 a!5 (and (or edge_2_0_0 (and edge_2_0_0 edge_2_0_0) (and edge_2_0_1 edge_2_1_0) (and edge_2_0_2 edge_2_2_0)
 (and edge_2_0_3 edge_2_3_0)) a!5) (and (or edge_2_0_1 (and edge_2_0_0 edge_2_0_1) (and edge_2_0_1 edge_2_1_1)
 (and edge_2_0_2 edge_2_2_1) (and edge_2_0_3 edge_2_3_1)) (or edge_2_1_3 (and edge_2_1_0 edge_2_0_3) (and
 edge_2_1_1 edge_2_1_3) (and edge_2_1_2 edge_2_2_3) (and edge_2_1_3 edge_2_3_3))) (and (or edge_2_0_2 (and
 edge_2_0_0 edge_2_0_2) (and edge_2_0_1 edge_2_1_2) (and edge_2_0_2 edge_2_2_2) (and edge_2_0_3 edge_2_3_2))
 (or edge_2_2_3 (and edge_2_2_0 edge_2_0_3) (and edge_2_2_1 edge_2_1_3) (and edge_2_2_2 edge_2_2_3) (and
 edge_2_2_3 edge_2_3_3))) (and a!5 (or edge_2_3_3 (and edge_2_3_0 edge_2_0_3) (and edge_2_3_1 edge_2_1_3) (and
 edge_2_3_2 edge_2_2_3) (and edge_2_3_3 edge_2_3_3)))))) (and (=> b_0 a!2) (=> b_0 a!4) (=> b_0 a!6)))))
; negated conclusion
(assert
 (let ((a!1 (or edge_0_2_1 (and edge_0_2_0 edge_0_0_1) (and edge_0_2_1 edge_0_1_1) (and edge_0_2_2 edge_0_2_1)
 (and edge_0_2_3 edge_0_3_1))) (a!2 (or edge_1_0_3 (and edge_1_0_0 edge_1_0_3) (and edge_1_0_1 edge_1_1_3) (and
 edge_1_0_2 edge_1_2_3) (and edge_1_0_3 edge_1_3_3))) (a!4 (or edge_0_2_0 (and edge_0_2_0 edge_0_0_0) (and
 edge_0_2_1 edge_0_1_0) (and edge_0_2_2 edge_0_2_0) (and edge_0_2_3 edge_0_3_0))) (a!5 (or edge_0_0_0 (and
 edge_0_0_0 edge_0_0_0) (and edge_0_0_1 edge_0_1_0) (and edge_0_0_2 edge_0_2_0) (and edge_0_0_3 edge_0_3_0)))
 (a!6 (or edge_0_1_0 (and edge_0_1_0 edge_0_0_0) (and edge_0_1_1 edge_0_1_0) (and edge_0_1_2 edge_0_2_0) (and
 edge_0_1_3 edge_0_3_0))) (a!7 (or edge_0_2_2 (and edge_0_2_0 edge_0_0_2) (and edge_0_2_1 edge_0_1_2) (and
 edge_0_2_2 edge_0_2_2) (and edge_0_2_3 edge_0_3_2))) (a!8 (or edge_0_2_3 (and edge_0_2_0 edge_0_0_3) (and
 edge_0_2_1 edge_0_1_3) (and edge_0_2_2 edge_0_2_3) (and edge_0_2_3 edge_0_3_3))) (a!9 (or edge_0_3_0 (and
 edge_0_3_0 edge_0_0_0) (and edge_0_3_1 edge_0_1_0) (and edge_0_3_2 edge_0_2_0) (and edge_0_3_3 edge_0_3_0)))
 (a!11 (or edge_0_0_1 (and edge_0_0_0 edge_0_0_1) (and edge_0_0_1 edge_0_1_1) (and edge_0_0_2 edge_0_2_1) (and
 edge_0_0_3 edge_0_3_1))) (a!13 (or edge_0_1_1 (and edge_0_1_0 edge_0_0_1) (and edge_0_1_1 edge_0_1_1) (and
 edge_0_1_2 edge_0_2_1) (and edge_0_1_3 edge_0_3_1))) (a!14 (or edge_0_3_1 (and edge_0_3_0 edge_0_0_1) (and
 edge_0_3_1 edge_0_1_1) (and edge_0_3_2 edge_0_2_1) (and edge_0_3_3 edge_0_3_1))) (a!16 (or edge_1_1_3 (and
 edge_1_1_0 edge_1_0_3) (and edge_1_1_1 edge_1_1_3) (and edge_1_1_2 edge_1_2_3) (and edge_1_1_3 edge_1_3_3)))
 (a!17 (or edge_1_2_3 (and edge_1_2_0 edge_1_0_3) (and edge_1_2_1 edge_1_1_3) (and edge_1_2_2 edge_1_2_3) (and
 edge_1_2_3 edge_1_3_3))) (a!18 (or edge_1_3_3 (and edge_1_3_0 edge_1_0_3) (and edge_1_3_1 edge_1_1_3) (and
 edge_1_3_2 edge_1_2_3) (and edge_1_3_3 edge_1_3_3))) (a!20 (or edge_0_0_2 (and edge_0_0_0 edge_0_0_2) (and
 edge_0_0_1 edge_0_1_2) (and edge_0_0_2 edge_0_2_2) (and edge_0_0_3 edge_0_3_2))) (a!21 (or edge_0_1_2 (and
 edge_0_1_0 edge_0_0_2) (and edge_0_1_1 edge_0_1_2) (and edge_0_1_2 edge_0_2_2) (and edge_0_1_3 edge_0_3_2)))
 (a!22 (or edge_0_3_2 (and edge_0_3_0 edge_0_0_2) (and edge_0_3_1 edge_0_1_2) (and edge_0_3_2 edge_0_2_2) (and
 edge_0_3_3 edge_0_3_2))) (a!24 (or edge_0_0_3 (and edge_0_0_0 edge_0_0_3) (and edge_0_0_1 edge_0_1_3) (and
 edge_0_0_2 edge_0_2_3) (and edge_0_0_3 edge_0_3_3))) (a!25 (or edge_0_1_3 (and edge_0_1_0 edge_0_0_3) (and
 edge_0_1_1 edge_0_1_3) (and edge_0_1_2 edge_0_2_3) (and edge_0_1_3 edge_0_3_3))) (a!26 (or edge_0_3_3 (and
 edge_0_3_0 edge_0_0_3) (and edge_0_3_1 edge_0_1_3) (and edge_0_3_2 edge_0_2_3) (and edge_0_3_3 edge_0_3_3)))
 (a!29 (or edge_1_0_0 (and edge_1_0_0 edge_1_0_0) (and edge_1_0_1 edge_1_1_0) (and edge_1_0_2 edge_1_2_0) (and
 edge_1_0_3 edge_1_3_0))) (a!31 (or edge_1_0_1 (and edge_1_0_0 edge_1_0_1) (and edge_1_0_1 edge_1_1_1) (and
 edge_1_0_2 edge_1_2_1) (and edge_1_0_3 edge_1_3_1))) (a!32 (or edge_1_0_2 (and edge_1_0_0 edge_1_0_2) (and
 edge_1_0_1 edge_1_1_2) (and edge_1_0_2 edge_1_2_2) (and edge_1_0_3 edge_1_3_2))) (a!35 (or edge_1_1_0 (and
 edge_1_1_0 edge_1_0_0) (and edge_1_1_1 edge_1_1_0) (and edge_1_1_2 edge_1_2_0) (and edge_1_1_3 edge_1_3_0)))
 (a!36 (or edge_1_1_1 (and edge_1_1_0 edge_1_0_1) (and edge_1_1_1 edge_1_1_1) (and edge_1_1_2 edge_1_2_1) (and
 edge_1_1_3 edge_1_3_1))) (a!37 (or edge_1_1_2 (and edge_1_1_0 edge_1_0_2) (and edge_1_1_1 edge_1_1_2) (and
 edge_1_1_2 edge_1_2_2) (and edge_1_1_3 edge_1_3_2))) (a!40 (or edge_1_2_0 (and edge_1_2_0 edge_1_0_0) (and
 edge_1_2_1 edge_1_1_0) (and edge_1_2_2 edge_1_2_0) (and edge_1_2_3 edge_1_3_0))) (a!41 (or edge_1_2_1 (and
 edge_1_2_0 edge_1_0_1) (and edge_1_2_1 edge_1_1_1) (and edge_1_2_2 edge_1_2_1) (and edge_1_2_3 edge_1_3_1)))
 (a!42 (or edge_1_2_2 (and edge_1_2_0 edge_1_0_2) (and edge_1_2_1 edge_1_1_2) (and edge_1_2_2 edge_1_2_2) (and
 edge_1_2_3 edge_1_3_2))) (a!44 (or edge_1_3_0 (and edge_1_3_0 edge_1_0_0) (and edge_1_3_1 edge_1_1_0) (and
 edge_1_3_2 edge_1_2_0) (and edge_1_3_3 edge_1_3_0))) (a!45 (or edge_1_3_1 (and edge_1_3_0 edge_1_0_1) (and
 edge_1_3_1 edge_1_1_1) (and edge_1_3_2 edge_1_2_1) (and edge_1_3_3 edge_1_3_1))) (a!46 (or edge_1_3_2 (and
 edge_1_3_0 edge_1_0_2) (and edge_1_3_1 edge_1_1_2) (and edge_1_3_2 edge_1_2_2) (and edge_1_3_3 edge_1_3_2)))
 (a!91 (or edge_2_0_3 (and edge_2_0_0 edge_2_0_3) (and edge_2_0_1 edge_2_1_3) (and edge_2_0_2 edge_2_2_3) (and
 edge_2_0_3 edge_2_3_3))) (a!94 (or edge_2_1_3 (and edge_2_1_0 edge_2_0_3) (and edge_2_1_1 edge_2_1_3) (and
 edge_2_1_2 edge_2_2_3) (and edge_2_1_3 edge_2_3_3))) (a!95 (or edge_2_2_3 (and edge_2_2_0 edge_2_0_3) (and
 edge_2_2_1 edge_2_1_3) (and edge_2_2_2 edge_2_2_3) (and edge_2_2_3 edge_2_3_3))) (a!96 (or edge_2_3_3 (and
 edge_2_3_0 edge_2_0_3) (and edge_2_3_1 edge_2_1_3) (and edge_2_3_2 edge_2_2_3) (and edge_2_3_3 edge_2_3_3)))
 (a!99 (or edge_2_0_0 (and edge_2_0_0 edge_2_0_0) (and edge_2_0_1 edge_2_1_0) (and edge_2_0_2 edge_2_2_0) (and
 edge_2_0_3 edge_2_3_0))) (a!101 (or edge_2_0_1 (and edge_2_0_0 edge_2_0_1) (and edge_2_0_1 edge_2_1_1) (and
 edge_2_0_2 edge_2_2_1) (and edge_2_0_3 edge_2_3_1))) (a!102 (or edge_2_0_2 (and edge_2_0_0 edge_2_0_2) (and
 edge_2_0_1 edge_2_1_2) (and edge_2_0_2 edge_2_2_2) (and edge_2_0_3 edge_2_3_2))) (a!105 (or edge_2_1_0 (and
 edge_2_1_0 edge_2_0_0) (and edge_2_1_1 edge_2_1_0) (and edge_2_1_2 edge_2_2_0) (and edge_2_1_3 edge_2_3_0)))
 (a!106 (or edge_2_1_1 (and edge_2_1_0 edge_2_0_1) (and edge_2_1_1 edge_2_1_1) (and edge_2_1_2 edge_2_2_1) (and
 edge_2_1_3 edge_2_3_1))) (a!107 (or edge_2_1_2 (and edge_2_1_0 edge_2_0_2) (and edge_2_1_1 edge_2_1_2) (and
 edge_2_1_2 edge_2_2_2) (and edge_2_1_3 edge_2_3_2))) (a!110 (or edge_2_2_0 (and edge_2_2_0 edge_2_0_0) (and
 edge_2_2_1 edge_2_1_0) (and edge_2_2_2 edge_2_2_0) (and edge_2_2_3 edge_2_3_0))) (a!111 (or edge_2_2_1 (and
 edge_2_2_0 edge_2_0_1) (and edge_2_2_1 edge_2_1_1) (and edge_2_2_2 edge_2_2_1) (and edge_2_2_3 edge_2_3_1)))
 (a!112 (or edge_2_2_2 (and edge_2_2_0 edge_2_0_2) (and edge_2_2_1 edge_2_1_2) (and edge_2_2_2 edge_2_2_2) (and
 edge_2_2_3 edge_2_3_2))) (a!114 (or edge_2_3_0 (and edge_2_3_0 edge_2_0_0) (and edge_2_3_1 edge_2_1_0) (and
 edge_2_3_2 edge_2_2_0) (and edge_2_3_3 edge_2_3_0))) (a!115 (or edge_2_3_1 (and edge_2_3_0 edge_2_0_1) (and
 edge_2_3_1 edge_2_1_1) (and edge_2_3_2 edge_2_2_1) (and edge_2_3_3 edge_2_3_1))) (a!116 (or edge_2_3_2 (and
 edge_2_3_0 edge_2_0_2) (and edge_2_3_1 edge_2_1_2) (and edge_2_3_2 edge_2_2_2) (and edge_2_3_3 edge_2_3_2)))
 (a!150 (or (and (or enters_1_0 (and edge_0_1_1 enters_1_0) (and enters_1_0 edge_1_0_0)) (and edge_1_0_1
 enters_2_0)) (and (and enters_1_0 edge_1_0_1) (or enters_2_0 (and edge_1_1_1 enters_2_0) (and enters_2_0
 edge_2_0_0))) (and (and enters_1_0 edge_1_0_2) (and edge_1_2_1 enters_2_0)) (and (and enters_1_0 edge_1_0_3)
 (and edge_1_3_1 enters_2_0))))) (let ((a!3 (or (and a!1 (and enters_1_0 edge_1_0_3)) (and (and edge_0_2_1
 enters_1_0) a!2))) (a!10 (or a!4 (and a!4 a!5) (and a!1 a!6) (and a!7 a!4) (and a!8 a!9))) (a!12 (or (and a!11
 (and enters_1_0 edge_1_0_3)) (and (and edge_0_0_1 enters_1_0) a!2))) (a!15 (or a!1 (and a!4 a!11) (and a!1
 a!13) (and a!7 a!1) (and a!8 a!14))) (a!19 (or (and enters_1_0 edge_1_0_3) (and a!13 (and enters_1_0
 edge_1_0_3)) (and (or enters_1_0 (and edge_0_1_1 enters_1_0) (and enters_1_0 edge_1_0_0)) a!2) (and (and
 enters_1_0 edge_1_0_1) a!16) (and (and enters_1_0 edge_1_0_2) a!17) (and (and enters_1_0 edge_1_0_3) a!18)))
 (a!23 (or a!7 (and a!4 a!20) (and a!1 a!21) (and a!7 a!7) (and a!8 a!22))) (a!27 (or a!8 (and a!4 a!24) (and
 a!1 a!25) (and a!7 a!8) (and a!8 a!26))) (a!28 (or (and a!14 (and enters_1_0 edge_1_0_3)) (and (and edge_0_3_1
 enters_1_0) a!2))) (a!30 (or (and edge_0_2_1 enters_1_0) (and a!4 (and edge_0_0_1 enters_1_0)) (and a!1 (or
 enters_1_0 (and edge_0_1_1 enters_1_0) (and enters_1_0 edge_1_0_0))) (and a!7 (and edge_0_2_1 enters_1_0))
 (and a!8 (and edge_0_3_1 enters_1_0)) (and (and edge_0_2_1 enters_1_0) a!29))) (a!33 (or a!2 (and a!29 a!2)
 (and a!31 a!16) (and a!32 a!17) (and a!2 a!18))) (a!34 (or (and a!1 (and enters_1_0 edge_1_0_1)) (and (and
 edge_0_2_1 enters_1_0) a!31))) (a!38 (or a!16 (and a!35 a!2) (and a!36 a!16) (and a!37 a!17) (and a!16 a!18)))
 (a!39 (or (and a!1 (and enters_1_0 edge_1_0_2)) (and (and edge_0_2_1 enters_1_0) a!32))) (a!43 (or a!17 (and
 a!40 a!2) (and a!41 a!16) (and a!42 a!17) (and a!17 a!18))) (a!47 (or a!18 (and a!44 a!2) (and a!45 a!16) (and
 a!46 a!17) (and a!18 a!18))) (a!49 (or a!5 (and a!5 a!5) (and a!11 a!6) (and a!20 a!4) (and a!24 a!9))) (a!50
 (or a!6 (and a!6 a!5) (and a!13 a!6) (and a!21 a!4) (and a!25 a!9))) (a!51 (or a!9 (and a!9 a!5) (and a!14
 a!6) (and a!22 a!4) (and a!26 a!9))) (a!53 (or a!11 (and a!5 a!11) (and a!11 a!13) (and a!20 a!1) (and a!24
 a!14))) (a!54 (or a!20 (and a!5 a!20) (and a!11 a!21) (and a!20 a!7) (and a!24 a!22))) (a!55 (or a!24 (and a!5
 a!24) (and a!11 a!25) (and a!20 a!8) (and a!24 a!26))) (a!56 (or (and edge_0_0_1 enters_1_0) (and a!5 (and
 edge_0_0_1 enters_1_0)) (and a!11 (or enters_1_0 (and edge_0_1_1 enters_1_0) (and enters_1_0 edge_1_0_0)))
 (and a!20 (and edge_0_2_1 enters_1_0)) (and a!24 (and edge_0_3_1 enters_1_0)) (and (and edge_0_0_1 enters_1_0)
 a!29))) (a!57 (or (and a!11 (and enters_1_0 edge_1_0_1)) (and (and edge_0_0_1 enters_1_0) a!31))) (a!58 (or
 (and a!11 (and enters_1_0 edge_1_0_2)) (and (and edge_0_0_1 enters_1_0) a!32))) (a!59 (or a!13 (and a!6 a!11)
 (and a!13 a!13) (and a!21 a!1) (and a!25 a!14))) (a!60 (or a!14 (and a!9 a!11) (and a!14 a!13) (and a!22 a!1)
 (and a!26 a!14))) (a!62 (or a!21 (and a!6 a!20) (and a!13 a!21) (and a!21 a!7) (and a!25 a!22))) (a!63 (or
 a!25 (and a!6 a!24) (and a!13 a!25) (and a!21 a!8) (and a!25 a!26))) (a!64 (or (or enters_1_0 (and edge_0_1_1
 enters_1_0) (and enters_1_0 edge_1_0_0)) (and a!6 (and edge_0_0_1 enters_1_0)) (and a!13 (or enters_1_0 (and
 edge_0_1_1 enters_1_0) (and enters_1_0 edge_1_0_0))) (and a!21 (and edge_0_2_1 enters_1_0)) (and a!25 (and
 edge_0_3_1 enters_1_0)) (and (or enters_1_0 (and edge_0_1_1 enters_1_0) (and enters_1_0 edge_1_0_0)) a!29)
 (and (and enters_1_0 edge_1_0_1) a!35) (and (and enters_1_0 edge_1_0_2) a!40) (and (and enters_1_0 edge_1_0_3)
 a!44))) (a!65 (or (and enters_1_0 edge_1_0_1) (and a!13 (and enters_1_0 edge_1_0_1)) (and (or enters_1_0 (and
 edge_0_1_1 enters_1_0) (and enters_1_0 edge_1_0_0)) a!31) (and (and enters_1_0 edge_1_0_1) a!36) (and (and
 enters_1_0 edge_1_0_2) a!41) (and (and enters_1_0 edge_1_0_3) a!45))) (a!66 (or (and enters_1_0 edge_1_0_2)
 (and a!13 (and enters_1_0 edge_1_0_2)) (and (or enters_1_0 (and edge_0_1_1 enters_1_0) (and enters_1_0
 edge_1_0_0)) a!32) (and (and enters_1_0 edge_1_0_1) a!37) (and (and enters_1_0 edge_1_0_2) a!42) (and (and
 enters_1_0 edge_1_0_3) a!46))) (a!67 (or a!22 (and a!9 a!20) (and a!14 a!21) (and a!22 a!7) (and a!26 a!22)))
 (a!69 (or a!26 (and a!9 a!24) (and a!14 a!25) (and a!22 a!8) (and a!26 a!26))) (a!71 (or (and edge_0_3_1
 enters_1_0) (and a!9 (and edge_0_0_1 enters_1_0)) (and a!14 (or enters_1_0 (and edge_0_1_1 enters_1_0) (and
 enters_1_0 edge_1_0_0))) (and a!22 (and edge_0_2_1 enters_1_0)) (and a!26 (and edge_0_3_1 enters_1_0)) (and
 (and edge_0_3_1 enters_1_0) a!29))) (a!72 (or (and a!14 (and enters_1_0 edge_1_0_1)) (and (and edge_0_3_1
 enters_1_0) a!31))) (a!73 (or (and a!14 (and enters_1_0 edge_1_0_2)) (and (and edge_0_3_1 enters_1_0) a!32)))
 (a!74 (or a!29 (and a!29 a!29) (and a!31 a!35) (and a!32 a!40) (and a!2 a!44))) (a!75 (or a!35 (and a!35 a!29)
 (and a!36 a!35) (and a!37 a!40) (and a!16 a!44))) (a!76 (or a!40 (and a!40 a!29) (and a!41 a!35) (and a!42
 a!40) (and a!17 a!44))) (a!77 (or a!44 (and a!44 a!29) (and a!45 a!35) (and a!46 a!40) (and a!18 a!44))) (a!79
 (or a!31 (and a!29 a!31) (and a!31 a!36) (and a!32 a!41) (and a!2 a!45))) (a!80 (or a!32 (and a!29 a!32) (and
 a!31 a!37) (and a!32 a!42) (and a!2 a!46))) (a!81 (or a!36 (and a!35 a!31) (and a!36 a!36) (and a!37 a!41)
 (and a!16 a!45))) (a!82 (or a!41 (and a!40 a!31) (and a!41 a!36) (and a!42 a!41) (and a!17 a!45))) (a!83 (or
 a!45 (and a!44 a!31) (and a!45 a!36) (and a!46 a!41) (and a!18 a!45))) (a!85 (or a!37 (and a!35 a!32) (and
 a!36 a!37) (and a!37 a!42) (and a!16 a!46))) (a!86 (or a!42 (and a!40 a!32) (and a!41 a!37) (and a!42 a!42)
 (and a!17 a!46))) (a!87 (or a!46 (and a!44 a!32) (and a!45 a!37) (and a!46 a!42) (and a!18 a!46))) (a!92 (or
 (and a!41 (and enters_2_0 edge_2_0_3)) (and (and edge_1_2_1 enters_2_0) a!91))) (a!93 (or (and a!31 (and
 enters_2_0 edge_2_0_3)) (and (and edge_1_0_1 enters_2_0) a!91))) (a!97 (or (and enters_2_0 edge_2_0_3) (and
 a!36 (and enters_2_0 edge_2_0_3)) (and (or enters_2_0 (and edge_1_1_1 enters_2_0) (and enters_2_0 edge_2_0_0))
 a!91) (and (and enters_2_0 edge_2_0_1) a!94) (and (and enters_2_0 edge_2_0_2) a!95) (and (and enters_2_0
 edge_2_0_3) a!96))) (a!98 (or (and a!45 (and enters_2_0 edge_2_0_3)) (and (and edge_1_3_1 enters_2_0) a!91)))
 (a!100 (or (and edge_1_2_1 enters_2_0) (and a!40 (and edge_1_0_1 enters_2_0)) (and a!41 (or enters_2_0 (and
 edge_1_1_1 enters_2_0) (and enters_2_0 edge_2_0_0))) (and a!42 (and edge_1_2_1 enters_2_0)) (and a!17 (and
 edge_1_3_1 enters_2_0)) (and (and edge_1_2_1 enters_2_0) a!99))) (a!103 (or a!91 (and a!99 a!91) (and a!101
 a!94) (and a!102 a!95) (and a!91 a!96))) (a!104 (or (and a!41 (and enters_2_0 edge_2_0_1)) (and (and
 edge_1_2_1 enters_2_0) a!101))) (a!108 (or a!94 (and a!105 a!91) (and a!106 a!94) (and a!107 a!95) (and a!94
 a!96))) (a!109 (or (and a!41 (and enters_2_0 edge_2_0_2)) (and (and edge_1_2_1 enters_2_0) a!102))) (a!113 (or
 a!95 (and a!110 a!91) (and a!111 a!94) (and a!112 a!95) (and a!95 a!96))) (a!117 (or a!96 (and a!114 a!91)
 (and a!115 a!94) (and a!116 a!95) (and a!96 a!96))) (a!119 (or (and edge_1_0_1 enters_2_0) (and a!29 (and
 edge_1_0_1 enters_2_0)) (and a!31 (or enters_2_0 (and edge_1_1_1 enters_2_0) (and enters_2_0 edge_2_0_0)))
 (and a!32 (and edge_1_2_1 enters_2_0)) (and a!2 (and edge_1_3_1 enters_2_0)) (and (and edge_1_0_1 enters_2_0)
 a!99))) (a!120 (or (and a!31 (and enters_2_0 edge_2_0_1)) (and (and edge_1_0_1 enters_2_0) a!101))) (a!121 (or
 (and a!31 (and enters_2_0 edge_2_0_2)) (and (and edge_1_0_1 enters_2_0) a!102))) (a!123 (or (or enters_2_0
 (and edge_1_1_1 enters_2_0) (and enters_2_0 edge_2_0_0)) (and a!35 (and edge_1_0_1 enters_2_0)) (and a!36 (or
 enters_2_0 (and edge_1_1_1 enters_2_0) (and enters_2_0 edge_2_0_0))) (and a!37 (and edge_1_2_1 enters_2_0))
 (and a!16 (and edge_1_3_1 enters_2_0)) (and (or enters_2_0 (and edge_1_1_1 enters_2_0) (and enters_2_0
 edge_2_0_0)) a!99) (and (and enters_2_0 edge_2_0_1) a!105) (and (and enters_2_0 edge_2_0_2) a!110) (and (and
 enters_2_0 edge_2_0_3) a!114))) (a!124 (or (and enters_2_0 edge_2_0_1) (and a!36 (and enters_2_0 edge_2_0_1))
 (and (or enters_2_0 (and edge_1_1_1 enters_2_0) (and enters_2_0 edge_2_0_0)) a!101) (and (and enters_2_0
 edge_2_0_1) a!106) (and (and enters_2_0 edge_2_0_2) a!111) (and (and enters_2_0 edge_2_0_3) a!115))) (a!125
 (or (and enters_2_0 edge_2_0_2) (and a!36 (and enters_2_0 edge_2_0_2)) (and (or enters_2_0 (and edge_1_1_1
 enters_2_0) (and enters_2_0 edge_2_0_0)) a!102) (and (and enters_2_0 edge_2_0_1) a!107) (and (and enters_2_0
 edge_2_0_2) a!112) (and (and enters_2_0 edge_2_0_3) a!116))) (a!127 (or (and edge_1_3_1 enters_2_0) (and a!44
 (and edge_1_0_1 enters_2_0)) (and a!45 (or enters_2_0 (and edge_1_1_1 enters_2_0) (and enters_2_0
 edge_2_0_0))) (and a!46 (and edge_1_2_1 enters_2_0)) (and a!18 (and edge_1_3_1 enters_2_0)) (and (and
 edge_1_3_1 enters_2_0) a!99))) (a!128 (or (and a!45 (and enters_2_0 edge_2_0_1)) (and (and edge_1_3_1
 enters_2_0) a!101))) (a!129 (or (and a!45 (and enters_2_0 edge_2_0_2)) (and (and edge_1_3_1 enters_2_0)
 a!102))) (a!131 (or a!99 (and a!99 a!99) (and a!101 a!105) (and a!102 a!110) (and a!91 a!114))) (a!132 (or
 a!105 (and a!105 a!99) (and a!106 a!105) (and a!107 a!110) (and a!94 a!114))) (a!133 (or a!110 (and a!110
 a!99) (and a!111 a!105) (and a!112 a!110) (and a!95 a!114))) (a!134 (or a!114 (and a!114 a!99) (and a!115
 a!105) (and a!116 a!110) (and a!96 a!114))) (a!135 (or a!101 (and a!99 a!101) (and a!101 a!106) (and a!102
 a!111) (and a!91 a!115))) (a!136 (or a!102 (and a!99 a!102) (and a!101 a!107) (and a!102 a!112) (and a!91
 a!116))) (a!138 (or a!106 (and a!105 a!101) (and a!106 a!106) (and a!107 a!111) (and a!94 a!115))) (a!139 (or
 a!111 (and a!110 a!101) (and a!111 a!106) (and a!112 a!111) (and a!95 a!115))) (a!140 (or a!115 (and a!114
 a!101) (and a!115 a!106) (and a!116 a!111) (and a!96 a!115))) (a!141 (or a!107 (and a!105 a!102) (and a!106
 a!107) (and a!107 a!112) (and a!94 a!116))) (a!143 (or a!112 (and a!110 a!102) (and a!111 a!107) (and a!112
 a!112) (and a!95 a!116))) (a!144 (or a!116 (and a!114 a!102) (and a!115 a!107) (and a!116 a!112) (and a!96
 a!116)))) (let ((a!48 (or a!3 (and a!10 a!12) (and a!15 a!19) (and a!23 a!3) (and a!27 a!28) (and a!30 a!33)
 (and a!34 a!38) (and a!39 a!43) (and a!3 a!47))) (a!52 (or a!10 (and a!10 a!49) (and a!15 a!50) (and a!23
 a!10) (and a!27 a!51))) (a!61 (or a!15 (and a!10 a!53) (and a!15 a!59) (and a!23 a!15) (and a!27 a!60))) (a!68
 (or a!23 (and a!10 a!54) (and a!15 a!62) (and a!23 a!23) (and a!27 a!67))) (a!70 (or a!27 (and a!10 a!55) (and
 a!15 a!63) (and a!23 a!27) (and a!27 a!69))) (a!78 (or a!30 (and a!10 a!56) (and a!15 a!64) (and a!23 a!30)
 (and a!27 a!71) (and a!30 a!74) (and a!34 a!75) (and a!39 a!76) (and a!3 a!77))) (a!84 (or a!34 (and a!10
 a!57) (and a!15 a!65) (and a!23 a!34) (and a!27 a!72) (and a!30 a!79) (and a!34 a!81) (and a!39 a!82) (and a!3
 a!83))) (a!88 (or a!39 (and a!10 a!58) (and a!15 a!66) (and a!23 a!39) (and a!27 a!73) (and a!30 a!80) (and
 a!34 a!85) (and a!39 a!86) (and a!3 a!87))) (a!89 (or a!43 (and a!76 a!33) (and a!82 a!38) (and a!86 a!43)
 (and a!43 a!47))) (a!118 (or a!92 (and a!76 a!93) (and a!82 a!97) (and a!86 a!92) (and a!43 a!98) (and a!100
 a!103) (and a!104 a!108) (and a!109 a!113) (and a!92 a!117))) (a!122 (or a!93 (and a!74 a!93) (and a!79 a!97)
 (and a!80 a!92) (and a!33 a!98) (and a!119 a!103) (and a!120 a!108) (and a!121 a!113) (and a!93 a!117)))
 (a!126 (or a!97 (and a!75 a!93) (and a!81 a!97) (and a!85 a!92) (and a!38 a!98) (and a!123 a!103) (and a!124
 a!108) (and a!125 a!113) (and a!97 a!117))) (a!130 (or a!98 (and a!77 a!93) (and a!83 a!97) (and a!87 a!92)
 (and a!47 a!98) (and a!127 a!103) (and a!128 a!108) (and a!129 a!113) (and a!98 a!117))) (a!137 (or a!103 (and
 a!131 a!103) (and a!135 a!108) (and a!136 a!113) (and a!103 a!117))) (a!142 (or a!108 (and a!132 a!103) (and
 a!138 a!108) (and a!141 a!113) (and a!108 a!117))) (a!145 (or a!113 (and a!133 a!103) (and a!139 a!108) (and
 a!143 a!113) (and a!113 a!117))) (a!146 (or a!117 (and a!134 a!103) (and a!140 a!108) (and a!144 a!113) (and
 a!117 a!117))) (a!148 (or (and a!15 (and (and enters_1_0 edge_1_0_1) (and enters_2_0 edge_2_0_3))) (and a!30
 a!93) (and a!34 a!97) (and a!39 a!92) (and a!3 a!98) (and (and (and edge_0_2_1 enters_1_0) (and edge_1_0_1
 enters_2_0)) a!103))) (a!149 (or (and a!53 (and (and enters_1_0 edge_1_0_1) (and enters_2_0 edge_2_0_3))) (and
 a!56 a!93) (and a!57 a!97) (and a!58 a!92) (and a!12 a!98) (and (and (and edge_0_0_1 enters_1_0) (and
 edge_1_0_1 enters_2_0)) a!103))) (a!151 (or (and (and enters_1_0 edge_1_0_1) (and enters_2_0 edge_2_0_3)) (and
 a!59 (and (and enters_1_0 edge_1_0_1) (and enters_2_0 edge_2_0_3))) (and a!64 a!93) (and a!65 a!97) (and a!66
 a!92) (and a!19 a!98) (and a!150 a!103) (and (and (and enters_1_0 edge_1_0_1) (and enters_2_0 edge_2_0_1))
 a!108) (and (and (and enters_1_0 edge_1_0_1) (and enters_2_0 edge_2_0_2)) a!113) (and (and (and enters_1_0
 edge_1_0_1) (and enters_2_0 edge_2_0_3)) a!117))) (a!152 (or (and a!60 (and (and enters_1_0 edge_1_0_1) (and
 enters_2_0 edge_2_0_3))) (and a!71 a!93) (and a!72 a!97) (and a!73 a!92) (and a!28 a!98) (and (and (and
 edge_0_3_1 enters_1_0) (and edge_1_0_1 enters_2_0)) a!103))) (a!153 (or (and (and edge_0_2_1 enters_1_0) (and
 edge_1_0_1 enters_2_0)) (and a!10 (and (and edge_0_0_1 enters_1_0) (and edge_1_0_1 enters_2_0))) (and a!15
 a!150) (and a!23 (and (and edge_0_2_1 enters_1_0) (and edge_1_0_1 enters_2_0))) (and a!27 (and (and edge_0_3_1
 enters_1_0) (and edge_1_0_1 enters_2_0))) (and a!30 a!119) (and a!34 a!123) (and a!39 a!100) (and a!3 a!127)
 (and (and (and edge_0_2_1 enters_1_0) (and edge_1_0_1 enters_2_0)) a!131))) (a!154 (or (and a!15 (and (and
 enters_1_0 edge_1_0_1) (and enters_2_0 edge_2_0_1))) (and a!30 a!120) (and a!34 a!124) (and a!39 a!104) (and
 a!3 a!128) (and (and (and edge_0_2_1 enters_1_0) (and edge_1_0_1 enters_2_0)) a!135))) (a!155 (or (and a!15
 (and (and enters_1_0 edge_1_0_1) (and enters_2_0 edge_2_0_2))) (and a!30 a!121) (and a!34 a!125) (and a!39
 a!109) (and a!3 a!129) (and (and (and edge_0_2_1 enters_1_0) (and edge_1_0_1 enters_2_0)) a!136)))) (let
 ((a!90 (or a!48 (and a!52 (or a!12 (and a!49 a!12) (and a!53 a!19) (and a!54 a!3) (and a!55 a!28) (and a!56
 a!33) (and a!57 a!38) (and a!58 a!43) (and a!12 a!47))) (and a!61 (or a!19 (and a!50 a!12) (and a!59 a!19)
 (and a!62 a!3) (and a!63 a!28) (and a!64 a!33) (and a!65 a!38) (and a!66 a!43) (and a!19 a!47))) (and a!68
 a!48) (and a!70 (or a!28 (and a!51 a!12) (and a!60 a!19) (and a!67 a!3) (and a!69 a!28) (and a!71 a!33) (and
 a!72 a!38) (and a!73 a!43) (and a!28 a!47))) (and a!78 (or a!33 (and a!74 a!33) (and a!79 a!38) (and a!80
 a!43) (and a!33 a!47))) (and a!84 (or a!38 (and a!75 a!33) (and a!81 a!38) (and a!85 a!43) (and a!38 a!47)))
 (and a!88 a!89) (and a!48 (or a!47 (and a!77 a!33) (and a!83 a!38) (and a!87 a!43) (and a!47 a!47))))) (a!147
 (or a!118 (and (or a!76 (and a!76 a!74) (and a!82 a!75) (and a!86 a!76) (and a!43 a!77)) a!122) (and (or a!82
 (and a!76 a!79) (and a!82 a!81) (and a!86 a!82) (and a!43 a!83)) a!126) (and (or a!86 (and a!76 a!80) (and
 a!82 a!85) (and a!86 a!86) (and a!43 a!87)) a!118) (and a!89 a!130) (and (or a!100 (and a!76 a!119) (and a!82
 a!123) (and a!86 a!100) (and a!43 a!127) (and a!100 a!131) (and a!104 a!132) (and a!109 a!133) (and a!92
 a!134)) a!137) (and (or a!104 (and a!76 a!120) (and a!82 a!124) (and a!86 a!104) (and a!43 a!128) (and a!100
 a!135) (and a!104 a!138) (and a!109 a!139) (and a!92 a!140)) a!142) (and (or a!109 (and a!76 a!121) (and a!82
 a!125) (and a!86 a!109) (and a!43 a!129) (and a!100 a!136) (and a!104 a!141) (and a!109 a!143) (and a!92
 a!144)) a!145) (and a!118 a!146)))) (let ((a!156 (and (=> (and a_0 b_0) a!90) (=> (and a_0 b_0) a!147) (=>
 (and a_0 M_0_0 b_0) (or a!148 (and a!52 a!149) (and a!61 a!151) (and a!68 a!148) (and a!70 a!152) (and a!78
 a!122) (and a!84 a!126) (and a!88 a!118) (and a!48 a!130) (and a!153 a!137) (and a!154 a!142) (and a!155
 a!145) (and a!148 a!146)))))) (not a!156)))))))
(check-sat)
