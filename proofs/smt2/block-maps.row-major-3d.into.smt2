; block-maps.row-major-3d.into
; b -> (b div (h*w), b div w mod h, b mod w) maps [0, d*h*w) into the d x h x w tiles.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun b () Int)
(declare-fun d () Int)
; hypothesis: planes have tiles
(assert
 (and (>= w 1) (>= h 1)))
; hypothesis: number in range
(assert
 (and (>= b 0) (< b (* d h w))))
; by integers.nested-division
(assert
 (= (div b (* h w)) (div (div b w) h)))
; by block-maps.row-major-2d.into
(assert
 (=> (and (>= w 1))
     (and (>= (div b w) 0)
          (< (div b w) (* d h))
          (>= (mod b w) 0)
          (< (mod b w) w))))
; by block-maps.row-major-2d.into
(assert
 (let ((a!1 (and (>= (div (div b w) h) 0)
                 (< (div (div b w) h) d)
                 (>= (mod (div b w) h) 0)
                 (< (mod (div b w) h) h))))
   (=> (and (>= h 1) (>= (div b w) 0) (< (div b w) (* d h))) a!1)))
; negated conclusion
(assert
 (let ((a!1 (and (>= (div b (* h w)) 0)
                 (< (div b (* h w)) d)
                 (>= (mod (div b w) h) 0)
                 (< (mod (div b w) h) h)
                 (>= (mod b w) 0)
                 (< (mod b w) w))))
   (not a!1)))
(check-sat)
