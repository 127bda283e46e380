; block-maps.swizzle-in-group.onto.preimage
; The grouped swizzle with rows counted within the group: the number meant for tile (x, y) is in range and in
; the right group.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun group () Int)
(declare-fun nn () Int)
(declare-fun x () Int)
(declare-fun nm () Int)
(declare-fun y () Int)
; hypothesis: sizes
(assert
 (and (>= group 1) (>= nn 1)))
; hypothesis: tile
(assert
 (and (>= x 0) (< x nm) (>= y 0) (< y nn)))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* group (div x group)) (mod x group)) x)))
   (=> (and (>= group 1)) (and a!1 (>= (mod x group) 0) (< (mod x group) group)))))
; by integers.euclid
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (= (+ (* a!2 (div a!3 a!2)) (mod a!3 a!2)) a!3)))
   (=> (and (>= a!2 1)) (and a!4 (>= (mod a!3 a!2) 0) (< (mod a!3 a!2) a!2)))))))
; by integers.digit-bound
(assert
 (let ((a!1 (- (- x (* (div x group) group)) 0))
       (a!2 (<= (- nm (* (div x group) group)) group)))
 (let ((a!3 (ite a!2 (- nm (* (div x group) group)) group)))
 (let ((a!4 (and (>= (+ (* y a!3) (mod a!1 a!3)) 0)
                 (< (+ (* y a!3) (mod a!1 a!3)) (* nn a!3)))))
   (=> (and (>= y 0) (< y nn) (>= (mod a!1 a!3) 0) (< (mod a!1 a!3) a!3)) a!4)))))
; by integers.product-monotone
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
   (=> (and (<= a!2 group) (>= nn 0)) (<= (* a!2 nn) (* group nn))))))
; by integers.product-monotone
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!3 (<= (+ (* (div x group) group) a!2) nm))
       (a!4 (* (+ (* (div x group) group) a!2) nn)))
   (=> (and a!3 (>= nn 0)) (<= a!4 (* nm nn)))))))
; by integers.product-monotone
(assert
 (=> (and (<= 0 (div x group)) (>= (* group nn) 0))
     (<= (* 0 (* group nn)) (* (div x group) (* group nn)))))
; by integers.quotient
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (+ (* (div x group) (* group nn)) (+ (* y a!2) (mod a!3 a!2)))))
 (let ((a!5 (and (= a!4 a!4)
                 (>= (+ (* y a!2) (mod a!3 a!2)) 0)
                 (< (+ (* y a!2) (mod a!3 a!2)) (* group nn))))
       (a!6 (and (= (div a!4 (* group nn)) (div x group))
                 (= (mod a!4 (* group nn)) (+ (* y a!2) (mod a!3 a!2))))))
   (=> a!5 a!6))))))
; negated conclusion
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (+ (* (div x group) (* group nn)) (+ (* y a!2) (mod a!3 a!2)))))
 (let ((a!5 (and (>= a!4 0)
                 (< a!4 (* nm nn))
                 (= (div a!4 (* group nn)) (div x group))
                 (= (mod a!4 (* group nn)) (+ (* y a!2) (mod a!3 a!2)))
                 (>= a!2 1)
                 (>= (mod a!3 a!2) 0)
                 (< (mod a!3 a!2) a!2))))
   (not a!5))))))
(check-sat)
