; token-order.exact.2-tokens-4-iterations
; With 2 carried tokens, in 4 iterations: the order of A and B in the unrolled program is the product.
; A lemma: the answer must be unsat.
(set-logic QF_UF)
(declare-fun enters_1_0 () Bool)
(declare-fun enters_1_1 () Bool)
(declare-fun enters_2_0 () Bool)
(declare-fun enters_2_1 () Bool)
(declare-fun enters_3_0 () Bool)
(declare-fun enters_3_1 () Bool)
(declare-fun M_0_0 () Bool)
(declare-fun edge_0_2 () Bool)
(declare-fun edge_0_0 () Bool)
(declare-fun edge_0_1 () Bool)
(declare-fun edge_1_2 () Bool)
(declare-fun edge_2_2 () Bool)
(declare-fun edge_0_3 () Bool)
(declare-fun edge_3_2 () Bool)
(declare-fun edge_0_4 () Bool)
(declare-fun edge_4_2 () Bool)
(declare-fun edge_0_5 () Bool)
(declare-fun edge_5_2 () Bool)
(declare-fun edge_1_0 () Bool)
(declare-fun edge_2_0 () Bool)
(declare-fun edge_3_0 () Bool)
(declare-fun edge_4_0 () Bool)
(declare-fun edge_5_0 () Bool)
(declare-fun edge_1_1 () Bool)
(declare-fun edge_2_1 () Bool)
(declare-fun edge_3_1 () Bool)
(declare-fun edge_4_1 () Bool)
(declare-fun edge_5_1 () Bool)
(declare-fun edge_1_3 () Bool)
(declare-fun edge_1_4 () Bool)
(declare-fun edge_1_5 () Bool)
(declare-fun edge_2_3 () Bool)
(declare-fun edge_2_4 () Bool)
(declare-fun edge_2_5 () Bool)
(declare-fun edge_3_3 () Bool)
(declare-fun edge_4_3 () Bool)
(declare-fun edge_5_3 () Bool)
(declare-fun edge_3_4 () Bool)
(declare-fun edge_3_5 () Bool)
(declare-fun edge_4_4 () Bool)
(declare-fun edge_5_4 () Bool)
(declare-fun edge_4_5 () Bool)
(declare-fun edge_5_5 () Bool)
(declare-fun M_0_1 () Bool)
(declare-fun M_1_0 () Bool)
(declare-fun M_1_1 () Bool)
(declare-fun a_0 () Bool)
(declare-fun a_1 () Bool)
(declare-fun b_0 () Bool)
(declare-fun b_1 () Bool)
; hypothesis: yielded tokens enter the next iteration
(assert
 (and enters_1_0 enters_1_1 enters_2_0 enters_2_1 enters_3_0 enters_3_1))
; hypothesis: M
(assert
 (let ((a!1 (or edge_0_2 (and edge_0_0 edge_0_2) (and edge_0_1 edge_1_2) (and edge_0_2 edge_2_2) (and edge_0_3
 edge_3_2) (and edge_0_4 edge_4_2) (and edge_0_5 edge_5_2))) (a!2 (or edge_0_0 (and edge_0_0 edge_0_0) (and
 edge_0_1 edge_1_0) (and edge_0_2 edge_2_0) (and edge_0_3 edge_3_0) (and edge_0_4 edge_4_0) (and edge_0_5
 edge_5_0))) (a!3 (or edge_0_1 (and edge_0_0 edge_0_1) (and edge_0_1 edge_1_1) (and edge_0_2 edge_2_1) (and
 edge_0_3 edge_3_1) (and edge_0_4 edge_4_1) (and edge_0_5 edge_5_1))) (a!4 (or edge_1_2 (and edge_1_0 edge_0_2)
 (and edge_1_1 edge_1_2) (and edge_1_2 edge_2_2) (and edge_1_3 edge_3_2) (and edge_1_4 edge_4_2) (and edge_1_5
 edge_5_2))) (a!5 (or edge_2_2 (and edge_2_0 edge_0_2) (and edge_2_1 edge_1_2) (and edge_2_2 edge_2_2) (and
 edge_2_3 edge_3_2) (and edge_2_4 edge_4_2) (and edge_2_5 edge_5_2))) (a!6 (or edge_0_3 (and edge_0_0 edge_0_3)
 (and edge_0_1 edge_1_3) (and edge_0_2 edge_2_3) (and edge_0_3 edge_3_3) (and edge_0_4 edge_4_3) (and edge_0_5
 edge_5_3))) (a!7 (or edge_3_2 (and edge_3_0 edge_0_2) (and edge_3_1 edge_1_2) (and edge_3_2 edge_2_2) (and
 edge_3_3 edge_3_2) (and edge_3_4 edge_4_2) (and edge_3_5 edge_5_2))) (a!8 (or edge_0_4 (and edge_0_0 edge_0_4)
 (and edge_0_1 edge_1_4) (and edge_0_2 edge_2_4) (and edge_0_3 edge_3_4) (and edge_0_4 edge_4_4) (and edge_0_5
 edge_5_4))) (a!9 (or edge_4_2 (and edge_4_0 edge_0_2) (and edge_4_1 edge_1_2) (and edge_4_2 edge_2_2) (and
 edge_4_3 edge_3_2) (and edge_4_4 edge_4_2) (and edge_4_5 edge_5_2))) (a!10 (or edge_0_5 (and edge_0_0
 edge_0_5) (and edge_0_1 edge_1_5) (and edge_0_2 edge_2_5) (and edge_0_3 edge_3_5) (and edge_0_4 edge_4_5) (and
 edge_0_5 edge_5_5))) (a!11 (or edge_5_2 (and edge_5_0 edge_0_2) (and edge_5_1 edge_1_2) (and edge_5_2
 edge_2_2) (and edge_5_3 edge_3_2) (and edge_5_4 edge_4_2) (and edge_5_5 edge_5_2))) (a!13 (or edge_1_0 (and
 edge_1_0 edge_0_0) (and edge_1_1 edge_1_0) (and edge_1_2 edge_2_0) (and edge_1_3 edge_3_0) (and edge_1_4
 edge_4_0) (and edge_1_5 edge_5_0))) (a!14 (or edge_2_0 (and edge_2_0 edge_0_0) (and edge_2_1 edge_1_0) (and
 edge_2_2 edge_2_0) (and edge_2_3 edge_3_0) (and edge_2_4 edge_4_0) (and edge_2_5 edge_5_0))) (a!15 (or
 edge_3_0 (and edge_3_0 edge_0_0) (and edge_3_1 edge_1_0) (and edge_3_2 edge_2_0) (and edge_3_3 edge_3_0) (and
 edge_3_4 edge_4_0) (and edge_3_5 edge_5_0))) (a!16 (or edge_4_0 (and edge_4_0 edge_0_0) (and edge_4_1
 edge_1_0) (and edge_4_2 edge_2_0) (and edge_4_3 edge_3_0) (and edge_4_4 edge_4_0) (and edge_4_5 edge_5_0)))
 (a!17 (or edge_5_0 (and edge_5_0 edge_0_0) (and edge_5_1 edge_1_0) (and edge_5_2 edge_2_0) (and edge_5_3
 edge_3_0) (and edge_5_4 edge_4_0) (and edge_5_5 edge_5_0))) (a!19 (or edge_1_1 (and edge_1_0 edge_0_1) (and
 edge_1_1 edge_1_1) (and edge_1_2 edge_2_1) (and edge_1_3 edge_3_1) (and edge_1_4 edge_4_1) (and edge_1_5
 edge_5_1))) (a!20 (or edge_2_1 (and edge_2_0 edge_0_1) (and edge_2_1 edge_1_1) (and edge_2_2 edge_2_1) (and
 edge_2_3 edge_3_1) (and edge_2_4 edge_4_1) (and edge_2_5 edge_5_1))) (a!21 (or edge_3_1 (and edge_3_0
 edge_0_1) (and edge_3_1 edge_1_1) (and edge_3_2 edge_2_1) (and edge_3_3 edge_3_1) (and edge_3_4 edge_4_1) (and
 edge_3_5 edge_5_1))) (a!22 (or edge_4_1 (and edge_4_0 edge_0_1) (and edge_4_1 edge_1_1) (and edge_4_2
 edge_2_1) (and edge_4_3 edge_3_1) (and edge_4_4 edge_4_1) (and edge_4_5 edge_5_1))) (a!23 (or edge_5_1 (and
 edge_5_0 edge_0_1) (and edge_5_1 edge_1_1) (and edge_5_2 edge_2_1) (and edge_5_3 edge_3_1) (and edge_5_4
 edge_4_1) (and edge_5_5 edge_5_1))) (a!25 (or edge_1_3 (and edge_1_0 edge_0_3) (and edge_1_1 edge_1_3) (and
 edge_1_2 edge_2_3) (and edge_1_3 edge_3_3) (and edge_1_4 edge_4_3) (and edge_1_5 edge_5_3))) (a!26 (or
 edge_1_4 (and edge_1_0 edge_0_4) (and edge_1_1 edge_1_4) (and edge_1_2 edge_2_4) (and edge_1_3 edge_3_4) (and
 edge_1_4 edge_4_4) (and edge_1_5 edge_5_4))) (a!27 (or edge_1_5 (and edge_1_0 edge_0_5) (and edge_1_1
 edge_1_5) (and edge_1_2 edge_2_5) (and edge_1_3 edge_3_5) (and edge_1_4 edge_4_5) (and edge_1_5 edge_5_5)))
 (a!29 (or edge_2_3 (and edge_2_0 edge_0_3) (and edge_2_1 edge_1_3) (and edge_2_2 edge_2_3) (and edge_2_3
 edge_3_3) (and edge_2_4 edge_4_3) (and edge_2_5 edge_5_3))) (a!30 (or edge_2_4 (and edge_2_0 edge_0_4) (and
 edge_2_1 edge_1_4) (and edge_2_2 edge_2_4) (and edge_2_3 edge_3_4) (and edge_2_4 edge_4_4) (and edge_2_5
 edge_5_4))) (a!31 (or edge_2_5 (and edge_2_0 edge_0_5) (and edge_2_1 edge_1_5) (and edge_2_2 edge_2_5) (and
 edge_2_3 edge_3_5) (and edge_2_4 edge_4_5) (and edge_2_5 edge_5_5))) (a!33 (or edge_3_3 (and edge_3_0
 edge_0_3) (and edge_3_1 edge_1_3) (and edge_3_2 edge_2_3) (and edge_3_3 edge_3_3) (and edge_3_4 edge_4_3) (and
 edge_3_5 edge_5_3))) (a!34 (or edge_4_3 (and edge_4_0 edge_0_3) (and edge_4_1 edge_1_3) (and edge_4_2
 edge_2_3) (and edge_4_3 edge_3_3) (and edge_4_4 edge_4_3) (and edge_4_5 edge_5_3))) (a!35 (or edge_5_3 (and
 edge_5_0 edge_0_3) (and edge_5_1 edge_1_3) (and edge_5_2 edge_2_3) (and edge_5_3 edge_3_3) (and edge_5_4
 edge_4_3) (and edge_5_5 edge_5_3))) (a!37 (or edge_3_4 (and edge_3_0 edge_0_4) (and edge_3_1 edge_1_4) (and
 edge_3_2 edge_2_4) (and edge_3_3 edge_3_4) (and edge_3_4 edge_4_4) (and edge_3_5 edge_5_4))) (a!38 (or
 edge_3_5 (and edge_3_0 edge_0_5) (and edge_3_1 edge_1_5) (and edge_3_2 edge_2_5) (and edge_3_3 edge_3_5) (and
 edge_3_4 edge_4_5) (and edge_3_5 edge_5_5))) (a!40 (or edge_4_4 (and edge_4_0 edge_0_4) (and edge_4_1
 edge_1_4) (and edge_4_2 edge_2_4) (and edge_4_3 edge_3_4) (and edge_4_4 edge_4_4) (and edge_4_5 edge_5_4)))
 (a!41 (or edge_5_4 (and edge_5_0 edge_0_4) (and edge_5_1 edge_1_4) (and edge_5_2 edge_2_4) (and edge_5_3
 edge_3_4) (and edge_5_4 edge_4_4) (and edge_5_5 edge_5_4))) (a!43 (or edge_4_5 (and edge_4_0 edge_0_5) (and
 edge_4_1 edge_1_5) (and edge_4_2 edge_2_5) (and edge_4_3 edge_3_5) (and edge_4_4 edge_4_5) (and edge_4_5
 edge_5_5))) (a!45 (or edge_5_5 (and edge_5_0 edge_0_5) (and edge_5_1 edge_1_5) (and edge_5_2 edge_2_5) (and
 edge_5_3 edge_3_5) (and edge_5_4 edge_4_5) (and edge_5_5 edge_5_5)))) (let ((a!12 (or a!1 (and a!2 a!1) (and
 a!3 a!4) (and a!1 a!5) (and a!6 a!7) (and a!8 a!9) (and a!10 a!11))) (a!18 (or a!2 (and a!2 a!2) (and a!3
 a!13) (and a!1 a!14) (and a!6 a!15) (and a!8 a!16) (and a!10 a!17))) (a!24 (or a!3 (and a!2 a!3) (and a!3
 a!19) (and a!1 a!20) (and a!6 a!21) (and a!8 a!22) (and a!10 a!23))) (a!28 (or a!4 (and a!13 a!1) (and a!19
 a!4) (and a!4 a!5) (and a!25 a!7) (and a!26 a!9) (and a!27 a!11))) (a!32 (or a!5 (and a!14 a!1) (and a!20 a!4)
 (and a!5 a!5) (and a!29 a!7) (and a!30 a!9) (and a!31 a!11))) (a!36 (or a!6 (and a!2 a!6) (and a!3 a!25) (and
 a!1 a!29) (and a!6 a!33) (and a!8 a!34) (and a!10 a!35))) (a!39 (or a!7 (and a!15 a!1) (and a!21 a!4) (and a!7
 a!5) (and a!33 a!7) (and a!37 a!9) (and a!38 a!11))) (a!42 (or a!8 (and a!2 a!8) (and a!3 a!26) (and a!1 a!30)
 (and a!6 a!37) (and a!8 a!40) (and a!10 a!41))) (a!44 (or a!9 (and a!16 a!1) (and a!22 a!4) (and a!9 a!5) (and
 a!34 a!7) (and a!40 a!9) (and a!43 a!11))) (a!46 (or a!10 (and a!2 a!10) (and a!3 a!27) (and a!1 a!31) (and
 a!6 a!38) (and a!8 a!43) (and a!10 a!45))) (a!47 (or a!11 (and a!17 a!1) (and a!23 a!4) (and a!11 a!5) (and
 a!35 a!7) (and a!41 a!9) (and a!45 a!11))) (a!49 (or a!25 (and a!13 a!6) (and a!19 a!25) (and a!4 a!29) (and
 a!25 a!33) (and a!26 a!34) (and a!27 a!35))) (a!50 (or a!29 (and a!14 a!6) (and a!20 a!25) (and a!5 a!29) (and
 a!29 a!33) (and a!30 a!34) (and a!31 a!35))) (a!51 (or a!33 (and a!15 a!6) (and a!21 a!25) (and a!7 a!29) (and
 a!33 a!33) (and a!37 a!34) (and a!38 a!35))) (a!52 (or a!34 (and a!16 a!6) (and a!22 a!25) (and a!9 a!29) (and
 a!34 a!33) (and a!40 a!34) (and a!43 a!35))) (a!53 (or a!35 (and a!17 a!6) (and a!23 a!25) (and a!11 a!29)
 (and a!35 a!33) (and a!41 a!34) (and a!45 a!35))) (a!55 (or a!13 (and a!13 a!2) (and a!19 a!13) (and a!4 a!14)
 (and a!25 a!15) (and a!26 a!16) (and a!27 a!17))) (a!56 (or a!19 (and a!13 a!3) (and a!19 a!19) (and a!4 a!20)
 (and a!25 a!21) (and a!26 a!22) (and a!27 a!23))) (a!57 (or a!26 (and a!13 a!8) (and a!19 a!26) (and a!4 a!30)
 (and a!25 a!37) (and a!26 a!40) (and a!27 a!41))) (a!58 (or a!27 (and a!13 a!10) (and a!19 a!27) (and a!4
 a!31) (and a!25 a!38) (and a!26 a!43) (and a!27 a!45)))) (let ((a!48 (= M_0_0 (or a!12 (and a!18 a!12) (and
 a!24 a!28) (and a!12 a!32) (and a!36 a!39) (and a!42 a!44) (and a!46 a!47)))) (a!54 (= M_0_1 (or a!36 (and
 a!18 a!36) (and a!24 a!49) (and a!12 a!50) (and a!36 a!51) (and a!42 a!52) (and a!46 a!53)))) (a!59 (= M_1_0
 (or a!28 (and a!55 a!12) (and a!56 a!28) (and a!28 a!32) (and a!49 a!39) (and a!57 a!44) (and a!58 a!47))))
 (a!60 (= M_1_1 (or a!49 (and a!55 a!36) (and a!56 a!49) (and a!28 a!50) (and a!49 a!51) (and a!57 a!52) (and
 a!58 a!53))))) (and a!48 a!54 a!59 a!60 a!48 a!54 a!59 a!60 a!48 a!54 a!59 a!60 a!48 a!54 a!59 a!60)))))
; hypothesis: a
(assert
 (let ((a!1 (or edge_4_2 (and edge_4_0 edge_0_2) (and edge_4_1 edge_1_2) (and edge_4_2 edge_2_2) (and edge_4_3
 edge_3_2) (and edge_4_4 edge_4_2) (and edge_4_5 edge_5_2))) (a!2 (or edge_4_0 (and edge_4_0 edge_0_0) (and
 edge_4_1 edge_1_0) (and edge_4_2 edge_2_0) (and edge_4_3 edge_3_0) (and edge_4_4 edge_4_0) (and edge_4_5
 edge_5_0))) (a!3 (or edge_0_2 (and edge_0_0 edge_0_2) (and edge_0_1 edge_1_2) (and edge_0_2 edge_2_2) (and
 edge_0_3 edge_3_2) (and edge_0_4 edge_4_2) (and edge_0_5 edge_5_2))) (a!4 (or edge_4_1 (and edge_4_0 edge_0_1)
 (and edge_4_1 edge_1_1) (and edge_4_2 edge_2_1) (and edge_4_3 edge_3_1) (and edge_4_4 edge_4_1) (and edge_4_5
 edge_5_1))) (a!5 (or edge_1_2 (and edge_1_0 edge_0_2) (and edge_1_1 edge_1_2) (and edge_1_2 edge_2_2) (and
 edge_1_3 edge_3_2) (and edge_1_4 edge_4_2) (and edge_1_5 edge_5_2))) (a!6 (or edge_2_2 (and edge_2_0 edge_0_2)
 (and edge_2_1 edge_1_2) (and edge_2_2 edge_2_2) (and edge_2_3 edge_3_2) (and edge_2_4 edge_4_2) (and edge_2_5
 edge_5_2))) (a!7 (or edge_4_3 (and edge_4_0 edge_0_3) (and edge_4_1 edge_1_3) (and edge_4_2 edge_2_3) (and
 edge_4_3 edge_3_3) (and edge_4_4 edge_4_3) (and edge_4_5 edge_5_3))) (a!8 (or edge_3_2 (and edge_3_0 edge_0_2)
 (and edge_3_1 edge_1_2) (and edge_3_2 edge_2_2) (and edge_3_3 edge_3_2) (and edge_3_4 edge_4_2) (and edge_3_5
 edge_5_2))) (a!9 (or edge_4_4 (and edge_4_0 edge_0_4) (and edge_4_1 edge_1_4) (and edge_4_2 edge_2_4) (and
 edge_4_3 edge_3_4) (and edge_4_4 edge_4_4) (and edge_4_5 edge_5_4))) (a!10 (or edge_4_5 (and edge_4_0
 edge_0_5) (and edge_4_1 edge_1_5) (and edge_4_2 edge_2_5) (and edge_4_3 edge_3_5) (and edge_4_4 edge_4_5) (and
 edge_4_5 edge_5_5))) (a!11 (or edge_5_2 (and edge_5_0 edge_0_2) (and edge_5_1 edge_1_2) (and edge_5_2
 edge_2_2) (and edge_5_3 edge_3_2) (and edge_5_4 edge_4_2) (and edge_5_5 edge_5_2))) (a!13 (or edge_0_0 (and
 edge_0_0 edge_0_0) (and edge_0_1 edge_1_0) (and edge_0_2 edge_2_0) (and edge_0_3 edge_3_0) (and edge_0_4
 edge_4_0) (and edge_0_5 edge_5_0))) (a!14 (or edge_1_0 (and edge_1_0 edge_0_0) (and edge_1_1 edge_1_0) (and
 edge_1_2 edge_2_0) (and edge_1_3 edge_3_0) (and edge_1_4 edge_4_0) (and edge_1_5 edge_5_0))) (a!15 (or
 edge_2_0 (and edge_2_0 edge_0_0) (and edge_2_1 edge_1_0) (and edge_2_2 edge_2_0) (and edge_2_3 edge_3_0) (and
 edge_2_4 edge_4_0) (and edge_2_5 edge_5_0))) (a!16 (or edge_3_0 (and edge_3_0 edge_0_0) (and edge_3_1
 edge_1_0) (and edge_3_2 edge_2_0) (and edge_3_3 edge_3_0) (and edge_3_4 edge_4_0) (and edge_3_5 edge_5_0)))
 (a!17 (or edge_5_0 (and edge_5_0 edge_0_0) (and edge_5_1 edge_1_0) (and edge_5_2 edge_2_0) (and edge_5_3
 edge_3_0) (and edge_5_4 edge_4_0) (and edge_5_5 edge_5_0))) (a!19 (or edge_0_1 (and edge_0_0 edge_0_1) (and
 edge_0_1 edge_1_1) (and edge_0_2 edge_2_1) (and edge_0_3 edge_3_1) (and edge_0_4 edge_4_1) (and edge_0_5
 edge_5_1))) (a!20 (or edge_0_3 (and edge_0_0 edge_0_3) (and edge_0_1 edge_1_3) (and edge_0_2 edge_2_3) (and
 edge_0_3 edge_3_3) (and edge_0_4 edge_4_3) (and edge_0_5 edge_5_3))) (a!21 (or edge_0_4 (and edge_0_0
 edge_0_4) (and edge_0_1 edge_1_4) (and edge_0_2 edge_2_4) (and edge_0_3 edge_3_4) (and edge_0_4 edge_4_4) (and
 edge_0_5 edge_5_4))) (a!22 (or edge_0_5 (and edge_0_0 edge_0_5) (and edge_0_1 edge_1_5) (and edge_0_2
 edge_2_5) (and edge_0_3 edge_3_5) (and edge_0_4 edge_4_5) (and edge_0_5 edge_5_5))) (a!23 (or edge_1_1 (and
 edge_1_0 edge_0_1) (and edge_1_1 edge_1_1) (and edge_1_2 edge_2_1) (and edge_1_3 edge_3_1) (and edge_1_4
 edge_4_1) (and edge_1_5 edge_5_1))) (a!24 (or edge_2_1 (and edge_2_0 edge_0_1) (and edge_2_1 edge_1_1) (and
 edge_2_2 edge_2_1) (and edge_2_3 edge_3_1) (and edge_2_4 edge_4_1) (and edge_2_5 edge_5_1))) (a!25 (or
 edge_3_1 (and edge_3_0 edge_0_1) (and edge_3_1 edge_1_1) (and edge_3_2 edge_2_1) (and edge_3_3 edge_3_1) (and
 edge_3_4 edge_4_1) (and edge_3_5 edge_5_1))) (a!26 (or edge_5_1 (and edge_5_0 edge_0_1) (and edge_5_1
 edge_1_1) (and edge_5_2 edge_2_1) (and edge_5_3 edge_3_1) (and edge_5_4 edge_4_1) (and edge_5_5 edge_5_1)))
 (a!28 (or edge_1_3 (and edge_1_0 edge_0_3) (and edge_1_1 edge_1_3) (and edge_1_2 edge_2_3) (and edge_1_3
 edge_3_3) (and edge_1_4 edge_4_3) (and edge_1_5 edge_5_3))) (a!29 (or edge_1_4 (and edge_1_0 edge_0_4) (and
 edge_1_1 edge_1_4) (and edge_1_2 edge_2_4) (and edge_1_3 edge_3_4) (and edge_1_4 edge_4_4) (and edge_1_5
 edge_5_4))) (a!30 (or edge_1_5 (and edge_1_0 edge_0_5) (and edge_1_1 edge_1_5) (and edge_1_2 edge_2_5) (and
 edge_1_3 edge_3_5) (and edge_1_4 edge_4_5) (and edge_1_5 edge_5_5))) (a!31 (or edge_2_3 (and edge_2_0
 edge_0_3) (and edge_2_1 edge_1_3) (and edge_2_2 edge_2_3) (and edge_2_3 edge_3_3) (and edge_2_4 edge_4_3) (and
 edge_2_5 edge_5_3))) (a!32 (or edge_2_4 (and edge_2_0 edge_0_4) (and edge_2_1 edge_1_4) (and edge_2_2
 edge_2_4) (and edge_2_3 edge_3_4) (and edge_2_4 edge_4_4) (and edge_2_5 edge_5_4))) (a!33 (or edge_2_5 (and
 edge_2_0 edge_0_5) (and edge_2_1 edge_1_5) (and edge_2_2 edge_2_5) (and edge_2_3 edge_3_5) (and edge_2_4
 edge_4_5) (and edge_2_5 edge_5_5))) (a!34 (or edge_3_3 (and edge_3_0 edge_0_3) (and edge_3_1 edge_1_3) (and
 edge_3_2 edge_2_3) (and edge_3_3 edge_3_3) (and edge_3_4 edge_4_3) (and edge_3_5 edge_5_3))) (a!35 (or
 edge_5_3 (and edge_5_0 edge_0_3) (and edge_5_1 edge_1_3) (and edge_5_2 edge_2_3) (and edge_5_3 edge_3_3) (and
 edge_5_4 edge_4_3) (and edge_5_5 edge_5_3))) (a!37 (or edge_3_4 (and edge_3_0 edge_0_4) (and edge_3_1
 edge_1_4) (and edge_3_2 edge_2_4) (and edge_3_3 edge_3_4) (and edge_3_4 edge_4_4) (and edge_3_5 edge_5_4)))
 (a!38 (or edge_3_5 (and edge_3_0 edge_0_5) (and edge_3_1 edge_1_5) (and edge_3_2 edge_2_5) (and edge_3_3
 edge_3_5) (and edge_3_4 edge_4_5) (and edge_3_5 edge_5_5))) (a!39 (or edge_5_4 (and edge_5_0 edge_0_4) (and
 edge_5_1 edge_1_4) (and edge_5_2 edge_2_4) (and edge_5_3 edge_3_4) (and edge_5_4 edge_4_4) (and edge_5_5
 edge_5_4))) (a!41 (or edge_5_5 (and edge_5_0 edge_0_5) (and edge_5_1 edge_1_5) (and edge_5_2 edge_2_5) (and
 edge_5_3 edge_3_5) (and edge_5_4 edge_4_5) (and edge_5_5 edge_5_5)))) (let ((a!12 (or a!1 (and a!2 a!3) (and
 a!4 a!5) (and a!1 a!6) (and a!7 a!8) (and a!9 a!1) (and a!10 a!11))) (a!18 (or a!2 (and a!2 a!13) (and a!4
 a!14) (and a!1 a!15) (and a!7 a!16) (and a!9 a!2) (and a!10 a!17))) (a!27 (or a!4 (and a!2 a!19) (and a!4
 a!23) (and a!1 a!24) (and a!7 a!25) (and a!9 a!4) (and a!10 a!26))) (a!36 (or a!7 (and a!2 a!20) (and a!4
 a!28) (and a!1 a!31) (and a!7 a!34) (and a!9 a!7) (and a!10 a!35))) (a!40 (or a!9 (and a!2 a!21) (and a!4
 a!29) (and a!1 a!32) (and a!7 a!37) (and a!9 a!9) (and a!10 a!39))) (a!42 (or a!10 (and a!2 a!22) (and a!4
 a!30) (and a!1 a!33) (and a!7 a!38) (and a!9 a!10) (and a!10 a!41)))) (let ((a!43 (or a!12 (and a!18 (or a!3
 (and a!13 a!3) (and a!19 a!5) (and a!3 a!6) (and a!20 a!8) (and a!21 a!1) (and a!22 a!11))) (and a!27 (or a!5
 (and a!14 a!3) (and a!23 a!5) (and a!5 a!6) (and a!28 a!8) (and a!29 a!1) (and a!30 a!11))) (and a!12 (or a!6
 (and a!15 a!3) (and a!24 a!5) (and a!6 a!6) (and a!31 a!8) (and a!32 a!1) (and a!33 a!11))) (and a!36 (or a!8
 (and a!16 a!3) (and a!25 a!5) (and a!8 a!6) (and a!34 a!8) (and a!37 a!1) (and a!38 a!11))) (and a!40 a!12)
 (and a!42 (or a!11 (and a!17 a!3) (and a!26 a!5) (and a!11 a!6) (and a!35 a!8) (and a!39 a!1) (and a!41
 a!11))))) (a!44 (or a!36 (and a!18 (or a!20 (and a!13 a!20) (and a!19 a!28) (and a!3 a!31) (and a!20 a!34)
 (and a!21 a!7) (and a!22 a!35))) (and a!27 (or a!28 (and a!14 a!20) (and a!23 a!28) (and a!5 a!31) (and a!28
 a!34) (and a!29 a!7) (and a!30 a!35))) (and a!12 (or a!31 (and a!15 a!20) (and a!24 a!28) (and a!6 a!31) (and
 a!31 a!34) (and a!32 a!7) (and a!33 a!35))) (and a!36 (or a!34 (and a!16 a!20) (and a!25 a!28) (and a!8 a!31)
 (and a!34 a!34) (and a!37 a!7) (and a!38 a!35))) (and a!40 a!36) (and a!42 (or a!35 (and a!17 a!20) (and a!26
 a!28) (and a!11 a!31) (and a!35 a!34) (and a!39 a!7) (and a!41 a!35)))))) (and (= a_0 a!43) (= a_1 a!44) (=
 a_0 a!43) (= a_1 a!44) (= a_0 a!43) (= a_1 a!44) (= a_0 a!43) (= a_1 a!44))))))
; hypothesis: b
(assert
 (let ((a!1 (or edge_0_5 (and edge_0_0 edge_0_5) (and edge_0_1 edge_1_5) (and edge_0_2 edge_2_5) (and edge_0_3
 edge_3_5) (and edge_0_4 edge_4_5) (and edge_0_5 edge_5_5))) (a!2 (or edge_0_0 (and edge_0_0 edge_0_0) (and
 edge_0_1 edge_1_0) (and edge_0_2 edge_2_0) (and edge_0_3 edge_3_0) (and edge_0_4 edge_4_0) (and edge_0_5
 edge_5_0))) (a!3 (or edge_0_1 (and edge_0_0 edge_0_1) (and edge_0_1 edge_1_1) (and edge_0_2 edge_2_1) (and
 edge_0_3 edge_3_1) (and edge_0_4 edge_4_1) (and edge_0_5 edge_5_1))) (a!4 (or edge_1_5 (and edge_1_0 edge_0_5)
 (and edge_1_1 edge_1_5) (and edge_1_2 edge_2_5) (and edge_1_3 edge_3_5) (and edge_1_4 edge_4_5) (and edge_1_5
 edge_5_5))) (a!5 (or edge_0_2 (and edge_0_0 edge_0_2) (and edge_0_1 edge_1_2) (and edge_0_2 edge_2_2) (and
 edge_0_3 edge_3_2) (and edge_0_4 edge_4_2) (and edge_0_5 edge_5_2))) (a!6 (or edge_2_5 (and edge_2_0 edge_0_5)
 (and edge_2_1 edge_1_5) (and edge_2_2 edge_2_5) (and edge_2_3 edge_3_5) (and edge_2_4 edge_4_5) (and edge_2_5
 edge_5_5))) (a!7 (or edge_0_3 (and edge_0_0 edge_0_3) (and edge_0_1 edge_1_3) (and edge_0_2 edge_2_3) (and
 edge_0_3 edge_3_3) (and edge_0_4 edge_4_3) (and edge_0_5 edge_5_3))) (a!8 (or edge_3_5 (and edge_3_0 edge_0_5)
 (and edge_3_1 edge_1_5) (and edge_3_2 edge_2_5) (and edge_3_3 edge_3_5) (and edge_3_4 edge_4_5) (and edge_3_5
 edge_5_5))) (a!9 (or edge_0_4 (and edge_0_0 edge_0_4) (and edge_0_1 edge_1_4) (and edge_0_2 edge_2_4) (and
 edge_0_3 edge_3_4) (and edge_0_4 edge_4_4) (and edge_0_5 edge_5_4))) (a!10 (or edge_4_5 (and edge_4_0
 edge_0_5) (and edge_4_1 edge_1_5) (and edge_4_2 edge_2_5) (and edge_4_3 edge_3_5) (and edge_4_4 edge_4_5) (and
 edge_4_5 edge_5_5))) (a!11 (or edge_5_5 (and edge_5_0 edge_0_5) (and edge_5_1 edge_1_5) (and edge_5_2
 edge_2_5) (and edge_5_3 edge_3_5) (and edge_5_4 edge_4_5) (and edge_5_5 edge_5_5))) (a!13 (or edge_1_0 (and
 edge_1_0 edge_0_0) (and edge_1_1 edge_1_0) (and edge_1_2 edge_2_0) (and edge_1_3 edge_3_0) (and edge_1_4
 edge_4_0) (and edge_1_5 edge_5_0))) (a!14 (or edge_2_0 (and edge_2_0 edge_0_0) (and edge_2_1 edge_1_0) (and
 edge_2_2 edge_2_0) (and edge_2_3 edge_3_0) (and edge_2_4 edge_4_0) (and edge_2_5 edge_5_0))) (a!15 (or
 edge_3_0 (and edge_3_0 edge_0_0) (and edge_3_1 edge_1_0) (and edge_3_2 edge_2_0) (and edge_3_3 edge_3_0) (and
 edge_3_4 edge_4_0) (and edge_3_5 edge_5_0))) (a!16 (or edge_4_0 (and edge_4_0 edge_0_0) (and edge_4_1
 edge_1_0) (and edge_4_2 edge_2_0) (and edge_4_3 edge_3_0) (and edge_4_4 edge_4_0) (and edge_4_5 edge_5_0)))
 (a!17 (or edge_5_0 (and edge_5_0 edge_0_0) (and edge_5_1 edge_1_0) (and edge_5_2 edge_2_0) (and edge_5_3
 edge_3_0) (and edge_5_4 edge_4_0) (and edge_5_5 edge_5_0))) (a!18 (or edge_1_1 (and edge_1_0 edge_0_1) (and
 edge_1_1 edge_1_1) (and edge_1_2 edge_2_1) (and edge_1_3 edge_3_1) (and edge_1_4 edge_4_1) (and edge_1_5
 edge_5_1))) (a!19 (or edge_2_1 (and edge_2_0 edge_0_1) (and edge_2_1 edge_1_1) (and edge_2_2 edge_2_1) (and
 edge_2_3 edge_3_1) (and edge_2_4 edge_4_1) (and edge_2_5 edge_5_1))) (a!20 (or edge_3_1 (and edge_3_0
 edge_0_1) (and edge_3_1 edge_1_1) (and edge_3_2 edge_2_1) (and edge_3_3 edge_3_1) (and edge_3_4 edge_4_1) (and
 edge_3_5 edge_5_1))) (a!21 (or edge_4_1 (and edge_4_0 edge_0_1) (and edge_4_1 edge_1_1) (and edge_4_2
 edge_2_1) (and edge_4_3 edge_3_1) (and edge_4_4 edge_4_1) (and edge_4_5 edge_5_1))) (a!22 (or edge_5_1 (and
 edge_5_0 edge_0_1) (and edge_5_1 edge_1_1) (and edge_5_2 edge_2_1) (and edge_5_3 edge_3_1) (and edge_5_4
 edge_4_1) (and edge_5_5 edge_5_1))) (a!23 (or edge_1_2 (and edge_1_0 edge_0_2) (and edge_1_1 edge_1_2) (and
 edge_1_2 edge_2_2) (and edge_1_3 edge_3_2) (and edge_1_4 edge_4_2) (and edge_1_5 edge_5_2))) (a!24 (or
 edge_1_3 (and edge_1_0 edge_0_3) (and edge_1_1 edge_1_3) (and edge_1_2 edge_2_3) (and edge_1_3 edge_3_3) (and
 edge_1_4 edge_4_3) (and edge_1_5 edge_5_3))) (a!25 (or edge_1_4 (and edge_1_0 edge_0_4) (and edge_1_1
 edge_1_4) (and edge_1_2 edge_2_4) (and edge_1_3 edge_3_4) (and edge_1_4 edge_4_4) (and edge_1_5 edge_5_4)))
 (a!27 (or edge_2_2 (and edge_2_0 edge_0_2) (and edge_2_1 edge_1_2) (and edge_2_2 edge_2_2) (and edge_2_3
 edge_3_2) (and edge_2_4 edge_4_2) (and edge_2_5 edge_5_2))) (a!28 (or edge_3_2 (and edge_3_0 edge_0_2) (and
 edge_3_1 edge_1_2) (and edge_3_2 edge_2_2) (and edge_3_3 edge_3_2) (and edge_3_4 edge_4_2) (and edge_3_5
 edge_5_2))) (a!29 (or edge_4_2 (and edge_4_0 edge_0_2) (and edge_4_1 edge_1_2) (and edge_4_2 edge_2_2) (and
 edge_4_3 edge_3_2) (and edge_4_4 edge_4_2) (and edge_4_5 edge_5_2))) (a!30 (or edge_5_2 (and edge_5_0
 edge_0_2) (and edge_5_1 edge_1_2) (and edge_5_2 edge_2_2) (and edge_5_3 edge_3_2) (and edge_5_4 edge_4_2) (and
 edge_5_5 edge_5_2))) (a!31 (or edge_2_3 (and edge_2_0 edge_0_3) (and edge_2_1 edge_1_3) (and edge_2_2
 edge_2_3) (and edge_2_3 edge_3_3) (and edge_2_4 edge_4_3) (and edge_2_5 edge_5_3))) (a!32 (or edge_2_4 (and
 edge_2_0 edge_0_4) (and edge_2_1 edge_1_4) (and edge_2_2 edge_2_4) (and edge_2_3 edge_3_4) (and edge_2_4
 edge_4_4) (and edge_2_5 edge_5_4))) (a!34 (or edge_3_3 (and edge_3_0 edge_0_3) (and edge_3_1 edge_1_3) (and
 edge_3_2 edge_2_3) (and edge_3_3 edge_3_3) (and edge_3_4 edge_4_3) (and edge_3_5 edge_5_3))) (a!35 (or
 edge_4_3 (and edge_4_0 edge_0_3) (and edge_4_1 edge_1_3) (and edge_4_2 edge_2_3) (and edge_4_3 edge_3_3) (and
 edge_4_4 edge_4_3) (and edge_4_5 edge_5_3))) (a!36 (or edge_5_3 (and edge_5_0 edge_0_3) (and edge_5_1
 edge_1_3) (and edge_5_2 edge_2_3) (and edge_5_3 edge_3_3) (and edge_5_4 edge_4_3) (and edge_5_5 edge_5_3)))
 (a!37 (or edge_3_4 (and edge_3_0 edge_0_4) (and edge_3_1 edge_1_4) (and edge_3_2 edge_2_4) (and edge_3_3
 edge_3_4) (and edge_3_4 edge_4_4) (and edge_3_5 edge_5_4))) (a!39 (or edge_4_4 (and edge_4_0 edge_0_4) (and
 edge_4_1 edge_1_4) (and edge_4_2 edge_2_4) (and edge_4_3 edge_3_4) (and edge_4_4 edge_4_4) (and edge_4_5
 edge_5_4))) (a!40 (or edge_5_4 (and edge_5_0 edge_0_4) (and edge_5_1 edge_1_4) (and edge_5_2 edge_2_4) (and
 edge_5_3 edge_3_4) (and edge_5_4 edge_4_4) (and edge_5_5 edge_5_4)))) (let ((a!12 (or a!1 (and a!2 a!1) (and
 a!3 a!4) (and a!5 a!6) (and a!7 a!8) (and a!9 a!10) (and a!1 a!11))) (a!26 (or a!4 (and a!13 a!1) (and a!18
 a!4) (and a!23 a!6) (and a!24 a!8) (and a!25 a!10) (and a!4 a!11))) (a!33 (or a!6 (and a!14 a!1) (and a!19
 a!4) (and a!27 a!6) (and a!31 a!8) (and a!32 a!10) (and a!6 a!11))) (a!38 (or a!8 (and a!15 a!1) (and a!20
 a!4) (and a!28 a!6) (and a!34 a!8) (and a!37 a!10) (and a!8 a!11))) (a!41 (or a!10 (and a!16 a!1) (and a!21
 a!4) (and a!29 a!6) (and a!35 a!8) (and a!39 a!10) (and a!10 a!11))) (a!42 (or a!11 (and a!17 a!1) (and a!22
 a!4) (and a!30 a!6) (and a!36 a!8) (and a!40 a!10) (and a!11 a!11)))) (let ((a!43 (or a!12 (and (or a!2 (and
 a!2 a!2) (and a!3 a!13) (and a!5 a!14) (and a!7 a!15) (and a!9 a!16) (and a!1 a!17)) a!12) (and (or a!3 (and
 a!2 a!3) (and a!3 a!18) (and a!5 a!19) (and a!7 a!20) (and a!9 a!21) (and a!1 a!22)) a!26) (and (or a!5 (and
 a!2 a!5) (and a!3 a!23) (and a!5 a!27) (and a!7 a!28) (and a!9 a!29) (and a!1 a!30)) a!33) (and (or a!7 (and
 a!2 a!7) (and a!3 a!24) (and a!5 a!31) (and a!7 a!34) (and a!9 a!35) (and a!1 a!36)) a!38) (and (or a!9 (and
 a!2 a!9) (and a!3 a!25) (and a!5 a!32) (and a!7 a!37) (and a!9 a!39) (and a!1 a!40)) a!41) (and a!12 a!42)))
 (a!44 (or a!26 (and (or a!13 (and a!13 a!2) (and a!18 a!13) (and a!23 a!14) (and a!24 a!15) (and a!25 a!16)
 (and a!4 a!17)) a!12) (and (or a!18 (and a!13 a!3) (and a!18 a!18) (and a!23 a!19) (and a!24 a!20) (and a!25
 a!21) (and a!4 a!22)) a!26) (and (or a!23 (and a!13 a!5) (and a!18 a!23) (and a!23 a!27) (and a!24 a!28) (and
 a!25 a!29) (and a!4 a!30)) a!33) (and (or a!24 (and a!13 a!7) (and a!18 a!24) (and a!23 a!31) (and a!24 a!34)
 (and a!25 a!35) (and a!4 a!36)) a!38) (and (or a!25 (and a!13 a!9) (and a!18 a!25) (and a!23 a!32) (and a!24
 a!37) (and a!25 a!39) (and a!4 a!40)) a!41) (and a!26 a!42)))) (and (= b_0 a!43) (= b_1 a!44) (= b_0 a!43) (=
 b_1 a!44) (= b_0 a!43) (= b_1 a!44) (= b_0 a!43) (= b_1 a!44))))))
; negated conclusion
(assert
 (let ((a!1 (or edge_4_2 (and edge_4_0 edge_0_2) (and edge_4_1 edge_1_2) (and edge_4_2 edge_2_2) (and edge_4_3
 edge_3_2) (and edge_4_4 edge_4_2) (and edge_4_5 edge_5_2))) (a!2 (or edge_4_3 (and edge_4_0 edge_0_3) (and
 edge_4_1 edge_1_3) (and edge_4_2 edge_2_3) (and edge_4_3 edge_3_3) (and edge_4_4 edge_4_3) (and edge_4_5
 edge_5_3))) (a!3 (or edge_0_5 (and edge_0_0 edge_0_5) (and edge_0_1 edge_1_5) (and edge_0_2 edge_2_5) (and
 edge_0_3 edge_3_5) (and edge_0_4 edge_4_5) (and edge_0_5 edge_5_5))) (a!4 (or edge_1_5 (and edge_1_0 edge_0_5)
 (and edge_1_1 edge_1_5) (and edge_1_2 edge_2_5) (and edge_1_3 edge_3_5) (and edge_1_4 edge_4_5) (and edge_1_5
 edge_5_5))) (a!6 (or edge_4_0 (and edge_4_0 edge_0_0) (and edge_4_1 edge_1_0) (and edge_4_2 edge_2_0) (and
 edge_4_3 edge_3_0) (and edge_4_4 edge_4_0) (and edge_4_5 edge_5_0))) (a!7 (or edge_0_0 (and edge_0_0 edge_0_0)
 (and edge_0_1 edge_1_0) (and edge_0_2 edge_2_0) (and edge_0_3 edge_3_0) (and edge_0_4 edge_4_0) (and edge_0_5
 edge_5_0))) (a!8 (or edge_4_1 (and edge_4_0 edge_0_1) (and edge_4_1 edge_1_1) (and edge_4_2 edge_2_1) (and
 edge_4_3 edge_3_1) (and edge_4_4 edge_4_1) (and edge_4_5 edge_5_1))) (a!9 (or edge_1_0 (and edge_1_0 edge_0_0)
 (and edge_1_1 edge_1_0) (and edge_1_2 edge_2_0) (and edge_1_3 edge_3_0) (and edge_1_4 edge_4_0) (and edge_1_5
 edge_5_0))) (a!10 (or edge_2_0 (and edge_2_0 edge_0_0) (and edge_2_1 edge_1_0) (and edge_2_2 edge_2_0) (and
 edge_2_3 edge_3_0) (and edge_2_4 edge_4_0) (and edge_2_5 edge_5_0))) (a!11 (or edge_3_0 (and edge_3_0
 edge_0_0) (and edge_3_1 edge_1_0) (and edge_3_2 edge_2_0) (and edge_3_3 edge_3_0) (and edge_3_4 edge_4_0) (and
 edge_3_5 edge_5_0))) (a!12 (or edge_4_4 (and edge_4_0 edge_0_4) (and edge_4_1 edge_1_4) (and edge_4_2
 edge_2_4) (and edge_4_3 edge_3_4) (and edge_4_4 edge_4_4) (and edge_4_5 edge_5_4))) (a!13 (or edge_4_5 (and
 edge_4_0 edge_0_5) (and edge_4_1 edge_1_5) (and edge_4_2 edge_2_5) (and edge_4_3 edge_3_5) (and edge_4_4
 edge_4_5) (and edge_4_5 edge_5_5))) (a!14 (or edge_5_0 (and edge_5_0 edge_0_0) (and edge_5_1 edge_1_0) (and
 edge_5_2 edge_2_0) (and edge_5_3 edge_3_0) (and edge_5_4 edge_4_0) (and edge_5_5 edge_5_0))) (a!16 (or
 edge_0_2 (and edge_0_0 edge_0_2) (and edge_0_1 edge_1_2) (and edge_0_2 edge_2_2) (and edge_0_3 edge_3_2) (and
 edge_0_4 edge_4_2) (and edge_0_5 edge_5_2))) (a!17 (or edge_0_3 (and edge_0_0 edge_0_3) (and edge_0_1
 edge_1_3) (and edge_0_2 edge_2_3) (and edge_0_3 edge_3_3) (and edge_0_4 edge_4_3) (and edge_0_5 edge_5_3)))
 (a!19 (or edge_0_1 (and edge_0_0 edge_0_1) (and edge_0_1 edge_1_1) (and edge_0_2 edge_2_1) (and edge_0_3
 edge_3_1) (and edge_0_4 edge_4_1) (and edge_0_5 edge_5_1))) (a!20 (or edge_1_1 (and edge_1_0 edge_0_1) (and
 edge_1_1 edge_1_1) (and edge_1_2 edge_2_1) (and edge_1_3 edge_3_1) (and edge_1_4 edge_4_1) (and edge_1_5
 edge_5_1))) (a!21 (or edge_2_1 (and edge_2_0 edge_0_1) (and edge_2_1 edge_1_1) (and edge_2_2 edge_2_1) (and
 edge_2_3 edge_3_1) (and edge_2_4 edge_4_1) (and edge_2_5 edge_5_1))) (a!22 (or edge_3_1 (and edge_3_0
 edge_0_1) (and edge_3_1 edge_1_1) (and edge_3_2 edge_2_1) (and edge_3_3 edge_3_1) (and edge_3_4 edge_4_1) (and
 edge_3_5 edge_5_1))) (a!23 (or edge_5_1 (and edge_5_0 edge_0_1) (and edge_5_1 edge_1_1) (and edge_5_2
 edge_2_1) (and edge_5_3 edge_3_1) (and edge_5_4 edge_4_1) (and edge_5_5 edge_5_1))) (a!25 (or edge_1_2 (and
 edge_1_0 edge_0_2) (and edge_1_1 edge_1_2) (and edge_1_2 edge_2_2) (and edge_1_3 edge_3_2) (and edge_1_4
 edge_4_2) (and edge_1_5 edge_5_2))) (a!26 (or edge_1_3 (and edge_1_0 edge_0_3) (and edge_1_1 edge_1_3) (and
 edge_1_2 edge_2_3) (and edge_1_3 edge_3_3) (and edge_1_4 edge_4_3) (and edge_1_5 edge_5_3))) (a!28 (or
 edge_2_2 (and edge_2_0 edge_0_2) (and edge_2_1 edge_1_2) (and edge_2_2 edge_2_2) (and edge_2_3 edge_3_2) (and
 edge_2_4 edge_4_2) (and edge_2_5 edge_5_2))) (a!29 (or edge_3_2 (and edge_3_0 edge_0_2) (and edge_3_1
 edge_1_2) (and edge_3_2 edge_2_2) (and edge_3_3 edge_3_2) (and edge_3_4 edge_4_2) (and edge_3_5 edge_5_2)))
 (a!30 (or edge_5_2 (and edge_5_0 edge_0_2) (and edge_5_1 edge_1_2) (and edge_5_2 edge_2_2) (and edge_5_3
 edge_3_2) (and edge_5_4 edge_4_2) (and edge_5_5 edge_5_2))) (a!32 (or edge_2_3 (and edge_2_0 edge_0_3) (and
 edge_2_1 edge_1_3) (and edge_2_2 edge_2_3) (and edge_2_3 edge_3_3) (and edge_2_4 edge_4_3) (and edge_2_5
 edge_5_3))) (a!33 (or edge_2_5 (and edge_2_0 edge_0_5) (and edge_2_1 edge_1_5) (and edge_2_2 edge_2_5) (and
 edge_2_3 edge_3_5) (and edge_2_4 edge_4_5) (and edge_2_5 edge_5_5))) (a!34 (or edge_3_5 (and edge_3_0
 edge_0_5) (and edge_3_1 edge_1_5) (and edge_3_2 edge_2_5) (and edge_3_3 edge_3_5) (and edge_3_4 edge_4_5) (and
 edge_3_5 edge_5_5))) (a!35 (or edge_5_5 (and edge_5_0 edge_0_5) (and edge_5_1 edge_1_5) (and edge_5_2
 edge_2_5) (and edge_5_3 edge_3_5) (and edge_5_4 edge_4_5) (and edge_5_5 edge_5_5))) (a!37 (or edge_3_3 (and
 edge_3_0 edge_0_3) (and edge_3_1 edge_1_3) (and edge_3_2 edge_2_3) (and edge_3_3 edge_3_3) (and edge_3_4
 edge_4_3) (and edge_3_5 edge_5_3))) (a!38 (or edge_5_3 (and edge_5_0 edge_0_3) (and edge_5_1 edge_1_3) (and
 edge_5_2 edge_2_3) (and edge_5_3 edge_3_3) (and edge_5_4 edge_4_3) (and edge_5_5 edge_5_3))) (a!41 (or
 edge_0_4 (and edge_0_0 edge_0_4) (and edge_0_1 edge_1_4) (and edge_0_2 edge_2_4) (and edge_0_3 edge_3_4) (and
 edge_0_4 edge_4_4) (and edge_0_5 edge_5_4))) (a!42 (or edge_1_4 (and edge_1_0 edge_0_4) (and edge_1_1
 edge_1_4) (and edge_1_2 edge_2_4) (and edge_1_3 edge_3_4) (and edge_1_4 edge_4_4) (and edge_1_5 edge_5_4)))
 (a!43 (or edge_2_4 (and edge_2_0 edge_0_4) (and edge_2_1 edge_1_4) (and edge_2_2 edge_2_4) (and edge_2_3
 edge_3_4) (and edge_2_4 edge_4_4) (and edge_2_5 edge_5_4))) (a!44 (or edge_3_4 (and edge_3_0 edge_0_4) (and
 edge_3_1 edge_1_4) (and edge_3_2 edge_2_4) (and edge_3_3 edge_3_4) (and edge_3_4 edge_4_4) (and edge_3_5
 edge_5_4))) (a!45 (or edge_5_4 (and edge_5_0 edge_0_4) (and edge_5_1 edge_1_4) (and edge_5_2 edge_2_4) (and
 edge_5_3 edge_3_4) (and edge_5_4 edge_4_4) (and edge_5_5 edge_5_4))) (a!361 (or (and (or (and a_0 M_0_0) (and
 a_1 M_1_0)) b_0) (and (or (and a_0 M_0_1) (and a_1 M_1_1)) b_1))) (a!362 (or (and (and enters_1_0 edge_0_2)
 (and enters_2_0 edge_0_5)) (and (and enters_1_0 edge_0_3) (and enters_2_1 edge_1_5)))) (a!363 (or (and (and
 enters_1_1 edge_1_2) (and enters_2_0 edge_0_5)) (and (and enters_1_1 edge_1_3) (and enters_2_1 edge_1_5))))
 (a!364 (or (and (and edge_4_2 enters_1_0) (and edge_0_2 enters_2_0)) (and (and edge_4_3 enters_1_1) (and
 edge_1_2 enters_2_0)))) (a!365 (or (and (and edge_4_2 enters_1_0) (and edge_0_3 enters_2_1)) (and (and
 edge_4_3 enters_1_1) (and edge_1_3 enters_2_1)))) (a!367 (or (and (and edge_0_2 enters_1_0) (and edge_0_2
 enters_2_0)) (and (and edge_0_3 enters_1_1) (and edge_1_2 enters_2_0)))) (a!368 (or (and (and edge_0_2
 enters_1_0) (and edge_0_3 enters_2_1)) (and (and edge_0_3 enters_1_1) (and edge_1_3 enters_2_1)))) (a!370 (or
 (and (and edge_1_2 enters_1_0) (and edge_0_2 enters_2_0)) (and (and edge_1_3 enters_1_1) (and edge_1_2
 enters_2_0)))) (a!371 (or (and (and edge_1_2 enters_1_0) (and edge_0_3 enters_2_1)) (and (and edge_1_3
 enters_1_1) (and edge_1_3 enters_2_1)))) (a!373 (or (and (or enters_1_0 (and edge_2_2 enters_1_0) (and
 enters_1_0 edge_0_0)) (and edge_0_2 enters_2_0)) (and (or (and edge_2_3 enters_1_1) (and enters_1_0 edge_0_1))
 (and edge_1_2 enters_2_0)) (and (and enters_1_0 edge_0_2) (or enters_2_0 (and edge_2_2 enters_2_0) (and
 enters_2_0 edge_0_0))) (and (and enters_1_0 edge_0_3) (or (and edge_3_2 enters_2_0) (and enters_2_1
 edge_1_0))) (and (and enters_1_0 edge_0_4) (and edge_4_2 enters_2_0)) (and (and enters_1_0 edge_0_5) (and
 edge_5_2 enters_2_0)))) (a!374 (or (and (or enters_1_0 (and edge_2_2 enters_1_0) (and enters_1_0 edge_0_0))
 (and edge_0_3 enters_2_1)) (and (or (and edge_2_3 enters_1_1) (and enters_1_0 edge_0_1)) (and edge_1_3
 enters_2_1)) (and (and enters_1_0 edge_0_2) (or (and edge_2_3 enters_2_1) (and enters_2_0 edge_0_1))) (and
 (and enters_1_0 edge_0_3) (or enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1))) (and (and
 enters_1_0 edge_0_4) (and edge_4_3 enters_2_1)) (and (and enters_1_0 edge_0_5) (and edge_5_3 enters_2_1))))
 (a!375 (or (and (and enters_1_0 edge_0_2) (and enters_2_0 edge_0_2)) (and (and enters_1_0 edge_0_3) (and
 enters_2_1 edge_1_2)))) (a!376 (or (and (and enters_1_0 edge_0_2) (and enters_2_0 edge_0_3)) (and (and
 enters_1_0 edge_0_3) (and enters_2_1 edge_1_3)))) (a!377 (or (and (and enters_1_0 edge_0_2) (and enters_2_0
 edge_0_4)) (and (and enters_1_0 edge_0_3) (and enters_2_1 edge_1_4)))) (a!379 (or (and (or (and edge_3_2
 enters_1_0) (and enters_1_1 edge_1_0)) (and edge_0_2 enters_2_0)) (and (or enters_1_1 (and edge_3_3
 enters_1_1) (and enters_1_1 edge_1_1)) (and edge_1_2 enters_2_0)) (and (and enters_1_1 edge_1_2) (or
 enters_2_0 (and edge_2_2 enters_2_0) (and enters_2_0 edge_0_0))) (and (and enters_1_1 edge_1_3) (or (and
 edge_3_2 enters_2_0) (and enters_2_1 edge_1_0))) (and (and enters_1_1 edge_1_4) (and edge_4_2 enters_2_0))
 (and (and enters_1_1 edge_1_5) (and edge_5_2 enters_2_0)))) (a!380 (or (and (or (and edge_3_2 enters_1_0) (and
 enters_1_1 edge_1_0)) (and edge_0_3 enters_2_1)) (and (or enters_1_1 (and edge_3_3 enters_1_1) (and enters_1_1
 edge_1_1)) (and edge_1_3 enters_2_1)) (and (and enters_1_1 edge_1_2) (or (and edge_2_3 enters_2_1) (and
 enters_2_0 edge_0_1))) (and (and enters_1_1 edge_1_3) (or enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1
 edge_1_1))) (and (and enters_1_1 edge_1_4) (and edge_4_3 enters_2_1)) (and (and enters_1_1 edge_1_5) (and
 edge_5_3 enters_2_1)))) (a!381 (or (and (and enters_1_1 edge_1_2) (and enters_2_0 edge_0_2)) (and (and
 enters_1_1 edge_1_3) (and enters_2_1 edge_1_2)))) (a!382 (or (and (and enters_1_1 edge_1_2) (and enters_2_0
 edge_0_3)) (and (and enters_1_1 edge_1_3) (and enters_2_1 edge_1_3)))) (a!383 (or (and (and enters_1_1
 edge_1_2) (and enters_2_0 edge_0_4)) (and (and enters_1_1 edge_1_3) (and enters_2_1 edge_1_4)))) (a!385 (or
 (and (and edge_5_2 enters_1_0) (and edge_0_2 enters_2_0)) (and (and edge_5_3 enters_1_1) (and edge_1_2
 enters_2_0)))) (a!386 (or (and (and edge_5_2 enters_1_0) (and edge_0_3 enters_2_1)) (and (and edge_5_3
 enters_1_1) (and edge_1_3 enters_2_1)))) (a!425 (or (and (and enters_2_0 edge_0_2) (and enters_3_0 edge_0_5))
 (and (and enters_2_0 edge_0_3) (and enters_3_1 edge_1_5)))) (a!426 (or (and (and enters_2_1 edge_1_2) (and
 enters_3_0 edge_0_5)) (and (and enters_2_1 edge_1_3) (and enters_3_1 edge_1_5)))) (a!427 (or (and (and
 edge_4_2 enters_2_0) (and edge_0_2 enters_3_0)) (and (and edge_4_3 enters_2_1) (and edge_1_2 enters_3_0))))
 (a!428 (or (and (and edge_4_2 enters_2_0) (and edge_0_3 enters_3_1)) (and (and edge_4_3 enters_2_1) (and
 edge_1_3 enters_3_1)))) (a!430 (or (and (and edge_0_2 enters_2_0) (and edge_0_2 enters_3_0)) (and (and
 edge_0_3 enters_2_1) (and edge_1_2 enters_3_0)))) (a!431 (or (and (and edge_0_2 enters_2_0) (and edge_0_3
 enters_3_1)) (and (and edge_0_3 enters_2_1) (and edge_1_3 enters_3_1)))) (a!433 (or (and (and edge_1_2
 enters_2_0) (and edge_0_2 enters_3_0)) (and (and edge_1_3 enters_2_1) (and edge_1_2 enters_3_0)))) (a!434 (or
 (and (and edge_1_2 enters_2_0) (and edge_0_3 enters_3_1)) (and (and edge_1_3 enters_2_1) (and edge_1_3
 enters_3_1)))) (a!436 (or (and (or enters_2_0 (and edge_2_2 enters_2_0) (and enters_2_0 edge_0_0)) (and
 edge_0_2 enters_3_0)) (and (or (and edge_2_3 enters_2_1) (and enters_2_0 edge_0_1)) (and edge_1_2 enters_3_0))
 (and (and enters_2_0 edge_0_2) (or enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0 edge_0_0))) (and (and
 enters_2_0 edge_0_3) (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0))) (and (and enters_2_0 edge_0_4)
 (and edge_4_2 enters_3_0)) (and (and enters_2_0 edge_0_5) (and edge_5_2 enters_3_0)))) (a!437 (or (and (or
 enters_2_0 (and edge_2_2 enters_2_0) (and enters_2_0 edge_0_0)) (and edge_0_3 enters_3_1)) (and (or (and
 edge_2_3 enters_2_1) (and enters_2_0 edge_0_1)) (and edge_1_3 enters_3_1)) (and (and enters_2_0 edge_0_2) (or
 (and edge_2_3 enters_3_1) (and enters_3_0 edge_0_1))) (and (and enters_2_0 edge_0_3) (or enters_3_1 (and
 edge_3_3 enters_3_1) (and enters_3_1 edge_1_1))) (and (and enters_2_0 edge_0_4) (and edge_4_3 enters_3_1))
 (and (and enters_2_0 edge_0_5) (and edge_5_3 enters_3_1)))) (a!438 (or (and (and enters_2_0 edge_0_2) (and
 enters_3_0 edge_0_2)) (and (and enters_2_0 edge_0_3) (and enters_3_1 edge_1_2)))) (a!439 (or (and (and
 enters_2_0 edge_0_2) (and enters_3_0 edge_0_3)) (and (and enters_2_0 edge_0_3) (and enters_3_1 edge_1_3))))
 (a!440 (or (and (and enters_2_0 edge_0_2) (and enters_3_0 edge_0_4)) (and (and enters_2_0 edge_0_3) (and
 enters_3_1 edge_1_4)))) (a!442 (or (and (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0)) (and edge_0_2
 enters_3_0)) (and (or enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1)) (and edge_1_2
 enters_3_0)) (and (and enters_2_1 edge_1_2) (or enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0
 edge_0_0))) (and (and enters_2_1 edge_1_3) (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0))) (and (and
 enters_2_1 edge_1_4) (and edge_4_2 enters_3_0)) (and (and enters_2_1 edge_1_5) (and edge_5_2 enters_3_0))))
 (a!443 (or (and (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0)) (and edge_0_3 enters_3_1)) (and (or
 enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1)) (and edge_1_3 enters_3_1)) (and (and
 enters_2_1 edge_1_2) (or (and edge_2_3 enters_3_1) (and enters_3_0 edge_0_1))) (and (and enters_2_1 edge_1_3)
 (or enters_3_1 (and edge_3_3 enters_3_1) (and enters_3_1 edge_1_1))) (and (and enters_2_1 edge_1_4) (and
 edge_4_3 enters_3_1)) (and (and enters_2_1 edge_1_5) (and edge_5_3 enters_3_1)))) (a!444 (or (and (and
 enters_2_1 edge_1_2) (and enters_3_0 edge_0_2)) (and (and enters_2_1 edge_1_3) (and enters_3_1 edge_1_2))))
 (a!445 (or (and (and enters_2_1 edge_1_2) (and enters_3_0 edge_0_3)) (and (and enters_2_1 edge_1_3) (and
 enters_3_1 edge_1_3)))) (a!446 (or (and (and enters_2_1 edge_1_2) (and enters_3_0 edge_0_4)) (and (and
 enters_2_1 edge_1_3) (and enters_3_1 edge_1_4)))) (a!448 (or (and (and edge_5_2 enters_2_0) (and edge_0_2
 enters_3_0)) (and (and edge_5_3 enters_2_1) (and edge_1_2 enters_3_0)))) (a!449 (or (and (and edge_5_2
 enters_2_0) (and edge_0_3 enters_3_1)) (and (and edge_5_3 enters_2_1) (and edge_1_3 enters_3_1)))) (a!488 (or
 (and (or (and a_0 M_0_0) (and a_1 M_1_0)) M_0_0) (and (or (and a_0 M_0_1) (and a_1 M_1_1)) M_1_0))) (a!489 (or
 (and (or (and a_0 M_0_0) (and a_1 M_1_0)) M_0_1) (and (or (and a_0 M_0_1) (and a_1 M_1_1)) M_1_1)))) (let
 ((a!5 (or (and a!1 (and enters_1_0 edge_0_5)) (and a!2 (and enters_1_1 edge_1_5)) (and (and edge_4_2
 enters_1_0) a!3) (and (and edge_4_3 enters_1_1) a!4))) (a!15 (or a!6 (and a!6 a!7) (and a!8 a!9) (and a!1
 a!10) (and a!2 a!11) (and a!12 a!6) (and a!13 a!14))) (a!18 (or (and a!16 (and enters_1_0 edge_0_5)) (and a!17
 (and enters_1_1 edge_1_5)) (and (and edge_0_2 enters_1_0) a!3) (and (and edge_0_3 enters_1_1) a!4))) (a!24 (or
 a!8 (and a!6 a!19) (and a!8 a!20) (and a!1 a!21) (and a!2 a!22) (and a!12 a!8) (and a!13 a!23))) (a!27 (or
 (and a!25 (and enters_1_0 edge_0_5)) (and a!26 (and enters_1_1 edge_1_5)) (and (and edge_1_2 enters_1_0) a!3)
 (and (and edge_1_3 enters_1_1) a!4))) (a!31 (or a!1 (and a!6 a!16) (and a!8 a!25) (and a!1 a!28) (and a!2
 a!29) (and a!12 a!1) (and a!13 a!30))) (a!36 (or (and enters_1_0 edge_0_5) (and a!28 (and enters_1_0
 edge_0_5)) (and a!32 (and enters_1_1 edge_1_5)) (and (or enters_1_0 (and edge_2_2 enters_1_0) (and enters_1_0
 edge_0_0)) a!3) (and (or (and edge_2_3 enters_1_1) (and enters_1_0 edge_0_1)) a!4) (and (and enters_1_0
 edge_0_2) a!33) (and (and enters_1_0 edge_0_3) a!34) (and (and enters_1_0 edge_0_4) a!13) (and (and enters_1_0
 edge_0_5) a!35))) (a!39 (or a!2 (and a!6 a!17) (and a!8 a!26) (and a!1 a!32) (and a!2 a!37) (and a!12 a!2)
 (and a!13 a!38))) (a!40 (or (and enters_1_1 edge_1_5) (and a!29 (and enters_1_0 edge_0_5)) (and a!37 (and
 enters_1_1 edge_1_5)) (and (or (and edge_3_2 enters_1_0) (and enters_1_1 edge_1_0)) a!3) (and (or enters_1_1
 (and edge_3_3 enters_1_1) (and enters_1_1 edge_1_1)) a!4) (and (and enters_1_1 edge_1_2) a!33) (and (and
 enters_1_1 edge_1_3) a!34) (and (and enters_1_1 edge_1_4) a!13) (and (and enters_1_1 edge_1_5) a!35))) (a!46
 (or a!12 (and a!6 a!41) (and a!8 a!42) (and a!1 a!43) (and a!2 a!44) (and a!12 a!12) (and a!13 a!45))) (a!47
 (or a!13 (and a!6 a!3) (and a!8 a!4) (and a!1 a!33) (and a!2 a!34) (and a!12 a!13) (and a!13 a!35))) (a!48 (or
 (and a!30 (and enters_1_0 edge_0_5)) (and a!38 (and enters_1_1 edge_1_5)) (and (and edge_5_2 enters_1_0) a!3)
 (and (and edge_5_3 enters_1_1) a!4))) (a!49 (or (and edge_4_2 enters_1_0) (and a!6 (and edge_0_2 enters_1_0))
 (and a!8 (and edge_1_2 enters_1_0)) (and a!1 (or enters_1_0 (and edge_2_2 enters_1_0) (and enters_1_0
 edge_0_0))) (and a!2 (or (and edge_3_2 enters_1_0) (and enters_1_1 edge_1_0))) (and a!12 (and edge_4_2
 enters_1_0)) (and a!13 (and edge_5_2 enters_1_0)) (and (and edge_4_2 enters_1_0) a!7) (and (and edge_4_3
 enters_1_1) a!9))) (a!50 (or a!3 (and a!7 a!3) (and a!19 a!4) (and a!16 a!33) (and a!17 a!34) (and a!41 a!13)
 (and a!3 a!35))) (a!51 (or (and edge_4_3 enters_1_1) (and a!6 (and edge_0_3 enters_1_1)) (and a!8 (and
 edge_1_3 enters_1_1)) (and a!1 (or (and edge_2_3 enters_1_1) (and enters_1_0 edge_0_1))) (and a!2 (or
 enters_1_1 (and edge_3_3 enters_1_1) (and enters_1_1 edge_1_1))) (and a!12 (and edge_4_3 enters_1_1)) (and
 a!13 (and edge_5_3 enters_1_1)) (and (and edge_4_2 enters_1_0) a!19) (and (and edge_4_3 enters_1_1) a!20)))
 (a!52 (or a!4 (and a!9 a!3) (and a!20 a!4) (and a!25 a!33) (and a!26 a!34) (and a!42 a!13) (and a!4 a!35)))
 (a!53 (or (and a!1 (and enters_1_0 edge_0_2)) (and a!2 (and enters_1_1 edge_1_2)) (and (and edge_4_2
 enters_1_0) a!16) (and (and edge_4_3 enters_1_1) a!25))) (a!54 (or a!33 (and a!10 a!3) (and a!21 a!4) (and
 a!28 a!33) (and a!32 a!34) (and a!43 a!13) (and a!33 a!35))) (a!55 (or (and a!1 (and enters_1_0 edge_0_3))
 (and a!2 (and enters_1_1 edge_1_3)) (and (and edge_4_2 enters_1_0) a!17) (and (and edge_4_3 enters_1_1)
 a!26))) (a!56 (or a!34 (and a!11 a!3) (and a!22 a!4) (and a!29 a!33) (and a!37 a!34) (and a!44 a!13) (and a!34
 a!35))) (a!57 (or (and a!1 (and enters_1_0 edge_0_4)) (and a!2 (and enters_1_1 edge_1_4)) (and (and edge_4_2
 enters_1_0) a!41) (and (and edge_4_3 enters_1_1) a!42))) (a!58 (or a!35 (and a!14 a!3) (and a!23 a!4) (and
 a!30 a!33) (and a!38 a!34) (and a!45 a!13) (and a!35 a!35))) (a!60 (or a!7 (and a!7 a!7) (and a!19 a!9) (and
 a!16 a!10) (and a!17 a!11) (and a!41 a!6) (and a!3 a!14))) (a!61 (or a!9 (and a!9 a!7) (and a!20 a!9) (and
 a!25 a!10) (and a!26 a!11) (and a!42 a!6) (and a!4 a!14))) (a!62 (or a!10 (and a!10 a!7) (and a!21 a!9) (and
 a!28 a!10) (and a!32 a!11) (and a!43 a!6) (and a!33 a!14))) (a!63 (or a!11 (and a!11 a!7) (and a!22 a!9) (and
 a!29 a!10) (and a!37 a!11) (and a!44 a!6) (and a!34 a!14))) (a!64 (or a!14 (and a!14 a!7) (and a!23 a!9) (and
 a!30 a!10) (and a!38 a!11) (and a!45 a!6) (and a!35 a!14))) (a!66 (or a!19 (and a!7 a!19) (and a!19 a!20) (and
 a!16 a!21) (and a!17 a!22) (and a!41 a!8) (and a!3 a!23))) (a!67 (or a!16 (and a!7 a!16) (and a!19 a!25) (and
 a!16 a!28) (and a!17 a!29) (and a!41 a!1) (and a!3 a!30))) (a!68 (or a!17 (and a!7 a!17) (and a!19 a!26) (and
 a!16 a!32) (and a!17 a!37) (and a!41 a!2) (and a!3 a!38))) (a!69 (or a!41 (and a!7 a!41) (and a!19 a!42) (and
 a!16 a!43) (and a!17 a!44) (and a!41 a!12) (and a!3 a!45))) (a!70 (or (and edge_0_2 enters_1_0) (and a!7 (and
 edge_0_2 enters_1_0)) (and a!19 (and edge_1_2 enters_1_0)) (and a!16 (or enters_1_0 (and edge_2_2 enters_1_0)
 (and enters_1_0 edge_0_0))) (and a!17 (or (and edge_3_2 enters_1_0) (and enters_1_1 edge_1_0))) (and a!41 (and
 edge_4_2 enters_1_0)) (and a!3 (and edge_5_2 enters_1_0)) (and (and edge_0_2 enters_1_0) a!7) (and (and
 edge_0_3 enters_1_1) a!9))) (a!71 (or (and edge_0_3 enters_1_1) (and a!7 (and edge_0_3 enters_1_1)) (and a!19
 (and edge_1_3 enters_1_1)) (and a!16 (or (and edge_2_3 enters_1_1) (and enters_1_0 edge_0_1))) (and a!17 (or
 enters_1_1 (and edge_3_3 enters_1_1) (and enters_1_1 edge_1_1))) (and a!41 (and edge_4_3 enters_1_1)) (and a!3
 (and edge_5_3 enters_1_1)) (and (and edge_0_2 enters_1_0) a!19) (and (and edge_0_3 enters_1_1) a!20))) (a!72
 (or (and a!16 (and enters_1_0 edge_0_2)) (and a!17 (and enters_1_1 edge_1_2)) (and (and edge_0_2 enters_1_0)
 a!16) (and (and edge_0_3 enters_1_1) a!25))) (a!73 (or (and a!16 (and enters_1_0 edge_0_3)) (and a!17 (and
 enters_1_1 edge_1_3)) (and (and edge_0_2 enters_1_0) a!17) (and (and edge_0_3 enters_1_1) a!26))) (a!74 (or
 (and a!16 (and enters_1_0 edge_0_4)) (and a!17 (and enters_1_1 edge_1_4)) (and (and edge_0_2 enters_1_0) a!41)
 (and (and edge_0_3 enters_1_1) a!42))) (a!76 (or a!20 (and a!9 a!19) (and a!20 a!20) (and a!25 a!21) (and a!26
 a!22) (and a!42 a!8) (and a!4 a!23))) (a!77 (or a!21 (and a!10 a!19) (and a!21 a!20) (and a!28 a!21) (and a!32
 a!22) (and a!43 a!8) (and a!33 a!23))) (a!78 (or a!22 (and a!11 a!19) (and a!22 a!20) (and a!29 a!21) (and
 a!37 a!22) (and a!44 a!8) (and a!34 a!23))) (a!79 (or a!23 (and a!14 a!19) (and a!23 a!20) (and a!30 a!21)
 (and a!38 a!22) (and a!45 a!8) (and a!35 a!23))) (a!81 (or a!25 (and a!9 a!16) (and a!20 a!25) (and a!25 a!28)
 (and a!26 a!29) (and a!42 a!1) (and a!4 a!30))) (a!82 (or a!26 (and a!9 a!17) (and a!20 a!26) (and a!25 a!32)
 (and a!26 a!37) (and a!42 a!2) (and a!4 a!38))) (a!83 (or a!42 (and a!9 a!41) (and a!20 a!42) (and a!25 a!43)
 (and a!26 a!44) (and a!42 a!12) (and a!4 a!45))) (a!84 (or (and edge_1_2 enters_1_0) (and a!9 (and edge_0_2
 enters_1_0)) (and a!20 (and edge_1_2 enters_1_0)) (and a!25 (or enters_1_0 (and edge_2_2 enters_1_0) (and
 enters_1_0 edge_0_0))) (and a!26 (or (and edge_3_2 enters_1_0) (and enters_1_1 edge_1_0))) (and a!42 (and
 edge_4_2 enters_1_0)) (and a!4 (and edge_5_2 enters_1_0)) (and (and edge_1_2 enters_1_0) a!7) (and (and
 edge_1_3 enters_1_1) a!9))) (a!85 (or (and edge_1_3 enters_1_1) (and a!9 (and edge_0_3 enters_1_1)) (and a!20
 (and edge_1_3 enters_1_1)) (and a!25 (or (and edge_2_3 enters_1_1) (and enters_1_0 edge_0_1))) (and a!26 (or
 enters_1_1 (and edge_3_3 enters_1_1) (and enters_1_1 edge_1_1))) (and a!42 (and edge_4_3 enters_1_1)) (and a!4
 (and edge_5_3 enters_1_1)) (and (and edge_1_2 enters_1_0) a!19) (and (and edge_1_3 enters_1_1) a!20))) (a!86
 (or (and a!25 (and enters_1_0 edge_0_2)) (and a!26 (and enters_1_1 edge_1_2)) (and (and edge_1_2 enters_1_0)
 a!16) (and (and edge_1_3 enters_1_1) a!25))) (a!87 (or (and a!25 (and enters_1_0 edge_0_3)) (and a!26 (and
 enters_1_1 edge_1_3)) (and (and edge_1_2 enters_1_0) a!17) (and (and edge_1_3 enters_1_1) a!26))) (a!88 (or
 (and a!25 (and enters_1_0 edge_0_4)) (and a!26 (and enters_1_1 edge_1_4)) (and (and edge_1_2 enters_1_0) a!41)
 (and (and edge_1_3 enters_1_1) a!42))) (a!90 (or a!28 (and a!10 a!16) (and a!21 a!25) (and a!28 a!28) (and
 a!32 a!29) (and a!43 a!1) (and a!33 a!30))) (a!91 (or a!29 (and a!11 a!16) (and a!22 a!25) (and a!29 a!28)
 (and a!37 a!29) (and a!44 a!1) (and a!34 a!30))) (a!92 (or a!30 (and a!14 a!16) (and a!23 a!25) (and a!30
 a!28) (and a!38 a!29) (and a!45 a!1) (and a!35 a!30))) (a!94 (or a!32 (and a!10 a!17) (and a!21 a!26) (and
 a!28 a!32) (and a!32 a!37) (and a!43 a!2) (and a!33 a!38))) (a!95 (or a!43 (and a!10 a!41) (and a!21 a!42)
 (and a!28 a!43) (and a!32 a!44) (and a!43 a!12) (and a!33 a!45))) (a!96 (or (or enters_1_0 (and edge_2_2
 enters_1_0) (and enters_1_0 edge_0_0)) (and a!10 (and edge_0_2 enters_1_0)) (and a!21 (and edge_1_2
 enters_1_0)) (and a!28 (or enters_1_0 (and edge_2_2 enters_1_0) (and enters_1_0 edge_0_0))) (and a!32 (or (and
 edge_3_2 enters_1_0) (and enters_1_1 edge_1_0))) (and a!43 (and edge_4_2 enters_1_0)) (and a!33 (and edge_5_2
 enters_1_0)) (and (or enters_1_0 (and edge_2_2 enters_1_0) (and enters_1_0 edge_0_0)) a!7) (and (or (and
 edge_2_3 enters_1_1) (and enters_1_0 edge_0_1)) a!9) (and (and enters_1_0 edge_0_2) a!10) (and (and enters_1_0
 edge_0_3) a!11) (and (and enters_1_0 edge_0_4) a!6) (and (and enters_1_0 edge_0_5) a!14))) (a!97 (or (or (and
 edge_2_3 enters_1_1) (and enters_1_0 edge_0_1)) (and a!10 (and edge_0_3 enters_1_1)) (and a!21 (and edge_1_3
 enters_1_1)) (and a!28 (or (and edge_2_3 enters_1_1) (and enters_1_0 edge_0_1))) (and a!32 (or enters_1_1 (and
 edge_3_3 enters_1_1) (and enters_1_1 edge_1_1))) (and a!43 (and edge_4_3 enters_1_1)) (and a!33 (and edge_5_3
 enters_1_1)) (and (or enters_1_0 (and edge_2_2 enters_1_0) (and enters_1_0 edge_0_0)) a!19) (and (or (and
 edge_2_3 enters_1_1) (and enters_1_0 edge_0_1)) a!20) (and (and enters_1_0 edge_0_2) a!21) (and (and
 enters_1_0 edge_0_3) a!22) (and (and enters_1_0 edge_0_4) a!8) (and (and enters_1_0 edge_0_5) a!23))) (a!98
 (or (and enters_1_0 edge_0_2) (and a!28 (and enters_1_0 edge_0_2)) (and a!32 (and enters_1_1 edge_1_2)) (and
 (or enters_1_0 (and edge_2_2 enters_1_0) (and enters_1_0 edge_0_0)) a!16) (and (or (and edge_2_3 enters_1_1)
 (and enters_1_0 edge_0_1)) a!25) (and (and enters_1_0 edge_0_2) a!28) (and (and enters_1_0 edge_0_3) a!29)
 (and (and enters_1_0 edge_0_4) a!1) (and (and enters_1_0 edge_0_5) a!30))) (a!99 (or (and enters_1_0 edge_0_3)
 (and a!28 (and enters_1_0 edge_0_3)) (and a!32 (and enters_1_1 edge_1_3)) (and (or enters_1_0 (and edge_2_2
 enters_1_0) (and enters_1_0 edge_0_0)) a!17) (and (or (and edge_2_3 enters_1_1) (and enters_1_0 edge_0_1))
 a!26) (and (and enters_1_0 edge_0_2) a!32) (and (and enters_1_0 edge_0_3) a!37) (and (and enters_1_0 edge_0_4)
 a!2) (and (and enters_1_0 edge_0_5) a!38))) (a!100 (or (and enters_1_0 edge_0_4) (and a!28 (and enters_1_0
 edge_0_4)) (and a!32 (and enters_1_1 edge_1_4)) (and (or enters_1_0 (and edge_2_2 enters_1_0) (and enters_1_0
 edge_0_0)) a!41) (and (or (and edge_2_3 enters_1_1) (and enters_1_0 edge_0_1)) a!42) (and (and enters_1_0
 edge_0_2) a!43) (and (and enters_1_0 edge_0_3) a!44) (and (and enters_1_0 edge_0_4) a!12) (and (and enters_1_0
 edge_0_5) a!45))) (a!102 (or a!37 (and a!11 a!17) (and a!22 a!26) (and a!29 a!32) (and a!37 a!37) (and a!44
 a!2) (and a!34 a!38))) (a!103 (or a!38 (and a!14 a!17) (and a!23 a!26) (and a!30 a!32) (and a!38 a!37) (and
 a!45 a!2) (and a!35 a!38))) (a!105 (or a!44 (and a!11 a!41) (and a!22 a!42) (and a!29 a!43) (and a!37 a!44)
 (and a!44 a!12) (and a!34 a!45))) (a!106 (or (or (and edge_3_2 enters_1_0) (and enters_1_1 edge_1_0)) (and
 a!11 (and edge_0_2 enters_1_0)) (and a!22 (and edge_1_2 enters_1_0)) (and a!29 (or enters_1_0 (and edge_2_2
 enters_1_0) (and enters_1_0 edge_0_0))) (and a!37 (or (and edge_3_2 enters_1_0) (and enters_1_1 edge_1_0)))
 (and a!44 (and edge_4_2 enters_1_0)) (and a!34 (and edge_5_2 enters_1_0)) (and (or (and edge_3_2 enters_1_0)
 (and enters_1_1 edge_1_0)) a!7) (and (or enters_1_1 (and edge_3_3 enters_1_1) (and enters_1_1 edge_1_1)) a!9)
 (and (and enters_1_1 edge_1_2) a!10) (and (and enters_1_1 edge_1_3) a!11) (and (and enters_1_1 edge_1_4) a!6)
 (and (and enters_1_1 edge_1_5) a!14))) (a!107 (or (or enters_1_1 (and edge_3_3 enters_1_1) (and enters_1_1
 edge_1_1)) (and a!11 (and edge_0_3 enters_1_1)) (and a!22 (and edge_1_3 enters_1_1)) (and a!29 (or (and
 edge_2_3 enters_1_1) (and enters_1_0 edge_0_1))) (and a!37 (or enters_1_1 (and edge_3_3 enters_1_1) (and
 enters_1_1 edge_1_1))) (and a!44 (and edge_4_3 enters_1_1)) (and a!34 (and edge_5_3 enters_1_1)) (and (or (and
 edge_3_2 enters_1_0) (and enters_1_1 edge_1_0)) a!19) (and (or enters_1_1 (and edge_3_3 enters_1_1) (and
 enters_1_1 edge_1_1)) a!20) (and (and enters_1_1 edge_1_2) a!21) (and (and enters_1_1 edge_1_3) a!22) (and
 (and enters_1_1 edge_1_4) a!8) (and (and enters_1_1 edge_1_5) a!23))) (a!108 (or (and enters_1_1 edge_1_2)
 (and a!29 (and enters_1_0 edge_0_2)) (and a!37 (and enters_1_1 edge_1_2)) (and (or (and edge_3_2 enters_1_0)
 (and enters_1_1 edge_1_0)) a!16) (and (or enters_1_1 (and edge_3_3 enters_1_1) (and enters_1_1 edge_1_1))
 a!25) (and (and enters_1_1 edge_1_2) a!28) (and (and enters_1_1 edge_1_3) a!29) (and (and enters_1_1 edge_1_4)
 a!1) (and (and enters_1_1 edge_1_5) a!30))) (a!109 (or (and enters_1_1 edge_1_3) (and a!29 (and enters_1_0
 edge_0_3)) (and a!37 (and enters_1_1 edge_1_3)) (and (or (and edge_3_2 enters_1_0) (and enters_1_1 edge_1_0))
 a!17) (and (or enters_1_1 (and edge_3_3 enters_1_1) (and enters_1_1 edge_1_1)) a!26) (and (and enters_1_1
 edge_1_2) a!32) (and (and enters_1_1 edge_1_3) a!37) (and (and enters_1_1 edge_1_4) a!2) (and (and enters_1_1
 edge_1_5) a!38))) (a!110 (or (and enters_1_1 edge_1_4) (and a!29 (and enters_1_0 edge_0_4)) (and a!37 (and
 enters_1_1 edge_1_4)) (and (or (and edge_3_2 enters_1_0) (and enters_1_1 edge_1_0)) a!41) (and (or enters_1_1
 (and edge_3_3 enters_1_1) (and enters_1_1 edge_1_1)) a!42) (and (and enters_1_1 edge_1_2) a!43) (and (and
 enters_1_1 edge_1_3) a!44) (and (and enters_1_1 edge_1_4) a!12) (and (and enters_1_1 edge_1_5) a!45))) (a!112
 (or a!45 (and a!14 a!41) (and a!23 a!42) (and a!30 a!43) (and a!38 a!44) (and a!45 a!12) (and a!35 a!45)))
 (a!115 (or (and edge_5_2 enters_1_0) (and a!14 (and edge_0_2 enters_1_0)) (and a!23 (and edge_1_2 enters_1_0))
 (and a!30 (or enters_1_0 (and edge_2_2 enters_1_0) (and enters_1_0 edge_0_0))) (and a!38 (or (and edge_3_2
 enters_1_0) (and enters_1_1 edge_1_0))) (and a!45 (and edge_4_2 enters_1_0)) (and a!35 (and edge_5_2
 enters_1_0)) (and (and edge_5_2 enters_1_0) a!7) (and (and edge_5_3 enters_1_1) a!9))) (a!116 (or (and
 edge_5_3 enters_1_1) (and a!14 (and edge_0_3 enters_1_1)) (and a!23 (and edge_1_3 enters_1_1)) (and a!30 (or
 (and edge_2_3 enters_1_1) (and enters_1_0 edge_0_1))) (and a!38 (or enters_1_1 (and edge_3_3 enters_1_1) (and
 enters_1_1 edge_1_1))) (and a!45 (and edge_4_3 enters_1_1)) (and a!35 (and edge_5_3 enters_1_1)) (and (and
 edge_5_2 enters_1_0) a!19) (and (and edge_5_3 enters_1_1) a!20))) (a!117 (or (and a!30 (and enters_1_0
 edge_0_2)) (and a!38 (and enters_1_1 edge_1_2)) (and (and edge_5_2 enters_1_0) a!16) (and (and edge_5_3
 enters_1_1) a!25))) (a!118 (or (and a!30 (and enters_1_0 edge_0_3)) (and a!38 (and enters_1_1 edge_1_3)) (and
 (and edge_5_2 enters_1_0) a!17) (and (and edge_5_3 enters_1_1) a!26))) (a!119 (or (and a!30 (and enters_1_0
 edge_0_4)) (and a!38 (and enters_1_1 edge_1_4)) (and (and edge_5_2 enters_1_0) a!41) (and (and edge_5_3
 enters_1_1) a!42))) (a!199 (or (and a!1 (and enters_2_0 edge_0_5)) (and a!2 (and enters_2_1 edge_1_5)) (and
 (and edge_4_2 enters_2_0) a!3) (and (and edge_4_3 enters_2_1) a!4))) (a!200 (or (and a!16 (and enters_2_0
 edge_0_5)) (and a!17 (and enters_2_1 edge_1_5)) (and (and edge_0_2 enters_2_0) a!3) (and (and edge_0_3
 enters_2_1) a!4))) (a!201 (or (and a!25 (and enters_2_0 edge_0_5)) (and a!26 (and enters_2_1 edge_1_5)) (and
 (and edge_1_2 enters_2_0) a!3) (and (and edge_1_3 enters_2_1) a!4))) (a!202 (or (and enters_2_0 edge_0_5) (and
 a!28 (and enters_2_0 edge_0_5)) (and a!32 (and enters_2_1 edge_1_5)) (and (or enters_2_0 (and edge_2_2
 enters_2_0) (and enters_2_0 edge_0_0)) a!3) (and (or (and edge_2_3 enters_2_1) (and enters_2_0 edge_0_1)) a!4)
 (and (and enters_2_0 edge_0_2) a!33) (and (and enters_2_0 edge_0_3) a!34) (and (and enters_2_0 edge_0_4) a!13)
 (and (and enters_2_0 edge_0_5) a!35))) (a!203 (or (and enters_2_1 edge_1_5) (and a!29 (and enters_2_0
 edge_0_5)) (and a!37 (and enters_2_1 edge_1_5)) (and (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0))
 a!3) (and (or enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1)) a!4) (and (and enters_2_1
 edge_1_2) a!33) (and (and enters_2_1 edge_1_3) a!34) (and (and enters_2_1 edge_1_4) a!13) (and (and enters_2_1
 edge_1_5) a!35))) (a!204 (or (and a!30 (and enters_2_0 edge_0_5)) (and a!38 (and enters_2_1 edge_1_5)) (and
 (and edge_5_2 enters_2_0) a!3) (and (and edge_5_3 enters_2_1) a!4))) (a!205 (or (and edge_4_2 enters_2_0) (and
 a!6 (and edge_0_2 enters_2_0)) (and a!8 (and edge_1_2 enters_2_0)) (and a!1 (or enters_2_0 (and edge_2_2
 enters_2_0) (and enters_2_0 edge_0_0))) (and a!2 (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0)))
 (and a!12 (and edge_4_2 enters_2_0)) (and a!13 (and edge_5_2 enters_2_0)) (and (and edge_4_2 enters_2_0) a!7)
 (and (and edge_4_3 enters_2_1) a!9))) (a!206 (or (and edge_4_3 enters_2_1) (and a!6 (and edge_0_3 enters_2_1))
 (and a!8 (and edge_1_3 enters_2_1)) (and a!1 (or (and edge_2_3 enters_2_1) (and enters_2_0 edge_0_1))) (and
 a!2 (or enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1))) (and a!12 (and edge_4_3 enters_2_1))
 (and a!13 (and edge_5_3 enters_2_1)) (and (and edge_4_2 enters_2_0) a!19) (and (and edge_4_3 enters_2_1)
 a!20))) (a!207 (or (and a!1 (and enters_2_0 edge_0_2)) (and a!2 (and enters_2_1 edge_1_2)) (and (and edge_4_2
 enters_2_0) a!16) (and (and edge_4_3 enters_2_1) a!25))) (a!208 (or (and a!1 (and enters_2_0 edge_0_3)) (and
 a!2 (and enters_2_1 edge_1_3)) (and (and edge_4_2 enters_2_0) a!17) (and (and edge_4_3 enters_2_1) a!26)))
 (a!209 (or (and a!1 (and enters_2_0 edge_0_4)) (and a!2 (and enters_2_1 edge_1_4)) (and (and edge_4_2
 enters_2_0) a!41) (and (and edge_4_3 enters_2_1) a!42))) (a!211 (or (and edge_0_2 enters_2_0) (and a!7 (and
 edge_0_2 enters_2_0)) (and a!19 (and edge_1_2 enters_2_0)) (and a!16 (or enters_2_0 (and edge_2_2 enters_2_0)
 (and enters_2_0 edge_0_0))) (and a!17 (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0))) (and a!41 (and
 edge_4_2 enters_2_0)) (and a!3 (and edge_5_2 enters_2_0)) (and (and edge_0_2 enters_2_0) a!7) (and (and
 edge_0_3 enters_2_1) a!9))) (a!212 (or (and edge_0_3 enters_2_1) (and a!7 (and edge_0_3 enters_2_1)) (and a!19
 (and edge_1_3 enters_2_1)) (and a!16 (or (and edge_2_3 enters_2_1) (and enters_2_0 edge_0_1))) (and a!17 (or
 enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1))) (and a!41 (and edge_4_3 enters_2_1)) (and a!3
 (and edge_5_3 enters_2_1)) (and (and edge_0_2 enters_2_0) a!19) (and (and edge_0_3 enters_2_1) a!20))) (a!213
 (or (and a!16 (and enters_2_0 edge_0_2)) (and a!17 (and enters_2_1 edge_1_2)) (and (and edge_0_2 enters_2_0)
 a!16) (and (and edge_0_3 enters_2_1) a!25))) (a!214 (or (and a!16 (and enters_2_0 edge_0_3)) (and a!17 (and
 enters_2_1 edge_1_3)) (and (and edge_0_2 enters_2_0) a!17) (and (and edge_0_3 enters_2_1) a!26))) (a!215 (or
 (and a!16 (and enters_2_0 edge_0_4)) (and a!17 (and enters_2_1 edge_1_4)) (and (and edge_0_2 enters_2_0) a!41)
 (and (and edge_0_3 enters_2_1) a!42))) (a!217 (or (and edge_1_2 enters_2_0) (and a!9 (and edge_0_2
 enters_2_0)) (and a!20 (and edge_1_2 enters_2_0)) (and a!25 (or enters_2_0 (and edge_2_2 enters_2_0) (and
 enters_2_0 edge_0_0))) (and a!26 (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0))) (and a!42 (and
 edge_4_2 enters_2_0)) (and a!4 (and edge_5_2 enters_2_0)) (and (and edge_1_2 enters_2_0) a!7) (and (and
 edge_1_3 enters_2_1) a!9))) (a!218 (or (and edge_1_3 enters_2_1) (and a!9 (and edge_0_3 enters_2_1)) (and a!20
 (and edge_1_3 enters_2_1)) (and a!25 (or (and edge_2_3 enters_2_1) (and enters_2_0 edge_0_1))) (and a!26 (or
 enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1))) (and a!42 (and edge_4_3 enters_2_1)) (and a!4
 (and edge_5_3 enters_2_1)) (and (and edge_1_2 enters_2_0) a!19) (and (and edge_1_3 enters_2_1) a!20))) (a!219
 (or (and a!25 (and enters_2_0 edge_0_2)) (and a!26 (and enters_2_1 edge_1_2)) (and (and edge_1_2 enters_2_0)
 a!16) (and (and edge_1_3 enters_2_1) a!25))) (a!220 (or (and a!25 (and enters_2_0 edge_0_3)) (and a!26 (and
 enters_2_1 edge_1_3)) (and (and edge_1_2 enters_2_0) a!17) (and (and edge_1_3 enters_2_1) a!26))) (a!221 (or
 (and a!25 (and enters_2_0 edge_0_4)) (and a!26 (and enters_2_1 edge_1_4)) (and (and edge_1_2 enters_2_0) a!41)
 (and (and edge_1_3 enters_2_1) a!42))) (a!223 (or (or enters_2_0 (and edge_2_2 enters_2_0) (and enters_2_0
 edge_0_0)) (and a!10 (and edge_0_2 enters_2_0)) (and a!21 (and edge_1_2 enters_2_0)) (and a!28 (or enters_2_0
 (and edge_2_2 enters_2_0) (and enters_2_0 edge_0_0))) (and a!32 (or (and edge_3_2 enters_2_0) (and enters_2_1
 edge_1_0))) (and a!43 (and edge_4_2 enters_2_0)) (and a!33 (and edge_5_2 enters_2_0)) (and (or enters_2_0 (and
 edge_2_2 enters_2_0) (and enters_2_0 edge_0_0)) a!7) (and (or (and edge_2_3 enters_2_1) (and enters_2_0
 edge_0_1)) a!9) (and (and enters_2_0 edge_0_2) a!10) (and (and enters_2_0 edge_0_3) a!11) (and (and enters_2_0
 edge_0_4) a!6) (and (and enters_2_0 edge_0_5) a!14))) (a!224 (or (or (and edge_2_3 enters_2_1) (and enters_2_0
 edge_0_1)) (and a!10 (and edge_0_3 enters_2_1)) (and a!21 (and edge_1_3 enters_2_1)) (and a!28 (or (and
 edge_2_3 enters_2_1) (and enters_2_0 edge_0_1))) (and a!32 (or enters_2_1 (and edge_3_3 enters_2_1) (and
 enters_2_1 edge_1_1))) (and a!43 (and edge_4_3 enters_2_1)) (and a!33 (and edge_5_3 enters_2_1)) (and (or
 enters_2_0 (and edge_2_2 enters_2_0) (and enters_2_0 edge_0_0)) a!19) (and (or (and edge_2_3 enters_2_1) (and
 enters_2_0 edge_0_1)) a!20) (and (and enters_2_0 edge_0_2) a!21) (and (and enters_2_0 edge_0_3) a!22) (and
 (and enters_2_0 edge_0_4) a!8) (and (and enters_2_0 edge_0_5) a!23))) (a!225 (or (and enters_2_0 edge_0_2)
 (and a!28 (and enters_2_0 edge_0_2)) (and a!32 (and enters_2_1 edge_1_2)) (and (or enters_2_0 (and edge_2_2
 enters_2_0) (and enters_2_0 edge_0_0)) a!16) (and (or (and edge_2_3 enters_2_1) (and enters_2_0 edge_0_1))
 a!25) (and (and enters_2_0 edge_0_2) a!28) (and (and enters_2_0 edge_0_3) a!29) (and (and enters_2_0 edge_0_4)
 a!1) (and (and enters_2_0 edge_0_5) a!30))) (a!226 (or (and enters_2_0 edge_0_3) (and a!28 (and enters_2_0
 edge_0_3)) (and a!32 (and enters_2_1 edge_1_3)) (and (or enters_2_0 (and edge_2_2 enters_2_0) (and enters_2_0
 edge_0_0)) a!17) (and (or (and edge_2_3 enters_2_1) (and enters_2_0 edge_0_1)) a!26) (and (and enters_2_0
 edge_0_2) a!32) (and (and enters_2_0 edge_0_3) a!37) (and (and enters_2_0 edge_0_4) a!2) (and (and enters_2_0
 edge_0_5) a!38))) (a!227 (or (and enters_2_0 edge_0_4) (and a!28 (and enters_2_0 edge_0_4)) (and a!32 (and
 enters_2_1 edge_1_4)) (and (or enters_2_0 (and edge_2_2 enters_2_0) (and enters_2_0 edge_0_0)) a!41) (and (or
 (and edge_2_3 enters_2_1) (and enters_2_0 edge_0_1)) a!42) (and (and enters_2_0 edge_0_2) a!43) (and (and
 enters_2_0 edge_0_3) a!44) (and (and enters_2_0 edge_0_4) a!12) (and (and enters_2_0 edge_0_5) a!45))) (a!229
 (or (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0)) (and a!11 (and edge_0_2 enters_2_0)) (and a!22
 (and edge_1_2 enters_2_0)) (and a!29 (or enters_2_0 (and edge_2_2 enters_2_0) (and enters_2_0 edge_0_0))) (and
 a!37 (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0))) (and a!44 (and edge_4_2 enters_2_0)) (and a!34
 (and edge_5_2 enters_2_0)) (and (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0)) a!7) (and (or
 enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1)) a!9) (and (and enters_2_1 edge_1_2) a!10) (and
 (and enters_2_1 edge_1_3) a!11) (and (and enters_2_1 edge_1_4) a!6) (and (and enters_2_1 edge_1_5) a!14)))
 (a!230 (or (or enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1)) (and a!11 (and edge_0_3
 enters_2_1)) (and a!22 (and edge_1_3 enters_2_1)) (and a!29 (or (and edge_2_3 enters_2_1) (and enters_2_0
 edge_0_1))) (and a!37 (or enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1))) (and a!44 (and
 edge_4_3 enters_2_1)) (and a!34 (and edge_5_3 enters_2_1)) (and (or (and edge_3_2 enters_2_0) (and enters_2_1
 edge_1_0)) a!19) (and (or enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1)) a!20) (and (and
 enters_2_1 edge_1_2) a!21) (and (and enters_2_1 edge_1_3) a!22) (and (and enters_2_1 edge_1_4) a!8) (and (and
 enters_2_1 edge_1_5) a!23))) (a!231 (or (and enters_2_1 edge_1_2) (and a!29 (and enters_2_0 edge_0_2)) (and
 a!37 (and enters_2_1 edge_1_2)) (and (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0)) a!16) (and (or
 enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1)) a!25) (and (and enters_2_1 edge_1_2) a!28)
 (and (and enters_2_1 edge_1_3) a!29) (and (and enters_2_1 edge_1_4) a!1) (and (and enters_2_1 edge_1_5)
 a!30))) (a!232 (or (and enters_2_1 edge_1_3) (and a!29 (and enters_2_0 edge_0_3)) (and a!37 (and enters_2_1
 edge_1_3)) (and (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0)) a!17) (and (or enters_2_1 (and
 edge_3_3 enters_2_1) (and enters_2_1 edge_1_1)) a!26) (and (and enters_2_1 edge_1_2) a!32) (and (and
 enters_2_1 edge_1_3) a!37) (and (and enters_2_1 edge_1_4) a!2) (and (and enters_2_1 edge_1_5) a!38))) (a!233
 (or (and enters_2_1 edge_1_4) (and a!29 (and enters_2_0 edge_0_4)) (and a!37 (and enters_2_1 edge_1_4)) (and
 (or (and edge_3_2 enters_2_0) (and enters_2_1 edge_1_0)) a!41) (and (or enters_2_1 (and edge_3_3 enters_2_1)
 (and enters_2_1 edge_1_1)) a!42) (and (and enters_2_1 edge_1_2) a!43) (and (and enters_2_1 edge_1_3) a!44)
 (and (and enters_2_1 edge_1_4) a!12) (and (and enters_2_1 edge_1_5) a!45))) (a!235 (or (and edge_5_2
 enters_2_0) (and a!14 (and edge_0_2 enters_2_0)) (and a!23 (and edge_1_2 enters_2_0)) (and a!30 (or enters_2_0
 (and edge_2_2 enters_2_0) (and enters_2_0 edge_0_0))) (and a!38 (or (and edge_3_2 enters_2_0) (and enters_2_1
 edge_1_0))) (and a!45 (and edge_4_2 enters_2_0)) (and a!35 (and edge_5_2 enters_2_0)) (and (and edge_5_2
 enters_2_0) a!7) (and (and edge_5_3 enters_2_1) a!9))) (a!236 (or (and edge_5_3 enters_2_1) (and a!14 (and
 edge_0_3 enters_2_1)) (and a!23 (and edge_1_3 enters_2_1)) (and a!30 (or (and edge_2_3 enters_2_1) (and
 enters_2_0 edge_0_1))) (and a!38 (or enters_2_1 (and edge_3_3 enters_2_1) (and enters_2_1 edge_1_1))) (and
 a!45 (and edge_4_3 enters_2_1)) (and a!35 (and edge_5_3 enters_2_1)) (and (and edge_5_2 enters_2_0) a!19) (and
 (and edge_5_3 enters_2_1) a!20))) (a!237 (or (and a!30 (and enters_2_0 edge_0_2)) (and a!38 (and enters_2_1
 edge_1_2)) (and (and edge_5_2 enters_2_0) a!16) (and (and edge_5_3 enters_2_1) a!25))) (a!238 (or (and a!30
 (and enters_2_0 edge_0_3)) (and a!38 (and enters_2_1 edge_1_3)) (and (and edge_5_2 enters_2_0) a!17) (and (and
 edge_5_3 enters_2_1) a!26))) (a!239 (or (and a!30 (and enters_2_0 edge_0_4)) (and a!38 (and enters_2_1
 edge_1_4)) (and (and edge_5_2 enters_2_0) a!41) (and (and edge_5_3 enters_2_1) a!42))) (a!282 (or (and a!1
 (and enters_3_0 edge_0_5)) (and a!2 (and enters_3_1 edge_1_5)) (and (and edge_4_2 enters_3_0) a!3) (and (and
 edge_4_3 enters_3_1) a!4))) (a!283 (or (and a!16 (and enters_3_0 edge_0_5)) (and a!17 (and enters_3_1
 edge_1_5)) (and (and edge_0_2 enters_3_0) a!3) (and (and edge_0_3 enters_3_1) a!4))) (a!284 (or (and a!25 (and
 enters_3_0 edge_0_5)) (and a!26 (and enters_3_1 edge_1_5)) (and (and edge_1_2 enters_3_0) a!3) (and (and
 edge_1_3 enters_3_1) a!4))) (a!285 (or (and enters_3_0 edge_0_5) (and a!28 (and enters_3_0 edge_0_5)) (and
 a!32 (and enters_3_1 edge_1_5)) (and (or enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0 edge_0_0)) a!3)
 (and (or (and edge_2_3 enters_3_1) (and enters_3_0 edge_0_1)) a!4) (and (and enters_3_0 edge_0_2) a!33) (and
 (and enters_3_0 edge_0_3) a!34) (and (and enters_3_0 edge_0_4) a!13) (and (and enters_3_0 edge_0_5) a!35)))
 (a!286 (or (and enters_3_1 edge_1_5) (and a!29 (and enters_3_0 edge_0_5)) (and a!37 (and enters_3_1 edge_1_5))
 (and (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0)) a!3) (and (or enters_3_1 (and edge_3_3
 enters_3_1) (and enters_3_1 edge_1_1)) a!4) (and (and enters_3_1 edge_1_2) a!33) (and (and enters_3_1
 edge_1_3) a!34) (and (and enters_3_1 edge_1_4) a!13) (and (and enters_3_1 edge_1_5) a!35))) (a!287 (or (and
 a!30 (and enters_3_0 edge_0_5)) (and a!38 (and enters_3_1 edge_1_5)) (and (and edge_5_2 enters_3_0) a!3) (and
 (and edge_5_3 enters_3_1) a!4))) (a!288 (or (and edge_4_2 enters_3_0) (and a!6 (and edge_0_2 enters_3_0)) (and
 a!8 (and edge_1_2 enters_3_0)) (and a!1 (or enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0 edge_0_0)))
 (and a!2 (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0))) (and a!12 (and edge_4_2 enters_3_0)) (and
 a!13 (and edge_5_2 enters_3_0)) (and (and edge_4_2 enters_3_0) a!7) (and (and edge_4_3 enters_3_1) a!9)))
 (a!289 (or (and edge_4_3 enters_3_1) (and a!6 (and edge_0_3 enters_3_1)) (and a!8 (and edge_1_3 enters_3_1))
 (and a!1 (or (and edge_2_3 enters_3_1) (and enters_3_0 edge_0_1))) (and a!2 (or enters_3_1 (and edge_3_3
 enters_3_1) (and enters_3_1 edge_1_1))) (and a!12 (and edge_4_3 enters_3_1)) (and a!13 (and edge_5_3
 enters_3_1)) (and (and edge_4_2 enters_3_0) a!19) (and (and edge_4_3 enters_3_1) a!20))) (a!290 (or (and a!1
 (and enters_3_0 edge_0_2)) (and a!2 (and enters_3_1 edge_1_2)) (and (and edge_4_2 enters_3_0) a!16) (and (and
 edge_4_3 enters_3_1) a!25))) (a!291 (or (and a!1 (and enters_3_0 edge_0_3)) (and a!2 (and enters_3_1
 edge_1_3)) (and (and edge_4_2 enters_3_0) a!17) (and (and edge_4_3 enters_3_1) a!26))) (a!292 (or (and a!1
 (and enters_3_0 edge_0_4)) (and a!2 (and enters_3_1 edge_1_4)) (and (and edge_4_2 enters_3_0) a!41) (and (and
 edge_4_3 enters_3_1) a!42))) (a!294 (or (and edge_0_2 enters_3_0) (and a!7 (and edge_0_2 enters_3_0)) (and
 a!19 (and edge_1_2 enters_3_0)) (and a!16 (or enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0 edge_0_0)))
 (and a!17 (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0))) (and a!41 (and edge_4_2 enters_3_0)) (and
 a!3 (and edge_5_2 enters_3_0)) (and (and edge_0_2 enters_3_0) a!7) (and (and edge_0_3 enters_3_1) a!9)))
 (a!295 (or (and edge_0_3 enters_3_1) (and a!7 (and edge_0_3 enters_3_1)) (and a!19 (and edge_1_3 enters_3_1))
 (and a!16 (or (and edge_2_3 enters_3_1) (and enters_3_0 edge_0_1))) (and a!17 (or enters_3_1 (and edge_3_3
 enters_3_1) (and enters_3_1 edge_1_1))) (and a!41 (and edge_4_3 enters_3_1)) (and a!3 (and edge_5_3
 enters_3_1)) (and (and edge_0_2 enters_3_0) a!19) (and (and edge_0_3 enters_3_1) a!20))) (a!296 (or (and a!16
 (and enters_3_0 edge_0_2)) (and a!17 (and enters_3_1 edge_1_2)) (and (and edge_0_2 enters_3_0) a!16) (and (and
 edge_0_3 enters_3_1) a!25))) (a!297 (or (and a!16 (and enters_3_0 edge_0_3)) (and a!17 (and enters_3_1
 edge_1_3)) (and (and edge_0_2 enters_3_0) a!17) (and (and edge_0_3 enters_3_1) a!26))) (a!298 (or (and a!16
 (and enters_3_0 edge_0_4)) (and a!17 (and enters_3_1 edge_1_4)) (and (and edge_0_2 enters_3_0) a!41) (and (and
 edge_0_3 enters_3_1) a!42))) (a!300 (or (and edge_1_2 enters_3_0) (and a!9 (and edge_0_2 enters_3_0)) (and
 a!20 (and edge_1_2 enters_3_0)) (and a!25 (or enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0 edge_0_0)))
 (and a!26 (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0))) (and a!42 (and edge_4_2 enters_3_0)) (and
 a!4 (and edge_5_2 enters_3_0)) (and (and edge_1_2 enters_3_0) a!7) (and (and edge_1_3 enters_3_1) a!9)))
 (a!301 (or (and edge_1_3 enters_3_1) (and a!9 (and edge_0_3 enters_3_1)) (and a!20 (and edge_1_3 enters_3_1))
 (and a!25 (or (and edge_2_3 enters_3_1) (and enters_3_0 edge_0_1))) (and a!26 (or enters_3_1 (and edge_3_3
 enters_3_1) (and enters_3_1 edge_1_1))) (and a!42 (and edge_4_3 enters_3_1)) (and a!4 (and edge_5_3
 enters_3_1)) (and (and edge_1_2 enters_3_0) a!19) (and (and edge_1_3 enters_3_1) a!20))) (a!302 (or (and a!25
 (and enters_3_0 edge_0_2)) (and a!26 (and enters_3_1 edge_1_2)) (and (and edge_1_2 enters_3_0) a!16) (and (and
 edge_1_3 enters_3_1) a!25))) (a!303 (or (and a!25 (and enters_3_0 edge_0_3)) (and a!26 (and enters_3_1
 edge_1_3)) (and (and edge_1_2 enters_3_0) a!17) (and (and edge_1_3 enters_3_1) a!26))) (a!304 (or (and a!25
 (and enters_3_0 edge_0_4)) (and a!26 (and enters_3_1 edge_1_4)) (and (and edge_1_2 enters_3_0) a!41) (and (and
 edge_1_3 enters_3_1) a!42))) (a!306 (or (or enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0 edge_0_0))
 (and a!10 (and edge_0_2 enters_3_0)) (and a!21 (and edge_1_2 enters_3_0)) (and a!28 (or enters_3_0 (and
 edge_2_2 enters_3_0) (and enters_3_0 edge_0_0))) (and a!32 (or (and edge_3_2 enters_3_0) (and enters_3_1
 edge_1_0))) (and a!43 (and edge_4_2 enters_3_0)) (and a!33 (and edge_5_2 enters_3_0)) (and (or enters_3_0 (and
 edge_2_2 enters_3_0) (and enters_3_0 edge_0_0)) a!7) (and (or (and edge_2_3 enters_3_1) (and enters_3_0
 edge_0_1)) a!9) (and (and enters_3_0 edge_0_2) a!10) (and (and enters_3_0 edge_0_3) a!11) (and (and enters_3_0
 edge_0_4) a!6) (and (and enters_3_0 edge_0_5) a!14))) (a!307 (or (or (and edge_2_3 enters_3_1) (and enters_3_0
 edge_0_1)) (and a!10 (and edge_0_3 enters_3_1)) (and a!21 (and edge_1_3 enters_3_1)) (and a!28 (or (and
 edge_2_3 enters_3_1) (and enters_3_0 edge_0_1))) (and a!32 (or enters_3_1 (and edge_3_3 enters_3_1) (and
 enters_3_1 edge_1_1))) (and a!43 (and edge_4_3 enters_3_1)) (and a!33 (and edge_5_3 enters_3_1)) (and (or
 enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0 edge_0_0)) a!19) (and (or (and edge_2_3 enters_3_1) (and
 enters_3_0 edge_0_1)) a!20) (and (and enters_3_0 edge_0_2) a!21) (and (and enters_3_0 edge_0_3) a!22) (and
 (and enters_3_0 edge_0_4) a!8) (and (and enters_3_0 edge_0_5) a!23))) (a!308 (or (and enters_3_0 edge_0_2)
 (and a!28 (and enters_3_0 edge_0_2)) (and a!32 (and enters_3_1 edge_1_2)) (and (or enters_3_0 (and edge_2_2
 enters_3_0) (and enters_3_0 edge_0_0)) a!16) (and (or (and edge_2_3 enters_3_1) (and enters_3_0 edge_0_1))
 a!25) (and (and enters_3_0 edge_0_2) a!28) (and (and enters_3_0 edge_0_3) a!29) (and (and enters_3_0 edge_0_4)
 a!1) (and (and enters_3_0 edge_0_5) a!30))) (a!309 (or (and enters_3_0 edge_0_3) (and a!28 (and enters_3_0
 edge_0_3)) (and a!32 (and enters_3_1 edge_1_3)) (and (or enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0
 edge_0_0)) a!17) (and (or (and edge_2_3 enters_3_1) (and enters_3_0 edge_0_1)) a!26) (and (and enters_3_0
 edge_0_2) a!32) (and (and enters_3_0 edge_0_3) a!37) (and (and enters_3_0 edge_0_4) a!2) (and (and enters_3_0
 edge_0_5) a!38))) (a!310 (or (and enters_3_0 edge_0_4) (and a!28 (and enters_3_0 edge_0_4)) (and a!32 (and
 enters_3_1 edge_1_4)) (and (or enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0 edge_0_0)) a!41) (and (or
 (and edge_2_3 enters_3_1) (and enters_3_0 edge_0_1)) a!42) (and (and enters_3_0 edge_0_2) a!43) (and (and
 enters_3_0 edge_0_3) a!44) (and (and enters_3_0 edge_0_4) a!12) (and (and enters_3_0 edge_0_5) a!45))) (a!312
 (or (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0)) (and a!11 (and edge_0_2 enters_3_0)) (and a!22
 (and edge_1_2 enters_3_0)) (and a!29 (or enters_3_0 (and edge_2_2 enters_3_0) (and enters_3_0 edge_0_0))) (and
 a!37 (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0))) (and a!44 (and edge_4_2 enters_3_0)) (and a!34
 (and edge_5_2 enters_3_0)) (and (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0)) a!7) (and (or
 enters_3_1 (and edge_3_3 enters_3_1) (and enters_3_1 edge_1_1)) a!9) (and (and enters_3_1 edge_1_2) a!10) (and
 (and enters_3_1 edge_1_3) a!11) (and (and enters_3_1 edge_1_4) a!6) (and (and enters_3_1 edge_1_5) a!14)))
 (a!313 (or (or enters_3_1 (and edge_3_3 enters_3_1) (and enters_3_1 edge_1_1)) (and a!11 (and edge_0_3
 enters_3_1)) (and a!22 (and edge_1_3 enters_3_1)) (and a!29 (or (and edge_2_3 enters_3_1) (and enters_3_0
 edge_0_1))) (and a!37 (or enters_3_1 (and edge_3_3 enters_3_1) (and enters_3_1 edge_1_1))) (and a!44 (and
 edge_4_3 enters_3_1)) (and a!34 (and edge_5_3 enters_3_1)) (and (or (and edge_3_2 enters_3_0) (and enters_3_1
 edge_1_0)) a!19) (and (or enters_3_1 (and edge_3_3 enters_3_1) (and enters_3_1 edge_1_1)) a!20) (and (and
 enters_3_1 edge_1_2) a!21) (and (and enters_3_1 edge_1_3) a!22) (and (and enters_3_1 edge_1_4) a!8) (and (and
 enters_3_1 edge_1_5) a!23))) (a!314 (or (and enters_3_1 edge_1_2) (and a!29 (and enters_3_0 edge_0_2)) (and
 a!37 (and enters_3_1 edge_1_2)) (and (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0)) a!16) (and (or
 enters_3_1 (and edge_3_3 enters_3_1) (and enters_3_1 edge_1_1)) a!25) (and (and enters_3_1 edge_1_2) a!28)
 (and (and enters_3_1 edge_1_3) a!29) (and (and enters_3_1 edge_1_4) a!1) (and (and enters_3_1 edge_1_5)
 a!30))) (a!315 (or (and enters_3_1 edge_1_3) (and a!29 (and enters_3_0 edge_0_3)) (and a!37 (and enters_3_1
 edge_1_3)) (and (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0)) a!17) (and (or enters_3_1 (and
 edge_3_3 enters_3_1) (and enters_3_1 edge_1_1)) a!26) (and (and enters_3_1 edge_1_2) a!32) (and (and
 enters_3_1 edge_1_3) a!37) (and (and enters_3_1 edge_1_4) a!2) (and (and enters_3_1 edge_1_5) a!38))) (a!316
 (or (and enters_3_1 edge_1_4) (and a!29 (and enters_3_0 edge_0_4)) (and a!37 (and enters_3_1 edge_1_4)) (and
 (or (and edge_3_2 enters_3_0) (and enters_3_1 edge_1_0)) a!41) (and (or enters_3_1 (and edge_3_3 enters_3_1)
 (and enters_3_1 edge_1_1)) a!42) (and (and enters_3_1 edge_1_2) a!43) (and (and enters_3_1 edge_1_3) a!44)
 (and (and enters_3_1 edge_1_4) a!12) (and (and enters_3_1 edge_1_5) a!45))) (a!318 (or (and edge_5_2
 enters_3_0) (and a!14 (and edge_0_2 enters_3_0)) (and a!23 (and edge_1_2 enters_3_0)) (and a!30 (or enters_3_0
 (and edge_2_2 enters_3_0) (and enters_3_0 edge_0_0))) (and a!38 (or (and edge_3_2 enters_3_0) (and enters_3_1
 edge_1_0))) (and a!45 (and edge_4_2 enters_3_0)) (and a!35 (and edge_5_2 enters_3_0)) (and (and edge_5_2
 enters_3_0) a!7) (and (and edge_5_3 enters_3_1) a!9))) (a!319 (or (and edge_5_3 enters_3_1) (and a!14 (and
 edge_0_3 enters_3_1)) (and a!23 (and edge_1_3 enters_3_1)) (and a!30 (or (and edge_2_3 enters_3_1) (and
 enters_3_0 edge_0_1))) (and a!38 (or enters_3_1 (and edge_3_3 enters_3_1) (and enters_3_1 edge_1_1))) (and
 a!45 (and edge_4_3 enters_3_1)) (and a!35 (and edge_5_3 enters_3_1)) (and (and edge_5_2 enters_3_0) a!19) (and
 (and edge_5_3 enters_3_1) a!20))) (a!320 (or (and a!30 (and enters_3_0 edge_0_2)) (and a!38 (and enters_3_1
 edge_1_2)) (and (and edge_5_2 enters_3_0) a!16) (and (and edge_5_3 enters_3_1) a!25))) (a!321 (or (and a!30
 (and enters_3_0 edge_0_3)) (and a!38 (and enters_3_1 edge_1_3)) (and (and edge_5_2 enters_3_0) a!17) (and (and
 edge_5_3 enters_3_1) a!26))) (a!322 (or (and a!30 (and enters_3_0 edge_0_4)) (and a!38 (and enters_3_1
 edge_1_4)) (and (and edge_5_2 enters_3_0) a!41) (and (and edge_5_3 enters_3_1) a!42)))) (let ((a!59 (or a!5
 (and a!15 a!18) (and a!24 a!27) (and a!31 a!36) (and a!39 a!40) (and a!46 a!5) (and a!47 a!48) (and a!49 a!50)
 (and a!51 a!52) (and a!53 a!54) (and a!55 a!56) (and a!57 a!47) (and a!5 a!58))) (a!65 (or a!15 (and a!15
 a!60) (and a!24 a!61) (and a!31 a!62) (and a!39 a!63) (and a!46 a!15) (and a!47 a!64))) (a!75 (or a!18 (and
 a!60 a!18) (and a!66 a!27) (and a!67 a!36) (and a!68 a!40) (and a!69 a!5) (and a!50 a!48) (and a!70 a!50) (and
 a!71 a!52) (and a!72 a!54) (and a!73 a!56) (and a!74 a!47) (and a!18 a!58))) (a!80 (or a!24 (and a!15 a!66)
 (and a!24 a!76) (and a!31 a!77) (and a!39 a!78) (and a!46 a!24) (and a!47 a!79))) (a!89 (or a!27 (and a!61
 a!18) (and a!76 a!27) (and a!81 a!36) (and a!82 a!40) (and a!83 a!5) (and a!52 a!48) (and a!84 a!50) (and a!85
 a!52) (and a!86 a!54) (and a!87 a!56) (and a!88 a!47) (and a!27 a!58))) (a!93 (or a!31 (and a!15 a!67) (and
 a!24 a!81) (and a!31 a!90) (and a!39 a!91) (and a!46 a!31) (and a!47 a!92))) (a!101 (or a!36 (and a!62 a!18)
 (and a!77 a!27) (and a!90 a!36) (and a!94 a!40) (and a!95 a!5) (and a!54 a!48) (and a!96 a!50) (and a!97 a!52)
 (and a!98 a!54) (and a!99 a!56) (and a!100 a!47) (and a!36 a!58))) (a!104 (or a!39 (and a!15 a!68) (and a!24
 a!82) (and a!31 a!94) (and a!39 a!102) (and a!46 a!39) (and a!47 a!103))) (a!111 (or a!40 (and a!63 a!18) (and
 a!78 a!27) (and a!91 a!36) (and a!102 a!40) (and a!105 a!5) (and a!56 a!48) (and a!106 a!50) (and a!107 a!52)
 (and a!108 a!54) (and a!109 a!56) (and a!110 a!47) (and a!40 a!58))) (a!113 (or a!46 (and a!15 a!69) (and a!24
 a!83) (and a!31 a!95) (and a!39 a!105) (and a!46 a!46) (and a!47 a!112))) (a!114 (or a!47 (and a!15 a!50) (and
 a!24 a!52) (and a!31 a!54) (and a!39 a!56) (and a!46 a!47) (and a!47 a!58))) (a!120 (or a!48 (and a!64 a!18)
 (and a!79 a!27) (and a!92 a!36) (and a!103 a!40) (and a!112 a!5) (and a!58 a!48) (and a!115 a!50) (and a!116
 a!52) (and a!117 a!54) (and a!118 a!56) (and a!119 a!47) (and a!48 a!58))) (a!121 (or a!49 (and a!15 a!70)
 (and a!24 a!84) (and a!31 a!96) (and a!39 a!106) (and a!46 a!49) (and a!47 a!115) (and a!49 a!60) (and a!51
 a!61) (and a!53 a!62) (and a!55 a!63) (and a!57 a!15) (and a!5 a!64))) (a!122 (or a!50 (and a!60 a!50) (and
 a!66 a!52) (and a!67 a!54) (and a!68 a!56) (and a!69 a!47) (and a!50 a!58))) (a!123 (or a!51 (and a!15 a!71)
 (and a!24 a!85) (and a!31 a!97) (and a!39 a!107) (and a!46 a!51) (and a!47 a!116) (and a!49 a!66) (and a!51
 a!76) (and a!53 a!77) (and a!55 a!78) (and a!57 a!24) (and a!5 a!79))) (a!124 (or a!52 (and a!61 a!50) (and
 a!76 a!52) (and a!81 a!54) (and a!82 a!56) (and a!83 a!47) (and a!52 a!58))) (a!125 (or a!53 (and a!15 a!72)
 (and a!24 a!86) (and a!31 a!98) (and a!39 a!108) (and a!46 a!53) (and a!47 a!117) (and a!49 a!67) (and a!51
 a!81) (and a!53 a!90) (and a!55 a!91) (and a!57 a!31) (and a!5 a!92))) (a!126 (or a!54 (and a!62 a!50) (and
 a!77 a!52) (and a!90 a!54) (and a!94 a!56) (and a!95 a!47) (and a!54 a!58))) (a!127 (or a!55 (and a!15 a!73)
 (and a!24 a!87) (and a!31 a!99) (and a!39 a!109) (and a!46 a!55) (and a!47 a!118) (and a!49 a!68) (and a!51
 a!82) (and a!53 a!94) (and a!55 a!102) (and a!57 a!39) (and a!5 a!103))) (a!128 (or a!56 (and a!63 a!50) (and
 a!78 a!52) (and a!91 a!54) (and a!102 a!56) (and a!105 a!47) (and a!56 a!58))) (a!129 (or a!57 (and a!15 a!74)
 (and a!24 a!88) (and a!31 a!100) (and a!39 a!110) (and a!46 a!57) (and a!47 a!119) (and a!49 a!69) (and a!51
 a!83) (and a!53 a!95) (and a!55 a!105) (and a!57 a!46) (and a!5 a!112))) (a!130 (or a!58 (and a!64 a!50) (and
 a!79 a!52) (and a!92 a!54) (and a!103 a!56) (and a!112 a!47) (and a!58 a!58))) (a!132 (or a!60 (and a!60 a!60)
 (and a!66 a!61) (and a!67 a!62) (and a!68 a!63) (and a!69 a!15) (and a!50 a!64))) (a!133 (or a!61 (and a!61
 a!60) (and a!76 a!61) (and a!81 a!62) (and a!82 a!63) (and a!83 a!15) (and a!52 a!64))) (a!134 (or a!62 (and
 a!62 a!60) (and a!77 a!61) (and a!90 a!62) (and a!94 a!63) (and a!95 a!15) (and a!54 a!64))) (a!135 (or a!63
 (and a!63 a!60) (and a!78 a!61) (and a!91 a!62) (and a!102 a!63) (and a!105 a!15) (and a!56 a!64))) (a!136 (or
 a!64 (and a!64 a!60) (and a!79 a!61) (and a!92 a!62) (and a!103 a!63) (and a!112 a!15) (and a!58 a!64)))
 (a!138 (or a!66 (and a!60 a!66) (and a!66 a!76) (and a!67 a!77) (and a!68 a!78) (and a!69 a!24) (and a!50
 a!79))) (a!139 (or a!67 (and a!60 a!67) (and a!66 a!81) (and a!67 a!90) (and a!68 a!91) (and a!69 a!31) (and
 a!50 a!92))) (a!140 (or a!68 (and a!60 a!68) (and a!66 a!82) (and a!67 a!94) (and a!68 a!102) (and a!69 a!39)
 (and a!50 a!103))) (a!141 (or a!69 (and a!60 a!69) (and a!66 a!83) (and a!67 a!95) (and a!68 a!105) (and a!69
 a!46) (and a!50 a!112))) (a!142 (or a!70 (and a!60 a!70) (and a!66 a!84) (and a!67 a!96) (and a!68 a!106) (and
 a!69 a!49) (and a!50 a!115) (and a!70 a!60) (and a!71 a!61) (and a!72 a!62) (and a!73 a!63) (and a!74 a!15)
 (and a!18 a!64))) (a!143 (or a!71 (and a!60 a!71) (and a!66 a!85) (and a!67 a!97) (and a!68 a!107) (and a!69
 a!51) (and a!50 a!116) (and a!70 a!66) (and a!71 a!76) (and a!72 a!77) (and a!73 a!78) (and a!74 a!24) (and
 a!18 a!79))) (a!144 (or a!72 (and a!60 a!72) (and a!66 a!86) (and a!67 a!98) (and a!68 a!108) (and a!69 a!53)
 (and a!50 a!117) (and a!70 a!67) (and a!71 a!81) (and a!72 a!90) (and a!73 a!91) (and a!74 a!31) (and a!18
 a!92))) (a!145 (or a!73 (and a!60 a!73) (and a!66 a!87) (and a!67 a!99) (and a!68 a!109) (and a!69 a!55) (and
 a!50 a!118) (and a!70 a!68) (and a!71 a!82) (and a!72 a!94) (and a!73 a!102) (and a!74 a!39) (and a!18
 a!103))) (a!146 (or a!74 (and a!60 a!74) (and a!66 a!88) (and a!67 a!100) (and a!68 a!110) (and a!69 a!57)
 (and a!50 a!119) (and a!70 a!69) (and a!71 a!83) (and a!72 a!95) (and a!73 a!105) (and a!74 a!46) (and a!18
 a!112))) (a!147 (or a!76 (and a!61 a!66) (and a!76 a!76) (and a!81 a!77) (and a!82 a!78) (and a!83 a!24) (and
 a!52 a!79))) (a!148 (or a!77 (and a!62 a!66) (and a!77 a!76) (and a!90 a!77) (and a!94 a!78) (and a!95 a!24)
 (and a!54 a!79))) (a!149 (or a!78 (and a!63 a!66) (and a!78 a!76) (and a!91 a!77) (and a!102 a!78) (and a!105
 a!24) (and a!56 a!79))) (a!150 (or a!79 (and a!64 a!66) (and a!79 a!76) (and a!92 a!77) (and a!103 a!78) (and
 a!112 a!24) (and a!58 a!79))) (a!152 (or a!81 (and a!61 a!67) (and a!76 a!81) (and a!81 a!90) (and a!82 a!91)
 (and a!83 a!31) (and a!52 a!92))) (a!153 (or a!82 (and a!61 a!68) (and a!76 a!82) (and a!81 a!94) (and a!82
 a!102) (and a!83 a!39) (and a!52 a!103))) (a!154 (or a!83 (and a!61 a!69) (and a!76 a!83) (and a!81 a!95) (and
 a!82 a!105) (and a!83 a!46) (and a!52 a!112))) (a!155 (or a!84 (and a!61 a!70) (and a!76 a!84) (and a!81 a!96)
 (and a!82 a!106) (and a!83 a!49) (and a!52 a!115) (and a!84 a!60) (and a!85 a!61) (and a!86 a!62) (and a!87
 a!63) (and a!88 a!15) (and a!27 a!64))) (a!156 (or a!85 (and a!61 a!71) (and a!76 a!85) (and a!81 a!97) (and
 a!82 a!107) (and a!83 a!51) (and a!52 a!116) (and a!84 a!66) (and a!85 a!76) (and a!86 a!77) (and a!87 a!78)
 (and a!88 a!24) (and a!27 a!79))) (a!157 (or a!86 (and a!61 a!72) (and a!76 a!86) (and a!81 a!98) (and a!82
 a!108) (and a!83 a!53) (and a!52 a!117) (and a!84 a!67) (and a!85 a!81) (and a!86 a!90) (and a!87 a!91) (and
 a!88 a!31) (and a!27 a!92))) (a!158 (or a!87 (and a!61 a!73) (and a!76 a!87) (and a!81 a!99) (and a!82 a!109)
 (and a!83 a!55) (and a!52 a!118) (and a!84 a!68) (and a!85 a!82) (and a!86 a!94) (and a!87 a!102) (and a!88
 a!39) (and a!27 a!103))) (a!159 (or a!88 (and a!61 a!74) (and a!76 a!88) (and a!81 a!100) (and a!82 a!110)
 (and a!83 a!57) (and a!52 a!119) (and a!84 a!69) (and a!85 a!83) (and a!86 a!95) (and a!87 a!105) (and a!88
 a!46) (and a!27 a!112))) (a!160 (or a!90 (and a!62 a!67) (and a!77 a!81) (and a!90 a!90) (and a!94 a!91) (and
 a!95 a!31) (and a!54 a!92))) (a!161 (or a!91 (and a!63 a!67) (and a!78 a!81) (and a!91 a!90) (and a!102 a!91)
 (and a!105 a!31) (and a!56 a!92))) (a!162 (or a!92 (and a!64 a!67) (and a!79 a!81) (and a!92 a!90) (and a!103
 a!91) (and a!112 a!31) (and a!58 a!92))) (a!164 (or a!94 (and a!62 a!68) (and a!77 a!82) (and a!90 a!94) (and
 a!94 a!102) (and a!95 a!39) (and a!54 a!103))) (a!165 (or a!95 (and a!62 a!69) (and a!77 a!83) (and a!90 a!95)
 (and a!94 a!105) (and a!95 a!46) (and a!54 a!112))) (a!166 (or a!96 (and a!62 a!70) (and a!77 a!84) (and a!90
 a!96) (and a!94 a!106) (and a!95 a!49) (and a!54 a!115) (and a!96 a!60) (and a!97 a!61) (and a!98 a!62) (and
 a!99 a!63) (and a!100 a!15) (and a!36 a!64))) (a!167 (or a!97 (and a!62 a!71) (and a!77 a!85) (and a!90 a!97)
 (and a!94 a!107) (and a!95 a!51) (and a!54 a!116) (and a!96 a!66) (and a!97 a!76) (and a!98 a!77) (and a!99
 a!78) (and a!100 a!24) (and a!36 a!79))) (a!168 (or a!98 (and a!62 a!72) (and a!77 a!86) (and a!90 a!98) (and
 a!94 a!108) (and a!95 a!53) (and a!54 a!117) (and a!96 a!67) (and a!97 a!81) (and a!98 a!90) (and a!99 a!91)
 (and a!100 a!31) (and a!36 a!92))) (a!169 (or a!99 (and a!62 a!73) (and a!77 a!87) (and a!90 a!99) (and a!94
 a!109) (and a!95 a!55) (and a!54 a!118) (and a!96 a!68) (and a!97 a!82) (and a!98 a!94) (and a!99 a!102) (and
 a!100 a!39) (and a!36 a!103))) (a!170 (or a!100 (and a!62 a!74) (and a!77 a!88) (and a!90 a!100) (and a!94
 a!110) (and a!95 a!57) (and a!54 a!119) (and a!96 a!69) (and a!97 a!83) (and a!98 a!95) (and a!99 a!105) (and
 a!100 a!46) (and a!36 a!112))) (a!171 (or a!102 (and a!63 a!68) (and a!78 a!82) (and a!91 a!94) (and a!102
 a!102) (and a!105 a!39) (and a!56 a!103))) (a!172 (or a!103 (and a!64 a!68) (and a!79 a!82) (and a!92 a!94)
 (and a!103 a!102) (and a!112 a!39) (and a!58 a!103))) (a!174 (or a!105 (and a!63 a!69) (and a!78 a!83) (and
 a!91 a!95) (and a!102 a!105) (and a!105 a!46) (and a!56 a!112))) (a!175 (or a!106 (and a!63 a!70) (and a!78
 a!84) (and a!91 a!96) (and a!102 a!106) (and a!105 a!49) (and a!56 a!115) (and a!106 a!60) (and a!107 a!61)
 (and a!108 a!62) (and a!109 a!63) (and a!110 a!15) (and a!40 a!64))) (a!176 (or a!107 (and a!63 a!71) (and
 a!78 a!85) (and a!91 a!97) (and a!102 a!107) (and a!105 a!51) (and a!56 a!116) (and a!106 a!66) (and a!107
 a!76) (and a!108 a!77) (and a!109 a!78) (and a!110 a!24) (and a!40 a!79))) (a!177 (or a!108 (and a!63 a!72)
 (and a!78 a!86) (and a!91 a!98) (and a!102 a!108) (and a!105 a!53) (and a!56 a!117) (and a!106 a!67) (and
 a!107 a!81) (and a!108 a!90) (and a!109 a!91) (and a!110 a!31) (and a!40 a!92))) (a!178 (or a!109 (and a!63
 a!73) (and a!78 a!87) (and a!91 a!99) (and a!102 a!109) (and a!105 a!55) (and a!56 a!118) (and a!106 a!68)
 (and a!107 a!82) (and a!108 a!94) (and a!109 a!102) (and a!110 a!39) (and a!40 a!103))) (a!179 (or a!110 (and
 a!63 a!74) (and a!78 a!88) (and a!91 a!100) (and a!102 a!110) (and a!105 a!57) (and a!56 a!119) (and a!106
 a!69) (and a!107 a!83) (and a!108 a!95) (and a!109 a!105) (and a!110 a!46) (and a!40 a!112))) (a!180 (or a!112
 (and a!64 a!69) (and a!79 a!83) (and a!92 a!95) (and a!103 a!105) (and a!112 a!46) (and a!58 a!112))) (a!183
 (or a!115 (and a!64 a!70) (and a!79 a!84) (and a!92 a!96) (and a!103 a!106) (and a!112 a!49) (and a!58 a!115)
 (and a!115 a!60) (and a!116 a!61) (and a!117 a!62) (and a!118 a!63) (and a!119 a!15) (and a!48 a!64))) (a!184
 (or a!116 (and a!64 a!71) (and a!79 a!85) (and a!92 a!97) (and a!103 a!107) (and a!112 a!51) (and a!58 a!116)
 (and a!115 a!66) (and a!116 a!76) (and a!117 a!77) (and a!118 a!78) (and a!119 a!24) (and a!48 a!79))) (a!185
 (or a!117 (and a!64 a!72) (and a!79 a!86) (and a!92 a!98) (and a!103 a!108) (and a!112 a!53) (and a!58 a!117)
 (and a!115 a!67) (and a!116 a!81) (and a!117 a!90) (and a!118 a!91) (and a!119 a!31) (and a!48 a!92))) (a!186
 (or a!118 (and a!64 a!73) (and a!79 a!87) (and a!92 a!99) (and a!103 a!109) (and a!112 a!55) (and a!58 a!118)
 (and a!115 a!68) (and a!116 a!82) (and a!117 a!94) (and a!118 a!102) (and a!119 a!39) (and a!48 a!103)))
 (a!187 (or a!119 (and a!64 a!74) (and a!79 a!88) (and a!92 a!100) (and a!103 a!110) (and a!112 a!57) (and a!58
 a!119) (and a!115 a!69) (and a!116 a!83) (and a!117 a!95) (and a!118 a!105) (and a!119 a!46) (and a!48
 a!112))) (a!210 (or a!199 (and a!15 a!200) (and a!24 a!201) (and a!31 a!202) (and a!39 a!203) (and a!46 a!199)
 (and a!47 a!204) (and a!205 a!50) (and a!206 a!52) (and a!207 a!54) (and a!208 a!56) (and a!209 a!47) (and
 a!199 a!58))) (a!216 (or a!200 (and a!60 a!200) (and a!66 a!201) (and a!67 a!202) (and a!68 a!203) (and a!69
 a!199) (and a!50 a!204) (and a!211 a!50) (and a!212 a!52) (and a!213 a!54) (and a!214 a!56) (and a!215 a!47)
 (and a!200 a!58))) (a!222 (or a!201 (and a!61 a!200) (and a!76 a!201) (and a!81 a!202) (and a!82 a!203) (and
 a!83 a!199) (and a!52 a!204) (and a!217 a!50) (and a!218 a!52) (and a!219 a!54) (and a!220 a!56) (and a!221
 a!47) (and a!201 a!58))) (a!228 (or a!202 (and a!62 a!200) (and a!77 a!201) (and a!90 a!202) (and a!94 a!203)
 (and a!95 a!199) (and a!54 a!204) (and a!223 a!50) (and a!224 a!52) (and a!225 a!54) (and a!226 a!56) (and
 a!227 a!47) (and a!202 a!58))) (a!234 (or a!203 (and a!63 a!200) (and a!78 a!201) (and a!91 a!202) (and a!102
 a!203) (and a!105 a!199) (and a!56 a!204) (and a!229 a!50) (and a!230 a!52) (and a!231 a!54) (and a!232 a!56)
 (and a!233 a!47) (and a!203 a!58))) (a!240 (or a!204 (and a!64 a!200) (and a!79 a!201) (and a!92 a!202) (and
 a!103 a!203) (and a!112 a!199) (and a!58 a!204) (and a!235 a!50) (and a!236 a!52) (and a!237 a!54) (and a!238
 a!56) (and a!239 a!47) (and a!204 a!58))) (a!241 (or a!205 (and a!15 a!211) (and a!24 a!217) (and a!31 a!223)
 (and a!39 a!229) (and a!46 a!205) (and a!47 a!235) (and a!205 a!60) (and a!206 a!61) (and a!207 a!62) (and
 a!208 a!63) (and a!209 a!15) (and a!199 a!64))) (a!242 (or a!206 (and a!15 a!212) (and a!24 a!218) (and a!31
 a!224) (and a!39 a!230) (and a!46 a!206) (and a!47 a!236) (and a!205 a!66) (and a!206 a!76) (and a!207 a!77)
 (and a!208 a!78) (and a!209 a!24) (and a!199 a!79))) (a!243 (or a!207 (and a!15 a!213) (and a!24 a!219) (and
 a!31 a!225) (and a!39 a!231) (and a!46 a!207) (and a!47 a!237) (and a!205 a!67) (and a!206 a!81) (and a!207
 a!90) (and a!208 a!91) (and a!209 a!31) (and a!199 a!92))) (a!244 (or a!208 (and a!15 a!214) (and a!24 a!220)
 (and a!31 a!226) (and a!39 a!232) (and a!46 a!208) (and a!47 a!238) (and a!205 a!68) (and a!206 a!82) (and
 a!207 a!94) (and a!208 a!102) (and a!209 a!39) (and a!199 a!103))) (a!245 (or a!209 (and a!15 a!215) (and a!24
 a!221) (and a!31 a!227) (and a!39 a!233) (and a!46 a!209) (and a!47 a!239) (and a!205 a!69) (and a!206 a!83)
 (and a!207 a!95) (and a!208 a!105) (and a!209 a!46) (and a!199 a!112))) (a!247 (or a!211 (and a!60 a!211) (and
 a!66 a!217) (and a!67 a!223) (and a!68 a!229) (and a!69 a!205) (and a!50 a!235) (and a!211 a!60) (and a!212
 a!61) (and a!213 a!62) (and a!214 a!63) (and a!215 a!15) (and a!200 a!64))) (a!248 (or a!212 (and a!60 a!212)
 (and a!66 a!218) (and a!67 a!224) (and a!68 a!230) (and a!69 a!206) (and a!50 a!236) (and a!211 a!66) (and
 a!212 a!76) (and a!213 a!77) (and a!214 a!78) (and a!215 a!24) (and a!200 a!79))) (a!249 (or a!213 (and a!60
 a!213) (and a!66 a!219) (and a!67 a!225) (and a!68 a!231) (and a!69 a!207) (and a!50 a!237) (and a!211 a!67)
 (and a!212 a!81) (and a!213 a!90) (and a!214 a!91) (and a!215 a!31) (and a!200 a!92))) (a!250 (or a!214 (and
 a!60 a!214) (and a!66 a!220) (and a!67 a!226) (and a!68 a!232) (and a!69 a!208) (and a!50 a!238) (and a!211
 a!68) (and a!212 a!82) (and a!213 a!94) (and a!214 a!102) (and a!215 a!39) (and a!200 a!103))) (a!251 (or
 a!215 (and a!60 a!215) (and a!66 a!221) (and a!67 a!227) (and a!68 a!233) (and a!69 a!209) (and a!50 a!239)
 (and a!211 a!69) (and a!212 a!83) (and a!213 a!95) (and a!214 a!105) (and a!215 a!46) (and a!200 a!112)))
 (a!253 (or a!217 (and a!61 a!211) (and a!76 a!217) (and a!81 a!223) (and a!82 a!229) (and a!83 a!205) (and
 a!52 a!235) (and a!217 a!60) (and a!218 a!61) (and a!219 a!62) (and a!220 a!63) (and a!221 a!15) (and a!201
 a!64))) (a!254 (or a!218 (and a!61 a!212) (and a!76 a!218) (and a!81 a!224) (and a!82 a!230) (and a!83 a!206)
 (and a!52 a!236) (and a!217 a!66) (and a!218 a!76) (and a!219 a!77) (and a!220 a!78) (and a!221 a!24) (and
 a!201 a!79))) (a!255 (or a!219 (and a!61 a!213) (and a!76 a!219) (and a!81 a!225) (and a!82 a!231) (and a!83
 a!207) (and a!52 a!237) (and a!217 a!67) (and a!218 a!81) (and a!219 a!90) (and a!220 a!91) (and a!221 a!31)
 (and a!201 a!92))) (a!256 (or a!220 (and a!61 a!214) (and a!76 a!220) (and a!81 a!226) (and a!82 a!232) (and
 a!83 a!208) (and a!52 a!238) (and a!217 a!68) (and a!218 a!82) (and a!219 a!94) (and a!220 a!102) (and a!221
 a!39) (and a!201 a!103))) (a!257 (or a!221 (and a!61 a!215) (and a!76 a!221) (and a!81 a!227) (and a!82 a!233)
 (and a!83 a!209) (and a!52 a!239) (and a!217 a!69) (and a!218 a!83) (and a!219 a!95) (and a!220 a!105) (and
 a!221 a!46) (and a!201 a!112))) (a!259 (or a!223 (and a!62 a!211) (and a!77 a!217) (and a!90 a!223) (and a!94
 a!229) (and a!95 a!205) (and a!54 a!235) (and a!223 a!60) (and a!224 a!61) (and a!225 a!62) (and a!226 a!63)
 (and a!227 a!15) (and a!202 a!64))) (a!260 (or a!224 (and a!62 a!212) (and a!77 a!218) (and a!90 a!224) (and
 a!94 a!230) (and a!95 a!206) (and a!54 a!236) (and a!223 a!66) (and a!224 a!76) (and a!225 a!77) (and a!226
 a!78) (and a!227 a!24) (and a!202 a!79))) (a!261 (or a!225 (and a!62 a!213) (and a!77 a!219) (and a!90 a!225)
 (and a!94 a!231) (and a!95 a!207) (and a!54 a!237) (and a!223 a!67) (and a!224 a!81) (and a!225 a!90) (and
 a!226 a!91) (and a!227 a!31) (and a!202 a!92))) (a!262 (or a!226 (and a!62 a!214) (and a!77 a!220) (and a!90
 a!226) (and a!94 a!232) (and a!95 a!208) (and a!54 a!238) (and a!223 a!68) (and a!224 a!82) (and a!225 a!94)
 (and a!226 a!102) (and a!227 a!39) (and a!202 a!103))) (a!263 (or a!227 (and a!62 a!215) (and a!77 a!221) (and
 a!90 a!227) (and a!94 a!233) (and a!95 a!209) (and a!54 a!239) (and a!223 a!69) (and a!224 a!83) (and a!225
 a!95) (and a!226 a!105) (and a!227 a!46) (and a!202 a!112))) (a!265 (or a!229 (and a!63 a!211) (and a!78
 a!217) (and a!91 a!223) (and a!102 a!229) (and a!105 a!205) (and a!56 a!235) (and a!229 a!60) (and a!230 a!61)
 (and a!231 a!62) (and a!232 a!63) (and a!233 a!15) (and a!203 a!64))) (a!266 (or a!230 (and a!63 a!212) (and
 a!78 a!218) (and a!91 a!224) (and a!102 a!230) (and a!105 a!206) (and a!56 a!236) (and a!229 a!66) (and a!230
 a!76) (and a!231 a!77) (and a!232 a!78) (and a!233 a!24) (and a!203 a!79))) (a!267 (or a!231 (and a!63 a!213)
 (and a!78 a!219) (and a!91 a!225) (and a!102 a!231) (and a!105 a!207) (and a!56 a!237) (and a!229 a!67) (and
 a!230 a!81) (and a!231 a!90) (and a!232 a!91) (and a!233 a!31) (and a!203 a!92))) (a!268 (or a!232 (and a!63
 a!214) (and a!78 a!220) (and a!91 a!226) (and a!102 a!232) (and a!105 a!208) (and a!56 a!238) (and a!229 a!68)
 (and a!230 a!82) (and a!231 a!94) (and a!232 a!102) (and a!233 a!39) (and a!203 a!103))) (a!269 (or a!233 (and
 a!63 a!215) (and a!78 a!221) (and a!91 a!227) (and a!102 a!233) (and a!105 a!209) (and a!56 a!239) (and a!229
 a!69) (and a!230 a!83) (and a!231 a!95) (and a!232 a!105) (and a!233 a!46) (and a!203 a!112))) (a!271 (or
 a!235 (and a!64 a!211) (and a!79 a!217) (and a!92 a!223) (and a!103 a!229) (and a!112 a!205) (and a!58 a!235)
 (and a!235 a!60) (and a!236 a!61) (and a!237 a!62) (and a!238 a!63) (and a!239 a!15) (and a!204 a!64))) (a!272
 (or a!236 (and a!64 a!212) (and a!79 a!218) (and a!92 a!224) (and a!103 a!230) (and a!112 a!206) (and a!58
 a!236) (and a!235 a!66) (and a!236 a!76) (and a!237 a!77) (and a!238 a!78) (and a!239 a!24) (and a!204 a!79)))
 (a!273 (or a!237 (and a!64 a!213) (and a!79 a!219) (and a!92 a!225) (and a!103 a!231) (and a!112 a!207) (and
 a!58 a!237) (and a!235 a!67) (and a!236 a!81) (and a!237 a!90) (and a!238 a!91) (and a!239 a!31) (and a!204
 a!92))) (a!274 (or a!238 (and a!64 a!214) (and a!79 a!220) (and a!92 a!226) (and a!103 a!232) (and a!112
 a!208) (and a!58 a!238) (and a!235 a!68) (and a!236 a!82) (and a!237 a!94) (and a!238 a!102) (and a!239 a!39)
 (and a!204 a!103))) (a!275 (or a!239 (and a!64 a!215) (and a!79 a!221) (and a!92 a!227) (and a!103 a!233) (and
 a!112 a!209) (and a!58 a!239) (and a!235 a!69) (and a!236 a!83) (and a!237 a!95) (and a!238 a!105) (and a!239
 a!46) (and a!204 a!112))) (a!293 (or a!282 (and a!15 a!283) (and a!24 a!284) (and a!31 a!285) (and a!39 a!286)
 (and a!46 a!282) (and a!47 a!287) (and a!288 a!50) (and a!289 a!52) (and a!290 a!54) (and a!291 a!56) (and
 a!292 a!47) (and a!282 a!58))) (a!299 (or a!283 (and a!60 a!283) (and a!66 a!284) (and a!67 a!285) (and a!68
 a!286) (and a!69 a!282) (and a!50 a!287) (and a!294 a!50) (and a!295 a!52) (and a!296 a!54) (and a!297 a!56)
 (and a!298 a!47) (and a!283 a!58))) (a!305 (or a!284 (and a!61 a!283) (and a!76 a!284) (and a!81 a!285) (and
 a!82 a!286) (and a!83 a!282) (and a!52 a!287) (and a!300 a!50) (and a!301 a!52) (and a!302 a!54) (and a!303
 a!56) (and a!304 a!47) (and a!284 a!58))) (a!311 (or a!285 (and a!62 a!283) (and a!77 a!284) (and a!90 a!285)
 (and a!94 a!286) (and a!95 a!282) (and a!54 a!287) (and a!306 a!50) (and a!307 a!52) (and a!308 a!54) (and
 a!309 a!56) (and a!310 a!47) (and a!285 a!58))) (a!317 (or a!286 (and a!63 a!283) (and a!78 a!284) (and a!91
 a!285) (and a!102 a!286) (and a!105 a!282) (and a!56 a!287) (and a!312 a!50) (and a!313 a!52) (and a!314 a!54)
 (and a!315 a!56) (and a!316 a!47) (and a!286 a!58))) (a!323 (or a!287 (and a!64 a!283) (and a!79 a!284) (and
 a!92 a!285) (and a!103 a!286) (and a!112 a!282) (and a!58 a!287) (and a!318 a!50) (and a!319 a!52) (and a!320
 a!54) (and a!321 a!56) (and a!322 a!47) (and a!287 a!58))) (a!324 (or a!288 (and a!15 a!294) (and a!24 a!300)
 (and a!31 a!306) (and a!39 a!312) (and a!46 a!288) (and a!47 a!318) (and a!288 a!60) (and a!289 a!61) (and
 a!290 a!62) (and a!291 a!63) (and a!292 a!15) (and a!282 a!64))) (a!325 (or a!289 (and a!15 a!295) (and a!24
 a!301) (and a!31 a!307) (and a!39 a!313) (and a!46 a!289) (and a!47 a!319) (and a!288 a!66) (and a!289 a!76)
 (and a!290 a!77) (and a!291 a!78) (and a!292 a!24) (and a!282 a!79))) (a!326 (or a!290 (and a!15 a!296) (and
 a!24 a!302) (and a!31 a!308) (and a!39 a!314) (and a!46 a!290) (and a!47 a!320) (and a!288 a!67) (and a!289
 a!81) (and a!290 a!90) (and a!291 a!91) (and a!292 a!31) (and a!282 a!92))) (a!327 (or a!291 (and a!15 a!297)
 (and a!24 a!303) (and a!31 a!309) (and a!39 a!315) (and a!46 a!291) (and a!47 a!321) (and a!288 a!68) (and
 a!289 a!82) (and a!290 a!94) (and a!291 a!102) (and a!292 a!39) (and a!282 a!103))) (a!328 (or a!292 (and a!15
 a!298) (and a!24 a!304) (and a!31 a!310) (and a!39 a!316) (and a!46 a!292) (and a!47 a!322) (and a!288 a!69)
 (and a!289 a!83) (and a!290 a!95) (and a!291 a!105) (and a!292 a!46) (and a!282 a!112))) (a!330 (or a!294 (and
 a!60 a!294) (and a!66 a!300) (and a!67 a!306) (and a!68 a!312) (and a!69 a!288) (and a!50 a!318) (and a!294
 a!60) (and a!295 a!61) (and a!296 a!62) (and a!297 a!63) (and a!298 a!15) (and a!283 a!64))) (a!331 (or a!295
 (and a!60 a!295) (and a!66 a!301) (and a!67 a!307) (and a!68 a!313) (and a!69 a!289) (and a!50 a!319) (and
 a!294 a!66) (and a!295 a!76) (and a!296 a!77) (and a!297 a!78) (and a!298 a!24) (and a!283 a!79))) (a!332 (or
 a!296 (and a!60 a!296) (and a!66 a!302) (and a!67 a!308) (and a!68 a!314) (and a!69 a!290) (and a!50 a!320)
 (and a!294 a!67) (and a!295 a!81) (and a!296 a!90) (and a!297 a!91) (and a!298 a!31) (and a!283 a!92))) (a!333
 (or a!297 (and a!60 a!297) (and a!66 a!303) (and a!67 a!309) (and a!68 a!315) (and a!69 a!291) (and a!50
 a!321) (and a!294 a!68) (and a!295 a!82) (and a!296 a!94) (and a!297 a!102) (and a!298 a!39) (and a!283
 a!103))) (a!334 (or a!298 (and a!60 a!298) (and a!66 a!304) (and a!67 a!310) (and a!68 a!316) (and a!69 a!292)
 (and a!50 a!322) (and a!294 a!69) (and a!295 a!83) (and a!296 a!95) (and a!297 a!105) (and a!298 a!46) (and
 a!283 a!112))) (a!336 (or a!300 (and a!61 a!294) (and a!76 a!300) (and a!81 a!306) (and a!82 a!312) (and a!83
 a!288) (and a!52 a!318) (and a!300 a!60) (and a!301 a!61) (and a!302 a!62) (and a!303 a!63) (and a!304 a!15)
 (and a!284 a!64))) (a!337 (or a!301 (and a!61 a!295) (and a!76 a!301) (and a!81 a!307) (and a!82 a!313) (and
 a!83 a!289) (and a!52 a!319) (and a!300 a!66) (and a!301 a!76) (and a!302 a!77) (and a!303 a!78) (and a!304
 a!24) (and a!284 a!79))) (a!338 (or a!302 (and a!61 a!296) (and a!76 a!302) (and a!81 a!308) (and a!82 a!314)
 (and a!83 a!290) (and a!52 a!320) (and a!300 a!67) (and a!301 a!81) (and a!302 a!90) (and a!303 a!91) (and
 a!304 a!31) (and a!284 a!92))) (a!339 (or a!303 (and a!61 a!297) (and a!76 a!303) (and a!81 a!309) (and a!82
 a!315) (and a!83 a!291) (and a!52 a!321) (and a!300 a!68) (and a!301 a!82) (and a!302 a!94) (and a!303 a!102)
 (and a!304 a!39) (and a!284 a!103))) (a!340 (or a!304 (and a!61 a!298) (and a!76 a!304) (and a!81 a!310) (and
 a!82 a!316) (and a!83 a!292) (and a!52 a!322) (and a!300 a!69) (and a!301 a!83) (and a!302 a!95) (and a!303
 a!105) (and a!304 a!46) (and a!284 a!112))) (a!342 (or a!306 (and a!62 a!294) (and a!77 a!300) (and a!90
 a!306) (and a!94 a!312) (and a!95 a!288) (and a!54 a!318) (and a!306 a!60) (and a!307 a!61) (and a!308 a!62)
 (and a!309 a!63) (and a!310 a!15) (and a!285 a!64))) (a!343 (or a!307 (and a!62 a!295) (and a!77 a!301) (and
 a!90 a!307) (and a!94 a!313) (and a!95 a!289) (and a!54 a!319) (and a!306 a!66) (and a!307 a!76) (and a!308
 a!77) (and a!309 a!78) (and a!310 a!24) (and a!285 a!79))) (a!344 (or a!308 (and a!62 a!296) (and a!77 a!302)
 (and a!90 a!308) (and a!94 a!314) (and a!95 a!290) (and a!54 a!320) (and a!306 a!67) (and a!307 a!81) (and
 a!308 a!90) (and a!309 a!91) (and a!310 a!31) (and a!285 a!92))) (a!345 (or a!309 (and a!62 a!297) (and a!77
 a!303) (and a!90 a!309) (and a!94 a!315) (and a!95 a!291) (and a!54 a!321) (and a!306 a!68) (and a!307 a!82)
 (and a!308 a!94) (and a!309 a!102) (and a!310 a!39) (and a!285 a!103))) (a!346 (or a!310 (and a!62 a!298) (and
 a!77 a!304) (and a!90 a!310) (and a!94 a!316) (and a!95 a!292) (and a!54 a!322) (and a!306 a!69) (and a!307
 a!83) (and a!308 a!95) (and a!309 a!105) (and a!310 a!46) (and a!285 a!112))) (a!348 (or a!312 (and a!63
 a!294) (and a!78 a!300) (and a!91 a!306) (and a!102 a!312) (and a!105 a!288) (and a!56 a!318) (and a!312 a!60)
 (and a!313 a!61) (and a!314 a!62) (and a!315 a!63) (and a!316 a!15) (and a!286 a!64))) (a!349 (or a!313 (and
 a!63 a!295) (and a!78 a!301) (and a!91 a!307) (and a!102 a!313) (and a!105 a!289) (and a!56 a!319) (and a!312
 a!66) (and a!313 a!76) (and a!314 a!77) (and a!315 a!78) (and a!316 a!24) (and a!286 a!79))) (a!350 (or a!314
 (and a!63 a!296) (and a!78 a!302) (and a!91 a!308) (and a!102 a!314) (and a!105 a!290) (and a!56 a!320) (and
 a!312 a!67) (and a!313 a!81) (and a!314 a!90) (and a!315 a!91) (and a!316 a!31) (and a!286 a!92))) (a!351 (or
 a!315 (and a!63 a!297) (and a!78 a!303) (and a!91 a!309) (and a!102 a!315) (and a!105 a!291) (and a!56 a!321)
 (and a!312 a!68) (and a!313 a!82) (and a!314 a!94) (and a!315 a!102) (and a!316 a!39) (and a!286 a!103)))
 (a!352 (or a!316 (and a!63 a!298) (and a!78 a!304) (and a!91 a!310) (and a!102 a!316) (and a!105 a!292) (and
 a!56 a!322) (and a!312 a!69) (and a!313 a!83) (and a!314 a!95) (and a!315 a!105) (and a!316 a!46) (and a!286
 a!112))) (a!354 (or a!318 (and a!64 a!294) (and a!79 a!300) (and a!92 a!306) (and a!103 a!312) (and a!112
 a!288) (and a!58 a!318) (and a!318 a!60) (and a!319 a!61) (and a!320 a!62) (and a!321 a!63) (and a!322 a!15)
 (and a!287 a!64))) (a!355 (or a!319 (and a!64 a!295) (and a!79 a!301) (and a!92 a!307) (and a!103 a!313) (and
 a!112 a!289) (and a!58 a!319) (and a!318 a!66) (and a!319 a!76) (and a!320 a!77) (and a!321 a!78) (and a!322
 a!24) (and a!287 a!79))) (a!356 (or a!320 (and a!64 a!296) (and a!79 a!302) (and a!92 a!308) (and a!103 a!314)
 (and a!112 a!290) (and a!58 a!320) (and a!318 a!67) (and a!319 a!81) (and a!320 a!90) (and a!321 a!91) (and
 a!322 a!31) (and a!287 a!92))) (a!357 (or a!321 (and a!64 a!297) (and a!79 a!303) (and a!92 a!309) (and a!103
 a!315) (and a!112 a!291) (and a!58 a!321) (and a!318 a!68) (and a!319 a!82) (and a!320 a!94) (and a!321 a!102)
 (and a!322 a!39) (and a!287 a!103))) (a!358 (or a!322 (and a!64 a!298) (and a!79 a!304) (and a!92 a!310) (and
 a!103 a!316) (and a!112 a!292) (and a!58 a!322) (and a!318 a!69) (and a!319 a!83) (and a!320 a!95) (and a!321
 a!105) (and a!322 a!46) (and a!287 a!112))) (a!366 (or (and a!31 a!362) (and a!39 a!363) (and a!49 a!200) (and
 a!51 a!201) (and a!53 a!202) (and a!55 a!203) (and a!57 a!199) (and a!5 a!204) (and a!364 a!50) (and a!365
 a!52))) (a!369 (or (and a!67 a!362) (and a!68 a!363) (and a!70 a!200) (and a!71 a!201) (and a!72 a!202) (and
 a!73 a!203) (and a!74 a!199) (and a!18 a!204) (and a!367 a!50) (and a!368 a!52))) (a!372 (or (and a!81 a!362)
 (and a!82 a!363) (and a!84 a!200) (and a!85 a!201) (and a!86 a!202) (and a!87 a!203) (and a!88 a!199) (and
 a!27 a!204) (and a!370 a!50) (and a!371 a!52))) (a!378 (or a!362 (and a!90 a!362) (and a!94 a!363) (and a!96
 a!200) (and a!97 a!201) (and a!98 a!202) (and a!99 a!203) (and a!100 a!199) (and a!36 a!204) (and a!373 a!50)
 (and a!374 a!52) (and a!375 a!54) (and a!376 a!56) (and a!377 a!47) (and a!362 a!58))) (a!384 (or a!363 (and
 a!91 a!362) (and a!102 a!363) (and a!106 a!200) (and a!107 a!201) (and a!108 a!202) (and a!109 a!203) (and
 a!110 a!199) (and a!40 a!204) (and a!379 a!50) (and a!380 a!52) (and a!381 a!54) (and a!382 a!56) (and a!383
 a!47) (and a!363 a!58))) (a!387 (or (and a!92 a!362) (and a!103 a!363) (and a!115 a!200) (and a!116 a!201)
 (and a!117 a!202) (and a!118 a!203) (and a!119 a!199) (and a!48 a!204) (and a!385 a!50) (and a!386 a!52)))
 (a!388 (or a!364 (and a!15 a!367) (and a!24 a!370) (and a!31 a!373) (and a!39 a!379) (and a!46 a!364) (and
 a!47 a!385) (and a!49 a!211) (and a!51 a!217) (and a!53 a!223) (and a!55 a!229) (and a!57 a!205) (and a!5
 a!235) (and a!364 a!60) (and a!365 a!61))) (a!389 (or a!365 (and a!15 a!368) (and a!24 a!371) (and a!31 a!374)
 (and a!39 a!380) (and a!46 a!365) (and a!47 a!386) (and a!49 a!212) (and a!51 a!218) (and a!53 a!224) (and
 a!55 a!230) (and a!57 a!206) (and a!5 a!236) (and a!364 a!66) (and a!365 a!76))) (a!390 (or (and a!31 a!375)
 (and a!39 a!381) (and a!49 a!213) (and a!51 a!219) (and a!53 a!225) (and a!55 a!231) (and a!57 a!207) (and a!5
 a!237) (and a!364 a!67) (and a!365 a!81))) (a!391 (or (and a!31 a!376) (and a!39 a!382) (and a!49 a!214) (and
 a!51 a!220) (and a!53 a!226) (and a!55 a!232) (and a!57 a!208) (and a!5 a!238) (and a!364 a!68) (and a!365
 a!82))) (a!392 (or (and a!31 a!377) (and a!39 a!383) (and a!49 a!215) (and a!51 a!221) (and a!53 a!227) (and
 a!55 a!233) (and a!57 a!209) (and a!5 a!239) (and a!364 a!69) (and a!365 a!83))) (a!394 (or a!367 (and a!60
 a!367) (and a!66 a!370) (and a!67 a!373) (and a!68 a!379) (and a!69 a!364) (and a!50 a!385) (and a!70 a!211)
 (and a!71 a!217) (and a!72 a!223) (and a!73 a!229) (and a!74 a!205) (and a!18 a!235) (and a!367 a!60) (and
 a!368 a!61))) (a!395 (or a!368 (and a!60 a!368) (and a!66 a!371) (and a!67 a!374) (and a!68 a!380) (and a!69
 a!365) (and a!50 a!386) (and a!70 a!212) (and a!71 a!218) (and a!72 a!224) (and a!73 a!230) (and a!74 a!206)
 (and a!18 a!236) (and a!367 a!66) (and a!368 a!76))) (a!396 (or (and a!67 a!375) (and a!68 a!381) (and a!70
 a!213) (and a!71 a!219) (and a!72 a!225) (and a!73 a!231) (and a!74 a!207) (and a!18 a!237) (and a!367 a!67)
 (and a!368 a!81))) (a!397 (or (and a!67 a!376) (and a!68 a!382) (and a!70 a!214) (and a!71 a!220) (and a!72
 a!226) (and a!73 a!232) (and a!74 a!208) (and a!18 a!238) (and a!367 a!68) (and a!368 a!82))) (a!398 (or (and
 a!67 a!377) (and a!68 a!383) (and a!70 a!215) (and a!71 a!221) (and a!72 a!227) (and a!73 a!233) (and a!74
 a!209) (and a!18 a!239) (and a!367 a!69) (and a!368 a!83))) (a!399 (or a!370 (and a!61 a!367) (and a!76 a!370)
 (and a!81 a!373) (and a!82 a!379) (and a!83 a!364) (and a!52 a!385) (and a!84 a!211) (and a!85 a!217) (and
 a!86 a!223) (and a!87 a!229) (and a!88 a!205) (and a!27 a!235) (and a!370 a!60) (and a!371 a!61))) (a!400 (or
 a!371 (and a!61 a!368) (and a!76 a!371) (and a!81 a!374) (and a!82 a!380) (and a!83 a!365) (and a!52 a!386)
 (and a!84 a!212) (and a!85 a!218) (and a!86 a!224) (and a!87 a!230) (and a!88 a!206) (and a!27 a!236) (and
 a!370 a!66) (and a!371 a!76))) (a!401 (or (and a!81 a!375) (and a!82 a!381) (and a!84 a!213) (and a!85 a!219)
 (and a!86 a!225) (and a!87 a!231) (and a!88 a!207) (and a!27 a!237) (and a!370 a!67) (and a!371 a!81))) (a!402
 (or (and a!81 a!376) (and a!82 a!382) (and a!84 a!214) (and a!85 a!220) (and a!86 a!226) (and a!87 a!232) (and
 a!88 a!208) (and a!27 a!238) (and a!370 a!68) (and a!371 a!82))) (a!403 (or (and a!81 a!377) (and a!82 a!383)
 (and a!84 a!215) (and a!85 a!221) (and a!86 a!227) (and a!87 a!233) (and a!88 a!209) (and a!27 a!239) (and
 a!370 a!69) (and a!371 a!83))) (a!404 (or a!373 (and a!62 a!367) (and a!77 a!370) (and a!90 a!373) (and a!94
 a!379) (and a!95 a!364) (and a!54 a!385) (and a!96 a!211) (and a!97 a!217) (and a!98 a!223) (and a!99 a!229)
 (and a!100 a!205) (and a!36 a!235) (and a!373 a!60) (and a!374 a!61) (and a!375 a!62) (and a!376 a!63) (and
 a!377 a!15) (and a!362 a!64))) (a!405 (or a!374 (and a!62 a!368) (and a!77 a!371) (and a!90 a!374) (and a!94
 a!380) (and a!95 a!365) (and a!54 a!386) (and a!96 a!212) (and a!97 a!218) (and a!98 a!224) (and a!99 a!230)
 (and a!100 a!206) (and a!36 a!236) (and a!373 a!66) (and a!374 a!76) (and a!375 a!77) (and a!376 a!78) (and
 a!377 a!24) (and a!362 a!79))) (a!406 (or a!375 (and a!90 a!375) (and a!94 a!381) (and a!96 a!213) (and a!97
 a!219) (and a!98 a!225) (and a!99 a!231) (and a!100 a!207) (and a!36 a!237) (and a!373 a!67) (and a!374 a!81)
 (and a!375 a!90) (and a!376 a!91) (and a!377 a!31) (and a!362 a!92))) (a!407 (or a!376 (and a!90 a!376) (and
 a!94 a!382) (and a!96 a!214) (and a!97 a!220) (and a!98 a!226) (and a!99 a!232) (and a!100 a!208) (and a!36
 a!238) (and a!373 a!68) (and a!374 a!82) (and a!375 a!94) (and a!376 a!102) (and a!377 a!39) (and a!362
 a!103))) (a!408 (or a!377 (and a!90 a!377) (and a!94 a!383) (and a!96 a!215) (and a!97 a!221) (and a!98 a!227)
 (and a!99 a!233) (and a!100 a!209) (and a!36 a!239) (and a!373 a!69) (and a!374 a!83) (and a!375 a!95) (and
 a!376 a!105) (and a!377 a!46) (and a!362 a!112))) (a!409 (or a!379 (and a!63 a!367) (and a!78 a!370) (and a!91
 a!373) (and a!102 a!379) (and a!105 a!364) (and a!56 a!385) (and a!106 a!211) (and a!107 a!217) (and a!108
 a!223) (and a!109 a!229) (and a!110 a!205) (and a!40 a!235) (and a!379 a!60) (and a!380 a!61) (and a!381 a!62)
 (and a!382 a!63) (and a!383 a!15) (and a!363 a!64))) (a!410 (or a!380 (and a!63 a!368) (and a!78 a!371) (and
 a!91 a!374) (and a!102 a!380) (and a!105 a!365) (and a!56 a!386) (and a!106 a!212) (and a!107 a!218) (and
 a!108 a!224) (and a!109 a!230) (and a!110 a!206) (and a!40 a!236) (and a!379 a!66) (and a!380 a!76) (and a!381
 a!77) (and a!382 a!78) (and a!383 a!24) (and a!363 a!79))) (a!411 (or a!381 (and a!91 a!375) (and a!102 a!381)
 (and a!106 a!213) (and a!107 a!219) (and a!108 a!225) (and a!109 a!231) (and a!110 a!207) (and a!40 a!237)
 (and a!379 a!67) (and a!380 a!81) (and a!381 a!90) (and a!382 a!91) (and a!383 a!31) (and a!363 a!92))) (a!412
 (or a!382 (and a!91 a!376) (and a!102 a!382) (and a!106 a!214) (and a!107 a!220) (and a!108 a!226) (and a!109
 a!232) (and a!110 a!208) (and a!40 a!238) (and a!379 a!68) (and a!380 a!82) (and a!381 a!94) (and a!382 a!102)
 (and a!383 a!39) (and a!363 a!103))) (a!413 (or a!383 (and a!91 a!377) (and a!102 a!383) (and a!106 a!215)
 (and a!107 a!221) (and a!108 a!227) (and a!109 a!233) (and a!110 a!209) (and a!40 a!239) (and a!379 a!69) (and
 a!380 a!83) (and a!381 a!95) (and a!382 a!105) (and a!383 a!46) (and a!363 a!112))) (a!414 (or a!385 (and a!64
 a!367) (and a!79 a!370) (and a!92 a!373) (and a!103 a!379) (and a!112 a!364) (and a!58 a!385) (and a!115
 a!211) (and a!116 a!217) (and a!117 a!223) (and a!118 a!229) (and a!119 a!205) (and a!48 a!235) (and a!385
 a!60) (and a!386 a!61))) (a!415 (or a!386 (and a!64 a!368) (and a!79 a!371) (and a!92 a!374) (and a!103 a!380)
 (and a!112 a!365) (and a!58 a!386) (and a!115 a!212) (and a!116 a!218) (and a!117 a!224) (and a!118 a!230)
 (and a!119 a!206) (and a!48 a!236) (and a!385 a!66) (and a!386 a!76))) (a!416 (or (and a!92 a!375) (and a!103
 a!381) (and a!115 a!213) (and a!116 a!219) (and a!117 a!225) (and a!118 a!231) (and a!119 a!207) (and a!48
 a!237) (and a!385 a!67) (and a!386 a!81))) (a!417 (or (and a!92 a!376) (and a!103 a!382) (and a!115 a!214)
 (and a!116 a!220) (and a!117 a!226) (and a!118 a!232) (and a!119 a!208) (and a!48 a!238) (and a!385 a!68) (and
 a!386 a!82))) (a!418 (or (and a!92 a!377) (and a!103 a!383) (and a!115 a!215) (and a!116 a!221) (and a!117
 a!227) (and a!118 a!233) (and a!119 a!209) (and a!48 a!239) (and a!385 a!69) (and a!386 a!83))) (a!429 (or
 (and a!31 a!425) (and a!39 a!426) (and a!205 a!283) (and a!206 a!284) (and a!207 a!285) (and a!208 a!286) (and
 a!209 a!282) (and a!199 a!287) (and a!427 a!50) (and a!428 a!52))) (a!432 (or (and a!67 a!425) (and a!68
 a!426) (and a!211 a!283) (and a!212 a!284) (and a!213 a!285) (and a!214 a!286) (and a!215 a!282) (and a!200
 a!287) (and a!430 a!50) (and a!431 a!52))) (a!435 (or (and a!81 a!425) (and a!82 a!426) (and a!217 a!283) (and
 a!218 a!284) (and a!219 a!285) (and a!220 a!286) (and a!221 a!282) (and a!201 a!287) (and a!433 a!50) (and
 a!434 a!52))) (a!441 (or a!425 (and a!90 a!425) (and a!94 a!426) (and a!223 a!283) (and a!224 a!284) (and
 a!225 a!285) (and a!226 a!286) (and a!227 a!282) (and a!202 a!287) (and a!436 a!50) (and a!437 a!52) (and
 a!438 a!54) (and a!439 a!56) (and a!440 a!47) (and a!425 a!58))) (a!447 (or a!426 (and a!91 a!425) (and a!102
 a!426) (and a!229 a!283) (and a!230 a!284) (and a!231 a!285) (and a!232 a!286) (and a!233 a!282) (and a!203
 a!287) (and a!442 a!50) (and a!443 a!52) (and a!444 a!54) (and a!445 a!56) (and a!446 a!47) (and a!426 a!58)))
 (a!450 (or (and a!92 a!425) (and a!103 a!426) (and a!235 a!283) (and a!236 a!284) (and a!237 a!285) (and a!238
 a!286) (and a!239 a!282) (and a!204 a!287) (and a!448 a!50) (and a!449 a!52))) (a!451 (or a!427 (and a!15
 a!430) (and a!24 a!433) (and a!31 a!436) (and a!39 a!442) (and a!46 a!427) (and a!47 a!448) (and a!205 a!294)
 (and a!206 a!300) (and a!207 a!306) (and a!208 a!312) (and a!209 a!288) (and a!199 a!318) (and a!427 a!60)
 (and a!428 a!61))) (a!452 (or a!428 (and a!15 a!431) (and a!24 a!434) (and a!31 a!437) (and a!39 a!443) (and
 a!46 a!428) (and a!47 a!449) (and a!205 a!295) (and a!206 a!301) (and a!207 a!307) (and a!208 a!313) (and
 a!209 a!289) (and a!199 a!319) (and a!427 a!66) (and a!428 a!76))) (a!453 (or (and a!31 a!438) (and a!39
 a!444) (and a!205 a!296) (and a!206 a!302) (and a!207 a!308) (and a!208 a!314) (and a!209 a!290) (and a!199
 a!320) (and a!427 a!67) (and a!428 a!81))) (a!454 (or (and a!31 a!439) (and a!39 a!445) (and a!205 a!297) (and
 a!206 a!303) (and a!207 a!309) (and a!208 a!315) (and a!209 a!291) (and a!199 a!321) (and a!427 a!68) (and
 a!428 a!82))) (a!455 (or (and a!31 a!440) (and a!39 a!446) (and a!205 a!298) (and a!206 a!304) (and a!207
 a!310) (and a!208 a!316) (and a!209 a!292) (and a!199 a!322) (and a!427 a!69) (and a!428 a!83))) (a!457 (or
 a!430 (and a!60 a!430) (and a!66 a!433) (and a!67 a!436) (and a!68 a!442) (and a!69 a!427) (and a!50 a!448)
 (and a!211 a!294) (and a!212 a!300) (and a!213 a!306) (and a!214 a!312) (and a!215 a!288) (and a!200 a!318)
 (and a!430 a!60) (and a!431 a!61))) (a!458 (or a!431 (and a!60 a!431) (and a!66 a!434) (and a!67 a!437) (and
 a!68 a!443) (and a!69 a!428) (and a!50 a!449) (and a!211 a!295) (and a!212 a!301) (and a!213 a!307) (and a!214
 a!313) (and a!215 a!289) (and a!200 a!319) (and a!430 a!66) (and a!431 a!76))) (a!459 (or (and a!67 a!438)
 (and a!68 a!444) (and a!211 a!296) (and a!212 a!302) (and a!213 a!308) (and a!214 a!314) (and a!215 a!290)
 (and a!200 a!320) (and a!430 a!67) (and a!431 a!81))) (a!460 (or (and a!67 a!439) (and a!68 a!445) (and a!211
 a!297) (and a!212 a!303) (and a!213 a!309) (and a!214 a!315) (and a!215 a!291) (and a!200 a!321) (and a!430
 a!68) (and a!431 a!82))) (a!461 (or (and a!67 a!440) (and a!68 a!446) (and a!211 a!298) (and a!212 a!304) (and
 a!213 a!310) (and a!214 a!316) (and a!215 a!292) (and a!200 a!322) (and a!430 a!69) (and a!431 a!83))) (a!463
 (or a!433 (and a!61 a!430) (and a!76 a!433) (and a!81 a!436) (and a!82 a!442) (and a!83 a!427) (and a!52
 a!448) (and a!217 a!294) (and a!218 a!300) (and a!219 a!306) (and a!220 a!312) (and a!221 a!288) (and a!201
 a!318) (and a!433 a!60) (and a!434 a!61))) (a!464 (or a!434 (and a!61 a!431) (and a!76 a!434) (and a!81 a!437)
 (and a!82 a!443) (and a!83 a!428) (and a!52 a!449) (and a!217 a!295) (and a!218 a!301) (and a!219 a!307) (and
 a!220 a!313) (and a!221 a!289) (and a!201 a!319) (and a!433 a!66) (and a!434 a!76))) (a!465 (or (and a!81
 a!438) (and a!82 a!444) (and a!217 a!296) (and a!218 a!302) (and a!219 a!308) (and a!220 a!314) (and a!221
 a!290) (and a!201 a!320) (and a!433 a!67) (and a!434 a!81))) (a!466 (or (and a!81 a!439) (and a!82 a!445) (and
 a!217 a!297) (and a!218 a!303) (and a!219 a!309) (and a!220 a!315) (and a!221 a!291) (and a!201 a!321) (and
 a!433 a!68) (and a!434 a!82))) (a!467 (or (and a!81 a!440) (and a!82 a!446) (and a!217 a!298) (and a!218
 a!304) (and a!219 a!310) (and a!220 a!316) (and a!221 a!292) (and a!201 a!322) (and a!433 a!69) (and a!434
 a!83))) (a!469 (or a!436 (and a!62 a!430) (and a!77 a!433) (and a!90 a!436) (and a!94 a!442) (and a!95 a!427)
 (and a!54 a!448) (and a!223 a!294) (and a!224 a!300) (and a!225 a!306) (and a!226 a!312) (and a!227 a!288)
 (and a!202 a!318) (and a!436 a!60) (and a!437 a!61) (and a!438 a!62) (and a!439 a!63) (and a!440 a!15) (and
 a!425 a!64))) (a!470 (or a!437 (and a!62 a!431) (and a!77 a!434) (and a!90 a!437) (and a!94 a!443) (and a!95
 a!428) (and a!54 a!449) (and a!223 a!295) (and a!224 a!301) (and a!225 a!307) (and a!226 a!313) (and a!227
 a!289) (and a!202 a!319) (and a!436 a!66) (and a!437 a!76) (and a!438 a!77) (and a!439 a!78) (and a!440 a!24)
 (and a!425 a!79))) (a!471 (or a!438 (and a!90 a!438) (and a!94 a!444) (and a!223 a!296) (and a!224 a!302) (and
 a!225 a!308) (and a!226 a!314) (and a!227 a!290) (and a!202 a!320) (and a!436 a!67) (and a!437 a!81) (and
 a!438 a!90) (and a!439 a!91) (and a!440 a!31) (and a!425 a!92))) (a!472 (or a!439 (and a!90 a!439) (and a!94
 a!445) (and a!223 a!297) (and a!224 a!303) (and a!225 a!309) (and a!226 a!315) (and a!227 a!291) (and a!202
 a!321) (and a!436 a!68) (and a!437 a!82) (and a!438 a!94) (and a!439 a!102) (and a!440 a!39) (and a!425
 a!103))) (a!473 (or a!440 (and a!90 a!440) (and a!94 a!446) (and a!223 a!298) (and a!224 a!304) (and a!225
 a!310) (and a!226 a!316) (and a!227 a!292) (and a!202 a!322) (and a!436 a!69) (and a!437 a!83) (and a!438
 a!95) (and a!439 a!105) (and a!440 a!46) (and a!425 a!112))) (a!475 (or a!442 (and a!63 a!430) (and a!78
 a!433) (and a!91 a!436) (and a!102 a!442) (and a!105 a!427) (and a!56 a!448) (and a!229 a!294) (and a!230
 a!300) (and a!231 a!306) (and a!232 a!312) (and a!233 a!288) (and a!203 a!318) (and a!442 a!60) (and a!443
 a!61) (and a!444 a!62) (and a!445 a!63) (and a!446 a!15) (and a!426 a!64))) (a!476 (or a!443 (and a!63 a!431)
 (and a!78 a!434) (and a!91 a!437) (and a!102 a!443) (and a!105 a!428) (and a!56 a!449) (and a!229 a!295) (and
 a!230 a!301) (and a!231 a!307) (and a!232 a!313) (and a!233 a!289) (and a!203 a!319) (and a!442 a!66) (and
 a!443 a!76) (and a!444 a!77) (and a!445 a!78) (and a!446 a!24) (and a!426 a!79))) (a!477 (or a!444 (and a!91
 a!438) (and a!102 a!444) (and a!229 a!296) (and a!230 a!302) (and a!231 a!308) (and a!232 a!314) (and a!233
 a!290) (and a!203 a!320) (and a!442 a!67) (and a!443 a!81) (and a!444 a!90) (and a!445 a!91) (and a!446 a!31)
 (and a!426 a!92))) (a!478 (or a!445 (and a!91 a!439) (and a!102 a!445) (and a!229 a!297) (and a!230 a!303)
 (and a!231 a!309) (and a!232 a!315) (and a!233 a!291) (and a!203 a!321) (and a!442 a!68) (and a!443 a!82) (and
 a!444 a!94) (and a!445 a!102) (and a!446 a!39) (and a!426 a!103))) (a!479 (or a!446 (and a!91 a!440) (and
 a!102 a!446) (and a!229 a!298) (and a!230 a!304) (and a!231 a!310) (and a!232 a!316) (and a!233 a!292) (and
 a!203 a!322) (and a!442 a!69) (and a!443 a!83) (and a!444 a!95) (and a!445 a!105) (and a!446 a!46) (and a!426
 a!112))) (a!481 (or a!448 (and a!64 a!430) (and a!79 a!433) (and a!92 a!436) (and a!103 a!442) (and a!112
 a!427) (and a!58 a!448) (and a!235 a!294) (and a!236 a!300) (and a!237 a!306) (and a!238 a!312) (and a!239
 a!288) (and a!204 a!318) (and a!448 a!60) (and a!449 a!61))) (a!482 (or a!449 (and a!64 a!431) (and a!79
 a!434) (and a!92 a!437) (and a!103 a!443) (and a!112 a!428) (and a!58 a!449) (and a!235 a!295) (and a!236
 a!301) (and a!237 a!307) (and a!238 a!313) (and a!239 a!289) (and a!204 a!319) (and a!448 a!66) (and a!449
 a!76))) (a!483 (or (and a!92 a!438) (and a!103 a!444) (and a!235 a!296) (and a!236 a!302) (and a!237 a!308)
 (and a!238 a!314) (and a!239 a!290) (and a!204 a!320) (and a!448 a!67) (and a!449 a!81))) (a!484 (or (and a!92
 a!439) (and a!103 a!445) (and a!235 a!297) (and a!236 a!303) (and a!237 a!309) (and a!238 a!315) (and a!239
 a!291) (and a!204 a!321) (and a!448 a!68) (and a!449 a!82))) (a!485 (or (and a!92 a!440) (and a!103 a!446)
 (and a!235 a!298) (and a!236 a!304) (and a!237 a!310) (and a!238 a!316) (and a!239 a!292) (and a!204 a!322)
 (and a!448 a!69) (and a!449 a!83))) (a!490 (or (and a!53 a!425) (and a!55 a!426) (and a!364 a!283) (and a!365
 a!284))) (a!491 (or (and a!72 a!425) (and a!73 a!426) (and a!367 a!283) (and a!368 a!284))) (a!492 (or (and
 a!86 a!425) (and a!87 a!426) (and a!370 a!283) (and a!371 a!284))) (a!493 (or (and a!98 a!425) (and a!99
 a!426) (and a!373 a!283) (and a!374 a!284) (and a!375 a!285) (and a!376 a!286) (and a!377 a!282) (and a!362
 a!287))) (a!494 (or (and a!108 a!425) (and a!109 a!426) (and a!379 a!283) (and a!380 a!284) (and a!381 a!285)
 (and a!382 a!286) (and a!383 a!282) (and a!363 a!287))) (a!495 (or (and a!117 a!425) (and a!118 a!426) (and
 a!385 a!283) (and a!386 a!284))) (a!496 (or (and a!49 a!430) (and a!51 a!433) (and a!53 a!436) (and a!55
 a!442) (and a!57 a!427) (and a!5 a!448) (and a!364 a!294) (and a!365 a!300))) (a!497 (or (and a!49 a!431) (and
 a!51 a!434) (and a!53 a!437) (and a!55 a!443) (and a!57 a!428) (and a!5 a!449) (and a!364 a!295) (and a!365
 a!301))) (a!498 (or (and a!53 a!438) (and a!55 a!444) (and a!364 a!296) (and a!365 a!302))) (a!499 (or (and
 a!53 a!439) (and a!55 a!445) (and a!364 a!297) (and a!365 a!303))) (a!500 (or (and a!53 a!440) (and a!55
 a!446) (and a!364 a!298) (and a!365 a!304))) (a!502 (or (and a!70 a!430) (and a!71 a!433) (and a!72 a!436)
 (and a!73 a!442) (and a!74 a!427) (and a!18 a!448) (and a!367 a!294) (and a!368 a!300))) (a!503 (or (and a!70
 a!431) (and a!71 a!434) (and a!72 a!437) (and a!73 a!443) (and a!74 a!428) (and a!18 a!449) (and a!367 a!295)
 (and a!368 a!301))) (a!504 (or (and a!72 a!438) (and a!73 a!444) (and a!367 a!296) (and a!368 a!302))) (a!505
 (or (and a!72 a!439) (and a!73 a!445) (and a!367 a!297) (and a!368 a!303))) (a!506 (or (and a!72 a!440) (and
 a!73 a!446) (and a!367 a!298) (and a!368 a!304))) (a!507 (or (and a!84 a!430) (and a!85 a!433) (and a!86
 a!436) (and a!87 a!442) (and a!88 a!427) (and a!27 a!448) (and a!370 a!294) (and a!371 a!300))) (a!508 (or
 (and a!84 a!431) (and a!85 a!434) (and a!86 a!437) (and a!87 a!443) (and a!88 a!428) (and a!27 a!449) (and
 a!370 a!295) (and a!371 a!301))) (a!509 (or (and a!86 a!438) (and a!87 a!444) (and a!370 a!296) (and a!371
 a!302))) (a!510 (or (and a!86 a!439) (and a!87 a!445) (and a!370 a!297) (and a!371 a!303))) (a!511 (or (and
 a!86 a!440) (and a!87 a!446) (and a!370 a!298) (and a!371 a!304))) (a!512 (or (and a!96 a!430) (and a!97
 a!433) (and a!98 a!436) (and a!99 a!442) (and a!100 a!427) (and a!36 a!448) (and a!373 a!294) (and a!374
 a!300) (and a!375 a!306) (and a!376 a!312) (and a!377 a!288) (and a!362 a!318))) (a!513 (or (and a!96 a!431)
 (and a!97 a!434) (and a!98 a!437) (and a!99 a!443) (and a!100 a!428) (and a!36 a!449) (and a!373 a!295) (and
 a!374 a!301) (and a!375 a!307) (and a!376 a!313) (and a!377 a!289) (and a!362 a!319))) (a!514 (or (and a!98
 a!438) (and a!99 a!444) (and a!373 a!296) (and a!374 a!302) (and a!375 a!308) (and a!376 a!314) (and a!377
 a!290) (and a!362 a!320))) (a!515 (or (and a!98 a!439) (and a!99 a!445) (and a!373 a!297) (and a!374 a!303)
 (and a!375 a!309) (and a!376 a!315) (and a!377 a!291) (and a!362 a!321))) (a!516 (or (and a!98 a!440) (and
 a!99 a!446) (and a!373 a!298) (and a!374 a!304) (and a!375 a!310) (and a!376 a!316) (and a!377 a!292) (and
 a!362 a!322))) (a!517 (or (and a!106 a!430) (and a!107 a!433) (and a!108 a!436) (and a!109 a!442) (and a!110
 a!427) (and a!40 a!448) (and a!379 a!294) (and a!380 a!300) (and a!381 a!306) (and a!382 a!312) (and a!383
 a!288) (and a!363 a!318))) (a!518 (or (and a!106 a!431) (and a!107 a!434) (and a!108 a!437) (and a!109 a!443)
 (and a!110 a!428) (and a!40 a!449) (and a!379 a!295) (and a!380 a!301) (and a!381 a!307) (and a!382 a!313)
 (and a!383 a!289) (and a!363 a!319))) (a!519 (or (and a!108 a!438) (and a!109 a!444) (and a!379 a!296) (and
 a!380 a!302) (and a!381 a!308) (and a!382 a!314) (and a!383 a!290) (and a!363 a!320))) (a!520 (or (and a!108
 a!439) (and a!109 a!445) (and a!379 a!297) (and a!380 a!303) (and a!381 a!309) (and a!382 a!315) (and a!383
 a!291) (and a!363 a!321))) (a!521 (or (and a!108 a!440) (and a!109 a!446) (and a!379 a!298) (and a!380 a!304)
 (and a!381 a!310) (and a!382 a!316) (and a!383 a!292) (and a!363 a!322))) (a!522 (or (and a!115 a!430) (and
 a!116 a!433) (and a!117 a!436) (and a!118 a!442) (and a!119 a!427) (and a!48 a!448) (and a!385 a!294) (and
 a!386 a!300))) (a!523 (or (and a!115 a!431) (and a!116 a!434) (and a!117 a!437) (and a!118 a!443) (and a!119
 a!428) (and a!48 a!449) (and a!385 a!295) (and a!386 a!301))) (a!524 (or (and a!117 a!438) (and a!118 a!444)
 (and a!385 a!296) (and a!386 a!302))) (a!525 (or (and a!117 a!439) (and a!118 a!445) (and a!385 a!297) (and
 a!386 a!303))) (a!526 (or (and a!117 a!440) (and a!118 a!446) (and a!385 a!298) (and a!386 a!304)))) (let
 ((a!131 (or a!59 (and a!65 a!75) (and a!80 a!89) (and a!93 a!101) (and a!104 a!111) (and a!113 a!59) (and
 a!114 a!120) (and a!121 a!122) (and a!123 a!124) (and a!125 a!126) (and a!127 a!128) (and a!129 a!114) (and
 a!59 a!130))) (a!137 (or a!65 (and a!65 a!132) (and a!80 a!133) (and a!93 a!134) (and a!104 a!135) (and a!113
 a!65) (and a!114 a!136))) (a!151 (or a!80 (and a!65 a!138) (and a!80 a!147) (and a!93 a!148) (and a!104 a!149)
 (and a!113 a!80) (and a!114 a!150))) (a!163 (or a!93 (and a!65 a!139) (and a!80 a!152) (and a!93 a!160) (and
 a!104 a!161) (and a!113 a!93) (and a!114 a!162))) (a!173 (or a!104 (and a!65 a!140) (and a!80 a!153) (and a!93
 a!164) (and a!104 a!171) (and a!113 a!104) (and a!114 a!172))) (a!181 (or a!113 (and a!65 a!141) (and a!80
 a!154) (and a!93 a!165) (and a!104 a!174) (and a!113 a!113) (and a!114 a!180))) (a!182 (or a!114 (and a!65
 a!122) (and a!80 a!124) (and a!93 a!126) (and a!104 a!128) (and a!113 a!114) (and a!114 a!130))) (a!188 (or
 a!121 (and a!65 a!142) (and a!80 a!155) (and a!93 a!166) (and a!104 a!175) (and a!113 a!121) (and a!114 a!183)
 (and a!121 a!132) (and a!123 a!133) (and a!125 a!134) (and a!127 a!135) (and a!129 a!65) (and a!59 a!136)))
 (a!189 (or a!122 (and a!132 a!122) (and a!138 a!124) (and a!139 a!126) (and a!140 a!128) (and a!141 a!114)
 (and a!122 a!130))) (a!190 (or a!123 (and a!65 a!143) (and a!80 a!156) (and a!93 a!167) (and a!104 a!176) (and
 a!113 a!123) (and a!114 a!184) (and a!121 a!138) (and a!123 a!147) (and a!125 a!148) (and a!127 a!149) (and
 a!129 a!80) (and a!59 a!150))) (a!191 (or a!124 (and a!133 a!122) (and a!147 a!124) (and a!152 a!126) (and
 a!153 a!128) (and a!154 a!114) (and a!124 a!130))) (a!192 (or a!125 (and a!65 a!144) (and a!80 a!157) (and
 a!93 a!168) (and a!104 a!177) (and a!113 a!125) (and a!114 a!185) (and a!121 a!139) (and a!123 a!152) (and
 a!125 a!160) (and a!127 a!161) (and a!129 a!93) (and a!59 a!162))) (a!193 (or a!126 (and a!134 a!122) (and
 a!148 a!124) (and a!160 a!126) (and a!164 a!128) (and a!165 a!114) (and a!126 a!130))) (a!194 (or a!127 (and
 a!65 a!145) (and a!80 a!158) (and a!93 a!169) (and a!104 a!178) (and a!113 a!127) (and a!114 a!186) (and a!121
 a!140) (and a!123 a!153) (and a!125 a!164) (and a!127 a!171) (and a!129 a!104) (and a!59 a!172))) (a!195 (or
 a!128 (and a!135 a!122) (and a!149 a!124) (and a!161 a!126) (and a!171 a!128) (and a!174 a!114) (and a!128
 a!130))) (a!196 (or a!129 (and a!65 a!146) (and a!80 a!159) (and a!93 a!170) (and a!104 a!179) (and a!113
 a!129) (and a!114 a!187) (and a!121 a!141) (and a!123 a!154) (and a!125 a!165) (and a!127 a!174) (and a!129
 a!113) (and a!59 a!180))) (a!197 (or a!130 (and a!136 a!122) (and a!150 a!124) (and a!162 a!126) (and a!172
 a!128) (and a!180 a!114) (and a!130 a!130))) (a!246 (or a!210 (and a!65 a!216) (and a!80 a!222) (and a!93
 a!228) (and a!104 a!234) (and a!113 a!210) (and a!114 a!240) (and a!241 a!122) (and a!242 a!124) (and a!243
 a!126) (and a!244 a!128) (and a!245 a!114) (and a!210 a!130))) (a!252 (or a!216 (and a!132 a!216) (and a!138
 a!222) (and a!139 a!228) (and a!140 a!234) (and a!141 a!210) (and a!122 a!240) (and a!247 a!122) (and a!248
 a!124) (and a!249 a!126) (and a!250 a!128) (and a!251 a!114) (and a!216 a!130))) (a!258 (or a!222 (and a!133
 a!216) (and a!147 a!222) (and a!152 a!228) (and a!153 a!234) (and a!154 a!210) (and a!124 a!240) (and a!253
 a!122) (and a!254 a!124) (and a!255 a!126) (and a!256 a!128) (and a!257 a!114) (and a!222 a!130))) (a!264 (or
 a!228 (and a!134 a!216) (and a!148 a!222) (and a!160 a!228) (and a!164 a!234) (and a!165 a!210) (and a!126
 a!240) (and a!259 a!122) (and a!260 a!124) (and a!261 a!126) (and a!262 a!128) (and a!263 a!114) (and a!228
 a!130))) (a!270 (or a!234 (and a!135 a!216) (and a!149 a!222) (and a!161 a!228) (and a!171 a!234) (and a!174
 a!210) (and a!128 a!240) (and a!265 a!122) (and a!266 a!124) (and a!267 a!126) (and a!268 a!128) (and a!269
 a!114) (and a!234 a!130))) (a!276 (or a!240 (and a!136 a!216) (and a!150 a!222) (and a!162 a!228) (and a!172
 a!234) (and a!180 a!210) (and a!130 a!240) (and a!271 a!122) (and a!272 a!124) (and a!273 a!126) (and a!274
 a!128) (and a!275 a!114) (and a!240 a!130))) (a!277 (or a!241 (and a!65 a!247) (and a!80 a!253) (and a!93
 a!259) (and a!104 a!265) (and a!113 a!241) (and a!114 a!271) (and a!241 a!132) (and a!242 a!133) (and a!243
 a!134) (and a!244 a!135) (and a!245 a!65) (and a!210 a!136))) (a!278 (or a!242 (and a!65 a!248) (and a!80
 a!254) (and a!93 a!260) (and a!104 a!266) (and a!113 a!242) (and a!114 a!272) (and a!241 a!138) (and a!242
 a!147) (and a!243 a!148) (and a!244 a!149) (and a!245 a!80) (and a!210 a!150))) (a!279 (or a!243 (and a!65
 a!249) (and a!80 a!255) (and a!93 a!261) (and a!104 a!267) (and a!113 a!243) (and a!114 a!273) (and a!241
 a!139) (and a!242 a!152) (and a!243 a!160) (and a!244 a!161) (and a!245 a!93) (and a!210 a!162))) (a!280 (or
 a!244 (and a!65 a!250) (and a!80 a!256) (and a!93 a!262) (and a!104 a!268) (and a!113 a!244) (and a!114 a!274)
 (and a!241 a!140) (and a!242 a!153) (and a!243 a!164) (and a!244 a!171) (and a!245 a!104) (and a!210 a!172)))
 (a!281 (or a!245 (and a!65 a!251) (and a!80 a!257) (and a!93 a!263) (and a!104 a!269) (and a!113 a!245) (and
 a!114 a!275) (and a!241 a!141) (and a!242 a!154) (and a!243 a!165) (and a!244 a!174) (and a!245 a!113) (and
 a!210 a!180))) (a!329 (or a!293 (and a!65 a!299) (and a!80 a!305) (and a!93 a!311) (and a!104 a!317) (and
 a!113 a!293) (and a!114 a!323) (and a!324 a!122) (and a!325 a!124) (and a!326 a!126) (and a!327 a!128) (and
 a!328 a!114) (and a!293 a!130))) (a!335 (or a!299 (and a!132 a!299) (and a!138 a!305) (and a!139 a!311) (and
 a!140 a!317) (and a!141 a!293) (and a!122 a!323) (and a!330 a!122) (and a!331 a!124) (and a!332 a!126) (and
 a!333 a!128) (and a!334 a!114) (and a!299 a!130))) (a!341 (or a!305 (and a!133 a!299) (and a!147 a!305) (and
 a!152 a!311) (and a!153 a!317) (and a!154 a!293) (and a!124 a!323) (and a!336 a!122) (and a!337 a!124) (and
 a!338 a!126) (and a!339 a!128) (and a!340 a!114) (and a!305 a!130))) (a!347 (or a!311 (and a!134 a!299) (and
 a!148 a!305) (and a!160 a!311) (and a!164 a!317) (and a!165 a!293) (and a!126 a!323) (and a!342 a!122) (and
 a!343 a!124) (and a!344 a!126) (and a!345 a!128) (and a!346 a!114) (and a!311 a!130))) (a!353 (or a!317 (and
 a!135 a!299) (and a!149 a!305) (and a!161 a!311) (and a!171 a!317) (and a!174 a!293) (and a!128 a!323) (and
 a!348 a!122) (and a!349 a!124) (and a!350 a!126) (and a!351 a!128) (and a!352 a!114) (and a!317 a!130)))
 (a!359 (or a!323 (and a!136 a!299) (and a!150 a!305) (and a!162 a!311) (and a!172 a!317) (and a!180 a!293)
 (and a!130 a!323) (and a!354 a!122) (and a!355 a!124) (and a!356 a!126) (and a!357 a!128) (and a!358 a!114)
 (and a!323 a!130))) (a!393 (or a!366 (and a!65 a!369) (and a!80 a!372) (and a!93 a!378) (and a!104 a!384) (and
 a!113 a!366) (and a!114 a!387) (and a!121 a!216) (and a!123 a!222) (and a!125 a!228) (and a!127 a!234) (and
 a!129 a!210) (and a!59 a!240) (and a!388 a!122) (and a!389 a!124) (and a!390 a!126) (and a!391 a!128) (and
 a!392 a!114) (and a!366 a!130))) (a!419 (or a!388 (and a!65 a!394) (and a!80 a!399) (and a!93 a!404) (and
 a!104 a!409) (and a!113 a!388) (and a!114 a!414) (and a!121 a!247) (and a!123 a!253) (and a!125 a!259) (and
 a!127 a!265) (and a!129 a!241) (and a!59 a!271) (and a!388 a!132) (and a!389 a!133) (and a!390 a!134) (and
 a!391 a!135) (and a!392 a!65) (and a!366 a!136))) (a!420 (or a!389 (and a!65 a!395) (and a!80 a!400) (and a!93
 a!405) (and a!104 a!410) (and a!113 a!389) (and a!114 a!415) (and a!121 a!248) (and a!123 a!254) (and a!125
 a!260) (and a!127 a!266) (and a!129 a!242) (and a!59 a!272) (and a!388 a!138) (and a!389 a!147) (and a!390
 a!148) (and a!391 a!149) (and a!392 a!80) (and a!366 a!150))) (a!421 (or a!390 (and a!65 a!396) (and a!80
 a!401) (and a!93 a!406) (and a!104 a!411) (and a!113 a!390) (and a!114 a!416) (and a!121 a!249) (and a!123
 a!255) (and a!125 a!261) (and a!127 a!267) (and a!129 a!243) (and a!59 a!273) (and a!388 a!139) (and a!389
 a!152) (and a!390 a!160) (and a!391 a!161) (and a!392 a!93) (and a!366 a!162))) (a!422 (or a!391 (and a!65
 a!397) (and a!80 a!402) (and a!93 a!407) (and a!104 a!412) (and a!113 a!391) (and a!114 a!417) (and a!121
 a!250) (and a!123 a!256) (and a!125 a!262) (and a!127 a!268) (and a!129 a!244) (and a!59 a!274) (and a!388
 a!140) (and a!389 a!153) (and a!390 a!164) (and a!391 a!171) (and a!392 a!104) (and a!366 a!172))) (a!423 (or
 a!392 (and a!65 a!398) (and a!80 a!403) (and a!93 a!408) (and a!104 a!413) (and a!113 a!392) (and a!114 a!418)
 (and a!121 a!251) (and a!123 a!257) (and a!125 a!263) (and a!127 a!269) (and a!129 a!245) (and a!59 a!275)
 (and a!388 a!141) (and a!389 a!154) (and a!390 a!165) (and a!391 a!174) (and a!392 a!113) (and a!366 a!180)))
 (a!456 (or a!429 (and a!65 a!432) (and a!80 a!435) (and a!93 a!441) (and a!104 a!447) (and a!113 a!429) (and
 a!114 a!450) (and a!241 a!299) (and a!242 a!305) (and a!243 a!311) (and a!244 a!317) (and a!245 a!293) (and
 a!210 a!323) (and a!451 a!122) (and a!452 a!124) (and a!453 a!126) (and a!454 a!128) (and a!455 a!114) (and
 a!429 a!130))) (a!462 (or a!432 (and a!132 a!432) (and a!138 a!435) (and a!139 a!441) (and a!140 a!447) (and
 a!141 a!429) (and a!122 a!450) (and a!247 a!299) (and a!248 a!305) (and a!249 a!311) (and a!250 a!317) (and
 a!251 a!293) (and a!216 a!323) (and a!457 a!122) (and a!458 a!124) (and a!459 a!126) (and a!460 a!128) (and
 a!461 a!114) (and a!432 a!130))) (a!468 (or a!435 (and a!133 a!432) (and a!147 a!435) (and a!152 a!441) (and
 a!153 a!447) (and a!154 a!429) (and a!124 a!450) (and a!253 a!299) (and a!254 a!305) (and a!255 a!311) (and
 a!256 a!317) (and a!257 a!293) (and a!222 a!323) (and a!463 a!122) (and a!464 a!124) (and a!465 a!126) (and
 a!466 a!128) (and a!467 a!114) (and a!435 a!130))) (a!474 (or a!441 (and a!134 a!432) (and a!148 a!435) (and
 a!160 a!441) (and a!164 a!447) (and a!165 a!429) (and a!126 a!450) (and a!259 a!299) (and a!260 a!305) (and
 a!261 a!311) (and a!262 a!317) (and a!263 a!293) (and a!228 a!323) (and a!469 a!122) (and a!470 a!124) (and
 a!471 a!126) (and a!472 a!128) (and a!473 a!114) (and a!441 a!130))) (a!480 (or a!447 (and a!135 a!432) (and
 a!149 a!435) (and a!161 a!441) (and a!171 a!447) (and a!174 a!429) (and a!128 a!450) (and a!265 a!299) (and
 a!266 a!305) (and a!267 a!311) (and a!268 a!317) (and a!269 a!293) (and a!234 a!323) (and a!475 a!122) (and
 a!476 a!124) (and a!477 a!126) (and a!478 a!128) (and a!479 a!114) (and a!447 a!130))) (a!486 (or a!450 (and
 a!136 a!432) (and a!150 a!435) (and a!162 a!441) (and a!172 a!447) (and a!180 a!429) (and a!130 a!450) (and
 a!271 a!299) (and a!272 a!305) (and a!273 a!311) (and a!274 a!317) (and a!275 a!293) (and a!240 a!323) (and
 a!481 a!122) (and a!482 a!124) (and a!483 a!126) (and a!484 a!128) (and a!485 a!114) (and a!450 a!130)))
 (a!501 (or a!490 (and a!65 a!491) (and a!80 a!492) (and a!93 a!493) (and a!104 a!494) (and a!113 a!490) (and
 a!114 a!495) (and a!121 a!432) (and a!123 a!435) (and a!125 a!441) (and a!127 a!447) (and a!129 a!429) (and
 a!59 a!450) (and a!388 a!299) (and a!389 a!305) (and a!390 a!311) (and a!391 a!317) (and a!392 a!293) (and
 a!366 a!323) (and a!496 a!122) (and a!497 a!124) (and a!498 a!126) (and a!499 a!128) (and a!500 a!114) (and
 a!490 a!130)))) (let ((a!198 (or a!131 (and a!137 (or a!75 (and a!132 a!75) (and a!138 a!89) (and a!139 a!101)
 (and a!140 a!111) (and a!141 a!59) (and a!122 a!120) (and a!142 a!122) (and a!143 a!124) (and a!144 a!126)
 (and a!145 a!128) (and a!146 a!114) (and a!75 a!130))) (and a!151 (or a!89 (and a!133 a!75) (and a!147 a!89)
 (and a!152 a!101) (and a!153 a!111) (and a!154 a!59) (and a!124 a!120) (and a!155 a!122) (and a!156 a!124)
 (and a!157 a!126) (and a!158 a!128) (and a!159 a!114) (and a!89 a!130))) (and a!163 (or a!101 (and a!134 a!75)
 (and a!148 a!89) (and a!160 a!101) (and a!164 a!111) (and a!165 a!59) (and a!126 a!120) (and a!166 a!122) (and
 a!167 a!124) (and a!168 a!126) (and a!169 a!128) (and a!170 a!114) (and a!101 a!130))) (and a!173 (or a!111
 (and a!135 a!75) (and a!149 a!89) (and a!161 a!101) (and a!171 a!111) (and a!174 a!59) (and a!128 a!120) (and
 a!175 a!122) (and a!176 a!124) (and a!177 a!126) (and a!178 a!128) (and a!179 a!114) (and a!111 a!130))) (and
 a!181 a!131) (and a!182 (or a!120 (and a!136 a!75) (and a!150 a!89) (and a!162 a!101) (and a!172 a!111) (and
 a!180 a!59) (and a!130 a!120) (and a!183 a!122) (and a!184 a!124) (and a!185 a!126) (and a!186 a!128) (and
 a!187 a!114) (and a!120 a!130))) (and a!188 a!189) (and a!190 a!191) (and a!192 a!193) (and a!194 a!195) (and
 a!196 a!182) (and a!131 a!197))) (a!360 (or a!329 (and a!137 a!335) (and a!151 a!341) (and a!163 a!347) (and
 a!173 a!353) (and a!181 a!329) (and a!182 a!359) (and (or a!324 (and a!65 a!330) (and a!80 a!336) (and a!93
 a!342) (and a!104 a!348) (and a!113 a!324) (and a!114 a!354) (and a!324 a!132) (and a!325 a!133) (and a!326
 a!134) (and a!327 a!135) (and a!328 a!65) (and a!293 a!136)) a!189) (and (or a!325 (and a!65 a!331) (and a!80
 a!337) (and a!93 a!343) (and a!104 a!349) (and a!113 a!325) (and a!114 a!355) (and a!324 a!138) (and a!325
 a!147) (and a!326 a!148) (and a!327 a!149) (and a!328 a!80) (and a!293 a!150)) a!191) (and (or a!326 (and a!65
 a!332) (and a!80 a!338) (and a!93 a!344) (and a!104 a!350) (and a!113 a!326) (and a!114 a!356) (and a!324
 a!139) (and a!325 a!152) (and a!326 a!160) (and a!327 a!161) (and a!328 a!93) (and a!293 a!162)) a!193) (and
 (or a!327 (and a!65 a!333) (and a!80 a!339) (and a!93 a!345) (and a!104 a!351) (and a!113 a!327) (and a!114
 a!357) (and a!324 a!140) (and a!325 a!153) (and a!326 a!164) (and a!327 a!171) (and a!328 a!104) (and a!293
 a!172)) a!195) (and (or a!328 (and a!65 a!334) (and a!80 a!340) (and a!93 a!346) (and a!104 a!352) (and a!113
 a!328) (and a!114 a!358) (and a!324 a!141) (and a!325 a!154) (and a!326 a!165) (and a!327 a!174) (and a!328
 a!113) (and a!293 a!180)) a!182) (and a!329 a!197))) (a!424 (or a!393 (and a!137 (or a!369 (and a!132 a!369)
 (and a!138 a!372) (and a!139 a!378) (and a!140 a!384) (and a!141 a!366) (and a!122 a!387) (and a!142 a!216)
 (and a!143 a!222) (and a!144 a!228) (and a!145 a!234) (and a!146 a!210) (and a!75 a!240) (and a!394 a!122)
 (and a!395 a!124) (and a!396 a!126) (and a!397 a!128) (and a!398 a!114) (and a!369 a!130))) (and a!151 (or
 a!372 (and a!133 a!369) (and a!147 a!372) (and a!152 a!378) (and a!153 a!384) (and a!154 a!366) (and a!124
 a!387) (and a!155 a!216) (and a!156 a!222) (and a!157 a!228) (and a!158 a!234) (and a!159 a!210) (and a!89
 a!240) (and a!399 a!122) (and a!400 a!124) (and a!401 a!126) (and a!402 a!128) (and a!403 a!114) (and a!372
 a!130))) (and a!163 (or a!378 (and a!134 a!369) (and a!148 a!372) (and a!160 a!378) (and a!164 a!384) (and
 a!165 a!366) (and a!126 a!387) (and a!166 a!216) (and a!167 a!222) (and a!168 a!228) (and a!169 a!234) (and
 a!170 a!210) (and a!101 a!240) (and a!404 a!122) (and a!405 a!124) (and a!406 a!126) (and a!407 a!128) (and
 a!408 a!114) (and a!378 a!130))) (and a!173 (or a!384 (and a!135 a!369) (and a!149 a!372) (and a!161 a!378)
 (and a!171 a!384) (and a!174 a!366) (and a!128 a!387) (and a!175 a!216) (and a!176 a!222) (and a!177 a!228)
 (and a!178 a!234) (and a!179 a!210) (and a!111 a!240) (and a!409 a!122) (and a!410 a!124) (and a!411 a!126)
 (and a!412 a!128) (and a!413 a!114) (and a!384 a!130))) (and a!181 a!393) (and a!182 (or a!387 (and a!136
 a!369) (and a!150 a!372) (and a!162 a!378) (and a!172 a!384) (and a!180 a!366) (and a!130 a!387) (and a!183
 a!216) (and a!184 a!222) (and a!185 a!228) (and a!186 a!234) (and a!187 a!210) (and a!120 a!240) (and a!414
 a!122) (and a!415 a!124) (and a!416 a!126) (and a!417 a!128) (and a!418 a!114) (and a!387 a!130))) (and a!188
 a!252) (and a!190 a!258) (and a!192 a!264) (and a!194 a!270) (and a!196 a!246) (and a!131 a!276) (and a!419
 a!189) (and a!420 a!191) (and a!421 a!193) (and a!422 a!195) (and a!423 a!182) (and a!393 a!197))) (a!487 (or
 a!456 (and a!137 a!462) (and a!151 a!468) (and a!163 a!474) (and a!173 a!480) (and a!181 a!456) (and a!182
 a!486) (and a!277 a!335) (and a!278 a!341) (and a!279 a!347) (and a!280 a!353) (and a!281 a!329) (and a!246
 a!359) (and (or a!451 (and a!65 a!457) (and a!80 a!463) (and a!93 a!469) (and a!104 a!475) (and a!113 a!451)
 (and a!114 a!481) (and a!241 a!330) (and a!242 a!336) (and a!243 a!342) (and a!244 a!348) (and a!245 a!324)
 (and a!210 a!354) (and a!451 a!132) (and a!452 a!133) (and a!453 a!134) (and a!454 a!135) (and a!455 a!65)
 (and a!429 a!136)) a!189) (and (or a!452 (and a!65 a!458) (and a!80 a!464) (and a!93 a!470) (and a!104 a!476)
 (and a!113 a!452) (and a!114 a!482) (and a!241 a!331) (and a!242 a!337) (and a!243 a!343) (and a!244 a!349)
 (and a!245 a!325) (and a!210 a!355) (and a!451 a!138) (and a!452 a!147) (and a!453 a!148) (and a!454 a!149)
 (and a!455 a!80) (and a!429 a!150)) a!191) (and (or a!453 (and a!65 a!459) (and a!80 a!465) (and a!93 a!471)
 (and a!104 a!477) (and a!113 a!453) (and a!114 a!483) (and a!241 a!332) (and a!242 a!338) (and a!243 a!344)
 (and a!244 a!350) (and a!245 a!326) (and a!210 a!356) (and a!451 a!139) (and a!452 a!152) (and a!453 a!160)
 (and a!454 a!161) (and a!455 a!93) (and a!429 a!162)) a!193) (and (or a!454 (and a!65 a!460) (and a!80 a!466)
 (and a!93 a!472) (and a!104 a!478) (and a!113 a!454) (and a!114 a!484) (and a!241 a!333) (and a!242 a!339)
 (and a!243 a!345) (and a!244 a!351) (and a!245 a!327) (and a!210 a!357) (and a!451 a!140) (and a!452 a!153)
 (and a!453 a!164) (and a!454 a!171) (and a!455 a!104) (and a!429 a!172)) a!195) (and (or a!455 (and a!65
 a!461) (and a!80 a!467) (and a!93 a!473) (and a!104 a!479) (and a!113 a!455) (and a!114 a!485) (and a!241
 a!334) (and a!242 a!340) (and a!243 a!346) (and a!244 a!352) (and a!245 a!328) (and a!210 a!358) (and a!451
 a!141) (and a!452 a!154) (and a!453 a!165) (and a!454 a!174) (and a!455 a!113) (and a!429 a!180)) a!182) (and
 a!456 a!197))) (a!527 (or a!501 (and a!137 (or a!491 (and a!132 a!491) (and a!138 a!492) (and a!139 a!493)
 (and a!140 a!494) (and a!141 a!490) (and a!122 a!495) (and a!142 a!432) (and a!143 a!435) (and a!144 a!441)
 (and a!145 a!447) (and a!146 a!429) (and a!75 a!450) (and a!394 a!299) (and a!395 a!305) (and a!396 a!311)
 (and a!397 a!317) (and a!398 a!293) (and a!369 a!323) (and a!502 a!122) (and a!503 a!124) (and a!504 a!126)
 (and a!505 a!128) (and a!506 a!114) (and a!491 a!130))) (and a!151 (or a!492 (and a!133 a!491) (and a!147
 a!492) (and a!152 a!493) (and a!153 a!494) (and a!154 a!490) (and a!124 a!495) (and a!155 a!432) (and a!156
 a!435) (and a!157 a!441) (and a!158 a!447) (and a!159 a!429) (and a!89 a!450) (and a!399 a!299) (and a!400
 a!305) (and a!401 a!311) (and a!402 a!317) (and a!403 a!293) (and a!372 a!323) (and a!507 a!122) (and a!508
 a!124) (and a!509 a!126) (and a!510 a!128) (and a!511 a!114) (and a!492 a!130))) (and a!163 (or a!493 (and
 a!134 a!491) (and a!148 a!492) (and a!160 a!493) (and a!164 a!494) (and a!165 a!490) (and a!126 a!495) (and
 a!166 a!432) (and a!167 a!435) (and a!168 a!441) (and a!169 a!447) (and a!170 a!429) (and a!101 a!450) (and
 a!404 a!299) (and a!405 a!305) (and a!406 a!311) (and a!407 a!317) (and a!408 a!293) (and a!378 a!323) (and
 a!512 a!122) (and a!513 a!124) (and a!514 a!126) (and a!515 a!128) (and a!516 a!114) (and a!493 a!130))) (and
 a!173 (or a!494 (and a!135 a!491) (and a!149 a!492) (and a!161 a!493) (and a!171 a!494) (and a!174 a!490) (and
 a!128 a!495) (and a!175 a!432) (and a!176 a!435) (and a!177 a!441) (and a!178 a!447) (and a!179 a!429) (and
 a!111 a!450) (and a!409 a!299) (and a!410 a!305) (and a!411 a!311) (and a!412 a!317) (and a!413 a!293) (and
 a!384 a!323) (and a!517 a!122) (and a!518 a!124) (and a!519 a!126) (and a!520 a!128) (and a!521 a!114) (and
 a!494 a!130))) (and a!181 a!501) (and a!182 (or a!495 (and a!136 a!491) (and a!150 a!492) (and a!162 a!493)
 (and a!172 a!494) (and a!180 a!490) (and a!130 a!495) (and a!183 a!432) (and a!184 a!435) (and a!185 a!441)
 (and a!186 a!447) (and a!187 a!429) (and a!120 a!450) (and a!414 a!299) (and a!415 a!305) (and a!416 a!311)
 (and a!417 a!317) (and a!418 a!293) (and a!387 a!323) (and a!522 a!122) (and a!523 a!124) (and a!524 a!126)
 (and a!525 a!128) (and a!526 a!114) (and a!495 a!130))) (and a!188 a!462) (and a!190 a!468) (and a!192 a!474)
 (and a!194 a!480) (and a!196 a!456) (and a!131 a!486) (and a!419 a!335) (and a!420 a!341) (and a!421 a!347)
 (and a!422 a!353) (and a!423 a!329) (and a!393 a!359) (and (or a!496 (and a!65 a!502) (and a!80 a!507) (and
 a!93 a!512) (and a!104 a!517) (and a!113 a!496) (and a!114 a!522) (and a!121 a!457) (and a!123 a!463) (and
 a!125 a!469) (and a!127 a!475) (and a!129 a!451) (and a!59 a!481) (and a!388 a!330) (and a!389 a!336) (and
 a!390 a!342) (and a!391 a!348) (and a!392 a!324) (and a!366 a!354) (and a!496 a!132) (and a!497 a!133) (and
 a!498 a!134) (and a!499 a!135) (and a!500 a!65) (and a!490 a!136)) a!189) (and (or a!497 (and a!65 a!503) (and
 a!80 a!508) (and a!93 a!513) (and a!104 a!518) (and a!113 a!497) (and a!114 a!523) (and a!121 a!458) (and
 a!123 a!464) (and a!125 a!470) (and a!127 a!476) (and a!129 a!452) (and a!59 a!482) (and a!388 a!331) (and
 a!389 a!337) (and a!390 a!343) (and a!391 a!349) (and a!392 a!325) (and a!366 a!355) (and a!496 a!138) (and
 a!497 a!147) (and a!498 a!148) (and a!499 a!149) (and a!500 a!80) (and a!490 a!150)) a!191) (and (or a!498
 (and a!65 a!504) (and a!80 a!509) (and a!93 a!514) (and a!104 a!519) (and a!113 a!498) (and a!114 a!524) (and
 a!121 a!459) (and a!123 a!465) (and a!125 a!471) (and a!127 a!477) (and a!129 a!453) (and a!59 a!483) (and
 a!388 a!332) (and a!389 a!338) (and a!390 a!344) (and a!391 a!350) (and a!392 a!326) (and a!366 a!356) (and
 a!496 a!139) (and a!497 a!152) (and a!498 a!160) (and a!499 a!161) (and a!500 a!93) (and a!490 a!162)) a!193)
 (and (or a!499 (and a!65 a!505) (and a!80 a!510) (and a!93 a!515) (and a!104 a!520) (and a!113 a!499) (and
 a!114 a!525) (and a!121 a!460) (and a!123 a!466) (and a!125 a!472) (and a!127 a!478) (and a!129 a!454) (and
 a!59 a!484) (and a!388 a!333) (and a!389 a!339) (and a!390 a!345) (and a!391 a!351) (and a!392 a!327) (and
 a!366 a!357) (and a!496 a!140) (and a!497 a!153) (and a!498 a!164) (and a!499 a!171) (and a!500 a!104) (and
 a!490 a!172)) a!195) (and (or a!500 (and a!65 a!506) (and a!80 a!511) (and a!93 a!516) (and a!104 a!521) (and
 a!113 a!500) (and a!114 a!526) (and a!121 a!461) (and a!123 a!467) (and a!125 a!473) (and a!127 a!479) (and
 a!129 a!455) (and a!59 a!485) (and a!388 a!334) (and a!389 a!340) (and a!390 a!346) (and a!391 a!352) (and
 a!392 a!328) (and a!366 a!358) (and a!496 a!141) (and a!497 a!154) (and a!498 a!165) (and a!499 a!174) (and
 a!500 a!113) (and a!490 a!180)) a!182) (and a!501 a!197)))) (let ((a!528 (and (= (or (and a_0 b_0) (and a_1
 b_1)) a!198) (= (or (and a_0 b_0) (and a_1 b_1)) (or a!246 (and a!137 a!252) (and a!151 a!258) (and a!163
 a!264) (and a!173 a!270) (and a!181 a!246) (and a!182 a!276) (and a!277 a!189) (and a!278 a!191) (and a!279
 a!193) (and a!280 a!195) (and a!281 a!182) (and a!246 a!197))) (= (or (and a_0 b_0) (and a_1 b_1)) a!360) (=
 a!361 a!424) (= a!361 a!487) (= (or (and a!488 b_0) (and a!489 b_1)) a!527)))) (not a!528))))))))
(check-sat)
