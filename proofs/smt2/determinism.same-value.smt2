; determinism.same-value
; If two executions agree on all that comes before a read in its block, it reads the same in both.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Event 0)
(declare-sort Byte 0)
(declare-sort Value 0)
(declare-sort Block 0)
(declare-fun agree (Event) Bool)
(declare-fun happens_1 (Event) Bool)
(declare-fun happens_2 (Event) Bool)
(declare-fun touches_1 (Event Byte) Bool)
(declare-fun touches_2 (Event Byte) Bool)
(declare-fun order_1 (Event Event) Bool)
(declare-fun order_2 (Event Event) Bool)
(declare-fun W (Event) Bool)
(declare-fun value_1 (Event Byte) Value)
(declare-fun value_2 (Event Byte) Value)
(declare-fun block (Event) Block)
(declare-fun place (Event) Int)
(declare-fun source_1 (Event Byte) Event)
(declare-fun initial (Byte) Value)
(declare-fun source_2 (Event Byte) Event)
(declare-fun e () Event)
(declare-fun at () Byte)
; hypothesis: agree
(assert
 (forall ((e Event))
   (let ((a!1 (=> (W e) (forall ((at Byte)) (= (value_1 e at) (value_2 e at)))))
         (a!2 (forall ((at Byte))
                (=> (and (happens_1 e) (touches_1 e at))
                    (= (value_1 e at) (value_2 e at))))))
   (let ((a!3 (and (= (happens_1 e) (happens_2 e))
                   (forall ((at Byte)) (= (touches_1 e at) (touches_2 e at)))
                   (forall ((g Event)) (= (order_1 g e) (order_2 g e)))
                   a!1
                   a!2)))
     (= (agree e) a!3)))))
; hypothesis: a block's program determines what comes next from what came before
(assert
 (forall ((e Event))
   (let ((a!1 (forall ((f Event))
                (=> (and (= (block f) (block e)) (< (place f) (place e)))
                    (agree f))))
         (a!2 (=> (W e) (forall ((at Byte)) (= (value_1 e at) (value_2 e at))))))
   (let ((a!3 (and (= (happens_1 e) (happens_2 e))
                   (forall ((at Byte)) (= (touches_1 e at) (touches_2 e at)))
                   (forall ((g Event)) (= (order_1 g e) (order_2 g e)))
                   a!2)))
     (=> a!1 a!3)))))
; hypothesis: the order lies in program order, in execution 1
(assert
 (forall ((e Event) (f Event))
   (=> (order_1 e f)
       (and (= (block e) (block f))
            (< (place e) (place f))
            (happens_1 e)
            (happens_1 f)))))
; hypothesis: a read has its unique source, in execution 1
(assert
 (forall ((e Event) (at Byte))
   (let ((a!1 (forall ((w Event))
                (let ((a!1 (and (W w)
                                (happens_1 w)
                                (touches_1 w at)
                                (order_1 w e))))
                  (=> a!1 (or (= w (source_1 e at)) (order_1 w (source_1 e at))))))))
   (let ((a!2 (and (W (source_1 e at))
                   (happens_1 (source_1 e at))
                   (touches_1 (source_1 e at) at)
                   (order_1 (source_1 e at) e)
                   a!1
                   (= (value_1 e at) (value_1 (source_1 e at) at)))))
   (let ((a!3 (or a!2
                  (and (forall ((w Event))
                         (let ((a!1 (and (W w)
                                         (happens_1 w)
                                         (touches_1 w at)
                                         (order_1 w e))))
                           (not a!1)))
                       (= (value_1 e at) (initial at))))))
     (=> (and (not (W e)) (happens_1 e) (touches_1 e at)) a!3))))))
; hypothesis: the order lies in program order, in execution 2
(assert
 (forall ((e Event) (f Event))
   (=> (order_2 e f)
       (and (= (block e) (block f))
            (< (place e) (place f))
            (happens_2 e)
            (happens_2 f)))))
; hypothesis: a read has its unique source, in execution 2
(assert
 (forall ((e Event) (at Byte))
   (let ((a!1 (forall ((w Event))
                (let ((a!1 (and (W w)
                                (happens_2 w)
                                (touches_2 w at)
                                (order_2 w e))))
                  (=> a!1 (or (= w (source_2 e at)) (order_2 w (source_2 e at))))))))
   (let ((a!2 (and (W (source_2 e at))
                   (happens_2 (source_2 e at))
                   (touches_2 (source_2 e at) at)
                   (order_2 (source_2 e at) e)
                   a!1
                   (= (value_2 e at) (value_2 (source_2 e at) at)))))
   (let ((a!3 (or a!2
                  (and (forall ((w Event))
                         (let ((a!1 (and (W w)
                                         (happens_2 w)
                                         (touches_2 w at)
                                         (order_2 w e))))
                           (not a!1)))
                       (= (value_2 e at) (initial at))))))
     (=> (and (not (W e)) (happens_2 e) (touches_2 e at)) a!3))))))
; hypothesis: they agree on what comes before
(assert
 (forall ((f Event))
   (=> (and (= (block f) (block e)) (< (place f) (place e))) (agree f))))
; hypothesis: a read
(assert
 (and (not (W e)) (happens_1 e) (touches_1 e at)))
; by determinism.same-read
(assert
 (and (happens_2 e) (touches_2 e at)))
; by determinism.same-candidates
(assert
 (let ((a!1 (and (W (source_1 e at))
                 (happens_1 (source_1 e at))
                 (touches_1 (source_1 e at) at)
                 (order_1 (source_1 e at) e)))
       (a!3 (forall ((g Event))
              (= (order_1 g (source_1 e at)) (order_2 g (source_1 e at))))))
 (let ((a!2 (= a!1
               (and (W (source_1 e at))
                    (happens_2 (source_1 e at))
                    (touches_2 (source_1 e at) at)
                    (order_2 (source_1 e at) e))))
       (a!4 (and a!3
                 (= (value_1 (source_1 e at) at) (value_2 (source_1 e at) at)))))
   (and a!2 (=> a!1 a!4)))))
; by determinism.same-candidates
(assert
 (let ((a!1 (and (W (source_2 e at))
                 (happens_1 (source_2 e at))
                 (touches_1 (source_2 e at) at)
                 (order_1 (source_2 e at) e)))
       (a!3 (forall ((g Event))
              (= (order_1 g (source_2 e at)) (order_2 g (source_2 e at))))))
 (let ((a!2 (= a!1
               (and (W (source_2 e at))
                    (happens_2 (source_2 e at))
                    (touches_2 (source_2 e at) at)
                    (order_2 (source_2 e at) e))))
       (a!4 (and a!3
                 (= (value_1 (source_2 e at) at) (value_2 (source_2 e at) at)))))
   (and a!2 (=> a!1 a!4)))))
; negated conclusion
(assert
 (not (= (value_1 e at) (value_2 e at))))
(check-sat)
