; block-maps.composition.injective.hypotheses
; The hypotheses of block-maps.composition.injective can hold together.
; A witness: the answer must be sat.
(set-logic UFLIA)
(declare-sort Block 0)
(declare-sort Number 0)
(declare-sort Tile 0)
(declare-fun takes (Block) Number)
(declare-fun gives (Number) Tile)
(declare-fun block () Block)
(declare-fun other () Block)
(declare-fun w () Int)
(declare-fun h () Int)
(declare-fun d () Int)
(declare-fun group () Int)
(declare-fun nm () Int)
(declare-fun nn () Int)
(declare-fun blocks () Int)
(declare-fun chunk () Int)
; hypothesis: first map injective
(assert
 (forall ((block Block) (other Block))
   (=> (= (takes block) (takes other)) (= block other))))
; hypothesis: second map injective
(assert
 (forall ((number Number) (other_number Number))
   (=> (= (gives number) (gives other_number)) (= number other_number))))
; hypothesis: same tile
(assert
 (= (gives (takes block)) (gives (takes other))))
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
