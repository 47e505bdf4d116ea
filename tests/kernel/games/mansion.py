"""Mansion: hidden hands, a House Deck with Midnight and Dawn somewhere in its thirds, and dice only at the end of a battle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, final

from gloam.kernel.catalogue import Catalogue
from gloam.kernel.decks import Deck, piled, shuffled
from gloam.kernel.events import NUMBER, Events
from gloam.kernel.game import Game, Registry, Setup, only
from gloam.kernel.nature import Nature
from gloam.kernel.table import Table
from kernel.games.toy import Toy, ToyShown

MONSTERS: Final = tuple(str(strength) for strength in range(1, 25))
HOUSE: Final = ("attic", "cellar", "library", "parlour", "study", "tower", "midnight", "dawn")
MIDNIGHT, DAWN = 6, 7
SEATS: Final = ("0", "1", "2")
PIPS: Final = ("1", "2", "3")
HAND: Final = 2

ANSWERS: Final = Catalogue(1)
HAND_OUT: Final = ANSWERS.kind("hand-out", to=SEATS)
PLAY: Final = ANSWERS.kind("play", monster=MONSTERS)
DEAL: Final = ANSWERS.kind("deal", monster=MONSTERS)
REVEAL: Final = ANSWERS.kind("reveal", card=HOUSE)
ROLL: Final = ANSWERS.kind("roll", pips=PIPS)

rule: Final = Registry()


@final
@dataclass(slots=True, eq=False)
class House(Table):
    """The decks, the hands (each its owner's secret), the knives handed out and what was fought for."""

    deck: Deck = field(default_factory=lambda: shuffled(tuple(range(len(MONSTERS)))))
    house: Deck = field(default_factory=lambda: piled((0, 1, 2, 3, 4, 5), ((2, (MIDNIGHT,)), (2, ()), (2, (DAWN,)))))
    hands: list[tuple[int, ...]] = field(default_factory=lambda: [()] * 3)
    butler: int = 0
    midnight: int = 0
    room: int = -1
    knives: list[int] = field(default_factory=lambda: [0] * 3)
    discard: tuple[int, ...] = ()  # the last three are those just played
    totals: list[int] = field(default_factory=lambda: [0] * 3)
    rooms: list[int] = field(default_factory=lambda: [0] * 3)

    def imagine(self, seat: int, guess: Nature) -> None:
        """Others' hands and the deck are one heap to this seat: deal those hands anew from it."""
        Table.imagine(self, seat, guess)
        others = [other for other in range(3) if other != seat]
        deck = shuffled(tuple(sorted([*self.deck.pool, *(card for other in others for card in self.hands[other])])))
        number = 0
        for other in others:
            size = len(self.hands[other])
            self.hands[other] = ()
            while len(self.hands[other]) < size:
                card = guess.choose(number, number, DEAL.zero, *deck.top())
                self.hands[other] += (card,)
                deck = deck.without(card)
                number += 1
        self.deck = deck


@rule
def setup(g: Game, t: House) -> None:
    """Each seat is dealt its hand in secret, then battles follow."""
    g.then(*(("deal", seat) for seat in range(3) for _ in range(HAND)), ("battle",))


@rule
def deal(g: Game, t: House, seat: int) -> None:
    """A card from the deck that only this seat sees."""
    if len(t.deck):
        g.draw_card(DEAL, t.deck, ("take", seat), seen=only(seat))


@rule
def take(g: Game, t: House, seat: int, card: int) -> None:
    """Take the card in hand."""
    t.deck = t.deck.without(card)
    t.hands[seat] += (card,)
    g.tell("drew", seat, card, to=only(seat))


@rule
def battle(g: Game, t: House) -> None:
    """A room, the butler's knives, a monster each, and at last the dice."""
    t.totals = [0] * 3
    t.knives = [0] * 3
    g.then(("reveal_house",), ("hand_out", 3), ("choose_monsters",), ("spoils",))


@rule
def reveal_house(g: Game, t: House) -> None:
    """Turn up the next card of the House Deck."""
    g.draw_card(REVEAL, t.house, ("turned_up",))


@rule
def turned_up(g: Game, t: House, card: int) -> None:
    """Dawn ends the game, Midnight doubles the monsters, a room is fought for."""
    t.house = t.house.without(card)
    if card == DAWN:
        g.end("dawn", tuple(seat for seat in range(3) if t.rooms[seat] == max(t.rooms)))
    elif card == MIDNIGHT:
        t.midnight = 1
        g.then(("reveal_house",))
    else:
        t.room = card


@rule
def hand_out(g: Game, t: House, left: int) -> None:
    """The butler hands the knives out to the others one by one, in rounds: nobody gets a second before all have one."""
    others = [seat for seat in range(3) if seat != t.butler]
    fewest = min(t.knives[seat] for seat in others)
    if left:
        fair = tuple(HAND_OUT.each(seat for seat in others if t.knives[seat] == fewest))
        g.ask(t.butler, "hand-out", fair, ("handed", left))


@rule
def handed(g: Game, t: House, left: int, answer: int) -> None:
    """One knife more there."""
    t.knives[HAND_OUT.part(answer)] += 1
    g.then(("hand_out", left - 1))


@rule
def choose_monsters(g: Game, t: House) -> None:
    """All play a monster face down and turn them up at once."""
    g.ask_sealed("play", tuple((seat, tuple(PLAY.each(t.hands[seat]))) for seat in range(3)), ("fight",))


@rule
def fight(g: Game, t: House, *answers: int) -> None:
    """Strength counts once, or twice after Midnight; then every seat rolls a die for each of its knives."""
    for seat, answer in enumerate(answers):
        card = PLAY.part(answer)
        t.discard += (card,)
        at = t.hands[seat].index(card)
        t.hands[seat] = t.hands[seat][:at] + t.hands[seat][at + 1 :]
        t.totals[seat] = (card + 1) * (1 + t.midnight)
    g.then(*(("roll_knife", seat) for seat in range(3) for _ in range(t.knives[seat])))


@rule
def roll_knife(g: Game, t: House, seat: int) -> None:
    """A knife adds a die."""
    g.chance(ROLL, (0, 1, 2), ("add_knife", seat))


@rule
def add_knife(g: Game, t: House, seat: int, face: int) -> None:
    """Its pips count."""
    t.totals[seat] += face + 1


@rule
def spoils(g: Game, t: House) -> None:
    """The highest total takes the room, the hands are filled up, and there is a new butler."""
    best = max(t.totals)
    for seat in range(3):
        t.rooms[seat] += t.totals[seat] == best
    t.butler = (t.butler + 1) % 3
    g.then(*(("deal", seat) for seat in range(3)), ("battle",))


class MansionShown(ToyShown):
    """With what is hidden left out."""

    def seen(self, table: Table, seat: int) -> dict[str, Any]:
        """Your own hand, and how many cards the others hold."""
        assert isinstance(table, House)
        return {
            "hand": [MONSTERS[card] for card in table.hands[seat]] if seat < 3 else [],
            "hands": [len(hand) for hand in table.hands],
            "deck": len(table.deck),
            "house": len(table.house),
            "midnight": bool(table.midnight),
            "knives": list(table.knives),
            "discard": [MONSTERS[card] for card in table.discard],
            "rooms": list(table.rooms),
        }


class Mansion(Toy):
    """Three guests in one house."""

    shown_by = MansionShown
    id = "mansion"
    name = "Mansion"
    least_seats = most_seats = 3
    rules = rule.rules
    catalogue = ANSWERS
    reasons = {"dawn": "The sun rises."}
    events = Events(drew={"seat": NUMBER, "card": NUMBER})

    def new_table(self, setup: Setup) -> House:
        return House()

    def components(self, table: Table) -> dict[str, int]:
        assert isinstance(table, House)
        return {"monsters": len(table.deck) + sum(len(hand) for hand in table.hands) + len(table.discard)}


MANSION: Final = Mansion()
