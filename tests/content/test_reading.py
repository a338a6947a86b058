"""Files are read with bounds, and whatever hinders that is a fault."""

from pathlib import Path

import pytest

from concordia.content.entry import parse, read_file
from concordia.content.reading import nearest, shown
from concordia.engine.errors import InvalidContent


def fault_of(path: Path) -> str:
    with pytest.raises(InvalidContent) as raised:
        read_file(path)
    return str(raised.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "no.toml") == "no.toml: there is no such file"
    assert fault_of(tmp_path) == f"{tmp_path.name}: there is no such file"
    assert "no.toml" in fault_of(Path("\0no.toml"))


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * 1_000_001)
    assert fault_of(large) == "large.toml: the file is larger than 1000000 bytes"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    assert fault_of(binary).startswith("binary.toml: the file cannot be read: 'utf-8' codec")


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    marked = tmp_path / "marked.toml"
    marked.write_bytes(b"\xef\xbb\xbfa = 1\r\n")
    assert read_file(marked).table()["a"].whole(0, 9) == 1


def test_tables_nested_by_dots_do_no_harm() -> None:
    deep = parse(".".join("a" * 20_000) + " = 1", "deep.toml")
    assert deep.table()["a"].text() == ""
    assert str(deep.faults[0]).startswith("deep.toml: a: a table is not a text")


def test_the_nearest_name_is_found_whatever_its_case() -> None:
    assert nearest("LONDINUM", ["Roma", "Londinium"]) == "Londinium"
    assert nearest("x", ["Roma", "Londinium"]) == ""


def test_what_is_shown_is_short() -> None:
    assert shown("x" * 1000) == '"' + "x" * 59 + " ..."
    assert shown(10**4000) == "a number of so many digits"
    assert shown([[1]]) == "a list"
