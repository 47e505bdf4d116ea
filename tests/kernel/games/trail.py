"""Trail: looking at the top three tiles of a pile and putting them back in any order, which only the looker knows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, final

from gloam.kernel.catalogue import Catalogue
from gloam.kernel.decks import Deck, shuffled
from gloam.kernel.game import Game, Registry, Setup, only
from gloam.kernel.nature import Nature
from gloam.kernel.table import Table
from kernel.games.toy import Toy, ToyShown

TILES: Final = ("bog", "cave", "den", "fen", "glade", "hill", "isle", "lake")
LAKE: Final = len(TILES) - 1

ANSWERS: Final = Catalogue(1)
LOOK: Final = ANSWERS.single("look")
WALK: Final = ANSWERS.single("walk")
PUT: Final = ANSWERS.kind("put", tile=TILES, where=("top", "bottom"))
SEE: Final = ANSWERS.kind("see", tile=TILES)
TURN_UP: Final = ANSWERS.kind("turn-up", tile=TILES)

rule: Final = Registry()


@final
@dataclass(slots=True, eq=False)
class Trail(Table):
    """The pile, the tiles someone is looking at, and the trail so far."""

    pile: Deck = field(default_factory=lambda: shuffled(tuple(range(len(TILES)))))
    looking: tuple[int, ...] = ()
    looker: int = -1
    trail: tuple[int, ...] = ()
    turn: int = 0

    def imagine(self, seat: int, guess: Nature) -> None:
        """To everyone but the looker, the tiles looked at are any of those whose place is unknown."""
        Table.imagine(self, seat, guess)
        if self.looking and seat != self.looker:
            count = len(self.looking)
            unseen = tuple(sorted((*self.pile.pool, *self.looking)))
            self.looking = ()
            for number in range(count):
                tile = guess.choose(number, number, SEE.zero, unseen, ())
                unseen = tuple(other for other in unseen if other != tile)
                self.looking += (tile,)
            self.pile = Deck.of(unseen, self.pile.segments)


@rule
def setup(g: Game, t: Trail) -> None:
    """The first walker begins."""
    g.then(("turn",))


@rule
def turn(g: Game, t: Trail) -> None:
    """Look at what is coming, or walk there."""
    g.ask(t.turn, "go", (LOOK, WALK) if len(t.pile) >= 3 else (WALK,), ("go",))


@rule
def go(g: Game, t: Trail, answer: int) -> None:
    """Either way it is the other's turn afterwards."""
    if answer == LOOK:
        t.looker = t.turn
        g.then(("see",), ("see",), ("see",), ("put_back",), ("next_turn",))
    else:
        g.then(("walk",), ("next_turn",))


@rule
def see(g: Game, t: Trail) -> None:
    """Take the top tile up where only the looker sees it."""
    g.draw_card(SEE, t.pile, ("take_up",), seen=only(t.looker))


@rule
def take_up(g: Game, t: Trail, tile: int) -> None:
    """It is in the looker's hand until it is put back."""
    t.pile = t.pile.without(tile)
    t.looking += (tile,)


@rule
def put_back(g: Game, t: Trail) -> None:
    """Tile by tile, each on top or at the bottom, in any order."""
    if t.looking:
        options = tuple(PUT.of(tile, where) for tile in t.looking for where in (0, 1))
        g.ask(t.looker, "put", options, ("put",), seen=only(t.looker))


@rule
def put(g: Game, t: Trail, answer: int) -> None:
    """Only the looker knows what lies there now."""
    tile, bottom = PUT.parts(answer)
    t.looking = tuple(other for other in t.looking if other != tile)
    known = only(t.looker)
    t.pile = t.pile.with_at_bottom(tile, known) if bottom else t.pile.with_on_top(tile, known)
    g.then(("put_back",))


@rule
def walk(g: Game, t: Trail) -> None:
    """Turn the top tile up for all to see."""
    g.draw_card(TURN_UP, t.pile, ("enter",))


@rule
def enter(g: Game, t: Trail, tile: int) -> None:
    """Whoever walks into the lake loses."""
    t.pile = t.pile.without(tile)
    t.trail += (tile,)
    if tile == LAKE:
        g.end("drowned", tuple(seat for seat in range(g.seats) if seat != t.turn))


@rule
def next_turn(g: Game, t: Trail) -> None:
    """Round the table."""
    t.turn = (t.turn + 1) % g.seats
    t.looker = -1
    g.then(("turn",))


class TrailShown(ToyShown):
    """With what is hidden left out."""

    def seen(self, table: Table, seat: int) -> dict[str, Any]:
        """The trail, and of the pile only what this seat has seen of it, from top to bottom."""
        assert isinstance(table, Trail)
        known = [
            TILES[cards[0]] if cards else "?" for count, cards, _ in table.pile.as_seen_by(seat).segments for _ in range(count or 1)
        ]
        return {
            "pile": known,
            "looking": [TILES[tile] for tile in table.looking] if seat == table.looker else len(table.looking),
            "trail": [TILES[tile] for tile in table.trail],
        }


class TrailGame(Toy):
    """Two walkers or more."""

    shown_by = TrailShown
    id = "trail"
    name = "Trail"
    least_seats, most_seats = 2, 3
    rules = rule.rules
    catalogue = ANSWERS

    def new_table(self, setup: Setup) -> Trail:
        return Trail()

    def components(self, table: Table) -> dict[str, int]:
        assert isinstance(table, Trail)
        return {"tiles": len(table.pile) + len(table.looking) + len(table.trail)}


TRAIL: Final = TrailGame()
