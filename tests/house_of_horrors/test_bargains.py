"""Bargains of bots: an offer gets an answer, and a word is kept or broken when the spoils are shared."""

from __future__ import annotations

from gloam.games.house_of_horrors import GAME
from gloam.games.house_of_horrors.bot.remarks import _BROKEN, _DEAL, _KEPT, _NO_DEAL, remark
from house_of_horrors.conftest import Play, Sit, short

WINNING = {"room": "dungeon", "battle": "strength", "butler": 1, "turn": 0, "field": ["1 zombie_horde", "2 cellar_demon"]}


def said(sayings: tuple[str, ...], who: str) -> set[str]:
    return {saying.format(who=who) for saying in sayings}


def test_an_offer_is_taken_up_by_who_joins_that_side(sit: Sit) -> None:
    play = sit(room_items="music_box grandfather_clock", hands=["sailor crawling_hand", "", "", ""], **WINNING)
    assert remark(play.game, 0) is None
    play.game.say(2, "Join me")
    assert remark(play.game, 0) in said(_DEAL, "seat 3")


def test_an_offer_is_declined_by_who_does_not(sit: Sit) -> None:
    play = sit(hands=["sailor crawling_hand", "", "", ""], **WINNING)
    play.game.say(1, "Two spoils, deal?")
    assert remark(play.game, 0) in said(_NO_DEAL, "seat 2")


def test_one_answer_is_enough_and_who_has_not_played_has_nothing_to_offer(sit: Sit) -> None:
    play = sit(hands=["sailor crawling_hand", "", "", ""], **WINNING)
    play.game.say(3, "Join me")
    assert remark(play.game, 0) is None
    play.game.say(1, "Join me")
    play.game.say(3, "Never.")
    assert remark(play.game, 0) is None


def shared_out(sit: Sit, *offers: str, piles: list[str] | None = None) -> Play:
    """Seat 2 has won with seat 0, who joined later; it has taken a spoil and gives the next."""
    hands = ["crawling_hand", "", "", "sailor"]
    field = ["1 sailor", "2 zombie_horde"]
    told = {"piles": piles} if piles else {}
    play = sit(room="dungeon", battle="strength", butler=1, turn=3, hands=hands[:3] + ["paperboy crowbar"], field=field,
               room_items="music_box grandfather_clock", **told)  # fmt: skip
    for text in offers:
        play.game.say(2, text)
    play.answer("discard crowbar")
    play.answer("play crawling_hand", "done")
    while play.asked() == (2, "take"):
        play.game.answer(play.game.asked[0].options[0])
    assert play.asked()[1] == "give"
    return play


def given(play: Play) -> tuple[str, str]:
    advice = GAME.advisor.advise(play.game, play.game.asked[0])
    assert advice.answer is not None
    return " ".join(short(word) for word in GAME.catalogue.text(advice.answer).split()), advice.why


def test_a_word_is_kept_to_who_joined_for_it(sit: Sit) -> None:
    play = shared_out(sit, "First pick for whoever joins the Monsters now.")
    assert given(play)[1] == "I gave seat 1 my word"
    assert remark(play.game, 2) in said(_KEPT, "seat 1")
    silent = shared_out(sit)
    assert given(silent)[1] != given(play)[1]
    assert given(silent)[0] != given(play)[0]


def test_a_word_is_broken_to_who_is_far_ahead(sit: Sit) -> None:
    play = shared_out(sit, "Join me", piles=["mummy ghost vampire", "", "", ""])
    assert given(play)[1] != "I gave seat 1 my word"
    assert remark(play.game, 2) in said(_BROKEN, "seat 1")
