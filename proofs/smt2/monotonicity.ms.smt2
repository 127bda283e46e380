; monotonicity.ms
; With fewer orderings, ms lies in what it is with more.
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
(declare-fun here (Event Event) Bool)
(declare-fun x () Event)
(declare-fun y () Event)
(declare-fun rmw (Event Event) Bool)
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
   (not (=> a!1 a!2))))
(check-sat)
