; block-maps.control.wide-block
; Blocks outside the grid have numbers of blocks inside it.
; A control: the answer must be sat.
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
; hypothesis: first block
(assert
 (and (>= x 0) (< x d) (>= y 0) (< y h) (>= z 0) (< z w)))
; hypothesis: same number
(assert
 (let ((a!1 (+ (* (+ (* p h) q) w) r)) (a!2 (+ (* (+ (* x h) y) w) z)))
   (= a!1 a!2)))
; bound on the search
(assert
 (= w 2))
; bound on the search
(assert
 (= h 3))
; bound on the search
(assert
 (= d 2))
; negated conclusion
(assert
 (not (and (= x p) (= y q) (= z r))))
(check-sat)
