; relations.paths.base
; If a relation contains the steps, and with (x, y) also (x, z) for every step from y to z, then it contains
; all pairs that n + 1 steps lead from and to. Base case: 0.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Node 0)
(declare-fun path (Int Node Node) Bool)
(declare-fun step (Node Node) Bool)
(declare-fun invariant (Node Node) Bool)
; hypothesis: a path of one step
(assert
 (forall ((x Node) (y Node)) (= (path 0 x y) (step x y))))
; hypothesis: a path of one step more
(assert
 (forall ((k Int) (x Node) (z Node))
   (let ((a!1 (exists ((y Node)) (and (path (- k 1) x y) (step y z)))))
     (=> (>= k 1) (= a!1 (path k x z))))))
; hypothesis: base case
(assert
 (forall ((x Node) (y Node)) (=> (step x y) (invariant x y))))
; hypothesis: induction step
(assert
 (forall ((x Node) (y Node))
   (=> (exists ((via0 Node)) (and (invariant x via0) (step via0 y)))
       (invariant x y))))
; negated conclusion
(assert
 (not (forall ((x Node) (y Node)) (=> (path 0 x y) (invariant x y)))))
(check-sat)
