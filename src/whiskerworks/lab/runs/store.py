"""
What is kept of a run: notes while it goes on, one table when it is over.

While it goes on there is a folder beside the file that is to be: `run.json` says what
is played, `games.jsonl` has a line for each game that is over. Whoever stops a run
loses the games that go on and no other; a line that was cut while it was written is
dropped. When all games are over they become one file, and the folder goes.
"""

import json
import shutil
from pathlib import Path
from typing import Final, final

import polars as pl

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.lab.runs.run import Run, differences
from whiskerworks.lab.runs.schema import (
    COLUMNS,
    GAME_COLUMNS,
    JOURNAL,
    METADATA_KEY,
    SCHEMA,
)
from whiskerworks.lab.runs.work_queue import GameKey

MANIFEST_FILE: Final = "run.json"
JOURNAL_FILE: Final = "games.jsonl"


class DifferentRun(WhiskerworksError):
    """What is there was played otherwise than what is asked for."""

    def __init__(self, name: str, found: str) -> None:
        super().__init__(
            f"{name} holds another run: it has {found}; "
            "name another file, or --force begins anew",
            name,
            found,
        )


def folder_of(path: Path) -> Path:
    """Return where the notes of a run are kept whose table is to be at *path*."""
    return path.with_name(f"{path.name}.parts")


def seed_in(path: Path) -> int | None:
    """Return the seed of the run whose notes are there, if there are any."""
    found = _manifest_in(folder_of(path))
    seed = found.get("seed") if isinstance(found, dict) else None
    return seed if isinstance(seed, int) else None


@final
class RunStore:
    """
    The notes of a run, and at last its table at *path*.

    Raises:
        OtherRun: There are notes of another run, and nobody says to *force* it.
        OSError: It cannot be written there.
    """

    def __init__(self, path: Path, run: Run, force: bool = False) -> None:
        self.path: Final = path
        self.run: Final = run
        self.folder: Final = folder_of(path)
        self._settle(force)
        self._notes: Final = self.folder / JOURNAL_FILE
        self.finished: Final = self._whole_lines()
        """The games that are over."""
        self._file: Final = self._notes.open("ab")

    def _settle(self, force: bool) -> None:
        """Make the folder, or check that what is in it is of this run."""
        if self.folder.exists():
            other = differences(_manifest_in(self.folder), self.run)
            if not other:
                return
            if not force:
                raise DifferentRun(str(self.folder), "; ".join(other))
            shutil.rmtree(self.folder)
        self.folder.mkdir()
        whole = json.dumps(self.run.manifest(), indent=2)
        _write_atomically(self.folder / MANIFEST_FILE, whole.encode())

    def _whole_lines(self) -> set[GameKey]:
        """Return the games that are noted, and take away a line that was cut."""
        if not self._notes.exists():
            return set()
        finished: set[GameKey] = set()
        kept = 0
        with self._notes.open("r+b") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                found = json.loads(line)
                finished.add((found["variant"], found["number"]))
                kept += len(line)
            file.truncate(kept)
        return finished

    def add(self, lines: bytes) -> None:
        """Keep what was noted of some games, a line each."""
        self._file.write(lines)
        self._file.flush()

    def close(self) -> None:
        """Leave the notes as they are, for whoever goes on; none if no game is over."""
        self._file.close()
        if self._notes.exists() and not self._notes.stat().st_size:
            shutil.rmtree(self.folder)

    def finish(self) -> pl.DataFrame:
        """Make the table of all games, which must be over, and take the notes away."""
        self._file.close()
        table = table_of(self.run, pl.read_ndjson(self._notes, schema=JOURNAL))
        unready = self.folder / "table.parquet"
        manifest = json.dumps(self.run.manifest())
        table.write_parquet(
            unready, compression="zstd", metadata={METADATA_KEY: manifest}
        )
        unready.replace(self.path)
        shutil.rmtree(self.folder)
        return table

    def failures(self) -> tuple[int, str]:
        """Return in how many games a bot could not think, and why in one of them."""
        notes = pl.scan_ndjson(self._notes, schema=JOURNAL)
        found = notes.select(pl.col("failure").drop_nulls()).collect()["failure"]
        return len(found), str(found[0]) if len(found) else ""


def table_of(run: Run, notes: pl.DataFrame) -> pl.DataFrame:
    """Return the table of a run from what was noted of its games."""
    variants = pl.DataFrame(
        {
            "variant": range(len(run.variants)),
            "name": [variant.name for variant in run.variants],
            "options": [_options(variant.options) for variant in run.variants],
        },
        schema={
            "variant": pl.Int32,
            "name": pl.String,
            "options": SCHEMA["options"],
        },
    )
    seated = notes.select("variant", *GAME_COLUMNS, "seated").explode("seated")
    rows = seated.unnest("seated").join(variants, on="variant")
    rows = rows.sort("variant", "number", "seat").with_columns(
        pl.lit(run.game).alias("game"),
        pl.lit(run.rules_version, pl.Int32).alias("rules_version"),
        pl.lit(run.seats, pl.Int32).alias("seats"),
        pl.col("name").alias("variant"),
    )
    return rows.select([column.name for column in COLUMNS])


def _options(options: dict[str, str]) -> list[dict[str, str]]:
    return [{"name": name, "value": value} for name, value in options.items()]


def read_run(path: Path) -> dict[str, object]:
    """Return the manifest in a table's file; empty if there is none."""
    found = pl.read_parquet_metadata(path).get(METADATA_KEY, "{}")
    manifest: dict[str, object] = json.loads(found)
    return manifest


def _manifest_in(folder: Path) -> object:
    """Return what the manifest in a folder says; None if it says nothing."""
    try:
        return json.loads((folder / MANIFEST_FILE).read_bytes())
    except (FileNotFoundError, ValueError):
        return None


def _write_atomically(path: Path, whole: bytes) -> None:
    """Write a file at once: there is all of it or nothing."""
    unready = path.with_name(f"{path.name}.new")
    unready.write_bytes(whole)
    unready.replace(path)
