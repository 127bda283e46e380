; weakening.release-pattern
; With fewer orderings, release-pattern lies in what it is with more.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Event 0)
(declare-fun tok (Event Event) Bool)
(declare-fun po (Event Event) Bool)
(declare-fun rmw (Event Event) Bool)
(declare-fun x () Event)
(declare-fun REL (Event) Bool)
(declare-fun here (Event Event) Bool)
(declare-fun W (Event) Bool)
(declare-fun y () Event)
(declare-fun STRONG (Event) Bool)
; hypothesis: token order lies in program order
(assert
 (forall ((x Event) (y Event)) (=> (tok x y) (po x y))))
; hypothesis: an atomic's read comes before its write in program order
(assert
 (forall ((x Event) (y Event)) (=> (rmw x y) (po x y))))
; negated conclusion
(assert
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
   (not (=> a!1 a!2))))
(check-sat)
