"""
The browser client as it was built: its shell, and the files the shell asks for.

It lies in the package when that was built as a wheel, and in the folder `build/web`
of a checkout of the sources. It is held in memory, packed once, and read again when
it was built again, so that whoever works on it only loads the page anew.
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
    """The content as gzip packs it; None where that saves nothing."""


@final
@dataclass(frozen=True)
class ClientBuild:
    """The client as it was built at some time."""

    shell: str
    """The page that all its screens begin with."""
    files: dict[str, ClientFile]
    """By their names below the client's folder, like `web/index-1a2b.js`."""


@final
class ClientFolder:
    """Finds the client in a folder, as it is now."""

    def __init__(self, folder: Path | None) -> None:
        self.folder: Final = folder
        """Where it is when it is built; None if nowhere."""
        self._client: ClientBuild | None = None
        self._seen: list[tuple[str, int, int]] = []

    def client(self) -> ClientBuild | None:
        """Return the client; None where none is built."""
        if self.folder is None:
            return None
        try:
            seen = _listed(self.folder)
            if seen != self._seen and any(name == SHELL_FILE for name, _, _ in seen):
                self._client, self._seen = _read(self.folder, seen), seen
        except OSError:
            pass  # it is being built this moment: what was there before is still good
        return self._client

    def file(self, name: str) -> ClientFile | None:
        """Return the file of that *name*; None if the client has none."""
        known = self._client.files.get(name) if self._client else None
        if known is not None and name != WORKER_FILE:
            return known  # its name holds its content's: it cannot be another
        client = self.client()
        return client.files.get(name) if client else None


def find_client() -> ClientFolder:
    """Return the client of this installation, or of this checkout of the sources."""
    if (PACKAGED_FOLDER / SHELL_FILE).is_file():
        return ClientFolder(PACKAGED_FOLDER)
    if (CHECKOUT_FOLDER / "web" / "package.json").is_file():
        return ClientFolder(CHECKOUT_FOLDER / "build" / "web")
    return ClientFolder(None)


def _listed(folder: Path) -> list[tuple[str, int, int]]:
    """Return what tells whether anything was built anew."""
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
