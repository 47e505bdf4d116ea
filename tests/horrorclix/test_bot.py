"""The sensible player of HorrorClix: what it answers, what it says, that it sees no more than its seat, and that it wins."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from gloam.bots import find, offer, play_out, remark
from gloam.bots import play as play_on
from gloam.games.horrorclix import GAME, clix
from gloam.games.horrorclix.answers import PLACE
from gloam.games.horrorclix.bot import CHOICES, hunting
from gloam.games.horrorclix.bot.chances import clicks_left, roll_chance, strike
from gloam.games.horrorclix.bot.hunting import push_cost
from gloam.games.horrorclix.bot.outcome import sure_of
from gloam.games.horrorclix.bot.outlook import Outlook
from gloam.games.horrorclix.bot.places import Places
from gloam.games.horrorclix.bot.preparing import nearer
from gloam.games.horrorclix.components import CLOSE, POINTS, VERSIONS
from gloam.games.horrorclix.rules.ending import total
from gloam.games.horrorclix.show import texts
from gloam.games.horrorclix.table import INSANE, SANE
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game, Setup
from gloam.kernel.nature import Seeded
from gloam.kernel.play import begin
from gloam.kernel.sentences import sentence
from horrorclix.conftest import Play, field, space
from lengthy import but_the_first


def advised(play: Play, seat: int | None = None) -> Advice:
    """What it would answer, knowing what the asked seat knows."""
    seat = play.game.asked[0].seat if seat is None else seat
    known = play.game.imagine(seat, Seeded(7))
    question = known.question_for(seat)
    assert question is not None
    return GAME.advisor.advise(known, question)


def advice(play: Play, seat: int | None = None) -> str:
    answer = advised(play, seat).answer
    assert answer is not None
    return play.short(GAME.catalogue.text(answer))


def why(play: Play) -> str:
    return advised(play).why


def test_there_is_an_answer_to_every_question():
    assert set(CHOICES) == {*texts._PROMPTS, "crossroads"} - {"propose"}  # which bots are not asked


def test_the_chance_of_a_roll():
    assert roll_chance(3) == pytest.approx(35 / 36)
    assert roll_chance(8) == pytest.approx(15 / 36)
    assert roll_chance(20) == pytest.approx(1 / 36)


# --- fighting ---------------------------------------------------------------------------------------------------------


def test_it_attacks_where_chance_times_points_is_best(sit):
    play = sit({"ann": "1 brawler 5,5", "bob": "0 brawler 5,4 click=8", "cid": "0 brawler 6,6"}, actions=1)
    play.answer("act ann close", seat=1)
    assert clicks_left(play.table, play.number("bob")) < clicks_left(play.table, play.number("cid"))
    assert advice(play) == "target bob"


def test_it_drives_another_beside_its_own_and_away_from_victims(sit):
    play = sit({"hook": "1 hook_r 0,0 click=4", "bob": "0 plain 4,0", "x": "0 plain 20,15"}, {"v": "nerd 5,0"}, nature=["4", "4"])
    play.answer("act hook ranged impel", "target bob", seat=1)
    assert play.asked() == (1, "force")
    assert advice(play) == "move 1,0"
    assert why(play) == "it does least harm there"


def test_it_says_its_numbers(sit):
    play = sit({"ann": "1 brawler 5,5", "bob": "0 brawler 5,4 click=8"}, actions=1)
    assert clicks_left(play.table, play.number("bob")) <= 2
    assert advice(play) == "act ann close plain"
    hit = strike(play.table, 0, 1, CLOSE)
    points = POINTS[VERSIONS.index("mr_fright_r")]
    assert why(play) == f"Mr. Fright 2: {hit.need} or more hits, {round(100 * hit.chance)} %, kills for {points} points"


def test_what_cannot_be_hurt_is_not_attacked(sit):
    monsters = {"ann": "1 flyer 5,5", "bob": "0 dire_werewolf 5,4 click=1 side=b", "cid": "0 plain 6,5"}
    play = sit(monsters, actions=1)
    play.answer("act ann close", seat=1)
    assert advice(play) == "target cid"


def test_damage_is_divided_so_that_it_kills(sit, dial):
    dial("field_agent_r", 4, damage=4)
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0 click=7", "cid": "0 plain 0,4"}, actions=1, nature=["6", "5"])
    play.answer("act ann ranged", "target bob", "target cid", seat=1)
    assert play.asked() == (1, "share")
    assert advice(play) == f"share {clicks_left(play.table, play.number('bob'))}"


def test_a_second_target_only_if_damage_is_to_spare(sit):
    play = sit({"ann": "1 plain 0,0", "bob": "0 plain 4,0", "cid": "0 plain 0,4"}, actions=1)
    play.answer("act ann ranged", "target bob", seat=1)
    assert advice(play) == "done"


def test_bad_luck_is_for_rolls_that_matter(sit):
    monsters = {"ann": "1 brawler 5,5", "bob": "0 brawler 5,4 click=8"}
    play = sit(monsters, actions=1, crypts={0: "bad_luck"}, nature=["6", "5"])
    play.answer("act ann close", "target bob", seat=1)
    assert play.asked() == (0, "attack_roll")
    assert advice(play) == "play bad_luck"
    play = sit(monsters, actions=1, crypts={0: "bad_luck"}, nature=["1", "2"])
    play.answer("act ann close", "target bob", seat=1)
    assert advice(play) == "pass"


# --- hunting ----------------------------------------------------------------------------------------------------------


def test_a_victim_in_reach_is_worth_the_action(sit):
    play = sit({"ann": "1 brawler 5,5", "bob": "0 brawler 20,10"}, victims={"nerd": "nerd 8,5"}, actions=1, build_total=300)
    assert advice(play) == "act ann move plain"
    play.answer("act ann move", seat=1)
    assert advice(play) == "move 8,5"
    assert "a victim for 15 points" in why(play)


def test_the_nearest_monster_goes_for_a_victim(sit):
    monsters = {"ann": "1 brawler 12,5", "eve": "1 brawler 9,5", "bob": "0 brawler 23,15"}
    play = sit(monsters, victims={"nerd": "nerd 5,5"}, actions=1)
    assert advice(play) == "act eve move plain"


def test_it_stays_out_of_the_line_of_fire(sit):
    """Two spaces are as near to the victim; one of them is behind a rock."""
    play = sit({"ann": "1 brawler 4,8", "bob": "0 plain 15,9"}, victims={"nerd": "nerd 10,3"}, ground=field(blocking="10,7"))
    places = Places(Outlook(play.table, 1), play.number("ann"), False)
    hidden, open_ground = space("8,6"), space("9,9")
    assert places.shot_at(hidden, False) == 0 < places.shot_at(open_ground, False)
    near, far = space("8,8"), space("8,6")
    assert places.best(1 << near | 1 << far, 0).space == far


def test_a_leader_keeps_away_from_what_others_dare(sit):
    """The same place is worth less to a monster the more it is worth to its friends."""
    play = sit({"wolf": "1 dire_werewolf 5,5", "pup": "1 dog_soldier_v 9,9", "bob": "0 brawler 5,4"})
    o = Outlook(play.table, 1)
    wolf, pup, bob = play.number("wolf"), play.number("pup"), play.number("bob")
    per_point = [o.loss(bob, m, CLOSE) / max(0.01, o.strike(bob, m, CLOSE).gain) for m in (wolf, pup)]
    assert per_point[0] > per_point[1] == 1.0


def test_it_rests_before_being_tired_is_deadly(sit):
    """A little better place is not worth a second token beside someone who kills the vulnerable."""
    calm = sit({"ann": "1 brawler 5,5 tokens=1", "bob": "0 plain 12,5"}, actions=1)
    assert advice(calm) != "done"
    hunted = sit({"ann": "1 brawler 5,5 tokens=1", "bob": "0 razorvixen_v 12,5"}, actions=1)
    assert Outlook(hunted.table, 1).preyed_on(hunted.number("ann"))
    assert push_cost(Outlook(hunted.table, 1), 0) > push_cost(Outlook(calm.table, 1), 0) > 0


def test_a_rested_monster_acts_before_a_tired_one(sit):
    monsters = {"ann": "1 brawler 5,5 tokens=1", "eve": "1 brawler 5,7", "bob": "0 brawler 20,6"}
    play = sit(monsters, victims={"nerd": "nerd 10,6"}, actions=1)
    assert advice(play) == "act eve move plain"


def test_a_blooded_monster_runs_up_and_attacks(sit):
    play = sit({"ann": "1 brawler 5,5 blooded", "bob": "0 brawler 9,5 click=8"}, actions=1)
    assert advice(play) == "act ann move plain"
    play.answer("act ann move", seat=1)
    play.answer(advice(play), seat=1)
    assert play.asked() == (1, "free_attack")
    assert advice(play) == "fight bob plain"


def test_it_breaks_away_for_a_better_place_only(sit):
    far = {"ann": "1 brawler 5,5", "bob": "0 brawler 5,4"}
    play = sit(far, victims={"nerd": "nerd 9,5"}, actions=1)
    play.answer("act ann move", seat=1)
    assert advice(play) == "break"
    assert "4 or more breaks away, 50 %" in why(play)


# --- once no victims are left -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [(40, 0), (0, 40)])
def test_without_victims_leader_and_loser_look_for_a_fight(sit, points):
    """Far from each other, and with nobody to hunt, neither rests."""
    play = sit({"ann": "1 brawler 0,0", "bob": "0 shambling_zombie_r 23,15"}, actions=1)
    play.table.points = points
    assert advice(play) == "act ann move plain"
    play.answer("act ann move", seat=1)
    assert int(advice(play).split()[1].split(",")[0]) > 0
    assert "closer to" in why(play)


def test_while_there_are_victims_a_leader_is_careful(sit):
    monsters = {"ann": "1 brawler 5,5", "bob": "0 brawler 20,6"}
    play = sit(monsters, victims={"nerd": "nerd 20,15"})
    play.table.points = (0, 40)
    careful = Outlook(play.table, 1).caution()
    play = sit(monsters)
    play.table.points = (0, 40)
    assert Outlook(play.table, 1).caution() < careful


# --- a lost game ------------------------------------------------------------------------------------------------------

LOSING = {"ann": "1 shambling_zombie_r 2,5", "bob": "0 dire_wolf_v 20,6", "cid": "0 dire_wolf_v 22,6"}


def lost(sit, points: tuple[int, int] = (120, 0)) -> Play:
    """A position without hope for seat 1, in a turn in which it may give up."""
    play = sit(LOSING, actions=1, build_total=200)
    play.table.points = points
    play.table.turns = (3, 3)
    return play


def offered(play: Play) -> str:
    """What the asked seat offers beside the play, and why."""
    asked = play.game.asked[0]
    advice = offer(play.game, find("heuristic"), asked)
    return "" if advice is None else f"{GAME.catalogue.text(advice.answer)}: {advice.why}"


@pytest.mark.rule("ending.by-agreement")
def test_a_side_without_hope_proposes_the_end(sit):
    play = lost(sit)
    assert offered(play) == "propose: 100 of 100 quick play-outs are lost"
    play.answer("propose", seat=1)
    assert play.asked() == (0, "end")
    assert (advice(play), why(play)) == ("agree", "100 of 100 quick play-outs are won")
    play.answer("agree", seat=0)
    assert play.game.result.reason == "agreement"


@pytest.mark.rule("ending.by-agreement")
def test_a_side_that_may_still_win_plays_on(sit):
    play = sit({"ann": "1 brawler 5,5", "bob": "0 brawler 20,6"}, actions=1)
    play.table.points, play.table.turns = (10, 0), (3, 3)
    assert offered(play) == ""
    play.answer("propose", seat=1)
    assert play.asked() == (0, "end")
    assert (advice(play), why(play)) == ("pass", "there is still something to win")


def test_the_side_that_wins_does_not_propose_the_end(sit):
    assert offered(lost(sit, (0, 120))) == ""


def test_a_lost_game_is_given_up_at_the_first_action_of_every_third_turn(sit):
    play = lost(sit)
    play.table.turns = (4, 4)
    assert offered(play) == ""
    play = lost(sit)
    play.table.begun = 1
    assert offered(play) == ""
    play = lost(sit)
    play.answer("propose", seat=1)
    play.answer("pass", seat=0)
    assert play.asked() == (1, "act")
    assert offered(play) == ""  # it was refused


def test_a_losing_side_agrees_too(sit):
    play = lost(sit)
    play.answer("propose", seat=0)
    assert play.asked() == (1, "end")
    assert (advice(play), why(play)) == ("agree", "100 of 100 quick play-outs are lost")


def test_an_insane_monster_does_not_win_the_fight_for_its_owner(sit):
    play = sit({"ann": "1 dire_wolf_v 2,5", "bob": "0 shambling_zombie_r 20,6"}, actions=1)
    play.table.points = (5, 0)
    assert sure_of(play.table, 1, winning=False) == 0
    play.table.mind = (INSANE, SANE)
    assert sure_of(play.table, 1, winning=False) >= 97


def test_bots_end_a_lost_game_by_agreement(sit):
    play = lost(sit)
    asked = next(play_on(play.game, [find("heuristic"), find("heuristic")]))
    assert (asked[0], GAME.catalogue.text(asked[1].answer)) == (1, "propose")
    play = lost(sit)
    asked = next(play_on(play.game, [find("heuristic"), find("random")]))
    assert GAME.catalogue.text(asked[1].answer) != "propose"


def test_it_says_closer_only_of_those_it_gets_closer_to(sit):
    play = sit({"ann": "1 brawler 8,5", "bob": "0 brawler 9,5", "cid": "0 brawler 20,5"})
    places = Places(Outlook(play.table, 1), play.number("ann"), False)
    assert sentence(places.why(space("10,4"), False)) == "beside Mr. Fright 2"
    assert places.why(space("5,5"), False) == "safer there"
    far = sit({"ann": "1 brawler 8,5", "bob": "0 brawler 20,5"})
    places = Places(Outlook(far.table, 1), far.number("ann"), False)
    assert sentence(places.why(space("10,5"), False)) == "closer to Mr. Fright 2"
    assert places.why(space("5,5"), False) == ""


# --- the plan of a move -----------------------------------------------------------------------------------------------


def test_a_monster_goes_where_its_action_was_to_lead(sit):
    monsters = {"ann": "1 brawler 5,5", "eve": "1 plain 9,9", "bob": "0 brawler 20,6"}
    play = sit(monsters, victims={"nerd": "nerd 13,5", "cop": "cop 3,12"}, actions=1)
    wanted = why(play)
    play.answer(advice(play), seat=1)
    assert play.asked() == (1, "move")
    assert wanted.endswith(why(play))


def test_a_remembered_plan_changes_no_answer(sit):
    """It only saves finding the place once more: asked without it, or after other plans, the bot answers the same."""
    monsters = {"ann": "1 brawler 5,5 blooded", "bob": "0 brawler 14,6", "cid": "0 plain 12,9"}
    play = sit(monsters, victims={"nerd": "nerd 17,5"}, actions=1)
    advised(play)
    play.answer("act ann move", seat=1)
    remembered = advised(play)
    plan = hunting._remembered[0]
    assert hunting.planned(play.table, 1, plan.m, plan.low, plan.high) is plan
    hunting._remembered.clear()
    assert advised(play) == remembered
    advised(sit(monsters, victims={"nerd": "nerd 7,2"}, actions=1))  # another table, with the same monsters
    assert advised(play) == remembered


# --- victims and cards ------------------------------------------------------------------------------------------------


def test_a_victim_is_moved_towards_us(sit):
    monsters = {"ann": "1 brawler 2,5", "bob": "0 brawler 22,5"}
    play = sit(monsters, victims={"nerd": "nerd 12,5"}, todo=[("suspense",)])
    assert advice(play) == "victim nerd"
    play.answer("victim nerd", seat=1)
    assert advice(play, 1) == "move 8,5" or int(advice(play, 1).split()[1].split(",")[0]) == 8


def test_a_slaying_is_prevented_with_the_card_that_saves_best(sit):
    monsters = {"ann": "1 brawler 5,5", "bob": "0 brawler 20,6"}
    play = sit(
        monsters,
        victims={"nerd": "nerd 8,5", "cop": "cop 8,7"},
        actions=1,
        crypts={0: "unlikely_martyr tricky_tricky_monster fire_axe"},
    )
    play.answer("act ann move", "move 8,5", seat=1)
    assert play.asked() == (0, "slaying")
    assert advice(play) == "play fire_axe"
    play.answer("play fire_axe", seat=0)
    assert play.asked() == (0, "relocate")


def test_a_martyr_saves_no_points(sit):
    monsters = {"ann": "1 brawler 5,5", "bob": "0 brawler 20,6"}
    play = sit(monsters, victims={"nerd": "nerd 8,5", "cop": "cop 8,7"}, actions=1, crypts={0: "unlikely_martyr"})
    play.answer("act ann move", "move 8,5", seat=1)
    assert play.asked() == (0, "slaying")
    assert advice(play) == "pass"


def test_a_rescuer_rescues_unless_nobody_is_to_get_out(sit):
    monsters = {"ann": "1 rescuer 5,5", "bob": "0 brawler 20,6"}
    victims = {"nerd": "nerd 9,5"}
    play = sit(monsters, victims=victims, actions=1, subplots={1: "guardians_mission"}, build_total=200)
    play.answer("act ann move", seat=1)
    assert advice(play) == "move 9,5"
    assert "16 points" in why(play) or "18 points" in why(play)
    play = sit(monsters, victims=victims, actions=1, subplots={1: "nobody_gets_out_alive"}, build_total=200)
    play.answer("act ann move", seat=1)
    assert advice(play) != "move 9,5"


def test_no_mercy(sit):
    monsters = {"ann": "1 brawler 5,5", "bob": "0 brawler 20,6"}
    play = sit(monsters, victims={"nerd": "nerd 8,5"}, actions=1, crypts={0: "beg_for_mercy"})
    play.answer("act ann move", "move 8,5", seat=1).answer("play beg_for_mercy", seat=0)
    assert play.asked() == (1, "mercy")
    assert advice(play) == "slay"


def test_a_clock_is_started_if_it_ticks_for_us(sit):
    todo = [("start_of_turn",)]
    wolves = {"ann": "1 dog_soldier_v 2,5", "eve": "1 dire_wolf_v 3,5", "bob": "0 plain 22,5"}
    play = sit(wolves, crypts={1: "just_after_sunset"}, todo=todo)
    assert advice(play) == "play just_after_sunset"
    others = {"ann": "1 plain 2,5", "bob": "0 dog_soldier_v 22,5", "cid": "0 dire_wolf_v 21,5"}
    play = sit(others, crypts={1: "just_after_sunset"}, todo=todo)
    assert advice(play) == "done"


def test_the_class_with_most_points_is_hated(sit):
    monsters = {"ann": "1 plain 2,5", "bob": "0 dog_soldier_r 22,5", "cid": "0 dire_werewolf 21,5", "dee": "0 zombie_cop_r 20,5"}
    play = sit(monsters, subplots={1: "bitter_hatred"}, todo=[("name_for_subplot", 1)])
    assert advice(play) in ("hate beast", "hate werewolf")


def test_a_victim_is_placed_nearer_to_us_than_to_them():
    game = a_game(5)
    while game.asked[0].prompt != "victim":
        game.answer(game.asked[0].options[0], game.asked[0].seat)
    t = clix(game.table)
    seat = game.asked[0].seat
    chosen = GAME.advisor.advise(game, game.asked[0]).answer
    assert chosen is not None
    best = max(nearer(t, seat, PLACE.part(option)) for option in game.asked[0].options)
    assert nearer(t, seat, PLACE.part(chosen)) == best > 0


# --- whole games ------------------------------------------------------------------------------------------------------


def a_game(seed: int, seats: int = 2, **options: object) -> Game:
    given = {"build_total": 200, **options}
    return begin(Setup(GAME, seats, GAME.options.read(given, seats), seed), Seeded(seed))


WAYS = [
    (2, {}),
    (2, {"preset": "starter"}),
    (2, {"preset": "standard"}),
    (2, {"build_total": 100, "scenario": "shroud_of_mist"}),
    (2, {"build_total": 100, "scenario": "creaking_floorboards"}),
    (2, {"build_total": 300, "army_1": "rlyeh_300", "army_2": "bloodcall_300"}),
    (3, {"build_total": 100, "crypts": "chosen"}),
    (4, {"build_total": 100, "teams": True}),
    (4, {"build_total": 200, "turns": 4}),
]


@pytest.mark.parametrize(("seats", "options"), but_the_first(WAYS, 3))
def test_it_plays_every_kind_of_game_to_its_end(seats, options):
    total_given = {} if "preset" in options else {"build_total": options.get("build_total", 200)}
    game = begin(Setup(GAME, seats, GAME.options.read({"turns": 8, **total_given, **options}, seats), 4), Seeded(4))
    play_out(game, [find("heuristic") for _ in range(seats)])
    assert game.result is not None


@pytest.mark.parametrize("seed", range(6))
def test_it_beats_chance_with_equal_armies(seed):
    army = GAME.workshop.draw(200, seed)
    game = a_game(seed, army_1=army, army_2=army)
    bots = [find("random", seed), find("heuristic")]
    me = 1 - seed % 2
    play_out(game, bots if me else bots[::-1])
    assert game.result is not None
    assert game.result.winners == (me,)
    assert total(clix(game.table), me) > total(clix(game.table), 1 - me)


@pytest.mark.parametrize("seed", range(2))
def test_its_answer_depends_on_what_its_seat_knows_alone(seed):
    """Other guesses of the same seat, with other crypts for the others, change neither answer nor reason; nothing is changed."""
    game = a_game(seed, seats=3, build_total=100, turns=5)
    dice = random.Random(seed)
    while not game.over:
        question = game.asked[0]
        told = set()
        for guess in (1, 2):
            known = game.imagine(question.seat, Seeded(guess))
            before = known.table.data()
            told.add(GAME.advisor.advise(known, known.asked[0]))
            assert known.table.data() == before
        assert len(told) == 1
        advice = told.pop()
        assert advice.why
        game.answer(advice.answer if dice.random() < 0.7 else dice.choice(question.options), question.seat)


def test_it_speaks_seldom_and_does_not_repeat_itself():
    game = a_game(3)
    said: list[tuple[int, str]] = []
    turns = 0
    for seat, _ in play_on(game, [find("heuristic"), find("heuristic")]):
        turns = clix(game.table).turn
        if game.asked:
            words = remark(game, game.asked[0].seat)
            if words:
                game.say(game.asked[0].seat, words)
                said.append((game.asked[0].seat, words))
        assert seat in (0, 1)
    assert 3 <= len(said) <= turns // 2
    assert all(a[1] != b[1] for a, b in pairwise(said))


# --- rare questions ---------------------------------------------------------------------------------------------------


def test_in_the_middle_of_a_way_it_goes_on(sit):
    play = sit({"ann": "1 plain 0,0", "pal": "1 plain 1,0", "bob": "0 plain 20,15"}, {"v": "nerd 9,0"})
    play.answer("act ann move", "step 1,0", seat=1)
    assert advice(play) == "move 8,0"


def test_it_takes_the_extra_card():
    game = a_game(1, army_1="name: Wolf\nbuild total: 200\nmonsters: dire_werewolf\n")
    assert game.asked[0].prompt == "extra_card"
    answer = GAME.advisor.advise(game.imagine(0, Seeded(1)), game.asked[0]).answer
    assert GAME.catalogue.text(answer) == "take"


def test_power_of_faith_heals_the_guardian_that_is_hurt(sit):
    priests = {"fit": "0 faith_priest_e 8,6 click=6 line=6", "hurt": "0 faith_priest_e 8,5 click=8 line=1"}
    where = {"ann": "1 plain 0,0", "y": "1 plain 9,9", "bob": "0 plain 20,15", **priests}
    play = sit(where, {"v": "sheriff 3,0"}, crypts={0: "power_of_faith"})
    play.answer("act ann move", "move 3,0", seat=1)
    play.answer("play power_of_faith", seat=0)
    assert advice(play) == "target hurt"


def test_it_does_not_exorcise_those_that_run_with_it(sit):
    where = {"finder": "1 ghost_finder_r 0,0 click=1", "mad": "0 lynch_ghost 1,0 click=3 insane", "y": "1 plain 9,9"}
    play = sit({**where, "bob": "0 plain 20,15"})
    assert play.can("act finder close exorcise")
    assert not advice(play).startswith("act finder close")


def test_a_cocoon_heals_before_the_mind_is_rolled_for(sit):
    where = {"monk": "1 the_mad_monk 0,0 click=4 line=1", "y": "1 plain 9,9", "bob": "0 plain 20,15"}
    play = sit(where, effects=[("cocoon", "monk", 1)], todo=[("turn", 1), ("end_turn",)])
    assert advised(play).why == "the Cocoon comes first"
    assert advice(play) == "emerge monk"
