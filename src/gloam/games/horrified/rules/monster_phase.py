"""The Monster Phase: Items, Event, Monster Strike."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.answers import ATTACK, DISCARD, DRAW_CARD, FALL, TOWARD_PERSON
from gloam.games.horrified.components import (
    CARD_DICE,
    CARD_EFFECT,
    CARD_ITEMS,
    CARD_MOVE,
    CARD_STRIKES,
    CARD_SUBJECT,
    CARDS,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    FRENZY,
    HIT,
    POWER,
    VILLAGER_EVENT,
    Card,
    Hero,
    Monster,
    Person,
    Symbol,
)
from gloam.games.horrified.rules.items import discard_item, kinds
from gloam.games.horrified.rules.monster import BY_MONSTER
from gloam.games.horrified.rules.movement import anyone_at, attackable, closest_people
from gloam.games.horrified.rules.villagers import defeat_person
from gloam.games.horrified.table import NOTHING, OFF_BOARD, Strike, Village, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game, Step


@rule
def monster_phase(g: Game, t: Village) -> None:
    """Draw one Monster card; if there is none left, the players are out of time. [turn.one-monster-card, end.deck-out-loss]"""
    t.phase = "monster"
    if t.monster_phase_skipped:
        t.monster_phase_skipped = 0
        g.tell("skipped")
    elif not len(t.monster_deck):
        g.tell("ended", "out-of-time")
        g.end("out-of-time", ())
    else:
        g.draw_card(DRAW_CARD, t.monster_deck, ("monster_card",))


@rule
def monster_card(g: Game, t: Village, card: Card) -> None:
    """Resolve the card's three parts from top to bottom, then discard it. [monsterphase.order]"""
    t.monster_deck = t.monster_deck.without(card)
    t.card = card
    t.strikes = ()
    g.tell("drew_card", card, t.turns)
    g.then_all(_PARTS[card])


def _parts(card: Card) -> list[Step]:
    return [
        ("place_items", CARD_ITEMS[card]),
        ("event", card),
        *[("strike", symbol, CARD_MOVE[card], CARD_DICE[card]) for symbol in CARD_STRIKES[card]],
        ("discard_monster_card",),
    ]


_PARTS: Final[tuple[list[Step], ...]] = tuple([_parts(card) for card in range(len(CARDS))])


_EFFECTS: Final[tuple[list[Step], ...]] = tuple([list(effect) for effect in CARD_EFFECT])


@rule
def event(g: Game, t: Village, card: Card) -> None:
    """Carry out the Event, unless its Monster is not in the game. [event.ignored-if-absent, event.resolved-if-present]"""
    subject = CARD_SUBJECT[card]
    if subject == VILLAGER_EVENT or t.has_mat(subject):
        g.tell("event", card)
        g.then_all(_EFFECTS[card])
    else:
        g.tell("event_ignored", card)


@rule
def discard_monster_card(g: Game, t: Village) -> None:
    """The card goes face up to the discard pile. [monsterphase.discard-after]"""
    t.monster_discard += (t.card,)
    t.card = NOTHING
    t.dice = ()


# --- Monster Strike ---------------------------------------------------------------------------------------------------


@rule
def strike(g: Game, t: Village, symbol: Symbol, spaces: int, dice: int) -> None:
    """One symbol of the Strike row: that Monster, or the frenzied one, moves and attacks. [strike.left-to-right]"""
    monster = t.frenzied() if symbol == FRENZY else symbol
    if t.in_play(monster):
        t.strikes += (Strike(symbol, monster, t.monster_at(monster)),)
        g.tell("strikes", monster)
        g.then(("approach", monster, spaces), ("attack", monster, dice))


@rule
def approach(g: Game, t: Village, monster: Monster, spaces: int) -> None:
    """The Monster moves toward the closest person, if none is with it already. [strike.move-distance, strike.closest-person]"""
    figure = FIRST_MONSTER + monster
    if anyone_at(t, t.at[figure]):
        return
    people = closest_people(t, figure)
    if len(people) > 1 and len({t.at[person] for person in people}) > 1:
        g.ask(t.turn, "closest", tuple(TOWARD_PERSON.each(people)), ("approach_person", monster, spaces))
    elif people:
        g.then(("walk_toward", figure, t.at[people[0]], spaces, 1))


@rule
def approach_person(g: Game, t: Village, monster: Monster, spaces: int, answer: int) -> None:
    """Toward the one that the current player chose among the closest."""
    g.then(("walk_toward", FIRST_MONSTER + monster, t.at[TOWARD_PERSON.part(answer)], spaces, 1))


@rule
def attack(g: Game, t: Village, monster: Monster, dice: int) -> None:
    """The Monster attacks one person in its space, a Hero rather than a Villager. [attack.hero-before-villager]"""
    if not t.in_play(monster):
        return
    here = t.monster_at(monster)
    strike = t.striking()
    strike.came = here
    people = attackable(t, here)
    if len(people) > 1:
        g.ask(t.turn, "target", tuple(ATTACK.each(people)), ("attack_person", monster, dice))
    elif people:
        fall_upon(g, t, strike, monster, dice, people[0])


@rule
def attack_person(g: Game, t: Village, monster: Monster, dice: int, answer: int) -> None:
    """The current player names the target."""
    fall_upon(g, t, t.striking(), monster, dice, ATTACK.part(answer))


def fall_upon(g: Game, t: Village, strike: Strike, monster: Monster, dice: int, person: Person) -> None:
    """The target is known, then the dice are rolled. [attack.target-before-roll]"""
    strike.person = person
    t.dice = ()
    g.tell("attacks", monster, person)
    g.then(("roll", "attack", t.turn, dice, monster, person))


@rule
def attack_rolled(g: Game, t: Village, seat: Seat, monster: Monster, person: Person) -> None:
    """Count the attack dice; hits are settled before Powers.

    [attack.hit-symbols, attack.power-symbols, attack.hits-before-powers]
    """
    hits = powers = 0
    for face in t.dice:
        if face == HIT:
            hits += 1
        elif face == POWER:
            powers += 1
    t.striking().dice = t.dice
    g.tell("rolled", monster, hits, powers, len(t.dice) - hits - powers)
    if powers:
        g.then(("power", monster, powers))
    if hits:
        g.then(("hit", person, hits))


@rule
def power(g: Game, t: Village, monster: Monster, count: int) -> None:
    """The Monster's Power, once for each symbol."""
    t.striking().powered = 1
    g.tell("power", monster, count)
    g.then((BY_MONSTER[monster].power, count))


# --- Hit by a Monster -------------------------------------------------------------------------------------------------


@rule
def hit(g: Game, t: Village, person: Person, hits: int) -> None:
    """A Villager is defeated at once. A Hero's owner may discard an Item for each hit. [hit.villager-defeated, hit.hero-discard]"""
    if t.at[person] == OFF_BOARD:
        return
    g.tell("hit", person, hits)
    if person >= FIRST_VILLAGER or len(t.held[t.seat_of(person)]) < hits:
        defeat_person(g, t, person)
        return
    seat = t.seat_of(person)
    g.ask(seat, "hit", (*DISCARD.each(kinds(t.held[seat])), FALL), ("defend", person, hits))


@rule
def defend(g: Game, t: Village, hero: Hero, hits: int, answer: int) -> None:
    """Discard an Item, which binds to cover all hits, or fall. [hit.hero-may-decline, items.defence-use]"""
    if answer == FALL:
        defeat_person(g, t, hero)
        return
    item = DISCARD.part(answer)
    discard_item(g, t, t.seat_of(hero), item)
    t.striking().gave += ((hero, item),)
    g.then(("cover", hero, hits - 1))


@rule
def cover(g: Game, t: Village, hero: Hero, hits: int) -> None:
    """Discard one more Item for each further hit."""
    if hits:
        seat = t.seat_of(hero)
        g.ask(seat, "cover", tuple(DISCARD.each(kinds(t.held[seat]))), ("defend", hero, hits))
