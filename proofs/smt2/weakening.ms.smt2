; weakening.ms
; With fewer orderings, ms lies in what it is with more.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Event 0)
(declare-fun tok (Event Event) Bool)
(declare-fun po (Event Event) Bool)
(declare-fun rmw (Event Event) Bool)
(declare-fun here (Event Event) Bool)
(declare-fun x () Event)
(declare-fun y () Event)
(declare-fun in_scope (Event Event) Bool)
; hypothesis: token order lies in program order
(assert
 (forall ((x Event) (y Event)) (=> (tok x y) (po x y))))
; hypothesis: an atomic's read comes before its write in program order
(assert
 (forall ((x Event) (y Event)) (=> (rmw x y) (po x y))))
; negated conclusion
(assert
 (let ((a!1 (and (here x y)
                 (or (tok x y)
                     (rmw x y)
                     (tok y x)
                     (rmw y x)
                     (and (in_scope x y) (in_scope y x)))))
       (a!2 (and (here x y)
                 (or (po x y) (po y x) (and (in_scope x y) (in_scope y x))))))
   (not (=> a!1 a!2))))
(check-sat)
