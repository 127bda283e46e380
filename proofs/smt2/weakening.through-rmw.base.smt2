; weakening.through-rmw.base
; With fewer orderings, through-rmw lies in what it is with more. Base case: one step.
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
; hypothesis: a step
(assert
 (exists ((via0 Event))
   (and (rmw x via0)
        (here via0 y)
        (or (tok via0 y)
            (rmw via0 y)
            (tok y via0)
            (rmw y via0)
            (and (in_scope via0 y) (in_scope y via0)))
        (rf via0 y))))
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
; negated conclusion
(assert
 (not (forall ((w Event)) (=> (observation w x) (observation w y)))))
(check-sat)
