"""Backups: whole, portable, checked; restored all or not at all."""

import asyncio
import gzip
import hashlib
import json
import os
import stat
from pathlib import Path

import pytest

from tests.server.serving import eventually
from tests.server.store.logs import logged, make, row
from whiskerworks.server.backup import CannotBackUp, NotEmpty, backup, restore
from whiskerworks.server.backup_file import BadBackup
from whiskerworks.server.store import CannotOpen, NewerStore, Store
from whiskerworks.server.store.database_setup import newest_revision

pytestmark = pytest.mark.anyio


async def furnish(store: Store) -> str:
    """Put something of everything into *store*; return who has an account."""
    ann = await store.add_person("Änn\n")
    await store.set_login(ann.id, "ann", "hash")
    await store.set_hook(ann.id, "https://hook.example", "json")
    await store.add_token(ann.id, "bot", "hash-1")
    bob = await store.add_person("Bob")
    await store.forget(bob.id)
    await store.set_setting("key", "value")
    for name in "tuv":
        await make(store, name, host=ann.id)
        await store.append(name, [logged(2), logged(3)], row(name, ply=2))
    return ann.id


def files_like(folder: Path, pattern: str) -> dict[str, int]:
    """Return who may do what with the files in *folder* of such a name."""
    found = folder.glob(pattern)
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in found}


def contents(path: Path) -> bytes:
    """Return what is in a file."""
    return path.read_bytes()


def put(path: Path, data: bytes) -> None:
    """Put something else into a file."""
    path.write_bytes(data)


def change_line(path: Path, number: int, old: str, new: str) -> None:
    """Replace something in one line of a backup."""
    lines = gzip.decompress(path.read_bytes()).decode().splitlines(keepends=True)
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    path.write_bytes(gzip.compress("".join(lines).encode()))


@pytest.fixture
async def saved(store: Store, tmp_path: Path) -> Path:
    """Return a backup of a store with something of everything."""
    await furnish(store)
    path = tmp_path / "saved.backup"
    await backup(store.place, path)
    return path


async def test_a_store_moves_to_the_other_database_and_back(
    store: Store, other_place: str, tmp_path: Path
) -> None:
    """Nothing is lost on the way."""
    ann = await furnish(store)
    there, back = tmp_path / "there", tmp_path / "back"
    await backup(store.place, there)
    counts = await restore(there, other_place)

    other = await Store.open(other_place)
    same = [
        await other.load(name) == await store.load(name) is not None for name in "tuv"
    ]
    people = [await one.person(ann) for one in (store, other)]
    lists = [await one.tables_of(ann, 9) for one in (store, other)]
    by_token = await other.person_by_token("hash-1")
    await other.close()
    await backup(other_place, back)

    assert same == [True, True, True]
    assert by_token is not None
    assert people[0] == people[1] == by_token[0]
    assert lists[0] == lists[1]
    assert counts["log"] == 9
    lines = [gzip.decompress(one.read_bytes()).splitlines() for one in (there, back)]
    assert sorted(lines[0][1:-1]) == sorted(lines[1][1:-1])


async def test_it_is_of_one_moment_while_play_goes_on(
    store: Store, other_place: str, tmp_path: Path
) -> None:
    """Every log in it is whole, and every row agrees with its log."""
    names = [f"t{number}" for number in range(10)]
    await asyncio.gather(*[make(store, name) for name in names])
    stop = asyncio.Event()

    played = dict.fromkeys(names, 0)

    async def play(name: str) -> None:
        while not stop.is_set():
            seq = played[name] + 2
            await store.append(name, [logged(seq)], row(name, ply=seq - 1))
            played[name] += 1

    games = [asyncio.create_task(play(name)) for name in names]
    await eventually(lambda: min(played.values()) >= 3)
    await backup(store.place, tmp_path / "saved")
    stop.set()
    await asyncio.gather(*games)
    await restore(tmp_path / "saved", other_place)

    other = await Store.open(other_place)
    rows = {one.id: one.ply for one in await other.lobby(20)}
    kept = [await other.load(name) for name in names]
    await other.close()
    plies = {one.id: len(one.logs) - 1 for one in kept if one is not None}
    assert plies == rows
    assert min(plies.values()) >= 3


async def test_nobody_else_may_read_it(saved: Path) -> None:
    """It holds secrets; and nothing else is left in its folder."""
    assert files_like(saved.parent, "*saved*") == {"saved.backup": 0o600}


async def test_nothing_is_overwritten(store: Store, tmp_path: Path) -> None:
    """An older backup may be the good one."""
    path = tmp_path / "saved"
    path.write_text("precious")

    with pytest.raises(CannotBackUp, match="already exists"):
        await backup(store.place, path)

    assert path.read_text() == "precious"


async def test_a_folder_that_is_not_there_is_named(
    store: Store, tmp_path: Path
) -> None:
    """Nothing is made."""
    with pytest.raises(CannotBackUp, match=r"nowhere.*No such file"):
        await backup(store.place, tmp_path / "nowhere" / "saved")


async def test_a_store_that_is_not_there_cannot_be_saved(
    place: str, tmp_path: Path
) -> None:
    """None is made either."""
    with pytest.raises(CannotOpen, match="found"):
        await backup(place, tmp_path / "saved")

    assert files_like(tmp_path, "*.sqlite3") == {}


async def test_it_is_restored_only_where_nothing_is(store: Store, saved: Path) -> None:
    """What is there is kept."""
    with pytest.raises(NotEmpty, match="it has 2 people"):
        await restore(saved, store.place)

    assert await store.load("t") is not None


async def test_a_new_store_counts_as_nothing(saved: Path, other_place: str) -> None:
    """Somebody started the server once."""
    await (await Store.open(other_place)).close()

    await restore(saved, other_place)

    other = await Store.open(other_place)
    assert await other.load("t") is not None
    await other.close()


class TestDamage:
    """A file that is not as it was written is refused before anything is made."""

    async def refused(self, path: Path, place: str, reason: str) -> None:
        """Check that restoring *path* is refused for *reason*, and makes nothing."""
        with pytest.raises(BadBackup, match=reason):
            await restore(path, place)

        store = await Store.open(place)
        assert await store.load("t") is None
        await store.close()

    async def test_cut_short(self, saved: Path, other_place: str) -> None:
        """As when a disk was full."""
        put(saved, contents(saved)[:-40])
        await self.refused(saved, other_place, r"cannot be read after line \d+")

    async def test_a_bit_turned_over(self, saved: Path, other_place: str) -> None:
        """As old disks do."""
        data = bytearray(contents(saved))
        data[len(data) // 2] ^= 8
        put(saved, bytes(data))
        await self.refused(saved, other_place, "saved.backup")

    async def test_a_changed_word(self, saved: Path, other_place: str) -> None:
        """Compressed anew, so that only our checksum can tell."""
        change_line(saved, 2, '"row":{', '"row":{"x":1,')
        await self.refused(saved, other_place, "the checksum is wrong")

    async def test_no_json(self, saved: Path, other_place: str) -> None:
        """The line is named."""
        change_line(saved, 3, "{", "[")
        await self.refused(saved, other_place, "line 3")

    async def test_no_backup(self, saved: Path, other_place: str) -> None:
        """Some other file."""
        put(saved, b"Dear Ann")
        await self.refused(saved, other_place, "at its beginning")

    async def test_some_other_compressed_file(
        self, saved: Path, other_place: str
    ) -> None:
        """Not of ours."""
        put(saved, gzip.compress(json.dumps({"line": "none"}).encode()))
        await self.refused(saved, other_place, "line 1")

    async def test_no_end(self, saved: Path, other_place: str) -> None:
        """Whole lines are missing."""
        lines = gzip.decompress(contents(saved)).splitlines(keepends=True)
        put(saved, gzip.compress(b"".join(lines[:-1])))
        await self.refused(saved, other_place, "the end is missing")


async def test_a_backup_of_a_newer_version_is_refused(
    saved: Path, other_place: str
) -> None:
    """It is said which revision it has."""
    change_line(saved, 1, f'"revision":"{newest_revision()}"', '"revision":"9999"')
    resign(saved)

    with pytest.raises(NewerStore, match="revision 9999"):
        await restore(saved, other_place)


async def test_rows_the_database_does_not_take_are_named(
    saved: Path, other_place: str
) -> None:
    """With a checksum that is right; and nothing of it stays."""
    change_line(saved, 2, '"row":{', '"row":{"x":1,')
    resign(saved)

    with pytest.raises(BadBackup, match=r"lines 2 to \d+: .*other columns"):
        await restore(saved, other_place)

    store = await Store.open(other_place)
    assert await store.load("t") is None
    await store.close()


def resign(path: Path) -> None:
    """Give a changed backup the checksum it would have."""
    lines = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    digest = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    end = json.dumps({"line": "end", "sha256": digest}).encode() + b"\n"
    path.write_bytes(gzip.compress(b"".join([*lines[:-1], end])))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
async def test_nobody_else_may_read_what_is_written(
    saved: Path, tmp_path: Path
) -> None:
    """Neither a backup nor what is restored from it, with the usual umask."""
    folder = tmp_path / "restored"
    folder.mkdir()
    before = os.umask(0o022)
    try:
        await restore(saved, folder / "games.sqlite3")
        await backup(folder / "games.sqlite3", folder / "again.backup")
    finally:
        os.umask(before)

    modes = files_like(folder, "*")
    assert modes["games.sqlite3"] == modes["again.backup"] == 0o600
    assert set(modes.values()) == {0o600}
