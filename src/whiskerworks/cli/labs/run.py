"""`whiskerworks lab run GAME`: games by the thousand, and a table of what happened."""

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
from whiskerworks.core.errors import WhiskerworksError, short

if TYPE_CHECKING:
    from whiskerworks.lab.runs.backends import BackendChoice
    from whiskerworks.lab.runs.run import Run
    from whiskerworks.lab.runs.store import RunStore
    from whiskerworks.lab.runs.work_queue import WorkQueue

DEFAULT_GAMES: Final = 1_000
"""So many games a variant has where nobody asks for another number."""
DEFAULT_JUDGE_GAMES: Final = 32
INTERRUPTED: Final = 130
BACKENDS: Final = ("local", "dask", "ray")
MAX_WORKERS: Final = 256
"""More processes than this help nobody."""
TABLE_SUFFIX: Final = ".parquet"
"""How the name of a table ends."""
KEYS: Final = {
    "file": "where the table is",
    "game": "its name",
    "seats": "how many play",
    "seed": "with which the same is played again",
    "games": "how many there are, of all variants",
    "variants": (
        "a list: variant, games, won (a list: the mean score of each seat), players "
        "(the mean score of each, by name), moves (mean), endings (games by reason)"
    ),
}


class CannotRun(WhiskerworksError):
    """What was asked for does not go together."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "run",
        help="play games by the thousand into a table",
        description=(
            "Let bots play a game many times, and write what happened as one table, "
            "a row for each seat of a game (docs/lab.md tells its columns). The same "
            "seed gives the same table, on any machine and with any number of workers: "
            "bots think by the number of their thoughts, not by the clock. Ctrl-C "
            "loses nothing that is over: the same command goes on. Players who differ "
            "change seats from game to game."
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
        help="who plays: random, greedy, or a level, 3 or mcts:3 being the same; one "
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
        help="play with each of these values of an option; may be given again: then "
        "all are combined. Every variant is dealt the same",
    )
    parser.add_argument(
        "--opening",
        type=count,
        default=0,
        metavar="N",
        help="so many moves of the seats are drawn first (default 0)",
    )
    add_judge_option(parser)
    parser.add_argument(
        "--keep-seats", action="store_true", help="players do not change seats"
    )
    add_workers_option(parser)
    parser.add_argument(
        "--backend",
        choices=BACKENDS,
        default=BACKENDS[0],
        metavar="WHERE",
        help="local: processes here (default); dask or ray: a cluster",
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="of a cluster that is there, as in tcp://host:8786 for dask "
        "(default: one of our own, here)",
    )
    parser.add_argument(
        "--force", action="store_true", help="replace the file, and what is begun of it"
    )
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def add_judge_option(parser: argparse.ArgumentParser) -> None:
    """Let a command take how carefully it is judged who leads."""
    parser.add_argument(
        "--judge",
        type=count,
        default=DEFAULT_JUDGE_GAMES,
        metavar="N",
        help="who leads is judged by so many games that are imagined at each choice "
        f"(default {DEFAULT_JUDGE_GAMES}; 0: not at all, which is faster)",
    )


def add_workers_option(parser: argparse.ArgumentParser) -> None:
    """Let a command take how many games go on at once."""
    parser.add_argument(
        "--workers",
        type=count,
        metavar="N",
        help="games at once (default: as many as there are cores)",
    )


def check_table(flag: str, path: Path) -> None:
    """
    Check that a table is called one.

    Raises:
        CannotRun: Its name promises another kind of file.
    """
    if path.suffix != TABLE_SUFFIX:
        raise CannotRun(f"{flag}: {short(path.name)} does not end in {TABLE_SUFFIX}")


def run(given: argparse.Namespace) -> int:
    """Play what was not played yet, and make the table."""
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
    """Return what is to be played; the seed of what is begun goes on."""
    import whiskerworks
    from whiskerworks.lab.runs.run import Run, parse_players, parse_variants
    from whiskerworks.lab.runs.store import seed_in

    game = game_of(given)
    if given.games == 0:
        raise CannotRun("--games: 0 are none; play 1 or more")
    varied = [text.partition("=")[0] for text in given.vary]
    said = [text.partition("=")[0] for text in given.option]
    said += [name for name in ("deck", "setup") if getattr(given, name) is not None]
    for name in varied:
        if name in said:
            raise CannotRun(f"--vary: {name} is given, so that it does not vary")
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
    """Return where it is to be played."""
    from whiskerworks.lab.runs.backends import BackendChoice, check_installed

    check_workers(given)
    if given.cluster is not None and given.backend == BACKENDS[0]:
        raise CannotRun("--cluster: say which with --backend dask or --backend ray")
    choice = BackendChoice(given.backend, given.workers, given.cluster)
    check_installed(choice)
    return choice


def check_workers(given: argparse.Namespace) -> None:
    """
    Check that so many games can go on at once.

    Raises:
        CannotRun: They are none, or too many.
    """
    if given.workers == 0:
        raise CannotRun("--workers: 0 are none; take 1 or more")
    if given.workers is not None and given.workers > MAX_WORKERS:
        raise CannotRun(f"--workers: {given.workers} are more than {MAX_WORKERS}")


def play_store(
    store: "RunStore", choice: "BackendChoice", *, kept: bool = True
) -> bool:
    """Play the games that are left; tell whether all are over, and what is *kept*."""
    from whiskerworks.lab.runs.work_queue import WorkQueue

    work = WorkQueue(store.run, store.finished)
    already = len(store.finished)
    if already:
        _print_note(
            f"{already} {'game is' if already == 1 else 'games are'} there already"
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
    """Return what there is of a run that was stopped."""
    if not kept:
        return "nothing is kept; --results FILE would keep the games, and go on"
    if not over:
        return "no game is over, and nothing is kept"
    whole = f"{over} of {store.run.total} games"
    return f"{whole} are safe in {store.folder}; the same command goes on"


def _play_left(
    work: "WorkQueue", store: "RunStore", choice: "BackendChoice", progress: ProgressBar
) -> None:
    """Play, keep what is over, and tell how far it has come."""
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
    """Make the table, and tell what came of it."""
    from whiskerworks.lab.runs.summary import summarize_variants, summary, summary_lines

    failed, why = store.failures()
    table = store.finish()
    if failed:
        _print_note(f"in {failed} games a bot could not think and drew a move: {why}")
    if given.json:
        facts = {name: getattr(wanted, name) for name in ("game", "seats", "seed")}
        show({"file": str(given.out), **facts, **summary(table)})
        return
    for line in summary_lines(summarize_variants(table)):
        print(line)
    print(f"{given.out}, seed {wanted.seed}")


def _print_note(text: str) -> None:
    print(f"whiskerworks: {text}", file=sys.stderr)
