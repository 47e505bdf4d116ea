"""Armies: read, checked, written and drawn."""

from __future__ import annotations

import json

import msgspec
import pytest

import gloam
from gloam.games.horrorclix import GAME, clix
from gloam.games.horrorclix.armies import SAMPLES, Army, ArmyError, broken_rules, cost, crypt_size, draw, read, victim_share, write
from gloam.games.horrorclix.components import ARCHETYPES
from gloam.games.horrorclix.content import CONTENT
from gloam.kernel.game import SPECTATOR, Game, Setup
from gloam.kernel.nature import Seeded
from gloam.kernel.options import OptionError
from gloam.kernel.play import begin

SIX = ("trip", "cocoon", "paranoia", "bad_luck", "fire_axe", "cell_phone")
ROSTER = {monster.id: monster for monster in CONTENT.monsters}
CARDS = {twist.id: twist for twist in CONTENT.twists}


def army(*monsters: str, total: int = 200, crypt: tuple[str, ...] = (), victims: tuple[str, ...] = ()) -> Army:
    return Army("Test", total, monsters, crypt, victims)


def broken(given: Army, **more) -> list[str]:
    return [rule for _, rule in broken_rules(given, **more)]


def test_the_seven_sample_armies_are_sound():
    assert len(SAMPLES) == 7
    for sample in SAMPLES.values():
        assert broken_rules(sample) == []
        assert read(write(sample)) == sample


@pytest.mark.rule("components.starter-contents")
def test_the_starter_armies_share_the_cards_of_one_starter_box():
    cards = [*SAMPLES["starter_red"].crypt, *SAMPLES["starter_black"].crypt]
    assert sorted(cards) == sorted(CONTENT.game.starter.twists)


@pytest.mark.rule("army.copies-allowed")
@pytest.mark.parametrize(("players", "room"), [(2, 42), (3, 28), (4, 21)])
def test_an_army_is_as_large_as_the_table_has_room(players, room):
    cheapest = ("shambling_zombie_r",)
    assert ROSTER[cheapest[0]].points == 10
    assert broken(army(*cheapest * room, total=500), players=players) == []
    assert broken(army(*cheapest * (room + 1), total=500), players=players) == ["army.copies-allowed"]


def test_a_text_is_an_army():
    given = read("name: Pack\nbuild total: 100\nmonsters: bane_wolf, 2 zombie_cop_r\nvictims: cop, cop")
    assert given == Army("Pack", 100, ("bane_wolf", "zombie_cop_r", "zombie_cop_r"), (), ("cop", "cop"))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("name: A\nmonsters: bane_wolf", "build total: missing"),
        ("name: A\nbuild total: ten\nmonsters: bane_wolf", "not a number"),
        ("name: A\nbuild total: 100\nmonsters: bane wolf", "not a name"),
        ("name: A\nname: B\nbuild total: 100\nmonsters: bane_wolf", "twice"),
        ("wolves!", "not a line of an army"),
    ],
)
def test_a_text_that_is_no_army(text, problem):
    with pytest.raises(ArmyError, match=problem):
        read(text)


@pytest.mark.rule("army.free-mix")
def test_any_monsters_may_be_mixed():
    assert broken(army("dire_wolf_r", "nosferatu_r", "lynch_ghost")) == []


@pytest.mark.rule("army.copies-allowed")
def test_copies_are_allowed():
    assert broken(army("zombie_cop_r", "zombie_cop_r", "zombie_cop_r")) == []


@pytest.mark.rule("army.unique-and-limited-once")
@pytest.mark.parametrize("name", ["stoker", "the_widow"])
def test_unique_and_limited_monsters_come_once(name):
    assert broken(army(name)) == []
    assert broken(army(name, name)) == ["army.unique-and-limited-once"]


@pytest.mark.rule("army.no-demo-monsters")
def test_purple_rings_are_not_for_play():
    roster = {**ROSTER, "demo": msgspec.structs.replace(ROSTER["bane_wolf"], id="demo", rank="promotional")}
    assert broken(army("demo"), roster=roster) == ["army.no-demo-monsters"]


@pytest.mark.rule("army.points-within-total")
def test_points_stay_within_the_total():
    assert cost(SAMPLES["the_order_200"]) == 187
    assert broken(SAMPLES["the_order_200"]) == []
    exact = army("dire_werewolf", "dire_werewolf", total=200)
    assert "army.points-within-total" not in broken(exact)
    assert broken(army("dire_werewolf", "stoker", "dire_wolf_v", total=200)) == ["army.points-within-total"]
    with pytest.raises(OptionError, match="points-within-total"):
        GAME.options.read({"build_total": 100, "army_1": "rlyeh_300"}, 2)


@pytest.mark.rule("army.total-in-hundreds")
def test_the_total_is_in_hundreds():
    for total, fine in ((100, True), (300, True), (250, False)):
        assert (broken(army("bane_wolf", total=total)) == []) == fine
    GAME.options.read({"build_total": 300}, 2)
    with pytest.raises(OptionError, match="total-in-hundreds"):
        GAME.options.read({"build_total": 250}, 2)


@pytest.mark.rule("plot-twists.crypt-of-six")
def test_a_crypt_has_six_cards():
    assert broken(army("bane_wolf", crypt=SIX)) == []
    assert broken(army("bane_wolf", crypt=SIX[:5])) == ["plot-twists.crypt-of-six"]


@pytest.mark.rule("plot-twists.extra-from-monsters")
def test_some_monsters_bring_a_card_more():
    seven = (*SIX, "watch_out")
    assert broken(army("bane_wolf", crypt=seven)) == ["plot-twists.extra-from-monsters"]
    assert broken(army("dire_werewolf", crypt=seven)) == []
    assert broken(army("dire_werewolf", crypt=SIX)) == []  # it may, it need not
    assert broken(army("dire_werewolf", crypt=SIX[:5])) == ["plot-twists.crypt-of-six"]
    assert broken(army("dire_werewolf", crypt=(*seven, "cry_for_help"))) == ["plot-twists.extra-from-monsters"]
    assert crypt_size(("dire_werewolf", "stoker", "bane_wolf")) == 8


@pytest.mark.rule("plot-twists.no-duplicates")
def test_no_card_is_in_a_crypt_twice():
    assert "plot-twists.no-duplicates" in broken(army("bane_wolf", crypt=("trip", "trip", *SIX[1:5])))


@pytest.mark.rule("plot-twists.army-restricted-kinds")
def test_some_cards_need_a_monster():
    cards = {**CARDS, "trip": msgspec.structs.replace(CARDS["trip"], needs=("stoker",))}
    assert broken(army("bane_wolf", crypt=SIX), cards=cards) == ["plot-twists.army-restricted-kinds"]
    seven = (*SIX, "watch_out")
    assert broken(army("stoker", crypt=seven), cards=cards) == []


@pytest.mark.rule("subplots.one-per-crypt")
def test_a_crypt_has_one_subplot_at_most():
    two = ("bitter_hatred", "the_chosen_few", *SIX[:4])
    assert broken(army("bane_wolf", crypt=two)) == ["subplots.one-per-crypt"]
    assert broken(army("bane_wolf", crypt=("bitter_hatred", *SIX[:5]))) == []


@pytest.mark.rule("victims.equal-shares-of-twelve")
def test_twelve_victims_come_in_equal_shares():
    assert [victim_share(players) for players in (2, 3, 4, 5, 6)] == [6, 4, 3, 2, 2]
    five = army("bane_wolf", victims=("cop",) * 5)
    assert broken(five, players=2) == ["victims.equal-shares-of-twelve"]
    assert broken(five, players=3) == []
    assert broken(army("bane_wolf", victims=("cop",) * 6), players=2) == []
    for players in (2, 3, 4):
        assert broken(army("bane_wolf", victims=("cop",) * 7), players=players) == ["victims.equal-shares-of-twelve"]


@pytest.mark.rule("victims.equal-shares-of-twelve")
def test_of_an_army_for_a_duel_the_first_victims_come_to_a_larger_table():
    text = "name: Pack\nbuild total: 100\nmonsters: bane_wolf\nvictims: cop, cop, cop, nerd, nerd, nerd"
    game = gloam.new("horrorclix", 4, {"build_total": 100, "army_1": text, "crypts": "dealt"}, seed=1)
    pool = [ARCHETYPES[victim] for victim in clix(game.table).pool.cards()]
    assert pool.count("cop") - pool.count("nerd") >= 2
    assert len(pool) == 12


def test_what_is_broken_is_said_with_the_names_on_the_cards():
    crypt = ("nobody_gets_out_alive", "the_chosen_few", "bad_luck", "bad_luck", *SIX[:2])
    cards = {**CARDS, "trip": msgspec.structs.replace(CARDS["trip"], needs=("stoker", "the_widow"))}
    said = [problem for problem, _ in broken_rules(army("dire_werewolf", "dire_werewolf", crypt=(*crypt, "trip")), cards=cards)]
    assert "2 of Dire Werewolf, which is unique" in said
    assert "2 of Bad Luck" in said
    assert "2 subplots: Nobody Gets out Alive, The Chosen Few" in said
    assert "Trip needs Stoker or The Widow" in said
    assert not [sentence for sentence in said if "_" in sentence]


def test_every_broken_rule_is_named():
    given = army("stoker", "stoker", "nobody", total=150, crypt=("trip", "trip"), victims=("cop",))
    assert broken(given) == [
        "army.total-in-hundreds",
        "army.unique-and-limited-once",
        "",
        "plot-twists.crypt-of-six",
        "plot-twists.no-duplicates",
        "victims.equal-shares-of-twelve",
    ]


@pytest.mark.parametrize("total", [100, 200, 300, 500])
def test_armies_drawn_at_random_are_legal(total):
    for seed in range(20):
        for players in (2, 3, 4):
            drawn = draw(total, Seeded(seed), players)
            assert broken_rules(drawn, players) == []
            assert total - 10 < cost(drawn) <= total or len(drawn.monsters) == 20


def test_an_army_text_is_an_option():
    text = "name: Pack\nbuild total: 100\nmonsters: bane_wolf, zombie_cop_r"
    assert GAME.options.read({"build_total": 100, "army_1": text}, 2)["army_1"] == text
    with pytest.raises(OptionError, match="army_1: "):
        GAME.options.read({"army_1": "name: Pack"}, 2)
    with pytest.raises(OptionError, match="unique-and-limited-once"):
        GAME.options.read({"army_1": "name: A\nbuild total: 200\nmonsters: 2 stoker"}, 2)


# --- what others may know ---------------------------------------------------------------------------------------------

MINE = """name: Mine
build total: 100
monsters: bane_wolf
crypt: trip, cocoon, paranoia, bad_luck, fire_axe, cell_phone
victims: cop, cop, cop, cop, cop, cop
"""


def a_game() -> Game:
    options = GAME.options.read({"build_total": 100, "army_2": MINE, "army_1": "starter_black"}, 2)
    return begin(Setup(GAME, 2, options, 1), Seeded(1))


@pytest.mark.rule("plot-twists.kept-hidden")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_the_crypt_of_an_armys_text_is_its_owners_secret(seat):
    game = a_game()
    told = [json.dumps(game.view(seat)), game.record(seat), json.dumps(game.imagine(seat, Seeded(2)).setup.options)]
    assert all("bane_wolf" in text for text in told)
    assert not any("fire_axe" in text or "cocoon" in text for text in told)


def test_an_owner_and_the_whole_record_have_the_crypt():
    game = a_game()
    assert game.view(1)["options"]["army_2"] == MINE
    assert game.imagine(1, Seeded(2)).setup.options["army_2"] == MINE
    assert json.dumps(MINE) in game.record()
    assert json.dumps(MINE) in game.save()


def test_what_another_seat_knows_of_an_army_can_be_played_on():
    options = GAME.options.seen_by(a_game().setup.options, 0)
    assert GAME.options.read(options, 2) == options
    assert read(options["army_2"]) == read(MINE)._replace(crypt=())
