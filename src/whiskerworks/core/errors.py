# compiled: cold
"""
What can be wrong with what somebody handed us.

Each error says what is wrong and where, in its text and in its attributes, and
nothing half-done stays behind when it is raised.
"""

from typing import Final

from whiskerworks.core.message import Message, Params, Refusal, format_param


class WhiskerworksError(ValueError):
    """
    Base of every error that is the caller's or the user's mistake.

    A subclass hands on its text and whatever its own constructor was *given*, so
    that it can be sent to another process.
    """

    def __init__(self, text: str, *given: object) -> None:
        super().__init__(text)
        self._given = given

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self._given)


def shorten(text: str) -> str:
    """Return *text*, cut where it is too long to be read in an error."""
    return text if len(text) <= 40 else f"{text[:40]}…"


def _plainly(code: str, params: Params) -> str:
    """Return a code and its parameters, for programmers: taken (hex=e3)."""
    details = ", ".join(
        [f"{name}={format_param(value)}" for name, value in params.items()]
    )
    return f"{code} ({details})" if details else code


def join_alternatives(counts: tuple[int, ...]) -> str:
    """Return numbers to choose from as words: "2, 3 or 4"."""
    *others, last = [str(count) for count in counts]
    return f"{', '.join(others)} or {last}" if others else last


class UnknownGame(WhiskerworksError):
    """There is no game of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(
            f"there is no game {name!r}; there are: {', '.join(known)}", name, known
        )
        self.name = name
        self.known = known


class BadSeats(WhiskerworksError):
    """The game is not played by that many."""

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
    """Nobody sits there; a bystander is None."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(
            f"there is no seat {seat!r}; there are 0 to {seats - 1}", seat, seats
        )
        self.seat = seat
        self.seats = seats


class NoSuchLevel(WhiskerworksError):
    """No bot plays at that level."""

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
    """A text is no move of this game, legal or not; `problem` says why."""

    def __init__(self, text: str, problem: Message) -> None:
        why = _plainly(problem.code, problem.params)
        super().__init__(f"{shorten(text)!r} is no move: {why}", text, problem)
        self.text = text
        self.problem = problem


class IllegalMove(WhiskerworksError):
    """A move is refused; `refusal` says by which rule."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        why = _plainly(refusal.code, refusal.params)
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        super().__init__(f"{text} is refused: {why}{rule}", text, refusal)
        self.text = text
        self.refusal = refusal


class BadPosition(WhiskerworksError):
    """A text is no position of this game; `where` names the place in it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}", where, problem)
        self.where = where
        self.problem = problem


class BadRecord(WhiskerworksError):
    """A text is no record; `line` (from 1), in JSON also `where`, is what is wrong."""

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
        # Compiled, `raise … from …` leaves no cause: who tells it asks here.
        self.refused = refused


# ---- why a text is no move, as the notations of several games say it in a `BadMove`

BAD_FORM: Final = Message("bad-form", {"hint": Message("move-hint")})
"""It is like no move at all: how are moves written?"""


def problem_with_example(code: str, like: str) -> Message:
    """Return the problem of that *code*, with a move *like* which it is written."""
    return Message(code, {"like": like})


def spelling_problem(like: str) -> Message:
    """Return that what was meant is written *like* this."""
    return problem_with_example("bad-spelling", like)


def unknown_name_problem(kind: str, name: str, known: tuple[str, ...]) -> Message:
    """Return that of some *kind* there is nothing of that *name*, and what there is."""
    ends: Params = {"first": known[0], "last": known[-1]}
    return Message(f"bad-{kind}", {"name": shorten(name), **ends})


def unknown_seat_problem(seats: int) -> Message:
    """Return that there are only so many *seats*."""
    return Message("bad-seat", {"first": 0, "last": seats - 1})
