; integers.euclid
; Division by a positive number leaves quotient and remainder as expected.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun b () Int)
(declare-fun a () Int)
; hypothesis: positive divisor
(assert
 (>= b 1))
; negated conclusion
(assert
 (let ((a!1 (= (+ (* b (div a b)) (mod a b)) a)))
   (not (and a!1 (>= (mod a b) 0) (< (mod a b) b)))))
(check-sat)
