; block-maps.grid-stride.onto
; In loops from b below n in steps of the number of blocks, every number of [0, n) is reached.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun blocks () Int)
(declare-fun x () Int)
(declare-fun n () Int)
; hypothesis: there are blocks
(assert
 (>= blocks 1))
; hypothesis: number in range
(assert
 (and (>= x 0) (< x n)))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* blocks (div x blocks)) (mod x blocks)) x)))
   (and a!1 (>= (mod x blocks) 0) (< (mod x blocks) blocks))))
; by integers.product-monotone
(assert
 (let ((a!1 (and (<= (+ (div x blocks) 1) 0) (>= blocks 0)))
       (a!2 (<= (* (+ (div x blocks) 1) blocks) (* 0 blocks))))
   (=> a!1 a!2)))
; negated conclusion
(assert
 (let ((a!1 (= (+ (mod x blocks) (* (div x blocks) blocks)) x)))
   (not (and (>= (mod x blocks) 0)
             (< (mod x blocks) blocks)
             (>= (div x blocks) 0)
             a!1))))
(check-sat)
