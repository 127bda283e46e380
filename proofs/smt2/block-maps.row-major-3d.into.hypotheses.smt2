; block-maps.row-major-3d.into.hypotheses
; The hypotheses of block-maps.row-major-3d.into can hold together.
; A witness: the answer must be sat.
(set-logic QF_NIA)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun b () Int)
(declare-fun d () Int)
(declare-fun group () Int)
(declare-fun nm () Int)
(declare-fun nn () Int)
(declare-fun blocks () Int)
(declare-fun chunk () Int)
; hypothesis: planes have tiles
(assert
 (and (>= w 1) (>= h 1)))
; hypothesis: number in range
(assert
 (and (>= b 0) (< b (* d h w))))
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
