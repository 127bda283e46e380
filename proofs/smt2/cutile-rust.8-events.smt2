; cutile-rust.8-events
; Of 8 events, numbered such that events 0 and 1 are in question, facts 1 to 3 leave no race.
; A lemma: the answer must be unsat.
(set-logic QF_UF)
(declare-fun overlap_0_0 () Bool)
(declare-fun R_0 () Bool)
(declare-fun W_0 () Bool)
(declare-fun overlap_0_1 () Bool)
(declare-fun R_1 () Bool)
(declare-fun W_1 () Bool)
(declare-fun overlap_0_2 () Bool)
(declare-fun R_2 () Bool)
(declare-fun W_2 () Bool)
(declare-fun overlap_0_3 () Bool)
(declare-fun R_3 () Bool)
(declare-fun W_3 () Bool)
(declare-fun overlap_0_4 () Bool)
(declare-fun R_4 () Bool)
(declare-fun W_4 () Bool)
(declare-fun overlap_0_5 () Bool)
(declare-fun R_5 () Bool)
(declare-fun W_5 () Bool)
(declare-fun overlap_0_6 () Bool)
(declare-fun R_6 () Bool)
(declare-fun W_6 () Bool)
(declare-fun overlap_0_7 () Bool)
(declare-fun R_7 () Bool)
(declare-fun W_7 () Bool)
(declare-fun overlap_1_0 () Bool)
(declare-fun overlap_1_1 () Bool)
(declare-fun overlap_1_2 () Bool)
(declare-fun overlap_1_3 () Bool)
(declare-fun overlap_1_4 () Bool)
(declare-fun overlap_1_5 () Bool)
(declare-fun overlap_1_6 () Bool)
(declare-fun overlap_1_7 () Bool)
(declare-fun overlap_2_0 () Bool)
(declare-fun overlap_2_1 () Bool)
(declare-fun overlap_2_2 () Bool)
(declare-fun overlap_2_3 () Bool)
(declare-fun overlap_2_4 () Bool)
(declare-fun overlap_2_5 () Bool)
(declare-fun overlap_2_6 () Bool)
(declare-fun overlap_2_7 () Bool)
(declare-fun overlap_3_0 () Bool)
(declare-fun overlap_3_1 () Bool)
(declare-fun overlap_3_2 () Bool)
(declare-fun overlap_3_3 () Bool)
(declare-fun overlap_3_4 () Bool)
(declare-fun overlap_3_5 () Bool)
(declare-fun overlap_3_6 () Bool)
(declare-fun overlap_3_7 () Bool)
(declare-fun overlap_4_0 () Bool)
(declare-fun overlap_4_1 () Bool)
(declare-fun overlap_4_2 () Bool)
(declare-fun overlap_4_3 () Bool)
(declare-fun overlap_4_4 () Bool)
(declare-fun overlap_4_5 () Bool)
(declare-fun overlap_4_6 () Bool)
(declare-fun overlap_4_7 () Bool)
(declare-fun overlap_5_0 () Bool)
(declare-fun overlap_5_1 () Bool)
(declare-fun overlap_5_2 () Bool)
(declare-fun overlap_5_3 () Bool)
(declare-fun overlap_5_4 () Bool)
(declare-fun overlap_5_5 () Bool)
(declare-fun overlap_5_6 () Bool)
(declare-fun overlap_5_7 () Bool)
(declare-fun overlap_6_0 () Bool)
(declare-fun overlap_6_1 () Bool)
(declare-fun overlap_6_2 () Bool)
(declare-fun overlap_6_3 () Bool)
(declare-fun overlap_6_4 () Bool)
(declare-fun overlap_6_5 () Bool)
(declare-fun overlap_6_6 () Bool)
(declare-fun overlap_6_7 () Bool)
(declare-fun overlap_7_0 () Bool)
(declare-fun overlap_7_1 () Bool)
(declare-fun overlap_7_2 () Bool)
(declare-fun overlap_7_3 () Bool)
(declare-fun overlap_7_4 () Bool)
(declare-fun overlap_7_5 () Bool)
(declare-fun overlap_7_6 () Bool)
(declare-fun overlap_7_7 () Bool)
(declare-fun OWN_0 () Bool)
(declare-fun OWN_1 () Bool)
(declare-fun OWN_2 () Bool)
(declare-fun OWN_3 () Bool)
(declare-fun OWN_4 () Bool)
(declare-fun OWN_5 () Bool)
(declare-fun OWN_6 () Bool)
(declare-fun OWN_7 () Bool)
(declare-fun SHARED_0 () Bool)
(declare-fun SHARED_1 () Bool)
(declare-fun SHARED_2 () Bool)
(declare-fun SHARED_3 () Bool)
(declare-fun SHARED_4 () Bool)
(declare-fun SHARED_5 () Bool)
(declare-fun SHARED_6 () Bool)
(declare-fun SHARED_7 () Bool)
(declare-fun same_block_0_0 () Bool)
(declare-fun same_block_0_1 () Bool)
(declare-fun same_block_0_2 () Bool)
(declare-fun same_block_0_3 () Bool)
(declare-fun same_block_0_4 () Bool)
(declare-fun same_block_0_5 () Bool)
(declare-fun same_block_0_6 () Bool)
(declare-fun same_block_0_7 () Bool)
(declare-fun same_block_1_0 () Bool)
(declare-fun same_block_1_1 () Bool)
(declare-fun same_block_1_2 () Bool)
(declare-fun same_block_1_3 () Bool)
(declare-fun same_block_1_4 () Bool)
(declare-fun same_block_1_5 () Bool)
(declare-fun same_block_1_6 () Bool)
(declare-fun same_block_1_7 () Bool)
(declare-fun same_block_2_0 () Bool)
(declare-fun same_block_2_1 () Bool)
(declare-fun same_block_2_2 () Bool)
(declare-fun same_block_2_3 () Bool)
(declare-fun same_block_2_4 () Bool)
(declare-fun same_block_2_5 () Bool)
(declare-fun same_block_2_6 () Bool)
(declare-fun same_block_2_7 () Bool)
(declare-fun same_block_3_0 () Bool)
(declare-fun same_block_3_1 () Bool)
(declare-fun same_block_3_2 () Bool)
(declare-fun same_block_3_3 () Bool)
(declare-fun same_block_3_4 () Bool)
(declare-fun same_block_3_5 () Bool)
(declare-fun same_block_3_6 () Bool)
(declare-fun same_block_3_7 () Bool)
(declare-fun same_block_4_0 () Bool)
(declare-fun same_block_4_1 () Bool)
(declare-fun same_block_4_2 () Bool)
(declare-fun same_block_4_3 () Bool)
(declare-fun same_block_4_4 () Bool)
(declare-fun same_block_4_5 () Bool)
(declare-fun same_block_4_6 () Bool)
(declare-fun same_block_4_7 () Bool)
(declare-fun same_block_5_0 () Bool)
(declare-fun same_block_5_1 () Bool)
(declare-fun same_block_5_2 () Bool)
(declare-fun same_block_5_3 () Bool)
(declare-fun same_block_5_4 () Bool)
(declare-fun same_block_5_5 () Bool)
(declare-fun same_block_5_6 () Bool)
(declare-fun same_block_5_7 () Bool)
(declare-fun same_block_6_0 () Bool)
(declare-fun same_block_6_1 () Bool)
(declare-fun same_block_6_2 () Bool)
(declare-fun same_block_6_3 () Bool)
(declare-fun same_block_6_4 () Bool)
(declare-fun same_block_6_5 () Bool)
(declare-fun same_block_6_6 () Bool)
(declare-fun same_block_6_7 () Bool)
(declare-fun same_block_7_0 () Bool)
(declare-fun same_block_7_1 () Bool)
(declare-fun same_block_7_2 () Bool)
(declare-fun same_block_7_3 () Bool)
(declare-fun same_block_7_4 () Bool)
(declare-fun same_block_7_5 () Bool)
(declare-fun same_block_7_6 () Bool)
(declare-fun same_block_7_7 () Bool)
(declare-fun same_instance_0_0 () Bool)
(declare-fun next_0_0 () Bool)
(declare-fun next_0_1 () Bool)
(declare-fun next_1_0 () Bool)
(declare-fun next_0_2 () Bool)
(declare-fun next_2_0 () Bool)
(declare-fun next_0_3 () Bool)
(declare-fun next_3_0 () Bool)
(declare-fun next_0_4 () Bool)
(declare-fun next_4_0 () Bool)
(declare-fun next_0_5 () Bool)
(declare-fun next_5_0 () Bool)
(declare-fun next_0_6 () Bool)
(declare-fun next_6_0 () Bool)
(declare-fun next_0_7 () Bool)
(declare-fun next_7_0 () Bool)
(declare-fun next_1_1 () Bool)
(declare-fun next_2_1 () Bool)
(declare-fun next_3_1 () Bool)
(declare-fun next_4_1 () Bool)
(declare-fun next_5_1 () Bool)
(declare-fun next_6_1 () Bool)
(declare-fun next_7_1 () Bool)
(declare-fun next_1_2 () Bool)
(declare-fun next_1_3 () Bool)
(declare-fun next_1_4 () Bool)
(declare-fun next_1_5 () Bool)
(declare-fun next_1_6 () Bool)
(declare-fun next_1_7 () Bool)
(declare-fun next_2_2 () Bool)
(declare-fun next_3_2 () Bool)
(declare-fun next_4_2 () Bool)
(declare-fun next_5_2 () Bool)
(declare-fun next_6_2 () Bool)
(declare-fun next_7_2 () Bool)
(declare-fun next_2_3 () Bool)
(declare-fun next_2_4 () Bool)
(declare-fun next_2_5 () Bool)
(declare-fun next_2_6 () Bool)
(declare-fun next_2_7 () Bool)
(declare-fun next_3_3 () Bool)
(declare-fun next_4_3 () Bool)
(declare-fun next_5_3 () Bool)
(declare-fun next_6_3 () Bool)
(declare-fun next_7_3 () Bool)
(declare-fun next_3_4 () Bool)
(declare-fun next_3_5 () Bool)
(declare-fun next_3_6 () Bool)
(declare-fun next_3_7 () Bool)
(declare-fun next_4_4 () Bool)
(declare-fun next_5_4 () Bool)
(declare-fun next_6_4 () Bool)
(declare-fun next_7_4 () Bool)
(declare-fun next_4_5 () Bool)
(declare-fun next_4_6 () Bool)
(declare-fun next_4_7 () Bool)
(declare-fun next_5_5 () Bool)
(declare-fun next_6_5 () Bool)
(declare-fun next_7_5 () Bool)
(declare-fun next_5_6 () Bool)
(declare-fun next_5_7 () Bool)
(declare-fun next_6_6 () Bool)
(declare-fun next_7_6 () Bool)
(declare-fun next_6_7 () Bool)
(declare-fun next_7_7 () Bool)
(declare-fun same_instance_0_1 () Bool)
(declare-fun same_instance_0_2 () Bool)
(declare-fun same_instance_0_3 () Bool)
(declare-fun same_instance_0_4 () Bool)
(declare-fun same_instance_0_5 () Bool)
(declare-fun same_instance_0_6 () Bool)
(declare-fun same_instance_0_7 () Bool)
(declare-fun same_instance_1_0 () Bool)
(declare-fun same_instance_1_1 () Bool)
(declare-fun same_instance_1_2 () Bool)
(declare-fun same_instance_1_3 () Bool)
(declare-fun same_instance_1_4 () Bool)
(declare-fun same_instance_1_5 () Bool)
(declare-fun same_instance_1_6 () Bool)
(declare-fun same_instance_1_7 () Bool)
(declare-fun same_instance_2_0 () Bool)
(declare-fun same_instance_2_1 () Bool)
(declare-fun same_instance_2_2 () Bool)
(declare-fun same_instance_2_3 () Bool)
(declare-fun same_instance_2_4 () Bool)
(declare-fun same_instance_2_5 () Bool)
(declare-fun same_instance_2_6 () Bool)
(declare-fun same_instance_2_7 () Bool)
(declare-fun same_instance_3_0 () Bool)
(declare-fun same_instance_3_1 () Bool)
(declare-fun same_instance_3_2 () Bool)
(declare-fun same_instance_3_3 () Bool)
(declare-fun same_instance_3_4 () Bool)
(declare-fun same_instance_3_5 () Bool)
(declare-fun same_instance_3_6 () Bool)
(declare-fun same_instance_3_7 () Bool)
(declare-fun same_instance_4_0 () Bool)
(declare-fun same_instance_4_1 () Bool)
(declare-fun same_instance_4_2 () Bool)
(declare-fun same_instance_4_3 () Bool)
(declare-fun same_instance_4_4 () Bool)
(declare-fun same_instance_4_5 () Bool)
(declare-fun same_instance_4_6 () Bool)
(declare-fun same_instance_4_7 () Bool)
(declare-fun same_instance_5_0 () Bool)
(declare-fun same_instance_5_1 () Bool)
(declare-fun same_instance_5_2 () Bool)
(declare-fun same_instance_5_3 () Bool)
(declare-fun same_instance_5_4 () Bool)
(declare-fun same_instance_5_5 () Bool)
(declare-fun same_instance_5_6 () Bool)
(declare-fun same_instance_5_7 () Bool)
(declare-fun same_instance_6_0 () Bool)
(declare-fun same_instance_6_1 () Bool)
(declare-fun same_instance_6_2 () Bool)
(declare-fun same_instance_6_3 () Bool)
(declare-fun same_instance_6_4 () Bool)
(declare-fun same_instance_6_5 () Bool)
(declare-fun same_instance_6_6 () Bool)
(declare-fun same_instance_6_7 () Bool)
(declare-fun same_instance_7_0 () Bool)
(declare-fun same_instance_7_1 () Bool)
(declare-fun same_instance_7_2 () Bool)
(declare-fun same_instance_7_3 () Bool)
(declare-fun same_instance_7_4 () Bool)
(declare-fun same_instance_7_5 () Bool)
(declare-fun same_instance_7_6 () Bool)
(declare-fun same_instance_7_7 () Bool)
(declare-fun token_0_0 () Bool)
(declare-fun token_0_1 () Bool)
(declare-fun token_0_2 () Bool)
(declare-fun token_0_3 () Bool)
(declare-fun token_0_4 () Bool)
(declare-fun token_0_5 () Bool)
(declare-fun token_0_6 () Bool)
(declare-fun token_0_7 () Bool)
(declare-fun token_1_0 () Bool)
(declare-fun token_1_1 () Bool)
(declare-fun token_1_2 () Bool)
(declare-fun token_1_3 () Bool)
(declare-fun token_1_4 () Bool)
(declare-fun token_1_5 () Bool)
(declare-fun token_1_6 () Bool)
(declare-fun token_1_7 () Bool)
(declare-fun token_2_0 () Bool)
(declare-fun token_2_1 () Bool)
(declare-fun token_2_2 () Bool)
(declare-fun token_2_3 () Bool)
(declare-fun token_2_4 () Bool)
(declare-fun token_2_5 () Bool)
(declare-fun token_2_6 () Bool)
(declare-fun token_2_7 () Bool)
(declare-fun token_3_0 () Bool)
(declare-fun token_3_1 () Bool)
(declare-fun token_3_2 () Bool)
(declare-fun token_3_3 () Bool)
(declare-fun token_3_4 () Bool)
(declare-fun token_3_5 () Bool)
(declare-fun token_3_6 () Bool)
(declare-fun token_3_7 () Bool)
(declare-fun token_4_0 () Bool)
(declare-fun token_4_1 () Bool)
(declare-fun token_4_2 () Bool)
(declare-fun token_4_3 () Bool)
(declare-fun token_4_4 () Bool)
(declare-fun token_4_5 () Bool)
(declare-fun token_4_6 () Bool)
(declare-fun token_4_7 () Bool)
(declare-fun token_5_0 () Bool)
(declare-fun token_5_1 () Bool)
(declare-fun token_5_2 () Bool)
(declare-fun token_5_3 () Bool)
(declare-fun token_5_4 () Bool)
(declare-fun token_5_5 () Bool)
(declare-fun token_5_6 () Bool)
(declare-fun token_5_7 () Bool)
(declare-fun token_6_0 () Bool)
(declare-fun token_6_1 () Bool)
(declare-fun token_6_2 () Bool)
(declare-fun token_6_3 () Bool)
(declare-fun token_6_4 () Bool)
(declare-fun token_6_5 () Bool)
(declare-fun token_6_6 () Bool)
(declare-fun token_6_7 () Bool)
(declare-fun token_7_0 () Bool)
(declare-fun token_7_1 () Bool)
(declare-fun token_7_2 () Bool)
(declare-fun token_7_3 () Bool)
(declare-fun token_7_4 () Bool)
(declare-fun token_7_5 () Bool)
(declare-fun token_7_6 () Bool)
(declare-fun token_7_7 () Bool)
(declare-fun here_0_1 () Bool)
(declare-fun rmw_0_1 () Bool)
(declare-fun rmw_1_0 () Bool)
(declare-fun in_scope_0_1 () Bool)
(declare-fun in_scope_1_0 () Bool)
(declare-fun sw_0_1 () Bool)
(declare-fun rmw_0_0 () Bool)
(declare-fun sw_0_0 () Bool)
(declare-fun rmw_1_1 () Bool)
(declare-fun sw_1_1 () Bool)
(declare-fun rmw_0_2 () Bool)
(declare-fun sw_0_2 () Bool)
(declare-fun rmw_2_1 () Bool)
(declare-fun sw_2_1 () Bool)
(declare-fun rmw_0_3 () Bool)
(declare-fun sw_0_3 () Bool)
(declare-fun rmw_3_1 () Bool)
(declare-fun sw_3_1 () Bool)
(declare-fun rmw_0_4 () Bool)
(declare-fun sw_0_4 () Bool)
(declare-fun rmw_4_1 () Bool)
(declare-fun sw_4_1 () Bool)
(declare-fun rmw_0_5 () Bool)
(declare-fun sw_0_5 () Bool)
(declare-fun rmw_5_1 () Bool)
(declare-fun sw_5_1 () Bool)
(declare-fun rmw_0_6 () Bool)
(declare-fun sw_0_6 () Bool)
(declare-fun rmw_6_1 () Bool)
(declare-fun sw_6_1 () Bool)
(declare-fun rmw_0_7 () Bool)
(declare-fun sw_0_7 () Bool)
(declare-fun rmw_7_1 () Bool)
(declare-fun sw_7_1 () Bool)
(declare-fun sw_1_0 () Bool)
(declare-fun rmw_2_0 () Bool)
(declare-fun sw_2_0 () Bool)
(declare-fun rmw_3_0 () Bool)
(declare-fun sw_3_0 () Bool)
(declare-fun rmw_4_0 () Bool)
(declare-fun sw_4_0 () Bool)
(declare-fun rmw_5_0 () Bool)
(declare-fun sw_5_0 () Bool)
(declare-fun rmw_6_0 () Bool)
(declare-fun sw_6_0 () Bool)
(declare-fun rmw_7_0 () Bool)
(declare-fun sw_7_0 () Bool)
(declare-fun rmw_1_2 () Bool)
(declare-fun sw_1_2 () Bool)
(declare-fun rmw_1_3 () Bool)
(declare-fun sw_1_3 () Bool)
(declare-fun rmw_1_4 () Bool)
(declare-fun sw_1_4 () Bool)
(declare-fun rmw_1_5 () Bool)
(declare-fun sw_1_5 () Bool)
(declare-fun rmw_1_6 () Bool)
(declare-fun sw_1_6 () Bool)
(declare-fun rmw_1_7 () Bool)
(declare-fun sw_1_7 () Bool)
(declare-fun rmw_2_2 () Bool)
(declare-fun sw_2_2 () Bool)
(declare-fun rmw_3_2 () Bool)
(declare-fun sw_3_2 () Bool)
(declare-fun rmw_4_2 () Bool)
(declare-fun sw_4_2 () Bool)
(declare-fun rmw_5_2 () Bool)
(declare-fun sw_5_2 () Bool)
(declare-fun rmw_6_2 () Bool)
(declare-fun sw_6_2 () Bool)
(declare-fun rmw_7_2 () Bool)
(declare-fun sw_7_2 () Bool)
(declare-fun rmw_2_3 () Bool)
(declare-fun sw_2_3 () Bool)
(declare-fun rmw_2_4 () Bool)
(declare-fun sw_2_4 () Bool)
(declare-fun rmw_2_5 () Bool)
(declare-fun sw_2_5 () Bool)
(declare-fun rmw_2_6 () Bool)
(declare-fun sw_2_6 () Bool)
(declare-fun rmw_2_7 () Bool)
(declare-fun sw_2_7 () Bool)
(declare-fun rmw_3_3 () Bool)
(declare-fun sw_3_3 () Bool)
(declare-fun rmw_4_3 () Bool)
(declare-fun sw_4_3 () Bool)
(declare-fun rmw_5_3 () Bool)
(declare-fun sw_5_3 () Bool)
(declare-fun rmw_6_3 () Bool)
(declare-fun sw_6_3 () Bool)
(declare-fun rmw_7_3 () Bool)
(declare-fun sw_7_3 () Bool)
(declare-fun rmw_3_4 () Bool)
(declare-fun sw_3_4 () Bool)
(declare-fun rmw_3_5 () Bool)
(declare-fun sw_3_5 () Bool)
(declare-fun rmw_3_6 () Bool)
(declare-fun sw_3_6 () Bool)
(declare-fun rmw_3_7 () Bool)
(declare-fun sw_3_7 () Bool)
(declare-fun rmw_4_4 () Bool)
(declare-fun sw_4_4 () Bool)
(declare-fun rmw_5_4 () Bool)
(declare-fun sw_5_4 () Bool)
(declare-fun rmw_6_4 () Bool)
(declare-fun sw_6_4 () Bool)
(declare-fun rmw_7_4 () Bool)
(declare-fun sw_7_4 () Bool)
(declare-fun rmw_4_5 () Bool)
(declare-fun sw_4_5 () Bool)
(declare-fun rmw_4_6 () Bool)
(declare-fun sw_4_6 () Bool)
(declare-fun rmw_4_7 () Bool)
(declare-fun sw_4_7 () Bool)
(declare-fun rmw_5_5 () Bool)
(declare-fun sw_5_5 () Bool)
(declare-fun rmw_6_5 () Bool)
(declare-fun sw_6_5 () Bool)
(declare-fun rmw_7_5 () Bool)
(declare-fun sw_7_5 () Bool)
(declare-fun rmw_5_6 () Bool)
(declare-fun sw_5_6 () Bool)
(declare-fun rmw_5_7 () Bool)
(declare-fun sw_5_7 () Bool)
(declare-fun rmw_6_6 () Bool)
(declare-fun sw_6_6 () Bool)
(declare-fun rmw_7_6 () Bool)
(declare-fun sw_7_6 () Bool)
(declare-fun rmw_6_7 () Bool)
(declare-fun sw_6_7 () Bool)
(declare-fun rmw_7_7 () Bool)
(declare-fun sw_7_7 () Bool)
; hypothesis: events are accesses
(assert
 (and (or (not overlap_0_0) (and (or R_0 W_0) overlap_0_0 (or R_0 W_0))) (or (not overlap_0_1) (and (or R_0
 W_0) overlap_0_1 (or R_1 W_1))) (or (not overlap_0_2) (and (or R_0 W_0) overlap_0_2 (or R_2 W_2))) (or (not
 overlap_0_3) (and (or R_0 W_0) overlap_0_3 (or R_3 W_3))) (or (not overlap_0_4) (and (or R_0 W_0) overlap_0_4
 (or R_4 W_4))) (or (not overlap_0_5) (and (or R_0 W_0) overlap_0_5 (or R_5 W_5))) (or (not overlap_0_6) (and
 (or R_0 W_0) overlap_0_6 (or R_6 W_6))) (or (not overlap_0_7) (and (or R_0 W_0) overlap_0_7 (or R_7 W_7))) (or
 (not overlap_1_0) (and (or R_1 W_1) overlap_1_0 (or R_0 W_0))) (or (not overlap_1_1) (and (or R_1 W_1)
 overlap_1_1 (or R_1 W_1))) (or (not overlap_1_2) (and (or R_1 W_1) overlap_1_2 (or R_2 W_2))) (or (not
 overlap_1_3) (and (or R_1 W_1) overlap_1_3 (or R_3 W_3))) (or (not overlap_1_4) (and (or R_1 W_1) overlap_1_4
 (or R_4 W_4))) (or (not overlap_1_5) (and (or R_1 W_1) overlap_1_5 (or R_5 W_5))) (or (not overlap_1_6) (and
 (or R_1 W_1) overlap_1_6 (or R_6 W_6))) (or (not overlap_1_7) (and (or R_1 W_1) overlap_1_7 (or R_7 W_7))) (or
 (not overlap_2_0) (and (or R_2 W_2) overlap_2_0 (or R_0 W_0))) (or (not overlap_2_1) (and (or R_2 W_2)
 overlap_2_1 (or R_1 W_1))) (or (not overlap_2_2) (and (or R_2 W_2) overlap_2_2 (or R_2 W_2))) (or (not
 overlap_2_3) (and (or R_2 W_2) overlap_2_3 (or R_3 W_3))) (or (not overlap_2_4) (and (or R_2 W_2) overlap_2_4
 (or R_4 W_4))) (or (not overlap_2_5) (and (or R_2 W_2) overlap_2_5 (or R_5 W_5))) (or (not overlap_2_6) (and
 (or R_2 W_2) overlap_2_6 (or R_6 W_6))) (or (not overlap_2_7) (and (or R_2 W_2) overlap_2_7 (or R_7 W_7))) (or
 (not overlap_3_0) (and (or R_3 W_3) overlap_3_0 (or R_0 W_0))) (or (not overlap_3_1) (and (or R_3 W_3)
 overlap_3_1 (or R_1 W_1))) (or (not overlap_3_2) (and (or R_3 W_3) overlap_3_2 (or R_2 W_2))) (or (not
 overlap_3_3) (and (or R_3 W_3) overlap_3_3 (or R_3 W_3))) (or (not overlap_3_4) (and (or R_3 W_3) overlap_3_4
 (or R_4 W_4))) (or (not overlap_3_5) (and (or R_3 W_3) overlap_3_5 (or R_5 W_5))) (or (not overlap_3_6) (and
 (or R_3 W_3) overlap_3_6 (or R_6 W_6))) (or (not overlap_3_7) (and (or R_3 W_3) overlap_3_7 (or R_7 W_7))) (or
 (not overlap_4_0) (and (or R_4 W_4) overlap_4_0 (or R_0 W_0))) (or (not overlap_4_1) (and (or R_4 W_4)
 overlap_4_1 (or R_1 W_1))) (or (not overlap_4_2) (and (or R_4 W_4) overlap_4_2 (or R_2 W_2))) (or (not
 overlap_4_3) (and (or R_4 W_4) overlap_4_3 (or R_3 W_3))) (or (not overlap_4_4) (and (or R_4 W_4) overlap_4_4
 (or R_4 W_4))) (or (not overlap_4_5) (and (or R_4 W_4) overlap_4_5 (or R_5 W_5))) (or (not overlap_4_6) (and
 (or R_4 W_4) overlap_4_6 (or R_6 W_6))) (or (not overlap_4_7) (and (or R_4 W_4) overlap_4_7 (or R_7 W_7))) (or
 (not overlap_5_0) (and (or R_5 W_5) overlap_5_0 (or R_0 W_0))) (or (not overlap_5_1) (and (or R_5 W_5)
 overlap_5_1 (or R_1 W_1))) (or (not overlap_5_2) (and (or R_5 W_5) overlap_5_2 (or R_2 W_2))) (or (not
 overlap_5_3) (and (or R_5 W_5) overlap_5_3 (or R_3 W_3))) (or (not overlap_5_4) (and (or R_5 W_5) overlap_5_4
 (or R_4 W_4))) (or (not overlap_5_5) (and (or R_5 W_5) overlap_5_5 (or R_5 W_5))) (or (not overlap_5_6) (and
 (or R_5 W_5) overlap_5_6 (or R_6 W_6))) (or (not overlap_5_7) (and (or R_5 W_5) overlap_5_7 (or R_7 W_7))) (or
 (not overlap_6_0) (and (or R_6 W_6) overlap_6_0 (or R_0 W_0))) (or (not overlap_6_1) (and (or R_6 W_6)
 overlap_6_1 (or R_1 W_1))) (or (not overlap_6_2) (and (or R_6 W_6) overlap_6_2 (or R_2 W_2))) (or (not
 overlap_6_3) (and (or R_6 W_6) overlap_6_3 (or R_3 W_3))) (or (not overlap_6_4) (and (or R_6 W_6) overlap_6_4
 (or R_4 W_4))) (or (not overlap_6_5) (and (or R_6 W_6) overlap_6_5 (or R_5 W_5))) (or (not overlap_6_6) (and
 (or R_6 W_6) overlap_6_6 (or R_6 W_6))) (or (not overlap_6_7) (and (or R_6 W_6) overlap_6_7 (or R_7 W_7))) (or
 (not overlap_7_0) (and (or R_7 W_7) overlap_7_0 (or R_0 W_0))) (or (not overlap_7_1) (and (or R_7 W_7)
 overlap_7_1 (or R_1 W_1))) (or (not overlap_7_2) (and (or R_7 W_7) overlap_7_2 (or R_2 W_2))) (or (not
 overlap_7_3) (and (or R_7 W_7) overlap_7_3 (or R_3 W_3))) (or (not overlap_7_4) (and (or R_7 W_7) overlap_7_4
 (or R_4 W_4))) (or (not overlap_7_5) (and (or R_7 W_7) overlap_7_5 (or R_5 W_5))) (or (not overlap_7_6) (and
 (or R_7 W_7) overlap_7_6 (or R_6 W_6))) (or (not overlap_7_7) (and (or R_7 W_7) overlap_7_7 (or R_7 W_7)))))
; hypothesis: fact 1: what is written, and what is not a shared reference, is the block's own
(assert
 (and (or (not W_0) OWN_0)
      (or (not W_1) OWN_1)
      (or (not W_2) OWN_2)
      (or (not W_3) OWN_3)
      (or (not W_4) OWN_4)
      (or (not W_5) OWN_5)
      (or (not W_6) OWN_6)
      (or (not W_7) OWN_7)
      (or (not R_0) OWN_0 SHARED_0)
      (or (not R_1) OWN_1 SHARED_1)
      (or (not R_2) OWN_2 SHARED_2)
      (or (not R_3) OWN_3 SHARED_3)
      (or (not R_4) OWN_4 SHARED_4)
      (or (not R_5) OWN_5 SHARED_5)
      (or (not R_6) OWN_6 SHARED_6)
      (or (not R_7) OWN_7 SHARED_7)))
; hypothesis: fact 1: the partitions of different blocks are disjoint
(assert
 (and (or (not (and OWN_0 overlap_0_0 OWN_0)) same_block_0_0)
      (or (not (and OWN_0 overlap_0_1 OWN_1)) same_block_0_1)
      (or (not (and OWN_0 overlap_0_2 OWN_2)) same_block_0_2)
      (or (not (and OWN_0 overlap_0_3 OWN_3)) same_block_0_3)
      (or (not (and OWN_0 overlap_0_4 OWN_4)) same_block_0_4)
      (or (not (and OWN_0 overlap_0_5 OWN_5)) same_block_0_5)
      (or (not (and OWN_0 overlap_0_6 OWN_6)) same_block_0_6)
      (or (not (and OWN_0 overlap_0_7 OWN_7)) same_block_0_7)
      (or (not (and OWN_1 overlap_1_0 OWN_0)) same_block_1_0)
      (or (not (and OWN_1 overlap_1_1 OWN_1)) same_block_1_1)
      (or (not (and OWN_1 overlap_1_2 OWN_2)) same_block_1_2)
      (or (not (and OWN_1 overlap_1_3 OWN_3)) same_block_1_3)
      (or (not (and OWN_1 overlap_1_4 OWN_4)) same_block_1_4)
      (or (not (and OWN_1 overlap_1_5 OWN_5)) same_block_1_5)
      (or (not (and OWN_1 overlap_1_6 OWN_6)) same_block_1_6)
      (or (not (and OWN_1 overlap_1_7 OWN_7)) same_block_1_7)
      (or (not (and OWN_2 overlap_2_0 OWN_0)) same_block_2_0)
      (or (not (and OWN_2 overlap_2_1 OWN_1)) same_block_2_1)
      (or (not (and OWN_2 overlap_2_2 OWN_2)) same_block_2_2)
      (or (not (and OWN_2 overlap_2_3 OWN_3)) same_block_2_3)
      (or (not (and OWN_2 overlap_2_4 OWN_4)) same_block_2_4)
      (or (not (and OWN_2 overlap_2_5 OWN_5)) same_block_2_5)
      (or (not (and OWN_2 overlap_2_6 OWN_6)) same_block_2_6)
      (or (not (and OWN_2 overlap_2_7 OWN_7)) same_block_2_7)
      (or (not (and OWN_3 overlap_3_0 OWN_0)) same_block_3_0)
      (or (not (and OWN_3 overlap_3_1 OWN_1)) same_block_3_1)
      (or (not (and OWN_3 overlap_3_2 OWN_2)) same_block_3_2)
      (or (not (and OWN_3 overlap_3_3 OWN_3)) same_block_3_3)
      (or (not (and OWN_3 overlap_3_4 OWN_4)) same_block_3_4)
      (or (not (and OWN_3 overlap_3_5 OWN_5)) same_block_3_5)
      (or (not (and OWN_3 overlap_3_6 OWN_6)) same_block_3_6)
      (or (not (and OWN_3 overlap_3_7 OWN_7)) same_block_3_7)
      (or (not (and OWN_4 overlap_4_0 OWN_0)) same_block_4_0)
      (or (not (and OWN_4 overlap_4_1 OWN_1)) same_block_4_1)
      (or (not (and OWN_4 overlap_4_2 OWN_2)) same_block_4_2)
      (or (not (and OWN_4 overlap_4_3 OWN_3)) same_block_4_3)
      (or (not (and OWN_4 overlap_4_4 OWN_4)) same_block_4_4)
      (or (not (and OWN_4 overlap_4_5 OWN_5)) same_block_4_5)
      (or (not (and OWN_4 overlap_4_6 OWN_6)) same_block_4_6)
      (or (not (and OWN_4 overlap_4_7 OWN_7)) same_block_4_7)
      (or (not (and OWN_5 overlap_5_0 OWN_0)) same_block_5_0)
      (or (not (and OWN_5 overlap_5_1 OWN_1)) same_block_5_1)
      (or (not (and OWN_5 overlap_5_2 OWN_2)) same_block_5_2)
      (or (not (and OWN_5 overlap_5_3 OWN_3)) same_block_5_3)
      (or (not (and OWN_5 overlap_5_4 OWN_4)) same_block_5_4)
      (or (not (and OWN_5 overlap_5_5 OWN_5)) same_block_5_5)
      (or (not (and OWN_5 overlap_5_6 OWN_6)) same_block_5_6)
      (or (not (and OWN_5 overlap_5_7 OWN_7)) same_block_5_7)
      (or (not (and OWN_6 overlap_6_0 OWN_0)) same_block_6_0)
      (or (not (and OWN_6 overlap_6_1 OWN_1)) same_block_6_1)
      (or (not (and OWN_6 overlap_6_2 OWN_2)) same_block_6_2)
      (or (not (and OWN_6 overlap_6_3 OWN_3)) same_block_6_3)
      (or (not (and OWN_6 overlap_6_4 OWN_4)) same_block_6_4)
      (or (not (and OWN_6 overlap_6_5 OWN_5)) same_block_6_5)
      (or (not (and OWN_6 overlap_6_6 OWN_6)) same_block_6_6)
      (or (not (and OWN_6 overlap_6_7 OWN_7)) same_block_6_7)
      (or (not (and OWN_7 overlap_7_0 OWN_0)) same_block_7_0)
      (or (not (and OWN_7 overlap_7_1 OWN_1)) same_block_7_1)
      (or (not (and OWN_7 overlap_7_2 OWN_2)) same_block_7_2)
      (or (not (and OWN_7 overlap_7_3 OWN_3)) same_block_7_3)
      (or (not (and OWN_7 overlap_7_4 OWN_4)) same_block_7_4)
      (or (not (and OWN_7 overlap_7_5 OWN_5)) same_block_7_5)
      (or (not (and OWN_7 overlap_7_6 OWN_6)) same_block_7_6)
      (or (not (and OWN_7 overlap_7_7 OWN_7)) same_block_7_7)))
; hypothesis: fact 1: shared references overlap no partition
(assert
 (and (not (and SHARED_0 overlap_0_0 OWN_0)) (not (and SHARED_0 overlap_0_1 OWN_1)) (not (and SHARED_0
 overlap_0_2 OWN_2)) (not (and SHARED_0 overlap_0_3 OWN_3)) (not (and SHARED_0 overlap_0_4 OWN_4)) (not (and
 SHARED_0 overlap_0_5 OWN_5)) (not (and SHARED_0 overlap_0_6 OWN_6)) (not (and SHARED_0 overlap_0_7 OWN_7))
 (not (and SHARED_1 overlap_1_0 OWN_0)) (not (and SHARED_1 overlap_1_1 OWN_1)) (not (and SHARED_1 overlap_1_2
 OWN_2)) (not (and SHARED_1 overlap_1_3 OWN_3)) (not (and SHARED_1 overlap_1_4 OWN_4)) (not (and SHARED_1
 overlap_1_5 OWN_5)) (not (and SHARED_1 overlap_1_6 OWN_6)) (not (and SHARED_1 overlap_1_7 OWN_7)) (not (and
 SHARED_2 overlap_2_0 OWN_0)) (not (and SHARED_2 overlap_2_1 OWN_1)) (not (and SHARED_2 overlap_2_2 OWN_2))
 (not (and SHARED_2 overlap_2_3 OWN_3)) (not (and SHARED_2 overlap_2_4 OWN_4)) (not (and SHARED_2 overlap_2_5
 OWN_5)) (not (and SHARED_2 overlap_2_6 OWN_6)) (not (and SHARED_2 overlap_2_7 OWN_7)) (not (and SHARED_3
 overlap_3_0 OWN_0)) (not (and SHARED_3 overlap_3_1 OWN_1)) (not (and SHARED_3 overlap_3_2 OWN_2)) (not (and
 SHARED_3 overlap_3_3 OWN_3)) (not (and SHARED_3 overlap_3_4 OWN_4)) (not (and SHARED_3 overlap_3_5 OWN_5))
 (not (and SHARED_3 overlap_3_6 OWN_6)) (not (and SHARED_3 overlap_3_7 OWN_7)) (not (and SHARED_4 overlap_4_0
 OWN_0)) (not (and SHARED_4 overlap_4_1 OWN_1)) (not (and SHARED_4 overlap_4_2 OWN_2)) (not (and SHARED_4
 overlap_4_3 OWN_3)) (not (and SHARED_4 overlap_4_4 OWN_4)) (not (and SHARED_4 overlap_4_5 OWN_5)) (not (and
 SHARED_4 overlap_4_6 OWN_6)) (not (and SHARED_4 overlap_4_7 OWN_7)) (not (and SHARED_5 overlap_5_0 OWN_0))
 (not (and SHARED_5 overlap_5_1 OWN_1)) (not (and SHARED_5 overlap_5_2 OWN_2)) (not (and SHARED_5 overlap_5_3
 OWN_3)) (not (and SHARED_5 overlap_5_4 OWN_4)) (not (and SHARED_5 overlap_5_5 OWN_5)) (not (and SHARED_5
 overlap_5_6 OWN_6)) (not (and SHARED_5 overlap_5_7 OWN_7)) (not (and SHARED_6 overlap_6_0 OWN_0)) (not (and
 SHARED_6 overlap_6_1 OWN_1)) (not (and SHARED_6 overlap_6_2 OWN_2)) (not (and SHARED_6 overlap_6_3 OWN_3))
 (not (and SHARED_6 overlap_6_4 OWN_4)) (not (and SHARED_6 overlap_6_5 OWN_5)) (not (and SHARED_6 overlap_6_6
 OWN_6)) (not (and SHARED_6 overlap_6_7 OWN_7)) (not (and SHARED_7 overlap_7_0 OWN_0)) (not (and SHARED_7
 overlap_7_1 OWN_1)) (not (and SHARED_7 overlap_7_2 OWN_2)) (not (and SHARED_7 overlap_7_3 OWN_3)) (not (and
 SHARED_7 overlap_7_4 OWN_4)) (not (and SHARED_7 overlap_7_5 OWN_5)) (not (and SHARED_7 overlap_7_6 OWN_6))
 (not (and SHARED_7 overlap_7_7 OWN_7)) (not (and OWN_0 overlap_0_0 SHARED_0)) (not (and OWN_0 overlap_0_1
 SHARED_1)) (not (and OWN_0 overlap_0_2 SHARED_2)) (not (and OWN_0 overlap_0_3 SHARED_3)) (not (and OWN_0
 overlap_0_4 SHARED_4)) (not (and OWN_0 overlap_0_5 SHARED_5)) (not (and OWN_0 overlap_0_6 SHARED_6)) (not (and
 OWN_0 overlap_0_7 SHARED_7)) (not (and OWN_1 overlap_1_0 SHARED_0)) (not (and OWN_1 overlap_1_1 SHARED_1))
 (not (and OWN_1 overlap_1_2 SHARED_2)) (not (and OWN_1 overlap_1_3 SHARED_3)) (not (and OWN_1 overlap_1_4
 SHARED_4)) (not (and OWN_1 overlap_1_5 SHARED_5)) (not (and OWN_1 overlap_1_6 SHARED_6)) (not (and OWN_1
 overlap_1_7 SHARED_7)) (not (and OWN_2 overlap_2_0 SHARED_0)) (not (and OWN_2 overlap_2_1 SHARED_1)) (not (and
 OWN_2 overlap_2_2 SHARED_2)) (not (and OWN_2 overlap_2_3 SHARED_3)) (not (and OWN_2 overlap_2_4 SHARED_4))
 (not (and OWN_2 overlap_2_5 SHARED_5)) (not (and OWN_2 overlap_2_6 SHARED_6)) (not (and OWN_2 overlap_2_7
 SHARED_7)) (not (and OWN_3 overlap_3_0 SHARED_0)) (not (and OWN_3 overlap_3_1 SHARED_1)) (not (and OWN_3
 overlap_3_2 SHARED_2)) (not (and OWN_3 overlap_3_3 SHARED_3)) (not (and OWN_3 overlap_3_4 SHARED_4)) (not (and
 OWN_3 overlap_3_5 SHARED_5)) (not (and OWN_3 overlap_3_6 SHARED_6)) (not (and OWN_3 overlap_3_7 SHARED_7))
 (not (and OWN_4 overlap_4_0 SHARED_0)) (not (and OWN_4 overlap_4_1 SHARED_1)) (not (and OWN_4 overlap_4_2
 SHARED_2)) (not (and OWN_4 overlap_4_3 SHARED_3)) (not (and OWN_4 overlap_4_4 SHARED_4)) (not (and OWN_4
 overlap_4_5 SHARED_5)) (not (and OWN_4 overlap_4_6 SHARED_6)) (not (and OWN_4 overlap_4_7 SHARED_7)) (not (and
 OWN_5 overlap_5_0 SHARED_0)) (not (and OWN_5 overlap_5_1 SHARED_1)) (not (and OWN_5 overlap_5_2 SHARED_2))
 (not (and OWN_5 overlap_5_3 SHARED_3)) (not (and OWN_5 overlap_5_4 SHARED_4)) (not (and OWN_5 overlap_5_5
 SHARED_5)) (not (and OWN_5 overlap_5_6 SHARED_6)) (not (and OWN_5 overlap_5_7 SHARED_7)) (not (and OWN_6
 overlap_6_0 SHARED_0)) (not (and OWN_6 overlap_6_1 SHARED_1)) (not (and OWN_6 overlap_6_2 SHARED_2)) (not (and
 OWN_6 overlap_6_3 SHARED_3)) (not (and OWN_6 overlap_6_4 SHARED_4)) (not (and OWN_6 overlap_6_5 SHARED_5))
 (not (and OWN_6 overlap_6_6 SHARED_6)) (not (and OWN_6 overlap_6_7 SHARED_7)) (not (and OWN_7 overlap_7_0
 SHARED_0)) (not (and OWN_7 overlap_7_1 SHARED_1)) (not (and OWN_7 overlap_7_2 SHARED_2)) (not (and OWN_7
 overlap_7_3 SHARED_3)) (not (and OWN_7 overlap_7_4 SHARED_4)) (not (and OWN_7 overlap_7_5 SHARED_5)) (not (and
 OWN_7 overlap_7_6 SHARED_6)) (not (and OWN_7 overlap_7_7 SHARED_7))))
; hypothesis: fact 2: the accesses of a block to its own are in one chain
(assert
 (let ((a!1 (or next_0_0 (and next_0_0 next_0_0) (and next_0_1 next_1_0) (and next_0_2 next_2_0) (and next_0_3
 next_3_0) (and next_0_4 next_4_0) (and next_0_5 next_5_0) (and next_0_6 next_6_0) (and next_0_7 next_7_0)))
 (a!2 (or next_0_1 (and next_0_0 next_0_1) (and next_0_1 next_1_1) (and next_0_2 next_2_1) (and next_0_3
 next_3_1) (and next_0_4 next_4_1) (and next_0_5 next_5_1) (and next_0_6 next_6_1) (and next_0_7 next_7_1)))
 (a!3 (or next_1_0 (and next_1_0 next_0_0) (and next_1_1 next_1_0) (and next_1_2 next_2_0) (and next_1_3
 next_3_0) (and next_1_4 next_4_0) (and next_1_5 next_5_0) (and next_1_6 next_6_0) (and next_1_7 next_7_0)))
 (a!4 (or next_0_2 (and next_0_0 next_0_2) (and next_0_1 next_1_2) (and next_0_2 next_2_2) (and next_0_3
 next_3_2) (and next_0_4 next_4_2) (and next_0_5 next_5_2) (and next_0_6 next_6_2) (and next_0_7 next_7_2)))
 (a!5 (or next_2_0 (and next_2_0 next_0_0) (and next_2_1 next_1_0) (and next_2_2 next_2_0) (and next_2_3
 next_3_0) (and next_2_4 next_4_0) (and next_2_5 next_5_0) (and next_2_6 next_6_0) (and next_2_7 next_7_0)))
 (a!6 (or next_0_3 (and next_0_0 next_0_3) (and next_0_1 next_1_3) (and next_0_2 next_2_3) (and next_0_3
 next_3_3) (and next_0_4 next_4_3) (and next_0_5 next_5_3) (and next_0_6 next_6_3) (and next_0_7 next_7_3)))
 (a!7 (or next_3_0 (and next_3_0 next_0_0) (and next_3_1 next_1_0) (and next_3_2 next_2_0) (and next_3_3
 next_3_0) (and next_3_4 next_4_0) (and next_3_5 next_5_0) (and next_3_6 next_6_0) (and next_3_7 next_7_0)))
 (a!8 (or next_0_4 (and next_0_0 next_0_4) (and next_0_1 next_1_4) (and next_0_2 next_2_4) (and next_0_3
 next_3_4) (and next_0_4 next_4_4) (and next_0_5 next_5_4) (and next_0_6 next_6_4) (and next_0_7 next_7_4)))
 (a!9 (or next_4_0 (and next_4_0 next_0_0) (and next_4_1 next_1_0) (and next_4_2 next_2_0) (and next_4_3
 next_3_0) (and next_4_4 next_4_0) (and next_4_5 next_5_0) (and next_4_6 next_6_0) (and next_4_7 next_7_0)))
 (a!10 (or next_0_5 (and next_0_0 next_0_5) (and next_0_1 next_1_5) (and next_0_2 next_2_5) (and next_0_3
 next_3_5) (and next_0_4 next_4_5) (and next_0_5 next_5_5) (and next_0_6 next_6_5) (and next_0_7 next_7_5)))
 (a!11 (or next_5_0 (and next_5_0 next_0_0) (and next_5_1 next_1_0) (and next_5_2 next_2_0) (and next_5_3
 next_3_0) (and next_5_4 next_4_0) (and next_5_5 next_5_0) (and next_5_6 next_6_0) (and next_5_7 next_7_0)))
 (a!12 (or next_0_6 (and next_0_0 next_0_6) (and next_0_1 next_1_6) (and next_0_2 next_2_6) (and next_0_3
 next_3_6) (and next_0_4 next_4_6) (and next_0_5 next_5_6) (and next_0_6 next_6_6) (and next_0_7 next_7_6)))
 (a!13 (or next_6_0 (and next_6_0 next_0_0) (and next_6_1 next_1_0) (and next_6_2 next_2_0) (and next_6_3
 next_3_0) (and next_6_4 next_4_0) (and next_6_5 next_5_0) (and next_6_6 next_6_0) (and next_6_7 next_7_0)))
 (a!14 (or next_0_7 (and next_0_0 next_0_7) (and next_0_1 next_1_7) (and next_0_2 next_2_7) (and next_0_3
 next_3_7) (and next_0_4 next_4_7) (and next_0_5 next_5_7) (and next_0_6 next_6_7) (and next_0_7 next_7_7)))
 (a!15 (or next_7_0 (and next_7_0 next_0_0) (and next_7_1 next_1_0) (and next_7_2 next_2_0) (and next_7_3
 next_3_0) (and next_7_4 next_4_0) (and next_7_5 next_5_0) (and next_7_6 next_6_0) (and next_7_7 next_7_0)))
 (a!17 (or next_1_1 (and next_1_0 next_0_1) (and next_1_1 next_1_1) (and next_1_2 next_2_1) (and next_1_3
 next_3_1) (and next_1_4 next_4_1) (and next_1_5 next_5_1) (and next_1_6 next_6_1) (and next_1_7 next_7_1)))
 (a!18 (or next_2_1 (and next_2_0 next_0_1) (and next_2_1 next_1_1) (and next_2_2 next_2_1) (and next_2_3
 next_3_1) (and next_2_4 next_4_1) (and next_2_5 next_5_1) (and next_2_6 next_6_1) (and next_2_7 next_7_1)))
 (a!19 (or next_3_1 (and next_3_0 next_0_1) (and next_3_1 next_1_1) (and next_3_2 next_2_1) (and next_3_3
 next_3_1) (and next_3_4 next_4_1) (and next_3_5 next_5_1) (and next_3_6 next_6_1) (and next_3_7 next_7_1)))
 (a!20 (or next_4_1 (and next_4_0 next_0_1) (and next_4_1 next_1_1) (and next_4_2 next_2_1) (and next_4_3
 next_3_1) (and next_4_4 next_4_1) (and next_4_5 next_5_1) (and next_4_6 next_6_1) (and next_4_7 next_7_1)))
 (a!21 (or next_5_1 (and next_5_0 next_0_1) (and next_5_1 next_1_1) (and next_5_2 next_2_1) (and next_5_3
 next_3_1) (and next_5_4 next_4_1) (and next_5_5 next_5_1) (and next_5_6 next_6_1) (and next_5_7 next_7_1)))
 (a!22 (or next_6_1 (and next_6_0 next_0_1) (and next_6_1 next_1_1) (and next_6_2 next_2_1) (and next_6_3
 next_3_1) (and next_6_4 next_4_1) (and next_6_5 next_5_1) (and next_6_6 next_6_1) (and next_6_7 next_7_1)))
 (a!23 (or next_7_1 (and next_7_0 next_0_1) (and next_7_1 next_1_1) (and next_7_2 next_2_1) (and next_7_3
 next_3_1) (and next_7_4 next_4_1) (and next_7_5 next_5_1) (and next_7_6 next_6_1) (and next_7_7 next_7_1)))
 (a!25 (or next_1_2 (and next_1_0 next_0_2) (and next_1_1 next_1_2) (and next_1_2 next_2_2) (and next_1_3
 next_3_2) (and next_1_4 next_4_2) (and next_1_5 next_5_2) (and next_1_6 next_6_2) (and next_1_7 next_7_2)))
 (a!26 (or next_1_3 (and next_1_0 next_0_3) (and next_1_1 next_1_3) (and next_1_2 next_2_3) (and next_1_3
 next_3_3) (and next_1_4 next_4_3) (and next_1_5 next_5_3) (and next_1_6 next_6_3) (and next_1_7 next_7_3)))
 (a!27 (or next_1_4 (and next_1_0 next_0_4) (and next_1_1 next_1_4) (and next_1_2 next_2_4) (and next_1_3
 next_3_4) (and next_1_4 next_4_4) (and next_1_5 next_5_4) (and next_1_6 next_6_4) (and next_1_7 next_7_4)))
 (a!28 (or next_1_5 (and next_1_0 next_0_5) (and next_1_1 next_1_5) (and next_1_2 next_2_5) (and next_1_3
 next_3_5) (and next_1_4 next_4_5) (and next_1_5 next_5_5) (and next_1_6 next_6_5) (and next_1_7 next_7_5)))
 (a!29 (or next_1_6 (and next_1_0 next_0_6) (and next_1_1 next_1_6) (and next_1_2 next_2_6) (and next_1_3
 next_3_6) (and next_1_4 next_4_6) (and next_1_5 next_5_6) (and next_1_6 next_6_6) (and next_1_7 next_7_6)))
 (a!30 (or next_1_7 (and next_1_0 next_0_7) (and next_1_1 next_1_7) (and next_1_2 next_2_7) (and next_1_3
 next_3_7) (and next_1_4 next_4_7) (and next_1_5 next_5_7) (and next_1_6 next_6_7) (and next_1_7 next_7_7)))
 (a!32 (or next_2_2 (and next_2_0 next_0_2) (and next_2_1 next_1_2) (and next_2_2 next_2_2) (and next_2_3
 next_3_2) (and next_2_4 next_4_2) (and next_2_5 next_5_2) (and next_2_6 next_6_2) (and next_2_7 next_7_2)))
 (a!33 (or next_3_2 (and next_3_0 next_0_2) (and next_3_1 next_1_2) (and next_3_2 next_2_2) (and next_3_3
 next_3_2) (and next_3_4 next_4_2) (and next_3_5 next_5_2) (and next_3_6 next_6_2) (and next_3_7 next_7_2)))
 (a!34 (or next_4_2 (and next_4_0 next_0_2) (and next_4_1 next_1_2) (and next_4_2 next_2_2) (and next_4_3
 next_3_2) (and next_4_4 next_4_2) (and next_4_5 next_5_2) (and next_4_6 next_6_2) (and next_4_7 next_7_2)))
 (a!35 (or next_5_2 (and next_5_0 next_0_2) (and next_5_1 next_1_2) (and next_5_2 next_2_2) (and next_5_3
 next_3_2) (and next_5_4 next_4_2) (and next_5_5 next_5_2) (and next_5_6 next_6_2) (and next_5_7 next_7_2)))
 (a!36 (or next_6_2 (and next_6_0 next_0_2) (and next_6_1 next_1_2) (and next_6_2 next_2_2) (and next_6_3
 next_3_2) (and next_6_4 next_4_2) (and next_6_5 next_5_2) (and next_6_6 next_6_2) (and next_6_7 next_7_2)))
 (a!37 (or next_7_2 (and next_7_0 next_0_2) (and next_7_1 next_1_2) (and next_7_2 next_2_2) (and next_7_3
 next_3_2) (and next_7_4 next_4_2) (and next_7_5 next_5_2) (and next_7_6 next_6_2) (and next_7_7 next_7_2)))
 (a!39 (or next_2_3 (and next_2_0 next_0_3) (and next_2_1 next_1_3) (and next_2_2 next_2_3) (and next_2_3
 next_3_3) (and next_2_4 next_4_3) (and next_2_5 next_5_3) (and next_2_6 next_6_3) (and next_2_7 next_7_3)))
 (a!40 (or next_2_4 (and next_2_0 next_0_4) (and next_2_1 next_1_4) (and next_2_2 next_2_4) (and next_2_3
 next_3_4) (and next_2_4 next_4_4) (and next_2_5 next_5_4) (and next_2_6 next_6_4) (and next_2_7 next_7_4)))
 (a!41 (or next_2_5 (and next_2_0 next_0_5) (and next_2_1 next_1_5) (and next_2_2 next_2_5) (and next_2_3
 next_3_5) (and next_2_4 next_4_5) (and next_2_5 next_5_5) (and next_2_6 next_6_5) (and next_2_7 next_7_5)))
 (a!42 (or next_2_6 (and next_2_0 next_0_6) (and next_2_1 next_1_6) (and next_2_2 next_2_6) (and next_2_3
 next_3_6) (and next_2_4 next_4_6) (and next_2_5 next_5_6) (and next_2_6 next_6_6) (and next_2_7 next_7_6)))
 (a!43 (or next_2_7 (and next_2_0 next_0_7) (and next_2_1 next_1_7) (and next_2_2 next_2_7) (and next_2_3
 next_3_7) (and next_2_4 next_4_7) (and next_2_5 next_5_7) (and next_2_6 next_6_7) (and next_2_7 next_7_7)))
 (a!45 (or next_3_3 (and next_3_0 next_0_3) (and next_3_1 next_1_3) (and next_3_2 next_2_3) (and next_3_3
 next_3_3) (and next_3_4 next_4_3) (and next_3_5 next_5_3) (and next_3_6 next_6_3) (and next_3_7 next_7_3)))
 (a!46 (or next_4_3 (and next_4_0 next_0_3) (and next_4_1 next_1_3) (and next_4_2 next_2_3) (and next_4_3
 next_3_3) (and next_4_4 next_4_3) (and next_4_5 next_5_3) (and next_4_6 next_6_3) (and next_4_7 next_7_3)))
 (a!47 (or next_5_3 (and next_5_0 next_0_3) (and next_5_1 next_1_3) (and next_5_2 next_2_3) (and next_5_3
 next_3_3) (and next_5_4 next_4_3) (and next_5_5 next_5_3) (and next_5_6 next_6_3) (and next_5_7 next_7_3)))
 (a!48 (or next_6_3 (and next_6_0 next_0_3) (and next_6_1 next_1_3) (and next_6_2 next_2_3) (and next_6_3
 next_3_3) (and next_6_4 next_4_3) (and next_6_5 next_5_3) (and next_6_6 next_6_3) (and next_6_7 next_7_3)))
 (a!49 (or next_7_3 (and next_7_0 next_0_3) (and next_7_1 next_1_3) (and next_7_2 next_2_3) (and next_7_3
 next_3_3) (and next_7_4 next_4_3) (and next_7_5 next_5_3) (and next_7_6 next_6_3) (and next_7_7 next_7_3)))
 (a!51 (or next_3_4 (and next_3_0 next_0_4) (and next_3_1 next_1_4) (and next_3_2 next_2_4) (and next_3_3
 next_3_4) (and next_3_4 next_4_4) (and next_3_5 next_5_4) (and next_3_6 next_6_4) (and next_3_7 next_7_4)))
 (a!52 (or next_3_5 (and next_3_0 next_0_5) (and next_3_1 next_1_5) (and next_3_2 next_2_5) (and next_3_3
 next_3_5) (and next_3_4 next_4_5) (and next_3_5 next_5_5) (and next_3_6 next_6_5) (and next_3_7 next_7_5)))
 (a!53 (or next_3_6 (and next_3_0 next_0_6) (and next_3_1 next_1_6) (and next_3_2 next_2_6) (and next_3_3
 next_3_6) (and next_3_4 next_4_6) (and next_3_5 next_5_6) (and next_3_6 next_6_6) (and next_3_7 next_7_6)))
 (a!54 (or next_3_7 (and next_3_0 next_0_7) (and next_3_1 next_1_7) (and next_3_2 next_2_7) (and next_3_3
 next_3_7) (and next_3_4 next_4_7) (and next_3_5 next_5_7) (and next_3_6 next_6_7) (and next_3_7 next_7_7)))
 (a!56 (or next_4_4 (and next_4_0 next_0_4) (and next_4_1 next_1_4) (and next_4_2 next_2_4) (and next_4_3
 next_3_4) (and next_4_4 next_4_4) (and next_4_5 next_5_4) (and next_4_6 next_6_4) (and next_4_7 next_7_4)))
 (a!57 (or next_5_4 (and next_5_0 next_0_4) (and next_5_1 next_1_4) (and next_5_2 next_2_4) (and next_5_3
 next_3_4) (and next_5_4 next_4_4) (and next_5_5 next_5_4) (and next_5_6 next_6_4) (and next_5_7 next_7_4)))
 (a!58 (or next_6_4 (and next_6_0 next_0_4) (and next_6_1 next_1_4) (and next_6_2 next_2_4) (and next_6_3
 next_3_4) (and next_6_4 next_4_4) (and next_6_5 next_5_4) (and next_6_6 next_6_4) (and next_6_7 next_7_4)))
 (a!59 (or next_7_4 (and next_7_0 next_0_4) (and next_7_1 next_1_4) (and next_7_2 next_2_4) (and next_7_3
 next_3_4) (and next_7_4 next_4_4) (and next_7_5 next_5_4) (and next_7_6 next_6_4) (and next_7_7 next_7_4)))
 (a!61 (or next_4_5 (and next_4_0 next_0_5) (and next_4_1 next_1_5) (and next_4_2 next_2_5) (and next_4_3
 next_3_5) (and next_4_4 next_4_5) (and next_4_5 next_5_5) (and next_4_6 next_6_5) (and next_4_7 next_7_5)))
 (a!62 (or next_4_6 (and next_4_0 next_0_6) (and next_4_1 next_1_6) (and next_4_2 next_2_6) (and next_4_3
 next_3_6) (and next_4_4 next_4_6) (and next_4_5 next_5_6) (and next_4_6 next_6_6) (and next_4_7 next_7_6)))
 (a!63 (or next_4_7 (and next_4_0 next_0_7) (and next_4_1 next_1_7) (and next_4_2 next_2_7) (and next_4_3
 next_3_7) (and next_4_4 next_4_7) (and next_4_5 next_5_7) (and next_4_6 next_6_7) (and next_4_7 next_7_7)))
 (a!65 (or next_5_5 (and next_5_0 next_0_5) (and next_5_1 next_1_5) (and next_5_2 next_2_5) (and next_5_3
 next_3_5) (and next_5_4 next_4_5) (and next_5_5 next_5_5) (and next_5_6 next_6_5) (and next_5_7 next_7_5)))
 (a!66 (or next_6_5 (and next_6_0 next_0_5) (and next_6_1 next_1_5) (and next_6_2 next_2_5) (and next_6_3
 next_3_5) (and next_6_4 next_4_5) (and next_6_5 next_5_5) (and next_6_6 next_6_5) (and next_6_7 next_7_5)))
 (a!67 (or next_7_5 (and next_7_0 next_0_5) (and next_7_1 next_1_5) (and next_7_2 next_2_5) (and next_7_3
 next_3_5) (and next_7_4 next_4_5) (and next_7_5 next_5_5) (and next_7_6 next_6_5) (and next_7_7 next_7_5)))
 (a!69 (or next_5_6 (and next_5_0 next_0_6) (and next_5_1 next_1_6) (and next_5_2 next_2_6) (and next_5_3
 next_3_6) (and next_5_4 next_4_6) (and next_5_5 next_5_6) (and next_5_6 next_6_6) (and next_5_7 next_7_6)))
 (a!70 (or next_5_7 (and next_5_0 next_0_7) (and next_5_1 next_1_7) (and next_5_2 next_2_7) (and next_5_3
 next_3_7) (and next_5_4 next_4_7) (and next_5_5 next_5_7) (and next_5_6 next_6_7) (and next_5_7 next_7_7)))
 (a!72 (or next_6_6 (and next_6_0 next_0_6) (and next_6_1 next_1_6) (and next_6_2 next_2_6) (and next_6_3
 next_3_6) (and next_6_4 next_4_6) (and next_6_5 next_5_6) (and next_6_6 next_6_6) (and next_6_7 next_7_6)))
 (a!73 (or next_7_6 (and next_7_0 next_0_6) (and next_7_1 next_1_6) (and next_7_2 next_2_6) (and next_7_3
 next_3_6) (and next_7_4 next_4_6) (and next_7_5 next_5_6) (and next_7_6 next_6_6) (and next_7_7 next_7_6)))
 (a!75 (or next_6_7 (and next_6_0 next_0_7) (and next_6_1 next_1_7) (and next_6_2 next_2_7) (and next_6_3
 next_3_7) (and next_6_4 next_4_7) (and next_6_5 next_5_7) (and next_6_6 next_6_7) (and next_6_7 next_7_7)))
 (a!77 (or next_7_7 (and next_7_0 next_0_7) (and next_7_1 next_1_7) (and next_7_2 next_2_7) (and next_7_3
 next_3_7) (and next_7_4 next_4_7) (and next_7_5 next_5_7) (and next_7_6 next_6_7) (and next_7_7 next_7_7))))
 (let ((a!16 (or a!1 (and a!1 a!1) (and a!2 a!3) (and a!4 a!5) (and a!6 a!7) (and a!8 a!9) (and a!10 a!11) (and
 a!12 a!13) (and a!14 a!15))) (a!24 (or a!2 (and a!1 a!2) (and a!2 a!17) (and a!4 a!18) (and a!6 a!19) (and a!8
 a!20) (and a!10 a!21) (and a!12 a!22) (and a!14 a!23))) (a!31 (or a!3 (and a!3 a!1) (and a!17 a!3) (and a!25
 a!5) (and a!26 a!7) (and a!27 a!9) (and a!28 a!11) (and a!29 a!13) (and a!30 a!15))) (a!38 (or a!4 (and a!1
 a!4) (and a!2 a!25) (and a!4 a!32) (and a!6 a!33) (and a!8 a!34) (and a!10 a!35) (and a!12 a!36) (and a!14
 a!37))) (a!44 (or a!5 (and a!5 a!1) (and a!18 a!3) (and a!32 a!5) (and a!39 a!7) (and a!40 a!9) (and a!41
 a!11) (and a!42 a!13) (and a!43 a!15))) (a!50 (or a!6 (and a!1 a!6) (and a!2 a!26) (and a!4 a!39) (and a!6
 a!45) (and a!8 a!46) (and a!10 a!47) (and a!12 a!48) (and a!14 a!49))) (a!55 (or a!7 (and a!7 a!1) (and a!19
 a!3) (and a!33 a!5) (and a!45 a!7) (and a!51 a!9) (and a!52 a!11) (and a!53 a!13) (and a!54 a!15))) (a!60 (or
 a!8 (and a!1 a!8) (and a!2 a!27) (and a!4 a!40) (and a!6 a!51) (and a!8 a!56) (and a!10 a!57) (and a!12 a!58)
 (and a!14 a!59))) (a!64 (or a!9 (and a!9 a!1) (and a!20 a!3) (and a!34 a!5) (and a!46 a!7) (and a!56 a!9) (and
 a!61 a!11) (and a!62 a!13) (and a!63 a!15))) (a!68 (or a!10 (and a!1 a!10) (and a!2 a!28) (and a!4 a!41) (and
 a!6 a!52) (and a!8 a!61) (and a!10 a!65) (and a!12 a!66) (and a!14 a!67))) (a!71 (or a!11 (and a!11 a!1) (and
 a!21 a!3) (and a!35 a!5) (and a!47 a!7) (and a!57 a!9) (and a!65 a!11) (and a!69 a!13) (and a!70 a!15))) (a!74
 (or a!12 (and a!1 a!12) (and a!2 a!29) (and a!4 a!42) (and a!6 a!53) (and a!8 a!62) (and a!10 a!69) (and a!12
 a!72) (and a!14 a!73))) (a!76 (or a!13 (and a!13 a!1) (and a!22 a!3) (and a!36 a!5) (and a!48 a!7) (and a!58
 a!9) (and a!66 a!11) (and a!72 a!13) (and a!75 a!15))) (a!78 (or a!14 (and a!1 a!14) (and a!2 a!30) (and a!4
 a!43) (and a!6 a!54) (and a!8 a!63) (and a!10 a!70) (and a!12 a!75) (and a!14 a!77))) (a!79 (or a!15 (and a!15
 a!1) (and a!23 a!3) (and a!37 a!5) (and a!49 a!7) (and a!59 a!9) (and a!67 a!11) (and a!73 a!13) (and a!77
 a!15))) (a!82 (or a!17 (and a!3 a!2) (and a!17 a!17) (and a!25 a!18) (and a!26 a!19) (and a!27 a!20) (and a!28
 a!21) (and a!29 a!22) (and a!30 a!23))) (a!83 (or a!18 (and a!5 a!2) (and a!18 a!17) (and a!32 a!18) (and a!39
 a!19) (and a!40 a!20) (and a!41 a!21) (and a!42 a!22) (and a!43 a!23))) (a!84 (or a!19 (and a!7 a!2) (and a!19
 a!17) (and a!33 a!18) (and a!45 a!19) (and a!51 a!20) (and a!52 a!21) (and a!53 a!22) (and a!54 a!23))) (a!85
 (or a!20 (and a!9 a!2) (and a!20 a!17) (and a!34 a!18) (and a!46 a!19) (and a!56 a!20) (and a!61 a!21) (and
 a!62 a!22) (and a!63 a!23))) (a!86 (or a!21 (and a!11 a!2) (and a!21 a!17) (and a!35 a!18) (and a!47 a!19)
 (and a!57 a!20) (and a!65 a!21) (and a!69 a!22) (and a!70 a!23))) (a!87 (or a!22 (and a!13 a!2) (and a!22
 a!17) (and a!36 a!18) (and a!48 a!19) (and a!58 a!20) (and a!66 a!21) (and a!72 a!22) (and a!75 a!23))) (a!88
 (or a!23 (and a!15 a!2) (and a!23 a!17) (and a!37 a!18) (and a!49 a!19) (and a!59 a!20) (and a!67 a!21) (and
 a!73 a!22) (and a!77 a!23))) (a!90 (or a!25 (and a!3 a!4) (and a!17 a!25) (and a!25 a!32) (and a!26 a!33) (and
 a!27 a!34) (and a!28 a!35) (and a!29 a!36) (and a!30 a!37))) (a!91 (or a!26 (and a!3 a!6) (and a!17 a!26) (and
 a!25 a!39) (and a!26 a!45) (and a!27 a!46) (and a!28 a!47) (and a!29 a!48) (and a!30 a!49))) (a!92 (or a!27
 (and a!3 a!8) (and a!17 a!27) (and a!25 a!40) (and a!26 a!51) (and a!27 a!56) (and a!28 a!57) (and a!29 a!58)
 (and a!30 a!59))) (a!93 (or a!28 (and a!3 a!10) (and a!17 a!28) (and a!25 a!41) (and a!26 a!52) (and a!27
 a!61) (and a!28 a!65) (and a!29 a!66) (and a!30 a!67))) (a!94 (or a!29 (and a!3 a!12) (and a!17 a!29) (and
 a!25 a!42) (and a!26 a!53) (and a!27 a!62) (and a!28 a!69) (and a!29 a!72) (and a!30 a!73))) (a!95 (or a!30
 (and a!3 a!14) (and a!17 a!30) (and a!25 a!43) (and a!26 a!54) (and a!27 a!63) (and a!28 a!70) (and a!29 a!75)
 (and a!30 a!77))) (a!98 (or a!32 (and a!5 a!4) (and a!18 a!25) (and a!32 a!32) (and a!39 a!33) (and a!40 a!34)
 (and a!41 a!35) (and a!42 a!36) (and a!43 a!37))) (a!99 (or a!33 (and a!7 a!4) (and a!19 a!25) (and a!33 a!32)
 (and a!45 a!33) (and a!51 a!34) (and a!52 a!35) (and a!53 a!36) (and a!54 a!37))) (a!100 (or a!34 (and a!9
 a!4) (and a!20 a!25) (and a!34 a!32) (and a!46 a!33) (and a!56 a!34) (and a!61 a!35) (and a!62 a!36) (and a!63
 a!37))) (a!101 (or a!35 (and a!11 a!4) (and a!21 a!25) (and a!35 a!32) (and a!47 a!33) (and a!57 a!34) (and
 a!65 a!35) (and a!69 a!36) (and a!70 a!37))) (a!102 (or a!36 (and a!13 a!4) (and a!22 a!25) (and a!36 a!32)
 (and a!48 a!33) (and a!58 a!34) (and a!66 a!35) (and a!72 a!36) (and a!75 a!37))) (a!103 (or a!37 (and a!15
 a!4) (and a!23 a!25) (and a!37 a!32) (and a!49 a!33) (and a!59 a!34) (and a!67 a!35) (and a!73 a!36) (and a!77
 a!37))) (a!105 (or a!39 (and a!5 a!6) (and a!18 a!26) (and a!32 a!39) (and a!39 a!45) (and a!40 a!46) (and
 a!41 a!47) (and a!42 a!48) (and a!43 a!49))) (a!106 (or a!40 (and a!5 a!8) (and a!18 a!27) (and a!32 a!40)
 (and a!39 a!51) (and a!40 a!56) (and a!41 a!57) (and a!42 a!58) (and a!43 a!59))) (a!107 (or a!41 (and a!5
 a!10) (and a!18 a!28) (and a!32 a!41) (and a!39 a!52) (and a!40 a!61) (and a!41 a!65) (and a!42 a!66) (and
 a!43 a!67))) (a!108 (or a!42 (and a!5 a!12) (and a!18 a!29) (and a!32 a!42) (and a!39 a!53) (and a!40 a!62)
 (and a!41 a!69) (and a!42 a!72) (and a!43 a!73))) (a!109 (or a!43 (and a!5 a!14) (and a!18 a!30) (and a!32
 a!43) (and a!39 a!54) (and a!40 a!63) (and a!41 a!70) (and a!42 a!75) (and a!43 a!77))) (a!112 (or a!45 (and
 a!7 a!6) (and a!19 a!26) (and a!33 a!39) (and a!45 a!45) (and a!51 a!46) (and a!52 a!47) (and a!53 a!48) (and
 a!54 a!49))) (a!113 (or a!46 (and a!9 a!6) (and a!20 a!26) (and a!34 a!39) (and a!46 a!45) (and a!56 a!46)
 (and a!61 a!47) (and a!62 a!48) (and a!63 a!49))) (a!114 (or a!47 (and a!11 a!6) (and a!21 a!26) (and a!35
 a!39) (and a!47 a!45) (and a!57 a!46) (and a!65 a!47) (and a!69 a!48) (and a!70 a!49))) (a!115 (or a!48 (and
 a!13 a!6) (and a!22 a!26) (and a!36 a!39) (and a!48 a!45) (and a!58 a!46) (and a!66 a!47) (and a!72 a!48) (and
 a!75 a!49))) (a!116 (or a!49 (and a!15 a!6) (and a!23 a!26) (and a!37 a!39) (and a!49 a!45) (and a!59 a!46)
 (and a!67 a!47) (and a!73 a!48) (and a!77 a!49))) (a!118 (or a!51 (and a!7 a!8) (and a!19 a!27) (and a!33
 a!40) (and a!45 a!51) (and a!51 a!56) (and a!52 a!57) (and a!53 a!58) (and a!54 a!59))) (a!119 (or a!52 (and
 a!7 a!10) (and a!19 a!28) (and a!33 a!41) (and a!45 a!52) (and a!51 a!61) (and a!52 a!65) (and a!53 a!66) (and
 a!54 a!67))) (a!120 (or a!53 (and a!7 a!12) (and a!19 a!29) (and a!33 a!42) (and a!45 a!53) (and a!51 a!62)
 (and a!52 a!69) (and a!53 a!72) (and a!54 a!73))) (a!121 (or a!54 (and a!7 a!14) (and a!19 a!30) (and a!33
 a!43) (and a!45 a!54) (and a!51 a!63) (and a!52 a!70) (and a!53 a!75) (and a!54 a!77))) (a!124 (or a!56 (and
 a!9 a!8) (and a!20 a!27) (and a!34 a!40) (and a!46 a!51) (and a!56 a!56) (and a!61 a!57) (and a!62 a!58) (and
 a!63 a!59))) (a!125 (or a!57 (and a!11 a!8) (and a!21 a!27) (and a!35 a!40) (and a!47 a!51) (and a!57 a!56)
 (and a!65 a!57) (and a!69 a!58) (and a!70 a!59))) (a!126 (or a!58 (and a!13 a!8) (and a!22 a!27) (and a!36
 a!40) (and a!48 a!51) (and a!58 a!56) (and a!66 a!57) (and a!72 a!58) (and a!75 a!59))) (a!127 (or a!59 (and
 a!15 a!8) (and a!23 a!27) (and a!37 a!40) (and a!49 a!51) (and a!59 a!56) (and a!67 a!57) (and a!73 a!58) (and
 a!77 a!59))) (a!129 (or a!61 (and a!9 a!10) (and a!20 a!28) (and a!34 a!41) (and a!46 a!52) (and a!56 a!61)
 (and a!61 a!65) (and a!62 a!66) (and a!63 a!67))) (a!130 (or a!62 (and a!9 a!12) (and a!20 a!29) (and a!34
 a!42) (and a!46 a!53) (and a!56 a!62) (and a!61 a!69) (and a!62 a!72) (and a!63 a!73))) (a!131 (or a!63 (and
 a!9 a!14) (and a!20 a!30) (and a!34 a!43) (and a!46 a!54) (and a!56 a!63) (and a!61 a!70) (and a!62 a!75) (and
 a!63 a!77))) (a!134 (or a!65 (and a!11 a!10) (and a!21 a!28) (and a!35 a!41) (and a!47 a!52) (and a!57 a!61)
 (and a!65 a!65) (and a!69 a!66) (and a!70 a!67))) (a!135 (or a!66 (and a!13 a!10) (and a!22 a!28) (and a!36
 a!41) (and a!48 a!52) (and a!58 a!61) (and a!66 a!65) (and a!72 a!66) (and a!75 a!67))) (a!136 (or a!67 (and
 a!15 a!10) (and a!23 a!28) (and a!37 a!41) (and a!49 a!52) (and a!59 a!61) (and a!67 a!65) (and a!73 a!66)
 (and a!77 a!67))) (a!138 (or a!69 (and a!11 a!12) (and a!21 a!29) (and a!35 a!42) (and a!47 a!53) (and a!57
 a!62) (and a!65 a!69) (and a!69 a!72) (and a!70 a!73))) (a!139 (or a!70 (and a!11 a!14) (and a!21 a!30) (and
 a!35 a!43) (and a!47 a!54) (and a!57 a!63) (and a!65 a!70) (and a!69 a!75) (and a!70 a!77))) (a!142 (or a!72
 (and a!13 a!12) (and a!22 a!29) (and a!36 a!42) (and a!48 a!53) (and a!58 a!62) (and a!66 a!69) (and a!72
 a!72) (and a!75 a!73))) (a!143 (or a!73 (and a!15 a!12) (and a!23 a!29) (and a!37 a!42) (and a!49 a!53) (and
 a!59 a!62) (and a!67 a!69) (and a!73 a!72) (and a!77 a!73))) (a!145 (or a!75 (and a!13 a!14) (and a!22 a!30)
 (and a!36 a!43) (and a!48 a!54) (and a!58 a!63) (and a!66 a!70) (and a!72 a!75) (and a!75 a!77))) (a!148 (or
 a!77 (and a!15 a!14) (and a!23 a!30) (and a!37 a!43) (and a!49 a!54) (and a!59 a!63) (and a!67 a!70) (and a!73
 a!75) (and a!77 a!77)))) (let ((a!80 (or a!16 (and a!16 a!16) (and a!24 a!31) (and a!38 a!44) (and a!50 a!55)
 (and a!60 a!64) (and a!68 a!71) (and a!74 a!76) (and a!78 a!79))) (a!89 (or a!24 (and a!16 a!24) (and a!24
 a!82) (and a!38 a!83) (and a!50 a!84) (and a!60 a!85) (and a!68 a!86) (and a!74 a!87) (and a!78 a!88))) (a!96
 (or a!31 (and a!31 a!16) (and a!82 a!31) (and a!90 a!44) (and a!91 a!55) (and a!92 a!64) (and a!93 a!71) (and
 a!94 a!76) (and a!95 a!79))) (a!104 (or a!38 (and a!16 a!38) (and a!24 a!90) (and a!38 a!98) (and a!50 a!99)
 (and a!60 a!100) (and a!68 a!101) (and a!74 a!102) (and a!78 a!103))) (a!110 (or a!44 (and a!44 a!16) (and
 a!83 a!31) (and a!98 a!44) (and a!105 a!55) (and a!106 a!64) (and a!107 a!71) (and a!108 a!76) (and a!109
 a!79))) (a!117 (or a!50 (and a!16 a!50) (and a!24 a!91) (and a!38 a!105) (and a!50 a!112) (and a!60 a!113)
 (and a!68 a!114) (and a!74 a!115) (and a!78 a!116))) (a!122 (or a!55 (and a!55 a!16) (and a!84 a!31) (and a!99
 a!44) (and a!112 a!55) (and a!118 a!64) (and a!119 a!71) (and a!120 a!76) (and a!121 a!79))) (a!128 (or a!60
 (and a!16 a!60) (and a!24 a!92) (and a!38 a!106) (and a!50 a!118) (and a!60 a!124) (and a!68 a!125) (and a!74
 a!126) (and a!78 a!127))) (a!132 (or a!64 (and a!64 a!16) (and a!85 a!31) (and a!100 a!44) (and a!113 a!55)
 (and a!124 a!64) (and a!129 a!71) (and a!130 a!76) (and a!131 a!79))) (a!137 (or a!68 (and a!16 a!68) (and
 a!24 a!93) (and a!38 a!107) (and a!50 a!119) (and a!60 a!129) (and a!68 a!134) (and a!74 a!135) (and a!78
 a!136))) (a!140 (or a!71 (and a!71 a!16) (and a!86 a!31) (and a!101 a!44) (and a!114 a!55) (and a!125 a!64)
 (and a!134 a!71) (and a!138 a!76) (and a!139 a!79))) (a!144 (or a!74 (and a!16 a!74) (and a!24 a!94) (and a!38
 a!108) (and a!50 a!120) (and a!60 a!130) (and a!68 a!138) (and a!74 a!142) (and a!78 a!143))) (a!146 (or a!76
 (and a!76 a!16) (and a!87 a!31) (and a!102 a!44) (and a!115 a!55) (and a!126 a!64) (and a!135 a!71) (and a!142
 a!76) (and a!145 a!79))) (a!149 (or a!78 (and a!16 a!78) (and a!24 a!95) (and a!38 a!109) (and a!50 a!121)
 (and a!60 a!131) (and a!68 a!139) (and a!74 a!145) (and a!78 a!148))) (a!150 (or a!79 (and a!79 a!16) (and
 a!88 a!31) (and a!103 a!44) (and a!116 a!55) (and a!127 a!64) (and a!136 a!71) (and a!143 a!76) (and a!148
 a!79))) (a!153 (or a!82 (and a!31 a!24) (and a!82 a!82) (and a!90 a!83) (and a!91 a!84) (and a!92 a!85) (and
 a!93 a!86) (and a!94 a!87) (and a!95 a!88))) (a!155 (or a!90 (and a!31 a!38) (and a!82 a!90) (and a!90 a!98)
 (and a!91 a!99) (and a!92 a!100) (and a!93 a!101) (and a!94 a!102) (and a!95 a!103))) (a!156 (or a!83 (and
 a!44 a!24) (and a!83 a!82) (and a!98 a!83) (and a!105 a!84) (and a!106 a!85) (and a!107 a!86) (and a!108 a!87)
 (and a!109 a!88))) (a!158 (or a!91 (and a!31 a!50) (and a!82 a!91) (and a!90 a!105) (and a!91 a!112) (and a!92
 a!113) (and a!93 a!114) (and a!94 a!115) (and a!95 a!116))) (a!159 (or a!84 (and a!55 a!24) (and a!84 a!82)
 (and a!99 a!83) (and a!112 a!84) (and a!118 a!85) (and a!119 a!86) (and a!120 a!87) (and a!121 a!88))) (a!161
 (or a!92 (and a!31 a!60) (and a!82 a!92) (and a!90 a!106) (and a!91 a!118) (and a!92 a!124) (and a!93 a!125)
 (and a!94 a!126) (and a!95 a!127))) (a!162 (or a!85 (and a!64 a!24) (and a!85 a!82) (and a!100 a!83) (and
 a!113 a!84) (and a!124 a!85) (and a!129 a!86) (and a!130 a!87) (and a!131 a!88))) (a!164 (or a!93 (and a!31
 a!68) (and a!82 a!93) (and a!90 a!107) (and a!91 a!119) (and a!92 a!129) (and a!93 a!134) (and a!94 a!135)
 (and a!95 a!136))) (a!165 (or a!86 (and a!71 a!24) (and a!86 a!82) (and a!101 a!83) (and a!114 a!84) (and
 a!125 a!85) (and a!134 a!86) (and a!138 a!87) (and a!139 a!88))) (a!167 (or a!94 (and a!31 a!74) (and a!82
 a!94) (and a!90 a!108) (and a!91 a!120) (and a!92 a!130) (and a!93 a!138) (and a!94 a!142) (and a!95 a!143)))
 (a!168 (or a!87 (and a!76 a!24) (and a!87 a!82) (and a!102 a!83) (and a!115 a!84) (and a!126 a!85) (and a!135
 a!86) (and a!142 a!87) (and a!145 a!88))) (a!170 (or a!95 (and a!31 a!78) (and a!82 a!95) (and a!90 a!109)
 (and a!91 a!121) (and a!92 a!131) (and a!93 a!139) (and a!94 a!145) (and a!95 a!148))) (a!171 (or a!88 (and
 a!79 a!24) (and a!88 a!82) (and a!103 a!83) (and a!116 a!84) (and a!127 a!85) (and a!136 a!86) (and a!143
 a!87) (and a!148 a!88))) (a!175 (or a!98 (and a!44 a!38) (and a!83 a!90) (and a!98 a!98) (and a!105 a!99) (and
 a!106 a!100) (and a!107 a!101) (and a!108 a!102) (and a!109 a!103))) (a!177 (or a!105 (and a!44 a!50) (and
 a!83 a!91) (and a!98 a!105) (and a!105 a!112) (and a!106 a!113) (and a!107 a!114) (and a!108 a!115) (and a!109
 a!116))) (a!178 (or a!99 (and a!55 a!38) (and a!84 a!90) (and a!99 a!98) (and a!112 a!99) (and a!118 a!100)
 (and a!119 a!101) (and a!120 a!102) (and a!121 a!103))) (a!180 (or a!106 (and a!44 a!60) (and a!83 a!92) (and
 a!98 a!106) (and a!105 a!118) (and a!106 a!124) (and a!107 a!125) (and a!108 a!126) (and a!109 a!127))) (a!181
 (or a!100 (and a!64 a!38) (and a!85 a!90) (and a!100 a!98) (and a!113 a!99) (and a!124 a!100) (and a!129
 a!101) (and a!130 a!102) (and a!131 a!103))) (a!183 (or a!107 (and a!44 a!68) (and a!83 a!93) (and a!98 a!107)
 (and a!105 a!119) (and a!106 a!129) (and a!107 a!134) (and a!108 a!135) (and a!109 a!136))) (a!184 (or a!101
 (and a!71 a!38) (and a!86 a!90) (and a!101 a!98) (and a!114 a!99) (and a!125 a!100) (and a!134 a!101) (and
 a!138 a!102) (and a!139 a!103))) (a!186 (or a!108 (and a!44 a!74) (and a!83 a!94) (and a!98 a!108) (and a!105
 a!120) (and a!106 a!130) (and a!107 a!138) (and a!108 a!142) (and a!109 a!143))) (a!187 (or a!102 (and a!76
 a!38) (and a!87 a!90) (and a!102 a!98) (and a!115 a!99) (and a!126 a!100) (and a!135 a!101) (and a!142 a!102)
 (and a!145 a!103))) (a!189 (or a!109 (and a!44 a!78) (and a!83 a!95) (and a!98 a!109) (and a!105 a!121) (and
 a!106 a!131) (and a!107 a!139) (and a!108 a!145) (and a!109 a!148))) (a!190 (or a!103 (and a!79 a!38) (and
 a!88 a!90) (and a!103 a!98) (and a!116 a!99) (and a!127 a!100) (and a!136 a!101) (and a!143 a!102) (and a!148
 a!103))) (a!195 (or a!112 (and a!55 a!50) (and a!84 a!91) (and a!99 a!105) (and a!112 a!112) (and a!118 a!113)
 (and a!119 a!114) (and a!120 a!115) (and a!121 a!116))) (a!197 (or a!118 (and a!55 a!60) (and a!84 a!92) (and
 a!99 a!106) (and a!112 a!118) (and a!118 a!124) (and a!119 a!125) (and a!120 a!126) (and a!121 a!127))) (a!198
 (or a!113 (and a!64 a!50) (and a!85 a!91) (and a!100 a!105) (and a!113 a!112) (and a!124 a!113) (and a!129
 a!114) (and a!130 a!115) (and a!131 a!116))) (a!200 (or a!119 (and a!55 a!68) (and a!84 a!93) (and a!99 a!107)
 (and a!112 a!119) (and a!118 a!129) (and a!119 a!134) (and a!120 a!135) (and a!121 a!136))) (a!201 (or a!114
 (and a!71 a!50) (and a!86 a!91) (and a!101 a!105) (and a!114 a!112) (and a!125 a!113) (and a!134 a!114) (and
 a!138 a!115) (and a!139 a!116))) (a!203 (or a!120 (and a!55 a!74) (and a!84 a!94) (and a!99 a!108) (and a!112
 a!120) (and a!118 a!130) (and a!119 a!138) (and a!120 a!142) (and a!121 a!143))) (a!204 (or a!115 (and a!76
 a!50) (and a!87 a!91) (and a!102 a!105) (and a!115 a!112) (and a!126 a!113) (and a!135 a!114) (and a!142
 a!115) (and a!145 a!116))) (a!206 (or a!121 (and a!55 a!78) (and a!84 a!95) (and a!99 a!109) (and a!112 a!121)
 (and a!118 a!131) (and a!119 a!139) (and a!120 a!145) (and a!121 a!148))) (a!207 (or a!116 (and a!79 a!50)
 (and a!88 a!91) (and a!103 a!105) (and a!116 a!112) (and a!127 a!113) (and a!136 a!114) (and a!143 a!115) (and
 a!148 a!116))) (a!213 (or a!124 (and a!64 a!60) (and a!85 a!92) (and a!100 a!106) (and a!113 a!118) (and a!124
 a!124) (and a!129 a!125) (and a!130 a!126) (and a!131 a!127))) (a!215 (or a!129 (and a!64 a!68) (and a!85
 a!93) (and a!100 a!107) (and a!113 a!119) (and a!124 a!129) (and a!129 a!134) (and a!130 a!135) (and a!131
 a!136))) (a!216 (or a!125 (and a!71 a!60) (and a!86 a!92) (and a!101 a!106) (and a!114 a!118) (and a!125
 a!124) (and a!134 a!125) (and a!138 a!126) (and a!139 a!127))) (a!218 (or a!130 (and a!64 a!74) (and a!85
 a!94) (and a!100 a!108) (and a!113 a!120) (and a!124 a!130) (and a!129 a!138) (and a!130 a!142) (and a!131
 a!143))) (a!219 (or a!126 (and a!76 a!60) (and a!87 a!92) (and a!102 a!106) (and a!115 a!118) (and a!126
 a!124) (and a!135 a!125) (and a!142 a!126) (and a!145 a!127))) (a!221 (or a!131 (and a!64 a!78) (and a!85
 a!95) (and a!100 a!109) (and a!113 a!121) (and a!124 a!131) (and a!129 a!139) (and a!130 a!145) (and a!131
 a!148))) (a!222 (or a!127 (and a!79 a!60) (and a!88 a!92) (and a!103 a!106) (and a!116 a!118) (and a!127
 a!124) (and a!136 a!125) (and a!143 a!126) (and a!148 a!127))) (a!229 (or a!134 (and a!71 a!68) (and a!86
 a!93) (and a!101 a!107) (and a!114 a!119) (and a!125 a!129) (and a!134 a!134) (and a!138 a!135) (and a!139
 a!136))) (a!231 (or a!138 (and a!71 a!74) (and a!86 a!94) (and a!101 a!108) (and a!114 a!120) (and a!125
 a!130) (and a!134 a!138) (and a!138 a!142) (and a!139 a!143))) (a!232 (or a!135 (and a!76 a!68) (and a!87
 a!93) (and a!102 a!107) (and a!115 a!119) (and a!126 a!129) (and a!135 a!134) (and a!142 a!135) (and a!145
 a!136))) (a!234 (or a!139 (and a!71 a!78) (and a!86 a!95) (and a!101 a!109) (and a!114 a!121) (and a!125
 a!131) (and a!134 a!139) (and a!138 a!145) (and a!139 a!148))) (a!235 (or a!136 (and a!79 a!68) (and a!88
 a!93) (and a!103 a!107) (and a!116 a!119) (and a!127 a!129) (and a!136 a!134) (and a!143 a!135) (and a!148
 a!136))) (a!243 (or a!142 (and a!76 a!74) (and a!87 a!94) (and a!102 a!108) (and a!115 a!120) (and a!126
 a!130) (and a!135 a!138) (and a!142 a!142) (and a!145 a!143))) (a!245 (or a!145 (and a!76 a!78) (and a!87
 a!95) (and a!102 a!109) (and a!115 a!121) (and a!126 a!131) (and a!135 a!139) (and a!142 a!145) (and a!145
 a!148))) (a!246 (or a!143 (and a!79 a!74) (and a!88 a!94) (and a!103 a!108) (and a!116 a!120) (and a!127
 a!130) (and a!136 a!138) (and a!143 a!142) (and a!148 a!143))) (a!255 (or a!148 (and a!79 a!78) (and a!88
 a!95) (and a!103 a!109) (and a!116 a!121) (and a!127 a!131) (and a!136 a!139) (and a!143 a!145) (and a!148
 a!148)))) (let ((a!81 (or (not (and OWN_0 same_block_0_0 (not same_instance_0_0) OWN_0)) a!80 a!80)) (a!97 (or
 (not (and OWN_0 same_block_0_1 (not same_instance_0_1) OWN_1)) a!89 a!96)) (a!111 (or (not (and OWN_0
 same_block_0_2 (not same_instance_0_2) OWN_2)) a!104 a!110)) (a!123 (or (not (and OWN_0 same_block_0_3 (not
 same_instance_0_3) OWN_3)) a!117 a!122)) (a!133 (or (not (and OWN_0 same_block_0_4 (not same_instance_0_4)
 OWN_4)) a!128 a!132)) (a!141 (or (not (and OWN_0 same_block_0_5 (not same_instance_0_5) OWN_5)) a!137 a!140))
 (a!147 (or (not (and OWN_0 same_block_0_6 (not same_instance_0_6) OWN_6)) a!144 a!146)) (a!151 (or (not (and
 OWN_0 same_block_0_7 (not same_instance_0_7) OWN_7)) a!149 a!150)) (a!152 (or (not (and OWN_1 same_block_1_0
 (not same_instance_1_0) OWN_0)) a!96 a!89)) (a!154 (or (not (and OWN_1 same_block_1_1 (not same_instance_1_1)
 OWN_1)) a!153 a!153)) (a!157 (or (not (and OWN_1 same_block_1_2 (not same_instance_1_2) OWN_2)) a!155 a!156))
 (a!160 (or (not (and OWN_1 same_block_1_3 (not same_instance_1_3) OWN_3)) a!158 a!159)) (a!163 (or (not (and
 OWN_1 same_block_1_4 (not same_instance_1_4) OWN_4)) a!161 a!162)) (a!166 (or (not (and OWN_1 same_block_1_5
 (not same_instance_1_5) OWN_5)) a!164 a!165)) (a!169 (or (not (and OWN_1 same_block_1_6 (not
 same_instance_1_6) OWN_6)) a!167 a!168)) (a!172 (or (not (and OWN_1 same_block_1_7 (not same_instance_1_7)
 OWN_7)) a!170 a!171)) (a!173 (or (not (and OWN_2 same_block_2_0 (not same_instance_2_0) OWN_0)) a!110 a!104))
 (a!174 (or (not (and OWN_2 same_block_2_1 (not same_instance_2_1) OWN_1)) a!156 a!155)) (a!176 (or (not (and
 OWN_2 same_block_2_2 (not same_instance_2_2) OWN_2)) a!175 a!175)) (a!179 (or (not (and OWN_2 same_block_2_3
 (not same_instance_2_3) OWN_3)) a!177 a!178)) (a!182 (or (not (and OWN_2 same_block_2_4 (not
 same_instance_2_4) OWN_4)) a!180 a!181)) (a!185 (or (not (and OWN_2 same_block_2_5 (not same_instance_2_5)
 OWN_5)) a!183 a!184)) (a!188 (or (not (and OWN_2 same_block_2_6 (not same_instance_2_6) OWN_6)) a!186 a!187))
 (a!191 (or (not (and OWN_2 same_block_2_7 (not same_instance_2_7) OWN_7)) a!189 a!190)) (a!192 (or (not (and
 OWN_3 same_block_3_0 (not same_instance_3_0) OWN_0)) a!122 a!117)) (a!193 (or (not (and OWN_3 same_block_3_1
 (not same_instance_3_1) OWN_1)) a!159 a!158)) (a!194 (or (not (and OWN_3 same_block_3_2 (not
 same_instance_3_2) OWN_2)) a!178 a!177)) (a!196 (or (not (and OWN_3 same_block_3_3 (not same_instance_3_3)
 OWN_3)) a!195 a!195)) (a!199 (or (not (and OWN_3 same_block_3_4 (not same_instance_3_4) OWN_4)) a!197 a!198))
 (a!202 (or (not (and OWN_3 same_block_3_5 (not same_instance_3_5) OWN_5)) a!200 a!201)) (a!205 (or (not (and
 OWN_3 same_block_3_6 (not same_instance_3_6) OWN_6)) a!203 a!204)) (a!208 (or (not (and OWN_3 same_block_3_7
 (not same_instance_3_7) OWN_7)) a!206 a!207)) (a!209 (or (not (and OWN_4 same_block_4_0 (not
 same_instance_4_0) OWN_0)) a!132 a!128)) (a!210 (or (not (and OWN_4 same_block_4_1 (not same_instance_4_1)
 OWN_1)) a!162 a!161)) (a!211 (or (not (and OWN_4 same_block_4_2 (not same_instance_4_2) OWN_2)) a!181 a!180))
 (a!212 (or (not (and OWN_4 same_block_4_3 (not same_instance_4_3) OWN_3)) a!198 a!197)) (a!214 (or (not (and
 OWN_4 same_block_4_4 (not same_instance_4_4) OWN_4)) a!213 a!213)) (a!217 (or (not (and OWN_4 same_block_4_5
 (not same_instance_4_5) OWN_5)) a!215 a!216)) (a!220 (or (not (and OWN_4 same_block_4_6 (not
 same_instance_4_6) OWN_6)) a!218 a!219)) (a!223 (or (not (and OWN_4 same_block_4_7 (not same_instance_4_7)
 OWN_7)) a!221 a!222)) (a!224 (or (not (and OWN_5 same_block_5_0 (not same_instance_5_0) OWN_0)) a!140 a!137))
 (a!225 (or (not (and OWN_5 same_block_5_1 (not same_instance_5_1) OWN_1)) a!165 a!164)) (a!226 (or (not (and
 OWN_5 same_block_5_2 (not same_instance_5_2) OWN_2)) a!184 a!183)) (a!227 (or (not (and OWN_5 same_block_5_3
 (not same_instance_5_3) OWN_3)) a!201 a!200)) (a!228 (or (not (and OWN_5 same_block_5_4 (not
 same_instance_5_4) OWN_4)) a!216 a!215)) (a!230 (or (not (and OWN_5 same_block_5_5 (not same_instance_5_5)
 OWN_5)) a!229 a!229)) (a!233 (or (not (and OWN_5 same_block_5_6 (not same_instance_5_6) OWN_6)) a!231 a!232))
 (a!236 (or (not (and OWN_5 same_block_5_7 (not same_instance_5_7) OWN_7)) a!234 a!235)) (a!237 (or (not (and
 OWN_6 same_block_6_0 (not same_instance_6_0) OWN_0)) a!146 a!144)) (a!238 (or (not (and OWN_6 same_block_6_1
 (not same_instance_6_1) OWN_1)) a!168 a!167)) (a!239 (or (not (and OWN_6 same_block_6_2 (not
 same_instance_6_2) OWN_2)) a!187 a!186)) (a!240 (or (not (and OWN_6 same_block_6_3 (not same_instance_6_3)
 OWN_3)) a!204 a!203)) (a!241 (or (not (and OWN_6 same_block_6_4 (not same_instance_6_4) OWN_4)) a!219 a!218))
 (a!242 (or (not (and OWN_6 same_block_6_5 (not same_instance_6_5) OWN_5)) a!232 a!231)) (a!244 (or (not (and
 OWN_6 same_block_6_6 (not same_instance_6_6) OWN_6)) a!243 a!243)) (a!247 (or (not (and OWN_6 same_block_6_7
 (not same_instance_6_7) OWN_7)) a!245 a!246)) (a!248 (or (not (and OWN_7 same_block_7_0 (not
 same_instance_7_0) OWN_0)) a!150 a!149)) (a!249 (or (not (and OWN_7 same_block_7_1 (not same_instance_7_1)
 OWN_1)) a!171 a!170)) (a!250 (or (not (and OWN_7 same_block_7_2 (not same_instance_7_2) OWN_2)) a!190 a!189))
 (a!251 (or (not (and OWN_7 same_block_7_3 (not same_instance_7_3) OWN_3)) a!207 a!206)) (a!252 (or (not (and
 OWN_7 same_block_7_4 (not same_instance_7_4) OWN_4)) a!222 a!221)) (a!253 (or (not (and OWN_7 same_block_7_5
 (not same_instance_7_5) OWN_5)) a!235 a!234)) (a!254 (or (not (and OWN_7 same_block_7_6 (not
 same_instance_7_6) OWN_6)) a!246 a!245)) (a!256 (or (not (and OWN_7 same_block_7_7 (not same_instance_7_7)
 OWN_7)) a!255 a!255))) (and a!81 a!97 a!111 a!123 a!133 a!141 a!147 a!151 a!152 a!154 a!157 a!160 a!163 a!166
 a!169 a!172 a!173 a!174 a!176 a!179 a!182 a!185 a!188 a!191 a!192 a!193 a!194 a!196 a!199 a!202 a!205 a!208
 a!209 a!210 a!211 a!212 a!214 a!217 a!220 a!223 a!224 a!225 a!226 a!227 a!228 a!230 a!233 a!236 a!237 a!238
 a!239 a!240 a!241 a!242 a!244 a!247 a!248 a!249 a!250 a!251 a!252 a!253 a!254 a!256))))))
; hypothesis: fact 2: each access consumes the token of the one before it in the chain
(assert
 (and (or (not next_0_0) token_0_0)
      (or (not next_0_1) token_0_1)
      (or (not next_0_2) token_0_2)
      (or (not next_0_3) token_0_3)
      (or (not next_0_4) token_0_4)
      (or (not next_0_5) token_0_5)
      (or (not next_0_6) token_0_6)
      (or (not next_0_7) token_0_7)
      (or (not next_1_0) token_1_0)
      (or (not next_1_1) token_1_1)
      (or (not next_1_2) token_1_2)
      (or (not next_1_3) token_1_3)
      (or (not next_1_4) token_1_4)
      (or (not next_1_5) token_1_5)
      (or (not next_1_6) token_1_6)
      (or (not next_1_7) token_1_7)
      (or (not next_2_0) token_2_0)
      (or (not next_2_1) token_2_1)
      (or (not next_2_2) token_2_2)
      (or (not next_2_3) token_2_3)
      (or (not next_2_4) token_2_4)
      (or (not next_2_5) token_2_5)
      (or (not next_2_6) token_2_6)
      (or (not next_2_7) token_2_7)
      (or (not next_3_0) token_3_0)
      (or (not next_3_1) token_3_1)
      (or (not next_3_2) token_3_2)
      (or (not next_3_3) token_3_3)
      (or (not next_3_4) token_3_4)
      (or (not next_3_5) token_3_5)
      (or (not next_3_6) token_3_6)
      (or (not next_3_7) token_3_7)
      (or (not next_4_0) token_4_0)
      (or (not next_4_1) token_4_1)
      (or (not next_4_2) token_4_2)
      (or (not next_4_3) token_4_3)
      (or (not next_4_4) token_4_4)
      (or (not next_4_5) token_4_5)
      (or (not next_4_6) token_4_6)
      (or (not next_4_7) token_4_7)
      (or (not next_5_0) token_5_0)
      (or (not next_5_1) token_5_1)
      (or (not next_5_2) token_5_2)
      (or (not next_5_3) token_5_3)
      (or (not next_5_4) token_5_4)
      (or (not next_5_5) token_5_5)
      (or (not next_5_6) token_5_6)
      (or (not next_5_7) token_5_7)
      (or (not next_6_0) token_6_0)
      (or (not next_6_1) token_6_1)
      (or (not next_6_2) token_6_2)
      (or (not next_6_3) token_6_3)
      (or (not next_6_4) token_6_4)
      (or (not next_6_5) token_6_5)
      (or (not next_6_6) token_6_6)
      (or (not next_6_7) token_6_7)
      (or (not next_7_0) token_7_0)
      (or (not next_7_1) token_7_1)
      (or (not next_7_2) token_7_2)
      (or (not next_7_3) token_7_3)
      (or (not next_7_4) token_7_4)
      (or (not next_7_5) token_7_5)
      (or (not next_7_6) token_7_6)
      (or (not next_7_7) token_7_7)))
; hypothesis: fact 3: different elements of one operation share no byte
(assert
 (and (not (and same_instance_0_0 overlap_0_0))
      (not (and same_instance_0_1 overlap_0_1))
      (not (and same_instance_0_2 overlap_0_2))
      (not (and same_instance_0_3 overlap_0_3))
      (not (and same_instance_0_4 overlap_0_4))
      (not (and same_instance_0_5 overlap_0_5))
      (not (and same_instance_0_6 overlap_0_6))
      (not (and same_instance_0_7 overlap_0_7))
      (not (and same_instance_1_0 overlap_1_0))
      (not (and same_instance_1_1 overlap_1_1))
      (not (and same_instance_1_2 overlap_1_2))
      (not (and same_instance_1_3 overlap_1_3))
      (not (and same_instance_1_4 overlap_1_4))
      (not (and same_instance_1_5 overlap_1_5))
      (not (and same_instance_1_6 overlap_1_6))
      (not (and same_instance_1_7 overlap_1_7))
      (not (and same_instance_2_0 overlap_2_0))
      (not (and same_instance_2_1 overlap_2_1))
      (not (and same_instance_2_2 overlap_2_2))
      (not (and same_instance_2_3 overlap_2_3))
      (not (and same_instance_2_4 overlap_2_4))
      (not (and same_instance_2_5 overlap_2_5))
      (not (and same_instance_2_6 overlap_2_6))
      (not (and same_instance_2_7 overlap_2_7))
      (not (and same_instance_3_0 overlap_3_0))
      (not (and same_instance_3_1 overlap_3_1))
      (not (and same_instance_3_2 overlap_3_2))
      (not (and same_instance_3_3 overlap_3_3))
      (not (and same_instance_3_4 overlap_3_4))
      (not (and same_instance_3_5 overlap_3_5))
      (not (and same_instance_3_6 overlap_3_6))
      (not (and same_instance_3_7 overlap_3_7))
      (not (and same_instance_4_0 overlap_4_0))
      (not (and same_instance_4_1 overlap_4_1))
      (not (and same_instance_4_2 overlap_4_2))
      (not (and same_instance_4_3 overlap_4_3))
      (not (and same_instance_4_4 overlap_4_4))
      (not (and same_instance_4_5 overlap_4_5))
      (not (and same_instance_4_6 overlap_4_6))
      (not (and same_instance_4_7 overlap_4_7))
      (not (and same_instance_5_0 overlap_5_0))
      (not (and same_instance_5_1 overlap_5_1))
      (not (and same_instance_5_2 overlap_5_2))
      (not (and same_instance_5_3 overlap_5_3))
      (not (and same_instance_5_4 overlap_5_4))
      (not (and same_instance_5_5 overlap_5_5))
      (not (and same_instance_5_6 overlap_5_6))
      (not (and same_instance_5_7 overlap_5_7))
      (not (and same_instance_6_0 overlap_6_0))
      (not (and same_instance_6_1 overlap_6_1))
      (not (and same_instance_6_2 overlap_6_2))
      (not (and same_instance_6_3 overlap_6_3))
      (not (and same_instance_6_4 overlap_6_4))
      (not (and same_instance_6_5 overlap_6_5))
      (not (and same_instance_6_6 overlap_6_6))
      (not (and same_instance_6_7 overlap_6_7))
      (not (and same_instance_7_0 overlap_7_0))
      (not (and same_instance_7_1 overlap_7_1))
      (not (and same_instance_7_2 overlap_7_2))
      (not (and same_instance_7_3 overlap_7_3))
      (not (and same_instance_7_4 overlap_7_4))
      (not (and same_instance_7_5 overlap_7_5))
      (not (and same_instance_7_6 overlap_7_6))
      (not (and same_instance_7_7 overlap_7_7))))
; negated conclusion
(assert
 (let ((a!1 (or token_0_1 (and token_0_0 token_0_1) (and token_0_1 token_1_1) (and token_0_2 token_2_1) (and
 token_0_3 token_3_1) (and token_0_4 token_4_1) (and token_0_5 token_5_1) (and token_0_6 token_6_1) (and
 token_0_7 token_7_1))) (a!2 (or token_0_0 (and token_0_0 token_0_0) (and token_0_1 token_1_0) (and token_0_2
 token_2_0) (and token_0_3 token_3_0) (and token_0_4 token_4_0) (and token_0_5 token_5_0) (and token_0_6
 token_6_0) (and token_0_7 token_7_0))) (a!3 (or token_1_1 (and token_1_0 token_0_1) (and token_1_1 token_1_1)
 (and token_1_2 token_2_1) (and token_1_3 token_3_1) (and token_1_4 token_4_1) (and token_1_5 token_5_1) (and
 token_1_6 token_6_1) (and token_1_7 token_7_1))) (a!4 (or token_0_2 (and token_0_0 token_0_2) (and token_0_1
 token_1_2) (and token_0_2 token_2_2) (and token_0_3 token_3_2) (and token_0_4 token_4_2) (and token_0_5
 token_5_2) (and token_0_6 token_6_2) (and token_0_7 token_7_2))) (a!5 (or token_2_1 (and token_2_0 token_0_1)
 (and token_2_1 token_1_1) (and token_2_2 token_2_1) (and token_2_3 token_3_1) (and token_2_4 token_4_1) (and
 token_2_5 token_5_1) (and token_2_6 token_6_1) (and token_2_7 token_7_1))) (a!6 (or token_0_3 (and token_0_0
 token_0_3) (and token_0_1 token_1_3) (and token_0_2 token_2_3) (and token_0_3 token_3_3) (and token_0_4
 token_4_3) (and token_0_5 token_5_3) (and token_0_6 token_6_3) (and token_0_7 token_7_3))) (a!7 (or token_3_1
 (and token_3_0 token_0_1) (and token_3_1 token_1_1) (and token_3_2 token_2_1) (and token_3_3 token_3_1) (and
 token_3_4 token_4_1) (and token_3_5 token_5_1) (and token_3_6 token_6_1) (and token_3_7 token_7_1))) (a!8 (or
 token_0_4 (and token_0_0 token_0_4) (and token_0_1 token_1_4) (and token_0_2 token_2_4) (and token_0_3
 token_3_4) (and token_0_4 token_4_4) (and token_0_5 token_5_4) (and token_0_6 token_6_4) (and token_0_7
 token_7_4))) (a!9 (or token_4_1 (and token_4_0 token_0_1) (and token_4_1 token_1_1) (and token_4_2 token_2_1)
 (and token_4_3 token_3_1) (and token_4_4 token_4_1) (and token_4_5 token_5_1) (and token_4_6 token_6_1) (and
 token_4_7 token_7_1))) (a!10 (or token_0_5 (and token_0_0 token_0_5) (and token_0_1 token_1_5) (and token_0_2
 token_2_5) (and token_0_3 token_3_5) (and token_0_4 token_4_5) (and token_0_5 token_5_5) (and token_0_6
 token_6_5) (and token_0_7 token_7_5))) (a!11 (or token_5_1 (and token_5_0 token_0_1) (and token_5_1 token_1_1)
 (and token_5_2 token_2_1) (and token_5_3 token_3_1) (and token_5_4 token_4_1) (and token_5_5 token_5_1) (and
 token_5_6 token_6_1) (and token_5_7 token_7_1))) (a!12 (or token_0_6 (and token_0_0 token_0_6) (and token_0_1
 token_1_6) (and token_0_2 token_2_6) (and token_0_3 token_3_6) (and token_0_4 token_4_6) (and token_0_5
 token_5_6) (and token_0_6 token_6_6) (and token_0_7 token_7_6))) (a!13 (or token_6_1 (and token_6_0 token_0_1)
 (and token_6_1 token_1_1) (and token_6_2 token_2_1) (and token_6_3 token_3_1) (and token_6_4 token_4_1) (and
 token_6_5 token_5_1) (and token_6_6 token_6_1) (and token_6_7 token_7_1))) (a!14 (or token_0_7 (and token_0_0
 token_0_7) (and token_0_1 token_1_7) (and token_0_2 token_2_7) (and token_0_3 token_3_7) (and token_0_4
 token_4_7) (and token_0_5 token_5_7) (and token_0_6 token_6_7) (and token_0_7 token_7_7))) (a!15 (or token_7_1
 (and token_7_0 token_0_1) (and token_7_1 token_1_1) (and token_7_2 token_2_1) (and token_7_3 token_3_1) (and
 token_7_4 token_4_1) (and token_7_5 token_5_1) (and token_7_6 token_6_1) (and token_7_7 token_7_1))) (a!17 (or
 token_1_0 (and token_1_0 token_0_0) (and token_1_1 token_1_0) (and token_1_2 token_2_0) (and token_1_3
 token_3_0) (and token_1_4 token_4_0) (and token_1_5 token_5_0) (and token_1_6 token_6_0) (and token_1_7
 token_7_0))) (a!18 (or token_2_0 (and token_2_0 token_0_0) (and token_2_1 token_1_0) (and token_2_2 token_2_0)
 (and token_2_3 token_3_0) (and token_2_4 token_4_0) (and token_2_5 token_5_0) (and token_2_6 token_6_0) (and
 token_2_7 token_7_0))) (a!19 (or token_3_0 (and token_3_0 token_0_0) (and token_3_1 token_1_0) (and token_3_2
 token_2_0) (and token_3_3 token_3_0) (and token_3_4 token_4_0) (and token_3_5 token_5_0) (and token_3_6
 token_6_0) (and token_3_7 token_7_0))) (a!20 (or token_4_0 (and token_4_0 token_0_0) (and token_4_1 token_1_0)
 (and token_4_2 token_2_0) (and token_4_3 token_3_0) (and token_4_4 token_4_0) (and token_4_5 token_5_0) (and
 token_4_6 token_6_0) (and token_4_7 token_7_0))) (a!21 (or token_5_0 (and token_5_0 token_0_0) (and token_5_1
 token_1_0) (and token_5_2 token_2_0) (and token_5_3 token_3_0) (and token_5_4 token_4_0) (and token_5_5
 token_5_0) (and token_5_6 token_6_0) (and token_5_7 token_7_0))) (a!22 (or token_6_0 (and token_6_0 token_0_0)
 (and token_6_1 token_1_0) (and token_6_2 token_2_0) (and token_6_3 token_3_0) (and token_6_4 token_4_0) (and
 token_6_5 token_5_0) (and token_6_6 token_6_0) (and token_6_7 token_7_0))) (a!23 (or token_7_0 (and token_7_0
 token_0_0) (and token_7_1 token_1_0) (and token_7_2 token_2_0) (and token_7_3 token_3_0) (and token_7_4
 token_4_0) (and token_7_5 token_5_0) (and token_7_6 token_6_0) (and token_7_7 token_7_0))) (a!25 (or token_1_2
 (and token_1_0 token_0_2) (and token_1_1 token_1_2) (and token_1_2 token_2_2) (and token_1_3 token_3_2) (and
 token_1_4 token_4_2) (and token_1_5 token_5_2) (and token_1_6 token_6_2) (and token_1_7 token_7_2))) (a!26 (or
 token_1_3 (and token_1_0 token_0_3) (and token_1_1 token_1_3) (and token_1_2 token_2_3) (and token_1_3
 token_3_3) (and token_1_4 token_4_3) (and token_1_5 token_5_3) (and token_1_6 token_6_3) (and token_1_7
 token_7_3))) (a!27 (or token_1_4 (and token_1_0 token_0_4) (and token_1_1 token_1_4) (and token_1_2 token_2_4)
 (and token_1_3 token_3_4) (and token_1_4 token_4_4) (and token_1_5 token_5_4) (and token_1_6 token_6_4) (and
 token_1_7 token_7_4))) (a!28 (or token_1_5 (and token_1_0 token_0_5) (and token_1_1 token_1_5) (and token_1_2
 token_2_5) (and token_1_3 token_3_5) (and token_1_4 token_4_5) (and token_1_5 token_5_5) (and token_1_6
 token_6_5) (and token_1_7 token_7_5))) (a!29 (or token_1_6 (and token_1_0 token_0_6) (and token_1_1 token_1_6)
 (and token_1_2 token_2_6) (and token_1_3 token_3_6) (and token_1_4 token_4_6) (and token_1_5 token_5_6) (and
 token_1_6 token_6_6) (and token_1_7 token_7_6))) (a!30 (or token_1_7 (and token_1_0 token_0_7) (and token_1_1
 token_1_7) (and token_1_2 token_2_7) (and token_1_3 token_3_7) (and token_1_4 token_4_7) (and token_1_5
 token_5_7) (and token_1_6 token_6_7) (and token_1_7 token_7_7))) (a!32 (or token_2_2 (and token_2_0 token_0_2)
 (and token_2_1 token_1_2) (and token_2_2 token_2_2) (and token_2_3 token_3_2) (and token_2_4 token_4_2) (and
 token_2_5 token_5_2) (and token_2_6 token_6_2) (and token_2_7 token_7_2))) (a!33 (or token_3_2 (and token_3_0
 token_0_2) (and token_3_1 token_1_2) (and token_3_2 token_2_2) (and token_3_3 token_3_2) (and token_3_4
 token_4_2) (and token_3_5 token_5_2) (and token_3_6 token_6_2) (and token_3_7 token_7_2))) (a!34 (or token_4_2
 (and token_4_0 token_0_2) (and token_4_1 token_1_2) (and token_4_2 token_2_2) (and token_4_3 token_3_2) (and
 token_4_4 token_4_2) (and token_4_5 token_5_2) (and token_4_6 token_6_2) (and token_4_7 token_7_2))) (a!35 (or
 token_5_2 (and token_5_0 token_0_2) (and token_5_1 token_1_2) (and token_5_2 token_2_2) (and token_5_3
 token_3_2) (and token_5_4 token_4_2) (and token_5_5 token_5_2) (and token_5_6 token_6_2) (and token_5_7
 token_7_2))) (a!36 (or token_6_2 (and token_6_0 token_0_2) (and token_6_1 token_1_2) (and token_6_2 token_2_2)
 (and token_6_3 token_3_2) (and token_6_4 token_4_2) (and token_6_5 token_5_2) (and token_6_6 token_6_2) (and
 token_6_7 token_7_2))) (a!37 (or token_7_2 (and token_7_0 token_0_2) (and token_7_1 token_1_2) (and token_7_2
 token_2_2) (and token_7_3 token_3_2) (and token_7_4 token_4_2) (and token_7_5 token_5_2) (and token_7_6
 token_6_2) (and token_7_7 token_7_2))) (a!39 (or token_2_3 (and token_2_0 token_0_3) (and token_2_1 token_1_3)
 (and token_2_2 token_2_3) (and token_2_3 token_3_3) (and token_2_4 token_4_3) (and token_2_5 token_5_3) (and
 token_2_6 token_6_3) (and token_2_7 token_7_3))) (a!40 (or token_2_4 (and token_2_0 token_0_4) (and token_2_1
 token_1_4) (and token_2_2 token_2_4) (and token_2_3 token_3_4) (and token_2_4 token_4_4) (and token_2_5
 token_5_4) (and token_2_6 token_6_4) (and token_2_7 token_7_4))) (a!41 (or token_2_5 (and token_2_0 token_0_5)
 (and token_2_1 token_1_5) (and token_2_2 token_2_5) (and token_2_3 token_3_5) (and token_2_4 token_4_5) (and
 token_2_5 token_5_5) (and token_2_6 token_6_5) (and token_2_7 token_7_5))) (a!42 (or token_2_6 (and token_2_0
 token_0_6) (and token_2_1 token_1_6) (and token_2_2 token_2_6) (and token_2_3 token_3_6) (and token_2_4
 token_4_6) (and token_2_5 token_5_6) (and token_2_6 token_6_6) (and token_2_7 token_7_6))) (a!43 (or token_2_7
 (and token_2_0 token_0_7) (and token_2_1 token_1_7) (and token_2_2 token_2_7) (and token_2_3 token_3_7) (and
 token_2_4 token_4_7) (and token_2_5 token_5_7) (and token_2_6 token_6_7) (and token_2_7 token_7_7))) (a!45 (or
 token_3_3 (and token_3_0 token_0_3) (and token_3_1 token_1_3) (and token_3_2 token_2_3) (and token_3_3
 token_3_3) (and token_3_4 token_4_3) (and token_3_5 token_5_3) (and token_3_6 token_6_3) (and token_3_7
 token_7_3))) (a!46 (or token_4_3 (and token_4_0 token_0_3) (and token_4_1 token_1_3) (and token_4_2 token_2_3)
 (and token_4_3 token_3_3) (and token_4_4 token_4_3) (and token_4_5 token_5_3) (and token_4_6 token_6_3) (and
 token_4_7 token_7_3))) (a!47 (or token_5_3 (and token_5_0 token_0_3) (and token_5_1 token_1_3) (and token_5_2
 token_2_3) (and token_5_3 token_3_3) (and token_5_4 token_4_3) (and token_5_5 token_5_3) (and token_5_6
 token_6_3) (and token_5_7 token_7_3))) (a!48 (or token_6_3 (and token_6_0 token_0_3) (and token_6_1 token_1_3)
 (and token_6_2 token_2_3) (and token_6_3 token_3_3) (and token_6_4 token_4_3) (and token_6_5 token_5_3) (and
 token_6_6 token_6_3) (and token_6_7 token_7_3))) (a!49 (or token_7_3 (and token_7_0 token_0_3) (and token_7_1
 token_1_3) (and token_7_2 token_2_3) (and token_7_3 token_3_3) (and token_7_4 token_4_3) (and token_7_5
 token_5_3) (and token_7_6 token_6_3) (and token_7_7 token_7_3))) (a!51 (or token_3_4 (and token_3_0 token_0_4)
 (and token_3_1 token_1_4) (and token_3_2 token_2_4) (and token_3_3 token_3_4) (and token_3_4 token_4_4) (and
 token_3_5 token_5_4) (and token_3_6 token_6_4) (and token_3_7 token_7_4))) (a!52 (or token_3_5 (and token_3_0
 token_0_5) (and token_3_1 token_1_5) (and token_3_2 token_2_5) (and token_3_3 token_3_5) (and token_3_4
 token_4_5) (and token_3_5 token_5_5) (and token_3_6 token_6_5) (and token_3_7 token_7_5))) (a!53 (or token_3_6
 (and token_3_0 token_0_6) (and token_3_1 token_1_6) (and token_3_2 token_2_6) (and token_3_3 token_3_6) (and
 token_3_4 token_4_6) (and token_3_5 token_5_6) (and token_3_6 token_6_6) (and token_3_7 token_7_6))) (a!54 (or
 token_3_7 (and token_3_0 token_0_7) (and token_3_1 token_1_7) (and token_3_2 token_2_7) (and token_3_3
 token_3_7) (and token_3_4 token_4_7) (and token_3_5 token_5_7) (and token_3_6 token_6_7) (and token_3_7
 token_7_7))) (a!56 (or token_4_4 (and token_4_0 token_0_4) (and token_4_1 token_1_4) (and token_4_2 token_2_4)
 (and token_4_3 token_3_4) (and token_4_4 token_4_4) (and token_4_5 token_5_4) (and token_4_6 token_6_4) (and
 token_4_7 token_7_4))) (a!57 (or token_5_4 (and token_5_0 token_0_4) (and token_5_1 token_1_4) (and token_5_2
 token_2_4) (and token_5_3 token_3_4) (and token_5_4 token_4_4) (and token_5_5 token_5_4) (and token_5_6
 token_6_4) (and token_5_7 token_7_4))) (a!58 (or token_6_4 (and token_6_0 token_0_4) (and token_6_1 token_1_4)
 (and token_6_2 token_2_4) (and token_6_3 token_3_4) (and token_6_4 token_4_4) (and token_6_5 token_5_4) (and
 token_6_6 token_6_4) (and token_6_7 token_7_4))) (a!59 (or token_7_4 (and token_7_0 token_0_4) (and token_7_1
 token_1_4) (and token_7_2 token_2_4) (and token_7_3 token_3_4) (and token_7_4 token_4_4) (and token_7_5
 token_5_4) (and token_7_6 token_6_4) (and token_7_7 token_7_4))) (a!61 (or token_4_5 (and token_4_0 token_0_5)
 (and token_4_1 token_1_5) (and token_4_2 token_2_5) (and token_4_3 token_3_5) (and token_4_4 token_4_5) (and
 token_4_5 token_5_5) (and token_4_6 token_6_5) (and token_4_7 token_7_5))) (a!62 (or token_4_6 (and token_4_0
 token_0_6) (and token_4_1 token_1_6) (and token_4_2 token_2_6) (and token_4_3 token_3_6) (and token_4_4
 token_4_6) (and token_4_5 token_5_6) (and token_4_6 token_6_6) (and token_4_7 token_7_6))) (a!63 (or token_4_7
 (and token_4_0 token_0_7) (and token_4_1 token_1_7) (and token_4_2 token_2_7) (and token_4_3 token_3_7) (and
 token_4_4 token_4_7) (and token_4_5 token_5_7) (and token_4_6 token_6_7) (and token_4_7 token_7_7))) (a!65 (or
 token_5_5 (and token_5_0 token_0_5) (and token_5_1 token_1_5) (and token_5_2 token_2_5) (and token_5_3
 token_3_5) (and token_5_4 token_4_5) (and token_5_5 token_5_5) (and token_5_6 token_6_5) (and token_5_7
 token_7_5))) (a!66 (or token_6_5 (and token_6_0 token_0_5) (and token_6_1 token_1_5) (and token_6_2 token_2_5)
 (and token_6_3 token_3_5) (and token_6_4 token_4_5) (and token_6_5 token_5_5) (and token_6_6 token_6_5) (and
 token_6_7 token_7_5))) (a!67 (or token_7_5 (and token_7_0 token_0_5) (and token_7_1 token_1_5) (and token_7_2
 token_2_5) (and token_7_3 token_3_5) (and token_7_4 token_4_5) (and token_7_5 token_5_5) (and token_7_6
 token_6_5) (and token_7_7 token_7_5))) (a!69 (or token_5_6 (and token_5_0 token_0_6) (and token_5_1 token_1_6)
 (and token_5_2 token_2_6) (and token_5_3 token_3_6) (and token_5_4 token_4_6) (and token_5_5 token_5_6) (and
 token_5_6 token_6_6) (and token_5_7 token_7_6))) (a!70 (or token_5_7 (and token_5_0 token_0_7) (and token_5_1
 token_1_7) (and token_5_2 token_2_7) (and token_5_3 token_3_7) (and token_5_4 token_4_7) (and token_5_5
 token_5_7) (and token_5_6 token_6_7) (and token_5_7 token_7_7))) (a!72 (or token_6_6 (and token_6_0 token_0_6)
 (and token_6_1 token_1_6) (and token_6_2 token_2_6) (and token_6_3 token_3_6) (and token_6_4 token_4_6) (and
 token_6_5 token_5_6) (and token_6_6 token_6_6) (and token_6_7 token_7_6))) (a!73 (or token_7_6 (and token_7_0
 token_0_6) (and token_7_1 token_1_6) (and token_7_2 token_2_6) (and token_7_3 token_3_6) (and token_7_4
 token_4_6) (and token_7_5 token_5_6) (and token_7_6 token_6_6) (and token_7_7 token_7_6))) (a!75 (or token_6_7
 (and token_6_0 token_0_7) (and token_6_1 token_1_7) (and token_6_2 token_2_7) (and token_6_3 token_3_7) (and
 token_6_4 token_4_7) (and token_6_5 token_5_7) (and token_6_6 token_6_7) (and token_6_7 token_7_7))) (a!77 (or
 token_7_7 (and token_7_0 token_0_7) (and token_7_1 token_1_7) (and token_7_2 token_2_7) (and token_7_3
 token_3_7) (and token_7_4 token_4_7) (and token_7_5 token_5_7) (and token_7_6 token_6_7) (and token_7_7
 token_7_7)))) (let ((a!16 (or a!1 (and a!2 a!1) (and a!1 a!3) (and a!4 a!5) (and a!6 a!7) (and a!8 a!9) (and
 a!10 a!11) (and a!12 a!13) (and a!14 a!15))) (a!24 (or a!2 (and a!2 a!2) (and a!1 a!17) (and a!4 a!18) (and
 a!6 a!19) (and a!8 a!20) (and a!10 a!21) (and a!12 a!22) (and a!14 a!23))) (a!31 (or a!3 (and a!17 a!1) (and
 a!3 a!3) (and a!25 a!5) (and a!26 a!7) (and a!27 a!9) (and a!28 a!11) (and a!29 a!13) (and a!30 a!15))) (a!38
 (or a!4 (and a!2 a!4) (and a!1 a!25) (and a!4 a!32) (and a!6 a!33) (and a!8 a!34) (and a!10 a!35) (and a!12
 a!36) (and a!14 a!37))) (a!44 (or a!5 (and a!18 a!1) (and a!5 a!3) (and a!32 a!5) (and a!39 a!7) (and a!40
 a!9) (and a!41 a!11) (and a!42 a!13) (and a!43 a!15))) (a!50 (or a!6 (and a!2 a!6) (and a!1 a!26) (and a!4
 a!39) (and a!6 a!45) (and a!8 a!46) (and a!10 a!47) (and a!12 a!48) (and a!14 a!49))) (a!55 (or a!7 (and a!19
 a!1) (and a!7 a!3) (and a!33 a!5) (and a!45 a!7) (and a!51 a!9) (and a!52 a!11) (and a!53 a!13) (and a!54
 a!15))) (a!60 (or a!8 (and a!2 a!8) (and a!1 a!27) (and a!4 a!40) (and a!6 a!51) (and a!8 a!56) (and a!10
 a!57) (and a!12 a!58) (and a!14 a!59))) (a!64 (or a!9 (and a!20 a!1) (and a!9 a!3) (and a!34 a!5) (and a!46
 a!7) (and a!56 a!9) (and a!61 a!11) (and a!62 a!13) (and a!63 a!15))) (a!68 (or a!10 (and a!2 a!10) (and a!1
 a!28) (and a!4 a!41) (and a!6 a!52) (and a!8 a!61) (and a!10 a!65) (and a!12 a!66) (and a!14 a!67))) (a!71 (or
 a!11 (and a!21 a!1) (and a!11 a!3) (and a!35 a!5) (and a!47 a!7) (and a!57 a!9) (and a!65 a!11) (and a!69
 a!13) (and a!70 a!15))) (a!74 (or a!12 (and a!2 a!12) (and a!1 a!29) (and a!4 a!42) (and a!6 a!53) (and a!8
 a!62) (and a!10 a!69) (and a!12 a!72) (and a!14 a!73))) (a!76 (or a!13 (and a!22 a!1) (and a!13 a!3) (and a!36
 a!5) (and a!48 a!7) (and a!58 a!9) (and a!66 a!11) (and a!72 a!13) (and a!75 a!15))) (a!78 (or a!14 (and a!2
 a!14) (and a!1 a!30) (and a!4 a!43) (and a!6 a!54) (and a!8 a!63) (and a!10 a!70) (and a!12 a!75) (and a!14
 a!77))) (a!79 (or a!15 (and a!23 a!1) (and a!15 a!3) (and a!37 a!5) (and a!49 a!7) (and a!59 a!9) (and a!67
 a!11) (and a!73 a!13) (and a!77 a!15))) (a!81 (or a!17 (and a!17 a!2) (and a!3 a!17) (and a!25 a!18) (and a!26
 a!19) (and a!27 a!20) (and a!28 a!21) (and a!29 a!22) (and a!30 a!23))) (a!82 (or a!25 (and a!17 a!4) (and a!3
 a!25) (and a!25 a!32) (and a!26 a!33) (and a!27 a!34) (and a!28 a!35) (and a!29 a!36) (and a!30 a!37))) (a!83
 (or a!18 (and a!18 a!2) (and a!5 a!17) (and a!32 a!18) (and a!39 a!19) (and a!40 a!20) (and a!41 a!21) (and
 a!42 a!22) (and a!43 a!23))) (a!84 (or a!26 (and a!17 a!6) (and a!3 a!26) (and a!25 a!39) (and a!26 a!45) (and
 a!27 a!46) (and a!28 a!47) (and a!29 a!48) (and a!30 a!49))) (a!85 (or a!19 (and a!19 a!2) (and a!7 a!17) (and
 a!33 a!18) (and a!45 a!19) (and a!51 a!20) (and a!52 a!21) (and a!53 a!22) (and a!54 a!23))) (a!86 (or a!27
 (and a!17 a!8) (and a!3 a!27) (and a!25 a!40) (and a!26 a!51) (and a!27 a!56) (and a!28 a!57) (and a!29 a!58)
 (and a!30 a!59))) (a!87 (or a!20 (and a!20 a!2) (and a!9 a!17) (and a!34 a!18) (and a!46 a!19) (and a!56 a!20)
 (and a!61 a!21) (and a!62 a!22) (and a!63 a!23))) (a!88 (or a!28 (and a!17 a!10) (and a!3 a!28) (and a!25
 a!41) (and a!26 a!52) (and a!27 a!61) (and a!28 a!65) (and a!29 a!66) (and a!30 a!67))) (a!89 (or a!21 (and
 a!21 a!2) (and a!11 a!17) (and a!35 a!18) (and a!47 a!19) (and a!57 a!20) (and a!65 a!21) (and a!69 a!22) (and
 a!70 a!23))) (a!90 (or a!29 (and a!17 a!12) (and a!3 a!29) (and a!25 a!42) (and a!26 a!53) (and a!27 a!62)
 (and a!28 a!69) (and a!29 a!72) (and a!30 a!73))) (a!91 (or a!22 (and a!22 a!2) (and a!13 a!17) (and a!36
 a!18) (and a!48 a!19) (and a!58 a!20) (and a!66 a!21) (and a!72 a!22) (and a!75 a!23))) (a!92 (or a!30 (and
 a!17 a!14) (and a!3 a!30) (and a!25 a!43) (and a!26 a!54) (and a!27 a!63) (and a!28 a!70) (and a!29 a!75) (and
 a!30 a!77))) (a!93 (or a!23 (and a!23 a!2) (and a!15 a!17) (and a!37 a!18) (and a!49 a!19) (and a!59 a!20)
 (and a!67 a!21) (and a!73 a!22) (and a!77 a!23))) (a!98 (or a!32 (and a!18 a!4) (and a!5 a!25) (and a!32 a!32)
 (and a!39 a!33) (and a!40 a!34) (and a!41 a!35) (and a!42 a!36) (and a!43 a!37))) (a!99 (or a!33 (and a!19
 a!4) (and a!7 a!25) (and a!33 a!32) (and a!45 a!33) (and a!51 a!34) (and a!52 a!35) (and a!53 a!36) (and a!54
 a!37))) (a!100 (or a!34 (and a!20 a!4) (and a!9 a!25) (and a!34 a!32) (and a!46 a!33) (and a!56 a!34) (and
 a!61 a!35) (and a!62 a!36) (and a!63 a!37))) (a!101 (or a!35 (and a!21 a!4) (and a!11 a!25) (and a!35 a!32)
 (and a!47 a!33) (and a!57 a!34) (and a!65 a!35) (and a!69 a!36) (and a!70 a!37))) (a!102 (or a!36 (and a!22
 a!4) (and a!13 a!25) (and a!36 a!32) (and a!48 a!33) (and a!58 a!34) (and a!66 a!35) (and a!72 a!36) (and a!75
 a!37))) (a!103 (or a!37 (and a!23 a!4) (and a!15 a!25) (and a!37 a!32) (and a!49 a!33) (and a!59 a!34) (and
 a!67 a!35) (and a!73 a!36) (and a!77 a!37))) (a!105 (or a!39 (and a!18 a!6) (and a!5 a!26) (and a!32 a!39)
 (and a!39 a!45) (and a!40 a!46) (and a!41 a!47) (and a!42 a!48) (and a!43 a!49))) (a!106 (or a!40 (and a!18
 a!8) (and a!5 a!27) (and a!32 a!40) (and a!39 a!51) (and a!40 a!56) (and a!41 a!57) (and a!42 a!58) (and a!43
 a!59))) (a!107 (or a!41 (and a!18 a!10) (and a!5 a!28) (and a!32 a!41) (and a!39 a!52) (and a!40 a!61) (and
 a!41 a!65) (and a!42 a!66) (and a!43 a!67))) (a!108 (or a!42 (and a!18 a!12) (and a!5 a!29) (and a!32 a!42)
 (and a!39 a!53) (and a!40 a!62) (and a!41 a!69) (and a!42 a!72) (and a!43 a!73))) (a!109 (or a!43 (and a!18
 a!14) (and a!5 a!30) (and a!32 a!43) (and a!39 a!54) (and a!40 a!63) (and a!41 a!70) (and a!42 a!75) (and a!43
 a!77))) (a!111 (or a!45 (and a!19 a!6) (and a!7 a!26) (and a!33 a!39) (and a!45 a!45) (and a!51 a!46) (and
 a!52 a!47) (and a!53 a!48) (and a!54 a!49))) (a!112 (or a!46 (and a!20 a!6) (and a!9 a!26) (and a!34 a!39)
 (and a!46 a!45) (and a!56 a!46) (and a!61 a!47) (and a!62 a!48) (and a!63 a!49))) (a!113 (or a!47 (and a!21
 a!6) (and a!11 a!26) (and a!35 a!39) (and a!47 a!45) (and a!57 a!46) (and a!65 a!47) (and a!69 a!48) (and a!70
 a!49))) (a!114 (or a!48 (and a!22 a!6) (and a!13 a!26) (and a!36 a!39) (and a!48 a!45) (and a!58 a!46) (and
 a!66 a!47) (and a!72 a!48) (and a!75 a!49))) (a!115 (or a!49 (and a!23 a!6) (and a!15 a!26) (and a!37 a!39)
 (and a!49 a!45) (and a!59 a!46) (and a!67 a!47) (and a!73 a!48) (and a!77 a!49))) (a!117 (or a!51 (and a!19
 a!8) (and a!7 a!27) (and a!33 a!40) (and a!45 a!51) (and a!51 a!56) (and a!52 a!57) (and a!53 a!58) (and a!54
 a!59))) (a!118 (or a!52 (and a!19 a!10) (and a!7 a!28) (and a!33 a!41) (and a!45 a!52) (and a!51 a!61) (and
 a!52 a!65) (and a!53 a!66) (and a!54 a!67))) (a!119 (or a!53 (and a!19 a!12) (and a!7 a!29) (and a!33 a!42)
 (and a!45 a!53) (and a!51 a!62) (and a!52 a!69) (and a!53 a!72) (and a!54 a!73))) (a!120 (or a!54 (and a!19
 a!14) (and a!7 a!30) (and a!33 a!43) (and a!45 a!54) (and a!51 a!63) (and a!52 a!70) (and a!53 a!75) (and a!54
 a!77))) (a!122 (or a!56 (and a!20 a!8) (and a!9 a!27) (and a!34 a!40) (and a!46 a!51) (and a!56 a!56) (and
 a!61 a!57) (and a!62 a!58) (and a!63 a!59))) (a!123 (or a!57 (and a!21 a!8) (and a!11 a!27) (and a!35 a!40)
 (and a!47 a!51) (and a!57 a!56) (and a!65 a!57) (and a!69 a!58) (and a!70 a!59))) (a!124 (or a!58 (and a!22
 a!8) (and a!13 a!27) (and a!36 a!40) (and a!48 a!51) (and a!58 a!56) (and a!66 a!57) (and a!72 a!58) (and a!75
 a!59))) (a!125 (or a!59 (and a!23 a!8) (and a!15 a!27) (and a!37 a!40) (and a!49 a!51) (and a!59 a!56) (and
 a!67 a!57) (and a!73 a!58) (and a!77 a!59))) (a!127 (or a!61 (and a!20 a!10) (and a!9 a!28) (and a!34 a!41)
 (and a!46 a!52) (and a!56 a!61) (and a!61 a!65) (and a!62 a!66) (and a!63 a!67))) (a!128 (or a!62 (and a!20
 a!12) (and a!9 a!29) (and a!34 a!42) (and a!46 a!53) (and a!56 a!62) (and a!61 a!69) (and a!62 a!72) (and a!63
 a!73))) (a!129 (or a!63 (and a!20 a!14) (and a!9 a!30) (and a!34 a!43) (and a!46 a!54) (and a!56 a!63) (and
 a!61 a!70) (and a!62 a!75) (and a!63 a!77))) (a!131 (or a!65 (and a!21 a!10) (and a!11 a!28) (and a!35 a!41)
 (and a!47 a!52) (and a!57 a!61) (and a!65 a!65) (and a!69 a!66) (and a!70 a!67))) (a!132 (or a!66 (and a!22
 a!10) (and a!13 a!28) (and a!36 a!41) (and a!48 a!52) (and a!58 a!61) (and a!66 a!65) (and a!72 a!66) (and
 a!75 a!67))) (a!133 (or a!67 (and a!23 a!10) (and a!15 a!28) (and a!37 a!41) (and a!49 a!52) (and a!59 a!61)
 (and a!67 a!65) (and a!73 a!66) (and a!77 a!67))) (a!135 (or a!69 (and a!21 a!12) (and a!11 a!29) (and a!35
 a!42) (and a!47 a!53) (and a!57 a!62) (and a!65 a!69) (and a!69 a!72) (and a!70 a!73))) (a!136 (or a!70 (and
 a!21 a!14) (and a!11 a!30) (and a!35 a!43) (and a!47 a!54) (and a!57 a!63) (and a!65 a!70) (and a!69 a!75)
 (and a!70 a!77))) (a!138 (or a!72 (and a!22 a!12) (and a!13 a!29) (and a!36 a!42) (and a!48 a!53) (and a!58
 a!62) (and a!66 a!69) (and a!72 a!72) (and a!75 a!73))) (a!139 (or a!73 (and a!23 a!12) (and a!15 a!29) (and
 a!37 a!42) (and a!49 a!53) (and a!59 a!62) (and a!67 a!69) (and a!73 a!72) (and a!77 a!73))) (a!141 (or a!75
 (and a!22 a!14) (and a!13 a!30) (and a!36 a!43) (and a!48 a!54) (and a!58 a!63) (and a!66 a!70) (and a!72
 a!75) (and a!75 a!77))) (a!143 (or a!77 (and a!23 a!14) (and a!15 a!30) (and a!37 a!43) (and a!49 a!54) (and
 a!59 a!63) (and a!67 a!70) (and a!73 a!75) (and a!77 a!77)))) (let ((a!80 (or a!16 (and a!24 a!16) (and a!16
 a!31) (and a!38 a!44) (and a!50 a!55) (and a!60 a!64) (and a!68 a!71) (and a!74 a!76) (and a!78 a!79))) (a!94
 (or a!81 (and a!81 a!24) (and a!31 a!81) (and a!82 a!83) (and a!84 a!85) (and a!86 a!87) (and a!88 a!89) (and
 a!90 a!91) (and a!92 a!93))) (a!96 (or a!24 (and a!24 a!24) (and a!16 a!81) (and a!38 a!83) (and a!50 a!85)
 (and a!60 a!87) (and a!68 a!89) (and a!74 a!91) (and a!78 a!93) rmw_0_0 sw_0_0)) (a!97 (or a!31 (and a!81
 a!16) (and a!31 a!31) (and a!82 a!44) (and a!84 a!55) (and a!86 a!64) (and a!88 a!71) (and a!90 a!76) (and
 a!92 a!79) rmw_1_1 sw_1_1)) (a!104 (or a!38 (and a!24 a!38) (and a!16 a!82) (and a!38 a!98) (and a!50 a!99)
 (and a!60 a!100) (and a!68 a!101) (and a!74 a!102) (and a!78 a!103) rmw_0_2 sw_0_2)) (a!110 (or a!44 (and a!83
 a!16) (and a!44 a!31) (and a!98 a!44) (and a!105 a!55) (and a!106 a!64) (and a!107 a!71) (and a!108 a!76) (and
 a!109 a!79) rmw_2_1 sw_2_1)) (a!116 (or a!50 (and a!24 a!50) (and a!16 a!84) (and a!38 a!105) (and a!50 a!111)
 (and a!60 a!112) (and a!68 a!113) (and a!74 a!114) (and a!78 a!115) rmw_0_3 sw_0_3)) (a!121 (or a!55 (and a!85
 a!16) (and a!55 a!31) (and a!99 a!44) (and a!111 a!55) (and a!117 a!64) (and a!118 a!71) (and a!119 a!76) (and
 a!120 a!79) rmw_3_1 sw_3_1)) (a!126 (or a!60 (and a!24 a!60) (and a!16 a!86) (and a!38 a!106) (and a!50 a!117)
 (and a!60 a!122) (and a!68 a!123) (and a!74 a!124) (and a!78 a!125) rmw_0_4 sw_0_4)) (a!130 (or a!64 (and a!87
 a!16) (and a!64 a!31) (and a!100 a!44) (and a!112 a!55) (and a!122 a!64) (and a!127 a!71) (and a!128 a!76)
 (and a!129 a!79) rmw_4_1 sw_4_1)) (a!134 (or a!68 (and a!24 a!68) (and a!16 a!88) (and a!38 a!107) (and a!50
 a!118) (and a!60 a!127) (and a!68 a!131) (and a!74 a!132) (and a!78 a!133) rmw_0_5 sw_0_5)) (a!137 (or a!71
 (and a!89 a!16) (and a!71 a!31) (and a!101 a!44) (and a!113 a!55) (and a!123 a!64) (and a!131 a!71) (and a!135
 a!76) (and a!136 a!79) rmw_5_1 sw_5_1)) (a!140 (or a!74 (and a!24 a!74) (and a!16 a!90) (and a!38 a!108) (and
 a!50 a!119) (and a!60 a!128) (and a!68 a!135) (and a!74 a!138) (and a!78 a!139) rmw_0_6 sw_0_6)) (a!142 (or
 a!76 (and a!91 a!16) (and a!76 a!31) (and a!102 a!44) (and a!114 a!55) (and a!124 a!64) (and a!132 a!71) (and
 a!138 a!76) (and a!141 a!79) rmw_6_1 sw_6_1)) (a!144 (or a!78 (and a!24 a!78) (and a!16 a!92) (and a!38 a!109)
 (and a!50 a!120) (and a!60 a!129) (and a!68 a!136) (and a!74 a!141) (and a!78 a!143) rmw_0_7 sw_0_7)) (a!145
 (or a!79 (and a!93 a!16) (and a!79 a!31) (and a!103 a!44) (and a!115 a!55) (and a!125 a!64) (and a!133 a!71)
 (and a!139 a!76) (and a!143 a!79) rmw_7_1 sw_7_1)) (a!147 (or a!83 (and a!83 a!24) (and a!44 a!81) (and a!98
 a!83) (and a!105 a!85) (and a!106 a!87) (and a!107 a!89) (and a!108 a!91) (and a!109 a!93) rmw_2_0 sw_2_0))
 (a!148 (or a!85 (and a!85 a!24) (and a!55 a!81) (and a!99 a!83) (and a!111 a!85) (and a!117 a!87) (and a!118
 a!89) (and a!119 a!91) (and a!120 a!93) rmw_3_0 sw_3_0)) (a!149 (or a!87 (and a!87 a!24) (and a!64 a!81) (and
 a!100 a!83) (and a!112 a!85) (and a!122 a!87) (and a!127 a!89) (and a!128 a!91) (and a!129 a!93) rmw_4_0
 sw_4_0)) (a!150 (or a!89 (and a!89 a!24) (and a!71 a!81) (and a!101 a!83) (and a!113 a!85) (and a!123 a!87)
 (and a!131 a!89) (and a!135 a!91) (and a!136 a!93) rmw_5_0 sw_5_0)) (a!151 (or a!91 (and a!91 a!24) (and a!76
 a!81) (and a!102 a!83) (and a!114 a!85) (and a!124 a!87) (and a!132 a!89) (and a!138 a!91) (and a!141 a!93)
 rmw_6_0 sw_6_0)) (a!152 (or a!93 (and a!93 a!24) (and a!79 a!81) (and a!103 a!83) (and a!115 a!85) (and a!125
 a!87) (and a!133 a!89) (and a!139 a!91) (and a!143 a!93) rmw_7_0 sw_7_0)) (a!154 (or a!82 (and a!81 a!38) (and
 a!31 a!82) (and a!82 a!98) (and a!84 a!99) (and a!86 a!100) (and a!88 a!101) (and a!90 a!102) (and a!92 a!103)
 rmw_1_2 sw_1_2)) (a!155 (or a!84 (and a!81 a!50) (and a!31 a!84) (and a!82 a!105) (and a!84 a!111) (and a!86
 a!112) (and a!88 a!113) (and a!90 a!114) (and a!92 a!115) rmw_1_3 sw_1_3)) (a!156 (or a!86 (and a!81 a!60)
 (and a!31 a!86) (and a!82 a!106) (and a!84 a!117) (and a!86 a!122) (and a!88 a!123) (and a!90 a!124) (and a!92
 a!125) rmw_1_4 sw_1_4)) (a!157 (or a!88 (and a!81 a!68) (and a!31 a!88) (and a!82 a!107) (and a!84 a!118) (and
 a!86 a!127) (and a!88 a!131) (and a!90 a!132) (and a!92 a!133) rmw_1_5 sw_1_5)) (a!158 (or a!90 (and a!81
 a!74) (and a!31 a!90) (and a!82 a!108) (and a!84 a!119) (and a!86 a!128) (and a!88 a!135) (and a!90 a!138)
 (and a!92 a!139) rmw_1_6 sw_1_6)) (a!159 (or a!92 (and a!81 a!78) (and a!31 a!92) (and a!82 a!109) (and a!84
 a!120) (and a!86 a!129) (and a!88 a!136) (and a!90 a!141) (and a!92 a!143) rmw_1_7 sw_1_7)) (a!161 (or a!98
 (and a!83 a!38) (and a!44 a!82) (and a!98 a!98) (and a!105 a!99) (and a!106 a!100) (and a!107 a!101) (and
 a!108 a!102) (and a!109 a!103) rmw_2_2 sw_2_2)) (a!162 (or a!99 (and a!85 a!38) (and a!55 a!82) (and a!99
 a!98) (and a!111 a!99) (and a!117 a!100) (and a!118 a!101) (and a!119 a!102) (and a!120 a!103) rmw_3_2
 sw_3_2)) (a!163 (or a!100 (and a!87 a!38) (and a!64 a!82) (and a!100 a!98) (and a!112 a!99) (and a!122 a!100)
 (and a!127 a!101) (and a!128 a!102) (and a!129 a!103) rmw_4_2 sw_4_2)) (a!164 (or a!101 (and a!89 a!38) (and
 a!71 a!82) (and a!101 a!98) (and a!113 a!99) (and a!123 a!100) (and a!131 a!101) (and a!135 a!102) (and a!136
 a!103) rmw_5_2 sw_5_2)) (a!165 (or a!102 (and a!91 a!38) (and a!76 a!82) (and a!102 a!98) (and a!114 a!99)
 (and a!124 a!100) (and a!132 a!101) (and a!138 a!102) (and a!141 a!103) rmw_6_2 sw_6_2)) (a!166 (or a!103 (and
 a!93 a!38) (and a!79 a!82) (and a!103 a!98) (and a!115 a!99) (and a!125 a!100) (and a!133 a!101) (and a!139
 a!102) (and a!143 a!103) rmw_7_2 sw_7_2)) (a!168 (or a!105 (and a!83 a!50) (and a!44 a!84) (and a!98 a!105)
 (and a!105 a!111) (and a!106 a!112) (and a!107 a!113) (and a!108 a!114) (and a!109 a!115) rmw_2_3 sw_2_3))
 (a!169 (or a!106 (and a!83 a!60) (and a!44 a!86) (and a!98 a!106) (and a!105 a!117) (and a!106 a!122) (and
 a!107 a!123) (and a!108 a!124) (and a!109 a!125) rmw_2_4 sw_2_4)) (a!170 (or a!107 (and a!83 a!68) (and a!44
 a!88) (and a!98 a!107) (and a!105 a!118) (and a!106 a!127) (and a!107 a!131) (and a!108 a!132) (and a!109
 a!133) rmw_2_5 sw_2_5)) (a!171 (or a!108 (and a!83 a!74) (and a!44 a!90) (and a!98 a!108) (and a!105 a!119)
 (and a!106 a!128) (and a!107 a!135) (and a!108 a!138) (and a!109 a!139) rmw_2_6 sw_2_6)) (a!172 (or a!109 (and
 a!83 a!78) (and a!44 a!92) (and a!98 a!109) (and a!105 a!120) (and a!106 a!129) (and a!107 a!136) (and a!108
 a!141) (and a!109 a!143) rmw_2_7 sw_2_7)) (a!174 (or a!111 (and a!85 a!50) (and a!55 a!84) (and a!99 a!105)
 (and a!111 a!111) (and a!117 a!112) (and a!118 a!113) (and a!119 a!114) (and a!120 a!115) rmw_3_3 sw_3_3))
 (a!175 (or a!112 (and a!87 a!50) (and a!64 a!84) (and a!100 a!105) (and a!112 a!111) (and a!122 a!112) (and
 a!127 a!113) (and a!128 a!114) (and a!129 a!115) rmw_4_3 sw_4_3)) (a!176 (or a!113 (and a!89 a!50) (and a!71
 a!84) (and a!101 a!105) (and a!113 a!111) (and a!123 a!112) (and a!131 a!113) (and a!135 a!114) (and a!136
 a!115) rmw_5_3 sw_5_3)) (a!177 (or a!114 (and a!91 a!50) (and a!76 a!84) (and a!102 a!105) (and a!114 a!111)
 (and a!124 a!112) (and a!132 a!113) (and a!138 a!114) (and a!141 a!115) rmw_6_3 sw_6_3)) (a!178 (or a!115 (and
 a!93 a!50) (and a!79 a!84) (and a!103 a!105) (and a!115 a!111) (and a!125 a!112) (and a!133 a!113) (and a!139
 a!114) (and a!143 a!115) rmw_7_3 sw_7_3)) (a!180 (or a!117 (and a!85 a!60) (and a!55 a!86) (and a!99 a!106)
 (and a!111 a!117) (and a!117 a!122) (and a!118 a!123) (and a!119 a!124) (and a!120 a!125) rmw_3_4 sw_3_4))
 (a!181 (or a!118 (and a!85 a!68) (and a!55 a!88) (and a!99 a!107) (and a!111 a!118) (and a!117 a!127) (and
 a!118 a!131) (and a!119 a!132) (and a!120 a!133) rmw_3_5 sw_3_5)) (a!182 (or a!119 (and a!85 a!74) (and a!55
 a!90) (and a!99 a!108) (and a!111 a!119) (and a!117 a!128) (and a!118 a!135) (and a!119 a!138) (and a!120
 a!139) rmw_3_6 sw_3_6)) (a!183 (or a!120 (and a!85 a!78) (and a!55 a!92) (and a!99 a!109) (and a!111 a!120)
 (and a!117 a!129) (and a!118 a!136) (and a!119 a!141) (and a!120 a!143) rmw_3_7 sw_3_7)) (a!185 (or a!122 (and
 a!87 a!60) (and a!64 a!86) (and a!100 a!106) (and a!112 a!117) (and a!122 a!122) (and a!127 a!123) (and a!128
 a!124) (and a!129 a!125) rmw_4_4 sw_4_4)) (a!186 (or a!123 (and a!89 a!60) (and a!71 a!86) (and a!101 a!106)
 (and a!113 a!117) (and a!123 a!122) (and a!131 a!123) (and a!135 a!124) (and a!136 a!125) rmw_5_4 sw_5_4))
 (a!187 (or a!124 (and a!91 a!60) (and a!76 a!86) (and a!102 a!106) (and a!114 a!117) (and a!124 a!122) (and
 a!132 a!123) (and a!138 a!124) (and a!141 a!125) rmw_6_4 sw_6_4)) (a!188 (or a!125 (and a!93 a!60) (and a!79
 a!86) (and a!103 a!106) (and a!115 a!117) (and a!125 a!122) (and a!133 a!123) (and a!139 a!124) (and a!143
 a!125) rmw_7_4 sw_7_4)) (a!190 (or a!127 (and a!87 a!68) (and a!64 a!88) (and a!100 a!107) (and a!112 a!118)
 (and a!122 a!127) (and a!127 a!131) (and a!128 a!132) (and a!129 a!133) rmw_4_5 sw_4_5)) (a!191 (or a!128 (and
 a!87 a!74) (and a!64 a!90) (and a!100 a!108) (and a!112 a!119) (and a!122 a!128) (and a!127 a!135) (and a!128
 a!138) (and a!129 a!139) rmw_4_6 sw_4_6)) (a!192 (or a!129 (and a!87 a!78) (and a!64 a!92) (and a!100 a!109)
 (and a!112 a!120) (and a!122 a!129) (and a!127 a!136) (and a!128 a!141) (and a!129 a!143) rmw_4_7 sw_4_7))
 (a!194 (or a!131 (and a!89 a!68) (and a!71 a!88) (and a!101 a!107) (and a!113 a!118) (and a!123 a!127) (and
 a!131 a!131) (and a!135 a!132) (and a!136 a!133) rmw_5_5 sw_5_5)) (a!195 (or a!132 (and a!91 a!68) (and a!76
 a!88) (and a!102 a!107) (and a!114 a!118) (and a!124 a!127) (and a!132 a!131) (and a!138 a!132) (and a!141
 a!133) rmw_6_5 sw_6_5)) (a!196 (or a!133 (and a!93 a!68) (and a!79 a!88) (and a!103 a!107) (and a!115 a!118)
 (and a!125 a!127) (and a!133 a!131) (and a!139 a!132) (and a!143 a!133) rmw_7_5 sw_7_5)) (a!198 (or a!135 (and
 a!89 a!74) (and a!71 a!90) (and a!101 a!108) (and a!113 a!119) (and a!123 a!128) (and a!131 a!135) (and a!135
 a!138) (and a!136 a!139) rmw_5_6 sw_5_6)) (a!199 (or a!136 (and a!89 a!78) (and a!71 a!92) (and a!101 a!109)
 (and a!113 a!120) (and a!123 a!129) (and a!131 a!136) (and a!135 a!141) (and a!136 a!143) rmw_5_7 sw_5_7))
 (a!201 (or a!138 (and a!91 a!74) (and a!76 a!90) (and a!102 a!108) (and a!114 a!119) (and a!124 a!128) (and
 a!132 a!135) (and a!138 a!138) (and a!141 a!139) rmw_6_6 sw_6_6)) (a!202 (or a!139 (and a!93 a!74) (and a!79
 a!90) (and a!103 a!108) (and a!115 a!119) (and a!125 a!128) (and a!133 a!135) (and a!139 a!138) (and a!143
 a!139) rmw_7_6 sw_7_6)) (a!204 (or a!141 (and a!91 a!78) (and a!76 a!92) (and a!102 a!109) (and a!114 a!120)
 (and a!124 a!129) (and a!132 a!136) (and a!138 a!141) (and a!141 a!143) rmw_6_7 sw_6_7)) (a!206 (or a!143 (and
 a!93 a!78) (and a!79 a!92) (and a!103 a!109) (and a!115 a!120) (and a!125 a!129) (and a!133 a!136) (and a!139
 a!141) (and a!143 a!143) rmw_7_7 sw_7_7))) (let ((a!95 (not (and here_0_1 (or a!80 a!94 rmw_0_1 rmw_1_0 (and
 in_scope_0_1 in_scope_1_0))))) (a!146 (or (or a!80 rmw_0_1 sw_0_1) (and a!96 (or a!80 rmw_0_1 sw_0_1)) (and
 (or a!80 rmw_0_1 sw_0_1) a!97) (and a!104 a!110) (and a!116 a!121) (and a!126 a!130) (and a!134 a!137) (and
 a!140 a!142) (and a!144 a!145))) (a!153 (or a!96 (and a!96 a!96) (and (or a!80 rmw_0_1 sw_0_1) (or a!94
 rmw_1_0 sw_1_0)) (and a!104 a!147) (and a!116 a!148) (and a!126 a!149) (and a!134 a!150) (and a!140 a!151)
 (and a!144 a!152))) (a!160 (or a!97 (and (or a!94 rmw_1_0 sw_1_0) (or a!80 rmw_0_1 sw_0_1)) (and a!97 a!97)
 (and a!154 a!110) (and a!155 a!121) (and a!156 a!130) (and a!157 a!137) (and a!158 a!142) (and a!159 a!145)))
 (a!167 (or a!104 (and a!96 a!104) (and (or a!80 rmw_0_1 sw_0_1) a!154) (and a!104 a!161) (and a!116 a!162)
 (and a!126 a!163) (and a!134 a!164) (and a!140 a!165) (and a!144 a!166))) (a!173 (or a!110 (and a!147 (or a!80
 rmw_0_1 sw_0_1)) (and a!110 a!97) (and a!161 a!110) (and a!168 a!121) (and a!169 a!130) (and a!170 a!137) (and
 a!171 a!142) (and a!172 a!145))) (a!179 (or a!116 (and a!96 a!116) (and (or a!80 rmw_0_1 sw_0_1) a!155) (and
 a!104 a!168) (and a!116 a!174) (and a!126 a!175) (and a!134 a!176) (and a!140 a!177) (and a!144 a!178)))
 (a!184 (or a!121 (and a!148 (or a!80 rmw_0_1 sw_0_1)) (and a!121 a!97) (and a!162 a!110) (and a!174 a!121)
 (and a!180 a!130) (and a!181 a!137) (and a!182 a!142) (and a!183 a!145))) (a!189 (or a!126 (and a!96 a!126)
 (and (or a!80 rmw_0_1 sw_0_1) a!156) (and a!104 a!169) (and a!116 a!180) (and a!126 a!185) (and a!134 a!186)
 (and a!140 a!187) (and a!144 a!188))) (a!193 (or a!130 (and a!149 (or a!80 rmw_0_1 sw_0_1)) (and a!130 a!97)
 (and a!163 a!110) (and a!175 a!121) (and a!185 a!130) (and a!190 a!137) (and a!191 a!142) (and a!192 a!145)))
 (a!197 (or a!134 (and a!96 a!134) (and (or a!80 rmw_0_1 sw_0_1) a!157) (and a!104 a!170) (and a!116 a!181)
 (and a!126 a!190) (and a!134 a!194) (and a!140 a!195) (and a!144 a!196))) (a!200 (or a!137 (and a!150 (or a!80
 rmw_0_1 sw_0_1)) (and a!137 a!97) (and a!164 a!110) (and a!176 a!121) (and a!186 a!130) (and a!194 a!137) (and
 a!198 a!142) (and a!199 a!145))) (a!203 (or a!140 (and a!96 a!140) (and (or a!80 rmw_0_1 sw_0_1) a!158) (and
 a!104 a!171) (and a!116 a!182) (and a!126 a!191) (and a!134 a!198) (and a!140 a!201) (and a!144 a!202)))
 (a!205 (or a!142 (and a!151 (or a!80 rmw_0_1 sw_0_1)) (and a!142 a!97) (and a!165 a!110) (and a!177 a!121)
 (and a!187 a!130) (and a!195 a!137) (and a!201 a!142) (and a!204 a!145))) (a!207 (or a!144 (and a!96 a!144)
 (and (or a!80 rmw_0_1 sw_0_1) a!159) (and a!104 a!172) (and a!116 a!183) (and a!126 a!192) (and a!134 a!199)
 (and a!140 a!204) (and a!144 a!206))) (a!208 (or a!145 (and a!152 (or a!80 rmw_0_1 sw_0_1)) (and a!145 a!97)
 (and a!166 a!110) (and a!178 a!121) (and a!188 a!130) (and a!196 a!137) (and a!202 a!142) (and a!206 a!145)))
 (a!210 (or (or a!94 rmw_1_0 sw_1_0) (and (or a!94 rmw_1_0 sw_1_0) a!96) (and a!97 (or a!94 rmw_1_0 sw_1_0))
 (and a!154 a!147) (and a!155 a!148) (and a!156 a!149) (and a!157 a!150) (and a!158 a!151) (and a!159 a!152)))
 (a!211 (or a!147 (and a!147 a!96) (and a!110 (or a!94 rmw_1_0 sw_1_0)) (and a!161 a!147) (and a!168 a!148)
 (and a!169 a!149) (and a!170 a!150) (and a!171 a!151) (and a!172 a!152))) (a!212 (or a!148 (and a!148 a!96)
 (and a!121 (or a!94 rmw_1_0 sw_1_0)) (and a!162 a!147) (and a!174 a!148) (and a!180 a!149) (and a!181 a!150)
 (and a!182 a!151) (and a!183 a!152))) (a!213 (or a!149 (and a!149 a!96) (and a!130 (or a!94 rmw_1_0 sw_1_0))
 (and a!163 a!147) (and a!175 a!148) (and a!185 a!149) (and a!190 a!150) (and a!191 a!151) (and a!192 a!152)))
 (a!214 (or a!150 (and a!150 a!96) (and a!137 (or a!94 rmw_1_0 sw_1_0)) (and a!164 a!147) (and a!176 a!148)
 (and a!186 a!149) (and a!194 a!150) (and a!198 a!151) (and a!199 a!152))) (a!215 (or a!151 (and a!151 a!96)
 (and a!142 (or a!94 rmw_1_0 sw_1_0)) (and a!165 a!147) (and a!177 a!148) (and a!187 a!149) (and a!195 a!150)
 (and a!201 a!151) (and a!204 a!152))) (a!216 (or a!152 (and a!152 a!96) (and a!145 (or a!94 rmw_1_0 sw_1_0))
 (and a!166 a!147) (and a!178 a!148) (and a!188 a!149) (and a!196 a!150) (and a!202 a!151) (and a!206 a!152)))
 (a!218 (or a!154 (and (or a!94 rmw_1_0 sw_1_0) a!104) (and a!97 a!154) (and a!154 a!161) (and a!155 a!162)
 (and a!156 a!163) (and a!157 a!164) (and a!158 a!165) (and a!159 a!166))) (a!219 (or a!155 (and (or a!94
 rmw_1_0 sw_1_0) a!116) (and a!97 a!155) (and a!154 a!168) (and a!155 a!174) (and a!156 a!175) (and a!157
 a!176) (and a!158 a!177) (and a!159 a!178))) (a!220 (or a!156 (and (or a!94 rmw_1_0 sw_1_0) a!126) (and a!97
 a!156) (and a!154 a!169) (and a!155 a!180) (and a!156 a!185) (and a!157 a!186) (and a!158 a!187) (and a!159
 a!188))) (a!221 (or a!157 (and (or a!94 rmw_1_0 sw_1_0) a!134) (and a!97 a!157) (and a!154 a!170) (and a!155
 a!181) (and a!156 a!190) (and a!157 a!194) (and a!158 a!195) (and a!159 a!196))) (a!222 (or a!158 (and (or
 a!94 rmw_1_0 sw_1_0) a!140) (and a!97 a!158) (and a!154 a!171) (and a!155 a!182) (and a!156 a!191) (and a!157
 a!198) (and a!158 a!201) (and a!159 a!202))) (a!223 (or a!159 (and (or a!94 rmw_1_0 sw_1_0) a!144) (and a!97
 a!159) (and a!154 a!172) (and a!155 a!183) (and a!156 a!192) (and a!157 a!199) (and a!158 a!204) (and a!159
 a!206))) (a!225 (or a!161 (and a!147 a!104) (and a!110 a!154) (and a!161 a!161) (and a!168 a!162) (and a!169
 a!163) (and a!170 a!164) (and a!171 a!165) (and a!172 a!166))) (a!226 (or a!162 (and a!148 a!104) (and a!121
 a!154) (and a!162 a!161) (and a!174 a!162) (and a!180 a!163) (and a!181 a!164) (and a!182 a!165) (and a!183
 a!166))) (a!227 (or a!163 (and a!149 a!104) (and a!130 a!154) (and a!163 a!161) (and a!175 a!162) (and a!185
 a!163) (and a!190 a!164) (and a!191 a!165) (and a!192 a!166))) (a!228 (or a!164 (and a!150 a!104) (and a!137
 a!154) (and a!164 a!161) (and a!176 a!162) (and a!186 a!163) (and a!194 a!164) (and a!198 a!165) (and a!199
 a!166))) (a!229 (or a!165 (and a!151 a!104) (and a!142 a!154) (and a!165 a!161) (and a!177 a!162) (and a!187
 a!163) (and a!195 a!164) (and a!201 a!165) (and a!204 a!166))) (a!230 (or a!166 (and a!152 a!104) (and a!145
 a!154) (and a!166 a!161) (and a!178 a!162) (and a!188 a!163) (and a!196 a!164) (and a!202 a!165) (and a!206
 a!166))) (a!231 (or a!168 (and a!147 a!116) (and a!110 a!155) (and a!161 a!168) (and a!168 a!174) (and a!169
 a!175) (and a!170 a!176) (and a!171 a!177) (and a!172 a!178))) (a!232 (or a!169 (and a!147 a!126) (and a!110
 a!156) (and a!161 a!169) (and a!168 a!180) (and a!169 a!185) (and a!170 a!186) (and a!171 a!187) (and a!172
 a!188))) (a!233 (or a!170 (and a!147 a!134) (and a!110 a!157) (and a!161 a!170) (and a!168 a!181) (and a!169
 a!190) (and a!170 a!194) (and a!171 a!195) (and a!172 a!196))) (a!234 (or a!171 (and a!147 a!140) (and a!110
 a!158) (and a!161 a!171) (and a!168 a!182) (and a!169 a!191) (and a!170 a!198) (and a!171 a!201) (and a!172
 a!202))) (a!235 (or a!172 (and a!147 a!144) (and a!110 a!159) (and a!161 a!172) (and a!168 a!183) (and a!169
 a!192) (and a!170 a!199) (and a!171 a!204) (and a!172 a!206))) (a!236 (or a!174 (and a!148 a!116) (and a!121
 a!155) (and a!162 a!168) (and a!174 a!174) (and a!180 a!175) (and a!181 a!176) (and a!182 a!177) (and a!183
 a!178))) (a!237 (or a!175 (and a!149 a!116) (and a!130 a!155) (and a!163 a!168) (and a!175 a!174) (and a!185
 a!175) (and a!190 a!176) (and a!191 a!177) (and a!192 a!178))) (a!238 (or a!176 (and a!150 a!116) (and a!137
 a!155) (and a!164 a!168) (and a!176 a!174) (and a!186 a!175) (and a!194 a!176) (and a!198 a!177) (and a!199
 a!178))) (a!239 (or a!177 (and a!151 a!116) (and a!142 a!155) (and a!165 a!168) (and a!177 a!174) (and a!187
 a!175) (and a!195 a!176) (and a!201 a!177) (and a!204 a!178))) (a!240 (or a!178 (and a!152 a!116) (and a!145
 a!155) (and a!166 a!168) (and a!178 a!174) (and a!188 a!175) (and a!196 a!176) (and a!202 a!177) (and a!206
 a!178))) (a!241 (or a!180 (and a!148 a!126) (and a!121 a!156) (and a!162 a!169) (and a!174 a!180) (and a!180
 a!185) (and a!181 a!186) (and a!182 a!187) (and a!183 a!188))) (a!242 (or a!181 (and a!148 a!134) (and a!121
 a!157) (and a!162 a!170) (and a!174 a!181) (and a!180 a!190) (and a!181 a!194) (and a!182 a!195) (and a!183
 a!196))) (a!243 (or a!182 (and a!148 a!140) (and a!121 a!158) (and a!162 a!171) (and a!174 a!182) (and a!180
 a!191) (and a!181 a!198) (and a!182 a!201) (and a!183 a!202))) (a!244 (or a!183 (and a!148 a!144) (and a!121
 a!159) (and a!162 a!172) (and a!174 a!183) (and a!180 a!192) (and a!181 a!199) (and a!182 a!204) (and a!183
 a!206))) (a!245 (or a!185 (and a!149 a!126) (and a!130 a!156) (and a!163 a!169) (and a!175 a!180) (and a!185
 a!185) (and a!190 a!186) (and a!191 a!187) (and a!192 a!188))) (a!246 (or a!186 (and a!150 a!126) (and a!137
 a!156) (and a!164 a!169) (and a!176 a!180) (and a!186 a!185) (and a!194 a!186) (and a!198 a!187) (and a!199
 a!188))) (a!247 (or a!187 (and a!151 a!126) (and a!142 a!156) (and a!165 a!169) (and a!177 a!180) (and a!187
 a!185) (and a!195 a!186) (and a!201 a!187) (and a!204 a!188))) (a!248 (or a!188 (and a!152 a!126) (and a!145
 a!156) (and a!166 a!169) (and a!178 a!180) (and a!188 a!185) (and a!196 a!186) (and a!202 a!187) (and a!206
 a!188))) (a!249 (or a!190 (and a!149 a!134) (and a!130 a!157) (and a!163 a!170) (and a!175 a!181) (and a!185
 a!190) (and a!190 a!194) (and a!191 a!195) (and a!192 a!196))) (a!250 (or a!191 (and a!149 a!140) (and a!130
 a!158) (and a!163 a!171) (and a!175 a!182) (and a!185 a!191) (and a!190 a!198) (and a!191 a!201) (and a!192
 a!202))) (a!251 (or a!192 (and a!149 a!144) (and a!130 a!159) (and a!163 a!172) (and a!175 a!183) (and a!185
 a!192) (and a!190 a!199) (and a!191 a!204) (and a!192 a!206))) (a!252 (or a!194 (and a!150 a!134) (and a!137
 a!157) (and a!164 a!170) (and a!176 a!181) (and a!186 a!190) (and a!194 a!194) (and a!198 a!195) (and a!199
 a!196))) (a!253 (or a!195 (and a!151 a!134) (and a!142 a!157) (and a!165 a!170) (and a!177 a!181) (and a!187
 a!190) (and a!195 a!194) (and a!201 a!195) (and a!204 a!196))) (a!254 (or a!196 (and a!152 a!134) (and a!145
 a!157) (and a!166 a!170) (and a!178 a!181) (and a!188 a!190) (and a!196 a!194) (and a!202 a!195) (and a!206
 a!196))) (a!255 (or a!198 (and a!150 a!140) (and a!137 a!158) (and a!164 a!171) (and a!176 a!182) (and a!186
 a!191) (and a!194 a!198) (and a!198 a!201) (and a!199 a!202))) (a!256 (or a!199 (and a!150 a!144) (and a!137
 a!159) (and a!164 a!172) (and a!176 a!183) (and a!186 a!192) (and a!194 a!199) (and a!198 a!204) (and a!199
 a!206))) (a!257 (or a!201 (and a!151 a!140) (and a!142 a!158) (and a!165 a!171) (and a!177 a!182) (and a!187
 a!191) (and a!195 a!198) (and a!201 a!201) (and a!204 a!202))) (a!258 (or a!202 (and a!152 a!140) (and a!145
 a!158) (and a!166 a!171) (and a!178 a!182) (and a!188 a!191) (and a!196 a!198) (and a!202 a!201) (and a!206
 a!202))) (a!259 (or a!204 (and a!151 a!144) (and a!142 a!159) (and a!165 a!172) (and a!177 a!183) (and a!187
 a!192) (and a!195 a!199) (and a!201 a!204) (and a!204 a!206))) (a!260 (or a!206 (and a!152 a!144) (and a!145
 a!159) (and a!166 a!172) (and a!178 a!183) (and a!188 a!192) (and a!196 a!199) (and a!202 a!204) (and a!206
 a!206)))) (let ((a!209 (or a!146 (and a!153 a!146) (and a!146 a!160) (and a!167 a!173) (and a!179 a!184) (and
 a!189 a!193) (and a!197 a!200) (and a!203 a!205) (and a!207 a!208))) (a!217 (or a!153 (and a!153 a!153) (and
 a!146 a!210) (and a!167 a!211) (and a!179 a!212) (and a!189 a!213) (and a!197 a!214) (and a!203 a!215) (and
 a!207 a!216))) (a!224 (or a!160 (and a!210 a!146) (and a!160 a!160) (and a!218 a!173) (and a!219 a!184) (and
 a!220 a!193) (and a!221 a!200) (and a!222 a!205) (and a!223 a!208))) (a!262 (or a!210 (and a!210 a!153) (and
 a!160 a!210) (and a!218 a!211) (and a!219 a!212) (and a!220 a!213) (and a!221 a!214) (and a!222 a!215) (and
 a!223 a!216)))) (let ((a!261 (or a!209 (and a!217 a!209) (and a!209 a!224) (and (or a!167 (and a!153 a!167)
 (and a!146 a!218) (and a!167 a!225) (and a!179 a!226) (and a!189 a!227) (and a!197 a!228) (and a!203 a!229)
 (and a!207 a!230)) (or a!173 (and a!211 a!146) (and a!173 a!160) (and a!225 a!173) (and a!231 a!184) (and
 a!232 a!193) (and a!233 a!200) (and a!234 a!205) (and a!235 a!208))) (and (or a!179 (and a!153 a!179) (and
 a!146 a!219) (and a!167 a!231) (and a!179 a!236) (and a!189 a!237) (and a!197 a!238) (and a!203 a!239) (and
 a!207 a!240)) (or a!184 (and a!212 a!146) (and a!184 a!160) (and a!226 a!173) (and a!236 a!184) (and a!241
 a!193) (and a!242 a!200) (and a!243 a!205) (and a!244 a!208))) (and (or a!189 (and a!153 a!189) (and a!146
 a!220) (and a!167 a!232) (and a!179 a!241) (and a!189 a!245) (and a!197 a!246) (and a!203 a!247) (and a!207
 a!248)) (or a!193 (and a!213 a!146) (and a!193 a!160) (and a!227 a!173) (and a!237 a!184) (and a!245 a!193)
 (and a!249 a!200) (and a!250 a!205) (and a!251 a!208))) (and (or a!197 (and a!153 a!197) (and a!146 a!221)
 (and a!167 a!233) (and a!179 a!242) (and a!189 a!249) (and a!197 a!252) (and a!203 a!253) (and a!207 a!254))
 (or a!200 (and a!214 a!146) (and a!200 a!160) (and a!228 a!173) (and a!238 a!184) (and a!246 a!193) (and a!252
 a!200) (and a!255 a!205) (and a!256 a!208))) (and (or a!203 (and a!153 a!203) (and a!146 a!222) (and a!167
 a!234) (and a!179 a!243) (and a!189 a!250) (and a!197 a!255) (and a!203 a!257) (and a!207 a!258)) (or a!205
 (and a!215 a!146) (and a!205 a!160) (and a!229 a!173) (and a!239 a!184) (and a!247 a!193) (and a!253 a!200)
 (and a!257 a!205) (and a!259 a!208))) (and (or a!207 (and a!153 a!207) (and a!146 a!223) (and a!167 a!235)
 (and a!179 a!244) (and a!189 a!251) (and a!197 a!256) (and a!203 a!259) (and a!207 a!260)) (or a!208 (and
 a!216 a!146) (and a!208 a!160) (and a!230 a!173) (and a!240 a!184) (and a!248 a!193) (and a!254 a!200) (and
 a!258 a!205) (and a!260 a!208))))) (a!263 (or a!262 (and a!262 a!217) (and a!224 a!262) (and (or a!218 (and
 a!210 a!167) (and a!160 a!218) (and a!218 a!225) (and a!219 a!226) (and a!220 a!227) (and a!221 a!228) (and
 a!222 a!229) (and a!223 a!230)) (or a!211 (and a!211 a!153) (and a!173 a!210) (and a!225 a!211) (and a!231
 a!212) (and a!232 a!213) (and a!233 a!214) (and a!234 a!215) (and a!235 a!216))) (and (or a!219 (and a!210
 a!179) (and a!160 a!219) (and a!218 a!231) (and a!219 a!236) (and a!220 a!237) (and a!221 a!238) (and a!222
 a!239) (and a!223 a!240)) (or a!212 (and a!212 a!153) (and a!184 a!210) (and a!226 a!211) (and a!236 a!212)
 (and a!241 a!213) (and a!242 a!214) (and a!243 a!215) (and a!244 a!216))) (and (or a!220 (and a!210 a!189)
 (and a!160 a!220) (and a!218 a!232) (and a!219 a!241) (and a!220 a!245) (and a!221 a!246) (and a!222 a!247)
 (and a!223 a!248)) (or a!213 (and a!213 a!153) (and a!193 a!210) (and a!227 a!211) (and a!237 a!212) (and
 a!245 a!213) (and a!249 a!214) (and a!250 a!215) (and a!251 a!216))) (and (or a!221 (and a!210 a!197) (and
 a!160 a!221) (and a!218 a!233) (and a!219 a!242) (and a!220 a!249) (and a!221 a!252) (and a!222 a!253) (and
 a!223 a!254)) (or a!214 (and a!214 a!153) (and a!200 a!210) (and a!228 a!211) (and a!238 a!212) (and a!246
 a!213) (and a!252 a!214) (and a!255 a!215) (and a!256 a!216))) (and (or a!222 (and a!210 a!203) (and a!160
 a!222) (and a!218 a!234) (and a!219 a!243) (and a!220 a!250) (and a!221 a!255) (and a!222 a!257) (and a!223
 a!258)) (or a!215 (and a!215 a!153) (and a!205 a!210) (and a!229 a!211) (and a!239 a!212) (and a!247 a!213)
 (and a!253 a!214) (and a!257 a!215) (and a!259 a!216))) (and (or a!223 (and a!210 a!207) (and a!160 a!223)
 (and a!218 a!235) (and a!219 a!244) (and a!220 a!251) (and a!221 a!256) (and a!222 a!259) (and a!223 a!260))
 (or a!216 (and a!216 a!153) (and a!208 a!210) (and a!230 a!211) (and a!240 a!212) (and a!248 a!213) (and a!254
 a!214) (and a!258 a!215) (and a!260 a!216)))))) (let ((a!264 (not (and (or (and W_0 overlap_0_1) (and
 overlap_0_1 W_1)) a!95 (not a!261) (not a!263))))) (not a!264)))))))))
(check-sat)
