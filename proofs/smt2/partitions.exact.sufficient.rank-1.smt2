; partitions.exact.sufficient.rank-1
; Under the exact condition, different tiles of a strided view of rank 1 share no element.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun n0 () Int)
(declare-fun N0 () Int)
(declare-fun i0 () Int)
(declare-fun j0 () Int)
(declare-fun e0 () Int)
(declare-fun f0 () Int)
; hypothesis: tiles have elements, strides are not negative
(assert
 (and (>= s0 0) (>= T0 1)))
; hypothesis: exact condition
(assert
 (or (<= n0 0) (<= N0 0) (and (or (<= N0 1) (>= s0 T0) (>= s0 n0)))))
; hypothesis: they meet
(assert
 (and (>= i0 0)
      (< i0 N0)
      (>= j0 0)
      (< j0 N0)
      (>= e0 0)
      (< e0 T0)
      (>= f0 0)
      (< f0 T0)
      (= (+ (* i0 s0) e0) (+ (* j0 s0) f0))
      (>= (+ (* i0 s0) e0) 0)
      (< (+ (* i0 s0) e0) n0)))
; by partitions.window
(assert
 (=> (and (or (<= N0 1) (>= s0 T0) (>= s0 n0))) (= i0 j0)))
; negated conclusion
(assert
 (not (and (= i0 j0))))
(check-sat)
