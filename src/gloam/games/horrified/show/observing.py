"""The village as numbers, straight from the table.

Who learns by playing asks for them at every answer, and the view, which is made for people, takes ten times as long. A test holds
both to be the same.
"""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import (
    COFFINS,
    CREATURE,
    DRACULA,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    FRANKENSTEIN,
    INVISIBLE_MAN,
    MAT_OF,
    MATS,
    MONSTERS,
    MOST_PLAYERS,
    MUMMY,
    SPACES,
    WOLF_MAN,
)
from gloam.games.horrified.rules.tasks import complete, price
from gloam.games.horrified.show import domains as d
from gloam.games.horrified.show import shapes
from gloam.games.horrified.show.monsters import MatViews
from gloam.games.horrified.show.monsters.dracula import COFFINS_LEFT
from gloam.games.horrified.show.monsters.mummy import SCARABS_HIDDEN
from gloam.games.horrified.show.monsters.wolf_man import CURE_SPOT
from gloam.games.horrified.show.shapes import MOST_STRIKES
from gloam.games.horrified.table import NOBODY, ON_MAT, Strike, Village
from gloam.kernel.observation import Maybe, Parts, Remembered, Several
from gloam.kernel.table import Table

Numbers = tuple[bytes, ...]

_BYTE: Final[Numbers] = tuple([bytes((number,)) for number in range(256)])
_SEAT: Final[Numbers] = d.SEAT.each
_PHASE: Final[dict[str, bytes]] = dict(zip(d.PHASES, d.PHASE.each, strict=True))
# What may be nothing, -1, and a space, which may be off the board, is looked up one further.
_PLACE: Final[Numbers] = d.PLACE.each
_CURE: Final[Numbers] = CURE_SPOT.each
_MAT: Final[Numbers] = (d.MAT.nothing, *d.MAT.each)
_CARD: Final[Numbers] = (d.CARD.nothing, *d.CARD.each)
_PERK: Final[Numbers] = (d.PERK.nothing, *d.PERK.each)
_FIGURE: Final[Numbers] = (d.FIGURE.nothing, *d.FIGURE.each)
_HERO: Final[Numbers] = d.HERO.each
_MONSTER: Final[Numbers] = d.MONSTER.each
_SYMBOL: Final[Numbers] = d.SYMBOL.each

_DICE: Final[Several] = d.SOME_DICE
_ITEMS: Final[Several] = d.SOME_ITEMS
_CARDS: Final[Several] = d.SOME_CARDS
_PERKS: Final[Several] = d.SOME_PERKS
_FALLEN: Final[Several] = d.SOME_FIGURES
_COFFINS: Final[Several] = COFFINS_LEFT
_HIDDEN: Final[Several] = SCARABS_HIDDEN

_NO_HEROES: Final[Numbers] = tuple([bytes(Parts(shapes.HeroView).width * seats) for seats in range(MOST_PLAYERS + 1)])
_NO_STRIKES: Final[Numbers] = tuple([bytes(Maybe(Parts(shapes.StrikeView)).width * strikes) for strikes in range(MOST_STRIKES + 1)])
_NO_ITEMS: Final[Numbers] = tuple([bytes(d.SOME_ITEMS.width * spaces) for spaces in range(len(SPACES) + 1)])
_NOWHERE: Final = bytes(d.PLACE.width)
_NO_MAT: Final[Numbers] = tuple([bytes(Parts(MatViews).parts[mat].width) for mat in MATS])
_NO_TERMS: Final = bytes(Parts(shapes.TermsView).width)
_NO_DEFEAT: Final = bytes(Maybe(Parts(shapes.DefeatView)).width)
_NO_SEAT: Final = d.SEAT.nothing
_NO_DEFEATS: Final = bytes(len(_NO_DEFEAT) * len(MATS))


def observe(t: Table, seat: int) -> bytes:
    """The table as numbers: the same as its view becomes, for every seat."""
    assert isinstance(t, Village)
    at = t.at
    told = [
        _SEAT[t.turn], _BYTE[min(t.turns, 255)], _PHASE[t.phase], _BYTE[t.actions], _BYTE[t.monster_phase_skipped],
        _BYTE[t.terror], _MAT[t.frenzy + 1], _CARD[t.card + 1], _DICE.counted(t.dice), _DICE.counted(t.faces),
    ]  # fmt: skip
    for strike in t.strikes:
        _tell_strike(told, strike)
    told.append(_NO_STRIKES[MOST_STRIKES - len(t.strikes)])
    heroes = 0
    for hero in t.heroes:
        told.append(_HERO[hero])
        told.append(_PLACE[at[hero] + 1])
        told.append(_ITEMS.counted(t.held[heroes]))
        told.append(_PERKS.counted(t.perks[heroes]))
        told.append(_BYTE[t.cure_holder == heroes])
        told.append(_BYTE[t.hunted == heroes])
        told.append(_BYTE[t.soul == heroes])
        heroes += 1
    told.append(_NO_HEROES[MOST_PLAYERS - heroes])
    told += [_PLACE[at[villager] + 1] for villager in range(FIRST_VILLAGER, FIRST_MONSTER)]
    told += [_PLACE[at[FIRST_MONSTER + monster] + 1] if t.in_play(monster) else _NOWHERE for monster in range(len(MONSTERS))]
    _tell_items(told, t)
    told.append(_tasks(t))
    told.append(_terms(t))
    _tell_defeats(told, t)
    told += [
        _BYTE[len(t.bag)], _ITEMS.counted(t.discard), _BYTE[len(t.monster_deck)], _CARDS.counted(t.monster_discard),
        _BYTE[len(t.perk_deck)], _PERKS.counted(t.perk_discard), _PERK[t.playing + 1],
    ]  # fmt: skip
    return b"".join(told)


def _tell_items(told: list[bytes], t: Village) -> None:
    """What lies on each space; where nothing does, on as many as follow each other at once."""
    empty = 0
    for lying in t.items:
        if lying:
            told.append(_NO_ITEMS[empty])
            told.append(_ITEMS.counted(lying))
            empty = 0
        else:
            empty += 1
    told.append(_NO_ITEMS[empty])


def _tell_strike(told: list[bytes], strike: Strike) -> None:
    told += [
        _BYTE[1], _SYMBOL[strike.symbol], _MONSTER[strike.monster], _PLACE[strike.left + 1], _PLACE[strike.came + 1],
        _FIGURE[strike.person + 1], _DICE.counted(strike.dice), _BYTE[strike.powered], _FALLEN.counted(strike.fallen),
    ]  # fmt: skip


_TASKS: Final[Remembered] = Remembered()
_TERMS: Final[Remembered] = Remembered()


def _tasks(t: Village) -> bytes:
    """How far the task of each mat has come."""
    on_mat = t.cure_holder == ON_MAT
    made_of = (t.mats, t.boat, t.coffins, t.humanity, t.evidence, t.scarabs, t.face_down, t.cure, on_mat)
    tasks = _TASKS.get(made_of)
    if tasks is not None:
        return tasks
    told: list[bytes] = []
    for mat in range(len(MATS)):
        if t.has_mat(mat):
            _tell_mat(told, t, mat)
        else:
            told.append(_NO_MAT[mat])
    return _TASKS.keep(made_of, b"".join(told))


def _terms(t: Village) -> bytes:
    """What this table plays each mat by."""
    made_of = (t.mats, t.orders, t.wolf_man_red, t.exact_teaching)
    terms = _TERMS.get(made_of)
    if terms is not None:
        return terms
    told: list[bytes] = []
    for mat in range(len(MATS)):
        if t.has_mat(mat):
            _tell_terms(told, t, mat)
        else:
            told.append(_NO_TERMS)
    return _TERMS.keep(made_of, b"".join(told))


def _tell_mat(told: list[bytes], t: Village, mat: int) -> None:
    """How far the task of a mat in play has come."""
    told.append(_BYTE[1])
    told.append(_BYTE[complete(t, mat)])
    if mat == MAT_OF[CREATURE]:
        told.append(_BYTE[t.boat])
    elif mat == MAT_OF[DRACULA]:
        told.append(_COFFINS.counted(tuple([COFFINS.index(space) for space in t.coffins])))
    elif mat == MAT_OF[FRANKENSTEIN]:
        told.append(_BYTE[t.humanity[0]])
        told.append(_BYTE[t.humanity[1]])
    elif mat == MAT_OF[INVISIBLE_MAN]:
        told.append(_ITEMS.counted(t.evidence))
    elif mat == MAT_OF[MUMMY]:
        told.append(bytes(t.scarabs))
        told.append(_HIDDEN.counted(tuple([scarab - 1 for scarab in t.face_down])))
    elif mat == MAT_OF[WOLF_MAN]:
        told += [_CURE[item + 1] for item in t.cure]
        told.append(_BYTE[t.cure_holder == ON_MAT])


def _tell_terms(told: list[bytes], t: Village, mat: int) -> None:
    """What this table plays a mat by."""
    colours = [0, 0, 0]
    for colour, total in price(t, mat):
        colours[colour] = total
    told.append(_BYTE[t.orders[mat]])
    told.append(bytes(colours))
    told.append(_BYTE[t.exact_teaching if mat == MAT_OF[FRANKENSTEIN] else 0])


def _tell_defeats(told: list[bytes], t: Village) -> None:
    if not t.defeated:
        told.append(_NO_DEFEATS)
        return
    for mat in range(len(MATS)):
        for defeated, turn, seat in t.defeated:
            if defeated == mat:
                told.append(_BYTE[1])
                told.append(_BYTE[min(turn, 255)])
                told.append(_SEAT[seat] if seat != NOBODY else _NO_SEAT)
                break
        else:
            told.append(_NO_DEFEAT)
