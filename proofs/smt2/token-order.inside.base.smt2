; token-order.inside.base
; A path through the body is a path of the unrolled program, in every iteration. Base case: one step.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Node 0)
(declare-sort BodyNode 0)
(declare-sort Carried 0)
(declare-fun node (Int BodyNode) Node)
(declare-fun iteration (Node) Int)
(declare-fun part (Node) BodyNode)
(declare-fun step (Node Node) Bool)
(declare-fun edge (BodyNode BodyNode) Bool)
(declare-fun leaves (Carried) BodyNode)
(declare-fun enters (Carried) BodyNode)
(declare-fun walks (Node Node) Bool)
(declare-fun x () BodyNode)
(declare-fun y () BodyNode)
; hypothesis: nodes are pairs of an iteration and a part of the body
(assert
 (let ((a!1 (forall ((n Node)) (= (node (iteration n) (part n)) n)))
       (a!2 (forall ((k Int) (u BodyNode))
              (and (= (iteration (node k u)) k) (= (part (node k u)) u)))))
   (and a!1 a!2)))
; hypothesis: no other steps
(assert
 (forall ((x Node) (y Node))
   (let ((a!1 (exists ((out Carried))
                (and (= (part x) (leaves out)) (= (part y) (enters out))))))
   (let ((a!2 (and (= (iteration y) (+ (iteration x) 1)) a!1)))
   (let ((a!3 (or (and (= (iteration y) (iteration x)) (edge (part x) (part y)))
                  a!2)))
     (=> (step x y) a!3))))))
; hypothesis: all steps
(assert
 (forall ((x Node) (y Node))
   (let ((a!1 (exists ((out Carried))
                (and (= (part x) (leaves out)) (= (part y) (enters out))))))
   (let ((a!2 (and (= (iteration y) (+ (iteration x) 1)) a!1)))
   (let ((a!3 (or (and (= (iteration y) (iteration x)) (edge (part x) (part y)))
                  a!2)))
     (=> a!3 (step x y)))))))
; hypothesis: walks contains its steps
(assert
 (forall ((x Node) (y Node)) (=> (step x y) (walks x y))))
; hypothesis: walks contains longer paths
(assert
 (forall ((x Node) (y Node))
   (=> (exists ((via0 Node)) (and (walks x via0) (step via0 y))) (walks x y))))
; hypothesis: a step
(assert
 (edge x y))
; negated conclusion
(assert
 (not (forall ((k Int)) (walks (node k x) (node k y)))))
(check-sat)
