"""A game shown by the modules of its own `show`, and plainly where it has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.kernel.definition import Definition, Forbidden, Shown
from gloam.kernel.game import Question, Setup
from gloam.kernel.nature import Seeded
from gloam.kernel.play import begin
from gloam.show.games import GamePositions, GameShown, own
from kernel.games.cabin import CabinGame

MODULES = {
    "__init__": "",
    "view": """
from typing import Annotated
from msgspec import Struct
from gloam.kernel.observation import Number

class Seen(Struct):
    seat: Annotated[int, Number(9)]

def view(t, seat) -> Seen:
    return Seen(seat)
""",
    "texts": """
def describe(t, event):
    return f"{event[0]} happened"
""",
    "parts": """
from msgspec import Struct

PROMPTS = ("about",)

class Parts(Struct):
    seat: int

def parts(t, question):
    return Parts(question.seat)
""",
    "outcomes": """
def unavailable(t, question):
    return [("run", "too tired", "walk.one-space"), ("hide", "", "walk.one-space")]
""",
    "position": """
def write_position(t):
    return {"lit": True}
""",
}
A_RULE = "walk.one-space"


@pytest.fixture
def lodge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Definition:
    """A game in a package of its own."""
    show = tmp_path / "lodge" / "show"
    show.mkdir(parents=True)
    (tmp_path / "lodge" / "__init__.py").touch()
    for name, text in MODULES.items():
        (show / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    known = {"__module__": "lodge", "shown_by": GameShown, "positions_by": GamePositions}
    made: Definition = type("Lodge", (CabinGame,), known)()
    return made


def test_what_the_modules_have_is_taken_from_there(lodge: Definition) -> None:
    game = begin(Setup(lodge, 2, {}, 0), Seeded(1))
    assert lodge.shown.view(game.table, 1) == {"seat": 1}
    assert list(lodge.shown.observed.numbers("")) == [("seat", 9)]
    assert lodge.shown.describe(("storm",), game.table) == "storm happened"
    assert lodge.positions.write(game) == {"lit": True}


def test_what_they_have_not_is_shown_plainly(lodge: Definition) -> None:
    assert own("lodge", "refusals", "forbidding_rule") is None
    assert own("lodge", "texts", "prompt") is None
    game = begin(Setup(lodge, 2, {}, 0), Seeded(1))
    question = game.asked[0]
    facts = Shown(lodge).question_parts(game, question)
    assert lodge.shown.question_parts(game, question) == facts
    about = Question(1, "about", question.options, question.resume, 0)
    assert lodge.shown.question_parts(game, about) == {**facts, "seat": 1}


def test_a_kind_of_answer_without_a_reason_of_its_own_cites_the_rule(lodge: Definition) -> None:
    game = begin(Setup(lodge, 2, {}, 0), Seeded(1))
    tired, cited = lodge.shown.unavailable(game, game.asked[0])
    assert tired == ("run", Forbidden("too tired", A_RULE))
    assert cited == ("hide", Forbidden(lodge.rulebook.cite(A_RULE), A_RULE))
