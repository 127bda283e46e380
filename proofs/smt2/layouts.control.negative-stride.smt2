; layouts.control.negative-stride
; With strides 1 and -1 the indices (0, 0) and (1, 1) meet.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun i0 () Int)
(declare-fun n0 () Int)
(declare-fun i1 () Int)
(declare-fun n1 () Int)
(declare-fun j0 () Int)
(declare-fun j1 () Int)
(declare-fun s0 () Int)
(declare-fun s1 () Int)
; hypothesis: first index in bounds
(assert
 (and (>= i0 0) (< i0 n0) (>= i1 0) (< i1 n1)))
; hypothesis: second index in bounds
(assert
 (and (>= j0 0) (< j0 n0) (>= j1 0) (< j1 n1)))
; hypothesis: same offset
(assert
 (= (+ (* i0 s0) (* i1 s1)) (+ (* j0 s0) (* j1 s1))))
; bound on the search
(assert
 (= s0 1))
; bound on the search
(assert
 (= s1 (- 1)))
; negated conclusion
(assert
 (not (and (= i0 j0) (= i1 j1))))
(check-sat)
