; layouts.extent.rank-3
; In a dominated layout of rank 3 every offset lies in [0, n[0]*s[0]).
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s2 () Int)
(declare-fun s0 () Int)
(declare-fun n1 () Int)
(declare-fun s1 () Int)
(declare-fun n2 () Int)
(declare-fun i0 () Int)
(declare-fun n0 () Int)
(declare-fun i1 () Int)
(declare-fun i2 () Int)
; hypothesis: dominated
(assert
 (and (>= s2 1) (>= s0 (* n1 s1)) (>= s1 (* n2 s2))))
; hypothesis: in bounds
(assert
 (and (>= i0 0) (< i0 n0) (>= i1 0) (< i1 n1) (>= i2 0) (< i2 n2)))
; by integers.digit-bound
(assert
 (let ((a!1 (and (>= i0 0)
                 (< i0 n0)
                 (>= (+ (* i1 s1) (* i2 s2)) 0)
                 (< (+ (* i1 s1) (* i2 s2)) s0)))
       (a!2 (+ (* i0 s0) (+ (* i1 s1) (* i2 s2)))))
   (=> a!1 (and (>= a!2 0) (< a!2 (* n0 s0))))))
; by layouts.extent.rank-2
(assert
 (let ((a!1 (and (>= (+ (* i1 s1) (* i2 s2)) 0)
                 (< (+ (* i1 s1) (* i2 s2)) (* n1 s1)))))
   (=> (and (>= s2 1) (>= s1 (* n2 s2)) (>= i1 0) (< i1 n1) (>= i2 0) (< i2 n2))
       a!1)))
; negated conclusion
(assert
 (let ((a!1 (+ (* i0 s0) (* i1 s1) (* i2 s2))))
   (not (and (>= a!1 0) (< a!1 (* n0 s0))))))
(check-sat)
