"""A table that people do everything at, beside a plain game of the kernel: both must show everyone the same.

`Sitting` is the model: a game, its seats, and what happened, by the rules of tables. `Page` is what someone has on their screen:
made of nothing but the messages they received since they came. After each step every page must be what the model says.
How messages travel, the machine does not know: a `House` brings that.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Protocol

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

import gloam.bots
from gloam.kernel import play
from gloam.kernel.definition import Definition, find
from gloam.kernel.fairness import promised
from gloam.kernel.frames import eyes_of
from gloam.kernel.game import EVERYONE, SPECTATOR, Game, Happening, Refused, Setup, may_know
from gloam.kernel.nature import Keyed
from gloam.kernel.play import Entry, entries
from gloam.kernel.sentences import text
from gloam.kernel.undo import consent_needed, free_undo
from gloam.kernel.views import changed
from gloam.tables.chronicle import without_choice
from gloam.tables.messages import encode
from kernel.play import TOYS

Message = dict[str, Any]

PEOPLE: Final = 4
GAMES: Final = {"house_of_horrors": 3, "horrified": 2, "mansion": 3, "stroll": 3, "village": 3}
"""Those that are played, with how many seats. There are hidden hands, sealed choices, interrupts, dice, and things laid open."""
INTERRUPTED: Final = frozenset({"horrified", "village"})
"""Whether a bot would interrupt cannot be foretold: none play these."""
SCREENS: Final = 2  # that one person has open at most
RECENT: Final = 100  # events that someone who comes anew is shown
BUFFER: Final = 100  # updates and events that are kept for those who come back
CHAT: Final = 50  # things said beside the game that those who come anew are sent
PATIENCE: Final = 20.0
BETWEEN: Final = 15  # steps from one end of the server to the next
ANY: Final = st.integers(0, 119)
"""Chooses one of whatever there is."""
REPLIES: Final = st.lists(st.sampled_from([True, True, False]), max_size=3)
"""Of those who are asked whether someone may go back."""
CHOICES: Final = st.lists(st.tuples(ANY, ANY), min_size=1, max_size=3)
"""Of questions, and answers to them."""


class Connection(Protocol):
    """Somebody's connection to a table."""

    def send(self, message: Message) -> None: ...

    def receive(self) -> Message: ...

    def close(self) -> None: ...


class House(Protocol):
    """Where tables are, with people of known ids."""

    key: bytes  # all dice follow from it
    bot: str  # the bot that fills in,
    seed: int  # with this seed
    people: Sequence[str]

    def make(self, person: int, game: str, seats: Sequence[str]) -> str:
        """A new table; returns its code."""

    def card(self, person: int, code: str) -> Message: ...

    def listed(self, person: int, code: str) -> bool: ...

    def here(self, person: int, code: str) -> set[str]:
        """The ids of those who have a connection, as a person may ask."""

    def do(self, person: int, code: str, what: str) -> bool:
        """Sit down, stand up, call a bot or put the table away. Returns whether that was accepted."""

    def views(self, person: int, code: str, moves: int) -> Message:
        """The table as a person saw it after so many answers."""

    def connect(self, person: int, code: str, since: int | None) -> Connection: ...

    def restart(self, kill: bool) -> None:
        """End without a chance to tidy up or with one, and begin again with what was stored."""


def until(true: Callable[[], bool]) -> None:
    """Ask until it is true."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline


def plain(value: Any) -> Any:
    """A value as it is after its way through JSON."""
    return json.loads(encode(value))


def knows(mask: int, seats: Sequence[int]) -> bool:
    return any(may_know(mask, seat) for seat in seats or [SPECTATOR])


# --- the model --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chair:
    """A seat of the model. `owner` has its knowledge also while a bot fills in or it stands open during play."""

    kind: str
    owner: str = ""
    bot: str = ""
    since: int = 0
    absent: bool = False

    def agrees(self, to: int) -> bool:
        """Whether nobody need be asked: a bot speaks for its own answers only."""
        return self.kind == "open" or (self.kind == "bot" and (not self.owner or to >= self.since))


@dataclass
class Asked:
    """A request to go back."""

    seat: int
    to: int
    waiting: list[int]


class NotAllowed(Exception):
    """What the rules of tables refuse."""


@dataclass
class Sitting:
    """The model of one table."""

    definition: Definition
    house: House
    host: str
    chairs: list[Chair]
    game: Game | None = None
    request: Asked | None = None
    happened: list[Happening] = field(default_factory=list)
    chat: list[str] = field(default_factory=list)  # beside the game
    hands: set[tuple[int, str]] = field(default_factory=set)  # seats, and who has seen what they hold during play
    online: set[str] = field(default_factory=set)
    votes: dict[int, set[str]] = field(default_factory=dict)  # seats, and who wants a bot there
    began: int = 0  # how many answers there were when the server began

    def __post_init__(self) -> None:
        self.nature = Keyed(self.house.key)
        self._change({})

    # --- who sits where

    def owned(self, person: str) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if chair.owner == person]

    def sitting(self, person: str) -> list[int]:
        return [number for number in self.owned(person) if self.chairs[number].kind == "person"]

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.over

    def sit(self, person: str, number: int) -> None:
        """Take an open seat, one's own, or before the game a bot's at one's own table."""
        chair, playing, mine = self._chair(number), self.game is not None, self.owned(person)
        if chair.kind == "person":
            self._allow(chair.owner == person)
            return
        self._allow(chair.kind == "open" or chair.owner == person or (not playing and self.host == person))
        self._allow(chair.owner == person or not mine or (not playing and self.host == person))
        seen = {seat for seat, who in self.hands if who == person}
        self._allow(not seen or number in seen or not self._has_hand(number))
        self._change({number: Chair("person", person)})

    def stand(self, person: str, number: int) -> None:
        """Leave a seat open. During play it stays one's own until someone takes it."""
        self._chair(number)
        self._allow(number in self.sitting(person))
        self._change({number: Chair("open", person if self.game is not None else "")})

    def hand_to_bot(self, person: str, number: int) -> None:
        """Let a bot play one's own seat; those at the table call one for an open seat or for someone who is away."""
        chair, own = self._chair(number), number in self.sitting(person)
        self._allow(chair.kind != "bot")
        self._allow(own or person == self.host or bool(self.sitting(person)))
        away = chair.kind == "person" and not own
        self._allow(not away or chair.owner not in self.online)
        if away and person != self.host and not self._most_want_a_bot(number, person):
            return
        self._call_bot(number, away)

    def _most_want_a_bot(self, number: int, person: str) -> bool:
        """Whether most of the others do, one more among them."""
        self.votes.setdefault(number, set()).add(person)
        return self._enough_votes(number)

    def _enough_votes(self, number: int) -> bool:
        """Whether most of the others who are here, or want a bot, do."""
        votes = self.votes[number]
        others = {chair.owner for chair in self.chairs if chair.kind == "person"} - {self.chairs[number].owner}
        return len(votes) > len(others & (self.online | votes)) / 2

    def _count_again(self) -> None:
        """Someone has gone: the votes that are left may be enough."""
        for number in list(self.votes):
            if self.votes.get(number) and self._enough_votes(number):
                self._call_bot(number, away=True)

    def _call_bot(self, number: int, away: bool) -> None:
        chair = Chair("bot", bot=self.house.bot)
        if self.game is not None:
            chair = Chair("bot", self.chairs[number].owner, self.house.bot, self.game.moves, away)
        self._change({number: chair})

    def come(self, person: str) -> None:
        """Someone is here. They get back the seats that a bot plays because they were away."""
        if person not in self.online:
            for number in self.sitting(person):
                self.votes.pop(number, None)
        self.online.add(person)
        if self.game is not None and not self.over:
            back = [n for n in self.owned(person) if self.chairs[n].kind == "bot" and self.chairs[n].absent]
            if back:
                self._change({number: Chair("person", person) for number in back})

    def _chair(self, number: int) -> Chair:
        self._allow(not self.over)
        return self.chairs[number]

    def _allow(self, allowed: bool) -> None:
        if not allowed:
            raise NotAllowed

    def _has_hand(self, seat: int) -> bool:
        if self.game is None or self.definition.shown.open_table:
            return False
        return any(entry.seen != EVERYONE and may_know(entry.seen, seat) for entry in entries(self.game))

    def _change(self, chairs: dict[int, Chair]) -> None:
        """Seats change. The game begins when none is open; a request to go back may become void, or granted."""
        before = self.chairs
        self.chairs = [chairs.get(number, chair) for number, chair in enumerate(before)]
        sitting = {chair.owner for chair in self.chairs if chair.kind == "person"}
        self.votes = {number: votes & sitting for number, votes in self.votes.items() if number not in chairs}
        if self.game is None and all(chair.kind != "open" for chair in self.chairs):
            self.game = play.begin(self._setup(), self.nature, self.happened)
            self.game.watch = None
        both = [(number, chair.owner) for each in (before, self.chairs) for number, chair in enumerate(each) if chair.owner]
        self.hands |= {(number, owner) for number, owner in both if self._has_hand(number)}
        if self.request is not None:
            asked = self.request
            asked.waiting = [seat for seat in asked.waiting if not self.chairs[seat].agrees(asked.to)]
            if self.chairs[asked.seat].kind != "person" or any(self.chairs[seat].kind == "bot" for seat in asked.waiting):
                self.request = None
            elif not asked.waiting:
                self._go_back(asked)
        self._count_again()

    def _setup(self) -> Setup:
        definition, seats = self.definition, len(self.chairs)
        return Setup(definition, seats, definition.options.read({}, seats), 0, "", promised(self.house.key))

    # --- the game

    def answer(self, person: str, seat: int, answer: int) -> None:
        self._check_seat(person, seat)
        self._allow(self.game is not None)
        self._give(seat, answer)

    def _check_seat(self, person: str, seat: int) -> None:
        self._allow(seat in self.sitting(person))

    def _give(self, seat: int, answer: int) -> None:
        assert self.game is not None
        try:
            self.game, _, happened = play.answer(self.game, seat, [answer], self.nature)
        except Refused as refused:
            raise NotAllowed from refused
        self.happened += happened
        self.request = None

    def say(self, person: str, seat: int, text: str) -> None:
        if seat != -1:
            self._check_seat(person, seat)
        if seat == -1 or self.game is None or self.game.over:
            self.chat.append(text)
        else:
            self.game, _, happened = play.say(self.game, seat, text)
            self.happened += happened

    def ask_undo(self, person: str, seat: int, to: int) -> None:
        """Go back at once, if nobody need be asked; else ask. Nobody is asked for whom a bot plays."""
        self._check_seat(person, seat)
        self._allow(self.game is not None and not self.game.over and 0 <= to < self.game.moves)
        asked = Asked(seat, to, self.asked_for_undo(person, seat, to))
        if not asked.waiting:
            self._go_back(asked)
            return
        self._allow(self.request is None)
        self._allow(all(self.chairs[other].kind != "bot" for other in asked.waiting))
        self.request = asked

    def asked_for_undo(self, person: str, seat: int, to: int) -> list[int]:
        """The seats whose consent it needs that someone goes back."""
        assert self.game is not None
        consent = consent_needed(self.game, seat, to)
        return [n for n in consent if not self.chairs[n].agrees(to) and self.chairs[n].owner != person]

    def consent(self, person: str, seat: int, to: int, yes: bool) -> None:
        """Agree, refuse, or withdraw one's own request."""
        self._check_seat(person, seat)
        asked = self.request
        self._allow(asked is not None and asked.to == to)
        assert asked is not None
        self._allow(seat in asked.waiting or (seat == asked.seat and not yes))
        if not yes:
            self.request = None
            return
        asked.waiting.remove(seat)
        if not asked.waiting:
            self._go_back(asked)

    def _go_back(self, asked: Asked) -> None:
        assert self.game is not None
        self.began = min(self.began, asked.to)
        self.game, _, happened = play.back_to(self.game, asked.to, self.nature, ("undone", asked.seat, asked.to, "", ""))
        self.happened += happened
        self.request = None

    def let_bots_play(self) -> bool:
        """Bots answer what is theirs to answer; whether there was anything."""
        played = False
        while (seat := self._bots_turn()) is not None:
            assert self.game is not None
            advice = gloam.bots.find(self.house.bot, self.house.seed).choose(self.game, seat)
            assert advice is not None
            assert advice.answer is not None
            self._give(seat, advice.answer)
            played = True
        return played

    def _bots_turn(self) -> int | None:
        """The seat of the next bot that is waited for, in the order in which seats are asked."""
        if self.game is None or self.game.over or self.request is not None:
            return None
        asked = self.game.asked
        awaited = [question.seat for question in asked if question.sealed or question is asked[0]]
        return next((seat for seat in awaited if self.chairs[seat].kind == "bot"), None)

    def leave(self, person: str) -> None:
        """Someone is gone, and what they asked to take back is void."""
        self.online.discard(person)
        self.votes = {number: votes - {person} for number, votes in self.votes.items()}
        if self.request is not None and self.request.seat in self.sitting(person):
            self.request = None
        self._count_again()

    def end(self) -> None:
        """The server ends: nobody is here, and whoever asked to go back must ask again."""
        self.online.clear()
        self.votes.clear()
        self.began = len(self.answers())
        self.request = None

    # --- what someone is shown

    def seen(self, person: str) -> Message:
        """The views of a person, by eyes."""
        return {} if self.game is None else self._seen(self.game, self.owned(person))

    def seen_after(self, person: str, moves: int) -> Message:
        """The same as they were after so many answers. Of a finished game everything shows."""
        owned = self.owned(person)
        seen = self._seen(self._again(moves), list(range(len(self.chairs))) if self.over else owned)
        return seen if owned or not self.over else self._seen(self._again(moves), []) | seen

    def _seen(self, game: Game, seats: Sequence[int]) -> Message:
        eyes = eyes_of(self.definition, seats)
        return {"all" if each == SPECTATOR else str(each): plain(game.view(each)["table"]) for each in eyes}

    def _again(self, moves: int, watch: list[Happening] | None = None) -> Game:
        """The game from its beginning, up to so many answers."""
        assert self.game is not None
        again = play.begin(self._setup(), None, watch)
        for entry in entries(self.game):
            if again.moves == moves and not isinstance(entry.answer, str):
                break
            play.enter(again, entry)
        return again

    def told(self, person: str, since: int) -> list[Message]:
        """What a person may know of what happened since then."""
        return self._told(self.happened[since:], person)

    def told_anew(self, person: str) -> list[Message]:
        """What someone who comes anew is told of what happened: answers that were taken back are not."""
        if self.game is None:
            return []
        watch: list[Happening] = []
        self._again(-1, watch)
        return self._told(watch, person, self.over)[-RECENT:]

    def _told(self, happened: Sequence[Happening], person: str, everything: bool = False) -> list[Message]:
        seats = self.owned(person)
        found = []
        for each in happened:
            if everything or knows(each.seen, seats):
                if each.event[0] == "undone":
                    _, seat, to, _, _ = each.event
                    found.append({"move": each.moves, "parts": {"kind": "undone", "seat": seat, "to": to}})
                else:
                    sentence = self.definition.shown.describe(each.event, each.table)
                    parts = plain(self.definition.events.parts(each.event))
                    found.append({"move": each.moves, "parts": parts, "sentence": sentence})
        return found

    def questions(self, person: str) -> list[Message]:
        """What the seats of a person are asked, and which answers are open."""
        game, shown, found = self.game, self.definition.shown, []
        for asked in game.asked if game is not None else ():
            if asked.seat in self.sitting(person):
                answers = [{"id": option, "label": shown.label(game, option).name} for option in asked.options]
                prompt = shown.prompt(game, asked)
                found.append({"seat": asked.seat, "kind": asked.prompt, "prompt": prompt, "answers": answers})
        return found

    def seats(self, person: str) -> list[Message]:
        """The seats as a person sees them."""
        found = []
        for number, chair in enumerate(self.chairs):
            sits = chair.kind == "person"
            found.append(
                {
                    "number": number,
                    "kind": chair.kind,
                    "person": chair.owner if sits else None,
                    "bot": chair.bot,
                    "online": sits and chair.owner in self.online,
                    "mine": chair.owner == person and chair.kind != "open",
                    "bot_agreed": sorted(self.votes.get(number, ())),
                }
            )
        return found

    def standing(self, person: str) -> Message:
        """Everything else that an update shows."""
        game, request = self.game, self.request
        if game is None:
            return {"status": "waiting", "moves": 0, "waiting_for": [], "takebacks": 0, "result": None, "undo_request": None}
        return {
            "status": "finished" if game.over else "playing",
            "moves": game.moves,
            "waiting_for": play.waiting_for(game),
            "takebacks": game.takebacks,
            "result": None if game.result is None else [game.result.reason, list(game.result.winners)],
            "undo_request": request and {"seat": request.seat, "to": request.to, "waiting": request.waiting},
        }

    def undo(self, person: str) -> list[Message]:
        """The last step of each seat of a person, without where it began, which no rule of the kernel tells."""
        if self.game is None or self.game.over:
            return []
        return [{"seat": seat} for seat in self.sitting(person) if self._decided(seat)]

    def _decided(self, seat: int) -> bool:
        """Whether a seat has decided anything. An answer from before the server's last end counts if it was not the only one."""
        given = [number for number, entry in enumerate(self.answers()) if entry.seat == seat]
        return any(number >= self.began or not without_choice(self._again(number), seat) for number in reversed(given))

    def answers(self) -> list[Entry]:
        """The answers so far, without talk."""
        return [] if self.game is None else [entry for entry in entries(self.game) if not isinstance(entry.answer, str)]


# --- what someone has on their screen ---------------------------------------------------------------------------------


class Page:
    """A screen at a table: all of it is made of the messages that came."""

    def __init__(self, person: int, connection: Connection, model: Sitting) -> None:
        self.person = person
        self._connection = connection
        self._marks = 0
        self.update: Message = {}
        self.views: Message = {}
        self.talk: list[Message] = []
        self.events: list[Message] = []  # since the last check
        self.anew = False  # the events are those that are shown to who comes anew
        self.refused: list[str] = []
        self.chat: dict[int, str] = {}
        self.watching: set[str] = set()
        self.heard: set[int] = set()  # the numbers of what was said beside the game since someone came here
        self.came_at = max(0, len(model.chat) - CHAT)  # what was said before is not sent
        self.lost = False  # the server has ended since
        self.checked = len(model.happened)  # how much of what happened was there at the last check

    def come_back(self, gone: Page, model: Sitting) -> None:
        """Go on from what an earlier page has shown."""
        self.update, self.views, self.talk, self.checked = gone.update, gone.views, gone.talk, gone.checked
        self.chat, self.heard = gone.chat | self.chat, gone.heard

    def missed(self, gone: Page) -> int:
        """How much has happened since an earlier page of the same server: updates, or events if they are more."""
        return max(self.update["sequence"] - gone.update["sequence"] if not gone.lost else 0, len(self.events))

    def send(self, kind: str, **facts: Any) -> None:
        self._connection.send({"type": kind, **facts})

    def close(self) -> None:
        with suppress(Exception):
            self._connection.close()

    def catch_up(self) -> None:
        """Take in all that was sent up to now: what was sent before the refusal of something that nobody may do."""
        self._marks += 1
        mark = f"mark {self._marks}"
        self.send("answer", seat=-1, answers=[], sequence=0, id=mark)
        while (message := self._connection.receive()).get("answered") != mark:
            self._take(message)

    def answer(self, seat: int, answer: int, id_: str) -> bool:
        """Give an answer to what is shown; whether it was accepted."""
        self.send("answer", seat=seat, answers=[answer], sequence=self.update["sequence"], id=id_)
        while True:
            message = self._connection.receive()
            self._take(message)
            if message.get("answered") == id_:
                return message["type"] == "update"

    def _take(self, message: Message) -> None:
        if message["type"] == "refused":
            self.refused.append(message["reason"])
        elif message["type"] == "said":
            self.chat[message["number"]] = message["text"]
        elif message["type"] == "update":
            self._update(message)
        elif message["type"] == "watching":
            self.watching = {person["id"] for person in message["people"]}
            assert len(self.watching) == message["count"]
        elif message["type"] == "undo_declined":
            assert self.update["undo_request"] is None
        else:
            raise AssertionError(message)

    def _update(self, update: Message) -> None:
        if update["full"]:
            self.anew, self.events, self.talk = True, [], [{**said, "text": text(said["text"])} for said in update["talk"]]
        elif self.update:
            assert update["sequence"] >= self.update["sequence"]
        for frame in update["frames"]:
            self._change(frame["changes"])
            event = frame["event"]
            self.events.append(event | {"sentence": text(event["sentence"])})
            parts = event["parts"]
            if parts["kind"] == "said":
                self.talk = [*self.talk, {"seat": parts["seat"], "text": text(parts["text"]), "number": parts["number"]}]
        self._change(update["changes"])
        self.views = update["views"] or self.views
        self.update = update

    def _change(self, made: Message) -> None:
        self.views = {eyes: changed(view, made.get(eyes, ())) for eyes, view in self.views.items()}

    def check(self, model: Sitting) -> None:
        """This page shows what the model says."""
        me, update = model.house.people[self.person], self.update
        assert self.views == model.seen(me)
        told = model.told_anew(me) if self.anew else model.told(me, self.checked)
        assert [{key: event[key] for key in of} for event, of in zip(self.events, told, strict=True)] == told
        self.checked, self.anew, self.events = len(model.happened), False, []
        self.heard.update(range(self.came_at, len(model.chat)))
        assert self.chat == {number: model.chat[number] for number in self.heard}
        if model.game is not None:
            said = enumerate(play.talk(model.game), 1)
            assert self.talk == [{"seat": seat, "text": text, "number": number} for number, (seat, text) in said]
        standing = model.standing(me)
        shown = {key: update[key] for key in standing}
        if shown["result"] is not None:
            shown["result"] = [shown["result"]["reason"], shown["result"]["winners"]]
        if shown["undo_request"] is not None:
            shown["undo_request"] = {key: shown["undo_request"][key] for key in ("seat", "to", "waiting")}
        assert shown == standing
        seats = model.seats(me)
        shown_seats = [
            {**seat, "person": seat["person"] and seat["person"]["id"], "bot_agreed": sorted(seat["bot_agreed"])}
            for seat in update["seats"]
        ]
        assert [{key: seat[key] for key in of} for seat, of in zip(shown_seats, seats, strict=True)] == seats
        asked = [{key: question[key] for key in ("seat", "kind", "prompt", "answers")} for question in update["questions"]]
        for question in asked:
            question["prompt"] = text(question["prompt"])
            question["answers"] = [{"id": answer["id"], "label": text(answer["label"])} for answer in question["answers"]]
        assert asked == model.questions(me)
        self._check_undo(model, me)
        if model.over:
            assert update["chance"]["key"] == model.house.key.hex()

    def _check_undo(self, model: Sitting, me: str) -> None:
        undo = self.update["undo"]
        assert [{"seat": each["seat"]} for each in undo] == model.undo(me)
        for each in undo:
            seat, to, game = each["seat"], each["to"], model.game
            assert game is not None
            assert model.answers()[to].seat == seat
            free = to >= free_undo(game, seat)
            consent = [] if free else model.asked_for_undo(me, seat, to)
            assert (each["free"], each["consent"], each["learnt"]) == (free, consent, to < game.learnt)


# --- the machine ------------------------------------------------------------------------------------------------------


def one_of(things: Sequence[Any], n: int) -> Any:
    return things[n % len(things)]


def begun(machine: TableMachine) -> bool:
    return machine.model.game is not None


def asked(machine: TableMachine) -> bool:
    return bool(machine.open_questions())


class TableMachine(RuleBasedStateMachine):
    """Everything that people do at a table of a game. Subclasses say which game, and in which house."""

    game: ClassVar[str]
    house: ClassVar[House]

    @initialize(
        seats=st.lists(st.sampled_from(["other", "other", "other", "me", "random", "open"]), min_size=2, max_size=2),
        come=st.lists(st.sampled_from([True, True, False]), min_size=PEOPLE, max_size=PEOPLE),
    )
    def make(self, seats: list[str], come: list[bool]) -> None:
        """A table, at which some have sat down, and to which some have come."""
        name = self.game
        self.bots = name not in INTERRUPTED
        self.pages: list[Page] = []
        self.gone: list[Page] = []  # those who left, as they left
        self.put_away: set[int] = set()
        self.steps = 0  # since the server began
        self.ids = 0
        self.taken: tuple[int, int, str] | None = None  # the last answer: its seat, itself and its id
        host, bot = self.house.people[0], self.house.bot
        filled = ["me", *(seat if seat != "random" or self.bots else "other" for seat in seats[: GAMES[name] - 1])]
        chairs = {"me": Chair("person", host), "random": Chair("bot", bot=bot), "open": Chair("open"), "other": Chair("open")}
        asked_for = {"me": "me", "random": bot, "open": "open", "other": "open"}
        self.code = self.house.make(0, name, [asked_for[seat] for seat in filled])
        self.model = Sitting(TOYS.get(name) or find(name), self.house, host, [chairs[seat] for seat in filled])
        for number, seat in enumerate(filled):
            if seat == "other":
                self._do(1 + number, "sit", number)
        for person, comes in enumerate(come):
            if comes:
                self._come(person)

    def teardown(self) -> None:
        for page in getattr(self, "pages", []):
            page.close()

    # --- what is checked

    @invariant()
    def everyone_sees_what_they_may_see(self) -> None:
        self.steps += 1
        kinds = [chair.kind for chair in self.model.chairs]
        until(lambda: [seat["kind"] for seat in self.house.card(0, self.code)["seats"]] == kinds)
        if self.model.let_bots_play():
            moves = self.model.standing("")["moves"]
            until(lambda: self.house.card(0, self.code)["moves"] == moves)
        for page in self.pages:
            page.catch_up()
        for page in self.pages:
            page.check(self.model)
            assert page.watching == {me for each in self.pages if not self.model.owned(me := self._id(each.person))}
        assert len({page.update["sequence"] for page in self.pages}) <= 1
        card = self.house.card(0, self.code)
        standing = self.model.standing("")
        assert (card["status"], card["moves"]) == (standing["status"], standing["moves"])
        mine, result = self.model.owned(self._id(0)), standing["result"]
        assert card["won"] == (any(seat in result[1] for seat in mine) if mine and result else None)

    def _same(self, accepted: bool, act: Callable[[], None]) -> None:
        """The model accepts what the table has accepted, and nothing else."""
        try:
            act()
        except NotAllowed:
            allowed = False
        else:
            allowed = True
        assert accepted == allowed

    def _sent(self, page: Page, act: Callable[[], None]) -> None:
        """The same for what a page has sent."""
        page.refused.clear()
        page.catch_up()
        self._same(not page.refused, act)

    def _id(self, person: int) -> str:
        return self.house.people[person]

    # --- coming and going

    @rule(who=ANY)
    def come(self, who: int) -> None:
        away = [person for person in range(PEOPLE) if self._id(person) not in self.model.online]
        self._come(one_of(away or range(PEOPLE), who))

    @precondition(lambda self: self.gone)
    @rule(which=ANY)
    def come_back(self, which: int) -> None:
        """Someone whose connection was lost goes on with what they have seen."""
        gone = self.gone.pop(which % len(self.gone))
        self._come(gone.person, gone)

    def _come(self, person: int, gone: Page | None = None) -> None:
        if sum(page.person == person for page in self.pages) >= SCREENS:
            return
        since = gone.update["sequence"] if gone is not None else None
        page = Page(person, self.house.connect(person, self.code, since), self.model)
        self.pages.append(page)
        if gone is not None:
            page.come_back(gone, self.model)
        page.catch_up()
        if gone is not None and not self.model.over and page.missed(gone) < BUFFER:
            assert page.anew == gone.lost, "what was missed is known as long as the server goes on"
        self.model.come(self._id(person))
        if person in self.put_away:
            self.put_away.discard(person)
            assert self.house.listed(person, self.code) == self._is_ones_own(person)

    @precondition(lambda self: self.pages)
    @rule(which=ANY, stand_in=st.sampled_from([True, True, False]), by=ANY, choices=CHOICES, back=st.booleans())
    def leave(self, which: int, stand_in: bool, by: int, choices: list[tuple[int, int]], back: bool) -> None:
        """Someone's connection is lost. Perhaps a bot is called for them; others play on, and perhaps they are soon back."""
        page = self.pages.pop(which % len(self.pages))
        page.close()
        self.gone.append(page)
        me = self._id(page.person)
        if all(other.person != page.person for other in self.pages):
            until(lambda: me not in self.house.here(0, self.code))
            self.model.leave(me)
            if stand_in and self.bots and self.model.sitting(me):
                self.everyone_sees_what_they_may_see()
                self._call_a_bot(self.model.sitting(me)[0], by)
        self._answer(choices)
        if back:
            self.everyone_sees_what_they_may_see()
            self.gone.remove(page)
            self._come(page.person, page)

    @precondition(lambda self: self.steps > BETWEEN and self.pages)
    @rule(
        kill=st.booleans(),
        amid=st.booleans(),
        n=ANY,
        back=st.lists(st.sampled_from([True, True, False]), min_size=PEOPLE, max_size=PEOPLE),
    )
    def end_the_server(self, kill: bool, amid: bool, n: int, back: list[bool]) -> None:
        """The server ends, perhaps in the middle of an answer, and begins again: nothing is lost, and nothing counts twice."""
        questions = self.open_questions() if amid and self.model.request is None else []
        sent = None
        if questions:
            page, question = one_of(questions, n)
            sent = page.person, question["seat"], one_of(question["answers"], n // 7)["id"]
            id_ = self._new_id()
            page.send("answer", seat=sent[1], answers=[sent[2]], sequence=page.update["sequence"], id=id_)
        self.house.restart(kill)
        self.gone += self.pages
        for each in self.gone:
            each.close()
            each.lost = True
        self.pages, self.steps = [], 0
        self.model.end()
        if sent is not None:
            person, seat, answer = sent
            self._come(person)
            if not self.pages[0].answer(seat, answer, id_):
                assert "already been taken" in self.pages[0].refused[-1]
            self.model.answer(self._id(person), seat, answer)
        for gone, comes in zip(self.gone[:], back, strict=False):
            if comes:
                self.everyone_sees_what_they_may_see()
                self.gone.remove(gone)
                self._come(gone.person, gone)

    # --- seats

    @rule(who=ANY, seat=ANY)
    def sit(self, who: int, seat: int) -> None:
        """An open seat, or one's own."""
        for number in self._in_turn(seat):
            if self.model.chairs[number].kind != "person":
                owner = self.model.chairs[number].owner
                self._do(self.house.people.index(owner) if owner and who % 3 else who % PEOPLE, "sit", number)
                return

    @rule(seat=ANY)
    def stand(self, seat: int) -> None:
        for number in self._in_turn(seat):
            if self.model.chairs[number].kind == "person":
                self._do(self.house.people.index(self.model.chairs[number].owner), "stand", number)
                return

    @precondition(lambda self: self.bots)
    @rule(who=ANY, seat=ANY)
    def call_a_bot(self, who: int, seat: int) -> None:
        self._call_a_bot(seat % len(self.model.chairs), who)

    def _call_a_bot(self, number: int, who: int) -> None:
        """Somebody at the table calls one; not for the last person, since bots alone are soon at the end of the game."""
        if sum(chair.kind == "bot" for chair in self.model.chairs) < len(self.model.chairs) - 1:
            sitting = [person for person in range(PEOPLE) if self.model.sitting(self._id(person))]
            self._do(one_of(sitting or [0], who), "bot", number)

    def _in_turn(self, first: int) -> list[int]:
        """All seats, from one of them on."""
        count = len(self.model.chairs)
        return [(first + n) % count for n in range(count)]

    def _do(self, person: int, what: str, number: int) -> None:
        acts = {"sit": self.model.sit, "stand": self.model.stand, "bot": self.model.hand_to_bot}
        accepted = self.house.do(person, self.code, f"{what}/{number}{f'?bot={self.house.bot}' if what == 'bot' else ''}")
        self._same(accepted, lambda: acts[what](self._id(person), number))

    @rule(who=ANY)
    def put_it_away(self, who: int) -> None:
        person = who % PEOPLE
        assert self.house.listed(person, self.code) == (self._is_ones_own(person) and person not in self.put_away)
        assert self.house.do(person, self.code, "put-away")
        self.put_away.add(person)
        assert not self.house.listed(person, self.code)

    def _is_ones_own(self, person: int) -> bool:
        me = self._id(person)
        return me == self.model.host or bool(self.model.owned(me))

    # --- playing

    def _new_id(self) -> str:
        self.ids += 1
        return f"the {self.ids}th"

    def open_questions(self) -> list[tuple[Page, Message]]:
        return [(page, question) for page in self.pages for question in page.update["questions"]]

    @precondition(asked)
    @rule(choices=CHOICES, more=CHOICES)
    def answer(self, choices: list[tuple[int, int]], more: list[tuple[int, int]]) -> None:
        self._answer(choices + more)

    def _answer(self, choices: list[tuple[int, int]]) -> None:
        """A few answers, one after the other."""
        for who, what in choices:
            self.everyone_sees_what_they_may_see()
            if not self.open_questions():
                return
            page, question = one_of(self.open_questions(), who)
            seat, answer = question["seat"], one_of(question["answers"], what)["id"]
            self.taken = seat, answer, self._new_id()
            assert page.answer(*self.taken)
            self.model.answer(self._id(page.person), seat, answer)

    @precondition(lambda self: self.taken is not None and self.pages)
    @rule(which=ANY)
    def answer_twice(self, which: int) -> None:
        """An answer that was taken is not taken again, whoever sends it."""
        assert self.taken is not None
        assert not one_of(self.pages, which).answer(*self.taken)

    @precondition(lambda self: self._sat())
    @rule(which=ANY, beside=st.booleans())
    def say(self, which: int, beside: bool) -> None:
        page, seat = one_of(self._sat(), which)
        self._say(page, -1 if beside else seat)

    def _say(self, page: Page, seat: int) -> None:
        text = self._new_id()
        page.send("say", seat=seat, text=text)
        self._sent(page, lambda: self.model.say(self._id(page.person), seat, text))

    def _sat(self) -> list[tuple[Page, int]]:
        """The pages of those who sit, with their seats."""
        return [(page, seat) for page in self.pages for seat in self.model.sitting(self._id(page.person))]

    @rule(what=st.sampled_from(["sit", "stand", "bot", "answer", "say", "undo", "consent"]), who=ANY, seat=ANY, n=ANY)
    def try_anything(self, what: str, who: int, seat: int, n: int) -> None:
        """Whatever someone might try: most of it is refused, and then nothing has changed."""
        number = seat % len(self.model.chairs)
        if what in ("sit", "stand", "bot"):
            if what != "bot" or self.bots:
                self._do(who % PEOPLE, what, number)
        elif self.pages:
            page: Page = one_of(self.pages, who)
            if what == "answer":
                answer = n % len(self.model.definition.catalogue)
                accepted = page.answer(number, answer, self._new_id())
                self._same(accepted, lambda: self.model.answer(self._id(page.person), number, answer))
            elif what == "say":
                self._say(page, number)
            elif what == "undo":
                self._ask_undo(page, number, n % (1 + self.model.standing("")["moves"]))
            else:
                self._consent(page, number, self.model.request.to if self.model.request is not None and n % 2 else n, n % 3 > 0)

    # --- going back

    @precondition(lambda self: any(page.update["undo"] for page in self.pages))
    @rule(which=ANY, replies=REPLIES)
    def take_back(self, which: int, replies: list[bool]) -> None:
        """The step that a page offers to take back; those who are asked reply."""
        self._take_back(which, 0, replies)

    @precondition(lambda self: any(page.update["undo"] for page in self.pages))
    @rule(which=ANY, further=st.integers(1, 12), replies=REPLIES)
    def take_more_back(self, which: int, further: int, replies: list[bool]) -> None:
        """Some answers more than that."""
        self._take_back(which, further, replies)

    def _take_back(self, which: int, further: int, replies: list[bool]) -> None:
        page, undo = one_of([(page, undo) for page in self.pages for undo in page.update["undo"]], which)
        self._ask_undo(page, undo["seat"], max(0, undo["to"] - further))
        for yes in replies:
            asked = self.model.request
            waiting = [(page, seat) for page, seat in self._sat() if asked is not None and seat in asked.waiting]
            if asked is None or not waiting:
                return
            self.everyone_sees_what_they_may_see()
            self._consent(*waiting[0], asked.to, yes)

    def _ask_undo(self, page: Page, seat: int, to: int) -> None:
        page.send("undo", seat=seat, to=to)
        self._sent(page, lambda: self.model.ask_undo(self._id(page.person), seat, to))

    @precondition(lambda self: self.model.request is not None and self._sat())
    @rule(which=ANY, yes=st.sampled_from([True, True, False]))
    def consent(self, which: int, yes: bool) -> None:
        """Agree, refuse, or withdraw one's own request."""
        asked = self.model.request
        assert asked is not None
        waiting = [(page, seat) for page, seat in self._sat() if seat in asked.waiting]
        page, seat = one_of(waiting or self._sat(), which)
        self._consent(page, seat, asked.to, yes)

    def _consent(self, page: Page, seat: int, to: int, yes: bool) -> None:
        page.send("consent", seat=seat, to=to, yes=yes)
        self._sent(page, lambda: self.model.consent(self._id(page.person), seat, to, yes))

    @precondition(begun)
    @rule(who=ANY, moves=ANY)
    def look_back(self, who: int, moves: int) -> None:
        """Any point of the past shows what one may see of it."""
        assert self.model.game is not None
        point, person = moves % (self.model.game.moves + 1), who % PEOPLE
        assert self.house.views(person, self.code, point) == self.model.seen_after(self._id(person), point)


def play_tables(house_: House, game_: str, tables: int, steps: int) -> None:
    """So many tables of a game, with so many steps each."""

    class InTheHouse(TableMachine):
        game, house = game_, house_

    # Tables are quick to play at and slow to shrink: a failure shows all of its steps.
    chosen = settings(
        max_examples=tables,
        stateful_step_count=steps,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
    )
    run_state_machine_as_test(InTheHouse, settings=chosen)
