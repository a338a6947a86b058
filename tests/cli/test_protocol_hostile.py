"""Whatever comes in, each line is answered by one line and the session goes on."""

import json
import subprocess
import sys
from io import BytesIO
from random import Random
from typing import Any

import pytest

from concordia.cli.protocol.serve import LONGEST_LINE, serve
from concordia.cli.protocol.session import Session
from tests.cli.helpers import ask

HOSTILE = [
    b"",
    b"   ",
    b"nonsense",
    b"{",
    b"[]",
    b"null",
    b'"do"',
    b"5",
    b"{}",
    b'{"do": 5}',
    b'{"do": null}',
    b'{"do": "moves", "id": NaN}',
    b'{"do": "hello", "id": Infinity}',
    b'{"do": "hello", "id": 1e999}',
    b'{"do": "hello", "id": ' + b"9" * 5000 + b"}",
    b'{"do": "plya"}',
    b'{"do": "quit", "do": "hello"}',
    b'{"do": "play"}',
    b'{"do": "play", "move": 5}',
    b'{"do": "play", "moves": "end"}',
    b'{"do": "play", "moves": [["end"]]}',
    b'{"do": "play", "move": "end", "moves": ["end"]}',
    b'{"do": "play", "move": "' + b"x" * 100_000 + b'"}',
    b'{"do": "undo", "count": "all"}',
    b'{"do": "undo", "count": true}',
    b'{"do": "load"}',
    b'{"do": "load", "position": 5}',
    b'{"do": "load", "position": {"players": []}}',
    b'{"do": "load", "record": 5}',
    b'{"do": "load", "record": ""}',
    b"\xff\xfe{}",
    b'{"do": "hello\xff"}',
    b"[" * 100_000,
    b'{"do": "hello", "id": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    b'{"do": "load", "position": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"}",
]


def served(*lines: bytes) -> list[Any]:
    """Send lines to a session that has a game, and return the answers to them."""
    session = Session()
    ask(session, "new", players=2, seed=1)
    sink = BytesIO()
    serve(session, BytesIO(b"\n".join(lines) + b"\n"), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


@pytest.mark.parametrize("line", HOSTILE, ids=lambda line: repr(line[:40]))
def test_a_bad_line_is_a_failure_that_changes_nothing(line: bytes) -> None:
    before, failure, after = served(b'{"do":"state"}', line, b'{"do":"state"}')

    assert failure["ok"] is False
    assert set(failure["error"]) >= {"type", "message", "path"}
    assert failure["error"]["type"] != "InternalError"
    assert len(failure["error"]["message"]) < 20_000
    assert before == after


def test_the_nearest_request_is_suggested() -> None:
    (answer,) = served(b'{"do":"plya"}')

    assert 'did you mean "play"?' in answer["error"]["message"]


def test_unknown_keys_are_tolerated() -> None:
    (answer,) = served(b'{"do":"moves","colour":"red"}')

    assert answer["ok"]


def test_a_line_beyond_the_bound_is_skipped_as_a_whole() -> None:
    long = b'{"do":"hello","id":"' + b"x" * (3 * LONGEST_LINE) + b'"}'

    too_long, hello = served(long, b'{"do":"hello"}')

    assert "longer than" in too_long["error"]["message"]
    assert hello["ok"]


def test_a_line_beyond_the_bound_may_be_the_last() -> None:
    sink = BytesIO()
    serve(Session(), BytesIO(b"x" * (LONGEST_LINE + 5)), sink)

    assert len(sink.getvalue().splitlines()) == 1


def test_a_last_line_without_its_end_is_answered() -> None:
    sink = BytesIO()
    serve(Session(), BytesIO(b'{"do":"hello"}'), sink)

    assert json.loads(sink.getvalue())["ok"]


def test_nothing_is_read_after_quit() -> None:
    assert len(served(b'{"do":"quit"}', b'{"do":"hello"}')) == 1


def test_positions_that_are_damaged_at_random_are_refused_in_words() -> None:
    session = Session()
    ask(session, "new", players=3, mode="venus", seed=5)
    ask(session, "play", moves=["play architect", "lift land Roma"])
    text = json.dumps(ask(session, "state")["state"])
    random = Random(1)
    for _ in range(400):
        document = json.loads(text)
        _damage(document, random)
        answer = ask(session, "load", position=document)
        if not answer["ok"]:
            assert answer["error"]["type"] == "InvalidPosition", (answer, document)


def _damage(document: dict[str, Any], random: Random) -> None:
    """Put something strange somewhere into a document."""
    strange: list[object] = [
        None,
        True,
        -1,
        10**40,
        1.5,
        "",
        "x" * 1000,
        [],
        {},
        [[]],
        {"a": None},
        "Roma",
        7,
    ]
    place: Any = document
    key: Any = random.choice(list(document))
    while isinstance(place[key], dict | list) and place[key] and random.random() < 0.8:
        place = place[key]
        key = random.choice(list(place) if isinstance(place, dict) else range(len(place)))
    if random.random() < 0.2:
        del place[key]
    else:
        place[key] = random.choice(strange)


def test_every_answer_of_a_real_process_comes_at_once() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "concordia", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as engine:
        assert engine.stdin
        assert engine.stdout
        assert engine.stderr
        for request, expected in [
            (b'{"do":"new","map":"italia","players":2,"seed":7,"id":1}', 1),
            (b"rubbish \xff", None),
            (b'{"do":"play","move":"play tribune","id":"two"}', "two"),
            (b'{"do":"quit","id":3}', 3),
        ]:
            engine.stdin.write(request + b"\n")
            engine.stdin.flush()
            assert json.loads(engine.stdout.readline()).get("id") == expected
        assert engine.wait(timeout=20) == 0
        assert engine.stderr.read() == b""


def test_the_end_of_the_input_ends_a_real_process() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "concordia", "engine"],
        input=b'{"do":"hello"}\n',
        capture_output=True,
        timeout=20,
        check=True,
    )

    assert json.loads(ended.stdout)["name"] == "concordia"
    assert ended.stderr == b""
