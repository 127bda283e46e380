; layouts.rank-1
; In a dominated layout of rank 1 two indices in bounds with the same offset are the same index.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun i0 () Int)
(declare-fun n0 () Int)
(declare-fun j0 () Int)
; hypothesis: dominated
(assert
 (and (>= s0 1)))
; hypothesis: first index in bounds
(assert
 (and (>= i0 0) (< i0 n0)))
; hypothesis: second index in bounds
(assert
 (and (>= j0 0) (< j0 n0)))
; hypothesis: same offset
(assert
 (= (* i0 s0) (* j0 s0)))
; by integers.mixed-radix
(assert
 (let ((a!1 (and (and (>= 0 0) (< 0 s0))
                 (and (>= 0 0) (< 0 s0))
                 (= (+ (* i0 s0) 0) (+ (* j0 s0) 0)))))
   (=> a!1 (and (= i0 j0) (= 0 0)))))
; negated conclusion
(assert
 (not (and (= i0 j0))))
(check-sat)
