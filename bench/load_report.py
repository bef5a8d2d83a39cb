"""Format the figures of servers under load as text."""

from sides import Answer

COLUMNS = (
    f"{'':15}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'p99 paced':>11}"
    f"{'CPU us/move':>13}{'bytes/move':>12}{'moves/game':>12}{'kB/table':>10}"
)


def report_load(load: Answer) -> list[str]:
    """Return the lines about servers under load."""
    if "not_measured" in load:
        return [f"load: not measured: {load['not_measured']}"]
    title = (
        "load: moves that the opponent has seen, all cores for each server, "
        f"{load['rounds']} rounds of {load['stretch']:g} s; "
        f"paced: {load['pace']} a second, slow ones a tenth of it at fewer tables"
    )
    return [title, *[line for run in load["runs"] for line in report_run(run)]]


def report_run(run: Answer) -> list[str]:
    """Return the lines about one number of tables."""
    sides = [f"{name:15}{report_side(side)}" for name, side in run["sides"].items()]
    measured = {n: s for n, s in run["sides"].items() if "not_measured" not in s}
    noise = [f"{name}: {report_noise(side)}" for name, side in measured.items()]
    return [
        f"{run['tables']:,} tables, two sockets each",
        COLUMNS,
        *sides,
        *map(report_ratio, run["ratios"]),
        f"cores taken meanwhile: {'; '.join(noise) or 'not measured'}",
    ]


def report_side(side: Answer) -> str:
    """Return the figures of one side in columns, or why it was not measured."""
    if "not_measured" in side:
        return f"  not measured: {side['not_measured']}"
    moves = side["moves_a_game"]
    return (
        f"{side['moves_a_second']['median']:9,.0f}"
        f"{1e3 * side['p50']['median']:9.1f}{1e3 * side['p99']['median']:9.1f}"
        f"{1e3 * side['paced_p99']['median']:11.1f}"
        f"{1e6 * side['cpu_a_move']['median']:13.0f}"
        f"{side['bytes_a_move']['median']:12,.0f}"
        f"{'-' if moves is None else f'{moves:.0f}':>12}"
        f"{side['bytes_a_table'] / 1e3:10.1f}"
    )


def report_ratio(ratio: Answer) -> str:
    """Return the line about a ratio and its aim."""
    reached = "reached" if ratio["median"] >= ratio["aim"] else "not reached"
    return (
        f"{ratio['of']}: {ratio['median']:.2f} times "
        f"(half of all rounds: {ratio['low']:.2f} to {ratio['high']:.2f}); "
        f"aim {ratio['aim']:g}: {reached}"
    )


def report_noise(side: Answer) -> str:
    """Return the other activity on the machine while a side was measured."""
    return (
        f"generator {side['generator']['median']:.2f}, "
        f"others {max(0.0, side['other']['median']):.2f}, "
        f"of these stolen {side['stolen']['median']:.2f}"
    )
