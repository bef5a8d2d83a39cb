"""Survey many deals: what share could be won by a player who knows all cards."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import NamedTuple

from whiskerworks.core.game import Game
from whiskerworks.lab.data_tables import DataTable
from whiskerworks.lab.rating import wilson
from whiskerworks.lab.solving.deal_solver import LOST, OPEN, WON, DealSolver
from whiskerworks.lab.solving.deals import by_seed


class SettledDeal(NamedTuple):
    """The verdict on one deal."""

    seed: int
    verdict: str
    why: str
    turns: int
    positions: int


def settle(game: Game, seed: int, effort: int) -> SettledDeal:
    """Solve the deal of a *seed*."""
    answer = DealSolver(game, by_seed(game, seed), effort).run(fewest=False)
    return SettledDeal(seed, answer.verdict, answer.why, answer.turns, answer.positions)


def settle_all(
    game: Game, seeds: list[int], effort: int, processes: int
) -> Iterator[SettledDeal]:
    """Solve many deals, and yield each as it is finished."""
    if processes < 2:
        for seed in seeds:
            yield settle(game, seed, effort)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        jobs = [pool.submit(settle, game, seed, effort) for seed in seeds]
        for job in as_completed(jobs):
            yield job.result()
    finally:
        pool.shutdown(cancel_futures=True)


def survey_table(found: list[SettledDeal]) -> DataTable:
    """Return the shares of each verdict, with their intervals."""
    names = {WON: "can be won", LOST: "cannot be won", OPEN: "not settled"}
    rows = [
        (name, *_share([one.verdict for one in found].count(verdict), len(found)))
        for verdict, name in names.items()
    ]
    least, most = rows[0][2], f"{100 * (1 - _part(found, LOST)):.1f} %"
    bounds = least if least == most else f"at least {least} and at most {most}"
    note = f"So {bounds} of these deals can be won."
    head = ("by a player who knows all", "deals", "share", "95 %")
    return DataTable(f"{len(found)} deals", head, rows, note if found else "")


def _part(found: list[SettledDeal], verdict: str) -> float:
    return len([one for one in found if one.verdict == verdict]) / max(1, len(found))


def _share(count: int, total: int) -> tuple[str, str, str]:
    share = wilson(count, total)
    between = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
    return str(count), f"{100 * share.value:.1f} %", between
