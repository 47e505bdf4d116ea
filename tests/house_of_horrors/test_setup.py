"""Setting up: the House Deck in thirds, a hand for each, the first Butler."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import gloam
from gloam.games.house_of_horrors import house
from gloam.games.house_of_horrors.components import CARDS, DAWN, FIRST_ROOM, MIDNIGHT, ROOM_ITEMS, ROOMS
from gloam.games.house_of_horrors.rules.setup import house_deck
from gloam.kernel.decks import Deck
from gloam.kernel.game import NATURE
from gloam.kernel.nature import Seeded


def drawn(deck: Deck, seed: int) -> list[int]:
    """The deck turned up from top to bottom."""
    cards = []
    chance = Seeded(seed)
    while len(deck):
        cards.append(chance.choose(len(cards), 0, 0, *deck.top()))
        deck = deck.without(cards[-1])
    return cards


@pytest.mark.rule("setup.house-deck-thirds")
@pytest.mark.parametrize("rooms", range(10, 29))
def test_the_house_deck_is_split_evenly(rooms: int) -> None:
    deck = house_deck(ROOM_ITEMS + ROOMS[:rooms])
    sizes = [count for count, _, _ in deck.segments]
    assert sum(sizes) == 14 + rooms
    assert max(sizes) - min(sizes) <= 1
    assert sizes[1] >= sizes[0] >= sizes[2]


def test_a_short_night_leaves_rooms_in_the_box_face_up() -> None:
    game = gloam.new("house_of_horrors", 4, {"rooms": 10}, seed=3)
    left = [line for line in game.record(0).splitlines() if line.startswith("nature leave ")]
    assert len(set(left)) == 18
    t = house(game.table)
    in_game = [card for card in (*t.house.cards(), *t.rooms) if card in ROOMS]
    assert len(in_game) == 10
    assert not set(in_game) & set(t.out)


@pytest.mark.rule("setup.dawn-bottom-third", "setup.midnight-top-third")
def test_midnight_lies_in_the_top_third_and_dawn_in_the_bottom_third() -> None:
    midnights: Counter[int] = Counter()
    dawns: Counter[int] = Counter()
    deck = house_deck(ROOM_ITEMS + ROOMS)
    for seed in range(1000):
        order = drawn(deck, seed)
        assert sorted(order) == [*ROOM_ITEMS, *ROOMS, MIDNIGHT, DAWN]
        midnights[order.index(MIDNIGHT)] += 1
        dawns[order.index(DAWN)] += 1
    assert set(midnights) == set(range(15))
    assert set(dawns) == set(range(29, 44))


def test_midnight_is_as_likely_as_any_other_card_of_its_third_to_lie_on_top() -> None:
    cards, weights = house_deck(ROOM_ITEMS + ROOMS).top()
    assert Fraction(weights[cards.index(MIDNIGHT)], sum(weights)) == Fraction(1, 15)
    assert Fraction(weights[cards.index(FIRST_ROOM)], sum(weights)) == Fraction(14, 15) * Fraction(1, 42)


@pytest.mark.rule("setup.deal-six")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_player_is_dealt_six_cards_in_secret(seats: int) -> None:
    game = gloam.new("house_of_horrors", seats, seed=5)
    for seat in range(seats):
        mine = game.view(seat)["table"]
        assert len(mine["hand"]) == 6
        assert [player["cards"] for player in mine["players"]] == [6] * seats
        assert mine["horror_deck"] == 113 - 6 * seats
        others = {CARDS[card] for other in range(seats) if other != seat for card in house(game.table).hands[other]}
        assert not [name for name in others if f"'{name}'" in str(mine)]
    assert game.view()["table"]["hand"] == []


@pytest.mark.rule("setup.first-butler")
def test_the_designated_player_is_the_first_butler() -> None:
    for seat in range(5):
        game = gloam.new("house_of_horrors", 5, {"first_butler": seat}, seed=seat)
        assert game.view()["table"]["butler"] == seat
        assert game.asked[0].seat == seat


@pytest.mark.rule("setup.first-butler")
def test_without_a_designated_player_the_first_butler_is_random() -> None:
    butlers = {gloam.new("house_of_horrors", 4, seed=seed).view()["table"]["butler"] for seed in range(40)}
    assert butlers == {0, 1, 2, 3}
    game = gloam.new("house_of_horrors", 4, nature=None)
    while not game.answers(NATURE)[0].startswith("first"):
        game.answer(game.asked[0].options[0], NATURE)
    assert game.answers(NATURE) == ["first 0", "first 1", "first 2", "first 3"]
