; partitions.bytes.rank-1
; Tiles of one view of rank 1 over an array in a layout as in theorem layouts that share a byte of an element
; inside the array's shape are the same tile, and the element has the same place in it.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun m0 () Int)
(declare-fun e0 () Int)
(declare-fun f0 () Int)
(declare-fun x0 () Int)
(declare-fun i0 () Int)
(declare-fun y0 () Int)
(declare-fun j0 () Int)
(declare-fun stride0 () Int)
(declare-fun t0 () Int)
(declare-fun n0 () Int)
(declare-fun p () Int)
(declare-fun w () Int)
(declare-fun q () Int)
(declare-fun base () Int)
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
 (let ((a!1 (=> (= m0 0) (= y0 (+ (* j0 s0) f0)))))
   (and a!1)))
; hypothesis: the layout does not overlap itself, and a byte is shared
(assert
 (and (or (= stride0 t0) (<= n0 1))
      (or (and (>= t0 1)))
      (>= x0 0)
      (< x0 n0)
      (>= y0 0)
      (< y0 n0)
      (>= p 0)
      (< p w)
      (>= q 0)
      (< q w)
      (= (+ base (* w x0 stride0) p) (+ base (* w y0 stride0) q))))
; by layouts.elements.rank-1
(assert
 (let ((a!1 (and (or (= stride0 t0) (<= n0 1))
                 (or (and (>= t0 1)))
                 (>= x0 0)
                 (< x0 n0)
                 (>= y0 0)
                 (< y0 n0)
                 (>= p 0)
                 (< p w)
                 (>= q 0)
                 (< q w)
                 (= (+ base (* w x0 stride0) p) (+ base (* w y0 stride0) q)))))
   (=> a!1 (and (= x0 y0) (= p q)))))
; by partitions.elements.rank-1
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* j0 s0) f0)))))
   (=> (and a!1) (and (= i0 j0) (= e0 f0)))))
; negated conclusion
(assert
 (not (and (= i0 j0) (= e0 f0))))
(check-sat)
