; block-maps.swizzle-in-group.injective.group
; The grouped swizzle with rows counted within the group gives one tile to numbers of one group only.
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
               (mod (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
       (a!4 (+ (* (div u (* group nn)) group)
               (mod (mod u (* group nn)) (ite (<= a!3 group) a!3 group))))
       (a!5 (= (div (mod t (* group nn)) (ite (<= a!1 group) a!1 group))
               (div (mod u (* group nn)) (ite (<= a!3 group) a!3 group)))))
   (and (= a!2 a!4) a!5))))
; by block-maps.swizzle-in-group.group
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group))))
 (let ((a!2 (+ (* (div t (* group nn)) group)
               (mod (mod t (* group nn)) (ite (<= a!1 group) a!1 group)))))
   (= (div a!2 group) (div t (* group nn))))))
; by block-maps.swizzle-in-group.group
(assert
 (let ((a!1 (- nm (* (div u (* group nn)) group))))
 (let ((a!2 (+ (* (div u (* group nn)) group)
               (mod (mod u (* group nn)) (ite (<= a!1 group) a!1 group)))))
   (= (div a!2 group) (div u (* group nn))))))
; by integers.division-congruent
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group)))
       (a!3 (- nm (* (div u (* group nn)) group))))
 (let ((a!2 (+ (* (div t (* group nn)) group)
               (mod (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
       (a!4 (+ (* (div u (* group nn)) group)
               (mod (mod u (* group nn)) (ite (<= a!3 group) a!3 group)))))
   (=> (and (= a!2 a!4) (= group group))
       (and (= (div a!2 group) (div a!4 group))
            (= (mod a!2 group) (mod a!4 group)))))))
; negated conclusion
(assert
 (not (= (div t (* group nn)) (div u (* group nn)))))
(check-sat)
