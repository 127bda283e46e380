; determinism.swap.max
; Two atomic updates by max, wrapping where they overflow, leave the same value in either order.
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
 (and (= u (ite (bvsge old first) old first))
      (= v (ite (bvsge u second) u second))))
; hypothesis: second, then first
(assert
 (and (= w (ite (bvsge old second) old second))
      (= z (ite (bvsge w first) w first))))
; negated conclusion
(assert
 (not (= v z)))
(check-sat)
