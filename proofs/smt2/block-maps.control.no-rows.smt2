; block-maps.control.no-rows
; Division by zero may give anything: without tiles in a row two numbers can meet.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun b () Int)
(declare-fun w () Int)
(declare-fun c () Int)
; hypothesis: same tile
(assert
 (and (= (div b w) (div c w)) (= (mod b w) (mod c w))))
; negated conclusion
(assert
 (not (= b c)))
(check-sat)
