; weakening.through-rmw.step
; With fewer orderings, through-rmw lies in what it is with more. Step: a path and one more step.
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
(declare-fun z () Event)
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
; hypothesis: induction hypothesis
(assert
 (forall ((w Event)) (=> (observation w x) (observation w y))))
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
 (not (forall ((w Event)) (=> (observation w x) (observation w z)))))
(check-sat)
