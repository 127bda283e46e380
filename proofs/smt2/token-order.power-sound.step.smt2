; token-order.power-sound.step
; M^d from i to j leads from where i enters an iteration to where j enters the iteration d later. Step: from d
; to d + 1.
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
(declare-fun d () Int)
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
; hypothesis: M
(assert
 (forall ((k Int) (i Carried) (j Carried))
   (let ((a!1 (or (= (node k (enters i)) (node k (leaves j)))
                  (walks (node k (enters i)) (node k (leaves j))))))
     (=> (M i j) a!1))))
; hypothesis: d is a natural number
(assert
 (>= d 0))
; hypothesis: induction hypothesis
(assert
 (forall ((k Int) (i Carried) (j Carried))
   (let ((a!1 (or (= (node k (enters i)) (node (+ k d) (enters j)))
                  (walks (node k (enters i)) (node (+ k d) (enters j))))))
     (=> (power d i j) a!1))))
; by token-order.transitive
(assert
 (forall ((x Node) (y Node))
   (=> (walks x y) (forall ((n Node)) (=> (walks n x) (walks n y))))))
; negated conclusion
(assert
 (let ((a!1 (forall ((k Int) (i Carried) (j Carried))
              (let ((a!1 (= (node k (enters i)) (node (+ k (+ d 1)) (enters j))))
                    (a!2 (walks (node k (enters i))
                                (node (+ k (+ d 1)) (enters j)))))
                (=> (power (+ d 1) i j) (or a!1 a!2))))))
   (not a!1)))
(check-sat)
