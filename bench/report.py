"""Format the figures of the benchmark as text."""

from load_report import report_load
from measure_overload import report_overload
from sides import Answer


def report(found: Answer) -> str:
    """Return the figures as text."""
    lines = [f"{name}: {value}" for name, value in found["machine"].items()]
    for game in found["games"]:
        lines += ["", *report_game(game, heading(game, found["games"]))]
    if "search" in found:
        lines += ["", *report_search(found["search"])]
    if "batch" in found:
        lines += ["", *report_batch(found["batch"])]
    if "load" in found:
        lines += ["", *report_load(found["load"])]
    if "overload" in found:
        lines += ["", *report_overload(found["overload"])]
    if "web" in found:
        lines += ["", *report_web(found["web"])]
    lines += ["", *report_start(found["start"])]
    return "\n".join(lines)


def heading(game: Answer, games: list[Answer]) -> str:
    """Return the name of *game*, with its seats if *games* has it with several."""
    name, seats = game["game"], game["seats"]
    alone = all(one["seats"] == seats for one in games if one["game"] == name)
    return str(name) if alone else f"{name}, {seats} seats"


def report_game(game: Answer, name: str) -> list[str]:
    """Return the lines about one game under its *name*."""
    title = f"{name}: random games with full lists of legal moves, one core"
    columns = (
        f"{'':10}{'plies/s':>12}{'moves listed/s':>17}{'games/s':>11}"
        f"{'plies/game':>12}{'moves/ply':>11}{'bytes/state':>13}"
    )
    sides = [f"{name:10}{report_side(side)}" for name, side in game["sides"].items()]
    return [title, columns, *sides, *[report_ratio(ratio) for ratio in game["ratios"]]]


def report_ratio(ratio: Answer) -> str:
    """Return the line about a ratio, and its aim if it has one."""
    found = (
        f"{ratio['of']}: {ratio['median']:.2f} times "
        f"(half of all turns: {ratio['low']:.2f} to {ratio['high']:.2f})"
    )
    if not ratio["aim"]:
        return found
    return f"{found}; aim {ratio['aim']:g}: {verdict(ratio['median'] >= ratio['aim'])}"


def report_side(side: Answer) -> str:
    """Return the figures of one side in columns, or why it was not measured."""
    if "not_measured" in side:
        return f"  not measured: {side['not_measured']}"
    state_bytes = f"{side['bytes']:.0f}" if "bytes" in side else "-"
    return (
        f"{side['plies_a_second']['median']:12,.0f}"
        f"{side['listed_a_second']['median']:17,.0f}"
        f"{side['games_a_second']['median']:11,.1f}"
        f"{side['plies_a_game']:12.1f}{side['listed_a_ply']:11.1f}{state_bytes:>13}"
    )


def report_web(web: Answer) -> list[str]:
    """Return the lines about the browser client."""
    if "not_measured" in web:
        return [f"web: not measured: {web['not_measured']}"]
    title = f"web: script, style and layout of a board of {web['pieces']:,} pieces"
    few, every, first = web["few"], web["all"], web["first"]
    reached = verdict(few["median"] <= web["aim"])
    in_time = verdict(first["median"] <= web["first_aim"])
    first_line = (
        f"a first board, nothing cached: {report_milliseconds(first)}; "
        f"aim {web['first_aim']:g}: {in_time}"
    )
    return [
        title,
        f"30 of them change: {report_milliseconds(few)}; aim {web['aim']:g}: {reached}",
        f"all of them change: {report_milliseconds(every)}",
        first_line,
    ]


def report_milliseconds(times: Answer) -> str:
    """Return a time with its quartiles."""
    return (
        f"{times['median']:.1f} ms "
        f"(half of all: {times['low']:.1f} to {times['high']:.1f})"
    )


def report_search(search: Answer) -> list[str]:
    """Return the lines about our search and OpenSpiel's."""
    title = (
        "search: MCTS with random imagined games, "
        f"{search['simulations']:,} simulations in each tree, one core"
    )
    columns = f"{'':10}{'simulations/s':>15}{'plies/s':>14}{'plies/simulation':>18}"
    lines = [title, columns]
    for name, side in search["sides"].items():
        if "not_measured" in side:
            lines.append(f"{name:10}  not measured: {side['not_measured']}")
        else:
            lines.append(
                f"{name:10}{side['simulations_a_second']['median']:15,.0f}"
                f"{side['plies_a_second']['median']:14,.0f}"
                f"{side['plies_a_simulation']:18.1f}"
            )
    return [*lines, *[report_ratio(ratio) for ratio in search["ratios"]]]


def report_batch(batch: Answer) -> list[str]:
    """Return the lines about our batches and other libraries."""
    title = (
        f"batch: random legal actions, {batch['count']:,} games at once (ours, Pgx), "
        "by CPU time of all threads"
    )
    lines = [title, f"{'':26}{'steps/s':>12}"]
    for name, side in batch["sides"].items():
        if "not_measured" in side:
            lines.append(f"{name:26}  not measured: {side['not_measured']}")
        else:
            rate = side["steps_a_second"]
            half = f"half of all turns: {rate['low']:,.0f} to {rate['high']:,.0f}"
            lines.append(f"{name:26}{rate['median']:12,.0f}  ({half})")
    return [*lines, *[report_ratio(ratio) for ratio in batch["ratios"]]]


def report_start(start: dict[str, Answer]) -> list[str]:
    """Return the lines about how fast the package starts."""
    titles = {"import": "import whiskerworks", "games": "whiskerworks games"}
    lines: list[str] = []
    for key, found in start.items():
        if "not_measured" in found:
            lines.append(f"{titles[key]}: not measured: {found['not_measured']}")
        else:
            lines.append(
                f"{titles[key]}: {found['median']:.3f} s "
                f"({found['low']:.3f} to {found['high']:.3f}); "
                f"aim {found['aim']:g} s: {verdict(found['median'] <= found['aim'])}"
            )
    return lines


def verdict(reached: bool) -> str:
    """Return whether an aim is reached, in words."""
    return "reached" if reached else "not reached"
