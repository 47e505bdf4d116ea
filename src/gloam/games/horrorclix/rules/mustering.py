"""Step 1 of setting up: armies are shown, crypts laid down, crossroads cards chosen, and the first player is rolled for."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import CARD, CONCEAL, DEAL, DIE, MUSTER, TAKE
from gloam.games.horrorclix.armies import CARD_GIVERS, affordable, concealable, cost, victim_share
from gloam.games.horrorclix.components import (
    ARCHETYPES,
    CROSSROADS,
    CRYPT,
    POINTS,
    START,
    Card,
    Kind,
    room_for_army,
    twist,
    version,
)
from gloam.games.horrorclix.options import army_of, scenario_of
from gloam.games.horrorclix.table import Clix, put, rule
from gloam.kernel.decks import shuffled
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, WAITS, Game, only

AS_TOLD: Final = 0
DEALT: Final = 1
CHOSEN: Final = 2
CRYPTS: Final = ("army", "dealt", "chosen")


@rule
def place_your_army(g: Game, t: Clix) -> None:
    """All show their armies; crypts are laid down; crossroads cards are chosen at once; highest roll is first player."""
    seats = range(t.seats)
    t.pool = shuffled(pooled_victims(g, t))
    g.then(
        *[("army", seat) for seat in seats],
        *[("crypt", seat) for seat in seats],
        ("crossroads",),
        ("roll_off", (1 << t.seats) - 1, 0),
    )


def pooled_victims(g: Game, t: Clix) -> tuple[int, ...]:
    """The victims that all players bring, together. [victims.equal-shares-of-twelve]"""
    scenario = scenario_of(g.setup.options)
    share = victim_share(t.seats) if scenario is None else scenario.victims
    pool: list[int] = []
    for seat in range(t.seats):
        given = army_of(g.setup.options, seat)
        own = [ARCHETYPES.index(name) for name in given.victims] if given else []
        pool.extend((own or [(seat * share + n) % 12 for n in range(share)])[:share])
    return tuple(pool)


@rule
def army(g: Game, t: Clix, seat: Seat) -> None:
    """A player's monsters, face up; a random army is mustered while a monster can be paid. [setup.armies-open]"""
    given = army_of(g.setup.options, seat)
    if given is None:
        g.then(("muster", seat, t.build_total))
        return
    kinds = [version(name) for name in given.monsters]
    t.add_monsters(tuple(kinds), seat, tuple([START[kind] for kind in kinds]))
    t.costs = t.costs[:seat] + (cost(given),) + t.costs[seat + 1 :]
    g.tell("army", seat, cost(given))


def _army_of(t: Clix, seat: int) -> list[int]:
    """The versions of a player's monsters."""
    return [t.kind[m] for m in range(len(t.kind)) if t.owner[m] == seat]


@rule
def muster(g: Game, t: Clix, seat: Seat, points: int) -> None:
    """NATURE draws monsters that the rules of building allow, one after the other, while one can be paid."""
    monsters = _army_of(t, seat)
    had = len(monsters)
    room = room_for_army(t.seats)
    while kinds := affordable(points, monsters, room):
        kind = g.draw(MUSTER, kinds, ("mustered", seat, points))
        if kind == WAITS:
            return
        monsters.append(kind)
        points -= POINTS[kind]
    drawn = monsters[had:]
    t.add_monsters(tuple(drawn), seat, tuple([START[kind] for kind in drawn]))
    spent = t.build_total - points
    t.costs = t.costs[:seat] + (spent,) + t.costs[seat + 1 :]
    g.tell("army", seat, spent)


@rule
def mustered(g: Game, t: Clix, seat: Seat, points: int, kind: Kind) -> None:
    t.add_monster(kind, seat, START[kind])
    g.then(("muster", seat, points - POINTS[kind]))


@rule
def crypt(g: Game, t: Clix, seat: Seat) -> None:
    """Six cards face down, and maybe one more for each monster that says so. [plot-twists.crypt-of-six, setup.crypt-announced]"""
    given = army_of(g.setup.options, seat)
    if t.crypts_by == AS_TOLD and given is not None and given.crypt:
        t.crypts = put(t.crypts, seat, tuple(sorted([twist(name) for name in given.crypt])))
        t.declined = put(t.declined, seat, CRYPT + len(card_givers(t, seat)) - len(t.crypts[seat]))
        g.then(("announce_crypt", seat))
    else:
        g.then(("lay_down", seat, CRYPT), ("extra_card", seat), ("announce_crypt", seat))


def card_givers(t: Clix, seat: int) -> list[int]:
    """A player's monsters that let their owner begin with one more card."""
    return [m for m in range(len(t.kind)) if t.owner[m] == seat and t.kind[m] in CARD_GIVERS]


@rule
def announce_crypt(g: Game, t: Clix, seat: Seat) -> None:
    """How many cards there are is known to all, and which monsters brought those beyond six. [setup.crypt-announced]"""
    g.tell("crypt", seat, len(t.crypts[seat]))
    for m in card_givers(t, seat)[: len(t.crypts[seat]) - CRYPT]:
        g.tell("gives_card", seat, m)


@rule
def extra_card(g: Game, t: Clix, seat: Seat) -> None:
    """For each monster that allows one more card its owner takes it or does without. [plot-twists.extra-from-monsters]"""
    if len(t.crypts[seat]) + t.declined[seat] < CRYPT + len(card_givers(t, seat)):
        g.ask(seat, "extra_card", (PASS, TAKE), ("extra_taken", seat))


@rule
def extra_taken(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    if answer == TAKE:
        g.then(("lay_down", seat, len(t.crypts[seat]) + 1), ("extra_card", seat))
    else:
        t.declined = put(t.declined, seat, t.declined[seat] + 1)
        g.then(("extra_card", seat))


@rule
def lay_down(g: Game, t: Clix, seat: Seat, size: int) -> None:
    """The cards that a crypt of this size still lacks: dealt by NATURE, or chosen in secret. [plot-twists.kept-hidden]"""
    monsters = _army_of(t, seat)
    while len(t.crypts[seat]) < size:
        cards = concealable(t.crypts[seat], monsters)
        if t.crypts_by == CHOSEN:
            g.ask(seat, "crypt", tuple(CONCEAL.each(cards)), ("laid_down", seat, size), only(seat))
            return
        card = g.draw(DEAL, cards, ("dealt", seat, size), seen=only(seat))
        if card == WAITS:
            return
        _conceal(t, seat, card)


def _conceal(t: Clix, seat: int, card: int) -> None:
    """One more card lies in a crypt, in order."""
    t.crypts = put(t.crypts, seat, tuple(sorted(t.crypts[seat] + (card,))))


@rule
def laid_down(g: Game, t: Clix, seat: Seat, size: int, answer: int) -> None:
    g.then(("dealt", seat, size, CONCEAL.part(answer)))


@rule
def dealt(g: Game, t: Clix, seat: Seat, size: int, card: Card) -> None:
    _conceal(t, seat, card)
    g.then(("lay_down", seat, size))


@rule
def crossroads(g: Game, t: Clix) -> None:
    """Whoever has crossroads cards chooses a side for each; all are shown at once. [cards.crossroads-choice]"""
    asked = [(t.owner[m], (CARD.of(m, 0), CARD.of(m, 1))) for m in range(len(t.kind)) if CROSSROADS[t.kind[m]]]
    if asked:
        g.ask_sealed("crossroads", tuple(asked), ("crossroads_chosen",))


@rule
def crossroads_chosen(g: Game, t: Clix, *answers: int) -> None:
    """The chosen sides are in use for the whole game. [cards.crossroads-locked]"""
    for answer in answers:
        m, side = CARD.parts(answer)
        t.side = put(t.side, m, side)
        g.tell("crossroads", m, side)


@rule
def roll_off(g: Game, t: Clix, players: int, seat: Seat) -> None:
    """Each of these players rolls a die; those tied for the highest roll again. [setup.first-player-roll]"""
    if seat == 0:
        t.dice = ()
    if seat < t.seats:
        if (players >> seat) & 1:
            g.chance(DIE, (0, 1, 2, 3, 4, 5), ("rolled_off", players, seat))
        else:
            t.dice += (0,)
            g.then(("roll_off", players, seat + 1))
        return
    best = max(t.dice)
    leaders = [other for other in range(t.seats) if t.dice[other] == best]
    t.dice = ()
    if len(leaders) > 1:
        g.then(("roll_off", sum([1 << leader for leader in leaders]), 0))
    else:
        t.first = leaders[0]
        g.tell("first_player", t.first)


@rule
def rolled_off(g: Game, t: Clix, players: int, seat: Seat, pips: int) -> None:
    t.dice += (pips + 1,)
    g.tell("rolled_off", seat, pips + 1)
    g.then(("roll_off", players, seat + 1))
