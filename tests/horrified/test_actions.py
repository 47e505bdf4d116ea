"""The actions of the Hero Phase, in the rulebook's order."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.monsters.wolf_man import CURE_STRENGTHS
from horrified.conftest import Play, SetUp, Sit
from kernel.play import at_random

ACTIONS = {"move", "guide", "pick_up", "share", "advance", "defeat", "reach", "jump", "lead"}  # the last three are special actions


# ---------------------------------------------------------------- how many


@pytest.mark.rule("actions.allowance")
@pytest.mark.parametrize(
    ("hero", "actions"),
    [
        ("archaeologist", 4),
        ("courier", 4),
        ("explorer", 3),
        ("inspector", 4),
        ("mayor", 5),
        ("professor", 4),
        ("scientist", 4),
    ],
)
def test_as_many_actions_as_the_badge_shows(set_up: SetUp, sit: Sit, hero: str, actions: int) -> None:
    other = "mayor" if hero != "mayor" else "courier"
    assert set_up(2, heroes=[hero, other], first_player=0).view["actions"] == actions
    play = sit(
        "dracula creature",
        f"{hero} {other}",
        f"""
        villagers.renfield = "tower"
        items.tower = ["kite"]
        [heroes]
        {hero} = {{ at = "tower", items = ["pistol"] }}
        {other} = {{ at = "tower", items = ["dart"] }}
        """,
    )
    for taken in range(actions):
        assert play.view["actions"] == actions - taken
        play.answer("guide renfield docks" if play.at("renfield") == "tower" else "guide renfield tower")
    assert play.options() == ["end"]
    for answer in ("move docks", "guide renfield tower", "pick_up", "share", "advance creature", "defeat dracula"):
        assert play.refuses(answer) == "actions.allowance"


@pytest.mark.rule("actions.allowance")
@pytest.mark.parametrize(
    ("hero", "special"),
    [("archaeologist", "reach barn"), ("explorer", "jump cave"), ("inspector", "jump crypt"), ("professor", "lead mayor barn")],
)
def test_no_special_action_after_the_last_action(sit: Sit, hero: str, special: str) -> None:
    position = f"""
        heroes.{hero}.at = "theatre"
        items.barn = ["torch"]
        """
    assert special in sit("dracula creature", f"{hero} mayor", position).options()
    play = sit("dracula creature", f"{hero} mayor", f"actions = 0\n{position}")
    assert play.options() == ["end"]
    assert play.refuses(special) == "actions.allowance"


@pytest.mark.rule("actions.may-take-fewer")
def test_the_hero_phase_may_end_early(sit: Sit) -> None:
    play = sit("creature frankenstein_bride", "archaeologist mayor")
    assert play.view["actions"] == 4
    play.answer("move tower")
    assert play.view["actions"] == 3
    play.draw("reincarnated_soul")
    assert play.heard("drew_card") == [{"kind": "drew_card", "card": "reincarnated_soul", "turn": 1}]
    assert play.asked() == (1, "act")


@pytest.mark.rule("actions.may-take-fewer")
def test_not_a_single_action_has_to_be_taken(sit: Sit) -> None:
    play = sit("creature frankenstein_bride", "archaeologist mayor").draw("reincarnated_soul")
    assert play.heard("drew_card")
    assert play.at("archaeologist") == "docks"


@pytest.mark.rule("actions.repeat-and-order")
def test_the_same_action_again_and_in_any_order(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "explorer mayor",
        """
        heroes.explorer.at = "fountain"
        items.inn = ["dart"]
        """,
    )
    play.answer("move inn", "pick_up", "take dart", "move fountain")
    assert play.at("explorer") == "fountain"
    assert play.items("explorer") == ["dart"]
    assert play.view["actions"] == 0


@pytest.mark.rule("actions.list")
def test_seven_kinds_of_action_each_for_one_and_nothing_else(set_up: SetUp) -> None:
    taken: Counter[str] = Counter()
    for seed in range(60):
        play = set_up(2 + seed % 4, seed=seed)
        for _ in at_random(play.game, seed):
            if play.game.asked[0].prompt != "act":
                continue
            kinds = {text.split()[0] for text in play.options(play.view["turn"])}
            assert kinds <= ACTIONS | {"play", "end"}
            before = play.view["actions"]
            for option in play.options(play.view["turn"]):
                kind = option.split()[0]
                if kind in ("end", "play") or taken[kind] > 3:
                    continue
                branch = Play.of(play.game.clone())
                branch.answer(option, seat=play.view["turn"])
                assert branch.view["actions"] == before - 1
                taken[kind] += 1
    assert {"move", "guide", "pick_up", "share", "advance", "reach", "jump", "lead"} <= set(taken)


@pytest.mark.rule("actions.list")
def test_defeating_a_monster_is_an_action_too(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        heroes.mayor = { at = "crypt", items = ["crucifix", "wine"] }
        mat.dracula.coffins = []
        """,
    )
    play.answer("defeat dracula", "use crucifix", "use wine")
    assert play.view["actions"] == 4


# ---------------------------------------------------------------- Move


@pytest.mark.rule("actions.move.adjacent-lit-path")
def test_a_hero_moves_along_a_lit_path(sit: Sit) -> None:
    paths = {
        "theatre": ["barn", "fountain", "tower", "bridge_south"],
        "bridge_north": ["camp", "fountain", "mansion"],
        "crypt": ["abbey"],
        "lamppost": ["mansion", "museum", "shop", "church"],
    }
    for space, targets in paths.items():
        play = sit("dracula creature", "mayor courier", f'heroes.mayor.at = "{space}"')
        assert play.offers("move") == [f"move {target}" for target in targets]
        for other in set(c.SPACES) - set(targets) - {"lagoon", "river", "waterfront"}:
            assert play.refuses(f"move {other}") == "actions.move.adjacent-lit-path"
        play.answer(f"move {targets[0]}")
        assert play.at("mayor") == targets[0]


@pytest.mark.rule("actions.move.adjacent-lit-path")
@pytest.mark.parametrize("space", [c.SPACES[space] for space in c.LAND])
def test_move_targets_are_exactly_one_lit_path_away(sit: Sit, space: str) -> None:
    play = sit("dracula creature", "mayor courier", f'heroes.mayor.at = "{space}"')
    near = [other for other in range(26) if c.DISTANCE[c.SPACES.index(space)][other] == 1]
    assert play.offers("move") == [f"move {c.SPACES[other]}" for other in near]


@pytest.mark.rule("actions.move.no-water")
@pytest.mark.parametrize(
    ("space", "water"),
    [
        ("cave", "lagoon"),
        ("abbey", "lagoon"),
        ("bridge_north", "lagoon"),
        ("bridge_north", "river"),
        ("bridge_south", "river"),
        ("bridge_south", "waterfront"),
        ("docks", "waterfront"),
        ("institute", "waterfront"),
    ],
)
def test_no_hero_goes_into_water(sit: Sit, space: str, water: str) -> None:
    assert c.SPACES.index(water) in c.WATERWAYS[c.SPACES.index(space)]
    play = sit("dracula creature", "mayor courier", f'heroes.mayor.at = "{space}"')
    assert f"move {water}" not in play.options()
    assert play.refuses(f"move {water}") == "actions.move.no-water"


@pytest.mark.rule("actions.move.river-only-by-bridge")
def test_the_river_is_crossed_by_a_bridge(sit: Sit) -> None:
    for space, across, bridge in (("theatre", "shop", "bridge_south"), ("fountain", "mansion", "bridge_north")):
        play = sit("dracula creature", "mayor courier", f'heroes.mayor.at = "{space}"')
        assert play.refuses(f"move {across}") == "actions.move.adjacent-lit-path"
        play.answer(f"move {bridge}", f"move {across}")
        assert play.at("mayor") == across


@pytest.mark.rule("actions.move.take-villagers")
def test_any_villagers_come_along(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        heroes.mayor.at = "shop"
        villagers = { maria = "shop", lucy = "shop", fritz = "shop", renfield = "lamppost" }
        """,
    )
    play.answer("move lamppost")
    assert play.at("mayor") == "lamppost"
    assert play.options() == ["bring maria", "bring fritz", "bring lucy", "done"]
    play.answer("bring maria", "bring lucy", "done")
    assert (play.at("maria"), play.at("lucy"), play.at("fritz")) == ("lamppost", "lamppost", "shop")
    assert play.view["actions"] == 4


@pytest.mark.rule("actions.move.take-villagers")
def test_villagers_may_be_left_behind(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'villagers = { maria = "theatre", lucy = "theatre" }')
    play.answer("move barn")
    assert play.refuses("bring fritz") == "actions.move.take-villagers"
    play.answer("done")
    assert (play.at("mayor"), play.at("maria"), play.at("lucy")) == ("barn", "theatre", "theatre")


@pytest.mark.rule("actions.move.monsters-do-not-block")
def test_monsters_hinder_no_hero(sit: Sit) -> None:
    play = sit(
        "creature frankenstein_bride",
        "mayor courier",
        """
        heroes.mayor.at = "mansion"
        monsters = { creature = "abbey", frankenstein = "abbey", bride = "crypt" }
        """,
    )
    play.answer("move abbey", "move crypt", "move abbey")
    assert play.trail("mayor") == ["abbey", "crypt", "abbey"]
    play.draw("reincarnated_soul")  # nobody of this game strikes
    assert play.asked() == (1, "act")
    assert play.at("mayor") == "abbey"
    assert not play.heard("attacks", "rolled", "hit")


# ---------------------------------------------------------------- Guide


@pytest.mark.rule("actions.guide.push", "actions.guide.one-villager")
def test_a_villager_is_sent_to_an_adjacent_space(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'villagers = { maria = "theatre", lucy = "theatre" }')
    assert play.offers("guide") == [
        f"guide {villager} {space}" for villager in ("maria", "lucy") for space in ("barn", "fountain", "tower", "bridge_south")
    ]
    play.answer("guide maria barn")
    assert (play.at("mayor"), play.at("maria"), play.at("lucy")) == ("theatre", "barn", "theatre")
    assert [event["figure"] for event in play.heard("moved")] == ["maria"]
    assert play.view["actions"] == 4
    assert play.asked() == (0, "act")
    assert play.refuses("guide lucy shop") == "actions.guide.push"


@pytest.mark.rule("actions.guide.pull")
def test_a_villager_is_fetched_from_an_adjacent_space(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'villagers = { maria = "barn", lucy = "dungeon" }')
    assert play.offers("guide") == ["guide maria theatre"]  # Lucy is two spaces away
    assert play.refuses("guide lucy theatre") == "actions.guide.pull"
    assert play.refuses("guide lucy tower") == "actions.guide.pull"
    assert play.refuses("guide maria barn") == "actions.guide.pull"
    play.answer("guide maria theatre")
    assert (play.at("mayor"), play.at("maria")) == ("theatre", "theatre")
    assert play.view["actions"] == 4
    play = sit("dracula creature", "mayor courier", 'heroes.mayor.at = "barn"\nvillagers.maria = "theatre"')
    assert play.offers("guide") == ["guide maria barn"]  # to the Hero's space, not past it or away
    assert play.refuses("guide maria tower") == "actions.guide.pull"


@pytest.mark.rule("actions.guide.one-villager")
def test_one_guide_action_moves_one_villager(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'villagers = { maria = "barn", lucy = "barn", fritz = "theatre" }')
    play.answer("guide lucy theatre")
    assert (play.at("maria"), play.at("lucy"), play.at("fritz")) == ("barn", "theatre", "theatre")
    assert len(play.heard("moved")) == 1
    assert play.view["actions"] == 4


@pytest.mark.rule("actions.guide.no-water")
@pytest.mark.parametrize(("space", "water"), [("cave", "lagoon"), ("docks", "waterfront"), ("bridge_south", "river")])
def test_no_villager_goes_into_water(sit: Sit, space: str, water: str) -> None:
    play = sit("dracula creature", "mayor courier", f'heroes.mayor.at = "{space}"\nvillagers.maria = "{space}"')
    assert play.offers("guide")
    assert f"guide maria {water}" not in play.options()
    assert play.refuses(f"guide maria {water}") == "actions.guide.no-water"


@pytest.mark.rule("actions.guide.monsters-do-not-block")
def test_monsters_hinder_no_villager(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        villagers.maria = "theatre"
        monsters = { dracula = "theatre", creature = "barn" }
        """,
    )
    play.answer("guide maria barn", "guide maria theatre")
    assert play.trail("maria") == ["barn", "theatre"]
    assert not play.heard("attacks", "rolled", "hit")


def test_a_villager_beside_the_board_is_not_guided(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier")
    assert play.offers("guide") == []
    assert play.refuses("guide maria barn") == "villagers.removed-return-to-supply"


# ---------------------------------------------------------------- Special actions

SPECIALS = {"archaeologist": "reach", "courier": "jump", "explorer": "jump", "inspector": "jump", "professor": "lead"}
TOGETHER = """
    heroes.HERO.at = "theatre"
    heroes.OTHER.at = "barn"
    items.barn = ["torch"]
    monsters.dracula = "barn"
    """


@pytest.mark.rule("actions.special.badge")
@pytest.mark.parametrize("hero", c.HEROES)
def test_each_hero_has_the_special_action_of_its_badge_alone(sit: Sit, hero: str) -> None:
    """In a position where every special action would have a target."""
    other = "mayor" if hero != "mayor" else "scientist"
    play = sit("dracula creature", f"{hero} {other}", TOGETHER.replace("HERO", hero).replace("OTHER", other))
    offered = {text.split()[0] for text in play.options()} & {"reach", "jump", "lead"}
    assert offered == ({SPECIALS[hero]} if hero in SPECIALS else set())
    for kind, answer in (("reach", "reach barn"), ("jump", "jump barn"), ("lead", f"lead {other} theatre")):
        if kind not in offered:
            assert play.refuses(answer) == "actions.special.badge"


@pytest.mark.rule("actions.special.badge")
def test_a_special_action_is_for_its_own_hero_only(sit: Sit) -> None:
    play = sit("dracula creature", "mayor explorer", "turn = 0")
    assert play.offers("jump") == []
    assert sit("dracula creature", "mayor explorer", "turn = 1").offers("jump")


@pytest.mark.rule("actions.special.costs-one", "actions.special.repeatable")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("archaeologist", ["reach barn", "take torch", "done"]),
        ("courier", ["jump barn"]),
        ("explorer", ["jump crypt"]),
        ("inspector", ["jump barn"]),
        ("professor", ["lead mayor theatre"]),
    ],
)
def test_a_special_action_is_one_action_and_may_be_repeated(sit: Sit, hero: str, answers: list[str]) -> None:
    play = sit(
        "dracula creature",
        f"{hero} mayor scientist",
        f"""
        heroes.{hero}.at = "theatre"
        heroes.mayor.at = "barn"
        heroes.scientist.at = "docks"
        items.barn = ["torch", "torch", "rifle"]
        monsters = {{ dracula = "barn", creature = "docks" }}
        """,
    )
    actions = play.view["actions"]
    play.answer(*answers)
    assert play.asked() == (0, "act")
    assert play.view["actions"] == actions - 1
    again = {
        "archaeologist": (["reach barn", "take torch", "done"], ["reach barn", "take rifle"]),
        "courier": (["jump docks"], ["jump barn"]),
        "explorer": (["jump docks"], ["jump barn"]),
        "inspector": (["jump docks"], ["jump barn"]),
        "professor": (["lead mayor barn"], ["lead scientist tower"]),
    }
    for more in again[hero]:
        play.answer(*more)
    assert play.asked() == (0, "act")
    assert play.view["actions"] == actions - 3


@pytest.mark.rule("actions.special.example-adjacent-pick-up")
def test_the_archaeologist_reaches_into_an_adjacent_space(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "archaeologist mayor",
        """
        heroes.archaeologist.at = "theatre"
        items.barn = ["torch", "rifle", "pitchfork"]
        items.theatre = ["rapier"]
        items.inn = ["dart"]
        """,
    )
    assert play.offers("reach") == ["reach barn"]
    play.answer("reach barn", "take torch", "take rifle", "done")
    assert play.at("archaeologist") == "theatre"
    assert play.items("archaeologist") == ["rifle", "torch"]
    assert play.lying("barn") == ["pitchfork"]
    assert play.view["actions"] == 3
    for space in ("inn", "theatre", "tower"):  # two spaces away, its own, adjacent but empty
        assert play.refuses(f"reach {space}") == "actions.special.example-adjacent-pick-up"
    assert "pick_up" in play.options()


@pytest.mark.rule("actions.special.badge")
def test_the_courier_jumps_to_another_hero(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "courier mayor scientist professor",
        """
        heroes.courier.at = "shop"
        heroes.mayor.at = "crypt"
        heroes.scientist.at = "shop"
        heroes.professor.at = "off"
        villagers.maria = "barn"
        """,
    )
    assert play.offers("jump") == ["jump crypt"]  # not where it is, not to a defeated Hero
    for space in ("shop", "barn", "hospital"):
        assert play.refuses(f"jump {space}") == "actions.special.badge"
    assert play.refuses("jump lagoon") == "path.water-spaces"
    play.answer("jump crypt")
    assert play.at("courier") == "crypt"
    assert play.offers("jump") == ["jump shop"]


@pytest.mark.rule("actions.special.badge")
def test_the_explorer_jumps_anywhere_but_into_water(sit: Sit) -> None:
    play = sit("dracula creature", "explorer mayor", 'villagers.lucy = "camp"')
    land = [space for space in c.SPACES if space not in ("lagoon", "river", "waterfront")]
    assert play.offers("jump") == [f"jump {space}" for space in land if space != "camp"]
    assert play.refuses("jump camp") == "actions.special.badge"
    for water in ("lagoon", "river", "waterfront"):
        assert play.refuses(f"jump {water}") == "path.water-spaces"
    play.answer("jump institute")
    assert play.at("explorer") == "institute"
    assert play.at("lucy") == "camp"  # only a Move brings Villagers along
    assert play.asked() == (0, "act")


@pytest.mark.rule("actions.special.badge")
def test_the_inspector_jumps_to_a_monster_on_land(sit: Sit) -> None:
    play = sit(
        "dracula creature frankenstein_bride",
        "inspector mayor",
        'monsters = { dracula = "precinct", creature = "river", frankenstein = "docks", bride = "church" }',
    )
    assert play.offers("jump") == ["jump docks", "jump church"]  # not where it is, not into the water
    assert play.refuses("jump precinct") == "actions.special.badge"
    assert play.refuses("jump river") == "path.water-spaces"
    assert play.refuses("jump barn") == "actions.special.badge"
    play.answer("jump church")
    assert play.at("inspector") == "church"


@pytest.mark.rule("actions.special.badge")
def test_the_professor_leads_one_other_hero_one_space(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "professor mayor scientist courier",
        """
        heroes.mayor.at = "docks"
        heroes.scientist.at = "bridge_north"
        heroes.courier.at = "off"
        villagers.lucy = "docks"
        """,
    )
    assert play.offers("lead") == [
        "lead mayor tower",
        "lead scientist camp",
        "lead scientist fountain",
        "lead scientist mansion",
    ]
    assert play.refuses("lead professor church") == "actions.special.badge"  # itself
    assert play.refuses("lead explorer cave") == "actions.special.badge"  # not in the game
    assert play.refuses("lead courier lamppost") == "hit.hero-absent-until-turn"
    assert play.refuses("lead mayor theatre") == "actions.move.adjacent-lit-path"
    assert play.refuses("lead mayor waterfront") == "path.water-spaces"
    play.answer("lead mayor tower")
    assert (play.at("mayor"), play.at("professor"), play.at("lucy")) == ("tower", "hospital", "docks")
    assert play.view["actions"] == 3
    assert play.asked() == (0, "act")


# The Scientist's badge: no action of its own, but every Item may count as 1 stronger.


@pytest.mark.rule("actions.special.badge")
@pytest.mark.parametrize(("hero", "enough"), [("scientist", True), ("mayor", False)])
def test_the_scientists_items_are_stronger_in_a_sum(sit: Sit, hero: str, enough: bool) -> None:
    """Red 2 and red 2 smash a Coffin in the Scientist's hands: each counts as 3."""
    play = sit("dracula creature", f"{hero} courier", f'heroes.{hero} = {{ at = "crypt", items = ["dart", "shovel"] }}')
    assert ("advance dracula" in play.options()) == enough
    if enough:
        play.answer("advance dracula", "use dart", "use shovel")
        assert "crypt" not in play.mat("dracula")["coffins"]
        assert play.discard == ["dart", "shovel"]
        assert play.view["actions"] == 3
    else:
        assert play.refuses("advance dracula") == "dracula.advance.coffin-space"


@pytest.mark.rule("actions.special.badge")
@pytest.mark.parametrize(
    ("mat", "space", "task", "items"),
    [
        ("dracula", "crypt", "coffins = []", ["wine", "stake"]),  # yellow 2 + 3, and 6 is asked
        ("mummy", "museum", "scarabs = [1, 2, 3, 4, 5, 6, 0]", ["pitchfork", "fire_poker"]),  # red 4 + 3, and 9 is asked
    ],
)
def test_the_scientists_items_are_stronger_in_a_defeat(sit: Sit, mat: str, space: str, task: str, items: list[str]) -> None:
    for hero in ("scientist", "mayor"):
        play = sit(
            f"{mat} creature",
            f"{hero} courier",
            f"""
            heroes.{hero} = {{ at = "{space}", items = {items} }}
            mat.{mat} = {{ {task} }}
            """,
        )
        if hero == "mayor":
            assert play.refuses(f"defeat {mat}") == "items.sum-symbol"
        else:
            play.answer(f"defeat {mat}", *[f"use {item}" for item in items])
            assert mat not in play.view["mats"]


@pytest.mark.rule("actions.special.badge")
@pytest.mark.parametrize(("value", "score"), [("3", 3), ("4", 4)])
def test_the_scientist_may_teach_with_one_more(sit: Sit, value: str, score: int) -> None:
    play = sit(
        "frankenstein_bride creature",
        "scientist mayor",
        """
        heroes.scientist = { at = "barn", items = ["violin"] }
        monsters.frankenstein = "barn"
        """,
    )
    play.answer("advance frankenstein", "use violin")
    assert play.asked() == (0, "strength")
    assert play.options() == ["strength 3", "strength 4"]
    play.answer(f"strength {value}")
    assert play.mat("frankenstein_bride")["frankenstein"] == score
    steps = 0
    while play.asked()[1] == "roam":
        play.answer("step theatre" if play.at("frankenstein") != "theatre" else "step barn")
        steps += 1
    assert steps == score


@pytest.mark.rule("actions.special.badge")
def test_nobody_else_is_asked_how_strong_a_lesson_is(sit: Sit) -> None:
    play = sit(
        "frankenstein_bride creature",
        "mayor scientist",
        """
        heroes.mayor = { at = "barn", items = ["kite"] }
        monsters.bride = "barn"
        """,
    )
    play.answer("advance bride", "use kite")
    assert play.asked() == (0, "roam")
    assert play.mat("frankenstein_bride")["bride"] == 1


CURE = """
    heroes.scientist = { at = "laboratory", items = ["HELD"] }
    mat.wolf_man.cure = FILLED
    """


@pytest.mark.rule("actions.special.badge")
@pytest.mark.parametrize(
    ("held", "filled", "choices"),
    [
        ("kite", [], ["1", "2"]),  # both spots of 1 and of 2 are empty
        ("kite", ["anatomy_text", "centrifuge"], ["2"]),  # no spot of 1 is
        ("research", ["analysis", "experiment"], ["3"]),
        ("camera", [], ["3"]),  # there is no spot of 4
    ],
)
def test_the_scientist_may_count_an_ingredient_as_one_stronger(sit: Sit, held: str, filled: list[str], choices: list[str]) -> None:
    for choice in choices:
        play = sit("wolf_man creature", "scientist mayor", CURE.replace("HELD", held).replace("FILLED", str(filled)))
        play.answer("advance wolf_man", f"use {held}")
        if len(choices) > 1:
            assert play.options() == [f"strength {value}" for value in choices]
            play.answer(f"strength {choice}")
        spot = play.mat("wolf_man")["cure"].index(held)
        assert CURE_STRENGTHS[spot] == int(choice)
        assert play.view["actions"] == 3


@pytest.mark.rule("actions.special.badge")
def test_an_ingredient_without_a_spot_even_so(sit: Sit) -> None:
    full = '["camera", "fossil"]'
    play = sit("wolf_man creature", "scientist mayor", CURE.replace("HELD", "nebularium").replace("FILLED", full))
    assert play.refuses("advance wolf_man") == "actions.advance.general"


def test_the_scientists_cure_can_be_played_without_the_bonus(sit: Sit) -> None:
    filled = CURE.replace("HELD", "kite").replace("FILLED", '["anatomy_text", "centrifuge"]')
    assert "advance wolf_man" in sit("wolf_man creature", "scientist mayor", filled).options()
    strict = sit("wolf_man creature", "scientist mayor", filled, scientist_cures=False)
    assert "advance wolf_man" not in strict.options()


@pytest.mark.rule("actions.special.badge")
@pytest.mark.parametrize(("hero", "moves"), [("scientist", 3), ("mayor", 2)])
def test_the_scientist_has_one_more_move_on_the_tablet(sit: Sit, hero: str, moves: int) -> None:
    play = sit("mummy creature", f"{hero} courier", f'heroes.{hero} = {{ at = "museum", items = ["wine"] }}')
    play.answer("advance mummy", "use wine")
    made = 0
    while play.asked()[1] == "scarabs":
        play.answer(play.offers("slide")[0])
        made += 1
    assert made == moves


@pytest.mark.rule("actions.special.badge")
def test_the_mayor_has_no_special_action_but_one_action_more(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'items.barn = ["torch"]\nmonsters.dracula = "barn"')
    assert {text.split()[0] for text in play.options()} == {"move", "end"}
    assert play.view["actions"] == 5


# ---------------------------------------------------------------- Pick Up


@pytest.mark.rule("actions.pick-up.any-number")
def test_any_number_of_items_for_one_action(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        heroes.mayor.at = "barn"
        items.barn = ["torch", "torch", "rifle", "pitchfork", "pitchfork"]
        """,
    )
    play.answer("pick_up")
    assert play.options() == ["take pitchfork", "take torch", "take rifle", "take_all"]  # at least one, so not yet "done"
    play.answer("take torch", "take torch")
    assert play.refuses("take torch") == "actions.pick-up.any-number"
    play.answer("take rifle", "done")
    assert play.items("mayor") == ["rifle", "torch", "torch"]
    assert play.lying("barn") == ["pitchfork", "pitchfork"]
    assert play.view["actions"] == 4


@pytest.mark.rule("actions.pick-up.any-number")
def test_all_items_at_once(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'items.theatre = ["rapier", "rapier"]')
    play.answer("pick_up", "take_all")
    assert play.items("mayor") == ["rapier", "rapier"]
    assert play.lying("theatre") == []
    assert play.view["actions"] == 4
    assert play.asked() == (0, "act")


@pytest.mark.rule("actions.pick-up.own-space-only")
def test_only_items_of_the_own_space(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'items = { barn = ["torch"], tower = ["kite"] }')
    assert "pick_up" not in play.options()
    assert play.refuses("pick_up") == "actions.pick-up.own-space-only"
    play.answer("move barn", "pick_up")
    assert play.options() == ["take torch"]


@pytest.mark.rule("actions.pick-up.no-holding-limit")
def test_a_sixteenth_item(sit: Sit) -> None:
    held = ["dart", "dart", "shovel", "shovel", "knife", "knife", "kite", "kite", "wine", "wine", "flower", "flower"]
    held += ["garlic", "garlic", "charm"]
    assert len(held) == 15
    play = sit(
        "dracula creature",
        "mayor courier",
        f"""
        heroes.mayor = {{ at = "barn", items = {held} }}
        items.barn = ["torch"]
        """,
    )
    play.answer("pick_up", "take torch")
    assert play.items("mayor") == sorted([*held, "torch"])
    assert len(play.items("mayor")) == 16
    assert play.discard == []
    assert play.asked() == (0, "act")
    assert play.game.view(1)["table"]["heroes"][0]["items"] == [*held, "torch"]  # open to all


# ---------------------------------------------------------------- Share

THREE = """
    heroes.mayor = { at = "barn", items = ["torch", "kite"] }
    heroes.courier = { at = "barn", items = ["dart", "wine"] }
    heroes.scientist = { at = "barn", items = [] }
    """


@pytest.mark.rule("actions.share.free-exchange")
def test_all_heroes_in_the_space_exchange_freely(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier scientist", THREE)
    play.answer("share")
    play.answer("hand_over mayor torch", "receive courier", "hand_over courier dart", "receive scientist", "done")
    assert play.items("mayor") == ["kite"]
    assert play.items("courier") == ["torch", "wine"]
    assert play.items("scientist") == ["dart"]
    assert play.view["actions"] == 4
    assert play.asked() == (0, "act")


@pytest.mark.rule("actions.share.free-exchange")
def test_sharing_needs_company_and_something_to_share(sit: Sit) -> None:
    apart = sit("dracula creature", "mayor courier scientist", THREE.replace('"barn"', '"inn"', 1))
    assert apart.refuses("share") == "actions.share.free-exchange"
    empty = sit("dracula creature", "mayor courier", 'heroes.mayor.at = "barn"\nheroes.courier.at = "barn"')
    assert empty.refuses("share") == "actions.share.free-exchange"
    defeated = sit(
        "dracula creature",
        "mayor courier",
        'heroes.mayor = { at = "barn", items = ["torch"] }\nheroes.courier = { at = "off", items = ["dart"] }',
    )
    assert defeated.refuses("share") == "actions.share.free-exchange"


@pytest.mark.rule("actions.share.not-one-for-one")
def test_gifts_need_no_return(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        heroes.mayor.at = "barn"
        heroes.courier = { at = "barn", items = ["dart", "wine", "kite", "charm"] }
        """,
    )
    play.answer("share", *[f"hand_over courier {item}" for item in ("dart", "wine", "kite", "charm")])
    assert play.items("mayor") == ["charm", "dart", "kite", "wine"]
    assert play.items("courier") == []
    assert play.view["actions"] == 4
    assert play.asked() == (0, "act")


@pytest.mark.rule("actions.share.need-not-involve-active")
def test_others_may_share_among_themselves(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier scientist", THREE)
    play.answer("share", "hand_over courier dart")
    assert play.asked() == (0, "receive")
    assert play.options() == ["receive mayor", "receive scientist"]
    play.answer("receive scientist", "done")
    assert play.items("scientist") == ["dart"]
    assert play.items("courier") == ["wine"]
    assert play.items("mayor") == ["kite", "torch"]


@pytest.mark.rule("actions.share.need-not-involve-active")
def test_a_hero_elsewhere_has_no_part_in_it(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier scientist",
        """
        heroes.mayor = { at = "barn", items = ["torch"] }
        heroes.courier = { at = "barn", items = ["dart"] }
        heroes.scientist = { at = "theatre", items = ["wine"] }
        """,
    )
    play.answer("share")
    assert play.options() == ["hand_over mayor torch", "hand_over courier dart"]
    assert play.refuses("hand_over scientist wine") == "actions.share.free-exchange"
    play.answer("hand_over courier dart")  # nobody else could get it
    assert play.items("mayor") == ["dart", "torch"]
    assert play.items("scientist") == ["wine"]


@pytest.mark.rule("actions.share.perks-not-shared")
def test_items_and_the_cure_are_shared_and_nothing_else(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "mayor courier",
        """
        heroes.mayor = { at = "barn", items = ["torch"], perks = ["rush"], signs = ["cure", "hunted"] }
        heroes.courier = { at = "barn", perks = ["hurry", "repel"], signs = ["soul"] }
        mat.wolf_man.cure = ["kite", "kite", "research", "research", "camera", "fossil"]
        """,
    )
    play.answer("share")
    assert play.options() == ["hand_over mayor torch", "hand_over mayor cure"]
    play.answer("hand_over mayor cure")
    assert sorted(play.options()) == ["done", "hand_over courier cure", "hand_over mayor torch"]
    play.answer("done")
    assert play.hero("courier")["signs"] == ["cure", "soul"]
    assert play.hero("mayor")["signs"] == ["hunted"]
    assert (play.perks("mayor"), play.perks("courier")) == (["rush"], ["hurry", "repel"])


@pytest.mark.rule("actions.share.perks-not-shared")
def test_perks_and_signs_alone_are_nothing_to_share(sit: Sit) -> None:
    play = sit(
        "wolf_man mummy",
        "mayor courier",
        """
        heroes.mayor = { at = "barn", perks = ["rush"], signs = ["hunted"] }
        heroes.courier = { at = "barn", perks = ["hurry"], signs = ["soul"] }
        """,
    )
    assert play.refuses("share") == "actions.share.free-exchange"


# ---------------------------------------------------------------- Advance

TASKS = [
    # Monster, the place of its task, an Item that fits, one that does not, another place, the rule that names the place
    ("creature", "camp", "kite", None, "cave", "creature.advance.at-camp"),
    ("dracula", "cave", "pistol", "crucifix", "camp", "dracula.advance.coffin-space"),
    ("frankenstein", "graveyard", "wine", "kite", "church", "frankenstein.advance.teach-frankenstein"),
    ("bride", "dungeon", "kite", "wine", "tower", "frankenstein.advance.teach-bride"),
    ("invisible_man", "precinct", "dart", "wine", "inn", "invisible.advance.at-precinct"),
    ("mummy", "museum", "wine", "dart", "lamppost", "mummy.advance.at-museum"),
    ("wolf_man", "laboratory", "kite", "wine", "shop", "wolfman.advance.at-laboratory"),
]


@pytest.mark.rule("actions.advance.general")
@pytest.mark.parametrize(("monster", "place", "fits", "fits_not", "elsewhere", "rule"), TASKS)
def test_a_task_is_advanced_at_its_place_with_a_fitting_item(
    sit: Sit, monster: str, place: str, fits: str, fits_not: str | None, elsewhere: str, rule: str
) -> None:
    mat = "frankenstein_bride" if monster in ("frankenstein", "bride") else monster
    other = "dracula" if mat != "dracula" else "mummy"

    def hero(at: str, items: list[str]) -> Play:
        return sit(f"{mat} {other}", "mayor courier", f'heroes.mayor = {{ at = "{at}", items = {items} }}')

    assert f"advance {monster}" in hero(place, [fits]).options()
    without = hero(place, [fits_not] if fits_not else [])
    assert f"advance {monster}" not in without.options()
    missing = "dracula.advance.coffin-space" if monster == "dracula" else "actions.advance.general"
    assert without.refuses(f"advance {monster}") == missing
    assert hero(elsewhere, [fits]).refuses(f"advance {monster}") == rule


@pytest.mark.rule("actions.advance.own-items")
@pytest.mark.parametrize(("monster", "place", "fits", "fits_not", "elsewhere", "rule"), TASKS)
def test_nobody_advances_with_the_items_of_another(
    sit: Sit, monster: str, place: str, fits: str, fits_not: str | None, elsewhere: str, rule: str
) -> None:
    mat = "frankenstein_bride" if monster in ("frankenstein", "bride") else monster
    other = "dracula" if mat != "dracula" else "mummy"
    position = f'heroes.mayor.at = "{place}"\nheroes.courier = {{ at = "{place}", items = ["{fits}"] }}\n'
    assert f"advance {monster}" not in sit(f"{mat} {other}", "mayor courier", position).options()
    assert f"advance {monster}" in sit(f"{mat} {other}", "mayor courier", f"turn = 1\n{position}").options()


@pytest.mark.rule("actions.advance.own-items")
@pytest.mark.parametrize(
    ("monster", "place", "own", "others"),
    [
        ("creature", "camp", "kite", "fossil"), ("dracula", "cave", "pistol", "rifle"), ("bride", "dungeon", "kite", "fossil"),
        ("frankenstein", "graveyard", "wine", "garlic"), ("invisible_man", "precinct", "dart", "shovel"),
        ("mummy", "museum", "wine", "garlic"), ("wolf_man", "laboratory", "kite", "fossil"),
    ],
)  # fmt: skip
def test_of_two_heroes_at_the_place_the_one_on_turn_uses_its_own(sit: Sit, monster: str, place: str, own: str, others: str) -> None:
    mat = "frankenstein_bride" if monster in ("frankenstein", "bride") else monster
    holding = f'heroes.mayor = {{at = "{place}", items = ["{others}"]}}\nheroes.courier = {{at = "{place}", items = ["{own}"]}}'
    play = sit(f"{mat} {'dracula' if mat != 'dracula' else 'mummy'}", "mayor scientist courier", f"turn = 2\n{holding}")
    assert f"advance {monster}" in play.options(2)
    play.answer(f"advance {monster}", seat=2)
    assert play.options(2) == [f"use {own}"]


@pytest.mark.rule("actions.advance.own-items")
def test_nobody_defeats_with_the_items_of_another(sit: Sit) -> None:
    position = """
        heroes.mayor = { at = "crypt", items = ["wine"] }
        heroes.courier = { at = "crypt", items = ["crucifix", "stake"] }
        mat.dracula.coffins = []
        """
    play = sit("dracula creature", "mayor courier", position)
    assert play.refuses("defeat dracula") == "items.sum-symbol"
    play = sit("dracula creature", "mayor courier", f"turn = 1\n{position}")
    play.answer("defeat dracula")
    assert play.options() == ["use stake", "use crucifix"]  # the Mayor's Wine is not among them


def test_a_monster_that_is_not_in_the_game_has_no_task(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'heroes.mayor = { at = "museum", items = ["wine"] }')
    assert play.refuses("advance mummy") == "monsterdefeat.out-of-game"
    assert play.refuses("defeat mummy") == "monsterdefeat.out-of-game"


# ---------------------------------------------------------------- Defeat


@pytest.mark.rule("actions.defeat.general")
@pytest.mark.parametrize(
    ("mat", "space", "beside", "items", "task", "signs"),
    [
        ("creature", "cave", "camp", ["dart", "kite", "wine"], "boat = 19", []),
        ("dracula", "crypt", "abbey", ["crucifix", "wine"], "coffins = []", []),
        (
            "invisible_man",
            "inn",
            "fountain",
            ["pistol", "knife"],
            'evidence = ["dart", "torch", "fire_poker", "camera", "speargun"]',
            [],
        ),
        ("mummy", "museum", "lamppost", ["pistol", "knife"], "scarabs = [1, 2, 3, 4, 5, 6, 0]", []),
        (
            "wolf_man",
            "mansion",
            "abbey",
            ["pistol"],
            'cure = ["kite", "kite", "research", "research", "camera", "fossil"]',
            ["cure"],
        ),
    ],
)
def test_a_monster_is_defeated_in_its_own_space(
    sit: Sit, mat: str, space: str, beside: str, items: list[str], task: str, signs: list[str]
) -> None:
    other = "dracula" if mat != "dracula" else "creature"

    def hero(at: str) -> Play:
        return sit(
            f"{mat} {other}",
            "mayor courier",
            f"""
            heroes.mayor = {{ at = "{at}", items = {items}, signs = {signs} }}
            monsters.{mat} = "{space}"
            mat.{mat} = {{ {task} }}
            """,
        )

    assert hero(beside).offers("defeat") == []
    assert hero(beside).refuses(f"defeat {mat}") == "actions.defeat.general"
    play = hero(space)
    assert play.offers("defeat") == [f"defeat {mat}"]
    play.answer(f"defeat {mat}", *[f"use {item}" for item in items])
    assert mat not in play.view["mats"]
    assert play.at(mat) == "off"
    assert play.items("mayor") == []
    assert set(items) <= set(play.discard)
    assert play.view["actions"] == 4
