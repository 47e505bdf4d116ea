"""What everyone sees beside the pieces: turns, what the table plays by, strikes that were and that will be, and what is asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gloam
from gloam.games.horrified import GAME, village
from gloam.games.horrified.answers import DONE
from gloam.games.horrified.components import CARD_STRIKES, CARDS, COLOURS, DISTANCE, FRENZY, MONSTERS, SPACES
from gloam.games.horrified.rules.monsters.creature import LAIR_PATH
from gloam.kernel.game import Game
from horrified.conftest import Play, SetUp, Sit
from kernel.play import at_random


def asked(play: Play) -> dict[str, Any]:
    """What the open question is about."""
    return GAME.shown.question_parts(play.game, play.game.asked[0])


def labels(play: Play) -> list[str]:
    return [str(GAME.shown.label(play.game, option)) for option in play.game.asked[0].options]


# ---------------------------------------------------------------- turns and terms


def test_turns_are_counted(set_up: SetUp) -> None:
    play = set_up(3, seed=4, monsters=["dracula", "creature"], first_player=1)
    assert (play.view["turn"], play.view["turn_number"]) == (1, 1)
    for _ in at_random(play.game, 4, most=60):
        pass
    told = [event["number"] for event in play.heard("turn")]
    assert told == list(range(2, len(told) + 2))
    assert play.view["turn_number"] == told[-1]
    assert [event["turn"] for event in play.heard("drew_card")] == list(range(1, len(play.heard("drew_card")) + 1))


@pytest.mark.parametrize(("options", "order", "red"), [({}, 5, 6), ({"frenzy_order": "example", "wolf_man_red": "9"}, 6, 9)])
def test_mats_tell_what_this_table_plays_by(sit: Sit, options: dict[str, str], order: int, red: int) -> None:
    terms = sit("wolf_man creature", "mayor", **options).view["terms"]
    assert terms["wolf_man"] == {"order": order, "price": {"red": red}}
    assert terms["creature"]["price"] == {"red": 1, "blue": 1, "yellow": 1}


@pytest.mark.parametrize(("walks", "exactly"), [("up_to", False), ("exactly", True)])
def test_how_far_a_taught_frankenstein_walks_is_told(sit: Sit, walks: str, exactly: bool) -> None:
    terms = sit("frankenstein_bride creature", "mayor", frankenstein_walks=walks).view["terms"]
    assert terms["frankenstein_bride"] == {"order": 3, "price": {}, "walks_exactly": exactly}


# ---------------------------------------------------------------- strikes


def test_a_strike_is_remembered_with_what_it_cost(sit: Sit) -> None:
    """After the Monster Phase too, until the next Monster card is drawn."""
    play = sit(
        "dracula creature", "mayor courier", 'frenzy = "creature"\nheroes.mayor = {at = "abbey", items = ["knife", "torch"]}'
    )
    play.draw("insane_survivor", "die hit", "die blank")
    strike = {
        "symbol": "dracula", "monster": "dracula", "left": "crypt", "came": "abbey", "person": "mayor", "dice": ["hit", "blank"],
        "powered": False, "gave": [], "fallen": [], "steps": 1,
    }  # fmt: skip
    assert play.view["strikes"] == [strike]
    play.answer("discard knife", nature=["die blank", "die power"])
    assert (play.view["phase"], play.view["dice"]) == ("hero", [])
    first, second = play.view["strikes"]
    assert first == strike | {"gave": [["mayor", "knife"]]}
    assert (second["symbol"], second["monster"], second["came"], second["person"]) == ("frenzy", "creature", "abbey", "mayor")
    assert second["powered"]


def test_who_fell_to_a_strike_is_remembered(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'frenzy = "creature"\nheroes.mayor = {at = "abbey"}')
    play.draw("insane_survivor", "die hit", "die blank")
    first, second = play.view["strikes"]
    assert first["fallen"] == ["mayor"]
    assert (second["monster"], second["person"], second["dice"]) == ("creature", None, [])


@pytest.mark.lengthy
def test_what_is_foreseen_of_the_next_strike_comes_true() -> None:
    """Unless someone falls first: its Monster goes that way, and attacks one of these, or nobody if none is named."""
    seen = 0
    for seed in range(60):
        game = gloam.new("horrified", 3, {"how_many": 4}, seed)
        dice = random.Random(seed)
        while not game.over:
            before = seen_by_all(game)
            question = game.asked[0]
            game.watch = []
            game.answer(careful(game, dice), question.seat)
            after = seen_by_all(game)
            later = after["strikes"][len(before["strikes"]) :]
            if question.prompt in ("hit", "cover") and before["next_strike"] and later and not later[0]["fallen"]:
                assert came_true(before["next_strike"], later[0], game)
                seen += 1
    assert seen > 20


def seen_by_all(game: Game) -> dict[str, Any]:
    return GAME.shown.view(game.table, 0)


def careful(game: Game, dice: random.Random) -> int:
    """Picks up what lies there and gives up Items rather than falling; else any answer."""
    options = game.asked[0].options
    wise = [option for option in options if GAME.catalogue.name_of(option) in ("pick_up", "take_all", "discard")]
    return dice.choice(wise or options)


def came_true(foreseen: dict[str, Any], strike: dict[str, Any], game: Game) -> bool:
    told = [GAME.events.parts(event) for _, _, event, _ in game.watch or []]
    begun = told.index({"kind": "strikes", "monster": strike["monster"]})
    steps = [event["to"] for event in told[begun:] if event["kind"] == "moved" and event["figure"] == strike["monster"]]
    waits = bool(game.asked) and game.asked[0].prompt in ("closest", "path", "target")
    if strike["monster"] != foreseen["monster"] or steps[: len(foreseen["path"])] != foreseen["path"]:
        return False
    return strike["person"] in foreseen["people"] if strike["person"] else waits or not foreseen["people"]


def test_nothing_is_foreseen_while_a_power_may_change_it(sit: Sit) -> None:
    """Dark Charm moves a Hero when the hit is settled."""
    play = sit("dracula creature", "mayor courier", 'heroes.mayor = {at = "abbey", items = ["knife"]}')
    play.draw("insane_survivor", "die hit", "die power")
    assert play.asked() == (0, "hit")
    assert play.view["next_strike"] is None


def test_the_next_striker_its_way_and_who_is_in_danger(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        frenzy = "creature"
        heroes.mayor = {at = "abbey", items = ["knife"]}
        heroes.courier.at = "camp"
    """,
    )
    play.draw("insane_survivor", "die hit", "die blank")
    assert play.view["next_strike"] == {"monster": "creature", "path": ["abbey"], "people": ["mayor"]}


# ---------------------------------------------------------------- Monsters that were defeated


def test_who_defeated_a_monster_and_when_is_remembered(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        """
        turns = 9
        heroes.mayor = {at = "abbey", items = ["charm", "wine", "garlic"]}
        monsters.dracula = "abbey"
        mat.dracula.coffins = []
        """,
    )
    play.answer("defeat dracula", "use charm", "use garlic")
    assert play.view["defeated"] == {"dracula": {"turn": 9, "seat": 0}}
    assert gloam.position(str(play.game)).view(0)["table"]["defeated"] == play.view["defeated"]


# ---------------------------------------------------------------- what is asked


def test_a_payment_names_its_mat(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor = {at = "cave", items = ["torch", "rifle"]}')
    play.answer("advance dracula")
    assert asked(play) == {"mat": "dracula", "colour": "red", "total": 6}
    play.answer("use torch")
    assert asked(play)["total"] < 6


def test_items_are_taken_from_a_named_space(sit: Sit) -> None:
    play = sit("dracula mummy", "archaeologist", 'heroes.archaeologist.at = "camp"\nitems.cave = ["kite", "dart"]')
    play.answer("reach cave")
    assert asked(play) == {"space": "cave", "taken": 0}
    play.answer("take kite")
    assert play.heard("took") == [{"kind": "took", "hero": "archaeologist", "item": "kite", "at": "cave"}]


def test_a_hit_is_told_with_who_strikes(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'heroes.mayor = {at = "abbey", items = ["knife", "torch"]}')
    play.draw("insane_survivor", "die hit", "die hit")
    assert asked(play) == {"hero": "mayor", "hits": 2}
    assert play.game.view(0)["table"]["strikes"][-1]["monster"] == "dracula"


# ---------------------------------------------------------------- what it costs


HIT = ("die hit", "die blank")


def hit_labels(sit: Sit, monsters: str, items: str, more: str = "", hero: str = "mayor", **options: str) -> dict[str, str]:
    """What a Hero at the Abbey, hit by Dracula, reads of each answer."""
    held = ", ".join(f'"{item}"' for item in items.split())
    play = sit(f"dracula {monsters}", f"{hero} courier", f'heroes.{hero} = {{at = "abbey", items = [{held}]}}\n{more}', **options)
    play.draw("insane_survivor", *HIT)
    assert play.asked() == (0, "hit")
    texts = play.options(0)
    return dict(zip(texts, labels(play), strict=True))


def test_what_an_item_costs_is_told_by_the_tasks_in_play(sit: Sit) -> None:
    found = hit_labels(sit, "wolf_man mummy", "knife torch experiment charm")
    assert found["discard knife"] == "Discard the Knife (red 3): Leaves red 5. A Coffin needs 6."
    assert found["discard torch"] == "Discard the Torch (red 5): Leaves red 3. A Coffin needs 6."
    assert found["discard experiment"] == "Discard the Experiment (blue 2): Your only blue. The cure wants two 2s."
    assert found["discard charm"] == "Discard the Charm (yellow 4): Your only yellow. Defeating Dracula takes 6."


def test_a_red_item_costs_by_what_can_be_defeated(sit: Sit) -> None:
    more = "mat.dracula.coffins = []\nmat.creature.boat = 19"
    found = hit_labels(sit, "wolf_man creature", "knife torch kite", more, wolf_man_red="9")
    assert found["discard knife"].endswith("Leaves red 5. Defeating the Wolf Man takes 9.")
    assert found["discard kite"].endswith("Your only blue. The cure wants two 1s.")


def test_the_scientist_counts_one_more(sit: Sit) -> None:
    found = hit_labels(sit, "mummy", "knife torch", hero="scientist")
    assert "Leaves red 6." in found["discard knife"]


def test_what_it_costs_to_fall(sit: Sit) -> None:
    rises = hit_labels(sit, "mummy", "knife", "terror = 3")["fall"]
    assert rises == "Be defeated: Terror rises to 4. You keep all Items, and are at the Hospital next turn."
    assert "the village is lost" in hit_labels(sit, "mummy", "knife", "terror = 6")["fall"]


def test_what_an_answer_does_for_a_task_is_told(sit: Sit) -> None:
    play = sit(
        "mummy creature", "mayor", 'heroes.mayor = {at = "museum", items = ["charm"]}\nmat.mummy.scarabs = [1, 2, 0, 6, 5, 4, 3]'
    )
    play.answer("advance mummy")
    assert labels(play) == ["Use the Charm (yellow 4): 4 Scarab moves."]
    play.answer("use charm")
    assert dict(zip(play.options(), labels(play), strict=True)) == {
        "slide 2": "Slide Scarab 2: From 2 to 3, leaves home.",
        "slide 6": "Slide Scarab 6: From 4 to 3, still away.",
        "slide 3": "Slide Scarab 3: From the centre to 3, comes home.",
        "done": "Done: 4 moves are lost.",
    }


@pytest.mark.parametrize(
    ("hero", "at", "task", "item", "told"),
    [
        ("mayor", "camp", "creature", "kite", "The Boat sails to mark 3 of 19."),
        ("mayor", "precinct", "invisible_man", "torch", "Evidence from the Barn."),
        ("mayor", "laboratory", "wolf_man", "research", "Fills a spot for 2."),
        ("scientist", "laboratory", "wolf_man", "research", "Fills a spot for 2 or 3."),
        ("mayor", "graveyard", "frankenstein", "charm", "Humanity 0 becomes 4."),
        ("scientist", "graveyard", "frankenstein", "charm", "Humanity 0 becomes up to 5."),
    ],
)
def test_how_far_an_item_brings_a_task_is_told(sit: Sit, hero: str, at: str, task: str, item: str, told: str) -> None:
    play = sit("creature invisible_man wolf_man frankenstein_bride", hero, f'heroes.{hero} = {{at = "{at}", items = ["{item}"]}}')
    play.answer(f"advance {task}")
    assert labels(play)[0].endswith(f": {told}")


def test_how_much_is_still_to_pay_is_told(sit: Sit) -> None:
    play = sit("dracula mummy", "mayor", 'heroes.mayor = {at = "cave", items = ["torch", "rifle"]}')
    play.answer("advance dracula")
    assert [label.split(": ")[1] for label in labels(play)] == ["1 more needed.", "That is enough."]


def test_the_view_tells_who_strikes_and_how_far() -> None:
    """Who each symbol stands for, how far a strike came, how far the two lovers are apart, and the marks ahead of the Boat."""
    game = gloam.new("horrified", 2, {"monsters": ["frankenstein_bride", "creature"]}, seed=3)
    dice = random.Random(3)
    struck = 0
    while not game.over:
        t = village(game.table)
        seen = game.view()["table"]
        if "frankenstein_bride" in seen["mats"]:
            there = [SPACES.index(seen["monsters"][monster]) for monster in ("frankenstein", "bride")]
            assert seen["mats"]["frankenstein_bride"]["apart"] == DISTANCE[there[0]][there[1]]
        if "creature" in seen["mats"]:
            for colour, mark in seen["mats"]["creature"]["ahead"].items():
                assert COLOURS[LAIR_PATH[mark - 1]] == colour
                assert COLOURS.index(colour) not in LAIR_PATH[t.boat : mark - 1]
            assert set(seen["mats"]["creature"]["ahead"]) == {COLOURS[colour] for colour in LAIR_PATH[t.boat :]}
        for strike in seen["strikes"]:
            struck += strike["steps"] > 0
            assert strike["steps"] < len(SPACES)  # also by water
            assert (strike["steps"] > 0) == ("off" not in (strike["left"], strike["came"]) and strike["left"] != strike["came"])
        if seen["card"]:
            row = CARD_STRIKES[CARDS.index(seen["card"])]
            for symbol, striker in zip(row, seen["strikers"], strict=True):
                stands_for = seen["frenzied"] if symbol == FRENZY else MONSTERS[symbol]
                assert striker == (stands_for if stands_for in seen["monsters"] else None)
        question = game.asked[0]
        game.answer(dice.choice(question.options), question.seat)
    assert struck


@pytest.mark.parametrize(
    ("answers", "enough"),
    [
        (["move church"], "Go alone"),
        (["pick_up", "take kite"], "Take no more"),
        (["share", "hand_over courier dart"], "That is all"),
        (["play rush", "walk courier"], "Stop here"),
    ],
)
def test_having_enough_is_told_by_what_is_asked(sit: Sit, answers: list[str], enough: str) -> None:
    told = """
        turn = 1
        heroes.courier = {at = "hospital", items = ["dart", "torch"], perks = ["rush"]}
        heroes.mayor.at = "hospital"
        villagers.maria = "hospital"
        items.hospital = ["kite", "rifle"]
    """
    play = sit("dracula mummy", "mayor courier", told)
    play.answer(*answers, seat=1)
    assert GAME.shown.label(play.game, DONE).name == enough


def test_what_items_are_good_for_and_how_far_a_companion_is_from_safety_is_told(sit: Sit) -> None:
    told = 'turn = 1\nheroes.courier.at = "hospital"\nvillagers.maria = "hospital"\nitems.hospital = ["kite", "rifle"]'
    play = sit("dracula creature", "mayor courier", told)
    play.answer("pick_up", seat=1)
    assert labels(play)[:2] == ["Take the Rifle (red 6): A Coffin needs 6.", "Take the Kite (blue 1): Sails the Boat."]
    play.answer("take_all", "move church", seat=1)
    assert labels(play) == ["Bring Maria along: 4 steps from safety at the Camp.", "Go alone"]


def test_a_threat_tells_who_is_closest_and_what_any_card_could_reach(sit: Sit) -> None:
    """The Creature swims to the Abbey in a step, Dracula walks there from the Crypt; both Heroes there come before the Villager."""
    told = """
        monsters = {dracula = "crypt", creature = "lagoon"}
        heroes.mayor.at = "abbey"
        heroes.courier.at = "abbey"
        villagers.maria = "abbey"
        villagers.lucy = "barn"
    """
    play = sit("dracula creature", "courier mayor", told)
    threats = {threat["monster"]: threat for threat in play.view["threats"]}
    assert set(threats) == {"dracula", "creature"}
    dracula, creature = threats["dracula"], threats["creature"]
    assert (sorted(dracula["people"]), dracula["distance"]) == (["courier", "mayor"], 1)
    assert dracula["reach"] == {"crypt": 0, "abbey": 1, "mansion": 2, "lamppost": 3, "bridge_north": 3}
    assert (sorted(creature["people"]), creature["distance"]) == (["courier", "mayor"], 1)
    assert creature["reach"]["lagoon"] == 0
    assert {creature["reach"][space] for space in ("abbey", "cave", "bridge_north")} == {1}
    assert max(creature["reach"].values()) == 3
