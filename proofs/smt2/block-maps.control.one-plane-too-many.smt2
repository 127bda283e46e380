; block-maps.control.one-plane-too-many
; The number d*h*w has no tile.
; A control: the answer must be sat.
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
 (and (>= b 0) (< b (+ (* d h w) 1))))
; bound on the search
(assert
 (= w 2))
; bound on the search
(assert
 (= h 3))
; bound on the search
(assert
 (= d 2))
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
