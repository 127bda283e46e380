; block-maps.composition.onto
; A map onto after a map onto is onto.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Number 0)
(declare-sort Block 0)
(declare-sort Tile 0)
(declare-fun takes (Block) Number)
(declare-fun gives (Number) Tile)
(declare-fun tile () Tile)
; hypothesis: first map onto
(assert
 (forall ((number Number)) (exists ((block Block)) (= (takes block) number))))
; hypothesis: second map onto
(assert
 (forall ((tile Tile)) (exists ((number Number)) (= (gives number) tile))))
; negated conclusion
(assert
 (let ((a!1 (exists ((block Block)) (= (gives (takes block)) tile))))
   (not a!1)))
(check-sat)
