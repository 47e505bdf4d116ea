"""What a question is about, before it is answered: reach, danger, lines of fire, and what every possible attack needs."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, Struct, UnsetType

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix.answers import ACT, FIGHT, TARGET, VICTIM
from gloam.games.horrorclix.powers.hooks import any_of, has, says
from gloam.games.horrorclix.rules.geometry import BLOCKED, line_figures, near, opposing_neighbours, sight_past
from gloam.games.horrorclix.rules.ground import WITHIN, Spaces, around, listed
from gloam.games.horrorclix.rules.hunting import forbids_act, forbids_ranged, powers_for
from gloam.games.horrorclix.rules.movement import Reach, aloft, holders, mask_of, monster_reach, starts_halved
from gloam.games.horrorclix.rules.reach import Flight
from gloam.games.horrorclix.rules.suspense import starts_rough, victim_reach
from gloam.games.horrorclix.rules.targets import smashable, targets
from gloam.games.horrorclix.rules.values import speed, victim_speed
from gloam.games.horrorclix.show.odds import about_to_attack, aim_at, break_away_chance
from gloam.games.horrorclix.show.view import Action, AimView, ValueView, aim_view, value_view
from gloam.games.horrorclix.table import NOBODY, Clix
from gloam.kernel.game import Question

PLAIN: Final = "plain"  # no dependant power


# --- what is told -----------------------------------------------------------------------------------------------------


class OpenParts(Struct):
    """An action that a monster can be given: with which dependant power ("plain" for none), against whom, or what it smashes."""

    action: Action
    power: str
    aims: list[AimView]
    smashes: list[str]


class ClosedParts(Struct):
    """An action that a monster cannot be given now, and the rule that forbids it."""

    action: Action
    power: str
    rule: str


class HuntParts(Struct):
    """What one of the active player's monsters can do now."""

    open: list[OpenParts]
    closed: list[ClosedParts]
    speed: ValueView
    reach: list[str]
    """Where a plain move can end, once it has broken away; victims' spaces among them."""
    aloft: list[str]
    """Where it can end soaring."""
    breaks_away: int | None
    """The chance to break away in percent; None if nobody holds it."""
    frenzy: bool
    """It may attack after a move."""


class ThreatParts(Struct):
    """An opponent that could attack in these spaces in its next turn if nothing else changes."""

    monster: str
    spaces: list[str]


class MoveParts(Struct):
    """A move: the way to each space, and who threatens which of them."""

    ways: dict[str, list[str]]
    """By the space where it ends: the spaces it goes through, that one last. Flyers go straight, so they have none."""
    threats: list[ThreatParts]


class QuestionParts(Struct):
    """What a question is about, besides the facts of the step that waits for the answer."""

    hunts: dict[str, HuntParts] | UnsetType = UNSET
    """Of "act": by monster."""
    aims: dict[str, dict[str, AimView]] | UnsetType = UNSET
    """Of "target" and "free_attack": by target, then by power ("plain" for none)."""
    move: MoveParts | UnsetType = UNSET
    """Of "move"."""
    victims: dict[str, list[str]] | UnsetType = UNSET
    """Of "suspense": where each victim that is face up could go."""


def parts(t: Clix, question: Question) -> QuestionParts:
    """What a question is about. All of it follows from what lies open."""
    asked = question.prompt
    if asked == "act":
        return QuestionParts(hunts={c.MONSTERS[m]: _hunt(t, m, question) for m in t.monsters_of(t.active)})
    if asked == "target":
        wanted = [TARGET.part(answer) for answer in question.options if TARGET.has(answer)]
        return QuestionParts(aims={c.MONSTERS[n]: {_named(t.attack_power): aim_view(aim_at(t, t.attacker, n))} for n in wanted})
    if asked == "free_attack":
        return QuestionParts(aims=_free_aims(t, question))
    if asked == "move":
        return QuestionParts(move=_move(t, question.resume[1], question.resume[2]))
    if asked == "suspense":
        chosen = [VICTIM.part(answer) for answer in question.options if VICTIM.has(answer)]
        return QuestionParts(victims={c.VICTIMS[v]: _victim_ends(t, v) for v in chosen if t.known(v)})
    return QuestionParts()


def _named(power: int) -> str:
    return PLAIN if power == c.NO_POWER else c.POWERS[power]


def _spaces(spaces: Spaces) -> list[str]:
    return [c.SPACES[space] for space in listed(spaces)]


# --- giving an action -------------------------------------------------------------------------------------------------


def _hunt(t: Clix, m: int, question: Question) -> HuntParts:
    opened = [ACT.parts(answer)[1:] for answer in question.options if ACT.has(answer) and ACT.parts(answer)[0] == m]
    reach = plain_reach(t, m)
    return HuntParts(
        open=[_open(t, m, action, power - 1) for action, power in opened],
        closed=_closed(t, m, [(action, power - 1) for action, power in opened]),
        speed=value_view(speed(t, m, starts_halved(t, m))),
        reach=_spaces(reach.ends) if (c.MOVE_ACTION, 0) in opened else [],
        aloft=_spaces(aloft(reach)) if (c.MOVE_ACTION, 0) in opened else [],
        breaks_away=break_away_chance(t, m),
        frenzy=t.blooded(m) and not t.minion(m),
    )


def _open(t: Clix, m: int, action: int, power: int) -> OpenParts:
    if action == c.MOVE_ACTION or has(power, "no_attack"):
        return OpenParts(c.ACTIONS[action], _named(power), [], [])
    then = about_to_attack(t, m, action, power)
    area = says(then, power, "area", m) if has(power, "area") else ()
    aimed = list(area) or targets(then, m, action, power)
    smashes = smashable(t, m, True) if action == c.CLOSE and power == c.NO_POWER else []
    return OpenParts(
        c.ACTIONS[action], _named(power), [aim_view(aim_at(then, m, n)) for n in aimed], [c.SPACES[space] for space in smashes]
    )


def _closed(t: Clix, m: int, opened: list[tuple[int, int]]) -> list[ClosedParts]:
    shown = [(action, power) for action in range(len(c.ACTIONS)) for power in (c.NO_POWER, *powers_for(t, m, action))]
    return [
        ClosedParts(c.ACTIONS[action], _named(power), forbids_act(t, m, action, power))
        for action, power in shown
        if (action, power) not in opened
    ]


def plain_reach(t: Clix, m: int) -> Reach:
    """Where a monster could go with a move action, once it has broken away."""
    past = mask_of(opposing_neighbours(t, m))
    return monster_reach(t, m, speed(t, m, starts_halved(t, m)).total, past, True)


# --- attacking after a move -------------------------------------------------------------------------------------------


def _free_aims(t: Clix, question: Question) -> dict[str, dict[str, AimView]]:
    m = question.resume[1]
    found: dict[str, dict[str, AimView]] = {}
    for answer in question.options:
        if FIGHT.has(answer):
            target, power = FIGHT.parts(answer)
            then = about_to_attack(t, m, c.CLOSE, power - 1, bool(t.frenzy))
            then.move_power = t.move_power
            found.setdefault(c.MONSTERS[target], {})[_named(power - 1)] = aim_view(aim_at(then, m, target))
    return found


# --- moving -----------------------------------------------------------------------------------------------------------


def _move(t: Clix, m: int, past: int) -> MoveParts:
    reach = monster_reach(t, m, t.rest, past, t.carried == NOBODY)
    if isinstance(reach, Flight):
        return MoveParts(ways={}, threats=threats(t, m, reach.ends | reach.aloft))
    return MoveParts(
        ways={c.SPACES[to]: [c.SPACES[space] for space in reach.path(to)] for to in reach.places},
        threats=threats(t, m, reach.ends),
    )


def threats(t: Clix, m: int, spaces: Spaces) -> list[ThreatParts]:
    """Who could attack a monster in which of these spaces in the next turn, if nothing else changes."""
    found: list[ThreatParts] = []
    for opponent in t.in_play():
        if not t.friendly(m, opponent) and not t.vulnerable(opponent) and not t.hourglass(opponent, 1):
            reached = _struck(t, opponent, m, spaces)
            if reached:
                found.append(ThreatParts(c.MONSTERS[opponent], _spaces(reached)))
    return found


def _struck(t: Clix, opponent: int, m: int, spaces: Spaces) -> Spaces:
    """Where an opponent could attack a monster: beside it, beside where a frenzy brings it, or in its line of fire."""
    here = t.at[opponent]
    close = near(t, here)
    frenzied = (t.blooded(opponent) or any_of(t, "counts_blooded", opponent)) and not t.minion(opponent)
    if frenzied and not t.hourglass(opponent, 0) and not holders(t, opponent):
        close |= around(t.passage().steps, plain_reach(t, opponent).ends)
    reached = close & spaces
    if c.RANGE[t.kind[opponent]] and forbids_ranged(t, opponent) == "":
        without = t.clone()
        without.at[m] = -1
        figures = line_figures(without, False)
        in_range = WITHIN[min(c.RANGE[t.kind[opponent]], len(WITHIN) - 1)][here] & spaces & ~close
        for space in listed(in_range):
            if sight_past(without, here, space, t.soaring[opponent] == 1, figures) != BLOCKED:
                reached |= 1 << space
    return reached


def _victim_ends(t: Clix, v: int) -> list[str]:
    return _spaces(victim_reach(t, v, victim_speed(t, v, starts_rough(t, t.victim_at[v]))).ends)
