"""What each game counts agrees with how it ended."""

from __future__ import annotations

import pytest

from gloam.games import find
from gloam.lab.series import Outcome, Series
from gloam.show.measures import kind_of


def measured(game: str, seats: int, bot: str = "random", seed: int = 4, **options: object) -> tuple[Outcome, dict[str, object]]:
    """A game, and its measures by name."""
    outcome = Series(game, (bot,) * seats, options, seed, measured=True).outcome(0)
    return outcome, dict(zip([measure.__name__ for measure in find(game).shown.measures], outcome.measured, strict=True))


@pytest.mark.parametrize("game", ["horrified", "horrorclix", "house_of_horrors", "the_victim"])
def test_every_measure_says_what_it_counts_and_gives_what_it_declares(game: str) -> None:
    _, counted = measured(game, 2 if game != "house_of_horrors" else 3, **({"turns": 2} if game == "horrorclix" else {}))
    for measure in find(game).shown.measures:
        assert (measure.__doc__ or "").endswith(".")
        assert kind_of(measure) in (int, float, str, bool, list[int], list[str])
        whole = kind_of(measure) if isinstance(kind_of(measure), type) and not hasattr(kind_of(measure), "__origin__") else list
        assert isinstance(counted[measure.__name__], whole)
    assert len(counted) > 5


def test_horrified_counts_what_raised_terror_and_who_was_rescued() -> None:
    outcome, counted = measured("horrified", 2)
    assert outcome.reason == "terror"
    assert counted["terror"] == 7
    assert counted["heroes_defeated"] + counted["villagers_lost"] == 7  # type: ignore[operator]
    assert len(counted["rescued"]) == len(counted["rescued_by"])  # type: ignore[arg-type]


def test_horrorclix_counts_points_by_their_source() -> None:
    outcome, counted = measured("horrorclix", 2, "heuristic", seed=19, turns=5)
    sources = zip(counted["points_for_kills"], counted["points_for_victims"], counted["points_for_subplots"], strict=True)  # type: ignore[call-overload]
    assert tuple([sum(each) for each in sources]) == outcome.points
    assert all([sum(counted[what]) > 0 for what in ("kills", "slain", "rescued", "points_for_subplots")])  # type: ignore[call-overload]
    assert counted["turns"] == 10
    assert counted["first_won"] in (0, 1)


def test_house_of_horrors_counts_points_by_their_source() -> None:
    outcome, counted = measured("house_of_horrors", 3)
    sources = zip(counted["points_from_rooms"], counted["points_from_characters"], counted["points_from_items"], strict=True)  # type: ignore[call-overload]
    assert tuple([sum(each) for each in sources]) == outcome.points
    assert len(counted["battles"]) == counted["explorers_won"] + counted["monsters_won"] + counted["tied"]  # type: ignore[arg-type, operator]


def test_the_victim_counts_who_got_away() -> None:
    outcome, counted = measured("the_victim", 4, "heuristic")
    assert outcome.reason == "escaped"
    assert counted["evil_seat"] not in outcome.winners
    assert len(counted["safe"]) >= 2  # type: ignore[arg-type]
    assert not set(counted["safe"]) & set(counted["eliminated"])  # type: ignore[call-overload]


def test_counting_changes_no_game() -> None:
    series = Series("horrified", ("random",) * 2, {}, 8)
    plain, counted = series.outcome(1), series._replace(measured=True).outcome(1)
    assert counted._replace(measured=(), thought=(), seconds=0.0) == plain._replace(thought=(), seconds=0.0)


def test_a_game_without_measures_has_none(lantern: str) -> None:
    assert measured(lantern, 2)[1] == {}
