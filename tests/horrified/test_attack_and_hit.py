"""Attacks: the target, the dice, hits and Powers. Hits: Heroes defend themselves with Items or fall, Villagers are lost."""

import pytest

from horrified.conftest import Sit

# ---------------------------------------------------------------- the target


@pytest.mark.rule("attack.one-target")
def test_a_monster_attacks_one_person_with_the_dice_of_the_card(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", 'heroes.mayor.at = "museum"')
    play.draw("thief", "blank", "blank", "blank")
    assert play.heard("attacks") == [{"kind": "attacks", "monster": "mummy", "person": "mayor"}]
    assert play.heard("rolled") == [{"kind": "rolled", "monster": "mummy", "hits": 0, "powers": 0, "blanks": 3}]


@pytest.mark.rule("attack.one-target")
@pytest.mark.parametrize(("card", "dice"), [("the_enthralled", 1), ("reincarnated_soul", 2)])
def test_other_cards_have_fewer_dice(sit: Sit, card: str, dice: int) -> None:
    play = sit("dracula creature", "mayor", 'frenzy = "creature"\nheroes.mayor.at = "crypt"\nmonsters.creature = "cave"')
    play.draw(card, *["blank"] * dice)
    assert [event["blanks"] for event in play.heard("rolled")] == [dice]


@pytest.mark.rule("attack.one-target")
def test_hits_are_for_the_target_alone(sit: Sit) -> None:
    play = sit(
        "dracula creature", "mayor courier", 'heroes.mayor.at = "crypt"\nheroes.courier.at = "crypt"\nvillagers.maria = "crypt"'
    )
    play.draw("reincarnated_soul")
    play.answer("attack courier", nature=["hit", "hit"])
    assert play.heard("defeated") == [{"kind": "defeated", "person": "courier"}]
    assert play.at("mayor") == "crypt"
    assert play.at("maria") == "crypt"


@pytest.mark.rule("attack.no-target-no-roll")
def test_nobody_there_means_no_roll(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", 'heroes.mayor.at = "dungeon"')
    play.draw("thief")
    assert play.heard("rolled", "attacks", "power") == []
    assert play.mat("mummy")["face_down"] == []
    assert play.view["dice"] == []


@pytest.mark.rule("attack.hero-before-villager")
def test_a_hero_is_attacked_before_villagers(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor.at = "crypt"\nvillagers = {maria = "crypt", lucy = "crypt"}')
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.heard("attacks") == [{"kind": "attacks", "monster": "dracula", "person": "mayor"}]
    assert (play.at("maria"), play.at("lucy")) == ("crypt", "crypt")


@pytest.mark.rule("attack.tie-current-player")
def test_among_several_heroes_the_current_player_chooses(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        'turn = 1\nheroes.mayor.at = "crypt"\nheroes.courier.at = "crypt"\nvillagers.maria = "crypt"',
    )
    play.draw("reincarnated_soul")
    assert play.asked() == (1, "target")
    assert set(play.options()) == {"attack mayor", "attack courier"}
    assert play.refuses("attack maria", seat=1) == "attack.hero-before-villager"
    play.refuses("attack courier", seat=0)
    play.answer("attack mayor", seat=1, nature=["hit", "blank"])
    assert play.heard("defeated") == [{"kind": "defeated", "person": "mayor"}]


@pytest.mark.rule("attack.tie-current-player")
def test_among_several_villagers_the_current_player_chooses(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'villagers = {maria = "crypt", lucy = "crypt"}')
    play.draw("reincarnated_soul")
    assert play.asked() == (0, "target")
    play.answer("attack lucy", nature=["hit", "blank"])
    assert (play.at("maria"), play.at("lucy")) == ("crypt", "off")


@pytest.mark.rule("attack.target-before-roll")
def test_the_target_is_named_before_the_roll(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'heroes.mayor.at = "crypt"\nheroes.courier.at = "crypt"')
    play.draw("reincarnated_soul")
    assert play.asked() == (0, "target")
    assert play.view["dice"] == []
    play.answer("attack mayor", nature=["blank", "blank"])
    assert [event["kind"] for event in play.heard("attacks", "rolled")] == ["attacks", "rolled"]


# ---------------------------------------------------------------- the dice


@pytest.mark.rule("attack.hit-symbols")
def test_each_hit_symbol_is_a_hit(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor", 'heroes.mayor = {at = "museum", items = ["dart", "kite", "wine"]}')
    play.draw("thief", "hit", "hit", "blank")
    assert play.heard("hit") == [{"kind": "hit", "person": "mayor", "hits": 2}]
    play.answer("discard dart", "discard kite")
    assert play.items("mayor") == ["wine"]
    assert play.asked() == (0, "act")


@pytest.mark.rule("attack.power-symbols")
@pytest.mark.parametrize(("dice", "flipped"), [(["power", "power", "blank"], [1, 2]), (["blank", "power", "blank"], [1])])
def test_each_power_symbol_is_the_power_once(sit: Sit, dice: list[str], flipped: list[int]) -> None:
    play = sit("mummy dracula", "mayor", 'heroes.mayor.at = "museum"')
    play.draw("thief", *dice)
    assert play.mat("mummy")["face_down"] == flipped


@pytest.mark.rule("attack.hits-before-powers")
def test_hits_are_settled_before_the_power(sit: Sit) -> None:
    play = sit(
        "wolf_man creature",
        "mayor courier",
        'heroes.mayor = {at = "mansion", items = ["dart", "kite"]}\nvillagers.maria = "mansion"',
    )
    play.draw("reincarnated_soul", "power", "hit")
    assert play.asked() == (0, "hit")
    assert play.at("maria") == "mansion"
    assert play.heard("power") == []
    play.answer("discard dart")
    assert play.heard("power") == [{"kind": "power", "monster": "wolf_man", "count": 1}]
    assert play.asked() == (0, "hit")
    play.answer("discard kite")
    assert play.at("mayor") == "mansion"
    assert play.at("maria") == "off"


@pytest.mark.rule("attack.hits-before-powers")
def test_a_hero_who_fell_to_the_hit_is_not_bitten(sit: Sit) -> None:
    play = sit("wolf_man creature", "mayor courier", 'heroes.mayor = {at = "mansion", items = ["dart"]}')
    play.draw("reincarnated_soul", "power", "hit")
    play.answer("fall")
    assert play.view["terror"] == 1
    assert play.items("mayor") == ["dart"]
    assert play.asked() == (1, "act")


# ---------------------------------------------------------------- Heroes who are hit


@pytest.mark.rule("hit.hero-discard")
def test_a_hero_discards_an_item_for_each_hit(sit: Sit) -> None:
    play = sit("dracula creature", "mayor", 'heroes.mayor = {at = "crypt", items = ["dart", "kite", "wine"]}')
    play.draw("reincarnated_soul", "hit", "hit")
    assert play.options() == ["discard dart", "discard kite", "discard wine", "fall"]
    play.answer("discard kite")
    assert play.options() == ["discard dart", "discard wine"]
    assert play.refuses("fall") == "hit.hero-not-enough"
    play.answer("discard dart")
    assert play.items("mayor") == ["wine"]
    assert play.at("mayor") == "crypt"
    assert play.view["terror"] == 3
    assert play.discard == ["dart", "kite"]


@pytest.mark.rule("hit.hero-not-enough")
def test_too_few_items_do_not_help(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'heroes.mayor = {at = "crypt", items = ["dart"]}')
    play.draw("reincarnated_soul", "hit", "hit")
    assert play.asked() == (1, "act")
    assert play.at("mayor") == "off"
    assert play.items("mayor") == ["dart"]
    assert play.discard == []


@pytest.mark.rule("hit.hero-may-decline")
def test_a_hero_may_fall_and_keep_the_items(sit: Sit) -> None:
    held = ["dart", "dart", "kite", "knife", "wine"]
    play = sit("dracula creature", "mayor courier", f'heroes.mayor = {{at = "crypt", items = {held}}}')
    play.draw("reincarnated_soul", "hit", "blank")
    play.answer("fall")
    assert play.at("mayor") == "off"
    assert play.items("mayor") == held
    assert play.view["terror"] == 1


@pytest.mark.rule("hit.one-hit-defeats")
def test_one_hit_defeats_a_hero_without_items(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'heroes.mayor.at = "crypt"')
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.heard("defeated") == [{"kind": "defeated", "person": "mayor"}]
    assert play.at("mayor") == "off"


@pytest.mark.rule("hit.hero-choice-belongs-to-owner")
def test_the_owner_of_the_hero_decides(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'heroes.courier = {at = "crypt", items = ["dart", "kite"]}')
    play.draw("reincarnated_soul", "hit", "hit")
    assert play.asked() == (1, "hit")
    play.refuses("discard dart", seat=0)
    play.refuses("fall", seat=0)
    play.answer("discard dart", seat=1)
    assert play.asked() == (1, "cover")
    play.answer("discard kite", seat=1)
    assert play.at("courier") == "crypt"


# ---------------------------------------------------------------- Heroes who are defeated


@pytest.mark.rule("hit.hero-defeat-terror")
def test_a_defeated_hero_raises_the_terror(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'terror = 2\nheroes.mayor.at = "crypt"')
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.view["terror"] == 3
    assert play.at("mayor") == "off"
    assert play.hero("mayor")["at"] == "off"


@pytest.mark.rule("hit.hero-return", "hit.hero-return-full-actions")
def test_a_defeated_hero_returns_at_the_hospital_with_a_full_turn(sit: Sit) -> None:
    play = sit("dracula creature", "courier mayor", 'actions = 0\nheroes.courier.at = "crypt"')
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.view["turn"] == 1
    assert play.at("courier") == "off"
    play.draw("retreat_river")
    assert play.view["turn"] == 0
    assert play.asked() == (0, "act")
    assert play.at("courier") == "hospital"
    assert play.view["actions"] == 4


@pytest.mark.rule("hit.hero-keeps-belongings")
def test_a_defeated_hero_keeps_items_perks_and_signs(sit: Sit) -> None:
    play = sit(
        "dracula mummy",
        "courier mayor",
        """
        heroes.courier = {at = "crypt", items = ["dart", "kite", "wine"], perks = ["rush", "hurry"], signs = ["soul"]}
        heroes.mayor.at = "dungeon"
        """,
    )
    play.draw("the_hunt_is_on", "hit", "blank")
    play.answer("fall")
    assert play.at("courier") == "off"
    for _ in range(2):  # while away, and back again
        assert play.items("courier") == ["dart", "kite", "wine"]
        assert play.perks("courier") == ["hurry", "rush"]
        assert play.hero("courier")["signs"] == ["soul"]
        if play.at("courier") == "off":
            play.draw("retreat_river")
    assert play.at("courier") == "hospital"


@pytest.mark.rule("hit.hero-absent-until-turn")
def test_a_defeated_hero_is_no_closest_person(sit: Sit) -> None:
    play = sit(
        "creature dracula",
        "mayor courier",
        'frenzy = "creature"\nheroes.mayor.at = "crypt"\nheroes.courier.at = "hospital"\nmonsters.creature = "abbey"',
    )
    play.draw("insane_survivor", "hit", "blank")  # Dracula, then the frenzied Creature
    assert play.at("mayor") == "off"
    assert play.trail("creature") == ["mansion", "lamppost"]


@pytest.mark.rule("hit.hero-absent-until-turn")
def test_a_defeated_hero_is_not_moved_or_given_items(sit: Sit) -> None:
    play = sit(
        "dracula mummy",
        "professor mayor",
        """
        heroes.mayor = {at = "off", items = ["dart"]}
        heroes.professor = {at = "hospital", items = ["kite"], perks = ["rush", "taxi_ride", "hurry", "special_delivery"]}
        """,
    )
    assert play.refuses("lead mayor theatre", seat=0) == "hit.hero-absent-until-turn"
    assert play.refuses("share", seat=0) == "actions.share.free-exchange"
    assert play.refuses("play special_delivery", seat=0) == "hit.hero-absent-until-turn"
    play.answer("play rush")
    assert play.options() == ["walk professor"]
    play.answer("walk professor", "done", "play taxi_ride")
    assert play.options() == ["put professor"]
    play.answer("put professor", "at docks", "play hurry", "done")
    assert play.asked() == (0, "act")
    assert play.at("mayor") == "off"


@pytest.mark.rule("hit.no-further-attacks-this-turn")
def test_a_defeated_hero_is_not_attacked_again(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        'frenzy = "creature"\nheroes.mayor.at = "crypt"\nheroes.courier.at = "dungeon"\nmonsters.creature = "crypt"',
    )
    play.draw("insane_survivor", "hit", "hit")
    assert [event["person"] for event in play.heard("attacks")] == ["mayor"]
    assert [event["monster"] for event in play.heard("strikes")] == ["dracula", "creature"]
    assert play.view["terror"] == 1


@pytest.mark.rule("hit.no-further-attacks-this-turn")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_defeated_hero_is_safe_from_a_monster_at_the_hospital(sit: Sit, turn: int) -> None:
    """The Hero comes back there, but not before its own turn: the second Monster waits in vain."""
    play = sit(
        "dracula creature",
        "courier mayor",
        f"""
        turn = {turn}
        frenzy = "creature"
        heroes.mayor.at = "crypt"
        heroes.courier.at = "tower"
        monsters.creature = "hospital"
        """,
    )
    play.draw("insane_survivor", "hit", "hit")
    assert [event["person"] for event in play.heard("attacks")] == ["mayor"]
    assert play.heard("strikes")[1]["monster"] == "creature"
    assert play.view["terror"] == 1
    assert play.at("mayor") == ("hospital" if turn == 0 else "off")


@pytest.mark.rule("hit.subsequent-attack-possible")
def test_a_hero_who_defended_once_may_fall_to_the_next(sit: Sit) -> None:
    play = sit(
        "dracula creature",
        "mayor courier",
        'frenzy = "creature"\nheroes.mayor = {at = "crypt", items = ["dart"]}\nmonsters.creature = "crypt"',
    )
    play.draw("insane_survivor", "hit", "blank")
    play.answer("discard dart", nature=["hit", "blank"])
    assert play.discard == ["dart"]
    assert play.at("mayor") == "off"
    assert play.view["terror"] == 1
    assert [event["monster"] for event in play.heard("attacks")] == ["dracula", "creature"]


# ---------------------------------------------------------------- Villagers who are hit


@pytest.mark.rule("hit.villager-defeated", "hit.villager-defeat-terror")
def test_a_hit_villager_is_lost_at_once(sit: Sit) -> None:
    play = sit("dracula creature", "mayor courier", 'villagers.maria = "crypt"\nheroes.mayor.items = ["dart"]')
    play.draw("reincarnated_soul", "hit", "blank")
    assert play.asked() == (1, "act")
    assert play.at("maria") == "off"
    assert play.view["terror"] == 1
    assert play.view["perk_deck"] == 20


@pytest.mark.rule("hit.hero-cannot-save-villager")
def test_a_heros_items_do_not_save_a_villager(sit: Sit) -> None:
    play = sit(
        "wolf_man creature",
        "mayor courier",
        'heroes.mayor = {at = "mansion", items = ["dart", "kite", "wine"]}\nvillagers.maria = "mansion"',
    )
    play.draw("reincarnated_soul", "power", "blank")
    assert play.asked() == (0, "hit")
    play.answer("discard dart")
    assert play.asked() == (1, "act")  # one Item for the Hero's own bite, and nothing more is asked
    assert play.at("maria") == "off"
    assert play.items("mayor") == ["kite", "wine"]
    assert play.view["terror"] == 1


@pytest.mark.rule("hit.one-terror-per-person")
def test_three_hits_on_a_villager_raise_the_terror_once(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor courier", 'villagers.maria = "museum"')
    play.draw("thief", "hit", "hit", "hit")
    assert play.heard("hit") == [{"kind": "hit", "person": "maria", "hits": 3}]
    assert play.view["terror"] == 1


@pytest.mark.rule("hit.one-terror-per-person")
def test_three_hits_on_a_hero_raise_the_terror_once(sit: Sit) -> None:
    play = sit("mummy dracula", "mayor courier", 'heroes.mayor.at = "museum"')
    play.draw("thief", "hit", "hit", "hit")
    assert play.at("mayor") == "off"
    assert play.view["terror"] == 1
