; layouts.elements.rank-1
; In such a layout of rank 1, elements of w units (bytes, or bits for types narrower than a byte) that share a
; unit are the same element.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun t0 () Int)
(declare-fun n0 () Int)
(declare-fun i0 () Int)
(declare-fun j0 () Int)
(declare-fun p () Int)
(declare-fun w () Int)
(declare-fun q () Int)
(declare-fun base () Int)
; hypothesis: t is s but for dimensions of size one
(assert
 (and (or (= s0 t0) (<= n0 1))))
; hypothesis: t dominated in some order
(assert
 (or (and (>= t0 1))))
; hypothesis: first index in bounds
(assert
 (and (>= i0 0) (< i0 n0)))
; hypothesis: second index in bounds
(assert
 (and (>= j0 0) (< j0 n0)))
; hypothesis: first unit inside its element
(assert
 (and (>= p 0) (< p w)))
; hypothesis: second unit inside its element
(assert
 (and (>= q 0) (< q w)))
; hypothesis: same unit
(assert
 (= (+ base (* w i0 s0) p) (+ base (* w j0 s0) q)))
; by layouts.unit-dimensions.rank-1
(assert
 (=> (and (= (* i0 s0) (* j0 s0))) (and (= i0 j0))))
; by integers.mixed-radix
(assert
 (let ((a!1 (= (+ (* (* i0 s0) w) p) (+ (* (* j0 s0) w) q))))
   (=> (and a!1) (and (= (* i0 s0) (* j0 s0)) (= p q)))))
; negated conclusion
(assert
 (not (and (= i0 j0) (= p q))))
(check-sat)
