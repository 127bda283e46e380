; block-maps.swizzle-in-group.onto.rows
; The grouped swizzle with rows counted within the group: the number meant for tile (x, y) has the rows of
; that tile's group.
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
; by integers.product-congruent
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (div (+ (* (div x group) (* group nn)) (* y a!2) (mod a!3 a!2))
                 (* group nn))))
   (=> (and (= a!4 (div x group))) (= (* a!4 group) (* (div x group) group)))))))
; negated conclusion
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (div (+ (* (div x group) (* group nn)) (* y a!2) (mod a!3 a!2))
                 (* group nn))))
 (let ((a!5 (ite (<= (- nm (* a!4 group)) group) (- nm (* a!4 group)) group)))
 (let ((a!6 (and (= (* a!4 group) (* (div x group) group)) (= a!5 a!2))))
   (not a!6)))))))
(check-sat)
