; partitions.control.two-strides
; Different tiles of two views of one array meet if their traversal strides differ.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun s1 () Int)
(declare-fun T1 () Int)
(declare-fun m0 () Int)
(declare-fun m1 () Int)
(declare-fun e0 () Int)
(declare-fun e1 () Int)
(declare-fun f0 () Int)
(declare-fun f1 () Int)
(declare-fun x0 () Int)
(declare-fun i0 () Int)
(declare-fun x1 () Int)
(declare-fun i1 () Int)
(declare-fun other_s0 () Int)
(declare-fun other_s1 () Int)
(declare-fun j0 () Int)
(declare-fun j1 () Int)
; hypothesis: the traversal stride is at least the tile
(assert
 (and (>= s0 T0) (>= s1 T1)))
; hypothesis: dim_map
(assert
 (and (>= m0 0) (< m0 2) (>= m1 0) (< m1 2)))
; hypothesis: first lane in its tile
(assert
 (and (>= e0 0) (< e0 T0) (>= e1 0) (< e1 T1)))
; hypothesis: second lane in its tile
(assert
 (and (>= f0 0) (< f0 T0) (>= f1 0) (< f1 T1)))
; hypothesis: the first tile covers the element
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* i0 s0) e0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* i0 s0) e0))))
       (a!3 (=> (= m1 0) (= x0 (+ (* i1 s1) e1))))
       (a!4 (=> (= m1 1) (= x1 (+ (* i1 s1) e1)))))
   (and a!1 a!2 a!3 a!4)))
; hypothesis: the second tile covers the element
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* j0 other_s0) f0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* j0 other_s0) f0))))
       (a!3 (=> (= m1 0) (= x0 (+ (* j1 other_s1) f1))))
       (a!4 (=> (= m1 1) (= x1 (+ (* j1 other_s1) f1)))))
   (and (>= other_s0 T0) (>= other_s1 T1) a!1 a!2 a!3 a!4)))
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
 (not (and (= i0 j0) (= i1 j1) (= e0 f0) (= e1 f1))))
(check-sat)
