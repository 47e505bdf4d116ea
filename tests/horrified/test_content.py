"""Horrified's components: the content holds what the rulebook counts, and damaged content is refused by name."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from damage import again, copied, damage, refusal
from gloam.games.horrified import components as c
from gloam.games.horrified.content import CONTENT, load_content
from gloam.games.horrified.content_shapes import Appear, ReturnTo
from gloam.games.horrified.parts import Parts
from gloam.games.horrified.rules.hero import BY_HERO, SPECIALS, HeroRules
from gloam.games.horrified.rules.monsters.creature import CREATURE, LAIR, LAIR_PATH
from gloam.games.horrified.rules.monsters.dracula import COFFINS, DRACULA
from gloam.games.horrified.rules.monsters.frankenstein import BRIDE, FRANKENSTEIN, HUMANITY_MAX
from gloam.games.horrified.rules.monsters.invisible_man import EVIDENCE, INVISIBLE_MAN
from gloam.games.horrified.rules.monsters.mummy import GROOVES, MUMMY, SCARABS_HOME
from gloam.games.horrified.rules.monsters.wolf_man import CURE_STRENGTHS, WOLF_MAN
from gloam.kernel.boards.graphs import FAR
from gloam.kernel.content import ContentError, content_folder

SWIMMER = c.FIRST_MONSTER + CREATURE
BY_WATER = c.FIGURE_DISTANCE[SWIMMER]

# ---------------------------------------------------------------- damaged content


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content, to be damaged."""
    return copied("horrified", tmp_path)


def test_a_whole_copy_is_accepted(folder: Path) -> None:
    assert load_content(folder) == CONTENT


# file, where its entry begins, what is replaced there by what, and what is said about it
DAMAGE = [
    # the wrong type, an unknown or a missing field
    ("heroes.toml", 'id = "mayor"', "= 5", '= "5"', 'hero "mayor": actions: expected int, got str'),
    ("heroes.toml", 'id = "mayor"', "actions = 5\n", "", 'hero "mayor": actions: missing'),
    ("villagers.toml", 'id = "lucy"', "safe =", "save =", 'villager "lucy": save: unknown field'),
    ("items.toml", 'id = "dart"', "= 2\nat", "= 7\nat", 'item "dart": strength: expected int <= 6'),
    ("items.toml", 'id = "dart"', "= 2\nat", "= 0\nat", 'item "dart": strength: expected int >= 1'),
    ("items.toml", 'id = "dart"', '"red"', '"green"', "item \"dart\": colour: invalid enum value 'green'"),
    ("board.toml", 'id = "inn"', "x = 0.566", "x = 566.0", 'space "inn": x: expected float <= 1.0'),
    (
        "monster_cards.toml",
        'id = "sunrise"',
        'do = "return_to"',
        'do = "fly_to"',
        "card \"sunrise\": effect[0].do: invalid value 'fly_to'",
    ),
    (
        "monster_cards.toml",
        'id = "the_meeting"',
        "spaces = 2",
        'spaces = "2"',
        'card "the_meeting": effect[0].spaces: expected int, got str',
    ),
    # a place, Villager or Monster that does not exist or does not fit
    ("heroes.toml", 'id = "mayor"', '"theatre"', '"opera"', 'hero "mayor": start: no place "opera" on the board'),
    ("heroes.toml", 'id = "mayor"', '"theatre"', '"river"', 'hero "mayor": start: "river" is water'),
    (
        "villagers.toml",
        'id = "lucy"',
        '"mansion"',
        '"manor"',
        'villager "lucy": safe: no place "manor" on the board',
    ),
    ("items.toml", 'id = "dart"', '"inn"', '"fountain"', 'item "dart": at: "fountain" has no name on the board'),
    ("board.toml", "[paths]", '["cave", "camp"]', '["cave", "cam"]', 'paths: lit[0]: no space "cam"'),
    (
        "board.toml",
        "[paths]",
        '["cave", "camp"]',
        '["camp", "bridge_north"]',
        'paths: lit[1]: "camp" and "bridge_north" are joined twice',
    ),
    ("board.toml", "[paths]", '    ["cave", "camp"],\n', "", 'paths: lit: "cave" cannot be reached'),
    (
        "board.toml",
        "[paths]",
        '["cave", "camp"]',
        '["cave", "lagoon"]',
        "paths: lit[0]: a lit path leads to no water",
    ),
    (
        "monsters.toml",
        'id = "mummy"\nname = "Mummy"',
        '"museum"',
        '"lagoon"',
        'monster "mummy": start: "lagoon" is water',
    ),
    ("monsters.toml", 'id = "bride"', '"frankenstein_bride"', '"bride"', 'monster "bride": mat: no mat "bride"'),
    (
        "monsters.toml",
        'name = "The Mummy"',
        '"mummy"\n',
        '"bride"\n',
        'mat "mummy": frenzied: no figure on this mat "bride"',
    ),
    (
        "monster_cards.toml",
        'id = "the_innocent"',
        'villager = "maria"',
        'villager = "mario"',
        'card "the_innocent": effect[0].villager: no villager "mario"',
    ),
    (
        "monster_cards.toml",
        'id = "sunrise"',
        'subject = "dracula"',
        'subject = "vampire"',
        'card "sunrise": subject: no mat "vampire"',
    ),
    (
        "monster_cards.toml",
        'id = "sunrise"',
        '"invisible_man"',
        '"visible_man"',
        'card "sunrise": strikes[0]: no monster "visible_man"',
    ),
    (
        "monster_cards.toml",
        'id = "sunrise"',
        '"invisible_man"',
        '"dracula"',
        'card "sunrise": strikes[0]: "dracula" strikes on its own Event',
    ),
    (
        "monster_cards.toml",
        'id = "sunrise"',
        'monster = "dracula"',
        'monster = "mummy"',
        'card "sunrise": effect[0]: about "mummy", but the card is about "dracula"',
    ),
    (
        "perks.toml",
        'id = "mob_justice"',
        '"bride"',
        '"groom"',
        'perk "mob_justice": monsters[1]: no monster "groom"',
    ),
    ("game.toml", "[setup]", '"dracula"', '"bride"', 'setup: first_game[1]: no mat "bride"'),
    # an id or a number used twice
    ("heroes.toml", 'id = "courier"', 'id = "courier"', 'id = "mayor"', 'hero "mayor": id: used twice'),
    ("board.toml", 'id = "inn"', 'id = "inn"', 'id = "camp"', 'space "camp": id: used twice'),
    ("perks.toml", 'id = "rush"', '"Rush"', '"Hurry"', 'perk "rush": name: "Hurry" is used twice'),
    (
        "monsters.toml",
        'id = "wolf_man"\nname = "The',
        "= 5",
        "= 6",
        'mat "wolf_man": frenzy: 6 is the number of "invisible_man"',
    ),
    # what does not agree
    (
        "heroes.toml",
        'id = "mayor"',
        'special = "none"',
        'special = "action"',
        'hero "mayor": text: needed exactly if there is a special action',
    ),
    (
        "monster_cards.toml",
        'id = "the_innocent"',
        "count = 1",
        "count = 2",
        'card: 2 cards where "maria" appears, expected 1',
    ),
    ("game.toml", '"2-1-3"', "hit = 2", "hit = 3", 'die "2-1-3": 7 faces, expected 6'),
    ("game.toml", "[terror]", "start = 0", "start = 7", "terror: start: 7 is not below the skull at 7"),
]


@pytest.mark.parametrize(("file", "entry", "good", "bad", "message"), DAMAGE, ids=[row[-1] for row in DAMAGE])
def test_damage_is_named(folder: Path, file: str, entry: str, good: str, bad: str, message: str) -> None:
    damage(folder, file, good, bad, entry)
    assert refusal(load_content, folder) == f"{file}: {message}"


def test_more_of_a_kind_is_accepted(folder: Path) -> None:
    again(folder, "heroes.toml", "hero", "mayor")
    again(folder, "perks.toml", "perk", "rush")
    again(folder, "monster_cards.toml", "card", "thief")
    damage(folder, "items.toml", "count = 2", "count = 3", 'id = "dart"')
    content = load_content(folder)
    assert content.heroes[:-1] == CONTENT.heroes
    assert content.heroes[-1].id == "mayor_again"
    assert len(content.perks) == len(CONTENT.perks) + 1
    assert len(content.cards) == len(CONTENT.cards) + 1


def test_every_villager_needs_a_card_to_appear_on(folder: Path) -> None:
    again(folder, "villagers.toml", "villager", "maria")
    message = 'monster_cards.toml: card: 0 cards where "maria_again" appears, expected 1'
    assert refusal(load_content, folder) == message


@pytest.mark.parametrize("file", sorted(file.name for file in content_folder("gloam.games.horrified").iterdir()))
def test_a_broken_or_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).write_text("[[", encoding="utf-8")
    with pytest.raises(ContentError, match=f"^{file}: not TOML: "):
        load_content(folder)
    (folder / file).unlink()
    with pytest.raises(ContentError, match=f"^{file}: no such file$"):
        load_content(folder)


def test_a_missing_folder_is_an_error_too(folder: Path) -> None:
    shutil.rmtree(folder)
    with pytest.raises(ContentError, match="no such file"):
        load_content(folder)


# ---------------------------------------------------------------- the components of the rulebook


@pytest.mark.rule("components.board")
def test_one_board_with_two_bridges_and_three_waters() -> None:
    kinds = Counter(space.kind for space in CONTENT.spaces)
    assert kinds == {"location": 19, "plaza": 2, "bridge": 2, "water": 3}
    assert len(c.SPACES) == 26
    assert [c.SPACE_NAMES[space] for space in range(26) if c.IS_WATER[space]] == ["Lagoon", "River", "Waterfront"]
    assert {c.SPACE_NAMES[space] for space in range(26) if not c.IS_NAMED[space]} == {
        "North Bridge",
        "South Bridge",
        "Fountain",
        "Lamppost",
    }


@pytest.mark.rule("components.hero-badges")
def test_seven_badges_each_with_a_start_and_actions() -> None:
    assert c.HEROES == ("archaeologist", "courier", "explorer", "inspector", "mayor", "professor", "scientist")
    for hero in range(7):
        assert c.HERO_ACTIONS[hero] >= 1
        assert c.HERO_START[hero] in c.LAND
        assert c.IS_NAMED[c.HERO_START[hero]]
    assert c.HERO_ACTIONS == (4, 4, 3, 4, 5, 4, 4)
    assert [c.HEROES[hero] for hero in range(7) if not c.HERO_SPECIAL_TEXT[hero]] == ["mayor"]


@pytest.mark.rule("components.hero-movers")
def test_each_badge_has_one_mover() -> None:
    movers = c.FIGURES[: c.FIRST_VILLAGER]
    assert len(movers) == 7
    assert Counter(movers) == Counter(c.HEROES)
    assert all(c.FIGURES.count(hero) == 1 for hero in c.HEROES)


@pytest.mark.rule("components.monster-mats")
def test_six_mats_one_of_them_shared() -> None:
    assert c.MAT_NAMES == (
        "Creature from the Black Lagoon",
        "Dracula",
        "Frankenstein and the Bride",
        "The Invisible Man",
        "The Mummy",
        "The Wolf Man",
    )
    assert len(c.MATS) == 6
    assert c.MAT_FIGURES[c.MATS.index("frankenstein_bride")] == (FRANKENSTEIN, BRIDE)
    assert sorted(c.MAT_FRENZY) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("components.monster-figures")
def test_seven_figures_two_of_them_on_one_mat() -> None:
    assert len(c.MONSTERS) == 7
    assert c.FIGURES[c.FIRST_MONSTER :] == c.MONSTERS
    assert sorted(Counter(c.MAT_OF).values()) == [1, 1, 1, 1, 1, 2]
    assert c.MAT_OF[FRANKENSTEIN] == c.MAT_OF[BRIDE]
    for mat in range(6):
        assert all(c.MAT_OF[monster] == mat for monster in c.MAT_FIGURES[mat])
        assert c.MAT_FRENZIED[mat] in c.MAT_FIGURES[mat]


@pytest.mark.rule("components.villager-movers")
def test_ten_villagers_each_with_one_safe_location() -> None:
    assert len(c.VILLAGERS) == len(set(c.VILLAGERS)) == 10
    assert c.FIGURES[c.FIRST_VILLAGER : c.PEOPLE] == c.VILLAGERS
    for safe in c.VILLAGER_SAFE:
        assert c.IS_NAMED[safe]
        assert safe in c.LAND


@pytest.mark.rule("components.item-tokens")
def test_sixty_items() -> None:
    assert len(c.ALL_ITEMS) == 60
    assert Counter(c.ALL_ITEMS) == dict(enumerate(c.ITEM_COUNT))
    assert len(c.ITEMS) == 39


@pytest.mark.rule("components.item-attributes")
def test_every_item_has_colour_strength_and_location() -> None:
    for item in c.ALL_ITEMS:
        assert c.ITEM_COLOUR[item] in (c.RED, c.BLUE, c.YELLOW)
        assert c.ITEM_STRENGTH[item] > 0
        assert c.IS_NAMED[c.ITEM_PLACE[item]]
        assert c.ITEM_PLACE[item] in c.LAND
    assert Counter(c.ITEM_COLOUR[item] for item in c.ALL_ITEMS) == {c.RED: 20, c.BLUE: 20, c.YELLOW: 20}


@pytest.mark.rule("components.item-strengths")
def test_strengths_lie_between_one_and_six() -> None:
    assert min(c.ITEM_STRENGTH) >= 1
    assert max(c.ITEM_STRENGTH) <= 6
    spread = Counter((c.ITEM_COLOUR[item], c.ITEM_STRENGTH[item]) for item in c.ALL_ITEMS)
    assert {strength: spread[c.RED, strength] for strength in range(1, 7)} == {1: 0, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4}
    assert {strength: spread[c.BLUE, strength] for strength in range(1, 7)} == {1: 6, 2: 8, 3: 6, 4: 0, 5: 0, 6: 0}
    assert {strength: spread[c.YELLOW, strength] for strength in range(1, 7)} == {1: 0, 2: 6, 3: 8, 4: 6, 5: 0, 6: 0}


@pytest.mark.rule("components.monster-tokens")
def test_twenty_monster_tokens() -> None:
    assert sum(count for _, count in c.MONSTER_TOKENS) == 20
    assert dict(c.MONSTER_TOKENS)["Coffin"] == len(COFFINS)
    assert dict(c.MONSTER_TOKENS)["Scarab"] == len(GROOVES) - 1
    overlays = {f"{c.SPACE_NAMES[space]} overlay" for space in c.MAT_OVERLAY if space != c.NO_OVERLAY}
    assert overlays == {name for name, _ in c.MONSTER_TOKENS if name.endswith("overlay")}


@pytest.mark.rule("components.monster-cards")
def test_thirty_monster_cards_each_with_three_parts() -> None:
    assert len(c.ALL_CARDS) == 30
    assert len(c.CARDS) == 21
    for card in c.ALL_CARDS:
        assert c.CARD_ITEMS[card] >= 0
        assert c.CARD_TEXT[card]
        assert c.CARD_EFFECT[card]
        assert c.CARD_STRIKES[card]
        assert c.CARD_MOVE[card] >= 1
        assert 1 <= c.CARD_DICE[card] <= c.DICE
    assert sum(c.CARD_ITEMS[card] for card in c.ALL_CARDS) == 58


@pytest.mark.rule("components.perk-cards")
def test_twenty_perk_cards() -> None:
    assert len(c.ALL_PERKS) == 20
    assert len(c.PERKS) == 15
    assert {c.PERKS[perk]: c.PERK_MONSTERS[perk] for perk in range(15) if c.PERK_MONSTERS[perk]} == {
        "brandish_crucifix": (DRACULA,),
        "hunter_becomes_prey": (WOLF_MAN,),
        "mob_justice": (FRANKENSTEIN, BRIDE),
        "power_of_the_ancients": (MUMMY,),
        "show_of_force": (CREATURE,),
        "visit_from_the_detective": (INVISIBLE_MAN,),
    }


@pytest.mark.rule("setup.location-definition")
def test_every_place_mentioned_is_one_named_space() -> None:
    mentioned = [hero.start for hero in CONTENT.heroes]
    mentioned += [villager.safe for villager in CONTENT.villagers]
    mentioned += [item.at for item in CONTENT.items]
    mentioned += [monster.start for monster in CONTENT.monsters.monster]
    mentioned += [mat.overlay for mat in CONTENT.monsters.mat if mat.overlay]
    mentioned += [step.at for card in CONTENT.cards for step in card.effect if isinstance(step, Appear | ReturnTo)]
    for place in mentioned:
        found = [space for space in CONTENT.spaces if space.id == place]
        assert len(found) == 1
        assert found[0].named
        assert [space.name for space in CONTENT.spaces].count(found[0].name) == 1


def test_a_card_that_names_a_place_does_so_in_its_text() -> None:
    for card in CONTENT.cards:
        for step in card.effect:
            if isinstance(step, Appear | ReturnTo):
                assert c.SPACE_NAMES[c.SPACES.index(step.at)] in card.text
            if isinstance(step, Appear):
                assert c.VILLAGER_NAMES[c.VILLAGERS.index(step.villager)] in card.text


@pytest.mark.rule("event.subject")
def test_an_event_is_about_villagers_or_one_mat() -> None:
    subjects = Counter(c.CARD_SUBJECT[card] for card in c.ALL_CARDS)
    assert subjects == {c.VILLAGER_EVENT: 12, 0: 3, 1: 3, 2: 3, 3: 3, 4: 3, 5: 3}
    of_villagers = {"appear", "pass_frenzy", "villagers_walk"}
    for subject, effect in zip(c.CARD_SUBJECT, c.CARD_EFFECT, strict=True):
        for step in effect:
            if subject == c.VILLAGER_EVENT:
                assert step[0] in of_villagers
            else:
                assert step[0] not in of_villagers
                assert step[1] in c.MAT_FIGURES[subject]


@pytest.mark.rule("strike.event-monster-does-not-strike")
def test_no_monster_strikes_on_its_own_event() -> None:
    coloured = [card for card in range(len(c.CARDS)) if c.CARD_SUBJECT[card] != c.VILLAGER_EVENT]
    assert len(coloured) == 10
    for card in coloured:
        assert not set(c.CARD_STRIKES[card]) & set(c.MAT_FIGURES[c.CARD_SUBJECT[card]])


# ---------------------------------------------------------------- the board's paths


def reachable(start: int, closed: set[int]) -> set[int]:
    """The spaces that lit paths join to `start` when some spaces are closed."""
    reached, ahead = {start}, [start]
    while ahead:
        for step in c.LIT[ahead.pop()]:
            if step not in reached and step not in closed:
                reached.add(step)
                ahead.append(step)
    return reached


@pytest.mark.rule("actions.move.river-only-by-bridge")
def test_without_bridges_the_banks_are_apart() -> None:
    bridges = {space for space in range(26) if c.SPACE_KIND[space] == "bridge"}
    south = reachable(c.SPACES.index("mansion"), bridges)
    north = reachable(c.SPACES.index("fountain"), bridges) | reachable(c.CAMP, bridges)
    assert not south & north
    assert south | north | bridges == set(c.LAND)
    assert {c.HOSPITAL, c.MUSEUM, c.LABORATORY, c.GRAVEYARD, c.CRYPT} <= south
    assert {c.PRECINCT, c.DUNGEON, c.CAMP} <= north
    for bridge in bridges:  # either bridge alone joins them
        assert south < reachable(c.SPACES.index("fountain"), bridges - {bridge})


def test_lit_paths_join_all_land_and_no_water() -> None:
    for space in range(26):
        assert (not c.LIT[space]) == c.IS_WATER[space]
        assert c.LIT[space] == tuple(sorted(c.LIT[space]))
        assert set(c.LIT[space]) <= set(c.WATERWAYS[space])
        assert all(space in c.LIT[step] for step in c.LIT[space])
        assert all(space in c.WATERWAYS[step] for step in c.WATERWAYS[space])
        for other in range(26):
            near = space == other or not (c.IS_WATER[space] or c.IS_WATER[other])
            assert (c.DISTANCE[space][other] < FAR) == near
            assert BY_WATER[space][other] <= c.DISTANCE[space][other]
            assert BY_WATER[space][other] < FAR


@pytest.mark.parametrize(
    ("neighbours", "distance", "toward"),
    [
        (c.LIT, c.DISTANCE, c.TOWARD),
        (c.WATERWAYS, BY_WATER, c.FIGURE_TOWARD[SWIMMER]),
    ],
    ids=["lit", "creature"],
)
def test_toward_is_every_first_step_of_a_shortest_path(
    neighbours: tuple[tuple[int, ...], ...],
    distance: tuple[tuple[int, ...], ...],
    toward: tuple[tuple[tuple[int, ...], ...], ...],
) -> None:
    for a in range(26):
        for b in range(26):
            assert distance[a][b] == distance[b][a]
            if a == b or distance[a][b] == FAR:
                assert toward[a][b] == ()
            else:
                assert toward[a][b]
                assert toward[a][b] == tuple(s for s in neighbours[a] if distance[s][b] == distance[a][b] - 1)


def test_the_creature_takes_the_water_where_it_is_shorter() -> None:
    cave, abbey, docks = c.SPACES.index("cave"), c.SPACES.index("abbey"), c.SPACES.index("docks")
    institute = c.SPACES.index("institute")
    assert (c.DISTANCE[cave][abbey], BY_WATER[cave][abbey]) == (4, 2)
    assert c.FIGURE_TOWARD[SWIMMER][cave][abbey] == (c.LAGOON,)
    assert (c.DISTANCE[docks][institute], BY_WATER[docks][institute]) == (6, 2)


# ---------------------------------------------------------------- the tables


def test_a_hero_has_rules_of_its_own_exactly_if_it_has_a_text() -> None:
    assert [type(rules) is not HeroRules for rules in BY_HERO] == [hero.special != "none" for hero in CONTENT.heroes]
    assert {"reach", "jump", "lead"} == SPECIALS


def test_numbers_named_in_the_rules_are_the_numbers_of_the_tables() -> None:
    monsters = [CREATURE, DRACULA, FRANKENSTEIN, BRIDE, INVISIBLE_MAN, MUMMY, WOLF_MAN]
    assert monsters == list(range(7))
    assert len(c.MONSTERS) == c.FRENZY
    assert len(c.HEROES) == c.FIRST_VILLAGER
    assert len(c.HEROES + c.VILLAGERS) == c.PEOPLE == c.FIRST_MONSTER
    assert len(set(c.FIGURES)) == len(c.FIGURE_NAMES) == 24
    assert (c.COLOURS[c.RED], c.COLOURS[c.BLUE], c.COLOURS[c.YELLOW]) == ("red", "blue", "yellow")
    assert (c.FACES[c.HIT], c.FACES[c.POWER], c.FACES[c.BLANK]) == ("hit", "power", "blank")
    assert c.SPACES[c.HOSPITAL] == "hospital"


def test_effects_are_steps_with_numbers() -> None:
    steps = {card: c.CARD_EFFECT[kind] for kind, card in enumerate(c.CARDS)}
    assert steps["the_innocent"] == (("appear", c.VILLAGERS.index("maria"), c.SPACES.index("barn")),)
    assert steps["on_the_move"] == (("pass_frenzy",), ("villagers_walk", 1))
    assert steps["hypnotic_gaze"] == (("hypnotise", DRACULA, 3),)
    assert steps["form_of_the_bat"] == (("swoop", DRACULA),)
    assert steps["sunrise"] == (("return_to", DRACULA, c.CRYPT),)
    assert steps["retreat_lagoon"] == (("return_to", CREATURE, c.LAGOON),)
    assert steps["thief"] == (("raid", INVISIBLE_MAN),)
    assert steps["the_hunt_is_on"] == (("hunt", WOLF_MAN, 3),)
    assert steps["reincarnated_soul"] == (("lure", MUMMY, 3),)
    assert steps["the_meeting"] == (("seek", BRIDE, FRANKENSTEIN, 2),)


def test_the_monsters_parts() -> None:
    assert len(LAIR_PATH) == LAIR == 19
    assert LAIR_PATH[-1] == c.BLUE
    for group in range(6):  # each three marks show all three colours
        assert sorted(LAIR_PATH[3 * group : 3 * group + 3]) == [c.RED, c.BLUE, c.YELLOW]
    assert {c.SPACES[space] for space in COFFINS} == {"cave", "dungeon", "crypt", "graveyard"}
    assert [c.SPACES[space] for space in EVIDENCE] == ["inn", "barn", "mansion", "laboratory", "institute"]
    assert HUMANITY_MAX == (11, 8)
    assert CURE_STRENGTHS == (1, 1, 2, 2, 3, 3)
    assert {c.ITEM_STRENGTH[item] for item in range(len(c.ITEMS)) if c.ITEM_COLOUR[item] == c.BLUE} >= set(CURE_STRENGTHS)
    assert set(c.ITEM_PLACE) >= set(EVIDENCE)
    assert len(GROOVES) == len(SCARABS_HOME)
    assert GROOVES == ((1, 5, 6), (0, 2, 6), (1, 3, 6), (2, 4, 6), (3, 5, 6), (0, 4, 6), (0, 1, 2, 3, 4, 5))


@pytest.mark.parametrize(
    ("told", "error"),
    [
        ({}, "parts.spaces: missing"),
        ({"spaces": "cave"}, "parts.spaces: Expected `array`, got `str`"),
        ({"spaces": ["cellar"]}, 'parts.spaces: no space "cellar"'),
        ({"spaces": ["lagoon"]}, 'parts.spaces: "lagoon" is no location'),
        ({"spaces": ["crypt", "cave", "crypt"]}, 'parts.spaces: "crypt" occurs twice'),
    ],
)
def test_damage_in_the_parts_of_a_mat_is_named(told: dict[str, object], error: str) -> None:
    with pytest.raises(ContentError) as damage:
        Parts("dracula", told).places("spaces")
    assert str(damage.value) == f'monsters.toml: mat "dracula": {error}'


def test_terror_dice_and_setup() -> None:
    assert (c.TERROR_START, c.SOLO_TERROR_START, c.SKULL) == (0, 3, 7)
    assert [name for name, _ in c.DICE_FACES] == ["2-1-3", "3-1-2", "1-1-4"]
    for name, faces in c.DICE_FACES:
        assert name == "-".join(str(faces.count(face)) for face in (c.HIT, c.POWER, c.BLANK))
        assert len(faces) == 6
    assert (c.ITEMS_AT_START, c.PERKS_AT_START) == (12, 1)
    assert (c.FEWEST_PLAYERS, c.MOST_PLAYERS) == (1, 5)
    assert (c.NOVICE, c.STANDARD, c.CHALLENGING) == (2, 3, 4)
    assert [c.MATS[mat] for mat in c.FIRST_GAME] == ["creature", "dracula"]


def test_who_and_what_stays_away_from_a_solo_game() -> None:
    assert [c.HEROES[hero] for hero in range(7) if not c.HERO_SOLO[hero]] == ["courier"]
    assert {perk for perk in range(15) if not c.PERK_SOLO[perk]} == {c.SPECIAL_DELIVERY, c.CONDUCT_AN_INVESTIGATION}
