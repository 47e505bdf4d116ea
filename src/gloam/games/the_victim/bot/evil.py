"""The Evil's turn, its Hunts, and whom its skills are for."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import (
    AGAIN,
    AT,
    ATTACK,
    ATTACK_ALL,
    DEATH,
    DONE,
    END,
    HUNT,
    PROWL,
    STOP,
    UPGRADE,
    USE,
)
from gloam.games.the_victim.bot.ground import Ground, prey
from gloam.games.the_victim.bot.password import closeness
from gloam.games.the_victim.bot.trial import best_place, best_target, expected_skill
from gloam.games.the_victim.bot.value import A_RAGE, A_STAMINA, next_wound, value
from gloam.games.the_victim.chances import attack_chance, evil_faces, hit_chance, percent
from gloam.games.the_victim.components import (
    BUNKER,
    FIRST,
    IS_TEST,
    MOST_RAGE,
    MOST_STAMINA,
    NOTHING,
    PASSIVE,
    RAGE,
    TILES,
    Figure,
    Skill,
    Tile,
    Upgrade,
    Victim,
)
from gloam.games.the_victim.equations import held
from gloam.games.the_victim.reach import hunting_row
from gloam.games.the_victim.rules.attacking import attack_targets, attackable, attackable_at
from gloam.games.the_victim.rules.evil import ATTACKED, USED_SECOND
from gloam.games.the_victim.rules.evil_rules import BY_EVIL, rules_of
from gloam.games.the_victim.rules.hunting import pieces, strides
from gloam.games.the_victim.rules.powers import power, skills, stamina_for, upgraded, which
from gloam.games.the_victim.show.names import SKILL_REFS, TILE_REFS, VICTIM_REFS
from gloam.games.the_victim.table import EVIL, Forest
from gloam.kernel.boards.graphs import FAR
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Game, Question

SCENT: Final = 0.8  # what prey is worth a step farther away
BESIDES: Final = 0.3  # what a lair is worth where another piece has a better one already
TIMELY: Final = 1.0  # what can be done at once, beside the prey that is near
ENOUGH: Final = 0.15
GUARD: Final = 5.0  # to stand at the Bunker when the Victims have their tokens
DIE_FIRST: Final = 20.0
SPARE_RAGE: Final = 3.0  # Rage that cannot grow any more
NEW_ABILITY: Final = 1.5  # what the first upgrade of a skill brings besides its point


# --- the turn ---------------------------------------------------------------------------------------------------------


def choose_evil(game: Game, t: Forest, question: Question) -> Advice:
    """Death first, then the die that hits better; then whatever is expected to hurt most."""
    best, most, why = END, ENOUGH, "nothing else is worth an Action"
    for answer in question.options:
        if DEATH.has(answer):
            return Advice(answer, f"{VICTIM_REFS[DEATH.part(answer)]} is critical, and the Rage is there")
    for answer in question.options:
        gain, reason = _gain(game, t, answer)
        if gain > most:
            best, most, why = answer, gain, reason
    return Advice(best, why)


def _gain(game: Game, t: Forest, answer: int) -> tuple[float, str]:
    """What an action is worth to the Evil on the average, and what is to be said for it."""
    if answer == HUNT:
        return hunt_gain(t, EVIL)
    if ATTACK.has(answer):
        victim = ATTACK.part(answer)
        chance = attack_chance(t, victim, t.meat)
        return _attack(t, victim, chance), f"{percent(chance)} chance to wound {VICTIM_REFS[victim]}"
    if answer == ATTACK_ALL:
        targets = attack_targets(t)
        gain = sum([_attack(t, victim, attack_chance(t, victim, t.meat)) for victim in targets], 0.0)
        return gain, f"it attacks everyone on this tile ({len(targets)})"
    if UPGRADE.has(answer):
        skilled = UPGRADE.part(answer)
        why = "the ten-sided die hunts and hits better" if skilled == PASSIVE else "the upgrade is worth its Rage"
        return upgrade_gain(t, skilled), why
    if USE.has(answer):
        skill = USE.part(answer)
        if skill in rules_of(skill).hunting:
            return ambush_gain(t, skill)
        after, chance = expected_skill(game, answer, power(t, skill))
        gain = value(t) - after + (A_STAMINA if t.stamina == MOST_STAMINA else 0.0)
        hits = f": {percent(chance)} chance to wound" if chance else " is worth its Stamina"
        return gain, f"{SKILL_REFS[skill]}{hits}"
    return 0.0, ""


def _attack(t: Forest, victim: Victim, chance: float) -> float:
    """A Wound, or Rage for a failure."""
    return chance * next_wound(t, victim) + (1.0 - chance) * (A_RAGE if t.rage < MOST_RAGE else 0.0)


def upgrade_gain(t: Forest, skill: Upgrade) -> float:
    """The die first. Then a skill, when Rage is at its most and nobody is there to be killed for it: attacks bring it back."""
    if skill == PASSIVE:
        return DIE_FIRST
    if t.rage < MOST_RAGE or doomed(t):
        return 0.0
    active = skills(t)[skill - FIRST]
    sharper = [_sharper(t, victim, power(t, active)) for victim in t.on_map() if attackable(t, victim)]
    ability = 0.0 if t.upgrades[skill] else NEW_ABILITY
    return SPARE_RAGE + ability + sum(sharper, 0.0) / max(1, len(sharper)) / stamina_for(t, active)


def _sharper(t: Forest, victim: Victim, points: int) -> float:
    """What one point more of an attack is worth against a Victim."""
    return (hit_chance(t, victim, points + 1) - hit_chance(t, victim, points)) * next_wound(t, victim)


def doomed(t: Forest) -> bool:
    """Whether a critical Victim is so near that the Evil may come to it in this turn or the next."""
    row = hunting_row(t, pieces(t, EVIL), 2 * max(evil_faces(t)))
    return any([t.critical(victim) and not t.hidden(victim) and row[t.at[victim]] != FAR for victim in t.on_map()])


# --- Hunt -------------------------------------------------------------------------------------------------------------


def lairs(t: Forest, hunter: Figure, points: int) -> list[float]:
    """What each tile is worth to a hunter: the prey that is near, and what it can do from there with the points left."""
    worth = _scent(t)
    for tile, gain in enumerate(_deeds(t, hunter, points)):
        worth[tile] += TIMELY * gain
    return worth


def _scent(t: Forest) -> list[float]:
    """The prey that can be attacked from each tile, and weaker with each step what is farther away."""
    worth = [0.0] * len(TILES)
    for victim in t.on_map():
        gain = prey(t, victim)
        for tile in BY_EVIL[t.evil].attacks_around(t, t.at[victim]):
            worth[tile] = max(worth[tile], gain) + (0.3 * gain if worth[tile] else 0.0)
    if t.cells[BUNKER] != NOTHING:
        worth[BUNKER] += GUARD * closeness(t, held(t)) ** 2
    ahead = [tile for tile in range(len(TILES)) if worth[tile]]
    for tile in ahead:  # grows while it is read
        scent = SCENT * worth[tile]
        for beside in strides(t, tile, 0):
            if scent > worth[beside] + 0.001:
                worth[beside] = scent
                ahead.append(beside)
    return worth


def _deeds(t: Forest, hunter: Figure, points: int) -> list[float]:
    """What the Attack and the skills that are left bring from each tile, as far as points and Stamina go."""
    theirs = t.acting != hunter  # a Hunt in a Victim's turn
    ready = _ready(t) if hunter == EVIL and not theirs else []
    rows, costs = [_strikes(t, skill) for skill in ready], [stamina_for(t, skill) for skill in ready]
    if theirs or not t.actions & ATTACKED:
        rows.append(_attacks(t))
        costs.append(0)
    deeds = [0.0] * len(TILES)
    for tile in range(len(TILES)):
        stamina = t.stamina
        for _ in range(1 if theirs else points):
            best, most = NOTHING, 0.0
            for i in range(len(rows)):
                if rows[i][tile] > most and costs[i] <= stamina:
                    best, most = i, rows[i][tile]
            if best == NOTHING:
                break
            deeds[tile] += most
            stamina -= costs[best]
            rows[best][tile] = 0.0
    return deeds


def _ready(t: Forest) -> list[int]:
    """The active skills that can still be used in this turn."""
    return [skill for skill in skills(t) if not t.actions & (2 << which(skill)) and t.stamina >= stamina_for(t, skill)]


def _attacks(t: Forest) -> list[float]:
    """What an Attack brings from each tile."""
    gains = [0.0] * len(TILES)
    own = BY_EVIL[t.evil]
    for victim in t.on_map():
        if attackable(t, victim):
            gain = _attack(t, victim, attack_chance(t, victim, t.meat))
            for tile in own.attacks_around(t, t.at[victim]):
                gains[tile] = gains[tile] + gain if own.attacks_several else max(gains[tile], gain)
    return gains


def _strikes(t: Forest, skill: Skill) -> list[float]:
    """What an active skill brings from each tile."""
    gains = [0.0] * len(TILES)
    own = rules_of(skill)
    for victim in t.on_map():
        if attackable(t, victim):
            gain = _attack(t, victim, hit_chance(t, victim, power(t, skill)))
            for tile in own.strikes_from(t, skill, t.at[victim]):
                gains[tile] = gains[tile] + gain if skill in own.strikes_several else max(gains[tile], gain)
    return gains


def hunt_gain(t: Forest, hunter: Figure) -> tuple[float, str]:
    """What a Hunt is worth: over all faces of the die, the best tile in reach."""
    worth = lairs(t, hunter, t.points - 1)
    starts = pieces(t, hunter)
    faces = evil_faces(t)
    row = hunting_row(t, starts, max(faces))
    now = max([worth[tile] for tile in starts])
    gain = 0.0
    goal, most = starts[0], now
    for face in faces:
        best = now
        for tile in range(len(TILES)):
            if row[tile] <= face and worth[tile] > best:
                best = worth[tile]
            if row[tile] != FAR and worth[tile] > most:
                goal, most = tile, worth[tile]
        gain += best - now if face != RAGE else (A_RAGE if t.rage < MOST_RAGE else 0.0)
    return gain / len(faces), _quarry(t, goal)


def ambush_gain(t: Forest, skill: Skill) -> tuple[float, str]:
    """What a skill that hunts first is worth: over all faces of the die, the tile where this Hunt ends, and the attack there."""
    worth = lairs(t, EVIL, t.points - 1)
    faces = evil_faces(t)
    row = hunting_row(t, [t.evil_at], max(faces), int(upgraded(t, skill)))
    gain = 0.0 if t.stamina == MOST_STAMINA else -A_STAMINA
    goal = t.evil_at
    for face in faces:
        best = t.evil_at
        for tile in range(len(TILES)):
            if row[tile] <= face and worth[tile] > worth[best]:
                best = tile
        if face == RAGE:
            gain += (A_RAGE if t.rage < MOST_RAGE else 0.0) / len(faces)
        elif best != t.evil_at:
            gain += (worth[best] - worth[t.evil_at] + _strike(t, skill, best)) / len(faces)
            goal = best
    return gain, f"{SKILL_REFS[skill]}: {_quarry(t, goal)}"


def _strike(t: Forest, skill: Skill, tile: Tile) -> float:
    """What it is worth that a skill's Hunt ends on a tile: an attack on whom it hurts most."""
    points = power(t, skill)
    return max([0.0] + [_attack(t, victim, hit_chance(t, victim, points)) for victim in attackable_at(t, tile)])


def _quarry(t: Forest, tile: Tile) -> str:
    """Whom a Hunt is for."""
    here = [victim for victim in t.on_map() if tile in BY_EVIL[t.evil].attacks_around(t, t.at[victim])]
    if not here:
        for skill in _ready(t) if t.acting == EVIL and t.points else []:
            for victim in t.on_map():
                if attackable(t, victim) and tile in rules_of(skill).strikes_from(t, skill, t.at[victim]):
                    return f"{SKILL_REFS[skill]} reaches {VICTIM_REFS[victim]} from {TILE_REFS[tile]}"
        return f"closer to them, by {TILE_REFS[tile]}"
    weakest = here[0]
    for victim in here:
        if prey(t, victim) > prey(t, weakest):
            weakest = victim
    state = "critical" if t.critical(weakest) else "wounded" if t.wounds[weakest] else "within reach"
    return f"{VICTIM_REFS[weakest]} is {state} at {TILE_REFS[t.at[weakest]]}"


def choose_hunt(t: Forest, question: Question) -> Advice:
    """The next step towards the best tile that the steps reach; of several pieces the one that gains most moves."""
    _, hunter, steps, stopped, through = question.resume
    worth = lairs(t, hunter, t.points)
    best, most, goal = STOP, 0.01, NOTHING
    tiles = pieces(t, hunter)
    for piece, start in enumerate(tiles):
        if (stopped >> piece) & 1:
            continue
        others = [worth[tile] for i, tile in enumerate(tiles) if i != piece]
        row = hunting_row(t, [start], steps, through)
        for tile in range(len(TILES)):
            if 0 < row[tile] <= steps:
                gain = worth[tile] - max([worth[start], *others]) - 0.01 * row[tile]
                if others and tile not in tiles:
                    gain = max(gain, BESIDES * (worth[tile] - worth[start]) - 0.01 * row[tile])
                if len(tiles) > 1 and piece == 0:
                    gain += 0.05
                if gain > most:
                    step = _first_step(t, piece, tile, steps, through, question.options)
                    if step != NOTHING:
                        best, most, goal = step, gain, tile
    if best == STOP:
        return Advice(STOP, "this is the best place to strike from")
    return Advice(best, _quarry(t, goal))


def _first_step(t: Forest, piece: int, goal: Tile, steps: int, through: int, options: tuple[int, ...]) -> int:
    """The step of a piece that leads to a tile by the shortest way; NOTHING if none does in time."""
    best, fewest = NOTHING, steps
    for answer in options:
        if answer != STOP and PROWL.parts(answer)[0] == piece:
            to = PROWL.parts(answer)[1]
            left = 0 if to == goal else hunting_row(t, [to], steps - 1, through)[goal]
            if left < fewest and not (left and IS_TEST[to]):
                best, fewest = answer, left
    return best


# --- targets and places -----------------------------------------------------------------------------------------------


def choose_target(game: Game, t: Forest, question: Question) -> Advice:
    """Whom to attack: who loses most by it."""
    targets = [answer for answer in question.options if ATTACK.has(answer)]
    if not targets:
        return Advice(question.options[0], "there is nobody else")
    first, second = skills(t)
    points = power(t, second if t.actions & USED_SECOND else first)
    answer = best_target(t, targets, points)
    victim = ATTACK.part(answer)
    chance = attack_chance(t, victim, t.meat) if question.prompt == "frenzy" else hit_chance(t, victim, points)
    if DONE in question.options and chance * next_wound(t, victim) + (1.0 - chance) * A_RAGE <= 0:
        return Advice(DONE, "nobody else is worth it")
    return Advice(answer, f"{percent(chance)} chance to wound {VICTIM_REFS[victim]}")


def choose_aim(game: Game, t: Forest, question: Question) -> Advice:
    """Whom or what a skill is for."""
    if any([ATTACK.has(answer) for answer in question.options]):
        return choose_target(game, t, question)
    return choose_place(game, t, question)


def choose_place(game: Game, t: Forest, question: Question) -> Advice:
    """Where a skill goes: each place is tried."""
    first, second = skills(t)
    points = power(t, second if t.actions & USED_SECOND else first)
    best, _, hits = best_place(game, question.options, points)
    why = f"{percent(hits)} chance to wound" if hits else "this hinders them most"
    return Advice(best, why)


def choose_web(t: Forest, question: Question) -> Advice:
    """A Web where Victims want to go next; the one that is taken away is where they want to least, and for one Web only."""
    if question.prompt == "unweave" and DONE in question.options:
        return Advice(DONE, "the Webs that are out are as good")
    places = [answer for answer in question.options if answer != DONE]
    pull = [0.0] * len(TILES)
    for victim in t.on_map():
        if not t.critical(victim):
            ground = Ground(t, victim)
            for tile in t.ways[t.at[victim]]:
                pull[tile] += ground.field[tile]
    best = places[0]
    for answer in places:
        better = pull[AT.part(answer)] - pull[AT.part(best)]
        if (better > 0) == (question.prompt == "web") and better:
            best = answer
    what = "somebody will want to pass" if question.prompt == "web" else "nobody will pass"
    return Advice(best, f"{what} at {TILE_REFS[AT.part(best)]}")


# --- reactions and the enslaved ---------------------------------------------------------------------------------------


def choose_again(t: Forest, question: Question) -> Advice:
    """Roll again what is worse than the die usually is."""
    faces = evil_faces(t)
    outcome = question.resume[6:]
    usual = sum(faces) / len(faces)
    shown = float(t.evil_die)
    if outcome[0] == "attack_rolled":
        victim: int = outcome[2]
        usual = attack_chance(t, victim, t.meat)
        shown = hit_chance(t, victim, t.evil_die + t.meat)
    if shown < usual:
        return Advice(AGAIN, "the die can do better")
    return Advice(PASS, "the roll is good enough")


def choose_free_hunt(t: Forest, question: Question) -> Advice:
    """A Hunt at no cost is always taken: it may stay where it is."""
    return Advice(HUNT, "it costs nothing")


def choose_enslaved(t: Forest, question: Question) -> Advice:
    """Attack who is here, or hunt."""
    victim: int = question.resume[1]
    targets = [answer for answer in question.options if ATTACK.has(answer)]
    if targets:
        answer = best_target(t, targets)
        return Advice(answer, f"{VICTIM_REFS[ATTACK.part(answer)]} is within reach")
    if HUNT in question.options:
        _, why = hunt_gain(t, victim)
        return Advice(HUNT, why)
    return Advice(END, "there is nobody to attack")
