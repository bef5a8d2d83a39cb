"""
Storage of a run: a journal while it is running, one table when it is finished.

While the run goes on, a folder beside the future file holds `run.json`, which defines
the run, and `games.jsonl`, which has a line for each finished game. Stopping a run
loses only unfinished games; a partly written line is dropped. When all games are
finished they become one file, and the folder is removed.
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
    """The journal belongs to a run with other settings."""

    def __init__(self, name: str, found: str) -> None:
        super().__init__(
            f"{name} holds a different run, with {found}; "
            "choose another file, or start over with --force",
            name,
            found,
        )


def folder_of(path: Path) -> Path:
    """Return the folder of the journal whose table will be at *path*."""
    return path.with_name(f"{path.name}.parts")


def seed_in(path: Path) -> int | None:
    """Return the seed of the run in the journal beside *path*, if one exists."""
    found = _manifest_in(folder_of(path))
    seed = found.get("seed") if isinstance(found, dict) else None
    return seed if isinstance(seed, int) else None


@final
class RunStore:
    """
    The journal of a run, and finally its table at *path*.

    Raises:
        DifferentRun: The journal belongs to another run, and *force* is not set.
        OSError: The files cannot be written.
    """

    def __init__(self, path: Path, run: Run, force: bool = False) -> None:
        self.path: Final = path
        self.run: Final = run
        self.folder: Final = folder_of(path)
        self._prepare_folder(force)
        self._notes: Final = self.folder / JOURNAL_FILE
        self.finished: Final = self._read_finished()
        """The games that are finished."""
        self._file: Final = self._notes.open("ab")

    def _prepare_folder(self, force: bool) -> None:
        """Create the folder, or check that its journal belongs to this run."""
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

    def _read_finished(self) -> set[GameKey]:
        """Return the finished games, and cut off a partly written line."""
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
        """Append journal entries, one line for each game."""
        self._file.write(lines)
        self._file.flush()

    def close(self) -> None:
        """Close the journal; remove it if no game is finished."""
        self._file.close()
        if self._notes.exists() and not self._notes.stat().st_size:
            shutil.rmtree(self.folder)

    def finish(self) -> pl.DataFrame:
        """Write the table of all games, which are finished, and remove the journal."""
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
        """Return the number of games in which a bot failed, and one of the errors."""
        notes = pl.scan_ndjson(self._notes, schema=JOURNAL)
        found = notes.select(pl.col("failure").drop_nulls()).collect()["failure"]
        return len(found), str(found[0]) if len(found) else ""


def table_of(run: Run, notes: pl.DataFrame) -> pl.DataFrame:
    """Return the table of a run from its journal."""
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
    """Return the manifest in a table's file; {} if it has none."""
    found = pl.read_parquet_metadata(path).get(METADATA_KEY, "{}")
    manifest: dict[str, object] = json.loads(found)
    return manifest


def _manifest_in(folder: Path) -> object:
    """Return the manifest in a folder, or None."""
    try:
        return json.loads((folder / MANIFEST_FILE).read_bytes())
    except (FileNotFoundError, ValueError):
        return None


def _write_atomically(path: Path, whole: bytes) -> None:
    """Write a file so that readers see all of it or nothing."""
    unready = path.with_name(f"{path.name}.new")
    unready.write_bytes(whole)
    unready.replace(path)
