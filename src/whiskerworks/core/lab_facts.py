"""
What a game's `lab.py` may say: facts that only the lab, tools and tests ask for.

The lab includes solvers and OpenSpiel; tools are benchmarks and pictures. Every fact
has a default, so a game need not have the module.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

if TYPE_CHECKING:
    from whiskerworks.core.match import Match

ASSEMBLY: Final = "assembly"
"""Solved by putting all cards together to one picture."""
POSITIONS: Final = "positions"
"""Positions for two are solved: nothing is hidden, chance comes before all moves."""
DEALS: Final = "deals"
"""Deals for one player are solved; the game's advice is a `Foresight`."""

NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})


class Bounds(NamedTuple):
    """What no game can exceed."""

    moves: int | None
    """So many moves of the seats; None where the rules set no end to it."""
    draws: int
    """So many times chance decides something."""


class BenchmarkSeats(NamedTuple):
    """A number of seats with which the benchmarks measure a game."""

    seats: int
    aims: Mapping[Literal["c", "source"], float]
    """
    How many times as fast as those sides the compiled one should be.

    A C program plays with one number of seats; it is a side where it has an aim.
    """
    is_compared: bool = False
    """Whether searches and batches are measured too, against other libraries."""


class DocPicture(NamedTuple):
    """A position that is drawn for the docs."""

    position: Callable[[Game], str]
    seats: int
    kind: str = ""
    """What its file is called, after the game; "" for the game's first picture."""


Variants = tuple[tuple[str, Mapping[str, str]], ...]
"""What ways to play are called, each with the options that make it."""


def option_variants(option: str, *values: str) -> Variants:
    """Return a variant for each of the *values* of an option."""
    return tuple([(f"{option}={value}", {option: value}) for value in values])


class Ruling(NamedTuple):
    """What we ruled where the printed rules are silent; docs/choices.md measures it."""

    name: str
    """Of its page, after the game's."""
    rule: str
    question: str
    seats: int
    level: str
    """Of the bots that play."""
    variants: Variants | Callable[[Mapping[str, str]], Variants]
    """Ours first, then what else we might have ruled; may be made of `games.data`."""
    note: str = ""
    """What is to be said of what was found."""


class DealFacts:
    """What the solver of deals asks; in the defaults every move is a turn."""

    can_shorten: bool = True
    """Whether it is worth looking for a win in fewer turns than the first found."""
    extra_draws: int = 0
    """How many more cards than turns a game may draw: the search counts cards."""

    def turns(self, match: "Match") -> int:
        """Return how many turns were played."""
        return len([mover for mover in match.movers[: match.ply] if mover >= 0])

    def has_begun(self, game: Game, state: Value) -> bool:
        """Tell whether the turn of the seat on turn has begun before *state*."""
        return False

    def is_timed(self, game: Game) -> bool:
        """Tell whether the deal alone says in which turn the game is won."""
        return False

    def barred(self, game: Game, draws: list[int]) -> list[int]:
        """Return what chance cannot do, by what it did: *draws* are its moves."""
        return []

    def unseen(self, game: Game, draws: list[int], last: Value) -> tuple[int, int]:
        """
        Return how many cards never came, and how many agendas were never seen.

        *draws* are the moves of chance in a game that went to the position *last*.
        """
        return 0, 0


def has_several_seats(game: Game) -> bool:
    """Tell whether more than one plays."""
    return game.seats > 1


class LabFacts(NamedTuple):
    """All that a game's `lab.py` says, as its constant `LAB`."""

    bounds: Callable[[Game], Bounds] | None = None
    """How long games can last; where nobody says, they are cut (docs/research.md)."""
    has_winner: Callable[[Game], bool] = has_several_seats
    """Whether the scores of all seats are always 1 in all, shared or not."""
    things: Mapping[str, str] = NO_NAMES
    """
    What a move uses whose first event has that code: "card {card}".

    A word in braces stands for a parameter of the event. An event that is not here is
    called by its code.
    """
    secrets: tuple[str, ...] = ()
    """Names of what seats hold in secret: the numbers of `Advice.secret`, from 1 on."""
    endings: Mapping[str, str] = NO_NAMES
    """Each ending in a few words, for reports; else its code."""
    poorly_judged: bool = False
    """Whether random games foresee little, of which reports then warn."""
    solver: Literal["", "assembly", "positions", "deals"] = ""
    """How `whiskerworks solve` solves it; "" if it does not."""
    deals: DealFacts = DealFacts()
    """What that asks where it solves deals."""
    measured: tuple[BenchmarkSeats, ...] = ()
    """With how many seats the benchmarks measure it."""
    update_aim: int = 8_000
    """The most bytes of an update for the player on turn, in the mean."""
    rulings: tuple[Ruling, ...] = ()
    """What `python -m tools.choices` measures of it."""
    pictures: tuple[DocPicture, ...] = ()
    """What docs/pictures shows of it."""
    playthrough: tuple[str, int] = ("", 1)
    """Parameters in OpenSpiel and a seed that make a short game for its tests."""
    drawn: Mapping[str, str] = NO_NAMES
    """For patterns of ids in the plain drawing, what their areas show."""
    beside: frozenset[str] = frozenset()
    """Kinds of ids that offers name and that stand beside the drawing, as buttons."""
    slips: tuple[str, ...] = ()
    """Texts that are no moves: one at least for each reason that is not `move-hint`."""
    unshown: frozenset[str] = frozenset()
    """Parts of a position that its planes leave out, though they are no secret."""
