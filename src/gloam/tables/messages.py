"""What server and client say to each other. The client's TypeScript types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from gloam.kernel import sentences

Sentence = Annotated[str | list[str | tuple[str, str]], Meta(title="Sentence")]
"""A sentence in pieces: texts, and references, each with its words: ["The ", ["monster:mummy", "Mummy"], " sleeps."].

One that refers to nothing is a text. "seat:1" is a seat, which a client shows by the name of its player; the other kinds of
references are those of the game's named things.
"""


class Message(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """The base of all messages: unknown fields are errors."""


# --- people and tables ------------------------------------------------------------------------------------------------


class Person(Message):
    """Someone at the server: a guest with a name."""

    id: str
    name: str


class Myself(Person):
    """The person who asks. `given`: the server gave them their name, they have not chosen one."""

    given: bool


class Reach(Message):
    """Where others reach this server; "" if nobody else does, or nobody knows."""

    address: str


class EarlierPlayer(Message):
    """Who played a seat before: up to so many answers of the game, and so many things said. A person, or a bot."""

    until: int
    said: int
    person: Person | None = None
    bot: str = ""
    name: str = ""
    """What they were called at this seat, where that is not their own name."""
    sequence: int = 0
    """How many had left a seat of this table before."""


class Seat(Message):
    """A seat of a table: who sits there. `open` waits for someone to sit down."""

    number: int
    kind: Literal["person", "bot", "open"]
    person: Person | None = None
    bot: str = ""
    online: bool = False
    mine: bool = False
    name: str = ""
    """What who sits there is called at this seat, where that is not their own name: several people may share one screen."""
    bot_in: int = 0
    """Of someone who is away: seconds until a bot may fill in for them; -1: never."""
    bot_agreed: list[str] = []
    """Of someone who is away: the ids of those who want a bot to fill in,"""
    bot_needs: int = 1
    """and how many of them it takes. The host alone is enough."""
    put_away: bool = False
    """Whether the person has put the table away."""
    plays_for: str = ""
    """Of a bot that fills in: the name of the person whose seat it plays."""
    earlier: list[EarlierPlayer] = []
    """Who played the seat before, the first of them first."""


class HostOptions(Message):
    """What the host of a table decides. Each is a column of the table in the database."""

    closed: bool = False
    """To newcomers."""
    several: bool = False
    """Whether anyone may take more than one seat."""
    clock: bool = True
    """Whether a clock ends the game when its time is up, if it has a time limit."""
    bot_after: Annotated[int, Meta(ge=0, le=604_800)] = 300
    """Seconds after which a bot may fill in for someone who has left; 0: never."""
    waits: bool = False
    """Whether the game waits for the host to begin it when every seat is taken."""


class TableCard(Message):
    """A table in a list."""

    code: str
    name: str
    game: str
    status: Literal["waiting", "playing", "finished"]
    seats: list[Seat]
    moves: int
    my_turn: bool
    summary: Sentence
    changed: str
    decided: HostOptions
    private: bool = True
    hosted: bool = False
    """Whether it is mine: I decide who may come and speak."""
    rematch: str = ""
    """The code of the table at which the same people play again, or go on where this game differs."""
    differs: str = ""
    """Why the game can be shown up to a point and not be played on: the first answer that the rules do not allow any more."""
    differs_at: int = 0
    """That point: after how many answers."""
    won: bool | None = None
    """Whether a seat of mine won; null before the end, without a seat, and where the end is not known."""


class NewSeat(Message):
    """How a seat of a new table is filled: by me, by a bot, or left open for a friend."""

    kind: Literal["me", "bot", "open"]
    bot: str = "heuristic"
    name: Annotated[str, Meta(max_length=40)] = ""
    """Of a seat of mine: who plays it with me at this screen."""


class NewTable(Message):
    """A table to be made."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=80)] = ""
    private: bool = True
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    """Only at a table without open seats: whoever knows the seed could foresee every die."""


class TableSetup(Message):
    """What a table plays: the game, and every option as far as I may know it."""

    game: str
    options: dict[str, Any]
    host: str
    """The id of the person who may change it."""
    waits: bool
    """Whether the game waits for the host to begin it when every seat is taken."""
    after: str = ""
    """The code of the table at which the same people played before,"""
    again: str = ""
    """and the name of the person who wanted to play again."""


class NewSetup(Message):
    """What to change of what a table plays before its game begins. Options that are not named stay as they are."""

    options: dict[str, Any] = {}
    game: str = ""
    """Another game, with its usual options but for those named; "": the same one."""
    seats: Annotated[list[int], Meta(max_length=62)] = []
    """The seats by their numbers before, -1 for a new one, which is open. []: the same ones, or as many as the game takes."""


class Branch(Message):
    """Continue a table from a point of its history as a new table; `seats` tells who plays the seats that are mine there."""

    moves: Annotated[int, Meta(ge=0)]
    seats: list[NewSeat] = []


class RecordPlayer(Message):
    """Who played a seat of a record: a person by name, or a bot; and who played it before."""

    name: str
    bot: str
    earlier: list[EarlierPlayer] = []


class RecordReport(Message):
    """What a player reported where a record ends."""

    seat: int
    question: str
    sentence: str
    rule: str


class RecordText(Message):
    """The text of a record."""

    record: str


class OpenRecord(Message):
    """Open a record that was read, by its ticket, as a table. `seats`: who plays on; without it all seats are mine."""

    ticket: Annotated[str, Meta(max_length=40)]
    seats: list[NewSeat] = []


class RecordInfo(Message):
    """What a record leads to: a game that is over or waits for some seats, and whose copy it is (-1: nobody's, it is whole).

    `takebacks`: how often answers were taken back after something new was learnt. `differs`: the first difference, if the rules of
    this Gloam do not allow the rest; the game goes up to there. `players`: who played, if the record says so. `ticket`: with
    it I can open the record, for some minutes.
    """

    game: str
    seats: int
    moves: int
    over: bool
    waiting_for: list[int]
    seat: int
    takebacks: int = 0
    differs: str = ""
    players: list[RecordPlayer] = []
    report: RecordReport | None = None
    ticket: str = ""


class RecordCopy(Message):
    """Whether the record that I can have of a table now can be opened again: it hides nothing from me."""

    whole: bool


class Rename(Message):
    """What a person is called from now on."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Watcher(Message):
    """Someone at a table: whether they are here now, have a seat, and may not speak."""

    person: Person
    online: bool
    seated: bool
    muted: bool


class Report(Message):
    """Something about someone at a table that whoever runs the server should know."""

    about: Annotated[str, Meta(max_length=40)]
    reason: Annotated[str, Meta(max_length=500)] = ""


class ReportRule(Message):
    """A rule that is played wrong, as a seat of mine sees the table now; `rule` is the id of one in the rulebook, or ""."""

    seat: Annotated[int, Meta(ge=0, le=62)]
    sentence: Annotated[str, Meta(min_length=1, max_length=500)]
    rule: Annotated[str, Meta(max_length=80)] = ""


class RuleReported(Message):
    """The number that a report of a wrong rule has at its table."""

    number: int


class ReportedRule(Message):
    """A report of a wrong rule that I can take as a file."""

    number: int
    seat: int
    sentence: str
    time: str


class Device(Message):
    """A browser by which I am known, and whether it is this one."""

    id: str
    name: str
    created: str
    this: bool


class DeviceLink(Message):
    """A secret that makes another browser known as me, once and for a few minutes."""

    secret: Annotated[str, Meta(max_length=100)]


# --- games ------------------------------------------------------------------------------------------------------------


class ChoiceInfo(Message):
    id: str
    label: str
    help: str


class OptionInfo(Message):
    """One option of a game's set-up, as a form shows it."""

    id: str
    label: str
    kind: Literal["one", "many", "each", "seat", "flag", "number"]
    default: Any
    choices: list[ChoiceInfo]
    least: int
    most: int
    may_be_empty: bool
    help: str
    step: int
    owner: int
    unless: str = ""
    """The option that makes this one idle when something is chosen there."""


class PresetInfo(Message):
    id: str
    label: str
    values: dict[str, Any]
    help: str
    seats: int


class GameInfo(Message):
    """A game on the shelf, with all that a client needs to set it up."""

    id: str
    name: str
    tagline: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    reasons: dict[str, str]
    bots: list[str] = []
    usual_seats: int = 0
    seats_hints: dict[str, str] = {}
    """By a number of seats: what to tell those who open a table for so many."""


class RuleInfo(Message):
    """A rule: what it is called, what it says, where it is printed, and a note to players, or ""."""

    id: str
    title: str
    text: str
    source: str
    note: str


class ChapterInfo(Message):
    """A chapter of a rulebook with its rules, and a sentence that says what it is about."""

    id: str
    name: str
    about: str
    rules: list[RuleInfo]


# --- what players make for themselves ---------------------------------------------------------------------------------


class WorkshopInfo(Message):
    """What players make before a game: in a word, the usual sizes, and the texts that come along by id."""

    thing: str
    things: str
    sizes: list[int]
    samples: dict[str, str]


class Draft(Message):
    """A text that was made, for a table of so many."""

    text: Annotated[str, Meta(max_length=8000)]
    seats: Annotated[int, Meta(ge=1, le=62)] = 2


class BrokenRule(Message):
    """What is wrong with a text: in words, and the rule that it breaks by id and title, "" if none speaks of it."""

    problem: str
    rule: str
    rule_title: str


class Checked(Message):
    """Every rule that a text breaks."""

    broken: list[BrokenRule]


class Drawing(Message):
    """A random one is wanted: of which size, for a table of so many."""

    size: Annotated[int, Meta(ge=1, le=100_000)]
    seats: Annotated[int, Meta(ge=1, le=62)] = 2


class DrawnDraft(Message):
    """A text that was drawn."""

    text: str


# --- looking back -----------------------------------------------------------------------------------------------------


class Event(Message):
    """Something that happened: named parts (kind among them) and a sentence for the log. `move` counts answers."""

    move: int
    sentence: Sentence
    parts: dict[str, Any]


class Frame(Message):
    """An event, and what it changed in the views of those who may know it, by eyes.

    A change is where (keys and indices from the outside in) and what is there now, or where alone: that is gone.
    """

    event: Event
    changes: dict[str, list[Any]] = {}


class Told(Event):
    """An event of the past, and the seats that knew it then (-1: those who watched); [] if everyone did."""

    known: list[int] = []


class Turn(Message):
    """An answer and the chance that followed it. `moves` is the point after both; seat -1 is the set-up.

    `answer` is the answer's label, or "" if I may not know it; `known` are the seats that knew it then, [] if everyone did.
    """

    moves: int
    seat: int
    answer: Sentence
    events: list[Told]
    known: list[int] = []


class History(Message):
    """What has happened at a table, as far as I may know it, and how it draws. Of a finished game everything."""

    code: str
    game: str
    moves: int
    turns: list[Turn]
    chance: Chance | None = None


class Review(Message):
    """The table after `moves` answers, as I may see it, and what happened since the answer before.

    `views` are by eyes, as in an update; `eyes` are the seats I may look through. Frames and changes lead from the views after
    the answer before to these.
    """

    moves: int
    eyes: list[int]
    views: dict[str, dict[str, Any]]
    waiting_for: list[int]
    frames: list[Frame]
    changes: dict[str, list[Any]]
    result: dict[str, Any] | None


# --- at the table: from the server ------------------------------------------------------------------------------------


class Greyed(Message):
    """A kind of answer that is not possible now, why in a few words, and all that is missing, if that is more."""

    kind: str
    reason: Sentence
    rule: str
    rule_title: str
    missing: Sentence


class Answer(Message):
    """An open answer: its number, text, label and named parts (kind among them), what comes of it, and what there is to add.

    Views and questions to programs have the same shape, with sentences as texts.
    """

    id: int
    text: str
    label: Sentence
    parts: dict[str, str]
    note: Sentence = ""
    more: Sentence = ""


class Question(Message):
    """What one of my seats is asked, and what that is about by name. `interrupt`: the table does not wait for it."""

    seat: int
    kind: str
    prompt: Sentence
    parts: dict[str, Any]
    interrupt: bool
    answers: list[Answer]
    greyed: list[Greyed]


class Undo(Message):
    """The last step of one of my seats, which can be taken back: the game is then as it was after `to` answers.

    `free`: it is my own and taught nothing. Else a card, dice or others' answers go with it, and the seats of `consent` are asked.
    `learnt`: something new was learnt since, and the record will count that it was taken back.
    """

    seat: int
    to: int
    step: Sentence
    free: bool
    consent: list[int]
    learnt: bool = False


class Redo(Message):
    """A step of one of my seats that was taken back and can be done again."""

    seat: int
    step: Sentence


class UndoRequest(Message):
    """Someone asks to go back to the game after `to` answers; `waiting` seats have yet to agree.

    `step` is what they would decide anew, "" if I may not know it.
    """

    seat: int
    to: int
    waiting: list[int]
    step: Sentence = ""


class RecoveryRequest(Message):
    """Someone without a seat says that they are `owner`, and asks for all seats of `owner` at this table.

    `waiting` are those who have a seat and have yet to agree. When all have agreed, the seats change hands after `seconds`, if
    nobody refuses. A device of the owner needs nobody else.
    """

    id: str
    person: Person
    owner: Person
    seats: list[int]
    agreed: list[Person]
    waiting: list[Person]
    seconds: int | None = None


class Wished(Message):
    """Something that a bot asks for or offers, and whether it is what it wishes for."""

    label: Sentence
    wished: bool


class Asking(Message):
    """A bot asks something of a seat before it acts on what that seat has. The table waits for the answer.

    What it asks is told to that seat alone. Of `things` any may be given; without any they agree or not. With `offer` they
    would get them.
    """

    id: int
    seat: int
    of: int
    text: Sentence = ""
    why: Sentence = ""
    things: list[Wished] = []
    offer: bool = False


class Chance(Message):
    """How a table draws. `origin`: what it began from that someone knew beforehand, or "" for a fresh game.

    `commitment` is the hash of the key that draws every outcome since the one numbered `since`; the key itself comes when the
    game is over. Without it outcomes come from a seed that whoever made the table chose.
    """

    origin: Literal["", "seed", "position", "record"]
    commitment: str = ""
    since: int = 0
    key: str = ""


class Verified(Message):
    """Whether chance was as promised: how many outcomes follow from the key, what is wrong, or "", and the promise.

    `clock` counts the answers of the table's clock, which no promise covers.
    Whoever saw the promise while the game went on compares it with that: only then is nothing of this believed.
    """

    checked: int
    before: int
    clock: int
    problem: str
    commitment: str


class Clock(Message):
    """The clock of a game with a time limit: how many seconds that is, and how many were played.

    It runs for `runs_on` more seconds, until someone answers: a longer pause does not count. If it is not `on`, it ends nothing.
    """

    limit: int
    played: int
    runs_on: int
    on: bool


class Update(Message, tag="update"):
    """What happened since the last update, and how the table is now. Numbered: a client that reconnects names its last.

    Views are by eyes: the number of each seat I own, or "all" for what everyone sees. Where `views` has none, `frames` and then
    `changes` turn the views I have into those of now.
    """

    sequence: int
    moves: int
    status: Literal["waiting", "playing", "finished"]
    seats: list[Seat]
    views: dict[str, dict[str, Any]]
    waiting_for: list[int]
    waiting_since: str
    """When the last answer was given; "" if nobody knows."""
    deciding: Sentence
    """What is decided now, as everyone else reads it; "" where that is a secret."""
    questions: list[Question]
    frames: list[Frame]
    changes: dict[str, list[Any]]
    undo: list[Undo]
    redo: list[Redo]
    undo_request: UndoRequest | None
    result: dict[str, Any] | None
    talk: list[dict[str, Any]]
    """In a full update what was said before its events. Whatever is said later is an event."""
    said: int = 0
    """How many things the seats have said in this game."""
    answered: str = ""
    full: bool = False
    """Whether the events are the latest of the whole game, for the log, instead of what happened since the last update."""
    rematch: str = ""
    asking: Asking | None = None
    chance: Chance | None = None
    """In a full update, and when the game is over."""
    bot_after: int = 0
    """Seconds after which a bot may fill in for someone who has left, as the host has decided; 0: never."""
    takebacks: int = 0
    """How often answers were taken back after something new was learnt."""
    asides: list[Question] = []
    """What my seats may answer beside the play, as offers to end the game."""
    clock: Clock | None = None
    """While a game with a time limit is played."""
    recovery: RecoveryRequest | None = None
    setup: TableSetup | None = None
    """While the game has not begun, when it begins, and in a full update."""


class RefusedAnswer(Message, tag="refused"):
    """An answer that was not accepted; nothing has changed."""

    reason: Sentence
    rule: str
    answered: str = ""
    rule_title: str = ""


class UndoDeclined(Message, tag="undo_declined"):
    """A seat refuses to take something back: for the one who asked, and all others who have a seat."""

    seat: int


class RecoveryDeclined(Message, tag="recovery_declined"):
    """Someone does not agree that I recover a seat."""

    by: Person


class DeviceConfirmed(Message, tag="device_confirmed"):
    """A device of the person whose seat I asked for confirms that I am that person: this secret makes my browser theirs too."""

    secret: str
    owner: Person


class Hint(Message, tag="hint"):
    """What the bot would answer for a seat, and why."""

    seat: int
    answer: Answer | None
    why: Sentence


class Why(Message, tag="why"):
    """Why an answer is not possible now."""

    text: str
    reason: Sentence
    rule: str
    rule_title: str
    rule_text: str


class Said(Message, tag="said"):
    """Chat of people at the table who need not sit: not part of the game's record. Those who come back are sent it again."""

    person: Person
    text: str
    time: str
    number: int
    """How many things had been said in this chat before."""
    moves: int = -1
    """How many answers the game had then; -1 before it began."""
    said: int = 0
    """How many things the seats had said in this game before."""
    seat: int = -1
    """The seat of the person who spoke, also while a bot plays it; -1 without one. Not stored."""
    earlier: bool = False
    """Whether it was said before I came."""


class Pointed(Message, tag="pointed"):
    """A player points at a part of the table, "space:tower". It is sent to those who are here now, and nothing keeps it."""

    seat: int
    part: str


class Watching(Message, tag="watching"):
    """The people here without a seat: the first of them, and how many there are. Sent to those who come, and when it changes."""

    people: list[Person]
    count: int


class Closed(Message, tag="closed"):
    """The socket is about to be closed, with the reason."""

    reason: str


FromServer = (
    Update | RefusedAnswer | UndoDeclined | RecoveryDeclined | DeviceConfirmed | Hint | Why | Said | Pointed | Watching | Closed
)

# --- at the table: from the client ------------------------------------------------------------------------------------


class GiveAnswer(Message, tag="answer"):
    """Answer a question of one of my seats, as update `sequence` showed it: a stale answer is refused.

    Several answers are applied one after the other, as one series, and then `ending`, if that is asked for by then. `id` comes
    back in the update or refusal. `automatic`: the client answers without asking its player, and undo goes on past it.
    """

    seat: int
    answers: list[int | str | dict[str, Any]]
    sequence: int
    id: str = ""
    ending: int | str | dict[str, Any] | None = None
    automatic: bool = False


class Say(Message, tag="say"):
    """Table talk of a seat (kept in the record), or chat of a spectator (seat -1)."""

    seat: int
    text: str


class Writing(Message, tag="writing"):
    """Someone writes what a seat is about to say, or no longer does: bots wait for it."""

    seat: int
    still: bool


class PointAt(Message, tag="point"):
    """Show everyone here a part of the table that everyone sees: "space:tower"."""

    seat: int
    part: Annotated[str, Meta(max_length=80)]


class AskUndo(Message, tag="undo"):
    """Go back to the game after `to` answers; done at once if it is free, else the others are asked."""

    seat: int
    to: int


class AskRedo(Message, tag="redo"):
    """Do the step again that this seat took back, while nothing else was answered."""

    seat: int


class Consent(Message, tag="consent"):
    """My answer to an undo request."""

    seat: int
    to: int
    yes: bool


class Reply(Message, tag="reply"):
    """My answer to what a bot asks of one of my seats: the things by their index, or agreed to none of them."""

    seat: int
    id: int
    yes: bool
    things: Annotated[list[int], Meta(max_length=64)] = []


class AskHint(Message, tag="ask_hint"):
    seat: int


class AskWhy(Message, tag="ask_why"):
    seat: int
    answer: int | str | dict[str, Any]


FromClient = GiveAnswer | Say | Writing | PointAt | AskUndo | AskRedo | Consent | Reply | AskHint | AskWhy


# --- as bytes ---------------------------------------------------------------------------------------------------------


def pieces(value: object) -> sentences.Pieces:
    """What msgspec does not know how to encode: a sentence that has references goes as its pieces."""
    if isinstance(value, sentences.Sentence):
        return value.pieces
    raise NotImplementedError(f"{type(value)} does not go into messages")


encode: Final = msgspec.json.Encoder(enc_hook=pieces).encode


def packed(part: Any) -> Any:
    """A part of a message that is JSON already: what several people are sent alike, or one person again and again."""
    return msgspec.Raw(encode(part))
