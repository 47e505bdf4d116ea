"""What players read: prompts, labels of answers, and the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloam.games.horrified.answers import ANSWERS
from gloam.games.horrified.components import (
    BELONGINGS,
    CARD_NAMES,
    CARD_TEXT,
    CARDS,
    COLOURS,
    CURE,
    FIGURE_NAMES,
    FIGURES,
    HERO_NAMES,
    HEROES,
    ITEM_COLOUR,
    ITEM_NAMES,
    ITEM_STRENGTH,
    ITEMS,
    MAT_NAMES,
    MAT_OF,
    MATS,
    MONSTER_NAMES,
    MONSTERS,
    MUMMY,
    PERK_NAMES,
    PERK_TEXT,
    PERKS,
    SPACE_NAMES,
    SPACES,
    VILLAGER_NAMES,
    VILLAGERS,
)
from gloam.games.horrified.show.monsters import SHOWN
from gloam.games.horrified.show.names import PROPER, the_figure, the_monster
from gloam.games.horrified.show.outcomes import outcome
from gloam.games.horrified.table import Village, rule
from gloam.kernel.events import NUMBER
from gloam.kernel.game import Question
from gloam.show.texts import Event, Labels, Line, Log, Name, Prompts, Telling, Told, event
from gloam.show.words import counted, verb

REASONS = {
    "won": "The village is saved: every Monster has been defeated.",
    "terror": "Terror has overrun the village.",
    "out-of-time": "Time has run out: there is no Monster card left to draw.",
}


def item_text(item: int) -> str:
    """An Item as players speak of it: "Rifle (red 6)"."""
    return f"{ITEM_NAMES[item]} ({COLOURS[ITEM_COLOUR[item]]} {ITEM_STRENGTH[item]})"


_ITEM_TEXTS = tuple([item_text(item) for item in range(len(ITEMS))])

TELLING = Telling(
    Told(SPACES, SPACE_NAMES),
    Told(HEROES, HERO_NAMES),
    Told(VILLAGERS, VILLAGER_NAMES, PROPER),
    Told(MONSTERS, MONSTER_NAMES, PROPER),
    Told(FIGURES, FIGURE_NAMES, PROPER),
    Told(MATS, MAT_NAMES),
    Told(ITEMS, _ITEM_TEXTS),
    Told(BELONGINGS, (*_ITEM_TEXTS, "the Cure")),
    Told(PERKS, PERK_NAMES, text=lambda perk: PERK_TEXT[perk]),
    Told(CARDS, CARD_NAMES, text=lambda card: CARD_TEXT[card]),
)


def _thing(thing: int) -> str:
    return "the Cure" if thing == CURE else item_text(thing)


# --- prompts ----------------------------------------------------------------------------------------------------------

_PROMPTS: Mapping[str, Line] = {
    **{kind: line for shown in SHOWN.values() for kind, line in shown.prompts.items()},
    "act": lambda t, f: (
        f"Hero Phase: you have {counted(t.actions, 'action')} left. What does the {HERO_NAMES[t.hero()]} do?"
        if t.actions
        else "You have no actions left. Play a Perk card, or end the Hero Phase and draw a Monster card."
    ),
    "perk": lambda t, f: f"It is the {HERO_NAMES[t.hero()]}'s Hero Phase: you may play a Perk card.",
    "bring": lambda t, f: f"Who comes along to the {SPACE_NAMES[f[1]]}?",
    "take": lambda t, f: f"Which Items do you take from the {SPACE_NAMES[f[0]]}?",
    "share": "Who hands over what? Heroes in this space exchange freely.",
    "receive": lambda t, f: f"Who gets {_thing(f[1])} from the {HERO_NAMES[f[0]]}?",
    "advance": lambda t, f: f"Which Item do you use for the task of {the_monster(f[0])}?",
    "pay": lambda t, f: f"Use {COLOURS[f[0]]} Items: strength {f[1]} still to pay.",
    "roam": lambda t, f: f"Move {the_figure(f[1])} up to {counted(f[2], 'more space')}.",
    "walker": "Which Hero moves?",
    "passenger": "Which Hero takes the taxi?",
    "where": lambda t, f: f"Where do you put {the_figure(f[0])}?",
    "drive_away": "Which Monster do you put or move?",
    "scene": "At which Hero's space do the Heroes gather?",
    "gather": lambda t, f: f"Who comes to the {SPACE_NAMES[f[1]]}?",
    "delivery": "Who sends Items to whom?",
    "deliver": lambda t, f: f"Which Items does the {HERO_NAMES[f[1]]} send to the {HERO_NAMES[f[2]]}?",
    "closest": lambda t, f: f"Several people are equally close: toward whom does {the_monster(f[0])} move?",
    "path": lambda t, f: f"There are several shortest paths: which way does {the_figure(f[0])} take?",
    "target": lambda t, f: f"Whom does {the_monster(f[0])} attack?",
    "hypnotise": lambda t, f: f"Several people are equally close to {the_monster(f[0])}: who falls under the spell?",
    "raid": "Several spaces have the most Items: which one is raided?",
    "hit": lambda t, f: f"The {HERO_NAMES[f[0]]} takes {counted(f[1], 'hit')}: discard an Item for each, or fall.",
    "cover": lambda t, f: f"Discard {counted(f[1], 'more Item')}.",
}
prompt = Prompts(rule.rules, TELLING, _PROMPTS).prompt


def concerned(t: Village, question: Question) -> dict[str, Any]:
    """What a question is about besides the facts of its step: the mat of a task, the Monster that hits."""
    if question.prompt in ("advance", "strength"):
        return {"mat": MATS[MAT_OF[question.resume[1]]]}
    if question.prompt == "scarabs":
        return {"mat": MATS[MAT_OF[MUMMY]]}
    if question.prompt in ("hit", "cover") and t.strikes:
        return {"monster": MONSTERS[t.strikes[-1].monster]}
    return {}


# --- labels of answers ------------------------------------------------------------------------------------------------

_LABELS: Mapping[str, Line] = {
    **{kind: line for shown in SHOWN.values() for kind, line in shown.labels.items()},
    "end": "End the Hero Phase",
    "done": "Done",
    "move": "Move to {to:the}",
    "bring": "Bring {villager} along",
    "guide": "Guide {villager} to {to:the}",
    "pick_up": "Pick up Items here",
    "take": "Take {item:the}",
    "take_all": "Take all",
    "share": "Share Items with Heroes here",
    "hand_over": "{giver:the} hands over {belonging}",
    "receive": "To {hero:the}",
    "advance": "Advance the task of {monster:the}",
    "defeat": "Defeat {mat}",
    "use": "Use {item:the}",
    "reach": "Pick up Items from {into:the}",
    "jump": "Jump to {to:the}",
    "lead": "Lead {hero:the} to {to:the}",
    "play": "Play {perk}: {perk:text}",
    "put": "Put {figure:the}",
    "walk": "Move {figure:the}",
    "step": "Step to {to:the}",
    "at": "At {space:the}",
    "deliver": "From {giver:the} to {receiver:the}",
    "toward": "{person}",
    "via": "By way of {space:the}",
    "attack": "{person}",
    "raid": "{space:the}",
    "discard": "Discard {item:the}",
    "fall": "Be defeated",
    "mat": "{mat}",
    "hero": "{hero}",
    "first": "{seat:seat} begins",
    "perk": "{perk}",
    "item": "{item}",
    "card": "{card}",
    "die": "{face}",
}
label = Labels(ANSWERS, TELLING, _LABELS).label


def label_now(t: Village, asked: tuple[Question, ...], answer: int) -> str:
    """An answer to a question that is open, with what comes of it."""
    told = next((outcome(t, question, answer) for question in asked if answer in question.options), "")
    return f"{label(answer)}: {told}" if told else label(answer)


# --- the log ----------------------------------------------------------------------------------------------------------


def _moved(figure: Name, left: Name | None, to: Name) -> str:
    several = " & " in figure
    return f"{figure:the} {verb('go', several)} to {to:the}." if left else f"{figure:the} {verb('appear', several)} at {to:the}."


_LOG: Mapping[str, Event] = {
    **{kind: line for shown in SHOWN.values() for kind, line in shown.log.items()},
    "turn": event("{hero:the}'s turn.", seat=NUMBER, hero=HEROES, number=NUMBER),
    "moved": event(_moved, figure=FIGURES, left=SPACES, to=SPACES),
    "placed": event("{item} lies at {at:the}.", item=ITEMS, at=SPACES),
    "refilled": event("the discarded Items go back into the bag."),
    "took": event("{hero:the} picks up {item:the}.", hero=HEROES, item=ITEMS, at=SPACES),
    "gave": event("{giver:the} gives {belonging} to {taker:the}.", giver=HEROES, belonging=BELONGINGS, taker=HEROES),
    "used": event("{hero:the} discards {item:the}.", hero=HEROES, item=ITEMS),
    "drew_perk": event("{hero:the} draws the Perk {perk}.", seat=NUMBER, hero=HEROES, perk=PERKS),
    "played_perk": event("{hero:the} plays {perk}.", seat=NUMBER, hero=HEROES, perk=PERKS),
    "drew_card": event("Monster card: {card}.", card=CARDS, turn=NUMBER),
    "event": event("event: {card}. {card:text}", card=CARDS),
    "event_ignored": event("the event {card} concerns no Monster in the game.", card=CARDS),
    "frenzy": event("{mat} is frenzied now.", mat=MATS),
    "raided": event(lambda at, items: f"{items:Item} at {at:the} {verb('are', items != 1)} stolen.", at=SPACES, items=NUMBER),
    "strikes": event("{monster:the} strikes.", monster=MONSTERS),
    "attacks": event("{monster:the} attacks {person:the}.", monster=MONSTERS, person=FIGURES),
    "rolled": event(
        "{monster:the} rolls {hits} hit, {powers} power, {blanks} blank.",
        monster=MONSTERS,
        hits=NUMBER,
        powers=NUMBER,
        blanks=NUMBER,
    ),
    "hit": event("{person:the} takes {hits:hit}.", person=FIGURES, hits=NUMBER),
    "power": event(
        lambda monster, count: f"{monster:the} uses its Power{'' if count == 1 else f' {count} times'}.",
        monster=MONSTERS,
        count=NUMBER,
    ),
    "defeated": event("{person:the} is defeated.", person=FIGURES),
    "rescued": event("{villager:the} is safe.", villager=FIGURES),
    "terror": event("Terror rises to {level}.", level=NUMBER, cause=NUMBER),
    "skipped": event("dawn breaks: there is no Monster Phase."),
    "monster_defeated": event("{mat}: defeated!", mat=MATS),
    "ended": event(lambda reason: REASONS[reason], reason=NUMBER),
}
LOG = Log(TELLING, _LOG)
EVENTS = LOG.events
describe = LOG.describe
