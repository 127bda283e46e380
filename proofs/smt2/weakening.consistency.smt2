; weakening.consistency
; An execution that is consistent with more orderings is consistent with fewer.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Event 0)
(declare-fun tok (Event Event) Bool)
(declare-fun po (Event Event) Bool)
(declare-fun rmw (Event Event) Bool)
(declare-fun here (Event Event) Bool)
(declare-fun in_scope (Event Event) Bool)
(declare-fun rf (Event Event) Bool)
(declare-fun observation (Event Event) Bool)
(declare-fun base_causality (Event Event) Bool)
(declare-fun REL (Event) Bool)
(declare-fun W (Event) Bool)
(declare-fun STRONG (Event) Bool)
(declare-fun R (Event) Bool)
(declare-fun ACQ (Event) Bool)
(declare-fun INIT (Event) Bool)
(declare-fun co (Event Event) Bool)
(declare-fun fr (Event Event) Bool)
(declare-fun overlap (Event Event) Bool)
(declare-fun per_location_ptx (Event Event) Bool)
(declare-fun hb (Event Event) Bool)
(declare-fun through_rmw (Event Event) Bool)
(declare-fun per_location (Event Event) Bool)
; hypothesis: token order lies in program order
(assert
 (forall ((x Event) (y Event)) (=> (tok x y) (po x y))))
; hypothesis: an atomic's read comes before its write in program order
(assert
 (forall ((x Event) (y Event)) (=> (rmw x y) (po x y))))
; hypothesis: observation: reads from
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (and (here x y)
                   (or (po x y) (po y x) (and (in_scope x y) (in_scope y x)))
                   (rf x y))))
     (=> a!1 (observation x y)))))
; hypothesis: observation: through an atomic
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (and (exists ((via1 Event))
                       (and (observation x via1) (rmw via1 via0)))
                     (observation via0 y)))))
     (=> a!1 (observation x y)))))
; hypothesis: base causality: program order
(assert
 (forall ((x Event) (y Event)) (=> (po x y) (base_causality x y))))
; hypothesis: base causality: synchronizes
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (let ((a!1 (exists ((via1 Event))
                             (and (exists ((via2 Event))
                                    (let ((a!1 (exists ((via1!1 Event))
                                                 (and (= via0 via1!1)
                                                      (R via0)
                                                      (and (= via1!1 via2)
                                                           (STRONG via1!1)))))
                                          (a!2 (or (= via2 via1)
                                                   (and (po via2 via1)
                                                        (here via2 via1)))))
                                      (and a!1 a!2)))
                                  (= via1 y)
                                  (ACQ via1)))))
                  (and (exists ((via1 Event))
                         (let ((a!1 (exists ((via0!1 Event))
                                      (let ((a!1 (exists ((via1!1 Event))
                                                   (and (exists ((via0!2 Event))
                                                          (let ((a!1 (or (= via0!2
                                                                            via1!1)
                                                                         (and (po via0!2
                                                                                  via1!1)
                                                                              (here via0!2
                                                                                    via1!1)))))
                                                            (and (= x via0!2)
                                                                 (REL x)
                                                                 a!1)))
                                                        (= via1!1 via0!1)
                                                        (W via1!1)))))
                                        (and a!1
                                             (and (= via0!1 via1)
                                                  (STRONG via0!1)))))))
                           (and a!1 (observation via1 via0))))
                       a!1)))))
   (let ((a!2 (and (here x y)
                   (or (po x y) (po y x) (and (in_scope x y) (in_scope y x)))
                   a!1)))
     (=> a!2 (base_causality x y))))))
; hypothesis: base causality: initial writes
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (let ((a!1 (and (= via0 y)
                                (W via0)
                                (not (and (= via0 y) (INIT via0))))))
                  (and (exists ((via1 Event))
                         (and (= x via1) (INIT x) (distinct via1 via0)))
                       (or (and (= via0 y) (R via0)) a!1))))))
     (=> a!1 (base_causality x y)))))
; hypothesis: base causality: after program order
(assert
 (forall ((x Event) (y Event))
   (=> (exists ((via0 Event)) (and (po x via0) (base_causality via0 y)))
       (base_causality x y))))
; hypothesis: base causality: before program order
(assert
 (forall ((x Event) (y Event))
   (=> (exists ((via0 Event)) (and (base_causality x via0) (po via0 y)))
       (base_causality x y))))
; hypothesis: base causality: transitive
(assert
 (forall ((x Event) (y Event))
   (=> (exists ((via0 Event))
         (and (base_causality x via0) (base_causality via0 y)))
       (base_causality x y))))
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
; hypothesis: PTX: coherence order relates morally strong or ordered writes
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (and (exists ((via1 Event))
                       (and (= x via1) (W x) (overlap via1 via0)))
                     (= via0 y)
                     (W via0))))
         (a!2 (and (here x y)
                   (or (po x y) (po y x) (and (in_scope x y) (in_scope y x))))))
   (let ((a!3 (or a!2
                  (base_causality x y)
                  (exists ((via0 Event))
                    (and (observation x via0) (base_causality via0 y)))
                  (base_causality y x)
                  (exists ((via0 Event))
                    (and (observation y via0) (base_causality via0 x))))))
     (=> (and a!1 a!3) (or (co x y) (co y x)))))))
; hypothesis: PTX: Coherence
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (and (exists ((via1 Event))
                       (and (= x via1) (W x) (overlap via1 via0)))
                     (= via0 y)
                     (W via0))))
         (a!2 (or (base_causality x y)
                  (exists ((via0 Event))
                    (and (observation x via0) (base_causality via0 y))))))
     (=> (and a!1 a!2) (co x y)))))
; hypothesis: PTX: Causality
(assert
 (forall ((x Event))
   (let ((a!1 (exists ((via0 Event))
                (let ((a!1 (or (base_causality via0 x)
                               (exists ((via1 Event))
                                 (and (observation via0 via1)
                                      (base_causality via1 x))))))
                  (and (or (rf x via0) (fr x via0)) a!1)))))
     (not a!1))))
; hypothesis: PTX: SC-per-location
(assert
 (forall ((x Event)) (not (per_location_ptx x x))))
; hypothesis: PTX: Atomicity
(assert
 (forall ((x Event))
   (not (exists ((via0 Event))
          (let ((a!1 (exists ((via1 Event))
                       (and (here x via1)
                            (or (po x via1)
                                (po via1 x)
                                (and (in_scope x via1) (in_scope via1 x)))
                            (fr x via1)
                            (here via1 via0)
                            (or (po via1 via0)
                                (po via0 via1)
                                (and (in_scope via1 via0) (in_scope via0 via1)))
                            (co via1 via0)))))
            (and a!1 (rmw x via0)))))))
; by weakening.axiom.co-relates-morally-strong-or-ordered-writes
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (and (exists ((via1 Event))
                       (and (= x via1) (W x) (overlap via1 via0)))
                     (= via0 y)
                     (W via0))))
         (a!2 (and (here x y)
                   (or (tok x y)
                       (rmw x y)
                       (tok y x)
                       (rmw y x)
                       (and (in_scope x y) (in_scope y x))))))
     (=> (and a!1 (or a!2 (hb x y) (hb y x))) (or (co x y) (co y x))))))
; by weakening.axiom.coherence
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (and (exists ((via1 Event))
                       (and (= x via1) (W x) (overlap via1 via0)))
                     (= via0 y)
                     (W via0)))))
     (=> (and a!1 (hb x y)) (co x y)))))
; by weakening.axiom.causality
(assert
 (forall ((x Event))
   (let ((a!1 (exists ((via0 Event))
                (let ((a!1 (or (hb via0 x)
                               (exists ((via1 Event))
                                 (let ((a!1 (and (here via0 via1)
                                                 (or (tok via0 via1)
                                                     (rmw via0 via1)
                                                     (tok via1 via0)
                                                     (rmw via1 via0)
                                                     (and (in_scope via0 via1)
                                                          (in_scope via1 via0)))
                                                 (rf via0 via1)))
                                       (a!2 (exists ((via2 Event))
                                              (and (here via0 via2)
                                                   (or (tok via0 via2)
                                                       (rmw via0 via2)
                                                       (tok via2 via0)
                                                       (rmw via2 via0)
                                                       (and (in_scope via0 via2)
                                                            (in_scope via2 via0)))
                                                   (rf via0 via2)
                                                   (through_rmw via2 via1)))))
                                   (and (or a!1 a!2) (hb via1 x)))))))
                  (and (or (rf x via0) (fr x via0)) a!1)))))
     (not a!1))))
; by weakening.axiom.sc-per-location
(assert
 (forall ((x Event)) (not (per_location x x))))
; by weakening.axiom.atomicity
(assert
 (forall ((x Event))
   (not (exists ((via0 Event))
          (let ((a!1 (exists ((via1 Event))
                       (and (here x via1)
                            (or (tok x via1)
                                (rmw x via1)
                                (tok via1 x)
                                (rmw via1 x)
                                (and (in_scope x via1) (in_scope via1 x)))
                            (fr x via1)
                            (here via1 via0)
                            (or (tok via1 via0)
                                (rmw via1 via0)
                                (tok via0 via1)
                                (rmw via0 via1)
                                (and (in_scope via1 via0) (in_scope via0 via1)))
                            (co via1 via0)))))
            (and a!1 (rmw x via0)))))))
; negated conclusion
(assert
 (let ((a!1 (forall ((x Event) (y Event)) (let ((a!1 (exists ((via0 Event)) (and (exists ((via1 Event)) (and (=
 x via1) (W x) (overlap via1 via0))) (= via0 y) (W via0)))) (a!2 (and (here x y) (or (or (tok x y) (rmw x y))
 (or (tok y x) (rmw y x)) (and (in_scope x y) (in_scope y x)))))) (=> (and a!1 (or a!2 (hb x y) (hb y x))) (or
 (co x y) (co y x)))))) (a!2 (forall ((x Event) (y Event)) (let ((a!1 (exists ((via0 Event)) (and (exists
 ((via1 Event)) (and (= x via1) (W x) (overlap via1 via0))) (= via0 y) (W via0))))) (=> (and a!1 (hb x y)) (co
 x y))))) (a!3 (forall ((x Event)) (not (exists ((via0 Event)) (let ((a!1 (exists ((via1 Event)) (let ((a!1
 (and (here x via1) (or (tok x via1) (rmw x via1) (tok via1 x) (rmw via1 x) (and (in_scope x via1) (in_scope
 via1 x)))))) (and a!1 (fr x via1) (here via1 via0) (or (or (tok via1 via0) (rmw via1 via0)) (or (tok via0
 via1) (rmw via0 via1)) (and (in_scope via1 via0) (in_scope via0 via1))) (co via1 via0)))))) (and a!1 (rmw x
 via0)))))))) (let ((a!4 (and a!1 a!2 (forall ((x Event)) (let ((a!1 (exists ((via0 Event)) (let ((a!1 (or (hb
 via0 x) (exists ((via1 Event)) (let ((a!1 (and (here via0 via1) (or (or (tok via0 via1) (rmw via0 via1)) (or
 (tok via1 via0) (rmw via1 via0)) (and (in_scope via0 via1) (in_scope via1 via0)))))) (let ((a!2 (or (and a!1
 (rf via0 via1)) (exists ((via2 Event)) (let ((a!1 (and (here via0 via2) (or (tok via0 via2) (rmw via0 via2)
 (tok via2 via0) (rmw via2 via0) (and (in_scope via0 via2) (in_scope via2 via0)))))) (and a!1 (rf via0 via2)
 (through_rmw via2 via1))))))) (and a!2 (hb via1 x)))))))) (and (or (rf x via0) (fr x via0)) a!1))))) (not
 a!1))) (forall ((x Event)) (not (per_location x x))) a!3))) (not a!4))))
(check-sat)
