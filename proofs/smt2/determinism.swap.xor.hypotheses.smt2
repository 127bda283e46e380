; determinism.swap.xor.hypotheses
; The hypotheses of determinism.swap.xor can hold together.
; A witness: the answer must be sat.
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
 (and (= u (bvxor old first)) (= v (bvxor u second))))
; hypothesis: second, then first
(assert
 (and (= w (bvxor old second)) (= z (bvxor w first))))
(check-sat)
