; determinism.through-rmw.step
; A chain of atomics follows the static order. Step: a path and one more step.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Event 0)
(declare-fun W (Event) Bool)
(declare-fun overlap (Event Event) Bool)
(declare-fun here (Event Event) Bool)
(declare-fun tok (Event Event) Bool)
(declare-fun rmw (Event Event) Bool)
(declare-fun in_scope (Event Event) Bool)
(declare-fun hb (Event Event) Bool)
(declare-fun co (Event Event) Bool)
(declare-fun rf (Event Event) Bool)
(declare-fun fr (Event Event) Bool)
(declare-fun through_rmw (Event Event) Bool)
(declare-fun R (Event) Bool)
(declare-fun INIT (Event) Bool)
(declare-fun REL (Event) Bool)
(declare-fun STRONG (Event) Bool)
(declare-fun ACQ (Event) Bool)
(declare-fun static (Event Event) Bool)
(declare-fun x () Event)
(declare-fun y () Event)
(declare-fun z () Event)
; hypothesis: free of races
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (or (exists ((via0 Event)) (and (= x via0) (W x) (overlap via0 y)))
                  (exists ((via0 Event))
                    (and (overlap x via0) (= via0 y) (W via0)))))
         (a!2 (and (here x y)
                   (or (tok x y)
                       (rmw x y)
                       (tok y x)
                       (rmw y x)
                       (and (in_scope x y) (in_scope y x))))))
     (not (and a!1 (not a!2) (not (hb x y)) (not (hb y x)))))))
; hypothesis: no communication
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (or (exists ((via0 Event)) (and (= x via0) (W x) (overlap via0 y)))
                  (exists ((via0 Event))
                    (and (overlap x via0) (= via0 y) (W via0)))))
         (a!2 (or (tok x y) (rmw x y) (tok y x) (rmw y x))))
   (let ((a!3 (and a!1 (here x y) (or a!2 (and (in_scope x y) (in_scope y x))))))
     (=> a!3 a!2)))))
; hypothesis: coherence
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (and (exists ((via1 Event))
                       (and (= x via1) (W x) (overlap via1 via0)))
                     (= via0 y)
                     (W via0)))))
     (=> (and a!1 (hb x y)) (co x y)))))
; hypothesis: causality
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
; hypothesis: reads read from writes
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (and (exists ((via1 Event))
                       (and (= x via1) (W x) (overlap via1 via0)))
                     (= via0 y)
                     (R via0)))))
     (=> (rf x y) a!1))))
; hypothesis: hb contains its steps
(assert
 (forall ((x Event) (y Event)) (let ((a!1 (exists ((via0 Event)) (let ((a!1 (and (and (= via0 y) (W via0)) (not
 (and (= via0 y) (INIT via0)))))) (and (exists ((via1 Event)) (and (= x via1) (INIT x) (distinct via1 via0)))
 (or (and (= via0 y) (R via0)) a!1))))) (a!2 (and (here x y) (or (or (tok x y) (rmw x y)) (or (tok y x) (rmw y
 x)) (and (in_scope x y) (in_scope y x))))) (a!3 (exists ((via0 Event)) (let ((a!1 (exists ((via1 Event)) (and
 (exists ((via2 Event)) (let ((a!1 (exists ((via1!1 Event)) (and (= via0 via1!1) (R via0) (and (= via1!1 via2)
 (STRONG via1!1))))) (a!2 (or (= via2 via1) (and (tok via2 via1) (here via2 via1))))) (and a!1 a!2))) (= via1
 y) (ACQ via1))))) (and (exists ((via1 Event)) (let ((a!1 (exists ((via0!1 Event)) (let ((a!1 (exists ((via1!1
 Event)) (and (exists ((via0!2 Event)) (let ((a!1 (or (= via0!2 via1!1) (and (tok via0!2 via1!1) (here via0!2
 via1!1))))) (and (= x via0!2) (REL x) a!1))) (and (= via1!1 via0!1) (W via1!1)))))) (and a!1 (and (= via0!1
 via1) (STRONG via0!1)))))) (a!2 (and (here via1 via0) (or (or (tok via1 via0) (rmw via1 via0)) (or (tok via0
 via1) (rmw via0 via1)) (and (in_scope via1 via0) (in_scope via0 via1))) (rf via1 via0)))) (let ((a!3 (or a!2
 (exists ((via2 Event)) (let ((a!1 (and (here via1 via2) (or (or (tok via1 via2) (rmw via1 via2)) (or (tok via2
 via1) (rmw via2 via1)) (and (in_scope via1 via2) (in_scope via2 via1)))))) (and a!1 (rf via1 via2)
 (through_rmw via2 via0))))))) (and a!1 a!3)))) a!1))))) (=> (or (or (tok x y) (rmw x y)) a!1 (and a!2 a!3))
 (hb x y)))))
; hypothesis: hb contains longer paths
(assert
 (forall ((x Event) (y Event)) (=> (exists ((via0 Event)) (let ((a!1 (exists ((via1 Event)) (let ((a!1 (and (=
 via1 y) (W via1) (not (and (= via1 y) (INIT via1)))))) (and (exists ((via2 Event)) (and (= via0 via2) (INIT
 via0) (distinct via2 via1))) (or (and (= via1 y) (R via1)) a!1))))) (a!2 (and (here via0 y) (or (or (tok via0
 y) (rmw via0 y)) (or (tok y via0) (rmw y via0)) (and (in_scope via0 y) (in_scope y via0)))))) (let ((a!3 (or
 (or (tok via0 y) (rmw via0 y)) a!1 (and a!2 (exists ((via1 Event)) (let ((a!1 (exists ((via2 Event)) (let
 ((a!1 (exists ((via1!1 Event)) (let ((a!1 (exists ((via2!1 Event)) (and (exists ((via1!2 Event)) (let ((a!1
 (or (= via1!2 via2!1) (and (tok via1!2 via2!1) (here via1!2 via2!1))))) (and (= via0 via1!2) (REL via0) a!1)))
 (= via2!1 via1!1) (W via2!1))))) (and a!1 (and (= via1!1 via2) (STRONG via1!1)))))) (a!2 (and (here via2 via1)
 (or (or (tok via2 via1) (rmw via2 via1)) (or (tok via1 via2) (rmw via1 via2)) (and (in_scope via2 via1)
 (in_scope via1 via2))))) (a!3 (exists ((via0!1 Event)) (and (here via2 via0!1) (or (or (tok via2 via0!1) (rmw
 via2 via0!1)) (or (tok via0!1 via2) (rmw via0!1 via2)) (and (in_scope via2 via0!1) (in_scope via0!1 via2)))
 (rf via2 via0!1) (through_rmw via0!1 via1))))) (and a!1 (or (and a!2 (rf via2 via1)) a!3))))) (a!2 (exists
 ((via0!1 Event)) (and (exists ((via2 Event)) (let ((a!1 (exists ((via0!2 Event)) (and (= via1 via0!2) (R via1)
 (and (= via0!2 via2) (STRONG via0!2))))) (a!2 (or (= via2 via0!1) (and (tok via2 via0!1) (here via2
 via0!1))))) (and a!1 a!2))) (= via0!1 y) (ACQ via0!1))))) (and a!1 a!2))))))) (and (hb x via0) a!3)))) (hb x
 y))))
; hypothesis: static contains its steps
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (let ((a!1 (and (= via0 y)
                                (W via0)
                                (not (and (= via0 y) (INIT via0))))))
                  (and (exists ((via1 Event))
                         (and (= x via1) (INIT x) (distinct via1 via0)))
                       (or (and (= via0 y) (R via0)) a!1))))))
     (=> (or (tok x y) (rmw x y) a!1) (static x y)))))
; hypothesis: static contains longer paths
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (let ((a!1 (exists ((via1 Event))
                             (let ((a!1 (and (= via1 y)
                                             (W via1)
                                             (not (and (= via1 y) (INIT via1))))))
                               (and (exists ((via2 Event))
                                      (and (= via0 via2)
                                           (INIT via0)
                                           (distinct via2 via1)))
                                    (or (and (= via1 y) (R via1)) a!1))))))
                  (and (static x via0) (or (tok via0 y) (rmw via0 y) a!1))))))
     (=> a!1 (static x y)))))
; hypothesis: induction hypothesis
(assert
 (static x y))
; hypothesis: a further step
(assert
 (exists ((via0 Event))
   (and (rmw y via0)
        (here via0 z)
        (or (tok via0 z)
            (rmw via0 z)
            (tok z via0)
            (rmw z via0)
            (and (in_scope via0 z) (in_scope z via0)))
        (rf via0 z))))
; by determinism.direct
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (and (here x y)
                   (or (or (tok x y) (rmw x y))
                       (tok y x)
                       (rmw y x)
                       (and (in_scope x y) (in_scope y x)))
                   (rf x y))))
     (=> a!1 (or (tok x y) (rmw x y))))))
; by determinism.static-transitive
(assert
 (forall ((x Event) (y Event))
   (=> (static x y) (forall ((w Event)) (=> (static w x) (static w y))))))
; negated conclusion
(assert
 (not (static x z)))
(check-sat)
