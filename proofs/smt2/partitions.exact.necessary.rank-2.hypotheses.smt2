; partitions.exact.necessary.rank-2.hypotheses
; The hypotheses of partitions.exact.necessary.rank-2 can hold together.
; A witness: the answer must be sat.
(set-logic QF_LIA)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun s1 () Int)
(declare-fun T1 () Int)
(declare-fun n0 () Int)
(declare-fun N0 () Int)
(declare-fun n1 () Int)
(declare-fun N1 () Int)
; hypothesis: tiles have elements, strides are not negative
(assert
 (and (>= s0 0) (>= T0 1) (>= s1 0) (>= T1 1)))
; hypothesis: exact condition fails
(assert
 (let ((a!1 (or (<= n0 0)
                (<= N0 0)
                (<= n1 0)
                (<= N1 0)
                (and (or (<= N0 1) (>= s0 T0) (>= s0 n0))
                     (or (<= N1 1) (>= s1 T1) (>= s1 n1))))))
   (not a!1)))
(check-sat)
