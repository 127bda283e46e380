; token-order.same-body
; If M, a and b are what leads through the body, they hold in every iteration.
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
(declare-fun M (Carried Carried) Bool)
(declare-fun inside (BodyNode BodyNode) Bool)
(declare-fun a (BodyNode Carried) Bool)
(declare-fun b (Carried BodyNode) Bool)
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
; hypothesis: M is what leads through the body
(assert
 (forall ((i Carried) (j Carried))
   (! (= (M i j) (or (= (enters i) (leaves j)) (inside (enters i) (leaves j))))
      :pattern ((M i j)))))
; hypothesis: a is what leads out of it
(assert
 (forall ((u BodyNode) (j Carried))
   (! (= (a u j) (or (= u (leaves j)) (inside u (leaves j)))) :pattern ((a u j)))))
; hypothesis: b is what leads into it
(assert
 (forall ((i Carried) (v BodyNode))
   (! (= (b i v) (or (= (enters i) v) (inside (enters i) v))) :pattern ((b i v)))))
; by token-order.inside
(assert
 (forall ((x BodyNode) (y BodyNode))
   (=> (inside x y) (forall ((k Int)) (walks (node k x) (node k y))))))
; negated conclusion
(assert
 (let ((a!1 (forall ((k Int) (j Carried))
              (step (node k (leaves j)) (node (+ k 1) (enters j))))))
 (let ((a!2 (and a!1
                 (forall ((k Int) (i Carried) (j Carried))
                   (let ((a!1 (or (= (node k (enters i)) (node k (leaves j)))
                                  (walks (node k (enters i)) (node k (leaves j))))))
                     (=> (M i j) a!1)))
                 (forall ((k Int) (u BodyNode) (j Carried))
                   (let ((a!1 (or (= (node k u) (node k (leaves j)))
                                  (walks (node k u) (node k (leaves j))))))
                     (=> (a u j) a!1)))
                 (forall ((k Int) (i Carried) (v BodyNode))
                   (let ((a!1 (or (= (node k (enters i)) (node k v))
                                  (walks (node k (enters i)) (node k v)))))
                     (=> (b i v) a!1))))))
   (not a!2))))
(check-sat)
