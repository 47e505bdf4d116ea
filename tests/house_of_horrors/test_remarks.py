"""What bots say: seldom, about what happened, never the same in a row."""

from __future__ import annotations

import pytest

import gloam
from gloam import bots
from gloam.games.house_of_horrors import GAME, house
from gloam.games.house_of_horrors.answers import PLAY
from gloam.games.house_of_horrors.bot.bargains import BARGAINS, divides, offered_facts
from gloam.games.house_of_horrors.bot.remarks import remark
from gloam.games.house_of_horrors.components import EXPLORERS, MONSTERS, SIDE_OF
from gloam.games.house_of_horrors.table import House
from gloam.kernel.game import Game
from gloam.kernel.play import talk
from house_of_horrors.conftest import Sit

LAST = {"room": "room_dungeon", "battle": "terror"}


def whole_game(seats: int, seed: int) -> tuple[Game, int]:
    """A game of bots that say all they have to say, and how many battles were declared."""
    game = gloam.new("house_of_horrors", seats, seed=seed)
    sensible = bots.find("heuristic")
    battles = 0
    while not game.over:
        question = game.asked[0]
        battles += question.prompt == "declare"
        said = bots.remark(game, question.seat)
        if said:
            game.say(question.seat, said)
        advice = bots.consult(game, sensible, question)
        assert advice is not None
        assert advice.answer is not None
        game.answer(advice.answer, question.seat)
    return game, battles


@pytest.mark.lengthy
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_table_speaks_about_once_a_battle(seats: int) -> None:
    said = battles = 0
    for seed in range(4):
        game, fought = whole_game(seats, seed)
        texts = [text for _, text in talk(game)]
        assert all(text != before for text, before in zip(texts[1:], texts, strict=False))
        assert len(set(texts)) > len(texts) * 0.8
        assert not any("{" in text for text in texts)
        assert remark(game, 0) is None
        said += len(texts)
        battles += fought
    assert 0.5 < said / battles <= 1


def test_an_ally_who_is_left_hears_of_it(sit: Sit) -> None:
    field = [{"seat": 0, "character": "monster_ghost"}, {"seat": 1, "character": "monster_imp"}]
    hands = ["cheerleader sailor", "", "", ""]
    told = {"round": 5, "room": "library", "battle": "strength", "butler": 1, "turn": 0, "hands": hands, "field": ["1 mummy"]}
    left = sit(fought={**LAST, "field": field}, **told)
    said = remark(left.game, 0)
    assert said is not None
    assert "seat 2" in said
    unknown = remark(sit(**told).game, 0)
    assert unknown is None or "seat 2" not in unknown


def test_a_tie_midnight_and_dawn_are_spoken_of_by_the_butler(sit: Sit) -> None:
    hands = ["ghost sailor", "imp", "zombie", "gangster"]
    assert remark(sit(room="library", hands=hands, round=3).game, 0) is None
    for told in ({"ties": 1}, {"midnight": True}, {"dawn": True}):
        play = sit(room="library", hands=hands, round=3, **told)
        assert remark(play.game, 0)
        assert remark(play.game, 1) is None  # nobody asks seat 1 anything


def test_nobody_speaks_more_often_than_once_in_a_turn_of_the_table(sit: Sit) -> None:
    play = sit(room="library", hands=["ghost sailor", "imp", "zombie", "gangster"], round=3, dawn=True)
    said = remark(play.game, 0)
    assert said is not None
    play.game.say(0, said)
    assert remark(play.game, 0) is None
    late = sit(room="library", hands=["ghost sailor", "imp", "zombie", "gangster"], round=5, dawn=True)
    late.game.say(0, said)
    assert remark(late.game, 0) not in (None, said)


def test_a_battle_won_by_a_hair_is_worth_a_word(sit: Sit) -> None:
    hands = ["cellar_demon", "zombie", "rat_swarm", "gangster crowbar"]
    play = sit(room="dungeon", battle="terror", hands=hands, round=9, room_items="stained_glass_window", dawn=True)
    play.answer("play cellar_demon", "play zombie", "play rat_swarm", "play gangster", "done")
    table = house(play.game.table)
    assert play.game.asked[0].prompt == "take"
    said = remark(play.game, play.game.asked[0].seat)
    totals = play.view["fought"]["totals"]
    assert (said is not None) == (abs(totals["explorers"] - totals["monsters"]) <= 1 or len(table.eligible) > len(table.spoils))


@pytest.mark.lengthy
def test_who_declared_the_battle_does_not_say_to_have_nothing_for_it() -> None:
    """A Butler declares what suits its hand: neither bait nor a bargain is believable from that seat.

    And spoils are promised by who would share them out, and nobody else.
    """
    begging = ("I have nothing for", "I have little for", "My hand is all Items")
    offered = {True: 0, False: 0}
    promised = 0
    for seed in range(6):
        game = gloam.new("house_of_horrors", 4, seed=seed)
        for _ in bots.play(game, [bots.find("heuristic")] * 4):
            if game.over or game.asked[0].prompt != "play":
                continue
            seat = game.asked[0].seat
            t = house(game.table)
            t.round += 100  # so that everyone has a word
            said = remark(game, seat) or ""
            answer = GAME.advisor.advise(game, game.asked[0]).answer or 0
            t.round -= 100
            offered[seat == t.butler] += said.startswith(begging)
            if said in own_offers(t):
                card = PLAY.part(answer)
                assert divides(t, (*t.field, (seat, SIDE_OF[card], card)), seat, SIDE_OF[card])
                promised += 1
    assert offered[True] == 0
    assert offered[False] > 0
    assert promised > 0


def own_offers(t: House) -> set[str]:
    return {bargain.format(**offered_facts(side, t.room, t.battle)) for bargain in BARGAINS for side in (EXPLORERS, MONSTERS)}
