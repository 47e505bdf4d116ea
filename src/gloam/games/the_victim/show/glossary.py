"""The components of The Victim by id, for clients that draw them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from gloam.games.the_victim import components as c
from gloam.games.the_victim.content import CONTENT, Evil
from gloam.games.the_victim.show.texts import TEXTS
from gloam.games.the_victim.show.view import Debuff, Edge, Mark, Side, Status
from gloam.kernel.boards.hexagons import EDGES
from gloam.show.glossaries import by_id, part_of
from gloam.show.texts import NamedInfo

_CARDS: Final = {"count": "cards"}  # how many cards there are


class TileInfo(Struct):
    """A Map tile with its exits before it is turned; `test` is what a Test tile tests."""

    name: str
    kind: str
    exits: list[Edge]
    test: Status | None


class KindInfo(Struct):
    """A kind of Map tile: what it does, and how many there are."""

    name: str
    text: str
    tiles: int


class StatusInfo(Struct):
    """A status: its letters, its name, and what is rolled with it."""

    letters: str
    name: str
    text: str


class PassiveInfo(Struct):
    """A passive skill of a Victim, and the statuses that unlock it."""

    id: str
    name: str
    text: str
    needs: dict[str, int]


class ActiveInfo(Struct):
    """An active skill of a Victim."""

    id: str
    name: str
    text: str


class VictimInfo(Struct):
    """A Victim: who that is, how it begins, and its skills."""

    name: str
    full_name: str
    about: str
    start: dict[str, int]
    item: str
    active: ActiveInfo
    passive: PassiveInfo


class EvilSkillInfo(Struct):
    """An active skill of an Evil before upgrades, and what the first upgrade brings; each adds 1 to the power."""

    id: str
    name: str
    text: str
    stamina: int
    power: int
    upgrade: str


class EvilInfo(Struct):
    """An Evil: the status its Curse card tests, and its four skills."""

    name: str
    curse: Status
    passive: ActiveInfo
    passive_upgrade: str
    first: EvilSkillInfo
    second: EvilSkillInfo
    death: ActiveInfo


class ItemInfo(Struct, rename=_CARDS):
    """A kind of Item card; `worn` is the status whose rolls it helps when it is put on."""

    name: str
    text: str
    count: int
    worn: Status | None


class EventInfo(Struct, rename=_CARDS):
    """A kind of Event card; one that lasts stays until the end of its drawer's next turn."""

    name: str
    text: str
    count: int
    lasts: bool


class TokenInfo(Struct):
    """A token of the equation: how it is written, and how many there are."""

    sign: str
    number: bool
    tokens: int


class Limits(Struct):
    """Numbers of the game."""

    status: int
    wounds: int
    hand: int
    worn: int
    rage: int
    stamina: int
    death_rage: int
    upgrade_rage: int
    upgrades: int
    pass_mark: int
    webs: int
    actions: int


class Glossary(Struct):
    """Names, texts and numbers of all components."""

    edges: list[Edge]
    """Clockwise."""
    tiles: dict[str, TileInfo]
    kinds: dict[str, KindInfo]
    statuses: dict[Status, StatusInfo]
    victims: dict[str, VictimInfo]
    evils: dict[str, EvilInfo]
    items: dict[str, ItemInfo]
    events: dict[str, EventInfo]
    tokens: dict[str, TokenInfo]
    gates: list[int]
    debuffs: dict[Debuff, NamedInfo]
    hide: dict[Side, NamedInfo]
    marks: dict[Mark, NamedInfo]
    skill_tokens: dict[str, NamedInfo]
    limits: Limits


_SIGNS: Final = {"plus": "+", "minus": "−", "times": "×"}


def glossary() -> Glossary:
    """All components by id."""
    kinds: list[str] = [tile.kind for tile in CONTENT.tiles]
    told = TEXTS.glossary
    return Glossary(
        edges=list(EDGES),
        tiles=by_id(CONTENT.tiles, TileInfo),
        kinds={kind: KindInfo(info.name, info.text, kinds.count(kind)) for kind, info in told["kinds"].items()},
        statuses={status: StatusInfo(status.upper(), info.name, info.text) for status, info in told["statuses"].items()},
        victims=by_id(CONTENT.victims, VictimInfo),
        evils={evil.id: _evil(evil) for evil in CONTENT.evils},
        items=by_id(CONTENT.items, ItemInfo),
        events=by_id(CONTENT.events, EventInfo),
        tokens={token: _token(number, token) for number, token in enumerate(c.TOKENS)},
        gates=list(c.GATES),
        debuffs=told["debuffs"],
        hide=told["hide"],
        marks=told["marks"],
        skill_tokens=told["skill_tokens"],
        limits=_limits(),
    )


def _evil(evil: Evil) -> EvilInfo:
    return EvilInfo(
        name=evil.name,
        curse=evil.curse,
        passive=part_of(evil.passive, ActiveInfo),
        passive_upgrade="Hunts and attacks with the ten-sided die.",
        first=part_of(evil.first, EvilSkillInfo),
        second=part_of(evil.second, EvilSkillInfo),
        death=part_of(evil.death, ActiveInfo),
    )


def _token(number: int, token: str) -> TokenInfo:
    is_number = number < c.FIRST_SYMBOL
    return TokenInfo(_SIGNS.get(token, token), is_number, 1 if is_number else c.ALL_SYMBOLS.count(number))


def _limits() -> Limits:
    return Limits(
        status=c.HIGHEST,
        wounds=c.WOUNDS,
        hand=c.HAND_LIMIT,
        worn=c.MOST_WORN,
        rage=c.MOST_RAGE,
        stamina=c.MOST_STAMINA,
        death_rage=c.DEATH_RAGE,
        upgrade_rage=c.UPGRADE_RAGE,
        upgrades=c.PURPLE,
        pass_mark=c.PASS_MARK,
        webs=c.WEBS,
        actions=c.POINTS,
    )
