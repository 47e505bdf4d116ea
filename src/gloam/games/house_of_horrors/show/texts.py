"""What players read: prompts, labels of answers, and the log."""

from __future__ import annotations

from collections.abc import Mapping

from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.answers import ANSWERS
from gloam.games.house_of_horrors.table import House, rule
from gloam.kernel.events import NUMBER, TEXT, maybe
from gloam.show.texts import Event, Labels, Line, Log, Prompts, Telling, Told, event
from gloam.show.words import bare, counted, listed, the

REASONS = {
    "dawn": "Dawn breaks: whoever has collected the most hourglasses wins.",
    "no-rooms": "No Room of the house is left: whoever has collected the most hourglasses wins.",
}


def battle_text(battle: int) -> str:
    """A battle as players speak of it: "a battle of Terror", "a bloodbath"."""
    return "a bloodbath" if c.BATTLES[battle] == "bloodbath" else f"a battle of {c.BATTLE_NAMES[battle]}"


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


TELLING = Telling(
    Told(c.CARDS, c.NAMES, symbols=symbols_text, values=values_text, floor=lambda room: c.FLOOR_NAMES[c.ROOM_FLOOR[room]]),
    Told(c.BATTLES, c.BATTLE_NAMES, full=battle_text),
    Told(c.SIDES, c.SIDE_NAMES),
)

# --- prompts ----------------------------------------------------------------------------------------------------------


def _room(t: House) -> str:
    return f"{the(c.NAMES[t.room])} ({c.FLOOR_NAMES[c.ROOM_FLOOR[t.room]]})"


def _last(t: House) -> str:
    """The character that was just played."""
    return bare(c.NAMES[t.field[-1][2]])


_PROMPTS: Mapping[str, Line] = {
    "room": "You are the Butler. In which Room does the encounter take place?",
    "declare": lambda t, f: f"You are the Butler. What is fought over in {_room(t)}?",
    "play": lambda t, f: f"Play an Explorer or Monster for {battle_text(t.battle)} in {_room(t)}, or discard one card.",
    "equip": lambda t, f: f"Add Items to {the(_last(t))},{' play a second character,' * t.midnight} or end your turn.",
    "claim": lambda t, f: f"Your {_last(t)} may claim a card.",
    "remove": lambda t, f: f"Your {_last(t)} may discard an Item that another card carries.",
    "question_mark": lambda t, f: (
        f"Your {bare(c.NAMES[t.field[f[-1]][2]])} rolled {listed(map(str, t.rolled[f[-1]]))}. Roll all of it again?"
    ),
    "take": "You divide the spoils. Which card do you take?",
    "give": "You divide the spoils. Which card goes to which ally?",
}
prompt = Prompts(rule.rules, TELLING, _PROMPTS).prompt

# --- labels of answers ------------------------------------------------------------------------------------------------

_LABELS: Mapping[str, Line] = {
    "pass": "No, thank you",
    "room": "{room}: {room:floor}, {room:symbols}",
    "declare": lambda battle: "Declare a bloodbath" if battle == "Bloodbath" else f"Declare {battle}",
    "done": "Done",
    "play": "Play {character:the}: {character:values}",
    "discard": "Discard {card:the}",
    "add": "Add {item:the}: {item:values}",
    "claim": "Claim {card:the}: {card:symbols}",
    "remove": "Discard {item:the}",
    "reroll": "Roll again",
    "take": "Take {card:the}: {card:symbols}",
    "give": "Give {card:the} to {seat:seat}: {card:symbols}",
    "first": "{seat:seat} is the first Butler",
    "leave": "{room}",
    "deal": "{card}",
    "reveal": "{card}",
    "roll": "{pips}",
}
label = Labels(ANSWERS, TELLING, _LABELS).label

# --- the log ----------------------------------------------------------------------------------------------------------

_LOG: Mapping[str, Event] = {
    "butler": event("{seat:seat} is the Butler.", seat=NUMBER),
    "round": event("round {number} begins.", number=NUMBER, butler=NUMBER),
    "revealed": event("the House Deck shows {card}.", card=c.CARDS),
    "rooms_shuffled": event("the rejected Rooms are shuffled."),
    "room": event("the encounter takes place in {room:the}.", butler=NUMBER, room=c.CARDS),
    "declared": event("{butler:seat} declares {battle:full}.", butler=NUMBER, battle=c.BATTLES),
    "played": event("{seat:seat} plays {card:the}.", seat=NUMBER, card=c.CARDS),
    "added": event("{seat:seat} adds {item:the}.", seat=NUMBER, item=c.CARDS),
    "discarded": event("{seat:seat} discards {card:the} instead of playing.", seat=NUMBER, card=c.CARDS),
    "claimed": event("{seat:seat} claims {card:the} of {owner:seat}.", seat=NUMBER, card=c.CARDS, owner=NUMBER),
    "removed": event("{seat:seat} does away with {item:the} of {owner:seat}.", seat=NUMBER, item=c.CARDS, owner=NUMBER),
    "rolled": event("{card:the} of {seat:seat} rolls {pips}.", seat=NUMBER, card=c.CARDS, pips=NUMBER),
    "rerolled": event("{seat:seat} rolls again for {card:the}.", seat=NUMBER, card=c.CARDS),
    "totals": event("Explorers {explorers}, Monsters {monsters}.", explorers=NUMBER, monsters=NUMBER),
    "won": event("{side:the} win.", side=c.SIDES),
    "tied": event("a tie: all cards go under {room:the}.", room=c.CARDS),
    "given_up": event("nobody wins {room:the}: it is given up.", room=c.CARDS),
    "won_spoil": event("{seat:seat} gets {card:the} ({card:symbols}).", seat=NUMBER, card=c.CARDS),
    "drew": event(lambda seat, card: f"{seat:seat} draws {f'{card:the}' if card else 'a card'}.", seat=NUMBER, card=maybe(c.CARDS)),
    "reshuffled": event("the discarded Horror cards are shuffled into a new deck."),
    "ended": event(lambda reason: REASONS[reason], reason=TEXT),
}
LOG = Log(TELLING, _LOG)
EVENTS = LOG.events
describe = LOG.describe
