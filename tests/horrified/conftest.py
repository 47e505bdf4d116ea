"""Tests of Horrified read like play: a position, answers, what the table then shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import dedent
from typing import Any

import pytest

import gloam
from gloam.games.horrified import GAME, village
from gloam.games.horrified.table import OFF_BOARD, Village
from gloam.kernel.game import ANYONE, Game
from gloam.kernel.nature import Scripted, Seeded
from gloam.kernel.position import read
from gloam.show.naming import named
from playing import Playing


class Play(Playing):
    """A game at a position, with NATURE scripted: what is not scripted cannot happen, and all that is must."""

    def __init__(self, text: str, nature: tuple[str, ...]) -> None:
        self.nature = Scripted(GAME.catalogue.text, nature)
        self.game: Game = read(text, self.nature)
        self.game.watch = []

    @classmethod
    def of(cls, game: Game) -> Play:
        """A game that was begun elsewhere, from now on listened to."""
        play = cls.__new__(cls)
        play.nature = game.nature if isinstance(game.nature, Scripted) else Scripted(game.setup.definition.catalogue.text, ())
        play.game = game
        play.game.watch = []
        return play

    @property
    def table(self) -> Village:
        return village(self.game.table)

    @property
    def view(self) -> dict[str, Any]:
        """What everyone sees of the table, by name."""
        return GAME.shown.view(self.table, 0)

    def answer(self, *answers: str, seat: int = ANYONE, nature: tuple[str, ...] | list[str] = ()) -> Play:
        """Give answers one after the other; `nature` tells what chance brings meanwhile."""
        self.nature.script.extend(nature)
        for text in answers:
            self.game.answer(text, seat)
        return self

    def draw(self, card: str, *nature: str, items: str = "dart shovel fire_poker") -> Play:
        """End the Hero Phase with this Monster card. Of `items` as many come as the card shows; `nature` is what follows them."""
        from gloam.games.horrified.components import CARD_ITEMS, CARDS

        drawn = items.split()[: CARD_ITEMS[CARDS.index(card)]]
        return self.answer("end", nature=[f"card {card}", *[f"item {item}" for item in drawn], *nature])

    def offers(self, kind: str, seat: int = ANYONE) -> list[str]:
        """Those of one kind: offers("move") is ["move camp", ...]."""
        return [text for text in self.options(seat) if text.split()[0] == kind]

    def at(self, figure: str) -> str:
        """Where a figure stands, or "off"."""
        from gloam.games.horrified.components import FIGURES, SPACES

        space = self.table.at[FIGURES.index(figure)]
        return SPACES[space] if space != OFF_BOARD else "off"

    def hero(self, name: str) -> dict[str, Any]:
        """A Hero's seat, place, items, perks and signs."""
        return next(hero for hero in self.view["heroes"] if hero["hero"] == name)

    def items(self, hero: str) -> list[str]:
        return sorted(self.hero(hero)["items"])

    def perks(self, hero: str) -> list[str]:
        return sorted(self.hero(hero)["perks"])

    def lying(self, space: str) -> list[str]:
        """The Items in a space."""
        return sorted(self.view["items"].get(space, []))

    @property
    def discard(self) -> list[str]:
        return sorted(self.view["item_discard"])

    @property
    def bag(self) -> list[str]:
        """What is left in the Item bag, which nobody sees."""
        from gloam.games.horrified.components import ITEMS

        return sorted(named(ITEMS, self.table.bag.cards()))

    def mat(self, name: str) -> dict[str, Any]:
        """How far a mat's task has come, without what is only worked out from it to be shown."""
        state: dict[str, Any] = self.view["mats"][name]
        return {what: value for what, value in state.items() if what not in ("ahead", "apart")}

    def heard(self, *kinds: str) -> list[dict[str, Any]]:
        """What was told so far, as named parts; only these kinds if some are named."""
        assert self.game.watch is not None
        told = [self.game.setup.definition.events.parts(event) for _, _, event, _ in self.game.watch]
        return [event for event in told if not kinds or event["kind"] in kinds]

    def trail(self, figure: str) -> list[str]:
        """The spaces a figure entered so far, in order."""
        return [event["to"] for event in self.heard("moved") if event["figure"] == figure]

    @property
    def result(self) -> str | None:
        """How the game ended, or None."""
        return self.game.result.reason if self.game.result else None


Sit = Callable[..., Play]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Sit down at a position: `sit("dracula creature", "mayor courier", "...", nature=["hit"], dice="3-1-2")`.

    Monsters and Heroes by name (Heroes in the order of seats), then the position, and options of the table. What a position
    leaves out is as on a bare table: figures at their starts, every Item in the bag, every Perk in the deck, seat 0 on turn.
    When the test ends, every scripted outcome must have been used.
    """
    plays: list[Play] = []

    def sit_down(monsters: str, heroes: str, position: str = "", nature: tuple[str, ...] | list[str] = (), **options: Any) -> Play:
        names = heroes.split()
        chosen = {"monsters": monsters.split(), "heroes": names, **options}
        heading = f'game = "horrified"\nseats = {len(names)}\n'
        inner = ", ".join(f"{name} = {_toml(value)}" for name, value in chosen.items())
        plays.append(Play(f"{heading}options = {{{inner}}}\n{dedent(position)}", tuple(nature)))
        return plays[-1]

    yield sit_down
    for play in plays:
        play.nature.finish()


SetUp = Callable[..., Play]


@pytest.fixture
def set_up() -> Iterator[SetUp]:
    """Set up a whole game: `set_up(3, seed=7, preset="novice")`, or `set_up(2, nature=["mat dracula", ...])` with chance scripted.

    It is at its first question. When the test ends, every scripted outcome must have been used.
    """
    plays: list[Play] = []

    def begin(seats: int, seed: int = 0, nature: tuple[str, ...] | list[str] = (), **options: Any) -> Play:
        chance = Scripted(GAME.catalogue.text, nature) if nature else Seeded(seed)
        plays.append(Play.of(gloam.new("horrified", seats, options, seed, chance)))
        return plays[-1]

    yield begin
    for play in plays:
        play.nature.finish()


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else repr(value)
