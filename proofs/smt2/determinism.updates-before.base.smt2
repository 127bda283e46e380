; determinism.updates-before.base
; Before the swapped neighbours both orders leave the same values. Base case: 0.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Value 0)
(declare-fun left_swapped (Int) Value)
(declare-fun left (Int) Value)
(declare-fun update (Value Value) Value)
(declare-fun operand (Int) Value)
(declare-fun swapped (Int) Value)
(declare-fun m () Int)
; hypothesis: the same initial value
(assert
 (= (left_swapped 0) (left 0)))
; hypothesis: one order
(assert
 (forall ((k Int))
   (! (let ((a!1 (= (left k) (update (left (- k 1)) (operand k)))))
        (=> (>= k 1) a!1))
      :pattern ((left k)))))
; hypothesis: the other order
(assert
 (forall ((k Int))
   (! (let ((a!1 (= (left_swapped k) (update (left_swapped (- k 1)) (swapped k)))))
        (=> (>= k 1) a!1))
      :pattern ((left_swapped k)))))
; hypothesis: they differ in neighbours m and m + 1, which are swapped
(assert
 (let ((a!1 (forall ((k Int))
              (! (=> (and (distinct k m) (distinct k (+ m 1)))
                     (= (swapped k) (operand k)))
                 :pattern ((swapped k))))))
   (and (>= m 1)
        (= (swapped m) (operand (+ m 1)))
        (= (swapped (+ m 1)) (operand m))
        a!1)))
; hypothesis: updates can be swapped
(assert
 (forall ((x Value) (a Value) (b Value))
   (! (= (update (update x a) b) (update (update x b) a))
      :pattern ((update (update x a) b)))))
; negated conclusion
(assert
 (not (=> (< 0 m) (= (left 0) (left_swapped 0)))))
(check-sat)
