; integers.digit-bound
; i*s + t stays inside [0, n*s) for 0 <= i < n and 0 <= t < s.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun t () Int)
(declare-fun s () Int)
; hypothesis: index in range
(assert
 (and (>= a 0) (< a b)))
; hypothesis: rest in range
(assert
 (and (>= t 0) (< t s)))
; negated conclusion
(assert
 (let ((a!1 (and (>= (+ (* a s) t) 0) (< (+ (* a s) t) (* b s)))))
   (not a!1)))
(check-sat)
