; block-maps.swizzle-in-group.into
; The grouped swizzle with rows counted within the group maps [0, nm*nn) into the nm x nn tiles.
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
 (let ((a!1 (- nm (* (div t (* group nn)) group))))
 (let ((a!2 (and (>= (ite (<= a!1 group) a!1 group) 1)))
       (a!3 (* (ite (<= a!1 group) a!1 group)
               (div (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
       (a!4 (mod (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
 (let ((a!5 (and (= (+ a!3 a!4) (mod t (* group nn)))
                 (>= a!4 0)
                 (< a!4 (ite (<= a!1 group) a!1 group)))))
   (=> a!2 a!5)))))
; by integers.euclid
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group))))
 (let ((a!2 (and (>= (ite (<= a!1 group) a!1 group) 1)))
       (a!3 (* (ite (<= a!1 group) a!1 group)
               (div (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
       (a!4 (mod (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
 (let ((a!5 (and (= (+ a!3 a!4) (mod t (* group nn)))
                 (>= a!4 0)
                 (< a!4 (ite (<= a!1 group) a!1 group)))))
   (=> a!2 a!5)))))
; by integers.product-monotone
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group))))
 (let ((a!2 (div (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
 (let ((a!3 (and (<= nn a!2) (>= (ite (<= a!1 group) a!1 group) 0)))
       (a!4 (<= (* nn (ite (<= a!1 group) a!1 group))
                (* a!2 (ite (<= a!1 group) a!1 group)))))
   (=> a!3 a!4)))))
; by integers.product-monotone
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group))))
 (let ((a!2 (div (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
 (let ((a!3 (and (<= a!2 (- 1)) (>= (ite (<= a!1 group) a!1 group) 0)))
       (a!4 (<= (* a!2 (ite (<= a!1 group) a!1 group))
                (* (- 1) (ite (<= a!1 group) a!1 group)))))
   (=> a!3 a!4)))))
; negated conclusion
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group))))
 (let ((a!2 (+ (* (div t (* group nn)) group)
               (mod (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
       (a!3 (div (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
   (not (and (>= a!2 0) (< a!2 nm) (>= a!3 0) (< a!3 nn))))))
(check-sat)
