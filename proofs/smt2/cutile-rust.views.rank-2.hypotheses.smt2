; cutile-rust.views.rank-2.hypotheses
; The hypotheses of cutile-rust.views.rank-2 can hold together.
; A witness: the answer must be sat.
(set-logic QF_NIA)
(declare-fun i0 () Int)
(declare-fun j0 () Int)
(declare-fun i1 () Int)
(declare-fun j1 () Int)
(declare-fun block () Int)
(declare-fun other_block () Int)
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
(declare-fun x1 () Int)
(declare-fun y0 () Int)
(declare-fun y1 () Int)
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
; hypothesis: the block map is injective
(assert
 (=> (and (= i0 j0) (= i1 j1)) (= block other_block)))
; hypothesis: the tiles share a byte
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* i0 s0) e0))))
       (a!2 (=> (= m0 1) (= x1 (+ (* i0 s0) e0))))
       (a!3 (=> (= m1 0) (= x0 (+ (* i1 s1) e1))))
       (a!4 (=> (= m1 1) (= x1 (+ (* i1 s1) e1))))
       (a!5 (=> (= m0 0) (= y0 (+ (* j0 s0) f0))))
       (a!6 (=> (= m0 1) (= y1 (+ (* j0 s0) f0))))
       (a!7 (=> (= m1 0) (= y0 (+ (* j1 s1) f1))))
       (a!8 (=> (= m1 1) (= y1 (+ (* j1 s1) f1))))
       (a!9 (or (and (>= t1 1) (>= t0 (* n1 t1)))
                (and (>= t0 1) (>= t1 (* n0 t0)))))
       (a!10 (+ base (* w (+ (* x0 stride0) (* x1 stride1))) p))
       (a!11 (+ base (* w (+ (* y0 stride0) (* y1 stride1))) q)))
   (and (>= s0 T0)
        (>= s1 T1)
        (>= m0 0)
        (< m0 2)
        (>= m1 0)
        (< m1 2)
        (>= e0 0)
        (< e0 T0)
        (>= e1 0)
        (< e1 T1)
        (>= f0 0)
        (< f0 T0)
        (>= f1 0)
        (< f1 T1)
        a!1
        a!2
        a!3
        a!4
        a!5
        a!6
        a!7
        a!8
        (or (= stride0 t0) (<= n0 1))
        (or (= stride1 t1) (<= n1 1))
        a!9
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
        (= a!10 a!11))))
; bound on the search
(assert
 (and (= T0 2) (= s0 2)))
; bound on the search
(assert
 (and (= T1 2) (= s1 2)))
; bound on the search
(assert
 (and (= stride0 4) (= t0 stride0)))
; bound on the search
(assert
 (and (= stride1 1) (= t1 stride1)))
; bound on the search
(assert
 (= n0 4))
; bound on the search
(assert
 (= n1 4))
; bound on the search
(assert
 (= w 4))
(check-sat)
