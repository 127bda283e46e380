; partitions.bytes.rank-2
; Tiles of one view of rank 2 over an array in a layout as in theorem layouts that share a byte of an element
; inside the array's shape are the same tile, and the element has the same place in it.
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
(declare-fun y0 () Int)
(declare-fun j0 () Int)
(declare-fun y1 () Int)
(declare-fun j1 () Int)
(declare-fun stride0 () Int)
(declare-fun t0 () Int)
(declare-fun n0 () Int)
(declare-fun stride1 () Int)
(declare-fun t1 () Int)
(declare-fun n1 () Int)
(declare-fun p () Int)
(declare-fun w () Int)
(declare-fun q () Int)
(declare-fun base () Int)
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
 (let ((a!1 (=> (= m0 0) (= y0 (+ (* j0 s0) f0))))
       (a!2 (=> (= m0 1) (= y1 (+ (* j0 s0) f0))))
       (a!3 (=> (= m1 0) (= y0 (+ (* j1 s1) f1))))
       (a!4 (=> (= m1 1) (= y1 (+ (* j1 s1) f1)))))
   (and a!1 a!2 a!3 a!4)))
; hypothesis: the layout does not overlap itself, and a byte is shared
(assert
 (let ((a!1 (or (and (>= t1 1) (>= t0 (* n1 t1)))
                (and (>= t0 1) (>= t1 (* n0 t0)))))
       (a!2 (+ base (* w (+ (* x0 stride0) (* x1 stride1))) p))
       (a!3 (+ base (* w (+ (* y0 stride0) (* y1 stride1))) q)))
   (and (or (= stride0 t0) (<= n0 1))
        (or (= stride1 t1) (<= n1 1))
        a!1
        (>= x0 0)
        (< x0 n0)
        (>= x1 0)
        (< x1 n1)
        (>= y0 0)
        (< y0 n0)
        (>= y1 0)
        (< y1 n1)
        (>= p 0)
        (< p w)
        (>= q 0)
        (< q w)
        (= a!2 a!3))))
; by layouts.elements.rank-2
(assert
 (let ((a!1 (or (and (>= t1 1) (>= t0 (* n1 t1)))
                (and (>= t0 1) (>= t1 (* n0 t0)))))
       (a!2 (+ base (* w (+ (* x0 stride0) (* x1 stride1))) p))
       (a!3 (+ base (* w (+ (* y0 stride0) (* y1 stride1))) q)))
   (=> (and (or (= stride0 t0) (<= n0 1))
            (or (= stride1 t1) (<= n1 1))
            a!1
            (>= x0 0)
            (< x0 n0)
            (>= x1 0)
            (< x1 n1)
            (>= y0 0)
            (< y0 n0)
            (>= y1 0)
            (< y1 n1)
            (>= p 0)
            (< p w)
            (>= q 0)
            (< q w)
            (= a!2 a!3))
       (and (= x0 y0) (= x1 y1) (= p q)))))
; by partitions.elements.rank-2
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* j0 s0) f0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* j0 s0) f0))))
       (a!3 (=> (= m1 0) (= x0 (+ (* j1 s1) f1))))
       (a!4 (=> (= m1 1) (= x1 (+ (* j1 s1) f1)))))
   (=> (and a!1 a!2 a!3 a!4) (and (= i0 j0) (= i1 j1) (= e0 f0) (= e1 f1)))))
; negated conclusion
(assert
 (not (and (= i0 j0) (= i1 j1) (= e0 f0) (= e1 f1))))
(check-sat)
