; token-order.exact
; The unrolled program orders instance k of A before instance k + d of B iff the verifier does: inside the
; body for d = 0, by a . M^(d-1) . b for d >= 1, and never for d < 0.
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
(declare-fun k () Int)
(declare-fun u () BodyNode)
(declare-fun d () Int)
(declare-fun v () BodyNode)
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
; by token-order.complete
(assert
 (let ((a!1 (- (iteration (node (+ k d) v)) (iteration (node k u))))
       (a!2 (inside (part (node k u)) (part (node (+ k d) v))))
       (a!3 (exists ((out Carried) (back Carried))
              (let ((a!1 (- (iteration (node (+ k d) v)) (iteration (node k u))))
                    (a!2 (b back (part (node (+ k d) v)))))
                (and (a (part (node k u)) out) (power (- a!1 1) out back) a!2)))))
   (=> (walks (node k u) (node (+ k d) v))
       (or (and (= a!1 0) a!2) (and (>= a!1 1) a!3)))))
; by token-order.same-body
(assert
 (let ((a!1 (forall ((k Int) (j Carried))
              (step (node k (leaves j)) (node (+ k 1) (enters j))))))
   (and a!1
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
; by token-order.sound
(assert
 (let ((a!1 (forall ((k Int) (j Carried))
              (step (node k (leaves j)) (node (+ k 1) (enters j)))))
       (a!2 (exists ((out Carried) (back Carried))
              (and (a u out) (power (- d 1) out back) (b back v)))))
 (let ((a!3 (and a!1
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
                     (=> (b i v) a!1)))
                 (>= d 1)
                 a!2)))
   (=> a!3 (walks (node k u) (node (+ k d) v))))))
; by token-order.inside
(assert
 (forall ((x BodyNode) (y BodyNode))
   (=> (inside x y) (forall ((k Int)) (walks (node k x) (node k y))))))
; negated conclusion
(assert
 (let ((a!1 (exists ((out Carried) (back Carried))
              (and (a u out) (power (- d 1) out back) (b back v)))))
 (let ((a!2 (= (walks (node k u) (node (+ k d) v))
               (or (and (= d 0) (inside u v)) (and (>= d 1) a!1)))))
   (not a!2))))
(check-sat)
