; block-maps.control.short-step
; Loops in steps of one less than the number of blocks meet.
; A control: the answer must be sat.
(set-logic QF_NIA)
(declare-fun b () Int)
(declare-fun blocks () Int)
(declare-fun c () Int)
(declare-fun k () Int)
(declare-fun m () Int)
; hypothesis: blocks of the launch
(assert
 (and (>= b 0) (< b blocks) (>= c 0) (< c blocks)))
; hypothesis: same number
(assert
 (= (+ b (* k (- blocks 1))) (+ c (* m (- blocks 1)))))
; negated conclusion
(assert
 (not (and (= b c) (= k m))))
(check-sat)
