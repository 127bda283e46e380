; block-maps.row-major-2d.injective.hypotheses
; The hypotheses of block-maps.row-major-2d.injective can hold together.
; A witness: the answer must be sat.
(set-logic QF_NIA)
(declare-fun w () Int)
(declare-fun b () Int)
(declare-fun c () Int)
(declare-fun h () Int)
(declare-fun d () Int)
(declare-fun group () Int)
(declare-fun nm () Int)
(declare-fun nn () Int)
(declare-fun blocks () Int)
(declare-fun chunk () Int)
; hypothesis: rows have tiles
(assert
 (>= w 1))
; hypothesis: same tile
(assert
 (and (= (div b w) (div c w)) (= (mod b w) (mod c w))))
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
