"""Positions: the table written by names, and laid out from them."""

from __future__ import annotations

from inspect import signature
from typing import Any, Final, Literal

from msgspec import Struct, field, to_builtins

from gloam.games.horrified.answers import PUT
from gloam.games.horrified.components import (
    ALL_CARDS,
    ALL_ITEMS,
    ALL_PERKS,
    BLUE,
    BRIDE,
    CARD_STRIKES,
    CARDS,
    CHALLENGING,
    COFFINS,
    COLOURS,
    COURIER,
    CREATURE,
    CURE_STRENGTHS,
    DICE,
    EVIDENCE,
    FACES,
    FIGURES,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    FRANKENSTEIN,
    FRENZY,
    HERO_ACTIONS,
    HERO_START,
    HEROES,
    HUMANITY_MAX,
    IS_WATER,
    ITEM_COLOUR,
    ITEM_PLACE,
    ITEM_STRENGTH,
    ITEMS,
    LAIR,
    LAND,
    MATS,
    MONSTERS,
    MUMMY,
    PERK_SOLO,
    PERKS,
    SKULL,
    SPACES,
    VILLAGER_SAFE,
    VILLAGERS,
    WOLF_MAN,
)
from gloam.games.horrified.rules.defeat import clear_mat
from gloam.games.horrified.rules.setup import lay_out_mats
from gloam.games.horrified.show.view import (
    NOWHERE,
    SYMBOLS,
    defeats,
    hero_view,
    items_on_board,
    mat_view,
    monsters_on_board,
    names,
    strike_view,
)
from gloam.games.horrified.table import NOBODY, NOTHING, OFF_BOARD, Strike, Village, rule
from gloam.kernel.decks import shuffled
from gloam.kernel.dice import DICE_RULES
from gloam.kernel.game import Step
from gloam.kernel.position import PositionError, distribute, shaped
from gloam.kernel.windows import WINDOW_RULES

MOST_TURNS: Final = 999
SCARABS_AT_START: Final = (4, 5, 6, 1, 2, 3, 0)  # where none were dealt
SIGNS: Final[dict[str, int]] = {"cure": WOLF_MAN, "soul": MUMMY, "hunted": WOLF_MAN}  # and whose they are


# --- what a position can tell; None where it tells nothing ------------------------------------------------------------


class _Told(Struct, forbid_unknown_fields=True):
    pass


class _Hero(_Told):
    seat: int | None = None
    at: str | None = None
    items: list[str] | None = None
    perks: list[str] | None = None
    signs: list[str] = []


class _Creature(_Told):
    boat: int | None = None


class _Dracula(_Told):
    coffins: list[str] | None = None


class _FrankensteinBride(_Told):
    frankenstein: int | None = None
    bride: int | None = None


class _InvisibleMan(_Told):
    evidence: list[str] = []


class _Mummy(_Told):
    scarabs: list[int] | None = None
    face_down: list[int] = []


class _WolfMan(_Told):
    cure: list[str] = []


class _Mats(_Told):
    creature: _Creature | None = None
    dracula: _Dracula | None = None
    frankenstein_bride: _FrankensteinBride | None = None
    invisible_man: _InvisibleMan | None = None
    mummy: _Mummy | None = None
    wolf_man: _WolfMan | None = None


class _Decks(_Told):
    bag: list[str] | None = None
    item_discard: list[str] | None = None
    monster_deck: list[str] | None = None
    monster_discard: list[str] | None = None
    perk_deck: list[str] | None = None
    perk_discard: list[str] | None = None


class _Defeat(_Told):
    turn: int
    seat: int | None = None


class _Strike(_Told):
    symbol: str
    monster: str
    left: str
    came: str = NOWHERE
    person: str | None = None
    dice: list[str] = []
    powered: bool = False
    gave: list[tuple[str, str]] = []
    fallen: list[str] = []


class _Position(_Told):
    mats: list[str] | None = None
    frenzy: str | None = None
    terror: int | None = None
    first: int | None = None
    turn: int | None = None
    turns: int = 1
    phase: Literal["hero", "monster"] = "hero"
    actions: int | None = None
    skip_monster_phase: bool = False
    playing: str | None = None
    card: str | None = None
    dice: list[str] = []
    strikes: list[_Strike] = []
    defeated: dict[str, _Defeat] = {}
    heroes: dict[str, Any] = {}
    villagers: dict[str, Any] = {}
    monsters: dict[str, Any] = {}
    items: dict[str, Any] = {}
    mat: _Mats = field(default_factory=_Mats)
    decks: _Decks = field(default_factory=_Decks)


# --- writing ----------------------------------------------------------------------------------------------------------


def write_position(t: Village) -> dict[str, Any]:
    """The table as a position tells it. What is as on a bare table is left out, and decks hold what is nowhere else."""
    lying: dict[str, Any] = {"mats": names(MATS, t.mats)}
    if t.frenzy != NOTHING:
        lying["frenzy"] = MATS[t.frenzy]
    lying |= {"terror": t.terror, "first": t.first, "turn": t.turn, "phase": t.phase, "actions": t.actions}
    if t.turns != 1:
        lying["turns"] = t.turns
    if t.dawn:
        lying["skip_monster_phase"] = True
    if t.playing != NOTHING:
        lying["playing"] = PERKS[t.playing]
    if t.card != NOTHING:
        lying["card"] = CARDS[t.card]
    heroes = to_builtins([hero_view(t, seat) for seat in range(len(t.heroes))])
    villagers = {VILLAGERS[v]: t.at[FIRST_VILLAGER + v] for v in range(len(VILLAGERS))}
    mats = {MATS[mat]: to_builtins(mat_view(t, mat)) for mat in t.mats}
    discards = (("item", ITEMS, t.discard), ("monster", CARDS, t.monster_discard), ("perk", PERKS, t.perk_discard))
    return lying | _without_empty({
        "dice": names(FACES, t.dice),
        "strikes": [_without_usual(to_builtins(strike_view(strike))) for strike in t.strikes],
        "defeated": to_builtins(defeats(t)),
        "heroes": {entry.pop("hero"): _without_empty(entry) for entry in heroes},
        "monsters": monsters_on_board(t),
        "villagers": {name: SPACES[space] for name, space in villagers.items() if space != OFF_BOARD},
        "items": items_on_board(t),
        "mat": _without_empty({name: _progress(state) for name, state in mats.items()}),
        "decks": _without_empty({f"{kind}_discard": names(words, pile) for kind, words, pile in discards}),
    })  # fmt: skip


def _without_usual(strike: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in strike.items() if value not in ([], None, False) and (name, value) != ("came", NOWHERE)}


def _without_empty(parts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in parts.items() if value not in ([], {})}


def _progress(state: dict[str, Any]) -> dict[str, Any]:
    """What a position tells of a mat: no Coffins left is progress, no evidence is none."""
    del state["complete"]
    if "coffins" in state:
        return state
    if "cure" in state:
        return {"cure": state["cure"]} if any(state["cure"]) else {}
    return _without_empty(state)


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(t: Village, given: dict[str, Any]) -> tuple[Step, ...]:
    """Lay the table out as `given` tells; what it leaves out stays as it is. Raises PositionError if there can be no such table."""
    told = shaped(given, _Position)
    _lay_mats(t, told)
    heroes = _seat_heroes(t, told.heroes)
    _place_people(t, heroes, told.villagers)
    _place_monsters(t, told.monsters)
    _read_progress(t, told.mat)
    _deal_items(t, told, heroes)
    _deal_perks(t, told, heroes)
    _deal_monster_cards(t, told)
    _give_signs(t, heroes)
    _remember(t, told)
    t.terror = _number(told.terror, "terror", t.terror, SKULL - 1)
    t.first = _number(told.first, "first", t.first, t.seats - 1)
    t.turn = _number(told.turn, "turn", t.turn, t.seats - 1)
    t.turns = _number(told.turns, "turns", 1, MOST_TURNS)
    t.actions = _number(told.actions, "actions", HERO_ACTIONS[t.hero()], 99)
    t.dawn = int(told.skip_monster_phase)
    t.phase = told.phase
    if t.phase == "monster":
        return (("monster_phase",), ("end_of_turn",))
    if t.at[t.hero()] == OFF_BOARD:
        raise PositionError(f"heroes.{HEROES[t.hero()]}.at: the Hero whose turn it is must be on the board")
    return (("hero_phase",), ("monster_phase",), ("end_of_turn",))


def _index(words: tuple[str, ...], word: Any, where: str) -> int:
    if word not in words:
        raise PositionError(f"{where}: there is no {word!r}; there are {', '.join(words)}")
    return words.index(word)


def _indices(words: tuple[str, ...], told: list[str], where: str) -> list[int]:
    found = [_index(words, word, where) for word in told]
    if len(set(found)) < len(found):
        raise PositionError(f"{where}: the same one is named twice")
    return found


def _number(value: int | None, where: str, default: int, most: int) -> int:
    if value is None:
        return default
    if not 0 <= value <= most:
        raise PositionError(f"{where}: should be a number from 0 to {most}, not {value}")
    return value


def _space(word: Any, figure: int, where: str) -> int:
    if word == NOWHERE:
        return OFF_BOARD
    space = _index(SPACES, word, where)
    if IS_WATER[space] and figure != FIRST_MONSTER + CREATURE:
        raise PositionError(f"{where}: only the Creature can be in water, not {FIGURES[figure]}")
    return space


def _lay_mats(t: Village, told: _Position) -> None:
    """The mats that are still in the game as at the start, and nothing left of any other."""
    mats = t.mats if told.mats is None else tuple(_indices(MATS, told.mats, "mats"))
    if not 1 <= len(mats) <= CHALLENGING:
        raise PositionError(f"mats: say which Monsters are in the game, one to {CHALLENGING} mats")
    for mat in mats:
        if t.mats and mat not in t.mats:
            raise PositionError(
                f"mats: {MATS[mat]} is not among the Monsters this game began with: {', '.join(names(MATS, t.mats))}"
            )
    for mat in t.mats:
        if mat not in mats:
            clear_mat(t, mat)
    t.mats = tuple(sorted(mats, key=lambda mat: t.orders[mat]))
    lay_out_mats(t)
    if t.in_play(MUMMY) and not any(t.scarabs):
        t.scarabs = SCARABS_AT_START
    if told.frenzy is not None:
        t.frenzy = _index(MATS, told.frenzy, "frenzy")
        if t.frenzy not in t.mats:
            raise PositionError(f"frenzy: {told.frenzy} is not in the game")


def _seat_heroes(t: Village, told: dict[str, Any]) -> list[_Hero]:
    """Give every seat its Hero; returns what is told of each, by seat."""
    parts = {_index(HEROES, name, "heroes"): shaped(entry, _Hero, f"heroes.{name}") for name, entry in told.items()}
    seats: dict[int, int] = dict(enumerate(t.heroes))
    for hero, part in parts.items():
        if part.seat is not None:
            where = f"heroes.{HEROES[hero]}.seat"
            seat = _number(part.seat, where, 0, t.seats - 1)
            if seats.setdefault(seat, hero) != hero:
                raise PositionError(f"{where}: seat {seat} has another Hero: {HEROES[seats[seat]]}")
    for hero in parts:
        if hero not in seats.values():
            seats[next(seat for seat in range(len(HEROES)) if seat not in seats)] = hero
    if sorted(seats) != list(range(t.seats)) or len(set(seats.values())) < t.seats:
        raise PositionError(f"heroes: {t.seats} seats need a Hero each, there are {len(set(seats.values()))}")
    t.heroes = tuple([seats[seat] for seat in range(t.seats)])
    if t.heroes == (COURIER,):
        raise PositionError("heroes.courier: needs another Hero and is not used in a solo game")
    return [parts.get(hero, _Hero()) for hero in t.heroes]


def _place_people(t: Village, heroes: list[_Hero], villagers: dict[str, Any]) -> None:
    for hero, part in zip(t.heroes, heroes, strict=True):
        if part.at is not None:
            t.at[hero] = _space(part.at, hero, f"heroes.{HEROES[hero]}.at")
        elif t.at[hero] == OFF_BOARD:
            t.at[hero] = HERO_START[hero]
    for name, space in villagers.items():
        villager = _index(VILLAGERS, name, "villagers")
        t.at[FIRST_VILLAGER + villager] = _space(space, FIRST_VILLAGER + villager, f"villagers.{name}")
        if t.at[FIRST_VILLAGER + villager] == VILLAGER_SAFE[villager]:
            raise PositionError(f"villagers.{name}: would be safe at {space}, and leaves the board there")


def _place_monsters(t: Village, told: dict[str, Any]) -> None:
    for name, space in told.items():
        monster = _index(MONSTERS, name, "monsters")
        if not t.in_play(monster):
            raise PositionError(f"monsters.{name}: is not in the game")
        t.at[FIRST_MONSTER + monster] = _space(space, FIRST_MONSTER + monster, f"monsters.{name}")
        if t.monster_at(monster) == OFF_BOARD:
            raise PositionError(f"monsters.{name}: a Monster in the game is on the board")
    if t.in_play(BRIDE) and t.monster_at(BRIDE) == t.monster_at(FRANKENSTEIN):
        raise PositionError("monsters: Frankenstein and the Bride cannot be found together; a meeting is settled at once")


def _read_progress(t: Village, told: _Mats) -> None:
    for mat, name in enumerate(MATS):
        if getattr(told, name) is not None and mat not in t.mats:
            raise PositionError(f"mat.{name}: is not in the game")
    if told.creature:
        t.boat = _number(told.creature.boat, "mat.creature.boat", t.boat, LAIR)
    if told.dracula and told.dracula.coffins is not None:
        where = "mat.dracula.coffins"
        coffins = _indices(SPACES, told.dracula.coffins, where)
        if not set(coffins) <= set(COFFINS):
            raise PositionError(f"{where}: stand only at {', '.join(names(SPACES, COFFINS))}")
        t.coffins = tuple([space for space in COFFINS if space in coffins])
    if told.frankenstein_bride:
        where = "mat.frankenstein_bride"
        frankenstein = _number(told.frankenstein_bride.frankenstein, f"{where}.frankenstein", t.humanity[0], HUMANITY_MAX[0])
        t.humanity = (frankenstein, _number(told.frankenstein_bride.bride, f"{where}.bride", t.humanity[1], HUMANITY_MAX[1]))
    if told.mummy:
        t.scarabs = tuple(told.mummy.scarabs or t.scarabs)
        t.face_down = tuple(sorted(told.mummy.face_down))
        if sorted(t.scarabs) != list(range(7)):
            raise PositionError("mat.mummy.scarabs: seven spots hold Scarabs 1 to 6 and one 0 for the empty spot")
        if not set(t.face_down) <= set(range(1, 7)) or len(set(t.face_down)) < len(t.face_down):
            raise PositionError("mat.mummy.face_down: names different Scarabs from 1 to 6")


def _deal_items(t: Village, told: _Position, heroes: list[_Hero]) -> None:
    """All Items are somewhere, none is in two places; those that are nowhere else are in the bag."""
    lying = [names(ITEMS, items) for items in t.items]
    for name, items in told.items.items():
        space = _index(SPACES, name, "items")
        if IS_WATER[space] and items:
            raise PositionError(f"items.{name}: no Item can lie in water")
        lying[space] = items
    evidence = told.mat.invisible_man.evidence if told.mat.invisible_man else []
    cure = told.mat.wolf_man.cure if told.mat.wolf_man else []
    decks = told.decks
    discard = decks.item_discard if decks.item_discard or decks.bag is not None else names(ITEMS, t.discard)
    where = distribute(ITEMS, ALL_ITEMS, {
        **{f"items.{SPACES[space]}": items for space, items in enumerate(lying)},
        **_held("items", t, [part.items for part in heroes], [names(ITEMS, items) for items in t.held]),
        "mat.invisible_man.evidence": evidence,
        "mat.wolf_man.cure": [item for item in cure if item],
        "decks.item_discard": discard,
        "decks.bag": decks.bag,
    })  # fmt: skip
    t.items = [where[f"items.{space}"] for space in SPACES]
    t.held = [where[f"heroes.{HEROES[hero]}.items"] for hero in t.heroes]
    t.discard = where["decks.item_discard"]
    t.bag = shuffled(where["decks.bag"])
    _lay_evidence(t, where["mat.invisible_man.evidence"])
    _mix_cure(t, cure if len(cure) == len(CURE_STRENGTHS) else [], where["mat.wolf_man.cure"])


def _held(kind: str, t: Village, told: list[list[str] | None], held: list[list[str]]) -> dict[str, list[str]]:
    """What each Hero holds: as told, or as before."""
    claims = zip(t.heroes, told, held, strict=True)
    return {f"heroes.{HEROES[hero]}.{kind}": now if now is not None else before for hero, now, before in claims}


def _lay_evidence(t: Village, items: tuple[int, ...]) -> None:
    spots = [NOTHING] * len(EVIDENCE)
    for item in items:
        if ITEM_PLACE[item] not in EVIDENCE or spots[EVIDENCE.index(ITEM_PLACE[item])] != NOTHING:
            raise PositionError(f"mat.invisible_man.evidence: there is no empty spot for {ITEMS[item]}")
        spots[EVIDENCE.index(ITEM_PLACE[item])] = item
    t.evidence = tuple(spots)


def _mix_cure(t: Village, spots: list[str], items: tuple[int, ...]) -> None:
    """Six names stand for the six spots in order, "" for an empty one; fewer Items go to the first spots of their strength."""
    cure = [NOTHING] * len(CURE_STRENGTHS)
    strongest = 1 if t.scientist_cures else 0
    for item in items:
        fitting = [
            spot
            for more in range(strongest + 1)
            for spot, strength in enumerate(CURE_STRENGTHS)
            if cure[spot] == NOTHING and strength == ITEM_STRENGTH[item] + more and (not spots or spots[spot] == ITEMS[item])
        ]
        if ITEM_COLOUR[item] != BLUE or not fitting:
            raise PositionError(f"mat.wolf_man.cure: there is no empty spot for {ITEMS[item]}")
        cure[fitting[0]] = item
    t.cure = tuple(cure)


def _deal_perks(t: Village, told: _Position, heroes: list[_Hero]) -> None:
    decks = told.decks
    discard = decks.perk_discard if decks.perk_discard or decks.perk_deck is not None else names(PERKS, t.perk_discard)
    everything = ALL_PERKS if t.seats > 1 or t.perks_replaced else tuple([perk for perk in ALL_PERKS if PERK_SOLO[perk]])
    where = distribute(PERKS, everything, {
        **_held("perks", t, [part.perks for part in heroes], [names(PERKS, perks) for perks in t.perks]),
        "playing": [] if told.playing is None else [told.playing],
        "decks.perk_discard": discard,
        "decks.perk_deck": decks.perk_deck,
    })  # fmt: skip
    t.perks = [where[f"heroes.{HEROES[hero]}.perks"] for hero in t.heroes]
    t.playing = (*where["playing"], NOTHING)[0]
    t.perk_discard = where["decks.perk_discard"]
    t.perk_deck = shuffled(where["decks.perk_deck"])


def _deal_monster_cards(t: Village, told: _Position) -> None:
    decks = told.decks
    discard = decks.monster_discard if decks.monster_discard or decks.monster_deck is not None else names(CARDS, t.monster_discard)
    where = distribute(CARDS, ALL_CARDS, {
        "card": [] if told.card is None else [told.card],
        "decks.monster_discard": discard,
        "decks.monster_deck": decks.monster_deck,
    })  # fmt: skip
    t.card = (*where["card"], NOTHING)[0]
    t.monster_discard = where["decks.monster_discard"]
    t.monster_deck = shuffled(where["decks.monster_deck"])
    t.dice = tuple([_index(FACES, face, "dice") for face in told.dice])
    if len(t.dice) > DICE or (t.dice and t.card == NOTHING):
        raise PositionError(f"dice: up to {DICE} of them lie there, while a Monster card is being resolved")


def _give_signs(t: Village, heroes: list[_Hero]) -> None:
    """Each sign has one holder at most, and only while its Monster is in the game."""
    holders: dict[str, int] = {}
    for seat, part in enumerate(heroes):
        where = f"heroes.{HEROES[t.heroes[seat]]}.signs"
        for sign in part.signs:
            if sign not in SIGNS:
                raise PositionError(f"{where}: there is no {sign!r}; there are {', '.join(SIGNS)}")
            if not t.in_play(SIGNS[sign]):
                raise PositionError(f"{where}: nobody has {sign!r} without the {MONSTERS[SIGNS[sign]]} in the game")
            if holders.setdefault(sign, seat) != seat:
                raise PositionError(f"{where}: there is one {sign!r}, and {HEROES[t.heroes[holders[sign]]]} has it")
    t.soul = holders.get("soul", t.soul)
    t.hunted = holders.get("hunted", t.hunted)
    t.cure_holder = holders.get("cure", t.cure_holder)
    if "cure" in holders and NOTHING in t.cure:
        raise PositionError("mat.wolf_man.cure: a Hero has the Cure, so all six spots must be filled")
    if "cure" not in holders and NOTHING not in t.cure:
        raise PositionError("mat.wolf_man.cure: all six spots are filled, so a Hero must have the Cure")


def _remember(t: Village, told: _Position) -> None:
    """What was done by the strikes of the last Monster card, and which Monsters were defeated when."""
    card = t.card if t.card != NOTHING else (NOTHING, *t.monster_discard)[-1]
    row = list(CARD_STRIKES[card]) if card != NOTHING else []
    t.strikes = tuple([_strike(t, row, strike, f"strikes.{i}") for i, strike in enumerate(told.strikes)])
    for name, defeat in told.defeated.items():
        mat = _index(MATS, name, "defeated")
        if mat in t.mats:
            raise PositionError(f"defeated.{name}: is in the game")
        seat = NOBODY if defeat.seat is None else _number(defeat.seat, f"defeated.{name}.seat", 0, t.seats - 1)
        t.defeated += ((mat, _number(defeat.turn, f"defeated.{name}.turn", 0, MOST_TURNS), seat),)


def _strike(t: Village, row: list[int], told: _Strike, where: str) -> Strike:
    """A strike of the card's row, from which its symbol and those before it are taken."""
    symbol = _index(SYMBOLS, told.symbol, f"{where}.symbol")
    if symbol not in row:
        raise PositionError(f"{where}.symbol: the last Monster card has no such symbol there")
    del row[: row.index(symbol) + 1]
    monster = _index(MONSTERS, told.monster, f"{where}.monster")
    people = FIGURES[:FIRST_MONSTER]
    gave = [(_index(HEROES, hero, f"{where}.gave"), _index(ITEMS, item, f"{where}.gave")) for hero, item in told.gave]
    return Strike(
        symbol,
        monster,
        _space(told.left, FIRST_MONSTER + monster, f"{where}.left"),
        _space(told.came, FIRST_MONSTER + monster, f"{where}.came"),
        NOBODY if told.person is None else _index(people, told.person, f"{where}.person"),
        tuple([_index(FACES, face, f"{where}.dice") for face in told.dice]),
        int(told.powered),
        tuple(gave),
        tuple([_index(people, person, f"{where}.fallen") for person in told.fallen]),
    )


# --- what is to do ----------------------------------------------------------------------------------------------------

_NEVER_LEFT: Final = frozenset({
    "setup", "choose_monsters", "monster_setup", "lay_scarabs", "deal_badges", "hero_setup", "first_player",
    "monster_chosen", "scarab_laid", "badge_dealt", "begins", "monster_card", "item_drawn", "perk_drawn",
    "turn", "attack_rolled", *DICE_RULES, *WINDOW_RULES,
})  # fmt: skip
"""Set-up, steps that take what chance has just brought, the turn itself: none of them is left to do when someone is asked."""

_ASK_ON: Final = ("put_figure", "driven_away")  # the steps that take an answer and ask a question of their own


def impossible(t: Village, todo: list[Step]) -> str:
    """Why these steps cannot be what is to do on a table, or ""."""
    steps = [step[0] for step in todo]
    if steps[-1:] != ["end_of_turn"] or steps.count("end_of_turn") > 1:
        return 'the last step is always ["end_of_turn"], and no other is'
    for step in todo:
        problem = _impossible_step(t, step)
        if problem:
            return f"{list(step)}: {problem}"
    if steps.count("discard_monster_card") != int(t.card != NOTHING):
        return 'a "card" that is being resolved is discarded once, and no other'
    if steps.count("discard_perk") != int(t.playing != NOTHING):
        return 'a Perk that someone is "playing" is discarded once, and no other'
    if "hero_phase" in steps and t.phase != "hero":
        return "this is not the Hero Phase"
    return ""


def _impossible_step(t: Village, step: Step) -> str:
    """What is wrong with the facts of one step. Their names in the rule tell what they are numbers of."""
    facts = list(signature(rule.rules[step[0]]).parameters)[2:]
    if step[0] in _NEVER_LEFT or ("answer" in facts and step[0] not in _ASK_ON):
        return "is never left to do when someone is asked"
    people = [*t.heroes, *range(FIRST_VILLAGER, FIRST_MONSTER)]
    figures = [*people, *range(FIRST_MONSTER, len(FIGURES))]
    known = {
        "hero": t.heroes, "giver": t.heroes, "taker": t.heroes, "person": people, "villager": range(len(VILLAGERS)),
        "figure": figures, "answer": PUT.each(figures), "seat": range(t.seats), "mat": range(len(MATS)),
        "monster": range(len(MONSTERS)), "other": range(len(MONSTERS)), "symbol": range(FRENZY + 1), "card": range(len(CARDS)),
        "space": LAND, "to": LAND, "into": LAND, "left": LAND, "goal": LAND, "colour": range(len(COLOURS)),
        "item": range(len(ITEMS)), "thing": range(len(ITEMS) + 1), "perk": range(len(PERKS)), "dice": range(DICE + 1),
    }  # fmt: skip
    for name, value in zip(facts, step[1:], strict=True):
        if value not in known.get(name, range(100)):
            return f"there is no {name} {value!r}"
    return ""
