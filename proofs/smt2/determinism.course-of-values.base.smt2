; determinism.course-of-values.base
; What holds of an event if it holds of all before it in its block holds of all events at the first n places.
; Base case: 0.
; A lemma: the answer must be unsat.
(set-logic UFLIA)
(declare-sort Event 0)
(declare-sort Block 0)
(declare-fun place (Event) Int)
(declare-fun block (Event) Block)
(declare-fun agree (Event) Bool)
; hypothesis: places are numbered from 0
(assert
 (forall ((e Event)) (>= (place e) 0)))
; hypothesis: it holds of the next event
(assert
 (forall ((e Event))
   (let ((a!1 (forall ((f Event))
                (=> (and (= (block f) (block e)) (< (place f) (place e)))
                    (agree f)))))
     (=> (and a!1) (agree e)))))
; negated conclusion
(assert
 (let ((a!1 (forall ((e Event)) (=> (< (place e) 0) (agree e)))))
   (not a!1)))
(check-sat)
