; block-maps.swizzle-in-group.injective.hypotheses
; The hypotheses of block-maps.swizzle-in-group.injective can hold together.
; A witness: the answer must be sat.
(set-logic QF_NIA)
(declare-fun group () Int)
(declare-fun nn () Int)
(declare-fun t () Int)
(declare-fun nm () Int)
(declare-fun u () Int)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun d () Int)
(declare-fun blocks () Int)
(declare-fun chunk () Int)
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
