"""
What a run is: all that its results follow from, and nothing else.

Each game has a number within its variant. What chance does, the opening and whatever
players draw follow from the seed of the run and that number alone: not from who plays
it, where, when, or after which other games. Games of the same number are dealt the
same in every variant.
"""

import json
from itertools import product
from typing import Final, NamedTuple

from whiskerworks.bots import roster
from whiskerworks.core.errors import BadOption, WhiskerworksError, short
from whiskerworks.core.game import Game
from whiskerworks.games import load_text
from whiskerworks.lab.seeds import derive_seed

FORMAT: Final = 1
"""The version of the manifest."""
DEFAULT_JUDGE_GAMES: Final = 32
"""So many games are imagined to judge a position, where nobody says."""
STANDARD: Final = "standard"
"""The name of the only variant where nothing is varied."""


class BadRun(WhiskerworksError):
    """What was asked for cannot be played."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem, problem)


class Variant(NamedTuple):
    """One of the ways in which the game is played."""

    name: str
    options: dict[str, str]
    """Every option, as text."""


class Run(NamedTuple):
    """What is played, by whom and how often."""

    program: str
    """The version of the program."""
    game: str
    rules_version: int
    seats: int
    variants: tuple[Variant, ...]
    players: tuple[str, ...]
    """Who plays: by seat, in the games in which nobody has changed seats."""
    rotate: bool
    """Whether players change seats from game to game."""
    games: int
    """So many are played of each variant."""
    seed: int
    opening: int
    """So many moves of the seats are drawn first."""
    judge: int = DEFAULT_JUDGE_GAMES
    """So many games are imagined to judge a position; 0: nothing is judged."""

    @property
    def total(self) -> int:
        """How many games are played in all variants."""
        return self.games * len(self.variants)

    def seed_of(self, number: int) -> int:
        """Return what the games of that *number* follow from."""
        return derive_seed(self.seed, number)

    def seating(self, number: int) -> tuple[str, ...]:
        """Return who sits where in the games of that *number*."""
        turn = number % self.seats if self.rotate else 0
        return self.players[turn:] + self.players[:turn]

    def manifest(self) -> dict[str, object]:
        """Return all of it as plain values, for JSON."""
        variants = [variant._asdict() for variant in self.variants]
        players = list(self.players)
        whole = {**self._asdict(), "variants": variants, "players": players}
        return {"run": FORMAT, **whole}


def options_of(game: Game) -> dict[str, str]:
    """Return every option of a game, as text."""
    return {
        option.name: option.write(game.options[option.name])
        for option in game.meta.options
    }


def parse_variants(game: Game, varied: list[str]) -> tuple[Variant, ...]:
    """
    Return the variants of *game* that texts like "swap=on,off" say, all combined.

    Raises:
        BadOption: One is not written like that, or the game has no such option.
        BadRun: Something is said twice.
    """
    choices: dict[str, list[str]] = {}
    for text in varied:
        name, values = _parse_varied(text)
        if name in choices:
            raise BadRun(f"--vary: {short(name)} is varied twice")
        choices[name] = values
    found = [
        _variant(game, dict(zip(choices, values, strict=True)))
        for values in product(*choices.values())
    ]
    return tuple(found)


def _parse_varied(text: str) -> tuple[str, list[str]]:
    """Return the option that is varied, and what it is in turn."""
    name, equals, rest = text.partition("=")
    if not equals or not rest:
        raise BadOption(text, "write it as NAME=VALUE,VALUE")
    values = rest.split(",")
    for value in values:
        if values.count(value) > 1:
            raise BadRun(f"--vary: {short(name)}={short(value)} is named twice")
    return name, values


def _variant(game: Game, chosen: dict[str, str]) -> Variant:
    name = ", ".join([f"{option}={value}" for option, value in chosen.items()])
    bound = load_text(game.name, game.seats, {**options_of(game), **chosen})
    return Variant(name or STANDARD, options_of(bound))


def parse_players(text: str, seats: int) -> tuple[str, ...]:
    """
    Return who plays: those whom *text* names, or the only one, in every seat.

    Raises:
        UnknownPlayer: Nobody has one of the names.
        BadRun: They are more or fewer than there are seats.
    """
    names = [roster.canonical_name(name.strip()) for name in text.split(",")]
    if len(names) == 1:
        return tuple(names * seats)
    if len(names) != seats:
        raise BadRun(
            f"--players: there are {len(names)} of them for "
            f"{seats} {'seat' if seats == 1 else 'seats'}; "
            "name one for each seat, or one for all"
        )
    return tuple(names)


def differences(found: object, wanted: Run) -> list[str]:
    """Return what a manifest says otherwise than that of a run, in words."""
    new = json.loads(json.dumps(wanted.manifest()))
    if not isinstance(found, dict):
        return ["it is no manifest"]
    names = [*new, *[str(name) for name in found if name not in new]]
    return [
        f"{name} {_short(found.get(name))}, not {_short(new.get(name))}"
        for name in names
        if found.get(name) != new.get(name)
    ]


def _short(value: object) -> str:
    if isinstance(value, list):
        parts = [one["name"] if isinstance(one, dict) else str(one) for one in value]
        return short("; ".join(parts))
    return short(str(value))
