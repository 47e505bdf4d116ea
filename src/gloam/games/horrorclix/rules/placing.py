"""Steps 5 to 7 of setting up: dials, where monsters begin, and subplots."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import ALOFT, HATE, PLACE, SPOT, TARGET
from gloam.games.horrorclix.components import (
    CLASSES,
    LEADS,
    START,
    SUBPLOTS,
    Monster,
    Space,
    twist,
)
from gloam.games.horrorclix.rules.battlefield import by_chance, clockwise
from gloam.games.horrorclix.rules.ground import INSIDE, LISTED, Rows, around, common, holds, is_empty, rows_of
from gloam.games.horrorclix.rules.offers import ALOFTS, PLACES
from gloam.games.horrorclix.table import NOTHING, Clix, put, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game


@rule
def prepare_monsters(g: Game, t: Clix) -> None:
    """Each dial is set to its starting line. [setup.dials-to-green-line, cards.start-side-up]"""
    t.click = t.line = tuple([START[kind] for kind in t.kind])


@rule
def place_monsters(g: Game, t: Clix) -> None:
    """The first player places a whole army, then the others clockwise. [setup.monsters-placed-clockwise]"""
    steps = [("place_monster", m) for seat in clockwise(t, t.first) for m in range(len(t.kind)) if t.owner[m] == seat]
    g.then_all(steps)


def placing_rows(t: Clix, seat: int) -> Rows:
    """Where a player may place a monster: in the starting area; with more monsters than it has spaces, beside it as well.

    [setup.overflow-beside-area]
    """
    area = t.ground.starts[t.edges[seat]] & ~t.ground.blocking
    rows = t.free_among(t.ground.start_rows[t.edges[seat]])
    crowded = t.owner.count(seat) > area.bit_count()
    beside = area
    while crowded or is_empty(rows):
        beside |= around(INSIDE, beside)
        rows = t.free_among(rows_of(area | beside & ~t.ground.rough & ~t.ground.blocking))
        crowded = False
    return rows


@rule
def place_monster(g: Game, t: Clix, m: Monster) -> None:
    """One monster to a space; a flyer hovers or, outdoors, soars. [setup.flyers-choose-mode]"""
    rows = placing_rows(t, t.owner[m])
    if by_chance(g):
        g.chance(SPOT, tuple(LISTED.of_rows(rows)), ("monster_set", m))
        return
    options = PLACES.of_rows(rows)
    if t.flies(m):
        options += ALOFTS.of_rows(common(rows, t.ground.outdoors))
    g.ask(t.owner[m], "monster", tuple(options), ("monster_placed", m))


@rule
def monster_set(g: Game, t: Clix, m: Monster, space: Space) -> None:
    """NATURE has named the space; of a flyer outdoors its owner says whether it soars. [setup.flyers-choose-mode]"""
    if t.flies(m) and holds(t.ground.outdoors, space):
        g.ask(t.owner[m], "monster", (PLACE.of(space), ALOFT.of(space)), ("monster_placed", m))
    else:
        g.then(("monster_placed", m, PLACE.of(space)))


@rule
def monster_placed(g: Game, t: Clix, m: Monster, answer: int) -> None:
    t.soaring = put(t.soaring, m, int(ALOFT.has(answer)))
    t.at[m] = ALOFT.part(answer) if t.soaring[m] else PLACE.part(answer)
    g.tell("monster_placed", m, t.at[m])


# --- subplots --------------------------------------------------------------------------------------------------------

_HATRED: Final[int] = twist("bitter_hatred")
_MASTER: Final[int] = twist("bring_them_to_master")


@rule
def reveal_subplots(g: Game, t: Clix) -> None:
    """All subplots are turned up at once and are in play. [setup.subplots-revealed-last]"""
    for seat in range(t.seats):
        for card in t.crypts[seat]:
            if card in SUBPLOTS:
                t.subplots = put(t.subplots, seat, card)
                t.crypts = put(t.crypts, seat, tuple([other for other in t.crypts[seat] if other != card]))
                t.played = put(t.played, seat, t.played[seat] + (card,))
    g.reveal()
    for seat in range(t.seats):
        if t.subplots[seat] != NOTHING:
            g.tell("subplot", seat, t.subplots[seat])
    g.then(*[("name_for_subplot", seat) for seat in clockwise(t, t.first)])


@rule
def name_for_subplot(g: Game, t: Clix, seat: Seat) -> None:
    """Bitter Hatred names a class; Bring Them to Master an own monster, a cabal leader if there is one."""
    if t.subplots[seat] == _HATRED:
        g.ask(seat, "hate", tuple(HATE.each(range(len(CLASSES)))), ("named_for_subplot", seat))
    elif t.subplots[seat] == _MASTER:
        own = [m for m in range(len(t.kind)) if t.owner[m] == seat]
        leaders = [m for m in own if LEADS[t.kind[m]] >= 0]
        g.ask(seat, "master", tuple(TARGET.each(leaders or own)), ("named_for_subplot", seat))


@rule
def named_for_subplot(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    t.named = put(t.named, seat, HATE.part(answer) if HATE.has(answer) else TARGET.part(answer))
    g.tell("named", seat, t.subplots[seat], t.named[seat])
