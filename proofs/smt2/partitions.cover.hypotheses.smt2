; partitions.cover.hypotheses
; The hypotheses of partitions.cover can hold together.
; A witness: the answer must be sat.
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
 (= N (div (- (+ n T) 1) T)))
(check-sat)
