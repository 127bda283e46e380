; integers.unit-index
; The only index of a dimension of size one is 0, whatever the stride that it is multiplied with.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun s () Int)
(declare-fun t () Int)
; hypothesis: index in range
(assert
 (and (>= a 0) (< a b)))
; hypothesis: same stride, or size one
(assert
 (or (= s t) (<= b 1)))
; negated conclusion
(assert
 (not (= (* a s) (* a t))))
(check-sat)
