"""Plot twists of other moments: an attack roll, the start of the hunt, the preview phase."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import DONE, OPPONENT, PLACE, TARGET
from gloam.games.horrorclix.components import MARKERS, classes, twist
from gloam.games.horrorclix.powers.attacks import place_marker
from gloam.games.horrorclix.rules.ground import WITHIN, Spaces, distance, listed
from gloam.games.horrorclix.table import NOBODY, THIS_TURN, Clix, rule
from gloam.games.horrorclix.twists.cards import condition
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game, only

_WEBS: Final = 3
_CLUSTER: Final = 2
_TRAP: Final = 6
_WEB: Final[int] = MARKERS.index("web")
_SPIRIT: Final[int] = classes("spirit")


@rule
def bad_luck(g: Game, t: Clix, seat: Seat) -> None:
    """Both dice are rolled again; the second roll stands, even if another player holds a Bad Luck."""
    t.dice = ()
    g.then(("throw_attack_die", 1))


# --- Tangled Webs -----------------------------------------------------------------------------------------------------


def web_spaces(t: Clix, first: tuple[int, ...]) -> Spaces:
    """Free clear spaces, within 2 of a web that this card has put down."""
    clear = t.free() & ~(t.hindering() | t.ground.water)
    near = 0
    for space in first:
        near |= WITHIN[_CLUSTER][space]
    return clear & near if first else clear


@rule
def tangled_webs(g: Game, t: Clix, seat: Seat) -> None:
    """Up to three webs on clear spaces, each within 2 spaces of another."""
    g.then(("spin", seat))


@rule
def spin(g: Game, t: Clix, seat: Seat, *webs: int) -> None:
    spaces = web_spaces(t, webs)
    if len(webs) < _WEBS and spaces:
        g.ask(seat, "web", (*PLACE.each(listed(spaces)), DONE), ("spun", seat, *webs))


@rule
def spun(g: Game, t: Clix, seat: Seat, *rest: int) -> None:
    webs, answer = rest[:-1], rest[-1]
    if answer != DONE:
        place_marker(g, t, PLACE.part(answer), _WEB, NOBODY)
        g.then(("spin", seat, *webs, PLACE.part(answer)))


# --- Ghost Trap -------------------------------------------------------------------------------------------------------


def spirits(t: Clix, seat: int) -> list[int]:
    """Opposing Spirits within 6 spaces of an own monster."""
    own = t.monsters_of(seat)
    opposing = [m for m in t.opposing(t.teams[seat]) if t.classes(m) & _SPIRIT]
    return [m for m in opposing if any([distance(t.at[m], t.at[n]) <= _TRAP for n in own])]


@condition("ghost_trap")
def a_spirit_is_near(t: Clix, seat: int) -> bool:
    return bool(spirits(t, seat))


@rule
def ghost_trap(g: Game, t: Clix, seat: Seat) -> None:
    """Until the next turn's beginning a Spirit is tangible and without Ghost and Phantom."""
    g.ask(seat, "trap", tuple(TARGET.each(spirits(t, seat))), ("trapped", seat))


@rule
def trapped(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    t.spells += ((twist("ghost_trap"), TARGET.part(answer), seat),)
    g.tell("trapped", TARGET.part(answer))


# --- Hidden Camera ----------------------------------------------------------------------------------------------------


@rule
def hidden_camera(g: Game, t: Clix, seat: Seat) -> None:
    """Look at an opponent's crypt, who cannot respond to victim moves this turn."""
    g.ask(seat, "camera", tuple(OPPONENT.each(t.opponents(seat))), ("filmed", seat))


@rule
def filmed(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    opponent = OPPONENT.part(answer)
    t.spells += ((twist("hidden_camera"), opponent, THIS_TURN),)
    g.reveal()
    g.tell("filmed", seat, opponent)
    for card in t.crypts[opponent]:
        g.tell("seen", opponent, card, to=only(seat))
