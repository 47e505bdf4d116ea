"""What is in the box."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import gloam
from damage import copied, damage, refusal
from gloam.games.the_victim import components as c
from gloam.games.the_victim.content import CONTENT, EvilDice, load_content
from gloam.games.the_victim.rules.evil_rules import BY_EVIL, EvilRules
from the_victim.conftest import Begin, Sit

TOKENS = CONTENT.game.tokens


@pytest.mark.rule("components.players-and-time")
def test_two_to_six_play() -> None:
    for seats in (1, 7):
        with pytest.raises(ValueError, match="takes 2 to 6 seats"):
            gloam.new("the_victim", seats)
    for seats in range(2, 7):
        assert gloam.new("the_victim", seats).seats == seats


@pytest.mark.rule("components.map-tiles")
def test_forty_tiles_with_one_camp_and_one_bunker() -> None:
    kinds = Counter([tile.kind for tile in CONTENT.tiles])
    assert len(CONTENT.tiles) == 40
    assert kinds["camp"] == kinds["bunker"] == 1
    assert kinds == {
        "camp": 1,
        "bunker": 1,
        "decoder": 6,
        "corpse": 6,
        "curse": 4,
        "test": 8,
        "herb": 2,
        "plane": 2,
        "path": 10,
    }


@pytest.mark.rule("components.victim-boards")
def test_six_victims() -> None:
    assert set(c.VICTIMS) == {"rolita", "diego", "lucien", "anya", "vivian", "sean"}
    for victim in CONTENT.victims:
        assert set(victim.start) == {"agi", "vit", "int", "luk"}
        assert victim.active.name
        assert victim.passive.needs


def test_every_evil_has_rules_of_its_own() -> None:
    assert [type(rules) is not EvilRules for rules in BY_EVIL] == [True] * len(c.EVILS) + [False]


@pytest.mark.rule("components.evil-boards")
def test_six_evils() -> None:
    assert set(c.EVILS) == {"werewolf", "wendigo", "witch", "widow", "doppelganger", "ghost"}
    for evil in CONTENT.evils:
        assert len({evil.passive.id, evil.first.id, evil.second.id, evil.death.id}) == 4


@pytest.mark.rule("components.victim-dice")
def test_five_victim_dice_are_the_most_that_are_rolled(sit: Sit) -> None:
    assert c.DICE == 5
    play = sit(status="anya agi 5", tiles="camp n path_1")
    play.answer("run", nature="0 0 0 0 1")
    assert play.rolls() == [("anya", "agi", 5)]


@pytest.mark.rule("components.evil-dice")
@pytest.mark.parametrize("dice", CONTENT.game.evil_dice, ids=lambda dice: dice.name)
def test_evil_dice_show_numbers_and_rage(dice: EvilDice) -> None:
    for faces, sides in ((dice.d6, 6), (dice.d10, 10)):
        assert len(faces) == sides
        assert 0 in faces
        assert max(faces) > 0


@pytest.mark.rule("components.item-cards")
def test_22_items() -> None:
    counts = {item.id: item.count for item in CONTENT.items}
    once = ("aid_box", "firework", "flashlight", "manual", "gun", "hammer")
    assert counts == {**dict.fromkeys(once, 3), "amulet": 1, "calculator": 1, "jacket": 1, "shoes": 1}
    assert {item.id for item in CONTENT.items if item.worn} == {"amulet", "calculator", "jacket", "shoes"}


@pytest.mark.rule("components.event-cards")
def test_25_events_with_one_darkness() -> None:
    counts = {event.id: event.count for event in CONTENT.events}
    assert sum(counts.values()) == 25
    assert len(counts) == 9
    assert counts["darkness"] == 1


@pytest.mark.rule("components.curse-cards")
def test_a_curse_for_each_evil(begin: Begin) -> None:
    assert [evil.curse for evil in CONTENT.evils if evil.id == "werewolf"] == ["int"]
    assert begin(4).table.curses.cards() == tuple(range(6))


@pytest.mark.rule("components.marker-cubes")
def test_four_cubes_a_board(begin: Begin) -> None:
    play = begin(6, victims=list(c.VICTIMS))
    cubes = [play.victim(victim)[status] for victim in c.VICTIMS for status in ("agi", "vit", "int", "luk")]
    assert len(cubes) == TOKENS.cubes == 24
    assert all(cubes)


@pytest.mark.rule("components.wound-tokens")
def test_two_wounds_for_each() -> None:
    assert TOKENS.wound == 12 == 2 * len(c.VICTIMS)
    assert c.WOUNDS == 2


@pytest.mark.rule(
    "components.decoder-tokens",
    "components.herb-tokens",
    "components.black-box-tokens",
    "components.number-tokens",
    "components.symbol-tokens",
)
def test_tokens_as_counted() -> None:
    assert (TOKENS.decoder, TOKENS.herb, TOKENS.black_box) == (6, 2, 2)
    assert len(c.NUMBERS) == 6
    assert len(c.ALL_SYMBOLS) == 8


@pytest.mark.rule("components.gate-tokens")
def test_one_of_ten_gates_is_drawn(sit: Sit) -> None:
    assert len(c.GATES) == 10
    play = sit(tiles="camp n bunker")
    play.answer("run", "step bunker", "end", nature="1 0 0 12")
    play.answer("run", "step bunker", nature="1 0")
    assert play.view["bunker"]["gate"] == 12
    assert len(play.table.gates) == 9


@pytest.mark.rule("components.skill-tokens")
def test_skill_tokens(sit: Sit) -> None:
    tokens = {victim.id: victim.token for victim in CONTENT.victims}
    assert tokens == {
        "rolita": "",
        "diego": "",
        "lucien": "smart_link",
        "anya": "ground_analyze",
        "vivian": "self_heal",
        "sean": "shooting",
    }
    assert [TOKENS.smart_link, TOKENS.ground_analyze, TOKENS.self_heal, TOKENS.shooting] == [1, 1, 1, 1]
    play = sit("lucien anya diego sean", turn="anya")
    play.answer("use ground_analyze", "on diego", "end")
    assert play.victim("diego")["tokens"] == ["ground_analyze"]


@pytest.mark.rule("components.yellow-red-purple-tokens")
def test_six_of_each_colour() -> None:
    assert (TOKENS.yellow, TOKENS.red, TOKENS.purple) == (6, 6, 6)
    assert c.WEBS == c.SHADOWS == 6
    assert c.PURPLE == 6


@pytest.mark.rule("components.bunker-board")
def test_the_bunker_board_has_a_gate_and_a_row(sit: Sit) -> None:
    play = sit(tiles="camp n bunker", at="anya bunker", gate=12, tokens="1 plus")
    play.answer("place 1 1")
    assert (play.view["bunker"]["gate"], play.view["bunker"]["row"], play.view["bunker"]["tokens"]) == (12, ["1"], ["plus"])


# ---------------------------------------------------------------- what is wrong with content is told


@pytest.mark.parametrize(
    ("file", "old", "new", "error"),
    [
        ("tiles.toml", 'id = "camp"', 'id = "decoder_1"', 'tiles.toml: tile "decoder_1": id: used twice'),
        ("tiles.toml", 'test = "agi"\n', "", 'tiles.toml: tile "test_agi_1": test: belongs to Test tiles, and to each of them'),
        (
            "tiles.toml",
            'exits = ["n", "s"]',
            'exits = ["n"]',
            'tiles.toml: tile "corpse_6": exits: a tile needs two exits, so that it leads on',
        ),
        ("victims.toml", 'item = "firework"', 'item = "whistle"', 'victims.toml: victim "rolita": item: no item "whistle"'),
        (
            "victims.toml",
            "int = 2, luk = 2 }\nitem",
            "int = 2 }\nitem",
            'victims.toml: victim "rolita": start: 3 statuses, expected 4',
        ),
        ("evils.toml", 'id = "frenzy"', 'id = "shock"', 'evils.toml: id: "shock" occurs twice'),
        (
            "events.toml",
            'name = "Darkness"\ncount = 1',
            'name = "Darkness"\ncount = 2',
            'events.toml: event "darkness": count: there is exactly one',
        ),
        ("tiles.toml", 'kind = "herb"', 'kind = "path"', "tiles.toml: 1 herb tiles, expected 2"),
        ("game.toml", "characters = 2", "characters = 3", "game.toml: mode 1: characters: expected int <= 2"),
        ("game.toml", 'victim_die = "0-1-1-1-1-2"', 'victim_die = "1-6"', "game.toml: mode 2: victim_die: there is no such die"),
    ],
)
def test_an_error_names_file_entry_and_field(tmp_path: Path, file: str, old: str, new: str, error: str) -> None:
    folder = copied("the_victim", tmp_path)
    damage(folder, file, old, new)
    assert refusal(load_content, folder) == error
