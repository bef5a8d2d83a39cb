"""
The contract of a game's `lab.py`: facts for the lab, the tools and the tests.

The lab includes the solvers and OpenSpiel; the tools make benchmarks and pictures.
Every fact has a default, so a game can do without the module.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

if TYPE_CHECKING:
    from whiskerworks.core.match import Match

ASSEMBLY: Final = "assembly"
"""Solved by assembling all cards into one picture."""
POSITIONS: Final = "positions"
"""Solves positions for two players: open ones, with chance only before all moves."""
DEALS: Final = "deals"
"""Solves deals for one player; the game's advice must be a `Foresight`."""

NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})


class Bounds(NamedTuple):
    """Maximum length of a game."""

    moves: int | None
    """Maximum number of moves by seats; None if the rules set no limit."""
    draws: int
    """Maximum number of moves by chance."""


class BenchmarkSeats(NamedTuple):
    """A number of seats for which the benchmarks measure a game."""

    seats: int
    aims: Mapping[Literal["c", "source"], float]
    """
    The speed that compiled code should reach, as a multiple of these programs' speed.

    The C program plays with one number of seats, and is compared only there.
    """
    is_compared: bool = False
    """Whether searches and batches are compared with other libraries too."""


class DocPicture(NamedTuple):
    """A position drawn for the docs."""

    position: Callable[[Game], str]
    seats: int
    kind: str = ""
    """The end of the file's name, after the game's; "" for the first picture."""


Variants = tuple[tuple[str, Mapping[str, str]], ...]
"""Names of variants, each with its options."""


def option_variants(option: str, *values: str) -> Variants:
    """
    Return a variant for each of the *values* of an option.

    >>> option_variants("cat", "2", "4")
    (('cat=2', {'cat': '2'}), ('cat=4', {'cat': '4'}))
    """
    return tuple([(f"{option}={value}", {option: value}) for value in values])


class Ruling(NamedTuple):
    """Our ruling where the rulebook is silent; docs/choices.md measures its effect."""

    name: str
    """The end of the page's name, after the game's."""
    rule: str
    question: str
    seats: int
    level: str
    """The level of the bots that play."""
    variants: Variants | Callable[[Mapping[str, str]], Variants]
    """Our ruling first, then the alternatives; or a function of `games.data`."""
    note: str = ""
    """A remark about the findings."""


class DealFacts:
    """Facts for the solver of deals; by default every move is a turn."""

    can_shorten: bool = True
    """Whether to look for a win in fewer turns than the first found."""
    extra_draws: int = 0
    """Maximum number of cards drawn beyond the number of turns."""

    def turns(self, match: "Match") -> int:
        """Return the number of turns played."""
        return len([mover for mover in match.movers[: match.ply] if mover >= 0])

    def has_begun(self, game: Game, state: Value) -> bool:
        """Whether the current turn began before *state*."""
        return False

    def is_timed(self, game: Game) -> bool:
        """Whether the deal alone decides in which turn the game is won."""
        return False

    def barred(self, game: Game, draws: list[int]) -> list[int]:
        """Return the moves that chance cannot make after its moves *draws*."""
        return []

    def unseen(self, game: Game, draws: list[int], last: Value) -> tuple[int, int]:
        """
        Return the numbers of cards never drawn and agendas never seen.

        *draws* are chance's moves in a game that ended in the position *last*.
        """
        return 0, 0


def has_several_seats(game: Game) -> bool:
    """Whether the game has more than one seat."""
    return game.seats > 1


class LabFacts(NamedTuple):
    """The facts in a game's `lab.py`, as its constant `LAB`."""

    bounds: Callable[[Game], Bounds] | None = None
    """Maximum length of games; without it, games are cut (docs/research.md)."""
    has_winner: Callable[[Game], bool] = has_several_seats
    """Whether the scores of all seats always add up to 1."""
    things: Mapping[str, str] = NO_NAMES
    """
    What reports say a move uses, by the code of its first event: "card {card}".

    A word in braces stands for a parameter of the event. Other events are reported by
    their codes.
    """
    secrets: tuple[str, ...] = ()
    """Names of the secrets that `Advice.secret` numbers from 1."""
    endings: Mapping[str, str] = NO_NAMES
    """Endings in a few words, for reports; without them reports show the codes."""
    poorly_judged: bool = False
    """Whether rollouts predict little, so that reports must warn."""
    solver: Literal["", "assembly", "positions", "deals"] = ""
    """The kind of solver that `whiskerworks solve` uses; "" for none."""
    deals: DealFacts = DealFacts()
    """Facts for the solver of deals."""
    measured: tuple[BenchmarkSeats, ...] = ()
    """The numbers of seats for which the benchmarks measure the game."""
    update_aim: int = 8_000
    """Target for the mean size of an update for the player to move, in bytes."""
    rulings: tuple[Ruling, ...] = ()
    """The rulings that `python -m tools.choices` measures."""
    pictures: tuple[DocPicture, ...] = ()
    """The pictures in docs/pictures."""
    playthrough: tuple[str, int] = ("", 1)
    """Parameters in OpenSpiel and a seed that make a short game for its tests."""
    drawn: Mapping[str, str] = NO_NAMES
    """What areas of the text board show, by patterns of their ids."""
    beside: frozenset[str] = frozenset()
    """Kinds of ids that offers name, but the text board shows as buttons beside it."""
    slips: tuple[str, ...] = ()
    """Texts that are not moves: at least one for each problem except `move-hint`."""
    unshown: frozenset[str] = frozenset()
    """Parts of a position that its planes leave out although they are not secret."""
