"""Two games in lockstep that agree on everything one seat may know: the real one, and a world that could be the real one.

Public answers and public chance are the same in both. What the seat may not know (a card dealt to another, a secret answer) is
drawn in each by itself. So every difference in what the seat is shown comes from something hidden.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import gloam
from gloam.games.horrorclix.armies import concealable
from gloam.games.horrorclix.components import SUBPLOTS
from gloam.games.horrorclix.table import SETTING_UP, Clix
from gloam.games.house_of_horrors.table import House
from gloam.games.the_victim.components import BUNKER, NOTHING
from gloam.games.the_victim.table import Forest
from gloam.kernel import play
from gloam.kernel.catalogue import Catalogue
from gloam.kernel.decks import shuffled
from gloam.kernel.frames import Frames, Sight
from gloam.kernel.game import NATURE, SPECTATOR, Game, Question, may_know
from gloam.kernel.nature import Seeded
from gloam.kernel.sentences import Pieces, pieces
from gloam.kernel.undo import consent_needed, free_undo
from gloam.tables import views
from gloam.tables.chronicle import Chronicle
from gloam.tables.messages import Told, encode
from gloam.tables.steps import Steps
from properties.setups import Table, ask_anew

LAYS_OPEN: Final[dict[str, frozenset[str]]] = {
    "horrified": frozenset(),
    "horrorclix": frozenset({"crossroads", "seen", "subplot"}),
    "house_of_horrors": frozenset(),
    "the_victim": frozenset({"discarded"}),
}
"""By game: the events by which a rule, not the answer of the one who holds them, lays hidden cards open."""
HANDS_ON: Final = frozenset({"handed_on"})
"""The events after which another seat looks into a hand."""

SELDOM: Final = {"pass": 0.3, "done": 0.3, "agree": 0.1, "propose": 0.01}
"""How likely these answers are beside any other: a game of passes, or one that ends by agreement, comes to few rules."""
OFTEN: Final = 8  # answers from one time to the next that a seat imagines the game
LONGEST: Final = 400  # answers in one world
Shown = dict[str, Any]
"""By name: everything that a seat is shown of an answer, and of the game after it."""


class Leak(AssertionError):
    """A seat was shown something that depends on what it may not know."""


# --- what a seat is shown ---------------------------------------------------------------------------------------------


class Follower:
    """A seat, or a spectator, who follows a game and is shown what the server shows."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._seats = [] if seat == SPECTATOR else [seat]
        self._steps = Steps()
        self._sight = Sight(game.setup.definition, game.table.clone())

    def answer(self, asked: Question, answer: int) -> Shown:
        """Give an answer; return what this seat is shown of it."""
        game, definition = self.game, self.game.setup.definition
        label: Pieces = ""
        if asked.seat != NATURE:
            if may_know(asked.seen, self.seat):
                label = pieces(definition.shown.label(game, answer).name)
            self._steps.note(game, asked.seat, [answer])
        before = game.learnt
        game.watch = []
        game.answer(answer, asked.seat)
        happened, game.watch = game.watch, None
        frames = Frames(self._sight, happened, game.table.clone())
        self._sight = frames.after
        told = views.told(definition, happened, self._seats)
        return {
            "label": label,
            "told": told,
            "sentences": encode([event.sentence for event in told]),
            "frames": frames.seen(self.seat),
            "revealed": game.learnt > before,
            **self.standing(),
        }

    def standing(self) -> Shown:
        """What this seat is shown besides the table."""
        game = self.game
        return {
            "asked": [question.seat for question in game.asked],
            "sealed": sorted(question.seat for question, _ in game.sealed),
            "waiting for": play.waiting_for(game),
            "deciding": pieces(views.deciding(game)),
            "questions": encode(views.questions(game, self._seats)),
            "answers": (game.moves, game.draws),
            "undo": [self._undo(seat) for seat in range(game.seats)],
            "imagined": self._imagined() if game.moves % OFTEN == 0 else (),
            "result": (views.result(game), game.result and game.result.points),
        }

    def _imagined(self) -> tuple[Any, ...]:
        """A game as this seat may imagine it, from which bots, hints and reasons for refusals are made."""
        imagined = self.game.imagine(self.seat, Seeded(self.game.moves))
        asked = [question.data() if question.seat == self.seat else question.seat for question in imagined.asked]
        return imagined.table.data(), asked, len(imagined.sealed)

    def _undo(self, seat: int) -> tuple[int, str, bool, Sequence[int]] | None:
        """The step that a seat may take back, as this seat is shown it."""
        step = self._steps.last(seat)
        if step is None:
            return None
        label = step.label if seat == self.seat or views.knows(step.seen, self._seats) else ""
        return step.to, label, step.to >= free_undo(self.game, seat), consent_needed(self.game, seat, step.to)

    def past(self) -> Shown:
        """Everything that this seat can look up, in a game that was followed from its beginning."""
        seat = self.seat
        return {
            "view": self.game.view(seat),
            "record": self.game.record(seat),
            "history": Chronicle(self.game).turns(self._seats, everything=False),
        }


# --- another world ----------------------------------------------------------------------------------------------------


def imagined(game: Game, seat: int, dice: random.Random) -> Game:
    """The world as `imagine` makes it: everything hidden is dealt again."""
    world = game.imagine(seat, Seeded(dice.getrandbits(30)))
    world.log = game.log  # how far back is free, goes by it
    return world


def exchanged(game: Game, seat: int, dice: random.Random) -> Game:
    """The world with hidden cards exchanged, few or many, which does not rely on `imagine`."""
    world = game.clone()
    exchange = EXCHANGES.get(game.setup.definition.id)
    if exchange is not None:
        for _ in range(dice.choice((1, 4, 12))):
            exchange(world.table, seat, dice)
    if not world.sealed:
        ask_anew(world)
    return world


def exchange_crypts(t: Clix, seat: int, dice: random.Random) -> None:
    """A card of another player's crypt is one that could as well be there."""
    held = [(owner, card) for owner in range(t.seats) if owner != seat for card in t.crypts[owner]]
    if not held:
        return
    owner, card = dice.choice(held)
    rest = tuple(other for other in t.crypts[owner] if other != card)
    gone = t.played[owner] if t.phase == SETTING_UP else (*t.played[owner], *SUBPLOTS)
    army = [kind for kind, theirs in zip(t.kind, t.owner, strict=True) if theirs == owner]
    instead = dice.choice([other for other in concealable(rest, army) if other not in gone])
    crypts = [*t.crypts]
    crypts[owner] = tuple(sorted((*rest, instead)))
    t.crypts = tuple(crypts)


def exchange_horror_cards(t: House, seat: int, dice: random.Random) -> None:
    """Two cards change places, of others' hands or of a hand and the deck: both came from the same shuffle."""

    def shuffle_of(card: int) -> int:
        return max([number for number, cards in enumerate(t.reshuffled) if card in cards], default=-1)

    held = [(owner, card) for owner in range(t.seats) if owner != seat for card in t.hands[owner]]
    hidden = [card for _, card in held] + list(t.horror.pool)
    if not held:
        return
    _, card = dice.choice(held)
    other = dice.choice([other for other in hidden if shuffle_of(other) == shuffle_of(card)])
    places = {card: other, other: card}
    for owner in range(t.seats):
        t.hands[owner] = tuple(places.get(each, each) for each in t.hands[owner])
    t.horror = shuffled(tuple(places.get(each, each) for each in t.horror.pool))


def exchange_items_and_tiles(t: Forest, seat: int, dice: random.Random) -> None:
    """Two Items change places, of others' hands or of a hand and the deck; and a tile that others laid back is another."""
    held = [(victim, item) for victim in range(len(t.hands)) if t.owner[victim] != seat for item in t.hands[victim]]
    if held:
        victim, item = dice.choice(held)
        other, instead = dice.choice([*held, *[(NOTHING, drawn) for drawn in t.items.pool]])
        for hand, out, into in ((victim, item, instead), (other, instead, item)):
            if hand == NOTHING:
                t.items = shuffled(_with(t.items.cards(), out, into))
            elif victim != other:
                t.hands[hand] = _with(t.hands[hand], out, into)
    for p, pile in enumerate(t.piles):
        for i, (count, tile, seen, deep) in enumerate(pile):
            if tile not in (NOTHING, BUNKER) and not may_know(seen, seat) and t.pool:
                drawn = dice.choice(t.pool)
                t.pool = _with(t.pool, drawn, tile)
                piles = [*t.piles]
                piles[p] = (*t.piles[p][:i], (count, drawn, seen, deep), *t.piles[p][i + 1 :])
                t.piles = (piles[0], piles[1])


def _with(cards: tuple[int, ...], out: int, into: int) -> tuple[int, ...]:
    """These cards with one exchanged, in order."""
    left = list(cards)
    left[left.index(out)] = into
    return tuple(sorted(left))


EXCHANGES: Final[dict[str, Any]] = {
    "horrorclix": exchange_crypts,
    "house_of_horrors": exchange_horror_cards,
    "the_victim": exchange_items_and_tiles,
}
"""By game: exchanges cards that a seat does not see. In Horrified everything that is known to anyone lies open."""


# --- in lockstep ------------------------------------------------------------------------------------------------------


class Lockstep:
    """A real game, and a world that agrees with it on everything one seat may know."""

    def __init__(self, real: Game, world: Game, seat: int, how: str, dice: random.Random) -> None:
        self.real = real
        self.world = world
        self.seat = seat
        self.how = how
        self._dice = dice
        self._from_beginning = real.moves == 0 and how == "begun apart"
        self._until = real.moves + LONGEST
        self._unlike = dice.choice((0.1, 0.3, 0.9))  # how often something hidden is unlike in both
        self._followers = Follower(real, seat), Follower(world, seat)
        self._compare("as it is dealt", {**self._followers[0].standing(), "view": real.view(seat)},
                      {**self._followers[1].standing(), "view": world.view(seat)})  # fmt: skip

    def part(self) -> str:
        """Play on until the two part, and return why they did.

        Raises Leak if the seat is shown a difference that no rule lays open, or that could be taken back freely. After chance
        nothing is free to take back.
        """
        while self.real.moves < self._until and not self.real.over:
            chosen = self._choose()
            if chosen is None:
                self._compare_past()
                return "no answer is open in both"
            (asked, answer), (too, other) = chosen
            before = self.real.moves
            shown, shown_too = self._followers[0].answer(asked, answer), self._followers[1].answer(too, other)
            if shown != shown_too:
                says_so = shown["revealed"] and shown_too["revealed"]
                if not says_so or not self._lays_open(shown["told"], shown_too["told"]):
                    text = self.real.setup.definition.catalogue.text(answer)
                    self._compare(f"after answer {before}, {text!r} of seat {asked.seat} ({asked.resume[0]})", shown, shown_too)
                return "a rule lays cards open"
        self._compare_past()
        return "the game is over" if self.real.over else "long enough"

    def _choose(self) -> tuple[tuple[Question, int], tuple[Question, int]] | None:
        """A question with an answer in each: the same, unless the seat may not know it; or None if none can be the same."""
        dice = self._dice
        i = dice.randrange(len(self.real.asked))
        asked, too = self.real.asked[i], self.world.asked[i]
        if may_know(asked.seen, self.seat) != may_know(too.seen, self.seat):
            raise Leak(f"the seat may know the answer of seat {asked.seat} in one world alone")
        if may_know(asked.seen, self.seat):
            both = [answer for answer in asked.options if answer in too.options]
            if not both:
                return None
            answer = _pick(self.real, both, dice)
            return (asked, answer), (too, answer)
        answer = dice.choice(asked.options)
        if answer in too.options and dice.random() > self._unlike:
            return (asked, answer), (too, answer)
        # What kind of answer it is, is no secret: a tile is laid back on top or at the bottom.
        parts = self.real.setup.definition.catalogue.parts
        alike = [other for other in too.options if parts(other)["kind"] == parts(answer)["kind"]]
        return ((asked, answer), (too, dice.choice(alike))) if alike else None

    def _lays_open(self, told: Sequence[Told], other: Sequence[Told]) -> bool:
        """Whether the first event that is not the same in both lays hidden cards open; or all are, and a hand is another seat's."""
        lays_open = LAYS_OPEN[self.real.setup.definition.id]
        for i in range(max(len(told), len(other))):
            here, there = told[i : i + 1], other[i : i + 1]
            if here != there:
                return any(event.parts["kind"] in lays_open for event in (*here, *there))
        return any(event.parts["kind"] in HANDS_ON for event in told)

    def _compare_past(self) -> None:
        if self._from_beginning:
            self._compare("looking back", self._followers[0].past(), self._followers[1].past())

    def _compare(self, when: str, shown: Shown, other: Shown) -> None:
        found = [_apart(name, shown[name], other[name]) for name in shown if shown[name] != other[name]]
        if found:
            who = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
            raise Leak("\n  ".join([f"{who} is shown something else in a world {self.how}, {when}:", *found]))


def _pick(game: Game, answers: Sequence[int], dice: random.Random) -> int:
    """One of these answers, most often one by which something happens."""
    catalogue = game.setup.definition.catalogue
    return dice.choices(answers, [_weight(catalogue, answer) for answer in answers])[0]


@cache
def _weight(catalogue: Catalogue, answer: int) -> float:
    return SELDOM.get(catalogue.text(answer).split(" ")[0], 1)


def _apart(name: str, shown: Any, other: Any) -> str:
    """Where two things that are shown begin to differ."""
    texts = str(shown), str(other)
    alike = next((i for i, (one, too) in enumerate(zip(*texts, strict=False)) if one != too), 0)
    start = max(0, alike - 60)
    return f"{name}:\n    ...{texts[0][start : start + 240]}\n    ...{texts[1][start : start + 240]}"


class Course(NamedTuple):
    """A game to try. In the world, players other than the seat may have brought something else in secret."""

    table: Table
    others_bring: dict[str, Any] = {}

    def begin(self, seat: int | None = None) -> Game:
        """The game; or, for a seat, the world that agrees with it. NATURE waits in both."""
        options = dict(self.table.options)
        if seat is not None:
            options |= {name: value for name, value in self.others_bring.items() if name != f"army_{seat + 1}"}
        return gloam.new(self.table.game, self.table.seats, options, 0, nature=None)


def follow(course: Course, seed: int, late: int = 0, rules: dict[str, Any] | None = None) -> Counter[str]:
    """Play a game at random to its end beside world after world, each for a seat or a spectator; count why they parted.

    The first world is begun apart, or dealt after so many answers if it comes `late`. `rules` replaces some of the game's own.
    Raises Leak, which names the seed.
    """
    dice = random.Random(seed)
    onlookers = (*range(course.table.seats), SPECTATOR)
    seat = dice.choice(onlookers)
    real, world = course.begin(), course.begin(seat)
    for game in (real, world):
        game.rules = {**game.rules, **(rules or {})}
    ends: Counter[str] = Counter()
    try:
        if not late:
            ends[Lockstep(real, world, seat, "begun apart", dice).part()] += 1
        while not real.over:
            if real.moves >= late:
                seat, deal = dice.choice(onlookers), dice.choice((exchanged, exchanged, imagined))
                ends[Lockstep(real, deal(real, seat, dice), seat, deal.__name__, dice).part()] += 1
            if not real.over:
                asked = dice.choice(real.asked)
                real.answer(_pick(real, asked.options, dice), asked.seat)
    except Leak as leak:
        raise Leak(f"{course.table}, seed {seed}: {leak}") from None
    return ends
