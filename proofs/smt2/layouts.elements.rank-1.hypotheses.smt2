; layouts.elements.rank-1.hypotheses
; The hypotheses of layouts.elements.rank-1 can hold together.
; A witness: the answer must be sat.
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
(check-sat)
