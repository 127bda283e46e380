"""The litmus readers: refusals with line and column, and what the PTX reader accepts besides the plain form."""

from __future__ import annotations

import pytest

from tileproof.ir.errors import TextError
from tileproof.memmodel.conditions import Quantifier
from tileproof.memmodel.events import Order, Scope
from tileproof.memmodel.execution import Placement
from tileproof.memmodel.program import Access, Barrier, Fence
from tileproof.memmodel.ptx_litmus import parse_ptx
from tileproof.memmodel.verdict import answer, parse_litmus

TILEIR = """TileIR t
memory {
  X: i32 = 0
  A: i32[2] = 0
}
block 0 {
  %s
}
%s
"""

TILEIR_ERRORS = [
    # statement, question, line, column, message
    ("store weak Z, 1", "race", 7, 14, "there is no variable 'Z'"),
    ("store acquire device X, 1", "race", 7, 3, "store cannot be acquire"),
    ("load release device X", "race", 7, 3, "load cannot be release"),
    ("add weak X, 1", "race", 7, 3, "add cannot be weak"),
    ("store relaxed X, 1", "race", 7, 17, "expected a scope (tl_blk, device, sys), found 'X'"),
    ("store strong device X, 1", "race", 7, 9, "expected an ordering"),
    ("store weak X", "race", 7, 15, "expected ',', found the end of the line"),
    ("store weak X, 1 token", "race", 7, 24, "expected a token"),
    ("r0, t0 = r1", "race", 7, 3, "only a memory operation has two results"),
    ("r0, t0, u = load weak X", "race", 7, 9, "expected '='"),
    ("r0, t0 = store weak X, 1", "race", 7, 3, "a store has one result"),
    ("break if 1", "race", 7, 3, "'break' outside a loop"),
    ("load weak X $$$", "race", 7, 15, "expected the end of the line"),
    ("load weak X as f32[0]", "race", 7, 18, "expected an element type"),
    ("load weak X ?", "race", 7, 15, "unexpected character '?'"),
    ("r0 = load weak X", "exists (P0:r9 = 1)", 9, 9, "block P0 has no register 'r9'"),
    ("r0 = load weak X", "exists (P1:r0 = 1)", 9, 9, "there is no block P1"),
    ("r0 = load weak X", "exists (Q = 1)", 9, 9, "there is no variable 'Q'"),
    ("r0 = load weak X", "exists (A = 1)", 9, 9, "A is an array"),
    ("r0 = load weak X", "exists (A[2] = 1)", 9, 9, "A has 2 elements"),
    ("r0 = load weak X", "exists (P0:r0)", 9, 14, "expected '=' or '=='"),
    ("r0 = load weak X", "exists (P0:r0 = 1", 10, 1, "expected ')', found the end of the file"),
    ("r0 = load weak X", "race on Z", 9, 9, "there is no variable 'Z'"),
    ("r0 = load weak X", "race\nexpect maybe", 10, 8, "expected 'holds' or 'fails' or 'race'"),
    ("r0 = load weak X", "forbid (X = 1)", 9, 1, "expected a condition"),
]


@pytest.mark.parametrize("statement, question, line, column, message", TILEIR_ERRORS, ids=[e[4] for e in TILEIR_ERRORS])
def test_tileir_refusals(statement: str, question: str, line: int, column: int, message: str) -> None:
    with pytest.raises(TextError) as error:
        parse_litmus(TILEIR % (statement, question), "f.litmus")
    assert (error.value.line, error.value.column) == (line, column), str(error.value)
    assert message in str(error.value)
    assert str(error.value).startswith(f"f.litmus:{line}:{column}: ")


@pytest.mark.parametrize(
    "text, line, message",
    [
        ("", 1, "expected the header"),
        ("X86 SB\n{}\n", 1, "expected the header 'TileIR name'"),
        ("TileIR t\n", 2, "expected 'memory'"),
        ("TileIR t\nmemory {\n}\n", 4, "expected 'block'"),
        ("TileIR t\nmemory {\n X: i32\n}\n", 3, "expected '='"),
        ("TileIR t\nmemory {\n X: i32 = 0\n X: i32 = 0\n}\n", 4, "X is declared twice"),
        ("TileIR t\nmemory {\n X: i33 = 0\n}\n", 3, "expected an element type"),
        ("TileIR t\nmemory {\n A: i32[3] = 0, 1\n}\n", 3, "A has 3 elements, 2 initial values"),
        ("TileIR t\nmemory {\n A: i32[0] = 0\n}\n", 3, "an array has at least one element"),
        ("TileIR t\nmemory {\n X: i32 = 0\n}\nblock 1 {\n}\n", 5, "expected block 0"),
        ("TileIR t\nmemory {\n X: i32 = 0\n}\nblock 0 {\n", 6, "found the end of the file"),
        ("TileIR t\nmemory {\n X: i32 = 0\n}\nblock 0 chained {\n load weak X token t\n}\n", 6, "tokens are implicit"),
    ],
)
def test_tileir_refusals_of_the_frame(text: str, line: int, message: str) -> None:
    with pytest.raises(TextError, match=message) as error:
        parse_litmus(text)
    assert error.value.line == line


PTX = "PTX t\n{ x=0; y=0; P0:r9=0; }\n P0@cta 0,gpu 0 | P1@cta 0,gpu 0 ;\n %s | ;\n%s\n"

PTX_ERRORS = [
    ("foo r0, x", "exists (x=0)", 4, 2, "unknown instruction 'foo'"),
    ("ld.weak.gpu r0, x", "exists (x=0)", 4, 2, "ld.weak takes no scope"),
    ("ld.relaxed r0, x", "exists (x=0)", 4, 2, "ld.relaxed needs a scope"),
    ("ld.release.gpu r0, x", "exists (x=0)", 4, 2, "ld cannot be release"),
    ("st.acquire.gpu x, 1", "exists (x=0)", 4, 2, "st cannot be acquire"),
    ("ld.relaxed.gpu.gpu r0, x", "exists (x=0)", 4, 17, "unexpected modifier '.gpu'"),
    ("ld.relaxed.foo r0, x", "exists (x=0)", 4, 13, "unexpected modifier '.foo'"),
    ("ld.weak x, x", "exists (x=0)", 4, 10, "x is a variable; a register is needed"),
    ("ld.weak r0, r1", "exists (x=0)", 4, 14, "r1 is neither a variable"),
    ("ld.weak r0, x y", "exists (x=0)", 4, 16, "expected the end of the instruction"),
    ("atom.relaxed.gpu r0, x, 1", "exists (x=0)", 4, 2, "atom needs one operation"),
    ("fence.sc", "exists (x=0)", 4, 2, "fence needs a scope"),
    ("fence.relaxed.gpu", "exists (x=0)", 4, 2, "a fence cannot be relaxed"),
    ("fence.proxy.alias", "exists (x=0)", 4, 8, "proxies are not modelled"),
    ("suld.weak r0, x", "exists (x=0)", 4, 2, "surface accesses use a proxy"),
    ("ld.v2.weak r0, x", "exists (x=0)", 4, 5, "vector accesses are not modelled"),
    ("ld.shared.weak r0, x", "exists (x=0)", 4, 5, "only global memory is modelled"),
    ("bar.warp.sync 1", "exists (x=0)", 4, 6, "warp barriers are not modelled"),
    ("bne r0, 1, LC00", "exists (x=0)", 4, 13, "there is no label LC00"),
    ("st.weak x, 1 | st.weak x, 1", "exists (x=0)", 4, 30, "more cells than the 2 threads"),
    ("st.weak x, 1", "exists (P0:r7=0)", 5, 9, "thread P0 has no register 'r7'"),
    ("st.weak x, 1", "exists (P2:r0=0)", 5, 9, "there is no thread P2"),
    ("st.weak x, 1", "exists (q=0)", 5, 9, "there is no variable 'q'"),
    ("st.weak x, 1", "", 6, 1, "expected a final condition"),
    ("st.weak x, 1", "exists (x=0) exists (x=1)", 5, 14, "expected the end of the test"),
]


@pytest.mark.parametrize("cell, question, line, column, message", PTX_ERRORS, ids=[e[4] for e in PTX_ERRORS])
def test_ptx_refusals(cell: str, question: str, line: int, column: int, message: str) -> None:
    with pytest.raises(TextError) as error:
        parse_ptx(PTX % (cell, question), "f.litmus")
    assert message in str(error.value)
    assert (error.value.line, error.value.column) == (line, column), str(error.value)


@pytest.mark.parametrize(
    "text, line, message",
    [
        ("PTX t\n", 2, "expected the init block"),
        ("PTX t\n{ x=0; x=1; }\n", 2, "x is declared twice"),
        ("PTX t\n{ x=0; y @ generic aliases x; }\n", 2, "proxies are not modelled"),
        ("PTX t\n{ x=0; y aliases x; }\n", 2, "proxies are not modelled"),
        ("PTX t\n{ P0:r0=z; }\n P0@cta 0,gpu 0;\n", 2, "no variable 'z'"),
        ("PTX t\n{ P3:r0=0; }\n P0@cta 0,gpu 0;\n", 2, "there is no thread P3"),
        ("PTX t\n{ x=0; }\n P1@cta 0,gpu 0;\n", 3, "expected thread P0"),
        ("PTX t\n{ x=0; }\n P0@warp 0;\n", 3, "expected 'cta'"),
        ("PTX t\n{ x=0; }\n P0@cta 0,gpu 0 | P1@cta 0,gpu 0 ;\n st.weak x, 1 ;\n", 4, "1 cells for 2 threads"),
    ],
)
def test_ptx_refusals_of_the_frame(text: str, line: int, message: str) -> None:
    with pytest.raises(TextError, match=message) as error:
        parse_ptx(text)
    assert error.value.line == line


def instruction(cell: str):
    return parse_ptx(PTX % (cell, "exists (x=0)")).threads[0].code[0]


@pytest.mark.parametrize(
    "cell, operation, order, scope",
    [
        ("ld r0, x", "load", Order.WEAK, Scope.NONE),
        ("ld.weak r0, [x]", "load", Order.WEAK, Scope.NONE),
        ("ld.global.weak.u32 %r0, [x]", "load", Order.WEAK, Scope.NONE),
        ("ld.acquire.gpu r0, x", "load", Order.ACQUIRE, Scope.DEVICE),
        ("ld.relaxed.sys r0, x", "load", Order.RELAXED, Scope.SYSTEM),
        ("ld.volatile r0, x", "load", Order.RELAXED, Scope.SYSTEM),
        ("st.release.cta x, r0", "store", Order.RELEASE, Scope.BLOCK),
        ("st.gpu.release.b64 [x], 1", "store", Order.RELEASE, Scope.DEVICE),
        ("st.volatile x, 1", "store", Order.RELAXED, Scope.SYSTEM),
        ("atom.acq_rel.gpu.cas r0, x, 0, 1", "cas", Order.ACQ_REL, Scope.DEVICE),
        ("atom.cas.acquire.cta r0, x, 0, 1", "cas", Order.ACQUIRE, Scope.BLOCK),
        ("atom.relaxed.gpu.exch r0, x, 2", "second", Order.RELAXED, Scope.DEVICE),
        ("atom.add.acquire.gpu r0, x, 1", "+", Order.ACQUIRE, Scope.DEVICE),
        ("atom.add r0, x, 1", "+", Order.RELAXED, Scope.DEVICE),
        ("atom.sys.release.max.s32 r0, x, 1", "max", Order.RELEASE, Scope.SYSTEM),
        ("red.relaxed.gpu.add x, 1", "+", Order.RELAXED, Scope.DEVICE),
        ("atom.relaxed.gpu.plus r0, x, 1", "+", Order.RELAXED, Scope.DEVICE),
    ],
)
def test_ptx_accesses(cell: str, operation: str, order: Order, scope: Scope) -> None:
    access = instruction(cell)
    assert isinstance(access, Access)
    assert (access.operation, access.order, access.scope) == (operation, order, scope)
    assert access.discards == cell.startswith("red")
    assert access.text == cell


@pytest.mark.parametrize(
    "cell, order, scope",
    [
        ("fence.sc.gpu", Order.SC, Scope.DEVICE),
        ("fence.acq_rel.cta", Order.ACQ_REL, Scope.BLOCK),
        ("fence.sys", Order.ACQ_REL, Scope.SYSTEM),
        ("fence.acquire.sys", Order.ACQUIRE, Scope.SYSTEM),
        ("membar.gl", Order.SC, Scope.DEVICE),
        ("membar.cta", Order.SC, Scope.BLOCK),
    ],
)
def test_ptx_fences(cell: str, order: Order, scope: Scope) -> None:
    fence = instruction(cell)
    assert isinstance(fence, Fence)
    assert (fence.order, fence.scope) == (order, scope)


@pytest.mark.parametrize(
    "cell, waits, counted",
    [
        ("bar.cta.sync 1", True, False),
        ("bar.sync 1", True, False),
        ("barrier.cta.sync.aligned 1, 2", True, True),
        ("barrier.cta.arrive 1, 2", False, True),
        ("bar.cta 1", True, False),
    ],
)
def test_ptx_barriers(cell: str, waits: bool, counted: bool) -> None:
    barrier = instruction(cell)
    assert isinstance(barrier, Barrier)
    assert (barrier.waits, barrier.quorum is not None) == (waits, counted)


@pytest.mark.parametrize(
    "question, quantifier, holds",
    [
        ("exists (P0:r0 = 1)", Quantifier.EXISTS, True),
        ("exists P0:r0==1", Quantifier.EXISTS, True),
        ("exists (0:r0 = 1 /\\ [x]=0)", Quantifier.EXISTS, True),
        ("exists (not (P0:r0 = 1) and x=1)", Quantifier.EXISTS, False),
        ("~exists (P0:r0 != 1 \\/ x == 1)", Quantifier.NOT_EXISTS, True),
        ("~ exists (P0:r0 == 1);", Quantifier.NOT_EXISTS, False),
        ("not exists (P0:r0 == 2)", Quantifier.NOT_EXISTS, True),
        ("forall (P0:r0 == 1 /\\ ~(x = 3) /\\ x < 1)", Quantifier.FORALL, True),
        ("forall (P0:r0 >= 1 && (x = 0 || x = 9))", Quantifier.FORALL, True),
        ("locations [x; P0:r0;]\nfilter (x = 1)\nforall (P0:r0 = 7)", Quantifier.FORALL, True),
        ("exists (true)", Quantifier.EXISTS, True),
        ("exists (false)", Quantifier.EXISTS, False),
    ],
)
def test_ptx_conditions(question: str, quantifier: Quantifier, holds: bool) -> None:
    result = answer(parse_ptx(PTX % ("mov r0, 1", question)))
    assert result.test.condition.quantifier is quantifier
    assert result.holds == holds


def test_ptx_header_init_and_placement() -> None:
    test = parse_ptx(
        'PTX SB+x,y(1) "with { a brace }"\n(* and { another } *)\n'
        "{ int x = 3; uint64_t y; P1:r1=&x; P0:r2=-5 }\n"
        " P0@gpu 1, cta 2 | P1@cta 0,cluster 4,gpu 0 | P2 ; // placements\n"
        " st.weak y, r2 | ld.weak r0, [r1] | mov r0, 0x10 ;\n"
        "forall (P1:r0 = 3 /\\ y = -5 /\\ P2:r0 = 16 /\\ z = 0)\n".replace(" /\\ z = 0", "")
    )
    assert test.name == "SB+x,y(1)"
    assert test.description == "with { a brace }"
    assert [t.placement for t in test.threads] == [Placement(2, 1), Placement(0, 0, 4), Placement(2, 0)]
    assert answer(test).holds


def test_ptx_undeclared_variables_start_at_zero() -> None:
    assert answer(parse_ptx("PTX t\n{ }\n P0@cta 0,gpu 0 ;\n ld.weak r0, v ;\nforall (P0:r0 = 0 /\\ v = 0)\n")).holds


def test_ptx_arithmetic_branches_and_predicates() -> None:
    code = """PTX t
{ x=0; }
 P0@cta 0,gpu 0 ;
 mov r0, 0 ;
 LC00: ;
 add r0, r0, 1 ;
 blt r0, 5, LC00 ;
 mul.lo.s32 r1, r0, 3 ;
 sub r2, r1, 1 ;
 rem r3, r2, 4 ;
 div r4, r2, 4 ;
 setp.eq.s32 p, r3, 2 ;
 @p mov r5, 7 ;
 @!p mov r6, 7 ;
 bra LC01 ;
 mov r0, 9 ;
 LC01: ;
forall (P0:r0 = 5 /\\ P0:r1 = 15 /\\ P0:r2 = 14 /\\ P0:r3 = 2 /\\ P0:r4 = 3 /\\ P0:r5 = 7 /\\ P0:r6 = 0)
"""
    result = answer(parse_ptx(code))
    assert result.holds and result.definite
