; partitions.control.floor
; With floor(n / T) tiles the elements of the ragged edge lie in no tile.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun T () Int)
(declare-fun x () Int)
(declare-fun n () Int)
(declare-fun N () Int)
; hypothesis: the tile has elements
(assert
 (>= T 1))
; hypothesis: x lies inside the shape
(assert
 (and (>= x 0) (< x n)))
; hypothesis: the index space is ceil(n / T)
(assert
 (= N (div n T)))
; negated conclusion
(assert
 (let ((a!1 (= x (+ (* (div x T) T) (mod x T)))))
   (not (and (>= (div x T) 0)
             (< (div x T) N)
             (>= (mod x T) 0)
             (< (mod x T) T)
             a!1))))
(check-sat)
