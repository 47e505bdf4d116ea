"""Before the first turn: what is in the box, what the game is about, how hard it is, and how it is laid out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import gloam
from gloam.games.horrified import GAME, village
from gloam.games.horrified import components as c
from gloam.games.horrified.table import IN_BOX, NOBODY
from gloam.kernel.game import NATURE, SPECTATOR, Game
from gloam.kernel.options import OptionError
from gloam.kernel.play import entries
from horrified.conftest import SetUp, Sit
from kernel.play import at_random


def drawn(game: Game, kind: str) -> list[str]:
    """What NATURE has dealt of a kind so far ("item", "card" ...), in order."""
    texts = [game.setup.definition.catalogue.text(entry.answer) for entry in entries(game) if entry.seat == NATURE]
    return [text for text in texts if text.split()[0] == kind]


def idle(game: Game, questions: int) -> Game:
    """Let the Heroes do nothing for a while, and answer whatever else is asked with the first thing there is."""
    for _ in range(questions):
        if not game.over:
            asked = game.asked[0]
            game.answer("end" if asked.prompt == "act" else asked.options[0], asked.seat)
    return game


# ---------------------------------------------------------------- Components


@pytest.mark.rule("components.frenzy-marker")
def test_exactly_one_mat_in_the_game_has_the_frenzy_marker(set_up: SetUp) -> None:
    carried = set()
    for seed in range(20):
        play = set_up(2, seed=seed, how_many=2 + seed % 3)
        for _ in at_random(play.game, seed):
            assert [mat for mat in c.MATS if mat == play.view["frenzy"]] == [play.view["frenzy"]]
            assert play.view["frenzy"] in play.view["mats"]
            carried.add(play.view["frenzy"])
    assert carried == set(c.MATS)


@pytest.mark.rule("components.terror-marker")
def test_one_terror_level_for_all(set_up: SetUp) -> None:
    for seed in range(10):
        play = set_up(3, seed=seed)
        for _ in at_random(play.game, seed):
            level = play.view["terror"]
            assert type(level) is int
            assert level == len(play.heard("terror"))
            assert all(play.game.view(seat)["table"]["terror"] == level for seat in (0, 1, 2, SPECTATOR))


@pytest.mark.rule("components.terror-track")
def test_the_skull_is_the_seventh_step(sit: Sit) -> None:
    play = sit(
        "wolf_man creature",
        "mayor courier",
        """
        terror = 0
        monsters = { wolf_man = "mansion" }
        [villagers]
        maria = "mansion"
        dr_cranley = "mansion"
        dr_reed = "mansion"
        fritz = "mansion"
        maleva = "mansion"
        prof_pearson = "mansion"
        elizabeth = "abbey"
        """,
    )
    play.answer("end", nature=["reincarnated_soul"])
    play.answer("attack maria", nature=["power", "blank"])  # a bite for everyone there
    assert play.view["terror"] == 6
    assert play.result is None
    play.answer("end", nature=["reincarnated_soul", "hit", "blank"])  # Elizabeth is next
    assert play.view["terror"] == play.view["skull"] == 7
    assert play.result == "terror"


@pytest.mark.rule("components.item-bag")
def test_items_come_from_the_bag_at_random_by_the_seed() -> None:
    def items(seed: int) -> list[str]:
        return drawn(idle(gloam.new("horrified", 2, {"preset": "first", "first_player": 0}, seed), 6), "item")

    assert len(items(1)) > 12  # those of the set-up and more
    assert items(1) == items(1)
    assert len({tuple(items(seed)[:12]) for seed in range(30)}) == 30


@pytest.mark.rule("components.reference-cards")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_people_play(set_up: SetUp, players: int) -> None:
    assert [hero["seat"] for hero in set_up(players).view["heroes"]] == list(range(players))


@pytest.mark.rule("components.reference-cards")
def test_six_are_too_many() -> None:
    with pytest.raises(ValueError, match="1 to 5 seats, not 6"):
        gloam.new("horrified", 6)


@pytest.mark.rule("components.dice")
@pytest.mark.parametrize(
    ("card", "count"),
    [("the_enthralled", 1), ("sunrise", 2), ("the_innocent", 3)],
)
@pytest.mark.parametrize(
    ("dice", "faces"),
    [
        ("2-1-3", {"die hit": 2, "die power": 1, "die blank": 3}),
        ("3-1-2", {"die hit": 3, "die power": 1, "die blank": 2}),
        ("1-1-4", {"die hit": 1, "die power": 1, "die blank": 4}),
    ],
)
def test_up_to_three_dice_show_a_hit_a_power_or_nothing(sit: Sit, card: str, count: int, dice: str, faces: dict[str, int]) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor.at = "crypt"', dice=dice)
    play.game.nature = None  # so that NATURE waits and shows what could come
    play.answer("end", f"card {card}")
    while play.offers("item"):
        play.answer(play.offers("item")[0])
    rolled = 0
    while play.game.asked[0].seat == NATURE:
        asked = [play.game.setup.definition.catalogue.text(option) for option in play.game.asked[0].options]
        assert Counter(asked) == faces
        play.answer("die blank")
        rolled += 1
    # Dracula is frenzied: he strikes once for the frenzy symbol, and once more where the card shows him too.
    strikes = 2 if card == "the_enthralled" else 1
    assert rolled == count * strikes
    assert count <= c.DICE == 3


# ---------------------------------------------------------------- Object of the game


@pytest.mark.rule("object.cooperative")
def test_all_win_together(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier scientist",
        """
        mats = ["dracula"]
        heroes.mayor = { at = "crypt", items = ["crucifix", "flower"] }
        heroes.courier.at = "off"
        mat.dracula.coffins = []
        """,
    )
    play.answer("defeat dracula", "use crucifix", "use flower")
    assert play.game.result is not None
    assert play.game.result.winners == (0, 1, 2)


@pytest.mark.rule("object.cooperative")
def test_all_lose_together() -> None:
    for seed in range(30):
        game = gloam.new("horrified", 2 + seed % 4, seed=seed)
        for _ in at_random(game, seed):
            pass
        assert game.result is not None
        assert game.result.winners in ((), tuple(range(game.seats)))
        assert (game.result.reason == "won") == bool(game.result.winners)


NEARLY_DONE = {
    # mat: the Monster's space, enough Items to defeat it, the task with one step to go, the task complete
    "creature": ("cave", ["dart", "kite", "flower"], "boat = 18", "boat = 19"),
    "dracula": ("crypt", ["crucifix", "flower"], 'coffins = ["cave"]', "coffins = []"),
    "invisible_man": (
        "inn",
        ["pistol", "knife"],
        'evidence = ["dart", "torch", "fire_poker", "camera"]',
        'evidence = ["dart", "torch", "fire_poker", "camera", "speargun"]',
    ),
    "mummy": ("museum", ["pistol", "knife"], "scarabs = [0, 2, 3, 4, 5, 6, 1]", "scarabs = [1, 2, 3, 4, 5, 6, 0]"),
    "wolf_man": (
        "mansion",
        ["pistol"],
        'cure = ["kite", "kite", "research", "research", "camera"]',
        'cure = ["kite", "kite", "research", "research", "camera", "fossil"]',
    ),
}


@pytest.mark.rule("object.task-before-defeat")
@pytest.mark.parametrize("mat", NEARLY_DONE)
def test_the_task_comes_before_the_defeat(sit: Sit, mat: str) -> None:
    space, items, before, after = NEARLY_DONE[mat]
    other = "dracula" if mat != "dracula" else "creature"
    for task, done in ((before, False), (after, True)):
        signs = ["cure"] if mat == "wolf_man" and done else []
        play = sit(
            f"{mat} {other}",
            "mayor courier",
            f"""
            heroes.mayor = {{ at = "{space}", items = {items}, signs = {signs} }}
            monsters.{mat} = "{space}"
            mat.{mat} = {{ {task} }}
            """,
        )
        assert play.mat(mat)["complete"] == done
        assert play.offers("defeat") == ([f"defeat {mat}"] if done else [])
        if not done:
            assert play.refuses(f"defeat {mat}") == "object.task-before-defeat"


@pytest.mark.rule("object.unique-tasks")
def test_every_monster_has_a_task_and_a_defeat_of_its_own() -> None:
    asked_for = [
        ("lair", "drive him away"),
        ("coffin", "overcome"),
        ("teach", "bring them together"),
        ("evidence", "trap"),
        ("curse", "entomb"),
        ("cure", "cure him"),
    ]
    tasks = list(zip(c.MAT_TASK_TEXT, c.MAT_DEFEAT_TEXT, strict=True))
    assert c.MATS == ("creature", "dracula", "frankenstein_bride", "invisible_man", "mummy", "wolf_man")
    assert len(set(c.MAT_TASK_TEXT)) == len(set(c.MAT_DEFEAT_TEXT)) == 6
    for (task, defeat), (about, by) in zip(tasks, asked_for, strict=True):
        assert about in task.lower()
        assert by in defeat.lower()
        assert [other for other, _ in tasks if about in other.lower()] == [task]


# ---------------------------------------------------------------- Difficulty


@pytest.mark.rule("difficulty.first-game")
def test_the_first_game_is_against_the_creature_and_dracula(set_up: SetUp) -> None:
    for seed in range(5):
        assert set(set_up(2, seed=seed, preset="first").view["mats"]) == {"creature", "dracula"}


@pytest.mark.parametrize(
    ("preset", "count"),
    [
        pytest.param("novice", 2, marks=pytest.mark.rule("difficulty.novice")),
        pytest.param("standard", 3, marks=pytest.mark.rule("difficulty.standard")),
        pytest.param("challenging", 4, marks=pytest.mark.rule("difficulty.challenging")),
    ],
)
def test_any_two_three_or_four_monsters(set_up: SetUp, preset: str, count: int) -> None:
    met = Counter(mat for seed in range(60) for mat in set_up(2, seed=seed, preset=preset).view["mats"])
    assert met.total() == 60 * count
    assert set(met) == set(c.MATS)
    assert max(met.values()) <= 60  # none of them twice in a game


@pytest.mark.rule("difficulty.monster-count-range")
@pytest.mark.parametrize("count", range(1, 7))
def test_two_to_four_mats(set_up: SetUp, count: int) -> None:
    chosen = list(c.MATS[:count])
    if 2 <= count <= 4:
        assert set(set_up(2, monsters=chosen).view["mats"]) == set(chosen)
        assert len(set_up(2, how_many=count).view["mats"]) == count
    else:
        with pytest.raises(OptionError, match="monsters: takes 2 to 4"):
            set_up(2, monsters=chosen)
        with pytest.raises(OptionError, match="how_many: should be a number from 2 to 4"):
            set_up(2, how_many=count)


@pytest.mark.rule("difficulty.frankenstein-pair-counts-once")
def test_frankenstein_and_the_bride_are_one_choice(set_up: SetUp) -> None:
    play = set_up(2, preset="novice", monsters=["dracula", "frankenstein_bride"])
    assert play.view["monsters"] == {"dracula": "crypt", "frankenstein": "graveyard", "bride": "dungeon"}
    with pytest.raises(OptionError, match="there is no 'bride'"):
        set_up(2, monsters=["dracula", "bride"])
    most = set_up(3, preset="challenging", monsters=["dracula", "mummy", "wolf_man", "frankenstein_bride"])
    assert len(most.view["mats"]) == 4
    assert len(most.view["monsters"]) == 5
    with pytest.raises(OptionError, match="monsters: takes 2 to 4"):
        set_up(2, monsters=["frankenstein_bride"])  # two figures, one choice


# ---------------------------------------------------------------- Monster Setup


@pytest.mark.rule("setup.terror-zero")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_terror_starts_at_zero(set_up: SetUp, players: int) -> None:
    assert set_up(players).view["terror"] == 0


@pytest.mark.rule("setup.villagers-beside-board")
def test_villagers_and_dice_start_beside_the_board(set_up: SetUp) -> None:
    play = set_up(3, seed=4)
    assert len(play.view["villagers"]) == 10
    assert set(play.view["villagers"].values()) == {"off"}
    assert play.view["dice"] == []


@pytest.mark.rule("setup.monster-deck")
def test_thirty_hidden_monster_cards_in_an_order_of_the_seed(set_up: SetUp) -> None:
    play = set_up(2, seed=3)
    assert play.view["monster_deck"] == 30  # that is all one sees of it
    assert play.view["monster_discard"] == []
    assert play.view["card"] is None

    def order(seed: int) -> list[str]:
        return drawn(idle(gloam.new("horrified", 2, seed=seed), 8), "card")

    assert len(order(1)) > 1
    assert order(1) == order(1)
    assert len({order(seed)[0] for seed in range(40)}) > 10


@pytest.mark.rule("setup.monster-deck-keeps-all-cards")
def test_cards_about_absent_monsters_stay_in_the_deck(set_up: SetUp) -> None:
    play = set_up(2, monsters=["creature", "dracula"])
    cards = Counter(c.CARDS[card] for card in play.table.monster_deck.cards())
    assert cards.total() == 30
    assert (cards["thief"], cards["the_hunt_is_on"], cards["reincarnated_soul"], cards["the_meeting"]) == (3, 3, 3, 3)


@pytest.mark.rule("setup.mat-row")
def test_mats_lie_in_a_row_by_frenzy_order(set_up: SetUp) -> None:
    orders = dict(zip(c.MATS, c.MAT_FRENZY, strict=True))
    assert (orders["invisible_man"], orders["dracula"], orders["creature"]) == (6, 1, 4)
    play = set_up(2, monsters=["invisible_man", "dracula", "creature"])
    assert list(play.view["terms"]) == ["dracula", "creature", "invisible_man"]
    for seed in range(20):  # those that chance deals are put in order too
        row = [orders[mat] for mat in set_up(2, seed=seed, how_many=4).view["terms"]]
        assert row == sorted(row)


PANELS: dict[str, tuple[dict[str, str], dict[str, object]]] = {
    # what the setup panel of a mat says: its figures, and its task at the start
    "creature": ({"creature": "lagoon"}, {"boat": 0}),
    "dracula": ({"dracula": "crypt"}, {"coffins": ["cave", "dungeon", "crypt", "graveyard"]}),
    "frankenstein_bride": ({"frankenstein": "graveyard", "bride": "dungeon"}, {"frankenstein": 0, "bride": 0}),
    "invisible_man": ({"invisible_man": "inn"}, {"evidence": []}),
    "mummy": ({"mummy": "museum"}, {"face_down": []}),
    "wolf_man": ({"wolf_man": "mansion"}, {"cure": [""] * 6, "cure_on_mat": True}),
}


@pytest.mark.rule("setup.monster-specific", "setup.unused-monsters-box")
@pytest.mark.parametrize(("mat", "other"), list(combinations(PANELS, 2)))
def test_each_chosen_monster_is_laid_out_and_no_other(set_up: SetUp, mat: str, other: str) -> None:
    play = set_up(2, monsters=[mat, other])
    assert play.view["monsters"] == PANELS[mat][0] | PANELS[other][0]
    assert set(play.view["mats"]) == {mat, other}
    for chosen in (mat, other):
        assert PANELS[chosen][1].items() <= play.mat(chosen).items()
        assert play.mat(chosen)["complete"] is False
    for absent in set(PANELS) - {mat, other}:
        assert all(play.at(figure) == "off" for figure in PANELS[absent][0])
    t = play.table
    assert (t.soul, t.hunted) == (NOBODY, NOBODY)
    if "dracula" not in (mat, other):
        assert t.coffins == ()
    if "mummy" not in (mat, other):
        assert t.scarabs == (0,) * 7
    if "wolf_man" not in (mat, other):
        assert t.cure_holder == IN_BOX


@pytest.mark.rule("setup.unused-monsters-box")
def test_without_dracula_there_is_no_figure_of_his_and_no_coffin(set_up: SetUp, sit: Sit) -> None:
    play = set_up(2, monsters=["creature", "wolf_man"])
    assert play.at("dracula") == "off"
    assert play.table.coffins == ()
    for space in ("cave", "dungeon", "crypt", "graveyard"):
        held = f'heroes.mayor = {{ at = "{space}", items = ["pistol"] }}'
        assert "advance dracula" not in sit("creature wolf_man", "mayor courier", held).options()
        assert "advance dracula" in sit("creature dracula", "mayor courier", held).options()


@pytest.mark.rule("setup.creature")
def test_the_creature_in_the_lagoon_and_the_boat_at_the_start(set_up: SetUp) -> None:
    play = set_up(2, monsters=["creature", "mummy"])
    assert play.at("creature") == "lagoon"
    assert play.mat("creature")["boat"] == 0
    assert c.SPACES[c.MAT_OVERLAY[c.MATS.index("creature")]] == "camp"


@pytest.mark.rule("setup.dracula")
def test_dracula_in_the_crypt_and_four_coffins(set_up: SetUp) -> None:
    play = set_up(2, monsters=["dracula", "creature"])
    assert play.at("dracula") == "crypt"
    assert sorted(play.mat("dracula")["coffins"]) == ["cave", "crypt", "dungeon", "graveyard"]


@pytest.mark.rule("setup.frankenstein-and-bride")
def test_frankenstein_and_the_bride_apart_with_dials_at_zero(set_up: SetUp) -> None:
    play = set_up(2, monsters=["frankenstein_bride", "creature"])
    assert (play.at("frankenstein"), play.at("bride")) == ("graveyard", "dungeon")
    assert play.mat("frankenstein_bride") == {"frankenstein": 0, "bride": 0, "complete": False}


@pytest.mark.rule("setup.invisible-man")
def test_the_invisible_man_in_the_inn_and_five_empty_spots(set_up: SetUp) -> None:
    play = set_up(2, monsters=["invisible_man", "creature"])
    assert play.at("invisible_man") == "inn"
    assert play.mat("invisible_man")["evidence"] == []
    assert play.table.evidence == (-1,) * 5
    assert c.SPACES[c.MAT_OVERLAY[c.MATS.index("invisible_man")]] == "precinct"


@pytest.mark.rule("setup.mummy")
def test_the_mummy_in_the_museum_and_the_scarabs_out_of_order(set_up: SetUp) -> None:
    layouts = set()
    for seed in range(60):
        play = set_up(2, seed=seed, monsters=["mummy", "creature"])
        assert play.at("mummy") == "museum"
        scarabs = play.mat("mummy")["scarabs"]
        assert sorted(scarabs[:3]) == [4, 5, 6]
        assert sorted(scarabs[3:6]) == [1, 2, 3]
        assert scarabs[6] == 0
        assert all(scarab != spot for spot, scarab in enumerate(scarabs, 1))
        assert play.mat("mummy")["face_down"] == []
        assert all("soul" not in hero["signs"] for hero in play.view["heroes"])
        layouts.add(tuple(scarabs))
    assert len(layouts) > 20  # of 36
    assert c.SPACES[c.MAT_OVERLAY[c.MATS.index("mummy")]] == "museum"


@pytest.mark.rule("setup.mummy")
def test_scarabs_are_laid_spot_by_spot_at_random() -> None:
    game = gloam.new("horrified", 2, {"monsters": ["mummy", "creature"]}, nature=None)
    for scarab, left in (("5", "456"), ("6", "46"), ("4", "4"), ("2", "123"), ("1", "13"), ("3", "3")):
        assert game.answers(NATURE) == [f"scarab {number}" for number in left]
        game.answer(f"scarab {scarab}", NATURE)
    assert GAME.shown.view(game.table, 0)["mats"]["mummy"]["scarabs"] == [5, 6, 4, 2, 1, 3, 0]


@pytest.mark.rule("setup.wolf-man")
def test_the_wolf_man_in_the_mansion_and_the_cure_on_his_mat(set_up: SetUp) -> None:
    play = set_up(3, monsters=["wolf_man", "creature"])
    assert play.at("wolf_man") == "mansion"
    assert play.mat("wolf_man") == {"cure": [""] * 6, "cure_on_mat": True, "complete": False}
    assert all(hero["signs"] == [] for hero in play.view["heroes"])
    assert c.SPACES[c.MAT_OVERLAY[c.MATS.index("wolf_man")]] == "laboratory"


@pytest.mark.rule("setup.frenzy-on-lowest")
@pytest.mark.parametrize(
    ("monsters", "frenzied"),
    [
        (["invisible_man", "creature"], "creature"),  # 6 and 4
        (["wolf_man", "mummy", "frankenstein_bride"], "mummy"),  # 5, 2 and 3
        (["creature", "dracula"], "dracula"),  # 4 and 1
    ],
)
def test_the_lowest_frenzy_order_starts_frenzied(set_up: SetUp, monsters: list[str], frenzied: str) -> None:
    assert set_up(2, monsters=monsters).view["frenzy"] == frenzied


# ---------------------------------------------------------------- Player Setup


@pytest.mark.rule("setup.random-badges")
def test_badges_are_dealt_at_random(set_up: SetUp) -> None:
    deals = []
    for seed in range(60):
        heroes = [hero["hero"] for hero in set_up(3, seed=seed).view["heroes"]]
        assert len(set(heroes)) == 3
        assert [hero["hero"] for hero in set_up(3, seed=seed).view["heroes"]] == heroes
        deals.append(tuple(heroes))
    assert len(set(deals)) > 40
    for seat in range(3):
        assert {deal[seat] for deal in deals} == set(c.HEROES)


@pytest.mark.rule("setup.mover-and-reference-card")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_player_has_one_mover_on_the_board(set_up: SetUp, players: int) -> None:
    play = set_up(players, seed=11)
    owners = {hero["hero"]: hero["seat"] for hero in play.view["heroes"]}
    assert sorted(owners.values()) == list(range(players))
    assert {hero for hero in c.HEROES if play.at(hero) != "off"} == set(owners)


@pytest.mark.rule("setup.unused-heroes-box")
def test_heroes_that_were_not_dealt_never_appear(set_up: SetUp) -> None:
    for seed in range(10):
        play = set_up(3, seed=seed)
        unused = set(c.HEROES) - {hero["hero"] for hero in play.view["heroes"]}
        assert len(unused) == 4
        for _ in at_random(play.game, seed):
            assert all(play.at(hero) == "off" for hero in unused)
        assert not unused & {event["figure"] for event in play.heard("moved")}


@pytest.mark.rule("setup.hero-start-location")
def test_each_hero_starts_where_its_badge_says(set_up: SetUp) -> None:
    starts = {
        "archaeologist": "docks",
        "courier": "shop",
        "explorer": "camp",
        "inspector": "precinct",
        "mayor": "theatre",
        "professor": "hospital",
        "scientist": "institute",
    }
    for heroes in (["archaeologist", "courier", "explorer", "inspector"], ["mayor", "professor", "scientist"]):
        play = set_up(len(heroes), heroes=heroes)
        assert {hero["hero"]: hero["at"] for hero in play.view["heroes"]} == {hero: starts[hero] for hero in heroes}


@pytest.mark.rule("setup.starting-perk")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_player_has_one_perk_that_all_can_see(set_up: SetUp, players: int) -> None:
    for seed in range(10):
        play = set_up(players, seed=seed)
        held = [hero["perks"] for hero in play.view["heroes"]]
        assert [len(perks) for perks in held] == [1] * players
        for seat in (*range(players), SPECTATOR):
            assert [hero["perks"] for hero in play.game.view(seat)["table"]["heroes"]] == held


@pytest.mark.rule("setup.starting-perk")
def test_perks_are_dealt_at_random(set_up: SetUp) -> None:
    first = {set_up(2, seed=seed).view["heroes"][0]["perks"][0] for seed in range(120)}
    assert first == set(c.PERKS)


@pytest.mark.rule("setup.perk-deck")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_other_perks_are_a_hidden_deck(set_up: SetUp, players: int) -> None:
    play = set_up(players, seed=2)
    assert play.view["perk_deck"] == 20 - players  # their number is all one sees
    assert play.view["perk_discard"] == []
    dealt = [perk for hero in play.view["heroes"] for perk in hero["perks"]]
    left = [c.PERKS[perk] for perk in play.table.perk_deck.cards()]
    assert Counter(dealt + left) == Counter(c.PERKS[perk] for perk in c.ALL_PERKS)


@pytest.mark.rule("setup.items-in-bag")
def test_the_bag_is_full_before_the_first_item_is_drawn() -> None:
    game = gloam.new("horrified", 2, {"preset": "first"}, nature=None)
    while not game.answers(NATURE)[0].startswith("item"):
        game.answer(game.asked[0].options[0], NATURE)
    assert Counter(village(game.table).bag.cards()) == Counter(c.ALL_ITEMS)
    assert len(game.asked[0].options) == 60  # any of them may come, each as likely
    assert not game.asked[0].weights
    assert Counter(game.setup.definition.catalogue.text(option) for option in game.asked[0].options) == {
        f"item {item}": count for item, count in zip(c.ITEMS, c.ITEM_COUNT, strict=True)
    }


@pytest.mark.rule("setup.initial-items")
def test_twelve_items_lie_where_they_belong(set_up: SetUp) -> None:
    for seed in range(20):
        play = set_up(2, seed=seed)
        assert sum(len(items) for items in play.view["items"].values()) == 12
        assert play.view["item_bag"] == 48
        for space, items in play.view["items"].items():
            assert all(c.SPACES[c.ITEM_PLACE[c.ITEMS.index(item)]] == space for item in items)


@pytest.mark.rule("setup.initial-items")
def test_several_items_may_share_a_location(set_up: SetUp) -> None:
    items = ["torch", "torch", "rifle", "pitchfork", "pitchfork", "dart", "dart", "garlic", "garlic", "wine", "wine", "charm"]
    play = set_up(
        2,
        nature=["perk rush", "perk rush", *[f"item {item}" for item in items]],
        monsters=["creature", "dracula"],
        heroes=["mayor", "courier"],
        first_player=0,
    )
    assert play.lying("barn") == ["pitchfork", "pitchfork", "rifle", "torch", "torch"]
    assert play.lying("inn") == ["dart", "dart", "garlic", "garlic"]
    assert play.lying("church") == ["wine", "wine"]
    assert play.lying("camp") == ["charm"]


@pytest.mark.rule("setup.first-player")
def test_the_named_player_begins_or_a_random_one(set_up: SetUp) -> None:
    for seat in range(3):
        play = set_up(3, seed=seat, first_player=seat)
        assert play.asked() == (seat, "act")
        assert play.view["phase"] == "hero"
        assert play.view["actions"] == c.HERO_ACTIONS[play.table.heroes[seat]]
    assert {set_up(3, seed=seed).asked()[0] for seed in range(30)} == {0, 1, 2}


def test_a_whole_set_up_by_hand(set_up: SetUp) -> None:
    """Every choice that chance makes, in the order in which the rulebook lists the steps."""
    items = ["dart", "kite", "flower", "rapier", "rapier", "wine", "wine", "stake", "stake", "charm", "tablet", "shovel"]
    play = set_up(
        2,
        nature=[
            *["mat mummy", "mat dracula"],
            *[f"scarab {number}" for number in (4, 5, 6, 3, 2, 1)],
            *["hero mayor", "hero scientist"],
            *["perk hurry", "perk repel"],
            *[f"item {item}" for item in items],
            "first 1",
        ],
    )
    assert list(play.view["mats"]) == ["dracula", "mummy"]
    assert play.mat("mummy")["scarabs"] == [4, 5, 6, 3, 2, 1, 0]
    assert play.hero("mayor") == {
        "hero": "mayor", "seat": 0, "at": "theatre", "items": [], "perks": ["hurry"], "signs": [],
    }  # fmt: skip
    assert play.perks("scientist") == ["repel"]
    assert play.lying("abbey") == ["stake", "stake"]
    assert play.asked() == (1, "act")
