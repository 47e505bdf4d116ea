"""Attacks in a few words."""

from __future__ import annotations

from gloam.games.horrorclix.show.odds import Aim


def aimed(aim: Aim) -> str:
    """What an attack needs and does: "8 or more, 42 %, 2 damage, kills"."""
    told = [f"{aim.needs} or more", f"{aim.chance} %"] if aim.needs is not None else ["a test of wills"]
    if aim.clicks is not None:
        told.append(f"{aim.clicks} damage")
    if aim.damage_die:
        told.append("a die for the damage")
    if aim.deadly:
        told.append("kills")
    if aim.evades:
        told.append(f"evades on {aim.evades}")
    return ", ".join(told)
