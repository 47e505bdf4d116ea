"""What a game tells, takes and asks, as TypeScript: the parts of its events and answers, and what its questions are about.

The names come from where the rules have them: events and answers from their declarations, questions from the facts that the
rules annotate. Questions are also about what `parts` of `show/parts.py` returns, only those in its `PROMPTS` if there are such.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Container, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from gloam.kernel.catalogue import Words
from gloam.kernel.definition import Definition
from gloam.kernel.events import Of
from gloam.kernel.facts import Fact, facts_of
from gloam.kernel.things import Things
from gloam.kernel.windows import WINDOW_RULES, react
from gloam.show.games import home, own, shown_type

NOT_RULES: Final = {"show", "bot"}
WIDTH: Final = 118


class Ids:
    """The ids of a game's things by what its rules call them; those that are used are remembered."""

    def __init__(self, definition: Definition) -> None:
        self.things: Final = Things(definition)
        self.used: Final[set[str]] = set()

    def type_of(self, words: Words) -> str:
        """The type of one of these words: the ids of all things of the kind, or what they are among."""
        kind = self.things.kind_of(words)
        if not kind:
            return "string"
        self.used.add(kind)
        return f"{kind}Id"


def typescript(definition: Definition, known: Container[str] = ()) -> str:
    """The types of a game's events, answers and questions, but for those that are known."""
    ids = Ids(definition)
    told = {kind: {name: _fact(ids, fact) for name, fact in facts.items()} for kind, facts in definition.events.facts.items()}
    answers = {
        kind.name: {name: ids.type_of(words) for name, words in zip(kind.part_names, kind.part_words, strict=True)}
        for kind in definition.catalogue.kinds
    }
    asked = _asked(definition, ids)
    unions = [
        _union(
            "Told",
            "What happens: the parts of an event.",
            [_members({"kind": f"'{kind}'", **facts}) for kind, facts in told.items()],
        ),
        _union("Parts", "The parts of an answer.", [_members({"kind": f"'{kind}'", **facts}) for kind, facts in answers.items()]),
        _union("Asked", "What is asked: the kind of a question, and what it is about.", asked),
        "/** What the rules tell, take and ask. */\nexport interface Rules {\n  told: Told;\n  parts: Parts;\n  asked: Asked;\n}",
    ]
    used = {f"{kind}Id": words for kind, words in ids.things.words.items() if kind in ids.used}
    named = [_named(name, words) for name, words in used.items() if name not in known]
    return "\n".join([*named, "", *unions])


def _fact(ids: Ids, fact: Of) -> str:
    kind = ids.type_of(fact.words) if fact.words else "string" if fact.text else "number"
    return f"{kind} | null" if fact.maybe else kind


def _asked(definition: Definition, ids: Ids) -> list[str]:
    """The questions of a game by kind. What only some questions of a kind are about may be missing."""
    more = more_parts(definition)
    told = {
        prompt: " & ".join([_about(ids, ways), *[name for name, prompts in more if not prompts or prompt in prompts]])
        for prompt, ways in asked_by(definition).items()
    }
    return [_members({"kind": f"'{prompt}'", "parts": about}) for prompt, about in sorted(told.items())]


@cache
def asked_by(definition: Definition) -> dict[str, list[tuple[Fact, ...]]]:
    """The kinds of questions that the rules of a game ask, each with the facts it may be about."""
    found: dict[str, list[tuple[Fact, ...]]] = {}
    folder = Path(str(import_module(type(definition).__module__).__file__)).parent
    for path in sorted(folder.rglob("*.py")):
        if not NOT_RULES & set(path.relative_to(folder).parts):
            for prompt, rule, count in _asks(ast.parse(path.read_text(encoding="utf-8"))):
                found.setdefault(prompt, []).append(facts_of({**WINDOW_RULES, **definition.rules}[rule])[:count])
    return found


def _asks(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Every question that is asked: its kind, the rule that takes the answer, and how many facts that has by then."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("ask", "ask_sealed"):
            prompts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            steps = [arg.elts for arg in node.args if isinstance(arg, ast.Tuple) and isinstance(arg.elts[0], ast.Constant)]
            if prompts and steps and isinstance(steps[-1][0], ast.Constant):
                yield prompts[0], str(steps[-1][0].value), len(steps[-1]) - 1
        elif isinstance(node, ast.Tuple):
            match node.elts:
                case [ast.Constant(value="window" | "roll"), ast.Constant(value=str(name)), *_]:
                    yield name, "react", len(facts_of(react))


def _about(ids: Ids, ways: list[tuple[Fact, ...]]) -> str:
    facts = {fact.name: fact for way in ways for fact in way}
    always = set.intersection(*[{fact.name for fact in way} for way in ways])
    return _members(
        {name if name in always else f"{name}?": _fact(ids, Of(fact.words, fact.is_text)) for name, fact in facts.items()}
    )


def more_parts(definition: Definition) -> list[tuple[str, Words]]:
    """The type of what questions are about besides the facts of their step, with the kinds of those questions; () for all."""
    parts = shown_type(definition, "parts")
    return [(parts.__name__, own(home(definition), "parts", "PROMPTS") or ())] if parts is not None else []


def _members(members: dict[str, str]) -> str:
    return "{ " + "; ".join([f"{name}: {kind}" for name, kind in members.items()]) + " }" if members else "object"


def _union(name: str, meaning: str, members: list[str]) -> str:
    return "\n".join([f"/** {meaning} */", f"export type {name} =", *[f"  | {member}" for member in members]]) + ";"


def _named(name: str, words: Words) -> str:
    listed = textwrap.wrap(" | ".join([f"'{word}'" for word in words]), WIDTH, break_long_words=False, break_on_hyphens=False)
    text = f"export type {name} = {listed[0]};"
    return (
        text
        if len(listed) == 1 and len(text) <= WIDTH
        else "\n".join([f"export type {name} =", *[f"  {line}" for line in listed]]) + ";"
    )
