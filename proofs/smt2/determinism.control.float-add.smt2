; determinism.control.float-add
; Floating-point additions round, each in its turn: the order shows in the final value.
; A control: the answer must be sat.
(set-logic QF_BVFP)
(declare-fun u () (_ BitVec 32))
(declare-fun old () (_ BitVec 32))
(declare-fun first () (_ BitVec 32))
(declare-fun v () (_ BitVec 32))
(declare-fun second () (_ BitVec 32))
(declare-fun w () (_ BitVec 32))
(declare-fun z () (_ BitVec 32))
; hypothesis: first, then second
(assert
 (and (= ((_ to_fp 8 24) u)
         (fp.add roundNearestTiesToEven
                 ((_ to_fp 8 24) old)
                 ((_ to_fp 8 24) first)))
      (= ((_ to_fp 8 24) v)
         (fp.add roundNearestTiesToEven
                 ((_ to_fp 8 24) u)
                 ((_ to_fp 8 24) second)))))
; hypothesis: second, then first
(assert
 (and (= ((_ to_fp 8 24) w)
         (fp.add roundNearestTiesToEven
                 ((_ to_fp 8 24) old)
                 ((_ to_fp 8 24) second)))
      (= ((_ to_fp 8 24) z)
         (fp.add roundNearestTiesToEven
                 ((_ to_fp 8 24) w)
                 ((_ to_fp 8 24) first)))))
; bound on the search
(assert
 (not (fp.isNaN ((_ to_fp 8 24) v))))
; bound on the search
(assert
 (distinct ((_ to_fp 8 24) v) ((_ to_fp 8 24) z)))
; negated conclusion
(assert
 (not (= v z)))
(check-sat)
