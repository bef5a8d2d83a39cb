"""Let sides take turns, and compute rates and ratios within a turn."""

from collections.abc import Callable
from statistics import median, quantiles

from sides import Answer, NotMeasured, Side

Ways = dict[str, Callable[[], Side]]
"""Functions that start each side, by name."""


def start(ways: Ways) -> tuple[dict[str, Side], dict[str, Answer]]:
    """Return the sides that can be measured here, and why the others cannot."""
    sides: dict[str, Side] = {}
    missing: dict[str, Answer] = {}
    for name, way in ways.items():
        try:
            sides[name] = way()
        except NotMeasured as reason:
            missing[name] = {"not_measured": str(reason)}
    return sides, missing


def take_turns(sides: list[Side], turns: int, seconds: float) -> None:
    """Let the *sides* play in turns, again and again, then end them."""
    for side in sides:
        side.play(seconds)  # to warm up
        side.answers.clear()
    for _ in range(turns):
        for side in sides:
            side.play(seconds)
    for side in sides:
        side.end()


def rates(answers: list[Answer], key: str, time: str = "cpu") -> Answer:
    """Return median and quartiles of counts per second of CPU time, or of *time*."""
    return spread([answer[key] / answer[time] for answer in answers])


def ratio_of(
    names: str,
    aim: float,
    one: list[Answer],
    other: list[Answer],
    key: str = "plies",
    time: str = "cpu",
) -> Answer:
    """Return the ratio of the rates of *one* and *other*, turn by turn."""
    ratios = [
        (a[key] / a[time]) / (b[key] / b[time]) for a, b in zip(one, other, strict=True)
    ]
    return {"of": names, "aim": aim, **spread(ratios)}


def spread(values: list[float]) -> Answer:
    """Return the median and the quartiles of *values*."""
    if len(values) == 1:
        values = values * 2
    low, _, high = quantiles(values, n=4, method="inclusive")
    return {"median": median(values), "low": low, "high": high}
