"""Setting up: Victims, starter tile, Map piles, and who begins."""

from __future__ import annotations

from typing import Any

from gloam.games.the_victim.answers import CHOOSE, EVIL_DIE
from gloam.games.the_victim.components import (
    ALL_ITEMS,
    CAMP,
    EVEN,
    EVEN_DIE,
    EVIL_DICE,
    EVILS,
    MODES,
    NOTHING,
    STARTING_ITEM,
    VICTIM_DICE,
    VICTIM_START,
    VICTIMS,
    WITH_BUNKER,
    Victim,
)
from gloam.games.the_victim.map import lay_camp
from gloam.games.the_victim.readings import readings
from gloam.games.the_victim.table import ON_MAP, Forest, replaced, rule, without
from gloam.kernel.decks import shuffled
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game


def new_table(seats: int, options: dict[str, Any]) -> Forest:
    """A table with what was chosen beforehand; players and chance do the rest."""
    t = Forest(seats)
    t.reads = readings(options)
    characters, t.curse_after, t.needed, t.evil_points = MODES[seats]
    t.evil_points += int(options["evil_actions"] == "more")
    die = options["victim_die"]
    t.faces = dict(VICTIM_DICE)[EVEN_DIE[seats] if die == EVEN else die]
    t.d6, t.d10 = {name: (d6, d10) for name, d6, d10 in EVIL_DICE}[options["evil_dice"]]
    if options["evil"] != "random":
        t.curses = shuffled((EVILS.index(options["evil"]),))
    for n, victim in enumerate(options["victims"]):
        t.owner = replaced(t.owner, VICTIMS.index(victim), n // characters)
    lay_camp(t)
    lay_piles(t)
    return t


def lay_piles(t: Forest) -> None:
    """The Bunker and five tiles in halves at the bottom, the others in halves above. [setup.bunker-bottom, setup.two-map-piles]"""
    bottom = (1 + WITH_BUNKER) // 2
    above = len(t.pool) - WITH_BUNKER
    t.piles = ((((above + 1) // 2, NOTHING, 0, 0), (bottom, NOTHING, 0, 1)), ((above // 2, NOTHING, 0, 0), (bottom, NOTHING, 0, 1)))


@rule
def setup(g: Game, t: Forest) -> None:
    """Victims, their boards, the order of turns, and the first round."""
    g.then(("choose_victims",), ("take_boards",), ("roll_for_order",), ("play_round",))


def forbids_choose(t: Forest, victim: Victim) -> str:
    """[setup.choose-victim]"""
    return "" if t.owner[victim] == NOTHING else "setup.choose-victim"


@rule
def choose_victims(g: Game, t: Forest) -> None:
    """Seat after seat chooses a Victim, twice round with two or three players.

    [setup.choose-victim, fewplayers.two-characters-each]
    """
    free = [victim for victim in range(len(VICTIMS)) if not forbids_choose(t, victim)]
    chosen = len(VICTIMS) - len(free)
    if chosen < t.seats * MODES[t.seats][0]:
        g.ask(chosen % t.seats, "choose", tuple(CHOOSE.each(free)), ("victim_chosen", chosen % t.seats))


@rule
def victim_chosen(g: Game, t: Forest, seat: Seat, answer: int) -> None:
    """A Victim has its player."""
    victim = CHOOSE.part(answer)
    t.owner = replaced(t.owner, victim, seat)
    g.tell("chose", seat, victim)
    g.then(("choose_victims",))


@rule
def take_boards(g: Game, t: Forest) -> None:
    """Statuses, starting Items, and all miniatures on the starter tile.

    [setup.initial-status, setup.starting-items-and-tokens, setup.starter-tile]
    """
    items = ALL_ITEMS
    for victim in range(len(VICTIMS)):
        if t.owner[victim] != NOTHING:
            t.state[victim] = ON_MAP
            t.at[victim] = CAMP
            t.hands[victim] = (STARTING_ITEM[victim],)
            items = without(items, STARTING_ITEM[victim])
            t.take_statuses(victim, VICTIM_START[victim])
    t.items = shuffled(items)


@rule
def roll_for_order(g: Game, t: Forest) -> None:
    """Each Victim rolls the ten-sided die; the highest goes first, the tied roll again. [setup.turn-order-roll]"""
    t.scores = tuple([(victim, 0) for victim in range(len(VICTIMS)) if t.owner[victim] != NOTHING])
    g.then(*[("order_roll", victim) for victim, _ in t.scores], ("set_order",))


@rule
def order_roll(g: Game, t: Forest, victim: Victim) -> None:
    """One roll. The Rage symbol counts as 0."""
    g.chance(EVIL_DIE, t.d10, ("order_rolled", victim))


@rule
def order_rolled(g: Game, t: Forest, victim: Victim, face: int) -> None:
    """What a Victim rolled comes behind what it rolled before."""
    t.scores = tuple([(other, score * 10 + face if other == victim else score) for other, score in t.scores])
    g.tell("rolled_for_order", victim, face)


@rule
def set_order(g: Game, t: Forest) -> None:
    """By what was rolled; between the tied another roll decides."""
    rolled = [score for _, score in t.scores]
    tied = [victim for victim, score in t.scores if rolled.count(score) > 1]
    if tied:
        t.scores = tuple([(victim, score if victim in tied else score * 10) for victim, score in t.scores])
        g.then(*[("order_roll", victim) for victim in tied], ("set_order",))
        return
    t.order = tuple([victim for victim, _ in sorted(t.scores, key=_highest_first)])
    t.scores = ()
    g.tell("order", " ".join([VICTIMS[victim] for victim in t.order]))


def _highest_first(score: tuple[int, int]) -> int:
    return -score[1]
