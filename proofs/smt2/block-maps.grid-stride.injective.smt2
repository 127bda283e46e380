; block-maps.grid-stride.injective
; In loops from b in steps of the number of blocks, iteration k of block b and iteration m of block c meet
; only if they are the same.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun b () Int)
(declare-fun blocks () Int)
(declare-fun c () Int)
(declare-fun k () Int)
(declare-fun m () Int)
; hypothesis: blocks of the launch
(assert
 (and (>= b 0) (< b blocks) (>= c 0) (< c blocks)))
; hypothesis: same number
(assert
 (= (+ b (* k blocks)) (+ c (* m blocks))))
; by integers.mixed-radix
(assert
 (let ((a!1 (and (>= b 0)
                 (< b blocks)
                 (>= c 0)
                 (< c blocks)
                 (= (+ (* k blocks) b) (+ (* m blocks) c)))))
   (=> a!1 (and (= k m) (= b c)))))
; negated conclusion
(assert
 (not (and (= b c) (= k m))))
(check-sat)
