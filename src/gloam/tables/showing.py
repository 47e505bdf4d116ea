"""What people at a table are shown: who watches, what they have seen, and the update that leads from there to now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, final

from gloam.kernel.frames import Frames, Sight, eyes_of
from gloam.kernel.game import Happening
from gloam.tables import views
from gloam.tables.audience import Audience, News, Point, Subscriber
from gloam.tables.history import RECENT
from gloam.tables.messages import Chance, Event, Frame, Update, Watching, encode, packed
from gloam.tables.seating import HERE, Seating
from gloam.tables.state import TableState
from gloam.tables.views import Account

NAMED: Final = 20  # of those who watch


@final
class Showing:
    """The audience of a table, and the last updates it was sent."""

    def __init__(self, state: TableState, audience: Audience) -> None:
        self._state = state
        self._audience = audience
        self._news = News(state.game.table if state.game is not None else None, state.seating, state.info.epoch)
        self._sight: Sight | None = None  # of the table that the last update showed, if someone has looked at it
        self._seats_of: dict[str, Any] = {}  # as each person saw them last, packed
        self._seated: Seating | None = None  # then,
        self._seated_at: tuple[object, ...] = ()  # and all else that shows with the seats
        self._watching = Watching([], 0)  # as everyone has seen it last,
        self._watching_at: tuple[Seating, int] = (state.seating, 0)  # and of when it is

    @property
    def sequence(self) -> int:
        """The number of the last update."""
        return self._news.last.sequence

    def greet(self, subscriber: Subscriber, since: int) -> None:
        """The first update of someone who comes: what happened after update `since`, if that is known, or all of the state."""
        person = subscriber.person.id
        missed = self._news.since(since)
        if missed is not None:
            then, happened = missed
            update = self._update(person, then, self._account(then, happened))
            update.chance = self._chance()  # it may have been promised anew meanwhile
            subscriber.send(update)
        else:
            subscriber.send(self._full_update(person))

    def broadcast(self, happened: Sequence[Happening], answered_by: str = "", answered: str = "", chance: bool = False) -> None:
        """Show everyone the table as it is now, with what they may know of what happened; with `chance`, how it draws now."""
        game, seating = self._state.game, self._state.seating
        then = self._news.last
        told = self._account(then, happened) if self._audience.anyone() else None
        self._news.add(happened, game.table if game is not None else None, seating)
        self._sight = told.told.after if told is not None else None
        alike = b""  # people without a seat see the same, but for those who have just lost one
        for person, subscribers in self._audience:
            if not subscribers:
                continue  # they are shown all of it in a moment
            watches = not seating.owned(person) and not then.seating.owned(person)
            text = alike if watches else b""
            if not text:
                update = self._update(person, then, told)
                update.answered = answered if person == answered_by else ""
                if chance or then.table is None:  # the game begins
                    update.chance = self._chance()
                text = encode(update)
            if watches:
                alike = text
            for subscriber in subscribers:
                subscriber.put(text)
        self.show_watching()

    def show_watching(self, newcomer: Subscriber | None = None) -> None:
        """Send everyone the people who watch, if they have changed; someone who has just come is sent them anyway."""
        before, seating = self._watching, self._state.seating
        now = (seating, self._audience.changes)
        if self._watching_at != now:
            self._watching_at = now
            people = [person for person in self._audience.people().values() if not seating.owned(person.id)]
            self._watching = Watching(people[:NAMED], len(people))
        if self._watching != before:
            self._audience.send(self._watching)
        elif newcomer is not None:
            newcomer.send(self._watching)

    def _standing(self, person: str) -> Update:
        """How things stand for a person: all of an update but what happened and what is to be seen."""
        state = self._state
        game, info, seating = state.game, state.info, state.seating
        update = Update(
            sequence=self.sequence,
            moves=0,
            status=info.status,
            seats=self._seats(person),
            views={},
            waiting_for=info.waiting_for,
            waiting_since=info.waiting_since,
            deciding="",
            questions=[],
            frames=[],
            changes={},
            undo=[],
            redo=[],
            undo_request=None,
            result=None,
            talk=[],
            rematch=info.rematch,
            recovery=state.recovery.shown(seating),
            bot_after=info.decided.bot_after,
        )
        if game is not None:
            sitting = seating.sitting(person)
            update.moves = game.moves
            update.takebacks = game.takebacks
            update.said = game.said
            update.deciding = views.deciding(game)
            update.questions = views.questions(game, sitting)
            update.asking = state.requests.shown(sitting)
            if sitting:
                update.asides = views.asides(game, sitting)
            if not game.over:
                update.clock = state.clock.shown()
            if sitting and not game.over:
                agreeing = partial(seating.agreeing, person)
                steps = state.history.steps(game)
                update.undo = [undo for seat in sitting for undo in views.undo(game, steps, seat, agreeing)]
                update.redo = views.redo(game, steps, sitting)
            if state.undo.request is not None:
                update.undo_request = views.undo_request(state.undo.request, state.history.steps(game), seating.owned(person))
            update.result = views.result(game)
            if game.over:
                update.chance = self._chance()
        else:
            update.setup = info.shown_setup(seating.owned(person))
        return update

    def _chance(self) -> Chance | None:
        """How the game draws; None before there is one."""
        game = self._state.game
        return self._state.info.chance.shown(game) if game is not None else None

    def _seats(self, person: str) -> Any:
        """The seats as a person sees them, packed. They stay the same until someone comes, goes, sits down or is renamed."""
        state, seating = self._state, self._state.seating
        changes = (self._audience.changes, state.earlier.changes, state.bot_votes.changes, *sorted(state.put_away_by))
        if self._seated is not seating or self._seated_at != changes:
            self._seated, self._seated_at = seating, changes
            self._seats_of.clear()
        if person in self._seats_of:
            return self._seats_of[person]
        presence = self._audience.presence
        seats = packed(seating.shown(person, presence, state.notes))
        if all([chair.kind != "person" or chair.presence(presence) == HERE for chair in seating]):
            self._seats_of[person] = seats  # of someone who is away, seconds are counted
        return seats

    def _update(self, person: str, then: Point, told: Account | None) -> Update:
        """What happened since an update that a person has seen, and how things stand."""
        update = self._standing(person)
        if told is None:
            return update
        owned = self._state.seating.owned(person)
        eyes = eyes_of(self._state.definition, owned)
        if then.table is None:
            update.setup = self._state.info.shown_setup(owned)
        if then.table is None or owned != then.seating.owned(person):
            # They have not had these views before.
            update.frames, _ = told.frames(owned, ())
            update.views = views.whole(told.told.after, eyes)
        else:
            update.frames, update.changes = told.frames(owned, eyes)
        return update

    def _full_update(self, person: str) -> Update:
        """All of the table, for someone who comes anew."""
        state = self._state
        update = self._standing(person)
        if state.game is not None:
            if self._sight is None:
                self._sight = Sight(state.definition, state.game.table)
            recent = self._recent(person)
            update.frames = [Frame(event) for event in recent]
            update.views = views.whole(self._sight, eyes_of(state.definition, state.seating.owned(person)))
            update.talk = views.talk_before(state.game, recent)
            update.chance = self._chance()
        update.setup = state.info.shown_setup(state.seating.owned(person))
        update.full = True
        return update

    def _recent(self, person: str) -> list[Event]:
        """The last events, for someone who comes anew."""
        state, happened = self._state, self._news.whole()
        if state.game is None:
            return []
        owned = state.seating.owned(person)
        if happened is None:
            return state.history.recent(state.game, owned)
        return views.events(state.definition, happened, owned, state.game.over)[-RECENT:]

    def remembers_all(self) -> bool:
        """Whether whoever comes anew is told of the last events without looking back."""
        return self._news.whole() is not None

    def lose_beginning(self) -> None:
        """What was shown does not tell the whole game: it began elsewhere, or answers are taken back."""
        self._news.lose_beginning()

    def forget(self) -> None:
        """Nobody is here, and nothing more will happen: whoever comes once more is told by looking back."""
        self._news.forget()
        self._sight = None

    def _account(self, then: Point, happened: Sequence[Happening]) -> Account | None:
        """What happened since an update; None while there is no game."""
        game, definition = self._state.game, self._state.definition
        if game is None:
            return None
        sight = self._sight if then is self._news.last else None
        return Account(definition, Frames(sight or Sight(definition, then.table or game.table), happened, game.table))
