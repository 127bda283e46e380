; layouts.permuted.rank-1
; The dimensions of a layout of rank 1 may be dominated in any order.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun i0 () Int)
(declare-fun n0 () Int)
(declare-fun j0 () Int)
; hypothesis: dominated in some order
(assert
 (or (and (>= s0 1))))
; hypothesis: first index in bounds
(assert
 (and (>= i0 0) (< i0 n0)))
; hypothesis: second index in bounds
(assert
 (and (>= j0 0) (< j0 n0)))
; hypothesis: same offset
(assert
 (= (* i0 s0) (* j0 s0)))
; by layouts.rank-1
(assert
 (=> (and (>= s0 1)) (and (= i0 j0))))
; negated conclusion
(assert
 (not (and (= i0 j0))))
(check-sat)
