"""The child process in which one solver answers problems: ``python -m tileproof.proofs.solver_process z3``.

Each line of standard input is a JSON object with an SMT-LIB ``text`` and a
``limit`` in seconds; each is answered by a line with ``answer`` (sat, unsat,
unknown or error) and a ``reason``.  The solver may overstep the limit: it is
the parent that kills (see solvers.py).
"""

from __future__ import annotations

import json
import sys

# cvc5 decides a quantified problem by E-matching, by enumeration, or by looking for a finite model; in this order.
QUANTIFIED_STRATEGIES: tuple[dict[str, str], ...] = ({}, {"enum-inst": "true"}, {"finite-model-find": "true"})


def ask_z3(text: str, limit: float) -> tuple[str, str]:
    import z3

    solver = z3.Solver(ctx=z3.Context())
    solver.set("timeout", max(1, int(limit * 1000)))
    solver.from_string(text)
    answer = str(solver.check())
    return answer, solver.reason_unknown() if answer == "unknown" else ""


def ask_cvc5(text: str, limit: float) -> tuple[str, str]:
    quantifier_free = "(set-logic QF_" in text
    strategies = QUANTIFIED_STRATEGIES[:1] if quantifier_free else QUANTIFIED_STRATEGIES
    reasons = []
    for strategy in strategies:
        answer, reason = cvc5_with(strategy, text, limit / len(strategies))
        if answer != "unknown":
            return answer, ""
        reasons.append(reason)
    return "unknown", "; ".join(reasons)


def cvc5_with(strategy: dict[str, str], text: str, limit: float) -> tuple[str, str]:
    import cvc5

    manager = cvc5.TermManager()
    solver = cvc5.Solver(manager)
    solver.setOption("tlimit-per", str(max(1, int(limit * 1000))))
    solver.setOption("fresh-binders", "true")  # a variable bound twice is two variables; it warns otherwise
    for name, value in strategy.items():
        solver.setOption(name, value)
    symbols = cvc5.SymbolManager(manager)
    parser = cvc5.InputParser(solver, symbols)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "problem")
    answers = []
    while not (command := parser.nextCommand()).isNull():
        output = command.invoke(solver, symbols).strip()
        if output:
            answers.append(output)
    answer = answers[-1] if answers else "no answer"
    if answer in ("sat", "unsat"):
        return answer, ""
    if answer.startswith("unknown"):  # it may go on to say why, in brackets
        return "unknown", f"{' '.join(strategy) or 'default'}: {answer}"
    raise RuntimeError(answer)


def main() -> None:
    ask = {"z3": ask_z3, "cvc5": ask_cvc5}[sys.argv[1]]
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer, reason = ask(request["text"], request["limit"])
        except Exception as fault:  # a solver's refusal is an answer too; the parent reports it
            answer, reason = "error", f"{type(fault).__name__}: {fault}"
        print(json.dumps({"answer": answer, "reason": reason}), flush=True)


if __name__ == "__main__":
    main()
