; block-maps.row-major-2d.into
; b -> (b div w, b mod w) maps [0, h*w) into the h x w tiles.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun w () Int)
(declare-fun b () Int)
(declare-fun h () Int)
; hypothesis: rows have tiles
(assert
 (>= w 1))
; hypothesis: number in range
(assert
 (and (>= b 0) (< b (* h w))))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* w (div b w)) (mod b w)) b)))
   (and a!1 (>= (mod b w) 0) (< (mod b w) w))))
; by integers.product-monotone
(assert
 (=> (and (<= h (div b w)) (>= w 0)) (<= (* h w) (* (div b w) w))))
; negated conclusion
(assert
 (not (and (>= (div b w) 0) (< (div b w) h) (>= (mod b w) 0) (< (mod b w) w))))
(check-sat)
