"""A game's rulebook as data: every rule with its id, in our own words."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from gloam.kernel.content import ContentError, load


class RuleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its id, what it says, where it comes from, how to check it, and a ruling if one was needed."""

    id: str
    text: str
    source: str
    check: str
    note: str = ""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    rule: list[RuleText]


class Rulebook:
    """The rules of a game in the rulebook's order, read when first needed."""

    def __init__(self, path: Any) -> None:
        self._path = path

    @cached_property
    def rules(self) -> dict[str, RuleText]:
        rules: dict[str, RuleText] = {}
        for rule in load(self._path, _File).rule:
            if rule.id in rules:
                raise ContentError.at("rules.toml", f'rule "{rule.id}"', "id", "is there twice")
            rules[rule.id] = rule
        return rules

    def cite(self, rule: str) -> str:
        """The text of a rule, or "" if there is none of that id."""
        found = self.rules.get(rule)
        return found.text if found else ""

    def search(self, words: str) -> list[RuleText]:
        """The rules that mention all of the words, in id, text or note."""
        wanted = words.lower().split()
        return [
            rule for rule in self.rules.values() if all(word in f"{rule.id} {rule.text} {rule.note}".lower() for word in wanted)
        ]
