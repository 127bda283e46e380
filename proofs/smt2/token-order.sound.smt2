; token-order.sound
; Where M, a and b hold in every iteration, whatever branches are taken, the unrolled program orders instance
; k of A before instance k + d of B if a . M^(d-1) . b does.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Node 0)
(declare-sort Carried 0)
(declare-sort BodyNode 0)
(declare-fun step (Node Node) Bool)
(declare-fun walks (Node Node) Bool)
(declare-fun power (Int Carried Carried) Bool)
(declare-fun M (Carried Carried) Bool)
(declare-fun node (Int BodyNode) Node)
(declare-fun leaves (Carried) BodyNode)
(declare-fun enters (Carried) BodyNode)
(declare-fun a (BodyNode Carried) Bool)
(declare-fun b (Carried BodyNode) Bool)
(declare-fun d () Int)
(declare-fun u () BodyNode)
(declare-fun v () BodyNode)
(declare-fun k () Int)
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
; hypothesis: a token that is yielded enters the next iteration
(assert
 (forall ((k Int) (j Carried))
   (step (node k (leaves j)) (node (+ k 1) (enters j)))))
; hypothesis: M holds in every iteration
(assert
 (forall ((k Int) (i Carried) (j Carried))
   (let ((a!1 (or (= (node k (enters i)) (node k (leaves j)))
                  (walks (node k (enters i)) (node k (leaves j))))))
     (=> (M i j) a!1))))
; hypothesis: a holds in every iteration
(assert
 (forall ((k Int) (u BodyNode) (j Carried))
   (let ((a!1 (or (= (node k u) (node k (leaves j)))
                  (walks (node k u) (node k (leaves j))))))
     (=> (a u j) a!1))))
; hypothesis: b holds in every iteration
(assert
 (forall ((k Int) (i Carried) (v BodyNode))
   (let ((a!1 (or (= (node k (enters i)) (node k v))
                  (walks (node k (enters i)) (node k v)))))
     (=> (b i v) a!1))))
; hypothesis: at least an iteration later
(assert
 (>= d 1))
; hypothesis: ordered
(assert
 (exists ((out Carried) (back Carried))
   (and (a u out) (power (- d 1) out back) (b back v))))
; by token-order.transitive
(assert
 (forall ((x Node) (y Node))
   (=> (walks x y) (forall ((n Node)) (=> (walks n x) (walks n y))))))
; by token-order.power-sound
(assert
 (let ((a!1 (forall ((k Int) (i Carried) (j Carried))
              (let ((a!1 (= (node k (enters i)) (node (+ k (- d 1)) (enters j))))
                    (a!2 (walks (node k (enters i))
                                (node (+ k (- d 1)) (enters j)))))
                (=> (power (- d 1) i j) (or a!1 a!2))))))
   (=> (and (>= (- d 1) 0)) a!1)))
; negated conclusion
(assert
 (not (walks (node k u) (node (+ k d) v))))
(check-sat)
