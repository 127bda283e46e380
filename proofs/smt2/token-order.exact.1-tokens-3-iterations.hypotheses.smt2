; token-order.exact.1-tokens-3-iterations.hypotheses
; The hypotheses of token-order.exact.1-tokens-3-iterations can hold together.
; A witness: the answer must be sat.
(set-logic QF_UF)
(declare-fun enters_1_0 () Bool)
(declare-fun enters_2_0 () Bool)
(declare-fun M_0_0 () Bool)
(declare-fun edge_0_1 () Bool)
(declare-fun edge_0_0 () Bool)
(declare-fun edge_1_1 () Bool)
(declare-fun edge_0_2 () Bool)
(declare-fun edge_2_1 () Bool)
(declare-fun edge_0_3 () Bool)
(declare-fun edge_3_1 () Bool)
(declare-fun edge_1_0 () Bool)
(declare-fun edge_2_0 () Bool)
(declare-fun edge_3_0 () Bool)
(declare-fun edge_1_2 () Bool)
(declare-fun edge_1_3 () Bool)
(declare-fun edge_2_2 () Bool)
(declare-fun edge_3_2 () Bool)
(declare-fun edge_2_3 () Bool)
(declare-fun edge_3_3 () Bool)
(declare-fun a_0 () Bool)
(declare-fun b_0 () Bool)
; hypothesis: yielded tokens enter the next iteration
(assert
 (and enters_1_0 enters_2_0))
; hypothesis: M
(assert
 (let ((a!1 (or edge_0_1
                (and edge_0_0 edge_0_1)
                (and edge_0_1 edge_1_1)
                (and edge_0_2 edge_2_1)
                (and edge_0_3 edge_3_1))))
 (let ((a!2 (or a!1
                (and (or edge_0_0
                         (and edge_0_0 edge_0_0)
                         (and edge_0_1 edge_1_0)
                         (and edge_0_2 edge_2_0)
                         (and edge_0_3 edge_3_0))
                     a!1)
                (and a!1
                     (or edge_1_1
                         (and edge_1_0 edge_0_1)
                         (and edge_1_1 edge_1_1)
                         (and edge_1_2 edge_2_1)
                         (and edge_1_3 edge_3_1)))
                (and (or edge_0_2
                         (and edge_0_0 edge_0_2)
                         (and edge_0_1 edge_1_2)
                         (and edge_0_2 edge_2_2)
                         (and edge_0_3 edge_3_2))
                     (or edge_2_1
                         (and edge_2_0 edge_0_1)
                         (and edge_2_1 edge_1_1)
                         (and edge_2_2 edge_2_1)
                         (and edge_2_3 edge_3_1)))
                (and (or edge_0_3
                         (and edge_0_0 edge_0_3)
                         (and edge_0_1 edge_1_3)
                         (and edge_0_2 edge_2_3)
                         (and edge_0_3 edge_3_3))
                     (or edge_3_1
                         (and edge_3_0 edge_0_1)
                         (and edge_3_1 edge_1_1)
                         (and edge_3_2 edge_2_1)
                         (and edge_3_3 edge_3_1))))))
   (and (= M_0_0 a!2) (= M_0_0 a!2) (= M_0_0 a!2)))))
; hypothesis: a
(assert
 (let ((a!1 (or edge_2_1
                (and edge_2_0 edge_0_1)
                (and edge_2_1 edge_1_1)
                (and edge_2_2 edge_2_1)
                (and edge_2_3 edge_3_1))))
 (let ((a!2 (or a!1
                (and (or edge_2_0
                         (and edge_2_0 edge_0_0)
                         (and edge_2_1 edge_1_0)
                         (and edge_2_2 edge_2_0)
                         (and edge_2_3 edge_3_0))
                     (or edge_0_1
                         (and edge_0_0 edge_0_1)
                         (and edge_0_1 edge_1_1)
                         (and edge_0_2 edge_2_1)
                         (and edge_0_3 edge_3_1)))
                (and a!1
                     (or edge_1_1
                         (and edge_1_0 edge_0_1)
                         (and edge_1_1 edge_1_1)
                         (and edge_1_2 edge_2_1)
                         (and edge_1_3 edge_3_1)))
                (and (or edge_2_2
                         (and edge_2_0 edge_0_2)
                         (and edge_2_1 edge_1_2)
                         (and edge_2_2 edge_2_2)
                         (and edge_2_3 edge_3_2))
                     a!1)
                (and (or edge_2_3
                         (and edge_2_0 edge_0_3)
                         (and edge_2_1 edge_1_3)
                         (and edge_2_2 edge_2_3)
                         (and edge_2_3 edge_3_3))
                     (or edge_3_1
                         (and edge_3_0 edge_0_1)
                         (and edge_3_1 edge_1_1)
                         (and edge_3_2 edge_2_1)
                         (and edge_3_3 edge_3_1))))))
   (and (= a_0 a!2) (= a_0 a!2) (= a_0 a!2)))))
; hypothesis: b
(assert
 (let ((a!1 (or edge_0_3
                (and edge_0_0 edge_0_3)
                (and edge_0_1 edge_1_3)
                (and edge_0_2 edge_2_3)
                (and edge_0_3 edge_3_3))))
 (let ((a!2 (or a!1
                (and (or edge_0_0
                         (and edge_0_0 edge_0_0)
                         (and edge_0_1 edge_1_0)
                         (and edge_0_2 edge_2_0)
                         (and edge_0_3 edge_3_0))
                     a!1)
                (and (or edge_0_1
                         (and edge_0_0 edge_0_1)
                         (and edge_0_1 edge_1_1)
                         (and edge_0_2 edge_2_1)
                         (and edge_0_3 edge_3_1))
                     (or edge_1_3
                         (and edge_1_0 edge_0_3)
                         (and edge_1_1 edge_1_3)
                         (and edge_1_2 edge_2_3)
                         (and edge_1_3 edge_3_3)))
                (and (or edge_0_2
                         (and edge_0_0 edge_0_2)
                         (and edge_0_1 edge_1_2)
                         (and edge_0_2 edge_2_2)
                         (and edge_0_3 edge_3_2))
                     (or edge_2_3
                         (and edge_2_0 edge_0_3)
                         (and edge_2_1 edge_1_3)
                         (and edge_2_2 edge_2_3)
                         (and edge_2_3 edge_3_3)))
                (and a!1
                     (or edge_3_3
                         (and edge_3_0 edge_0_3)
                         (and edge_3_1 edge_1_3)
                         (and edge_3_2 edge_2_3)
                         (and edge_3_3 edge_3_3))))))
   (and (= b_0 a!2) (= b_0 a!2) (= b_0 a!2)))))
; bound on the search
(assert
 a_0)
; bound on the search
(assert
 M_0_0)
; bound on the search
(assert
 b_0)
(check-sat)
