; block-maps.swizzle.injective
; The grouped swizzle is injective on [0, nm*nn).
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun group () Int)
(declare-fun nn () Int)
(declare-fun t () Int)
(declare-fun nm () Int)
(declare-fun u () Int)
; hypothesis: sizes
(assert
 (and (>= group 1) (>= nn 1)))
; hypothesis: first number in range
(assert
 (and (>= t 0) (< t (* nm nn))))
; hypothesis: second number in range
(assert
 (and (>= u 0) (< u (* nm nn))))
; hypothesis: same tile
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group)))
       (a!3 (- nm (* (div u (* group nn)) group))))
 (let ((a!2 (+ (* (div t (* group nn)) group)
               (mod t (ite (<= a!1 group) a!1 group))))
       (a!4 (+ (* (div u (* group nn)) group)
               (mod u (ite (<= a!3 group) a!3 group))))
       (a!5 (= (div (mod t (* group nn)) (ite (<= a!1 group) a!1 group))
               (div (mod u (* group nn)) (ite (<= a!3 group) a!3 group)))))
   (and (= a!2 a!4) a!5))))
; by block-maps.swizzle.injective.group
(assert
 (= (div t (* group nn)) (div u (* group nn))))
; by block-maps.swizzle.injective.rows
(assert
 (let ((a!1 (= (* (div t (* group nn)) group) (* (div u (* group nn)) group)))
       (a!2 (- nm (* (div t (* group nn)) group)))
       (a!3 (- nm (* (div u (* group nn)) group))))
   (and a!1 (= (ite (<= a!2 group) a!2 group) (ite (<= a!3 group) a!3 group)))))
; by block-maps.groups
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group)))
       (a!2 (>= (* (div t (* group nn)) group) 0)))
 (let ((a!3 (+ (* (div t (* group nn)) group) (ite (<= a!1 group) a!1 group)))
       (a!4 (< (mod t (* group nn)) (* (ite (<= a!1 group) a!1 group) nn))))
   (and (>= (ite (<= a!1 group) a!1 group) 1)
        (<= (ite (<= a!1 group) a!1 group) group)
        a!2
        (<= a!3 nm)
        (>= (mod t (* group nn)) 0)
        a!4))))
; by integers.euclid
(assert
 (let ((a!1 (+ (* (* group nn) (div t (* group nn))) (mod t (* group nn)))))
 (let ((a!2 (and (= a!1 t)
                 (>= (mod t (* group nn)) 0)
                 (< (mod t (* group nn)) (* group nn)))))
   (=> (and (>= (* group nn) 1)) a!2))))
; by integers.euclid
(assert
 (let ((a!1 (+ (* (* group nn) (div u (* group nn))) (mod u (* group nn)))))
 (let ((a!2 (and (= a!1 u)
                 (>= (mod u (* group nn)) 0)
                 (< (mod u (* group nn)) (* group nn)))))
   (=> (and (>= (* group nn) 1)) a!2))))
; by integers.product-congruent
(assert
 (let ((a!1 (and (= (div t (* group nn)) (div u (* group nn)))))
       (a!2 (= (* (div t (* group nn)) (* group nn))
               (* (div u (* group nn)) (* group nn)))))
   (=> a!1 a!2)))
; by block-maps.same-column
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group)))
       (a!2 (- nm (* (div u (* group nn)) group)))
       (a!5 (= (- t (mod t (* group nn))) (- u (mod u (* group nn))))))
 (let ((a!3 (= (mod t (ite (<= a!1 group) a!1 group))
               (mod u (ite (<= a!2 group) a!2 group))))
       (a!4 (= (div (mod t (* group nn)) (ite (<= a!1 group) a!1 group))
               (div (mod u (* group nn)) (ite (<= a!2 group) a!2 group)))))
 (let ((a!6 (and (>= (ite (<= a!1 group) a!1 group) 1)
                 (= (ite (<= a!1 group) a!1 group)
                    (ite (<= a!2 group) a!2 group))
                 a!3
                 a!4
                 a!5)))
   (=> a!6 (= t u))))))
; negated conclusion
(assert
 (not (= t u)))
(check-sat)
