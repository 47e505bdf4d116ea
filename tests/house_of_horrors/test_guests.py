"""What a sensible guest expects of the others: an easy-going one uses what lies on the table."""

from __future__ import annotations

from gloam.games.house_of_horrors import house
from gloam.games.house_of_horrors.bot.foresight import Foresight, imagined_hands
from gloam.games.house_of_horrors.bot.guests import reply, thoughts, unseen
from gloam.games.house_of_horrors.bot.scene import scene_of
from gloam.games.house_of_horrors.components import CARDS, EXPLORERS, MONSTERS
from house_of_horrors.conftest import SHORT, Sit

BOAR_SPEAR = CARDS.index("ritem_mounted_boar_spear")


def test_room_items_are_used_by_who_comes_first_and_are_no_spoils_then(sit: Sit) -> None:
    hands = ["crowbar", "circus_strongman", "sailor", ""]
    play = sit(
        room="library", battle="strength", butler=3, turn=0, hands=hands, field=["3 stitched_man"], room_items="mounted_boar_spear"
    )
    t = house(play.game.table)
    scene = scene_of(t, t.room, t.battle, t.field, t.room_items)
    others = unseen(t, 0, t.room, t.battle)
    alone, tempted = [thoughts(t, t.hands[seat], t.room, t.battle, {}) for seat in (1, 2)]
    spoils = [len(scene.prizes[side]) for side in (EXPLORERS, MONSTERS)]

    first = reply(scene, alone, 1, others)
    assert first is not None
    assert list(first.takes) == [BOAR_SPEAR]
    assert first.sure == max(thought.play.sure for thought in alone)
    scene.join(1, first)
    assert scene.room_items == ()
    assert len(scene.prizes[EXPLORERS]) == spoils[EXPLORERS] - 1
    assert len(scene.prizes[MONSTERS]) == spoils[MONSTERS] - 1 + len(first.stakes)

    second = reply(scene, tempted, 0, others)
    assert second is None or not second.takes
    assert any(thought.play.takes for thought in tempted)


def test_each_unseen_card_is_imagined_in_a_hand_before_any_comes_again(sit: Sit) -> None:
    hands = ["sailor imp", "priest zombie skeleton", "mummy siren ghoul", "witch gargoyle paperboy"]
    t = house(sit(room="library", battle="strength", butler=0, turn=0, hands=hands).game.table)
    unseen = set(t.horror.pool).union(*t.hands[1:])
    ways = imagined_hands(t, 0, 0, len(unseen) // 9)
    dealt = [card for way in ways for hand in way.values() for card in hand]
    assert all([[len(way[seat]) for seat in (1, 2, 3)] == [3, 3, 3] for way in ways])
    assert len(dealt) == len(set(dealt)) == 9 * len(ways)
    assert set(dealt) <= unseen


def number(name: str) -> int:
    return CARDS.index(SHORT[name])


def test_a_guest_stands_up_to_a_side_that_nobody_opposes_while_others_may_still_join(sit: Sit) -> None:
    hands = ["vampire_hunter", "", "sailor", "imp"]
    t = house(sit(room="library", battle="strength", butler=3, turn=0, hands=hands, field=["3 stitched_man"]).game.table)
    scene = scene_of(t, t.room, t.battle, t.field, t.room_items)
    others = unseen(t, 1, t.room, t.battle)
    choices = thoughts(t, t.hands[0], t.room, t.battle, {})
    stands_up = reply(scene, choices, 2, others)
    assert stands_up is not None
    assert stands_up.side == EXPLORERS
    assert reply(scene, choices, 0, others) is None


def test_who_plays_last_weighs_what_a_play_brings(sit: Sit) -> None:
    """Far behind at Dawn, it is expected to take a small chance that is not worth a card in any other round."""
    told = {"room": "nursery", "battle": "psychic", "butler": 1, "turn": 3, "piles": ["", "trophy_room dungeon", "", ""]}
    told["hands"] = ["imp", "", "", "sailor"]
    told["field"] = ["1 vampire_bride + black_cat + unholy_relic", "2 ghost + dark_moon + crystal_ball"]
    wins = []
    for dawn in (False, True):
        t = house(sit(round=12 if dawn else 1, dawn=dawn, **told).game.table)
        f = Foresight(t, 3, t.room, t.battle, [{0: (number("exorcist"), number("insomniac"))}])
        wins.append(f.prospect(t.field, t.room_items, MONSTERS).wins)
    assert wins[0] == 1
    assert 0.9 < wins[1] < 1
