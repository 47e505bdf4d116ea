"""A game's rulebook as data: chapters, and in each its rules with id and title, in our own words."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import msgspec

from gloam.kernel.content import ContentError, check_one_of, entry_name, load, named_entries


class RuleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its id, what it is called and says, where it comes from, how to check it, and perhaps a note to players."""

    id: str
    title: str
    text: str
    source: str
    check: str
    note: str = ""

    @property
    def chapter(self) -> str:
        """The id of the chapter it belongs to: the first part of its own."""
        return self.id.partition(".")[0]


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook, with a sentence that says what it is about."""

    id: str
    name: str
    about: str


class _File(msgspec.Struct, forbid_unknown_fields=True):
    chapter: list[Chapter]
    rule: list[RuleText]


class Rulebook:
    """The chapters and rules of a game in the order in which they are read, loaded when first needed.

    Every rule belongs to a chapter, every chapter has rules, and a title stands for one rule in its chapter:
    otherwise the first look raises a ContentError that names the entry.
    """

    def __init__(self, path: Any | None) -> None:
        self._path = path

    @cached_property
    def _contents(self) -> dict[str, tuple[Chapter, list[RuleText]]]:
        if self._path is None:
            return {}
        file = load(self._path, _File)
        name = self._path.name
        contents: dict[str, tuple[Chapter, list[RuleText]]] = {
            chapter.id: (chapter, []) for _, chapter in named_entries(name, "chapter", file.chapter)
        }
        ids: set[str] = set()
        for rule in file.rule:
            where = entry_name("rule", rule)
            check_one_of(name, where, "id", "chapter", rule.chapter, contents)
            _, rules = contents[rule.chapter]
            if rule.id in ids:
                raise ContentError.at(name, where, "id", "is there twice")
            if any(rule.title == other.title for other in rules):
                raise ContentError.at(name, where, "title", f'"{rule.title}" is there twice in chapter "{rule.chapter}"')
            ids.add(rule.id)
            rules.append(rule)
        for chapter, rules in contents.values():
            if not rules:
                raise ContentError.at(name, entry_name("chapter", chapter), "", "has no rules")
        return contents

    @property
    def chapters(self) -> list[tuple[Chapter, list[RuleText]]]:
        """The chapters, each with its rules."""
        return list(self._contents.values())

    @cached_property
    def rules(self) -> dict[str, RuleText]:
        """All rules by id, chapter after chapter."""
        return {rule.id: rule for _, rules in self._contents.values() for rule in rules}

    def cite(self, rule: str) -> str:
        """The text of a rule, or "" if there is none of that id."""
        found = self.rules.get(rule)
        return found.text if found else ""

    def title(self, rule: str) -> str:
        """What a rule is called, or "" if there is none of that id."""
        found = self.rules.get(rule)
        return found.title if found else ""

    def search(self, words: str) -> list[RuleText]:
        """The rules that mention all of the words in title, id, text or note; those with all of them in the title first."""
        wanted = words.lower().split()
        found = [
            rule
            for rule in self.rules.values()
            if all(word in f"{rule.title} {rule.id} {rule.text} {rule.note}".lower() for word in wanted)
        ]
        return sorted(found, key=lambda rule: not all(word in rule.title.lower() for word in wanted))


NO_RULEBOOK: Final = Rulebook(None)
"""The rulebook of a game that has not written one: it has no rules to cite."""
