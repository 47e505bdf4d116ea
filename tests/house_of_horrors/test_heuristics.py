"""The sensible guest: what it answers, and that it wins."""

from __future__ import annotations

import random

import pytest

import gloam
from gloam import bots
from gloam.games.house_of_horrors import GAME, house
from gloam.games.house_of_horrors.bot.foresight import LATEST
from gloam.games.house_of_horrors.bot.remarks import remark
from gloam.games.house_of_horrors.bot.worth import POWER, missed
from gloam.games.house_of_horrors.components import CARDS, FIRST_ITEM
from gloam.games.house_of_horrors.rules.battle import dice_of, value
from gloam.games.house_of_horrors.table import GONE
from gloam.kernel.game import Game
from gloam.kernel.nature import Seeded
from house_of_horrors.conftest import SHORT, Play, Sit, short

OTHERS = (
    "sailor priest zombie skeleton librarian",
    "imp witch spelunker gargoyle paperboy",
    "mummy siren exorcist ghoul babysitter",
)
"""Hands of some size: what is in them is not for the bot to see."""


def advice(play: Play) -> str:
    """What it would answer now, with short names."""
    answer = GAME.advisor.advise(play.game, play.game.asked[0]).answer
    assert answer is not None
    return " ".join(short(word) for word in GAME.catalogue.text(answer).split())


def why(play: Play) -> str:
    """And its reason."""
    return GAME.advisor.advise(play.game, play.game.asked[0]).why


def test_the_butler_declares_what_the_hand_is_good_at(sit: Sit) -> None:
    for hand, battle in (("ghost", "terror"), ("circus_strongman", "strength"), ("hypnotist", "psychic")):
        play = sit(room="library", hands=[f"{hand} crowbar", *OTHERS])
        assert advice(play) == f"declare {battle}"


def test_the_butler_chooses_the_room_the_hand_is_good_for(sit: Sit) -> None:
    for hand, room in (("gargoyle night_gaunt", "belfry"), ("cellar_demon zombie_horde", "dungeon")):
        play = sit(hands=[hand, "sailor", "imp", "zombie"], house=["belfry", "dungeon", "rest"])
        assert advice(play) == f"room {room}"


def test_it_joins_the_side_that_is_winning_only_if_there_is_a_spoil_for_it(sit: Sit) -> None:
    told = {"room": "dungeon", "battle": "strength", "butler": 1, "turn": 0, "hands": ["sailor crawling_hand", "", "", ""]}
    field = ["1 zombie_horde", "2 cellar_demon"]
    assert advice(sit(field=field, **told)) == "discard crawling_hand"
    found = sit(field=field, room_items="music_box grandfather_clock", **told)
    assert advice(found) == "play crawling_hand"
    assert why(found) == "the Monsters should win, and my Crawling Hand earns a share"


def test_a_lost_side_is_no_side_to_join_for_the_last_to_play(sit: Sit) -> None:
    field = ["1 zombie_horde", "2 cellar_demon", "3 stitched_man"]
    play = sit(room="dungeon", battle="strength", butler=1, turn=0, hands=["sailor spelunker crowbar", "", "", ""], field=field)
    assert advice(play) == "discard crowbar"
    assert why(play) == "neither side has anything for me: a new card is better"


def test_a_play_that_adds_nothing_is_not_thought_of(sit: Sit) -> None:
    field = ["1 witch", "2 siren"]
    told = {"room": "dungeon", "battle": "psychic", "butler": 1, "turn": 0, "room_items": "suit_of_armor mounted_boar_spear"}
    play = sit(hands=["zombie sailor baseball_bat", "", "", ""], field=field, **told)
    assert advice(play).startswith("discard")


def test_who_is_not_the_last_stands_up_to_the_butler_and_hopes_for_others(sit: Sit) -> None:
    hands = ["gangster crowbar full_moon", *OTHERS[:2], "zombie_horde"]
    told = {"room": "library", "battle": "strength", "butler": 3, "turn": 0}
    play = sit(hands=hands, field=["3 werewolf"], **told)
    assert advice(play) == "play gangster"
    assert why(play) in (
        "someone must stand up to the Monsters, and others may join my Gangster",
        "my Gangster turns the battle",
    )


def test_four_players_do_not_fight_where_it_is_better_to_join(sit: Sit) -> None:
    """With five, the same hand stands up to a side that nobody has opposed."""
    told = {"room": "grand_foyer", "battle": "terror", "butler": 0, "turn": 1, "field": ["0 living_portrait + echoing_laughter"]}
    hand = "skeleton rusty_meat_hook witch forbidden_tome private_eye librarian"
    four = sit(hands=["cellar_demon stitched_man sailor gangster", hand, OTHERS[2], "imp spelunker gargoyle paperboy"], **told)
    assert advice(four) == "play skeleton"
    five = sit(
        hands=[
            "cellar_demon stitched_man sailor gangster",
            hand,
            OTHERS[2],
            "imp spelunker gargoyle paperboy",
            "priest zombie vampire",
        ],
        **told,
    )
    assert advice(five) == "play private_eye"


def test_what_was_thought_of_a_room_serves_its_battle_and_the_first_play(sit: Sit) -> None:
    play = sit(hands=["stitched_man night_gaunt cellar_demon crowbar", *OTHERS], house=["belfry", "dungeon", "rest"])
    LATEST.clear()
    answers = []
    for _ in range(4):
        asked = [advice(play)]
        thought = LATEST[0]
        assert advice(play) == asked[0]
        LATEST.clear()
        assert advice(play) == asked[0]  # from scratch it comes out the same
        LATEST[:] = [thought]
        answers.append((asked[0].split()[0], thought))
        play.answer(asked[0])
    assert [kind for kind, _ in answers[:3]] == ["room", "declare", "play"]
    assert answers[0][1] is answers[1][1] is answers[2][1]


def test_an_item_that_would_be_a_spoil_is_left_where_the_battle_is_won(sit: Sit) -> None:
    told = {
        "room": "dungeon",
        "battle": "strength",
        "butler": 1,
        "turn": 0,
        "field": ["1 spelunker"],
        "room_items": "suit_of_armor",
    }
    sure = sit(hands=["zombie_horde", "", "", ""], **told)
    sure.answer("play zombie_horde")
    assert advice(sure) == "done"
    close = sit(hands=["ghoul", "", "", ""], **told)
    close.answer("play ghoul")
    assert advice(close) == "add suit_of_armor"


def test_in_the_last_round_nothing_is_saved_for_later(sit: Sit) -> None:
    """Far behind at Dawn, even a small chance is worth the strongest card."""
    told = {"room": "nursery", "battle": "psychic", "butler": 1, "turn": 0, "piles": ["", "trophy_room dungeon", "", ""]}
    told |= {
        "hands": ["insomniac exorcist", "", "", ""],
        "field": ["1 vampire_bride + black_cat + unholy_relic", "2 ghost + dark_moon"],
    }
    last = sit(round=12, dawn=True, **told)
    assert advice(last) == "play exorcist"
    assert why(last) == "the dice may favour my Exorcist"


def test_it_turns_the_battle_if_it_can(sit: Sit) -> None:
    hands = ["vampire_hunter silver_bullets crowbar baseball_bat", "", "", ""]
    play = sit(room="dungeon", battle="strength", butler=1, turn=0, hands=hands, field=["1 ghoul", "2 skeleton"])
    assert advice(play) == "play vampire_hunter"
    play.answer("play vampire_hunter")
    while advice(play) != "done":
        play.answer(advice(play))
    explorers, monsters = (side["value"] for side in play.view["totals"]["strength"].values())
    assert explorers > monsters


def test_it_does_not_throw_away_hourglasses_in_a_lost_battle(sit: Sit) -> None:
    field = ["1 zombie_horde", "2 cellar_demon", "3 stitched_man"]
    play = sit(
        room="dungeon", battle="strength", butler=1, turn=0, hands=["vampire_hunter exorcist crowbar", "", "", ""], field=field
    )
    assert advice(play) == "discard crowbar"


def test_it_adds_an_item_that_wins_and_keeps_one_that_does_nothing(sit: Sit) -> None:
    play = sit(
        room="dungeon", battle="strength", butler=1, turn=0, hands=["sailor baseball_bat flashlight", "", "", ""], field=["1 mummy"]
    )
    play.answer("play sailor")
    assert advice(play) == "add baseball_bat"
    play.answer("add baseball_bat")
    assert advice(play) == "done"


def test_it_claims_the_most_valuable_card(sit: Sit) -> None:
    hands = ["vampire_hunter", "", "", ""]
    play = sit(room="dungeon", battle="terror", butler=1, turn=0, hands=hands, field=["1 vampire_bride", "2 vampire"])
    play.answer("play vampire_hunter")
    assert advice(play) == "claim vampire"


def test_it_plays_a_second_character_at_midnight(sit: Sit) -> None:
    play = sit(
        room="dungeon", battle="strength", butler=1, turn=0, hands=["ghoul mummy", "", "", ""], field=["1 spelunker"], midnight=True
    )
    first = advice(play)
    assert first in ("play ghoul", "play mummy")
    play.answer(first)
    assert advice(play) == ("play mummy" if first == "play ghoul" else "play ghoul")


def test_its_imp_hurts_the_other_side_only(sit: Sit) -> None:
    told = {"room": "dungeon", "battle": "strength", "butler": 1, "turn": 0, "hands": ["imp", "", "", ""]}
    play = sit(field=["1 gangster + crowbar + silver_bullets", "2 zombie + rusty_meat_hook"], **told)
    play.answer("play imp")
    assert advice(play) == "remove silver_bullets"
    kind = sit(field=["2 zombie + rusty_meat_hook"], **told)
    kind.answer("play imp")
    assert advice(kind) == "pass"


@pytest.mark.parametrize(("rolls", "wanted"), [(["roll 1", "roll 5"], "reroll"), (["roll 2", "roll 5"], "pass")])
def test_it_rolls_again_after_a_bad_roll(sit: Sit, rolls: list[str], wanted: str) -> None:
    play = sit(
        room="dungeon",
        battle="strength",
        butler=1,
        turn=0,
        hands=["paperboy", "", "", ""],
        field=["1 vampire + rabbits_foot"],
        nature=rolls,
    )
    play.answer("play paperboy")
    assert advice(play) == wanted


def test_it_takes_the_best_spoil_and_gives_the_least_to_whoever_is_ahead(sit: Sit) -> None:
    hands = ["cellar_demon", "zombie", "rat_swarm", "gangster crowbar"]
    play = sit(
        room="dungeon",
        battle="terror",
        hands=hands,
        piles=["", "kitchen", "vampire", ""],
        room_items="stained_glass_window",
        dawn=True,
    )
    play.answer("play cellar_demon", "play zombie", "play rat_swarm", "play gangster", "done")
    assert advice(play) == "take dungeon"
    play.answer("take dungeon")
    assert advice(play) == "give gangster 2"


def number(name: str) -> int:
    return CARDS.index(SHORT[name])


def test_strong_cards_are_worth_keeping() -> None:
    assert POWER[number("paperboy")] < POWER[number("gangster")] < POWER[number("vampire")]
    assert POWER[number("crowbar")] < POWER[number("silver_bullets")]


def test_a_card_is_missed_for_what_a_new_one_is_not(sit: Sit) -> None:
    """Hands are filled up: a strong card is missed, a weak one better gone, and at Dawn nothing matters any more."""
    early, last = (sit(hands=["ghost", *OTHERS], dawn=dawn, room="library").table for dawn in (False, True))
    assert missed(early, number("vampire")) > missed(early, number("gangster")) > 0 > missed(early, number("paperboy"))
    assert sum([missed(early, card) for card in range(FIRST_ITEM)]) > 0 > missed(early, number("crowbar"))
    assert missed(last, number("vampire")) == 0


def test_a_card_that_is_better_gone_goes_where_it_has_nothing_to_lose(sit: Sit) -> None:
    """The battle is won with or without the Fog Bank; what is drawn for it may win another, but at Dawn there is no other."""
    told = {"room": "library", "battle": "terror", "butler": 1, "turn": 0, "field": ["1 paperboy"]}
    play = sit(hands=["ghost fog_bank", "", "", ""], **told)
    play.answer("play ghost")
    assert advice(play) == "add fog_bank"
    assert why(play) == "a new card may be better than the Fog Bank"
    last = sit(hands=["ghost fog_bank", "", "", ""], dawn=True, **told)
    last.answer("play ghost")
    assert advice(last) == "done"


def answered(game: Game, seat: int) -> int:
    """As its bot in that seat would answer: it gets an imagined game."""
    imagined = game.imagine(seat, Seeded(game.moves), Seeded(~game.moves))
    question = imagined.question_for(seat)
    assert question is not None
    answer = GAME.advisor.advise(imagined, question).answer
    assert answer is not None
    return answer


@pytest.mark.lengthy
def test_its_advice_depends_on_what_the_seat_knows_alone() -> None:
    for seed in range(2):
        game = gloam.new("house_of_horrors", 4, seed=seed)
        while not game.over:
            question = game.asked[0]
            answers = {answered(game, question.seat)}
            for guess in (1, 2):
                LATEST.clear()  # what was thought of this table does not count
                imagined = game.imagine(question.seat, Seeded(guess))
                asked = imagined.question_for(question.seat)
                assert asked is not None
                advised = GAME.advisor.advise(imagined, asked)
                assert advised.why
                answers.add(advised.answer or 0)
                assert remark(imagined, question.seat) == remark(game, question.seat)
            before = game.save()
            answers.add(GAME.advisor.advise(game, question).answer or 0)
            assert game.save() == before
            assert len(answers) == 1
            game.answer(answers.pop(), question.seat)


@pytest.mark.lengthy
def test_rounds_are_fought_out_and_hardly_a_play_is_worth_nothing() -> None:
    """Five of them: most Rooms are fought for by both sides, and the last to play does not join a side that has lost."""
    battles = unopposed = plays = nothing = 0
    for seed in range(8):
        game = gloam.new("house_of_horrors", 5, seed=seed)
        fought = ()
        for _ in bots.play(game, [bots.find("heuristic")] * 5):
            t = house(game.table)
            if t.fought == fought:
                continue
            fought = t.fought
            shown = [entry for entry in fought if entry[2] != GONE]
            battles += 1
            unopposed += len({entry[1] for entry in shown}) == 1
            plays += len(shown)
            nothing += len([entry for entry in shown if not value(fought, entry, t.fought_over) + dice_of(entry, t.fought_over)])
    assert battles > 80
    assert unopposed < battles / 3
    assert nothing < plays / 100


@pytest.mark.lengthy
@pytest.mark.parametrize(("seats", "games"), [(4, 30), (6, 8)])
def test_it_wins_far_more_than_its_share_against_chance(seats: int, games: int) -> None:
    won = 0.0
    for seed in range(games):
        choice = random.Random(seed).choice
        game = gloam.new("house_of_horrors", seats, seed=seed)
        me = seed % seats
        while not game.over:
            question = game.asked[0]
            game.answer(answered(game, me) if question.seat == me else choice(question.options), question.seat)
        assert game.result is not None
        won += (me in game.result.winners) / len(game.result.winners)
    assert won / games >= 2.5 / seats
