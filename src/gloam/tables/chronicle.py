"""A game told from its beginning, as far as someone may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from gloam.kernel import play
from gloam.kernel.frames import Frames, Sight, eyes_of
from gloam.kernel.game import NATURE, SPECTATOR, Game, Happening
from gloam.kernel.play import Entry
from gloam.tables import views
from gloam.tables.messages import Event, Review, Turn
from gloam.tables.steps import Steps

CHECKPOINT: Final = 32  # moves from one kept point to the next
SOON: Final = 64  # answers and remarks that take only a moment to follow


@final
class Chronicle:
    """What each answer of a game brought about, the steps that were decided, and the table at any point.

    A chronicle stays as it is: `followed` returns another one for the game as it has gone on, or gone back.
    """

    def __init__(self, game: Game) -> None:
        first: list[Happening] = []
        self._game = play.begin(game.setup, None, first)  # as far as it is followed; NATURE waits
        self._game.watch = None
        self._entries: list[Entry] = []  # answers and talk
        self._happened = [first]  # at the beginning, and by entries
        self._labels: list[str] = []  # by entries
        self._answers: list[int] = []  # the entries that are no talk
        self._points = [self._game.clone()]
        self._steps_at = [Steps()]  # at these points
        self._steps = Steps()
        self._tell(play.entries(game))
        self._of = game

    def steps(self) -> Steps:
        """What was decided so far."""
        return self._steps.clone()

    def near(self, game: Game) -> bool:
        """Whether the game can be followed in a moment."""
        entries = play.entries(game)
        return self._goes_on(game) or len(entries) - self._kept(entries) <= SOON

    def _goes_on(self, game: Game) -> bool:
        """Whether a game has gone on from where it was followed last, and not far."""
        told = self._of
        if not (0 <= game.moves - told.moves <= SOON and 0 <= game.said - told.said <= SOON):
            return False
        log, talk = game.log, game.talk
        for _ in range(game.moves - told.moves):
            log = log[0]
        for _ in range(game.said - told.said):
            talk = talk[0]
        return log is told.log and talk is told.talk

    def followed(self, game: Game) -> Chronicle:
        """The chronicle of the game, which has gone on, or from which answers were taken back."""
        if self._goes_on(game):
            if game.moves + game.said == len(self._entries):
                return self
            other = self._upto(len(self._entries))
            other._tell(play.entries(game, self._of))
        else:
            entries = play.entries(game)
            other = self._upto(self._kept(entries))
            other._tell(entries[len(other._entries) :])
            other._entries = entries  # what was sealed may have been opened
        other._of = game
        return other

    def _kept(self, entries: Sequence[Entry]) -> int:
        """How many of these entries are told here, from the beginning to a point from which others can be told."""
        same = 0
        for one, other in zip(entries, self._entries, strict=False):
            if one[:2] != other[:2]:
                break
            same += 1
        if same == len(self._entries):
            return same
        return max(point.moves + point.said for point in self._points if point.moves + point.said <= same)

    def _upto(self, count: int) -> Chronicle:
        """A copy of the first `count` entries: all of them, or up to a point."""
        other = Chronicle.__new__(Chronicle)
        points = [point for point in self._points if point.moves + point.said <= count]
        whole = count == len(self._entries)
        other._game = (self._game if whole else points[-1]).clone()
        other._entries = self._entries[:count]
        other._happened = self._happened[: count + 1]
        other._labels = self._labels[:count]
        other._answers = self._answers[: other._game.moves]
        other._points = points
        other._steps_at = self._steps_at[: len(points)]
        other._steps = (self._steps if whole else other._steps_at[-1]).clone()
        return other

    def _tell(self, entries: Sequence[Entry]) -> None:
        """Go on with these."""
        for entry in entries:
            if isinstance(entry.answer, str):
                self._enter(entry, "")
                continue
            label = self._game.setup.definition.shown.label(self._game, entry.answer).name
            if entry.seat != NATURE:
                # The answers that clients gave by themselves are not stored: they do so where there is one answer.
                self._steps.note(self._game, entry.seat, [entry.answer], automatic=without_choice(self._game, entry.seat))
            self._answers.append(len(self._entries))
            self._enter(entry, label)
            if self._game.moves % CHECKPOINT == 0:
                self._points.append(self._game.clone())
                self._steps_at.append(self._steps.clone())

    def _enter(self, entry: Entry, label: str) -> None:
        happened: list[Happening] = []
        self._game.watch = happened
        play.enter(self._game, entry)
        self._game.watch = None
        self._entries.append(entry)
        self._happened.append(happened)
        self._labels.append(label)

    # --- what is told ------------------------------------------------------------------------------------------------

    def recent(self, most: int, seats: Sequence[int], everything: bool) -> list[Event]:
        """The last events that these seats may know."""
        found: list[Event] = []
        for happened in reversed(self._happened):
            found[:0] = views.events(self._game.setup.definition, happened, seats, everything)
            if len(found) >= most:
                break
        return found[-most:]

    def turns(self, seats: Sequence[int], everything: bool) -> list[Turn]:
        """Each answer with the chance that followed it."""
        definition = self._game.setup.definition
        mine = range(self._game.seats) if everything else seats
        turns = [Turn(0, NATURE, "", views.told(definition, self._happened[0], mine, everything))]
        for entry, label, happened in zip(self._entries, self._labels, self._happened[1:], strict=True):
            if not isinstance(entry.answer, str):
                moves = turns[-1].moves + 1
                if entry.seat != NATURE:
                    known = everything or views.knows(entry.seen, seats)
                    turns.append(Turn(moves, entry.seat, label if known else "", [], views.known(entry.seen, mine)))
                turns[-1].moves = moves
            turns[-1].events += views.told(definition, happened, mine, everything)
        return turns

    def point(self, moves: int) -> Game:
        """The last kept point before so many answers; NATURE waits."""
        return self._points[moves // CHECKPOINT]

    def at(self, moves: int) -> Game:
        """The game after so many answers, and what was said then; NATURE waits."""
        game = self.point(moves).clone()
        play.follow(game, self._entries[game.moves + game.said : self._next(moves)])
        return game

    def _next(self, moves: int) -> int:
        """The number of the entry that is the next answer after so many."""
        return self._answers[moves] if moves < len(self._answers) else len(self._entries)

    def _answer_before(self, moves: int) -> int:
        """The point after the answer before, with the chance that followed it; of the set-up, its own beginning."""
        at = moves
        while at > 0 and self._entries[self._answers[at - 1]].seat == NATURE:
            at -= 1
        return max(at - 1, 0)

    def review(self, moves: int, seats: Sequence[int], everything: bool) -> Review:
        """The table after so many answers, for these seats, or with all there is to know."""
        game = self.at(self._answer_before(moves))
        first, last = game.moves + game.said, self._next(moves)
        definition = game.setup.definition
        before = Sight(definition, game.table.clone())
        play.follow(game, self._entries[first:last])
        told = Frames(before, [each for happened in self._happened[first + 1 : last + 1] for each in happened], game.table)
        mine = [*range(game.seats)] if everything else list(seats)
        eyes = eyes_of(definition, mine)
        if SPECTATOR not in eyes and not seats:
            eyes = (SPECTATOR, *eyes)
        frames, changes = views.frames(definition, told, mine, eyes, everything)
        return Review(
            moves=moves,
            eyes=mine,
            views=views.whole(told.after, eyes),
            waiting_for=play.waiting_for(game),
            frames=frames,
            changes=changes,
            result=views.result(game),
        )


def without_choice(game: Game, seat: int) -> bool:
    """Whether the game waits for a seat that can answer in one way."""
    asked = game.asked[0]
    return asked.seat == seat and len(asked.options) == 1
