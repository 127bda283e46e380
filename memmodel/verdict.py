"""Answers: does the test's condition hold, is there a race, does that agree with what the file expects?"""

from __future__ import annotations

import enum
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tileproof.ir.errors import InputError
from tileproof.memmodel.conditions import Quantifier, satisfies
from tileproof.memmodel.events import Race
from tileproof.memmodel.execution import Execution
from tileproof.memmodel.explorer import DEFAULT_BOUND, Exploration, Outcome, explore
from tileproof.memmodel.mapping import as_tileir
from tileproof.memmodel.program import Format, LitmusTest
from tileproof.memmodel.ptx_litmus import parse_ptx
from tileproof.memmodel.switches import Switches
from tileproof.memmodel.tileir_litmus import parse_tileir


class Agreement(enum.Enum):
    AGREES = "as expected"
    DISAGREES = "not as expected"
    NOTHING_EXPECTED = "nothing expected"
    UNDECIDED = "undecided within the bound"


@dataclass(frozen=True)
class Answer:
    """``holds``: the condition, over the executions within the bound; ``definite``: no bound could change it."""

    test: LitmusTest
    exploration: Exploration
    holds: bool
    definite: bool
    seconds: float

    @property
    def race(self) -> bool:
        return self.exploration.racy

    @property
    def agreement(self) -> Agreement:
        expected = self.test.expected
        if not self.definite:
            return Agreement.UNDECIDED
        if not expected:
            return Agreement.NOTHING_EXPECTED
        wrong = expected.holds not in (None, self.holds) or expected.race not in (None, self.race)
        return Agreement.DISAGREES if wrong else Agreement.AGREES

    def shown_execution(self) -> tuple[Execution, Race | None] | None:
        """The execution most worth a look: a racy one, else one that meets the proposition, else any."""
        if self.exploration.races:
            race, execution = self.exploration.races[0]
            return execution, race
        formula = self.test.condition.formula
        examples = self.exploration.examples
        chosen = next((e for outcome, e in examples.items() if satisfies(dict(outcome), formula)), None)
        chosen = chosen or next(iter(examples.values()), None)
        return None if chosen is None else (chosen(), None)

    def as_json(self) -> dict[str, Any]:
        """An entry of ``tests`` in schema ``tileproof.litmus/1``."""
        expected = self.test.expected
        return {
            "file": self.test.file,
            "name": self.test.name,
            "model": self.test.format.value,
            "quantifier": self.test.condition.quantifier.value,
            "holds": self.holds,
            "race": self.race,
            "executions": self.exploration.executions,
            "bound": self.exploration.bound if self.exploration.cut else None,
            "outcomes": [
                {"state": dict(outcome), "count": count} for outcome, count in sorted(self.exploration.outcomes.items())
            ],
            "expected": {"holds": expected.holds, "race": expected.race} if expected else None,
            "seconds": round(self.seconds, 3),
        }


def load_litmus(path: Path, model: Format | None = None) -> LitmusTest:
    """Read a test; ``model`` asks for a model other than that of its format (InputError where it does not apply)."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: not UTF-8 text (byte {error.start})") from error
    return as_model(parse_litmus(text, str(path)), model)


def parse_litmus(text: str, file: str = "<litmus>") -> LitmusTest:
    """Parse either format, by its header."""
    words = text.split(None, 1)
    return parse_tileir(text, file) if words and words[0] != "PTX" else parse_ptx(text, file)


def as_model(test: LitmusTest, model: Format | None) -> LitmusTest:
    if model is None or model is test.format:
        return test
    if model is Format.PTX:
        raise InputError(f"{test.file}: a Tile IR test cannot run under the PTX model: PTX has no tokens")
    return as_tileir(test)


def answer(test: LitmusTest, *, bound: int = DEFAULT_BOUND, switches: Switches | None = None) -> Answer:
    start = time.perf_counter()
    exploration = explore(test, bound=bound, switches=switches)
    holds = condition_holds(exploration)
    witnessed = holds if test.condition.quantifier in (Quantifier.EXISTS, Quantifier.RACE) else not holds
    definite = not exploration.cut or (witnessed and (exploration.racy or test.format is Format.PTX))
    return Answer(test, exploration, holds, definite, time.perf_counter() - start)


def condition_holds(exploration: Exploration) -> bool:
    condition = exploration.test.condition
    kept = [o for o in exploration.outcomes if satisfies(dict(o), condition.filter)]
    matching = [o for o in kept if satisfies(dict(o), condition.formula)]
    match condition.quantifier:
        case Quantifier.EXISTS:
            return bool(matching)
        case Quantifier.NOT_EXISTS:
            return not matching
        case Quantifier.FORALL:
            return len(matching) == len(kept)
        case Quantifier.RACE:
            return any(_races_on(exploration, o, condition.race_on) for o in matching)


def _races_on(exploration: Exploration, outcome: Outcome, variable: str | None) -> bool:
    racing = exploration.racy_outcomes.get(outcome, set())
    return bool(racing) if variable is None else variable in racing
