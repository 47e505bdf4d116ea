"""The table by names: what a seat sees of it, and all components wherever they lie."""

from __future__ import annotations

from typing import Any

from gloam.games.the_victim.components import (
    BUNKER,
    EVENTS,
    EVILS,
    FIGURES,
    FIRST_SYMBOL,
    GATES,
    ITEMS,
    NOTHING,
    PILES,
    STATUSES,
    TILES,
    TOKENS,
    UPGRADES,
    VICTIM_TOKEN,
    VICTIMS,
)
from gloam.games.the_victim.map import CELLS, placed
from gloam.games.the_victim.rules.equation import opens
from gloam.games.the_victim.rules.piles import size
from gloam.games.the_victim.rules.skills import unlocked
from gloam.games.the_victim.table import ABSENT, AFRAID, EVIL, POISONED, STATES, TARGETED, Forest

_SIDES = ("none", "front", "back")
_DEBUFFS = ((TARGETED, "targeted"), (POISONED, "poisoned"), (AFRAID, "afraid"))


def name(words: tuple[str, ...], number: int) -> str | None:
    """What has this number, or None for NOTHING."""
    return None if number == NOTHING else words[number]


def names(words: tuple[str, ...], numbers: tuple[int, ...]) -> list[str]:
    """What these numbers stand for."""
    return [words[number] for number in numbers]


def view(t: Forest, seat: int) -> dict[str, Any]:
    """Everything lies open but others' hands, the decks, and what someone alone has seen of the Map piles."""
    return {
        "round": t.round,
        "order": names(VICTIMS, t.order),
        "acting": name(FIGURES, t.acting),
        "points": t.points,
        "tiles": {TILES[tile]: _tile(t, tile) for tile in placed(t)},
        "hammers": [names(TILES, ends) for ends in t.hammers],
        "tile": name(TILES, t.tile) if t.tile == NOTHING or t.cells[t.tile] == NOTHING else None,
        "piles": {pile: _pile(t, p, seat) for p, pile in enumerate(PILES)},
        "looking": names(TILES, t.looked) if t.looker == seat else len(t.looked),
        "victims": {VICTIMS[v]: _victim(t, v, seat) for v in range(len(VICTIMS)) if t.state[v] != ABSENT or t.owner[v] != NOTHING},
        "evil": _evil(t),
        "needed": t.needed,
        "items": len(t.items),
        "item_discard": names(ITEMS, t.item_discard),
        "playing": name(ITEMS, t.playing),
        "events": len(t.events),
        "event": name(EVENTS, t.event),
        "event_discard": names(EVENTS, t.event_discard),
        "lasting": [{"event": EVENTS[e], "drawer": VICTIMS[d], "begun": begun == 1} for e, d, begun in t.lasting],
        "gate": None if t.gate == NOTHING else GATES[t.gate],
        "tokens": names(TOKENS, t.tokens),
        "row": names(TOKENS, t.row),
        "open": opens(t),
        "numbers_left": len(t.bag_numbers),
        "symbols_left": len(t.bag_symbols),
        "dice": list(t.dice),
        "evil_die": None if t.evil_die == NOTHING else t.evil_die,
        "scores": {VICTIMS[victim]: score for victim, score in t.scores},
    }


def _tile(t: Forest, tile: int) -> dict[str, Any]:
    q, r = CELLS.q[t.cells[tile]], CELLS.r[t.cells[tile]]
    marks = (("decoder", t.decoded), ("herb", t.herbs), ("black_box", t.boxes), ("exploded", t.exploded), ("bolt", t.bolts))
    tokens = [mark for mark, mask in marks if (mask >> tile) & 1]
    tokens += ["web"] * (tile in t.webs) + ["shadow"] * t.shadows.count(tile)
    return {"q": q, "r": r, "turned": t.turned[tile], "tokens": tokens}


def _pile(t: Forest, pile: int, seat: int) -> dict[str, Any]:
    """How many tiles, and from the top down those that this seat knows."""
    known: list[str | None] = []
    for count, tile, seen, _ in t.piles[pile]:
        known += [TILES[tile]] if tile != NOTHING and (seen >> seat) & 1 else [None] * count
    return {"tiles": size(t, pile), "known": known if any(known) else []}


def _victim(t: Forest, victim: int, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "seat": t.owner[victim],
        "state": STATES[t.state[victim]],
        "at": name(TILES, t.at[victim]),
        "wounds": t.wounds[victim],
        "hide": _SIDES[t.hide[victim]],
        "debuffs": [debuff for bit, debuff in _DEBUFFS if t.debuffs[victim] & bit],
        "passive": unlocked(t, victim),
        "cards": len(t.hands[victim]),
        "worn": names(ITEMS, t.worn[victim]),
        "tokens": _tokens(t, victim),
    }
    shown |= {status: t.status(victim, s) for s, status in enumerate(STATUSES)}
    if t.owner[victim] == seat:
        shown["hand"] = names(ITEMS, t.hands[victim])
    return shown


def _tokens(t: Forest, victim: int) -> list[str]:
    """The skill tokens that lie out on a board."""
    out = {"smart_link": t.smart_link, "self_heal": t.self_heal, "shooting": t.shooting}
    tokens = [token for token, side in out.items() if side and VICTIM_TOKEN[victim] == token]
    return tokens + ["ground_analyze"] * (t.analyzed == victim)


def _evil(t: Forest) -> dict[str, Any] | None:
    if t.evil == NOTHING:
        return None
    return {
        "evil": EVILS[t.evil],
        "seat": t.evil_seat,
        "at": TILES[t.evil_at],
        "rage": t.rage,
        "stamina": t.stamina,
        "upgrades": dict(zip(UPGRADES, t.upgrades, strict=True)),
        "meat": t.meat,
        "shadows": names(TILES, t.shadows),
        "bullet": t.bullet != NOTHING,
        "acting": t.acting == EVIL,
    }


def components(t: Forest) -> dict[str, int]:
    """How many of each component there are, wherever they lie."""
    tiles = [*t.pool, *t.looked, *placed(t), *[s[1] for pile in t.piles for s in pile if s[1] != NOTHING]]
    tiles += [BUNKER] * t.bunker_hidden
    tiles += [t.tile] if t.tile not in (NOTHING, *tiles) else []
    items = [*t.items.cards(), *t.item_discard, *[item for v in range(len(VICTIMS)) for item in t.hands[v] + t.worn[v]]]
    items += [t.playing] if t.playing != NOTHING else []
    events = [*t.events.cards(), *t.event_discard, *[event for event, _, _ in t.lasting]]
    events += [t.event] if t.event != NOTHING else []
    tokens = [*t.bag_numbers.cards(), *t.bag_symbols.cards(), *t.tokens, *t.row]
    return {
        **{f"tile {tile}": tiles.count(i) for i, tile in enumerate(TILES)},
        "tiles in the piles": len(t.pool) + t.bunker_hidden - sum([s[0] for pile in t.piles for s in pile if s[1] == NOTHING]),
        **{f"item {item}": items.count(i) for i, item in enumerate(ITEMS)},
        **{f"event {event}": events.count(i) for i, event in enumerate(EVENTS)},
        **{f"token {token}": tokens.count(i) for i, token in enumerate(TOKENS)},
        "symbols": len([token for token in tokens if token >= FIRST_SYMBOL]),
        "gates": len(t.gates) + (t.gate != NOTHING),
    }
