"""Setting up, and two Victims each with two or three players."""

from __future__ import annotations

import pytest

from gloam.games.the_victim import GAME
from gloam.games.the_victim.components import BUNKER, DARKNESS, STARTING_ITEM, VICTIM_START, VICTIMS
from gloam.games.the_victim.rules.piles import lift, size, top
from gloam.kernel.options import OptionError
from the_victim.conftest import Begin, Sit

FOUR = ["diego", "anya", "sean", "lucien"]


@pytest.mark.rule("setup.choose-victim")
def test_each_player_chooses_another_victim(begin: Begin) -> None:
    play = begin(4, "1 2 3 4")
    play.answer("choose rolita", seat=0)
    assert play.asked() == (1, "choose")
    assert play.refuses("choose rolita", 1) == "setup.choose-victim"
    play.answer("choose diego", seat=1).answer("choose sean", seat=2).answer("choose anya", seat=3)
    assert [play.victim(name)["seat"] for name in ("rolita", "diego", "sean", "anya")] == [0, 1, 2, 3]


@pytest.mark.rule("setup.recommended-victims")
def test_a_first_game(begin: Begin) -> None:
    play = begin(4, preset="first_game")
    assert set(play.view["victims"]) == {"rolita", "diego", "vivian", "lucien"}


@pytest.mark.parametrize(("seats", "faces"), [(2, (0, 1, 1, 1, 1, 2)), (3, (0, 0, 0, 2, 2, 3)), (6, (0, 0, 1, 2, 2, 2))])
def test_an_even_match_has_dice_that_fit_the_number_of_players(begin: Begin, seats: int, faces: tuple[int, ...]) -> None:
    assert begin(seats).table.faces == faces
    assert begin(seats, victim_die="0-1-1-1-2-2").table.faces == (0, 1, 1, 1, 2, 2)


@pytest.mark.rule("setup.initial-status")
@pytest.mark.parametrize("name", VICTIMS)
def test_statuses_are_as_printed_on_the_board(begin: Begin, name: str) -> None:
    play = begin(6, victims=list(VICTIMS))
    board = play.victim(name)
    assert tuple([board[status] for status in ("agi", "vit", "int", "luk")]) == VICTIM_START[VICTIMS.index(name)]
    assert (board["wounds"], board["passive"]["state"]) == (0, "locked")


@pytest.mark.rule("setup.status-is-dice")
def test_a_status_is_the_number_of_dice(sit: Sit) -> None:
    play = sit(turn="lucien", status="lucien agi 4")
    play.answer("run", nature="0 0 1 1")
    assert play.rolls() == [("lucien", "agi", 4)]


@pytest.mark.rule("setup.starting-items-and-tokens")
@pytest.mark.parametrize(
    ("name", "item"),
    [
        ("rolita", "firework"),
        ("diego", "hammer"),
        ("vivian", "aid_box"),
        ("lucien", "manual"),
        ("anya", "flashlight"),
        ("sean", "gun"),
    ],
)
def test_each_victim_starts_with_its_item(begin: Begin, name: str, item: str) -> None:
    play = begin(6, victims=list(VICTIMS))
    assert play.hand(name) == [item]
    assert play.victim(name)["worn"] == play.victim(name)["tokens"] == []
    assert len(play.table.items) == 22 - len(VICTIMS)
    assert STARTING_ITEM[VICTIMS.index(name)] in play.table.items.cards()  # two of its three copies are left


@pytest.mark.rule("setup.starter-tile")
def test_all_start_at_the_camp(begin: Begin) -> None:
    play = begin(5, victims=[*FOUR, "rolita"])
    assert list(play.view["tiles"]) == ["camp"]
    assert {board["at"] for board in play.view["victims"].values()} == {"camp"}


@pytest.mark.rule("setup.bunker-bottom")
def test_the_bunker_is_among_the_last_three_of_either_pile(begin: Begin) -> None:
    """Emptying the piles by chance finds it there, in one pile or the other."""
    found = set()
    for seed in range(40):
        play = begin(4, seed=seed, victims=FOUR)
        t = play.table
        for pile in (seed % 2, 1 - seed % 2):
            while size(t, pile):
                outcomes, weights = top(t, pile)
                tile = play.game.nature.choose(size(t, pile) + 50 * pile, 0, 0, outcomes, weights)
                if tile == BUNKER:
                    found.add((pile, size(t, pile)))
                lift(t, pile, tile)
    assert {pile for pile, _ in found} == {0, 1}
    assert {left for _, left in found} == {1, 2, 3}


@pytest.mark.rule("setup.bunker-bottom")
def test_the_bunker_can_lie_in_any_of_six_places(begin: Begin) -> None:
    t = begin(4, victims=FOUR).table
    assert [[(segment[0], segment[3]) for segment in pile] for pile in t.piles] == [[(17, 0), (3, 1)], [(16, 0), (3, 1)]]
    for _ in range(17):
        lift(t, 0, top(t, 0)[0][0])
    outcomes, weights = top(t, 0)
    assert weights[outcomes.index(BUNKER)] * 6 == sum(weights)


@pytest.mark.rule("setup.two-map-piles")
def test_39_tiles_in_two_piles(begin: Begin) -> None:
    piles = begin(4, victims=FOUR).view["piles"]
    assert (piles["left"]["tiles"], piles["right"]["tiles"]) == (20, 19)
    assert piles["left"]["known"] == piles["right"]["known"] == []


@pytest.mark.rule("setup.shuffle-decks")
def test_three_decks_nobody_knows(begin: Begin) -> None:
    t = begin(4, victims=FOUR).table
    assert (len(t.items), len(t.events), len(t.curses)) == (18, 25, 6)
    assert len(t.items.segments) == len(t.curses.segments) == 1
    assert t.items.segments[0][1] == t.events.segments[0][1] == ()


@pytest.mark.rule("setup.darkness-last")
def test_darkness_is_the_25th_card(begin: Begin) -> None:
    t = begin(4, victims=FOUR).table
    deck = t.events
    for _ in range(24):
        outcomes, _ = deck.top()
        assert DARKNESS not in outcomes
        deck = deck.without(outcomes[0])
    assert deck.top() == ((DARKNESS,), ())


@pytest.mark.rule("setup.shuffle-tokens")
def test_tokens_lie_face_down(begin: Begin) -> None:
    t = begin(4, victims=FOUR).table
    assert (len(t.bag_numbers), len(t.bag_symbols), len(t.gates)) == (6, 8, 10)
    assert len(t.bag_numbers.pool) == 6
    assert begin(4, victims=FOUR).view["bunker"]["gate"] is None


@pytest.mark.rule("setup.turn-order-roll")
def test_the_highest_roll_goes_first(begin: Begin) -> None:
    play = begin(4, "3 9 5 rage", victims=FOUR)  # rolled in the order of the boards: diego, lucien, anya, sean
    assert play.view["order"] == ["lucien", "anya", "diego", "sean"]
    assert play.asked() == (3, "act")


@pytest.mark.rule("setup.turn-order-roll")
def test_the_tied_roll_again_between_themselves(begin: Begin) -> None:
    play = begin(4, "7 2 7 9 4 4 1 6", victims=FOUR)
    assert play.view["order"] == ["sean", "anya", "diego", "lucien"]


# ---------------------------------------------------------------- two or three players


@pytest.mark.rule("fewplayers.two-characters-each")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_victims_each(begin: Begin, seats: int) -> None:
    play = begin(seats, " ".join([str(n) for n in range(1, seats * 2 + 1)]))
    for n in range(seats * 2):
        assert play.asked() == (n % seats, "choose")
        play.answer(f"choose {VICTIMS[n]}", seat=n % seats)
    owners = [board["seat"] for board in play.view["victims"].values()]
    assert [owners.count(seat) for seat in range(seats)] == [2] * seats


def test_chosen_victims_have_to_be_as_many_as_needed(begin: Begin) -> None:
    with pytest.raises(OptionError, match="5 players need 5 Victims, not 4"):
        begin(5, victims=FOUR)


@pytest.mark.parametrize("preset", ["first_game", "any_night"])
def test_a_first_game_and_any_night_are_an_even_match(preset: str) -> None:
    """What Play now, the guide and a new table begin with."""
    options = GAME.options.read({"preset": preset}, 4)
    usual = GAME.options.read({}, 4)
    assert options["victim_die"] == "even"
    assert {name: options[name] for name in options if name != "victims"} == {
        name: usual[name] for name in usual if name != "victims"
    }
