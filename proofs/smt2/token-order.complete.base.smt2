; token-order.complete.base
; Whatever the unrolled program orders, the product of matrices does. Base case: one step.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Node 0)
(declare-sort BodyNode 0)
(declare-sort Carried 0)
(declare-fun step (Node Node) Bool)
(declare-fun iteration (Node) Int)
(declare-fun edge (BodyNode BodyNode) Bool)
(declare-fun part (Node) BodyNode)
(declare-fun leaves (Carried) BodyNode)
(declare-fun enters (Carried) BodyNode)
(declare-fun power (Int Carried Carried) Bool)
(declare-fun M (Carried Carried) Bool)
(declare-fun inside (BodyNode BodyNode) Bool)
(declare-fun a (BodyNode Carried) Bool)
(declare-fun b (Carried BodyNode) Bool)
(declare-fun x () Node)
(declare-fun y () Node)
; hypothesis: no other steps
(assert
 (forall ((x Node) (y Node))
   (let ((a!1 (exists ((out Carried))
                (and (= (part x) (leaves out)) (= (part y) (enters out))))))
   (let ((a!2 (and (= (iteration y) (+ (iteration x) 1)) a!1)))
   (let ((a!3 (or (and (= (iteration y) (iteration x)) (edge (part x) (part y)))
                  a!2)))
     (=> (step x y) a!3))))))
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
; hypothesis: a step
(assert
 (step x y))
; negated conclusion
(assert
 (let ((a!1 (and (= (- (iteration y) (iteration x)) 0)
                 (inside (part x) (part y))))
       (a!2 (exists ((out Carried) (back Carried))
              (let ((a!1 (power (- (- (iteration y) (iteration x)) 1) out back)))
                (and (a (part x) out) a!1 (b back (part y)))))))
 (let ((a!3 (and (>= (- (iteration y) (iteration x)) 1) a!2)))
   (not (or a!1 a!3)))))
(check-sat)
