; monotonicity.acquire-pattern
; With fewer orderings, acquire-pattern lies in what it is with more.
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
(declare-fun x () Event)
(declare-fun R (Event) Bool)
(declare-fun here (Event Event) Bool)
(declare-fun y () Event)
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
; negated conclusion
(assert
 (let ((a!1 (=> (exists ((via0 Event))
                  (let ((a!1 (exists ((via1 Event))
                               (let ((a!1 (exists ((via0!1 Event))
                                            (and (and (= x via0!1) (R x))
                                                 (= via0!1 via1)
                                                 (STRONG_fewer via0!1)))))
                                 (and a!1
                                      (or (= via1 via0)
                                          (and (tok_fewer via1 via0)
                                               (here via1 via0))))))))
                    (and a!1 (= via0 y) (ACQ_fewer via0))))
                (exists ((via0 Event))
                  (let ((a!1 (exists ((via1 Event))
                               (let ((a!1 (exists ((via0!1 Event))
                                            (and (and (= x via0!1) (R x))
                                                 (= via0!1 via1)
                                                 (STRONG_more via0!1)))))
                                 (and a!1
                                      (or (= via1 via0)
                                          (and (tok_more via1 via0)
                                               (here via1 via0))))))))
                    (and a!1 (= via0 y) (ACQ_more via0)))))))
   (not a!1)))
(check-sat)
