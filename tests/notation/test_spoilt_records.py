"""Whatever is done to a record: it is refused in few words, or it can be read and written."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from concordia import Game, InvalidRecord
from tests.notation.records import begun, finished, text_of


def test_a_record_cut_anywhere_is_refused_or_read() -> None:
    text = text_of("imperium-base-3")
    for end in range(0, len(text), 97):
        read_or_refuse(text[:end])


@settings(deadline=None, max_examples=100, suppress_health_check=list(HealthCheck))
@given(
    name=st.sampled_from(["imperium-base-3", "cyprus-team-4", "cyprus-team-6-from-position"]),
    random=st.integers(0, 2**32 - 1).map(Random),
    junk=st.text(max_size=8),
)
def test_a_record_with_junk_in_it_is_refused_or_read(name: str, random: Random, junk: str) -> None:
    text = text_of(name)
    start = random.randrange(len(text))
    read_or_refuse(text[:start] + junk + text[start + random.randrange(20) :])


@settings(deadline=None, max_examples=100, suppress_health_check=list(HealthCheck))
@given(random=st.integers(0, 2**32 - 1).map(Random))
def test_a_record_with_lines_exchanged_is_refused_or_read(random: Random) -> None:
    lines = text_of("cyprus-team-4").splitlines()[:60]
    one, other = random.randrange(60), random.randrange(60)
    lines[one], lines[other] = lines[other], lines[one]
    read_or_refuse("\n".join(lines))


def read_or_refuse(text: str) -> None:
    try:
        game = Game.read(text)
    except InvalidRecord as error:
        refusal = error
    else:
        assert Game.read(game.record()).record() == game.record()
        return
    assert refusal.faults
    assert str(refusal)


@pytest.mark.parametrize("newline", ["\r\n", "\r", "\n\n", "  \n"])
def test_lines_may_end_in_any_way(newline: str) -> None:
    assert Game.read(finished().replace("\n", newline)).record() == finished()


def test_comments_and_empty_lines_mean_nothing() -> None:
    commented = finished().replace("\n", "\n\n# a comment\n   # another\n")
    assert Game.read(commented).record() == finished()


def test_a_byte_order_mark_means_nothing(tmp_path: Path) -> None:
    assert Game.read("\ufeff" + finished()).record() == finished()
    (tmp_path / "mark.cgn").write_text(finished(), encoding="utf-8-sig")
    assert Game.read(tmp_path / "mark.cgn").record() == finished()


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise.cgn").write_bytes(b"concordia-record/1\n\xff\xfe\x00")
    with pytest.raises(InvalidRecord):
        Game.read(tmp_path / "noise.cgn")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n" * 1000,
        "x" * 4_000_001,
        "[moves]",
        "concordia-record/1\n" + "x: 1\n" * 20_000,
        "concordia-record/1\n" + "".join(f"x{n}: 1\n" for n in range(20_000)),
        begun().replace("deck I: ", "deck I: " + ", ".join(f"x{n}" for n in range(20_000))),
        begun().replace("Gallia: ", "Gallia: " + ", ".join(f"x{n} 1" for n in range(20_000))),
        begun().replace("options: none", "options: " + ", ".join(f"x{n}" for n in range(20_000))),
        begun() + "1. seat 0: " + "play tribune;" * 50_000,
        begun() + "1. seat 0: " + "play tribune " * 50_000,
        begun() + "9" * 50_000 + ". seat 0: end",
        begun().replace("[moves]", "".join(f"deck {n}: a\nx{n}: 1\n" for n in range(200_000))),
        begun().replace("[moves]", "deck VI: " + "masonx," * 500_000 + "\n[moves]"),
    ],
    ids=range(14),
)
def test_a_huge_text_is_refused_with_few_words(text: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        Game.read(text)
    assert len(str(caught.value)) < 200_000
