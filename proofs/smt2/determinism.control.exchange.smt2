; determinism.control.exchange
; Of two exchanges the last one wins.
; A control: the answer must be sat.
(set-logic QF_BV)
(declare-fun u () (_ BitVec 32))
(declare-fun first () (_ BitVec 32))
(declare-fun v () (_ BitVec 32))
(declare-fun second () (_ BitVec 32))
(declare-fun w () (_ BitVec 32))
(declare-fun z () (_ BitVec 32))
; hypothesis: first, then second
(assert
 (and (= u first) (= v second)))
; hypothesis: second, then first
(assert
 (and (= w second) (= z first)))
; negated conclusion
(assert
 (not (= v z)))
(check-sat)
