; layouts.unit-offset.rank-3
; In a layout of rank 3 offsets are the same with strides that differ in dimensions of size one only.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun t0 () Int)
(declare-fun n0 () Int)
(declare-fun s1 () Int)
(declare-fun t1 () Int)
(declare-fun n1 () Int)
(declare-fun s2 () Int)
(declare-fun t2 () Int)
(declare-fun n2 () Int)
(declare-fun i0 () Int)
(declare-fun i1 () Int)
(declare-fun i2 () Int)
; hypothesis: t is s but for dimensions of size one
(assert
 (and (or (= s0 t0) (<= n0 1)) (or (= s1 t1) (<= n1 1)) (or (= s2 t2) (<= n2 1))))
; hypothesis: in bounds
(assert
 (and (>= i0 0) (< i0 n0) (>= i1 0) (< i1 n1) (>= i2 0) (< i2 n2)))
; by integers.unit-index
(assert
 (=> (and (>= i0 0) (< i0 n0) (or (= s0 t0) (<= n0 1))) (= (* i0 s0) (* i0 t0))))
; by integers.unit-index
(assert
 (=> (and (>= i1 0) (< i1 n1) (or (= s1 t1) (<= n1 1))) (= (* i1 s1) (* i1 t1))))
; by integers.unit-index
(assert
 (=> (and (>= i2 0) (< i2 n2) (or (= s2 t2) (<= n2 1))) (= (* i2 s2) (* i2 t2))))
; negated conclusion
(assert
 (not (= (+ (* i0 s0) (* i1 s1) (* i2 s2)) (+ (* i0 t0) (* i1 t1) (* i2 t2)))))
(check-sat)
