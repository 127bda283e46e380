; weakening.sw
; With fewer orderings, sw lies in what it is with more.
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
(declare-fun through_rmw (Event Event) Bool)
(declare-fun REL (Event) Bool)
(declare-fun W (Event) Bool)
(declare-fun STRONG (Event) Bool)
(declare-fun R (Event) Bool)
(declare-fun ACQ (Event) Bool)
(declare-fun x () Event)
(declare-fun y () Event)
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
; by weakening.obs
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (and (here x y)
                   (or (tok x y)
                       (rmw x y)
                       (tok y x)
                       (rmw y x)
                       (and (in_scope x y) (in_scope y x)))
                   (rf x y)))
         (a!2 (exists ((via0 Event))
                (and (here x via0)
                     (or (tok x via0)
                         (rmw x via0)
                         (tok via0 x)
                         (rmw via0 x)
                         (and (in_scope x via0) (in_scope via0 x)))
                     (rf x via0)
                     (through_rmw via0 y)))))
     (=> (or a!1 a!2) (observation x y)))))
; by weakening.release-pattern
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (let ((a!1 (exists ((via1 Event))
                             (let ((a!1 (exists ((via0!1 Event))
                                          (and (and (= x via0!1) (REL x))
                                               (or (= via0!1 via1)
                                                   (and (tok via0!1 via1)
                                                        (here via0!1 via1)))))))
                               (and a!1 (and (= via1 via0) (W via1)))))))
                  (and a!1 (and (= via0 y) (STRONG via0))))))
         (a!2 (exists ((via0 Event))
                (let ((a!1 (exists ((via1 Event))
                             (let ((a!1 (exists ((via0!1 Event))
                                          (and (and (= x via0!1) (REL x))
                                               (or (= via0!1 via1)
                                                   (and (po via0!1 via1)
                                                        (here via0!1 via1)))))))
                               (and a!1 (and (= via1 via0) (W via1)))))))
                  (and a!1 (and (= via0 y) (STRONG via0)))))))
     (=> a!1 a!2))))
; by weakening.acquire-pattern
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (let ((a!1 (exists ((via1 Event))
                             (let ((a!1 (exists ((via0!1 Event))
                                          (and (= x via0!1)
                                               (R x)
                                               (= via0!1 via1)
                                               (STRONG via0!1)))))
                               (and a!1
                                    (or (= via1 via0)
                                        (and (tok via1 via0) (here via1 via0))))))))
                  (and a!1 (and (= via0 y) (ACQ via0))))))
         (a!2 (exists ((via0 Event))
                (let ((a!1 (exists ((via1 Event))
                             (let ((a!1 (exists ((via0!1 Event))
                                          (and (= x via0!1)
                                               (R x)
                                               (= via0!1 via1)
                                               (STRONG via0!1)))))
                               (and a!1
                                    (or (= via1 via0)
                                        (and (po via1 via0) (here via1 via0))))))))
                  (and a!1 (and (= via0 y) (ACQ via0)))))))
     (=> a!1 a!2))))
; negated conclusion
(assert
 (let ((a!1 (exists ((via0 Event)) (let ((a!1 (exists ((via1 Event)) (and (exists ((via2 Event)) (let ((a!1
 (exists ((via1!1 Event)) (and (= via0 via1!1) (R via0) (and (= via1!1 via2) (STRONG via1!1))))) (a!2 (or (=
 via2 via1) (and (tok via2 via1) (here via2 via1))))) (and a!1 a!2))) (and (= via1 y) (ACQ via1)))))) (and
 (exists ((via1 Event)) (let ((a!1 (exists ((via0!1 Event)) (let ((a!1 (exists ((via1!1 Event)) (let ((a!1
 (exists ((via0!2 Event)) (let ((a!1 (or (= via0!2 via1!1) (and (tok via0!2 via1!1) (here via0!2 via1!1)))))
 (and (and (= x via0!2) (REL x)) a!1))))) (and a!1 (and (= via1!1 via0!1) (W via1!1))))))) (and a!1 (and (=
 via0!1 via1) (STRONG via0!1)))))) (a!2 (and (here via1 via0) (or (or (tok via1 via0) (rmw via1 via0)) (or (tok
 via0 via1) (rmw via0 via1)) (and (in_scope via1 via0) (in_scope via0 via1))) (rf via1 via0))) (a!3 (exists
 ((via2 Event)) (and (here via1 via2) (or (or (tok via1 via2) (rmw via1 via2)) (or (tok via2 via1) (rmw via2
 via1)) (and (in_scope via1 via2) (in_scope via2 via1))) (rf via1 via2) (through_rmw via2 via0))))) (and a!1
 (or a!2 a!3)))) a!1)))) (a!3 (exists ((via0 Event)) (let ((a!1 (exists ((via1 Event)) (and (exists ((via2
 Event)) (let ((a!1 (exists ((via1!1 Event)) (and (= via0 via1!1) (R via0) (and (= via1!1 via2) (STRONG
 via1!1))))) (a!2 (or (= via2 via1) (and (po via2 via1) (here via2 via1))))) (and a!1 a!2))) (and (= via1 y)
 (ACQ via1)))))) (and (exists ((via1 Event)) (let ((a!1 (exists ((via0!1 Event)) (let ((a!1 (exists ((via1!1
 Event)) (let ((a!1 (exists ((via0!2 Event)) (let ((a!1 (or (= via0!2 via1!1) (and (po via0!2 via1!1) (here
 via0!2 via1!1))))) (and (and (= x via0!2) (REL x)) a!1))))) (and a!1 (and (= via1!1 via0!1) (W via1!1)))))))
 (and a!1 (and (= via0!1 via1) (STRONG via0!1))))))) (and a!1 (observation via1 via0)))) a!1))))) (let ((a!2
 (and (here x y) (or (tok x y) (rmw x y) (tok y x) (rmw y x) (and (in_scope x y) (in_scope y x))) a!1)) (a!4
 (and (here x y) (or (po x y) (po y x) (and (in_scope x y) (in_scope y x))) a!3))) (not (=> a!2 a!4)))))
(check-sat)
