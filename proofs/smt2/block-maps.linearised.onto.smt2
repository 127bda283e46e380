; block-maps.linearised.onto
; Every number below d*h*w is (x*h + y)*w + z for the block that it decodes to.
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
; by block-maps.row-major-3d.into
(assert
 (and (>= (div b (* h w)) 0)
      (< (div b (* h w)) d)
      (>= (mod (div b w) h) 0)
      (< (mod (div b w) h) h)
      (>= (mod b w) 0)
      (< (mod b w) w)))
; by integers.nested-division
(assert
 (= (div b (* h w)) (div (div b w) h)))
; by integers.euclid
(assert
 (let ((a!1 (= (+ (* w (div b w)) (mod b w)) b)))
   (=> (and (>= w 1)) (and a!1 (>= (mod b w) 0) (< (mod b w) w)))))
; by integers.euclid
(assert
 (let ((a!1 (+ (* h (div (div b w) h)) (mod (div b w) h))))
 (let ((a!2 (and (= a!1 (div b w))
                 (>= (mod (div b w) h) 0)
                 (< (mod (div b w) h) h))))
   (=> (and (>= h 1)) a!2))))
; negated conclusion
(assert
 (let ((a!1 (+ (* (div b (* h w)) h) (mod (div b w) h))))
 (let ((a!2 (and (>= (div b (* h w)) 0)
                 (< (div b (* h w)) d)
                 (>= (mod (div b w) h) 0)
                 (< (mod (div b w) h) h)
                 (>= (mod b w) 0)
                 (< (mod b w) w)
                 (= (+ (* a!1 w) (mod b w)) b))))
   (not a!2))))
(check-sat)
