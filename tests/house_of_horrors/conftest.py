"""Tests of House of Horrors read like play: a position, answers, what the table then shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from gloam.games.house_of_horrors import GAME, house
from gloam.games.house_of_horrors.answers import DEAL
from gloam.games.house_of_horrors.components import CARDS
from gloam.games.house_of_horrors.table import House
from gloam.kernel.game import ANYONE, Game
from gloam.kernel.nature import Nature, UnscriptedChance
from gloam.kernel.position import read, toml
from house_of_horrors.seats import check_seat
from playing import Playing

SHORT = {name.partition("_")[2]: name for name in CARDS}
assert len(SHORT) == len(CARDS)


def full(text: str) -> str:
    """Words as the game spells them: "play gangster" is "play explorer_gangster"."""
    return " ".join(SHORT.get(word, word) for word in text.split())


def cards(text: str) -> list[str]:
    """Cards by their short names."""
    return full(text).split()


class Told(Nature):
    """Chance as a script tells it. Only what cannot be otherwise, and cards dealt when the script tells none, go without."""

    def __init__(self, script: list[str]) -> None:
        self.script = [full(text) for text in script]
        self.used = 0

    def choose(self, move: int, draw: int, base: int, outcomes: tuple[int, ...], weights: tuple[int, ...]) -> int:
        possible = {GAME.catalogue.text(base + outcome): outcome for outcome in outcomes}
        wanted = self.script[self.used] if self.used < len(self.script) else ""
        if wanted in possible:
            self.used += 1
            return possible[wanted]
        if len(outcomes) == 1 or (base == DEAL.zero and not wanted.startswith("deal ")):
            return outcomes[0]
        raise UnscriptedChance(f"the script says {wanted!r}, but NATURE is asked for one of: {', '.join(possible)}")

    def finish(self) -> None:
        assert self.used == len(self.script), f"never asked for: {self.script[self.used :]}"


class Play(Playing):
    """A game at a position, with NATURE scripted."""

    def __init__(self, text: str, nature: list[str]) -> None:
        self.nature = Told(nature)
        self.game: Game = read(text, self.nature)
        self.game.watch = []

    def full(self, text: str) -> str:
        return full(text)

    def short(self, text: str) -> str:
        return " ".join(short(word) for word in text.split())

    @property
    def table(self) -> House:
        return house(self.game.table)

    @property
    def view(self) -> dict[str, Any]:
        """What everyone sees of the table, by name."""
        return GAME.shown.view(self.table, 63)

    def answer(self, *answers: str, seat: int = ANYONE, nature: list[str] | None = None) -> Play:
        """Give answers one after the other; `nature` tells what chance brings meanwhile."""
        self.nature.script.extend(full(text) for text in nature or [])
        for text in answers:
            for question in self.game.asked:
                check_seat(self.table, question)
            self.game.answer(full(text), seat)
        return self

    def alone(self, answer: str = "", nature: list[str] | None = None) -> Play:
        """This answer (or the first character on offer), and everyone after it discards."""
        self.answer(answer or f"play {self.offers('play')[0]}", nature=nature)
        while not self.game.over and self.asked()[1] in ("play", "equip"):
            self.game.answer(self.game.asked[0].options[-1])
        return self

    def hand(self, seat: int) -> list[str]:
        return shorts(GAME.shown.view(self.table, seat)["hand"])

    def pile(self, seat: int) -> list[str]:
        """The spoils a player has collected."""
        return shorts(self.view["players"][seat]["spoils"])

    @property
    def piles(self) -> list[list[str]]:
        return [self.pile(seat) for seat in range(self.game.seats)]

    @property
    def discard(self) -> list[str]:
        return shorts(self.view["discard"])

    @property
    def out(self) -> list[str]:
        return shorts(self.view["out"])

    @property
    def rejected(self) -> list[str]:
        return shorts(self.view["rejected"])

    @property
    def spoils(self) -> list[str]:
        return shorts(self.view["spoils"])

    def under(self, side: str) -> list[str]:
        return shorts(self.view["under"][side])

    def horror_deck(self) -> list[str]:
        """What is in the Horror Deck, as nobody at the table can see it."""
        return shorts([CARDS[card] for card in self.table.horror.cards()])

    def field(self) -> list[tuple[int, str | None, list[str]]]:
        """Seat, character and Items of all that is in play."""
        return [
            (e["seat"], short(e["character"]) if e["character"] else None, [short(item) for item in e["items"]])
            for e in self.view["field"]
        ]

    def totals(self) -> tuple[int, int]:
        """The last totals that were told: Explorers', Monsters'."""
        told = self.heard("totals")[-1]
        return told["explorers"], told["monsters"]

    def heard(self, *kinds: str) -> list[dict[str, Any]]:
        """What was told so far, as named parts; only these kinds if some are named."""
        assert self.game.watch is not None
        told = [GAME.events.parts(event) for _, _, event, _ in self.game.watch]
        return [event for event in told if not kinds or event["kind"] in kinds]

    @property
    def dice(self) -> list[int]:
        """The dice rolled so far."""
        return [event["pips"] for event in self.heard("rolled")]

    @property
    def winners(self) -> tuple[int, ...] | None:
        return self.game.result.winners if self.game.result else None

    @property
    def result(self) -> str | None:
        """How the game ended, or None."""
        return self.game.result.reason if self.game.result else None


def short(name: str) -> str:
    return name.partition("_")[2] if name in CARDS else name


def shorts(names: list[str]) -> list[str]:
    return sorted(short(name) for name in names)


Sit = Callable[..., Play]

_POSITION = {"round", "butler", "turn", "midnight", "dawn", "ties", "battle", "passed", "todo", "fought"}
_LISTS = {"rooms", "room_items"}
_ROWS = {"hands", "piles"}
_DECKS = {"horror", "discard", "out", "rejected"}


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Sit down at a position: `sit(room="cistern", battle="strength", hands=["gangster", "vampire", "", ""], nature=["roll 3"])`.

    Cards by their short names, a text for each seat's hand or pile; what is not told is as on a bare table: seat 0 is Butler,
    and cards that are nowhere else lie in their decks. Any other word is an option of the table. When the test ends, every
    scripted outcome must have been used.
    """
    plays: list[Play] = []

    def sit_down(nature: list[str] | None = None, seats: int = 0, **told: Any) -> Play:
        position: dict[str, Any] = {"game": "house_of_horrors"}
        decks: dict[str, Any] = {}
        options: dict[str, Any] = {}
        for name, value in told.items():
            if name in _ROWS:
                position[name] = [cards(row) for row in value]
                seats = seats or len(value)
            elif name in _LISTS:
                position[name] = cards(value)
            elif name in _DECKS:
                decks[name] = cards(value)
            elif name == "house":
                decks[name] = [cards(pile) for pile in value]
            elif name == "room":
                position[name] = full(value)
            elif name == "field":
                position[name] = [_entry(entry) for entry in value]
            elif name in ("explorers_under", "monsters_under"):
                position.setdefault("under", {})[name.partition("_")[0]] = cards(value)
            elif name in _POSITION:
                position[name] = value
            else:
                options[name] = value
        position |= {"seats": seats or 4, "decks": decks, "options": options}
        plays.append(Play(toml(position), nature or []))
        return plays[-1]

    yield sit_down
    for play in plays:
        play.nature.finish()


def _entry(text: str) -> dict[str, Any]:
    """An entry of the field: "1 vampire + dark_moon" is seat 1's."""
    seat, *named = text.replace("+", " ").split()
    return {"seat": int(seat), "character": SHORT[named[0]], "items": [SHORT[item] for item in named[1:]]}
