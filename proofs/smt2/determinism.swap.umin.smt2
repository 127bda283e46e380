; determinism.swap.umin
; Two atomic updates by umin, wrapping where they overflow, leave the same value in either order.
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
 (and (= u (ite (bvule old first) old first))
      (= v (ite (bvule u second) u second))))
; hypothesis: second, then first
(assert
 (and (= w (ite (bvule old second) old second))
      (= z (ite (bvule w first) w first))))
; negated conclusion
(assert
 (not (= v z)))
(check-sat)
