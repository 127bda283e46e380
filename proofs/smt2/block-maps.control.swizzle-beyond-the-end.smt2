; block-maps.control.swizzle-beyond-the-end
; The number nm*nn has no tile.
; A control: the answer must be sat.
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
 (and (>= t 0) (< t (+ (* nm nn) 1))))
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
 (let ((a!1 (- nm (* (div t (* group nn)) group))))
 (let ((a!2 (+ (* (div t (* group nn)) group)
               (mod (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
       (a!3 (div (mod t (* group nn)) (ite (<= a!1 group) a!1 group))))
   (not (and (>= a!2 0) (< a!2 nm) (>= a!3 0) (< a!3 nn))))))
(check-sat)
