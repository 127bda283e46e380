; block-maps.row-major-2d.injective
; b -> (b div w, b mod w) is injective.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun w () Int)
(declare-fun b () Int)
(declare-fun c () Int)
; hypothesis: rows have tiles
(assert
 (>= w 1))
; hypothesis: same tile
(assert
 (and (= (div b w) (div c w)) (= (mod b w) (mod c w))))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* w (div b w)) (mod b w)) b)))
   (and a!1 (>= (mod b w) 0) (< (mod b w) w))))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* w (div c w)) (mod c w)) c)))
   (and a!1 (>= (mod c w) 0) (< (mod c w) w))))
; negated conclusion
(assert
 (not (= b c)))
(check-sat)
