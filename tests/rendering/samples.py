"""Reports of every sort, shared by the tests of text and JSON."""

from dataclasses import replace

from tileproof.verifier.report import Access, KernelReport, Kind, Obligation, Reason, Site, Status, Verdict, Witness

STORE = Site("store_view_tko", "/k/core.py", 36, 5, "    ct.store(out, (i // 2,), v)")
LOAD = Site("load_view_tko", "/k/core.py", 35, 9, "    v = ct.load(x, (i,), (TILE,))")
NOWHERE = Site("offset", None, None)


def report(verdict, obligations=(), **more):
    details = {
        "kernel": "halves",
        "contract": "default",
        "file": "/k/core.py",
        "line": 33,
        "bytecode_sha256": "0" * 64,
        "raw_sha256": "f" * 64,
        "preconditions": ("0 <= n", "grid is (cdiv(n, TILE), 1, 1)"),
        "seconds": 0.123456,
    }
    return KernelReport(verdict=verdict, obligations=tuple(obligations), **(details | more))


FINE = Obligation("o1", Kind.BOUNDS, Status.PROVED, (LOAD,), method="folded", seconds=0.01)
COLLISION = Obligation(
    "o2",
    Kind.BLOCK_DISJOINT_WRITES,
    Status.VIOLATED,
    (STORE, STORE),
    method="z3",
    seconds=0.1,
    witness=Witness(
        sizes={"n": 129},
        grid=(2, 1, 1),
        accesses=(
            Access(STORE, (0, 0, 0), {}, "out", (0,), 0, True),
            Access(STORE, (1, 0, 0), {"t": 3, "loop at line 34": 0}, "out", (0,), 0, True),
        ),
        scalars={"n": 129, "rows": -1},
        contents={"index": {0: 5, 7: -5}},
        explanation=("With n = 129, blocks 0 and 1 both have i // 2 = 0.", "So both store tile 0 of out."),
    ),
)
UNEXPLAINED = replace(COLLISION, id="o6", witness=replace(COLLISION.witness, explanation=()))
UNDECIDED = Obligation(
    "o3", Kind.TOKEN_ORDER, Status.UNKNOWN, (LOAD, STORE), seconds=1.0, reason=Reason.LIMIT, detail="10 s of solving"
)
UNSUPPORTED = Obligation("o4", Kind.SUPPORT, Status.UNKNOWN, (NOWHERE,), reason=Reason.UNSUPPORTED_OPERATION)
NOTE = Obligation(
    "o5", Kind.BOUNDS, Status.UNKNOWN, (LOAD,), reason=Reason.UNREACHABLE, detail="never executed", informative=True
)

NOTHING_KNOWN = {"kernel": "", "contract": "", "line": None, "bytecode_sha256": None, "raw_sha256": None}
SAMPLES = {
    "proved": report(Verdict.PROVED, [FINE, NOTE]),
    "proved launch": report(Verdict.PROVED, [FINE], scope="launch", preconditions=()),
    "violation": report(Verdict.VIOLATION, [FINE, COLLISION, UNDECIDED]),
    "violation without explanation": report(Verdict.VIOLATION, [UNEXPLAINED]),
    "unknown": report(Verdict.UNKNOWN, [UNDECIDED, UNSUPPORTED], bound=8),
    "nothing shown": report(Verdict.UNKNOWN, []),
    "error": report(Verdict.ERROR, message="the requirements contradict each other:\nn < 0"),
    "file error": report(Verdict.ERROR, message="cannot be read", preconditions=(), **NOTHING_KNOWN),
}
