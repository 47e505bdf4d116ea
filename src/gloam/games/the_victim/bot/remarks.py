"""What a bot says at the table: seldom, about what really happened, and never what was just said.

A remark needs an occasion: the Curse is near, a friend lies critical, the Evil stands beside one, the password can be made, few
Events are left. Over a game the whole table makes at most one a round. All it speaks of lies open on the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gloam.games.the_victim.components import (
    BUNKER,
    EVIL_NAMES,
    MOST_RAGE,
    NOTHING,
    TILE_NAMES,
    VICTIM_NAMES,
    Victim,
)
from gloam.games.the_victim.equations import solvable
from gloam.games.the_victim.reach import hunting_row
from gloam.games.the_victim.rules.equation import opens
from gloam.games.the_victim.table import Forest
from gloam.kernel.game import Game
from gloam.kernel.play import talk

_LATELY: Final = 15  # what was said so lately is not said again
_LATE: Final = 5  # Events before Darkness that make one hurry
_NEAR: Final = 3  # steps of the Evil

Occasion = tuple[tuple[str, ...], dict[str, object]]
"""Sayings that fit, and the facts they speak of."""

_CURSE: Final = ("After this round one of us will not be one of us.", "Remember me as I was.", "Whoever it is: run when it comes.")
_CRITICAL: Final = (
    "I can only crawl. Somebody, at {tile}!",
    "Leave me if you must. But not yet.",
    "Two Wounds. I need hands, now.",
)
_FRIEND: Final = ("{friend} is down at {tile}. I am not leaving anyone.", "Hold on, {friend}.", "Who is nearest to {friend}?")
_HUNTED: Final = ("The {evil} is {steps}.", "It can smell me from there.", "Spread out. It cannot have us all.")
_OPEN: Final = ("The Bunker is open. Run!", "Everyone in, before it shuts for good.")
_SOLVED: Final = ("We have every token we need. To the Bunker!", "The numbers fit. Now get there.")
_GATE: Final = ("At least we know what the Gate asks for.", "More tokens. The Gate will not open for less.")
_DARK: Final = ("{events} more nights like this and it is dark for good.", "No time to search every bush any more.")
_LOST: Final = ("Where is that Bunker?", "Every tree looks like the last one.", "If you find a Decoder, shout.")
_EVIL_KILL: Final = ("{friend}. Lie still.", "One of you has stopped running.", "I hear only crawling now.")
_EVIL_RAGE: Final = ("I have all the anger I need.", "You should not have fought back.")
_EVIL: Final = (
    "You smell afraid.",
    "I knew you all by name, once.",
    "Run. It is better when you run.",
    "The forest tells me where you are.",
)


def remark(game: Game, seat: int) -> str | None:
    """Something to say for a seat that is asked now, or None."""
    t = game.table
    assert isinstance(t, Forest)
    question = game.question_for(seat)
    if question is None or game.over or question.prompt not in ("act", "evil") or not _has_word(game, t, seat):
        return None
    lately = {text for _, text in talk(game, _LATELY)}
    occasions = _of_the_evil(t) if question.prompt == "evil" else _of_a_victim(t, question.resume[1])
    for sayings, facts in occasions:
        first = 5 * t.round + 3 * seat
        for i in range(len(sayings)):
            said = sayings[(first + i) % len(sayings)].format(**facts)
            if said not in lately:
                return said
    return None


def _has_word(game: Game, t: Forest, seat: int) -> bool:
    """Whether it is for this seat to speak: once in as many rounds as there are seats, each from another round on."""
    spoken = len([speaker for speaker, _ in talk(game) if speaker == seat])
    return spoken * t.seats + seat < t.round


def _of_a_victim(t: Forest, victim: Victim) -> Iterator[Occasion]:
    """What there is to speak of in a Victim's turn, the weightiest first."""
    if t.critical(victim):
        yield _CRITICAL, {"tile": TILE_NAMES[t.at[victim]]}
    if opens(t):
        yield _OPEN, {}
    if t.evil == NOTHING and t.round == t.curse_after:
        yield _CURSE, {}
    for friend in t.on_map():
        if friend != victim and t.critical(friend):
            yield _FRIEND, {"friend": VICTIM_NAMES[friend], "tile": TILE_NAMES[t.at[friend]]}
    if t.evil != NOTHING:
        steps = hunting_row(t, [t.evil_at, *t.shadows], _NEAR)[t.at[victim]]
        if steps <= _NEAR:
            told = "here with me" if not steps else "a step away" if steps == 1 else f"{steps} steps away"
            yield _HUNTED, {"evil": EVIL_NAMES[t.evil], "steps": told}
    if solvable(t):
        yield _SOLVED, {}
    if len(t.events) - 1 <= _LATE:
        yield _DARK, {"events": len(t.events) - 1}
    elif t.gate != NOTHING:
        yield _GATE, {}
    elif t.cells[BUNKER] == NOTHING and t.round > 1:
        yield _LOST, {}


def _of_the_evil(t: Forest) -> Iterator[Occasion]:
    """What the Evil has to say."""
    for victim in t.on_map():
        if t.critical(victim):
            yield _EVIL_KILL, {"friend": VICTIM_NAMES[victim]}
    if t.rage == MOST_RAGE:
        yield _EVIL_RAGE, {}
    yield _EVIL, {}
