// Kernels that tileproof judges rightly: names end in _p (proved) or _v (violation).
cuda_tile.module @right {

  // two-iteration skew via swap of tokens inside nested loop, conditional yields
  entry @cond_yield_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %r = for %j in (%c0 to %n, step %c1) : tile<i32> iter_values(%a = %t0) -> (token) {
      %t1 = store_ptr_tko weak %p, %j token=%a : tile<ptr<i32>>, tile<i32> -> token
      %m = remi %j, %c2 signed : tile<i32>
      %is = cmpi equal %m, %c0, signed : tile<i32> -> tile<i1>
      %t2 = if %is -> (token) {
        yield %t1 : token
      } else {
        yield %a : token
      }
      continue %t2 : token
    }
    return
  }

  // nested: inner zero-trip loses token?  result = inner carried init: order kept
  entry @inner_zero_p(%p: tile<ptr<i32>>, %n: tile<i32>, %m: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %r = for %j in (%c0 to %n, step %c1) : tile<i32> iter_values(%a = %t0) -> (token) {
      %t1 = store_ptr_tko weak %p, %j token=%a : tile<ptr<i32>>, tile<i32> -> token
      %s = for %k in (%c0 to %m, step %c1) : tile<i32> iter_values(%b = %t1) -> (token) {
        %t2 = store_ptr_tko weak %p, %k token=%b : tile<ptr<i32>>, tile<i32> -> token
        continue %t2 : token
      }
      continue %s : token
    }
    %t3 = store_ptr_tko weak %p, %n token=%r : tile<ptr<i32>>, tile<i32> -> token
    return
  }

  // inner restarts from outer token (t0), result dropped when zero-trip
  entry @inner_drop_v(%p: tile<ptr<i32>>, %n: tile<i32>, %m: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %r = for %j in (%c0 to %n, step %c1) : tile<i32> iter_values(%a = %t0) -> (token) {
      %t1 = store_ptr_tko weak %p, %j token=%a : tile<ptr<i32>>, tile<i32> -> token
      %s = for %k in (%c0 to %m, step %c1) : tile<i32> iter_values(%b = %t0) -> (token) {
        %t2 = store_ptr_tko weak %p, %k token=%t1 : tile<ptr<i32>>, tile<i32> -> token
        continue %t2 : token
      }
      continue %s : token
    }
    return
  }

  // m >= 1 fixed: order is kept: inner result is t2 of last which is after t1; but t2's of inner iterations unordered among themselves => v
  entry @inner_par_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %r = for %j in (%c0 to %n, step %c1) : tile<i32> iter_values(%a = %t0) -> (token) {
      %s = for %k in (%c0 to %c2, step %c1) : tile<i32> iter_values(%b = %t0) -> (token) {
        %pk = offset %p, %k : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
        %t2 = store_ptr_tko weak %pk, %k token=%a : tile<ptr<i32>>, tile<i32> -> token
        continue %t2 : token
      }
      continue %s : token
    }
    return
  }

  // same, but join -> p
  entry @inner_join_p(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %r = for %j in (%c0 to %n, step %c1) : tile<i32> iter_values(%a = %t0) -> (token) {
      %s = for %k in (%c0 to %c2, step %c1) : tile<i32> iter_values(%b = %t0) -> (token) {
        %pk = offset %p, %k : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
        %t2 = store_ptr_tko weak %pk, %k token=%a : tile<ptr<i32>>, tile<i32> -> token
        %t3 = join_tokens %b, %t2 : token
        continue %t3 : token
      }
      continue %s : token
    }
    return
  }

  // break hands on fresh token
  entry @break_fresh_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %r:2 = loop iter_values(%j = %c0, %a = %t0) : tile<i32>, token -> tile<i32>, token {
      %done = cmpi greater_than_or_equal %j, %n, signed : tile<i32> -> tile<i1>
      if %done {
        break %j, %t0 : tile<i32>, token
      }
      %t1 = store_ptr_tko weak %p, %j token=%a : tile<ptr<i32>>, tile<i32> -> token
      %j2 = addi %j, %c1 : tile<i32>
      continue %j2, %t1 : tile<i32>, token
    }
    %t3 = store_ptr_tko weak %p, %n token=%r#1 : tile<ptr<i32>>, tile<i32> -> token
    return
  }

  entry @break_kept_p(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %r:2 = loop iter_values(%j = %c0, %a = %t0) : tile<i32>, token -> tile<i32>, token {
      %done = cmpi greater_than_or_equal %j, %n, signed : tile<i32> -> tile<i1>
      if %done {
        break %j, %a : tile<i32>, token
      }
      %t1 = store_ptr_tko weak %p, %j token=%a : tile<ptr<i32>>, tile<i32> -> token
      %j2 = addi %j, %c1 : tile<i32>
      continue %j2, %t1 : tile<i32>, token
    }
    %t3 = store_ptr_tko weak %p, %n token=%r#1 : tile<ptr<i32>>, tile<i32> -> token
    return
  }

  // pointer-carried loop, distinct
  entry @ptr_carried_p(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %r = for %j in (%c0 to %n, step %c1) : tile<i32> iter_values(%a = %p) -> (tile<ptr<i32>>) {
      %t1 = store_ptr_tko weak %a, %j token=%t0 : tile<ptr<i32>>, tile<i32> -> token
      %b = offset %a, %c1 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      continue %b : tile<ptr<i32>>
    }
    return
  }

  // result pointer after loop one past the end: out of bounds
  entry @ptr_after_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %r = for %j in (%c0 to %n, step %c1) : tile<i32> iter_values(%a = %p) -> (tile<ptr<i32>>) {
      %b = offset %a, %c1 : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      continue %b : tile<ptr<i32>>
    }
    %t1 = store_ptr_tko weak %r, %n token=%t0 : tile<ptr<i32>>, tile<i32> -> token
    return
  }

  // swapped carried ints: a,b swapped each iteration; stores at a: iterations j, j+2 collide
  entry @swap_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %r:2 = for %j in (%c0 to %n, step %c1) : tile<i32> iter_values(%a = %c0, %b = %c1) -> (tile<i32>, tile<i32>) {
      %pa = offset %p, %a : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %t1 = store_ptr_tko weak %pa, %j token=%t0 : tile<ptr<i32>>, tile<i32> -> token
      continue %b, %a : tile<i32>, tile<i32>
    }
    return
  }

  // i32 counter in 'loop' wraps round, store masked to in range: collides after wrap
  entry @loopwrap_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %c0 = constant <i8: 0> : tile<i8>
    %c1 = constant <i8: 1> : tile<i8>
    %z = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %r = for %j in (%z to %n, step %o) : tile<i32> iter_values(%a = %c0) -> (tile<i8>) {
      %e = exti %a unsigned : tile<i8> -> tile<i32>
      %pa = offset %p, %e : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
      %t1 = store_ptr_tko weak %pa, %j token=%t0 : tile<ptr<i32>>, tile<i32> -> token
      %b = addi %a, %c1 : tile<i8>
      continue %b : tile<i8>
    }
    return
  }

  // loop whose add carries nsw: undefined when overflow
  entry @nsw_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %big = constant <i32: 1000000000> : tile<i32>
    %r = for %j in (%z to %n, step %o) : tile<i32> iter_values(%a = %z) -> (tile<i32>) {
      %b = addi %a, %big overflow<no_signed_wrap> : tile<i32>
      continue %b : tile<i32>
    }
    return
  }

  // loop with a guard inside, wrap in the last add, seen after the loop
  entry @lastadd_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %hi = constant <i32: 2147483646> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %r = loop iter_values(%a = %hi) : tile<i32> -> tile<i32> {
      %b = addi %a, %two : tile<i32>
      %s = cmpi less_than %a, %z, signed : tile<i32> -> tile<i1>
      if %s {
        break %b : tile<i32>
      }
      continue %b : tile<i32>
    }
    %t1 = store_ptr_tko weak %p, %r token=%t0 : tile<ptr<i32>>, tile<i32> -> token
    %t2 = store_ptr_tko weak %p, %r token=%t0 : tile<ptr<i32>>, tile<i32> -> token
    return
  }

  entry @two_widths_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %q = ptr_to_ptr %p : tile<ptr<i32>> -> tile<ptr<i16>>
    %i, %j, %k = get_tile_block_id : tile<i32>
    %a = offset %p, %i : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %b = offset %q, %i : tile<ptr<i16>>, tile<i32> -> tile<ptr<i16>>
    %c = constant <i32: 1> : tile<i32>
    %d = constant <i16: 1> : tile<i16>
    %t1 = store_ptr_tko weak %a, %c : tile<ptr<i32>>, tile<i32> -> token
    %t2 = store_ptr_tko weak %b, %d token=%t1 : tile<ptr<i16>>, tile<i16> -> token
    return
  }

  entry @atomic_widths_v(%p: tile<ptr<i32>>) {
    %q = ptr_to_ptr %p : tile<ptr<i32>> -> tile<ptr<i64>>
    %c = constant <i32: 1> : tile<i32>
    %d = constant <i64: 1> : tile<i64>
    %i, %j, %k = get_tile_block_id : tile<i32>
    %z = constant <i32: 0> : tile<i32>
    %is = cmpi equal %i, %z, signed : tile<i32> -> tile<i1>
    if %is {
      %o1, %t1 = atomic_rmw_tko relaxed device %p, add, %c : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
      yield
    } else {
      %o2, %t2 = atomic_rmw_tko relaxed device %q, add, %d : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
      yield
    }
    return
  }

  entry @cat_v(%p: tile<ptr<i32>>) {
    %i = iota : tile<4xi32>
    %c = cat %i, %i dim = 0 : tile<4xi32>, tile<4xi32> -> tile<8xi32>
    %r = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %b = broadcast %r : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %pp = offset %b, %c : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    %t = store_ptr_tko weak %pp, %c : tile<8xptr<i32>>, tile<8xi32> -> token
    return
  }

  entry @permute_p(%p: tile<ptr<i32>>) {
    %i = iota : tile<8xi32>
    %m = reshape %i : tile<8xi32> -> tile<2x4xi32>
    %n = permute %m [1, 0] : tile<2x4xi32> -> tile<4x2xi32>
    %f = reshape %n : tile<4x2xi32> -> tile<8xi32>
    %e = reshape %n : tile<4x2xi32> -> tile<2x4xi32>
    %r = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %b = broadcast %r : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %pp = offset %b, %f : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    %t = store_ptr_tko weak %pp, %f : tile<8xptr<i32>>, tile<8xi32> -> token
    return
  }

  entry @big_view_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %c1 = constant <i32: 1> : tile<i32>
    %n1 = addi %n, %c1 : tile<i32>
    %t = make_tensor_view %p, shape=[%n1], strides=[1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>
    %i, %j, %k = get_tile_block_id : tile<i32>
    %c = constant <i32: 1> : tile<16xi32>
    %tok = store_view_tko weak %c, %v[%i] : tile<16xi32>, partition_view<tile=(16), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
    return
  }

  entry @two_layouts_v(%p: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>) {
    %t = make_tensor_view %p, shape=[%m, %n], strides=[%n, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %v = make_partition_view %t : partition_view<tile=(1x16), tensor_view<?x?xi32, strides=[?,1]>>
    %u = make_tensor_view %p, shape=[%n, %m], strides=[%m, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %w = make_partition_view %u : partition_view<tile=(16x1), tensor_view<?x?xi32, strides=[?,1]>>
    %i, %j, %k = get_tile_block_id : tile<i32>
    %c = constant <i32: 1> : tile<1x16xi32>
    %tok = store_view_tko weak %c, %v[%i, %j] : tile<1x16xi32>, partition_view<tile=(1x16), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    %x, %tok2 = load_view_tko weak %w[%j, %i] token=%tok : partition_view<tile=(16x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<16x1xi32>, token
    return
  }

  // strided view with overlapping traversal
  entry @strided_v(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t = make_tensor_view %p, shape=[%n], strides=[1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %v = make_strided_view %t : strided_view<tile=(16), traversal_strides=[8], tensor_view<?xi32, strides=[1]>>
    %i, %j, %k = get_tile_block_id : tile<i32>
    %c = constant <i32: 1> : tile<16xi32>
    %tok = store_view_tko weak %c, %v[%i] : tile<16xi32>, strided_view<tile=(16), traversal_strides=[8], tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
    return
  }

  entry @strided_p(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %t = make_tensor_view %p, shape=[%n], strides=[1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %v = make_strided_view %t : strided_view<tile=(8), traversal_strides=[16], tensor_view<?xi32, strides=[1]>>
    %i, %j, %k = get_tile_block_id : tile<i32>
    %c = constant <i32: 1> : tile<8xi32>
    %tok = store_view_tko weak %c, %v[%i] : tile<8xi32>, strided_view<tile=(8), traversal_strides=[16], tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
