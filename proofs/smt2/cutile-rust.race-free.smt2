; cutile-rust.race-free
; Under facts 1 to 3, of any two events that conflict one happens before the other: no execution has a data
; race.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Event 0)
(declare-fun overlap (Event Event) Bool)
(declare-fun R (Event) Bool)
(declare-fun W (Event) Bool)
(declare-fun OWN (Event) Bool)
(declare-fun SHARED (Event) Bool)
(declare-fun same_block (Event Event) Bool)
(declare-fun same_instance (Event Event) Bool)
(declare-fun chain (Event Event) Bool)
(declare-fun next (Event Event) Bool)
(declare-fun token (Event Event) Bool)
(declare-fun tok (Event Event) Bool)
(declare-fun rmw (Event Event) Bool)
(declare-fun sw (Event Event) Bool)
(declare-fun hb (Event Event) Bool)
(declare-fun x () Event)
(declare-fun y () Event)
(declare-fun here (Event Event) Bool)
(declare-fun in_scope (Event Event) Bool)
; hypothesis: events are accesses
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (let ((a!1 (exists ((via1 Event))
                             (and (or (and (= x via1) (R x))
                                      (and (= x via1) (W x)))
                                  (overlap via1 via0)))))
                  (and a!1
                       (or (and (= via0 y) (R via0)) (and (= via0 y) (W via0))))))))
     (=> (overlap x y) a!1))))
; hypothesis: fact 1: what is written, and what is not a shared reference, is the block's own
(assert
 (let ((a!1 (forall ((x Event) (y Event))
              (=> (and (= x y) (W x)) (and (= x y) (OWN x)))))
       (a!2 (forall ((x Event) (y Event))
              (=> (and (= x y) (R x))
                  (or (and (= x y) (OWN x)) (and (= x y) (SHARED x)))))))
   (and a!1 a!2)))
; hypothesis: fact 1: the partitions of different blocks are disjoint
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (and (exists ((via1 Event))
                       (and (= x via1) (OWN x) (overlap via1 via0)))
                     (= via0 y)
                     (OWN via0)))))
     (=> a!1 (same_block x y)))))
; hypothesis: fact 1: shared references overlap no partition
(assert
 (and (forall ((x Event) (y Event))
        (let ((a!1 (exists ((via0 Event))
                     (and (exists ((via1 Event))
                            (and (= x via1) (SHARED x) (overlap via1 via0)))
                          (= via0 y)
                          (OWN via0)))))
          (not a!1)))
      (forall ((x Event) (y Event))
        (let ((a!1 (exists ((via0 Event))
                     (and (exists ((via1 Event))
                            (and (= x via1) (OWN x) (overlap via1 via0)))
                          (= via0 y)
                          (SHARED via0)))))
          (not a!1)))))
; hypothesis: fact 2: the accesses of a block to its own are in one chain
(assert
 (forall ((x Event) (y Event))
   (=> (exists ((via0 Event))
         (let ((a!1 (exists ((via1 Event))
                      (and (= x via1)
                           (OWN x)
                           (same_block via1 via0)
                           (not (same_instance via1 via0))))))
           (and a!1 (= via0 y) (OWN via0))))
       (or (chain x y) (chain y x)))))
; hypothesis: fact 2: each access consumes the token of the one before it in the chain
(assert
 (forall ((x Event) (y Event)) (=> (next x y) (token x y))))
; hypothesis: fact 3: different elements of one operation share no byte
(assert
 (forall ((x Event) (y Event)) (not (and (same_instance x y) (overlap x y)))))
; hypothesis: tok contains its steps
(assert
 (forall ((x Event) (y Event)) (=> (token x y) (tok x y))))
; hypothesis: tok contains longer paths
(assert
 (forall ((x Event) (y Event))
   (=> (exists ((via0 Event)) (and (tok x via0) (token via0 y))) (tok x y))))
; hypothesis: hb contains its steps
(assert
 (forall ((x Event) (y Event)) (=> (or (tok x y) (rmw x y) (sw x y)) (hb x y))))
; hypothesis: hb contains longer paths
(assert
 (forall ((x Event) (y Event))
   (let ((a!1 (exists ((via0 Event))
                (and (hb x via0) (or (tok via0 y) (rmw via0 y) (sw via0 y))))))
     (=> a!1 (hb x y)))))
; by cutile-rust.chain
(assert
 (forall ((x Event) (y Event)) (=> (chain x y) (tok x y))))
; negated conclusion
(assert
 (let ((a!1 (or (exists ((via0 Event)) (and (= x via0) (W x) (overlap via0 y)))
                (exists ((via0 Event))
                  (and (overlap x via0) (= via0 y) (W via0)))))
       (a!2 (and (here x y)
                 (or (tok x y)
                     (tok y x)
                     (rmw x y)
                     (rmw y x)
                     (and (in_scope x y) (in_scope y x))))))
 (let ((a!3 (not (and a!1 (not a!2) (not (hb x y)) (not (hb y x))))))
   (not a!3))))
(check-sat)
