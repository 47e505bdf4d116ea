"""The two Map piles: tiles in an order that nobody knows, the Bunker near the bottom of one of them."""

from __future__ import annotations

from gloam.games.the_victim.answers import BOTTOM, LOOK, TILE, TOP
from gloam.games.the_victim.components import BUNKER, NOTHING, Pile, Tile, Victim
from gloam.games.the_victim.table import Forest, replaced, rule, without
from gloam.kernel.game import Game, only


def size(t: Forest, pile: Pile) -> int:
    """How many tiles a pile has."""
    tiles = 0
    for segment in t.piles[pile]:
        tiles += segment[0]
    return tiles


def tiles_left(t: Forest) -> bool:
    """Whether a pile has any."""
    return len(t.piles[0]) > 0 or len(t.piles[1]) > 0


def top(t: Forest, pile: Pile) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What the top tile of a pile may be, and with which weights (() if each is as likely).

    The Bunker is as likely to be any of the tiles it was shuffled with that nobody has seen.
    """
    _, tile, _, deep = t.piles[pile][0]
    if tile != NOTHING:
        return (tile,), ()
    if not deep or not t.bunker_hidden:
        return t.pool, ()
    others = sum([segment[0] for segments in t.piles for segment in segments if segment[1] == NOTHING and segment[3]]) - 1
    if not others:
        return (BUNKER,), ()
    return t.pool + (BUNKER,), (others,) * len(t.pool) + (len(t.pool),)


def lift(t: Forest, pile: Pile, tile: Tile) -> None:
    """Take this tile off the top of a pile."""
    count, known, seen, deep = t.piles[pile][0]
    rest = t.piles[pile][1:]
    left = rest if count == 1 else ((count - 1, known, seen, deep),) + rest
    t.piles = replaced(t.piles, pile, left)
    if known == NOTHING:
        if tile == BUNKER:
            t.bunker_hidden = 0
        else:
            t.pool = without(t.pool, tile)


def may_reach_bunker(t: Forest, pile: Pile, count: int) -> bool:
    """Whether the Bunker may be among the top tiles of a pile, for all that those know who do not look at them."""
    for tiles, _, _, deep in t.piles[pile]:
        if deep:
            return True
        count -= tiles
        if count <= 0:
            break
    return False


def put_under(t: Forest, pile: Pile, tile: Tile, seen: int, deep: int = 0) -> None:
    """Lay a tile below a pile; the seats of `seen` know it, and if it is `deep`, others take it for the Bunker perhaps."""
    t.piles = replaced(t.piles, pile, t.piles[pile] + ((1, tile, seen, deep),))


def put_on_top(t: Forest, pile: Pile, tile: Tile, seen: int, deep: int) -> None:
    """The same on a pile."""
    t.piles = replaced(t.piles, pile, ((1, tile, seen, deep),) + t.piles[pile])


# --- looking: Flashlight and Photo Flash ------------------------------------------------------------------------------


@rule
def look(g: Game, t: Forest, victim: Victim) -> None:
    """Choose a Map pile to look at. [items.flashlight, anya.photo-flash]"""
    piles = [pile for pile in range(len(t.piles)) if size(t, pile)]
    if piles:
        g.ask(t.owner[victim], "look", tuple(LOOK.each(piles)), ("look_at", victim))


@rule
def look_at(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """Its top three tiles, or as many as there are."""
    pile = LOOK.part(answer)
    count = min(3, size(t, pile))
    t.looker = t.owner[victim]
    g.tell("looked", victim, pile)
    g.then(("look_on", victim, pile, count), ("put_back", victim, pile, int(may_reach_bunker(t, pile, count))))


@rule
def look_on(g: Game, t: Forest, victim: Victim, pile: Pile, count: int) -> None:
    """The next tile, seen by one player only."""
    if count:
        outcomes, weights = top(t, pile)
        g.chance(TILE, outcomes, ("looked_at", victim, pile, count), weights, only(t.looker))


@rule
def looked_at(g: Game, t: Forest, victim: Victim, pile: Pile, count: int, tile: Tile) -> None:
    """It is in the looker's hand."""
    lift(t, pile, tile)
    t.looked += (tile,)
    g.tell("saw", victim, tile, to=only(t.looker))
    g.then(("look_on", victim, pile, count - 1))


@rule
def put_back(g: Game, t: Forest, victim: Victim, pile: Pile, deep: int) -> None:
    """Lay the tiles back one after the other: each on top of what is there, or below it."""
    if t.looked:
        options = tuple(TOP.each(t.looked) + BOTTOM.each(t.looked))
        g.ask(t.looker, "put_back", options, ("was_put_back", victim, pile, deep), only(t.looker))
    else:
        t.looker = NOTHING


@rule
def was_put_back(g: Game, t: Forest, victim: Victim, pile: Pile, deep: int, answer: int) -> None:
    """A tile is back in its pile."""
    if TOP.has(answer):
        tile = TOP.part(answer)
        put_on_top(t, pile, tile, only(t.looker), deep)
    else:
        tile = BOTTOM.part(answer)
        put_under(t, pile, tile, only(t.looker), deep)
    t.looked = without(t.looked, tile)
    g.tell("put_back", victim, pile, int(TOP.has(answer)))
    g.then(("put_back", victim, pile, deep))
