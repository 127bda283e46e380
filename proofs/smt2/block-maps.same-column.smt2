; block-maps.same-column
; Two tiles of one group in the same column and with the same remainder by the group's rows are the same.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun r () Int)
(declare-fun s () Int)
(declare-fun a () Int)
(declare-fun c () Int)
(declare-fun b () Int)
(declare-fun d () Int)
; hypothesis: the group has rows
(assert
 (and (>= r 1) (= r s)))
; hypothesis: same remainder
(assert
 (= (mod a r) (mod c s)))
; hypothesis: same column
(assert
 (= (div b r) (div d s)))
; hypothesis: places in the group, counted from one start
(assert
 (= (- a b) (- c d)))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* r (div b r)) (mod b r)) b)))
   (=> (and (>= r 1)) (and a!1 (>= (mod b r) 0) (< (mod b r) r)))))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* r (div d r)) (mod d r)) d)))
   (=> (and (>= r 1)) (and a!1 (>= (mod d r) 0) (< (mod d r) r)))))
; by integers.close-remainders
(assert
 (=> (and (>= r 1) (= (mod a r) (mod c r)) (< (- a c) r) (< (- c a) r)) (= a c)))
; negated conclusion
(assert
 (not (= a c)))
(check-sat)
