"""What players read: prompts, labels of answers, and the log."""

from __future__ import annotations

from collections.abc import Mapping

from gloam.games.horrified import components as c
from gloam.games.horrified.answers import ANSWERS
from gloam.games.horrified.show.monsters import SHOWN
from gloam.games.horrified.show.names import PROPER
from gloam.games.horrified.show.outcomes import outcome
from gloam.games.horrified.table import Village, rule
from gloam.kernel.events import NUMBER, TEXT, maybe
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
    return f"{c.ITEM_NAMES[item]} ({c.COLOURS[c.ITEM_COLOUR[item]]} {c.ITEM_STRENGTH[item]})"


_ITEM_TEXTS = tuple([item_text(item) for item in range(len(c.ITEMS))])

TELLING = Telling(
    Told(c.SPACES, c.SPACE_NAMES),
    Told(c.HEROES, c.HERO_NAMES),
    Told(c.VILLAGERS, c.VILLAGER_NAMES, PROPER),
    Told(c.MONSTERS, c.MONSTER_NAMES, PROPER),
    Told(c.FIGURES, c.FIGURE_NAMES, PROPER),
    Told(c.MATS, c.MAT_NAMES),
    Told(c.ITEMS, _ITEM_TEXTS, name=lambda item: c.ITEM_NAMES[item]),
    Told(c.BELONGINGS, (*_ITEM_TEXTS, "the Cure")),
    Told(c.PERKS, c.PERK_NAMES, text=lambda perk: c.PERK_TEXT[perk]),
    Told(c.CARDS, c.CARD_NAMES, text=lambda card: c.CARD_TEXT[card]),
)

# --- prompts ----------------------------------------------------------------------------------------------------------

_PROMPTS: Mapping[str, Line] = {
    **{kind: line for shown in SHOWN.values() for kind, line in shown.prompts.items()},
    "act": lambda t, f: (
        f"Hero Phase: you have {counted(t.actions, 'action')} left. What does the {c.HERO_NAMES[t.hero()]} do?"
        if t.actions
        else "You have no actions left. Play a Perk card, or end the Hero Phase and draw a Monster card."
    ),
    "perk": lambda t, f: f"It is the {c.HERO_NAMES[t.hero()]}'s Hero Phase: you may play a Perk card.",
    "bring": "Who comes along to {to:the}?",
    "take": "Which Items do you take from {space:the}?",
    "share": "Who hands over what? Heroes in this space exchange freely.",
    "receive": "Who gets {belonging} from {giver:the}?",
    "advance": "Which Item do you use for the task of {monster:the}?",
    "pay": "Use {colour} Items: strength {total} still to pay.",
    "roam": "Move {figure:the} up to {spaces:more space}.",
    "walker": "Which Hero moves?",
    "passenger": "Which Hero takes the taxi?",
    "where": "Where do you put {figure:the}?",
    "drive_away": "Which Monster do you put or move?",
    "scene": "At which Hero's space do the Heroes gather?",
    "gather": "Who comes to {space:the}?",
    "delivery": "Who sends Items to whom?",
    "deliver": "Which Items does {giver:the} send to {taker:the}?",
    "closest": "Several people are equally close: toward whom does {monster:the} move?",
    "path": "There are several shortest paths: which way does {figure:the} take?",
    "target": "Whom does {monster:the} attack?",
    "hypnotise": "Several people are equally close to {monster:the}: who falls under the spell?",
    "raid": "Several spaces have the most Items: which one is raided?",
    "hit": "{hero:the} takes {hits:hit}: discard an Item for each, or fall.",
    "cover": "Discard {hits:more Item}.",
}
prompt = Prompts(rule.rules, TELLING, _PROMPTS).prompt


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
    for question in asked:
        if answer in question.options:
            told = outcome(t, question, answer)
            return f"{label(answer)}: {told}" if told else label(answer)
    return label(answer)


# --- the log ----------------------------------------------------------------------------------------------------------


def _does(word: str, figure: Name) -> str:
    """What a figure does: "goes", and "go" for the two who go together."""
    return verb(word, " & " in figure)


def _moved(figure: Name, left: Name | None, to: Name) -> str:
    return f"{figure:the} {_does('go', figure)} to {to:the}." if left else f"{figure:the} {_does('appear', figure)} at {to:the}."


_LOG: Mapping[str, Event] = {
    **{kind: line for shown in SHOWN.values() for kind, line in shown.log.items()},
    "turn": event("{hero:the}'s turn.", seat=NUMBER, hero=c.HEROES, number=NUMBER),
    "moved": event(_moved, figure=c.FIGURES, left=maybe(c.SPACES), to=c.SPACES),
    "placed": event("{item} lies at {at:the}.", item=c.ITEMS, at=c.SPACES),
    "refilled": event("the discarded Items go back into the bag."),
    "took": event("{hero:the} picks up {item:the}.", hero=c.HEROES, item=c.ITEMS, at=c.SPACES),
    "gave": event("{giver:the} gives {belonging} to {taker:the}.", giver=c.HEROES, belonging=c.BELONGINGS, taker=c.HEROES),
    "used": event("{hero:the} discards {item:the}.", hero=c.HEROES, item=c.ITEMS),
    "drew_perk": event("{hero:the} draws the Perk {perk}.", seat=NUMBER, hero=c.HEROES, perk=c.PERKS),
    "played_perk": event("{hero:the} plays {perk}.", seat=NUMBER, hero=c.HEROES, perk=c.PERKS),
    "drew_card": event("Monster card: {card}.", card=c.CARDS, turn=NUMBER),
    "event": event("event: {card}. {card:text}", card=c.CARDS),
    "event_ignored": event("the event {card} concerns no Monster in the game.", card=c.CARDS),
    "frenzy": event("{mat} is frenzied now.", mat=c.MATS),
    "raided": event(lambda at, items: f"{items:Item} at {at:the} {verb('are', items != 1)} stolen.", at=c.SPACES, items=NUMBER),
    "strikes": event("{monster:the} strikes.", monster=c.MONSTERS),
    "attacks": event("{monster:the} attacks {person:the}.", monster=c.MONSTERS, person=c.FIGURES),
    "rolled": event(
        "{monster:the} rolls {hits} hit, {powers} power, {blanks} blank.",
        monster=c.MONSTERS,
        hits=NUMBER,
        powers=NUMBER,
        blanks=NUMBER,
    ),
    "hit": event(lambda person, hits: f"{person:the} {_does('take', person)} {hits:hit}.", person=c.FIGURES, hits=NUMBER),
    "power": event(
        lambda monster, count: f"{monster:the} uses its Power{'' if count == 1 else f' {count} times'}.",
        monster=c.MONSTERS,
        count=NUMBER,
    ),
    "defeated": event(lambda person: f"{person:the} {_does('are', person)} defeated.", person=c.FIGURES),
    "rescued": event(lambda villager: f"{villager:the} {_does('are', villager)} safe.", villager=c.FIGURES),
    "terror": event("Terror rises to {level}.", level=NUMBER, cause=TEXT),
    "skipped": event("dawn breaks: there is no Monster Phase."),
    "monster_defeated": event("{mat}: defeated!", mat=c.MATS),
    "ended": event(lambda reason: REASONS[reason], reason=TEXT),
}
LOG = Log(TELLING, _LOG)
EVENTS = LOG.events
describe = LOG.describe
