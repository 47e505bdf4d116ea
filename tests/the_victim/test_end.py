"""How the game ends, for each number of players."""

from __future__ import annotations

import pytest

from gloam.games.the_victim.components import EVILS
from the_victim.conftest import Play, Sit

FOUR = "diego anya sean lucien"
SEATS = {2: FOUR, 3: f"{FOUR} rolita vivian", 4: FOUR, 5: f"{FOUR} rolita", 6: f"{FOUR} rolita vivian"}


def one_step_from_safety(sit: Sit, seats: int, safe: int) -> Play:
    """The Bunker is open, so many Victims are in it, and it is the turn of another; the last one is the Evil."""
    victims = SEATS[seats]
    order = victims.split()
    away = [*[f"{victim} safe" for victim in order[1 : 1 + safe]], *[f"{order[-2]} given_up"] * (seats == 3)]
    told = {"states": ", ".join(away), "owners": f"{order[-2]} 0" if seats == 2 else "", "nature": "1 0"}
    play = sit(victims, turn="diego", seats=seats, evil="ghost", tiles="camp n bunker", gate=12, row="2 times 6", **told)
    return play.answer("run", "step bunker", seat=0)


@pytest.mark.rule("end.victims-two-four", "end.victims-three-five", "end.victims-six", "end.team-result")
@pytest.mark.parametrize(
    ("seats", "needed", "winners"), [(2, 2, (0,)), (4, 2, (0, 1, 2)), (3, 3, (0, 1)), (5, 3, (0, 1, 2, 3)), (6, 4, (0, 1, 2, 3, 4))]
)
def test_enough_victims_in_the_bunker(sit: Sit, seats: int, needed: int, winners: tuple[int, ...]) -> None:
    assert one_step_from_safety(sit, seats, needed - 2).result is None
    assert one_step_from_safety(sit, seats, needed - 1).result == ("escaped", winners)


@pytest.mark.rule("end.evil-all-critical")
def test_all_are_critical(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", wounds="diego 2, anya 2, sean 1")
    play.answer("attack sean", nature="5 1 1 1")
    assert play.result == ("all_critical", (3,))


@pytest.mark.rule("end.evil-all-critical")
def test_who_is_in_the_bunker_does_not_count(sit: Sit) -> None:
    play = sit("diego anya sean lucien rolita", turn="evil", evil="ghost", wounds="diego 2, anya 2, sean 1", states="lucien safe")
    play.answer("attack sean", nature="5 1 1 1")
    assert play.result == ("all_critical", (4,))


@pytest.mark.rule("end.evil-all-critical")
def test_one_who_stands_is_enough(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", wounds="anya 2, sean 1")
    play.answer("attack sean", nature="5 1 1 1")
    assert play.result is None


@pytest.mark.rule("end.evil-all-critical")
def test_before_the_evil_has_come_nobody_wins_by_it(sit: Sit) -> None:
    play = sit(tiles="camp n test_luk_1", wounds="diego 2, sean 2, lucien 2, anya 1")
    play.answer("run", "step test_luk_1", nature="1 0 0 0 0")
    assert play.wounds("anya") == 2
    assert play.result is None


@pytest.mark.rule("end.evil-two-eliminated")
def test_two_are_eliminated(sit: Sit) -> None:
    play = sit("diego anya sean lucien rolita", turn="evil", evil="ghost", rage=3, wounds="diego 2, anya 2")
    play.answer("death diego")
    assert play.result is None
    play.table.rage = 3
    play.answer("end", seat=4)
    for seat in (1, 2):
        play.answer("end", seat=seat)
    play.answer("end", seat=3, nature="hail")
    play.answer("death anya", seat=4)
    assert play.result == ("eliminated", (4,))


@pytest.mark.rule("end.evil-two-eliminated", "death.removal")
@pytest.mark.parametrize("evil", EVILS)
def test_every_death_skill_can_be_the_last(sit: Sit, evil: str) -> None:
    play = sit("diego anya sean lucien rolita", turn="evil", evil=evil, rage=3, wounds="anya 2", states="diego eliminated")
    play.answer("death anya")
    assert play.result == ("eliminated", (1, 4) if evil == "werewolf" else (4,))


@pytest.mark.rule("end.team-result")
def test_who_was_eliminated_wins_with_the_others(sit: Sit) -> None:
    states = "diego eliminated, sean safe"
    play = sit(turn="anya", evil="ghost", tiles="camp n bunker", gate=12, row="2 times 6", states=states)
    play.answer("run", "step bunker", seat=1, nature="1 0 0")
    assert play.result == ("escaped", (0, 1, 2))


@pytest.mark.rule("end.team-result")
def test_who_was_enslaved_wins_with_the_evil(sit: Sit) -> None:
    play = sit("diego anya sean lucien", turn="evil", evil="werewolf", rage=3, wounds="diego 2, anya 2, sean 1")
    play.answer("death diego")
    play.answer("attack sean", nature="5").answer("pass", seat=3, nature="1 1 1")
    assert play.result == ("all_critical", (0, 3))


@pytest.mark.rule("end.evil-all-critical")
def test_who_gets_in_last_leaves_the_critical_to_the_evil(sit: Sit) -> None:
    told = {"wounds": "diego 2, sean 2", "tiles": "camp n bunker", "at": "anya bunker", "gate": 9, "row": "4 plus", "tokens": "5"}
    play = sit(evil="ghost", **told)
    play.answer("place 5 3", seat=1)
    assert play.result == ("all_critical", (3,))
