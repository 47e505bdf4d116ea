"""Decks: what nobody has seen has no order, and what a seat has not seen is not told to it."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloam.kernel.decks import ALL_SEATS, Deck, piled, shuffled
from gloam.kernel.game import SPECTATOR, only
from gloam.kernel.nature import Seeded

SEATS = range(3)
cards = st.lists(st.integers(0, 20), min_size=1, max_size=8)
masks = st.one_of(st.just(ALL_SEATS), st.integers(0, 7))
put = st.tuples(st.integers(21, 40), masks, st.booleans())


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Shuffled decks with some seen cards put on top and at the bottom."""
    deck = shuffled(tuple(draw(cards)))
    for card, seen, bottom in draw(st.lists(put, max_size=5)):
        deck = deck.with_at_bottom(card, seen) if bottom else deck.with_on_top(card, seen)
    return deck


def drawn_out(deck: Deck, seed: int) -> list[int]:
    """All cards of a deck from top to bottom, as chance has it."""
    nature = Seeded(seed)
    order: list[int] = []
    while len(deck):
        order.append(nature.choose(len(order), 0, 0, *deck.top()))
        deck = deck.without(order[-1])
    return order


def on_top(deck: Deck) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What the top card may be, and the weights."""
    outcomes, weights = deck.top()
    return tuple(outcomes), weights


def test_any_card_of_a_shuffled_deck_may_be_on_top() -> None:
    assert on_top(shuffled((4, 4, 7))) == ((4, 4, 7), ())


def test_a_drawn_card_is_gone_and_the_others_stay() -> None:
    deck = shuffled((4, 4, 7)).without(4)
    assert deck.cards() == (4, 7)
    assert len(deck) == 2
    assert len(deck.without(7).without(4)) == 0


def test_only_what_may_be_on_top_can_be_drawn() -> None:
    deck = shuffled((1, 2)).with_on_top(9, ALL_SEATS)
    assert on_top(deck) == ((9,), ())
    with pytest.raises(ValueError, match="not on top"):
        shuffled((1, 2)).without(9)


def test_a_card_at_the_bottom_comes_last() -> None:
    deck = shuffled((1, 2)).with_at_bottom(9, ALL_SEATS)
    assert all(drawn_out(deck, seed)[-1] == 9 for seed in range(10))


def test_a_card_in_a_pile_is_as_likely_as_each_other_place_in_it() -> None:
    deck = piled((1, 2, 3, 4), ((3, (9,)), (1, ())))
    assert on_top(deck) == ((1, 2, 3, 4, 9), (3, 3, 3, 3, 4))  # 9 in 4 of 16 cases


def test_piles_take_up_the_whole_pool() -> None:
    with pytest.raises(ValueError, match="whole pool"):
        piled((1, 2, 3), ((1, ()), (1, (9,))))


def test_a_card_shuffled_into_a_pile_is_one_of_a_kind() -> None:
    with pytest.raises(ValueError, match="also in the pool"):
        piled((1, 2), ((2, (1,)),))


def test_an_empty_pile_is_none() -> None:
    assert piled((1,), ((0, ()), (1, ()))) == shuffled((1,))
    assert len(shuffled(())) == 0


def test_who_has_seen_a_card_knows_it_and_others_do_not() -> None:
    deck = shuffled((1, 2)).with_on_top(9, only(1))
    assert on_top(deck.as_seen_by(1)) == ((9,), ())
    assert on_top(deck.as_seen_by(0)) == ((1, 2, 9), ())
    assert on_top(deck.as_seen_by(SPECTATOR)) == ((1, 2, 9), ())
    assert on_top(deck) == ((9,), ())


@given(decks(), st.integers(0, 5))
def test_no_card_is_lost_or_made_by_drawing(deck: Deck, seed: int) -> None:
    assert Counter(drawn_out(deck, seed)) == Counter(deck.cards())
    assert len(deck) == len(deck.cards())


@given(decks(), st.sampled_from([*SEATS, SPECTATOR]))
def test_a_seat_knows_of_the_same_cards_in_as_many_places(deck: Deck, seat: int) -> None:
    seen = deck.as_seen_by(seat)
    assert seen.cards() == deck.cards()
    assert [count + len(known) for count, known, _ in seen.segments] == [count + len(known) for count, known, _ in deck.segments]


@given(decks(), st.sampled_from(list(SEATS)), st.integers(0, 5))
def test_a_deck_as_seen_does_not_depend_on_what_was_not_seen(deck: Deck, seat: int, seed: int) -> None:
    """Swap the cards a seat has not seen among their places: it sees the same deck."""
    unseen = [i for i, (count, known, mask) in enumerate(deck.segments) if count == 0 and known and not (mask >> seat) & 1]
    turned = [*unseen[1:], *unseen[:1]]
    segments = list(deck.segments)
    for to, source in zip(unseen, turned, strict=True):
        segments[to] = (0, deck.segments[source][1], deck.segments[to][2])
    assert Deck.of(deck.pool[::-1], segments).as_seen_by(seat) == deck.as_seen_by(seat)


@given(decks(), st.sampled_from(list(SEATS)))
def test_what_a_seat_has_seen_stays_where_it_is(deck: Deck, seat: int) -> None:
    seen = deck.as_seen_by(seat)
    for (_, known, mask), (_, still, _) in zip(deck.segments, seen.segments, strict=True):
        assert still == (known if (mask >> seat) & 1 else ())


@given(decks(), st.sampled_from(list(SEATS)))
def test_forgetting_twice_is_forgetting_once(deck: Deck, seat: int) -> None:
    assert deck.as_seen_by(seat).as_seen_by(seat) == deck.as_seen_by(seat)


@given(decks())
def test_a_deck_goes_through_json(deck: Deck) -> None:
    again = Deck.restored(json.loads(json.dumps(deck.data())))
    assert again == deck
    assert hash(again) == hash(deck)
