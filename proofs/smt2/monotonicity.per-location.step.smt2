; monotonicity.per-location.step
; With fewer orderings, per-location lies in what it is with more. Step: a path and one more step.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Event 0)
(declare-fun tok_fewer (Event Event) Bool)
(declare-fun tok_more (Event Event) Bool)
(declare-fun STRONG_fewer (Event) Bool)
(declare-fun STRONG_more (Event) Bool)
(declare-fun REL_fewer (Event) Bool)
(declare-fun REL_more (Event) Bool)
(declare-fun ACQ_fewer (Event) Bool)
(declare-fun ACQ_more (Event) Bool)
(declare-fun in_scope_fewer (Event Event) Bool)
(declare-fun in_scope_more (Event Event) Bool)
(declare-fun rf (Event Event) Bool)
(declare-fun co (Event Event) Bool)
(declare-fun fr (Event Event) Bool)
(declare-fun here (Event Event) Bool)
(declare-fun rmw (Event Event) Bool)
(declare-fun overlap (Event Event) Bool)
(declare-fun per_location_more (Event Event) Bool)
(declare-fun x () Event)
(declare-fun y () Event)
(declare-fun z () Event)
; hypothesis: more token order
(assert
 (forall ((x Event) (y Event)) (=> (tok_fewer x y) (tok_more x y))))
; hypothesis: more strong accesses
(assert
 (forall ((x Event) (y Event))
   (=> (and (= x y) (STRONG_fewer x)) (and (= x y) (STRONG_more x)))))
; hypothesis: more releases
(assert
 (forall ((x Event) (y Event))
   (=> (and (= x y) (REL_fewer x)) (and (= x y) (REL_more x)))))
; hypothesis: more acquires
(assert
 (forall ((x Event) (y Event))
   (=> (and (= x y) (ACQ_fewer x)) (and (= x y) (ACQ_more x)))))
; hypothesis: wider scopes
(assert
 (forall ((x Event) (y Event)) (=> (in_scope_fewer x y) (in_scope_more x y))))
; hypothesis: per_location_more contains its steps
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (and (or (rf x y) (co x y) (fr x y))
                   (here x y)
                   (or (or (tok_more x y) (rmw x y))
                       (tok_more y x)
                       (rmw y x)
                       (and (in_scope_more x y) (in_scope_more y x))))))
   (let ((a!2 (or a!1 (and (or (tok_more x y) (rmw x y)) (overlap x y)))))
     (=> a!2 (per_location_more x y))))))
; hypothesis: per_location_more contains longer paths
(assert
 (forall ((x Event) (y Event))
   (=> (exists ((via0 Event))
         (let ((a!1 (and (or (rf via0 y) (co via0 y) (fr via0 y))
                         (here via0 y)
                         (or (or (tok_more via0 y) (rmw via0 y))
                             (tok_more y via0)
                             (rmw y via0)
                             (and (in_scope_more via0 y) (in_scope_more y via0))))))
         (let ((a!2 (or a!1
                        (and (or (tok_more via0 y) (rmw via0 y))
                             (overlap via0 y)))))
           (and (per_location_more x via0) a!2))))
       (per_location_more x y))))
; hypothesis: induction hypothesis
(assert
 (per_location_more x y))
; hypothesis: a further step
(assert
 (let ((a!1 (and (or (rf y z) (co y z) (fr y z))
                 (here y z)
                 (or (or (tok_fewer y z) (rmw y z))
                     (tok_fewer z y)
                     (rmw z y)
                     (and (in_scope_fewer y z) (in_scope_fewer z y))))))
   (or a!1 (and (or (tok_fewer y z) (rmw y z)) (overlap y z)))))
; by monotonicity.ms
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (and (here x y)
                   (or (tok_fewer x y)
                       (rmw x y)
                       (tok_fewer y x)
                       (rmw y x)
                       (and (in_scope_fewer x y) (in_scope_fewer y x)))))
         (a!2 (and (here x y)
                   (or (tok_more x y)
                       (rmw x y)
                       (tok_more y x)
                       (rmw y x)
                       (and (in_scope_more x y) (in_scope_more y x))))))
     (=> a!1 a!2))))
; negated conclusion
(assert
 (not (per_location_more x z)))
(check-sat)
