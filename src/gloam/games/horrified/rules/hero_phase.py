"""The Hero Phase: actions, while anyone may play Perk cards."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrified.answers import (
    ADVANCE,
    ANSWERS,
    BRING,
    DEFEAT,
    DONE,
    END,
    GUIDE,
    HAND_OVER,
    MOVE,
    PICK_UP,
    PLAY,
    RECEIVE,
    SHARE,
    TAKE,
    TAKE_ALL,
)
from gloam.games.horrified.components import (
    CURE,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    HERO_ACTIONS,
    HOSPITAL,
    IS_WATER,
    MAT_FIGURES,
    WALKS,
    Belonging,
    Hero,
    Space,
    Villager,
)
from gloam.games.horrified.rules.hero import BY_HERO
from gloam.games.horrified.rules.items import kinds, without
from gloam.games.horrified.rules.movement import enter
from gloam.games.horrified.rules.perks import forbids_play
from gloam.games.horrified.rules.tasks import forbids_advance, forbids_defeat
from gloam.games.horrified.table import OFF_BOARD, Village, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game

_MOVES: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(MOVE.each(ends)) for ends in WALKS])
_STEPS: Final[tuple[tuple[Any, ...], ...]] = tuple([ANSWERS.step(answer) for answer in range(len(ANSWERS))])
"""Each answer as a step: "guide maria tower" is the rule `guide` with that Villager and that space."""


@rule
def turn(g: Game, t: Village) -> None:
    """A turn: the Hero Phase, then the Monster Phase. A defeated Hero first returns. [turn.two-phases, hit.hero-return]"""
    hero = t.hero()
    t.turns += 1
    t.phase = "hero"
    t.actions = HERO_ACTIONS[hero]
    g.tell("turn", t.turn, hero, t.turns)
    if t.at[hero] == OFF_BOARD:
        enter(g, t, hero, HOSPITAL)
    g.then(("hero_phase",), ("monster_phase",), ("end_of_turn",))


@rule
def end_of_turn(g: Game, t: Village) -> None:
    """Play passes clockwise. [turn.clockwise]"""
    t.turn = (t.turn + 1) % t.seats
    g.then(("turn",))


@rule
def hero_phase(g: Game, t: Village) -> None:
    """The current player acts or ends the phase; any other player may play a Perk card. [perks.any-player-any-turn]"""
    g.ask(t.turn, "act", tuple(actions(t)), ("act",))
    for i in range(1, t.seats):
        seat = (t.turn + i) % t.seats
        if t.perks[seat]:
            playable = plays(t, seat)
            if playable:
                g.ask(seat, "perk", tuple(playable), ("play_perk", seat))


def actions(t: Village) -> list[int]:
    """All that the current player may do in the Hero Phase. [actions.list]"""
    options: list[int] = []
    if t.actions:
        hero = t.hero()
        here = t.at[hero]
        options.extend(_MOVES[here])
        options.extend(_guides(t, here))
        if not forbids_pick_up(t):
            options.append(PICK_UP)
        if t.seats > 1 and not forbids_share(t):
            options.append(SHARE)
        if t.held[t.turn]:
            for mat in t.mats:
                for monster in MAT_FIGURES[mat]:
                    if not forbids_advance(t, monster):
                        options.append(ADVANCE.of(monster))  # noqa: PERF401  (mostly none can be advanced)
                if not forbids_defeat(t, mat):
                    options.append(DEFEAT.of(mat))
        options.extend(BY_HERO[hero].special_actions(t))
    if t.perks[t.turn]:
        options.extend(plays(t, t.turn))
    options.append(END)
    return options


def _guides(t: Village, here: Space) -> list[int]:
    at = t.at
    guides: list[int] = []
    for villager in range(FIRST_MONSTER - FIRST_VILLAGER):
        space = at[FIRST_VILLAGER + villager]
        if space != OFF_BOARD:
            for to in _WAYS[here][space]:
                guides.append(GUIDE.of(villager, to))  # noqa: PERF401  (mostly there is nowhere to go)
    return guides


def plays(t: Village, seat: Seat) -> list[int]:
    """The Perk cards a seat may play now."""
    return PLAY.each([perk for perk in kinds(t.perks[seat]) if not forbids_play(t, seat, perk)])


@rule
def act(g: Game, t: Village, answer: int) -> None:
    """Take the action, which costs one; a Perk card costs none. [actions.allowance, perks.no-action-cost]"""
    if answer == END:
        return
    if PLAY.has(answer):
        g.then(("play_perk", t.turn, answer), ("hero_phase",))
        return
    t.actions -= 1
    g.then(_STEPS[answer], ("hero_phase",))


# --- Move -------------------------------------------------------------------------------------------------------------


def forbids_move(t: Village, to: Space) -> str:
    """[actions.move.adjacent-lit-path, actions.move.no-water]"""
    if not t.actions:
        return "actions.allowance"
    if to in WALKS[t.at[t.hero()]]:
        return ""
    return "actions.move.no-water" if IS_WATER[to] else "actions.move.adjacent-lit-path"


@rule
def move(g: Game, t: Village, to: Space) -> None:
    """The Hero goes along a lit path, with any Villagers of its space. [actions.move.take-villagers]"""
    hero = t.hero()
    left = t.at[hero]
    enter(g, t, hero, to)
    if t.villagers_at(left):
        g.then(("bring_along", left, to))


@rule
def bring_along(g: Game, t: Village, left: Space, to: Space) -> None:
    """Choose who comes along, one after the other."""
    villagers = t.villagers_at(left)
    if villagers:
        g.ask(t.turn, "bring", (*BRING.each(villagers), DONE), ("brought", left, to))


@rule
def brought(g: Game, t: Village, left: Space, to: Space, answer: int) -> None:
    """A Villager arrives with the Hero."""
    if answer != DONE:
        g.then(("bring_along", left, to))
        enter(g, t, FIRST_VILLAGER + BRING.part(answer), to)


# --- Guide ------------------------------------------------------------------------------------------------------------


def ways(space: Space, here: Space) -> tuple[int, ...]:
    """Where a Hero `here` guides a Villager in `space`: out of here, or to here. [actions.guide.push, actions.guide.pull]"""
    if space == here:
        return WALKS[here]
    return (here,) if here in WALKS[space] else ()


_WAYS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([ways(space, here) for space in range(len(WALKS))]) for here in range(len(WALKS))]
)


def forbids_guide(t: Village, villager: Villager, to: Space) -> str:
    """[actions.guide.push, actions.guide.pull, actions.guide.no-water]"""
    if not t.actions:
        return "actions.allowance"
    if IS_WATER[to]:
        return "actions.guide.no-water"
    space = t.at[FIRST_VILLAGER + villager]
    if space == OFF_BOARD:
        return "villagers.removed-return-to-supply"
    here = t.at[t.hero()]
    if to in ways(space, here):
        return ""
    return "actions.guide.push" if space == here else "actions.guide.pull"


@rule
def guide(g: Game, t: Village, villager: Villager, to: Space) -> None:
    """One Villager moves from the Hero's space to a neighbouring one, or the other way. [actions.guide.one-villager]"""
    enter(g, t, FIRST_VILLAGER + villager, to)


# --- Pick Up ----------------------------------------------------------------------------------------------------------


def forbids_pick_up(t: Village) -> str:
    """[actions.pick-up.own-space-only]"""
    if not t.actions:
        return "actions.allowance"
    return "" if t.items[t.at[t.hero()]] else "actions.pick-up.own-space-only"


@rule
def pick_up(g: Game, t: Village) -> None:
    """Take any number of Items from the Hero's space. [actions.pick-up.any-number]"""
    g.then(("take_items", t.at[t.hero()], 0))


@rule
def take_items(g: Game, t: Village, space: Space, taken: int) -> None:
    """Choose Items one after the other, or all that are left."""
    lying = t.items[space]
    if not lying:
        return
    options = TAKE.each(kinds(lying))
    if len(lying) > 1:
        options.append(TAKE_ALL)
    if taken:
        options.append(DONE)
    g.ask(t.turn, "take", tuple(options), ("took", space, taken))


@rule
def took(g: Game, t: Village, space: Space, taken: int, answer: int) -> None:
    """Items are kept beside the Badge, any number of them. [actions.pick-up.no-holding-limit]"""
    if answer == DONE:
        return
    items = t.items[space] if answer == TAKE_ALL else (TAKE.part(answer),)
    for item in items:
        t.items[space] = without(t.items[space], item)
        t.held[t.turn] += (item,)
        g.tell("took", t.hero(), item, space)
    g.then(("take_items", space, taken + 1))


# --- Share ------------------------------------------------------------------------------------------------------------


def forbids_share(t: Village) -> str:
    """[actions.share.free-exchange]"""
    if not t.actions:
        return "actions.allowance"
    here = t.at[t.hero()]
    together = owners = 0
    for seat, hero in enumerate(t.heroes):
        if t.at[hero] == here:
            together += 1
            if t.held[seat] or t.cure_holder == seat:
                owners += 1
    return "" if together > 1 and owners else "actions.share.free-exchange"


def belongings(t: Village, hero: Hero) -> list[int]:
    """What a Hero can hand over: kinds of Items, and the Cure. [actions.share.perks-not-shared, wolfman.cure.shareable]"""
    seat = t.seat_of(hero)
    return kinds(t.held[seat]) + ([CURE] if t.cure_holder == seat else [])


@rule
def share(g: Game, t: Village) -> None:
    """All Heroes in the space exchange Items freely. Each belonging needs to change hands at most once."""
    here = t.heroes_at(t.at[t.hero()])
    things = sum([len(t.held[t.seat_of(hero)]) + (t.cure_holder == t.seat_of(hero)) for hero in here])
    g.then(("exchange", things, 0))


@rule
def exchange(g: Game, t: Village, most: int, handed: int) -> None:
    """Hand something over, whoever's it is, or be done. [actions.share.not-one-for-one, actions.share.need-not-involve-active]"""
    if handed == most:
        return
    options = [HAND_OVER.of(hero, belonging) for hero in t.heroes_at(t.at[t.hero()]) for belonging in belongings(t, hero)]
    if handed:
        options.append(DONE)
    g.ask(t.turn, "share", tuple(options), ("handed_over", most, handed))


@rule
def handed_over(g: Game, t: Village, most: int, handed: int, answer: int) -> None:
    """Choose who gets it, if there is a choice."""
    if answer == DONE:
        return
    giver, belonging = HAND_OVER.parts(answer)
    g.then(("receiver", giver, belonging), ("exchange", most, handed + 1))


@rule
def receiver(g: Game, t: Village, giver: Hero, belonging: Belonging) -> None:
    """One of the other Heroes here."""
    others = [hero for hero in t.heroes_at(t.at[t.hero()]) if hero != giver]
    if len(others) > 1:
        g.ask(t.turn, "receive", tuple(RECEIVE.each(others)), ("received", giver, belonging))
    else:
        give(g, t, giver, belonging, others[0])


@rule
def received(g: Game, t: Village, giver: Hero, belonging: Belonging, answer: int) -> None:
    """It changes hands."""
    give(g, t, giver, belonging, RECEIVE.part(answer))


def give(g: Game, t: Village, giver: Hero, belonging: Belonging, taker: Hero) -> None:
    """An Item or the Cure goes from one Hero to another."""
    if belonging == CURE:
        t.cure_holder = t.seat_of(taker)
    else:
        t.held[t.seat_of(giver)] = without(t.held[t.seat_of(giver)], belonging)
        t.held[t.seat_of(taker)] += (belonging,)
    g.tell("gave", giver, belonging, taker)
