"""
The results file of a ladder: a header, then one game in each line, as JSON.

A game is appended when it ends, so stopping a ladder loses only unfinished games; a
partly written line is dropped.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.lab.single_game import GameResult

FORMAT: Final = 1


class BadLadderFile(WhiskerworksError):
    """A file does not hold results of a ladder, or those of another one."""

    def __init__(self, name: str, line: int, problem: str) -> None:
        super().__init__(f"{name}: line {line}: {problem}", name, line, problem)
        self.name = name
        self.line = line
        self.problem = problem


class Header(NamedTuple):
    """The game and settings of a ladder."""

    game: str
    seats: int
    options: dict[str, str]
    """The options as text; without `setup` if all set-ups are played."""
    rules_version: int
    seed: int
    opening: int
    """Number of random moves by the seats at the start."""


class Fixture(NamedTuple):
    """One game to play."""

    players: tuple[str, ...]
    """The players by seat."""
    number: int
    """Games with the same number share the opening and the chance."""
    setup: str = ""
    """The set-up, if all are played."""


class PlayedFixture(NamedTuple):
    """A game that was played."""

    fixture: Fixture
    seed: int
    """The seed of chance and opening."""
    opening: tuple[str, ...]
    """The moves of the opening, as text."""
    result: GameResult


def write_header(header: Header) -> str:
    """Return a header as a line."""
    return json.dumps({"ladder": FORMAT, **header._asdict()}) + "\n"


def write_result(result: PlayedFixture) -> str:
    """Return a game as a line."""
    whole = {
        **result.fixture._asdict(),
        "seed": result.seed,
        "opening": result.opening,
        **result.result._asdict(),
    }
    return json.dumps(whole) + "\n"


def read_results(path: Path) -> tuple[Header, list[PlayedFixture]]:
    """
    Return the header and the games in a file.

    Raises:
        BadLadderFile: It is not such a file; the error names the line.
        OSError: It cannot be read.
    """
    lines = path.read_bytes().split(b"\n")[:-1]
    if not lines:
        raise BadLadderFile(str(path), 1, "it holds no results of a ladder")
    header = _header(path, lines[0])
    return header, [_result(path, n, line) for n, line in enumerate(lines[1:], 2)]


def _facts(path: Path, number: int, line: bytes) -> dict[str, object]:
    """Return the JSON object in a line."""
    try:
        facts = json.loads(line)
    except ValueError:
        raise BadLadderFile(str(path), number, "this is not JSON") from None
    if not isinstance(facts, dict):
        raise BadLadderFile(str(path), number, "this is not a JSON object")
    return facts


def _header(path: Path, line: bytes) -> Header:
    facts = _facts(path, 1, line)
    if facts.pop("ladder", None) != FORMAT:
        raise BadLadderFile(str(path), 1, "this is not the header of ladder results")
    try:
        return Header(
            str(facts["game"]),
            _integer(facts["seats"]),
            {str(name): str(v) for name, v in _object(facts["options"]).items()},
            _integer(facts["rules_version"]),
            _integer(facts["seed"]),
            _integer(facts["opening"]),
        )
    except (KeyError, TypeError, ValueError) as problem:
        raise BadLadderFile(str(path), 1, f"bad or missing value: {problem}") from None


def _result(path: Path, number: int, line: bytes) -> PlayedFixture:
    facts = _facts(path, number, line)
    try:
        return PlayedFixture(
            Fixture(
                _texts(facts["players"]), _integer(facts["number"]), str(facts["setup"])
            ),
            _integer(facts["seed"]),
            _texts(facts["opening"]),
            _game_result(facts),
        )
    except (KeyError, TypeError, ValueError) as problem:
        raise BadLadderFile(
            str(path), number, f"bad or missing value: {problem}"
        ) from None


def _game_result(facts: dict[str, object]) -> GameResult:
    return GameResult(
        _numbers(facts["scores"]),
        str(facts["reason"]),
        _integer(facts["moves"]),
        tuple([_integer(one) for one in _list(facts["choices"])]),
        _numbers(facts["mean"]),
        _numbers(facts["longest"]),
        tuple([_integer(one) for one in _list(facts["secrets"])]),
        _texts(facts["failures"]),
    )


def _list(fact: object) -> list[object]:
    if not isinstance(fact, list):
        raise TypeError(f"{fact!r} is not a list")
    return fact


def _object(fact: object) -> dict[object, object]:
    if not isinstance(fact, dict):
        raise TypeError(f"{fact!r} is not an object")
    return fact


def _integer(fact: object) -> int:
    if not isinstance(fact, int):
        raise TypeError(f"{fact!r} is not a whole number")
    return fact


def _numbers(fact: object) -> tuple[float, ...]:
    return tuple([float(str(one)) for one in _list(fact)])


def _texts(fact: object) -> tuple[str, ...]:
    return tuple([str(one) for one in _list(fact)])


def open_to_append(path: Path, header: Header) -> tuple[TextIO, list[PlayedFixture]]:
    """
    Open a file to append games to it, and return the games it already has.

    Raises:
        BadLadderFile: Its games were not played as *header* says.
        OSError: It cannot be read or written.
    """
    if not path.exists() or path.stat().st_size == 0:
        file = path.open("a", encoding="utf-8", newline="\n")
        file.write(write_header(header))
        file.flush()
        return file, []
    found, results = read_results(path)
    _check_same(path, found, header)
    _drop_partial_line(path)
    return path.open("a", encoding="utf-8", newline="\n"), results


def _check_same(path: Path, found: Header, wanted: Header) -> None:
    """Check that a file's header is the one wanted."""
    for name, old in found._asdict().items():
        new = getattr(wanted, name)
        if old != new:
            problem = f"it was played with {name} {old!r}, not {new!r}"
            raise BadLadderFile(str(path), 1, problem)


def _drop_partial_line(path: Path) -> None:
    """Remove a last line that was only partly written."""
    whole = path.read_bytes()
    kept = whole.rfind(b"\n") + 1
    if kept < len(whole):
        with path.open("r+b") as file:
            file.truncate(kept)
