; integers.product-congruent
; Equal factors have equal products.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun c () Int)
; hypothesis: equal
(assert
 (= a b))
; negated conclusion
(assert
 (not (= (* a c) (* b c))))
(check-sat)
