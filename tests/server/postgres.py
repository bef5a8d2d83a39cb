"""
A PostgreSQL of the tests' own, started from the machine's programs when needed.

All processes of a test run share one cluster. Each holds a shared lock on a file;
a watchman waits for the same lock alone, gets it when the last of them has ended,
however it ended, and then stops the cluster and removes its folder.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from subprocess import DEVNULL

if sys.platform != "win32":
    import fcntl
    import pwd

WATCHMAN = """
import fcntl, os, pathlib, shutil, signal, sys, time
if os.fork():
    sys.exit()
os.setsid()
lock, folder = map(pathlib.Path, sys.argv[1:])
with lock.open() as file:
    fcntl.flock(file, fcntl.LOCK_EX)
    (lock.parent / "folder").unlink(missing_ok=True)
    server = int((folder / "data/postmaster.pid").read_text().split()[0])
    os.kill(server, signal.SIGQUIT)
    for _ in range(3000):
        if not (folder / "data/postmaster.pid").exists():
            break
        time.sleep(0.1)
    shutil.rmtree(folder, ignore_errors=True)
"""
LONGEST = 300
"""Seconds in which the cluster must have started."""


@cache
def programs() -> Path | None:
    """Return the folder with PostgreSQL's programs, or None if there is none."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    places += sorted(debian, key=lambda place: _version(place.parent.name))[::-1]
    complete = [one for one in places if (one / "pg_ctl").exists()]
    return complete[0] if complete else None


def _version(text: str) -> int:
    return int(text) if text.isdigit() else 0


def why_not() -> str | None:
    """Return why PostgreSQL cannot be tested here, or None if it can."""
    if sys.platform == "win32":
        return "Its tests need the locks and signals of POSIX"
    if programs() is None:
        return "PostgreSQL's programs are not on this machine (Debian: postgresql)"
    if os.geteuid() == 0 and _other_user() is None:
        return "PostgreSQL does not run as root, and there is no other user"
    return None


def _other_user() -> "pwd.struct_passwd | None":
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


class Cluster:
    """A cluster that runs; *shared* is a folder all processes of the run know."""

    def __init__(self, shared: Path) -> None:
        shared.mkdir(exist_ok=True)
        with (shared / "starting").open("w") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            self._held = (shared / "users").open("a")
            fcntl.flock(self._held, fcntl.LOCK_SH)
            note = shared / "folder"
            if not note.exists() or not Path(note.read_text()).exists():
                note.write_text(str(_start(shared / "users")))
            self.folder = Path(note.read_text())

    def url(self, database: str) -> str:
        """Return the URL of one of its databases."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def stop(self) -> None:
        """Stop it as if the machine had failed; only for one that nobody shares."""
        self._control("-t", str(LONGEST), "-m", "immediate", "stop")

    def start(self) -> None:
        """Let it go on after `stop`."""
        self._control(*_starting(self.folder))

    def _control(self, *words: str) -> None:
        there = programs()
        assert there is not None
        data = str(self.folder / "data")
        _run(self.folder, str(there / "pg_ctl"), "-D", data, *words)

    def release(self) -> None:
        """Need it no longer; the last who does so stops it."""
        self._held.close()


def _start(users: Path) -> Path:
    """Return the folder of a new cluster, which runs."""
    # A path of a socket must be short, so not in pytest's own folders.
    folder = Path(tempfile.mkdtemp(prefix="ww-pg-"))
    there = programs()
    assert there is not None
    data = ("-D", str(folder / "data"))
    making = ("-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync")
    _run(folder, str(there / "initdb"), *data, *making)
    _run(folder, str(there / "pg_ctl"), *data, *_starting(folder))
    watch = (sys.executable, "-c", WATCHMAN, str(users), str(folder))
    subprocess.run(watch, check=True, stdout=DEVNULL, stderr=DEVNULL)
    return folder


def _starting(folder: Path) -> tuple[str, ...]:
    """Return what pg_ctl is told to start the cluster in *folder*."""
    # No test cuts the power, so nothing needs to reach the disk.
    options = f"-k {folder} -c listen_addresses= -c fsync=off -c max_connections=200"
    log = str(folder / "log")
    return ("-w", "-t", str(LONGEST), "-o", options, "-l", log, "start")


def _run(folder: Path, *command: str) -> None:
    """Run *command* in *folder*, as whoever is not root."""
    other = _other_user() if os.geteuid() == 0 else None
    user, group = (other.pw_uid, other.pw_gid) if other else (None, None)
    if other:
        os.chown(folder, other.pw_uid, other.pw_gid)
    with (folder / "said").open("a") as said:
        ran = subprocess.run(
            command,
            cwd=folder,
            user=user,
            group=group,
            extra_groups=[] if other else None,
            stdin=DEVNULL,
            stdout=said,
            stderr=said,
        )
    if ran.returncode != 0:
        raise RuntimeError(f"{command[0]} failed: {(folder / 'said').read_text()}")
