; integers.close-remainders
; Numbers less than c apart with the same remainder by c are equal.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun c () Int)
(declare-fun a () Int)
(declare-fun b () Int)
; hypothesis: positive divisor
(assert
 (>= c 1))
; hypothesis: same remainder
(assert
 (= (mod a c) (mod b c)))
; hypothesis: less than c apart
(assert
 (and (< (- a b) c) (< (- b a) c)))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* c (div a c)) (mod a c)) a)))
   (and a!1 (>= (mod a c) 0) (< (mod a c) c))))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* c (div b c)) (mod b c)) b)))
   (and a!1 (>= (mod b c) 0) (< (mod b c) c))))
; by integers.product-monotone
(assert
 (let ((a!1 (and (<= (+ (div a c) 1) (div b c)) (>= c 0)))
       (a!2 (<= (* (+ (div a c) 1) c) (* (div b c) c))))
   (=> a!1 a!2)))
; by integers.product-monotone
(assert
 (let ((a!1 (and (<= (+ (div b c) 1) (div a c)) (>= c 0)))
       (a!2 (<= (* (+ (div b c) 1) c) (* (div a c) c))))
   (=> a!1 a!2)))
; negated conclusion
(assert
 (not (= a b)))
(check-sat)
