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
    WOLF_MAN,
)
from gloam.games.horrified.rules.tasks import complete, price
from gloam.games.horrified.show import observation as o
from gloam.games.horrified.show.observation import MOST_STRIKES
from gloam.games.horrified.table import NOBODY, ON_MAT, Strike, Village
from gloam.kernel.observation import Several
from gloam.kernel.table import Table

Numbers = tuple[bytes, ...]

_BYTE: Final[Numbers] = tuple([bytes((number,)) for number in range(256)])
_SEAT: Final[Numbers] = o.SEAT.each
_PHASE: Final[dict[str, bytes]] = dict(zip(o.PHASES, o.PHASE.each, strict=True))
# What may be nothing, -1, and a space, which may be off the board, is looked up one further.
_PLACE: Final[Numbers] = o.PLACE.each
_CURE: Final[Numbers] = o.CURE_SPOT.each
_MAT: Final[Numbers] = (o.MAT.nothing, *o.MAT.each)
_CARD: Final[Numbers] = (o.CARD.nothing, *o.CARD.each)
_PERK: Final[Numbers] = (o.PERK.nothing, *o.PERK.each)
_FIGURE: Final[Numbers] = (o.FIGURE.nothing, *o.FIGURE.each)
_HERO: Final[Numbers] = o.HERO.each
_MONSTER: Final[Numbers] = o.MONSTER.each
_SYMBOL: Final[Numbers] = o.SYMBOL.each

_DICE: Final[Several] = o.DICE_SHOWN
_ITEMS: Final[Several] = o.SOME_ITEMS
_CARDS: Final[Several] = o.SOME_CARDS
_PERKS: Final[Several] = o.SOME_PERKS
_FALLEN: Final[Several] = o.PEOPLE_FALLEN
_COFFINS: Final[Several] = o.COFFINS_LEFT
_HIDDEN: Final[Several] = o.SCARABS_HIDDEN

_NO_ITEMS: Final = bytes(o.SOME_ITEMS.width)
_NO_HEROES: Final[Numbers] = tuple([bytes(o.HERO_VIEW.width * seats) for seats in range(MOST_PLAYERS + 1)])
_NO_STRIKES: Final[Numbers] = tuple([bytes(o.STRIKE.width * strikes) for strikes in range(MOST_STRIKES + 1)])
_NOWHERE: Final = bytes(o.PLACE.width)
_NO_MAT: Final[Numbers] = tuple([bytes(o.MAT_VIEWS.parts[mat].width) for mat in MATS])
_NO_TERMS: Final = bytes(o.TERMS.width)
_NO_DEFEAT: Final = bytes(o.DEFEAT.width)
_NO_SEAT: Final = o.SEAT.nothing
_NO_DEFEATS: Final = bytes(o.DEFEAT.width * len(MATS))


def observe(t: Table, seat: int) -> bytes:
    """The table as numbers: the same as VILLAGE makes of its view, for every seat."""
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
    here = [mat in t.mats for mat in range(len(MATS))]
    told += [_PLACE[at[FIRST_MONSTER + monster] + 1] if here[MAT_OF[monster]] else _NOWHERE for monster in range(len(MONSTERS))]
    told += [_ITEMS.counted(lying) if lying else _NO_ITEMS for lying in t.items]
    for mat in range(len(MATS)):
        if here[mat]:
            _tell_mat(told, t, mat)
        else:
            told.append(_NO_MAT[mat])
    for mat in range(len(MATS)):
        if here[mat]:
            _tell_terms(told, t, mat)
        else:
            told.append(_NO_TERMS)
    _tell_defeats(told, t)
    told += [
        _BYTE[len(t.bag)], _ITEMS.counted(t.discard), _BYTE[len(t.monster_deck)], _CARDS.counted(t.monster_discard),
        _BYTE[len(t.perk_deck)], _PERKS.counted(t.perk_discard), _PERK[t.playing + 1],
    ]  # fmt: skip
    return b"".join(told)


def _tell_strike(told: list[bytes], strike: Strike) -> None:
    told += [
        _BYTE[1], _SYMBOL[strike.symbol], _MONSTER[strike.monster], _PLACE[strike.left + 1], _PLACE[strike.came + 1],
        _FIGURE[strike.person + 1], _DICE.counted(strike.dice), _BYTE[strike.powered], _FALLEN.counted(strike.fallen),
    ]  # fmt: skip


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
