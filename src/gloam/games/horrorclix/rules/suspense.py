"""The suspense phase: a victim is chosen, an opponent may answer with a card, and it is moved."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import DONE, MOVE, PLAY, TOKEN, VICTIM
from gloam.games.horrorclix.components import Archetype, Victim, twist
from gloam.games.horrorclix.powers.hooks import each_shown
from gloam.games.horrorclix.rules.ground import APART, distance, leave_out
from gloam.games.horrorclix.rules.offers import MOVES
from gloam.games.horrorclix.rules.reach import Walk, on_foot
from gloam.games.horrorclix.rules.values import victim_speed
from gloam.games.horrorclix.table import NOBODY, NOTHING, THIS_TURN, Clix, put, rule
from gloam.games.horrorclix.twists.cards import playable_cards
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game

_STAYS_PUT: Final[int] = twist("im_not_going_anywhere")
_FROZEN: Final[tuple[int, ...]] = (twist("frozen_with_fear"), twist("stuck_door"), twist("never_get_undressed"))
"""The cards by which a victim cannot move this turn."""
_CAMERA: Final[int] = twist("hidden_camera")
_GROWL: Final[int] = twist("fearsome_growl")
_MESMERIZED: Final[int] = twist("mesmerized")
_LOVE: Final[int] = twist("unlucky_at_love")
CALL: Final = 8  # how far a siren is heard


# --- choosing ---------------------------------------------------------------------------------------------------------


def movable(t: Clix, v: int) -> bool:
    """Whether an effect may move a victim at all. [suspense.cannot-move-this-turn]"""
    if t.victim_at[v] < 0:
        return False
    if not t.spells:
        return True
    cards = [card for card, whom, until in t.spells if whom == v and (until == THIS_TURN or card == _STAYS_PUT)]
    return not any([card == _STAYS_PUT or card in _FROZEN for card in cards])


def choosable(t: Clix) -> list[int]:
    """The victims that can be chosen: none twice in a turn."""
    return [v for v in range(len(t.victim_at)) if movable(t, v) and (not t.shifted or v not in t.shifted)]


def called(t: Clix) -> list[int]:
    """The victims that a power lets the active player move as well. [suspense.extra-victims-by-power]"""
    callers = [m for m in t.monsters_of(t.active) if each_shown(t, "calls_victims", m)]
    if not callers:
        return []
    return [v for v in choosable(t) if any(distance(t.victim_at[v], t.at[m]) <= CALL for m in callers)]


@rule
def choose_victim(g: Game, t: Clix) -> None:
    """Choose a victim to move, or none. [suspense.move-one-victim-optional]"""
    victims = choosable(t) if not t.shifted else called(t)
    if victims:
        g.ask(t.active, "suspense", (PASS, *VICTIM.each(victims)), ("victim_chosen",))


@rule
def victim_chosen(g: Game, t: Clix, answer: int) -> None:
    """It is turned up, the opponent on the left may respond, and it is moved. [suspense.chosen-victim-revealed]"""
    if answer == PASS:
        return
    extra = bool(t.shifted)
    t.chosen = VICTIM.part(answer)
    t.mover = t.active
    t.master = t.follow = NOTHING
    t.shifted += (t.chosen,)
    g.tell("chose", t.active, t.chosen)
    if not extra:
        g.then(("choose_victim",))
    g.then_all([("reveal", t.chosen), ("respond_to_choice", 0), ("move_chosen",), ("follow_up",)])


@rule
def reveal(g: Game, t: Clix, v: Victim) -> None:
    """A face-down victim is turned up: what it is, is drawn from the pool. [movement.reveals-victims]"""
    if not t.known(v):
        g.draw_card(TOKEN, t.pool, ("revealed", v))
    elif (t.face_down >> v) & 1:
        t.face_down &= ~(1 << v)
        g.tell("revealed", v, t.face[v])


@rule
def revealed(g: Game, t: Clix, v: Victim, archetype: Archetype) -> None:
    t.pool = t.pool.without(archetype)
    t.face = put(t.face, v, archetype)
    t.face_down &= ~(1 << v)
    g.tell("revealed", v, archetype)


# --- responding -------------------------------------------------------------------------------------------------------


def responders(t: Clix) -> list[int]:
    """The opponent on the left; in team play any of the other team. [suspense.left-opponent-responds,
    multiplayer.any-opposing-teammate-may-respond]"""
    opponents = t.opponents(t.active)
    return opponents if t.seats > 2 and len(set(t.teams)) < t.seats else opponents[:1]


@rule
def respond_to_choice(g: Game, t: Clix, n: int) -> None:
    """One plot twist that affects the chosen victim. [suspense.left-opponent-responds]"""
    seats = responders(t)
    if n == len(seats):
        return
    seat = seats[n]
    if not t.may_hold(seat, "suspense") or (_CAMERA, seat, THIS_TURN) in t.spells:
        g.then(("respond_to_choice", n + 1))
        return
    g.ask(seat, "respond", (PASS, *PLAY.each(playable_cards(t, seat, "suspense"))), ("responded_to_choice", n))


@rule
def responded_to_choice(g: Game, t: Clix, n: int, answer: int) -> None:
    """The first card that is played is the only one. [suspense.card-replaces-move]"""
    if answer == PASS:
        g.then(("respond_to_choice", n + 1))
    else:
        g.then(("play_twist", responders(t)[n], PLAY.part(answer)))


# --- moving -----------------------------------------------------------------------------------------------------------


def victim_reach(t: Clix, v: int, speed: int) -> Walk:
    """Where a victim can go: past figures but not through them.

    [suspense.victims-pass-by, suspense.victims-not-through-figures]
    """
    here = t.victim_at[v]
    apart = APART[here]
    through = t.ground.floor.copy()
    others = t.at + t.victim_at
    for space in others:
        if space >= 0 and space != here and apart[space] <= speed:
            leave_out(through, space)
    resting = through.copy()
    for space in t.tombstones + t.trees:
        leave_out(resting, space)
    passage = t.passage_past([space for space in others if space != here]) if t.doors else t.ground.open
    return on_foot(here, speed, passage.ways(t.rough(), t.separate()), through, resting)


def starts_rough(t: Clix, space: int) -> bool:
    """Whether a figure on foot starts on terrain that halves its speed.

    [hindering.start-halves-speed, water.hindering-for-movement]
    """
    return t.is_rough(space)


def nearest(t: Clix, space: int, monsters: list[int]) -> int:
    """How far the nearest of these monsters is."""
    if not monsters:
        return 0
    apart = APART[space]
    least = apart[t.at[monsters[0]]]
    for m in monsters:
        least = min(least, apart[t.at[m]])
    return least


def allowed_moves(t: Clix, v: int, speed: int) -> list[int]:
    """The answers that move a victim as far as it gets, and as the card in force allows."""
    reach = victim_reach(t, v, speed)
    here = t.victim_at[v]
    if t.master == _GROWL:
        hunters = t.monsters_of(t.active)
        far = nearest(t, here, hunters)
        return MOVE.each([end for end in reach.places if nearest(t, end, hunters) >= far])
    if t.master == _MESMERIZED:
        own = t.monsters_of(t.active)
        return MOVE.each([end for end in reach.places if any([distance(end, t.at[m]) < distance(here, t.at[m]) for m in own])])
    if t.master == _LOVE:
        loved = t.victim_at[t.chosen]
        return MOVE.each([end for end in reach.places if distance(end, loved) < distance(here, loved)])
    return MOVES.of_rows(reach.end_rows)


@rule
def move_chosen(g: Game, t: Clix) -> None:
    """The chosen victim is moved, up to its speed; the active player may play a card with it first.

    [suspense.no-card-active-moves]
    """
    v = t.chosen
    if v == NOBODY or t.victim_at[v] < 0:
        return
    options = allowed_moves(t, v, victim_speed(t, v, starts_rough(t, t.victim_at[v])))
    if t.master != _MESMERIZED or not options:
        options.append(DONE)
    if t.mover == t.active and t.follow == NOTHING and t.master == NOTHING:
        options += PLAY.each(playable_cards(t, t.active, "own_suspense"))
    g.ask(t.mover, "move_victim", tuple(options), ("chosen_moved",))


@rule
def chosen_moved(g: Game, t: Clix, answer: int) -> None:
    if PLAY.has(answer):
        g.then(("play_twist", t.active, PLAY.part(answer)), ("move_chosen",))
    elif answer != DONE:
        place_victim_at(g, t, t.chosen, MOVE.part(answer))


def place_victim_at(g: Game, t: Clix, v: int, space: int) -> None:
    """A victim comes to another space."""
    left = t.victim_at[v]
    t.victim_at[v] = space
    g.tell("victim_moved", v, left, space)


@rule
def follow_up(g: Game, t: Clix) -> None:
    """What a card brings after the victim has moved."""
    card = t.follow
    t.follow = NOTHING
    if card != NOTHING and t.chosen != NOBODY:
        g.then(("follow_card", card))


@rule
def move_other(g: Game, t: Clix, seat: Seat, v: Victim, speed: int) -> None:
    """A player moves another victim up to so many spaces (-1: up to its speed)."""
    if not movable(t, v):
        return
    if speed < 0:
        speed = victim_speed(t, v, starts_rough(t, t.victim_at[v]))
    options = allowed_moves(t, v, speed)
    if options:
        g.ask(seat, "move_victim", (DONE, *options), ("other_moved", v))


@rule
def other_moved(g: Game, t: Clix, v: Victim, answer: int) -> None:
    t.master = NOTHING
    if answer != DONE:
        place_victim_at(g, t, v, MOVE.part(answer))
