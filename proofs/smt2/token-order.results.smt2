; token-order.results
; After d iterations the token that carries on as j is ordered after the one that entered as i iff M^d[i, j].
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
(declare-fun power (Int Carried Carried) Bool)
(declare-fun M (Carried Carried) Bool)
(declare-fun inside (BodyNode BodyNode) Bool)
(declare-fun a (BodyNode Carried) Bool)
(declare-fun b (Carried BodyNode) Bool)
(declare-fun d () Int)
(declare-fun k () Int)
(declare-fun i () Carried)
(declare-fun j () Carried)
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
; hypothesis: power 0
(assert
 (forall ((i Carried) (j Carried)) (= (power 0 i j) (= i j))))
; hypothesis: power d
(assert
 (forall ((d Int) (i Carried) (j Carried))
   (! (let ((a!1 (exists ((mid Carried)) (and (power (- d 1) i mid) (M mid j)))))
        (=> (>= d 1) (= a!1 (power d i j))))
      :pattern ((power d i j)))))
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
; hypothesis: inside contains its steps
(assert
 (forall ((x BodyNode) (y BodyNode)) (=> (edge x y) (inside x y))))
; hypothesis: inside contains longer paths
(assert
 (forall ((x BodyNode) (y BodyNode))
   (=> (exists ((via0 BodyNode)) (and (inside x via0) (edge via0 y)))
       (inside x y))))
; hypothesis: nothing in the body produces a block argument
(assert
 (forall ((u BodyNode) (j Carried)) (not (edge u (enters j)))))
; hypothesis: block arguments are different
(assert
 (forall ((i Carried) (j Carried)) (=> (= (enters i) (enters j)) (= i j))))
; hypothesis: at least one iteration
(assert
 (>= d 1))
; by token-order.exact
(assert
 (let ((a!1 (exists ((out Carried) (back Carried))
              (and (a (enters i) out)
                   (power (- d 1) out back)
                   (b back (enters j))))))
 (let ((a!2 (or (and (= d 0) (inside (enters i) (enters j))) (and (>= d 1) a!1))))
   (= (walks (node k (enters i)) (node (+ k d) (enters j))) a!2))))
; by token-order.from-arguments
(assert
 (let ((a!1 (exists ((out Carried) (back Carried))
              (and (a (enters i) out)
                   (power (- d 1) out back)
                   (b back (enters j))))))
   (= a!1 (power d i j))))
; negated conclusion
(assert
 (let ((a!1 (= (walks (node k (enters i)) (node (+ k d) (enters j)))
               (power d i j))))
   (not a!1)))
(check-sat)
