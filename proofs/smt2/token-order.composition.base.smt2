; token-order.composition.base
; M^(d+e) is M^d . M^e: what leads d + e iterations on, leads d on and then e. Base case: 0.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Carried 0)
(declare-fun power (Int Carried Carried) Bool)
(declare-fun M (Carried Carried) Bool)
(declare-fun d () Int)
; hypothesis: power 0
(assert
 (forall ((i Carried) (j Carried)) (= (power 0 i j) (= i j))))
; hypothesis: power d
(assert
 (forall ((d Int) (i Carried) (j Carried))
   (! (let ((a!1 (exists ((mid Carried)) (and (power (- d 1) i mid) (M mid j)))))
        (=> (>= d 1) (= a!1 (power d i j))))
      :pattern ((power d i j)))))
; hypothesis: d
(assert
 (>= d 0))
; negated conclusion
(assert
 (let ((a!1 (forall ((i Carried) (j Carried))
              (= (exists ((mid Carried)) (and (power d i mid) (power 0 mid j)))
                 (power (+ d 0) i j)))))
   (not a!1)))
(check-sat)
