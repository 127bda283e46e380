; partitions.elements.rank-5
; If two tiles of one view of rank 5, with any dim_map and a traversal stride of at least the tile's size,
; share an element, then they are the same tile and the same place in it.
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
(declare-fun s4 () Int)
(declare-fun T4 () Int)
(declare-fun m0 () Int)
(declare-fun m1 () Int)
(declare-fun m2 () Int)
(declare-fun m3 () Int)
(declare-fun m4 () Int)
(declare-fun e0 () Int)
(declare-fun e1 () Int)
(declare-fun e2 () Int)
(declare-fun e3 () Int)
(declare-fun e4 () Int)
(declare-fun f0 () Int)
(declare-fun f1 () Int)
(declare-fun f2 () Int)
(declare-fun f3 () Int)
(declare-fun f4 () Int)
(declare-fun x0 () Int)
(declare-fun i0 () Int)
(declare-fun x1 () Int)
(declare-fun x2 () Int)
(declare-fun x3 () Int)
(declare-fun x4 () Int)
(declare-fun i1 () Int)
(declare-fun i2 () Int)
(declare-fun i3 () Int)
(declare-fun i4 () Int)
(declare-fun j0 () Int)
(declare-fun j1 () Int)
(declare-fun j2 () Int)
(declare-fun j3 () Int)
(declare-fun j4 () Int)
; hypothesis: the traversal stride is at least the tile
(assert
 (and (>= s0 T0) (>= s1 T1) (>= s2 T2) (>= s3 T3) (>= s4 T4)))
; hypothesis: dim_map
(assert
 (and (>= m0 0)
      (< m0 5)
      (>= m1 0)
      (< m1 5)
      (>= m2 0)
      (< m2 5)
      (>= m3 0)
      (< m3 5)
      (>= m4 0)
      (< m4 5)))
; hypothesis: first lane in its tile
(assert
 (and (>= e0 0)
      (< e0 T0)
      (>= e1 0)
      (< e1 T1)
      (>= e2 0)
      (< e2 T2)
      (>= e3 0)
      (< e3 T3)
      (>= e4 0)
      (< e4 T4)))
; hypothesis: second lane in its tile
(assert
 (and (>= f0 0)
      (< f0 T0)
      (>= f1 0)
      (< f1 T1)
      (>= f2 0)
      (< f2 T2)
      (>= f3 0)
      (< f3 T3)
      (>= f4 0)
      (< f4 T4)))
; hypothesis: the first tile covers the element
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* i0 s0) e0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* i0 s0) e0))))
       (a!3 (=> (= m0 2) (= x2 (+ (* i0 s0) e0))))
       (a!4 (=> (= m0 3) (= x3 (+ (* i0 s0) e0))))
       (a!5 (=> (= m0 4) (= x4 (+ (* i0 s0) e0))))
       (a!6 (=> (= m1 0) (= x0 (+ (* i1 s1) e1))))
       (a!7 (=> (= m1 1) (= x1 (+ (* i1 s1) e1))))
       (a!8 (=> (= m1 2) (= x2 (+ (* i1 s1) e1))))
       (a!9 (=> (= m1 3) (= x3 (+ (* i1 s1) e1))))
       (a!10 (=> (= m1 4) (= x4 (+ (* i1 s1) e1))))
       (a!11 (=> (= m2 0) (= x0 (+ (* i2 s2) e2))))
       (a!12 (=> (= m2 1) (= x1 (+ (* i2 s2) e2))))
       (a!13 (=> (= m2 2) (= x2 (+ (* i2 s2) e2))))
       (a!14 (=> (= m2 3) (= x3 (+ (* i2 s2) e2))))
       (a!15 (=> (= m2 4) (= x4 (+ (* i2 s2) e2))))
       (a!16 (=> (= m3 0) (= x0 (+ (* i3 s3) e3))))
       (a!17 (=> (= m3 1) (= x1 (+ (* i3 s3) e3))))
       (a!18 (=> (= m3 2) (= x2 (+ (* i3 s3) e3))))
       (a!19 (=> (= m3 3) (= x3 (+ (* i3 s3) e3))))
       (a!20 (=> (= m3 4) (= x4 (+ (* i3 s3) e3))))
       (a!21 (=> (= m4 0) (= x0 (+ (* i4 s4) e4))))
       (a!22 (=> (= m4 1) (= x1 (+ (* i4 s4) e4))))
       (a!23 (=> (= m4 2) (= x2 (+ (* i4 s4) e4))))
       (a!24 (=> (= m4 3) (= x3 (+ (* i4 s4) e4))))
       (a!25 (=> (= m4 4) (= x4 (+ (* i4 s4) e4)))))
   (and a!1
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
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25)))
; hypothesis: the second tile covers the element
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* j0 s0) f0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* j0 s0) f0))))
       (a!3 (=> (= m0 2) (= x2 (+ (* j0 s0) f0))))
       (a!4 (=> (= m0 3) (= x3 (+ (* j0 s0) f0))))
       (a!5 (=> (= m0 4) (= x4 (+ (* j0 s0) f0))))
       (a!6 (=> (= m1 0) (= x0 (+ (* j1 s1) f1))))
       (a!7 (=> (= m1 1) (= x1 (+ (* j1 s1) f1))))
       (a!8 (=> (= m1 2) (= x2 (+ (* j1 s1) f1))))
       (a!9 (=> (= m1 3) (= x3 (+ (* j1 s1) f1))))
       (a!10 (=> (= m1 4) (= x4 (+ (* j1 s1) f1))))
       (a!11 (=> (= m2 0) (= x0 (+ (* j2 s2) f2))))
       (a!12 (=> (= m2 1) (= x1 (+ (* j2 s2) f2))))
       (a!13 (=> (= m2 2) (= x2 (+ (* j2 s2) f2))))
       (a!14 (=> (= m2 3) (= x3 (+ (* j2 s2) f2))))
       (a!15 (=> (= m2 4) (= x4 (+ (* j2 s2) f2))))
       (a!16 (=> (= m3 0) (= x0 (+ (* j3 s3) f3))))
       (a!17 (=> (= m3 1) (= x1 (+ (* j3 s3) f3))))
       (a!18 (=> (= m3 2) (= x2 (+ (* j3 s3) f3))))
       (a!19 (=> (= m3 3) (= x3 (+ (* j3 s3) f3))))
       (a!20 (=> (= m3 4) (= x4 (+ (* j3 s3) f3))))
       (a!21 (=> (= m4 0) (= x0 (+ (* j4 s4) f4))))
       (a!22 (=> (= m4 1) (= x1 (+ (* j4 s4) f4))))
       (a!23 (=> (= m4 2) (= x2 (+ (* j4 s4) f4))))
       (a!24 (=> (= m4 3) (= x3 (+ (* j4 s4) f4))))
       (a!25 (=> (= m4 4) (= x4 (+ (* j4 s4) f4)))))
   (and a!1
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
        a!16
        a!17
        a!18
        a!19
        a!20
        a!21
        a!22
        a!23
        a!24
        a!25)))
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
; by integers.mixed-radix
(assert
 (let ((a!1 (and (>= e3 0)
                 (< e3 s3)
                 (>= f3 0)
                 (< f3 s3)
                 (= (+ (* i3 s3) e3) (+ (* j3 s3) f3)))))
   (=> a!1 (and (= i3 j3) (= e3 f3)))))
; by integers.mixed-radix
(assert
 (let ((a!1 (and (>= e4 0)
                 (< e4 s4)
                 (>= f4 0)
                 (< f4 s4)
                 (= (+ (* i4 s4) e4) (+ (* j4 s4) f4)))))
   (=> a!1 (and (= i4 j4) (= e4 f4)))))
; negated conclusion
(assert
 (not (and (= i0 j0)
           (= i1 j1)
           (= i2 j2)
           (= i3 j3)
           (= i4 j4)
           (= e0 f0)
           (= e1 f1)
           (= e2 f2)
           (= e3 f3)
           (= e4 f4))))
(check-sat)
