; partitions.elements.rank-3
; If two tiles of one view of rank 3, with any dim_map and a traversal stride of at least the tile's size,
; share an element, then they are the same tile and the same place in it.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun s1 () Int)
(declare-fun T1 () Int)
(declare-fun s2 () Int)
(declare-fun T2 () Int)
(declare-fun m0 () Int)
(declare-fun m1 () Int)
(declare-fun m2 () Int)
(declare-fun e0 () Int)
(declare-fun e1 () Int)
(declare-fun e2 () Int)
(declare-fun f0 () Int)
(declare-fun f1 () Int)
(declare-fun f2 () Int)
(declare-fun x0 () Int)
(declare-fun i0 () Int)
(declare-fun x1 () Int)
(declare-fun x2 () Int)
(declare-fun i1 () Int)
(declare-fun i2 () Int)
(declare-fun j0 () Int)
(declare-fun j1 () Int)
(declare-fun j2 () Int)
; hypothesis: the traversal stride is at least the tile
(assert
 (and (>= s0 T0) (>= s1 T1) (>= s2 T2)))
; hypothesis: dim_map
(assert
 (and (>= m0 0) (< m0 3) (>= m1 0) (< m1 3) (>= m2 0) (< m2 3)))
; hypothesis: first lane in its tile
(assert
 (and (>= e0 0) (< e0 T0) (>= e1 0) (< e1 T1) (>= e2 0) (< e2 T2)))
; hypothesis: second lane in its tile
(assert
 (and (>= f0 0) (< f0 T0) (>= f1 0) (< f1 T1) (>= f2 0) (< f2 T2)))
; hypothesis: the first tile covers the element
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* i0 s0) e0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* i0 s0) e0))))
       (a!3 (=> (= m0 2) (= x2 (+ (* i0 s0) e0))))
       (a!4 (=> (= m1 0) (= x0 (+ (* i1 s1) e1))))
       (a!5 (=> (= m1 1) (= x1 (+ (* i1 s1) e1))))
       (a!6 (=> (= m1 2) (= x2 (+ (* i1 s1) e1))))
       (a!7 (=> (= m2 0) (= x0 (+ (* i2 s2) e2))))
       (a!8 (=> (= m2 1) (= x1 (+ (* i2 s2) e2))))
       (a!9 (=> (= m2 2) (= x2 (+ (* i2 s2) e2)))))
   (and a!1 a!2 a!3 a!4 a!5 a!6 a!7 a!8 a!9)))
; hypothesis: the second tile covers the element
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* j0 s0) f0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* j0 s0) f0))))
       (a!3 (=> (= m0 2) (= x2 (+ (* j0 s0) f0))))
       (a!4 (=> (= m1 0) (= x0 (+ (* j1 s1) f1))))
       (a!5 (=> (= m1 1) (= x1 (+ (* j1 s1) f1))))
       (a!6 (=> (= m1 2) (= x2 (+ (* j1 s1) f1))))
       (a!7 (=> (= m2 0) (= x0 (+ (* j2 s2) f2))))
       (a!8 (=> (= m2 1) (= x1 (+ (* j2 s2) f2))))
       (a!9 (=> (= m2 2) (= x2 (+ (* j2 s2) f2)))))
   (and a!1 a!2 a!3 a!4 a!5 a!6 a!7 a!8 a!9)))
; by integers.mixed-radix
(assert
 (let ((a!1 (and (>= e0 0)
                 (< e0 s0)
                 (>= f0 0)
                 (< f0 s0)
                 (= (+ (* i0 s0) e0) (+ (* j0 s0) f0)))))
   (=> a!1 (and (= i0 j0) (= e0 f0)))))
; by integers.mixed-radix
(assert
 (let ((a!1 (and (>= e1 0)
                 (< e1 s1)
                 (>= f1 0)
                 (< f1 s1)
                 (= (+ (* i1 s1) e1) (+ (* j1 s1) f1)))))
   (=> a!1 (and (= i1 j1) (= e1 f1)))))
; by integers.mixed-radix
(assert
 (let ((a!1 (and (>= e2 0)
                 (< e2 s2)
                 (>= f2 0)
                 (< f2 s2)
                 (= (+ (* i2 s2) e2) (+ (* j2 s2) f2)))))
   (=> a!1 (and (= i2 j2) (= e2 f2)))))
; negated conclusion
(assert
 (not (and (= i0 j0) (= i1 j1) (= i2 j2) (= e0 f0) (= e1 f1) (= e2 f2))))
(check-sat)
