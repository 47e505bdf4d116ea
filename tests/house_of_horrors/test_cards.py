"""Each card that does something of its own, and who can carry each Item."""

from __future__ import annotations

import pytest

from gloam.games.house_of_horrors.components import CARDS, CLAIMS, FIRST_ITEM, FIRST_ROOM, FIRST_ROOM_ITEM, FLOORS, MAY_ENTER
from house_of_horrors.conftest import SHORT, Sit

ROOM = {"basement": "dungeon", "ground": "library", "upper": "clock_room", "attic": "belfry"}
BYSTANDER = "photographer"


def number(name: str) -> int:
    return CARDS.index(SHORT[name])


def meeting_place(*names: str) -> str:
    """A Room that all of these may enter, or ""."""
    for floor, room in ROOM.items():
        if all(number(name) in MAY_ENTER[FLOORS.index(floor)] for name in names):
            return room
    return ""


# the claimer, all that it may claim, and what it may not
CLAIMERS = [
    ("vampire_hunter", "vampire vampire_bride", "zombie"),
    (
        "ghost_hunter",
        "ghost poltergeist headless_footman banshee weeping_child haunted_armor living_portrait phantom_organist",
        "skeleton",
    ),
    ("witch_hunter", "witch coven_crone", "skeleton"),
    ("big_game_hunter", "werewolf rat_swarm giant_spider cloud_of_bats hellhound", "skeleton"),
    ("priest", "hellhound possessed_doll imp cellar_demon siren", "skeleton"),
    ("archaeologist", "unholy_relic sacrificial_dagger crucifix forbidden_tome crystal_ball", "skeleton"),
    ("mummy", "archaeologist", "escape_artist"),
    ("masked_slasher", "cheerleader babysitter paperboy", "escape_artist"),
    ("siren", "sailor", "escape_artist"),
    ("ghoul", "undertaker", "escape_artist"),
    ("body_snatcher", "police_sergeant private_eye cub_reporter", "escape_artist"),
]


@pytest.mark.rule("claim.effect")
@pytest.mark.parametrize(("claimer", "targets", "safe"), CLAIMERS, ids=[claimer[0] for claimer in CLAIMERS])
def test_a_claimer_claims_what_its_card_names(sit: Sit, claimer: str, targets: str, safe: str) -> None:
    assert CLAIMS[number(claimer)] == {number(target) for target in targets.split()}
    for target in targets.split():
        room = meeting_place(claimer, target, safe) if number(target) < FIRST_ITEM else ""
        if room:
            play = sit(room=room, battle="terror", hands=[target, safe, claimer, BYSTANDER], horror="", piles=["", "", "", "rest"],
                       house=[], out="midnight dawn")  # fmt: skip
            play.answer(f"play {target}", f"play {safe}", f"play {claimer}")
            assert play.options() == [f"claim {target}", "pass"]
            assert play.refuses(f"claim {safe}") == "claim.effect"
            play.answer(f"claim {target}")
            assert play.pile(2) == [target]


def test_every_claimer_and_no_other_is_tried_here() -> None:
    tried = {claimer for claimer, *_ in CLAIMERS}
    assert {CARDS[card].partition("_")[2] for card in range(FIRST_ITEM) if CLAIMS[card]} == tried


@pytest.mark.parametrize("relic", ["crucifix", "crystal_ball", "unholy_relic", "sacrificial_dagger", "forbidden_tome"])
def test_the_archaeologist_claims_a_relic_in_play(sit: Sit, relic: str) -> None:
    carrier = {"unholy_relic": "cellar_demon", "sacrificial_dagger": "cellar_demon"}.get(relic, "occult_professor")
    play = sit(room="dungeon", battle="psychic", hands=[f"{carrier} {relic} candle_stub", "archaeologist", "sailor", ""])
    play.answer(f"play {carrier}", f"add {relic}", "add candle_stub", "play archaeologist")
    assert play.options() == [f"claim {relic}", "pass"]
    play.answer(f"claim {relic}")
    assert play.pile(1) == [relic]
    assert [(event["seat"], event["owner"]) for event in play.heard("claimed")] == [(1, 0)]
    assert play.field()[0] == (0, carrier, ["candle_stub"])


def test_a_relic_of_a_claimed_card_is_still_in_play(sit: Sit) -> None:
    hands = ["vampire crystal_ball", "vampire_hunter", "archaeologist", "sailor"]
    play = sit(room="dungeon", battle="psychic", hands=hands)
    play.answer("play vampire", "add crystal_ball", "play vampire_hunter", "claim vampire", "play archaeologist")
    assert play.options() == ["claim crystal_ball", "pass"]
    play.answer("claim crystal_ball")
    assert [character for _, character, _ in play.field()] == ["vampire_hunter", "archaeologist"]


def test_the_cub_reporter_draws_a_card_that_only_its_player_sees(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["cub_reporter", "zombie", "", ""], nature=["deal crowbar"])
    play.answer("play cub_reporter")
    assert play.hand(0) == ["crowbar"]
    assert play.options() == ["add crowbar", "done"]
    assert play.game.record(0).splitlines()[-2] == "nature deal item_crowbar"
    assert play.game.record(1).splitlines()[-2] == "nature ?"


def test_the_cub_reporter_draws_nothing_from_nothing(sit: Sit) -> None:
    play = sit(
        room="dungeon", battle="strength", hands=["cub_reporter", "zombie", "", ""], horror="", piles=["", "", "", "rest"],
        house=[], out="midnight dawn",
    )  # fmt: skip
    play.answer("play cub_reporter")
    assert play.asked() == (1, "play")


@pytest.mark.parametrize(
    ("others", "total"),
    [
        (["rat_swarm", "giant_spider"], 2 + 2 + 3),  # no Undead
        (["skeleton", "giant_spider"], 3 + 2 + 3),
        (["skeleton", "zombie_2"], (2 + 2) + 2 + (2 + 2)),  # they count for each other
        (["skeleton", "spelunker"], 3 + 2),
    ],
)
def test_zombies_in_a_battle_of_strength(sit: Sit, others: list[str], total: int) -> None:
    play = sit(room="dungeon", battle="strength", hands=["zombie", *others, "chambermaid"], dawn=True)
    play.answer("play zombie", *[f"play {other}" for other in others], "discard chambermaid")
    assert play.totals()[1] == total


def test_a_zombie_gains_two_at_most(sit: Sit) -> None:
    hands = ["zombie", "skeleton", "ghoul", "crawling_hand"]
    play = sit(room="dungeon", battle="strength", hands=hands, dawn=True)
    play.answer("play zombie", "play skeleton", "play ghoul", "play crawling_hand")
    assert play.totals() == (0, 4 + 2 + 3 + 1)


def test_a_zombie_gains_nothing_but_strength(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["zombie", "skeleton", "", ""], dawn=True)
    play.answer("play zombie", "play skeleton")
    assert play.totals() == (0, 1 + 2)
    bath = sit(room="dungeon", battle="bloodbath", hands=["zombie", "skeleton", "", ""], dawn=True)
    bath.answer("play zombie", "play skeleton")
    assert bath.totals() == (0, 3 + 1 + 4)


def test_a_hooded_cultist_gains_psychic_from_the_cult(sit: Sit) -> None:
    hands = ["hooded_cultist", "cult_leader", "necromancer", "hooded_cultist_2"]
    play = sit(room="dungeon", battle="psychic", hands=hands, dawn=True)
    play.answer("play hooded_cultist", "play cult_leader", "play necromancer", "play hooded_cultist_2")
    assert play.totals() == (0, (1 + 2) + 3 + 3 + (1 + 2))
    strength = sit(room="dungeon", battle="strength", hands=hands, dawn=True)
    strength.answer("play hooded_cultist", "play cult_leader", "play necromancer", "play hooded_cultist_2")
    assert strength.totals() == (0, 4)


def test_a_claimed_ally_rallies_nobody(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["vampire_bride", "zombie", "vampire_hunter", ""], dawn=True)
    play.answer("play vampire_bride", "play zombie")
    assert play.view["field"][1]["value"] == 3
    play.answer("play vampire_hunter", "claim vampire_bride")
    assert play.totals() == (2, 2)


def test_the_imp_discards_an_item_another_card_carries(sit: Sit) -> None:
    hands = ["gangster crowbar", "imp", "sailor", ""]
    play = sit(room="dungeon", battle="strength", hands=hands, room_items="suit_of_armor")
    play.answer("play gangster", "add crowbar", "add suit_of_armor", "play imp")
    assert play.asked() == (1, "remove")
    assert play.options() == ["remove crowbar", "remove suit_of_armor", "pass"]
    play.answer("remove crowbar")
    assert play.discard == ["crowbar"]
    assert play.field() == [(0, "gangster", ["suit_of_armor"]), (1, "imp", [])]


def test_a_room_item_discarded_by_the_imp_leaves_the_game(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["gangster", "imp", "sailor", ""], room_items="suit_of_armor")
    play.answer("play gangster", "add suit_of_armor", "play imp", "remove suit_of_armor")
    assert play.out == ["suit_of_armor"]
    assert play.view["room_items"] == []


def test_the_imp_may_leave_it_and_finds_nothing_on_a_claimed_card(sit: Sit) -> None:
    play = sit(room="dungeon", battle="strength", hands=["gangster crowbar", "imp", "sailor", ""])
    play.answer("play gangster", "add crowbar", "play imp", "pass")
    assert play.field() == [(0, "gangster", ["crowbar"]), (1, "imp", [])]
    orphaned = sit(room="dungeon", battle="strength", hands=["vampire grave_dirt", "vampire_hunter", "imp", "sailor"])
    orphaned.answer("play vampire", "add grave_dirt", "play vampire_hunter", "claim vampire", "play imp")
    assert orphaned.asked() == (3, "play")


@pytest.mark.parametrize(
    ("answer", "rolls", "total"), [("pass", ["roll 1", "roll 2"], 3), ("reroll", ["roll 1", "roll 2", "roll 5", "roll 4"], 9)]
)
def test_the_rabbits_foot_rolls_all_dice_again_once(sit: Sit, answer: str, rolls: list[str], total: int) -> None:
    hands = ["vampire rabbits_foot", "paperboy", "", ""]
    play = sit(room="dungeon", battle="strength", hands=hands, dawn=True, nature=rolls)
    play.answer("play vampire", "add rabbits_foot", "play paperboy")
    assert play.asked() == (0, "question_mark")
    assert play.options() == ["reroll", "pass"]
    play.answer(answer)
    assert play.totals() == (1, total)


def test_the_rabbits_foot_is_not_offered_without_dice(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["vampire rabbits_foot", "sailor", "", ""], dawn=True)
    play.answer("play vampire", "add rabbits_foot", "play sailor")
    assert play.result == "dawn"


def test_the_rabbits_foot_is_asked_before_later_cards_roll(sit: Sit) -> None:
    hands = ["mad_inventor rabbits_foot", "vampire", "", ""]
    nature = ["roll 1", "roll 6", "roll 1", "roll 1"]
    play = sit(room="dungeon", battle="strength", hands=hands, dawn=True, nature=nature)
    play.answer("play mad_inventor", "add rabbits_foot", "play vampire")
    assert play.dice == [1]
    play.answer("reroll")
    assert play.totals() == (6, 2)


@pytest.mark.parametrize("card", ["colours_from_space", "gargoyle"])
def test_some_monsters_carry_nothing(sit: Sit, card: str) -> None:
    items = "dark_moon mirror_shard candle_stub rabbits_foot"
    play = sit(
        room="belfry", battle="terror", hands=[f"{card} {items}", "banshee", "", ""], room_items="suit_of_armor", midnight=True
    )
    play.answer(f"play {card}")
    assert play.options() == ["done"]
    assert play.refuses("add dark_moon") == "play.items-any-number"
    assert play.refuses("add suit_of_armor") == "play.room-items"


def test_the_escape_artist_is_never_claimed() -> None:
    assert not any(CARDS.index("explorer_escape_artist") in targets for targets in CLAIMS)


# ---------------------------------------------------------------- Items

ANY = "vampire mummy gangster insomniac"
MONSTERS = "vampire ghost hellhound stitched_man"
EXPLORERS = "gangster insomniac librarian sailor"
# the Item: some who can carry it, and some who cannot
FITTING = {
    "dark_moon": ("poltergeist " + MONSTERS, EXPLORERS),
    "fog_bank": (MONSTERS, EXPLORERS),
    "rusty_meat_hook": (MONSTERS, EXPLORERS),
    "grave_dirt": ("vampire vampire_bride zombie mummy skeleton", "ghost werewolf witch undertaker"),
    "unholy_relic": (MONSTERS, EXPLORERS),
    "black_cat": (MONSTERS, EXPLORERS),
    "echoing_laughter": (MONSTERS, EXPLORERS),
    "full_moon": ("werewolf rat_swarm giant_spider cloud_of_bats hellhound", "vampire ghost big_game_hunter"),
    "sacrificial_dagger": ("masked_slasher cult_leader imp witch necromancer", "ghost mummy priest gangster"),
    "ectoplasm": ("ghost poltergeist banshee headless_footman", "vampire boogeyman ghost_hunter"),
    "monster_serum": (MONSTERS, EXPLORERS),
    "silver_bullets": ("gangster vampire_hunter the_cook police_sergeant", "sailor priest masked_slasher"),
    "crowbar": (EXPLORERS, MONSTERS),
    "baseball_bat": (EXPLORERS, MONSTERS),
    "double_barrelled_shotgun": ("gangster groundskeeper chambermaid undertaker", "sailor priest masked_slasher"),
    "crucifix": (EXPLORERS, MONSTERS),
    "holy_water": (EXPLORERS, MONSTERS),
    "flashlight": (EXPLORERS, MONSTERS),
    "storm_lantern": (EXPLORERS, MONSTERS),
    "liquid_courage": (EXPLORERS, MONSTERS),
    "forbidden_tome": ("librarian archaeologist hypnotist exorcist priest", "gangster sailor brain_in_a_jar"),
    "secret_diary": (EXPLORERS, MONSTERS),
    "rabbits_foot": (ANY, "gargoyle colours_from_space"),
    "crystal_ball": (ANY, "gargoyle colours_from_space"),
    "mirror_shard": (ANY, "gargoyle colours_from_space"),
    "candle_stub": (ANY, "gargoyle colours_from_space"),
    "spare_fuse": (EXPLORERS, MONSTERS),
    "suit_of_armor": (ANY, "gargoyle colours_from_space"),
    "fireplace_poker": (EXPLORERS, MONSTERS),
    "hanging_chains": (MONSTERS, EXPLORERS),
    "grandfather_clock": (ANY, "gargoyle colours_from_space"),
    "rocking_chair": (MONSTERS, EXPLORERS),
    "candelabra": (EXPLORERS, MONSTERS),
    "talking_board": (ANY, "gargoyle colours_from_space"),
    "dusty_grimoire": (ANY, "gargoyle colours_from_space"),
    "cracked_mirror": (MONSTERS, EXPLORERS),
    "chandelier": (ANY, "gargoyle colours_from_space"),
    "fuse_box": (EXPLORERS, MONSTERS),
    "music_box": (ANY, "gargoyle colours_from_space"),
    "mounted_boar_spear": (ANY, "gargoyle colours_from_space"),
    "stained_glass_window": (EXPLORERS, MONSTERS),
}


def test_every_item_is_tried_here() -> None:
    assert [SHORT[item] for item in FITTING] == list(CARDS[FIRST_ITEM:FIRST_ROOM])


@pytest.mark.rule("components.items-fit")
@pytest.mark.parametrize("item", FITTING)
def test_an_item_is_offered_to_those_it_fits_alone(sit: Sit, item: str) -> None:
    on_table = number(item) >= FIRST_ROOM_ITEM
    rule = "play.room-items" if on_table else "play.items-any-number"
    for names, fits in zip(FITTING[item], (True, False), strict=True):
        for name in names.split():
            hand = f"{name} {BYSTANDER}" if on_table else f"{name} {BYSTANDER} {item}"
            room_items = item if on_table else ""
            play = sit(room=meeting_place(name), battle="terror", hands=[hand, "", "", ""], room_items=room_items, midnight=True)
            play.answer(f"play {name}")
            assert play.asked() == (0, "equip")
            assert play.offers("add") == ([item] if fits else [])
            if not fits:
                assert play.refuses(f"add {item}") == rule


# what each Item adds to Strength, Terror and Psychic
ADDS = {
    "dark_moon": (0, 1, 1), "fog_bank": (0, 1, 0), "rusty_meat_hook": (2, 0, 0), "grave_dirt": (2, 1, 0),
    "unholy_relic": (0, 1, 2), "black_cat": (0, 1, 1), "echoing_laughter": (0, 2, 0), "full_moon": (3, 0, 0),
    "sacrificial_dagger": (1, 1, 1), "ectoplasm": (0, 1, 2), "monster_serum": (1, 0, 1), "silver_bullets": (3, 0, 0),
    "crowbar": (1, 0, 0), "baseball_bat": (2, 0, 0), "double_barrelled_shotgun": (2, 1, 0), "crucifix": (0, 1, 2),
    "holy_water": (0, 2, 0), "flashlight": (0, 1, 0), "storm_lantern": (0, 1, 0), "liquid_courage": (0, 2, 0),
    "forbidden_tome": (0, 0, 3), "secret_diary": (0, 0, 1), "rabbits_foot": (0, 0, 0), "crystal_ball": (0, 0, 2),
    "mirror_shard": (0, 1, 0), "candle_stub": (0, 0, 1), "spare_fuse": (0, 0, 0), "suit_of_armor": (2, 0, 0),
    "fireplace_poker": (2, 0, 0), "hanging_chains": (1, 1, 0), "grandfather_clock": (0, 2, 0), "rocking_chair": (0, 2, 0),
    "candelabra": (0, 1, 1), "talking_board": (0, 0, 2), "dusty_grimoire": (0, 0, 2), "cracked_mirror": (0, 1, 1),
    "chandelier": (1, 1, 0), "fuse_box": (0, 0, 1), "music_box": (0, 1, 1), "mounted_boar_spear": (2, 0, 0),
    "stained_glass_window": (0, 1, 1),
}  # fmt: skip


@pytest.mark.rule("resolve.side-totals")
@pytest.mark.parametrize("item", ADDS)
def test_what_an_item_adds_counts_in_its_battles(sit: Sit, item: str) -> None:
    name = FITTING[item][0].split()[0]
    told = {"room": meeting_place(name), "battle": "terror", "hands": ["", "", "", BYSTANDER], "turn": 3}
    bare = sit(field=[f"0 {name}"], **told)
    equipped = sit(field=[f"0 {name} + {item}"], **told)
    for battle, more in zip(("strength", "terror", "psychic", "bloodbath"), (*ADDS[item], sum(ADDS[item])), strict=True):
        before, after = (sum(side["value"] for side in play.view["totals"][battle].values()) for play in (bare, equipped))
        assert after - before == more
