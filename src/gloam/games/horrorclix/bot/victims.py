"""Victims: which to move where, and where a saved one is put."""

from __future__ import annotations

from typing import Final, final

from gloam.games.horrorclix.answers import DONE, MOVE, PLACE, PLAY, SPARE, VICTIM
from gloam.games.horrorclix.bot import weights
from gloam.games.horrorclix.bot.outlook import Outlook
from gloam.games.horrorclix.bot.places import SOON
from gloam.games.horrorclix.bot.ways import moves_by_way, rows, ways_from
from gloam.games.horrorclix.components import VICTIM_SPEED, twist
from gloam.games.horrorclix.rules.ground import distance
from gloam.games.horrorclix.rules.suspense import starts_rough, victim_reach
from gloam.games.horrorclix.rules.values import half, victim_speed
from gloam.games.horrorclix.show.names import space_name, the_victim
from gloam.games.horrorclix.table import Clix
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Question
from gloam.show.words import counted

_USUAL_SPEED: Final[int] = sum(VICTIM_SPEED) // len(VICTIM_SPEED)
_LOOKED_AT: Final = 6  # victims that are looked at closely
_NEARLY: Final = 0.3  # a smaller gain is not worth turning a victim up
_SPRINT: Final[int] = twist("terror_sprint")
_MESMERIZED: Final[int] = twist("mesmerized")
_FURTHER: Final[int] = twist("just_a_little_bit_further")
_PHONE: Final[int] = twist("cell_phone")
_LOVE: Final[int] = twist("unlucky_at_love")

Taker = tuple[bytes, bytes, float, int]
"""How far a monster has to everywhere, how many moves a way takes it, what a victim is worth to it, how many turns it waits."""


@final
class Lures:
    """What a victim is worth to a seat where it stands: what we could take, against what they could."""

    __slots__ = ("_known", "_ours", "_theirs")

    def __init__(self, o: Outlook) -> None:
        t = o.t
        ours_first = t.active == o.seat
        self._ours: list[Taker] = _takers(o, o.mine, 0 if ours_first else 1)
        self._theirs: list[Taker] = _takers(o, o.foes, 1 if ours_first else 0)
        self._known: dict[int, float] = {}

    def worth(self, space: int) -> float:
        """What a victim in this space is worth to us."""
        found = self._known.get(space)
        if found is None:
            found = _best(self._ours, space) - weights.THEIRS * _best(self._theirs, space)
            self._known[space] = found
        return found

    def best(self, spaces: list[int]) -> tuple[int, float]:
        """Where a victim is worth most to us, and how much; (-1, -999) if there is nowhere."""
        best, most = -1, -999.0
        for space in spaces:
            worth = self.worth(space)
            if worth > most:
                best, most = space, worth
        return best, most

    def worst(self, spaces: list[int]) -> float:
        """What it is worth to us where they would like it best."""
        return min([self.worth(space) for space in spaces], default=0.0)


def _takers(o: Outlook, monsters: list[int], later: int) -> list[Taker]:
    """Those who could take a victim, each with how many turns it has to wait first."""
    t = o.t
    found: list[Taker] = []
    for m in monsters:
        stride = o.stride(m)
        if stride > 0 and t.owner[m] == t.controller(m):
            wait = later + (0 if o.rested(m) else 1)
            found.append((rows(t, m, t.at[m]), moves_by_way(stride), o.victim_worth(m), wait))
    return found


def _best(takers: list[Taker], space: int) -> float:
    best = 0.0
    for row, by_way, worth, wait in takers:
        turns = by_way[row[space]] - 1 + wait
        if turns < len(SOON):
            gain = worth * SOON[turns]
            if gain > best:
                best = gain
    return best


# --- moving -----------------------------------------------------------------------------------------------------------


def stride_of(t: Clix, v: int) -> int:
    """How far a victim goes; about as far as most, if nobody has seen it."""
    return victim_speed(t, v, starts_rough(t, t.victim_at[v])) if t.known(v) else _USUAL_SPEED


def ends_of(t: Clix, v: int, speed: int) -> list[int]:
    """Where a victim can go."""
    return victim_reach(t, v, speed).places


def move_worth(t: Clix, lures: Lures, v: int, speed: int) -> float:
    """What it brings us to move a victim."""
    return lures.best(ends_of(t, v, speed))[1] - lures.worth(t.victim_at[v])


def name(t: Clix, v: int) -> str:
    """A victim in words."""
    return the_victim(t, v) if t.known(v) else "a victim"


def choose_victim(t: Clix, question: Question) -> Advice:
    """The victim whose move brings us most; the nearest are looked at."""
    o = Outlook(t, question.seat)
    lures = Lures(o)
    victims = [VICTIM.part(answer) for answer in question.options if VICTIM.has(answer)]
    far = [(min([distance(t.at[m], t.victim_at[v]) for m in o.mine], default=0), v) for v in victims]
    far.sort()
    stay = [answer for answer in question.options if answer in (PASS, DONE, SPARE)]
    best, most = far[0][1], _NEARLY if stay else -999.0
    found = False
    for _, v in far[:_LOOKED_AT]:
        gain = move_worth(t, lures, v, stride_of(t, v))
        if gain > most:
            best, most, found = v, gain, True
    if stay and not found:
        return Advice(stay[0], "the victims are fine where they are")
    return Advice(VICTIM.of(best), f"moving {name(t, best)} should gain us about {counted(round(max(0.0, most)), 'point')}")


def choose_lost(t: Clix, question: Question) -> Advice:
    """The victim that we have least to expect of."""
    lures = Lures(Outlook(t, question.seat))
    best, least = question.options[0], 999.0
    for answer in question.options:
        if VICTIM.has(answer):
            worth = lures.worth(t.victim_at[VICTIM.part(answer)])
            if worth < least:
                best, least = answer, worth
    return Advice(best, "we had least to expect of this one")


def choose_where(t: Clix, question: Question) -> Advice:
    """Where a victim is worth most to us: near our own monsters, far from theirs. A card is played if it takes it farther."""
    lures = Lures(Outlook(t, question.seat))
    ends = [MOVE.part(answer) if MOVE.has(answer) else PLACE.part(answer) for answer in question.options if _is_space(answer)]
    to, worth = lures.best(ends)
    card, more = _card_for_move(t, question, lures, worth)
    if card >= 0:
        return Advice(PLAY.of(card), f"the card should gain us about {counted(round(more), 'point')} more")
    v = question.resume[1] if question.resume[0] == "other_moved" else t.chosen
    if DONE in question.options and (to < 0 or worth <= lures.worth(t.victim_at[v])):
        return Advice(DONE, "it stands well where it is")
    answer = MOVE.of(to) if MOVE.of(to) in question.options else PLACE.of(to)
    return Advice(answer, f"{name(t, v)} is worth most to us at {space_name(to)}")


def _is_space(answer: int) -> bool:
    return MOVE.has(answer) or PLACE.has(answer)


def _card_for_move(t: Clix, question: Question, lures: Lures, worth: float) -> tuple[int, float]:
    """The card that adds most to the move of the chosen victim, if one adds enough; (-1, 0) otherwise."""
    best, most = -1, weights.SPENT
    for answer in question.options:
        if not PLAY.has(answer):
            continue
        card = PLAY.part(answer)
        speed = stride_of(t, t.chosen)
        gain = 0.0
        if card in (_SPRINT, _MESMERIZED, _FURTHER):
            longer = speed + (3 if card == _SPRINT else 2 if card == _MESMERIZED else half(speed))
            gain = lures.best(ends_of(t, t.chosen, longer))[1] - worth
        elif card in (_PHONE, _LOVE):
            others = [v for v in t.victims() if v != t.chosen and v not in t.shifted][:_LOOKED_AT]
            gain = max([move_worth(t, lures, v, stride_of(t, v)) for v in others], default=0.0)
            gain *= 0.5 if card == _LOVE else 1.0
        if gain > most:
            best, most = card, gain
    return best, most if best >= 0 else 0.0


def choose_minion(t: Clix, question: Question) -> Advice:
    """A minion beside its maker, as near to other victims as can be."""
    spaces = [PLACE.part(answer) for answer in question.options if PLACE.has(answer)]
    others = [t.victim_at[v] for v in t.victims()]
    best, least = spaces[0], 999
    for space in spaces:
        far = min([ways_from(t, space)[other] for other in others], default=0)
        if far < least:
            best, least = space, far
    return Advice(PLACE.of(best), "one more to hunt with")
