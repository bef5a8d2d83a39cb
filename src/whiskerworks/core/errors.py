# compiled: cold
"""
The errors that callers and users cause.

Each error says what is wrong and where, in its text and its attributes. Whoever raises
one leaves nothing half done.
"""

from typing import Final

from whiskerworks.core.message import Message, Params, Refusal, format_param


class WhiskerworksError(ValueError):
    """
    Base of every error that is the caller's or the user's mistake.

    A subclass passes on its text and the arguments of its own constructor, so that the
    error can be pickled.
    """

    def __init__(self, text: str, *given: object) -> None:
        super().__init__(text)
        self._given = given

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self._given)


def shorten(text: str) -> str:
    """Return *text*, cut after 40 characters for an error message."""
    return text if len(text) <= 40 else f"{text[:40]}…"


def _plainly(code: str, params: Params) -> str:
    """Return a code and its parameters for programmers: taken (hex=e3)."""
    details = ", ".join(
        [f"{name}={format_param(value)}" for name, value in params.items()]
    )
    return f"{code} ({details})" if details else code


def join_alternatives(counts: tuple[int, ...]) -> str:
    """
    Return numbers to choose from as words.

    >>> join_alternatives((2, 3, 4))
    '2, 3 or 4'
    """
    *others, last = [str(count) for count in counts]
    return f"{', '.join(others)} or {last}" if others else last


class UnknownGame(WhiskerworksError):
    """No game has that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(
            f"there is no game {name!r}; there are: {', '.join(known)}", name, known
        )
        self.name = name
        self.known = known


class BadSeats(WhiskerworksError):
    """The game does not have that number of seats."""

    def __init__(self, game: str, seats: object, allowed: tuple[int, ...]) -> None:
        counts = join_alternatives(allowed)
        noun = "seat" if allowed == (1,) else "seats"
        super().__init__(
            f"{game} has {counts} {noun}, not {seats!r}", game, seats, allowed
        )
        self.game = game
        self.seats = seats
        self.allowed = allowed


class NoSuchSeat(WhiskerworksError):
    """The game has no such seat; use None for a bystander."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(
            f"there is no seat {seat!r}; there are 0 to {seats - 1}", seat, seats
        )
        self.seat = seat
        self.seats = seats


class NoSuchLevel(WhiskerworksError):
    """Bots have no such level."""

    def __init__(self, level: object, levels: int) -> None:
        super().__init__(
            f"there is no level {level!r}: there are 1 to {levels}", level, levels
        )
        self.level = level
        self.levels = levels


class BadOption(WhiskerworksError):
    """An option is unknown, or its value is not allowed."""

    def __init__(self, option: str, problem: str) -> None:
        super().__init__(f"option {option}: {problem}", option, problem)
        self.option = option
        self.problem = problem


class BadMove(WhiskerworksError):
    """A text is not a move of this game, legal or not; `problem` says why."""

    def __init__(self, text: str, problem: Message) -> None:
        why = _plainly(problem.code, problem.params)
        super().__init__(f"{shorten(text)!r} is not a move: {why}", text, problem)
        self.text = text
        self.problem = problem


class IllegalMove(WhiskerworksError):
    """A move is refused; `refusal` names the rule."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        why = _plainly(refusal.code, refusal.params)
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        super().__init__(f"{text} is refused: {why}{rule}", text, refusal)
        self.text = text
        self.refusal = refusal


class BadPosition(WhiskerworksError):
    """A text is not a position of this game; `where` names the place in it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}", where, problem)
        self.where = where
        self.problem = problem


class BadRecord(WhiskerworksError):
    """A text is not a record; `line` (from 1), and `where` in JSON, name the place."""

    def __init__(
        self,
        line: int,
        problem: str,
        where: str = "",
        refused: IllegalMove | BadMove | None = None,
    ) -> None:
        told = f"{where}: {problem}" if where else problem
        super().__init__(f"line {line}: {told}", line, problem, where, refused)
        self.line = line
        self.problem = told
        self.where = where
        # Compiled code loses the cause of `raise … from …`, so it is kept here.
        self.refused = refused


# ---- problems of a `BadMove` that the notations of several games share

BAD_FORM: Final = Message("bad-form", {"hint": Message("move-hint")})
"""The text resembles no move; the hint explains how moves are written."""


def problem_with_example(code: str, like: str) -> Message:
    """Return the problem *code* with an example of a well-written move."""
    return Message(code, {"like": like})


def spelling_problem(like: str) -> Message:
    """Return the problem of a misspelt move, with the right spelling."""
    return problem_with_example("bad-spelling", like)


def unknown_name_problem(kind: str, name: str, known: tuple[str, ...]) -> Message:
    """Return the problem of an unknown *name* of some *kind*, with the known range."""
    ends: Params = {"first": known[0], "last": known[-1]}
    return Message(f"bad-{kind}", {"name": shorten(name), **ends})


def unknown_seat_problem(seats: int) -> Message:
    """Return the problem of an unknown seat, with the range of seats."""
    return Message("bad-seat", {"first": 0, "last": seats - 1})
