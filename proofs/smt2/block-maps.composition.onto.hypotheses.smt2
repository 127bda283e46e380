; block-maps.composition.onto.hypotheses
; The hypotheses of block-maps.composition.onto can hold together.
; A witness: the answer must be sat.
(set-logic UFLIA)
(declare-sort Number 0)
(declare-sort Block 0)
(declare-sort Tile 0)
(declare-fun takes (Block) Number)
(declare-fun gives (Number) Tile)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun d () Int)
(declare-fun group () Int)
(declare-fun nm () Int)
(declare-fun nn () Int)
(declare-fun blocks () Int)
(declare-fun chunk () Int)
; hypothesis: first map onto
(assert
 (forall ((number Number)) (exists ((block Block)) (= (takes block) number))))
; hypothesis: second map onto
(assert
 (forall ((tile Tile)) (exists ((number Number)) (= (gives number) tile))))
; bound on the search
(assert
 (= w 3))
; bound on the search
(assert
 (= h 2))
; bound on the search
(assert
 (= d 2))
; bound on the search
(assert
 (= group 2))
; bound on the search
(assert
 (= nm 3))
; bound on the search
(assert
 (= nn 2))
; bound on the search
(assert
 (= blocks 2))
; bound on the search
(assert
 (= chunk 2))
(check-sat)
