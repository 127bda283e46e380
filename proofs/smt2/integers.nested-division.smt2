; integers.nested-division
; a div (c*b) is (a div b) div c for positive b and c.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun b () Int)
(declare-fun c () Int)
(declare-fun a () Int)
; hypothesis: positive divisors
(assert
 (and (>= b 1) (>= c 1)))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* b (div a b)) (mod a b)) a)))
   (=> (and (>= b 1)) (and a!1 (>= (mod a b) 0) (< (mod a b) b)))))
; by integers.euclid
(assert
 (let ((a!1 (+ (* c (div (div a b) c)) (mod (div a b) c))))
 (let ((a!2 (and (= a!1 (div a b))
                 (>= (mod (div a b) c) 0)
                 (< (mod (div a b) c) c))))
   (=> (and (>= c 1)) a!2))))
; by integers.digit-bound
(assert
 (let ((a!1 (and (>= (mod (div a b) c) 0)
                 (< (mod (div a b) c) c)
                 (>= (mod a b) 0)
                 (< (mod a b) b)))
       (a!2 (+ (* (mod (div a b) c) b) (mod a b))))
   (=> a!1 (and (>= a!2 0) (< a!2 (* c b))))))
; by integers.quotient
(assert
 (let ((a!1 (+ (* (mod (div a b) c) b) (mod a b))))
 (let ((a!2 (+ (* (div (div a b) c) (* c b)) a!1))
       (a!3 (and (= (div a (* c b)) (div (div a b) c)) (= (mod a (* c b)) a!1))))
   (=> (and (= a a!2) (>= a!1 0) (< a!1 (* c b))) a!3))))
; negated conclusion
(assert
 (not (= (div a (* c b)) (div (div a b) c))))
(check-sat)
