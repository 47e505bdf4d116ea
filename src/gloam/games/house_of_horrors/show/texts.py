"""What players read: prompts, labels of answers, and the log."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.answers import ANSWERS
from gloam.games.house_of_horrors.rules.turns import may_enter
from gloam.games.house_of_horrors.show.names import CARD_REFS, FLOOR_REFS
from gloam.games.house_of_horrors.show.outcomes import outcome
from gloam.games.house_of_horrors.table import House, rule
from gloam.show.telling import Name, Telling, Told
from gloam.show.texts import Deciding, Labels, Lines, Log, Prompts, facts_in, load_texts
from gloam.show.words import bare, counted, listed, the

_TEXTS: Final = load_texts("gloam.games.house_of_horrors")
REASONS: Final = _TEXTS.reasons


def battle_text(battle: int) -> str:
    """A battle as players speak of it: "a Terror battle", "a bloodbath"."""
    return "a bloodbath" if c.BATTLES[battle] == "bloodbath" else f"a {c.BATTLE_NAMES[battle]} battle"


def values_text(card: int) -> str:
    """A character's values, or what an Item adds: "Strength 2, Terror ?", "+1 Terror"."""
    shown = [(c.BATTLE_NAMES[n], value) for n, value in enumerate(c.SHOWN[card]) if value != "0"]
    if card >= c.FIRST_ITEM:
        return ", ".join([f"+{value} {name}" for name, value in shown]) or "adds nothing"
    return ", ".join([f"{name} {value}" for name, value in shown]) or "no values"


def symbols_text(card: int) -> str:
    """A card's hourglasses and bulbs: "2 hourglasses, 1 bulb"."""
    symbols = [counted(count, name) for count, name in ((c.HOURGLASSES[card], "hourglass"), (c.BULBS[card], "bulb")) if count]
    return ", ".join(symbols) or "no symbols"


def _floor(room: int) -> str:
    return FLOOR_REFS[c.ROOM_FLOOR[room]]


def _bare(card: int) -> str:
    return bare(CARD_REFS[card])


TELLING: Final = Telling(
    Told(c.CARDS, CARD_REFS, symbols=symbols_text, values=values_text, floor=_floor, bare=_bare),
    Told(c.BATTLES, c.BATTLE_NAMES, of="battle", full=battle_text),
    Told(c.SIDES, c.SIDE_NAMES),
)

# --- prompts ----------------------------------------------------------------------------------------------------------


def _last(t: House) -> str:
    """The character that was just played."""
    return bare(CARD_REFS[t.field[-1][2]])


def _play(t: House) -> str:
    """What a hand can do in this Room; where it can only lose a card, why."""
    hand, room = t.hands[t.turn], f"{the(CARD_REFS[t.room])} ({_floor(t.room)})"
    if any([card in may_enter(t.room) for card in hand]):
        return f"Play an Explorer or Monster for {battle_text(t.battle)} in {room}, or discard one card."
    if any([card < c.FIRST_ITEM for card in hand]):
        return f"None of your characters may enter {room}: you can only discard one card."
    return "You hold no Explorer or Monster: you can only discard one card."


_PROMPTS: Final[Lines] = {
    **_TEXTS.prompts,
    "play": lambda t, f: _play(t),
    "equip": lambda t, f: f"Add Items to {the(_last(t))},{' play a second character,' * t.midnight} or end your turn.",
    "claim": lambda t, f: f"Your {_last(t)} may claim a card.",
    "remove": lambda t, f: f"Your {_last(t)} may discard an Item that another card carries.",
    "question_mark": lambda t, f: (
        f"Your {bare(CARD_REFS[t.field[f[-1]][2]])} rolled {listed(map(str, t.rolled[f[-1]]))}. Roll all of it again?"
    ),
}
_ON_TABLE: Final = {"room": c.CARDS, "battle": c.BATTLES}
prompt: Final = Prompts(rule.rules, TELLING, _PROMPTS, _ON_TABLE).prompt

_DECIDES: Final[Lines] = {
    **_TEXTS.deciding,
    "equip": lambda t, f: f"may add Items to {the(_last(t))}{' or play a second character' * t.midnight}",
    "claim": lambda t, f: f"decides whether {the(_last(t))} claims a card",
    "remove": lambda t, f: f"decides whether {the(_last(t))} discards an Item",
    "question_mark": lambda t, f: f"decides whether {the(CARD_REFS[t.field[f[-1]][2]])} rolls again",
}
DECIDING: Final = Deciding(Prompts(rule.rules, TELLING, _DECIDES, _ON_TABLE))

# --- labels of answers ------------------------------------------------------------------------------------------------


def _declare(battle: str) -> str:
    return "Declare a bloodbath" if battle == "Bloodbath" else f"Declare {battle}"


label_now: Final = Labels(ANSWERS, TELLING, {**_TEXTS.labels, "declare": _declare}, outcome=outcome).label_now


# --- the log ----------------------------------------------------------------------------------------------------------


def _drew(seat: int, card: Name | None) -> str:
    return f"{seat:seat} draws {f'{card:the}' if card else 'a card'}."


LOG: Final = Log(TELLING, facts_in(c), _TEXTS.log, {"drew": _drew}, reasons=REASONS)
EVENTS: Final = LOG.events
describe: Final = LOG.describe_on
