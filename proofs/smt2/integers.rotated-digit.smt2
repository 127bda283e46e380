; integers.rotated-digit
; Adding a to (x - a) mod c gives x modulo c again, multiples of c aside.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun x () Int)
(declare-fun c () Int)
(declare-fun a () Int)
(declare-fun q () Int)
; hypothesis: digit in range
(assert
 (and (>= x 0) (< x c)))
; by integers.euclid
(assert
 (let ((a!1 (+ (* c (div (- x a) c)) (mod (- x a) c))))
 (let ((a!2 (and (= a!1 (- x a)) (>= (mod (- x a) c) 0) (< (mod (- x a) c) c))))
   (=> (and (>= c 1)) a!2))))
; by integers.quotient
(assert
 (let ((a!1 (+ (* q c) a (mod (- x a) c))) (a!2 (* (- q (div (- x a) c)) c)))
 (let ((a!3 (= (div a!1 c) (- q (div (- x a) c)))))
   (=> (and (= a!1 (+ a!2 x))) (and a!3 (= (mod a!1 c) x))))))
; negated conclusion
(assert
 (let ((a!1 (mod (+ (* q c) a (mod (- x a) c)) c)))
   (not (= a!1 x))))
(check-sat)
