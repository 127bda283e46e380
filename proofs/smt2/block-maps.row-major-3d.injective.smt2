; block-maps.row-major-3d.injective
; b -> (b div (h*w), b div w mod h, b mod w) is injective.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun b () Int)
(declare-fun c () Int)
; hypothesis: planes have tiles
(assert
 (and (>= w 1) (>= h 1)))
; hypothesis: same tile
(assert
 (and (= (div b (* h w)) (div c (* h w)))
      (= (mod (div b w) h) (mod (div c w) h))
      (= (mod b w) (mod c w))))
; by integers.nested-division
(assert
 (= (div b (* h w)) (div (div b w) h)))
; by integers.nested-division
(assert
 (= (div c (* h w)) (div (div c w) h)))
; by block-maps.row-major-2d.injective
(assert
 (=> (and (>= w 1) (= (div b w) (div c w)) (= (mod b w) (mod c w))) (= b c)))
; by block-maps.row-major-2d.injective
(assert
 (let ((a!1 (and (>= h 1)
                 (= (div (div b w) h) (div (div c w) h))
                 (= (mod (div b w) h) (mod (div c w) h)))))
   (=> a!1 (= (div b w) (div c w)))))
; negated conclusion
(assert
 (not (= b c)))
(check-sat)
