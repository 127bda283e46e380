; weakening.obs
; With fewer orderings, obs lies in what it is with more.
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
; by weakening.through-rmw
(assert
 (forall ((x Event) (y Event))
   (=> (through_rmw x y)
       (forall ((w Event)) (=> (observation w x) (observation w y))))))
; negated conclusion
(assert
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
   (not (=> (or a!1 a!2) (observation x y)))))
(check-sat)
