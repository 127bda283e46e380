; integers.mixed-radix
; A number is written as q*s + r with 0 <= r < s in one way only.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun r () Int)
(declare-fun s () Int)
(declare-fun y () Int)
(declare-fun q () Int)
(declare-fun x () Int)
; hypothesis: first digit in range
(assert
 (and (>= r 0) (< r s)))
; hypothesis: second digit in range
(assert
 (and (>= y 0) (< y s)))
; hypothesis: same number
(assert
 (= (+ (* q s) r) (+ (* x s) y)))
; negated conclusion
(assert
 (not (and (= q x) (= r y))))
(check-sat)
