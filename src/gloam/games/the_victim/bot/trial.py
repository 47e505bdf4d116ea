"""An answer tried on a copy of the game: once with luck, once without."""

from __future__ import annotations

from typing import Final, final

from gloam.games.the_victim.answers import ATTACK, DIE, EVIL_DIE, USE
from gloam.games.the_victim.bot.value import WON, next_wound, value
from gloam.games.the_victim.chances import hit_chance
from gloam.games.the_victim.rules.evil_rules import rules_of
from gloam.games.the_victim.table import Forest
from gloam.kernel.game import PASS, Game, Question
from gloam.kernel.nature import Nature, Outcomes

_MOST: Final = 40  # questions followed; no answer leads through more
_OPEN: Final = ("act", "run", "evil", "enslaved", "hunt", "choose")
"""What is asked when everything that an answer brought is done."""


@final
class Luck(Nature):
    """Chance that is always the same: high or low dice for the Victims, high ones for the Evil; of the rest the first."""

    def __init__(self, high: bool) -> None:
        self.high = high

    def choose(self, move: int, draw: int, base: int, outcomes: Outcomes, weights: tuple[int, ...]) -> int:
        if base == DIE.zero:
            return max(outcomes) if self.high else min(outcomes)
        return max(outcomes) if base == EVIL_DIE.zero else outcomes[0]


def tried(game: Game, answer: int, high: bool) -> Game:
    """The game when what this answer brings is done, with high or low dice for the Victims."""
    after = game.clone(Luck(high))
    after.answer(answer, game.asked[0].seat)
    for _ in range(_MOST):
        if after.over or not after.asked or after.asked[0].prompt in _OPEN:
            break
        asked = after.asked[0]
        after.answer(_plain(after, asked), asked.seat)
    return after


def _plain(game: Game, question: Question) -> int:
    """What is answered on the way: nothing special, and the best target."""
    if PASS in question.options:
        return PASS
    t = game.table
    assert isinstance(t, Forest)
    targets = [answer for answer in question.options if ATTACK.has(answer)]
    return best_target(t, targets) if targets else question.options[0]


def worth(game: Game) -> float:
    """What a game is worth to the Victims, at its end too."""
    t = game.table
    assert isinstance(t, Forest)
    if game.result is None:
        return value(t)
    return WON if game.result.reason == "escaped" else -WON


def best_target(t: Forest, answers: list[int], points: int = 2) -> int:
    """Of some answers that name whom to attack the one that hurts the Victims most."""
    best, most = answers[0], -1.0
    for answer in answers:
        victim = ATTACK.part(answer)
        harm = hit_chance(t, victim, points) * next_wound(t, victim)
        if harm > most:
            best, most = answer, harm
    return best


def wounded_by(before: Forest, after: Forest) -> list[int]:
    """The Victims that have more Wounds than before."""
    return [victim for victim in before.on_map() if after.wounds[victim] > before.wounds[victim]]


def best_place(game: Game, places: tuple[int, ...], points: int) -> tuple[int, float, float]:
    """Of the places that a skill is offered the best: what the table is worth to the Victims then, and the chance to wound."""
    best, least, hits = places[0], 9999.0, 0.0
    for place in places:
        after, chance = expected(game, place, points)
        if after < least:
            best, least, hits = place, after, chance
    return best, least, hits


def expected_skill(game: Game, answer: int, points: int) -> tuple[float, float]:
    """What a skill is worth to the Victims on the average, at its best place if it asks for one, and its chance to wound."""
    if USE.part(answer) not in rules_of(USE.part(answer)).asks_where:
        return expected(game, answer, points)
    placing = game.clone(Luck(False))
    placing.answer(answer, game.asked[0].seat)
    _, after, chance = best_place(placing, placing.asked[0].options, points)
    return after, chance


def expected(game: Game, answer: int, points: int) -> tuple[float, float]:
    """What an answer that attacks with so many points is worth to the Victims on the average, and its chance to wound."""
    t = game.table
    assert isinstance(t, Forest)
    hit = tried(game, answer, False)
    after = hit.table
    assert isinstance(after, Forest)
    wounded = wounded_by(t, after)
    if not wounded:
        return worth(hit), 0.0
    chance = sum([hit_chance(t, victim, points) for victim in wounded], 0.0) / len(wounded)
    missed = worth(tried(game, answer, True))
    return missed + chance * (worth(hit) - missed), chance
