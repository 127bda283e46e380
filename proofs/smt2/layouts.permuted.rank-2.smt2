; layouts.permuted.rank-2
; The dimensions of a layout of rank 2 may be dominated in any order.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s1 () Int)
(declare-fun s0 () Int)
(declare-fun n1 () Int)
(declare-fun n0 () Int)
(declare-fun i0 () Int)
(declare-fun i1 () Int)
(declare-fun j0 () Int)
(declare-fun j1 () Int)
; hypothesis: dominated in some order
(assert
 (or (and (>= s1 1) (>= s0 (* n1 s1))) (and (>= s0 1) (>= s1 (* n0 s0)))))
; hypothesis: first index in bounds
(assert
 (and (>= i0 0) (< i0 n0) (>= i1 0) (< i1 n1)))
; hypothesis: second index in bounds
(assert
 (and (>= j0 0) (< j0 n0) (>= j1 0) (< j1 n1)))
; hypothesis: same offset
(assert
 (= (+ (* i0 s0) (* i1 s1)) (+ (* j0 s0) (* j1 s1))))
; by layouts.rank-2
(assert
 (=> (and (>= s1 1) (>= s0 (* n1 s1))) (and (= i0 j0) (= i1 j1))))
; by layouts.rank-2
(assert
 (let ((a!1 (and (>= s0 1)
                 (>= s1 (* n0 s0))
                 (>= i1 0)
                 (< i1 n1)
                 (>= i0 0)
                 (< i0 n0)
                 (>= j1 0)
                 (< j1 n1)
                 (>= j0 0)
                 (< j0 n0)
                 (= (+ (* i1 s1) (* i0 s0)) (+ (* j1 s1) (* j0 s0))))))
   (=> a!1 (and (= i1 j1) (= i0 j0)))))
; negated conclusion
(assert
 (not (and (= i0 j0) (= i1 j1))))
(check-sat)
