"""`whiskerworks lab run GAME`: play games by the thousand into a table."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from whiskerworks.cli.arguments import (
    Commands,
    add_game,
    add_seed,
    count,
    file_path,
    game_of,
    seed_of,
)
from whiskerworks.cli.files import check_free
from whiskerworks.cli.json_output import add_json, show
from whiskerworks.cli.progress_bar import ProgressBar
from whiskerworks.core.errors import WhiskerworksError, shorten

if TYPE_CHECKING:
    from whiskerworks.lab.runs.backends import BackendChoice
    from whiskerworks.lab.runs.run import Run
    from whiskerworks.lab.runs.store import RunStore
    from whiskerworks.lab.runs.work_queue import WorkQueue

DEFAULT_GAMES: Final = 1_000
"""Default number of games of each variant."""
DEFAULT_JUDGE_GAMES: Final = 32
INTERRUPTED: Final = 130
BACKENDS: Final = ("local", "dask", "ray")
MAX_WORKERS: Final = 256
"""Maximum number of worker processes."""
TABLE_SUFFIX: Final = ".parquet"
"""Required suffix of a table's file name."""
KEYS: Final = {
    "file": "the path of the table",
    "game": "its name",
    "seats": "the number of seats",
    "seed": "the seed, with which the same games can be played again",
    "games": "the number of games in all variants",
    "variants": (
        "a list: variant, games, won (a list: the mean score of each seat), players "
        "(the mean score of each, by name), moves (mean), endings (games by reason)"
    ),
}


class CannotRun(WhiskerworksError):
    """Options contradict each other, or a value is not possible."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "run",
        help="play games by the thousand into a table",
        description=(
            "Let bots play a game many times, and write what happened as one table, "
            "a row for each seat of a game (docs/lab.md lists its columns). The same "
            "seed gives the same table, on any machine and with any number of workers, "
            "because bots are limited by effort, not by time. After Ctrl-C finished "
            "games are safe, and the same command continues. Different players change "
            "seats from game to game."
        ),
        examples=(
            "whiskerworks lab run gears --players 1 --games 1000 --out gears.parquet",
            "whiskerworks lab run maze --players mcts:3,random --out maze.parquet",
            "whiskerworks lab run gears --players 2 --vary swap=on,off --out s.parquet",
        ),
    )
    add_game(parser)
    parser.add_argument(
        "--players",
        required=True,
        metavar="LIST",
        help="players: random, greedy, or a level (3 and mcts:3 are the same); one "
        "name for all seats, or one for each, as in mcts:3,random",
    )
    parser.add_argument(
        "--games",
        type=count,
        default=DEFAULT_GAMES,
        metavar="N",
        help=f"games of each variant (default {DEFAULT_GAMES})",
    )
    parser.add_argument(
        "--out", type=file_path, required=True, metavar="FILE", help="a parquet file"
    )
    add_seed(parser)
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="NAME=V1,V2",
        help="play with each of these values of an option; repeat it to combine "
        "options. Every variant is dealt the same",
    )
    parser.add_argument(
        "--opening",
        type=count,
        default=0,
        metavar="N",
        help="begin with N random moves by the seats (default 0)",
    )
    add_judge_option(parser)
    parser.add_argument(
        "--keep-seats", action="store_true", help="players keep their seats"
    )
    add_workers_option(parser)
    parser.add_argument(
        "--backend",
        choices=BACKENDS,
        default=BACKENDS[0],
        metavar="WHERE",
        help="local: processes on this machine (default); dask or ray: a cluster",
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="address of an existing cluster, as in tcp://host:8786 for dask "
        "(default: start one on this machine)",
    )
    parser.add_argument(
        "--force",
        action="store_true",
        help="replace the file and an interrupted run",
    )
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def add_judge_option(parser: argparse.ArgumentParser) -> None:
    """Add the `--judge` option."""
    parser.add_argument(
        "--judge",
        type=count,
        default=DEFAULT_JUDGE_GAMES,
        metavar="N",
        help="estimate who leads by N rollouts at each choice "
        f"(default {DEFAULT_JUDGE_GAMES}; 0: do not estimate, which is faster)",
    )


def add_workers_option(parser: argparse.ArgumentParser) -> None:
    """Add the `--workers` option."""
    parser.add_argument(
        "--workers",
        type=count,
        metavar="N",
        help="games played in parallel (default: one for each core)",
    )


def check_table(flag: str, path: Path) -> None:
    """
    Check that a file name has the suffix of a table.

    Raises:
        CannotRun: It has another one.
    """
    if path.suffix != TABLE_SUFFIX:
        raise CannotRun(f"{flag}: {shorten(path.name)} does not end in {TABLE_SUFFIX}")


def run(given: argparse.Namespace) -> int:
    """Play the remaining games, and write the table."""
    from whiskerworks.lab.runs.measured_game import check_opening
    from whiskerworks.lab.runs.store import RunStore

    wanted = _run(given)
    choice = _backend_choice(given)
    check_table("--out", given.out)
    check_free(str(given.out), given.force)
    check_opening(wanted)
    store = RunStore(given.out, wanted, given.force)
    try:
        if not play_store(store, choice):
            return INTERRUPTED
        _finish(given, wanted, store)
    finally:
        store.close()
    return 0


def _run(given: argparse.Namespace) -> "Run":
    """Return the run to play; an interrupted one keeps its seed."""
    import whiskerworks
    from whiskerworks.lab.runs.run import Run, parse_players, parse_variants
    from whiskerworks.lab.runs.store import seed_in

    game = game_of(given)
    if given.games == 0:
        raise CannotRun("--games: play at least 1")
    varied = [text.partition("=")[0] for text in given.vary]
    said = [text.partition("=")[0] for text in given.option]
    said += [name for name in ("deck", "setup") if getattr(given, name) is not None]
    for name in varied:
        if name in said:
            raise CannotRun(f"--vary: {name} already has a fixed value")
    players = parse_players(given.players, game.seats)
    seed = given.seed if given.seed is not None else seed_in(given.out)
    return Run(
        whiskerworks.__version__,
        game.name,
        game.rules_version,
        game.seats,
        parse_variants(game, given.vary),
        players,
        len(set(players)) > 1 and not given.keep_seats,
        given.games,
        seed_of(given) if seed is None else seed,
        given.opening,
        given.judge,
    )


def _backend_choice(given: argparse.Namespace) -> "BackendChoice":
    """Return where to play."""
    from whiskerworks.lab.runs.backends import BackendChoice, check_installed

    check_workers(given)
    if given.cluster is not None and given.backend == BACKENDS[0]:
        raise CannotRun("--cluster: add --backend dask or --backend ray")
    choice = BackendChoice(given.backend, given.workers, given.cluster)
    check_installed(choice)
    return choice


def check_workers(given: argparse.Namespace) -> None:
    """
    Check that the number of workers is possible.

    Raises:
        CannotRun: It is 0, or too large.
    """
    if given.workers == 0:
        raise CannotRun("--workers: use at least 1")
    if given.workers is not None and given.workers > MAX_WORKERS:
        raise CannotRun(f"--workers: use at most {MAX_WORKERS}, not {given.workers}")


def play_store(
    store: "RunStore", choice: "BackendChoice", *, kept: bool = True
) -> bool:
    """Play the remaining games; return False after Ctrl-C, and say what is *kept*."""
    from whiskerworks.lab.runs.work_queue import WorkQueue

    work = WorkQueue(store.run, store.finished)
    already = len(store.finished)
    if already:
        _print_note(
            f"{already} {'game is' if already == 1 else 'games are'} already finished"
        )
    progress = ProgressBar(store.run.total, sys.stderr, already=already)
    try:
        _play_left(work, store, choice, progress)
    except KeyboardInterrupt:
        progress.close()
        _print_note(f"stopped: {_saved_note(store, len(work.finished), kept)}")
        return False
    progress.close()
    return True


def _saved_note(store: "RunStore", over: int, kept: bool) -> str:
    """Return what an interrupted run leaves behind."""
    if not kept:
        return "nothing was saved; use --results FILE to save games and continue"
    if not over:
        return "no game was finished, and nothing was saved"
    whole = f"{over} of {store.run.total} games"
    return f"{whole} are saved in {store.folder}; run the same command to continue"


def _play_left(
    work: "WorkQueue", store: "RunStore", choice: "BackendChoice", progress: ProgressBar
) -> None:
    """Play, save finished games, and show progress."""
    from whiskerworks.lab.runs.backends import play_all

    def say(text: str) -> None:
        progress.close()
        _print_note(text)

    found = play_all(work, choice, say)
    try:
        for played in found:
            store.add(played.lines)
            progress.step(len(played.keys))
    finally:
        found.close()


def _finish(given: argparse.Namespace, wanted: "Run", store: "RunStore") -> None:
    """Write the table, and print a summary."""
    from whiskerworks.lab.runs.summary import summarize_variants, summary, summary_lines

    failed, why = store.failures()
    table = store.finish()
    if failed:
        _print_note(f"in {failed} games a bot failed and drew a random move: {why}")
    if given.json:
        facts = {name: getattr(wanted, name) for name in ("game", "seats", "seed")}
        show({"file": str(given.out), **facts, **summary(table)})
        return
    for line in summary_lines(summarize_variants(table)):
        print(line)
    print(f"{given.out}, seed {wanted.seed}")


def _print_note(text: str) -> None:
    print(f"whiskerworks: {text}", file=sys.stderr)
