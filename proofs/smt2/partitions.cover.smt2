; partitions.cover
; Every element x of a dimension lies in the tile x div T of the index space of ceil(n / T) tiles, at place x
; mod T.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun T () Int)
(declare-fun x () Int)
(declare-fun n () Int)
(declare-fun N () Int)
; hypothesis: the tile has elements
(assert
 (>= T 1))
; hypothesis: x lies inside the shape
(assert
 (and (>= x 0) (< x n)))
; hypothesis: the index space is ceil(n / T)
(assert
 (= N (div (- (+ n T) 1) T)))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* T (div x T)) (mod x T)) x)))
   (and a!1 (>= (mod x T) 0) (< (mod x T) T))))
; by integers.euclid
(assert
 (let ((a!1 (+ (* T (div (- n 1) T)) (mod (- n 1) T))))
   (and (= a!1 (- n 1)) (>= (mod (- n 1) T) 0) (< (mod (- n 1) T) T))))
; by integers.quotient-monotone
(assert
 (=> (and (<= x (- n 1))) (<= (div x T) (div (- n 1) T))))
; by integers.quotient
(assert
 (let ((a!1 (* (+ (div (- n 1) T) 1) T))
       (a!4 (= (div (- (+ n T) 1) T) (+ (div (- n 1) T) 1)))
       (a!5 (= (mod (- (+ n T) 1) T) (mod (- n 1) T))))
 (let ((a!2 (= (- (+ n T) 1) (+ a!1 (mod (- n 1) T)))))
 (let ((a!3 (and a!2 (>= (mod (- n 1) T) 0) (< (mod (- n 1) T) T))))
   (=> a!3 (and a!4 a!5))))))
; negated conclusion
(assert
 (let ((a!1 (= x (+ (* (div x T) T) (mod x T)))))
   (not (and (>= (div x T) 0)
             (< (div x T) N)
             (>= (mod x T) 0)
             (< (mod x T) T)
             a!1))))
(check-sat)
