"""`whiskerworks solve puzzle`: the solver puts the cards together."""

import argparse
import sys
from typing import Final

from whiskerworks.cli.arguments import (
    Commands,
    add_effort,
    add_game,
    file_path,
    game_of,
)
from whiskerworks.cli.as_json import GAME_KEYS, add_json, game_as_json, show
from whiskerworks.cli.decks import Unsolved, known, solve
from whiskerworks.core import record
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.kit.decks import IDS
from whiskerworks.kit.our_deck import deck_of
from whiskerworks.kit.seams import NAMES, Assembly, laid

SOLVED: Final = ("puzzle",)
"""The games that can be solved."""
KEYS: Final = {
    **GAME_KEYS,
    "good": "whether a picture was found",
    "kept": "whether it is one that we keep, since the solver found none in time",
    "moves": "the moves that lay it",
    "board": "the picture, as lines of text",
    "problem": "if not good: why",
}


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
        examples=(
            "whiskerworks solve puzzle",
            "whiskerworks solve puzzle --deck deck.toml --record solved.record",
        ),
    )
    add_game(parser)
    parser.add_argument(
        "--record",
        type=file_path,
        metavar="FILE",
        help="write the solution as a record",
    )
    add_effort(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Solve a game."""
    from whiskerworks.games import data
    from whiskerworks.terminal.here.match import check_new

    game = game_of(given)
    if game.name not in SOLVED:
        solved = ", ".join(SOLVED)
        raise NotSolvable(f"there is no solver for {game.name}; there is for: {solved}")
    if given.record is not None:
        check_new(given.record)
    deck = deck_of(game.options, data(game.name))
    late = ""
    try:
        picture = solve(deck, given.effort)
    except Unsolved as problem:
        picture, late = known(deck), str(problem)
        if picture is None:
            return _fail(given, game, late)
    if picture is None:
        return _fail(given, game, "the cards of this deck cannot be put together")
    moves = _moves(game, picture)
    _tell(given, game, moves, late)
    if given.record is not None:
        with given.record.open("x", encoding="utf-8") as file:
            file.write(record.write(record.of_game(game, moves)))
        if not given.json:
            print(f"Saved to {given.record}.")
    return 0


def _fail(given: argparse.Namespace, game: Game, problem: str) -> int:
    print(f"whiskerworks: {problem}", file=sys.stderr)
    if given.json:
        show({**game_as_json(game), "good": False, "problem": problem})
    return 1


def _moves(game: Game, picture: Assembly) -> list[int]:
    """Return the moves that lay *picture*, place by place."""
    start = game.start()
    return [
        game.read(start, f"put {IDS[card]} {NAMES[place]} {angle}")
        for card, place, angle in laid(picture)
    ]


def _tell(given: argparse.Namespace, game: Game, moves: list[int], late: str) -> None:
    """Print the picture, then the moves; before them why it is one that we keep."""
    texts, board = _written(game, moves)
    if given.json:
        facts = {"good": True, "kept": bool(late), "moves": texts}
        show({**game_as_json(game), **facts, "board": board.splitlines()})
        return
    if late:
        print(f"{late}\nThis is the picture of our deck that we keep.\n")
    print(board)
    print("\n" + "\n".join(texts))


def _written(game: Game, moves: list[int]) -> tuple[list[str], str]:
    """Return the moves as text, and the board after them."""
    state = game.start()
    texts: list[str] = []
    for move in moves:
        texts.append(game.write(state, move))
        state = game.play(state, move)
    return texts, game.board(game.view(state, None))
