"""The games that the exam looks at, and what there is to be seen of them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from librt.random import Random

from whiskerworks.core.game import Game
from whiskerworks.core.match import Match, seeded
from whiskerworks.core.message import Message
from whiskerworks.core.options import Option, OptionValue
from whiskerworks.core.rules import picked
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.games import load, meta

MATCHES: Final = 6
"""How many random games are played."""
SAMPLED: Final = 2
"""How many of them positions are taken from."""
PLIES: Final = 300
"""How many moves of a game are played at most, if its facts say it may be endless."""
TOO_MANY: Final = 20_000
"""A game that is not over after so many moves is not going to end."""


def tables(name: str) -> list[Game]:
    """
    Return a game with each number of seats, and with other values of each option.

    Raises:
        UnknownGame, BadPlugin: As `whiskerworks.load`.
    """
    facts = meta(name)
    found = [load(name, seats) for seats in facts.seats]
    others = [(one.name, value) for one in facts.options for value in other_values(one)]
    for number, (option, value) in enumerate(others):
        seats = facts.seats[number % len(facts.seats)]
        found.append(load(name, seats, **{option: value}))
    return found


def other_values(option: Option) -> list[OptionValue]:
    """Return values worth trying beside the default of an option."""
    if isinstance(option.default, bool):
        return [not option.default]
    if isinstance(option.default, int):
        span = range(option.least, option.most + 1)
        few = span if len(span) <= 8 else [option.least, option.least + 5]
        return [value for value in few if value != option.default]
    return [choice for choice in option.choices if choice != option.default]


@lru_cache(maxsize=64)
def matches(game: Game) -> tuple[Match, ...]:
    """Return some random games, each played to its end if it has one."""
    return tuple([_played(game, seed) for seed in range(MATCHES)])


def _played(game: Game, seed: int) -> Match:
    match, rng = seeded(game, seed), Random(seed)
    most = PLIES if game.meta.endless else TOO_MANY
    for _ in match.play_on(lambda _: picked(game.rules, match.state, rng), most):
        pass
    return match


def samples(game: Game, count: int = 12) -> Iterator[Value]:
    """Return positions spread over random games, first and last among them."""
    for match in matches(game)[:SAMPLED]:
        step = max(1, match.ply // count)
        yield from match.states[:-1:step]
        yield match.state


def viewers(game: Game) -> list[Seat | None]:
    """Return a bystander and every seat."""
    return [None, *range(game.seats)]


def all_pieces(pieces: tuple[Piece, ...]) -> list[Piece]:
    """Return pieces and all that lies on them."""
    return [one for piece in pieces for one in (piece, *all_pieces(piece.children))]


def ids_of(pieces: tuple[Piece, ...]) -> list[str]:
    """Return the ids of pieces and of all that lies on them."""
    return [piece.id for piece in all_pieces(pieces)]


def messages(scene: Scene) -> list[Message]:
    """Return everything a scene may say."""
    said = [*scene.notes, *[offer.say for offer in scene.moves()]]
    said += [name for name in scene.seats if name is not None]
    return said + [one.say for one in all_pieces(scene.pieces) if one.say is not None]
