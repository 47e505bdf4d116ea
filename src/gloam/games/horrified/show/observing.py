"""The village as numbers, straight from the table.

An environment asks for them at every step, and is less than half as fast when the view is made first. They are those of the view:
a test holds both to be the same.
"""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrified import components as c
from gloam.games.horrified.show import domains as d
from gloam.games.horrified.show.monsters import MatViews, Signs
from gloam.games.horrified.show.view import (
    HeroView,
    StrikeView,
    Terms,
    VillageView,
    defeats_view,
    holders,
    mat_views,
    terms,
    terms_view,
)
from gloam.games.horrified.table import Strike, Village
from gloam.kernel.caching import cached
from gloam.kernel.observation.parts import BYTES, MOST, Maybe, OneOf, Part, Several
from gloam.kernel.observation.structs import Parts, said
from gloam.kernel.table import Table

Numbers = tuple[bytes, ...]


def _one(kind: Any) -> Numbers:
    """The numbers of each that this type names."""
    part = said(kind)
    assert isinstance(part, OneOf)
    return part.each


def _one_or_none(kind: Any) -> Numbers:
    """The same for what may be -1, nothing: each is looked up one further."""
    return (bytes(said(kind).width), *_one(kind))


def _some(kind: Any) -> Several:
    part = said(kind)
    assert isinstance(part, Several)
    return part


def _nothing(part: Part, most: int) -> Numbers:
    """By how many there are not: the numbers of so much nothing."""
    return tuple([bytes(part.width * missing) for missing in range(most + 1)])


_SEAT: Final[Numbers] = _one(d.Seat)
_PLACE: Final[Numbers] = _one(d.Place)  # from off the board, -1, on
_HERO: Final[Numbers] = _one(d.Hero)
_MONSTER: Final[Numbers] = _one(d.Monster)
_SYMBOL: Final[Numbers] = _one(d.Symbol)
_FIGURE: Final[Numbers] = _one_or_none(d.Figure)
_MAT: Final[Numbers] = _one_or_none(d.Mat)
_CARD: Final[Numbers] = _one_or_none(d.Card)
_PERK: Final[Numbers] = _one_or_none(d.Perk)
_PHASE: Final[dict[str, bytes]] = {phase: said(d.Phase).encoded(phase) for phase in ("", "hero", "monster")}
_DICE: Final[Several] = _some(d.Dice)
_ITEMS: Final[Several] = _some(d.Items)
_CARDS: Final[Several] = _some(d.Cards)
_PERKS: Final[Several] = _some(d.Perks)
_FIGURES: Final[Several] = _some(d.Figures)
_SIGNS: Final[Several] = _some(Signs)

_MOST_STRIKES: Final = 3
_NO_HEROES: Final[Numbers] = _nothing(Parts(HeroView), c.MOST_PLAYERS)
_NO_STRIKES: Final[Numbers] = _nothing(Maybe(Parts(StrikeView)), _MOST_STRIKES)
_NO_ITEMS: Final[Numbers] = _nothing(_ITEMS, len(c.SPACES))
_NOWHERE: Final[bytes] = bytes(len(_PLACE))


def observe(t: Table, seat: int) -> bytes:
    """The table as numbers, the same for every seat."""
    assert isinstance(t, Village)
    at = t.at
    told = [
        _SEAT[t.turn], BYTES[min(t.turns, MOST)], _PHASE[t.phase], BYTES[t.actions], BYTES[t.monster_phase_skipped > 0],
        BYTES[t.terror], _MAT[t.frenzy + 1], _CARD[t.card + 1], _DICE.counted(t.dice), _DICE.counted(t.faces),
    ]  # fmt: skip
    for strike in t.strikes:
        _tell_strike(told, strike)
    told.append(_NO_STRIKES[_MOST_STRIKES - len(t.strikes)])
    signed = holders(t)
    for seat, hero in enumerate(t.heroes):
        signs = tuple([sign for sign, holder in enumerate(signed) if holder == seat]) if seat in signed else ()
        told += [
            _HERO[hero],
            _PLACE[at[hero] + 1],
            _ITEMS.counted(t.held[seat]),
            _PERKS.counted(t.perks[seat]),
            _SIGNS.counted(signs),
        ]
    told.append(_NO_HEROES[c.MOST_PLAYERS - len(t.heroes)])
    told += [_PLACE[at[villager] + 1] for villager in range(c.FIRST_VILLAGER, c.FIRST_MONSTER)]
    told += [_PLACE[at[c.FIRST_MONSTER + monster] + 1] if t.in_play(monster) else _NOWHERE for monster in range(len(c.MONSTERS))]
    _tell_items(told, t)
    told += [
        _MATS.encoded(mat_views(t)), _terms(terms(t)), _defeats(t.defeated), BYTES[len(t.bag)], _ITEMS.counted(t.discard),
        BYTES[len(t.monster_deck)], _CARDS.counted(t.monster_discard), BYTES[len(t.perk_deck)], _PERKS.counted(t.perk_discard),
        _PERK[t.playing + 1],
    ]  # fmt: skip
    return b"".join(told)


def _tell_strike(told: list[bytes], strike: Strike) -> None:
    told += [
        BYTES[1], _SYMBOL[strike.symbol], _MONSTER[strike.monster], _PLACE[strike.left + 1], _PLACE[strike.came + 1],
        _FIGURE[strike.person + 1], _DICE.counted(strike.dice), BYTES[strike.powered > 0], _FIGURES.counted(strike.fallen),
    ]  # fmt: skip


def _tell_items(told: list[bytes], t: Village) -> None:
    """What lies on each space; where nothing does, on as many as follow each other at once."""
    empty = 0
    for items in t.items:
        if items:
            told.append(_NO_ITEMS[empty])
            told.append(_ITEMS.counted(items))
            empty = 0
        else:
            empty += 1
    told.append(_NO_ITEMS[empty])


# --- what changes seldom ----------------------------------------------------------------------------------------------

_VILLAGE: Final[Parts] = Parts(VillageView)
_MATS: Final[Parts] = Parts(MatViews)


@cached
def _terms(terms: tuple[Terms, ...]) -> bytes:
    """What this table plays each mat by."""
    return _VILLAGE.parts["terms"].encoded(terms_view(terms))


@cached
def _defeats(defeated: tuple[tuple[int, int, int], ...]) -> bytes:
    """The Monsters that were defeated, and when."""
    return _VILLAGE.parts["defeated"].encoded(defeats_view(defeated))
