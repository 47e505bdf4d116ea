"""The components of The Victim by id, for clients that draw them."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim import components as c
from gloam.games.the_victim.content import CONTENT, ActiveSkill, EvilSkill, PassiveSkill
from gloam.games.the_victim.show.texts import TEXTS
from gloam.games.the_victim.show.view import Debuff, Edge, Mark, Side, Status
from gloam.kernel.boards.hexagons import EDGES
from gloam.show.glossaries import Glossary, Info, Made, Value, by_id, record, rows
from gloam.show.texts import NamedInfo

_SIGNS: Final = {"plus": "+", "minus": "−", "times": "×"}
_TOLD: Final = TEXTS.glossary
_ACTIVE: Final = Info(ActiveSkill, "An active skill of a Victim.", "id name text", "ActiveInfo")
_PASSIVE: Final = Info(
    PassiveSkill, "A passive skill of a Victim, and the statuses that unlock it.", "id name text needs", "PassiveInfo"
)
_EVIL_SKILL: Final = Info(
    EvilSkill,
    "An active skill of an Evil before upgrades, and what the first upgrade brings; each adds 1 to the power.",
    "id name text stamina power upgrade",
)

GLOSSARY: Final = Glossary(
    edges=Value(list[Edge], EDGES),  # clockwise
    tiles=by_id(
        CONTENT.tiles,
        "A Map tile with its exits before it is turned; `test` is what a Test tile tests.",
        "name kind exits test",
        exits=list[Edge],
        test=Status | None,
    ),
    kinds=rows(
        "KindInfo",
        "A kind of Map tile: what it does, and how many there are.",
        {
            kind: {"name": info.name, "text": info.text, "tiles": len([tile for tile in CONTENT.tiles if tile.kind == kind])}
            for kind, info in _TOLD["kinds"].items()
        },
    ),
    statuses=rows(
        "StatusInfo",
        "A status: its letters, its name, and what is rolled with it.",
        {status: {"letters": status.upper(), "name": info.name, "text": info.text} for status, info in _TOLD["statuses"].items()},
        Status,
    ),
    victims=by_id(
        CONTENT.victims,
        "A Victim: who that is, how it begins, and its skills.",
        "name full_name about start item active passive",
        active=_ACTIVE,
        passive=_PASSIVE,
    ),
    evils=by_id(
        CONTENT.evils,
        "An Evil: the status its Curse card tests, and its four skills.",
        "name curse passive passive_upgrade first second death",
        curse=Status,
        passive=_ACTIVE,
        passive_upgrade=Made(str, lambda evil: "Hunts and attacks with the ten-sided die."),
        first=_EVIL_SKILL,
        second=_EVIL_SKILL,
        death=_ACTIVE,
    ),
    items=by_id(
        CONTENT.items,
        "A kind of Item card; `worn` is the status whose rolls it helps when it is put on.",
        "name text cards worn",
        cards=Made(int, "count"),
        worn=Status | None,
    ),
    events=by_id(
        CONTENT.events,
        "A kind of Event card; one that lasts stays until the end of its drawer's next turn.",
        "name text cards lasts",
        cards=Made(int, "count"),
    ),
    tokens=rows(
        "TokenInfo",
        "A token of the equation: how it is written, and how many there are.",
        {
            token: {
                "sign": _SIGNS.get(token, token),
                "number": number < c.FIRST_SYMBOL,
                "tokens": 1 if number < c.FIRST_SYMBOL else c.ALL_SYMBOLS.count(number),
            }
            for number, token in enumerate(c.TOKENS)
        },
    ),
    gates=c.GATES,
    debuffs=Value(dict[Debuff, NamedInfo], _TOLD["debuffs"]),
    hide=Value(dict[Side, NamedInfo], _TOLD["hide"]),
    marks=Value(dict[Mark, NamedInfo], _TOLD["marks"]),
    skill_tokens=Value(dict[str, NamedInfo], _TOLD["skill_tokens"]),
    limits=record(
        "Limits",
        "Numbers of the game.",
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
    ),
)
