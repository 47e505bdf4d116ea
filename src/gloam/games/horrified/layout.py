"""The table by names: what a seat sees of it, and positions written and read as text."""

from __future__ import annotations

from typing import Any

from gloam.games.horrified.components import (
    ALL_CARDS,
    ALL_ITEMS,
    ALL_PERKS,
    BLUE,
    BRIDE,
    CARDS,
    COFFINS,
    CREATURE,
    CURE_STRENGTHS,
    DRACULA,
    EVIDENCE,
    FACES,
    FIGURES,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    FRANKENSTEIN,
    HERO_ACTIONS,
    HERO_START,
    HEROES,
    HUMANITY_MAX,
    INVISIBLE_MAN,
    IS_WATER,
    ITEM_COLOUR,
    ITEM_PLACE,
    ITEM_STRENGTH,
    ITEMS,
    LAIR,
    MAT_FIGURES,
    MAT_OF,
    MATS,
    MONSTERS,
    MUMMY,
    PERK_SOLO,
    PERKS,
    SKULL,
    SPACES,
    VILLAGERS,
    WOLF_MAN,
)
from gloam.games.horrified.setup import lay_out_mats
from gloam.games.horrified.table import IN_BOX, NOBODY, NOTHING, OFF_BOARD, ON_MAT, Village
from gloam.games.horrified.tasks import complete
from gloam.kernel.decks import shuffled
from gloam.kernel.game import Step
from gloam.kernel.position import PositionError, distribute

NOWHERE = "off"  # where a figure is that is not on the board


def place(space: int) -> str:
    return SPACES[space] if space != OFF_BOARD else NOWHERE


def _names(words: tuple[str, ...], things: tuple[int, ...]) -> list[str]:
    return [words[thing] for thing in things]


# --- what a seat sees -------------------------------------------------------------------------------------------------


def view(t: Village, seat: int) -> dict[str, Any]:
    """Everything on the table is open but the order of the decks, and that does not exist."""
    return {
        "turn": t.turn,
        "phase": t.phase,
        "actions": t.actions,
        "monster_phase_skipped": bool(t.dawn),
        "terror": t.terror,
        "skull": SKULL,
        "frenzy": MATS[t.frenzy] if t.frenzy != NOTHING else None,
        "card": CARDS[t.card] if t.card != NOTHING else None,
        "dice": _names(FACES, t.dice),
        "heroes": [_hero(t, s) for s in range(len(t.heroes))],
        "villagers": {VILLAGERS[v]: place(t.at[FIRST_VILLAGER + v]) for v in range(len(VILLAGERS))},
        "monsters": {MONSTERS[m]: place(t.monster_at(m)) for m in t.monsters_in_play()},
        "items": {SPACES[s]: _names(ITEMS, t.items[s]) for s in range(len(SPACES)) if t.items[s]},
        "mats": {MATS[mat]: {**mat_state(t, mat), "complete": complete(t, mat)} for mat in t.mats},
        "item_bag": len(t.bag),
        "item_discard": _names(ITEMS, t.discard),
        "monster_deck": len(t.monster_deck),
        "monster_discard": _names(CARDS, t.monster_discard),
        "perk_deck": len(t.perk_deck),
        "perk_discard": _names(PERKS, t.perk_discard),
        "perk_played": PERKS[t.playing] if t.playing != NOTHING else None,
    }


def _hero(t: Village, seat: int) -> dict[str, Any]:
    hero = t.heroes[seat]
    held = {
        "hero": HEROES[hero],
        "seat": seat,
        "at": place(t.at[hero]),
        "items": _names(ITEMS, t.held[seat]),
        "perks": _names(PERKS, t.perks[seat]),
    }
    signs = [name for name, holder in (("cure", t.cure_holder), ("soul", t.soul), ("hunted", t.hunted)) if holder == seat]
    return {**held, "signs": signs}


def mat_state(t: Village, mat: int) -> dict[str, Any]:
    """How far a mat's task has come."""
    monster = MAT_FIGURES[mat][0]
    if monster == CREATURE:
        return {"boat": t.boat}
    if monster == DRACULA:
        return {"coffins": _names(SPACES, t.coffins)}
    if monster == FRANKENSTEIN:
        return {"frankenstein": t.humanity[0], "bride": t.humanity[1]}
    if monster == INVISIBLE_MAN:
        return {"evidence": _names(ITEMS, tuple([item for item in t.evidence if item != NOTHING]))}
    if monster == MUMMY:
        return {"scarabs": list(t.scarabs), "face_down": list(t.face_down)}
    spots = [ITEMS[item] if item != NOTHING else "" for item in t.cure]
    return {"cure": spots, "cure_on_mat": t.cure_holder == ON_MAT}


# --- positions --------------------------------------------------------------------------------------------------------


def write_position(t: Village) -> dict[str, Any]:
    """The table as a position tells it."""
    lying: dict[str, Any] = {
        "mats": _names(MATS, t.mats),
        "turn": t.turn,
        "phase": t.phase,
        "actions": t.actions,
        "terror": t.terror,
        "first": t.first,
        "skip_monster_phase": bool(t.dawn),
    }
    if t.frenzy != NOTHING:
        lying["frenzy"] = MATS[t.frenzy]
    if t.card != NOTHING:
        lying["card"] = CARDS[t.card]
    if t.playing != NOTHING:
        lying["playing"] = PERKS[t.playing]
    if t.dice:
        lying["dice"] = _names(FACES, t.dice)
    lying["heroes"] = {entry.pop("hero"): entry for entry in [_hero(t, seat) for seat in range(len(t.heroes))]}
    out = [v for v in range(len(VILLAGERS)) if t.at[FIRST_VILLAGER + v] != OFF_BOARD]
    lying["villagers"] = {VILLAGERS[v]: SPACES[t.at[FIRST_VILLAGER + v]] for v in out}
    lying["monsters"] = {MONSTERS[m]: place(t.monster_at(m)) for m in t.monsters_in_play()}
    lying["items"] = {SPACES[s]: _names(ITEMS, t.items[s]) for s in range(len(SPACES)) if t.items[s]}
    lying["mat"] = {MATS[mat]: mat_state(t, mat) for mat in t.mats}
    lying["decks"] = {
        "bag": _names(ITEMS, t.bag.cards()),
        "item_discard": _names(ITEMS, t.discard),
        "monster_deck": _names(CARDS, t.monster_deck.cards()),
        "monster_discard": _names(CARDS, t.monster_discard),
        "perk_deck": _names(PERKS, t.perk_deck.cards()),
        "perk_discard": _names(PERKS, t.perk_discard),
    }
    return lying


def read_position(t: Village, given: dict[str, Any]) -> tuple[Step, ...]:
    """Lay the table out as `given` tells; what it leaves out stays as it is."""
    _only(given, "position", {
        "mats", "turn", "phase", "actions", "terror", "first", "skip_monster_phase", "frenzy", "card", "playing", "dice", "heroes",
        "villagers", "monsters", "items", "mat", "decks",
    })  # fmt: skip
    _read_mats(t, given)
    _read_heroes(t, given.get("heroes", {}))
    _read_figures(t, given)
    _read_tasks(t, given.get("mat", {}))
    _read_things(t, given)
    t.turn = _number(given, "turn", t.turn, 0, t.seats - 1)
    t.first = _number(given, "first", t.first, 0, t.seats - 1)
    t.terror = _number(given, "terror", t.terror, 0, SKULL - 1)
    t.actions = _number(given, "actions", HERO_ACTIONS[t.hero()], 0, 99)
    t.dawn = int(given.get("skip_monster_phase", bool(t.dawn)))
    t.phase = given.get("phase", "hero")
    t.dice = tuple([_index(FACES, face, "dice") for face in given.get("dice", [])])
    if t.phase == "monster":
        return (("monster_phase",), ("end_of_turn",))
    if t.at[t.hero()] == OFF_BOARD:
        raise PositionError(f"heroes.{HEROES[t.hero()]}.at: the Hero whose turn it is must be on the board")
    return (("hero_phase",), ("monster_phase",), ("end_of_turn",))


def _only(given: dict[str, Any], place_: str, known: set[str]) -> None:
    unknown = [name for name in given if name not in known]
    if unknown:
        raise PositionError(f"{place_}: there is no {unknown[0]!r}; there are {', '.join(sorted(known))}")


def _index(words: tuple[str, ...], word: Any, where: str) -> int:
    if word not in words:
        raise PositionError(f"{where}: there is no {word!r}; there are {', '.join(words)}")
    return words.index(word)


def _number(given: dict[str, Any], name: str, default: int, least: int, most: int) -> int:
    value = given.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise PositionError(f"{name}: should be a number from {least} to {most}, not {value!r}")
    return value


def _space(word: Any, figure: int, where: str) -> int:
    if word == NOWHERE:
        return OFF_BOARD
    space = _index(SPACES, word, where)
    if IS_WATER[space] and figure != FIRST_MONSTER + CREATURE:
        raise PositionError(f"{where}: only the Creature can be in water, not {FIGURES[figure]}")
    return space


def _read_mats(t: Village, given: dict[str, Any]) -> None:
    if "mats" in given:
        mats = [_index(MATS, mat, "mats") for mat in given["mats"]]
        t.mats = tuple(sorted(mats, key=lambda mat: t.orders[mat]))
    if not t.mats:
        raise PositionError("mats: say which Monsters are in the game")
    if t.frenzy == NOTHING or t.frenzy not in t.mats:
        lay_out_mats(t)
        if MAT_OF[MUMMY] in t.mats and t.scarabs == (0,) * 7:
            t.scarabs = (4, 5, 6, 1, 2, 3, 0)
    if "frenzy" in given:
        t.frenzy = _index(MATS, given["frenzy"], "frenzy")
        if t.frenzy not in t.mats:
            raise PositionError(f"frenzy: {given['frenzy']} is not in the game")


def _read_heroes(t: Village, heroes: dict[str, Any]) -> None:
    seats: dict[int, int] = dict(enumerate(t.heroes))
    for name, entry in heroes.items():
        hero = _index(HEROES, name, "heroes")
        _only(entry, f"heroes.{name}", {"seat", "at", "items", "perks", "signs"})
        seat = entry.get("seat", t.heroes.index(hero) if hero in t.heroes else len(seats))
        if seat in seats and seats[seat] != hero:
            raise PositionError(f"heroes.{name}.seat: seat {seat} has another Hero already")
        seats[seat] = hero
    if sorted(seats) != list(range(t.seats)):
        raise PositionError(f"heroes: {t.seats} seats need a Hero each, there are {len(seats)}")
    t.heroes = tuple([seats[seat] for seat in range(t.seats)])
    for seat, hero in enumerate(t.heroes):
        entry = heroes.get(HEROES[hero], {})
        if "at" in entry or t.at[hero] == OFF_BOARD:
            where = f"heroes.{HEROES[hero]}.at"
            t.at[hero] = _space(entry.get("at", SPACES[HERO_START[hero]]), hero, where)
        for sign in entry.get("signs", []):
            _read_sign(t, seat, sign, f"heroes.{HEROES[hero]}.signs")


def _read_sign(t: Village, seat: int, sign: Any, where: str) -> None:
    if sign == "cure":
        t.cure_holder = seat
    elif sign == "soul":
        t.soul = seat
    elif sign == "hunted":
        t.hunted = seat
    else:
        raise PositionError(f"{where}: there is no {sign!r}; there are cure, soul, hunted")


def _read_figures(t: Village, given: dict[str, Any]) -> None:
    for name, space in given.get("villagers", {}).items():
        figure = FIRST_VILLAGER + _index(VILLAGERS, name, "villagers")
        t.at[figure] = _space(space, figure, f"villagers.{name}")
    for name, space in given.get("monsters", {}).items():
        monster = _index(MONSTERS, name, "monsters")
        if not t.in_play(monster):
            raise PositionError(f"monsters.{name}: is not in the game")
        t.at[FIRST_MONSTER + monster] = _space(space, FIRST_MONSTER + monster, f"monsters.{name}")
        if t.monster_at(monster) == OFF_BOARD:
            raise PositionError(f"monsters.{name}: a Monster in the game is on the board")
    if t.in_play(BRIDE) and t.monster_at(BRIDE) == t.monster_at(FRANKENSTEIN):
        raise PositionError("monsters: Frankenstein and the Bride cannot be found together; a meeting is settled at once")


def _read_tasks(t: Village, mats: dict[str, Any]) -> None:
    for name, entry in mats.items():
        mat = _index(MATS, name, "mat")
        if mat not in t.mats:
            raise PositionError(f"mat.{name}: is not in the game")
        monster = MAT_FIGURES[mat][0]
        where = f"mat.{name}"
        if monster == CREATURE:
            _only(entry, where, {"boat"})
            t.boat = _number(entry, "boat", t.boat, 0, LAIR)
        elif monster == DRACULA:
            _only(entry, where, {"coffins"})
            t.coffins = tuple([_index(SPACES, space, f"{where}.coffins") for space in entry["coffins"]])
            if not set(t.coffins) <= set(COFFINS):
                raise PositionError(f"{where}.coffins: stand only at {', '.join(_names(SPACES, COFFINS))}")
        elif monster == FRANKENSTEIN:
            _only(entry, where, {"frankenstein", "bride"})
            frankenstein = _number(entry, "frankenstein", t.humanity[0], 0, HUMANITY_MAX[0])
            t.humanity = (frankenstein, _number(entry, "bride", t.humanity[1], 0, HUMANITY_MAX[1]))
        elif monster == INVISIBLE_MAN:
            _only(entry, where, {"evidence"})
        elif monster == MUMMY:
            _read_tablet(t, entry, where)
        else:
            _only(entry, where, {"cure", "cure_on_mat"})


def _read_tablet(t: Village, entry: dict[str, Any], where: str) -> None:
    _only(entry, where, {"scarabs", "face_down"})
    t.scarabs = tuple(entry.get("scarabs", t.scarabs))
    t.face_down = tuple(sorted(entry.get("face_down", t.face_down)))
    if sorted(t.scarabs) != list(range(7)):
        raise PositionError(f"{where}.scarabs: seven spots hold Scarabs 1 to 6 and one 0 for the empty spot")
    if not set(t.face_down) <= set(range(1, 7)):
        raise PositionError(f"{where}.face_down: names Scarabs from 1 to 6")


def _read_things(t: Village, given: dict[str, Any]) -> None:
    """Items, Monster cards and Perk cards: all of them are somewhere, none is in two places."""
    heroes, decks, mats = given.get("heroes", {}), given.get("decks", {}), given.get("mat", {})
    _only(decks, "decks", {"bag", "item_discard", "monster_deck", "monster_discard", "perk_deck", "perk_discard"})
    for name in given.get("items", {}):
        _index(SPACES, name, "items")
    evidence = mats.get("invisible_man", {}).get("evidence", _present(ITEMS, t.evidence))
    cure = [item for item in mats.get("wolf_man", {}).get("cure", _present(ITEMS, t.cure)) if item]
    seats = [HEROES[hero] for hero in t.heroes]
    items: dict[str, Any] = {
        **{f"items.{SPACES[s]}": given.get("items", {}).get(SPACES[s], _names(ITEMS, t.items[s])) for s in range(len(SPACES))},
        **{f"heroes.{h}.items": heroes.get(h, {}).get("items", _names(ITEMS, t.held[s])) for s, h in enumerate(seats)},
        "mat.invisible_man.evidence": evidence,
        "mat.wolf_man.cure": cure,
        "decks.item_discard": decks.get("item_discard", None if "bag" in decks else _names(ITEMS, t.discard)),
        "decks.bag": decks.get("bag"),
    }
    where = distribute(ITEMS, ALL_ITEMS, items)
    t.items = [where[f"items.{space}"] for space in SPACES]
    t.held = [where[f"heroes.{hero}.items"] for hero in seats]
    t.discard = where["decks.item_discard"]
    t.bag = shuffled(where["decks.bag"])
    _fill_mats(t, where["mat.invisible_man.evidence"], where["mat.wolf_man.cure"])

    all_perks = ALL_PERKS if t.seats > 1 or t.perks_replaced else tuple([perk for perk in ALL_PERKS if PERK_SOLO[perk]])
    perks: dict[str, Any] = {
        **{f"heroes.{h}.perks": heroes.get(h, {}).get("perks", _names(PERKS, t.perks[s])) for s, h in enumerate(seats)},
        "playing": [given["playing"]] if "playing" in given else [],
        "decks.perk_discard": decks.get("perk_discard", None if "perk_deck" in decks else _names(PERKS, t.perk_discard)),
        "decks.perk_deck": decks.get("perk_deck"),
    }
    where = distribute(PERKS, all_perks, perks)
    t.perks = [where[f"heroes.{hero}.perks"] for hero in seats]
    t.playing = where["playing"][0] if where["playing"] else NOTHING
    t.perk_discard = where["decks.perk_discard"]
    t.perk_deck = shuffled(where["decks.perk_deck"])

    cards: dict[str, Any] = {
        "card": [given["card"]] if "card" in given else [],
        "decks.monster_discard": decks.get(
            "monster_discard", None if "monster_deck" in decks else _names(CARDS, t.monster_discard)
        ),
        "decks.monster_deck": decks.get("monster_deck"),
    }
    where = distribute(CARDS, ALL_CARDS, cards)
    t.card = where["card"][0] if where["card"] else NOTHING
    t.monster_discard = where["decks.monster_discard"]
    t.monster_deck = shuffled(where["decks.monster_deck"])


def _present(words: tuple[str, ...], things: tuple[int, ...]) -> list[str]:
    return [words[thing] for thing in things if thing != NOTHING]


def _fill_mats(t: Village, evidence: tuple[int, ...], cure: tuple[int, ...]) -> None:
    spots = [NOTHING] * len(EVIDENCE)
    for item in evidence:
        if ITEM_PLACE[item] not in EVIDENCE or spots[EVIDENCE.index(ITEM_PLACE[item])] != NOTHING:
            raise PositionError(f"mat.invisible_man.evidence: there is no empty spot for {ITEMS[item]}")
        spots[EVIDENCE.index(ITEM_PLACE[item])] = item
    t.evidence = tuple(spots)
    filled = [NOTHING] * len(CURE_STRENGTHS)
    boost = (0, 1) if t.scientist_cures else (0,)
    for item in sorted(cure, key=lambda item: -ITEM_STRENGTH[item]):
        fitting = [
            spot
            for more in boost
            for spot in range(len(CURE_STRENGTHS))
            if filled[spot] == NOTHING and CURE_STRENGTHS[spot] == ITEM_STRENGTH[item] + more
        ]
        if ITEM_COLOUR[item] != BLUE or not fitting:
            raise PositionError(f"mat.wolf_man.cure: there is no empty spot for {ITEMS[item]}")
        filled[fitting[0]] = item
    t.cure = tuple(filled)
    if t.in_play(WOLF_MAN):
        if NOTHING not in t.cure and t.cure_holder in (ON_MAT, IN_BOX):
            raise PositionError("mat.wolf_man.cure: all spots are filled, so a Hero must have the Cure")
        if NOTHING in t.cure and t.cure_holder >= 0:
            raise PositionError("mat.wolf_man.cure: a Hero has the Cure, so all six spots must be filled")
    if t.soul != NOBODY and not t.in_play(MUMMY):
        raise PositionError("heroes: nobody can hold the Soul sign without the Mummy in the game")


def components(t: Village) -> dict[str, int]:
    """Every component by name, wherever it is."""
    items = [*t.bag.cards(), *t.discard, *[i for s in t.items for i in s], *[i for h in t.held for i in h]]
    items += [item for item in (*t.evidence, *t.cure) if item != NOTHING]
    cards = [*t.monster_deck.cards(), *t.monster_discard, *([t.card] if t.card != NOTHING else [])]
    perks = [*t.perk_deck.cards(), *t.perk_discard, *[p for held in t.perks for p in held]]
    perks += [t.playing] if t.playing != NOTHING else []
    count = {f"item {name}": items.count(i) for i, name in enumerate(ITEMS)}
    count |= {f"card {name}": cards.count(i) for i, name in enumerate(CARDS)}
    count |= {f"perk {name}": perks.count(i) for i, name in enumerate(PERKS)}
    return count
