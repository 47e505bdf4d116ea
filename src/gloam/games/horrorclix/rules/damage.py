"""Damage and healing: the dial turns click by click; skulls kill."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import PLAY
from gloam.games.horrorclix.components import DIAL, NO_TURN, POINTS, SKULLS, TRANSFORMS, TURNS_TO, Monster, Source, twist
from gloam.games.horrorclix.powers.hooks import any_of, each
from gloam.games.horrorclix.table import OFF, SANE, Clix, put, rule
from gloam.games.horrorclix.twists.cards import leaves_crypt
from gloam.games.horrorclix.twists.subplots import hatred
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game, Step

# How damage is dealt
UNPREVENTABLE: Final = 1
PENETRATING: Final = 2
BY_ATTACK: Final = 4
BY_CLOSE: Final = 8
BY_RANGED: Final = 16

_SEVERED_LIMB: Final[int] = twist("severed_limb")
_LIMB_SAVES: Final = 2


@rule
def harm(g: Game, t: Clix, m: Monster, amount: int, how: int, source: Source, by: Seat) -> None:
    """Deal damage to a monster. `source` is the monster that does it, `by` the seat that scores if it dies (-1: none).

    [damage.taken-after-target-powers, damage.unpreventable-not-redirected, damage.penetrating]
    """
    if t.at[m] < 0 or m in [entry[0] for entry in t.dying]:
        return
    if not how & UNPREVENTABLE:
        other = any_of(t, "redirects", m, source)
        if other:
            m = other - 1
    seat = t.controller(m)
    if how & BY_CLOSE and amount >= _LIMB_SAVES and not how & UNPREVENTABLE and t.may_hold(seat, "damage"):
        cards = [card for card in t.crypts[seat] if card == _SEVERED_LIMB]
        g.ask(seat, "damage", (PASS, *PLAY.each(cards)), ("limb", m, amount, how, source, by))
    else:
        g.then(("reduce", m, amount, how, source, by))


@rule
def limb(g: Game, t: Clix, m: Monster, amount: int, how: int, source: Source, by: Seat, answer: int) -> None:
    """A severed limb takes two points of the damage, and weakens for good."""
    if answer != PASS:
        leaves_crypt(g, t, t.controller(m), _SEVERED_LIMB)
        t.suffers = put(t.suffers, m, t.suffers[m] + 1)
        amount -= _LIMB_SAVES
    g.then(("reduce", m, amount, how, source, by))


@rule
def reduce(g: Game, t: Clix, m: Monster, amount: int, how: int, source: Source, by: Seat) -> None:
    """Its own powers lower what it takes, unless it is unpreventable or penetrating. [damage.unpreventable-not-reduced]"""
    if how & BY_ATTACK and not how & (UNPREVENTABLE | PENETRATING):
        amount -= sum([less for _, less in each(t, "reduces", m, source)])
    if amount > 0:
        g.then(("take", m, amount, how, source, by))
    else:
        g.tell("unhurt", m)


@rule
def take(g: Game, t: Clix, m: Monster, amount: int, how: int, source: Source, by: Seat) -> None:
    """The damage is taken; a soaring monster that is shot from the ground takes one more and falls.

    [damage.clockwise-clicks, air-combat.extra-damage-to-soaring, air-combat.shot-down-to-hovering]
    """
    shot_down = how & BY_RANGED and t.soaring[m] and source >= 0 and not t.soaring[source]
    if shot_down:
        amount += 1
    follow = []
    if how & BY_ATTACK and source >= 0:
        follow = [step for _, steps in each(t, "wounded", m, source) for step in steps]
        follow += [step for _, steps in each(t, "wounds", source, m) for step in steps]
    g.then_all([("turn_dial", m, amount, source, by), *follow])
    if shot_down:
        t.soaring = put(t.soaring, m, 0)
        g.tell("shot_down", m)


@rule
def turn_dial(g: Game, t: Clix, m: Monster, clicks: int, source: Source, by: Seat) -> None:
    """One click for each point, clockwise; the first three skulls end it. [killing.three-skulls]"""
    dial = DIAL[t.kind[m]]
    click = t.click[m]
    left = clicks
    while left and dial[click + 1][0] != SKULLS:
        click += 1
        left -= 1
    t.click = put(t.click, m, click)
    g.tell("damaged", m, clicks, click)
    if left:
        chance = any_of(t, "would_die", m, source)
        if chance:
            g.then(*chance, ("survives_or_dies", m, source, by))
        else:
            dies(t, m, source, by)


@rule
def survives_or_dies(g: Game, t: Clix, m: Monster, source: Source, by: Seat) -> None:
    """What a power left undecided: if it did not save the monster, it dies."""
    if t.spared:
        t.spared = 0
    else:
        dies(t, m, source, by)


def dies(t: Clix, m: int, source: int, by: int) -> None:
    """The dial shows skulls. All that die of one cause are removed together."""
    t.click = put(t.click, m, t.click[m] + 1)
    t.dying += ((m, source, by),)


def outright(t: Clix, m: int, source: int, by: int) -> None:
    """A monster is killed without damage."""
    t.dying += ((m, source, by),)


@rule
def bury(g: Game, t: Clix) -> None:
    """Remove all that have died, at once, and score each; then comes what their deaths lead to. [killing.simultaneous]"""
    dead = t.dying
    if not dead:
        return
    t.dying = ()
    follow = answers_to_death(t, dead)
    for m, source, by in dead:
        score_kill(t, m, source, by)
    for m, _, _ in dead:
        remove(t, m)
    for m, source, by in dead:
        g.tell("killed", m, source, by)
    for _, source, _ in dead:
        if source >= 0 and t.at[source] >= 0:
            transform(g, t, source)
    g.then(("check_end",))
    g.then_all(follow)


def answers_to_death(t: Clix, dead: tuple[tuple[int, int, int], ...]) -> list[Step]:
    """What powers of the killers and of the friends of the dead bring about."""
    steps: list[Step] = []
    for m, source, _ in dead:
        if source < 0 or source == m:
            continue
        t.fallen = m
        found = each(t, "kills", source, m)
        for kin in t.in_play():
            if kin != m and t.friendly(kin, m):
                found += each(t, "kin_killed", kin, source)
        steps += [step for _, answer in found for step in answer if step not in steps]
    return steps


def score_kill(t: Clix, m: int, source: int, by: int) -> None:
    """The points of an opposing monster, unless it is out of its mind; and one more kill for the killer.

    [victory.kill-points, insanity.no-points-for-it, possession.no-points-for-it, victory.hourglass-deaths-score-nothing]
    """
    if by >= 0 and t.mind[m] == SANE and not t.friends(by, t.owner[m]):
        t.points = put(t.points, by, t.points[by] + POINTS[t.kind[m]])
        t.bonus = put(t.bonus, by, t.bonus[by] + hatred(t, by, m))
    if source >= 0 and source != m and not t.friends(t.controller(source), t.owner[m]):
        t.kills = put(t.kills, source, t.kills[source] + 1)


def remove(t: Clix, m: int) -> None:
    """A monster leaves the game with its card and every victim on it. [in-play.death-takes-card-and-victims]"""
    for v in range(len(t.victim_at)):
        if t.holder[v] == m:
            t.victim_at[v] = OFF
    t.at[m] = OFF
    t.soaring = put(t.soaring, m, 0)


# --- healing and transforming -----------------------------------------------------------------------------------------

TO_START: Final = 0
TO_FIRST: Final = 1  # past the starting line, to the first click


def heal(g: Game, t: Clix, m: int, amount: int, limit: int = TO_START) -> None:
    """Turn the dial back, but not past its starting line unless the card allows it.

    [damage.healing-counterclockwise, damage.healing-stops-at-start]
    """
    if t.at[m] < 0:
        return
    stop = 0 if limit == TO_FIRST else t.line[m]
    dial = DIAL[t.kind[m]]
    click = t.click[m]
    healed = 0
    while healed < amount and click > stop and dial[click - 1][0] != SKULLS:
        click -= 1
        healed += 1
    if healed:
        t.click = put(t.click, m, click)
        g.tell("healed", m, healed, click)


def transform(g: Game, t: Clix, m: int) -> None:
    """A transforming card is flipped when its condition is met; if it says so, the dial is turned to the red line, past any skulls.

    [transforming.condition-flips-card, transforming.alternative-line, transforming.skulls-skipped, cards.no-free-flip]
    """
    slays, kills = TRANSFORMS[t.kind[m]]
    if t.side[m] == 0 and ((slays and t.slays[m] >= slays) or (kills and t.kills[m] >= kills)):
        t.side = put(t.side, m, 1)
        if TURNS_TO[t.kind[m]] != NO_TURN:
            t.click = put(t.click, m, TURNS_TO[t.kind[m]])
            t.line = put(t.line, m, t.click[m])
        g.tell("transformed", m, t.click[m])


@rule
def heal_by(g: Game, t: Clix, m: Monster, amount: int, limit: int) -> None:
    """Healing that a power or card brings."""
    heal(g, t, m, amount, limit)
