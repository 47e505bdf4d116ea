"""The content of Horrified: what its TOML files hold, and that it fits together.

`load_content` reads the files of a folder into structures and checks every reference and count between them.
`CONTENT` is the game's own content, loaded once. Rules do not read it: they use the int tables of `components`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from gloam.kernel.content import ContentError, check_distinct, check_one_of, check_total, entry_name, load, named_entries

Sure = Literal["high", "medium", "low"]
Colour = Literal["red", "blue", "yellow"]
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z_]*$")]
Text = Annotated[str, Meta(min_length=1)]
Count = Annotated[int, Meta(ge=1)]
Strength = Annotated[int, Meta(ge=1, le=6)]
Fraction = Annotated[float, Meta(ge=0, le=1)]

FRENZY: Final = "frenzy"
VILLAGERS: Final = "villagers"


# ---------------------------------------------------------------- board.toml


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the board. `named` spaces are the ones other components refer to."""

    id: Id
    name: Text
    kind: Literal["location", "plaza", "bridge", "water"]
    x: Fraction
    y: Fraction
    named: bool = True


class Paths(Struct, frozen=True, forbid_unknown_fields=True):
    """The paths between spaces, each said once and walked both ways."""

    lit: tuple[tuple[str, str], ...]
    water: tuple[tuple[str, str], ...]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    space: tuple[Space, ...]
    paths: Paths


# ---------------------------------------------------------------- heroes.toml, villagers.toml, items.toml, perks.toml


class Hero(Struct, frozen=True, forbid_unknown_fields=True):
    """A Hero Badge and its mover. A Hero with `special` "none" has no `text`."""

    id: Id
    name: Text
    actions: Count
    start: str
    special: Literal["action", "passive", "none"]
    text: str = ""
    solo: bool = True
    sure: Sure = "high"


class Heroes(Struct, frozen=True, forbid_unknown_fields=True):
    hero: tuple[Hero, ...]


class Villager(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: Text
    safe: str


class Villagers(Struct, frozen=True, forbid_unknown_fields=True):
    villager: tuple[Villager, ...]


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Item and how many tokens show it."""

    id: Id
    name: Text
    colour: Colour
    strength: Strength
    at: str
    count: Count


class Items(Struct, frozen=True, forbid_unknown_fields=True):
    item: tuple[Item, ...]


class Perk(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Perk card; `monsters` are the figures it may put anywhere."""

    id: Id
    name: Text
    count: Count
    text: Text
    monsters: tuple[str, ...] = ()
    solo: bool = True
    sure: Sure = "high"


class Perks(Struct, frozen=True, forbid_unknown_fields=True):
    perk: tuple[Perk, ...]


# ---------------------------------------------------------------- monster_cards.toml


class Step(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A step of an Event. Each subclass is one `do`, and its fields are what that step needs to know."""

    @property
    def do(self) -> str:
        """The name of the step."""
        tag = self.__struct_config__.tag
        assert isinstance(tag, str)
        return tag

    @property
    def facts(self) -> tuple[tuple[str, str | int], ...]:
        """The fields in order, each with its value."""
        return tuple((field, getattr(self, field)) for field in self.__struct_fields__)


class Appear(Step, frozen=True, tag="appear"):
    villager: str
    at: str


class PassFrenzy(Step, frozen=True, tag="pass_frenzy"):
    pass


class VillagersWalk(Step, frozen=True, tag="villagers_walk"):
    spaces: Count


class Hypnotise(Step, frozen=True, tag="hypnotise"):
    monster: str
    spaces: Count


class Swoop(Step, frozen=True, tag="swoop"):
    monster: str


class ReturnTo(Step, frozen=True, tag="return_to"):
    monster: str
    at: str


class Raid(Step, frozen=True, tag="raid"):
    monster: str


class Hunt(Step, frozen=True, tag="hunt"):
    monster: str
    spaces: Count


class Lure(Step, frozen=True, tag="lure"):
    monster: str
    spaces: Count


class Seek(Step, frozen=True, tag="seek"):
    monster: str
    toward: str
    spaces: Count


Effect = Appear | PassFrenzy | VillagersWalk | Hypnotise | Swoop | ReturnTo | Raid | Hunt | Lure | Seek


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Monster card: Items, Event, Monster Strike. `subject` is "villagers" or a mat."""

    id: Id
    name: Text
    count: Count
    items: Annotated[int, Meta(ge=0)]
    subject: str
    text: Text
    effect: Annotated[tuple[Effect, ...], Meta(min_length=1)]
    strikes: Annotated[tuple[str, ...], Meta(min_length=1)]
    move: Count
    dice: Annotated[int, Meta(ge=1, le=3)]
    sure: Sure = "high"


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


# ---------------------------------------------------------------- monsters.toml


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    name: Text
    count: Count = 1


class Mat(Struct, frozen=True, forbid_unknown_fields=True):
    """A Monster mat. `frenzied` is the figure that strikes for the Frenzy Marker on it."""

    id: Id
    name: Text
    frenzy: Annotated[int, Meta(ge=1, le=6)]
    frenzied: str
    tokens: tuple[Token, ...]
    task: Text
    defeat: Text
    power: Text
    price: dict[Colour, Count] = {}
    overlay: str = ""
    sure: Sure = "high"


class Monster(Struct, frozen=True, forbid_unknown_fields=True):
    """A Monster figure and the mat it belongs to; one that `swims` moves by water too."""

    id: Id
    name: Text
    mat: str
    start: str
    swims: bool = False


class CreatureParts(Struct, frozen=True, forbid_unknown_fields=True):
    lair_path: tuple[Colour, ...]


class DraculaParts(Struct, frozen=True, forbid_unknown_fields=True):
    coffins: tuple[str, ...]
    coffin_red: Count


class Humanity(Struct, frozen=True, forbid_unknown_fields=True):
    frankenstein: Count
    bride: Count


class PairParts(Struct, frozen=True, forbid_unknown_fields=True):
    humanity: Humanity


class InvisibleManParts(Struct, frozen=True, forbid_unknown_fields=True):
    evidence: tuple[str, ...]


class MummyParts(Struct, frozen=True, forbid_unknown_fields=True):
    spots: tuple[str, ...]
    grooves: tuple[tuple[str, str], ...]


class WolfManParts(Struct, frozen=True, forbid_unknown_fields=True):
    cure: tuple[Strength, ...]


class Monsters(Struct, frozen=True, forbid_unknown_fields=True):
    mat: tuple[Mat, ...]
    monster: tuple[Monster, ...]
    creature: CreatureParts
    dracula: DraculaParts
    frankenstein_bride: PairParts
    invisible_man: InvisibleManParts
    mummy: MummyParts
    wolf_man: WolfManParts


# ---------------------------------------------------------------- game.toml


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    least: Count
    most: Count


class Terror(Struct, frozen=True, forbid_unknown_fields=True):
    skull: Count
    start: Annotated[int, Meta(ge=0)]
    solo_start: Annotated[int, Meta(ge=0)]


class Difficulty(Struct, frozen=True, forbid_unknown_fields=True):
    novice: Count
    standard: Count
    challenging: Count


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    items: Count
    perks_per_player: Count
    first_game: tuple[str, ...]
    difficulty: Difficulty


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    count: Count


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """One reading of the six faces of an attack die."""

    name: Text
    hit: Annotated[int, Meta(ge=0)]
    power: Annotated[int, Meta(ge=0)]
    blank: Annotated[int, Meta(ge=0)]
    sure: Sure = "high"


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    players: Players
    terror: Terror
    setup: Setup
    dice: Dice
    die: Annotated[tuple[Die, ...], Meta(min_length=1)]


# ---------------------------------------------------------------- all of it


class Content(Struct, frozen=True):
    """All content of the game, each part in the order of its file. Every reference in it has been checked."""

    spaces: tuple[Space, ...]
    paths: Paths
    heroes: tuple[Hero, ...]
    villagers: tuple[Villager, ...]
    items: tuple[Item, ...]
    cards: tuple[Card, ...]
    perks: tuple[Perk, ...]
    monsters: Monsters
    game: Constants


def content_folder() -> Traversable:
    """The folder of the game's own content files."""
    return resources.files("gloam.games.horrified").joinpath("content")


def load_content(folder: Path | Traversable | None = None) -> Content:
    """Read and check the content files of `folder`, by default the game's own.

    Raises `ContentError`, naming file, entry and field, if a file does not have its shape, an id is used twice, a
    reference leads nowhere or a number of components is not the game's.
    """
    if folder is None:
        folder = content_folder()
    board = load(folder.joinpath("board.toml"), Board)
    content = Content(
        spaces=board.space,
        paths=board.paths,
        heroes=load(folder.joinpath("heroes.toml"), Heroes).hero,
        villagers=load(folder.joinpath("villagers.toml"), Villagers).villager,
        items=load(folder.joinpath("items.toml"), Items).item,
        cards=load(folder.joinpath("monster_cards.toml"), Cards).card,
        perks=load(folder.joinpath("perks.toml"), Perks).perk,
        monsters=load(folder.joinpath("monsters.toml"), Monsters),
        game=load(folder.joinpath("game.toml"), Constants),
    )
    _check_board(content)
    _check_people(content)
    _check_items(content)
    _check_monsters(content)
    _check_cards(content)
    _check_perks(content)
    _check_game(content)
    return content


# ---------------------------------------------------------------- checks


def _check_place(content: Content, file: str, entry: str, field: str, place: str, water: bool = False) -> None:
    """`place` is a location: a named space of the board, in the water only if `water`."""
    space = next((space for space in content.spaces if space.id == place), None)
    if space is None:
        raise ContentError.at(file, entry, field, f'no place "{place}" on the board')
    if not space.named:
        raise ContentError.at(file, entry, field, f'"{place}" has no name on the board')
    if space.kind == "water" and not water:
        raise ContentError.at(file, entry, field, f'"{place}" is water')


def _check_board(content: Content) -> None:
    file = "board.toml"
    kinds: Counter[str] = Counter()
    for where, space in named_entries(file, "space", content.spaces):
        kinds[space.kind] += 1
        if space.named != (space.kind in ("location", "water")):
            raise ContentError.at(file, where, "named", f"a {space.kind} is {'not ' if space.named else ''}named")
    check_total(file, "", "space", "spaces", len(content.spaces), 26)
    check_total(file, "", "space", "bridges", kinds["bridge"], 2)
    check_total(file, "", "space", "water spaces", kinds["water"], 3)

    kind_of = {space.id: space.kind for space in content.spaces}
    seen: set[frozenset[str]] = set()
    for field, paths in (("lit", content.paths.lit), ("water", content.paths.water)):
        for number, path in enumerate(paths):
            at = f"{field}[{number}]"
            for end in path:
                check_one_of(file, "paths", at, "space", end, kind_of)
            if path[0] == path[1]:
                raise ContentError.at(file, "paths", at, f'leads from "{path[0]}" to itself')
            if frozenset(path) in seen:
                raise ContentError.at(file, "paths", at, f'"{path[0]}" and "{path[1]}" are joined twice')
            seen.add(frozenset(path))
            wet = sum(kind_of[end] == "water" for end in path)
            if field == "lit" and wet:
                raise ContentError.at(file, "paths", at, "a lit path leads to no water")
            if field == "water" and not wet:
                raise ContentError.at(file, "paths", at, "a water path leads to water")

    dry = [space.id for space in content.spaces if space.kind != "water"]
    _check_connected(file, "lit", dry, content.paths.lit)
    _check_connected(file, "water", list(kind_of), content.paths.lit + content.paths.water)


def _check_connected(file: str, field: str, spaces: list[str], paths: Iterable[tuple[str, str]]) -> None:
    """All of `spaces` can be reached from the best connected one."""
    joined: dict[str, list[str]] = {space: [] for space in spaces}
    for one, other in paths:
        joined[one].append(other)
        joined[other].append(one)
    start = max(spaces, key=lambda space: len(joined[space]))
    reached = {start}
    ahead = [start]
    while ahead:
        for space in joined[ahead.pop()]:
            if space not in reached:
                reached.add(space)
                ahead.append(space)
    for space in spaces:
        if space not in reached:
            raise ContentError.at(file, "paths", field, f'"{space}" cannot be reached')


def _check_people(content: Content) -> None:
    file = "heroes.toml"
    for where, hero in named_entries(file, "hero", content.heroes):
        _check_place(content, file, where, "start", hero.start)
        if (hero.special == "none") != (not hero.text):
            raise ContentError.at(file, where, "text", "needed exactly if there is a special action")
    check_total(file, "", "hero", "Heroes", len(content.heroes), 7)
    file = "villagers.toml"
    for where, villager in named_entries(file, "villager", content.villagers):
        _check_place(content, file, where, "safe", villager.safe)
    check_total(file, "", "villager", "Villagers", len(content.villagers), 10)


def _check_items(content: Content) -> None:
    file = "items.toml"
    colours: Counter[str] = Counter()
    for where, item in named_entries(file, "item", content.items):
        _check_place(content, file, where, "at", item.at)
        colours[item.colour] += item.count
    for colour in ("red", "blue", "yellow"):
        check_total(file, "", "item", f"{colour} Items", colours[colour], 20)


def _check_monsters(content: Content) -> None:
    file = "monsters.toml"
    monsters = content.monsters
    mats = {mat.id for mat in monsters.mat}
    for where, monster in named_entries(file, "monster", monsters.monster):
        check_one_of(file, where, "mat", "mat", monster.mat, mats)
        _check_place(content, file, where, "start", monster.start, water=monster.swims)
    frenzy: dict[int, str] = {}
    for where, mat in named_entries(file, "mat", monsters.mat):
        if mat.frenzy in frenzy:
            raise ContentError.at(file, where, "frenzy", f'{mat.frenzy} is the number of "{frenzy[mat.frenzy]}"')
        frenzy[mat.frenzy] = mat.id
        figures = [monster.id for monster in monsters.monster if monster.mat == mat.id]
        check_one_of(file, where, "frenzied", "figure on this mat", mat.frenzied, figures)
        if mat.overlay:
            _check_place(content, file, where, "overlay", mat.overlay)
        check_distinct(file, where, "tokens", (token.name for token in mat.tokens))
    check_total(file, "", "mat", "mats", len(monsters.mat), 6)
    check_total(file, "", "monster", "figures", len(monsters.monster), 7)
    tokens = sum(token.count for mat in monsters.mat for token in mat.tokens)
    check_total(file, "", "mat", "Monster tokens", tokens, 20)

    path = monsters.creature.lair_path
    check_total(file, "creature", "lair_path", "X marks", len(path), 19)
    if path[-1] != "blue":
        raise ContentError.at(file, "creature", "lair_path", f"the Lair is {path[-1]}, expected blue")
    for entry, field, places, wanted in (
        ("dracula", "coffins", monsters.dracula.coffins, 4),
        ("invisible_man", "evidence", monsters.invisible_man.evidence, 5),
    ):
        for place in places:
            _check_place(content, file, entry, field, place)
        check_distinct(file, entry, field, places)
        check_total(file, entry, field, "places", len(places), wanted)
    for place in monsters.invisible_man.evidence:
        check_one_of(file, "invisible_man", "evidence", "Item from", place, {item.at for item in content.items})

    tablet = monsters.mummy
    check_distinct(file, "mummy", "spots", tablet.spots)
    check_total(file, "mummy", "spots", "spots", len(tablet.spots), 7)
    for number, groove in enumerate(tablet.grooves):
        for spot in groove:
            check_one_of(file, "mummy", f"grooves[{number}]", "spot", spot, tablet.spots)
    check_distinct(file, "mummy", "grooves", ("-".join(sorted(groove)) for groove in tablet.grooves))

    cure = monsters.wolf_man.cure
    check_total(file, "wolf_man", "cure", "spots", len(cure), 6)
    for strength in cure:
        if not any(item.colour == "blue" and item.strength == strength for item in content.items):
            raise ContentError.at(file, "wolf_man", "cure", f"no blue Item has strength {strength}")


def _check_cards(content: Content) -> None:
    file = "monster_cards.toml"
    monsters = {monster.id: monster.mat for monster in content.monsters.monster}
    swimmers = {monster.id for monster in content.monsters.monster if monster.swims}
    villagers = {villager.id for villager in content.villagers}
    appear: Counter[str] = Counter()
    for where, card in named_entries(file, "card", content.cards):
        check_one_of(file, where, "subject", "mat", card.subject, {VILLAGERS, *monsters.values()})
        for number, symbol in enumerate(card.strikes):
            check_one_of(file, where, f"strikes[{number}]", "monster", symbol, {FRENZY, *monsters})
            if monsters.get(symbol) == card.subject:
                raise ContentError.at(file, where, f"strikes[{number}]", f'"{symbol}" strikes on its own Event')
        if card.dice > content.game.dice.count:
            raise ContentError.at(file, where, "dice", f"{card.dice} dice, but there are {content.game.dice.count}")
        for number, effect in enumerate(card.effect):
            at = f"effect[{number}]"
            if isinstance(effect, Appear):
                check_one_of(file, where, f"{at}.villager", "villager", effect.villager, villagers)
                _check_place(content, file, where, f"{at}.at", effect.at)
                appear[effect.villager] += card.count
                subject = VILLAGERS
            elif isinstance(effect, PassFrenzy | VillagersWalk):
                subject = VILLAGERS
            else:
                check_one_of(file, where, f"{at}.monster", "monster", effect.monster, monsters)
                subject = monsters[effect.monster]
                if isinstance(effect, ReturnTo):
                    _check_place(content, file, where, f"{at}.at", effect.at, water=effect.monster in swimmers)
                if isinstance(effect, Seek):
                    check_one_of(file, where, f"{at}.toward", "monster", effect.toward, monsters)
            if subject != card.subject:
                raise ContentError.at(file, where, at, f'about "{subject}", but the card is about "{card.subject}"')
    for villager in content.villagers:
        check_total(file, "", "card", f'cards where "{villager.id}" appears', appear[villager.id], 1)
    check_total(file, "", "card", "cards", sum(card.count for card in content.cards), 30)


def _check_perks(content: Content) -> None:
    file = "perks.toml"
    monsters = {monster.id for monster in content.monsters.monster}
    for where, perk in named_entries(file, "perk", content.perks):
        for number, monster in enumerate(perk.monsters):
            check_one_of(file, where, f"monsters[{number}]", "monster", monster, monsters)
    check_total(file, "", "perk", "cards", sum(perk.count for perk in content.perks), 20)


def _check_game(content: Content) -> None:
    file = "game.toml"
    game = content.game
    mats = {mat.id for mat in content.monsters.mat}
    if game.players.most > len(content.heroes):
        raise ContentError.at(file, "players", "most", f"{game.players.most} players, but {len(content.heroes)} Heroes")
    for field, level in (("start", game.terror.start), ("solo_start", game.terror.solo_start)):
        if level >= game.terror.skull:
            raise ContentError.at(file, "terror", field, f"{level} is not below the skull at {game.terror.skull}")
    for number, mat in enumerate(game.setup.first_game):
        check_one_of(file, "setup", f"first_game[{number}]", "mat", mat, mats)
    check_distinct(file, "die", "name", (die.name for die in game.die))
    for die in game.die:
        check_total(file, entry_name("die", die), "", "faces", die.hit + die.power + die.blank, 6)


CONTENT: Final = load_content()
