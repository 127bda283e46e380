; block-maps.control.short-last-group
; A swizzle that clamps the row in a short last group gives two numbers one tile.
; A control: the answer must be sat.
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
 (let ((a!1 (+ (* (div t (* group nn)) group) (mod t group)))
       (a!2 (+ (* (div u (* group nn)) group) (mod u group)))
       (a!3 (= (div (mod t (* group nn)) group) (div (mod u (* group nn)) group))))
   (and (= (ite (< a!1 nm) a!1 (- nm 1)) (ite (< a!2 nm) a!2 (- nm 1))) a!3)))
; bound on the search
(assert
 (= group 2))
; bound on the search
(assert
 (= nm 3))
; bound on the search
(assert
 (= nn 2))
; negated conclusion
(assert
 (not (= t u)))
(check-sat)
