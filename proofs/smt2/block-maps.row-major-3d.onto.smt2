; block-maps.row-major-3d.onto
; b -> (b div (h*w), b div w mod h, b mod w) maps (x*h + y)*w + z, a number below d*h*w, to the tile (x, y,
; z).
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun x () Int)
(declare-fun d () Int)
(declare-fun y () Int)
(declare-fun h () Int)
(declare-fun z () Int)
(declare-fun w () Int)
; hypothesis: tile
(assert
 (and (>= x 0) (< x d) (>= y 0) (< y h) (>= z 0) (< z w)))
; by integers.digit-bound
(assert
 (let ((a!1 (and (>= (+ (* x h) y) 0) (< (+ (* x h) y) (* d h)))))
   (=> (and (>= x 0) (< x d) (>= y 0) (< y h)) a!1)))
; by block-maps.row-major-2d.onto
(assert
 (let ((a!1 (and (>= (+ (* x h) y) 0) (< (+ (* x h) y) (* d h)) (>= z 0) (< z w)))
       (a!2 (+ (* (+ (* x h) y) w) z)))
 (let ((a!3 (and (>= a!2 0)
                 (< a!2 (* (* d h) w))
                 (= (div a!2 w) (+ (* x h) y))
                 (= (mod a!2 w) z))))
   (=> a!1 a!3))))
; by integers.quotient
(assert
 (let ((a!1 (+ (* (+ (* x h) y) w) z)))
 (let ((a!2 (and (= (div a!1 w) (+ (* x h) y)) (>= y 0) (< y h)))
       (a!3 (and (= (div (div a!1 w) h) x) (= (mod (div a!1 w) h) y))))
   (=> a!2 a!3))))
; by integers.nested-division
(assert
 (let ((a!1 (+ (* (+ (* x h) y) w) z)))
   (=> (and (>= w 1) (>= h 1)) (= (div a!1 (* h w)) (div (div a!1 w) h)))))
; negated conclusion
(assert
 (let ((a!1 (+ (* (+ (* x h) y) w) z)))
 (let ((a!2 (and (>= a!1 0)
                 (< a!1 (* d h w))
                 (= (div a!1 (* h w)) x)
                 (= (mod (div a!1 w) h) y)
                 (= (mod a!1 w) z))))
   (not a!2))))
(check-sat)
