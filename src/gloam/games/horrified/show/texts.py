"""What players read: prompts, labels of answers, and the log."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrified import components as c
from gloam.games.horrified.answers import ANSWERS
from gloam.games.horrified.show.monsters import SHOWN
from gloam.games.horrified.show.names import CURE, HERO_REFS, ITEM_REFS, PROPER
from gloam.games.horrified.show.outcomes import outcome
from gloam.games.horrified.table import Village, rule
from gloam.show.telling import Name, Telling, Told
from gloam.show.texts import Deciding, Labels, Lines, Log, Prompts, facts_in, load_texts
from gloam.show.words import counted, listed, the_seat

_TEXTS: Final = load_texts("gloam.games.horrified")
REASONS: Final = _TEXTS.reasons
_PAIRS: Final = [name for name in c.VILLAGER_NAMES if " & " in name]  # two who go together


def item_text(item: int) -> str:
    """An Item as players speak of it: "Rifle (red 6)"."""
    return f"{ITEM_REFS[item]} ({c.COLOURS[c.ITEM_COLOUR[item]]} {c.ITEM_STRENGTH[item]})"


_ITEM_TEXTS: Final = tuple([item_text(item) for item in range(len(c.ITEMS))])

TELLING: Final = Telling(
    Told(c.SPACES, c.SPACE_NAMES, of="space"),
    Told(c.HEROES, c.HERO_NAMES, of="hero"),
    Told(c.VILLAGERS, c.VILLAGER_NAMES, PROPER, _PAIRS, of="villager"),
    Told(c.MONSTERS, c.MONSTER_NAMES, PROPER, of="monster"),
    Told(c.FIGURES, c.FIGURE_NAMES, PROPER, _PAIRS),
    Told(c.MATS, c.MAT_NAMES),
    Told(c.ITEMS, _ITEM_TEXTS, name=ITEM_REFS.__getitem__),
    Told(c.BELONGINGS, (*_ITEM_TEXTS, f"the {CURE}")),
    Told(c.PERKS, c.PERK_NAMES, of="perk", text=lambda perk: c.PERK_TEXT[perk]),
    Told(c.CARDS, c.CARD_NAMES, of="card", text=lambda card: c.CARD_TEXT[card]),
)


# --- prompts ----------------------------------------------------------------------------------------------------------


def _act(t: Village, facts: Any) -> str:
    if not t.actions:
        return "You have no actions left. Play a Perk card, or end the Hero Phase and draw a Monster card."
    return f"Hero Phase: you have {counted(t.actions, 'action')} left. What does the {HERO_REFS[t.hero()]} do?"


def _perk(t: Village, facts: Any) -> str:
    return f"It is {the_seat(t.turn)}'s turn ({HERO_REFS[t.hero()]}): you can play a Perk card."


def _acts(t: Village, facts: Any) -> str:
    return f"has {counted(t.actions, 'action') if t.actions else 'no actions'} left"


prompt: Final = Prompts(rule.rules, TELLING, {**_TEXTS.prompts, "act": _act, "perk": _perk}).prompt
_DECIDES: Final = Prompts(rule.rules, TELLING, {**_TEXTS.deciding, "act": _acts})
DECIDING: Final = Deciding(_DECIDES, plays=lambda t, seat: HERO_REFS[t.heroes[seat]])


# --- labels of answers ------------------------------------------------------------------------------------------------

_LABELS: Final = Labels(ANSWERS, TELLING, _TEXTS.labels, _TEXTS.enough, outcome=outcome)
label_now: Final = _LABELS.label_now


# --- the log ----------------------------------------------------------------------------------------------------------


def _moved(figure: Name, left: Name | None, to: Name) -> str:
    return f"{figure:the} {figure:goes|go} to {to:the}." if left else f"{figure:the} {figure:appears|appear} at {to:the}."


def _rolled(monster: Name, hits: int, powers: int, blanks: int) -> str:
    faces = ((hits, "hit"), (powers, "power"), (blanks, "blank"))
    return f"{monster:the} rolls {listed([counted(count, face) for count, face in faces if count])}."


def _power(monster: Name, count: int) -> str:
    return f"{monster:the}'s Power takes effect{'' if count == 1 else f' {count} times'}."


_SENTENCES: Final[Lines] = {
    **{kind: line for shown in SHOWN.values() for kind, line in shown.log.items()},
    "moved": _moved,
    "rolled": _rolled,
    "power": _power,
}
LOG: Final = Log(TELLING, facts_in(c), _TEXTS.log, _SENTENCES, reasons=REASONS)
EVENTS: Final = LOG.events
describe: Final = LOG.describe_on
