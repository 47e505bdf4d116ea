"""Hidden hands, handing out in rounds, sealed choices, talk, and a deck of thirds."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction

import gloam
from gloam.kernel.game import NATURE, SPECTATOR, Game
from gloam.kernel.nature import Seeded
from gloam.kernel.views import events
from kernel.games.mansion import DAWN, MIDNIGHT, PLAY, REVEAL, House
from kernel.play import asked, every_way, play, script_is_used_up, scripted

DEALT = ("deal 1", "deal 2", "deal 11", "deal 12", "deal 21", "deal 22")
OTHERWISE_DEALT = ("deal 1", "deal 2", "deal 5", "deal 6", "deal 7", "deal 8")


def house(game: Game) -> House:
    assert isinstance(game.table, House)
    return game.table


def lines(game: Game, seat: int | None) -> list[str]:
    return game.record(seat).splitlines()[5:-1]


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    game = scripted("mansion", *DEALT, "reveal attic")
    assert game.view(0)["table"]["hand"] == ["1", "2"]
    assert game.view(2)["table"]["hand"] == ["21", "22"]
    assert game.view(SPECTATOR)["table"]["hand"] == []
    assert game.view(1)["table"]["hands"] == [2, 2, 2]


def test_a_seats_record_shows_only_the_cards_it_was_dealt() -> None:
    game = scripted("mansion", *DEALT, "reveal attic")
    assert lines(game, 1) == ["nature ?"] * 2 + ["nature deal 11", "nature deal 12"] + ["nature ?"] * 2 + ["nature reveal attic"]
    assert lines(game, SPECTATOR)[:6] == ["nature ?"] * 6
    assert lines(game, None)[:6] == [f"nature {card}" for card in DEALT]


def test_only_its_owner_hears_of_a_dealt_card() -> None:
    game = scripted("mansion", *DEALT, "reveal attic", "1", "1", "1", "deal 3", "deal 13", "deal 23", "reveal tower")
    game.watch = []
    play(game, "hand-out 1", "hand-out 2", "hand-out 1", "0: play 1", "1: play 11", "2: play 21")
    drew = [(seen, event) for _, seen, event, _ in game.watch if event[0] == "drew"]
    assert drew == [(1, ("drew", 0, 2)), (2, ("drew", 1, 12)), (4, ("drew", 2, 22))]
    assert events(game, game.watch, SPECTATOR) == []


def test_nothing_a_seat_gets_depends_on_what_it_cannot_know() -> None:
    one = scripted("mansion", *DEALT, "reveal attic")
    other = scripted("mansion", *OTHERWISE_DEALT, "reveal attic")
    for each in (one, other):
        play(each, "hand-out 1", "hand-out 2", "hand-out 1")
    assert asked(one) == asked(other) == [(0, "play"), (1, "play"), (2, "play")]
    assert one.view(0) == other.view(0)
    assert one.record(0) == other.record(0)
    for guess in range(20):
        assert one.imagine(0, Seeded(guess)).save() == other.imagine(0, Seeded(guess)).save()
    assert one.view(1) != other.view(1)


def test_imagined_hands_are_every_hand_that_could_be() -> None:
    game = scripted("mansion", *DEALT, "reveal attic")
    held: Counter[int] = Counter()
    for guess in range(600):
        imagined = house(game.imagine(0, Seeded(guess)))
        assert imagined.hands[0] == (0, 1)
        held.update(imagined.hands[1])
    assert set(held) == set(range(2, 24))
    assert max(held.values()) < 3 * min(held.values())


def test_the_butler_hands_things_out_in_rounds() -> None:
    game = scripted("mansion", *DEALT, "reveal attic")
    assert game.answers(0) == ["hand-out 1", "hand-out 2"]
    play(game, "hand-out 2")
    assert game.answers(0) == ["hand-out 1"]
    play(game, "hand-out 1")
    assert game.answers(0) == ["hand-out 1", "hand-out 2"]
    play(game, "hand-out 2")
    assert house(game).knives == [0, 1, 2]
    assert asked(game) == [(0, "play"), (1, "play"), (2, "play")]


def test_dice_are_rolled_only_when_all_monsters_lie_open() -> None:
    game = scripted("mansion", *DEALT, "reveal attic", "roll 3", "roll 1", "roll 2", "3", "13", "23", "reveal tower")
    play(game, "hand-out 1", "hand-out 2", "hand-out 1", "2: play 22", "0: play 1")
    assert not any(line.startswith("nature roll") for line in lines(game, None))
    play(game, "1: play 12")
    assert script_is_used_up(game)
    assert house(game).rooms == [0, 0, 1]  # 1 against 12 + 3 + 1 against 22 + 2


def test_sealed_answers_count_by_seat_whoever_was_first() -> None:
    game = scripted("mansion", *DEALT, "reveal attic", "1", "1", "1", "3", "13", "23", "reveal tower")
    play(game, "hand-out 1", "hand-out 2", "hand-out 1", "2: play 21", "0: play 2", "1: play 11")
    assert game.view()["table"]["discard"] == ["2", "11", "21"]


def test_talk_is_public_in_the_record_and_binds_nobody() -> None:
    game = scripted("mansion", *DEALT, "reveal attic")
    game.say(2, 'I have "nothing".\nGive me knives!')
    game.answer("hand-out 1")
    assert lines(game, 1)[-2:] == ['2 says "I have \\"nothing\\".\\nGive me knives!"', "0 hand-out 1"]
    assert game.view(1)["talk"] == [{"seat": 2, "text": 'I have "nothing".\nGive me knives!'}]
    assert gloam.replay(game.record()).talk == game.talk


def test_others_questions_are_imagined_with_their_hands() -> None:
    game = scripted("mansion", *DEALT, "reveal attic")
    play(game, "hand-out 1", "hand-out 2", "hand-out 1", "2: play 22")
    imagined = game.imagine(0, Seeded(8))
    question = imagined.question_for(1)
    assert question is not None
    assert question.options == tuple(PLAY.each(house(imagined).hands[1]))
    assert house(imagined).hands[1] != house(game).hands[1]
    ((sealed, answer),) = imagined.sealed
    assert sealed.seat == 2
    assert PLAY.part(answer) in house(imagined).hands[2]


def test_midnight_is_as_likely_in_each_place_of_its_third() -> None:
    game = gloam.new("mansion", nature=None)
    while not REVEAL.has(game.asked[0].options[0]):
        game.answer(game.asked[0].options[0], NATURE)
    midnight_first = sum(p for p, end in every_way(game) if house(end).midnight)
    assert midnight_first == Fraction(1, 3)
    rooms = [house(end).room for _, end in every_way(game)]
    assert set(rooms) == {0, 1, 2, 3, 4, 5}


def test_dawn_comes_in_the_last_third_and_ends_the_game() -> None:
    places = set()
    for seed in range(40):
        game = gloam.new("mansion", seed=seed)
        while not game.over:
            game.answer(game.asked[0].options[0])
        shown = [line for line in lines(game, None) if line.startswith("nature reveal")]
        places.add(shown.index("nature reveal dawn"))
        assert shown.index("nature reveal midnight") in (0, 1, 2)
    assert places == {5, 6, 7}


def test_a_deck_of_thirds_is_every_order_that_could_be_each_as_likely() -> None:
    orders: dict[tuple[int, ...], Fraction] = {}

    def draw(deck: House, so_far: tuple[int, ...], probability: Fraction) -> None:
        if not len(deck.house):
            orders[so_far] = orders.get(so_far, Fraction(0)) + probability
            return
        cards, weights = deck.house.top()
        weights = weights or (1,) * len(cards)
        for card, weight in zip(cards, weights, strict=True):
            after = deck.clone()
            assert isinstance(after, House)
            after.house = deck.house.without(card)
            draw(after, (*so_far, card), probability * weight / sum(weights))

    draw(House(), (), Fraction(1))
    possible = math.factorial(6) * 3 * 3
    assert len(orders) == possible
    assert set(orders.values()) == {Fraction(1, possible)}
    assert all(order.index(MIDNIGHT) < 3 and order.index(DAWN) > 4 for order in orders)
