; block-maps.row-major-2d.onto
; b -> (b div w, b mod w) maps x*w + y, a number below h*w, to the tile (x, y).
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun x () Int)
(declare-fun h () Int)
(declare-fun y () Int)
(declare-fun w () Int)
; hypothesis: tile
(assert
 (and (>= x 0) (< x h) (>= y 0) (< y w)))
; by integers.quotient
(assert
 (let ((a!1 (and (= (+ (* x w) y) (+ (* x w) y)) (>= y 0) (< y w)))
       (a!2 (= (div (+ (* x w) y) w) x))
       (a!3 (= (mod (+ (* x w) y) w) y)))
   (=> a!1 (and a!2 a!3))))
; by integers.digit-bound
(assert
 (let ((a!1 (and (>= (+ (* x w) y) 0) (< (+ (* x w) y) (* h w)))))
   (=> (and (>= x 0) (< x h) (>= y 0) (< y w)) a!1)))
; negated conclusion
(assert
 (let ((a!1 (= (div (+ (* x w) y) w) x)) (a!2 (= (mod (+ (* x w) y) w) y)))
 (let ((a!3 (and (>= (+ (* x w) y) 0) (< (+ (* x w) y) (* h w)) a!1 a!2)))
   (not a!3))))
(check-sat)
