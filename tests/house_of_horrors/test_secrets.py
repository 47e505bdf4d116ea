"""Hands are their owners' secrets: nothing a seat gets depends on what it cannot know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import gloam
from gloam.games.house_of_horrors import house
from gloam.games.house_of_horrors.answers import DEAL, DISCARD, REVEAL
from gloam.games.house_of_horrors.components import CARDS
from gloam.kernel.game import NATURE, SPECTATOR, Game, Happening, Refused, Setup
from gloam.kernel.nature import Seeded
from gloam.kernel.play import Entry, begin, entries
from gloam.kernel.views import events
from house_of_horrors.conftest import Sit
from lengthy import but_the_first


def replayed(setup: Setup, entries: list[Entry]) -> tuple[Game, list[Happening]]:
    """A game from its answers, and all that was told meanwhile. NATURE waits."""
    game = begin(setup, None)
    heard: list[Happening] = []
    game.watch = heard
    for seat, answer, _ in entries:
        if isinstance(answer, str):
            game.say(seat, answer)
        else:
            game.answer(answer, seat)
    return game, heard


def swapped(entries: list[Entry], one: int, other: int) -> list[Entry]:
    """The same game, but where one card was dealt it was the other."""
    exchange = {DEAL.zero + one: DEAL.zero + other, DEAL.zero + other: DEAL.zero + one}
    return [Entry(seat, exchange.get(answer, answer) if seat == NATURE else answer, seen) for seat, answer, seen in entries]  # type: ignore[arg-type]


def unseen(game: Game, seat: int) -> list[list[int]]:
    """The cards that `seat` has never seen, sorted by the shuffle they came from."""
    t = house(game.table)
    hidden = [card for other in range(t.seats) if other != seat for card in t.hands[other]] + list(t.horror.pool)
    heaps: dict[int, list[int]] = {}
    for card in hidden:
        heaps.setdefault(max([n for n, cards in enumerate(t.reshuffled, 1) if card in cards], default=0), []).append(card)
    return [heap for heap in heaps.values() if len(heap) > 1]


def got(game: Game, heard: list[Happening], seat: int) -> dict[str, Any]:
    """All that a seat gets to see of a game, and all that its bot is given."""
    return {
        "view": game.view(seat),
        "mine": [question.data() for question in game.asked if question.seat == seat],
        "events": events(game, heard, seat),
        "record": game.record(seat),
        "imagined": [game.imagine(seat, Seeded(guess), Seeded(guess)).save() for guess in (1, 2)],
    }


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    but_the_first([(3, 1, {}), (4, 2, {}), (5, 3, {"midnight_sides": "any", "claimed_items": "claim"}), (6, 4, {}), (6, 18, {})]),
)
def test_nothing_a_seat_gets_tells_what_it_cannot_know(seats: int, seed: int, options: dict[str, Any]) -> None:
    game = gloam.new("house_of_horrors", seats, options, seed)
    dice = random.Random(seed)
    compared = 0
    after_reshuffle = 0
    while not game.over:
        if dice.random() < 0.12:
            given = entries(game)
            for seat in (*range(seats), SPECTATOR):
                heaps = unseen(game, seat)
                if heaps:
                    one, other = dice.sample(dice.choice(heaps), 2)
                    dealt = [entry.answer for entry in given if entry.seat == NATURE]
                    if dealt.count(DEAL.of(one)) > 1 or dealt.count(DEAL.of(other)) > 1:
                        continue  # it was in a hand before, discarded and shuffled in again
                    try:
                        twin, told = replayed(game.setup, swapped(given, one, other))
                    except Refused:  # one of them was discarded and shuffled in again
                        continue
                    same, heard = replayed(game.setup, given)
                    assert got(twin, told, seat) == got(same, heard, seat)
                    compared += 1
                    after_reshuffle += bool(house(game.table).reshuffled)
        if dice.random() < 0.05:
            game.say(dice.randrange(seats), "I have nothing at all.")
        question = game.asked[0]
        game.answer(dice.choice(question.options), question.seat)
    assert compared > 40
    if seats == 6:
        assert after_reshuffle


def test_the_swap_shows_to_those_who_see_the_cards() -> None:
    game = gloam.new("house_of_horrors", 4, seed=9)
    t = house(game.table)
    twin, _ = replayed(game.setup, swapped(entries(game), t.hands[0][0], t.horror.pool[0]))
    assert twin.view(0) != game.view(0)
    assert twin.record(0) != game.record(0)
    assert twin.view(1) == game.view(1)


def test_a_seats_record_hides_what_others_were_dealt() -> None:
    game = gloam.new("house_of_horrors", 4, {"first_butler": 0}, seed=9)
    lines = game.record(2).splitlines()[5:-1]
    assert lines[:12] == ["nature ?"] * 12
    assert [line.split()[2] for line in lines[12:18]] == game.view(2)["table"]["hand"]
    assert lines[18:24] == ["nature ?"] * 6
    assert all(line.startswith("nature reveal") for line in lines[24:])
    assert "nature deal" not in game.record(SPECTATOR)


def test_what_is_revealed_and_discarded_is_public() -> None:
    game = gloam.new("house_of_horrors", 4, seed=10)
    while not any(DISCARD.has(int(entry.answer)) for entry in entries(game) if entry.seat >= 0):
        game.answer(game.asked[0].options[-1])
    assert "discard" in game.record(SPECTATOR)
    shown = [entry for entry in entries(game) if entry.seat == NATURE and REVEAL.has(int(entry.answer))]
    assert all(entry.seen == -1 for entry in shown)


def test_imagined_hands_are_every_hand_that_could_be() -> None:
    game = gloam.new("house_of_horrors", 4, seed=11)
    mine = house(game.table).hands[2]
    held: Counter[int] = Counter()
    for guess in range(400):
        imagined = house(game.imagine(2, Seeded(guess)).table)
        assert imagined.hands[2] == mine
        assert [len(hand) for hand in imagined.hands] == [6, 6, 6, 6]
        held.update(imagined.hands[0])
        assert len({card for hand in imagined.hands for card in hand} | set(imagined.horror.pool)) == 113
    assert set(held) == set(range(113)) - set(mine)
    assert max(held.values()) < 4 * min(held.values())


def test_imagined_hands_respect_what_was_shuffled_in_again(sit: Sit) -> None:
    """Seat 1 held its cards before the discards were shuffled in, seat 2 has drawn since then."""
    play = sit(
        room="dungeon",
        battle="strength",
        hands=["sailor", "ghost imp witch mummy siren ghoul", "", "vampire"],
        discard="gangster priest zombie banshee exorcist college_qb bartender spelunker",
        horror="",
        piles=["rest", "", "", ""],
        house=["belfry", "kitchen"],
        out="midnight dawn",
        butler=3,
    )
    play.answer("discard vampire").alone("play sailor")
    assert play.table.reshuffled
    again = {CARDS[card] for card in play.table.reshuffled[0]}
    for guess in range(60):
        imagined = house(play.game.imagine(0, Seeded(guess)).table)
        old = [CARDS[card] for card in imagined.hands[1] if CARDS[card] not in again]
        assert sorted(old) == sorted(CARDS[card] for card in play.table.hands[1] if CARDS[card] not in again)
        assert {CARDS[card] for card in imagined.hands[2]} <= again


def test_an_imagined_game_may_wait_for_nature_too() -> None:
    game = gloam.new("house_of_horrors", 4, nature=None)
    for _ in range(14):
        game.answer(game.asked[0].options[0], NATURE)
    for seat in range(4):
        imagined = game.imagine(seat, Seeded(3))
        assert imagined.asked[0].seat == NATURE
        pool = house(imagined.table).horror.pool
        assert imagined.asked[0].options == tuple(DEAL.zero + card for card in pool)
        imagined.answer(imagined.asked[0].options[0], NATURE)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_157_cards_are_somewhere_once_at_every_question(seats: int) -> None:
    for seed in range(4):
        game = gloam.new("house_of_horrors", seats, seed=seed)
        dice = random.Random(seed)
        while not game.over:
            counts = game.setup.definition.components(game.table)
            assert len(counts) == 157
            assert set(counts.values()) == {1}
            game.answer(dice.choice(game.asked[0].options))
        assert set(game.setup.definition.components(game.table).values()) == {1}
