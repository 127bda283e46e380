; block-maps.control.one-too-many
; The number h*w has no tile.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun w () Int)
(declare-fun b () Int)
(declare-fun h () Int)
; hypothesis: rows have tiles
(assert
 (>= w 1))
; hypothesis: number in range
(assert
 (and (>= b 0) (< b (+ (* h w) 1))))
; negated conclusion
(assert
 (not (and (>= (div b w) 0) (< (div b w) h) (>= (mod b w) 0) (< (mod b w) w))))
(check-sat)
