"""What an answer brings about, costs or promises, in a few words, where its name alone does not tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.the_victim import components as c
from gloam.games.the_victim.answers import (
    ANSWERS,
    ATTACK,
    CRAWL,
    DEATH,
    DRAW,
    HEAL,
    LAY,
    PLACE,
    PLAY,
    PROWL,
    RAISE,
    REMOVE,
    STEP,
    SWAP,
    TURN,
    UPGRADE,
    USE,
)
from gloam.games.the_victim.chances import attack_chance, evil_faces, hit_chance, pass_chance, tile_chance
from gloam.games.the_victim.content import CONTENT
from gloam.games.the_victim.rules.actions import DECODED, ENTERED_PASSWORD, HEALED, SEARCHED, TWO_CARDS, USED_SKILL
from gloam.games.the_victim.rules.attacking import attack_targets
from gloam.games.the_victim.rules.equation import value, well_formed
from gloam.games.the_victim.rules.evil import ATTACKED, forbids_evil_skill
from gloam.games.the_victim.rules.evil_rules import BY_EVIL
from gloam.games.the_victim.rules.exploring import turns_to_lay
from gloam.games.the_victim.rules.piles import size
from gloam.games.the_victim.rules.powers import power, skills, stamina_for, upgraded
from gloam.games.the_victim.rules.victim_skills import forbids_skill
from gloam.games.the_victim.show.foresight import percent, run_chance
from gloam.games.the_victim.show.names import EVIL_REFS, STATUS_REFS, TILE_REFS, VICTIM_REFS
from gloam.games.the_victim.table import BACK, RAN, Forest
from gloam.kernel.game import Question
from gloam.show.texts import load_texts
from gloam.show.words import counted, in_brief, listed

_TEXTS: Final = load_texts("gloam.games.the_victim")
_SIGNS: Final = {c.PLUS: "+", c.MINUS: "−", c.TIMES: "×"}


def signs(row: tuple[int, ...]) -> str:
    """Tokens as they are written: "2 × 4 + 6"."""
    return " ".join([_SIGNS[token] if token in _SIGNS else str(c.NUMBERS[token]) for token in row])


def outcome(t: Forest, question: Question, answer: int) -> str | tuple[str, str]:
    """What comes of an answer to an open question, or "" if that is plain; of skills and Items also what their cards tell."""
    told = _BY_KIND.get(ANSWERS.name_of(answer))
    return told(t, question, answer) if told is not None else ""


def _victim(question: Question) -> int:
    """The Victim that acts: the first fact of the step that waits for the answer."""
    victim: int = question.resume[1]
    return victim


def _odds(chance: float) -> str:
    return f"{percent(chance)} %"


# --- a Victim's turn --------------------------------------------------------------------------------------------------


def _runs(t: Forest, question: Question, answer: int) -> str:
    if question.prompt != "act":
        return ""
    victim = _victim(question)
    likely = max([steps for steps in range(1, 17) if run_chance(t, victim, steps) >= 0.5])
    return f"50 %: {counted(likely, 'step')} or more"


def _decode(t: Forest, question: Question, answer: int) -> str:
    here = t.at[_victim(question)]
    odds = _odds(pass_chance(t, _victim(question), c.INT))
    if (t.bolts >> here) & 1:
        return f"{odds} to remove the Bolt"
    return f"{odds} to find a {'Symbol' if (t.decoded >> here) & 1 else 'Number'}"


def _heal(t: Forest, question: Question, answer: int) -> str:
    patient = HEAL.part(answer)
    cures = "a Wound" if t.wounds[patient] else "the debuff"
    return f"{_odds(pass_chance(t, _victim(question), c.INT))} to cure {cures}"


def _search(t: Forest, question: Question, answer: int) -> str:
    victim = _victim(question)
    two = pass_chance(t, victim, c.LUK, TWO_CARDS)
    more = f", {_odds(two)} for two" if two else ""
    return f"{_odds(pass_chance(t, victim, c.LUK))} for an Item{more}"


def _hide(t: Forest, question: Question, answer: int) -> str:
    if question.prompt != "act":
        return ""
    chance = pass_chance(t, _victim(question), c.LUK)
    return f"{_odds(chance)} to be out of reach" if chance else "cannot succeed with these dice"


def _use(t: Forest, question: Question, answer: int) -> tuple[str, str]:
    skill = USE.part(answer)
    if skill < c.FIRST_EVIL_SKILL:
        return in_brief(CONTENT.victims[skill].active.text)
    info = CONTENT.evils[t.evil]
    skilled = info.first if info.first.id == c.SKILLS[skill] else info.second
    more = f" {skilled.upgrade}" if upgraded(t, skill) else ""
    return f"{stamina_for(t, skill)} Stamina, power {power(t, skill)}.", f"{skilled.text}{more}"


def _equation(t: Forest, row: tuple[int, ...]) -> str:
    if not well_formed(row):
        return signs(row)
    opens = t.gate != c.NOTHING and value(row) == c.GATES[t.gate]
    return f"{_bracketed(row)} = {value(row)}{', and the Gate opens' if opens else ''}"


def _bracketed(row: tuple[int, ...]) -> str:
    """An equation with the brackets that show that it is worked out from left to right: "(6 + 1) × 3"."""
    written = signs(row[:3])
    for at in range(3, len(row), 2):
        written = f"({written}) {signs(row[at : at + 2])}"
    return written


def _place(t: Forest, question: Question, answer: int) -> str:
    token, spot = PLACE.parts(answer)
    return _equation(t, t.row[:spot] + (token,) + t.row[spot:])


def _remove(t: Forest, question: Question, answer: int) -> str:
    spot = REMOVE.part(answer)
    return f"{signs((t.row[spot],))} goes back. {_equation(t, t.row[:spot] + t.row[spot + 1 :])}".rstrip()


def _play(t: Forest, question: Question, answer: int) -> tuple[str, str]:
    return in_brief(CONTENT.items[PLAY.part(answer)].text)


def _pick_up(t: Forest, question: Question, answer: int) -> str:
    here = t.at[_victim(question)]
    what = "a Herb heals a Wound" if (t.herbs >> here) & 1 else "a Black Box holds three Items"
    return f"{what}; no more steps in this turn" if question.prompt == "run" or t.actions & RAN else what


# --- running ----------------------------------------------------------------------------------------------------------


def _arriving(t: Forest, victim: int, to: int, standing: bool) -> str:
    """What waits for a Victim on a tile; only who stands is tested, decodes and searches."""
    waits: list[str] = []
    if to in t.webs:
        waits.append(f"a Web, {_odds(hit_chance(t, victim, power(t, skills(t)[0])))} to be wounded")
    if c.IS_TEST[to] and standing:
        waits.append(f"{STATUS_REFS[c.TILE_TEST[to]]} test, {_odds(tile_chance(t, victim, to))} to pass")
    if c.IS_CURSE[to] and not (t.cursed >> to) & 1:
        waits.append("draws an Event")
    if to == c.BUNKER and t.gate == c.NOTHING:
        waits.append("shows the Gate's number")
    if c.IS_DECODER[to] and standing:
        waits.append(
            "a Bolt to remove" if (t.bolts >> to) & 1 else f"{'Symbols' if (t.decoded >> to) & 1 else 'a Number'} to decode"
        )
    if c.IS_CORPSE[to] and standing and not (t.exploded >> to) & 1:
        waits.append("Items to search for")
    if (t.herbs >> to) & 1:
        waits.append("a Herb")
    if (t.boxes >> to) & 1:
        waits.append("a Black Box")
    if t.evil != c.NOTHING and to in (t.evil_at, *t.shadows):
        waits.append(f"the {EVIL_REFS[t.evil]} is there")
    return ", ".join(waits)


def _step(t: Forest, question: Question, answer: int) -> str:
    return _arriving(t, _victim(question), STEP.part(answer), True)


def _crawl(t: Forest, question: Question, answer: int) -> str:
    return _arriving(t, _victim(question), CRAWL.part(answer), False)


def _draw(t: Forest, question: Question, answer: int) -> str:
    left = size(t, DRAW.part(answer))
    return f"one of {left} tiles" if left > 1 else "its last tile"


def _stop(t: Forest, question: Question, answer: int) -> str:
    return f"{counted(t.left, 'step')} unused" if t.left else ""


def _lay(t: Forest, question: Question, answer: int) -> str:
    ways = turns_to_lay(t, _victim(question), LAY.part(answer))
    return f"{counted(len(ways), 'way')} to turn it" if len(ways) > 1 else "one way to turn it"


def _turn(t: Forest, question: Question, answer: int) -> str:
    from gloam.games.the_victim.show.view import way_view

    _, victim, edge = question.resume
    way = way_view(t, victim, edge, TURN.part(answer))
    names = [TILE_REFS[c.TILES.index(tile)] for tile in way.joins]
    blocked = [TILE_REFS[c.TILES.index(tile)] for tile in way.blocks]
    told = [f"joins {listed(names)}"]
    told += [f"blocks {listed(blocked)}"] * bool(blocked)
    told.append(f"{counted(way.opens, 'way')} on" if way.opens else "no way on")
    return ", ".join(told)


def _raise(t: Forest, question: Question, answer: int) -> str:
    if question.prompt not in ("raise", "tools_status"):
        return ""
    return f"from {t.status(_victim(question), RAISE.part(answer))} to {t.status(_victim(question), RAISE.part(answer)) + 1}"


# --- the Evil ---------------------------------------------------------------------------------------------------------


def _hunt(t: Forest, question: Question, answer: int) -> str:
    return f"{counted(max(evil_faces(t)), 'step')} at most"


def _attack(t: Forest, question: Question, answer: int) -> str:
    victim = ATTACK.part(answer)
    prompt = question.prompt
    if prompt in ("evil", "frenzy", "free_attack", "enslaved"):
        return f"{_odds(attack_chance(t, victim, t.meat if prompt != 'enslaved' else 0))} to wound"
    if prompt in ("first", "second"):
        return f"{_odds(hit_chance(t, victim, power(t, question.resume[1])))} to wound"
    return f"{_odds(hit_chance(t, victim, power(t, skills(t)[BY_EVIL[t.evil].asks_whom.index(prompt)])))} to wound"


def _attack_all(t: Forest, question: Question, answer: int) -> str:
    odds = [f"{VICTIM_REFS[victim]} {_odds(attack_chance(t, victim, t.meat))}" for victim in attack_targets(t)]
    return listed(odds)


def _death(t: Forest, question: Question, answer: int) -> str:
    death = CONTENT.evils[t.evil].death
    return f"all {c.DEATH_RAGE} Rage. {death.name}: {death.text}" if DEATH.has(answer) else ""


def _upgrade(t: Forest, question: Question, answer: int) -> str:
    which = UPGRADE.part(answer)
    if which == c.PASSIVE:
        return f"{c.UPGRADE_RAGE} Rage. The ten-sided die for every Hunt and Attack"
    info = CONTENT.evils[t.evil]
    skill = info.first if which == c.FIRST else info.second
    more = "" if t.upgrades[which] else f" {skill.upgrade}"
    return f"{c.UPGRADE_RAGE} Rage. {skill.name} has 1 power more.{more}"


def _prowl(t: Forest, question: Question, answer: int) -> str:
    to = PROWL.parts(answer)[1]
    there = [VICTIM_REFS[victim] for victim in t.victims_at(to)]
    told = [listed(there)] * bool(there) + ["the Hunt ends there"] * c.IS_TEST[to]
    return ", ".join(told)


def _swap(t: Forest, question: Question, answer: int) -> str:
    victim = SWAP.parts(answer)[1]
    return f"{_odds(hit_chance(t, victim, power(t, skills(t)[1])))} to wound"


_BY_KIND: Final[dict[str, Callable[[Forest, Question, int], str | tuple[str, str]]]] = {
    "run": _runs,
    "decode": _decode,
    "heal": _heal,
    "search": _search,
    "hide": _hide,
    "use": _use,
    "place": _place,
    "remove": _remove,
    "play": _play,
    "pick_up": _pick_up,
    "step": _step,
    "crawl": _crawl,
    "draw": _draw,
    "stop": _stop,
    "lay": _lay,
    "turn": _turn,
    "raise": _raise,
    "hunt": _hunt,
    "attack": _attack,
    "attack_all": _attack_all,
    "death": _death,
    "upgrade": _upgrade,
    "prowl": _prowl,
    "swap": _swap,
}


# --- why not ----------------------------------------------------------------------------------------------------------


def unavailable(t: Forest, question: Question) -> list[tuple[str, str, str]]:
    """The kinds of Main Action that cannot be taken now at all: each with a few words why, and the rule behind them."""
    offered = [ANSWERS.name_of(option) for option in question.options]
    if question.prompt == "act":
        return _missing_actions(t, _victim(question), offered)
    return _missing_evil_actions(t, offered) if question.prompt == "evil" else []


def _missing_actions(t: Forest, victim: int, offered: list[str]) -> list[tuple[str, str, str]]:
    done = offered + ["password"] * ("place" in offered or "remove" in offered)
    missing = [(kind, *why) for kind, why in _TEXTS.missing["act"].items() if kind not in done]
    if t.critical(victim):
        return [(kind, "critically injured", "crawl.no-other-main") for kind, _, _ in missing]
    if not t.points:
        return [(kind, "no Actions left", "turn.victim-action-points") for kind, _, _ in missing]
    return [_exactly(t, victim, kind, why, rule) for kind, why, rule in missing]


def _exactly(t: Forest, victim: int, kind: str, why: str, rule: str) -> tuple[str, str, str]:
    """What stands in the way of one kind of Main Action here and now."""
    taken = {"decode": DECODED, "heal": HEALED, "search": SEARCHED, "use": USED_SKILL, "password": ENTERED_PASSWORD}
    if kind in taken and t.actions & taken[kind]:
        return kind, "done in this turn", "turn.different-actions"
    if kind == "hide" and t.hide[victim] == BACK:
        return kind, "was hidden a turn ago", "hide.blocked-turn"
    if kind == "search" and (t.exploded >> t.at[victim]) & 1:
        return kind, "blown up", "witch.corpse-explosion-upgrade"
    if kind == "password" and t.at[victim] == c.BUNKER:
        return kind, "no tokens found", "password.one-token"
    if kind == "use":
        broken = forbids_skill(t, victim, victim)
        return kind, _TEXTS.words["skills"].get(broken, why), broken or rule
    return kind, why, rule


def _missing_evil_actions(t: Forest, offered: list[str]) -> list[tuple[str, str, str]]:
    done = offered + ["attack"] * ("attack_all" in offered)
    usual = _TEXTS.missing["evil"].items()
    missing = [(kind, why.format(rage=c.UPGRADE_RAGE), rule) for kind, (why, rule) in usual if kind not in done]
    missing += [(c.SKILLS[skill], *_skill_missing(t, skill)) for skill in skills(t) if forbids_evil_skill(t, skill)]
    if t.points > 0:
        return [_evil_exactly(t, kind, why, rule) for kind, why, rule in missing]
    free = ("upgrade",)
    return [(kind, why, rule) if kind in free else (kind, "no Actions left", "evil.action-points") for kind, why, rule in missing]


def _evil_exactly(t: Forest, kind: str, why: str, rule: str) -> tuple[str, str, str]:
    if kind == "attack" and t.actions & ATTACKED:
        return kind, "has attacked already", "evil.different-actions"
    if kind == "death" and t.rage < c.DEATH_RAGE:
        return kind, f"{c.DEATH_RAGE - t.rage} Rage short", "death.cost"
    if kind == "upgrade" and t.rage >= c.UPGRADE_RAGE:
        return kind, "all upgrades are out", "upgrade.maximum"
    return kind, why, rule


def _skill_missing(t: Forest, skill: int) -> tuple[str, str]:
    rule = forbids_evil_skill(t, skill)
    if rule == "evilskill.once-per-turn":
        return "used in this turn", rule
    short = stamina_for(t, skill) - t.stamina
    return (f"{short} Stamina short", rule) if short > 0 else ("nobody in reach of it", rule)
