; weakening.acquire-pattern
; With fewer orderings, acquire-pattern lies in what it is with more.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Event 0)
(declare-fun tok (Event Event) Bool)
(declare-fun po (Event Event) Bool)
(declare-fun rmw (Event Event) Bool)
(declare-fun x () Event)
(declare-fun R (Event) Bool)
(declare-fun STRONG (Event) Bool)
(declare-fun here (Event Event) Bool)
(declare-fun y () Event)
(declare-fun ACQ (Event) Bool)
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
   (not (=> a!1 a!2))))
(check-sat)
