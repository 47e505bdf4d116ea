"""Hunt: the Evil, its Shadows and the enslaved move over the map."""

from __future__ import annotations

from gloam.games.the_victim.answers import HUNT, PROWL, STOP
from gloam.games.the_victim.components import CURSES, IS_CURSE, IS_TEST, NOTHING, RAGE, Figure, Tile, Victim
from gloam.games.the_victim.rules.attacking import roll_evil_die
from gloam.games.the_victim.rules.injuries import gain_rage
from gloam.games.the_victim.table import EVIL, Forest, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game


@rule
def evil_hunt(g: Game, t: Forest, hunter: Figure) -> None:
    """Roll the Evil's die. `hunter` is the Evil or an enslaved Victim. [hunt.roll]"""
    t.strides = 0
    roll_evil_die(g, t, hunter, ("hunt_rolled", hunter, 0))


@rule
def hunt_rolled(g: Game, t: Forest, hunter: Figure, through: int) -> None:
    """Up to so many steps; the Rage symbol gives the Evil Rage instead. [hunt.roll, hunt.rage-symbol, werewolf.enslaved-limits]"""
    if t.evil_die == RAGE:
        if hunter == EVIL:
            gain_rage(g, t, 1)
    else:
        t.left = t.evil_die
        g.then(("hunting", hunter, t.evil_die, 0, through))


def strides(t: Forest, tile: Tile, through: int) -> tuple[int, ...]:
    """Where a hunter may step from a tile: along paths, or `through` obstacles; from a Curse tile to any other.

    [hunt.paths, hunt.no-draw, hunt.warp, items.hammer-victims-only, wendigo.ambush-upgrade]
    """
    near = t.beside[tile] if through else t.paths[tile]
    if not IS_CURSE[tile]:
        return near
    return near + tuple([other for other in CURSES if t.cells[other] != NOTHING and other != tile and other not in near])


def pieces(t: Forest, hunter: Figure) -> list[int]:
    """The tiles of all that hunts together: the body, then the Shadows. [doppelganger.shadow-rush]"""
    return [t.evil_at, *t.shadows] if hunter == EVIL else [t.at[hunter]]


@rule
def hunting(g: Game, t: Forest, hunter: Figure, steps: int, stopped: int, through: int) -> None:
    """The next step of a Hunt, of any piece that no Test tile has stopped; or no more. Of Shadows that are alike, one.

    [hunt.test-tile-stops, doppelganger.shadow-movement]
    """
    options: list[int] = []
    shadows: list[int] = []
    for piece, tile in enumerate(pieces(t, hunter)):
        if steps and not (stopped >> piece) & 1 and tile not in shadows:
            options += [PROWL.of(piece, to) for to in strides(t, tile, through)]
            if piece:
                shadows.append(tile)
    if options:
        options.append(STOP)
        seat = t.evil_seat if hunter == EVIL else t.owner[hunter]
        g.ask(seat, "hunt", tuple(options), ("hunted", hunter, steps, stopped, through))
    else:
        t.left = 0


@rule
def hunted(g: Game, t: Forest, hunter: Figure, steps: int, stopped: int, through: int, answer: int) -> None:
    """A piece moves; on a Test tile it stops, without a test. No Event is drawn. [hunt.test-tile-stops, hunt.no-event]"""
    t.left = 0 if answer == STOP else steps - 1
    if answer == STOP:
        return
    piece, to = PROWL.parts(answer)
    put_piece(g, t, hunter, piece, to)
    t.strides += 1
    if IS_TEST[to]:
        stopped |= 1 << piece
    g.then(("hunting", hunter, steps - 1, stopped, through))


def put_piece(g: Game, t: Forest, hunter: Figure, piece: int, to: Tile) -> None:
    """The Evil, a Shadow or an enslaved Victim stands on another tile."""
    left = pieces(t, hunter)[piece]
    if hunter != EVIL:
        t.at[hunter] = to
    elif piece == 0:
        t.evil_at = to
    else:
        t.shadows = (*t.shadows[: piece - 1], to, *t.shadows[piece:])
    g.tell("prowled", hunter, piece, left, to)


# --- Hunts that cost nothing ------------------------------------------------------------------------------------------


@rule
def free_hunt(g: Game, t: Forest) -> None:
    """The Evil may hunt once more. [doppelganger.swap-dimension-upgrade]"""
    g.ask(t.evil_seat, "free_hunt", (PASS, HUNT), ("free_hunt_taken",))


@rule
def free_hunt_taken(g: Game, t: Forest, answer: int) -> None:
    """It hunts, or lets it be."""
    if answer == HUNT:
        g.then(("evil_hunt", EVIL))


@rule
def target_hunt(g: Game, t: Forest, seat: Seat, victim: Victim, answer: int) -> None:
    """The Werewolf follows a Victim that has run. [werewolf.target-hunt, werewolf.target-hunt-test-tile]"""
    t.scent = NOTHING
    g.then(("evil_hunt", EVIL))
