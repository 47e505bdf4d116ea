"""The table by names: what a seat sees of it, and all components wherever they lie."""

from __future__ import annotations

from typing import Any

from gloam.games.horrified.components import (
    CARDS,
    COLOURS,
    CREATURE,
    DRACULA,
    FACES,
    FIGURES,
    FIRST_VILLAGER,
    FRANKENSTEIN,
    HEROES,
    INVISIBLE_MAN,
    ITEMS,
    MAT_FIGURES,
    MAT_OF,
    MATS,
    MONSTERS,
    MUMMY,
    PERKS,
    SKULL,
    SPACES,
    VILLAGERS,
)
from gloam.games.horrified.rules.tasks import complete, price
from gloam.games.horrified.show.foresight import next_strike
from gloam.games.horrified.table import NOBODY, NOTHING, OFF_BOARD, ON_MAT, Strike, Village

NOWHERE = "off"  # where a figure is that is not on the board
SYMBOLS = (*MONSTERS, "frenzy")  # of a Strike row


def place(space: int) -> str:
    """A space's name, or NOWHERE."""
    return SPACES[space] if space != OFF_BOARD else NOWHERE


def names(words: tuple[str, ...], things: tuple[int, ...]) -> list[str]:
    """What these things are called; empty spots are left out."""
    return [words[thing] for thing in things if thing != NOTHING]


def view(t: Village, seat: int) -> dict[str, Any]:
    """Everything on the table is open but the order of the decks, and that does not exist."""
    return {
        "turn": t.turn,
        "turn_number": t.turns,
        "phase": t.phase,
        "actions": t.actions,
        "monster_phase_skipped": bool(t.dawn),
        "terror": t.terror,
        "skull": SKULL,
        "frenzy": MATS[t.frenzy] if t.frenzy != NOTHING else None,
        "card": CARDS[t.card] if t.card != NOTHING else None,
        "dice": names(FACES, t.dice),
        "die": names(FACES, t.faces),
        "strikes": [strike_state(strike) for strike in t.strikes],
        "next_strike": _foreseen(t),
        "heroes": [hero_state(t, s) for s in range(len(t.heroes))],
        "villagers": {VILLAGERS[v]: place(t.at[FIRST_VILLAGER + v]) for v in range(len(VILLAGERS))},
        "monsters": monsters_on_board(t),
        "items": items_on_board(t),
        "mats": {MATS[mat]: {**mat_state(t, mat), "complete": complete(t, mat)} for mat in t.mats},
        "terms": {MATS[mat]: _terms(t, mat) for mat in t.mats},
        "defeated": defeats(t),
        "item_bag": len(t.bag),
        "item_discard": names(ITEMS, t.discard),
        "monster_deck": len(t.monster_deck),
        "monster_discard": names(CARDS, t.monster_discard),
        "perk_deck": len(t.perk_deck),
        "perk_discard": names(PERKS, t.perk_discard),
        "perk_played": PERKS[t.playing] if t.playing != NOTHING else None,
    }


def hero_state(t: Village, seat: int) -> dict[str, Any]:
    """A seat's Hero and what it holds."""
    hero = t.heroes[seat]
    return {
        "hero": HEROES[hero],
        "seat": seat,
        "at": place(t.at[hero]),
        "items": names(ITEMS, t.held[seat]),
        "perks": names(PERKS, t.perks[seat]),
        "signs": [name for name, holder in (("cure", t.cure_holder), ("soul", t.soul), ("hunted", t.hunted)) if holder == seat],
    }


def monsters_on_board(t: Village) -> dict[str, str]:
    return {MONSTERS[monster]: place(t.monster_at(monster)) for monster in t.monsters_in_play()}


def items_on_board(t: Village) -> dict[str, list[str]]:
    return {SPACES[space]: names(ITEMS, t.items[space]) for space in range(len(SPACES)) if t.items[space]}


def mat_state(t: Village, mat: int) -> dict[str, Any]:
    """How far a mat's task has come."""
    monster = MAT_FIGURES[mat][0]
    if monster == CREATURE:
        return {"boat": t.boat}
    if monster == DRACULA:
        return {"coffins": names(SPACES, t.coffins)}
    if monster == FRANKENSTEIN:
        return {"frankenstein": t.humanity[0], "bride": t.humanity[1]}
    if monster == INVISIBLE_MAN:
        return {"evidence": names(ITEMS, t.evidence)}
    if monster == MUMMY:
        return {"scarabs": list(t.scarabs), "face_down": list(t.face_down)}
    spots = [ITEMS[item] if item != NOTHING else "" for item in t.cure]
    return {"cure": spots, "cure_on_mat": t.cure_holder == ON_MAT}


def _terms(t: Village, mat: int) -> dict[str, Any]:
    """What this table plays a mat by: its options decide some of it."""
    terms: dict[str, Any] = {"order": t.orders[mat], "price": _prices(t, mat)}
    return terms | ({"walks_exactly": bool(t.exact_teaching)} if mat == MAT_OF[FRANKENSTEIN] else {})


def _prices(t: Village, mat: int) -> dict[str, int]:
    """What defeats a mat's Monster: a total strength by colour. The Creature takes one Item of each, of any strength."""
    if mat == MAT_OF[CREATURE]:
        return dict.fromkeys(COLOURS, 1)
    if mat == MAT_OF[FRANKENSTEIN]:
        return {}
    colour, total = price(t, mat)
    return {COLOURS[colour]: total}


def strike_state(strike: Strike) -> dict[str, Any]:
    """What a Monster did with its strike, as far as it has come."""
    return {
        "symbol": SYMBOLS[strike.symbol],
        "monster": MONSTERS[strike.monster],
        "left": place(strike.left),
        "came": place(strike.came),
        "person": FIGURES[strike.person] if strike.person != NOBODY else None,
        "dice": names(FACES, strike.dice),
        "powered": bool(strike.powered),
        "gave": [[HEROES[hero], ITEMS[item]] for hero, item in strike.gave],
        "fallen": names(FIGURES, strike.fallen),
    }


def _foreseen(t: Village) -> dict[str, Any] | None:
    coming = next_strike(t)
    if coming is None:
        return None
    return {"monster": MONSTERS[coming.monster], "path": names(SPACES, coming.path), "people": names(FIGURES, coming.people)}


def defeats(t: Village) -> dict[str, dict[str, int]]:
    """The mats whose Monsters were defeated: in which turn, and by whose Hero if one did it."""
    return {MATS[mat]: {"turn": turn} | ({"seat": seat} if seat != NOBODY else {}) for mat, turn, seat in t.defeated}


def components(t: Village) -> dict[str, int]:
    """How many there are of every component, wherever they are."""
    items = [*t.bag.cards(), *t.discard, *[i for s in t.items for i in s], *[i for h in t.held for i in h], *t.evidence, *t.cure]
    cards = [*t.monster_deck.cards(), *t.monster_discard, t.card]
    perks = [*t.perk_deck.cards(), *t.perk_discard, *[p for held in t.perks for p in held], t.playing]
    count = {f"item {name}": items.count(i) for i, name in enumerate(ITEMS)}
    count |= {f"card {name}": cards.count(i) for i, name in enumerate(CARDS)}
    count |= {f"perk {name}": perks.count(i) for i, name in enumerate(PERKS)}
    return count
