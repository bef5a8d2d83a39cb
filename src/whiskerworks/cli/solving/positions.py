"""`whiskerworks solve gears`: who wins this position, whatever the opponent plays?"""

import argparse
from typing import TYPE_CHECKING, Final

from whiskerworks.cli.files import check_free, write_file
from whiskerworks.cli.ladder import INTERRUPTED
from whiskerworks.cli.solving.output import NotSolvable, replay_record, show_json
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value

if TYPE_CHECKING:
    from whiskerworks.lab.solving.win_search import WinSearch, WinVerdict

DEFAULT_EFFORT: Final = 20
"""Default effort of a search."""
DEFAULT_DEPTH: Final = 3
"""Default search depth, in moves of the winner."""
MAX_DEPTH: Final = 40
"""Maximum search depth."""


def solve(given: argparse.Namespace, game: Game) -> int:
    """Judge a position, and write the proof if asked to."""
    from whiskerworks.lab.solving.win_search import OPEN, WinSearch

    game, state = _position(given, game)
    depth = DEFAULT_DEPTH if given.depth is None else given.depth
    if not 1 <= depth <= MAX_DEPTH:
        raise NotSolvable(f"--depth: from 1 to {MAX_DEPTH} moves, not {depth}")
    if given.tree is not None:
        check_free(str(given.tree), force=True)
    judge = WinSearch(
        game, state, DEFAULT_EFFORT if given.effort is None else given.effort
    )
    stopped = False
    try:
        found = judge.run(depth)
    except KeyboardInterrupt:
        found, stopped = judge.answer(), True
    settled = found.verdict != OPEN or min(found.no_win, found.no_loss) >= depth
    _show_verdict(given, game, state, found, settled)
    if given.tree is not None and found.verdict != OPEN:
        _write_proof(given, game, state, judge)
    return INTERRUPTED if stopped else 0 if settled else 1


def _position(given: argparse.Namespace, game: Game) -> tuple[Game, Value]:
    """Return the game and the position to judge."""
    if (given.record is None) == (given.position is None):
        raise NotSolvable("choose a position: --from POSITION, or --record FILE")
    if given.position is not None:
        if given.ply is not None:
            raise NotSolvable("--ply counts the moves of a record: give --record")
        state = game.read_state(given.position)
    else:
        found = replay_record(given, game)
        game, state = found.game, found.states[found.ply(given.ply)]
    mover = game.to_move(state)
    if mover is None:
        raise NotSolvable("the game is over in this position; --ply goes back")
    if mover == CHANCE:
        raise NotSolvable("chance moves next in this position: play the toss first")
    return game, state


def _show_verdict(
    given: argparse.Namespace,
    game: Game,
    state: Value,
    found: "WinVerdict",
    settled: bool,
) -> None:
    """Print the verdict on the position."""
    moves = [game.write(state, found.move)] if found.move >= 0 else []
    if given.json:
        verdict = "none" if found.verdict == "open" and settled else found.verdict
        show_json(
            game,
            "" if settled else "not settled within that effort",
            verdict=verdict,
            moves=moves,
            turns=found.moves or None,
            fewest=found.fewest if found.moves else None,
            no_win=found.no_win,
            no_loss=found.no_loss,
            positions=found.positions,
        )
        return
    print(game.board(game.view(state, None)))
    print("\n" + "\n".join(_verdict_lines(game, state, found, moves)))


def _verdict_lines(
    game: Game, state: Value, found: "WinVerdict", moves: list[str]
) -> list[str]:
    """Return a verdict in words."""
    mover = game.to_move(state)
    assert mover is not None
    seat = _seat_name(game, state, mover)
    looked = f"{found.positions:,} positions were searched."
    if found.verdict == "open":
        return [*_excluded_lines(found, seat), looked]
    few = "" if found.fewest else "; there may be a shorter way"
    if found.verdict == "wins":
        what = f"{seat} wins in {found.moves} by {moves[0]}"
    else:
        what = f"{seat} loses in {found.moves}, whatever they play"
    return [f"{what}{few}.", looked]


def _seat_name(game: Game, state: Value, seat: Seat) -> str:
    """Return the name of a seat in this position, as in "Blue"."""
    from whiskerworks.terminal.sentences import seat_name
    from whiskerworks.words import words

    return seat_name(words(game.name), game.scene(game.view(state, None)), seat)


def _excluded_lines(found: "WinVerdict", seat: str) -> list[str]:
    """Return the proven facts if no win or loss was found."""
    said = ["Neither a win nor a loss was found."]
    if found.no_win:
        said.append(f"{seat} is proven to have no win in {found.no_win}.")
    if found.no_loss:
        said.append(f"{seat} is proven not to lose in {found.no_loss}.")
    return said


def _write_proof(
    given: argparse.Namespace, game: Game, state: Value, judge: "WinSearch"
) -> None:
    """Write the proof as JSON or as text."""
    from whiskerworks.lab.solving.proof_formats import as_json, as_text

    proof = judge.proof()
    name = str(given.tree)
    if name.endswith(".json"):
        text = as_json(game, proof)
    else:
        text = as_text(proof, _seat_name(game, state, proof.winner))
    write_file(name, text.encode("utf-8"), force=True)
    if not given.json:
        print(f"Saved the proof, {len(proof.nodes):,} nodes, to {name}.")
