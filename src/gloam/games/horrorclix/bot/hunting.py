"""The hunting phase: which monster acts, how it moves, and when to rest."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from gloam.games.horrorclix.answers import ACT, AGREE, BREAK, DONE, MOVE, PLACE, PLAY, PROPOSE, SNATCH, SOAR, STAY
from gloam.games.horrorclix.bot import cards, weights
from gloam.games.horrorclix.bot.chances import percent
from gloam.games.horrorclix.bot.fighting import NOTHING_GAINED, Judged, attack_gain
from gloam.games.horrorclix.bot.outcome import PLAYOUTS, sure_of
from gloam.games.horrorclix.bot.outlook import Outlook
from gloam.games.horrorclix.bot.places import NO_PLACE, Place, Places, told
from gloam.games.horrorclix.components import ATTACK, MOVE_ACTION, NO_POWER, POWERS, RANGED
from gloam.games.horrorclix.powers.hooks import any_of
from gloam.games.horrorclix.rules.ending import team_total
from gloam.games.horrorclix.rules.geometry import opposing_neighbours
from gloam.games.horrorclix.rules.ground import Spaces, distance
from gloam.games.horrorclix.rules.movement import aloft, holders, mask_of, monster_reach, slips_away, starts_halved
from gloam.games.horrorclix.rules.values import speed
from gloam.games.horrorclix.show.names import POWER_REFS, monster_ref, space_name
from gloam.games.horrorclix.table import ACTED, NOBODY, Clix, put
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Question

_SHROUD: Final[int] = POWERS.index("shroud")


# --- giving an action -------------------------------------------------------------------------------------------------


def choose_act(t: Clix, question: Question) -> Advice:
    """The action that is worth most, after what it costs its monster to be tired; none if all may better rest.

    Moves take longest to judge, so those come last that cannot be worth much, and only as long as they might be the best.
    """
    o = Outlook(t, question.seat)
    most = weights.ENOUGH if t.victims() else weights.ANYTHING
    best, why = -1, "everyone is better off resting"
    moves: list[tuple[float, int, Setting]] = []
    settings: dict[tuple[int, int], Places] = {}
    for n, answer in enumerate(question.options):
        if ACT.has(answer):
            m, action, power = ACT.parts(answer)
            if action == MOVE_ACTION and power - 1 != _SHROUD:
                setting = Setting(o, m, power - 1, settings)
                moves.append((push_cost(o, m) - setting.at_best(), n, setting))
                continue
            judged = action_gain(o, m, action, power - 1)
            gain = judged.gain - push_cost(o, m)
        elif PLAY.has(answer):
            judged = cards.hunting_gain(o, PLAY.part(answer))
            gain = judged.gain
        else:
            continue
        if gain > most:
            best, most, why = n, gain, judged.why
    moves.sort(key=_first_two)
    for least, n, setting in moves:
        if -least < most:
            break
        judged = setting.gain()
        gain = judged.gain - push_cost(o, setting.m)
        if gain > most or (gain == most and n < best):
            best, most, why = n, gain, judged.why
            remember(setting.plan(t))
    return Advice(question.options[best] if best >= 0 else DONE, why)


def _first_two(move: tuple[float, int, Setting]) -> tuple[float, int]:
    return move[0], move[1]


def push_cost(o: Outlook, m: int) -> float:
    """What a second token costs: the monster is vulnerable and has to rest. It is deadly beside those who prey on that."""
    t = o.t
    if not t.tokens[m] or t.owner[m] != o.seat:
        return 0.0
    others = [n for n in o.mine if n != m and o.usable(n) and o.rested(n)]
    cost = weights.PUSH if len(others) >= t.actions else 0.5 * weights.PUSH
    return cost * weights.HUNTED if o.preyed_on(m) else cost


def action_gain(o: Outlook, m: int, action: int, power: int) -> Judged:
    """What an action that is no move is worth to the seat that gives it."""
    return screen_gain(o) if power == _SHROUD else attack_gain(o.t, m, action, power)


def setting_out(t: Clix, m: int, power: int) -> Clix:
    """A copy of the table on which a monster has been given a move action."""
    trial = t.clone()
    trial.acting = m
    trial.move_power = power
    trial.frenzy = int(not t.minion(m) and (t.blooded(m) or bool(any_of(trial, "counts_blooded", m))))
    return trial


@final
class Setting:
    """A move action that could be given: where it leads, and what that is worth."""

    __slots__ = ("_best", "_held", "_high", "_low", "m", "o", "places", "power")

    def __init__(self, o: Outlook, m: int, power: int, known: dict[tuple[int, int], Places]) -> None:
        trial = setting_out(o.t, m, power)
        rest = speed(trial, m, starts_halved(trial, m)).total
        reach = monster_reach(trial, m, rest, mask_of(opposing_neighbours(trial, m)), True)
        self.o: Outlook = o
        self.m: int = m
        self.power: int = power
        self._low: Spaces = reach.ends
        self._high: Spaces = aloft(reach)
        self._best: Place = NO_PLACE
        self._held: bool = bool(holders(o.t, m)) and not slips_away(trial, m)
        frenzy = trial.frenzy == 1 and not o.t.hourglass(m, ATTACK)
        places = known.get((m, int(frenzy)))
        if places is None:
            places = known[m, int(frenzy)] = Places(o, m, frenzy)
        self.places: Places = places

    def at_best(self) -> float:
        """More than the move can be worth, at a glance."""
        return self.places.at_best(self._low, self._high) - self.places.here()

    def gain(self) -> Judged:
        """How much better the best place in reach is than the present one."""
        best = self._best = self.places.best(self._low, self._high)
        if best.space < 0:
            return NOTHING_GAINED
        gain = best.worth - self.places.here()
        why = f"{monster_ref(self.o.t, self.m)} to {told(self.o.t, best)}"
        if self.power != NO_POWER:
            why = f"{POWER_REFS[self.power]}: {why}"
            gain -= 0.01
        if self._held:
            gain *= weights.BREAKS
            why = f"{why}, if it breaks away"
        return Judged(gain, why)

    def plan(self, t: Clix) -> Plan:
        """Where the move is to go, once its gain is known."""
        return Plan(t.clone(), self.m, self._low, self._high, self._best, self.places.here())


class Plan(NamedTuple):
    """Where a monster is to go, on this table and with these spaces in reach, and what it is worth to stay instead."""

    table: Clix
    m: int
    low: Spaces
    high: Spaces
    place: Place
    here: float


_remembered: list[Plan] = []


def remember(plan: Plan) -> None:
    """Keep the plan of the move that was advised last: the next question is mostly where it goes."""
    _remembered[:] = [plan]


# --- moving -----------------------------------------------------------------------------------------------------------


def as_before(t: Clix, m: int) -> Clix:
    """The table as it was before a monster was given its move action, wherever it has come to since."""
    before = t.clone()
    before.flags = put(before.flags, m, before.flags[m] & ~ACTED)
    before.actions += 1
    before.acting = NOBODY
    before.frenzy = before.was_blooded = 0
    before.move_power = NO_POWER
    return before


def _places(t: Clix, seat: int, m: int) -> Places:
    return Places(Outlook(as_before(t, m), seat), m, t.frenzy == 1 and not t.hourglass(m, ATTACK))


def planned(t: Clix, seat: int, m: int, low: Spaces, high: Spaces) -> Plan:
    """Where a monster that moves should go: as was planned, if that was for this very move, else found now, which is the same."""
    before = as_before(t, m)
    for plan in _remembered:
        if (plan.m, plan.low, plan.high) == (m, low, high):
            was = plan.table
            before.begun, before.rest, before.climbs, before.pool = was.begun, was.rest, was.climbs, was.pool
            before.crypts = was.crypts  # a guess, but for the own
            if before.same(was):
                return plan
    places = _places(t, seat, m)
    return Plan(before, m, low, high, places.best(low, high), places.here())


def choose_break(t: Clix, question: Question) -> Advice:
    """Break away whenever another place is better."""
    m: int = question.resume[1]
    past: int = question.resume[2]
    places = _places(t, question.seat, m)
    reach = monster_reach(t, m, t.rest, past, True)
    best = places.best(reach.ends, aloft(reach))
    if best.space >= 0 and best.worth > places.here():
        return Advice(BREAK, f"4 or more breaks away, {percent(weights.BREAKS)}")
    return Advice(STAY, "this is the place to be")


def choose_move(t: Clix, question: Question) -> Advice:
    """Go straight to the best place; with a victim in its claws a flyer drops it from the sky."""
    m: int = question.resume[1]
    low = sum([1 << MOVE.part(answer) for answer in question.options if MOVE.has(answer)])
    high = sum([1 << SOAR.part(answer) for answer in question.options if SOAR.has(answer)])
    if t.carried != NOBODY and high:
        best = _places(t, question.seat, m).best(0, high)
        return Advice(SOAR.of(best.space), "to drop it from up there")
    plan = planned(t, question.seat, m, low, high)
    best = plan.place
    if DONE not in question.options and best.space >= 0:  # it is passing over another and has to go on
        return Advice(SOAR.of(best.space) if best.soaring else MOVE.of(best.space), told(t, best))
    snatched = _snatched(t, question, best)
    if snatched >= 0 and _places(t, question.seat, m).danger_at(best.space, False) > weights.ALOFT:
        return Advice(SNATCH.of(snatched), "to carry it out of danger first")
    if best.space < 0 or best.worth <= plan.here:
        return Advice(DONE, "there is no better place")
    return Advice(SOAR.of(best.space) if best.soaring else MOVE.of(best.space), told(t, best))


def _snatched(t: Clix, question: Question, best: Place) -> int:
    """The victim in the best place, if it can be carried off from there; else -1."""
    v = t.victim_in(best.space) if best.space >= 0 else NOBODY
    return v if v != NOBODY and SNATCH.of(v) in question.options else -1


def choose_force(t: Clix, question: Question) -> Advice:
    """Move another's monster where it does least: far from victims and beside ours."""
    m: int = question.resume[1]
    o = Outlook(t, question.seat)
    best, most = DONE, _unwanted(o, m, t.at[m])
    for answer in question.options:
        if answer != DONE:
            space = SOAR.part(answer) if SOAR.has(answer) else MOVE.part(answer)
            worth = _unwanted(o, m, space)
            if worth > most:
                best, most = answer, worth
    return Advice(best, "it does least harm there" if best != DONE else "it stands well where it is")


def _unwanted(o: Outlook, m: int, space: int) -> float:
    """How little an opponent likes a space."""
    t = o.t
    nearest = min([distance(space, t.victim_at[v]) for v in t.victims()], default=0)
    return nearest + sum([o.strike(own, m, 1).gain for own in o.mine if (o.beside(own) >> space) & 1], 0.0)


# --- screens ----------------------------------------------------------------------------------------------------------


def exposed(o: Outlook) -> tuple[int, int, float]:
    """The own monster that shots would cost most, the shooter, and the cost."""
    found = (NOBODY, NOBODY, 0.0)
    for foe in o.foes:
        if o.shoots(foe):
            for m in o.mine:
                loss = o.loss(foe, m, RANGED)
                if loss > found[2]:
                    found = (m, foe, loss)
    return found


def screen_gain(o: Outlook) -> Judged:
    """Fog or webs before someone who is aimed at."""
    m, _, loss = exposed(o)
    if m == NOBODY:
        return NOTHING_GAINED
    return Judged(weights.COVER * loss * 0.5, f"a screen for {monster_ref(o.t, m)}")


def choose_screen(t: Clix, question: Question) -> Advice:
    """Between the one who is aimed at and the shooter, as near as can be."""
    o = Outlook(t, question.seat)
    m, foe, _ = exposed(o)
    if m == NOBODY:
        if DONE in question.options:
            return Advice(DONE, "nobody needs a screen")
        return Advice(question.options[0], "anywhere will do")
    best, least = question.options[0], 999
    for answer in question.options:
        if PLACE.has(answer):
            space = PLACE.part(answer)
            far = 2 * distance(space, t.at[m]) + distance(space, t.at[foe])
            if far < least:
                best, least = answer, far
    return Advice(best, f"{space_name(PLACE.part(best))} hides {monster_ref(t, m)}")


# --- ending by agreement ----------------------------------------------------------------------------------------------


def propose_end(t: Clix, question: Question) -> Advice | None:
    """Propose the end of a game that is lost, at the first action of a turn."""
    seat = question.seat
    if question.prompt != "act" or t.begun or (t.proposed >> seat) & 1 or t.turns[seat] % weights.PROPOSED:
        return None
    if not t.owns_any(seat) or lead(t, seat) >= 0:
        return None
    lost = sure_of(t, seat, False)
    return Advice(PROPOSE, f"{lost} of {PLAYOUTS} quick play-outs are lost") if lost else None


def choose_end(t: Clix, question: Question) -> Advice:
    """Agree to end a game that either side is sure to win."""
    ahead = lead(t, question.seat)
    same = sure_of(t, question.seat, ahead > 0)
    if same:
        return Advice(AGREE, f"{same} of {PLAYOUTS} quick play-outs are {'won' if ahead > 0 else 'lost'}")
    return Advice(PASS, "there is still something to win")


def lead(t: Clix, seat: int) -> int:
    """How many points the team of a seat is ahead of the best of the others."""
    best = max([team_total(t, team) for team in t.teams if team != t.teams[seat]])
    return team_total(t, t.teams[seat]) - best
