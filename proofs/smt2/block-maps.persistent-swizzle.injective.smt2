; block-maps.persistent-swizzle.injective
; The grouped swizzle of the numbers of a grid-stride loop: two blocks, or two iterations of one, have no tile
; in common.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun b () Int)
(declare-fun blocks () Int)
(declare-fun c () Int)
(declare-fun group () Int)
(declare-fun nn () Int)
(declare-fun k () Int)
(declare-fun nm () Int)
(declare-fun m () Int)
; hypothesis: blocks of the launch
(assert
 (and (>= b 0) (< b blocks) (>= c 0) (< c blocks)))
; hypothesis: numbers in range, same tile
(assert
 (let ((a!1 (* (div (+ b (* k blocks)) (* group nn)) group))
       (a!4 (* (div (+ c (* m blocks)) (* group nn)) group)))
 (let ((a!2 (ite (<= (- nm a!1) group) (- nm a!1) group))
       (a!5 (ite (<= (- nm a!4) group) (- nm a!4) group)))
 (let ((a!3 (+ a!1 (mod (+ b (* k blocks)) a!2)))
       (a!6 (+ a!4 (mod (+ c (* m blocks)) a!5)))
       (a!7 (div (mod (+ b (* k blocks)) (* group nn)) a!2))
       (a!8 (div (mod (+ c (* m blocks)) (* group nn)) a!5)))
   (and (>= group 1)
        (>= nn 1)
        (>= (+ b (* k blocks)) 0)
        (< (+ b (* k blocks)) (* nm nn))
        (>= (+ c (* m blocks)) 0)
        (< (+ c (* m blocks)) (* nm nn))
        (= a!3 a!6)
        (= a!7 a!8))))))
; by block-maps.swizzle.injective
(assert
 (let ((a!1 (* (div (+ b (* k blocks)) (* group nn)) group))
       (a!4 (* (div (+ c (* m blocks)) (* group nn)) group)))
 (let ((a!2 (ite (<= (- nm a!1) group) (- nm a!1) group))
       (a!5 (ite (<= (- nm a!4) group) (- nm a!4) group)))
 (let ((a!3 (+ a!1 (mod (+ b (* k blocks)) a!2)))
       (a!6 (+ a!4 (mod (+ c (* m blocks)) a!5)))
       (a!7 (div (mod (+ b (* k blocks)) (* group nn)) a!2))
       (a!8 (div (mod (+ c (* m blocks)) (* group nn)) a!5)))
 (let ((a!9 (and (>= group 1)
                 (>= nn 1)
                 (>= (+ b (* k blocks)) 0)
                 (< (+ b (* k blocks)) (* nm nn))
                 (>= (+ c (* m blocks)) 0)
                 (< (+ c (* m blocks)) (* nm nn))
                 (= a!3 a!6)
                 (= a!7 a!8))))
   (=> a!9 (= (+ b (* k blocks)) (+ c (* m blocks)))))))))
; by block-maps.grid-stride.injective
(assert
 (let ((a!1 (and (= (+ b (* k blocks)) (+ c (* m blocks))))))
   (=> a!1 (and (= b c) (= k m)))))
; negated conclusion
(assert
 (not (and (= b c) (= k m))))
(check-sat)
