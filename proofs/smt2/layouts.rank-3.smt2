; layouts.rank-3
; In a dominated layout of rank 3 two indices in bounds with the same offset are the same index.
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
(declare-fun j0 () Int)
(declare-fun j1 () Int)
(declare-fun j2 () Int)
; hypothesis: dominated
(assert
 (and (>= s2 1) (>= s0 (* n1 s1)) (>= s1 (* n2 s2))))
; hypothesis: first index in bounds
(assert
 (and (>= i0 0) (< i0 n0) (>= i1 0) (< i1 n1) (>= i2 0) (< i2 n2)))
; hypothesis: second index in bounds
(assert
 (and (>= j0 0) (< j0 n0) (>= j1 0) (< j1 n1) (>= j2 0) (< j2 n2)))
; hypothesis: same offset
(assert
 (= (+ (* i0 s0) (* i1 s1) (* i2 s2)) (+ (* j0 s0) (* j1 s1) (* j2 s2))))
; by layouts.extent.rank-2
(assert
 (let ((a!1 (and (>= (+ (* i1 s1) (* i2 s2)) 0)
                 (< (+ (* i1 s1) (* i2 s2)) (* n1 s1)))))
   (=> (and (>= s2 1) (>= s1 (* n2 s2)) (>= i1 0) (< i1 n1) (>= i2 0) (< i2 n2))
       a!1)))
; by layouts.extent.rank-2
(assert
 (let ((a!1 (and (>= (+ (* j1 s1) (* j2 s2)) 0)
                 (< (+ (* j1 s1) (* j2 s2)) (* n1 s1)))))
   (=> (and (>= s2 1) (>= s1 (* n2 s2)) (>= j1 0) (< j1 n1) (>= j2 0) (< j2 n2))
       a!1)))
; by integers.mixed-radix
(assert
 (let ((a!1 (= (+ (* i0 s0) (+ (* i1 s1) (* i2 s2)))
               (+ (* j0 s0) (+ (* j1 s1) (* j2 s2)))))
       (a!3 (and (= i0 j0) (= (+ (* i1 s1) (* i2 s2)) (+ (* j1 s1) (* j2 s2))))))
 (let ((a!2 (and (>= (+ (* i1 s1) (* i2 s2)) 0)
                 (< (+ (* i1 s1) (* i2 s2)) s0)
                 (>= (+ (* j1 s1) (* j2 s2)) 0)
                 (< (+ (* j1 s1) (* j2 s2)) s0)
                 a!1)))
   (=> a!2 a!3))))
; by layouts.rank-2
(assert
 (let ((a!1 (and (>= s2 1)
                 (>= s1 (* n2 s2))
                 (>= i1 0)
                 (< i1 n1)
                 (>= i2 0)
                 (< i2 n2)
                 (>= j1 0)
                 (< j1 n1)
                 (>= j2 0)
                 (< j2 n2)
                 (= (+ (* i1 s1) (* i2 s2)) (+ (* j1 s1) (* j2 s2))))))
   (=> a!1 (and (= i1 j1) (= i2 j2)))))
; negated conclusion
(assert
 (not (and (= i0 j0) (= i1 j1) (= i2 j2))))
(check-sat)
