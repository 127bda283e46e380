; partitions.exact.necessary.rank-5
; Where the exact condition fails, two different tiles of the strided view of rank 5 share an element.
; A lemma: the answer must be unsat.
(set-logic QF_LIA)
(declare-fun s0 () Int)
(declare-fun T0 () Int)
(declare-fun s1 () Int)
(declare-fun T1 () Int)
(declare-fun s2 () Int)
(declare-fun T2 () Int)
(declare-fun s3 () Int)
(declare-fun T3 () Int)
(declare-fun s4 () Int)
(declare-fun T4 () Int)
(declare-fun n0 () Int)
(declare-fun N0 () Int)
(declare-fun n1 () Int)
(declare-fun N1 () Int)
(declare-fun n2 () Int)
(declare-fun N2 () Int)
(declare-fun n3 () Int)
(declare-fun N3 () Int)
(declare-fun n4 () Int)
(declare-fun N4 () Int)
; hypothesis: tiles have elements, strides are not negative
(assert
 (and (>= s0 0)
      (>= T0 1)
      (>= s1 0)
      (>= T1 1)
      (>= s2 0)
      (>= T2 1)
      (>= s3 0)
      (>= T3 1)
      (>= s4 0)
      (>= T4 1)))
; hypothesis: exact condition fails
(assert
 (let ((a!1 (or (<= n0 0)
                (<= N0 0)
                (<= n1 0)
                (<= N1 0)
                (<= n2 0)
                (<= N2 0)
                (<= n3 0)
                (<= N3 0)
                (<= n4 0)
                (<= N4 0)
                (and (or (<= N0 1) (>= s0 T0) (>= s0 n0))
                     (or (<= N1 1) (>= s1 T1) (>= s1 n1))
                     (or (<= N2 1) (>= s2 T2) (>= s2 n2))
                     (or (<= N3 1) (>= s3 T3) (>= s3 n3))
                     (or (<= N4 1) (>= s4 T4) (>= s4 n4))))))
   (not a!1)))
; negated conclusion
(assert
 (let ((a!1 (and (and (>= 0 0) (< 0 N0)) (and (>= 0 0) (< 0 N1)) (and (>= 0 0) (< 0 N2)) (and (>= 0 0) (< 0
 N3)) (and (>= 0 0) (< 0 N4)))) (a!2 (and (and (>= 0 0) (< 0 T0)) (and (>= 0 0) (< 0 T1)) (and (>= 0 0) (< 0
 T2)) (and (>= 0 0) (< 0 T3)) (and (>= 0 0) (< 0 T4)))) (a!3 (= (+ (* 0 s1) 0) (+ (* 0 s1) 0))) (a!4 (= (+ (* 0
 s2) 0) (+ (* 0 s2) 0))) (a!5 (= (+ (* 0 s3) 0) (+ (* 0 s3) 0))) (a!6 (= (+ (* 0 s4) 0) (+ (* 0 s4) 0))) (a!7
 (and (>= (+ (* 0 s1) 0) 0) (< (+ (* 0 s1) 0) n1))) (a!8 (and (>= (+ (* 0 s2) 0) 0) (< (+ (* 0 s2) 0) n2)))
 (a!9 (and (>= (+ (* 0 s3) 0) 0) (< (+ (* 0 s3) 0) n3))) (a!10 (and (>= (+ (* 0 s4) 0) 0) (< (+ (* 0 s4) 0)
 n4))) (a!12 (= (+ (* 0 s0) 0) (+ (* 0 s0) 0))) (a!13 (and (>= (+ (* 0 s0) 0) 0) (< (+ (* 0 s0) 0) n0)))) (let
 ((a!11 (and a!1 (>= 1 0) (< 1 N0) (and (>= 0 0) (< 0 N1)) (and (>= 0 0) (< 0 N2)) (and (>= 0 0) (< 0 N3)) (and
 (>= 0 0) (< 0 N4)) (>= s0 0) (< s0 T0) (and (>= 0 0) (< 0 T1)) (and (>= 0 0) (< 0 T2)) (and (>= 0 0) (< 0 T3))
 (and (>= 0 0) (< 0 T4)) a!2 (= (+ (* 0 s0) s0) (+ (* 1 s0) 0)) a!3 a!4 a!5 a!6 (>= (+ (* 0 s0) s0) 0) (< (+ (*
 0 s0) s0) n0) a!7 a!8 a!9 a!10 (not (and (= 0 1) (= 0 0) (= 0 0) (= 0 0) (= 0 0))))) (a!14 (and a!1 (and (>= 0
 0) (< 0 N0)) (>= 1 0) (< 1 N1) (and (>= 0 0) (< 0 N2)) (and (>= 0 0) (< 0 N3)) (and (>= 0 0) (< 0 N4)) (and
 (>= 0 0) (< 0 T0)) (>= s1 0) (< s1 T1) (and (>= 0 0) (< 0 T2)) (and (>= 0 0) (< 0 T3)) (and (>= 0 0) (< 0 T4))
 a!2 a!12 (= (+ (* 0 s1) s1) (+ (* 1 s1) 0)) a!4 a!5 a!6 a!13 (>= (+ (* 0 s1) s1) 0) (< (+ (* 0 s1) s1) n1) a!8
 a!9 a!10 (not (and (= 0 0) (= 0 1) (= 0 0) (= 0 0) (= 0 0))))) (a!15 (and a!1 (and (>= 0 0) (< 0 N0)) (and (>=
 0 0) (< 0 N1)) (>= 1 0) (< 1 N2) (and (>= 0 0) (< 0 N3)) (and (>= 0 0) (< 0 N4)) (and (>= 0 0) (< 0 T0)) (and
 (>= 0 0) (< 0 T1)) (>= s2 0) (< s2 T2) (and (>= 0 0) (< 0 T3)) (and (>= 0 0) (< 0 T4)) a!2 a!12 a!3 (= (+ (* 0
 s2) s2) (+ (* 1 s2) 0)) a!5 a!6 a!13 a!7 (>= (+ (* 0 s2) s2) 0) (< (+ (* 0 s2) s2) n2) a!9 a!10 (not (and (= 0
 0) (= 0 0) (= 0 1) (= 0 0) (= 0 0))))) (a!16 (and a!1 (and (>= 0 0) (< 0 N0)) (and (>= 0 0) (< 0 N1)) (and (>=
 0 0) (< 0 N2)) (>= 1 0) (< 1 N3) (and (>= 0 0) (< 0 N4)) (and (>= 0 0) (< 0 T0)) (and (>= 0 0) (< 0 T1)) (and
 (>= 0 0) (< 0 T2)) (>= s3 0) (< s3 T3) (and (>= 0 0) (< 0 T4)) a!2 a!12 a!3 a!4 (= (+ (* 0 s3) s3) (+ (* 1 s3)
 0)) a!6 a!13 a!7 a!8 (>= (+ (* 0 s3) s3) 0) (< (+ (* 0 s3) s3) n3) a!10 (not (and (= 0 0) (= 0 0) (= 0 0) (= 0
 1) (= 0 0))))) (a!17 (and a!1 (and (>= 0 0) (< 0 N0)) (and (>= 0 0) (< 0 N1)) (and (>= 0 0) (< 0 N2)) (and (>=
 0 0) (< 0 N3)) (>= 1 0) (< 1 N4) (and (>= 0 0) (< 0 T0)) (and (>= 0 0) (< 0 T1)) (and (>= 0 0) (< 0 T2)) (and
 (>= 0 0) (< 0 T3)) (>= s4 0) (< s4 T4) a!2 a!12 a!3 a!4 a!5 (= (+ (* 0 s4) s4) (+ (* 1 s4) 0)) a!13 a!7 a!8
 a!9 (>= (+ (* 0 s4) s4) 0) (< (+ (* 0 s4) s4) n4) (not (and (= 0 0) (= 0 0) (= 0 0) (= 0 0) (= 0 1)))))) (not
 (or a!11 a!14 a!15 a!16 a!17)))))
(check-sat)
