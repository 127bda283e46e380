; partitions.exact.necessary.rank-2
; Where the exact condition fails, two different tiles of the strided view of rank 2 share an element.
; A lemma: the answer must be unsat.
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
; negated conclusion
(assert
 (let ((a!1 (and (and (>= 0 0) (< 0 N0)) (and (>= 0 0) (< 0 N1))))
       (a!2 (and (and (>= 0 0) (< 0 T0)) (and (>= 0 0) (< 0 T1)))))
 (let ((a!3 (and a!1
                 (>= 1 0)
                 (< 1 N0)
                 (and (>= 0 0) (< 0 N1))
                 (>= s0 0)
                 (< s0 T0)
                 (and (>= 0 0) (< 0 T1))
                 a!2
                 (= (+ (* 0 s0) s0) (+ (* 1 s0) 0))
                 (= (+ (* 0 s1) 0) (+ (* 0 s1) 0))
                 (>= (+ (* 0 s0) s0) 0)
                 (< (+ (* 0 s0) s0) n0)
                 (>= (+ (* 0 s1) 0) 0)
                 (< (+ (* 0 s1) 0) n1)
                 (not (and (= 0 1) (= 0 0)))))
       (a!4 (and a!1
                 (and (>= 0 0) (< 0 N0))
                 (>= 1 0)
                 (< 1 N1)
                 (and (>= 0 0) (< 0 T0))
                 (>= s1 0)
                 (< s1 T1)
                 a!2
                 (= (+ (* 0 s0) 0) (+ (* 0 s0) 0))
                 (= (+ (* 0 s1) s1) (+ (* 1 s1) 0))
                 (>= (+ (* 0 s0) 0) 0)
                 (< (+ (* 0 s0) 0) n0)
                 (>= (+ (* 0 s1) s1) 0)
                 (< (+ (* 0 s1) s1) n1)
                 (not (and (= 0 0) (= 0 1))))))
   (not (or a!3 a!4)))))
(check-sat)
