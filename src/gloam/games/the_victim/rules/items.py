"""Playing Item cards. Firework and Manual wait for their own moment."""

from __future__ import annotations

from gloam.games.the_victim.answers import AT, ON, PLAY
from gloam.games.the_victim.components import AID_BOX, FLASHLIGHT, GUN, HAMMER, HAMMERS, ITEMS, NOTHING, TILES, Item, Tile, Victim
from gloam.games.the_victim.map import join, placed
from gloam.games.the_victim.rules.piles import tiles_left
from gloam.games.the_victim.table import Forest, kinds, rule, without
from gloam.kernel.game import Game


def plays(t: Forest, victim: Victim) -> list[int]:
    """The Item cards a Victim may play in its turn. [play.unlimited]"""
    return [PLAY.of(item) for item in kinds(t.hands[victim]) if not forbids_held(t, victim, item)]


def forbids_play(t: Forest, victim: Victim, item: Item) -> str:
    """[turn.sub-action-list]"""
    return forbids_held(t, victim, item) if item in t.hands[victim] else "turn.sub-action-list"


def forbids_held(t: Forest, victim: Victim, item: Item) -> str:
    """Why a card in the hand cannot be played now.

    [play.special-timing, crawl.no-other-sub, items.gun-range, components.bullet-token, components.hammer-tokens]
    """
    if item == AID_BOX:
        return "" if wounded_in_reach(t, victim) else "items.aid-box"
    if t.critical(victim):
        return "crawl.no-other-sub"
    if item == FLASHLIGHT:
        return "" if tiles_left(t) else "map.piles-empty"
    if item == GUN:
        return forbids_shot(t, victim)
    if item == HAMMER:
        if len(t.hammers) == HAMMERS:
            return "components.hammer-tokens"
        return "" if needs_hammer(t) else "items.hammer"
    return "play.special-timing"


@rule
def play(g: Game, t: Forest, victim: Victim, item: Item) -> None:
    """Carry the card out, then put it on the discard pile. [items.one-use-discarded, play.unlimited]"""
    t.hands[victim] = without(t.hands[victim], item)
    t.playing = item
    g.tell("played", victim, item)
    g.then((ITEMS[item], victim), ("card_over",))


def wounded_in_reach(t: Forest, victim: Victim) -> list[int]:
    """The Victim itself and those in reach, if they have a Wound. [items.aid-box, play.friendly-icon]"""
    return [other for other in [victim] + t.in_reach(victim) if t.wounds[other]]


@rule
def aid_box(g: Game, t: Forest, victim: Victim) -> None:
    """Choose who is healed. [items.aid-box, items.aid-box-critical]"""
    g.ask(t.owner[victim], "aid", tuple(ON.each(wounded_in_reach(t, victim))), ("aided",))


@rule
def aided(g: Game, t: Forest, answer: int) -> None:
    """One Wound, without a roll."""
    g.then(("recover", ON.part(answer)))


@rule
def flashlight(g: Game, t: Forest, victim: Victim) -> None:
    """Look at three tiles. [items.flashlight]"""
    g.then(("look", victim))


def forbids_shot(t: Forest, victim: Victim) -> str:
    """Why an Evil cannot be shot at from here: it has to be in reach, and not shot already.

    [items.gun-range, sean.shooting-range, components.bullet-token, sean.shooting-no-stack]
    """
    if t.evil == NOTHING or not t.near(t.at[victim], t.evil_at):
        return "items.gun-range"
    return "components.bullet-token" if t.bullet != NOTHING else ""


@rule
def gun(g: Game, t: Forest, victim: Victim) -> None:
    """The Bullet token on the Evil's board. [items.gun, evil.bullet]"""
    t.bullet = victim
    g.tell("shot", victim)


def hammer_ends(t: Forest, tile: Tile) -> list[int]:
    """The tiles beside one that no path joins it to. [items.hammer]"""
    return [other for other in t.beside[tile] if other not in t.links[tile]]


def needs_hammer(t: Forest) -> bool:
    """Whether two tiles anywhere lie side by side without a path between them. [items.hammer]"""
    return any(len(t.links[tile]) < len(t.beside[tile]) for tile in range(len(TILES)))


@rule
def hammer(g: Game, t: Forest, victim: Victim) -> None:
    """Choose a tile, and then one beside it. [items.hammer]"""
    tiles = [tile for tile in placed(t) if hammer_ends(t, tile)]
    g.ask(t.owner[victim], "hammer", tuple(AT.each(tiles)), ("hammer_from", victim))


@rule
def hammer_from(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """The other end, if there is a choice."""
    tile = AT.part(answer)
    ends = hammer_ends(t, tile)
    if len(ends) > 1:
        g.ask(t.owner[victim], "hammer_to", tuple(AT.each(ends)), ("hammered", tile))
    else:
        g.then(("hammered", tile, AT.of(ends[0])))


@rule
def hammered(g: Game, t: Forest, tile: Tile, answer: int) -> None:
    """A Hammer token joins the two. [items.hammer, components.hammer-tokens]"""
    join(t, tile, AT.part(answer))
    g.tell("hammered", tile, AT.part(answer))
