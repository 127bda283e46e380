; token-order.arguments.base
; No path inside the body ends in a block argument. Base case: one step.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort BodyNode 0)
(declare-sort Carried 0)
(declare-fun edge (BodyNode BodyNode) Bool)
(declare-fun enters (Carried) BodyNode)
(declare-fun x () BodyNode)
(declare-fun y () BodyNode)
; hypothesis: nothing in the body produces a block argument
(assert
 (forall ((u BodyNode) (j Carried)) (not (edge u (enters j)))))
; hypothesis: block arguments are different
(assert
 (forall ((i Carried) (j Carried)) (=> (= (enters i) (enters j)) (= i j))))
; hypothesis: a step
(assert
 (edge x y))
; negated conclusion
(assert
 (not (forall ((j Carried)) (distinct y (enters j)))))
(check-sat)
