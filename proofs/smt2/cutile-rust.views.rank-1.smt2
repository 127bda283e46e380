; cutile-rust.views.rank-1
; If an injective map sends blocks to tiles of a view of rank 1 as in theorem partitions, then no byte belongs
; to two blocks, nor to two lanes of an operation on one tile.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun i0 () Int)
(declare-fun j0 () Int)
(declare-fun block () Int)
(declare-fun other_block () Int)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun m0 () Int)
(declare-fun e0 () Int)
(declare-fun f0 () Int)
(declare-fun x0 () Int)
(declare-fun y0 () Int)
(declare-fun stride0 () Int)
(declare-fun t0 () Int)
(declare-fun n0 () Int)
(declare-fun p () Int)
(declare-fun w () Int)
(declare-fun q () Int)
(declare-fun base () Int)
; hypothesis: the block map is injective
(assert
 (=> (and (= i0 j0)) (= block other_block)))
; hypothesis: the tiles share a byte
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* i0 s0) e0))))
       (a!2 (=> (= m0 0) (= y0 (+ (* j0 s0) f0)))))
   (and (>= s0 T0)
        (>= m0 0)
        (< m0 1)
        (>= e0 0)
        (< e0 T0)
        (>= f0 0)
        (< f0 T0)
        a!1
        a!2
        (or (= stride0 t0) (<= n0 1))
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
; by partitions.bytes.rank-1
(assert
 (let ((a!1 (=> (= m0 0) (= x0 (+ (* i0 s0) e0))))
       (a!2 (=> (= m0 0) (= y0 (+ (* j0 s0) f0)))))
 (let ((a!3 (and (>= s0 T0)
                 (>= m0 0)
                 (< m0 1)
                 (>= e0 0)
                 (< e0 T0)
                 (>= f0 0)
                 (< f0 T0)
                 a!1
                 a!2
                 (or (= stride0 t0) (<= n0 1))
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
   (=> a!3 (and (= i0 j0) (= e0 f0))))))
; negated conclusion
(assert
 (not (and (= block other_block) (= e0 f0))))
(check-sat)
