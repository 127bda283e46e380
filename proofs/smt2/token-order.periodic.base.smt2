; token-order.periodic.base
; Once M^(p+c) = M^p, the powers repeat with period c from M^p on: the distances at which A is ordered before
; B are a finite set and, from p + 1 on, whole residue classes of c. Base case: 0.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Carried 0)
(declare-fun power (Int Carried Carried) Bool)
(declare-fun M (Carried Carried) Bool)
(declare-fun p () Int)
(declare-fun c () Int)
; hypothesis: power 0
(assert
 (forall ((i Carried) (j Carried)) (= (power 0 i j) (= i j))))
; hypothesis: power d
(assert
 (forall ((d Int) (i Carried) (j Carried))
   (! (let ((a!1 (exists ((mid Carried)) (and (power (- d 1) i mid) (M mid j)))))
        (=> (>= d 1) (= a!1 (power d i j))))
      :pattern ((power d i j)))))
; hypothesis: p, c
(assert
 (and (>= p 0) (>= c 1)))
; hypothesis: repeats
(assert
 (forall ((i Carried) (j Carried)) (= (power (+ p c) i j) (power p i j))))
; negated conclusion
(assert
 (let ((a!1 (forall ((i Carried) (j Carried))
              (= (power (+ p c 0) i j) (power (+ p 0) i j)))))
   (not a!1)))
(check-sat)
