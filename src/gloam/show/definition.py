"""A game whose parts are found by the names of its modules:

    answers       ANSWERS, and their VERSION
    options       OPTIONS
    table         `rule`, with which rules register; every module in the folder `rules` is imported, so that it does
    rules.setup   new_table(seats, options); first_steps(options), if not just the rule `setup`
    rules.toml    the rulebook
    show          its modules as `gloam.show.games` lists them, and SHOWN if the game needs a GameShown of its own
    show.texts    EVENTS and REASONS
    show.view     components(table)
    bot           advise(game, question); offer(game, question), wish(table, question, answer) and remark(game, seat), if it does so

A game's own class comes first: what it declares is not looked for.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from pkgutil import walk_packages
from typing import Any, Final

from gloam.kernel.definition import Advice, Advisor, Definition, Request, Wish
from gloam.kernel.game import Game, Question, Setup, Step
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.sentences import sentence
from gloam.kernel.table import Table
from gloam.show.games import GamePositions, GameShown, part

_DECLARED: Final = {
    "catalogue": ("answers", "ANSWERS"),
    "version": ("answers", "VERSION"),
    "options": ("options", "OPTIONS"),
    "events": ("show.texts", "EVENTS"),
    "reasons": ("show.texts", "REASONS"),
}
"""By what a definition declares: the module that has it, and its name there."""


def import_folder(package: str) -> None:
    """Import every module of a package, so that what they register is there."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)


def needed(game: str, module: str, name: str) -> Any:
    """What a module of a game calls so. Raises ImportError or AttributeError if there is no such thing."""
    return getattr(import_module(f"{game}.{module}"), name)


class GameAdvisor(Advisor):
    """The heuristic bot in a game's folder `bot`, which is imported when it is first asked."""

    def advise(self, game: Game, question: Question) -> Advice:
        advice: Advice = needed(package_of(game), "bot", "advise")(game, question)
        return _read(advice)

    def offer(self, game: Game, question: Question) -> Advice | None:
        offered: Advice | None = _if_any(game, "offer", game, question)
        return None if offered is None else _read(offered)

    def wish(self, game: Game, question: Question, answer: int) -> Wish | None:
        wished: Wish | None = _if_any(game, "wish", game.table, question, answer)
        return None if wished is None else wished._replace(requests=tuple([_read_request(each) for each in wished.requests]))

    def remark(self, game: Game, seat: int) -> str | None:
        said: str | None = _if_any(game, "remark", game, seat)
        return None if said is None else str(sentence(said))


def _read(advice: Advice) -> Advice:
    return Advice(advice.answer, sentence(advice.why))


def _read_request(request: Request) -> Request:
    things = tuple([thing._replace(label=sentence(thing.label)) for thing in request.things])
    return request._replace(text=sentence(request.text), why=sentence(request.why), things=things)


def package_of(game: Game) -> str:
    """The package that a game was put together from."""
    definition = game.setup.definition
    assert isinstance(definition, GameDefinition)
    return definition.package


def _if_any(game: Game, does: str, *facts: Any) -> Any:
    """What the game's bot does, or None if it never does so."""
    function = part(package_of(game), "bot", does)
    return None if function is None else function(*facts)


class GameDefinition(Definition):
    """A game that is put together from the modules of its package."""

    package: str
    """Where its modules are; a variant of a game has those of the game."""
    rule_folders: tuple[str, ...] = ("rules",)
    positions_by = GamePositions
    advised_by = GameAdvisor

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if GameDefinition not in cls.__bases__:
            return  # a variant of a game that is put together already
        game = cls.package = cls.__module__
        for folder in cls.rule_folders:
            import_folder(f"{game}.{folder}")
        for declared, (module, name) in _DECLARED.items():
            if declared not in vars(cls):
                setattr(cls, declared, needed(game, module, name))
        cls.rules = needed(game, "table", "rule").rules
        cls.rulebook = Rulebook(files(game) / "rules.toml")
        cls.shown_by = part(game, "show", "SHOWN") or GameShown

    def new_table(self, setup: Setup) -> Table:
        table: Table = needed(self.package, "rules.setup", "new_table")(setup.seats, setup.options)
        return table

    def first_steps(self, setup: Setup) -> tuple[Step, ...]:
        begins = part(self.package, "rules.setup", "first_steps")
        if begins is None:
            return super().first_steps(setup)
        steps: tuple[Step, ...] = begins(setup.options)
        return steps

    def components(self, table: Table) -> dict[str, int]:
        counted: dict[str, int] = needed(self.package, "show.view", "components")(table)
        return counted
