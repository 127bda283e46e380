; partitions.control.exact.two-windows
; None of the three ways out of the exact condition can be any weaker.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun s1 () Int)
(declare-fun T1 () Int)
(declare-fun N0 () Int)
(declare-fun n0 () Int)
(declare-fun i0 () Int)
(declare-fun i1 () Int)
(declare-fun N1 () Int)
(declare-fun j0 () Int)
(declare-fun j1 () Int)
(declare-fun e0 () Int)
(declare-fun e1 () Int)
(declare-fun f0 () Int)
(declare-fun f1 () Int)
(declare-fun n1 () Int)
; hypothesis: tiles have elements, strides are not negative
(assert
 (and (>= s0 0) (>= T0 1) (>= s1 0) (>= T1 1)))
; hypothesis: exact condition
(assert
 (and (or (<= N0 2) (>= s0 T0) (>= s0 n0)) (>= s1 T1)))
; hypothesis: they meet
(assert
 (and (>= i0 0)
      (< i0 N0)
      (>= i1 0)
      (< i1 N1)
      (>= j0 0)
      (< j0 N0)
      (>= j1 0)
      (< j1 N1)
      (>= e0 0)
      (< e0 T0)
      (>= e1 0)
      (< e1 T1)
      (>= f0 0)
      (< f0 T0)
      (>= f1 0)
      (< f1 T1)
      (= (+ (* i0 s0) e0) (+ (* j0 s0) f0))
      (= (+ (* i1 s1) e1) (+ (* j1 s1) f1))
      (>= (+ (* i0 s0) e0) 0)
      (< (+ (* i0 s0) e0) n0)
      (>= (+ (* i1 s1) e1) 0)
      (< (+ (* i1 s1) e1) n1)))
; bound on the search
(assert
 (and (>= i0 0) (<= i0 3)))
; bound on the search
(assert
 (and (>= i1 0) (<= i1 3)))
; bound on the search
(assert
 (and (>= j0 0) (<= j0 3)))
; bound on the search
(assert
 (and (>= j1 0) (<= j1 3)))
; bound on the search
(assert
 (and (>= e0 0) (<= e0 3)))
; bound on the search
(assert
 (and (>= e1 0) (<= e1 3)))
; bound on the search
(assert
 (and (>= f0 0) (<= f0 3)))
; bound on the search
(assert
 (and (>= f1 0) (<= f1 3)))
; bound on the search
(assert
 (and (>= s0 0) (<= s0 3)))
; bound on the search
(assert
 (and (>= s1 0) (<= s1 3)))
; bound on the search
(assert
 (and (>= T0 0) (<= T0 3)))
; bound on the search
(assert
 (and (>= T1 0) (<= T1 3)))
; negated conclusion
(assert
 (not (and (= i0 j0) (= i1 j1))))
(check-sat)
