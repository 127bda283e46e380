; partitions.bytes.rank-4
; Tiles of one view of rank 4 over an array in a layout as in theorem layouts that share a byte of an element
; inside the array's shape are the same tile, and the element has the same place in it.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun s1 () Int)
(declare-fun T1 () Int)
(declare-fun s2 () Int)
(declare-fun T2 () Int)
(declare-fun s3 () Int)
(declare-fun T3 () Int)
(declare-fun m0 () Int)
(declare-fun m1 () Int)
(declare-fun m2 () Int)
(declare-fun m3 () Int)
(declare-fun e0 () Int)
(declare-fun e1 () Int)
(declare-fun e2 () Int)
(declare-fun e3 () Int)
(declare-fun f0 () Int)
(declare-fun f1 () Int)
(declare-fun f2 () Int)
(declare-fun f3 () Int)
(declare-fun x0 () Int)
(declare-fun i0 () Int)
(declare-fun x1 () Int)
(declare-fun x2 () Int)
(declare-fun x3 () Int)
(declare-fun i1 () Int)
(declare-fun i2 () Int)
(declare-fun i3 () Int)
(declare-fun y0 () Int)
(declare-fun j0 () Int)
(declare-fun y1 () Int)
(declare-fun y2 () Int)
(declare-fun y3 () Int)
(declare-fun j1 () Int)
(declare-fun j2 () Int)
(declare-fun j3 () Int)
(declare-fun stride0 () Int)
(declare-fun t0 () Int)
(declare-fun n0 () Int)
(declare-fun stride1 () Int)
(declare-fun t1 () Int)
(declare-fun n1 () Int)
(declare-fun stride2 () Int)
(declare-fun t2 () Int)
(declare-fun n2 () Int)
(declare-fun stride3 () Int)
(declare-fun t3 () Int)
(declare-fun n3 () Int)
(declare-fun p () Int)
(declare-fun w () Int)
(declare-fun q () Int)
(declare-fun base () Int)
; hypothesis: the traversal stride is at least the tile
(assert
 (and (>= s0 T0) (>= s1 T1) (>= s2 T2) (>= s3 T3)))
; hypothesis: dim_map
(assert
 (and (>= m0 0)
      (< m0 4)
      (>= m1 0)
      (< m1 4)
      (>= m2 0)
      (< m2 4)
      (>= m3 0)
      (< m3 4)))
; hypothesis: first lane in its tile
(assert
 (and (>= e0 0)
      (< e0 T0)
      (>= e1 0)
      (< e1 T1)
      (>= e2 0)
      (< e2 T2)
      (>= e3 0)
      (< e3 T3)))
; hypothesis: second lane in its tile
(assert
 (and (>= f0 0)
      (< f0 T0)
      (>= f1 0)
      (< f1 T1)
      (>= f2 0)
      (< f2 T2)
      (>= f3 0)
      (< f3 T3)))
; hypothesis: the first tile covers the element
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* i0 s0) e0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* i0 s0) e0))))
       (a!3 (=> (= m0 2) (= x2 (+ (* i0 s0) e0))))
       (a!4 (=> (= m0 3) (= x3 (+ (* i0 s0) e0))))
       (a!5 (=> (= m1 0) (= x0 (+ (* i1 s1) e1))))
       (a!6 (=> (= m1 1) (= x1 (+ (* i1 s1) e1))))
       (a!7 (=> (= m1 2) (= x2 (+ (* i1 s1) e1))))
       (a!8 (=> (= m1 3) (= x3 (+ (* i1 s1) e1))))
       (a!9 (=> (= m2 0) (= x0 (+ (* i2 s2) e2))))
       (a!10 (=> (= m2 1) (= x1 (+ (* i2 s2) e2))))
       (a!11 (=> (= m2 2) (= x2 (+ (* i2 s2) e2))))
       (a!12 (=> (= m2 3) (= x3 (+ (* i2 s2) e2))))
       (a!13 (=> (= m3 0) (= x0 (+ (* i3 s3) e3))))
       (a!14 (=> (= m3 1) (= x1 (+ (* i3 s3) e3))))
       (a!15 (=> (= m3 2) (= x2 (+ (* i3 s3) e3))))
       (a!16 (=> (= m3 3) (= x3 (+ (* i3 s3) e3)))))
   (and a!1 a!2 a!3 a!4 a!5 a!6 a!7 a!8 a!9 a!10 a!11 a!12 a!13 a!14 a!15 a!16)))
; hypothesis: the second tile covers the element
(assert
 (let ((a!1 (=> (= m0 0) (= y0 (+ (* j0 s0) f0))))
       (a!2 (=> (= m0 1) (= y1 (+ (* j0 s0) f0))))
       (a!3 (=> (= m0 2) (= y2 (+ (* j0 s0) f0))))
       (a!4 (=> (= m0 3) (= y3 (+ (* j0 s0) f0))))
       (a!5 (=> (= m1 0) (= y0 (+ (* j1 s1) f1))))
       (a!6 (=> (= m1 1) (= y1 (+ (* j1 s1) f1))))
       (a!7 (=> (= m1 2) (= y2 (+ (* j1 s1) f1))))
       (a!8 (=> (= m1 3) (= y3 (+ (* j1 s1) f1))))
       (a!9 (=> (= m2 0) (= y0 (+ (* j2 s2) f2))))
       (a!10 (=> (= m2 1) (= y1 (+ (* j2 s2) f2))))
       (a!11 (=> (= m2 2) (= y2 (+ (* j2 s2) f2))))
       (a!12 (=> (= m2 3) (= y3 (+ (* j2 s2) f2))))
       (a!13 (=> (= m3 0) (= y0 (+ (* j3 s3) f3))))
       (a!14 (=> (= m3 1) (= y1 (+ (* j3 s3) f3))))
       (a!15 (=> (= m3 2) (= y2 (+ (* j3 s3) f3))))
       (a!16 (=> (= m3 3) (= y3 (+ (* j3 s3) f3)))))
   (and a!1 a!2 a!3 a!4 a!5 a!6 a!7 a!8 a!9 a!10 a!11 a!12 a!13 a!14 a!15 a!16)))
; hypothesis: the layout does not overlap itself, and a byte is shared
(assert
 (let ((a!1 (or (and (>= t3 1) (>= t0 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n3 t3))) (and (>= t2 1) (>= t0 (*
 n1 t1)) (>= t1 (* n3 t3)) (>= t3 (* n2 t2))) (and (>= t3 1) (>= t0 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1 (* n3
 t3))) (and (>= t1 1) (>= t0 (* n2 t2)) (>= t2 (* n3 t3)) (>= t3 (* n1 t1))) (and (>= t2 1) (>= t0 (* n3 t3))
 (>= t3 (* n1 t1)) (>= t1 (* n2 t2))) (and (>= t1 1) (>= t0 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n1 t1)))
 (and (>= t3 1) (>= t1 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n3 t3))) (and (>= t2 1) (>= t1 (* n0 t0)) (>= t0
 (* n3 t3)) (>= t3 (* n2 t2))) (and (>= t3 1) (>= t1 (* n2 t2)) (>= t2 (* n0 t0)) (>= t0 (* n3 t3))) (and (>=
 t0 1) (>= t1 (* n2 t2)) (>= t2 (* n3 t3)) (>= t3 (* n0 t0))) (and (>= t2 1) (>= t1 (* n3 t3)) (>= t3 (* n0
 t0)) (>= t0 (* n2 t2))) (and (>= t0 1) (>= t1 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n0 t0))) (and (>= t3 1)
 (>= t2 (* n0 t0)) (>= t0 (* n1 t1)) (>= t1 (* n3 t3))) (and (>= t1 1) (>= t2 (* n0 t0)) (>= t0 (* n3 t3)) (>=
 t3 (* n1 t1))) (and (>= t3 1) (>= t2 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n3 t3))) (and (>= t0 1) (>= t2 (*
 n1 t1)) (>= t1 (* n3 t3)) (>= t3 (* n0 t0))) (and (>= t1 1) (>= t2 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n1
 t1))) (and (>= t0 1) (>= t2 (* n3 t3)) (>= t3 (* n1 t1)) (>= t1 (* n0 t0))) (and (>= t2 1) (>= t3 (* n0 t0))
 (>= t0 (* n1 t1)) (>= t1 (* n2 t2))) (and (>= t1 1) (>= t3 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n1 t1)))
 (and (>= t2 1) (>= t3 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n2 t2))) (and (>= t0 1) (>= t3 (* n1 t1)) (>= t1
 (* n2 t2)) (>= t2 (* n0 t0))) (and (>= t1 1) (>= t3 (* n2 t2)) (>= t2 (* n0 t0)) (>= t0 (* n1 t1))) (and (>=
 t0 1) (>= t3 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1 (* n0 t0))))) (a!2 (+ base (* w (+ (* x0 stride0) (* x1
 stride1) (* x2 stride2) (* x3 stride3))) p)) (a!3 (+ base (* w (+ (* y0 stride0) (* y1 stride1) (* y2 stride2)
 (* y3 stride3))) q))) (and (or (= stride0 t0) (<= n0 1)) (or (= stride1 t1) (<= n1 1)) (or (= stride2 t2) (<=
 n2 1)) (or (= stride3 t3) (<= n3 1)) a!1 (>= x0 0) (< x0 n0) (>= x1 0) (< x1 n1) (>= x2 0) (< x2 n2) (>= x3 0)
 (< x3 n3) (>= y0 0) (< y0 n0) (>= y1 0) (< y1 n1) (>= y2 0) (< y2 n2) (>= y3 0) (< y3 n3) (>= p 0) (< p w) (>=
 q 0) (< q w) (= a!2 a!3))))
; by layouts.elements.rank-4
(assert
 (let ((a!1 (or (and (>= t3 1) (>= t0 (* n1 t1)) (>= t1 (* n2 t2)) (>= t2 (* n3 t3))) (and (>= t2 1) (>= t0 (*
 n1 t1)) (>= t1 (* n3 t3)) (>= t3 (* n2 t2))) (and (>= t3 1) (>= t0 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1 (* n3
 t3))) (and (>= t1 1) (>= t0 (* n2 t2)) (>= t2 (* n3 t3)) (>= t3 (* n1 t1))) (and (>= t2 1) (>= t0 (* n3 t3))
 (>= t3 (* n1 t1)) (>= t1 (* n2 t2))) (and (>= t1 1) (>= t0 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n1 t1)))
 (and (>= t3 1) (>= t1 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n3 t3))) (and (>= t2 1) (>= t1 (* n0 t0)) (>= t0
 (* n3 t3)) (>= t3 (* n2 t2))) (and (>= t3 1) (>= t1 (* n2 t2)) (>= t2 (* n0 t0)) (>= t0 (* n3 t3))) (and (>=
 t0 1) (>= t1 (* n2 t2)) (>= t2 (* n3 t3)) (>= t3 (* n0 t0))) (and (>= t2 1) (>= t1 (* n3 t3)) (>= t3 (* n0
 t0)) (>= t0 (* n2 t2))) (and (>= t0 1) (>= t1 (* n3 t3)) (>= t3 (* n2 t2)) (>= t2 (* n0 t0))) (and (>= t3 1)
 (>= t2 (* n0 t0)) (>= t0 (* n1 t1)) (>= t1 (* n3 t3))) (and (>= t1 1) (>= t2 (* n0 t0)) (>= t0 (* n3 t3)) (>=
 t3 (* n1 t1))) (and (>= t3 1) (>= t2 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n3 t3))) (and (>= t0 1) (>= t2 (*
 n1 t1)) (>= t1 (* n3 t3)) (>= t3 (* n0 t0))) (and (>= t1 1) (>= t2 (* n3 t3)) (>= t3 (* n0 t0)) (>= t0 (* n1
 t1))) (and (>= t0 1) (>= t2 (* n3 t3)) (>= t3 (* n1 t1)) (>= t1 (* n0 t0))) (and (>= t2 1) (>= t3 (* n0 t0))
 (>= t0 (* n1 t1)) (>= t1 (* n2 t2))) (and (>= t1 1) (>= t3 (* n0 t0)) (>= t0 (* n2 t2)) (>= t2 (* n1 t1)))
 (and (>= t2 1) (>= t3 (* n1 t1)) (>= t1 (* n0 t0)) (>= t0 (* n2 t2))) (and (>= t0 1) (>= t3 (* n1 t1)) (>= t1
 (* n2 t2)) (>= t2 (* n0 t0))) (and (>= t1 1) (>= t3 (* n2 t2)) (>= t2 (* n0 t0)) (>= t0 (* n1 t1))) (and (>=
 t0 1) (>= t3 (* n2 t2)) (>= t2 (* n1 t1)) (>= t1 (* n0 t0))))) (a!2 (+ base (* w (+ (* x0 stride0) (* x1
 stride1) (* x2 stride2) (* x3 stride3))) p)) (a!3 (+ base (* w (+ (* y0 stride0) (* y1 stride1) (* y2 stride2)
 (* y3 stride3))) q))) (=> (and (or (= stride0 t0) (<= n0 1)) (or (= stride1 t1) (<= n1 1)) (or (= stride2 t2)
 (<= n2 1)) (or (= stride3 t3) (<= n3 1)) a!1 (>= x0 0) (< x0 n0) (>= x1 0) (< x1 n1) (>= x2 0) (< x2 n2) (>=
 x3 0) (< x3 n3) (>= y0 0) (< y0 n0) (>= y1 0) (< y1 n1) (>= y2 0) (< y2 n2) (>= y3 0) (< y3 n3) (>= p 0) (< p
 w) (>= q 0) (< q w) (= a!2 a!3)) (and (= x0 y0) (= x1 y1) (= x2 y2) (= x3 y3) (= p q)))))
; by partitions.elements.rank-4
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* j0 s0) f0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* j0 s0) f0))))
       (a!3 (=> (= m0 2) (= x2 (+ (* j0 s0) f0))))
       (a!4 (=> (= m0 3) (= x3 (+ (* j0 s0) f0))))
       (a!5 (=> (= m1 0) (= x0 (+ (* j1 s1) f1))))
       (a!6 (=> (= m1 1) (= x1 (+ (* j1 s1) f1))))
       (a!7 (=> (= m1 2) (= x2 (+ (* j1 s1) f1))))
       (a!8 (=> (= m1 3) (= x3 (+ (* j1 s1) f1))))
       (a!9 (=> (= m2 0) (= x0 (+ (* j2 s2) f2))))
       (a!10 (=> (= m2 1) (= x1 (+ (* j2 s2) f2))))
       (a!11 (=> (= m2 2) (= x2 (+ (* j2 s2) f2))))
       (a!12 (=> (= m2 3) (= x3 (+ (* j2 s2) f2))))
       (a!13 (=> (= m3 0) (= x0 (+ (* j3 s3) f3))))
       (a!14 (=> (= m3 1) (= x1 (+ (* j3 s3) f3))))
       (a!15 (=> (= m3 2) (= x2 (+ (* j3 s3) f3))))
       (a!16 (=> (= m3 3) (= x3 (+ (* j3 s3) f3)))))
   (=> (and a!1
            a!2
            a!3
            a!4
            a!5
            a!6
            a!7
            a!8
            a!9
            a!10
            a!11
            a!12
            a!13
            a!14
            a!15
            a!16)
       (and (= i0 j0)
            (= i1 j1)
            (= i2 j2)
            (= i3 j3)
            (= e0 f0)
            (= e1 f1)
            (= e2 f2)
            (= e3 f3)))))
; negated conclusion
(assert
 (not (and (= i0 j0)
           (= i1 j1)
           (= i2 j2)
           (= i3 j3)
           (= e0 f0)
           (= e1 f1)
           (= e2 f2)
           (= e3 f3))))
(check-sat)
