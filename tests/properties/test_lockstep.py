"""Nobody is shown anything that depends on what they may not know.

Two games are played side by side that differ only in what is hidden from one seat. View, questions, events, undo and history of
that seat stay the same, until a rule lays open something that differs. Then the game says so: taking that back is not free.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import settings

from gloam.games.horrorclix.table import Clix
from gloam.games.house_of_horrors.answers import DONE
from gloam.games.house_of_horrors.table import House
from gloam.kernel.definition import find
from gloam.kernel.game import Game
from gloam.kernel.shown import Label
from lengthy import but_the_first
from properties.lockstep import LAYS_OPEN, Course, Leak, follow
from properties.setups import EVERY, Table, spread

_ARMY: Final = "name: Undecided\nbuild total: 100\nmonsters: faith_priest_v, field_agent_r"
_CRYPTS: Final = (
    "crypt: bad_luck, ghost_trap, hidden_camera, severed_limb, beg_for_mercy, bloody_feast",
    "crypt: fire_axe, ghost_trap, power_of_faith, severed_limb, tripwire, trip",
)
_AT_ONCE: Final[dict[str, Any]] = {"set_up": "chance", "objects": False}


def _armies(crypt: str = "") -> dict[str, str]:
    """Two armies whose cards have two sides, chosen at once in secret."""
    return {f"army_{n}": f"{_ARMY}\n{crypt}" for n in (1, 2)}


def _horrorclix() -> list[Course]:
    """Crypts that are dealt, chosen in secret or brought along; two to four players; teams; placed by hand and by chance."""
    brought = {**_AT_ONCE, "build_total": 100, "crypts": "army", "actions": 2, "turns": 8, **_armies(_CRYPTS[0])}
    ways: list[tuple[int, dict[str, Any]]] = [
        (2, {**_AT_ONCE, "build_total": 200, "crypts": "dealt", "turns": 8}),
        (3, {**_AT_ONCE, "build_total": 200, "crypts": "chosen", "actions": 3, "turns": 5}),
        (4, {**_AT_ONCE, "build_total": 100, "crypts": "dealt", "teams": True, "actions": 2, "disputes": True, "turns": 6}),
        (2, {"build_total": 100, "crypts": "chosen", "actions": 2, "turns": 4, **_armies()}),
        (2, {"preset": "shroud_of_mist", "crypts": "dealt", "turns": 6}),
        (4, {**_AT_ONCE, "build_total": 300, "crypts": "chosen", "turns": 3}),
        (2, {"preset": "creaking_floorboards", "crypts": "chosen", "turns": 6}),
    ]
    return [
        Course(Table("horrorclix", 2, brought), _armies(_CRYPTS[1])),
        *[Course(Table("horrorclix", seats, options)) for seats, options in ways],
    ]


COURSES: Final[dict[str, list[Course]]] = {
    game: _horrorclix() if game == "horrorclix" else [Course(table) for table in spread(tables, len(tables))]
    for game, tables in EVERY.items()
}


class Tried(NamedTuple):
    """How many games are played, from which seed on, and after how many answers the first world is dealt in a third of them."""

    games: int
    first: int
    late: int


TRIED: Final = {
    "horrified": Tried(3, 1, 0),
    "horrorclix": Tried(16, 1, 120),
    "house_of_horrors": Tried(24, 1, 60),
    "the_victim": Tried(20, 33, 90),  # hands are laid open early
}
"""With the profile `explore` twenty times as many, from other seeds each time."""


@pytest.mark.parametrize("name", but_the_first(TRIED, len(TRIED)))
def test_what_a_seat_is_shown_depends_only_on_what_it_may_know(name: str) -> None:
    courses, (games, first, late) = COURSES[name], TRIED[name]
    if settings.get_current_profile_name() == "explore":
        games, first = 20 * games, random.SystemRandom().getrandbits(32)
    parted: Counter[str] = Counter()
    for seed in range(first, first + games):
        parted += follow(courses[seed % len(courses)], seed, late if seed % 3 == 2 else 0)
    assert parted["the game is over"]
    assert bool(parted["a rule lays cards open"]) == bool(LAYS_OPEN[name])


# --- what it would find -----------------------------------------------------------------------------------------------


HOUSE: Final = Course(Table("house_of_horrors", 4, {}))
CRYPTS: Final = Course(Table("horrorclix", 2, {"build_total": 100, "crypts": "dealt", "objects": False, "turns": 1}))


def test_a_label_that_depends_on_another_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = type(find(HOUSE.table.game).shown)
    label = shown.label

    def telling(self: Any, game: Game, answer: int) -> Label:
        """Every button tells how high the highest card of the others is."""
        assert isinstance(game.table, House)
        others = [card for seat, hand in enumerate(game.table.hands) if seat != game.asked[0].seat for card in hand]
        return label(self, game, answer)._replace(more=f"They hold {max(others, default=0)}.")

    follow(HOUSE, 1)
    monkeypatch.setattr(shown, "label", telling)
    with pytest.raises(Leak, match="questions"):
        follow(HOUSE, 1)


def test_a_question_that_only_the_holder_of_a_card_is_asked_is_found() -> None:
    """A player who could hold an Item for a character is asked even without one; here a player without one is not."""

    def equip(g: Game, t: House, seat: int) -> None:
        asks(g, t, seat)
        if g.asked and g.asked[0].options == (DONE,):
            g.asked = ()
            g.then(("equipped", seat, DONE))

    asks = HOUSE.begin().rules["equip"]
    with pytest.raises(Leak, match="asked"):
        follow(HOUSE, 1, rules={"equip": equip})


def test_cards_that_are_laid_open_without_saying_so_are_found() -> None:
    """Placing the last monster turns up all subplots, and that may not be taken back freely; here it may."""

    def reveal_subplots(g: Game, t: Clix) -> None:
        learnt = g.learnt
        reveals(g, t)
        g.learnt = learnt

    reveals = CRYPTS.begin().rules["reveal_subplots"]
    assert follow(CRYPTS, 1)["a rule lays cards open"]
    with pytest.raises(Leak, match="subplot"):
        follow(CRYPTS, 1, rules={"reveal_subplots": reveal_subplots})
