; block-maps.chunks.onto
; If the chunks reach n, every number of [0, n) is in the chunk of one of the blocks.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun chunk () Int)
(declare-fun n () Int)
(declare-fun blocks () Int)
(declare-fun x () Int)
; hypothesis: chunks have places
(assert
 (>= chunk 1))
; hypothesis: the chunks reach n
(assert
 (<= n (* blocks chunk)))
; hypothesis: number in range
(assert
 (and (>= x 0) (< x n)))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* chunk (div x chunk)) (mod x chunk)) x)))
   (and a!1 (>= (mod x chunk) 0) (< (mod x chunk) chunk))))
; by block-maps.row-major-2d.into
(assert
 (=> (and (>= x 0) (< x (* blocks chunk)))
     (and (>= (div x chunk) 0)
          (< (div x chunk) blocks)
          (>= (mod x chunk) 0)
          (< (mod x chunk) chunk))))
; negated conclusion
(assert
 (let ((a!1 (= (+ (* (div x chunk) chunk) (mod x chunk)) x)))
   (not (and (>= (div x chunk) 0)
             (< (div x chunk) blocks)
             (>= (mod x chunk) 0)
             (< (mod x chunk) chunk)
             a!1))))
(check-sat)
