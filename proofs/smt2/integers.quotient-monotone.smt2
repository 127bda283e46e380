; integers.quotient-monotone
; a <= b implies a div c <= b div c for positive c.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun c () Int)
; hypothesis: order
(assert
 (<= a b))
; hypothesis: positive divisor
(assert
 (>= c 1))
; negated conclusion
(assert
 (not (<= (div a c) (div b c))))
(check-sat)
