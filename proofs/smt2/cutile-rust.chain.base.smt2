; cutile-rust.chain.base
; The chain lies in token order. Base case: one step.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Event 0)
(declare-fun next (Event Event) Bool)
(declare-fun token (Event Event) Bool)
(declare-fun tok (Event Event) Bool)
(declare-fun x () Event)
(declare-fun y () Event)
; hypothesis: fact 2: each access consumes the token of the one before it in the chain
(assert
 (forall ((x Event) (y Event)) (=> (next x y) (token x y))))
; hypothesis: tok contains its steps
(assert
 (forall ((x Event) (y Event)) (=> (token x y) (tok x y))))
; hypothesis: tok contains longer paths
(assert
 (forall ((x Event) (y Event))
   (=> (exists ((via0 Event)) (and (tok x via0) (token via0 y))) (tok x y))))
; hypothesis: a step
(assert
 (next x y))
; negated conclusion
(assert
 (not (tok x y)))
(check-sat)
