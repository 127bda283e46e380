; token-order.transitive.base
; Paths can be joined. Base case: one step.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Node 0)
(declare-fun step (Node Node) Bool)
(declare-fun walks (Node Node) Bool)
(declare-fun x () Node)
(declare-fun y () Node)
; hypothesis: walks contains its steps
(assert
 (forall ((x Node) (y Node)) (=> (step x y) (walks x y))))
; hypothesis: walks contains longer paths
(assert
 (forall ((x Node) (y Node))
   (=> (exists ((via0 Node)) (and (walks x via0) (step via0 y))) (walks x y))))
; hypothesis: a step
(assert
 (step x y))
; negated conclusion
(assert
 (not (forall ((n Node)) (=> (walks n x) (walks n y)))))
(check-sat)
