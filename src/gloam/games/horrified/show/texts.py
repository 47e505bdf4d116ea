"""What players read: prompts, labels of answers, and the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloam.games.horrified.answers import CATALOGUE, CURE
from gloam.games.horrified.components import (
    CARD_NAMES,
    CARD_TEXT,
    CARDS,
    COLOURS,
    FACES,
    FIGURE_NAMES,
    FIGURES,
    HERO_NAMES,
    HEROES,
    INVISIBLE_MAN,
    ITEM_COLOUR,
    ITEM_NAMES,
    ITEM_STRENGTH,
    ITEMS,
    LAIR,
    MAT_NAMES,
    MAT_OF,
    MATS,
    MONSTERS,
    MUMMY,
    PERK_NAMES,
    PERK_TEXT,
    PERKS,
    SPACE_NAMES,
    SPACES,
    VILLAGER_NAMES,
)
from gloam.games.horrified.show.names import the_figure, the_monster
from gloam.games.horrified.show.outcomes import outcome
from gloam.games.horrified.table import Village
from gloam.kernel.events import NUMBER, Events
from gloam.kernel.game import Question, Step

REASONS = {
    "won": "The village is saved: every Monster has been defeated.",
    "terror": "Terror has overrun the village.",
    "out-of-time": "Time has run out: there is no Monster card left to draw.",
}

BELONGINGS = (*ITEMS, "cure")
BELONGING_NAMES = (*ITEM_NAMES, "Cure")


def item_text(item: int) -> str:
    """An Item as players speak of it: "Rifle (red 6)"."""
    return f"{ITEM_NAMES[item]} ({COLOURS[ITEM_COLOUR[item]]} {ITEM_STRENGTH[item]})"


def _thing(thing: int) -> str:
    return "the Cure" if thing == CURE else item_text(thing)


def _verb(figure: int, verb: str) -> str:
    """A verb for a figure; "Wilbur & Chick" are two."""
    if " & " in FIGURE_NAMES[figure]:
        return verb
    return f"{verb}es" if verb == "go" else f"{verb}s"


def _hits(count: int) -> str:
    return "1 hit" if count == 1 else f"{count} hits"


def _spaces(count: int) -> str:
    return "1 more space" if count == 1 else f"{count} more spaces"


# --- prompts ----------------------------------------------------------------------------------------------------------


def prompt(t: Village, question: Question) -> str:
    """What a seat is asked, with the facts of the step that waits for it."""
    return _PROMPTS[question.prompt](t, question.resume[1:])


def question_parts(t: Village, question: Question) -> dict[str, Any]:
    """What a question is about, by name: the mat to be paid for, the space Items are taken from, who moves how far."""
    found = _ABOUT.get(question.prompt)
    return found(t, question.resume[1:]) if found else {}


_PROMPTS: dict[str, Callable[[Village, Any], str]] = {
    "act": lambda t, f: (
        f"Hero Phase: you have {t.actions} action{'' if t.actions == 1 else 's'} left. What does the {HERO_NAMES[t.hero()]} do?"
        if t.actions
        else "You have no actions left. Play a Perk card, or end the Hero Phase and draw a Monster card."
    ),
    "perk": lambda t, f: f"It is the {HERO_NAMES[t.hero()]}'s Hero Phase: you may play a Perk card.",
    "bring": lambda t, f: f"Who comes along to the {SPACE_NAMES[f[1]]}?",
    "take": lambda t, f: f"Which Items do you take from the {SPACE_NAMES[f[0]]}?",
    "share": lambda t, f: "Who hands over what? Heroes in this space exchange freely.",
    "receive": lambda t, f: f"Who gets {_thing(f[1])} from the {HERO_NAMES[f[0]]}?",
    "advance": lambda t, f: f"Which Item do you use for the task of {the_monster(f[0])}?",
    "strength": lambda t, f: f"As which strength does the Scientist count the {ITEM_NAMES[f[1]]}?",
    "pay": lambda t, f: f"Use {COLOURS[f[0]]} Items: strength {f[1]} still to pay.",
    "scarabs": lambda t, f: f"Move the Scarabs: {f[0]} move{'' if f[0] == 1 else 's'} left.",
    "roam": lambda t, f: f"Move {the_figure(f[1])} up to {_spaces(f[2])}.",
    "walker": lambda t, f: "Which Hero moves?",
    "passenger": lambda t, f: "Which Hero takes the taxi?",
    "where": lambda t, f: f"Where do you put {the_figure(f[0])}?",
    "drive_away": lambda t, f: "Which Monster do you put or move?",
    "scene": lambda t, f: "At which Hero's space do the Heroes gather?",
    "gather": lambda t, f: f"Who comes to the {SPACE_NAMES[f[1]]}?",
    "delivery": lambda t, f: "Who sends Items to whom?",
    "deliver": lambda t, f: f"Which Items does the {HERO_NAMES[f[1]]} send to the {HERO_NAMES[f[2]]}?",
    "closest": lambda t, f: f"Several people are equally close: toward whom does {the_monster(f[0])} move?",
    "path": lambda t, f: f"There are several shortest paths: which way does {the_figure(f[0])} take?",
    "stalk": lambda t, f: "Several Villagers are equally close: whom does the Invisible Man stalk?",
    "target": lambda t, f: f"Whom does {the_monster(f[0])} attack?",
    "hypnotise": lambda t, f: f"Several people are equally close to {the_monster(f[0])}: who falls under the spell?",
    "raid": lambda t, f: "Several spaces have the most Items: which one is raided?",
    "hit": lambda t, f: f"The {HERO_NAMES[f[0]]} takes {_hits(f[1])}: discard an Item for each, or fall.",
    "cover": lambda t, f: f"Discard {f[1]} more Item{'' if f[1] == 1 else 's'}.",
}

_ABOUT: dict[str, Callable[[Village, Any], dict[str, Any]]] = {
    "bring": lambda t, f: {"from": SPACES[f[0]], "to": SPACES[f[1]]},
    "take": lambda t, f: {"space": SPACES[f[0]]},
    "receive": lambda t, f: {"giver": HEROES[f[0]], "belonging": BELONGINGS[f[1]]},
    "advance": lambda t, f: {"mat": MATS[MAT_OF[f[0]]], "monster": MONSTERS[f[0]]},
    "strength": lambda t, f: {"mat": MATS[MAT_OF[f[0]]], "item": ITEMS[f[1]]},
    "pay": lambda t, f: {"colour": COLOURS[f[0]], "strength": f[1], "mat": MATS[f[2]]},
    "scarabs": lambda t, f: {"mat": MATS[MAT_OF[MUMMY]], "left": f[0]},
    "roam": lambda t, f: {"figure": FIGURES[f[1]], "left": f[2]},
    "where": lambda t, f: {"figure": FIGURES[f[0]]},
    "gather": lambda t, f: {"space": SPACES[f[1]]},
    "deliver": lambda t, f: {"giver": HEROES[f[1]], "taker": HEROES[f[2]]},
    "closest": lambda t, f: {"figure": MONSTERS[f[0]], "left": f[1]},
    "path": lambda t, f: {"figure": FIGURES[f[0]], "goal": SPACES[f[1]], "left": f[2]},
    "stalk": lambda t, f: {"figure": MONSTERS[INVISIBLE_MAN], "left": f[0]},
    "target": lambda t, f: {"figure": MONSTERS[f[0]]},
    "hypnotise": lambda t, f: {"figure": MONSTERS[f[0]]},
    "raid": lambda t, f: {"figure": MONSTERS[f[0]]},
    "hit": lambda t, f: {**_hitter(t), "hero": HEROES[f[0]], "hits": f[1]},
    "cover": lambda t, f: {**_hitter(t), "hero": HEROES[f[0]], "hits": f[1]},
}


def _hitter(t: Village) -> dict[str, str]:
    return {"monster": MONSTERS[t.strikes[-1].monster]} if t.strikes else {}


# --- labels of answers ------------------------------------------------------------------------------------------------


def label(answer: int) -> str:
    """An answer as it reads on a button."""
    return _LABELS[CATALOGUE.name_of(answer)](*CATALOGUE.kind_of(answer).parts(answer))


def label_now(t: Village, asked: tuple[Question, ...], answer: int) -> str:
    """An answer to a question that is open, with what comes of it."""
    told = next((outcome(t, question, answer) for question in asked if answer in question.options), "")
    return f"{label(answer)}: {told}" if told else label(answer)


_LABELS: dict[str, Callable[..., str]] = {
    "pass": lambda: "Pass",
    "end": lambda: "End the Hero Phase",
    "done": lambda: "Done",
    "move": lambda to: f"Move to the {SPACE_NAMES[to]}",
    "bring": lambda v: f"Bring {VILLAGER_NAMES[v]} along",
    "guide": lambda v, to: f"Guide {VILLAGER_NAMES[v]} to the {SPACE_NAMES[to]}",
    "pick_up": lambda: "Pick up Items here",
    "take": lambda i: f"Take the {item_text(i)}",
    "take_all": lambda: "Take all",
    "share": lambda: "Share Items with Heroes here",
    "hand_over": lambda h, b: f"The {HERO_NAMES[h]} hands over {_thing(b)}",
    "receive": lambda h: f"To the {HERO_NAMES[h]}",
    "advance": lambda m: f"Advance the task of {the_monster(m)}",
    "defeat": lambda m: f"Defeat {MAT_NAMES[m]}",
    "use": lambda i: f"Use the {item_text(i)}",
    "strength": lambda v: f"Count it as {v + 1}",
    "slide": lambda s: f"Slide Scarab {s + 1}",
    "flip": lambda s: f"Flip Scarab {s + 1} face up",
    "reach": lambda s: f"Pick up Items from the {SPACE_NAMES[s]}",
    "jump": lambda s: f"Jump to the {SPACE_NAMES[s]}",
    "lead": lambda h, s: f"Lead the {HERO_NAMES[h]} to the {SPACE_NAMES[s]}",
    "play": lambda p: f"Play {PERK_NAMES[p]}: {PERK_TEXT[p]}",
    "put": lambda f: f"Put {the_figure(f)}",
    "walk": lambda f: f"Move {the_figure(f)}",
    "step": lambda s: f"Step to the {SPACE_NAMES[s]}",
    "at": lambda s: f"At the {SPACE_NAMES[s]}",
    "deliver": lambda a, b: f"From the {HERO_NAMES[a]} to the {HERO_NAMES[b]}",
    "toward": lambda p: f"{FIGURE_NAMES[p]}",
    "via": lambda s: f"By way of the {SPACE_NAMES[s]}",
    "attack": lambda p: f"{FIGURE_NAMES[p]}",
    "raid": lambda s: f"The {SPACE_NAMES[s]}",
    "discard": lambda i: f"Discard the {item_text(i)}",
    "fall": lambda: "Be defeated",
    "mat": lambda m: MAT_NAMES[m],
    "hero": lambda h: HERO_NAMES[h],
    "first": lambda s: f"Seat {s + 1} begins",
    "scarab": lambda s: f"Scarab {s + 1}",
    "perk": lambda p: PERK_NAMES[p],
    "item": lambda i: item_text(i),
    "card": lambda c: CARD_NAMES[c],
    "die": lambda f: FACES[f],
}

# --- the log ----------------------------------------------------------------------------------------------------------

EVENTS = Events(
    turn={"seat": NUMBER, "hero": HEROES, "number": NUMBER},
    moved={"figure": FIGURES, "left": SPACES, "to": SPACES},
    placed={"item": ITEMS, "at": SPACES},
    refilled={},
    took={"hero": HEROES, "item": ITEMS, "at": SPACES},
    gave={"giver": HEROES, "belonging": BELONGINGS, "taker": HEROES},
    used={"hero": HEROES, "item": ITEMS},
    boat={"at": NUMBER},
    coffin={"at": SPACES},
    humanity={"monster": MONSTERS, "score": NUMBER},
    evidence={"hero": HEROES, "item": ITEMS},
    ingredient={"hero": HEROES, "item": ITEMS},
    cure={"seat": NUMBER, "hero": HEROES},
    slid={"scarab": NUMBER, "spot": NUMBER},
    flipped={"scarab": NUMBER, "side": NUMBER},
    soul={"seat": NUMBER, "hero": HEROES},
    hunted={"seat": NUMBER, "hero": HEROES},
    drew_perk={"seat": NUMBER, "hero": HEROES, "perk": PERKS},
    played_perk={"seat": NUMBER, "hero": HEROES, "perk": PERKS},
    drew_card={"card": CARDS, "turn": NUMBER},
    event={"card": CARDS},
    event_ignored={"card": CARDS},
    frenzy={"mat": MATS},
    raided={"at": SPACES, "items": NUMBER},
    strikes={"monster": MONSTERS},
    attacks={"monster": MONSTERS, "person": FIGURES},
    rolled={"monster": MONSTERS, "hits": NUMBER, "powers": NUMBER, "blanks": NUMBER},
    hit={"person": FIGURES, "hits": NUMBER},
    power={"monster": MONSTERS, "count": NUMBER},
    defeated={"person": FIGURES},
    rescued={"villager": FIGURES},
    rage={},
    terror={"level": NUMBER, "cause": NUMBER},
    skipped={},
    monster_defeated={"mat": MATS},
    ended={"reason": NUMBER},
)


def describe(event: Step) -> str:
    """An event as a sentence of the log."""
    sentence = _LOG[event[0]](*event[1:])
    return sentence[0].upper() + sentence[1:]


_LOG: dict[str, Callable[..., str]] = {
    "said": lambda seat, text: f"seat {seat + 1}: {text}",
    "turn": lambda seat, h, number: f"the {HERO_NAMES[h]}'s turn.",
    "moved": lambda f, left, to: (
        f"{the_figure(f)} {_verb(f, 'appear')} at the {SPACE_NAMES[to]}."
        if left < 0
        else f"{the_figure(f)} {_verb(f, 'go')} to the {SPACE_NAMES[to]}."
    ),
    "placed": lambda i, s: f"{item_text(i)} lies at the {SPACE_NAMES[s]}.",
    "refilled": lambda: "the discarded Items go back into the bag.",
    "took": lambda h, i, s: f"the {HERO_NAMES[h]} picks up the {item_text(i)}.",
    "gave": lambda a, b, c: f"the {HERO_NAMES[a]} gives {_thing(b)} to the {HERO_NAMES[c]}.",
    "used": lambda h, i: f"the {HERO_NAMES[h]} discards the {item_text(i)}.",
    "boat": lambda at: (
        "the Boat has found the Lair." if at == LAIR else f"the Boat is on X {at}." if at else "the Boat is at the Start."
    ),
    "coffin": lambda s: f"the Coffin at the {SPACE_NAMES[s]} is smashed.",
    "humanity": lambda m, score: f"{the_monster(m)} has a humanity of {score}.",
    "evidence": lambda h, i: f"the {HERO_NAMES[h]} supplies the {item_text(i)} as evidence.",
    "ingredient": lambda h, i: f"the {HERO_NAMES[h]} tests the {item_text(i)}.",
    "cure": lambda seat, h: f"the {HERO_NAMES[h]} takes the Cure.",
    "slid": lambda n, spot: f"Scarab {n} slides to {'the centre' if spot == 7 else f'spot {spot}'}.",
    "flipped": lambda n, side: f"Scarab {n} is turned face {side}.",
    "soul": lambda seat, h: f"the {HERO_NAMES[h]} bears the Soul sign.",
    "hunted": lambda seat, h: f"the {HERO_NAMES[h]} bears the Hunted emblem.",
    "drew_perk": lambda seat, h, p: f"the {HERO_NAMES[h]} draws the Perk {PERK_NAMES[p]}.",
    "played_perk": lambda seat, h, p: f"the {HERO_NAMES[h]} plays {PERK_NAMES[p]}.",
    "drew_card": lambda c, turn: f"Monster card: {CARD_NAMES[c]}.",
    "event": lambda c: f"event: {CARD_NAMES[c]}. {CARD_TEXT[c]}",
    "event_ignored": lambda c: f"the event {CARD_NAMES[c]} concerns no Monster in the game.",
    "frenzy": lambda m: f"{MAT_NAMES[m]} is frenzied now.",
    "raided": lambda s, n: f"{n} Item{'' if n == 1 else 's'} at the {SPACE_NAMES[s]} {'is' if n == 1 else 'are'} stolen.",
    "strikes": lambda m: f"{the_monster(m)} strikes.",
    "attacks": lambda m, p: f"{the_monster(m)} attacks {the_figure(p)}.",
    "rolled": lambda m, hits, powers, blanks: f"{the_monster(m)} rolls {hits} hit, {powers} power, {blanks} blank.",
    "hit": lambda p, n: f"{the_figure(p)} takes {_hits(n)}.",
    "power": lambda m, n: f"{the_monster(m)} uses its Power{'' if n == 1 else f' {n} times'}.",
    "defeated": lambda p: f"{the_figure(p)} is defeated.",
    "rescued": lambda v: f"{the_figure(v)} is safe.",
    "rage": lambda: "Frankenstein and the Bride meet too soon and fly into a rage.",
    "terror": lambda level, cause: f"Terror rises to {level}.",
    "skipped": lambda: "dawn breaks: there is no Monster Phase.",
    "monster_defeated": lambda m: f"{MAT_NAMES[m]}: defeated!",
    "ended": lambda reason: REASONS[reason],
}
