"""Perk cards: played in any Hero Phase, by any player, at no cost. Whoever plays one decides all that it leaves open."""

from __future__ import annotations

from gloam.games.horrified.answers import AT, DELIVER, DONE, HAND_OVER, PLAY, PUT, WALK
from gloam.games.horrified.components import (
    CONDUCT_AN_INVESTIGATION,
    FIGURE_PLACES,
    FIRST_MONSTER,
    PERK_MONSTERS,
    PERKS,
    SPECIAL_DELIVERY,
    Figure,
    Hero,
    Perk,
    Space,
)
from gloam.games.horrified.rules.items import kinds, without
from gloam.games.horrified.rules.movement import FREELY, enter
from gloam.games.horrified.table import NOTHING, OFF_BOARD, Village, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game


def forbids_play(t: Village, seat: Seat, perk: Perk) -> str:
    """The rule that forbids a seat to play a Perk card now, or "". [perks.hero-phase-only, perks.defeated-hero-may-play]"""
    if t.phase != "hero":
        return "perks.hero-phase-only"
    if perk not in t.perks[seat]:
        return "perks.any-player-any-turn"
    if perk in (SPECIAL_DELIVERY, CONDUCT_AN_INVESTIGATION):
        if t.seats == 1:
            return "solo.two-perks-excluded"
        if len(heroes_on_board(t)) < 2:
            return "hit.hero-absent-until-turn"
        if perk == SPECIAL_DELIVERY and not _deliveries(t):
            return "perks.discard-after-use"
    return ""


def heroes_on_board(t: Village) -> list[int]:
    """The Heroes on the board, from the current player's on."""
    heroes = [t.heroes[(t.turn + i) % t.seats] for i in range(t.seats)]
    return [hero for hero in heroes if t.at[hero] != OFF_BOARD]


@rule
def play_perk(g: Game, t: Village, seat: Seat, answer: int) -> None:
    """Carry out the card, then put it on the discard pile. [perks.discard-after-use]"""
    perk = PLAY.part(answer)
    t.perks[seat] = without(t.perks[seat], perk)
    t.playing = perk
    g.tell("played_perk", seat, t.heroes[seat], perk)
    g.then(("drive_away", seat, perk) if PERK_MONSTERS[perk] else (PERKS[perk], seat), ("discard_perk",))


@rule
def discard_perk(g: Game, t: Village) -> None:
    """The card has been carried out."""
    t.perk_discard += (t.playing,)
    t.playing = NOTHING


@rule
def break_of_dawn(g: Game, t: Village, seat: Seat) -> None:
    """The coming Monster Phase is skipped; two Items are placed."""
    t.monster_phase_skipped = 1
    g.then(("place_items", 2))


@rule
def late_into_the_night(g: Game, t: Village, seat: Seat) -> None:
    """The current player has two more actions."""
    t.actions += 2


@rule
def overstock(g: Game, t: Village, seat: Seat) -> None:
    """Every player draws and places one Item."""
    g.then(("place_items", t.seats))


@rule
def hurry(g: Game, t: Village, seat: Seat) -> None:
    """Each Hero may move up to two spaces."""
    g.then_all([("roam", seat, hero, 2, FREELY) for hero in heroes_on_board(t)])


@rule
def repel(g: Game, t: Village, seat: Seat) -> None:
    """Each Monster may be moved up to two spaces."""
    g.then_all([("roam", seat, FIRST_MONSTER + monster, 2, FREELY) for monster in t.monsters_in_play()])


@rule
def rush(g: Game, t: Village, seat: Seat) -> None:
    """One Hero moves up to four spaces."""
    g.ask(seat, "walker", tuple(WALK.each(heroes_on_board(t))), ("walker", seat, 4))


@rule
def walker(g: Game, t: Village, seat: Seat, spaces: int, answer: int) -> None:
    """The figure that moves."""
    g.then(("roam", seat, WALK.part(answer), spaces, FREELY))


@rule
def taxi_ride(g: Game, t: Village, seat: Seat) -> None:
    """One Hero is put in any space but water."""
    g.ask(seat, "passenger", tuple(PUT.each(heroes_on_board(t))), ("put_figure", seat))


@rule
def put_figure(g: Game, t: Village, seat: Seat, answer: int) -> None:
    """Choose the space. Only the Creature can be put into water. [path.water-spaces]"""
    figure = PUT.part(answer)
    g.ask(seat, "where", tuple(AT.each(FIGURE_PLACES[figure])), ("put_at", figure))


@rule
def put_at(g: Game, t: Village, figure: Figure, answer: int) -> None:
    """The figure is placed there."""
    enter(g, t, figure, AT.part(answer))


@rule
def drive_away(g: Game, t: Village, seat: Seat, perk: Perk) -> None:
    """Put the card's own Monster in any space, or move any Monster up to three spaces."""
    g.ask(seat, "drive_away", drives(t, perk), ("driven_away", seat))


def drives(t: Village, perk: Perk) -> tuple[int, ...]:
    """What can be done with a card that drives Monsters away."""
    puts = PUT.each([FIRST_MONSTER + monster for monster in PERK_MONSTERS[perk] if t.in_play(monster)])
    return (*puts, *WALK.each([FIRST_MONSTER + monster for monster in t.monsters_in_play()]))


@rule
def driven_away(g: Game, t: Village, seat: Seat, answer: int) -> None:
    """Put or moved."""
    if PUT.has(answer):
        put_figure(g, t, seat, answer)
    else:
        g.then(("walker", seat, 3, answer))


@rule
def conduct_an_investigation(g: Game, t: Village, seat: Seat) -> None:
    """Pick a space with a Hero; any number of Heroes may be put there."""
    spaces = sorted({t.at[hero] for hero in heroes_on_board(t)})
    g.ask(seat, "scene", tuple(AT.each(spaces)), ("scene", seat))


@rule
def scene(g: Game, t: Village, seat: Seat, answer: int) -> None:
    """The space is chosen."""
    g.then(("gather", seat, AT.part(answer)))


@rule
def gather(g: Game, t: Village, seat: Seat, space: Space) -> None:
    """Choose who comes, one after the other."""
    away = [hero for hero in heroes_on_board(t) if t.at[hero] != space]
    if away:
        g.ask(seat, "gather", (*PUT.each(away), DONE), ("gathered", seat, space))


@rule
def gathered(g: Game, t: Village, seat: Seat, space: Space, answer: int) -> None:
    """A Hero joins the others."""
    if answer != DONE:
        enter(g, t, PUT.part(answer), space)
        g.then(("gather", seat, space))


@rule
def special_delivery(g: Game, t: Village, seat: Seat) -> None:
    """One Hero gives any number of Items to one other, wherever they are."""
    g.ask(seat, "delivery", tuple(_deliveries(t)), ("delivery", seat))


def _deliveries(t: Village) -> list[int]:
    heroes = heroes_on_board(t)
    return [DELIVER.of(giver, taker) for giver in heroes for taker in heroes if giver != taker and t.held[t.seat_of(giver)]]


@rule
def delivery(g: Game, t: Village, seat: Seat, answer: int) -> None:
    """From one Hero to another."""
    giver, taker = DELIVER.parts(answer)
    g.then(("deliver_items", seat, giver, taker, 0))


@rule
def deliver_items(g: Game, t: Village, seat: Seat, giver: Hero, taker: Hero, given: int) -> None:
    """Choose the Items one after the other."""
    options = [HAND_OVER.of(giver, item) for item in kinds(t.held[t.seat_of(giver)])]
    if options:
        g.ask(seat, "deliver", (*options, DONE) if given else tuple(options), ("delivered", seat, giver, taker, given))


@rule
def delivered(g: Game, t: Village, seat: Seat, giver: Hero, taker: Hero, given: int, answer: int) -> None:
    """An Item changes hands."""
    if answer != DONE:
        item = HAND_OVER.parts(answer)[1]
        t.held[t.seat_of(giver)] = without(t.held[t.seat_of(giver)], item)
        t.held[t.seat_of(taker)] += (item,)
        g.tell("gave", giver, item, taker)
        g.then(("deliver_items", seat, giver, taker, given + 1))
