"""
Verify the dealer's draws in a record [T4].

docs/fair-dealing.md explains the arithmetic.
"""

from itertools import pairwise
from typing import NamedTuple

from whiskerworks.core import record as records
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message, Params
from whiskerworks.core.options import read_number
from whiskerworks.core.record import Record
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.table.dealer import SECRET_BYTES, commitment, draw, draw_key


class VerificationResult(NamedTuple):
    """The result of a verification."""

    draws: int = 0
    """The number of draws that follow from the secret."""
    words: int = 0
    """The number of players who gave a word."""
    given: int = 0
    """The number of draws from before the table was branched, which stay unchecked."""
    taken_back: int = 0
    """The number of draws that were taken back, and are not in the record."""
    line: int = 0
    """The line of the problem; 0 if there is none."""
    problem: Message | None = None
    """The problem; None if every draw is right."""

    @property
    def is_good(self) -> bool:
        """Whether every draw is right."""
        return self.problem is None

    def messages(self) -> list[Message]:
        """Return the result as messages."""
        if self.problem is not None:
            return [self.problem]
        told = [
            Message("verify-good", {"words": self.words}),
            Message("verify-draws", {"draws": self.draws}),
        ]
        if self.taken_back:
            told.append(Message("verify-taken-back", {"draws": self.taken_back}))
        if self.given:
            told.append(Message("verify-given", {"draws": self.given}))
        return told


class _Wrong(Exception):
    """Something in the record is wrong."""

    def __init__(self, line: int, code: str, params: Params | None = None) -> None:
        super().__init__(code)
        self.line = line
        self.problem = Message(f"verify-{code}", params or {})


def verify_draws(game: Game, record: Record) -> VerificationResult:
    """
    Check *record* by the rules of *game*, and every draw by the dealer's secret.

    Raises:
        BadRecord: A move is illegal; the error names the line.
    """
    states = records.replay(game, record).states
    try:
        return _verified(game, record, states)
    except _Wrong as wrong:
        line = record.source_line(wrong.line)
        return VerificationResult(line=line, problem=wrong.problem)


def _verified(game: Game, record: Record, states: list[Value]) -> VerificationResult:
    """Raises: _Wrong."""
    tags = dict(record.tags)
    secret = _secret(record, tags)
    words = _words(record, tags)
    given = _number(record, tags, "given")
    if given > len(record.plies):
        raise _Wrong(_line(record, "given"), "bad-number", {"tag": "given"})
    chance = [at for at, ply in enumerate(record.plies) if ply.seat == CHANCE]
    ours = [at for at in chance if at >= given]
    undone = _number(record, tags, "undone")
    numbers = _numbers(record, tags, len(ours), undone)
    key = draw_key(secret, words)
    for at, number in zip(ours, numbers, strict=True):
        _check(game, record, states[at], at, number, key)
    if not record.end:
        raise _Wrong(record.ply_line(len(record.plies) - 1), "open")
    made = numbers[-1] + 1 if numbers else 0
    return VerificationResult(
        draws=len(ours),
        words=len([word for word in words if word]),
        given=len(chance) - len(ours),
        taken_back=made - len(ours),
    )


def _secret(record: Record, tags: dict[str, str]) -> bytes:
    """Return the secret, which must match the commitment. Raises: _Wrong."""
    if "commitment" not in tags:
        raise _Wrong(record.ply_line(-1), "no-commitment")
    if "secret" not in tags:
        raise _Wrong(_line(record, "commitment"), "no-secret")
    try:
        secret = bytes.fromhex(tags["secret"])
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        params: Params = {"bytes": SECRET_BYTES}
        raise _Wrong(_line(record, "secret"), "bad-secret", params)
    if commitment(secret) != tags["commitment"].lower():
        raise _Wrong(_line(record, "secret"), "other-secret")
    return secret


def _words(record: Record, tags: dict[str, str]) -> list[str]:
    """Return the word of each seat, "" for seats without one. Raises: _Wrong."""
    names = [f"word-{seat}" for seat in range(record.seats)]
    for tag in tags:
        if tag.startswith("word-") and tag not in names:
            raise _Wrong(_line(record, tag), "no-such-seat", {"tag": tag})
    return [tags.get(name, "") for name in names]


def _numbers(
    record: Record, tags: dict[str, str], count: int, undone: int
) -> list[int]:
    """
    Return the numbers of the *count* draws in the record.

    Numbers may be missing only if moves were taken back (*undone* times). Otherwise a
    dealer could skip numbers until a draw suits them.

    Raises: _Wrong.
    """
    if "draws" not in tags:
        return list(range(count))
    read = [read_number(text) for text in tags["draws"].split(" ")]
    numbers = [number for number in read if number is not None]
    rising = all(one < next_one for one, next_one in pairwise(numbers))
    if len(numbers) != len(read) or len(numbers) != count or not rising:
        raise _Wrong(_line(record, "draws"), "bad-draws", {"count": count})
    if numbers[-1] >= count and not undone:
        raise _Wrong(_line(record, "draws"), "draws-left-out")
    return numbers


def _check(
    game: Game, record: Record, state: Value, at: int, number: int, key: bytes
) -> None:
    """Check the draw at ply *at*. Raises: _Wrong."""
    index = draw(key, number, game.weights(state))
    right = game.legal_moves(state)[index]
    text = record.plies[at].text
    if game.read(state, text) != right:
        params: Params = {
            "number": number,
            "move": text,
            "right": game.write(state, right),
        }
        raise _Wrong(record.ply_line(at), "other-draw", params)


def _number(record: Record, tags: dict[str, str], name: str) -> int:
    """Return the number in a tag, 0 if the tag is missing. Raises: _Wrong."""
    number = read_number(tags.get(name, "0"))
    if number is None:
        raise _Wrong(_line(record, name), "bad-number", {"tag": name})
    return number


def _line(record: Record, tag: str) -> int:
    """Return the line of an existing tag."""
    names = [name for name, _ in record.tags]
    return 5 + len(record.options) + names.index(tag)
