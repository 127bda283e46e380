; block-maps.persistent-swizzle-in-group.injective.hypotheses
; The hypotheses of block-maps.persistent-swizzle-in-group.injective can hold together.
; A witness: the answer must be sat.
(set-logic QF_NIA)
(declare-fun b () Int)
(declare-fun blocks () Int)
(declare-fun c () Int)
(declare-fun group () Int)
(declare-fun nn () Int)
(declare-fun k () Int)
(declare-fun nm () Int)
(declare-fun m () Int)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun d () Int)
(declare-fun chunk () Int)
; hypothesis: blocks of the launch
(assert
 (and (>= b 0) (< b blocks) (>= c 0) (< c blocks)))
; hypothesis: numbers in range, same tile
(assert
 (let ((a!1 (* (div (+ b (* k blocks)) (* group nn)) group))
       (a!4 (* (div (+ c (* m blocks)) (* group nn)) group)))
 (let ((a!2 (ite (<= (- nm a!1) group) (- nm a!1) group))
       (a!5 (ite (<= (- nm a!4) group) (- nm a!4) group)))
 (let ((a!3 (mod (mod (+ b (* k blocks)) (* group nn)) a!2))
       (a!6 (mod (mod (+ c (* m blocks)) (* group nn)) a!5))
       (a!7 (div (mod (+ b (* k blocks)) (* group nn)) a!2))
       (a!8 (div (mod (+ c (* m blocks)) (* group nn)) a!5)))
   (and (>= group 1)
        (>= nn 1)
        (>= (+ b (* k blocks)) 0)
        (< (+ b (* k blocks)) (* nm nn))
        (>= (+ c (* m blocks)) 0)
        (< (+ c (* m blocks)) (* nm nn))
        (= (+ a!1 a!3) (+ a!4 a!6))
        (= a!7 a!8))))))
; bound on the search
(assert
 (= w 3))
; bound on the search
(assert
 (= h 2))
; bound on the search
(assert
 (= d 2))
; bound on the search
(assert
 (= group 2))
; bound on the search
(assert
 (= nm 3))
; bound on the search
(assert
 (= nn 2))
; bound on the search
(assert
 (= blocks 2))
; bound on the search
(assert
 (= chunk 2))
(check-sat)
