; block-maps.swizzle-in-group.into.hypotheses
; The hypotheses of block-maps.swizzle-in-group.into can hold together.
; A witness: the answer must be sat.
(set-logic QF_NIA)
(declare-fun group () Int)
(declare-fun nn () Int)
(declare-fun t () Int)
(declare-fun nm () Int)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun d () Int)
(declare-fun blocks () Int)
(declare-fun chunk () Int)
; hypothesis: sizes
(assert
 (and (>= group 1) (>= nn 1)))
; hypothesis: number in range
(assert
 (and (>= t 0) (< t (* nm nn))))
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
