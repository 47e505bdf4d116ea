"""A game told from its beginning, as far as someone may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.kernel import play
from gloam.kernel.frames import Frames, Sight, eyes_of
from gloam.kernel.game import NATURE, SPECTATOR, Game, Happening, Setup
from gloam.kernel.play import Entry
from gloam.tables import views
from gloam.tables.messages import Event, Review, Turn

CHECKPOINT: Final = 32  # moves from one kept point to the next
SOON: Final = 64  # answers, or things said, that are told in a moment


class Chronicle:
    """What each answer of a game brought about, and the table at any point.

    It follows a game that goes on, and begins anew when answers were taken back.
    """

    def __init__(self, game: Game) -> None:
        self._begin(game.setup)
        self.follow(game)

    def _begin(self, setup: Setup) -> None:
        first: list[Happening] = []
        self._game = play.begin(setup, None, first)
        self._entries: list[Entry] = []  # answers and talk
        self._answers: list[Entry] = []
        self._happened = [first]  # by moves: what the last of so many answers brought about, and what was said then
        self._labels: list[str] = []
        self._points = [self._game.clone()]
        self._told: Game | None = None  # the game that was followed last

    def leads_to(self, game: Game) -> bool:
        """Whether a game has gone on from where it was followed last, and not far: then it is caught up with in a moment."""
        told = self._told
        if told is None or not (0 <= game.moves - told.moves <= SOON and 0 <= game.said - told.said <= SOON):
            return False
        log, talk = game.log, game.talk
        for _ in range(game.moves - told.moves):
            log = log[0]
        for _ in range(game.said - told.said):
            talk = talk[0]
        return log is told.log and talk is told.talk

    def follow(self, game: Game) -> None:
        """Catch up with a game."""
        if self._told is not None and self.leads_to(game):
            later = play.entries(game, self._told)
            for entry in later:
                self._enter(entry)
            self._entries += later
            self._answers += [entry for entry in later if not isinstance(entry.answer, str)]
        else:
            self._follow_all(game)
        self._told = game

    def _follow_all(self, game: Game) -> None:
        entries = play.entries(game)
        if [entry[:2] for entry in entries[: len(self._entries)]] != [entry[:2] for entry in self._entries]:
            self._begin(game.setup)
        for entry in entries[len(self._entries) :]:
            self._enter(entry)
        self._entries = entries  # what was sealed may have been opened
        self._answers = [entry for entry in entries if not isinstance(entry.answer, str)]

    def _enter(self, entry: Entry) -> None:
        game = self._game
        game.watch = []
        if isinstance(entry.answer, str):
            play.enter(game, entry)
            self._happened[-1].extend(game.watch)
            return
        self._labels.append(game.setup.definition.shown.label(game, entry.answer).name)
        play.enter(game, entry)
        self._happened.append(game.watch)
        game.watch = None
        if game.moves % CHECKPOINT == 0:
            self._points.append(game.clone())

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
        for i, entry in enumerate(self._answers):
            if entry.seat != NATURE:
                known = everything or views.knows(entry.seen, seats)
                turns.append(Turn(i + 1, entry.seat, self._labels[i] if known else "", [], views.known(entry.seen, mine)))
            turns[-1].moves = i + 1
            turns[-1].events += views.told(definition, self._happened[i + 1], mine, everything)
        return turns

    def at(self, moves: int) -> Game:
        """The game after so many answers; NATURE waits."""
        game = self._points[moves // CHECKPOINT].clone()
        play.follow(game, self._answers[game.moves : moves])
        return game

    def _answer_before(self, moves: int) -> int:
        """The point after the answer before, with the chance that followed it; of the set-up, its own beginning."""
        at = moves
        while at > 0 and self._answers[at - 1].seat == NATURE:
            at -= 1
        return max(at - 1, 0)

    def review(self, moves: int, seats: Sequence[int], everything: bool) -> Review:
        """The table after so many answers, for these seats, or with all there is to know."""
        start = self._answer_before(moves)
        game = self.at(start)
        definition = game.setup.definition
        before = Sight(definition, game.table.clone())
        play.follow(game, self._answers[start:moves])
        happened = [each for told in self._happened[start + 1 : moves + 1] for each in told]
        told = Frames(before, happened, game.table)
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
