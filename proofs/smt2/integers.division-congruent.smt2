; integers.division-congruent
; Equal numbers divided by equal numbers have equal quotients and remainders.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun c () Int)
(declare-fun x () Int)
; hypothesis: equal dividends
(assert
 (= a b))
; hypothesis: equal divisors
(assert
 (= c x))
; negated conclusion
(assert
 (not (and (= (div a c) (div b x)) (= (mod a c) (mod b x)))))
(check-sat)
