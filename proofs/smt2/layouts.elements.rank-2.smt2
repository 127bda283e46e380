; layouts.elements.rank-2
; In such a layout of rank 2, elements of w units (bytes, or bits for types narrower than a byte) that share a
; unit are the same element.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun t0 () Int)
(declare-fun n0 () Int)
(declare-fun s1 () Int)
(declare-fun t1 () Int)
(declare-fun n1 () Int)
(declare-fun i0 () Int)
(declare-fun i1 () Int)
(declare-fun j0 () Int)
(declare-fun j1 () Int)
(declare-fun p () Int)
(declare-fun w () Int)
(declare-fun q () Int)
(declare-fun base () Int)
; hypothesis: t is s but for dimensions of size one
(assert
 (and (or (= s0 t0) (<= n0 1)) (or (= s1 t1) (<= n1 1))))
; hypothesis: t dominated in some order
(assert
 (or (and (>= t1 1) (>= t0 (* n1 t1))) (and (>= t0 1) (>= t1 (* n0 t0)))))
; hypothesis: first index in bounds
(assert
 (and (>= i0 0) (< i0 n0) (>= i1 0) (< i1 n1)))
; hypothesis: second index in bounds
(assert
 (and (>= j0 0) (< j0 n0) (>= j1 0) (< j1 n1)))
; hypothesis: first unit inside its element
(assert
 (and (>= p 0) (< p w)))
; hypothesis: second unit inside its element
(assert
 (and (>= q 0) (< q w)))
; hypothesis: same unit
(assert
 (let ((a!1 (+ base (* w (+ (* i0 s0) (* i1 s1))) p))
       (a!2 (+ base (* w (+ (* j0 s0) (* j1 s1))) q)))
   (= a!1 a!2)))
; by layouts.unit-dimensions.rank-2
(assert
 (let ((a!1 (and (= (+ (* i0 s0) (* i1 s1)) (+ (* j0 s0) (* j1 s1))))))
   (=> a!1 (and (= i0 j0) (= i1 j1)))))
; by integers.mixed-radix
(assert
 (let ((a!1 (+ (* (+ (* i0 s0) (* i1 s1)) w) p))
       (a!2 (+ (* (+ (* j0 s0) (* j1 s1)) w) q))
       (a!3 (and (= (+ (* i0 s0) (* i1 s1)) (+ (* j0 s0) (* j1 s1))) (= p q))))
   (=> (and (= a!1 a!2)) a!3)))
; negated conclusion
(assert
 (not (and (= i0 j0) (= i1 j1) (= p q))))
(check-sat)
