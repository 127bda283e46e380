; layouts.extent.rank-2
; In a dominated layout of rank 2 every offset lies in [0, n[0]*s[0]).
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s1 () Int)
(declare-fun s0 () Int)
(declare-fun n1 () Int)
(declare-fun i0 () Int)
(declare-fun n0 () Int)
(declare-fun i1 () Int)
; hypothesis: dominated
(assert
 (and (>= s1 1) (>= s0 (* n1 s1))))
; hypothesis: in bounds
(assert
 (and (>= i0 0) (< i0 n0) (>= i1 0) (< i1 n1)))
; by integers.digit-bound
(assert
 (let ((a!1 (and (>= (+ (* i0 s0) (* i1 s1)) 0)
                 (< (+ (* i0 s0) (* i1 s1)) (* n0 s0)))))
   (=> (and (>= i0 0) (< i0 n0) (>= (* i1 s1) 0) (< (* i1 s1) s0)) a!1)))
; by layouts.extent.rank-1
(assert
 (=> (and (>= s1 1) (>= i1 0) (< i1 n1))
     (and (>= (* i1 s1) 0) (< (* i1 s1) (* n1 s1)))))
; negated conclusion
(assert
 (let ((a!1 (and (>= (+ (* i0 s0) (* i1 s1)) 0)
                 (< (+ (* i0 s0) (* i1 s1)) (* n0 s0)))))
   (not a!1)))
(check-sat)
