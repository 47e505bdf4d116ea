"""The cards: the content holds what the rulebook names, and damaged content is refused by name."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

import gloam
from damage import again, copied, damage, refusal
from gloam.games.house_of_horrors import GAME
from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.content import CONTENT, Character, Content, load_content
from gloam.kernel.content import content_folder

PRINTED = {
    entry["id"]: entry["hourglasses"]
    for file in sorted(content_folder("gloam.games.house_of_horrors").iterdir())
    for entries in tomllib.loads(file.read_text(encoding="utf-8")).values()
    if isinstance(entries, list)
    for entry in entries
    if "hourglasses" in entry
}
"""What the files say of each card's hourglasses."""


def number(name: str) -> int:
    return c.CARDS.index(name)


# ---------------------------------------------------------------- what there is


@pytest.mark.rule("components.player-count")
def test_four_or_five_play_without_a_hint_three_or_six_with_one() -> None:
    assert [GAME.seats_hint(seats) for seats in (4, 5)] == ["", ""]
    for seats in (3, 6):
        assert gloam.new("house_of_horrors", seats).seats == seats
        assert GAME.seats_hint(seats) == "House of Horrors is best with 4 or 5 players."
    assert gloam.new("house_of_horrors").seats == 4
    for seats in (2, 7):
        with pytest.raises(ValueError, match="takes 3 to 6 seats"):
            gloam.new("house_of_horrors", seats)


@pytest.mark.rule("components.house-deck")
def test_the_house_deck_is_rooms_room_items_one_midnight_and_one_dawn() -> None:
    game = gloam.new("house_of_horrors", nature=None)
    kinds = [c.KINDS[card] for card in game.table.house.cards()]  # type: ignore[attr-defined]
    assert {kind: kinds.count(kind) for kind in kinds} == {"room": 28, "room_item": 14, "midnight": 1, "dawn": 1}


@pytest.mark.rule("components.horror-deck")
def test_the_horror_deck_is_explorers_monsters_and_items() -> None:
    kinds = [c.KINDS[card] for card in c.HORROR_CARDS]
    assert {kind: kinds.count(kind) for kind in kinds} == {"explorer": 42, "monster": 44, "item": 27}
    assert len(c.CARDS) == 157


@pytest.mark.rule("components.room-floor")
def test_every_room_lies_on_one_floor() -> None:
    floors = [c.FLOORS[c.ROOM_FLOOR[room]] for room in c.ROOMS]
    assert {floor: floors.count(floor) for floor in floors} == {"basement": 8, "ground": 7, "upper": 7, "attic": 6}
    assert c.FLOORS[c.ROOM_FLOOR[number("room_catacombs")]] == "basement"


@pytest.mark.rule("components.character-floors")
def test_every_character_is_allowed_on_some_floor() -> None:
    for character in range(c.FIRST_ITEM):
        allowed = [floor for floor in range(4) if character in c.MAY_ENTER[floor]]
        assert allowed
        assert tuple(allowed) == tuple(sorted(c.CARD_FLOORS[character]))
    assert [c.FLOORS[floor] for floor in c.CARD_FLOORS[number("monster_colours_from_space")]] == ["attic"]


@pytest.mark.rule("components.character-values")
def test_every_character_has_three_values() -> None:
    for character in range(c.FIRST_ITEM):
        assert len(c.SHOWN[character]) == 3
        assert all(value in ("?", "??") or int(value) >= 0 for value in c.SHOWN[character])
    assert c.SHOWN[number("monster_vampire")] == ("??", "3", "2")
    assert c.SHOWN[number("monster_necromancer")] == ("1", "?", "3")


@pytest.mark.rule("components.hourglasses", "components.light-bulbs")
def test_every_card_has_symbols_or_none() -> None:
    for card in range(len(c.CARDS)):
        assert c.HOURGLASSES[card] >= 0
        assert c.BULBS[card] >= 0
    assert (c.HOURGLASSES[number("room_observatory")], c.BULBS[number("room_observatory")]) == (2, 2)
    assert (c.HOURGLASSES[number("explorer_paperboy")], c.BULBS[number("explorer_paperboy")]) == (0, 0)


@pytest.mark.rule("components.hourglasses")
@pytest.mark.parametrize("name", [name for card, name in enumerate(c.CARDS) if card < c.MIDNIGHT])
def test_a_cards_score_is_its_hourglasses(name: str) -> None:
    """Alone in a player's pile it is worth what its own entry says, and nobody else gets anything."""
    game = gloam.position(f'game = "house_of_horrors"\nseats = 4\npiles = [[], [], ["{name}"], []]')
    assert [player["hourglasses"] for player in game.view()["table"]["players"]] == [0, 0, PRINTED[name.removesuffix("_2")], 0]


@pytest.mark.rule("components.items-fit")
def test_every_item_says_who_can_carry_it_and_what_it_adds() -> None:
    for item in range(c.FIRST_ITEM, c.FIRST_ROOM):
        assert any(item in c.CARRIES[character] for character in range(c.FIRST_ITEM))
        assert all(c.VALUE[battle][item] >= 0 for battle in range(4))
        assert c.VALUE[c.BLOODBATH][item] == sum(c.VALUE[battle][item] for battle in range(3))


OFFICIAL = {
    "room_catacombs": {"kind": "room", "floor": "basement"},
    "room_cistern": {"kind": "room"},
    "room_clock_room": {"kind": "room"},
    "explorer_bartender": {"kind": "explorer", "terror": "3"},
    "explorer_country_doc": {"kind": "explorer", "terror": "1"},
    "explorer_gangster": {"kind": "explorer", "strength": "3"},
    "explorer_college_qb": {"kind": "explorer", "strength": "4"},
    "explorer_vampire_hunter": {},
    "monster_ghost": {"kind": "monster", "terror": "4"},
    "monster_poltergeist": {"kind": "monster", "terror": "2"},
    "monster_shadow_slink": {"kind": "monster", "terror": "2"},
    "monster_necromancer": {"terror": "?"},
    "monster_crawling_hand": {"kind": "monster", "strength": "1"},
    "monster_vampire": {"kind": "monster", "strength": "??"},
    "monster_colours_from_space": {"floors": ["attic"]},
    "item_dark_moon": {"kind": "item", "terror": "1"},
    "special_midnight": {"kind": "midnight"},
    "special_dawn": {"kind": "dawn"},
}


def test_the_cards_of_the_rulebook_are_as_it_says_and_marked() -> None:
    glossary = GAME.shown.glossary()["cards"]
    for name, stated in OFFICIAL.items():
        assert {key: glossary[name][key] for key in stated} == stated
    assert {name for name, card in glossary.items() if card["official"]} == set(OFFICIAL)


def test_every_card_with_an_effect_says_so() -> None:
    for character in range(c.FIRST_ITEM):
        acts = c.CLAIMS[character] or c.RALLIED_BY[character] or c.DRAWS[character] or c.REMOVES_ITEM[character]
        carries_nothing = not c.CARRIES[character]
        if acts or carries_nothing:
            assert c.TEXTS[character]


# ---------------------------------------------------------------- damaged content


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content, to be damaged."""
    return copied("house_of_horrors", tmp_path)


def test_a_whole_copy_is_accepted(folder: Path) -> None:
    assert load_content(folder) == CONTENT


# file, where its entry begins, what is replaced there by what, and what is said about it
DAMAGE = [
    ("explorers.toml", '"explorer_gangster"', "strength = 3", 'strength = "3"', 'explorer "explorer_gangster": strength: invalid'),
    ("explorers.toml", '"explorer_gangster"', "strength = 3", "strength = -1", 'explorer "explorer_gangster": strength: expected'),
    ("explorers.toml", '"explorer_gangster"', "terror = 2\n", "", 'explorer "explorer_gangster": terror: missing'),
    ("explorers.toml", '"explorer_gangster"', "terror", "fear", 'explorer "explorer_gangster": fear: unknown field'),
    ("explorers.toml", '"explorer_gangster"', '["basement", "ground", "upper"]', "[]", "floors: expected array of length >= 1"),
    ("explorers.toml", '"explorer_gangster"', '"upper"', '"roof"', 'explorer "explorer_gangster": floors[2]: no floor "roof"'),
    ("explorers.toml", '"explorer_gangster"', '"upper"', '"ground"', 'explorer "explorer_gangster": floors: "ground" occurs twice'),
    ("explorers.toml", '"explorer_gangster"', '"explorer_gangster"', '"gangster"', 'does not begin with "explorer_"'),
    (
        "explorers.toml",
        '"explorer_gangster"',
        '"explorer_gangster"',
        '"explorer_sailor"',
        'explorer "explorer_sailor": id: used twice',
    ),
    ("explorers.toml", '"explorer_gangster"', '"Gangster"', '"Sailor"', 'name: "Sailor" is used twice'),
    ("explorers.toml", '"explorer_gangster"', "light_bulbs = 0", 'light_bulbs = 0\ntext = "Hm."', "text: needed exactly if"),
    ("explorers.toml", '"explorer_cub_reporter"', "draws = 1", "draws = 0", "text: needed exactly if"),
    (
        "explorers.toml",
        '"explorer_vampire_hunter"',
        '["vampire"]',
        '["vampyre"]',
        'claims.traits[0]: no card with the trait "vampyre"',
    ),
    ("explorers.toml", '"explorer_vampire_hunter"', '["vampire"]', "[]", "claims: names neither a card nor a trait"),
    ("monsters.toml", '"monster_ghoul"', '"explorer_undertaker"', '"explorer_cook"', 'claims.cards[0]: no card "explorer_cook"'),
    ("monsters.toml", '"monster_zombie"', 'trait = "undead"', 'trait = "unread"', 'rally.trait: no card with the trait "unread"'),
    ("monsters.toml", '"monster_zombie"', "strength = 1", "strength = 0", "rally: adds nothing"),
    ("items.toml", '"item_full_moon"', '"beast"', '"armed_beast"', "needs[0]: no character of these sides with the trait"),
    ("items.toml", '"item_silver_bullets"', '["explorer"]', "[]", "sides: expected array of length >= 1"),
    ("items.toml", '"item_crowbar"', '["explorer"]', '["butler"]', "sides[0]: invalid enum value 'butler'"),
    ("items.toml", '"item_crowbar"', '["explorer"]', '["explorer", "explorer"]', 'sides: "explorer" occurs twice'),
    ("items.toml", '"item_crowbar"', "strength = 1\n", "", "has neither values nor symbols nor an effect"),
    ("room_items.toml", '"ritem_fuse_box"', '"ritem_fuse_box"', '"item_fuse_box"', 'does not begin with "ritem_"'),
    ("rooms.toml", '"room_belfry"', '"attic"', '"loft"', 'room "room_belfry": floor: no floor "loft"'),
    ("specials.toml", '"special_dawn"', '"dawn"', '"midnight"', "special: expected one Midnight and one Dawn"),
    ("specials.toml", '"special_midnight"', "characters = 2", "characters = 1", "characters: Midnight alone"),
    ("game.toml", "[players]", "best = [4, 5]", "best = [9]", "players: best: 9 players cannot play"),
    ("game.toml", "[players]", "least = 3", "least = 7", "players: least: 7 is more than 6"),
    ("game.toml", "[players]", "most = 6", "most = 12", "players: most: 12 full hands need more than 113 cards"),
    ("game.toml", "[hand]", "dealt = 6", "dealt = 16", "hand: dealt: 16 is more than 10"),
    ("game.toml", 'id = "upper"', '"Upper Floor"', '"Attic"', 'floor "attic": name: "Attic" is used twice'),
]


@pytest.mark.parametrize(("file", "entry", "good", "bad", "said"), DAMAGE, ids=[damage[4] for damage in DAMAGE])
def test_damaged_content_is_refused_by_name(folder: Path, file: str, entry: str, good: str, bad: str, said: str) -> None:
    damage(folder, file, good, bad, entry)
    told = refusal(load_content, folder)
    assert told.startswith(f"{file}: ")
    assert said in told


def test_more_of_a_kind_is_accepted(folder: Path) -> None:
    again(folder, "rooms.toml", "room", "room_belfry")
    again(folder, "items.toml", "item", "item_crowbar")
    damage(folder, "explorers.toml", "hourglasses = 1", "hourglasses = 1\ncount = 2", '"explorer_gangster"')
    content = load_content(folder)
    assert (len(content.rooms), len(content.items)) == (29, 28)
    assert sum([card.count for card in content.explorers]) == 43


def with_traits(content: Content, name: str, traits: tuple[str, ...]) -> Content:
    """The content with other traits on an Explorer."""

    def changed(card: Character) -> Character:
        return msgspec.structs.replace(card, traits=traits) if card.id == name else card

    return msgspec.structs.replace(content, explorers=tuple(changed(card) for card in content.explorers))


def test_what_is_unclaimable_is_never_a_target() -> None:
    slasher, artist = number("monster_masked_slasher"), number("explorer_escape_artist")
    young = with_traits(CONTENT, "explorer_escape_artist", ("teen",))
    assert artist in c.claim_targets(young)[slasher]
    young_and_quick = with_traits(CONTENT, "explorer_escape_artist", ("teen", "unclaimable"))
    assert artist not in c.claim_targets(young_and_quick)[slasher]
    assert not any(artist in targets for targets in c.CLAIMS)
