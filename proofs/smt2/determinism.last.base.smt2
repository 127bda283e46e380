; determinism.last.base
; Of finitely many writes, the initial one among them, one that comes before a read is the last to do so. Base
; case: 0.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Event 0)
(declare-fun before_read (Event) Bool)
(declare-fun write (Int) Event)
(declare-fun static (Event Event) Bool)
; hypothesis: the initial write comes before the read
(assert
 (before_read (write 0)))
; hypothesis: writes before the read are ordered
(assert
 (forall ((x Event) (y Event))
   (=> (and (before_read x) (before_read y))
       (or (= x y) (static x y) (static y x)))))
; hypothesis: the order is transitive
(assert
 (forall ((x Event) (y Event))
   (=> (exists ((via0 Event)) (and (static x via0) (static via0 y)))
       (static x y))))
; negated conclusion
(assert
 (not (exists ((m Int))
        (let ((a!1 (and (>= m 0) (<= m 0) (before_read (write m))))
              (a!2 (forall ((k Int))
                     (let ((a!1 (and (>= k 0) (<= k 0) (before_read (write k)))))
                       (=> a!1
                           (or (= (write k) (write m))
                               (static (write k) (write m))))))))
          (and a!1 a!2)))))
(check-sat)
