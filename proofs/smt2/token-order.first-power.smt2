; token-order.first-power
; M^1 is M, and M^d is M . M^(d-1).
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
; hypothesis: at least one iteration
(assert
 (>= d 1))
; by token-order.composition
(assert
 (let ((a!1 (forall ((i Carried) (j Carried))
              (let ((a!1 (exists ((mid Carried))
                           (and (power 1 i mid) (power (- d 1) mid j)))))
                (= a!1 (power (+ 1 (- d 1)) i j))))))
   (=> (and (>= 1 0) (>= (- d 1) 0)) a!1)))
; negated conclusion
(assert
 (not (forall ((i Carried) (j Carried))
        (let ((a!1 (exists ((mid Carried)) (and (M i mid) (power (- d 1) mid j)))))
          (= a!1 (power d i j))))))
(check-sat)
