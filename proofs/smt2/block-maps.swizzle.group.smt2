; block-maps.swizzle.group
; The grouped swizzle gives a tile whose row tells its group.
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
               (div t (ite (<= a!1 group) a!1 group))))
       (a!5 (>= (mod t (ite (<= a!1 group) a!1 group)) 0))
       (a!6 (< (mod t (ite (<= a!1 group) a!1 group))
               (ite (<= a!1 group) a!1 group))))
 (let ((a!4 (+ a!3 (mod t (ite (<= a!1 group) a!1 group)))))
   (=> a!2 (and (= a!4 t) a!5 a!6))))))
; by integers.quotient
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group))))
 (let ((a!2 (+ (* (div t (* group nn)) group)
               (mod t (ite (<= a!1 group) a!1 group))))
       (a!3 (>= (mod t (ite (<= a!1 group) a!1 group)) 0))
       (a!4 (< (mod t (ite (<= a!1 group) a!1 group)) group)))
 (let ((a!5 (= (mod a!2 group) (mod t (ite (<= a!1 group) a!1 group)))))
 (let ((a!6 (and (= (div a!2 group) (div t (* group nn))) a!5)))
   (=> (and (= a!2 a!2) a!3 a!4) a!6))))))
; negated conclusion
(assert
 (let ((a!1 (- nm (* (div t (* group nn)) group))))
 (let ((a!2 (+ (* (div t (* group nn)) group)
               (mod t (ite (<= a!1 group) a!1 group)))))
   (not (= (div a!2 group) (div t (* group nn)))))))
(check-sat)
