"""Out of turn: Manual, Firework, Adrenaline Rush, and tiles laid back after a look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gloam.games.the_victim.answers import BOTTOM, DONE, PLAY, REROLL, RUN, TOP
from gloam.games.the_victim.bot.ground import Ground
from gloam.games.the_victim.bot.running import best_end, going
from gloam.games.the_victim.bot.value import decoding, next_wound
from gloam.games.the_victim.chances import at_least, hit_chance, percent, run_points
from gloam.games.the_victim.components import (
    BUNKER,
    FIREWORK,
    IS_DECODER,
    IS_HERB,
    IS_PLANE,
    MANUAL,
    NOTHING,
    PASS_MARK,
    VIVIAN,
    Status,
    Victim,
)
from gloam.games.the_victim.readings import TEST_STATUS_OR_MORE
from gloam.games.the_victim.rules.tests import bonus
from gloam.games.the_victim.show.names import TILE_REFS, VICTIM_REFS
from gloam.games.the_victim.table import Forest
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Game, Question

_STAKES: Final[dict[str, float]] = {
    "decode_rolled": 3.0,
    "heal_rolled": 3.0,
    "self_heal_rolled": 3.0,
    "tile_tested": 3.5,
    "search_rolled": 1.0,
    "hide_rolled": 1.5,
}
"""What a passed test is worth, by the step that counts its dice."""


# --- dice -------------------------------------------------------------------------------------------------------------


def _mark(t: Forest, outcome: Sequence[Any], status: Status, victim: Victim) -> int:
    """What the dice on the table have to total; 0 if more is just better."""
    name: str = outcome[0]
    if name == "defended":
        points: int = outcome[3]
        return points - bonus(t, victim, status)
    if name == "tile_tested" and t.reads & TEST_STATUS_OR_MORE:
        return t.status(victim, status) - bonus(t, victim, status)
    return PASS_MARK - bonus(t, victim, status) if name in _STAKES else 0


def best_reroll(t: Forest, mark: int) -> tuple[int, float]:
    """How many of the lowest dice to roll again for a mark, and the chance that it is then reached."""
    faces = sorted(t.dice)
    best, most = 0, 0.0
    for count in range(1, len(faces) + 1):
        chance = at_least(t.faces, count, mark - sum(faces[count:]))
        if chance > most + 1e-9:
            best, most = count, chance
    return best, most


def choose_manual(t: Forest, question: Question) -> Advice:
    """Play a Manual where a failed test costs more than the card."""
    if PLAY.of(MANUAL) not in question.options:
        return Advice(PASS, "the roll stands")
    victim, status, *outcome = question.resume[5:]
    mark = _mark(t, outcome, status, victim)
    if sum(t.dice) >= mark:
        return Advice(PASS, "the roll is good enough")
    stake = next_wound(t, victim) if outcome[0] == "defended" else _STAKES[outcome[0]]
    _, chance = best_reroll(t, mark)
    if chance * stake > 1.3:
        return Advice(PLAY.of(MANUAL), f"{percent(chance)} chance that rolling again saves it")
    return Advice(PASS, "the Manual is worth more another time")


def choose_dice(game: Game, t: Forest, question: Question) -> Advice:
    """Roll the lowest dice again, as many as give the best chance."""
    _, victim, status, picked = question.resume
    outcome = [step[4:] for step in game.todo if step[0] == "test_rolled"][-1]
    mark = _mark(t, outcome, status, victim)
    count, chance = best_reroll(t, mark)
    if picked.bit_count() >= max(count, 1) and DONE in question.options:
        return Advice(DONE, f"the others stay, {percent(chance)}")
    lowest = _lowest(t, question)
    return Advice(lowest, f"a {t.dice[REROLL.part(lowest)]} can only get better")


def _lowest(t: Forest, question: Question) -> int:
    best, least = NOTHING, 99
    for answer in question.options:
        if answer != DONE and t.dice[REROLL.part(answer)] < least:
            best, least = answer, t.dice[REROLL.part(answer)]
    return best


# --- attacks ----------------------------------------------------------------------------------------------------------


def choose_firework(game: Game, t: Forest, question: Question) -> Advice:
    """Light a Firework against an attack that is likely to cost more than the card."""
    if PLAY.of(FIREWORK) not in question.options:
        return Advice(PASS, "there is no Firework")
    victim: int = question.resume[4]
    points: int = game.todo[-1][3]
    chance = hit_chance(t, victim, points)
    if chance * next_wound(t, victim) > 1.2:
        return Advice(PLAY.of(FIREWORK), f"the attack has a {percent(chance)} chance to wound {VICTIM_REFS[victim]}")
    return Advice(PASS, f"the attack has only a {percent(chance)} chance to wound")


def choose_rush(t: Forest, question: Question) -> Advice:
    """Vivian runs if a step leads to a better place."""
    ground = Ground(t, VIVIAN)
    end = best_end(ground, 0, run_points(t, VIVIAN), True)
    if end.worth > ground.stand(t.at[VIVIAN]):
        return Advice(RUN, going(ground, end.tile))
    return Advice(PASS, "she is as well off here")


# --- tiles laid back --------------------------------------------------------------------------------------------------


def _wanted(t: Forest, tile: int) -> int:
    """How much a tile is wanted soon: the Bunker most, tiles that help next, others not at all."""
    if tile == BUNKER:
        return 3
    if IS_DECODER[tile]:
        return 2 if decoding(t, tile) > 1.0 else 0
    if IS_HERB[tile]:
        return int(any([t.wounds[victim] for victim in t.on_map()]))
    return int(IS_PLANE[tile])


def choose_back(t: Forest, question: Question) -> Advice:
    """What is not wanted goes below the pile, the rest on top, the most wanted last."""
    least = t.looked[0]
    for tile in t.looked:
        if _wanted(t, tile) < _wanted(t, least):
            least = tile
    if _wanted(t, least):
        return Advice(TOP.of(least), f"{TILE_REFS[least]} should come soon")
    return Advice(BOTTOM.of(least), f"{TILE_REFS[least]} can wait")
