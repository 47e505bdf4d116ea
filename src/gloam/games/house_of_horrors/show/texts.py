"""What players read: prompts, labels of answers, and the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloam.games.house_of_horrors.answers import CATALOGUE
from gloam.games.house_of_horrors.components import (
    BATTLE_NAMES,
    BATTLES,
    BULBS,
    CARDS,
    FIRST_ITEM,
    FIRST_ROOM,
    FLOOR_NAMES,
    HOURGLASSES,
    NAMES,
    PIPS,
    ROOM_FLOOR,
    SHOWN,
    SIDE_NAMES,
    SIDES,
)
from gloam.games.house_of_horrors.table import House
from gloam.kernel.events import NUMBER, Events
from gloam.kernel.game import Question, Step

REASONS = {
    "dawn": "Dawn breaks: whoever has collected the most hourglasses wins.",
    "no-rooms": "No Room of the house is left: whoever has collected the most hourglasses wins.",
}


def battle_text(battle: int) -> str:
    """A battle as players speak of it: "a battle of Terror", "a bloodbath"."""
    return "a bloodbath" if BATTLES[battle] == "bloodbath" else f"a battle of {BATTLE_NAMES[battle]}"


def values_text(card: int) -> str:
    """A character's values, or what an Item adds: "Strength 2, Terror ?", "+1 Terror"."""
    shown = [(BATTLE_NAMES[n], value) for n, value in enumerate(SHOWN[card]) if value != "0"]
    if card >= FIRST_ITEM:
        return ", ".join([f"+{value} {name}" for name, value in shown]) or "adds nothing"
    return ", ".join([f"{name} {value}" for name, value in shown]) or "no values"


def symbols_text(card: int) -> str:
    """A card's hourglasses and bulbs: "2 hourglasses, 1 bulb"."""
    symbols = []
    if HOURGLASSES[card]:
        symbols.append(f"{HOURGLASSES[card]} hourglass{'' if HOURGLASSES[card] == 1 else 'es'}")
    if BULBS[card]:
        symbols.append(f"{BULBS[card]} bulb{'' if BULBS[card] == 1 else 's'}")
    return ", ".join(symbols) or "no symbols"


def _the(card: int) -> str:
    return f"the {NAMES[card].removeprefix('The ')}"


def _room(t: House) -> str:
    return f"{_the(t.room)} ({FLOOR_NAMES[ROOM_FLOOR[t.room]]})"


# --- prompts ----------------------------------------------------------------------------------------------------------


def prompt(t: House, question: Question) -> str:
    """What a seat is asked, with the facts of the step that waits for it."""
    return _PROMPTS[question.prompt](t, question.resume[1:])


_PROMPTS: dict[str, Callable[[House, Any], str]] = {
    "room": lambda t, f: "You are the Butler. In which Room does the encounter take place?",
    "declare": lambda t, f: f"You are the Butler. What is fought over in {_room(t)}?",
    "play": lambda t, f: f"Play an Explorer or Monster for {battle_text(t.battle)} in {_room(t)}, or discard one card.",
    "equip": lambda t, f: (
        f"Add Items to {_the(t.field[-1][2])}, play a second character, or end your turn."
        if t.midnight
        else f"Add Items to {_the(t.field[-1][2])}, or end your turn."
    ),
    "claim": lambda t, f: f"Your {NAMES[t.field[-1][2]]} may claim a card.",
    "remove": lambda t, f: f"Your {NAMES[t.field[-1][2]]} may discard an Item that another card carries.",
    "reroll": lambda t, f: (
        f"Your {NAMES[t.field[f[0]][2]]} rolled {' and '.join([str(pips) for pips in t.dice[f[0]]])}. Roll all of it again?"
    ),
    "take": lambda t, f: "You divide the spoils. Which card do you take?",
    "give": lambda t, f: "You divide the spoils. Which card goes to which ally?",
}

# --- labels of answers ------------------------------------------------------------------------------------------------


def label(answer: int) -> str:
    """An answer as it reads on a button."""
    return _LABELS[CATALOGUE.name_of(answer)](*CATALOGUE.kind_of(answer).parts(answer))


def _room_label(room: int) -> str:
    card = FIRST_ROOM + room
    return f"{NAMES[card]}: {FLOOR_NAMES[ROOM_FLOOR[card]]}, {symbols_text(card)}"


_LABELS: dict[str, Callable[..., str]] = {
    "pass": lambda: "No, thank you",
    "room": _room_label,
    "declare": lambda b: "Declare a bloodbath" if BATTLES[b] == "bloodbath" else f"Declare {BATTLE_NAMES[b]}",
    "done": lambda: "Done",
    "play": lambda c: f"Play {_the(c)}: {values_text(c)}",
    "discard": lambda c: f"Discard {_the(c)}",
    "add": lambda i: f"Add {_the(FIRST_ITEM + i)}: {values_text(FIRST_ITEM + i)}",
    "claim": lambda c: f"Claim {_the(c)}: {symbols_text(c)}",
    "remove": lambda i: f"Discard {_the(FIRST_ITEM + i)}",
    "reroll": lambda: "Roll again",
    "take": lambda c: f"Take {_the(c)}: {symbols_text(c)}",
    "give": lambda c, seat: f"Give {_the(c)} to seat {seat + 1}: {symbols_text(c)}",
    "first": lambda seat: f"Seat {seat + 1} is the first Butler",
    "leave": lambda room: NAMES[room],
    "deal": lambda c: NAMES[c],
    "reveal": lambda c: NAMES[c],
    "roll": lambda face: PIPS[face],
}

# --- the log ----------------------------------------------------------------------------------------------------------

EVENTS = Events(
    butler={"seat": NUMBER},
    round={"number": NUMBER, "butler": NUMBER},
    revealed={"card": CARDS},
    rooms_shuffled={},
    room={"butler": NUMBER, "room": CARDS},
    declared={"butler": NUMBER, "battle": BATTLES},
    played={"seat": NUMBER, "card": CARDS},
    added={"seat": NUMBER, "item": CARDS},
    discarded={"seat": NUMBER, "card": CARDS},
    claimed={"seat": NUMBER, "card": CARDS, "owner": NUMBER},
    removed={"seat": NUMBER, "item": CARDS, "owner": NUMBER},
    rolled={"seat": NUMBER, "card": CARDS, "pips": NUMBER},
    rerolled={"seat": NUMBER, "card": CARDS},
    totals={"explorers": NUMBER, "monsters": NUMBER},
    won={"side": SIDES},
    tied={"room": CARDS},
    given_up={"room": CARDS},
    won_spoil={"seat": NUMBER, "card": CARDS},
    drew={"seat": NUMBER, "card": CARDS},
    reshuffled={},
    ended={"reason": NUMBER},
)


def describe(event: Step) -> str:
    """An event as a sentence of the log."""
    sentence = _LOG[event[0]](*event[1:])
    return sentence[0].upper() + sentence[1:]


_LOG: dict[str, Callable[..., str]] = {
    "said": lambda seat, text: f"seat {seat + 1}: {text}",
    "butler": lambda seat: f"seat {seat + 1} is the Butler.",
    "round": lambda number, seat: f"round {number} begins.",
    "revealed": lambda c: f"the House Deck shows {NAMES[c]}.",
    "rooms_shuffled": lambda: "the rejected Rooms are shuffled.",
    "room": lambda seat, c: f"the encounter takes place in {_the(c)}.",
    "declared": lambda seat, b: f"seat {seat + 1} declares {battle_text(b)}.",
    "played": lambda seat, c: f"seat {seat + 1} plays {_the(c)}.",
    "added": lambda seat, c: f"seat {seat + 1} adds {_the(c)}.",
    "discarded": lambda seat, c: f"seat {seat + 1} discards {_the(c)} instead of playing.",
    "claimed": lambda seat, c, owner: f"seat {seat + 1} claims {_the(c)} of seat {owner + 1}.",
    "removed": lambda seat, c, owner: f"seat {seat + 1} does away with {_the(c)} of seat {owner + 1}.",
    "rolled": lambda seat, c, pips: f"{_the(c)} of seat {seat + 1} rolls {pips}.",
    "rerolled": lambda seat, c: f"seat {seat + 1} rolls again for {_the(c)}.",
    "totals": lambda explorers, monsters: f"Explorers {explorers}, Monsters {monsters}.",
    "won": lambda side: f"the {SIDE_NAMES[side]} win.",
    "tied": lambda c: f"a tie: all cards go under {_the(c)}.",
    "given_up": lambda c: f"nobody wins {_the(c)}: it is given up.",
    "won_spoil": lambda seat, c: f"seat {seat + 1} gets {_the(c)} ({symbols_text(c)}).",
    "drew": lambda seat, c: f"seat {seat + 1} draws {'a card' if c < 0 else _the(c)}.",
    "reshuffled": lambda: "the discarded Horror cards are shuffled into a new deck.",
    "ended": lambda reason: REASONS[reason],
}
