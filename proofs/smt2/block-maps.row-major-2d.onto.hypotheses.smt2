; block-maps.row-major-2d.onto.hypotheses
; The hypotheses of block-maps.row-major-2d.onto can hold together.
; A witness: the answer must be sat.
(set-logic QF_LIA)
(declare-fun x () Int)
(declare-fun h () Int)
(declare-fun y () Int)
(declare-fun w () Int)
(declare-fun d () Int)
(declare-fun group () Int)
(declare-fun nm () Int)
(declare-fun nn () Int)
(declare-fun blocks () Int)
(declare-fun chunk () Int)
; hypothesis: tile
(assert
 (and (>= x 0) (< x h) (>= y 0) (< y w)))
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
