; token-order.transitive.step
; Paths can be joined. Step: a path and one more step.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Node 0)
(declare-fun step (Node Node) Bool)
(declare-fun walks (Node Node) Bool)
(declare-fun x () Node)
(declare-fun y () Node)
(declare-fun z () Node)
; hypothesis: walks contains its steps
(assert
 (forall ((x Node) (y Node)) (=> (step x y) (walks x y))))
; hypothesis: walks contains longer paths
(assert
 (forall ((x Node) (y Node))
   (=> (exists ((via0 Node)) (and (walks x via0) (step via0 y))) (walks x y))))
; hypothesis: induction hypothesis
(assert
 (forall ((n Node)) (=> (walks n x) (walks n y))))
; hypothesis: a further step
(assert
 (step y z))
; negated conclusion
(assert
 (not (forall ((n Node)) (=> (walks n x) (walks n z)))))
(check-sat)
