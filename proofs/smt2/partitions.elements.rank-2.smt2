; partitions.elements.rank-2
; If two tiles of one view of rank 2, with any dim_map and a traversal stride of at least the tile's size,
; share an element, then they are the same tile and the same place in it.
; A lemma: the answer must be unsat.
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
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* j0 s0) f0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* j0 s0) f0))))
       (a!3 (=> (= m1 0) (= x0 (+ (* j1 s1) f1))))
       (a!4 (=> (= m1 1) (= x1 (+ (* j1 s1) f1)))))
   (and a!1 a!2 a!3 a!4)))
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
; negated conclusion
(assert
 (not (and (= i0 j0) (= i1 j1) (= e0 f0) (= e1 f1))))
(check-sat)
