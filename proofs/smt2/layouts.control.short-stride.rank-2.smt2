; layouts.control.short-stride.rank-2
; One stride that is one short of the inner dimension makes two indices meet.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun s1 () Int)
(declare-fun s0 () Int)
(declare-fun n1 () Int)
(declare-fun i0 () Int)
(declare-fun n0 () Int)
(declare-fun i1 () Int)
(declare-fun j0 () Int)
(declare-fun j1 () Int)
; hypothesis: dominated
(assert
 (and (>= s1 1) (>= s0 (- (* n1 s1) 1))))
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
 (and (>= n0 1) (<= n0 2)))
; bound on the search
(assert
 (and (>= n1 1) (<= n1 2)))
; negated conclusion
(assert
 (not (and (= i0 j0) (= i1 j1))))
(check-sat)
