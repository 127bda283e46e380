; block-maps.grid-stride.injective.hypotheses
; The hypotheses of block-maps.grid-stride.injective can hold together.
; A witness: the answer must be sat.
(set-logic QF_NIA)
(declare-fun b () Int)
(declare-fun blocks () Int)
(declare-fun c () Int)
(declare-fun k () Int)
(declare-fun m () Int)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun d () Int)
(declare-fun group () Int)
(declare-fun nm () Int)
(declare-fun nn () Int)
(declare-fun chunk () Int)
; hypothesis: blocks of the launch
(assert
 (and (>= b 0) (< b blocks) (>= c 0) (< c blocks)))
; hypothesis: same number
(assert
 (= (+ b (* k blocks)) (+ c (* m blocks))))
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
