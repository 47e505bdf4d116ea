"""The components of The Victim by id, for clients that draw them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from gloam.games.the_victim import components as c
from gloam.games.the_victim.content import CONTENT, ActiveSkill, Evil, EvilPassive, EvilSkill, PassiveSkill, Victim
from gloam.games.the_victim.show.view import Debuff, Edge, Mark, Side, Status
from gloam.kernel.boards.hexagons import EDGES


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


class NamedInfo(Struct):
    """Something with a name and a text."""

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


class ItemInfo(Struct):
    """A kind of Item card; `worn` is the status whose rolls it helps when it is put on."""

    name: str
    text: str
    cards: int
    worn: Status | None


class EventInfo(Struct):
    """A kind of Event card; one that lasts stays until the end of its drawer's next turn."""

    name: str
    text: str
    cards: int
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


_KINDS: Final[dict[str, tuple[str, str]]] = {
    "camp": ("Rescue Camp", "Where everyone begins."),
    "bunker": ("Bunker", "Safety, behind a Gate. Who comes first draws the Gate's number; the right equation opens it."),
    "decoder": ("Decoder", "Decode here with INT: the first success brings a Number, every later one a Symbol."),
    "corpse": ("Corpse", "Search here with LUK: 3 brings an Item, 6 brings two."),
    "curse": ("Curse", "Who draws it or runs there draws an Event. The Evil goes from one to any other in a step."),
    "test": ("Test", "Who runs there is tested: 3 or more raises the status, less is a Wound and the end of the Run."),
    "herb": ("Herb", "The Herb heals a Wound, once."),
    "plane": ("Crashed Plane", "The Black Box holds three Items, once."),
    "path": ("Path", "Nothing but a way through the trees."),
}

_STATUSES: Final[dict[str, tuple[str, str]]] = {
    "agi": ("Agility", "How far you run."),
    "vit": ("Vitality", "How well you defend yourself."),
    "int": ("Intelligence", "Decode and heal."),
    "luk": ("Luck", "Search and hide."),
}

_DEBUFFS: Final[dict[str, tuple[str, str]]] = {
    "targeted": ("Target", "Whenever this Victim has run, the Werewolf may hunt at no cost."),
    "poisoned": ("Poisoned", "Rolls one die fewer."),
    "afraid": ("Fear", "Has no passive skill."),
}

_HIDE: Final[dict[str, tuple[str, str]]] = {
    "none": ("Seen", ""),
    "front": ("Hidden", "No attack and no Event reaches this Victim before its next turn."),
    "back": ("Just hidden", "Cannot hide in this turn."),
}

_MARKS: Final[dict[str, tuple[str, str]]] = {
    "decoder": ("Decoded", "Its Number has been found; it still brings Symbols."),
    "herb": ("Herb", "Heals a Wound of who picks it up."),
    "black_box": ("Black Box", "Three Items for who picks it up."),
    "exploded": ("Blown up", "Cannot be searched any more."),
    "bolt": ("Bolt", "A Decode here only removes it."),
    "web": ("Web", "Who moves there is poisoned and attacked."),
    "shadow": ("Shadow", "Hunts and attacks like the Doppelganger itself."),
}

_SKILL_TOKENS: Final[dict[str, tuple[str, str]]] = {
    "smart_link": ("Smart Link", "Every other Victim has one Action more."),
    "self_heal": ("Self Heal", "Used in this turn."),
    "shooting": ("Shooting", "Recharges."),
    "ground_analyze": ("Ground Analyze", "Passes every test on Test tiles in this turn."),
}

_SIGNS: Final = {"plus": "+", "minus": "−", "times": "×"}


def glossary() -> Glossary:
    """All components by id."""
    kinds: list[str] = [tile.kind for tile in CONTENT.tiles]
    return Glossary(
        edges=list(EDGES),
        tiles={tile.id: TileInfo(tile.name, tile.kind, list(tile.exits), tile.test) for tile in CONTENT.tiles},
        kinds={kind: KindInfo(name, text, kinds.count(kind)) for kind, (name, text) in _KINDS.items()},
        statuses={status: StatusInfo(status.upper(), name, text) for status, (name, text) in _STATUSES.items()},
        victims={victim.id: _victim(victim) for victim in CONTENT.victims},
        evils={evil.id: _evil(evil) for evil in CONTENT.evils},
        items={item.id: ItemInfo(item.name, item.text, item.count, item.worn) for item in CONTENT.items},
        events={event.id: EventInfo(event.name, event.text, event.count, event.lasts) for event in CONTENT.events},
        tokens={token: _token(number, token) for number, token in enumerate(c.TOKENS)},
        gates=list(c.GATES),
        debuffs=_named(_DEBUFFS),
        hide=_named(_HIDE),
        marks=_named(_MARKS),
        skill_tokens=_named(_SKILL_TOKENS),
        limits=_limits(),
    )


def _named(texts: dict[str, tuple[str, str]]) -> dict[str, NamedInfo]:
    return {id_: NamedInfo(name, text) for id_, (name, text) in texts.items()}


def _victim(victim: Victim) -> VictimInfo:
    return VictimInfo(
        name=victim.name,
        full_name=victim.full_name,
        about=victim.about,
        start=dict(victim.start.items()),
        item=victim.item,
        active=_skill(victim.active),
        passive=_passive(victim.passive),
    )


def _skill(skill: ActiveSkill | EvilPassive) -> ActiveInfo:
    return ActiveInfo(skill.id, skill.name, skill.text)


def _passive(skill: PassiveSkill) -> PassiveInfo:
    return PassiveInfo(skill.id, skill.name, skill.text, dict(skill.needs.items()))


def _evil(evil: Evil) -> EvilInfo:
    return EvilInfo(
        name=evil.name,
        curse=evil.curse,
        passive=_skill(evil.passive),
        passive_upgrade="Hunts and attacks with the ten-sided die.",
        first=_evil_skill(evil.first),
        second=_evil_skill(evil.second),
        death=_skill(evil.death),
    )


def _evil_skill(skill: EvilSkill) -> EvilSkillInfo:
    return EvilSkillInfo(skill.id, skill.name, skill.text, skill.stamina, skill.power, skill.upgrade)


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
