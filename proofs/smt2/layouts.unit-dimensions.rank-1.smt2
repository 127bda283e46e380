; layouts.unit-dimensions.rank-1
; In a layout of rank 1 the stride of a dimension of size one does not matter: any strides t that differ from
; s in such dimensions only may be dominated instead.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun t0 () Int)
(declare-fun n0 () Int)
(declare-fun i0 () Int)
(declare-fun j0 () Int)
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
; hypothesis: same offset
(assert
 (= (* i0 s0) (* j0 s0)))
; by layouts.permuted.rank-1
(assert
 (=> (and (= (* i0 t0) (* j0 t0))) (and (= i0 j0))))
; by layouts.unit-offset.rank-1
(assert
 (= (* i0 s0) (* i0 t0)))
; by layouts.unit-offset.rank-1
(assert
 (= (* j0 s0) (* j0 t0)))
; negated conclusion
(assert
 (not (and (= i0 j0))))
(check-sat)
