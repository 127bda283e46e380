; layouts.control.any-rank
; In a layout of two dimensions that is not dominated two indices meet.
; A control: the answer must be sat.
(set-logic UFNIA)
(declare-fun s (Int) Int)
(declare-fun rank () Int)
(declare-fun i (Int) Int)
(declare-fun n (Int) Int)
(declare-fun j (Int) Int)
(declare-fun i_offset (Int) Int)
(declare-fun j_offset (Int) Int)
(declare-fun k () Int)
; hypothesis: the innermost stride is positive
(assert
 (>= (s 0) 1))
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
; hypothesis: k is a natural number
(assert
 (>= k 0))
; bound on the search
(assert
 (= rank 2))
; bound on the search
(assert
 (= k 2))
; negated conclusion
(assert
 (let ((a!1 (forall ((d Int))
              (! (=> (and (>= d 0) (< d k)) (= (i d) (j d))) :pattern ((i d))))))
 (let ((a!2 (=> (and (<= k rank) (= (i_offset k) (j_offset k))) a!1)))
   (not a!2))))
(check-sat)
