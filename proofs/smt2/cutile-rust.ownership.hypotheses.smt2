; cutile-rust.ownership.hypotheses
; The hypotheses of cutile-rust.ownership can hold together.
; A witness: the answer must be sat.
(set-logic UF)
(declare-sort Event 0)
(declare-sort Block 0)
(declare-sort Byte 0)
(declare-sort Instance 0)
(declare-sort Lane 0)
(declare-fun overlap (Event Event) Bool)
(declare-fun touches (Event Byte) Bool)
(declare-fun same_block (Event Event) Bool)
(declare-fun block (Event) Block)
(declare-fun same_instance (Event Event) Bool)
(declare-fun instance (Event) Instance)
(declare-fun OWN (Event) Bool)
(declare-fun owns (Block Byte) Bool)
(declare-fun SHARED (Event) Bool)
(declare-fun readable (Byte) Bool)
(declare-fun lane (Event) Lane)
; hypothesis: overlap
(assert
 (forall ((e Event) (f Event) (b Block) (c Block) (at Byte))
   (let ((a!1 (and (distinct e f)
                   (exists ((at!1 Byte)) (and (touches e at!1) (touches f at!1))))))
     (= (overlap e f) a!1))))
; hypothesis: same block
(assert
 (forall ((e Event) (f Event) (b Block) (c Block) (at Byte))
   (= (same_block e f) (= (block e) (block f)))))
; hypothesis: same instance
(assert
 (forall ((e Event) (f Event) (b Block) (c Block) (at Byte))
   (= (same_instance e f) (= (instance e) (instance f)))))
; hypothesis: access through a mutable view
(assert
 (forall ((e Event) (f Event) (b Block) (c Block) (at Byte))
   (=> (and (= e e) (OWN e) (touches e at)) (owns (block e) at))))
; hypothesis: access through a shared reference
(assert
 (forall ((e Event) (f Event) (b Block) (c Block) (at Byte))
   (=> (and (= e e) (SHARED e) (touches e at)) (readable at))))
; hypothesis: partition maps are injective
(assert
 (forall ((e Event) (f Event) (b Block) (c Block) (at Byte))
   (=> (and (owns b at) (owns c at)) (= b c))))
; hypothesis: what is shared is no block's own
(assert
 (forall ((e Event) (f Event) (b Block) (c Block) (at Byte))
   (=> (and (readable at)) (not (owns b at)))))
; hypothesis: an operation touches a lane once
(assert
 (forall ((e Event) (f Event) (b Block) (c Block) (at Byte))
   (=> (and (= (instance e) (instance f)) (= (lane e) (lane f))) (= e f))))
; hypothesis: lanes do not overlap
(assert
 (forall ((e Event) (f Event) (b Block) (c Block) (at Byte))
   (=> (and (= (instance e) (instance f)) (touches e at) (touches f at))
       (= (lane e) (lane f)))))
(check-sat)
