"""A game shown by the modules of its own `show`, and plainly where it has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.kernel.definition import Definition, Forbidden, Shown
from gloam.kernel.game import Question, Setup
from gloam.kernel.nature import Seeded
from gloam.kernel.play import begin
from gloam.show.definition import GameDefinition
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


HUT = {
    "answers": """
from gloam.kernel.catalogue import Catalogue
VERSION = 4
ANSWERS = Catalogue(VERSION)
KNOCK = ANSWERS.single("knock")
""",
    "options": """
from gloam.kernel.options import Option, Options
OPTIONS = Options((Option("fog", "Fog", "flag", False),))
""",
    "table": """
from gloam.kernel.game import Registry
from gloam.kernel.table import Table
rule = Registry()
class Hut(Table):
    pass
""",
    "rules.__init__": "",
    "rules.setup": """
from hut.table import Hut
def new_table(seats, options):
    return Hut()
def first_steps(options):
    return (("knock", int(options["fog"])),)
""",
    "rules.door.__init__": "",
    "rules.door.knocking": """
from hut.answers import KNOCK
from hut.table import rule
@rule
def knock(g, t, fog):
    g.ask(0, "door", (KNOCK,), ("opened",))
@rule
def opened(g, t, answer):
    g.end("open", (0,))
""",
    "show.__init__": "",
    "show.texts": """
from gloam.kernel.events import Events
EVENTS = Events()
REASONS = {"open": "The door is open."}
""",
    "show.view": """
def components(t):
    return {"door": 1}
""",
    "bot": """
from gloam.kernel.definition import Advice
def advise(game, question):
    return Advice(question.options[-1], "somebody is at home")
""",
}


@pytest.fixture
def hut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Definition:
    """A game that is nothing but its modules."""
    for name, text in {"__init__": "", **HUT}.items():
        file = tmp_path / "hut" / f"{name.replace('.', '/')}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tmp_path / "hut" / "rules.toml").touch()
    monkeypatch.syspath_prepend(tmp_path)
    known = {"__module__": "hut", "id": "hut", "name": "Hut", "least_seats": 1, "most_seats": 2, "tagline": "Knock"}
    made: Definition = type("Hut", (GameDefinition,), known)()
    return made


def test_a_game_is_put_together_from_its_modules(hut: Definition) -> None:
    assert (hut.version, hut.reasons["open"]) == (4, "The door is open.")
    game = begin(Setup(hut, 1, hut.options.read({"fog": True}, 1), 0), Seeded(1))
    assert [question.prompt for question in game.asked] == ["door"]
    assert hut.components(game.table) == {"door": 1}
    assert hut.advisor.advise(game, game.asked[0]).why == "somebody is at home"
    assert hut.advisor.remark(game, 0) is None
    assert hut.advisor.wish(game, game.asked[0], 0) is None
    game.answer("knock")
    assert game.over


def test_what_a_game_declares_itself_comes_first(hut: Definition) -> None:
    variant = type("Variant", (type(hut),), {"__module__": "elsewhere", "reasons": {"open": "Come in."}, "shown_by": Shown})()
    assert variant.reasons["open"] == "Come in."
    assert variant.rules is hut.rules
    assert variant.components(variant.new_table(Setup(variant, 1, {}, 0))) == {"door": 1}
    own = type("Own", (GameDefinition,), {"__module__": "hut", "reasons": {"open": "Welcome."}})()
    assert own.reasons["open"] == "Welcome."
