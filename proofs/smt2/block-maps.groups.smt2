; block-maps.groups
; The group of t has rows, which lie in the matrix, and t lies among its tiles.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun group () Int)
(declare-fun nn () Int)
(declare-fun t () Int)
(declare-fun nm () Int)
; hypothesis: sizes
(assert
 (and (>= group 1) (>= nn 1)))
; hypothesis: number in range
(assert
 (and (>= t 0) (< t (* nm nn))))
; by integers.euclid
(assert
 (let ((a!1 (+ (* (* group nn) (div t (* group nn))) (mod t (* group nn)))))
 (let ((a!2 (and (= a!1 t)
                 (>= (mod t (* group nn)) 0)
                 (< (mod t (* group nn)) (* group nn)))))
   (=> (and (>= (* group nn) 1)) a!2))))
; by integers.product-monotone
(assert
 (=> (and (<= 1 group) (>= nn 0)) (<= (* 1 nn) (* group nn))))
; by integers.product-monotone
(assert
 (let ((a!1 (<= nm (* (div t (* group nn)) group)))
       (a!2 (* (* (div t (* group nn)) group) nn)))
   (=> (and a!1 (>= nn 0)) (<= (* nm nn) a!2))))
; by integers.product-monotone
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group))))
 (let ((a!2 (and (<= (ite (<= a!1 group) a!1 group) group) (>= nn 0)))
       (a!3 (<= (* (ite (<= a!1 group) a!1 group) nn) (* group nn))))
   (=> a!2 a!3))))
; negated conclusion
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group)))
       (a!2 (>= (* (div t (* group nn)) group) 0)))
 (let ((a!3 (+ (* (div t (* group nn)) group) (ite (<= a!1 group) a!1 group)))
       (a!4 (< (mod t (* group nn)) (* (ite (<= a!1 group) a!1 group) nn))))
 (let ((a!5 (and (>= (ite (<= a!1 group) a!1 group) 1)
                 (<= (ite (<= a!1 group) a!1 group) group)
                 a!2
                 (<= a!3 nm)
                 (>= (mod t (* group nn)) 0)
                 a!4)))
   (not a!5)))))
(check-sat)
