; block-maps.swizzle-in-group.onto
; The grouped swizzle with rows counted within the group maps a number of [0, nm*nn) to every tile (x, y).
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
; by block-maps.swizzle-in-group.onto.preimage
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (+ (* (div x group) (* group nn)) (+ (* y a!2) (mod a!3 a!2)))))
   (and (>= a!4 0)
        (< a!4 (* nm nn))
        (= (div a!4 (* group nn)) (div x group))
        (= (mod a!4 (* group nn)) (+ (* y a!2) (mod a!3 a!2)))
        (>= a!2 1)
        (>= (mod a!3 a!2) 0)
        (< (mod a!3 a!2) a!2))))))
; by block-maps.swizzle-in-group.onto.rows
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (div (+ (* (div x group) (* group nn)) (* y a!2) (mod a!3 a!2))
                 (* group nn))))
 (let ((a!5 (ite (<= (- nm (* a!4 group)) group) (- nm (* a!4 group)) group)))
   (and (= (* a!4 group) (* (div x group) group)) (= a!5 a!2)))))))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* group (div x group)) (mod x group)) x)))
   (=> (and (>= group 1)) (and a!1 (>= (mod x group) 0) (< (mod x group) group)))))
; by integers.rotated-digit
(assert
 (let ((a!1 (>= (- x (* (div x group) group)) 0))
       (a!2 (<= (- nm (* (div x group) group)) group))
       (a!5 (- (- x (* (div x group) group)) 0)))
 (let ((a!3 (ite a!2 (- nm (* (div x group) group)) group)))
 (let ((a!4 (< (- x (* (div x group) group)) a!3))
       (a!6 (= (mod (+ (* y a!3) 0 (mod a!5 a!3)) a!3)
               (- x (* (div x group) group)))))
   (=> (and a!1 a!4) a!6)))))
; by integers.division-congruent
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (+ (* (div x group) (* group nn)) (* y a!2) (mod a!3 a!2))))
 (let ((a!5 (- nm (* (div a!4 (* group nn)) group))))
 (let ((a!6 (and (= (mod a!4 (* group nn)) (+ (* y a!2) 0 (mod a!3 a!2)))
                 (= (ite (<= a!5 group) a!5 group) a!2)))
       (a!7 (= (div (mod a!4 (* group nn)) (ite (<= a!5 group) a!5 group))
               (div (+ (* y a!2) 0 (mod a!3 a!2)) a!2)))
       (a!8 (= (mod (mod a!4 (* group nn)) (ite (<= a!5 group) a!5 group))
               (mod (+ (* y a!2) 0 (mod a!3 a!2)) a!2))))
   (=> a!6 (and a!7 a!8))))))))
; by integers.division-congruent
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (+ (* (div x group) (* group nn)) (* y a!2) (mod a!3 a!2))))
 (let ((a!5 (- nm (* (div a!4 (* group nn)) group))))
 (let ((a!6 (and (= (mod a!4 (* group nn)) (mod a!4 (* group nn)))
                 (= (ite (<= a!5 group) a!5 group) a!2)))
       (a!7 (= (div (mod a!4 (* group nn)) (ite (<= a!5 group) a!5 group))
               (div (mod a!4 (* group nn)) a!2)))
       (a!8 (= (mod (mod a!4 (* group nn)) (ite (<= a!5 group) a!5 group))
               (mod (mod a!4 (* group nn)) a!2))))
   (=> a!6 (and a!7 a!8))))))))
; by integers.quotient
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (mod (+ (* (div x group) (* group nn)) (+ (* y a!2) (mod a!3 a!2)))
                 (* group nn))))
 (let ((a!5 (and (= a!4 (+ (* y a!2) (mod a!3 a!2)))
                 (>= (mod a!3 a!2) 0)
                 (< (mod a!3 a!2) a!2))))
   (=> a!5 (and (= (div a!4 a!2) y) (= (mod a!4 a!2) (mod a!3 a!2)))))))))
; negated conclusion
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (+ (* (div x group) (* group nn)) (* y a!2) (mod a!3 a!2))))
 (let ((a!5 (- nm (* (div a!4 (* group nn)) group))))
 (let ((a!6 (+ (* (div a!4 (* group nn)) group)
               (mod (mod a!4 (* group nn)) (ite (<= a!5 group) a!5 group))))
       (a!7 (= (div (mod a!4 (* group nn)) (ite (<= a!5 group) a!5 group)) y)))
   (not (and (>= a!4 0) (< a!4 (* nm nn)) (= a!6 x) a!7))))))))
(check-sat)
