; token-order.arguments.step
; No path inside the body ends in a block argument. Step: a path and one more step.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort BodyNode 0)
(declare-sort Carried 0)
(declare-fun edge (BodyNode BodyNode) Bool)
(declare-fun enters (Carried) BodyNode)
(declare-fun y () BodyNode)
(declare-fun z () BodyNode)
; hypothesis: nothing in the body produces a block argument
(assert
 (forall ((u BodyNode) (j Carried)) (not (edge u (enters j)))))
; hypothesis: block arguments are different
(assert
 (forall ((i Carried) (j Carried)) (=> (= (enters i) (enters j)) (= i j))))
; hypothesis: induction hypothesis
(assert
 (forall ((j Carried)) (distinct y (enters j))))
; hypothesis: a further step
(assert
 (edge y z))
; negated conclusion
(assert
 (not (forall ((j Carried)) (distinct z (enters j)))))
(check-sat)
