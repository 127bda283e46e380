; block-maps.linearised.injective.hypotheses
; The hypotheses of block-maps.linearised.injective can hold together.
; A witness: the answer must be sat.
(set-logic QF_NIA)
(declare-fun x () Int)
(declare-fun d () Int)
(declare-fun y () Int)
(declare-fun h () Int)
(declare-fun z () Int)
(declare-fun w () Int)
(declare-fun p () Int)
(declare-fun q () Int)
(declare-fun r () Int)
(declare-fun group () Int)
(declare-fun nm () Int)
(declare-fun nn () Int)
(declare-fun blocks () Int)
(declare-fun chunk () Int)
; hypothesis: first block
(assert
 (and (>= x 0) (< x d) (>= y 0) (< y h) (>= z 0) (< z w)))
; hypothesis: second block
(assert
 (and (>= p 0) (< p d) (>= q 0) (< q h) (>= r 0) (< r w)))
; hypothesis: same number
(assert
 (let ((a!1 (+ (* (+ (* p h) q) w) r)) (a!2 (+ (* (+ (* x h) y) w) z)))
   (= a!1 a!2)))
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
