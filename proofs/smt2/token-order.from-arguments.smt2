; token-order.from-arguments
; Between block arguments the product a . M^(d-1) . b is M^d.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Carried 0)
(declare-sort BodyNode 0)
(declare-fun power (Int Carried Carried) Bool)
(declare-fun M (Carried Carried) Bool)
(declare-fun enters (Carried) BodyNode)
(declare-fun leaves (Carried) BodyNode)
(declare-fun inside (BodyNode BodyNode) Bool)
(declare-fun a (BodyNode Carried) Bool)
(declare-fun b (Carried BodyNode) Bool)
(declare-fun edge (BodyNode BodyNode) Bool)
(declare-fun d () Int)
(declare-fun i () Carried)
(declare-fun j () Carried)
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
; hypothesis: nothing in the body produces a block argument
(assert
 (forall ((u BodyNode) (j Carried)) (not (edge u (enters j)))))
; hypothesis: block arguments are different
(assert
 (forall ((i Carried) (j Carried)) (=> (= (enters i) (enters j)) (= i j))))
; hypothesis: at least one iteration
(assert
 (>= d 1))
; by token-order.first-power
(assert
 (forall ((i Carried) (j Carried))
   (let ((a!1 (exists ((mid Carried)) (and (M i mid) (power (- d 1) mid j)))))
     (= a!1 (power d i j)))))
; by token-order.arguments
(assert
 (forall ((x BodyNode) (y BodyNode))
   (=> (inside x y) (forall ((j Carried)) (distinct y (enters j))))))
; negated conclusion
(assert
 (let ((a!1 (exists ((out Carried) (back Carried))
              (and (a (enters i) out)
                   (power (- d 1) out back)
                   (b back (enters j))))))
   (not (= a!1 (power d i j)))))
(check-sat)
