"""Bargains of bots: an offer gets an answer, and a word is kept or broken when the spoils are shared."""

from __future__ import annotations

from gloam.games.house_of_horrors import GAME
from gloam.games.house_of_horrors.bot.bargains import ANYWAY, BARGAINS, BROKEN, DEAL, KEPT, NO_DEAL, divides, offer
from gloam.games.house_of_horrors.bot.remarks import remark
from gloam.games.house_of_horrors.rules.refill import score
from gloam.games.house_of_horrors.show.phrases import OFFERS, PHRASES
from gloam.games.house_of_horrors.show.texts import battle_text
from house_of_horrors.conftest import Play, Sit, short

WINNING = {"room": "dungeon", "battle": "strength", "butler": 1, "turn": 0, "field": ["1 zombie_horde", "2 cellar_demon"]}


def said(sayings: tuple[str, ...], who: str) -> set[str]:
    return {saying.format(who=who) for saying in sayings}


def test_an_offer_is_taken_up_by_who_joins_that_side(sit: Sit) -> None:
    play = sit(room_items="music_box grandfather_clock", hands=["sailor crawling_hand", "", "", ""], **WINNING)
    assert remark(play.game, 0) is None
    play.game.say(1, "Join me")
    assert remark(play.game, 0) in said(DEAL, "seat 2")


def test_who_would_not_share_out_the_spoils_has_nothing_to_promise(sit: Sit) -> None:
    play = sit(room_items="music_box grandfather_clock", hands=["sailor crawling_hand", "", "", ""], **WINNING)
    assert [divides(play.table, play.table.field, seat, 1) for seat in (1, 2)] == [True, False]
    play.game.say(2, "Join me")
    assert remark(play.game, 0) in said(ANYWAY, "seat 3")


def test_an_offer_is_declined_by_who_does_not(sit: Sit) -> None:
    play = sit(hands=["sailor crawling_hand", "", "", ""], **WINNING)
    play.game.say(1, "Two spoils, deal?")
    assert remark(play.game, 0) in said(NO_DEAL, "seat 2")


def test_one_answer_is_enough_and_who_has_not_played_has_nothing_to_offer(sit: Sit) -> None:
    play = sit(hands=["sailor crawling_hand", "", "", ""], **WINNING)
    play.game.say(3, "Join me")
    assert remark(play.game, 0) is None
    play.game.say(1, "Join me")
    play.game.say(3, "Never.")
    assert remark(play.game, 0) is None


def test_an_offer_is_a_phrase_of_that_kind_and_other_words_are_talk(sit: Sit) -> None:
    own = [bargain.format(side="Monsters", room="Dungeon", battle=battle_text(0)) for bargain in BARGAINS]
    talk = [phrase for phrases in PHRASES.values() for phrase in phrases if phrase not in OFFERS]
    talk += ["I would join you, but no deal", "join me", own[0].replace("Monsters", "Explorers")]
    for text in (*OFFERS, *own, *talk):
        play = sit(hands=["sailor crawling_hand", "", "", ""], **WINNING)
        play.game.say(1, text)
        made = offer(play.game, play.table)
        assert (made is not None) == (text not in talk), text
        assert made is None or (made.seat, made.side, made.answered) == (1, 1, False)


def test_an_offer_is_for_the_battle_it_was_made_in(sit: Sit) -> None:
    """Seat 3 makes it as the last to play in a battle that is tied, and is the Butler of the next, in the same Room."""
    hands = [
        "sailor priest skeleton librarian imp",
        "witch spelunker gargoyle paperboy siren",
        "mummy exorcist ghoul babysitter vampire",
    ]
    play = sit(room="dungeon", battle="psychic", turn=3, hands=[*hands, "zombie zombie_horde"], passed=[0, 1, 2])
    play.answer("play zombie")
    play.game.say(3, OFFERS[0])
    assert offer(play.game, play.table) == (3, 1, False)
    play.answer("done")
    assert (play.asked(), play.table.ties) == ((3, "declare"), 1)
    play.answer("declare strength", "play zombie_horde")
    assert offer(play.game, play.table) is None
    play.game.say(3, OFFERS[0])
    assert offer(play.game, play.table) == (3, 1, False)


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
    assert remark(play.game, 2) in said(KEPT, "seat 1")
    silent = shared_out(sit)
    assert given(silent)[1] != given(play)[1]
    assert given(silent)[0] != given(play)[0]


def test_a_word_is_kept_to_who_is_a_little_ahead(sit: Sit) -> None:
    play = shared_out(sit, "Join me", piles=["ghost mummy", "", "", ""])
    ahead = score(play.table, 0)[0] - score(play.table, 2)[0]
    assert 0 < ahead <= 3
    assert given(play)[1] == "I gave seat 1 my word"


def test_a_word_is_broken_to_who_is_far_ahead(sit: Sit) -> None:
    play = shared_out(sit, "Join me", piles=["mummy ghost vampire", "", "", ""])
    assert given(play)[1] != "I gave seat 1 my word"
    assert remark(play.game, 2) in said(BROKEN, "seat 1")
