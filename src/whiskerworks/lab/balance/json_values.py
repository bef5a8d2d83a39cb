"""Figures and comparisons as plain values, for JSON."""

from typing import Final

from whiskerworks.lab.balance.compare import Comparison, Measure
from whiskerworks.lab.balance.comparison_report import findings as verdicts
from whiskerworks.lab.balance.comparison_report import verdict
from whiskerworks.lab.balance.figures import Figures
from whiskerworks.lab.balance.findings import cautions, findings

MAX_FRACTION_DIGITS: Final = 6
PER_GAME_FIELDS: Final = ("lengths", "leads", "decisions")
"""Fields with one value for each game; left out because they are long."""


def report_values(it: Figures, seeds: list[int]) -> dict[str, object]:
    """Return all figures of a report as plain values."""
    whole = {
        name: value
        for name, value in it._asdict().items()
        if name not in PER_GAME_FIELDS
    }
    sentences = {"findings": findings(it), "cautions": cautions(it.played)}
    return {
        "played": plain(whole.pop("played")),
        "seeds": seeds,
        **sentences,
        **_fields(whole),
    }


def comparison_values(it: Comparison, seeds: list[int]) -> dict[str, object]:
    """Return all figures of a comparison as plain values."""
    sides = [
        {"name": side.name, "games": len(side.games)} for side in (it.first, it.second)
    ]
    return {
        "game": str(it.first.frame["game"][0]),
        "seats": int(it.first.frame["seats"][0]),
        "sides": sides,
        "seeds": seeds,
        "findings": verdicts(it),
        "measures": [_measure(it, one) for one in it.measures],
    }


def _measure(it: Comparison, one: Measure) -> dict[str, object]:
    return {
        "name": one.name,
        "group": one.group,
        "share": one.is_share,
        "first": plain(one.first),
        "second": plain(one.second),
        "counts": list(one.counts),
        "difference": plain(one.test.difference),
        "p": one.test.p,
        "p_holm": one.p,
        "differs": one.is_significant,
        "said": verdict(one, it.first.name, it.second.name),
    }


def _fields(value: object) -> dict[str, object]:
    found = plain(value)
    assert isinstance(found, dict)
    return found


def plain(value: object) -> object:
    """Return a value as JSON types, with floats rounded."""
    if isinstance(value, float):
        return round(value, MAX_FRACTION_DIGITS)
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, dict):
        return {str(name): plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value
