; monotonicity.axiom.sc-per-location
; With fewer orderings the axiom 'sc per location' holds where it holds with more.
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
(declare-fun rmw (Event Event) Bool)
(declare-fun here (Event Event) Bool)
(declare-fun rf (Event Event) Bool)
(declare-fun through_rmw_more (Event Event) Bool)
(declare-fun INIT (Event) Bool)
(declare-fun R (Event) Bool)
(declare-fun W (Event) Bool)
(declare-fun hb_more (Event Event) Bool)
(declare-fun co (Event Event) Bool)
(declare-fun fr (Event Event) Bool)
(declare-fun overlap (Event Event) Bool)
(declare-fun per_location_more (Event Event) Bool)
(declare-fun hb_fewer (Event Event) Bool)
(declare-fun through_rmw_fewer (Event Event) Bool)
(declare-fun per_location_fewer (Event Event) Bool)
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
; hypothesis: through_rmw_more contains its steps
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (and (rmw x via0)
                     (here via0 y)
                     (or (tok_more via0 y)
                         (rmw via0 y)
                         (tok_more y via0)
                         (rmw y via0)
                         (and (in_scope_more via0 y) (in_scope_more y via0)))
                     (rf via0 y)))))
     (=> a!1 (through_rmw_more x y)))))
; hypothesis: through_rmw_more contains longer paths
(assert
 (forall ((x Event) (y Event))
   (=> (exists ((via0 Event))
         (let ((a!1 (exists ((via1 Event))
                      (and (rmw via0 via1)
                           (here via1 y)
                           (or (tok_more via1 y)
                               (rmw via1 y)
                               (tok_more y via1)
                               (rmw y via1)
                               (and (in_scope_more via1 y)
                                    (in_scope_more y via1)))
                           (rf via1 y)))))
           (and (through_rmw_more x via0) a!1)))
       (through_rmw_more x y))))
; hypothesis: hb_more contains its steps
(assert
 (forall ((x Event) (y Event)) (let ((a!1 (exists ((via0 Event)) (let ((a!1 (and (and (= via0 y) (W via0)) (not
 (and (= via0 y) (INIT via0)))))) (and (exists ((via1 Event)) (and (= x via1) (INIT x) (distinct via1 via0)))
 (or (and (= via0 y) (R via0)) a!1))))) (a!2 (and (here x y) (or (or (tok_more x y) (rmw x y)) (or (tok_more y
 x) (rmw y x)) (and (in_scope_more x y) (in_scope_more y x))))) (a!3 (exists ((via0 Event)) (let ((a!1 (exists
 ((via1 Event)) (and (exists ((via2 Event)) (let ((a!1 (exists ((via1!1 Event)) (and (= via0 via1!1) (R via0)
 (and (= via1!1 via2) (STRONG_more via1!1))))) (a!2 (or (= via2 via1) (and (tok_more via2 via1) (here via2
 via1))))) (and a!1 a!2))) (= via1 y) (ACQ_more via1))))) (and (exists ((via1 Event)) (let ((a!1 (exists
 ((via0!1 Event)) (let ((a!1 (exists ((via1!1 Event)) (and (exists ((via0!2 Event)) (let ((a!1 (or (= via0!2
 via1!1) (and (tok_more via0!2 via1!1) (here via0!2 via1!1))))) (and (= x via0!2) (REL_more x) a!1))) (and (=
 via1!1 via0!1) (W via1!1)))))) (and a!1 (and (= via0!1 via1) (STRONG_more via0!1)))))) (a!2 (and (here via1
 via0) (or (or (tok_more via1 via0) (rmw via1 via0)) (or (tok_more via0 via1) (rmw via0 via1)) (and
 (in_scope_more via1 via0) (in_scope_more via0 via1))) (rf via1 via0)))) (let ((a!3 (or a!2 (exists ((via2
 Event)) (let ((a!1 (and (here via1 via2) (or (or (tok_more via1 via2) (rmw via1 via2)) (or (tok_more via2
 via1) (rmw via2 via1)) (and (in_scope_more via1 via2) (in_scope_more via2 via1)))))) (and a!1 (rf via1 via2)
 (through_rmw_more via2 via0))))))) (and a!1 a!3)))) a!1))))) (=> (or (or (tok_more x y) (rmw x y)) a!1 (and
 a!2 a!3)) (hb_more x y)))))
; hypothesis: hb_more contains longer paths
(assert
 (forall ((x Event) (y Event)) (=> (exists ((via0 Event)) (let ((a!1 (exists ((via1 Event)) (let ((a!1 (and (=
 via1 y) (W via1) (not (and (= via1 y) (INIT via1)))))) (and (exists ((via2 Event)) (and (= via0 via2) (INIT
 via0) (distinct via2 via1))) (or (and (= via1 y) (R via1)) a!1))))) (a!2 (and (here via0 y) (or (or (tok_more
 via0 y) (rmw via0 y)) (or (tok_more y via0) (rmw y via0)) (and (in_scope_more via0 y) (in_scope_more y
 via0)))))) (let ((a!3 (or (or (tok_more via0 y) (rmw via0 y)) a!1 (and a!2 (exists ((via1 Event)) (let ((a!1
 (exists ((via2 Event)) (let ((a!1 (exists ((via1!1 Event)) (let ((a!1 (exists ((via2!1 Event)) (and (exists
 ((via1!2 Event)) (let ((a!1 (or (= via1!2 via2!1) (and (tok_more via1!2 via2!1) (here via1!2 via2!1))))) (and
 (= via0 via1!2) (REL_more via0) a!1))) (= via2!1 via1!1) (W via2!1))))) (and a!1 (and (= via1!1 via2)
 (STRONG_more via1!1)))))) (a!2 (and (here via2 via1) (or (or (tok_more via2 via1) (rmw via2 via1)) (or
 (tok_more via1 via2) (rmw via1 via2)) (and (in_scope_more via2 via1) (in_scope_more via1 via2))))) (a!3
 (exists ((via0!1 Event)) (and (here via2 via0!1) (or (or (tok_more via2 via0!1) (rmw via2 via0!1)) (or
 (tok_more via0!1 via2) (rmw via0!1 via2)) (and (in_scope_more via2 via0!1) (in_scope_more via0!1 via2))) (rf
 via2 via0!1) (through_rmw_more via0!1 via1))))) (and a!1 (or (and a!2 (rf via2 via1)) a!3))))) (a!2 (exists
 ((via0!1 Event)) (and (exists ((via2 Event)) (let ((a!1 (exists ((via0!2 Event)) (and (= via1 via0!2) (R via1)
 (and (= via0!2 via2) (STRONG_more via0!2))))) (a!2 (or (= via2 via0!1) (and (tok_more via2 via0!1) (here via2
 via0!1))))) (and a!1 a!2))) (= via0!1 y) (ACQ_more via0!1))))) (and a!1 a!2))))))) (and (hb_more x via0)
 a!3)))) (hb_more x y))))
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
; hypothesis: sc per location
(assert
 (forall ((x Event)) (not (per_location_more x x))))
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
; by monotonicity.hb
(assert
 (forall ((x Event) (y Event)) (=> (hb_fewer x y) (hb_more x y))))
; by monotonicity.cause
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (or (hb_fewer x y)
                  (exists ((via0 Event))
                    (let ((a!1 (and (here x via0)
                                    (or (tok_fewer x via0)
                                        (rmw x via0)
                                        (tok_fewer via0 x)
                                        (rmw via0 x)
                                        (and (in_scope_fewer x via0)
                                             (in_scope_fewer via0 x)))
                                    (rf x via0)))
                          (a!2 (exists ((via1 Event))
                                 (and (here x via1)
                                      (or (tok_fewer x via1)
                                          (rmw x via1)
                                          (tok_fewer via1 x)
                                          (rmw via1 x)
                                          (and (in_scope_fewer x via1)
                                               (in_scope_fewer via1 x)))
                                      (rf x via1)
                                      (through_rmw_fewer via1 via0)))))
                      (and (or a!1 a!2) (hb_fewer via0 y))))))
         (a!2 (or (hb_more x y)
                  (exists ((via0 Event))
                    (let ((a!1 (and (here x via0)
                                    (or (tok_more x via0)
                                        (rmw x via0)
                                        (tok_more via0 x)
                                        (rmw via0 x)
                                        (and (in_scope_more x via0)
                                             (in_scope_more via0 x)))
                                    (rf x via0)))
                          (a!2 (exists ((via1 Event))
                                 (and (here x via1)
                                      (or (tok_more x via1)
                                          (rmw x via1)
                                          (tok_more via1 x)
                                          (rmw via1 x)
                                          (and (in_scope_more x via1)
                                               (in_scope_more via1 x)))
                                      (rf x via1)
                                      (through_rmw_more via1 via0)))))
                      (and (or a!1 a!2) (hb_more via0 y)))))))
     (=> a!1 a!2))))
; by monotonicity.per-location
(assert
 (forall ((x Event) (y Event))
   (=> (per_location_fewer x y) (per_location_more x y))))
; negated conclusion
(assert
 (not (forall ((x Event)) (not (per_location_fewer x x)))))
(check-sat)
