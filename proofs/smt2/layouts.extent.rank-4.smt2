; layouts.extent.rank-4
; In a dominated layout of rank 4 every offset lies in [0, n[0]*s[0]).
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s3 () Int)
(declare-fun s0 () Int)
(declare-fun n1 () Int)
(declare-fun s1 () Int)
(declare-fun n2 () Int)
(declare-fun s2 () Int)
(declare-fun n3 () Int)
(declare-fun i0 () Int)
(declare-fun n0 () Int)
(declare-fun i1 () Int)
(declare-fun i2 () Int)
(declare-fun i3 () Int)
; hypothesis: dominated
(assert
 (and (>= s3 1) (>= s0 (* n1 s1)) (>= s1 (* n2 s2)) (>= s2 (* n3 s3))))
; hypothesis: in bounds
(assert
 (and (>= i0 0)
      (< i0 n0)
      (>= i1 0)
      (< i1 n1)
      (>= i2 0)
      (< i2 n2)
      (>= i3 0)
      (< i3 n3)))
; by integers.digit-bound
(assert
 (let ((a!1 (+ (* i1 s1) (* i2 s2) (* i3 s3))))
 (let ((a!2 (and (>= (+ (* i0 s0) a!1) 0) (< (+ (* i0 s0) a!1) (* n0 s0)))))
   (=> (and (>= i0 0) (< i0 n0) (>= a!1 0) (< a!1 s0)) a!2))))
; by layouts.extent.rank-3
(assert
 (let ((a!1 (+ (* i1 s1) (* i2 s2) (* i3 s3))))
   (=> (and (>= s3 1)
            (>= s1 (* n2 s2))
            (>= s2 (* n3 s3))
            (>= i1 0)
            (< i1 n1)
            (>= i2 0)
            (< i2 n2)
            (>= i3 0)
            (< i3 n3))
       (and (>= a!1 0) (< a!1 (* n1 s1))))))
; negated conclusion
(assert
 (let ((a!1 (+ (* i0 s0) (* i1 s1) (* i2 s2) (* i3 s3))))
   (not (and (>= a!1 0) (< a!1 (* n0 s0))))))
(check-sat)
