; layouts.unit-dimensions.rank-5
; In a layout of rank 5 the stride of a dimension of size one does not matter: any strides t that differ from
; s in such dimensions only may be dominated instead.
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
(declare-fun s3 () Int)
(declare-fun t3 () Int)
(declare-fun n3 () Int)
(declare-fun s4 () Int)
(declare-fun t4 () Int)
(declare-fun n4 () Int)
(declare-fun i0 () Int)
(declare-fun i1 () Int)
(declare-fun i2 () Int)
(declare-fun i3 () Int)
(declare-fun i4 () Int)
(declare-fun j0 () Int)
(declare-fun j1 () Int)
(declare-fun j2 () Int)
(declare-fun j3 () Int)
(declare-fun j4 () Int)
; hypothesis: t is s but for dimensions of size one
(assert
 (and (or (= s0 t0) (<= n0 1))
      (or (= s1 t1) (<= n1 1))
      (or (= s2 t2) (<= n2 1))
      (or (= s3 t3) (<= n3 1))
      (or (= s4 t4) (<= n4 1))))
; hypothesis: t dominated in some order
(assert
 (or (and (>= t4 1) (>= t0 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n3 t3)) (>= t3 (* n4 t4))) (and (>= t3 1) (>=
 t0 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n4 t4)) (>= t4 (* n3 t3))) (and (>= t4 1) (>= t0 (* n1 t1)) (>= t1
 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n4 t4))) (and (>= t2 1) (>= t0 (* n1 t1)) (>= t1 (* n3 t3)) (>= t3 (*
 n4 t4)) (>= t4 (* n2 t2))) (and (>= t3 1) (>= t0 (* n1 t1)) (>= t1 (* n4 t4)) (>= t4 (* n2 t2)) (>= t2 (* n3
 t3))) (and (>= t2 1) (>= t0 (* n1 t1)) (>= t1 (* n4 t4)) (>= t4 (* n3 t3)) (>= t3 (* n2 t2))) (and (>= t4 1)
 (>= t0 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1 (* n3 t3)) (>= t3 (* n4 t4))) (and (>= t3 1) (>= t0 (* n2 t2)) (>=
 t2 (* n1 t1)) (>= t1 (* n4 t4)) (>= t4 (* n3 t3))) (and (>= t4 1) (>= t0 (* n2 t2)) (>= t2 (* n3 t3)) (>= t3
 (* n1 t1)) (>= t1 (* n4 t4))) (and (>= t1 1) (>= t0 (* n2 t2)) (>= t2 (* n3 t3)) (>= t3 (* n4 t4)) (>= t4 (*
 n1 t1))) (and (>= t3 1) (>= t0 (* n2 t2)) (>= t2 (* n4 t4)) (>= t4 (* n1 t1)) (>= t1 (* n3 t3))) (and (>= t1
 1) (>= t0 (* n2 t2)) (>= t2 (* n4 t4)) (>= t4 (* n3 t3)) (>= t3 (* n1 t1))) (and (>= t4 1) (>= t0 (* n3 t3))
 (>= t3 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n4 t4))) (and (>= t2 1) (>= t0 (* n3 t3)) (>= t3 (* n1 t1)) (>=
 t1 (* n4 t4)) (>= t4 (* n2 t2))) (and (>= t4 1) (>= t0 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1
 (* n4 t4))) (and (>= t1 1) (>= t0 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n4 t4)) (>= t4 (* n1 t1))) (and (>=
 t2 1) (>= t0 (* n3 t3)) (>= t3 (* n4 t4)) (>= t4 (* n1 t1)) (>= t1 (* n2 t2))) (and (>= t1 1) (>= t0 (* n3
 t3)) (>= t3 (* n4 t4)) (>= t4 (* n2 t2)) (>= t2 (* n1 t1))) (and (>= t3 1) (>= t0 (* n4 t4)) (>= t4 (* n1 t1))
 (>= t1 (* n2 t2)) (>= t2 (* n3 t3))) (and (>= t2 1) (>= t0 (* n4 t4)) (>= t4 (* n1 t1)) (>= t1 (* n3 t3)) (>=
 t3 (* n2 t2))) (and (>= t3 1) (>= t0 (* n4 t4)) (>= t4 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1 (* n3 t3))) (and
 (>= t1 1) (>= t0 (* n4 t4)) (>= t4 (* n2 t2)) (>= t2 (* n3 t3)) (>= t3 (* n1 t1))) (and (>= t2 1) (>= t0 (* n4
 t4)) (>= t4 (* n3 t3)) (>= t3 (* n1 t1)) (>= t1 (* n2 t2))) (and (>= t1 1) (>= t0 (* n4 t4)) (>= t4 (* n3 t3))
 (>= t3 (* n2 t2)) (>= t2 (* n1 t1))) (and (>= t4 1) (>= t1 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n3 t3)) (>=
 t3 (* n4 t4))) (and (>= t3 1) (>= t1 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n4 t4)) (>= t4 (* n3 t3))) (and
 (>= t4 1) (>= t1 (* n0 t0)) (>= t0 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n4 t4))) (and (>= t2 1) (>= t1 (* n0
 t0)) (>= t0 (* n3 t3)) (>= t3 (* n4 t4)) (>= t4 (* n2 t2))) (and (>= t3 1) (>= t1 (* n0 t0)) (>= t0 (* n4 t4))
 (>= t4 (* n2 t2)) (>= t2 (* n3 t3))) (and (>= t2 1) (>= t1 (* n0 t0)) (>= t0 (* n4 t4)) (>= t4 (* n3 t3)) (>=
 t3 (* n2 t2))) (and (>= t4 1) (>= t1 (* n2 t2)) (>= t2 (* n0 t0)) (>= t0 (* n3 t3)) (>= t3 (* n4 t4))) (and
 (>= t3 1) (>= t1 (* n2 t2)) (>= t2 (* n0 t0)) (>= t0 (* n4 t4)) (>= t4 (* n3 t3))) (and (>= t4 1) (>= t1 (* n2
 t2)) (>= t2 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n4 t4))) (and (>= t0 1) (>= t1 (* n2 t2)) (>= t2 (* n3 t3))
 (>= t3 (* n4 t4)) (>= t4 (* n0 t0))) (and (>= t3 1) (>= t1 (* n2 t2)) (>= t2 (* n4 t4)) (>= t4 (* n0 t0)) (>=
 t0 (* n3 t3))) (and (>= t0 1) (>= t1 (* n2 t2)) (>= t2 (* n4 t4)) (>= t4 (* n3 t3)) (>= t3 (* n0 t0))) (and
 (>= t4 1) (>= t1 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n4 t4))) (and (>= t2 1) (>= t1 (* n3
 t3)) (>= t3 (* n0 t0)) (>= t0 (* n4 t4)) (>= t4 (* n2 t2))) (and (>= t4 1) (>= t1 (* n3 t3)) (>= t3 (* n2 t2))
 (>= t2 (* n0 t0)) (>= t0 (* n4 t4))) (and (>= t0 1) (>= t1 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n4 t4)) (>=
 t4 (* n0 t0))) (and (>= t2 1) (>= t1 (* n3 t3)) (>= t3 (* n4 t4)) (>= t4 (* n0 t0)) (>= t0 (* n2 t2))) (and
 (>= t0 1) (>= t1 (* n3 t3)) (>= t3 (* n4 t4)) (>= t4 (* n2 t2)) (>= t2 (* n0 t0))) (and (>= t3 1) (>= t1 (* n4
 t4)) (>= t4 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n3 t3))) (and (>= t2 1) (>= t1 (* n4 t4)) (>= t4 (* n0 t0))
 (>= t0 (* n3 t3)) (>= t3 (* n2 t2))) (and (>= t3 1) (>= t1 (* n4 t4)) (>= t4 (* n2 t2)) (>= t2 (* n0 t0)) (>=
 t0 (* n3 t3))) (and (>= t0 1) (>= t1 (* n4 t4)) (>= t4 (* n2 t2)) (>= t2 (* n3 t3)) (>= t3 (* n0 t0))) (and
 (>= t2 1) (>= t1 (* n4 t4)) (>= t4 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n2 t2))) (and (>= t0 1) (>= t1 (* n4
 t4)) (>= t4 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n0 t0))) (and (>= t4 1) (>= t2 (* n0 t0)) (>= t0 (* n1 t1))
 (>= t1 (* n3 t3)) (>= t3 (* n4 t4))) (and (>= t3 1) (>= t2 (* n0 t0)) (>= t0 (* n1 t1)) (>= t1 (* n4 t4)) (>=
 t4 (* n3 t3))) (and (>= t4 1) (>= t2 (* n0 t0)) (>= t0 (* n3 t3)) (>= t3 (* n1 t1)) (>= t1 (* n4 t4))) (and
 (>= t1 1) (>= t2 (* n0 t0)) (>= t0 (* n3 t3)) (>= t3 (* n4 t4)) (>= t4 (* n1 t1))) (and (>= t3 1) (>= t2 (* n0
 t0)) (>= t0 (* n4 t4)) (>= t4 (* n1 t1)) (>= t1 (* n3 t3))) (and (>= t1 1) (>= t2 (* n0 t0)) (>= t0 (* n4 t4))
 (>= t4 (* n3 t3)) (>= t3 (* n1 t1))) (and (>= t4 1) (>= t2 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n3 t3)) (>=
 t3 (* n4 t4))) (and (>= t3 1) (>= t2 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n4 t4)) (>= t4 (* n3 t3))) (and
 (>= t4 1) (>= t2 (* n1 t1)) (>= t1 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n4 t4))) (and (>= t0 1) (>= t2 (* n1
 t1)) (>= t1 (* n3 t3)) (>= t3 (* n4 t4)) (>= t4 (* n0 t0))) (and (>= t3 1) (>= t2 (* n1 t1)) (>= t1 (* n4 t4))
 (>= t4 (* n0 t0)) (>= t0 (* n3 t3))) (and (>= t0 1) (>= t2 (* n1 t1)) (>= t1 (* n4 t4)) (>= t4 (* n3 t3)) (>=
 t3 (* n0 t0))) (and (>= t4 1) (>= t2 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n1 t1)) (>= t1 (* n4 t4))) (and
 (>= t1 1) (>= t2 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n4 t4)) (>= t4 (* n1 t1))) (and (>= t4 1) (>= t2 (* n3
 t3)) (>= t3 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n4 t4))) (and (>= t0 1) (>= t2 (* n3 t3)) (>= t3 (* n1 t1))
 (>= t1 (* n4 t4)) (>= t4 (* n0 t0))) (and (>= t1 1) (>= t2 (* n3 t3)) (>= t3 (* n4 t4)) (>= t4 (* n0 t0)) (>=
 t0 (* n1 t1))) (and (>= t0 1) (>= t2 (* n3 t3)) (>= t3 (* n4 t4)) (>= t4 (* n1 t1)) (>= t1 (* n0 t0))) (and
 (>= t3 1) (>= t2 (* n4 t4)) (>= t4 (* n0 t0)) (>= t0 (* n1 t1)) (>= t1 (* n3 t3))) (and (>= t1 1) (>= t2 (* n4
 t4)) (>= t4 (* n0 t0)) (>= t0 (* n3 t3)) (>= t3 (* n1 t1))) (and (>= t3 1) (>= t2 (* n4 t4)) (>= t4 (* n1 t1))
 (>= t1 (* n0 t0)) (>= t0 (* n3 t3))) (and (>= t0 1) (>= t2 (* n4 t4)) (>= t4 (* n1 t1)) (>= t1 (* n3 t3)) (>=
 t3 (* n0 t0))) (and (>= t1 1) (>= t2 (* n4 t4)) (>= t4 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n1 t1))) (and
 (>= t0 1) (>= t2 (* n4 t4)) (>= t4 (* n3 t3)) (>= t3 (* n1 t1)) (>= t1 (* n0 t0))) (and (>= t4 1) (>= t3 (* n0
 t0)) (>= t0 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n4 t4))) (and (>= t2 1) (>= t3 (* n0 t0)) (>= t0 (* n1 t1))
 (>= t1 (* n4 t4)) (>= t4 (* n2 t2))) (and (>= t4 1) (>= t3 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n1 t1)) (>=
 t1 (* n4 t4))) (and (>= t1 1) (>= t3 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n4 t4)) (>= t4 (* n1 t1))) (and
 (>= t2 1) (>= t3 (* n0 t0)) (>= t0 (* n4 t4)) (>= t4 (* n1 t1)) (>= t1 (* n2 t2))) (and (>= t1 1) (>= t3 (* n0
 t0)) (>= t0 (* n4 t4)) (>= t4 (* n2 t2)) (>= t2 (* n1 t1))) (and (>= t4 1) (>= t3 (* n1 t1)) (>= t1 (* n0 t0))
 (>= t0 (* n2 t2)) (>= t2 (* n4 t4))) (and (>= t2 1) (>= t3 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n4 t4)) (>=
 t4 (* n2 t2))) (and (>= t4 1) (>= t3 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n0 t0)) (>= t0 (* n4 t4))) (and
 (>= t0 1) (>= t3 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n4 t4)) (>= t4 (* n0 t0))) (and (>= t2 1) (>= t3 (* n1
 t1)) (>= t1 (* n4 t4)) (>= t4 (* n0 t0)) (>= t0 (* n2 t2))) (and (>= t0 1) (>= t3 (* n1 t1)) (>= t1 (* n4 t4))
 (>= t4 (* n2 t2)) (>= t2 (* n0 t0))) (and (>= t4 1) (>= t3 (* n2 t2)) (>= t2 (* n0 t0)) (>= t0 (* n1 t1)) (>=
 t1 (* n4 t4))) (and (>= t1 1) (>= t3 (* n2 t2)) (>= t2 (* n0 t0)) (>= t0 (* n4 t4)) (>= t4 (* n1 t1))) (and
 (>= t4 1) (>= t3 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n4 t4))) (and (>= t0 1) (>= t3 (* n2
 t2)) (>= t2 (* n1 t1)) (>= t1 (* n4 t4)) (>= t4 (* n0 t0))) (and (>= t1 1) (>= t3 (* n2 t2)) (>= t2 (* n4 t4))
 (>= t4 (* n0 t0)) (>= t0 (* n1 t1))) (and (>= t0 1) (>= t3 (* n2 t2)) (>= t2 (* n4 t4)) (>= t4 (* n1 t1)) (>=
 t1 (* n0 t0))) (and (>= t2 1) (>= t3 (* n4 t4)) (>= t4 (* n0 t0)) (>= t0 (* n1 t1)) (>= t1 (* n2 t2))) (and
 (>= t1 1) (>= t3 (* n4 t4)) (>= t4 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n1 t1))) (and (>= t2 1) (>= t3 (* n4
 t4)) (>= t4 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n2 t2))) (and (>= t0 1) (>= t3 (* n4 t4)) (>= t4 (* n1 t1))
 (>= t1 (* n2 t2)) (>= t2 (* n0 t0))) (and (>= t1 1) (>= t3 (* n4 t4)) (>= t4 (* n2 t2)) (>= t2 (* n0 t0)) (>=
 t0 (* n1 t1))) (and (>= t0 1) (>= t3 (* n4 t4)) (>= t4 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1 (* n0 t0))) (and
 (>= t3 1) (>= t4 (* n0 t0)) (>= t0 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n3 t3))) (and (>= t2 1) (>= t4 (* n0
 t0)) (>= t0 (* n1 t1)) (>= t1 (* n3 t3)) (>= t3 (* n2 t2))) (and (>= t3 1) (>= t4 (* n0 t0)) (>= t0 (* n2 t2))
 (>= t2 (* n1 t1)) (>= t1 (* n3 t3))) (and (>= t1 1) (>= t4 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n3 t3)) (>=
 t3 (* n1 t1))) (and (>= t2 1) (>= t4 (* n0 t0)) (>= t0 (* n3 t3)) (>= t3 (* n1 t1)) (>= t1 (* n2 t2))) (and
 (>= t1 1) (>= t4 (* n0 t0)) (>= t0 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n1 t1))) (and (>= t3 1) (>= t4 (* n1
 t1)) (>= t1 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n3 t3))) (and (>= t2 1) (>= t4 (* n1 t1)) (>= t1 (* n0 t0))
 (>= t0 (* n3 t3)) (>= t3 (* n2 t2))) (and (>= t3 1) (>= t4 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n0 t0)) (>=
 t0 (* n3 t3))) (and (>= t0 1) (>= t4 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n3 t3)) (>= t3 (* n0 t0))) (and
 (>= t2 1) (>= t4 (* n1 t1)) (>= t1 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n2 t2))) (and (>= t0 1) (>= t4 (* n1
 t1)) (>= t1 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n0 t0))) (and (>= t3 1) (>= t4 (* n2 t2)) (>= t2 (* n0 t0))
 (>= t0 (* n1 t1)) (>= t1 (* n3 t3))) (and (>= t1 1) (>= t4 (* n2 t2)) (>= t2 (* n0 t0)) (>= t0 (* n3 t3)) (>=
 t3 (* n1 t1))) (and (>= t3 1) (>= t4 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n3 t3))) (and
 (>= t0 1) (>= t4 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1 (* n3 t3)) (>= t3 (* n0 t0))) (and (>= t1 1) (>= t4 (* n2
 t2)) (>= t2 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n1 t1))) (and (>= t0 1) (>= t4 (* n2 t2)) (>= t2 (* n3 t3))
 (>= t3 (* n1 t1)) (>= t1 (* n0 t0))) (and (>= t2 1) (>= t4 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n1 t1)) (>=
 t1 (* n2 t2))) (and (>= t1 1) (>= t4 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n1 t1))) (and
 (>= t2 1) (>= t4 (* n3 t3)) (>= t3 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n2 t2))) (and (>= t0 1) (>= t4 (* n3
 t3)) (>= t3 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n0 t0))) (and (>= t1 1) (>= t4 (* n3 t3)) (>= t3 (* n2 t2))
 (>= t2 (* n0 t0)) (>= t0 (* n1 t1))) (and (>= t0 1) (>= t4 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n1 t1)) (>=
 t1 (* n0 t0)))))
; hypothesis: first index in bounds
(assert
 (and (>= i0 0)
      (< i0 n0)
      (>= i1 0)
      (< i1 n1)
      (>= i2 0)
      (< i2 n2)
      (>= i3 0)
      (< i3 n3)
      (>= i4 0)
      (< i4 n4)))
; hypothesis: second index in bounds
(assert
 (and (>= j0 0)
      (< j0 n0)
      (>= j1 0)
      (< j1 n1)
      (>= j2 0)
      (< j2 n2)
      (>= j3 0)
      (< j3 n3)
      (>= j4 0)
      (< j4 n4)))
; hypothesis: same offset
(assert
 (= (+ (* i0 s0) (* i1 s1) (* i2 s2) (* i3 s3) (* i4 s4))
    (+ (* j0 s0) (* j1 s1) (* j2 s2) (* j3 s3) (* j4 s4))))
; by layouts.permuted.rank-5
(assert
 (let ((a!1 (and (= (+ (* i0 t0) (* i1 t1) (* i2 t2) (* i3 t3) (* i4 t4))
                    (+ (* j0 t0) (* j1 t1) (* j2 t2) (* j3 t3) (* j4 t4))))))
   (=> a!1 (and (= i0 j0) (= i1 j1) (= i2 j2) (= i3 j3) (= i4 j4)))))
; by layouts.unit-offset.rank-5
(assert
 (= (+ (* i0 s0) (* i1 s1) (* i2 s2) (* i3 s3) (* i4 s4))
    (+ (* i0 t0) (* i1 t1) (* i2 t2) (* i3 t3) (* i4 t4))))
; by layouts.unit-offset.rank-5
(assert
 (= (+ (* j0 s0) (* j1 s1) (* j2 s2) (* j3 s3) (* j4 s4))
    (+ (* j0 t0) (* j1 t1) (* j2 t2) (* j3 t3) (* j4 t4))))
; negated conclusion
(assert
 (not (and (= i0 j0) (= i1 j1) (= i2 j2) (= i3 j3) (= i4 j4))))
(check-sat)
