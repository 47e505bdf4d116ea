"""What a bot says at the table: seldom, and about what lies there.

A remark needs an occasion: a victim within reach, a monster on its last click, a leader in danger, a lead, the last turns. A
seat speaks at most once in three of its turns, and never what was just said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gloam.games.horrorclix.bot.chances import clicks_left
from gloam.games.horrorclix.components import LEADS, NO_POWER
from gloam.games.horrorclix.rules.ending import total
from gloam.games.horrorclix.show.names import monster_name
from gloam.games.horrorclix.table import INSANE, Clix
from gloam.kernel.game import Game
from gloam.kernel.play import talk

_LATELY: Final = 12  # what was said so lately is not said again
_TURNS: Final = 3  # a seat speaks once in so many of its turns
_AHEAD: Final = 20  # victory points that make a lead
_LAST: Final = 2  # turns each that are the last ones

Occasion = tuple[tuple[str, ...], dict[str, object]]
"""Sayings that fit, and the facts they speak of."""


def remark(game: Game, seat: int) -> str | None:
    """Something to say for a seat that begins to hunt, or None."""
    t = game.table
    assert isinstance(t, Clix)
    question = game.question_for(seat)
    if question is None or question.prompt != "act" or t.begun or not _has_word(game, t, seat):
        return None
    lately = {text for _, text in talk(game, _LATELY)}
    for sayings, facts in _occasions(t, seat):
        first = 5 * t.turn + 3 * seat
        for i in range(len(sayings)):
            said = sayings[(first + i) % len(sayings)].format(**facts)
            if said not in lately:
                return said
    return None


def _has_word(game: Game, t: Clix, seat: int) -> bool:
    """Whether it is for this seat to speak: once in three turns of its own, each seat beginning with another."""
    spoken = len([speaker for speaker, _ in talk(game) if speaker == seat])
    return spoken * _TURNS + seat % _TURNS < (t.turn + t.seats - 1) // t.seats


def _occasions(t: Clix, seat: int) -> Iterator[Occasion]:
    """What there is to speak of now, the weightiest first."""
    own = [m for m in t.in_play() if t.owner[m] == seat]
    foes = [m for m in t.in_play() if not t.friends(t.owner[m], seat)]
    if t.turn > t.last_turn() - _LAST * t.seats:
        yield _LATE, {}
    for m in own:
        if t.mind[m] == INSANE:
            yield _MAD, {"who": monster_name(t, m)}
    for m in foes:
        if clicks_left(t, m) == 1 and not t.minion(m):
            yield _ONE_CLICK, {"who": monster_name(t, m)}
    for m in own:
        if LEADS[t.kind[m]] != NO_POWER and clicks_left(t, m) <= 2:
            yield _LEADER, {"who": monster_name(t, m)}
    best = max([total(t, other) for other in range(t.seats) if not t.friends(other, seat)], default=0)
    if total(t, seat) >= best + _AHEAD:
        yield _LEADING, {"points": total(t, seat) - best}
    elif best >= total(t, seat) + _AHEAD:
        yield _BEHIND, {"points": best - total(t, seat)}
    if t.turn <= t.seats:
        yield _FIRST, {}
    if not t.victims():
        yield _NOBODY_LEFT, {}


_LATE: Final = (
    "It will be light soon. Let us finish this.",
    "A few more steps, then we count.",
    "Not much of the night is left.",
)
_MAD: Final = (
    "Somebody hold the {who}. Anybody?",
    "The {who} has stopped listening to me.",
    "I would keep away from the {who} just now.",
)
_ONE_CLICK: Final = (
    "One more click, and the {who} is gone.",
    "The {who} looks unwell.",
    "I hear the {who} creaking from here.",
)
_LEADER: Final = (
    "Leave the {who} alone, will you?",
    "Everyone to the {who}, now.",
    "If the {who} falls, the pack falls.",
)
_LEADING: Final = (
    "{points} points ahead. I sleep well by day.",
    "I could stop here. I will not.",
    "You are {points} behind, if you were counting.",
)
_BEHIND: Final = (
    "{points} points. The night is long.",
    "Enjoy it while it lasts.",
    "I have come back from deeper graves.",
)
_FIRST: Final = (
    "What a lovely evening for it.",
    "I smell people.",
    "Shall we? They will not run for ever.",
)
_NOBODY_LEFT: Final = (
    "So quiet, now that nobody is left to scream.",
    "No more people. Then it is you and me.",
)
