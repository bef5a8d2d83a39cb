"""Sample games for the exam, and their positions, pieces and messages."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from librt.random import Random

from whiskerworks.core.game import Game
from whiskerworks.core.match import Match, seeded_match
from whiskerworks.core.message import Message
from whiskerworks.core.options import Option, OptionValue
from whiskerworks.core.rules import pick_legal_move
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.games import load, meta

MATCHES: Final = 6
"""Number of random games."""
SAMPLED: Final = 2
"""Number of them to take positions from."""
MAX_PLIES_IF_ENDLESS: Final = 300
"""Moves after which games stop if they may never end."""
MAX_PLIES: Final = 20_000
"""Moves after which a game counts as never ending."""


def tables(name: str) -> list[Game]:
    """
    Return a game with each number of seats, and with varied options.

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
    """Return further values of an option to try."""
    if isinstance(option.default, bool):
        return [not option.default]
    if isinstance(option.default, int):
        span = range(option.least, option.most + 1)
        few = span if len(span) <= 8 else [option.least, option.least + 5]
        return [value for value in few if value != option.default]
    return [choice for choice in option.choices if choice != option.default]


@lru_cache(maxsize=64)
def matches(game: Game) -> tuple[Match, ...]:
    """Return random games, played to their end if they have one."""
    return tuple([_played(game, seed) for seed in range(MATCHES)])


def _played(game: Game, seed: int) -> Match:
    match, rng = seeded_match(game, seed), Random(seed)
    most = MAX_PLIES_IF_ENDLESS if game.meta.endless else MAX_PLIES
    for _ in match.play_on(
        lambda _: pick_legal_move(game.rules, match.state, rng), most
    ):
        pass
    return match


def samples(game: Game, count: int = 12) -> Iterator[Value]:
    """Yield positions spread over random games, including the first and last."""
    for match in matches(game)[:SAMPLED]:
        step = max(1, match.ply // count)
        yield from match.states[:-1:step]
        yield match.state


def viewers(game: Game) -> list[Seat | None]:
    """Return None for a bystander, and every seat."""
    return [None, *range(game.seats)]


def all_pieces(pieces: tuple[Piece, ...]) -> list[Piece]:
    """Return pieces with all their descendants."""
    return [one for piece in pieces for one in (piece, *all_pieces(piece.children))]


def ids_of(pieces: tuple[Piece, ...]) -> list[str]:
    """Return the ids of pieces and all their descendants."""
    return [piece.id for piece in all_pieces(pieces)]


def messages(scene: Scene) -> list[Message]:
    """Return all messages in a scene."""
    said = [*scene.notes, *[offer.say for offer in scene.moves()]]
    said += [name for name in scene.seats if name is not None]
    return said + [one.say for one in all_pieces(scene.pieces) if one.say is not None]
