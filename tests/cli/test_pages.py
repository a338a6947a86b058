"""The examples in docs/reference/protocol.md and cli.md are what really comes out."""

import re
import shlex
import subprocess
import sys
from fnmatch import translate
from functools import cache
from pathlib import Path

import pytest

from concordia import Game
from concordia.cli.protocol.session import Session
from concordia.cli.words.questions import QUESTIONS
from concordia.engine.moves import MoveNames
from tests.cli.helpers import play_on, run, typing

PAGES = Path(__file__).parents[2] / "docs" / "reference"
PROTOCOL = (PAGES / "protocol.md").read_text(encoding="utf-8")
COMMANDS = (PAGES / "cli.md").read_text(encoding="utf-8")
LEFT_OUT = "…"


def matches(shown: str, real: str) -> bool:
    """Tell whether a text is what a page shows, where `…` stands for anything."""
    escaped = re.sub(r"([*?[])", r"[\1]", shown)
    return re.fullmatch(translate(escaped.replace(LEFT_OUT, "*")), real) is not None


def blocks(page: str, language: str) -> list[str]:
    """List the code blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


def conversation(page: str) -> list[tuple[str, str]]:
    """Return the requests of a page with their answers."""
    return re.findall(r"^> (.*)\n< (.*)$", page, re.MULTILINE)


def plain(answer: str) -> str:
    """Leave out what differs between installations and days."""
    answer = re.sub(r'"version":"[^"]*","rules":"1","compiled":(true|false)', "", answer)
    return re.sub(r"date: [-\d]*", "", answer)


def test_the_conversation_is_real() -> None:
    session = Session()
    talk, failures = PROTOCOL.split("\n## Failures\n")
    for request, shown in conversation(talk):
        assert matches(plain(shown), plain(session.answer(request))), request
    assert len(conversation(talk)) > 10
    for request, shown in conversation(failures):
        assert matches(shown, Session().answer(request)), request


def test_the_shell_example_is_real() -> None:
    (example,) = blocks(PROTOCOL, "console")
    command, _, shown = example.partition("\n")
    requests = "\n".join(shlex.split(command)[3:-3])

    assert run("engine", typed=requests).stdout == shown


def test_the_program_that_plays_a_game_is_real() -> None:
    (program,) = blocks(PROTOCOL, "python")
    shown = re.search(r"It prints:\n\n```text\n(.*?)```", PROTOCOL, re.DOTALL)
    own = program.replace(
        '["concordia", "engine"]', f'["{sys.executable}", "-m", "concordia", "engine"]'
    )

    ended = subprocess.run(
        [sys.executable, "-c", own], capture_output=True, text=True, timeout=60, check=True
    )

    assert shown
    assert ended.stdout == shown[1]


def test_every_question_and_every_move_is_told() -> None:
    questions, _, rest = PROTOCOL.partition("\n## Questions\n")[2].partition("\n## Move texts\n")
    moves = rest.partition("\n## Positions\n")[0]

    assert set(re.findall(r"^\| `([\w-]+)`", questions, re.MULTILINE)) - {"question"} == set(
        QUESTIONS
    ) - {"legate"}
    state = Game.new("ionium", 4, "team", 1).state
    verbs = {move.verb for move in MoveNames(state.board, state.rules).moves.values()}
    assert verbs <= set(re.findall(r"`([a-z]+)[ `]", moves))


def test_every_key_of_a_position_is_told() -> None:
    position = Game.new("italia", 2, seed=1).position()
    page = PROTOCOL.partition("\n## Positions\n")[2]

    for key in [*position, *position["players"][0], "pending", "magnus_used"]:
        assert f"`{key}`" in page, key


@pytest.mark.parametrize("block", blocks(COMMANDS, "console"), ids=lambda text: text[12:30])
def test_the_commands_show_what_the_page_shows(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    Path("game.cgn").write_text(run(*shlex.split(GAME)).stdout, encoding="utf-8")
    Path("finished.cgn").write_text(finished_record(), encoding="utf-8")
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        assert matches(shown.rstrip("\n"), output_of(command, shown)), command


GAME = "new --map italia --player Anna --player Bruno --seed 7"


@cache
def finished_record() -> str:
    """Return the record of a game that random players have ended."""
    return play_on(Game.new("italia", ["Anna", "Bruno"], seed=1), 20_000).record()


def output_of(command: str, shown: str) -> str:
    """Carry a command of the page out, and type what it shows after its prompts."""
    if command.startswith("head"):
        return "\n".join(Path("game.cgn").read_text(encoding="utf-8").splitlines()[:8])
    words = shlex.split(command)
    typed = typing(*re.findall(r"^> (.*)", shown, re.MULTILINE))
    if words[0] == "echo":
        words, typed = words[3:], words[1]
    output = run(*words[1:], typed=typed).stdout
    return "\n".join(line.rstrip() for line in output.splitlines())
