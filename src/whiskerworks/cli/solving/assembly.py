"""`whiskerworks solve puzzle`: put the cards together."""

import argparse

from whiskerworks.cli.deck_input import DEFAULT_EFFORT, Unsolved, known_picture
from whiskerworks.cli.deck_input import solve as assembled
from whiskerworks.cli.solving.output import (
    NotSolvable,
    check_writable,
    print_problem,
    show_json,
)
from whiskerworks.core import record
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match, match_from_moves
from whiskerworks.kit.deck_option import deck_from_options
from whiskerworks.kit.decks import CARD_IDS
from whiskerworks.kit.picture_assembly import PLACE_NAMES, Assembly, placed_cards


def solve(given: argparse.Namespace, game: Game) -> int:
    """Solve the puzzle, or report that it has no solution."""
    from whiskerworks.games import data

    if given.record is not None and given.out is not None:
        raise NotSolvable("--record and --out mean the same for the puzzle: give one")
    path = given.record or given.out
    check_writable(path)
    deck = deck_from_options(game.options, data(game.name))
    effort = DEFAULT_EFFORT if given.effort is None else given.effort
    late = ""
    try:
        picture = assembled(deck, effort)
    except Unsolved as problem:
        picture, late = known_picture(deck), str(problem)
        if picture is None:
            return _fail(given, game, late)
    if picture is None:
        return _fail(given, game, "the cards of this deck do not fit together")
    match = match_from_moves(game, _moves(game, picture))
    _show_assembly(given, match, late)
    if path is not None:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(record.write(match.record()))
        if not given.json:
            print(f"Saved to {path}.")
    return 0


def _fail(given: argparse.Namespace, game: Game, problem: str) -> int:
    print_problem(problem)
    if given.json:
        show_json(game, problem)
    return 1


def _moves(game: Game, picture: Assembly) -> list[int]:
    """Return the moves that lay *picture*, place by place."""
    start = game.start()
    return [
        game.read(start, f"put {CARD_IDS[card]} {PLACE_NAMES[place]} {angle}")
        for card, place, angle in placed_cards(picture)
    ]


def _show_assembly(given: argparse.Namespace, match: Match, late: str) -> None:
    """Print the picture and its moves; if it is a stored one, say why."""
    game = match.game
    texts = [match.text(ply) for ply in range(match.ply)]
    board = game.board(game.view(match.state, None))
    if given.json:
        lines = board.splitlines()
        late_too = bool(late)
        show_json(game, verdict="solved", kept=late_too, moves=texts, board=lines)
        return
    if late:
        print(f"{late}\nThis is the stored picture of our deck.\n")
    print(board)
    print("\n" + "\n".join(texts))
