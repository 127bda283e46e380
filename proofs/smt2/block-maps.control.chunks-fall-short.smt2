; block-maps.control.chunks-fall-short
; If the chunks end before n, the last number is in none.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun chunk () Int)
(declare-fun n () Int)
(declare-fun blocks () Int)
(declare-fun x () Int)
; hypothesis: chunks have places
(assert
 (>= chunk 1))
; hypothesis: the chunks reach n
(assert
 (<= n (+ (* blocks chunk) 1)))
; hypothesis: number in range
(assert
 (and (>= x 0) (< x n)))
; negated conclusion
(assert
 (let ((a!1 (= (+ (* (div x chunk) chunk) (mod x chunk)) x)))
   (not (and (>= (div x chunk) 0)
             (< (div x chunk) blocks)
             (>= (mod x chunk) 0)
             (< (mod x chunk) chunk)
             a!1))))
(check-sat)
