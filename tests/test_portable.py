"""
The package on systems that are not POSIX: nothing in `src` needs what they lack.

Most of it is read from the sources, since no test here runs on Windows; some is tried
in a process from which those modules, that encoding and that event loop are taken.
"""

import ast
import errno
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from whiskerworks.cli.standard_streams import is_reader_gone
from whiskerworks.server.listen_address import listen

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = sorted((ROOT / "src").rglob("*.py"))
TRIAL: Final = ROOT / "tools/try_installed.py"
PATIENCE: Final = 900
"""Seconds to wait for what never comes."""

MODULES: Final = {
    "curses",
    "fcntl",
    "grp",
    "posix",
    "pty",
    "pwd",
    "readline",
    "resource",
    "syslog",
    "termios",
    "tty",
    "uvloop",
}
"""Modules that Windows lacks, or that have no wheel there."""
NAMES: Final = {
    "asyncio": {"open_unix_connection", "start_unix_server"},
    "multiprocessing": {"Pool", "Process", "Queue", "set_start_method"},
    "os": {
        "O_CLOEXEC",
        "O_DIRECTORY",
        "O_NOFOLLOW",
        "chown",
        "fchmod",
        "fork",
        "geteuid",
        "getgid",
        "getloadavg",
        "getpgid",
        "getuid",
        "initgroups",
        "killpg",
        "mkfifo",
        "nice",
        "pread",
        "pwrite",
        "sched_getaffinity",
        "setgid",
        "setpgid",
        "setsid",
        "setuid",
        "sysconf",
        "uname",
        "wait",
        "waitpid",
    },
    "select": {"epoll", "kqueue", "poll"},
    "signal": {
        "SIGALRM",
        "SIGCHLD",
        "SIGCONT",
        "SIGHUP",
        "SIGKILL",
        "SIGPIPE",
        "SIGQUIT",
        "SIGSTOP",
        "SIGTSTP",
        "SIGUSR1",
        "SIGUSR2",
        "SIGWINCH",
        "alarm",
        "pthread_kill",
        "setitimer",
        "siginterrupt",
        "sigwait",
    },
    "socket": {"AF_UNIX", "SO_REUSEPORT", "socketpair"},
    "time": {"tzset"},
}
"""Names of modules that Windows has, without these."""
NAMED: Final = set().union(*NAMES.values())
METHODS: Final = {
    "add_reader",
    "add_signal_handler",
    "connect_read_pipe",
    "connect_write_pipe",
    "create_unix_connection",
    "create_unix_server",
    "hardlink_to",
    "symlink_to",
}
"""Methods that fail there, or with the event loop that is the default there."""


class Finder(ast.NodeVisitor):
    """Finds what Windows lacks, outside of places that ask for the system first."""

    def __init__(self) -> None:
        self.found: Final[list[str]] = []
        self._guards = 0

    def _guarded(self, node: ast.AST, guarded: bool) -> None:
        self._guards += guarded
        self.generic_visit(node)
        self._guards -= guarded

    def visit_If(self, node: ast.If) -> None:
        """See that `if sys.platform` or `if os.name` is a guard."""
        self._guarded(
            node, bool(re.search(r"sys\.platform|os\.name", _text(node.test)))
        )

    def visit_Try(self, node: ast.Try) -> None:
        """See that `except ImportError` is a guard."""
        caught = [_text(one.type) for one in node.handlers if one.type is not None]
        self._guarded(node, "ImportError" in caught)

    def visit_With(self, node: ast.With) -> None:
        """See that `with suppress(ImportError)` is a guard."""
        opened = [_text(one.context_expr) for one in node.items]
        self._guarded(node, "suppress(ImportError)" in opened)

    def visit_Import(self, node: ast.Import) -> None:
        """Find modules."""
        for name in node.names:
            self._judge(node, name.name.partition(".")[0] in MODULES, name.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Find modules, and names in them."""
        module = node.module or ""
        self._judge(node, module.partition(".")[0] in MODULES, module)
        for name in node.names:
            self._judge(node, name.name in NAMES.get(module, ()), name.name)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Find names in modules, and methods."""
        named = node.attr in NAMED and node.attr in NAMES.get(_text(node.value), ())
        if named or node.attr in METHODS:
            self._judge(node, True, _text(node))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Find paths of POSIX, and ways to write dates."""
        text = node.value if isinstance(node.value, str) else ""
        path = re.match(r"/(bin|dev|etc|home|proc|tmp|usr|var)(/|$)", text)
        self._judge(node, bool(path or re.search(r"%-[dmHIMSjUWy]", text)), repr(text))

    def visit_Call(self, node: ast.Call) -> None:
        """Find processes that are forked, and text in whatever the system's form is."""
        name = _name(node.func)
        given = [_text(one) for one in node.args] if name == "get_context" else []
        self._judge(node, name == "get_context" and given != ["'spawn'"], name)
        self._judge(node, name == "ProcessPoolExecutor" and len(node.args) < 2, name)
        if _is_loose_text(node):
            self._judge(node, True, _text(node))
        self.generic_visit(node)

    def _judge(self, node: ast.expr | ast.stmt, lacking: bool, what: str) -> None:
        if lacking and not self._guards:
            self.found.append(f"line {node.lineno}: {what}")


def _text(node: ast.AST) -> str:
    return ast.unparse(node)


def _name(called: ast.expr) -> str:
    """Return the last part of the name by which something is called, "" for none."""
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def _is_loose_text(node: ast.Call) -> bool:
    """Return whether a call opens text without saying its encoding, or line ends."""
    name = _name(node.func)
    is_method = isinstance(node.func, ast.Attribute)
    said = {one.arg for one in node.keywords}
    if name == "read_text" and is_method:
        return not (node.args or "encoding" in said)
    if name == "write_text" and is_method:
        return not ((len(node.args) > 1 or "encoding" in said) and "newline" in said)
    if name not in ("open", "fdopen"):
        return False
    modes = [one.value for one in node.args[-1:] if isinstance(one, ast.Constant)]
    mode = str(modes[0]) if modes else "r"
    is_file = not node.args or bool(modes and re.fullmatch(r"[rwxabt+]+", mode))
    if not is_file or "b" in mode:
        return False
    return "encoding" not in said or ("r" not in mode and "newline" not in said)


def lacking(source: str) -> list[str]:
    """Return what Windows lacks of all that *source* uses unguarded."""
    finder = Finder()
    finder.visit(ast.parse(source))
    return finder.found


@pytest.mark.parametrize(
    "line",
    [
        "import fcntl",
        "from termios import tcgetattr",
        "import uvloop",
        "os.fork()",
        "os.kill(1, signal.SIGKILL)",
        "from signal import SIGHUP",
        "loop.add_signal_handler(2, stop)",
        "get_context('fork').Process()",
        "get_context()",
        "ProcessPoolExecutor(2)",
        "multiprocessing.Pool(2)",
        "Path('/tmp/x')",
        "f'{date:%-d}'",
        "path.open()",
        "path.open('w')",
        "path.open('x', encoding='utf-8')",
        "os.fdopen(number, 'w')",
        "path.read_text()",
        "path.write_text(text)",
        "path.write_text(text, 'utf-8')",
    ],
)
def test_what_windows_lacks_is_found(line: str) -> None:
    """Each of these would be an error or another file there."""
    assert len(lacking(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "if sys.platform != 'win32':\n    import fcntl",
        "try:\n    import uvloop\nexcept ImportError:\n    pass",
        "with suppress(ImportError):\n    import readline",
        "signal.signal(signal.SIGTERM, stop)",
        "get_context('spawn')",
        "ProcessPoolExecutor(2, get_context('spawn'))",
        "path.open('rb')",
        "path.open('r', encoding='utf-8')",
        "path.open('x', encoding='utf-8', newline='\\n')",
        "os.fdopen(number, 'wb')",
        "path.read_text('utf-8')",
        "path.write_text(text, 'utf-8', newline='\\n')",
        "Store.open(place, durability)",
        "re.sub('/tmpl', '', '%d')",
    ],
)
def test_what_windows_has_is_not_found(line: str) -> None:
    """Nor what is used only where it is there."""
    assert lacking(line) == []


@pytest.mark.parametrize(
    "path", SOURCES, ids=[one.relative_to(ROOT / "src").as_posix() for one in SOURCES]
)
def test_a_module_needs_nothing_that_windows_lacks(path: Path) -> None:
    """Modules, names, methods, paths; text is UTF-8 and ends its lines in one way."""
    assert lacking(path.read_text("utf-8")) == []


def files() -> Iterator[Path]:
    """Yield the files of the project, as paths from its folder."""
    listed = subprocess.run(
        ("git", "ls-files", "-z"), cwd=ROOT, capture_output=True, check=False
    )
    if listed.returncode == 0 and listed.stdout:
        yield from map(Path, listed.stdout.decode("utf-8").split("\0")[:-1])
        return
    for folder in ("src", "tests", "docs", "tools", "examples"):
        yield from (one.relative_to(ROOT) for one in (ROOT / folder).rglob("*"))


def test_every_file_can_be_checked_out_anywhere() -> None:
    """No forbidden sign or name, none that differ only in capitals, none too long."""
    named = [one.as_posix() for one in files()]
    parts = {part for name in named for part in name.split("/")}
    devices = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")

    assert len(named) > 1000
    assert [one for one in parts if re.search(r'[<>:"\\|?*\x00-\x1f]|[. ]$', one)] == []
    assert [one for one in parts if devices.fullmatch(one)] == []
    assert len({name.casefold() for name in named}) == len(named)
    assert [name for name in named if len(name) > 150] == []


HOOK: Final = f"""
import sys
sys.modules.update(dict.fromkeys({sorted(MODULES - {"posix"})!r}))
"""


def test_all_is_played_without_posix_in_another_encoding(tmp_path: Path) -> None:
    """In the terminal and at a server, with all their processes."""
    (tmp_path / "sitecustomize.py").write_text(HOOK, "utf-8")
    without = {"PYTHONPATH": str(tmp_path), "PYTHONIOENCODING": "cp1252"}
    probe = (sys.executable, "-c", "import fcntl")
    environment = {**os.environ, **without}

    lacks = subprocess.run(probe, env=environment, capture_output=True, check=False)
    tried = subprocess.run(
        (sys.executable, str(TRIAL), "source"),
        env=environment,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )

    assert b"ModuleNotFoundError" in lacks.stderr
    assert (tried.returncode, tried.stderr.decode()) == (0, "")


@pytest.mark.parametrize(
    ("problem", "system", "gone"),
    [
        (BrokenPipeError(errno.EPIPE, "Broken pipe"), "posix", True),
        (OSError(errno.EINVAL, "Invalid argument"), "posix", False),
        (OSError(errno.EINVAL, "Invalid argument"), "nt", True),
        (OSError(errno.ENOSPC, "No space left on device"), "nt", False),
    ],
)
def test_a_reader_who_has_gone_is_recognized(
    problem: OSError, system: str, gone: bool
) -> None:
    """Windows says of a closed pipe that the argument is invalid."""
    assert is_reader_gone(problem, system) is gone


def test_no_other_server_may_share_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system lets them share it, it is told that the port is ours alone."""
    monkeypatch.setattr(
        socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False
    )
    with listen("127.0.0.1", 0) as listener:
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert not listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
