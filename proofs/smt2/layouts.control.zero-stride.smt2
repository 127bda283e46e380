; layouts.control.zero-stride
; With stride 0 two indices meet.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun i0 () Int)
(declare-fun n0 () Int)
(declare-fun j0 () Int)
(declare-fun s0 () Int)
; hypothesis: first index in bounds
(assert
 (and (>= i0 0) (< i0 n0)))
; hypothesis: second index in bounds
(assert
 (and (>= j0 0) (< j0 n0)))
; hypothesis: same offset
(assert
 (= (* i0 s0) (* j0 s0)))
; bound on the search
(assert
 (= s0 0))
; negated conclusion
(assert
 (not (and (= i0 j0))))
(check-sat)
