; token-order.control.other-column
; Another column than b gives another order.
; A control: the answer must be sat.
(set-logic QF_UF)
(declare-fun enters_1_0 () Bool)
(declare-fun enters_2_0 () Bool)
(declare-fun M_0_0 () Bool)
(declare-fun edge_0_1 () Bool)
(declare-fun edge_0_0 () Bool)
(declare-fun edge_1_1 () Bool)
(declare-fun edge_0_2 () Bool)
(declare-fun edge_2_1 () Bool)
(declare-fun edge_0_3 () Bool)
(declare-fun edge_3_1 () Bool)
(declare-fun edge_1_0 () Bool)
(declare-fun edge_2_0 () Bool)
(declare-fun edge_3_0 () Bool)
(declare-fun edge_1_2 () Bool)
(declare-fun edge_1_3 () Bool)
(declare-fun edge_2_2 () Bool)
(declare-fun edge_3_2 () Bool)
(declare-fun edge_2_3 () Bool)
(declare-fun edge_3_3 () Bool)
(declare-fun a_0 () Bool)
(declare-fun b_0 () Bool)
; hypothesis: yielded tokens enter the next iteration
(assert
 (and enters_1_0 enters_2_0))
; hypothesis: M
(assert
 (let ((a!1 (or edge_0_1
                (and edge_0_0 edge_0_1)
                (and edge_0_1 edge_1_1)
                (and edge_0_2 edge_2_1)
                (and edge_0_3 edge_3_1))))
 (let ((a!2 (or a!1
                (and (or edge_0_0
                         (and edge_0_0 edge_0_0)
                         (and edge_0_1 edge_1_0)
                         (and edge_0_2 edge_2_0)
                         (and edge_0_3 edge_3_0))
                     a!1)
                (and a!1
                     (or edge_1_1
                         (and edge_1_0 edge_0_1)
                         (and edge_1_1 edge_1_1)
                         (and edge_1_2 edge_2_1)
                         (and edge_1_3 edge_3_1)))
                (and (or edge_0_2
                         (and edge_0_0 edge_0_2)
                         (and edge_0_1 edge_1_2)
                         (and edge_0_2 edge_2_2)
                         (and edge_0_3 edge_3_2))
                     (or edge_2_1
                         (and edge_2_0 edge_0_1)
                         (and edge_2_1 edge_1_1)
                         (and edge_2_2 edge_2_1)
                         (and edge_2_3 edge_3_1)))
                (and (or edge_0_3
                         (and edge_0_0 edge_0_3)
                         (and edge_0_1 edge_1_3)
                         (and edge_0_2 edge_2_3)
                         (and edge_0_3 edge_3_3))
                     (or edge_3_1
                         (and edge_3_0 edge_0_1)
                         (and edge_3_1 edge_1_1)
                         (and edge_3_2 edge_2_1)
                         (and edge_3_3 edge_3_1))))))
   (and (= M_0_0 a!2) (= M_0_0 a!2) (= M_0_0 a!2)))))
; hypothesis: a
(assert
 (let ((a!1 (or edge_2_1
                (and edge_2_0 edge_0_1)
                (and edge_2_1 edge_1_1)
                (and edge_2_2 edge_2_1)
                (and edge_2_3 edge_3_1))))
 (let ((a!2 (or a!1
                (and (or edge_2_0
                         (and edge_2_0 edge_0_0)
                         (and edge_2_1 edge_1_0)
                         (and edge_2_2 edge_2_0)
                         (and edge_2_3 edge_3_0))
                     (or edge_0_1
                         (and edge_0_0 edge_0_1)
                         (and edge_0_1 edge_1_1)
                         (and edge_0_2 edge_2_1)
                         (and edge_0_3 edge_3_1)))
                (and a!1
                     (or edge_1_1
                         (and edge_1_0 edge_0_1)
                         (and edge_1_1 edge_1_1)
                         (and edge_1_2 edge_2_1)
                         (and edge_1_3 edge_3_1)))
                (and (or edge_2_2
                         (and edge_2_0 edge_0_2)
                         (and edge_2_1 edge_1_2)
                         (and edge_2_2 edge_2_2)
                         (and edge_2_3 edge_3_2))
                     a!1)
                (and (or edge_2_3
                         (and edge_2_0 edge_0_3)
                         (and edge_2_1 edge_1_3)
                         (and edge_2_2 edge_2_3)
                         (and edge_2_3 edge_3_3))
                     (or edge_3_1
                         (and edge_3_0 edge_0_1)
                         (and edge_3_1 edge_1_1)
                         (and edge_3_2 edge_2_1)
                         (and edge_3_3 edge_3_1))))))
   (and (= a_0 a!2) (= a_0 a!2) (= a_0 a!2)))))
; negated conclusion
(assert
 (let ((a!1 (or edge_2_1 (and edge_2_0 edge_0_1) (and edge_2_1 edge_1_1) (and edge_2_2 edge_2_1) (and edge_2_3
 edge_3_1))) (a!2 (or edge_0_3 (and edge_0_0 edge_0_3) (and edge_0_1 edge_1_3) (and edge_0_2 edge_2_3) (and
 edge_0_3 edge_3_3))) (a!4 (or edge_2_0 (and edge_2_0 edge_0_0) (and edge_2_1 edge_1_0) (and edge_2_2 edge_2_0)
 (and edge_2_3 edge_3_0))) (a!5 (or edge_0_0 (and edge_0_0 edge_0_0) (and edge_0_1 edge_1_0) (and edge_0_2
 edge_2_0) (and edge_0_3 edge_3_0))) (a!6 (or edge_1_0 (and edge_1_0 edge_0_0) (and edge_1_1 edge_1_0) (and
 edge_1_2 edge_2_0) (and edge_1_3 edge_3_0))) (a!7 (or edge_2_2 (and edge_2_0 edge_0_2) (and edge_2_1 edge_1_2)
 (and edge_2_2 edge_2_2) (and edge_2_3 edge_3_2))) (a!8 (or edge_2_3 (and edge_2_0 edge_0_3) (and edge_2_1
 edge_1_3) (and edge_2_2 edge_2_3) (and edge_2_3 edge_3_3))) (a!9 (or edge_3_0 (and edge_3_0 edge_0_0) (and
 edge_3_1 edge_1_0) (and edge_3_2 edge_2_0) (and edge_3_3 edge_3_0))) (a!11 (or edge_0_1 (and edge_0_0
 edge_0_1) (and edge_0_1 edge_1_1) (and edge_0_2 edge_2_1) (and edge_0_3 edge_3_1))) (a!13 (or edge_1_1 (and
 edge_1_0 edge_0_1) (and edge_1_1 edge_1_1) (and edge_1_2 edge_2_1) (and edge_1_3 edge_3_1))) (a!14 (or
 edge_3_1 (and edge_3_0 edge_0_1) (and edge_3_1 edge_1_1) (and edge_3_2 edge_2_1) (and edge_3_3 edge_3_1)))
 (a!16 (or edge_1_3 (and edge_1_0 edge_0_3) (and edge_1_1 edge_1_3) (and edge_1_2 edge_2_3) (and edge_1_3
 edge_3_3))) (a!17 (or edge_3_3 (and edge_3_0 edge_0_3) (and edge_3_1 edge_1_3) (and edge_3_2 edge_2_3) (and
 edge_3_3 edge_3_3))) (a!19 (or edge_0_2 (and edge_0_0 edge_0_2) (and edge_0_1 edge_1_2) (and edge_0_2
 edge_2_2) (and edge_0_3 edge_3_2))) (a!20 (or edge_1_2 (and edge_1_0 edge_0_2) (and edge_1_1 edge_1_2) (and
 edge_1_2 edge_2_2) (and edge_1_3 edge_3_2))) (a!21 (or edge_3_2 (and edge_3_0 edge_0_2) (and edge_3_1
 edge_1_2) (and edge_3_2 edge_2_2) (and edge_3_3 edge_3_2))) (a!84 (or (and (or enters_1_0 (and edge_1_1
 enters_1_0) (and enters_1_0 edge_0_0)) (and edge_0_1 enters_2_0)) (and (and enters_1_0 edge_0_1) (or
 enters_2_0 (and edge_1_1 enters_2_0) (and enters_2_0 edge_0_0))) (and (and enters_1_0 edge_0_2) (and edge_2_1
 enters_2_0)) (and (and enters_1_0 edge_0_3) (and edge_3_1 enters_2_0))))) (let ((a!3 (or (and a!1 (and
 enters_1_0 edge_0_3)) (and (and edge_2_1 enters_1_0) a!2))) (a!10 (or a!4 (and a!4 a!5) (and a!1 a!6) (and a!7
 a!4) (and a!8 a!9))) (a!12 (or (and a!11 (and enters_1_0 edge_0_3)) (and (and edge_0_1 enters_1_0) a!2)))
 (a!15 (or a!1 (and a!4 a!11) (and a!1 a!13) (and a!7 a!1) (and a!8 a!14))) (a!18 (or (and enters_1_0 edge_0_3)
 (and a!13 (and enters_1_0 edge_0_3)) (and (or enters_1_0 (and edge_1_1 enters_1_0) (and enters_1_0 edge_0_0))
 a!2) (and (and enters_1_0 edge_0_1) a!16) (and (and enters_1_0 edge_0_2) a!8) (and (and enters_1_0 edge_0_3)
 a!17))) (a!22 (or a!7 (and a!4 a!19) (and a!1 a!20) (and a!7 a!7) (and a!8 a!21))) (a!23 (or a!8 (and a!4 a!2)
 (and a!1 a!16) (and a!7 a!8) (and a!8 a!17))) (a!24 (or (and a!14 (and enters_1_0 edge_0_3)) (and (and
 edge_3_1 enters_1_0) a!2))) (a!25 (or (and edge_2_1 enters_1_0) (and a!4 (and edge_0_1 enters_1_0)) (and a!1
 (or enters_1_0 (and edge_1_1 enters_1_0) (and enters_1_0 edge_0_0))) (and a!7 (and edge_2_1 enters_1_0)) (and
 a!8 (and edge_3_1 enters_1_0)) (and (and edge_2_1 enters_1_0) a!5))) (a!26 (or a!2 (and a!5 a!2) (and a!11
 a!16) (and a!19 a!8) (and a!2 a!17))) (a!27 (or (and a!1 (and enters_1_0 edge_0_1)) (and (and edge_2_1
 enters_1_0) a!11))) (a!28 (or a!16 (and a!6 a!2) (and a!13 a!16) (and a!20 a!8) (and a!16 a!17))) (a!29 (or
 (and a!1 (and enters_1_0 edge_0_2)) (and (and edge_2_1 enters_1_0) a!19))) (a!30 (or a!17 (and a!9 a!2) (and
 a!14 a!16) (and a!21 a!8) (and a!17 a!17))) (a!32 (or a!5 (and a!5 a!5) (and a!11 a!6) (and a!19 a!4) (and a!2
 a!9))) (a!33 (or a!6 (and a!6 a!5) (and a!13 a!6) (and a!20 a!4) (and a!16 a!9))) (a!34 (or a!9 (and a!9 a!5)
 (and a!14 a!6) (and a!21 a!4) (and a!17 a!9))) (a!36 (or a!11 (and a!5 a!11) (and a!11 a!13) (and a!19 a!1)
 (and a!2 a!14))) (a!37 (or a!19 (and a!5 a!19) (and a!11 a!20) (and a!19 a!7) (and a!2 a!21))) (a!38 (or (and
 edge_0_1 enters_1_0) (and a!5 (and edge_0_1 enters_1_0)) (and a!11 (or enters_1_0 (and edge_1_1 enters_1_0)
 (and enters_1_0 edge_0_0))) (and a!19 (and edge_2_1 enters_1_0)) (and a!2 (and edge_3_1 enters_1_0)) (and (and
 edge_0_1 enters_1_0) a!5))) (a!39 (or (and a!11 (and enters_1_0 edge_0_1)) (and (and edge_0_1 enters_1_0)
 a!11))) (a!40 (or (and a!11 (and enters_1_0 edge_0_2)) (and (and edge_0_1 enters_1_0) a!19))) (a!41 (or a!13
 (and a!6 a!11) (and a!13 a!13) (and a!20 a!1) (and a!16 a!14))) (a!42 (or a!14 (and a!9 a!11) (and a!14 a!13)
 (and a!21 a!1) (and a!17 a!14))) (a!44 (or a!20 (and a!6 a!19) (and a!13 a!20) (and a!20 a!7) (and a!16
 a!21))) (a!45 (or (or enters_1_0 (and edge_1_1 enters_1_0) (and enters_1_0 edge_0_0)) (and a!6 (and edge_0_1
 enters_1_0)) (and a!13 (or enters_1_0 (and edge_1_1 enters_1_0) (and enters_1_0 edge_0_0))) (and a!20 (and
 edge_2_1 enters_1_0)) (and a!16 (and edge_3_1 enters_1_0)) (and (or enters_1_0 (and edge_1_1 enters_1_0) (and
 enters_1_0 edge_0_0)) a!5) (and (and enters_1_0 edge_0_1) a!6) (and (and enters_1_0 edge_0_2) a!4) (and (and
 enters_1_0 edge_0_3) a!9))) (a!46 (or (and enters_1_0 edge_0_1) (and a!13 (and enters_1_0 edge_0_1)) (and (or
 enters_1_0 (and edge_1_1 enters_1_0) (and enters_1_0 edge_0_0)) a!11) (and (and enters_1_0 edge_0_1) a!13)
 (and (and enters_1_0 edge_0_2) a!1) (and (and enters_1_0 edge_0_3) a!14))) (a!47 (or (and enters_1_0 edge_0_2)
 (and a!13 (and enters_1_0 edge_0_2)) (and (or enters_1_0 (and edge_1_1 enters_1_0) (and enters_1_0 edge_0_0))
 a!19) (and (and enters_1_0 edge_0_1) a!20) (and (and enters_1_0 edge_0_2) a!7) (and (and enters_1_0 edge_0_3)
 a!21))) (a!48 (or a!21 (and a!9 a!19) (and a!14 a!20) (and a!21 a!7) (and a!17 a!21))) (a!51 (or (and edge_3_1
 enters_1_0) (and a!9 (and edge_0_1 enters_1_0)) (and a!14 (or enters_1_0 (and edge_1_1 enters_1_0) (and
 enters_1_0 edge_0_0))) (and a!21 (and edge_2_1 enters_1_0)) (and a!17 (and edge_3_1 enters_1_0)) (and (and
 edge_3_1 enters_1_0) a!5))) (a!52 (or (and a!14 (and enters_1_0 edge_0_1)) (and (and edge_3_1 enters_1_0)
 a!11))) (a!53 (or (and a!14 (and enters_1_0 edge_0_2)) (and (and edge_3_1 enters_1_0) a!19))) (a!61 (or (and
 a!1 (and enters_2_0 edge_0_3)) (and (and edge_2_1 enters_2_0) a!2))) (a!62 (or (and a!11 (and enters_2_0
 edge_0_3)) (and (and edge_0_1 enters_2_0) a!2))) (a!63 (or (and enters_2_0 edge_0_3) (and a!13 (and enters_2_0
 edge_0_3)) (and (or enters_2_0 (and edge_1_1 enters_2_0) (and enters_2_0 edge_0_0)) a!2) (and (and enters_2_0
 edge_0_1) a!16) (and (and enters_2_0 edge_0_2) a!8) (and (and enters_2_0 edge_0_3) a!17))) (a!64 (or (and a!14
 (and enters_2_0 edge_0_3)) (and (and edge_3_1 enters_2_0) a!2))) (a!65 (or (and edge_2_1 enters_2_0) (and a!4
 (and edge_0_1 enters_2_0)) (and a!1 (or enters_2_0 (and edge_1_1 enters_2_0) (and enters_2_0 edge_0_0))) (and
 a!7 (and edge_2_1 enters_2_0)) (and a!8 (and edge_3_1 enters_2_0)) (and (and edge_2_1 enters_2_0) a!5))) (a!66
 (or (and a!1 (and enters_2_0 edge_0_1)) (and (and edge_2_1 enters_2_0) a!11))) (a!67 (or (and a!1 (and
 enters_2_0 edge_0_2)) (and (and edge_2_1 enters_2_0) a!19))) (a!69 (or (and edge_0_1 enters_2_0) (and a!5 (and
 edge_0_1 enters_2_0)) (and a!11 (or enters_2_0 (and edge_1_1 enters_2_0) (and enters_2_0 edge_0_0))) (and a!19
 (and edge_2_1 enters_2_0)) (and a!2 (and edge_3_1 enters_2_0)) (and (and edge_0_1 enters_2_0) a!5))) (a!70 (or
 (and a!11 (and enters_2_0 edge_0_1)) (and (and edge_0_1 enters_2_0) a!11))) (a!71 (or (and a!11 (and
 enters_2_0 edge_0_2)) (and (and edge_0_1 enters_2_0) a!19))) (a!73 (or (or enters_2_0 (and edge_1_1
 enters_2_0) (and enters_2_0 edge_0_0)) (and a!6 (and edge_0_1 enters_2_0)) (and a!13 (or enters_2_0 (and
 edge_1_1 enters_2_0) (and enters_2_0 edge_0_0))) (and a!20 (and edge_2_1 enters_2_0)) (and a!16 (and edge_3_1
 enters_2_0)) (and (or enters_2_0 (and edge_1_1 enters_2_0) (and enters_2_0 edge_0_0)) a!5) (and (and
 enters_2_0 edge_0_1) a!6) (and (and enters_2_0 edge_0_2) a!4) (and (and enters_2_0 edge_0_3) a!9))) (a!74 (or
 (and enters_2_0 edge_0_1) (and a!13 (and enters_2_0 edge_0_1)) (and (or enters_2_0 (and edge_1_1 enters_2_0)
 (and enters_2_0 edge_0_0)) a!11) (and (and enters_2_0 edge_0_1) a!13) (and (and enters_2_0 edge_0_2) a!1) (and
 (and enters_2_0 edge_0_3) a!14))) (a!75 (or (and enters_2_0 edge_0_2) (and a!13 (and enters_2_0 edge_0_2))
 (and (or enters_2_0 (and edge_1_1 enters_2_0) (and enters_2_0 edge_0_0)) a!19) (and (and enters_2_0 edge_0_1)
 a!20) (and (and enters_2_0 edge_0_2) a!7) (and (and enters_2_0 edge_0_3) a!21))) (a!77 (or (and edge_3_1
 enters_2_0) (and a!9 (and edge_0_1 enters_2_0)) (and a!14 (or enters_2_0 (and edge_1_1 enters_2_0) (and
 enters_2_0 edge_0_0))) (and a!21 (and edge_2_1 enters_2_0)) (and a!17 (and edge_3_1 enters_2_0)) (and (and
 edge_3_1 enters_2_0) a!5))) (a!78 (or (and a!14 (and enters_2_0 edge_0_1)) (and (and edge_3_1 enters_2_0)
 a!11))) (a!79 (or (and a!14 (and enters_2_0 edge_0_2)) (and (and edge_3_1 enters_2_0) a!19)))) (let ((a!31 (or
 a!3 (and a!10 a!12) (and a!15 a!18) (and a!22 a!3) (and a!23 a!24) (and a!25 a!26) (and a!27 a!28) (and a!29
 a!23) (and a!3 a!30))) (a!35 (or a!10 (and a!10 a!32) (and a!15 a!33) (and a!22 a!10) (and a!23 a!34))) (a!43
 (or a!15 (and a!10 a!36) (and a!15 a!41) (and a!22 a!15) (and a!23 a!42))) (a!49 (or a!22 (and a!10 a!37) (and
 a!15 a!44) (and a!22 a!22) (and a!23 a!48))) (a!50 (or a!23 (and a!10 a!26) (and a!15 a!28) (and a!22 a!23)
 (and a!23 a!30))) (a!54 (or a!25 (and a!10 a!38) (and a!15 a!45) (and a!22 a!25) (and a!23 a!51) (and a!25
 a!32) (and a!27 a!33) (and a!29 a!10) (and a!3 a!34))) (a!55 (or a!26 (and a!32 a!26) (and a!36 a!28) (and
 a!37 a!23) (and a!26 a!30))) (a!56 (or a!27 (and a!10 a!39) (and a!15 a!46) (and a!22 a!27) (and a!23 a!52)
 (and a!25 a!36) (and a!27 a!41) (and a!29 a!15) (and a!3 a!42))) (a!57 (or a!28 (and a!33 a!26) (and a!41
 a!28) (and a!44 a!23) (and a!28 a!30))) (a!58 (or a!29 (and a!10 a!40) (and a!15 a!47) (and a!22 a!29) (and
 a!23 a!53) (and a!25 a!37) (and a!27 a!44) (and a!29 a!22) (and a!3 a!48))) (a!59 (or a!30 (and a!34 a!26)
 (and a!42 a!28) (and a!48 a!23) (and a!30 a!30))) (a!68 (or a!61 (and a!10 a!62) (and a!15 a!63) (and a!22
 a!61) (and a!23 a!64) (and a!65 a!26) (and a!66 a!28) (and a!67 a!23) (and a!61 a!30))) (a!72 (or a!62 (and
 a!32 a!62) (and a!36 a!63) (and a!37 a!61) (and a!26 a!64) (and a!69 a!26) (and a!70 a!28) (and a!71 a!23)
 (and a!62 a!30))) (a!76 (or a!63 (and a!33 a!62) (and a!41 a!63) (and a!44 a!61) (and a!28 a!64) (and a!73
 a!26) (and a!74 a!28) (and a!75 a!23) (and a!63 a!30))) (a!80 (or a!64 (and a!34 a!62) (and a!42 a!63) (and
 a!48 a!61) (and a!30 a!64) (and a!77 a!26) (and a!78 a!28) (and a!79 a!23) (and a!64 a!30))) (a!82 (or (and
 a!15 (and (and enters_1_0 edge_0_1) (and enters_2_0 edge_0_3))) (and a!25 a!62) (and a!27 a!63) (and a!29
 a!61) (and a!3 a!64) (and (and (and edge_2_1 enters_1_0) (and edge_0_1 enters_2_0)) a!26))) (a!83 (or (and
 a!36 (and (and enters_1_0 edge_0_1) (and enters_2_0 edge_0_3))) (and a!38 a!62) (and a!39 a!63) (and a!40
 a!61) (and a!12 a!64) (and (and (and edge_0_1 enters_1_0) (and edge_0_1 enters_2_0)) a!26))) (a!85 (or (and
 (and enters_1_0 edge_0_1) (and enters_2_0 edge_0_3)) (and a!41 (and (and enters_1_0 edge_0_1) (and enters_2_0
 edge_0_3))) (and a!45 a!62) (and a!46 a!63) (and a!47 a!61) (and a!18 a!64) (and a!84 a!26) (and (and (and
 enters_1_0 edge_0_1) (and enters_2_0 edge_0_1)) a!28) (and (and (and enters_1_0 edge_0_1) (and enters_2_0
 edge_0_2)) a!23) (and (and (and enters_1_0 edge_0_1) (and enters_2_0 edge_0_3)) a!30))) (a!86 (or (and a!42
 (and (and enters_1_0 edge_0_1) (and enters_2_0 edge_0_3))) (and a!51 a!62) (and a!52 a!63) (and a!53 a!61)
 (and a!24 a!64) (and (and (and edge_3_1 enters_1_0) (and edge_0_1 enters_2_0)) a!26))) (a!87 (or (and (and
 edge_2_1 enters_1_0) (and edge_0_1 enters_2_0)) (and a!10 (and (and edge_0_1 enters_1_0) (and edge_0_1
 enters_2_0))) (and a!15 a!84) (and a!22 (and (and edge_2_1 enters_1_0) (and edge_0_1 enters_2_0))) (and a!23
 (and (and edge_3_1 enters_1_0) (and edge_0_1 enters_2_0))) (and a!25 a!69) (and a!27 a!73) (and a!29 a!65)
 (and a!3 a!77) (and (and (and edge_2_1 enters_1_0) (and edge_0_1 enters_2_0)) a!32))) (a!88 (or (and a!15 (and
 (and enters_1_0 edge_0_1) (and enters_2_0 edge_0_1))) (and a!25 a!70) (and a!27 a!74) (and a!29 a!66) (and a!3
 a!78) (and (and (and edge_2_1 enters_1_0) (and edge_0_1 enters_2_0)) a!36))) (a!89 (or (and a!15 (and (and
 enters_1_0 edge_0_1) (and enters_2_0 edge_0_2))) (and a!25 a!71) (and a!27 a!75) (and a!29 a!67) (and a!3
 a!79) (and (and (and edge_2_1 enters_1_0) (and edge_0_1 enters_2_0)) a!37)))) (let ((a!60 (or a!31 (and a!35
 (or a!12 (and a!32 a!12) (and a!36 a!18) (and a!37 a!3) (and a!26 a!24) (and a!38 a!26) (and a!39 a!28) (and
 a!40 a!23) (and a!12 a!30))) (and a!43 (or a!18 (and a!33 a!12) (and a!41 a!18) (and a!44 a!3) (and a!28 a!24)
 (and a!45 a!26) (and a!46 a!28) (and a!47 a!23) (and a!18 a!30))) (and a!49 a!31) (and a!50 (or a!24 (and a!34
 a!12) (and a!42 a!18) (and a!48 a!3) (and a!30 a!24) (and a!51 a!26) (and a!52 a!28) (and a!53 a!23) (and a!24
 a!30))) (and a!54 a!55) (and a!56 a!57) (and a!58 a!50) (and a!31 a!59))) (a!81 (or a!68 (and a!35 a!72) (and
 a!43 a!76) (and a!49 a!68) (and a!50 a!80) (and (or a!65 (and a!10 a!69) (and a!15 a!73) (and a!22 a!65) (and
 a!23 a!77) (and a!65 a!32) (and a!66 a!33) (and a!67 a!10) (and a!61 a!34)) a!55) (and (or a!66 (and a!10
 a!70) (and a!15 a!74) (and a!22 a!66) (and a!23 a!78) (and a!65 a!36) (and a!66 a!41) (and a!67 a!15) (and
 a!61 a!42)) a!57) (and (or a!67 (and a!10 a!71) (and a!15 a!75) (and a!22 a!67) (and a!23 a!79) (and a!65
 a!37) (and a!66 a!44) (and a!67 a!22) (and a!61 a!48)) a!50) (and a!68 a!59)))) (let ((a!90 (and (= (and a_0
 b_0) a!60) (= (and a_0 b_0) a!81) (= (and a_0 M_0_0 b_0) (or a!82 (and a!35 a!83) (and a!43 a!85) (and a!49
 a!82) (and a!50 a!86) (and a!54 a!72) (and a!56 a!76) (and a!58 a!68) (and a!31 a!80) (and a!87 a!55) (and
 a!88 a!57) (and a!89 a!50) (and a!82 a!59)))))) (not a!90)))))))
(check-sat)
