"""
The files of the built browser client: its shell, and what the shell loads.

They are in the package if that was built as a wheel, and in `build/web` of a source
checkout. They are held in memory, compressed once, and read again after every build, so
that developers need only reload the page.
"""

import gzip
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

PACKAGED_FOLDER: Final = Path(__file__).parent / "web"
CHECKOUT_FOLDER: Final = Path(__file__).parents[3]
SHELL_FILE: Final = "index.html"
WORKER_FILE: Final = "sw.js"
CONTENT_TYPES: Final = {
    "css": "text/css",
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "map": "application/json",
    "mp3": "audio/mpeg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "wasm": "application/wasm",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
UNKNOWN_TYPE: Final = "application/octet-stream"


@final
@dataclass(frozen=True)
class ClientFile:
    """A file of the client."""

    content: bytes
    kind: str
    packed: bytes | None
    """The gzipped content; None if compression saves nothing."""


@final
@dataclass(frozen=True)
class ClientBuild:
    """One build of the client."""

    shell: str
    """The page with which all screens begin."""
    files: dict[str, ClientFile]
    """By their names below the client's folder, such as `web/index-1a2b.js`."""


@final
class ClientFolder:
    """Read the newest client build from a folder."""

    def __init__(self, folder: Path | None) -> None:
        self.folder: Final = folder
        """The folder of the build; None if the client has none."""
        self._client: ClientBuild | None = None
        self._seen: list[tuple[str, int, int]] = []

    def client(self) -> ClientBuild | None:
        """Return the client; None if it is not built."""
        if self.folder is None:
            return None
        try:
            seen = _listed(self.folder)
            if seen != self._seen and any(name == SHELL_FILE for name, _, _ in seen):
                self._client, self._seen = _read(self.folder, seen), seen
        except OSError:
            pass  # a build is in progress: the previous one is still good
        return self._client

    def file(self, name: str) -> ClientFile | None:
        """Return the file called *name*; None if the client has none."""
        known = self._client.files.get(name) if self._client else None
        if known is not None and name != WORKER_FILE:
            return known  # the name contains a hash of the content, so it cannot change
        client = self.client()
        return client.files.get(name) if client else None


def find_client() -> ClientFolder:
    """Return the client of this installation, or of this source checkout."""
    if (PACKAGED_FOLDER / SHELL_FILE).is_file():
        return ClientFolder(PACKAGED_FOLDER)
    if (CHECKOUT_FOLDER / "web" / "package.json").is_file():
        return ClientFolder(CHECKOUT_FOLDER / "build" / "web")
    return ClientFolder(None)


def _listed(folder: Path) -> list[tuple[str, int, int]]:
    """Return a value that changes with every build."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    stats = [(path.relative_to(folder).as_posix(), path.stat()) for path in paths]
    return sorted([(name, stat.st_mtime_ns, stat.st_size) for name, stat in stats])


def _read(folder: Path, seen: list[tuple[str, int, int]]) -> ClientBuild:
    files = {name: _file(folder / name) for name, _, _ in seen if name != SHELL_FILE}
    return ClientBuild((folder / SHELL_FILE).read_text("utf-8"), files)


def _file(path: Path) -> ClientFile:
    content = path.read_bytes()
    packed = gzip.compress(content, mtime=0)
    kind = CONTENT_TYPES.get(path.suffix.lstrip("."), UNKNOWN_TYPE)
    return ClientFile(
        content, kind, packed if len(packed) < 0.9 * len(content) else None
    )
