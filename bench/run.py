"""
Measure how fast games are played and searched, and how fast the package starts.

Random games with full lists of legal moves run on one core, on up to three sides: a
hand-written C program (for games that have one here), the installed compiled package,
and its source. Shared machines vary in speed, so all sides play in one run, in turns of
a tenth of a second of CPU time, and the median of the ratios within a turn counts. A
slow result is reported, not a failure. `benchmark_config.py` lists the games and aims.
Other parts: searches (`measure_search.py`), batches (`measure_batch.py`), servers
(`measure_load.py`, `measure_overload.py`), the browser client (`measure_web.py`).

    python bench/run.py [gears ... search load overload web] [--json build/bench.json]
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmark_config import Entry, entries_of, parts
from measure_batch import measure_batch
from measure_load import measure_load
from measure_overload import measure_overload
from measure_search import measure_search
from measure_web import measure_web
from report import report
from sides import (
    HERE,
    Answer,
    NotMeasured,
    Side,
    c_compiler,
    environment,
    open_c,
    open_python,
)
from turns import Ways, rates, ratio_of, spread, start, take_turns

SIDES = ["c", "compiled", "source"]
IMPORT_AIM = 0.15
"""Maximum time for `import whiskerworks`, in seconds."""
COMMAND_AIM = 0.3
"""Maximum time for `whiskerworks games`, in seconds."""


def measure(entry: Entry, given: argparse.Namespace, folder: Path) -> Answer:
    """Let every side that can play *entry* take turns, and return their figures."""
    sides, missing = open_sides(entry, given, folder)
    take_turns(list(sides.values()), given.turns, given.seconds)
    found = {name: {**s.about, **summary(s.answers)} for name, s in sides.items()}
    found.update(missing)
    in_order = {name: found[name] for name in SIDES}
    return {
        "game": entry.game,
        "seats": entry.seats,
        "sides": in_order,
        "ratios": ratios_of(entry, sides),
    }


def open_sides(
    entry: Entry, given: argparse.Namespace, folder: Path
) -> tuple[dict[str, Side], dict[str, Answer]]:
    """Return the sides that can play *entry* here, and why the others cannot."""
    ways: Ways = {
        "c": lambda: open_c(entry, given.seed, folder),
        "compiled": lambda: open_python(entry, given.seed, "compiled", given.compiled),
        "source": lambda: open_python(entry, given.seed, "source", given.source),
    }
    return start(ways)


def summary(answers: list[Answer]) -> Answer:
    """Return rates, endings and averages over all *answers*."""
    total = {
        key: sum(answer[key] for answer in answers)
        for key in ("plies", "listed", "games")
    }
    endings: dict[str, int] = {}
    for answer in answers:
        for reason, times in answer["endings"].items():
            endings[reason] = endings.get(reason, 0) + times
    return {
        "plies_a_second": rates(answers, "plies"),
        "listed_a_second": rates(answers, "listed"),
        "games_a_second": rates(answers, "games"),
        "plies_a_game": total["plies"] / total["games"],
        "listed_a_ply": total["listed"] / total["plies"],
        "endings": {
            reason: times / total["games"] for reason, times in sorted(endings.items())
        },
        "games": total["games"],
    }


def ratios_of(entry: Entry, sides: dict[str, Side]) -> list[Answer]:
    """Return the ratio for every aim of *entry* whose two sides were measured."""
    if "compiled" not in sides:
        return []
    ours = sides["compiled"].answers
    return [
        ratio_of(f"compiled / {slow}", aim, ours, sides[slow].answers)
        for slow, aim in entry.aims.items()
        if slow in sides
    ]


def import_time(path: Path | None, times: int) -> Answer:
    """Return how long `import whiskerworks` takes in a new Python, in seconds."""
    code = (
        "import time; began = time.perf_counter(); import whiskerworks; "
        "print(time.perf_counter() - began)"
    )
    return spread(
        [
            float(run_once([sys.executable, "-c", code], path).stdout)
            for _ in range(times)
        ]
    )


def command_time(path: Path | None, times: int) -> Answer:
    """
    Return how long `whiskerworks games` takes from start to end, in seconds.

    Raises:
        NotMeasured: The command fails.
    """
    code = "from whiskerworks.cli import main; main()"
    command = [sys.executable, "-c", code, "games"]
    seconds: list[float] = []
    for _ in range(times):
        began = time.perf_counter()
        done = run_once(command, path)
        seconds.append(time.perf_counter() - began)
        if done.returncode:
            complaint = (done.stderr.strip() or "no reason said").splitlines()[-1]
            raise NotMeasured(f"`whiskerworks games` fails: {complaint}")
    return spread(seconds)


def run_once(command: list[str], path: Path | None) -> subprocess.CompletedProcess[str]:
    """Run *command* to its end, with the package from *path*."""
    return subprocess.run(
        command, env=environment(path), capture_output=True, text=True, check=False
    )


def measure_start(path: Path | None, times: int) -> dict[str, Answer]:
    """Return how long the package takes to start."""
    found = {"import": {"aim": IMPORT_AIM, **import_time(path, times)}}
    try:
        found["games"] = {"aim": COMMAND_AIM, **command_time(path, times)}
    except NotMeasured as reason:
        found["games"] = {"not_measured": str(reason)}
    return found


def machine() -> dict[str, str]:
    """Return the facts about this machine that affect the figures."""
    compiler = c_compiler()
    says = run_once([compiler, "--version"], None).stdout if compiler else "none\n"
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "c compiler": says.splitlines()[0],
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": str(os.cpu_count()),
    }


def measured_part(name: str) -> str:
    """
    Return *name* if it is a game or another part that can be measured.

    Raises:
        argparse.ArgumentTypeError: It is not; the message lists those that are.
    """
    if name not in parts():
        known = ", ".join(parts())
        raise argparse.ArgumentTypeError(f"{name!r} is not measured, only: {known}")
    return name


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "parts", nargs="*", type=measured_part, default=parts(), metavar="PART"
    )
    parser.add_argument(
        "--turns", type=int, default=40, help="number of turns of each side"
    )
    parser.add_argument("--seconds", type=float, default=0.1, help="CPU time of a turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--source", type=Path, default=HERE.parent / "src", help="the source tree"
    )
    parser.add_argument(
        "--compiled",
        type=Path,
        help="the compiled tree (default: the installed package)",
    )
    parser.add_argument(
        "--rivals",
        type=Path,
        default=HERE.parent / "build/rivals-venv/bin/python",
        help="the Python that has open_spiel, pettingzoo and pgx",
    )
    parser.add_argument(
        "--node-modules",
        type=Path,
        default=HERE.parent / "build/rivals-node/node_modules",
        help="where boardgame.io is installed",
    )
    parser.add_argument(
        "--rounds", type=int, default=5, help="rounds of load for each server"
    )
    parser.add_argument(
        "--stretch", type=float, default=1.5, help="seconds of load at a time"
    )
    parser.add_argument(
        "--tables",
        type=int,
        nargs="*",
        help="numbers of tables in play, instead of the usual ones",
    )
    parser.add_argument("--starts", type=int, default=7, help="number of starts timed")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    return parser.parse_args()


def main() -> None:
    """Measure, print the figures, and write them to a file if asked."""
    given = arguments()
    with tempfile.TemporaryDirectory() as folder:
        figures = [
            measure(entry, given, Path(folder)) for entry in entries_of(given.parts)
        ]
    found = {
        "machine": machine(),
        "games": figures,
        **({"search": measure_search(given)} if "search" in given.parts else {}),
        **({"batch": measure_batch(given)} if "batch" in given.parts else {}),
        **({"load": measure_load(given)} if "load" in given.parts else {}),
        **({"overload": measure_overload(given)} if "overload" in given.parts else {}),
        **({"web": measure_web(given.compiled)} if "web" in given.parts else {}),
        "start": measure_start(given.compiled, given.starts),
    }
    print(report(found))
    if given.json is not None:
        given.json.parent.mkdir(parents=True, exist_ok=True)
        given.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
