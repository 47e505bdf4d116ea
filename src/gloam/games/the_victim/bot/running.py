"""Where a running Victim should end: over all tiles in reach, what they are worth less what the way costs."""

from __future__ import annotations

from typing import Final, final

from gloam.games.the_victim.answers import DRAW, PICK_UP, PLAY, STEP, STOP
from gloam.games.the_victim.bot.ground import Ground, hurt
from gloam.games.the_victim.bot.value import aided, best_patient, exploring
from gloam.games.the_victim.components import AID_BOX, BUNKER, NOTHING, PILES, TILES, Tile, Victim
from gloam.games.the_victim.map import is_open
from gloam.games.the_victim.rules.items import wounded_in_reach
from gloam.games.the_victim.rules.piles import size
from gloam.games.the_victim.show.names import TILE_REFS, VICTIM_REFS
from gloam.games.the_victim.table import Forest
from gloam.kernel.boards.graphs import FAR
from gloam.kernel.definition import Advice
from gloam.kernel.game import Question

UNKNOWN: Final = 2.5  # to stand on a tile that nobody has seen yet, in tiles drawn


@final
class End:
    """The best end of a Run: the tile, what it is worth, the first step there, and the points left for drawing tiles."""

    __slots__ = ("spare", "step", "tile", "worth")

    def __init__(self, tile: Tile, worth: float, step: int, spare: int) -> None:
        self.tile = tile
        self.worth = worth
        self.step = step
        self.spare = spare


def best_end(ground: Ground, points: int, extra: int, must_move: bool) -> End:
    """Look at every tile in reach of a Run with so many points and `extra` steps; who need not move may stay."""
    t = ground.t
    here = t.at[ground.victim]
    far = points + extra
    steps = [FAR] * len(TILES)
    cost = [0.0] * len(TILES)
    first = [NOTHING] * len(TILES)
    steps[here] = 0
    draws = exploring(t)
    open_here = draws > 0 and is_open(t, here)
    best = End(here, -99.0, NOTHING, 0)
    if open_here and points > 1:
        onto_new_tile = UNKNOWN * draws - 0.7 * ground.danger(here) + 0.8 * draws * min(points - 1, 3)
        best = End(here, onto_new_tile, NOTHING, points - 1)
    ahead = [here]
    for tile in ahead:  # grows while it is read: nearest first
        if tile != here or not must_move:
            spare = min(points, far - steps[tile])
            if not open_here and not (draws and is_open(t, tile)):
                spare = 0
            worth = ground.stand(tile) - cost[tile] + 0.8 * draws * min(spare, 3) - 0.05 * steps[tile]
            if worth > best.worth:
                best = End(tile, worth, first[tile], spare)
        if steps[tile] == far:
            continue
        for to in t.ways[tile]:
            if steps[to] == FAR and not (t.crossed >> to) & 1:
                steps[to] = steps[tile] + 1
                cost[to] = cost[tile] + ground.toll(to)
                first[to] = to if tile == here else first[tile]
                ahead.append(to)
    return best


def best_pile(t: Forest) -> int:
    """The Map pile to draw from: where the Bunker is known to lie on top, or may lie under the fewest tiles."""
    best, fewest = 0, 999
    for pile in range(len(PILES)):
        above = 0
        found = False
        for count, tile, _, deep in t.piles[pile]:
            if tile == BUNKER or (deep and tile == NOTHING and t.bunker_hidden):
                found = True
                break
            above += count
        depth = above if found else 500 - size(t, pile)
        if size(t, pile) and depth < fewest:
            best, fewest = pile, depth
    return best


def choose_run(t: Forest, question: Question) -> Advice:
    """The next step of a Run, a tile, or the end of it."""
    _, victim, points, extra, taken = question.resume
    options = question.options
    if PLAY.of(AID_BOX) in options:
        why = help_for(t, victim)
        if why:
            return Advice(PLAY.of(AID_BOX), why)
    ground = Ground(t, victim)
    end = best_end(ground, points, extra, not taken)
    draw = DRAW.of(best_pile(t))
    if draw in options and end.spare >= 1 and exploring(t) > 0 and is_open(t, t.at[victim]):
        hunt = "the Bunker is still hidden" if t.cells[BUNKER] == NOTHING else "the password still lacks tokens"
        return Advice(draw, f"explore: {hunt}")
    if end.step != NOTHING and STEP.of(end.step) in options:
        return Advice(STEP.of(end.step), going(ground, end.tile))
    if PICK_UP in options:
        return Advice(PICK_UP, "what lies here is worth the stop")
    if STOP in options:
        return Advice(STOP, f"{TILE_REFS[t.at[victim]]} is the place to be")
    steps = [answer for answer in options if STEP.has(answer)]
    return Advice(steps[0] if draw not in options else draw, "there is no other way")


def help_for(t: Forest, victim: Victim) -> str:
    """Why a Victim should play its Aid Box now, or ""."""
    patient = best_patient(t, wounded_in_reach(t, victim))
    return f"{VICTIM_REFS[patient]} {hurt(t, patient)}" if aided(t, victim, patient) > 0.0 else ""


def going(ground: Ground, tile: int) -> str:
    """Why the Victim goes to a tile."""
    t = ground.t
    here = t.at[ground.victim]
    if ground.danger(here) > ground.danger(tile) + 1.0 and ground.field[tile] < ground.field[here] + 1.0:
        name = VICTIM_REFS[ground.victim]
        return f"{name} is too close to the Evil here" if ground.near(here) else f"the Evil's skills reach {name} here"
    why = ground.why(tile)
    return f"towards {TILE_REFS[tile]}: {why}" if why else f"{TILE_REFS[tile]} is as good as any"
