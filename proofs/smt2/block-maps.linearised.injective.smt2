; block-maps.linearised.injective
; (x*h + y)*w + z is injective on the blocks of a grid.
; A lemma: the answer must be unsat.
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
; hypothesis: second block
(assert
 (and (>= p 0) (< p d) (>= q 0) (< q h) (>= r 0) (< r w)))
; hypothesis: same number
(assert
 (let ((a!1 (+ (* (+ (* p h) q) w) r)) (a!2 (+ (* (+ (* x h) y) w) z)))
   (= a!1 a!2)))
; by integers.mixed-radix
(assert
 (let ((a!1 (+ (* (+ (* x h) y) w) z))
       (a!2 (+ (* (+ (* p h) q) w) r))
       (a!3 (and (= (+ (* x h) y) (+ (* p h) q)) (= z r))))
   (=> (and (>= z 0) (< z w) (>= r 0) (< r w) (= a!1 a!2)) a!3)))
; by integers.mixed-radix
(assert
 (let ((a!1 (and (>= y 0)
                 (< y h)
                 (>= q 0)
                 (< q h)
                 (= (+ (* x h) y) (+ (* p h) q)))))
   (=> a!1 (and (= x p) (= y q)))))
; negated conclusion
(assert
 (not (and (= x p) (= y q) (= z r))))
(check-sat)
