"""Stroll: walkers take turns on a short path; the well rolls a die, the grave is the goal. The smallest whole game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from gloam.kernel.catalogue import Catalogue
from gloam.kernel.definition import Forbidden, Positions
from gloam.kernel.events import NUMBER, Events
from gloam.kernel.game import PASS, Game, Question, Registry, Setup, Step, only
from gloam.kernel.options import Choice, Option, Options, Preset
from gloam.kernel.position import PositionError
from gloam.kernel.table import Table
from kernel.games.toy import Toy, ToyShown

PATH: Final = ("gate", "yew", "well", "chapel", "grave")
GATE, YEW, WELL, CHAPEL, GRAVE = range(5)
OMENS: Final = ("calm", "dread")
DREAD: Final = 1

ANSWERS: Final = Catalogue(1)
WALK: Final = ANSWERS.kind("walk", to=PATH)
LISTEN: Final = ANSWERS.single("listen")
OMEN: Final = ANSWERS.kind("omen", face=OMENS)

rule: Final = Registry()


@final
@dataclass(slots=True, eq=False)
class Path(Table):
    """Where each walker is, and how much dread there is."""

    at: list[int]
    turn: int = 0
    dread: int = 0
    heard: tuple[int, ...] = ()  # who has listened at the chapel


def steps_from(space: int) -> tuple[int, ...]:
    """The neighbours of a space on the path. walk.one-space"""
    return tuple(to for to in (space - 1, space + 1) if GATE <= to <= GRAVE)


@rule
def turn(g: Game, t: Path) -> None:
    """The walker on turn takes a step, or rests; at the chapel it may listen."""
    at = t.at[t.turn]
    listen = (LISTEN,) if at == CHAPEL and t.turn not in t.heard else ()
    g.ask(t.turn, "walk", (*WALK.each(steps_from(at)), *listen, PASS), ("go",))


@rule
def go(g: Game, t: Path, answer: int) -> None:
    """Walk there; listening does not end the turn."""
    if answer == LISTEN:
        t.heard += (t.turn,)
        g.reveal()
        g.tell("listened", t.turn, t.dread, to=only(t.turn))
        g.then(("turn",))
        return
    if answer == PASS:
        g.then(("next_turn",))
        return
    to = WALK.part(answer)
    g.tell("walked", t.turn, t.at[t.turn], to)
    t.at[t.turn] = to
    g.then(("arrive", to), ("next_turn",))


@rule
def arrive(g: Game, t: Path, space: int) -> None:
    """Whoever reaches the grave wins; the well rolls an omen. omen.roll"""
    if space == GRAVE:
        g.end("won", (t.turn,))
    elif space == WELL:
        g.chance(OMEN, (0, 0, DREAD), ("take_omen",))


@rule
def take_omen(g: Game, t: Path, face: int) -> None:
    """Dread makes all walkers run back to the gate; the third time all is lost."""
    t.dread += face
    if face == DREAD:
        t.at = [GATE] * g.seats
    if t.dread == 3:
        g.end("lost", ())


@rule
def next_turn(g: Game, t: Path) -> None:
    """Round the table."""
    t.turn = (t.turn + 1) % g.seats
    g.then(("turn",))


class StrollShown(ToyShown):
    """Tells how far one walks."""

    def forbidden(self, game: Game, question: Question, answer: int) -> Forbidden:
        if self.definition.catalogue.name_of(answer) == "walk":
            return Forbidden("too far", "walk.one-space")
        return super().forbidden(game, question, answer)


class StrollPositions(Positions):
    """The path by names."""

    def write(self, game: Game) -> dict[str, Any]:
        t = game.table
        assert isinstance(t, Path)
        return {
            "turn": t.turn,
            "dread": t.dread,
            "walkers": {f"seat {seat}": PATH[space] for seat, space in enumerate(t.at)},
            "heard": list(t.heard),
        }

    def read(self, setup: Setup, given: dict[str, Any], table: Table) -> tuple[Step, ...]:
        assert isinstance(table, Path)
        table.turn = given.get("turn", table.turn)
        table.dread = given.get("dread", table.dread)
        table.heard = tuple(given.get("heard", ()))
        if table.dread > 2:
            raise PositionError(f"dread: the game is lost at 3, so it cannot be {table.dread}")
        for seat, space in given.get("walkers", {}).items():
            if space not in PATH:
                raise PositionError(f"walkers: {seat}: there is no {space!r} on the path")
            table.at[int(seat.removeprefix("seat "))] = PATH.index(space)
        return (("turn",),)


class Stroll(Toy):
    """One to three walkers."""

    id = "stroll"
    name = "Stroll"
    version = 3
    least_seats, most_seats = 1, 3
    rules = rule.rules
    shown_by = StrollShown
    positions_by = StrollPositions
    catalogue = ANSWERS
    events = Events(
        walked={"seat": NUMBER, "from": PATH, "to": PATH},
        listened={"seat": NUMBER, "dread": NUMBER},
    )
    options = Options(
        (
            Option("start", "Start at", "one", "gate", tuple(Choice(s, s.title()) for s in ("gate", "yew"))),
            Option("lamps", "Lamps", "many", [], tuple(Choice(s, s) for s in PATH), 2, 3, may_be_empty=True),
            Option("first", "First", "seat", 0),
            Option("fog", "Fog", "flag", False),
            Option("dread", "Dread at the start", "number", 0, least=0, most=2),
        ),
        (Preset("gloomy", "Gloomy", {"fog": True, "dread": 2}),),
    )

    def first_steps(self, setup: Setup) -> tuple[Step, ...]:
        return (("turn",),)

    def new_table(self, setup: Setup) -> Path:
        t = Path([PATH.index(setup.options["start"])] * setup.seats)
        t.dread = setup.options["dread"]
        t.turn = max(setup.options["first"], 0)
        return t


STROLL: Final = Stroll()
