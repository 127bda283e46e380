; block-maps.persistent-swizzle-in-group.onto
; The grouped swizzle with rows counted within the group of the numbers of a grid-stride loop: every tile is
; given in some iteration of some block.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun blocks () Int)
(declare-fun group () Int)
(declare-fun nn () Int)
(declare-fun x () Int)
(declare-fun nm () Int)
(declare-fun y () Int)
; hypothesis: there are blocks
(assert
 (>= blocks 1))
; hypothesis: sizes and tile
(assert
 (and (>= group 1) (>= nn 1) (>= x 0) (< x nm) (>= y 0) (< y nn)))
; by block-maps.swizzle-in-group.onto
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (+ (* (div x group) (* group nn)) (* y a!2) (mod a!3 a!2))))
 (let ((a!5 (- nm (* (div a!4 (* group nn)) group))))
 (let ((a!6 (+ (* (div a!4 (* group nn)) group)
               (mod (mod a!4 (* group nn)) (ite (<= a!5 group) a!5 group))))
       (a!7 (= (div (mod a!4 (* group nn)) (ite (<= a!5 group) a!5 group)) y)))
   (=> (and (>= group 1) (>= nn 1) (>= x 0) (< x nm) (>= y 0) (< y nn))
       (and (>= a!4 0) (< a!4 (* nm nn)) (= a!6 x) a!7))))))))
; by block-maps.grid-stride.onto
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (+ (* (div x group) group nn) (* y a!2) (mod a!3 a!2))))
 (let ((a!5 (= (+ (mod a!4 blocks) (* (div a!4 blocks) blocks)) a!4)))
   (=> (and (>= a!4 0) (< a!4 (* nm nn)))
       (and (>= (mod a!4 blocks) 0)
            (< (mod a!4 blocks) blocks)
            (>= (div a!4 blocks) 0)
            a!5)))))))
; negated conclusion
(assert
 (let ((a!1 (<= (- nm (* (div x group) group)) group))
       (a!3 (- (- x (* (div x group) group)) 0)))
 (let ((a!2 (ite a!1 (- nm (* (div x group) group)) group)))
 (let ((a!4 (+ (* (div x group) (* group nn)) (* y a!2) (mod a!3 a!2))))
 (let ((a!5 (= (+ (mod a!4 blocks) (* (div a!4 blocks) blocks)) a!4))
       (a!6 (- nm (* (div a!4 (* group nn)) group))))
 (let ((a!7 (+ (* (div a!4 (* group nn)) group)
               (mod (mod a!4 (* group nn)) (ite (<= a!6 group) a!6 group))))
       (a!8 (= (div (mod a!4 (* group nn)) (ite (<= a!6 group) a!6 group)) y)))
   (not (and (>= (mod a!4 blocks) 0)
             (< (mod a!4 blocks) blocks)
             (>= (div a!4 blocks) 0)
             a!5
             (>= a!4 0)
             (< a!4 (* nm nn))
             (= a!7 x)
             a!8))))))))
(check-sat)
