"""Tables of The Victim worth seeing, as positions."""

from __future__ import annotations

from gloam.games.the_victim import GAME
from gloam.kernel.game import Game
from gloam.kernel.nature import Scripted
from gloam.kernel.position import read

TILES = """
tiles = [
    {tile = "test_int_2", q = 0, r = -1, turned = 0},
    {tile = "curse_3", q = 1, r = -1, turned = 0},
    {tile = "corpse_6", q = 1, r = 0, turned = 2},
    {tile = "test_luk_2", q = 0, r = 1, turned = 0},
    {tile = "corpse_4", q = -1, r = 1, turned = 0},
    {tile = "test_vit_2", q = -1, r = 0, turned = 0},
    {tile = "plane_1", q = -1, r = 2, turned = 0},
    {tile = "decoder_2", q = -2, r = 2, turned = 1},
    {tile = "path_10", q = -2, r = 0, turned = 4},
    {tile = "herb_2", q = -1, r = -1, turned = 1},
    {tile = "corpse_5", q = 0, r = -2, turned = 1},
    {tile = "decoder_6", q = 1, r = -2, turned = 4},
    {tile = "decoder_5", q = 2, r = -2, turned = 1},
    {tile = "path_9", q = 2, r = -1, turned = 5},
    {tile = "decoder_3", q = 3, r = -1, turned = 3},
    {tile = "curse_2", q = 3, r = -2, turned = 5},
    {tile = "herb_1", q = 1, r = -3, turned = 1},
    {tile = "path_8", q = 1, r = -4, turned = 1},
    {tile = "test_agi_1", q = 2, r = -4, turned = 0},
    {tile = "corpse_1", q = 2, r = -3, turned = 1},
    {tile = "test_vit_1", q = 3, r = -3, turned = 0},
    {tile = "bunker", q = 1, r = -5, turned = 0},
    {tile = "decoder_1", q = 2, r = -5, turned = 1},
]
herbs = ["herb_1"]
decoded = ["decoder_6", "decoder_2", "decoder_1"]
gate = "14"
row = ["2", "times", "4"]
tokens = ["6", "minus"]
"""

NIGHT = """
game = "the_victim"
seats = 5
options = {victim_die = "0-1-1-2-2-3"}
round = 7
order = ["rolita", "diego", "vivian", "lucien", "anya"]
acting = "rolita"
lasting = [["snow", "lucien", true]]
omen = "werewolf"
points = 2
victims.rolita = {seat = 0, at = "curse_2", statuses = [4, 2, 3, 2], wounds = 1, hand = ["firework", "aid_box"], worn = ["shoes"]}
victims.diego = {seat = 1, at = "decoder_5", statuses = [2, 3, 2, 4], hide = "front", hand = ["hammer", "gun"]}
victims.vivian = {seat = 2, at = "corpse_4", statuses = [2, 3, 4, 1], wounds = 2, hand = ["manual"]}
victims.lucien = {seat = 3, at = "bunker", statuses = [3, 2, 4, 2], debuffs = ["targeted"]}
victims.anya = {seat = 4, state = "possessed"}
evil = {evil = "werewolf", host = "anya", seat = 4, at = "curse_3", rage = 2, stamina = 2, passive = 1, first = 1}
"""

FALLING = NIGHT.replace('acting = "rolita"', 'acting = "evil"')
"""The Werewolf's turn."""

WIDOW = (
    FALLING.replace('omen = "werewolf"', 'omen = "widow"')
    .replace('["targeted"]', '["poisoned"]')
    .replace('evil = "werewolf", ', 'evil = "widow", ')
    .replace("rage = 2, stamina = 2", "rage = 3, stamina = 3")
    + 'webs = ["corpse_6", "decoder_5", "test_int_2"]\n'
)
"""The Widow's turn, with her webs about."""

TWICE = (
    FALLING.replace("werewolf", "doppelganger")
    .replace('["targeted"]', "[]")
    .replace("first = 1}", 'first = 1, shadows = ["corpse_6", "decoder_5"]}')
)
"""The Doppelganger's turn: it stands in three places."""

DAY = """
game = "the_victim"
seats = 2
round = 3
order = ["diego", "vivian", "lucien", "rolita"]
acting = "rolita"
decks.event_discard = ["stress", "stress", "stress"]
victims.rolita = {seat = 0, at = "camp"}
victims.diego = {seat = 1, at = "camp"}
victims.vivian = {seat = 0, at = "camp"}
victims.lucien = {seat = 1, at = "camp"}
"""
"""The last turn before the Curse, for two; no Event asks anything."""


def laid_out(position: str, *answers: str, nature: tuple[str, ...] = ()) -> Game:
    """A game that goes on from a position, after these answers; `nature` is what chance brings with them."""
    game = read(position, Scripted(GAME.catalogue.text, nature))
    for answer in answers:
        game.answer(answer)
    return game
