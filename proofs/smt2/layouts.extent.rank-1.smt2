; layouts.extent.rank-1
; In a dominated layout of rank 1 every offset lies in [0, n[0]*s[0]).
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun i0 () Int)
(declare-fun n0 () Int)
; hypothesis: dominated
(assert
 (and (>= s0 1)))
; hypothesis: in bounds
(assert
 (and (>= i0 0) (< i0 n0)))
; by integers.digit-bound
(assert
 (let ((a!1 (and (>= (+ (* i0 s0) 0) 0) (< (+ (* i0 s0) 0) (* n0 s0)))))
   (=> (and (>= i0 0) (< i0 n0) (>= 0 0) (< 0 s0)) a!1)))
; negated conclusion
(assert
 (not (and (>= (* i0 s0) 0) (< (* i0 s0) (* n0 s0)))))
(check-sat)
