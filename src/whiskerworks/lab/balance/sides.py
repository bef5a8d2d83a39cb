"""Which two ways to play are compared, found in files of results."""

from collections.abc import Sequence
from pathlib import Path

import polars as pl

from whiskerworks.lab.balance.compare import Side
from whiskerworks.lab.balance.results import BadResults, read, variants


def sides(
    paths: Sequence[Path],
    between: Sequence[str] | None = None,
    seats: int | None = None,
) -> tuple[Side, Side]:
    """
    Return the two sides that are *between* others, or the only two there are.

    Two files with one variant each are two sides, called as their variants are or, if
    those have one name, as the files are.

    Raises:
        BadResults: There are no such sides, or they cannot be compared.
        OSError: A file cannot be read.
    """
    if len(paths) == 2 and paths[0].samefile(paths[1]):
        raise BadResults(str(paths[1]), "this is the same file twice; name another")
    if len(paths) == 2 and between is None:
        found = _files(paths, seats)
        if found is not None:
            return found
    whole = read(paths, seats)
    names = variants(whole)
    chosen = names if between is None else list(between)
    for name in chosen:
        if name not in names:
            held = "; ".join(names)
            raise BadResults(_called(paths), f"no variant is {name}; there are: {held}")
    if len(chosen) != 2 or chosen[0] == chosen[1]:
        held = "; ".join(names)
        problem = f"name two variants with --between; there are: {held}"
        raise BadResults(_called(paths), problem)
    first, second = [
        Side(name, whole.filter(pl.col("variant") == name)) for name in chosen
    ]
    return first, second


def _files(paths: Sequence[Path], seats: int | None) -> tuple[Side, Side] | None:
    """Return two files as sides, if each holds one variant."""
    frames = [read([path], seats) for path in paths]
    names = [variants(frame) for frame in frames]
    if any(len(found) > 1 for found in names):
        return None
    _check_alike(paths, frames)
    labels = [found[0] for found in names]
    if labels[0] == labels[1]:
        labels = [path.stem for path in paths]
    if labels[0] == labels[1]:
        labels = [str(path) for path in paths]
    first, second = [
        Side(label, frame) for label, frame in zip(labels, frames, strict=True)
    ]
    return first, second


def _check_alike(paths: Sequence[Path], frames: Sequence[pl.DataFrame]) -> None:
    """Check that two files hold games that can be compared."""
    for column, what in (("game", "games of {}"), ("seats", "games with {} seats")):
        one, other = [frame[column][0] for frame in frames]
        if one != other:
            told = f"it holds {what.format(other)}, and {paths[0]} {what.format(one)}"
            raise BadResults(str(paths[1]), told)


def _called(paths: Sequence[Path]) -> str:
    return " and ".join([str(path) for path in paths])
