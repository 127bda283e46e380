; block-maps.chunks.injective
; Blocks that take a contiguous chunk of numbers each, b*chunk + k, meet nowhere.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun k () Int)
(declare-fun chunk () Int)
(declare-fun m () Int)
(declare-fun b () Int)
(declare-fun c () Int)
; hypothesis: places in the chunk
(assert
 (and (>= k 0) (< k chunk) (>= m 0) (< m chunk)))
; hypothesis: same number
(assert
 (= (+ (* b chunk) k) (+ (* c chunk) m)))
; by integers.mixed-radix
(assert
 (=> (and (>= k 0) (< k chunk) (>= m 0) (< m chunk)) (and (= b c) (= k m))))
; negated conclusion
(assert
 (not (and (= b c) (= k m))))
(check-sat)
