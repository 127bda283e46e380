; partitions.elements.rank-1
; If two tiles of one view of rank 1, with any dim_map and a traversal stride of at least the tile's size,
; share an element, then they are the same tile and the same place in it.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun m0 () Int)
(declare-fun e0 () Int)
(declare-fun f0 () Int)
(declare-fun x0 () Int)
(declare-fun i0 () Int)
(declare-fun j0 () Int)
; hypothesis: the traversal stride is at least the tile
(assert
 (and (>= s0 T0)))
; hypothesis: dim_map
(assert
 (and (>= m0 0) (< m0 1)))
; hypothesis: first lane in its tile
(assert
 (and (>= e0 0) (< e0 T0)))
; hypothesis: second lane in its tile
(assert
 (and (>= f0 0) (< f0 T0)))
; hypothesis: the first tile covers the element
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* i0 s0) e0)))))
   (and a!1)))
; hypothesis: the second tile covers the element
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* j0 s0) f0)))))
   (and a!1)))
; by integers.mixed-radix
(assert
 (let ((a!1 (and (>= e0 0)
                 (< e0 s0)
                 (>= f0 0)
                 (< f0 s0)
                 (= (+ (* i0 s0) e0) (+ (* j0 s0) f0)))))
   (=> a!1 (and (= i0 j0) (= e0 f0)))))
; negated conclusion
(assert
 (not (and (= i0 j0) (= e0 f0))))
(check-sat)
