; block-maps.composition.injective
; An injective map after an injective map is injective.
; A lemma: the answer must be unsat.
(set-logic UF)
(declare-sort Block 0)
(declare-sort Number 0)
(declare-sort Tile 0)
(declare-fun takes (Block) Number)
(declare-fun gives (Number) Tile)
(declare-fun block () Block)
(declare-fun other () Block)
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
; negated conclusion
(assert
 (not (= block other)))
(check-sat)
