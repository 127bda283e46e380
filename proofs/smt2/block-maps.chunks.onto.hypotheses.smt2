; block-maps.chunks.onto.hypotheses
; The hypotheses of block-maps.chunks.onto can hold together.
; A witness: the answer must be sat.
(set-logic QF_NIA)
(declare-fun chunk () Int)
(declare-fun n () Int)
(declare-fun blocks () Int)
(declare-fun x () Int)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun d () Int)
(declare-fun group () Int)
(declare-fun nm () Int)
(declare-fun nn () Int)
; hypothesis: chunks have places
(assert
 (>= chunk 1))
; hypothesis: the chunks reach n
(assert
 (<= n (* blocks chunk)))
; hypothesis: number in range
(assert
 (and (>= x 0) (< x n)))
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
