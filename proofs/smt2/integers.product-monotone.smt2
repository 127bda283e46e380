; integers.product-monotone
; a <= b and c >= 0 imply a*c <= b*c.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun c () Int)
; hypothesis: order
(assert
 (<= a b))
; hypothesis: factor
(assert
 (>= c 0))
; negated conclusion
(assert
 (not (<= (* a c) (* b c))))
(check-sat)
