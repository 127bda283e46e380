; weakening.hb.step
; With fewer orderings, hb lies in what it is with more. Step: a path and one more step.
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
(declare-fun x () Event)
(declare-fun y () Event)
(declare-fun z () Event)
(declare-fun through_rmw (Event Event) Bool)
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
; hypothesis: induction hypothesis
(assert
 (base_causality x y))
; hypothesis: a further step
(assert
 (let ((a!1 (exists ((via0 Event))
              (let ((a!1 (and (= via0 z)
                              (W via0)
                              (not (and (= via0 z) (INIT via0))))))
                (and (exists ((via1 Event))
                       (and (= y via1) (INIT y) (distinct via1 via0)))
                     (or (and (= via0 z) (R via0)) a!1)))))
       (a!2 (exists ((via0 Event))
              (let ((a!1 (exists ((via1 Event))
                           (and (exists ((via2 Event))
                                  (let ((a!1 (exists ((via1!1 Event))
                                               (and (= via0 via1!1)
                                                    (R via0)
                                                    (and (= via1!1 via2)
                                                         (STRONG via1!1)))))
                                        (a!2 (or (= via2 via1)
                                                 (and (tok via2 via1)
                                                      (here via2 via1)))))
                                    (and a!1 a!2)))
                                (= via1 z)
                                (ACQ via1)))))
                (and (exists ((via1 Event))
                       (let ((a!1 (exists ((via0!1 Event))
                                    (let ((a!1 (exists ((via1!1 Event))
                                                 (and (exists ((via0!2 Event))
                                                        (let ((a!1 (or (= via0!2
                                                                          via1!1)
                                                                       (and (tok via0!2
                                                                                 via1!1)
                                                                            (here via0!2
                                                                                  via1!1)))))
                                                          (and (= y via0!2)
                                                               (REL y)
                                                               a!1)))
                                                      (= via1!1 via0!1)
                                                      (W via1!1)))))
                                      (and a!1
                                           (and (= via0!1 via1) (STRONG via0!1))))))
                             (a!2 (and (here via1 via0)
                                       (or (or (tok via1 via0) (rmw via1 via0))
                                           (or (tok via0 via1) (rmw via0 via1))
                                           (and (in_scope via1 via0)
                                                (in_scope via0 via1)))
                                       (rf via1 via0)))
                             (a!3 (exists ((via2 Event))
                                    (and (here via1 via2)
                                         (or (or (tok via1 via2) (rmw via1 via2))
                                             (or (tok via2 via1) (rmw via2 via1))
                                             (and (in_scope via1 via2)
                                                  (in_scope via2 via1)))
                                         (rf via1 via2)
                                         (through_rmw via2 via0)))))
                         (and a!1 (or a!2 a!3))))
                     a!1)))))
 (let ((a!3 (and (here y z)
                 (or (or (tok y z) (rmw y z))
                     (tok z y)
                     (rmw z y)
                     (and (in_scope y z) (in_scope z y)))
                 a!2)))
   (or (or (tok y z) (rmw y z)) a!1 a!3))))
; by weakening.sw
(assert
 (forall ((x Event) (y Event)) (let ((a!1 (and (here x y) (or (or (tok x y) (rmw x y)) (or (tok y x) (rmw y x))
 (and (in_scope x y) (in_scope y x))))) (a!2 (exists ((via0 Event)) (let ((a!1 (exists ((via1 Event)) (and
 (exists ((via2 Event)) (let ((a!1 (exists ((via1!1 Event)) (and (= via0 via1!1) (R via0) (and (= via1!1 via2)
 (STRONG via1!1))))) (a!2 (or (= via2 via1) (and (tok via2 via1) (here via2 via1))))) (and a!1 a!2))) (and (=
 via1 y) (ACQ via1)))))) (and (exists ((via1 Event)) (let ((a!1 (exists ((via0!1 Event)) (let ((a!1 (exists
 ((via1!1 Event)) (let ((a!1 (exists ((via0!2 Event)) (let ((a!1 (or (= via0!2 via1!1) (and (tok via0!2 via1!1)
 (here via0!2 via1!1))))) (and (and (= x via0!2) (REL x)) a!1))))) (and a!1 (and (= via1!1 via0!1) (W
 via1!1))))))) (and a!1 (and (= via0!1 via1) (STRONG via0!1)))))) (a!2 (and (here via1 via0) (or (or (tok via1
 via0) (rmw via1 via0)) (or (tok via0 via1) (rmw via0 via1)) (and (in_scope via1 via0) (in_scope via0 via1)))
 (rf via1 via0)))) (let ((a!3 (or a!2 (exists ((via2 Event)) (let ((a!1 (and (here via1 via2) (or (or (tok via1
 via2) (rmw via1 via2)) (or (tok via2 via1) (rmw via2 via1)) (and (in_scope via1 via2) (in_scope via2
 via1)))))) (and a!1 (rf via1 via2) (through_rmw via2 via0))))))) (and a!1 a!3)))) a!1)))) (a!3 (exists ((via0
 Event)) (let ((a!1 (exists ((via1 Event)) (and (exists ((via2 Event)) (let ((a!1 (exists ((via1!1 Event)) (and
 (= via0 via1!1) (R via0) (and (= via1!1 via2) (STRONG via1!1))))) (a!2 (or (= via2 via1) (and (po via2 via1)
 (here via2 via1))))) (and a!1 a!2))) (and (= via1 y) (ACQ via1)))))) (and (exists ((via1 Event)) (let ((a!1
 (exists ((via0!1 Event)) (let ((a!1 (exists ((via1!1 Event)) (let ((a!1 (exists ((via0!2 Event)) (let ((a!1
 (or (= via0!2 via1!1) (and (po via0!2 via1!1) (here via0!2 via1!1))))) (and (and (= x via0!2) (REL x))
 a!1))))) (and a!1 (and (= via1!1 via0!1) (W via1!1))))))) (and a!1 (and (= via0!1 via1) (STRONG via0!1)))))))
 (and a!1 (observation via1 via0)))) a!1))))) (let ((a!4 (and (here x y) (or (po x y) (po y x) (and (in_scope x
 y) (in_scope y x))) a!3))) (=> (and a!1 a!2) a!4)))))
; negated conclusion
(assert
 (not (base_causality x z)))
(check-sat)
