; partitions.window
; In one dimension: two windows that share an element inside the shape are the same if there is one window
; only, or the stride is at least the window's size, or all other windows lie beyond the shape.
; A lemma: the answer must be unsat.
(set-logic QF_NIA)
(declare-fun s () Int)
(declare-fun T () Int)
(declare-fun i () Int)
(declare-fun N () Int)
(declare-fun j () Int)
(declare-fun e () Int)
(declare-fun f () Int)
(declare-fun n () Int)
; hypothesis: tiles have elements, strides are not negative
(assert
 (and (>= s 0) (>= T 1)))
; hypothesis: they meet
(assert
 (and (>= i 0)
      (< i N)
      (>= j 0)
      (< j N)
      (>= e 0)
      (< e T)
      (>= f 0)
      (< f T)
      (= (+ (* i s) e) (+ (* j s) f))
      (>= (+ (* i s) e) 0)
      (< (+ (* i s) e) n)))
; hypothesis: one of the three
(assert
 (or (<= N 1) (>= s T) (>= s n)))
; negated conclusion
(assert
 (not (= i j)))
(check-sat)
