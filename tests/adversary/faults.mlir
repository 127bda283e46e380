// Kernels that tileproof once judged wrongly; the right verdicts are in test_adversary.py.
cuda_tile.module @faults {

  // n elements of i64 where there are n of i8.
  entry @view_of_wider_elements(%p: tile<ptr<i8>>, %n: tile<i32>) {
    %q = ptr_to_ptr %p : tile<ptr<i8>> -> tile<ptr<i64>>
    %t = make_tensor_view %q, shape=[%n], strides=[1] : tile<i32> -> tensor_view<?xi64, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(16), tensor_view<?xi64, strides=[1]>>
    %i, %j, %k = get_tile_block_id : tile<i32>
    %c = constant <i64: 1> : tile<16xi64>
    %tok = store_view_tko weak %c, %v[%i] : tile<16xi64>, partition_view<tile=(16), tensor_view<?xi64, strides=[1]>>, tile<i32> -> token
    return
  }

  entry @load_of_wider_elements(%p: tile<ptr<f32>>, %n: tile<i32>) {
    %q = ptr_to_ptr %p : tile<ptr<f32>> -> tile<ptr<f64>>
    %t = make_tensor_view %q, shape=[%n], strides=[1] : tile<i32> -> tensor_view<?xf64, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(16), tensor_view<?xf64, strides=[1]>>
    %i, %j, %k = get_tile_block_id : tile<i32>
    %x, %tok = load_view_tko weak %v[%i] : partition_view<tile=(16), tensor_view<?xf64, strides=[1]>>, tile<i32> -> tile<16xf64>, token
    return
  }

  // With q[0] == 7, iteration 1 writes p[1], and so does the store after the loop; no token orders them.
  entry @result_and_argument_of_one_loop(%p: tile<ptr<i32>>, %q: tile<ptr<i32>>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c4 = constant <i32: 4> : tile<i32>
    %c7 = constant <i32: 7> : tile<i32>
    %zeros = constant <i32: 0> : tile<4xi32>
    %sevens = constant <i32: 7> : tile<4xi32>
    %r:2 = for %j in (%c0 to %c4, step %c1) : tile<i32> iter_values(%a = %c0, %b = %zeros) -> (tile<i32>, tile<4xi32>) {
      %is = cmpi equal %a, %c7, signed : tile<i32> -> tile<i1>
      if %is {
        %pj = offset %p, %j : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
        %t1 = store_ptr_tko weak %pj, %j token=%t0 : tile<ptr<i32>>, tile<i32> -> token
        yield
      }
      %qj = offset %q, %j : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %a2, %t3 = load_ptr_tko weak %qj token=%t0 : tile<ptr<i32>> -> tile<i32>, token
      %b2 = muli %b, %b : tile<4xi32>
      continue %a2, %b2 : tile<i32>, tile<4xi32>
    }
    %i = iota : tile<4xi32>
    %pr = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pb = broadcast %pr : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %pp = offset %pb, %i : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %m = cmpi not_equal %r#1, %sevens, signed : tile<4xi32> -> tile<4xi1>
    %t2 = store_ptr_tko weak %pp, %i, %m token=%t0 : tile<4xptr<i32>>, tile<4xi32>, tile<4xi1> -> token
    return
  }

  // Bytes 1 to 4 of p are no element of p, so the facts about elements do not bound them.
  entry @facts_between_elements(%p: tile<ptr<i32>>, %o: tile<ptr<i32>>) {
    %q = ptr_to_ptr %p : tile<ptr<i32>> -> tile<ptr<i8>>
    %c1 = constant <i32: 1> : tile<i32>
    %q1 = offset %q, %c1 : tile<ptr<i8>>, tile<i32> -> tile<ptr<i8>>
    %r = ptr_to_ptr %q1 : tile<ptr<i8>> -> tile<ptr<i32>>
    %v, %t = load_ptr_tko weak %r : tile<ptr<i32>> -> tile<i32>, token
    %a = offset %o, %v : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %t2 = store_ptr_tko weak %a, %c1 token=%t : tile<ptr<i32>>, tile<i32> -> token
    return
  }

  // Tile indices have no sign: this one is 200.
  entry @index_of_eight_bits(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t = make_tensor_view %p, shape=[%n], strides=[1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
    %i = constant <i8: -56> : tile<i8>
    %c = constant <i32: 1> : tile<1xi32>
    %tok = store_view_tko weak %c, %v[%i] : tile<1xi32>, partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i8> -> token
    return
  }
}
