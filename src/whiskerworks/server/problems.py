"""The one shape of all error responses."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from whiskerworks.core.errors import (
    BadOption,
    BadRecord,
    BadSeats,
    UnknownGame,
    WhiskerworksError,
)
from whiskerworks.core.message import Message, Param, Refusal
from whiskerworks.core.struct import Struct
from whiskerworks.table.refusals import Refused
from whiskerworks.words import MissingWords, record_error_sentence, words

CODES: Final = {
    "bad-json": 400,
    "bad-request": 400,
    "who-are-you": 401,
    "signed-out": 401,
    "wrong-password": 401,
    "not-the-operator": 401,
    "foreign-origin": 403,
    "bad-token": 403,
    "not-yours": 403,
    "banned": 403,
    "not-found": 404,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-language": 404,
    "no-such-token": 404,
    "no-such-session": 404,
    "no-such-mute": 404,
    "no-such-person": 404,
    "no-such-ban": 404,
    "no-such-ply": 404,
    "no-hooks": 404,
    "bad-method": 405,
    "login-taken": 409,
    "name-taken": 409,
    "has-account": 409,
    "no-account": 409,
    "too-large": 413,
    "bad-type": 415,
    "bad-value": 422,
    "bad-name": 422,
    "mixed-name": 422,
    "bad-login": 422,
    "bad-password": 422,
    "bad-option": 422,
    "bad-seats": 422,
    "bad-chairs": 422,
    "bad-record": 422,
    "bad-hook": 422,
    "private-hook": 422,
    "too-fast": 429,
    "too-many-bot-games": 429,
    "too-many-bot-games-here": 429,
    "too-many-mutes": 429,
    "too-many-tables": 429,
    "too-many-tables-today": 429,
    "too-many-tables-here": 429,
    "too-many-guests": 429,
    "server-fault": 500,
    "damaged": 500,
    "overloaded": 503,
    "storage": 503,
    "stopping": 503,
}
"""The HTTP status of each code of the server; a table's refusal has 409."""

RETRY_SECONDS: Final = 5
"""Seconds after which to retry what the server cannot do right now."""


class Problem(Struct, frozen=True):
    """What went wrong; nothing has changed."""

    code: str
    """Stable, for programs and catalogues."""
    problem: str
    """In English, for people."""
    params: Mapping[str, Param] = {}
    """The values that a translation of the message needs."""
    rule: str = ""
    """The rule behind a refusal, of the game or of the table."""
    where: str = ""
    """The invalid part of the request, if it is known."""


class ProblemError(Exception):
    """A request cannot be carried out; the response is a problem."""

    def __init__(self, code: str, where: str = "", **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.where = where
        self.params = params
        self.headers: dict[str, str] = {}
        """Further response headers: when to retry, if *seconds* are given."""
        if "seconds" in params:
            self.headers["retry-after"] = str(params["seconds"])

    @property
    def status(self) -> int:
        """The HTTP status."""
        return CODES[self.code]

    def as_problem(self) -> Problem:
        """Return the body of the response."""
        message = Message(f"problem-{self.code}", self.params)
        return Problem(self.code, english_text(message), self.params, where=self.where)


def too_fast_problem(wait: int) -> ProblemError:
    """Return the problem of a caller who must wait *milliseconds*."""
    return ProblemError("too-fast", seconds=max(1, -(-wait // 1000)))


def too_many_problem(code: str, wait: int) -> ProblemError:
    """Return the problem of a caller who must wait *milliseconds*, told in minutes."""
    trouble = ProblemError(code, minutes=-(-wait // 60_000))
    trouble.headers["retry-after"] = str(-(-wait // 1000))
    return trouble


class TableRefused(Refused):
    """A table refuses, in the words of its game."""

    def __init__(self, refused: Refused, game: str) -> None:
        super().__init__(refused.refusal)
        self.game = game


@contextmanager
def refusals_at(game: str) -> Iterator[None]:
    """
    Turn refusals inside into those of a table where *game* is played.

    Raises:
        TableRefused: Whenever a `Refused` is raised inside.
    """
    try:
        yield
    except Refused as refused:
        raise TableRefused(refused, game) from refused


def english_text(message: Message, game: str | None = None) -> str:
    """Return *message* in English; without a translation, its code."""
    try:
        return words(game).say(message)
    except MissingWords:
        return message.code


def problem_from_refusal(refusal: Refusal, game: str | None) -> Problem:
    """Return the problem of a refusal by a table or its game."""
    sentence = english_text(refusal.message(), game)
    return Problem(refusal.code, sentence, refusal.params, refusal.rule)


def problem_from_mistake(
    mistake: WhiskerworksError, game: str | None = None
) -> ProblemError:
    """Return the problem of invalid input for a table of *game*."""
    if isinstance(mistake, BadOption):
        where = f"options.{mistake.option}"
        return ProblemError("bad-option", where, problem=mistake.problem)
    if isinstance(mistake, BadSeats):
        return ProblemError("bad-seats", "seats", problem=str(mistake))
    if isinstance(mistake, UnknownGame):
        return ProblemError("no-such-game", "game", game=mistake.name)
    if isinstance(mistake, BadRecord):
        where = f"line {mistake.line}"
        params: Mapping[str, str | int] = {"line": mistake.line}
        problem = record_error_sentence(
            mistake, words(game if mistake.refused else None)
        )
        return ProblemError("bad-record", where, problem=problem, **params)
    return ProblemError("bad-value", problem=str(mistake))
