; layouts.control.size-two
; A dimension of size two is not free to have any stride.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun t0 () Int)
(declare-fun n0 () Int)
(declare-fun i0 () Int)
(declare-fun j0 () Int)
; hypothesis: t is s but for dimensions of size one
(assert
 (or (= s0 t0) (<= n0 2)))
; hypothesis: t dominated in some order
(assert
 (or (and (>= t0 1))))
; hypothesis: first index in bounds
(assert
 (and (>= i0 0) (< i0 n0)))
; hypothesis: second index in bounds
(assert
 (and (>= j0 0) (< j0 n0)))
; hypothesis: same offset
(assert
 (= (* i0 s0) (* j0 s0)))
; negated conclusion
(assert
 (not (and (= i0 j0))))
(check-sat)
