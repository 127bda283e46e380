; partitions.exact.necessary.rank-1
; Where the exact condition fails, two different tiles of the strided view of rank 1 share an element.
; A lemma: the answer must be unsat.
(set-logic QF_LIA)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun n0 () Int)
(declare-fun N0 () Int)
; hypothesis: tiles have elements, strides are not negative
(assert
 (and (>= s0 0) (>= T0 1)))
; hypothesis: exact condition fails
(assert
 (let ((a!1 (or (<= n0 0) (<= N0 0) (and (or (<= N0 1) (>= s0 T0) (>= s0 n0))))))
   (not a!1)))
; negated conclusion
(assert
 (let ((a!1 (and (>= 0 0)
                 (< 0 N0)
                 (>= 1 0)
                 (< 1 N0)
                 (>= s0 0)
                 (< s0 T0)
                 (>= 0 0)
                 (< 0 T0)
                 (= (+ (* 0 s0) s0) (+ (* 1 s0) 0))
                 (>= (+ (* 0 s0) s0) 0)
                 (< (+ (* 0 s0) s0) n0)
                 (not (and (= 0 1))))))
   (not (or a!1))))
(check-sat)
