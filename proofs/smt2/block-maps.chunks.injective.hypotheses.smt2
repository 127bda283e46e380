; block-maps.chunks.injective.hypotheses
; The hypotheses of block-maps.chunks.injective can hold together.
; A witness: the answer must be sat.
(set-logic QF_NIA)
(declare-fun k () Int)
(declare-fun chunk () Int)
(declare-fun m () Int)
(declare-fun b () Int)
(declare-fun c () Int)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun d () Int)
(declare-fun group () Int)
(declare-fun nm () Int)
(declare-fun nn () Int)
(declare-fun blocks () Int)
; hypothesis: places in the chunk
(assert
 (and (>= k 0) (< k chunk) (>= m 0) (< m chunk)))
; hypothesis: same number
(assert
 (= (+ (* b chunk) k) (+ (* c chunk) m)))
; bound on the search
(assert
 (= w 3))
; bound on the search
(assert
 (= h 2))
; bound on the search
(assert
 (= d 2))
; bound on the search
(assert
 (= group 2))
; bound on the search
(assert
 (= nm 3))
; bound on the search
(assert
 (= nn 2))
; bound on the search
(assert
 (= blocks 2))
; bound on the search
(assert
 (= chunk 2))
(check-sat)
