"""Positions: the table written by names, and laid out from them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from gloam.games.horrified import components as c
from gloam.games.horrified.answers import PUT
from gloam.games.horrified.rules.defeat import clear_mat
from gloam.games.horrified.rules.setup import lay_out_mats
from gloam.games.horrified.show.domains import NOWHERE
from gloam.games.horrified.show.monsters import SHOWN, SIGNS, signs_of
from gloam.games.horrified.table import NOBODY, NOTHING, OFF_BOARD, Strike, Village, rule
from gloam.kernel.dice import DICE_RULES
from gloam.kernel.game import Step
from gloam.kernel.position import PositionError
from gloam.kernel.windows import WINDOW_RULES
from gloam.show.dealing import Dealt, Pool, deal
from gloam.show.naming import named
from gloam.show.positions import (
    ALWAYS,
    FLAG,
    SEAT,
    Choice,
    Field,
    Fields,
    Keyed,
    Number,
    One,
    Pair,
    Part,
    Record,
    Rows,
    Section,
    Several,
    impossible_step,
    index,
    told_at,
)

MOST_TURNS: Final = 999


# --- what a position tells --------------------------------------------------------------------------------------------


_PLACE: Final = One(c.SPACES, NOWHERE)
_PERSON: Final = One(c.FIGURES[: c.FIRST_MONSTER])
_STRIKE: Final = Record(
    Strike,
    symbol=One(c.SYMBOLS),
    monster=One(c.MONSTERS),
    left=_PLACE,
    came=_PLACE,
    person=_PERSON,
    dice=Several(c.FACES),
    powered=FLAG,
    gave=Rows(Pair(One(c.HEROES), One(c.ITEMS))),
    fallen=Rows(_PERSON),
)


class _Hero(NamedTuple):
    """A seat's Hero and what it holds."""

    seat: int
    at: int
    items: tuple[int, ...]
    perks: tuple[int, ...]
    signs: list[str]


def _heroes(t: Village) -> dict[int, _Hero]:
    return {
        hero: _Hero(seat, t.at[hero], t.held[seat], t.perks[seat], [sign.id for sign in signs_of(t, seat)])
        for seat, hero in enumerate(t.heroes)
    }


class _Defeat(NamedTuple):
    """In which turn a mat's Monster was defeated, and by which seat."""

    turn: int
    seat: int = NOBODY


def _villagers(t: Village) -> dict[int, int]:
    """Where each Villager on the board is."""
    places = enumerate(t.at[c.FIRST_VILLAGER : c.FIRST_MONSTER])
    return {villager: space for villager, space in places if space != OFF_BOARD}


_DEFEATED: Final = Keyed(c.MATS, Record(_Defeat, turn=Number(MOST_TURNS), seat=SEAT))
_HEROES: Final = Keyed(
    c.HEROES,
    Section(
        Field("seat", SEAT),
        Field("at", _PLACE),
        Field("items", Dealt(Several(c.ITEMS))),
        Field("perks", Dealt(Several(c.PERKS))),
        Field("signs", Rows(Part(str))),
    ),
)
_MONSTERS: Final = Keyed(c.MONSTERS, _PLACE)
_VILLAGERS: Final = Keyed(c.VILLAGERS, _PLACE)

POSITION: Final = Fields(
    Field("mats", Several(c.MATS, different=True), lambda t: t.mats, usual=ALWAYS),
    Field("frenzy", One(c.MATS), usual=NOTHING),
    Field("terror", Number(c.SKULL - 1)),
    Field("first", SEAT),
    Field("turn", SEAT),
    Field("phase", Choice("hero", "monster")),
    Field("actions", Number(99)),
    Field("turns", Number(MOST_TURNS), usual=1),
    Field("monster_phase_skipped", FLAG, usual=0),
    Field("playing", Dealt(One(c.PERKS)), usual=NOTHING),
    Field("card", Dealt(One(c.CARDS)), usual=NOTHING),
    Field("dice", Several(c.FACES)),
    Field("strikes", Rows(_STRIKE)),
    Field("defeated", _DEFEATED, lambda t: {mat: _Defeat(turn, seat) for mat, turn, seat in t.defeated}),
    Field("heroes", _HEROES, _heroes),
    Field("monsters", _MONSTERS, lambda t: {monster: t.monster_at(monster) for monster in t.monsters_in_play()}),
    Field("villagers", _VILLAGERS, _villagers),
    Field("items", Dealt(Keyed(c.SPACES, Several(c.ITEMS)))),
    mat=Fields(**{c.MATS[mat]: shown.fields for mat, shown in SHOWN.items()}),
    decks=Fields(
        Field("item_discard", Dealt(Several(c.ITEMS), deck="decks.bag"), "discard"),
        Field("bag", Dealt(Pool(c.ITEMS))),
        Field("monster_discard", Dealt(Several(c.CARDS), deck="decks.monster_deck")),
        Field("monster_deck", Dealt(Pool(c.CARDS))),
        Field("perk_discard", Dealt(Several(c.PERKS), deck="decks.perk_deck")),
        Field("perk_deck", Dealt(Pool(c.PERKS))),
    ),
)


def write_position(t: Village) -> dict[str, Any]:
    """The table as a position tells it. What is as on a bare table is left out, and decks hold what is nowhere else."""
    told = POSITION.write(t)
    mats = told.get("mat", {})
    told["mat"] = {name: mats[name] for name in named(c.MATS, t.mats) if name in mats}
    return {name: value for name, value in told.items() if value != {}}


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(t: Village, given: dict[str, Any]) -> tuple[Step, ...]:
    """Lay the table out as `given` tells; what it leaves out stays as it is. Raises PositionError if there can be no such table."""
    told = POSITION.told(given)
    _lay_mats(t, told)
    heroes = _seat_heroes(t, _HEROES.read(t, told.heroes, "heroes"))
    _place_people(t, heroes, told)
    _place_monsters(t, told)
    t.turns, t.phase = 1, "hero"
    POSITION.read(t, told)
    if told.actions is None:
        t.actions = c.HERO_ACTIONS[t.hero()]
    _deal(t, told)
    _give_signs(t, heroes)
    for mat in t.mats:
        SHOWN[mat].check(t)
    _check_strikes(t)
    _remember_defeats(t, told)
    if told.frenzy is not None and t.frenzy not in t.mats:
        raise PositionError(f"frenzy: {told.frenzy} is not in the game")
    if len(t.dice) > c.DICE or (t.dice and t.card == NOTHING):
        raise PositionError(f"dice: up to {c.DICE} of them lie there, while a Monster card is being resolved")
    if t.phase == "monster":
        return (("monster_phase",), ("end_of_turn",))
    if t.at[t.hero()] == OFF_BOARD:
        raise PositionError(f"heroes.{c.HEROES[t.hero()]}.at: the Hero whose turn it is must be on the board")
    return (("hero_phase",), ("monster_phase",), ("end_of_turn",))


def _lay_mats(t: Village, told: Any) -> None:
    """The mats that are still in the game as at the start, and nothing left of any other."""
    mats = t.mats if told.mats is None else Several(c.MATS, different=True).read(t, told.mats, "mats")
    if not 1 <= len(mats) <= c.CHALLENGING:
        raise PositionError(f"mats: say which Monsters are in the game, one to {c.CHALLENGING} mats")
    for mat in mats:
        if t.mats and mat not in t.mats:
            began = ", ".join(named(c.MATS, t.mats))
            raise PositionError(f"mats: {c.MATS[mat]} is not among the Monsters this game began with: {began}")
    for mat in t.mats:
        if mat not in mats:
            clear_mat(t, mat)
    t.mats = tuple(sorted(mats, key=lambda mat: t.orders[mat]))
    lay_out_mats(t)
    for mat in t.mats:
        SHOWN[mat].begin(t)
    for mat, name in enumerate(c.MATS):
        if told_at(told, f"mat.{name}") is not None and mat not in t.mats:
            raise PositionError(f"mat.{name}: is not in the game")


def _seat_heroes(t: Village, told: dict[int, Any]) -> list[Any]:
    """Give every seat its Hero; returns what is told of each, by seat."""
    seats: dict[int, int] = dict(enumerate(t.heroes))
    for hero, part in told.items():
        if part.seat is not None and seats.setdefault(part.seat, hero) != hero:
            where = f"heroes.{c.HEROES[hero]}.seat"
            raise PositionError(f"{where}: seat {part.seat} has another Hero: {c.HEROES[seats[part.seat]]}")
    for hero in told:
        if hero not in seats.values():
            seats[next(seat for seat in range(len(c.HEROES)) if seat not in seats)] = hero
    if sorted(seats) != list(range(t.seats)) or len(set(seats.values())) < t.seats:
        raise PositionError(f"heroes: {t.seats} seats need a Hero each, there are {len(set(seats.values()))}")
    t.heroes = tuple([seats[seat] for seat in range(t.seats)])
    if t.seats == 1 and not c.HERO_SOLO[t.heroes[0]]:
        raise PositionError(f"heroes.{c.HEROES[t.heroes[0]]}: needs another Hero and is not used in a solo game")
    return [told.get(hero) for hero in t.heroes]


def _placed(t: Village, figure: int, space: int, where: str) -> None:
    """Put a figure where it is told to be."""
    _check_water(space, figure, where)
    t.at[figure] = space


def _check_water(space: int, figure: int, where: str) -> None:
    if space != OFF_BOARD and space not in c.FIGURE_PLACES[figure]:
        raise PositionError(f"{where}: only the Creature can be in water, not {c.FIGURES[figure]}")


def _place_people(t: Village, heroes: list[Any], told: Any) -> None:
    for hero, part in zip(t.heroes, heroes, strict=True):
        if part is not None and part.at is not None:
            _placed(t, hero, part.at, f"heroes.{c.HEROES[hero]}.at")
        elif t.at[hero] == OFF_BOARD:
            t.at[hero] = c.HERO_START[hero]
    for villager, space in _VILLAGERS.read(t, told.villagers, "villagers").items():
        where = f"villagers.{c.VILLAGERS[villager]}"
        _placed(t, c.FIRST_VILLAGER + villager, space, where)
        if space == c.VILLAGER_SAFE[villager]:
            raise PositionError(f"{where}: would be safe at {c.SPACES[space]}, and leaves the board there")


def _place_monsters(t: Village, told: Any) -> None:
    for monster, space in _MONSTERS.read(t, told.monsters, "monsters").items():
        where = f"monsters.{c.MONSTERS[monster]}"
        if not t.in_play(monster):
            raise PositionError(f"{where}: is not in the game")
        _placed(t, c.FIRST_MONSTER + monster, space, where)
        if space == OFF_BOARD:
            raise PositionError(f"{where}: a Monster in the game is on the board")


def _deal(t: Village, told: Any) -> None:
    """All Items, Perks and Monster cards are somewhere, none is in two places; those that are nowhere else are in their decks."""
    for name, told_items in (told.items or {}).items():
        if c.IS_WATER[index(c.SPACES, name, "items")] and told_items:
            raise PositionError(f"items.{name}: no Item can lie in water")
    where = deal(t, POSITION, told, c.ITEMS, c.ALL_ITEMS)
    t.held = [where[f"heroes.{c.HEROES[hero]}.items"] for hero in t.heroes]
    for shown in [SHOWN[mat] for mat in t.mats if SHOWN[mat].holds]:
        shown.lay(t, told_at(told, shown.place) or [], where[shown.place])
    perks = c.ALL_PERKS if t.seats > 1 or t.perks_replaced else tuple([perk for perk in c.ALL_PERKS if c.PERK_SOLO[perk]])
    where = deal(t, POSITION, told, c.PERKS, perks)
    t.perks = [where[f"heroes.{c.HEROES[hero]}.perks"] for hero in t.heroes]
    deal(t, POSITION, told, c.CARDS, c.ALL_CARDS)


def _give_signs(t: Village, heroes: list[Any]) -> None:
    """Each sign has one holder at most, and only while its Monster is in the game."""
    holders: dict[str, int] = {}
    for seat, part in enumerate(heroes):
        where = f"heroes.{c.HEROES[t.heroes[seat]]}.signs"
        for id_ in (part.signs if part is not None else None) or ():
            index(tuple(SIGNS), id_, where)
            sign, shown = SIGNS[id_]
            if shown.mat not in t.mats:
                raise PositionError(f"{where}: nobody has {id_!r} without the {c.MONSTERS[shown.monster]} in the game")
            if holders.setdefault(id_, seat) != seat:
                raise PositionError(f"{where}: there is one {id_!r}, and {c.HEROES[t.heroes[holders[id_]]]} has it")
            setattr(t, sign.holder, seat)


def _check_strikes(t: Village) -> None:
    """Strikes follow the row of the last Monster card: each takes its symbol and those before it."""
    card = t.card if t.card != NOTHING else (NOTHING, *t.monster_discard)[-1]
    row = list(c.CARD_STRIKES[card]) if card != NOTHING else []
    for i, strike in enumerate(t.strikes):
        if strike.symbol not in row:
            raise PositionError(f"strikes[{i}].symbol: the last Monster card has no such symbol there")
        del row[: row.index(strike.symbol) + 1]
        for space in (strike.left, strike.came):
            _check_water(space, c.FIRST_MONSTER + strike.monster, f"strikes[{i}]")


def _remember_defeats(t: Village, told: Any) -> None:
    for mat, defeat in _DEFEATED.read(t, told.defeated, "defeated").items():
        if mat in t.mats:
            raise PositionError(f"defeated.{c.MATS[mat]}: is in the game")
        t.defeated += ((mat, defeat.turn, defeat.seat),)


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
    known = _known(t)
    for step in todo:
        problem = impossible_step(rule.rules, step, _NEVER_LEFT, known, _ASK_ON)
        if problem:
            return problem
    if steps.count("discard_monster_card") != int(t.card != NOTHING):
        return 'a "card" that is being resolved is discarded once, and no other'
    if steps.count("discard_perk") != int(t.playing != NOTHING):
        return 'a Perk that someone is "playing" is discarded once, and no other'
    if "hero_phase" in steps and t.phase != "hero":
        return "this is not the Hero Phase"
    return ""


def _known(t: Village) -> dict[str, Any]:
    """What there is on a table, by what rules call it."""
    people = [*t.heroes, *range(c.FIRST_VILLAGER, c.FIRST_MONSTER)]
    figures = [*people, *range(c.FIRST_MONSTER, len(c.FIGURES))]
    return {
        "hero": t.heroes, "giver": t.heroes, "taker": t.heroes, "person": people, "figure": figures, "answer": PUT.each(figures),
        "seat": range(t.seats), "space": c.LAND, "to": c.LAND, "into": c.LAND, "left": c.LAND, "goal": c.LAND,
        "dice": range(c.DICE + 1),
    }  # fmt: skip
