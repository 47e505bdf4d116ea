"""That the content of Horrified fits together: every reference leads somewhere, and what belongs together agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gloam.games.horrified.content_shapes import FRENZY, VILLAGERS, Appear, Content, PassFrenzy, ReturnTo, Seek, VillagersWalk
from gloam.kernel.content import ContentError, check_distinct, check_one_of, check_total, entry_name, named_entries


def check(content: Content) -> None:
    """Raises `ContentError`, naming file, entry and field, where something does not fit."""
    _check_board(content)
    _check_people(content)
    _check_items(content)
    _check_monsters(content)
    _check_cards(content)
    _check_perks(content)
    _check_game(content)


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
    for where, space in named_entries(file, "space", content.spaces):
        if space.named != (space.kind in ("location", "water")):
            raise ContentError.at(file, where, "named", f"a {space.kind} is {'not ' if space.named else ''}named")

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
    file = "villagers.toml"
    for where, villager in named_entries(file, "villager", content.villagers):
        _check_place(content, file, where, "safe", villager.safe)


def _check_items(content: Content) -> None:
    file = "items.toml"
    for where, item in named_entries(file, "item", content.items):
        _check_place(content, file, where, "at", item.at)


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


def _check_perks(content: Content) -> None:
    file = "perks.toml"
    monsters = {monster.id for monster in content.monsters.monster}
    for where, perk in named_entries(file, "perk", content.perks):
        for number, monster in enumerate(perk.monsters):
            check_one_of(file, where, f"monsters[{number}]", "monster", monster, monsters)


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
