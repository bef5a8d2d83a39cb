"""
The definition of a run: everything that determines its results, and nothing else.

Every game has a number within its variant. Chance, the opening and the random choices
of players depend on the seed of the run and that number alone, not on who plays, where,
when, or after which other games. Games with the same number are dealt the same in every
variant.
"""

import json
from itertools import product
from typing import Final, NamedTuple

from whiskerworks.bots import roster
from whiskerworks.core.errors import BadOption, WhiskerworksError, shorten
from whiskerworks.core.game import Game
from whiskerworks.games import load_text
from whiskerworks.lab.seeds import derive_seed

FORMAT: Final = 1
"""The version of the manifest format."""
DEFAULT_JUDGE_GAMES: Final = 32
"""Default number of rollouts for each estimate."""
STANDARD: Final = "standard"
"""Name of the only variant when nothing varies."""


class BadRun(WhiskerworksError):
    """The run that was asked for cannot be played."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem, problem)


class Variant(NamedTuple):
    """One of the ways to play the game in a run."""

    name: str
    options: dict[str, str]
    """Every option, as text."""


class Run(NamedTuple):
    """What to play, with which players, and how often."""

    program: str
    """The version of Whiskerworks."""
    game: str
    rules_version: int
    seats: int
    variants: tuple[Variant, ...]
    players: tuple[str, ...]
    """The players by seat, before any rotation."""
    rotate: bool
    """Whether players change seats from game to game."""
    games: int
    """Number of games of each variant."""
    seed: int
    opening: int
    """Number of random moves by the seats at the start."""
    judge: int = DEFAULT_JUDGE_GAMES
    """Rollouts for each estimate of who leads; 0 turns estimates off."""

    @property
    def total(self) -> int:
        """Number of games in all variants together."""
        return self.games * len(self.variants)

    def seed_of(self, number: int) -> int:
        """Return the seed of the games with that *number*."""
        return derive_seed(self.seed, number)

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the players by seat in the games with that *number*."""
        turn = number % self.seats if self.rotate else 0
        return self.players[turn:] + self.players[:turn]

    def manifest(self) -> dict[str, object]:
        """Return the run as plain values, for JSON."""
        variants = [variant._asdict() for variant in self.variants]
        players = list(self.players)
        whole = {**self._asdict(), "variants": variants, "players": players}
        return {"run": FORMAT, **whole}


def options_of(game: Game) -> dict[str, str]:
    """Return all options of a game, as text."""
    return {
        option.name: option.write(game.options[option.name])
        for option in game.meta.options
    }


def parse_variants(game: Game, varied: list[str]) -> tuple[Variant, ...]:
    """
    Return all combinations of texts like "swap=on,off" as variants of *game*.

    Raises:
        BadOption: A text is malformed, or the game has no such option.
        BadRun: An option or a value is given twice.
    """
    choices: dict[str, list[str]] = {}
    for text in varied:
        name, values = _parse_varied(text)
        if name in choices:
            raise BadRun(f"--vary: {shorten(name)} is given twice")
        choices[name] = values
    found = [
        _variant(game, dict(zip(choices, values, strict=True)))
        for values in product(*choices.values())
    ]
    return tuple(found)


def _parse_varied(text: str) -> tuple[str, list[str]]:
    """Return the name of an option and the values it takes in turn."""
    name, equals, rest = text.partition("=")
    if not equals or not rest:
        raise BadOption(text, "write it as NAME=VALUE,VALUE")
    values = rest.split(",")
    for value in values:
        if values.count(value) > 1:
            raise BadRun(f"--vary: {shorten(name)}={shorten(value)} is given twice")
    return name, values


def _variant(game: Game, chosen: dict[str, str]) -> Variant:
    name = ", ".join([f"{option}={value}" for option, value in chosen.items()])
    bound = load_text(game.name, game.seats, {**options_of(game), **chosen})
    return Variant(name or STANDARD, options_of(bound))


def parse_players(text: str, seats: int) -> tuple[str, ...]:
    """
    Return the players by seat; a single name plays in every seat.

    Raises:
        UnknownPlayer: A name is unknown.
        BadRun: The number of names differs from the number of seats.
    """
    names = [roster.canonical_name(name.strip()) for name in text.split(",")]
    if len(names) == 1:
        return tuple(names * seats)
    if len(names) != seats:
        raise BadRun(
            f"--players: got {len(names)} players for "
            f"{seats} {'seat' if seats == 1 else 'seats'}; "
            "name one for each seat, or one for all"
        )
    return tuple(names)


def differences(found: object, wanted: Run) -> list[str]:
    """Return, in words, where a manifest differs from that of a run."""
    new = json.loads(json.dumps(wanted.manifest()))
    if not isinstance(found, dict):
        return ["an unreadable manifest"]
    names = [*new, *[str(name) for name in found if name not in new]]
    return [
        f"{name} {_short(found.get(name))}, not {_short(new.get(name))}"
        for name in names
        if found.get(name) != new.get(name)
    ]


def _short(value: object) -> str:
    if isinstance(value, list):
        parts = [one["name"] if isinstance(one, dict) else str(one) for one in value]
        return shorten("; ".join(parts))
    return shorten(str(value))
