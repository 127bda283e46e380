; block-maps.swizzle.injective.rows
; The grouped swizzle gives one tile to numbers whose groups have the same rows only.
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
; by integers.product-congruent
(assert
 (let ((a!1 (and (= (div t (* group nn)) (div u (* group nn)))))
       (a!2 (= (* (div t (* group nn)) group) (* (div u (* group nn)) group))))
   (=> a!1 a!2)))
; negated conclusion
(assert
 (let ((a!1 (= (* (div t (* group nn)) group) (* (div u (* group nn)) group)))
       (a!2 (- nm (* (div t (* group nn)) group)))
       (a!3 (- nm (* (div u (* group nn)) group))))
 (let ((a!4 (and a!1
                 (= (ite (<= a!2 group) a!2 group)
                    (ite (<= a!3 group) a!3 group)))))
   (not a!4))))
(check-sat)
