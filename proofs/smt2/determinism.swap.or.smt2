; determinism.swap.or
; Two atomic updates by or, wrapping where they overflow, leave the same value in either order.
; A lemma: the answer must be unsat.
(set-logic QF_BV)
(declare-fun u () (_ BitVec 32))
(declare-fun old () (_ BitVec 32))
(declare-fun first () (_ BitVec 32))
(declare-fun v () (_ BitVec 32))
(declare-fun second () (_ BitVec 32))
(declare-fun w () (_ BitVec 32))
(declare-fun z () (_ BitVec 32))
; hypothesis: first, then second
(assert
 (and (= u (bvor old first)) (= v (bvor u second))))
; hypothesis: second, then first
(assert
 (and (= w (bvor old second)) (= z (bvor w first))))
; negated conclusion
(assert
 (not (= v z)))
(check-sat)
