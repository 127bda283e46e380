; layouts.any-rank.base
; In a dominated layout of any rank two indices whose offsets agree within the k innermost dimensions agree in
; these dimensions. Base case: 0.
; A lemma: the answer must be unsat.
(set-logic UFNIA)
(declare-fun s (Int) Int)
(declare-fun rank () Int)
(declare-fun n (Int) Int)
(declare-fun i (Int) Int)
(declare-fun j (Int) Int)
(declare-fun i_offset (Int) Int)
(declare-fun j_offset (Int) Int)
(declare-fun k () Int)
; hypothesis: the innermost stride is positive
(assert
 (>= (s 0) 1))
; hypothesis: dominated
(assert
 (forall ((d Int))
   (! (=> (and (>= d 0) (< d rank)) (>= (s (+ d 1)) (* (n d) (s d))))
      :pattern ((n d)))))
; hypothesis: first index in bounds
(assert
 (forall ((d Int))
   (! (=> (and (>= d 0) (< d rank)) (and (>= (i d) 0) (< (i d) (n d))))
      :pattern ((i d)))))
; hypothesis: second index in bounds
(assert
 (forall ((d Int))
   (! (=> (and (>= d 0) (< d rank)) (and (>= (j d) 0) (< (j d) (n d))))
      :pattern ((j d)))))
; hypothesis: first offset
(assert
 (let ((a!1 (forall ((d Int))
              (! (let ((a!1 (= (i_offset (+ d 1))
                               (+ (i_offset d) (* (i d) (s d))))))
                   (=> (and (>= d 0) (< d rank)) a!1))
                 :pattern ((i d))))))
   (and (= (i_offset 0) 0) a!1)))
; hypothesis: second offset
(assert
 (let ((a!1 (forall ((d Int))
              (! (let ((a!1 (= (j_offset (+ d 1))
                               (+ (j_offset d) (* (j d) (s d))))))
                   (=> (and (>= d 0) (< d rank)) a!1))
                 :pattern ((j d))))))
   (and (= (j_offset 0) 0) a!1)))
; by layouts.any-rank.first-extent
(assert
 (let ((a!1 (=> (<= k rank) (and (>= (i_offset k) 0) (< (i_offset k) (s k))))))
   (=> (and (>= k 0)) a!1)))
; by layouts.any-rank.second-extent
(assert
 (let ((a!1 (=> (<= k rank) (and (>= (j_offset k) 0) (< (j_offset k) (s k))))))
   (=> (and (>= k 0)) a!1)))
; by integers.mixed-radix
(assert
 (let ((a!1 (= (+ (* (i k) (s k)) (i_offset k)) (+ (* (j k) (s k)) (j_offset k)))))
   (=> (and (>= (i_offset k) 0)
            (< (i_offset k) (s k))
            (>= (j_offset k) 0)
            (< (j_offset k) (s k))
            a!1)
       (and (= (i k) (j k)) (= (i_offset k) (j_offset k))))))
; negated conclusion
(assert
 (let ((a!1 (forall ((d Int))
              (! (=> (and (>= d 0) (< d 0)) (= (i d) (j d))) :pattern ((i d))))))
 (let ((a!2 (=> (and (<= 0 rank) (= (i_offset 0) (j_offset 0))) a!1)))
   (not a!2))))
(check-sat)
