"""`whiskerworks solve puzzle`: the solver puts the cards together."""

import argparse
import sys
from pathlib import Path
from typing import Final

from whiskerworks.cli.arguments import Commands, add_effort, add_game, game_of
from whiskerworks.cli.decks import Unsolved, known, solve
from whiskerworks.core import record
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.kit.decks import IDS
from whiskerworks.kit.our_deck import deck_of
from whiskerworks.kit.seams import NAMES, Assembly, laid

SOLVED: Final = ("puzzle",)
"""The games that can be solved."""


class NotSolvable(WhiskerworksError):
    """No solver plays that game."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "solve",
        help="let the solver solve the puzzle",
        description=(
            "Solve the puzzle: show the picture that all cards make, and the moves. "
            "Exit code 1 if there is none, or if it is not found."
        ),
    )
    add_game(parser)
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write the solution as a record"
    )
    add_effort(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Solve a game."""
    from whiskerworks.games import data
    from whiskerworks.terminal.match import check_new

    game = game_of(given)
    if game.name not in SOLVED:
        solved = ", ".join(SOLVED)
        raise NotSolvable(f"there is no solver for {game.name}; there is for: {solved}")
    if given.record is not None:
        check_new(given.record)
    deck = deck_of(game.options, data(game.name))
    try:
        picture = solve(deck, given.effort)
    except Unsolved as problem:
        picture = known(deck)
        if picture is None:
            return _fail(str(problem))
        print(f"{problem}\nThis is the picture of our deck that we keep.\n")
    if picture is None:
        return _fail("the cards of this deck cannot be put together")
    moves = _moves(game, picture)
    _show(game, moves)
    if given.record is not None:
        with given.record.open("x", encoding="utf-8") as file:
            file.write(record.write(record.of_game(game, moves)))
        print(f"Saved to {given.record}.")
    return 0


def _fail(problem: str) -> int:
    print(f"whiskerworks: {problem}", file=sys.stderr)
    return 1


def _moves(game: Game, picture: Assembly) -> list[int]:
    """Return the moves that lay *picture*, place by place."""
    start = game.start()
    return [
        game.read(start, f"put {IDS[card]} {NAMES[place]} {angle}")
        for card, place, angle in laid(picture)
    ]


def _show(game: Game, moves: list[int]) -> None:
    """Print the picture, then the moves, one a line."""
    state = game.start()
    texts: list[str] = []
    for move in moves:
        texts.append(game.write(state, move))
        state = game.play(state, move)
    print(game.board(game.view(state, None)))
    print("\n" + "\n".join(texts))
