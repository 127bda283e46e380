; integers.quotient
; If a = q*b + r with 0 <= r < b, then q and r are quotient and remainder.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun a () Int)
(declare-fun q () Int)
(declare-fun b () Int)
(declare-fun r () Int)
; hypothesis: decomposition
(assert
 (= a (+ (* q b) r)))
; hypothesis: remainder in range
(assert
 (and (>= r 0) (< r b)))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* b (div a b)) (mod a b)) a)))
   (=> (and (>= b 1)) (and a!1 (>= (mod a b) 0) (< (mod a b) b)))))
; by integers.mixed-radix
(assert
 (let ((a!1 (= (+ (* (div a b) b) (mod a b)) (+ (* q b) r))))
   (=> (and (>= (mod a b) 0) (< (mod a b) b) a!1)
       (and (= (div a b) q) (= (mod a b) r)))))
; negated conclusion
(assert
 (not (and (= (div a b) q) (= (mod a b) r))))
(check-sat)
