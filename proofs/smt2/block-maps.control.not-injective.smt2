; block-maps.control.not-injective
; If the first of two maps sends two blocks to one number, so does the composition to one tile.
; A control: the answer must be sat.
(set-logic UF)
(declare-sort Number 0)
(declare-sort Tile 0)
(declare-sort Block 0)
(declare-fun gives (Number) Tile)
(declare-fun takes (Block) Number)
(declare-fun block () Block)
(declare-fun other () Block)
; hypothesis: second map injective
(assert
 (forall ((number Number) (other_number Number))
   (=> (= (gives number) (gives other_number)) (= number other_number))))
; hypothesis: same tile
(assert
 (= (gives (takes block)) (gives (takes other))))
; negated conclusion
(assert
 (not (= block other)))
(check-sat)
