; block-maps.control.halved
; b -> b div 2 sends two blocks to one tile.
; A control: the answer must be sat.
(set-logic QF_LIA)
(declare-fun w () Int)
(declare-fun b () Int)
(declare-fun c () Int)
; hypothesis: rows have tiles
(assert
 (>= w 1))
; hypothesis: same tile
(assert
 (= (div b 2) (div c 2)))
; negated conclusion
(assert
 (not (= b c)))
(check-sat)
