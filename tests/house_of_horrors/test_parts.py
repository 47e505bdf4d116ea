"""What a turn is about: it tells of every character what playing it really brings."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

import gloam
from gloam.games.house_of_horrors.answers import ADD, ANSWERS, DONE, PLAY
from gloam.games.house_of_horrors.components import CARDS
from gloam.kernel import play
from gloam.kernel.game import Game, Question, Refused

OPTIONS: list[dict[str, Any]] = [{}, {"midnight_sides": "any", "rooms": 10}, {"claimed_items": "claim"}]


def turns(seed: int, options: dict[str, Any]) -> Iterator[tuple[Game, Question, dict[str, Any]]]:
    """Every turn of a random game, with its parts."""
    game = gloam.new("house_of_horrors", 5, options, seed)
    dice = random.Random(seed)
    while not game.over:
        question = game.asked[0]
        if question.prompt in ("play", "equip"):
            yield game, question, game.setup.definition.shown.question_parts(game, question)
        game.answer(dice.choice(question.options), question.seat)


def played(game: Game, question: Question, card: str) -> tuple[Game, dict[str, Any]]:
    after = play.answer(game, question.seat, [f"play {card}"], game.nature).game
    return after, after.view(question.seat)["table"]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_character_brings_what_was_told(options: dict[str, Any]) -> None:
    tried = paused = followed = 0
    for game, question, told in chain.from_iterable(turns(seed, options) for seed in range(4)):
        assert set(told["plays"]) == {CARDS[PLAY.part(answer)] for answer in question.options if PLAY.has(answer)}
        for card, would in told["plays"].items():
            after, seen = played(game, question, card)
            asked = after.asked[0]
            goes_on = asked.seat == question.seat and asked.prompt == "equip" and after.learnt == game.learnt
            entry = next((entry for entry in seen["field"] if entry["character"] == card), None)
            if would["pauses"]:
                paused += 1
                assert not goes_on
                continue
            tried += 1
            if seen["battle"] is None or entry is None:  # it was the last of the battle
                continue
            if seen["turn"] is not None:
                assert entry["worth"] == would["worth"]
                assert seen["totals"][seen["battle"]][would["side"]] == would["total"]
            if goes_on:
                adds = {CARDS[ADD.part(answer)] for answer in asked.options if ADD.has(answer)}
                assert adds == set(would["items"])
                if would["last"]:
                    assert not any(PLAY.has(answer) for answer in asked.options)
                else:
                    followed += 1
            else:
                assert would["items"] == []
    assert tried > 20
    assert paused
    assert followed


def test_what_is_closed_names_a_rule_and_is_not_offered() -> None:
    rules: set[str] = set()
    for game, question, told in turns(8, {"rooms": 12}):
        offered = {ANSWERS.text(answer).split()[-1] for answer in question.options if PLAY.has(answer) or ADD.has(answer)}
        hand = set(game.view(question.seat)["table"]["hand"]) | set(game.view()["table"]["room_items"])
        assert set(told["closed"]) == hand - offered
        assert all(game.setup.definition.rulebook.cite(rule) for rule in told["closed"].values())
        rules |= set(told["closed"].values())
    assert {"play.floor-restriction", "play.items-need-character", "play.items-any-number", "play.one-character"} <= rules


def test_a_turn_is_ended_only_where_that_is_asked() -> None:
    ended = not_asked = 0
    for game, question, told in turns(4, {}):
        for card, would in told["plays"].items():
            if question.prompt == "play" and not would["pauses"] and would["last"]:
                plain = play.answer(game, question.seat, [f"play {card}"], game.nature)
                whole = play.answer(game, question.seat, [f"play {card}"], game.nature, "done")
                if plain.game.asked[0].seat == question.seat and DONE in plain.game.asked[0].options:
                    ended += 1
                    assert whole.entries[: len(plain.entries)] == plain.entries
                    assert whole.entries[len(plain.entries)].answer == DONE
                else:
                    not_asked += 1
                    assert whole.entries == plain.entries
    assert ended
    assert not_asked
    with pytest.raises(Refused):
        play.answer(game, question.seat, [question.options[0]], game.nature, "fly home")


def test_the_view_tells_who_may_enter_who_comes_and_who_leads() -> None:
    game = gloam.new("house_of_horrors", 4, {"first_butler": 2}, 3)
    seen = game.view(1)["table"]
    assert seen["order"] == [2, 3, 0, 1]
    assert set(seen["entering"]) == set(seen["rooms"])
    assert all(set(cards) <= set(seen["hand"]) for cards in seen["entering"].values())
    assert game.view()["table"]["entering"] == {room: [] for room in seen["rooms"]}
    dice = random.Random(5)
    places: set[tuple[int, ...]] = set()
    while not game.over:
        question = game.asked[0]
        game.answer(dice.choice(question.options), question.seat)
        table = game.view(question.seat)["table"]
        if game.asked and game.asked[0].prompt == "play" and game.asked[0].seat == table["turn"]:
            order = table["order"]
            later = order[order.index(table["turn"]) + 1 :]
            assert table["to_come"] == [seat for seat in later if table["players"][seat]["cards"]]
        best = max((player["hourglasses"], player["light_bulbs"]) for player in table["players"])
        places.add(tuple(player["place"] for player in table["players"]))
        for player in table["players"]:
            assert (player["place"] == 1) == ((player["hourglasses"], player["light_bulbs"]) == best)
    assert len(places) > 1
    assert game.result is not None
    assert [player["seat"] for player in game.view()["table"]["players"] if player["place"] == 1] == list(game.result.winners)


def test_stakes_are_what_the_winners_share_in_the_end() -> None:
    """What a side would win, before the last die, is what is laid out when it wins; who would share it does, the divider first."""
    compared = open_ = 0
    for seed in range(6):
        game = gloam.new("house_of_horrors", 5, {}, seed)
        dice = random.Random(seed)
        while not game.over:
            question = game.asked[0]
            before = game.view()["table"]
            game.answer(dice.choice(question.options), question.seat)
            after = game.view()["table"]
            if before["stakes"] is None or not after["displayed"] or after["displayed"] == before["displayed"]:
                continue
            fought = after["fought"]
            same = [entry["seat"] for entry in fought["field"]] == [entry["seat"] for entry in before["field"]]
            if not same:
                continue  # the last answer brought something
            stake = before["stakes"][fought["winner"]]
            assert stake["cards"] == len(after["displayed"])
            if any(entry["dice"] for entry in fought["field"]):
                open_ += not stake["settled"]  # a die may decide who divides
                assert not stake["settled"] or not after["sharing"] or stake["sharing"][0] == after["sharing"][0]
                continue
            compared += 1
            assert stake["settled"]
            if after["sharing"]:
                assert stake["sharing"] == after["sharing"]
    assert compared > 5
    assert open_ > 0


def test_a_character_that_brings_nothing_is_told_to_have_no_share() -> None:
    shares = {True: 0, False: 0}
    for game, _, told in turns(3, {}):
        for would in told["plays"].values():
            brings = bool(would["worth"]["value"] or would["worth"]["dice"])
            shares[would["shares"]] += 1
            assert would["shares"] or not brings
            if not game.view()["table"]["field"]:
                assert would["shares"] == brings
    assert all(shares.values())


def test_who_has_a_share_already_keeps_it_with_a_second_character_that_brings_nothing() -> None:
    """At Midnight: the Ghost of Strength 0 comes after the Haunted Armor."""
    text = """
        game = "house_of_horrors"
        seats = 3
        butler = 1
        midnight = true
        room = "room_library"
        hands = [["explorer_sailor"], ["monster_haunted_armor", "monster_ghost"], ["monster_imp"]]
        todo = [["encounter"]]
    """
    game = gloam.position(text)
    game.answer("declare strength", 1)
    plays = game.setup.definition.shown.question_parts(game, game.asked[0])["plays"]
    assert {card: would["shares"] for card, would in plays.items()} == {"monster_haunted_armor": True, "monster_ghost": False}
    game.answer("play monster_haunted_armor", 1)
    assert game.setup.definition.shown.question_parts(game, game.asked[0])["plays"]["monster_ghost"]["shares"]
