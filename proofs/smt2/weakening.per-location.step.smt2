; weakening.per-location.step
; With fewer orderings, per-location lies in what it is with more. Step: a path and one more step.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Event 0)
(declare-fun tok (Event Event) Bool)
(declare-fun po (Event Event) Bool)
(declare-fun rmw (Event Event) Bool)
(declare-fun rf (Event Event) Bool)
(declare-fun co (Event Event) Bool)
(declare-fun fr (Event Event) Bool)
(declare-fun here (Event Event) Bool)
(declare-fun in_scope (Event Event) Bool)
(declare-fun overlap (Event Event) Bool)
(declare-fun per_location_ptx (Event Event) Bool)
(declare-fun x () Event)
(declare-fun y () Event)
(declare-fun z () Event)
; hypothesis: token order lies in program order
(assert
 (forall ((x Event) (y Event)) (=> (tok x y) (po x y))))
; hypothesis: an atomic's read comes before its write in program order
(assert
 (forall ((x Event) (y Event)) (=> (rmw x y) (po x y))))
; hypothesis: per_location_ptx contains its steps
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (and (or (rf x y) (co x y) (fr x y))
                   (here x y)
                   (or (po x y) (po y x) (and (in_scope x y) (in_scope y x))))))
     (=> (or a!1 (and (po x y) (overlap x y))) (per_location_ptx x y)))))
; hypothesis: per_location_ptx contains longer paths
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (let ((a!1 (and (or (rf via0 y) (co via0 y) (fr via0 y))
                                (here via0 y)
                                (or (po via0 y)
                                    (po y via0)
                                    (and (in_scope via0 y) (in_scope y via0))))))
                  (and (per_location_ptx x via0)
                       (or a!1 (and (po via0 y) (overlap via0 y))))))))
     (=> a!1 (per_location_ptx x y)))))
; hypothesis: induction hypothesis
(assert
 (per_location_ptx x y))
; hypothesis: a further step
(assert
 (let ((a!1 (and (or (rf y z) (co y z) (fr y z))
                 (here y z)
                 (or (or (tok y z) (rmw y z))
                     (tok z y)
                     (rmw z y)
                     (and (in_scope y z) (in_scope z y))))))
   (or a!1 (and (or (tok y z) (rmw y z)) (overlap y z)))))
; by weakening.ms
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (and (here x y)
                   (or (tok x y)
                       (rmw x y)
                       (tok y x)
                       (rmw y x)
                       (and (in_scope x y) (in_scope y x)))))
         (a!2 (and (here x y)
                   (or (po x y) (po y x) (and (in_scope x y) (in_scope y x))))))
     (=> a!1 a!2))))
; negated conclusion
(assert
 (not (per_location_ptx x z)))
(check-sat)
