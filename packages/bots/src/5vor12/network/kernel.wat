;; The kernel of the expert's net on vectors of two doubles; kernel.ts has the same in JavaScript, with the layout of the
;; memory. Both routines work on blocks of 16 doubles (128 bytes), whose eight vectors stay in registers.
;; Built by research/wasm/build.ts into kernel-module.ts.
(module
  (memory (import "kernel" "memory") 1)
  (global $list (import "kernel" "list") i32)

  ;; to = from + the rows of the list up to `moreEnd` - those from there to `lessEnd`; a list holds addresses of rows.
  (func (export "shift")
    (param $to i32) (param $from i32) (param $moreEnd i32) (param $lessEnd i32) (param $bytes i32)
    (local $block i32) (local $at i32) (local $row i32)
    (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128)
    (local $sum4 v128) (local $sum5 v128) (local $sum6 v128) (local $sum7 v128)
    (loop $blocks
      (local.set $sum0 (v128.load offset=0 (i32.add (local.get $from) (local.get $block))))
      (local.set $sum1 (v128.load offset=16 (i32.add (local.get $from) (local.get $block))))
      (local.set $sum2 (v128.load offset=32 (i32.add (local.get $from) (local.get $block))))
      (local.set $sum3 (v128.load offset=48 (i32.add (local.get $from) (local.get $block))))
      (local.set $sum4 (v128.load offset=64 (i32.add (local.get $from) (local.get $block))))
      (local.set $sum5 (v128.load offset=80 (i32.add (local.get $from) (local.get $block))))
      (local.set $sum6 (v128.load offset=96 (i32.add (local.get $from) (local.get $block))))
      (local.set $sum7 (v128.load offset=112 (i32.add (local.get $from) (local.get $block))))
      (local.set $at (global.get $list))
      (block $moreDone
        (loop $more
          (br_if $moreDone (i32.ge_u (local.get $at) (local.get $moreEnd)))
          (local.set $row (i32.add (i32.load (local.get $at)) (local.get $block)))
          (local.set $sum0 (f64x2.add (local.get $sum0) (v128.load offset=0 (local.get $row))))
          (local.set $sum1 (f64x2.add (local.get $sum1) (v128.load offset=16 (local.get $row))))
          (local.set $sum2 (f64x2.add (local.get $sum2) (v128.load offset=32 (local.get $row))))
          (local.set $sum3 (f64x2.add (local.get $sum3) (v128.load offset=48 (local.get $row))))
          (local.set $sum4 (f64x2.add (local.get $sum4) (v128.load offset=64 (local.get $row))))
          (local.set $sum5 (f64x2.add (local.get $sum5) (v128.load offset=80 (local.get $row))))
          (local.set $sum6 (f64x2.add (local.get $sum6) (v128.load offset=96 (local.get $row))))
          (local.set $sum7 (f64x2.add (local.get $sum7) (v128.load offset=112 (local.get $row))))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br $more)))
      (block $lessDone
        (loop $less
          (br_if $lessDone (i32.ge_u (local.get $at) (local.get $lessEnd)))
          (local.set $row (i32.add (i32.load (local.get $at)) (local.get $block)))
          (local.set $sum0 (f64x2.sub (local.get $sum0) (v128.load offset=0 (local.get $row))))
          (local.set $sum1 (f64x2.sub (local.get $sum1) (v128.load offset=16 (local.get $row))))
          (local.set $sum2 (f64x2.sub (local.get $sum2) (v128.load offset=32 (local.get $row))))
          (local.set $sum3 (f64x2.sub (local.get $sum3) (v128.load offset=48 (local.get $row))))
          (local.set $sum4 (f64x2.sub (local.get $sum4) (v128.load offset=64 (local.get $row))))
          (local.set $sum5 (f64x2.sub (local.get $sum5) (v128.load offset=80 (local.get $row))))
          (local.set $sum6 (f64x2.sub (local.get $sum6) (v128.load offset=96 (local.get $row))))
          (local.set $sum7 (f64x2.sub (local.get $sum7) (v128.load offset=112 (local.get $row))))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br $less)))
      (v128.store offset=0 (i32.add (local.get $to) (local.get $block)) (local.get $sum0))
      (v128.store offset=16 (i32.add (local.get $to) (local.get $block)) (local.get $sum1))
      (v128.store offset=32 (i32.add (local.get $to) (local.get $block)) (local.get $sum2))
      (v128.store offset=48 (i32.add (local.get $to) (local.get $block)) (local.get $sum3))
      (v128.store offset=64 (i32.add (local.get $to) (local.get $block)) (local.get $sum4))
      (v128.store offset=80 (i32.add (local.get $to) (local.get $block)) (local.get $sum5))
      (v128.store offset=96 (i32.add (local.get $to) (local.get $block)) (local.get $sum6))
      (v128.store offset=112 (i32.add (local.get $to) (local.get $block)) (local.get $sum7))
      (local.set $block (i32.add (local.get $block) (i32.const 128)))
      (br_if $blocks (i32.lt_u (local.get $block) (local.get $bytes)))))

  ;; to = bias + max(0, each number at `from`) * its row of the table; `inputs` and `outputs` count bytes.
  (func (export "layer")
    (param $to i32) (param $bias i32) (param $from i32) (param $table i32) (param $inputs i32) (param $outputs i32)
    (local $block i32) (local $at i32) (local $row i32) (local $active v128)
    (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128)
    (local $sum4 v128) (local $sum5 v128) (local $sum6 v128) (local $sum7 v128)
    (loop $blocks
      (local.set $sum0 (v128.load offset=0 (i32.add (local.get $bias) (local.get $block))))
      (local.set $sum1 (v128.load offset=16 (i32.add (local.get $bias) (local.get $block))))
      (local.set $sum2 (v128.load offset=32 (i32.add (local.get $bias) (local.get $block))))
      (local.set $sum3 (v128.load offset=48 (i32.add (local.get $bias) (local.get $block))))
      (local.set $sum4 (v128.load offset=64 (i32.add (local.get $bias) (local.get $block))))
      (local.set $sum5 (v128.load offset=80 (i32.add (local.get $bias) (local.get $block))))
      (local.set $sum6 (v128.load offset=96 (i32.add (local.get $bias) (local.get $block))))
      (local.set $sum7 (v128.load offset=112 (i32.add (local.get $bias) (local.get $block))))
      (local.set $at (i32.const 0))
      (local.set $row (i32.add (local.get $table) (local.get $block)))
      (loop $rows
        (local.set $active
          (f64x2.max
            (v128.load64_splat (i32.add (local.get $from) (local.get $at)))
            (v128.const f64x2 0 0)))
        (local.set $sum0
          (f64x2.add (local.get $sum0) (f64x2.mul (local.get $active) (v128.load offset=0 (local.get $row)))))
        (local.set $sum1
          (f64x2.add (local.get $sum1) (f64x2.mul (local.get $active) (v128.load offset=16 (local.get $row)))))
        (local.set $sum2
          (f64x2.add (local.get $sum2) (f64x2.mul (local.get $active) (v128.load offset=32 (local.get $row)))))
        (local.set $sum3
          (f64x2.add (local.get $sum3) (f64x2.mul (local.get $active) (v128.load offset=48 (local.get $row)))))
        (local.set $sum4
          (f64x2.add (local.get $sum4) (f64x2.mul (local.get $active) (v128.load offset=64 (local.get $row)))))
        (local.set $sum5
          (f64x2.add (local.get $sum5) (f64x2.mul (local.get $active) (v128.load offset=80 (local.get $row)))))
        (local.set $sum6
          (f64x2.add (local.get $sum6) (f64x2.mul (local.get $active) (v128.load offset=96 (local.get $row)))))
        (local.set $sum7
          (f64x2.add (local.get $sum7) (f64x2.mul (local.get $active) (v128.load offset=112 (local.get $row)))))
        (local.set $at (i32.add (local.get $at) (i32.const 8)))
        (local.set $row (i32.add (local.get $row) (local.get $outputs)))
        (br_if $rows (i32.lt_u (local.get $at) (local.get $inputs))))
      (v128.store offset=0 (i32.add (local.get $to) (local.get $block)) (local.get $sum0))
      (v128.store offset=16 (i32.add (local.get $to) (local.get $block)) (local.get $sum1))
      (v128.store offset=32 (i32.add (local.get $to) (local.get $block)) (local.get $sum2))
      (v128.store offset=48 (i32.add (local.get $to) (local.get $block)) (local.get $sum3))
      (v128.store offset=64 (i32.add (local.get $to) (local.get $block)) (local.get $sum4))
      (v128.store offset=80 (i32.add (local.get $to) (local.get $block)) (local.get $sum5))
      (v128.store offset=96 (i32.add (local.get $to) (local.get $block)) (local.get $sum6))
      (v128.store offset=112 (i32.add (local.get $to) (local.get $block)) (local.get $sum7))
      (local.set $block (i32.add (local.get $block) (i32.const 128)))
      (br_if $blocks (i32.lt_u (local.get $block) (local.get $outputs))))))
