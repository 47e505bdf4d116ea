"""What bots say: only with an occasion, not too often, never twice in a row, and nothing that is hidden."""

from __future__ import annotations

import gloam
from gloam.games.the_victim import GAME
from gloam.games.the_victim.bot import remarks
from gloam.kernel.nature import Seeded
from gloam.kernel.play import talk
from the_victim.conftest import Sit


def test_a_critical_victim_calls_for_help(sit: Sit) -> None:
    play = sit(wounds="anya 2", tiles="camp n path_1", at="anya path_1", round=2)
    said = GAME.advisor.remark(play.game, 1)
    assert said in [saying.format(tile="Forest Path 1") for saying in remarks._CRITICAL]


def test_the_evil_speaks_in_its_own_turn(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost")
    assert GAME.advisor.remark(play.game, 3) in remarks._EVIL
    assert GAME.advisor.remark(play.game, 0) is None


def test_the_table_speaks_at_most_once_a_round() -> None:
    game = gloam.new("the_victim", 4, {"evil": "witch"}, 3)
    while not game.over:
        seat = game.asked[0].seat
        said = GAME.advisor.remark(game, seat)
        if said is not None:
            assert said not in [text for _, text in talk(game, 15)]
            imagined = game.imagine(seat, Seeded(game.moves))
            assert GAME.advisor.remark(imagined, seat) == said
            game.say(seat, said)
            assert len(talk(game)) <= game.view()["table"]["round"]
        game.answer(GAME.advisor.advise(game, game.asked[0]).answer, seat)
    assert len(talk(game)) >= 3
