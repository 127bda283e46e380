; block-maps.control.not-onto
; If the first of two maps misses a number, the composition may miss a tile.
; A control: the answer must be sat.
(set-logic UF)
(declare-sort Tile 0)
(declare-sort Number 0)
(declare-sort Block 0)
(declare-fun gives (Number) Tile)
(declare-fun takes (Block) Number)
(declare-fun tile () Tile)
; hypothesis: second map onto
(assert
 (forall ((tile Tile)) (exists ((number Number)) (= (gives number) tile))))
; negated conclusion
(assert
 (let ((a!1 (exists ((block Block)) (= (gives (takes block)) tile))))
   (not a!1)))
(check-sat)
