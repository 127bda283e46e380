; block-maps.linearised.into
; (x*h + y)*w + z maps the blocks (x, y, z) of a d x h x w grid into [0, d*h*w).
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun x () Int)
(declare-fun d () Int)
(declare-fun y () Int)
(declare-fun h () Int)
(declare-fun z () Int)
(declare-fun w () Int)
; hypothesis: block
(assert
 (and (>= x 0) (< x d) (>= y 0) (< y h) (>= z 0) (< z w)))
; by integers.digit-bound
(assert
 (let ((a!1 (and (>= (+ (* x h) y) 0) (< (+ (* x h) y) (* d h)))))
   (=> (and (>= x 0) (< x d) (>= y 0) (< y h)) a!1)))
; by integers.digit-bound
(assert
 (let ((a!1 (and (>= (+ (* x h) y) 0) (< (+ (* x h) y) (* d h)) (>= z 0) (< z w)))
       (a!2 (+ (* (+ (* x h) y) w) z)))
 (let ((a!3 (and (>= a!2 0) (< a!2 (* (* d h) w)))))
   (=> a!1 a!3))))
; negated conclusion
(assert
 (let ((a!1 (+ (* (+ (* x h) y) w) z)))
   (not (and (>= a!1 0) (< a!1 (* d h w))))))
(check-sat)
