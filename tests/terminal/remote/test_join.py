"""`whiskerworks join` as people type it: through a pipe, against another player."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.api.site import BOT, MINE, OPEN, Site, made
from tests.terminal.remote.join_command import LONG, joining
from tests.terminal.remote.tables import (
    BLOCKED,
    at,
    joined_session,
    me,
    nobody,
    run,
    until,
)
from whiskerworks import cli


@pytest.fixture
def there() -> Iterator[str]:
    """Return an address where nothing listens."""
    with nobody() as found:
        yield found


def joined(folder: Path, typed: str, *arguments: str) -> tuple[int, str, str]:
    """Return the exit code of the command, its output, and its errors."""
    with joining(folder, *arguments) as process:
        shown, complaints = process.communicate(typed, LONG)
    return process.returncode, shown, complaints


def test_a_pipe_plays_against_a_session(server: Site, tmp_path: Path) -> None:
    """One move per line, on its turn; events as output."""
    ada = server.guest("Ada")
    table = made(ada, MINE, OPEN)
    address = at(server, table)
    moves = "".join([f"{move}\n" for move in BLOCKED[1::2]])
    pipe = joining(tmp_path, address.page(), "--name", "Bob")

    async def work() -> None:
        async with joined_session(address, me(ada)) as one:
            for move in BLOCKED[::2]:
                await until(one, lambda now: now.is_our_turn)
                assert await one.obey(move) == []
            now = await until(one, lambda now: now.result)
            assert now.people[1].name == "Bob"
            assert [told.move for told in now.plies] == list(BLOCKED)

    with pipe:
        assert pipe.stdin is not None
        pipe.stdin.write(moves)
        pipe.stdin.flush()
        run(work())
        shown, complaints = pipe.communicate("", LONG)

    assert complaints == ""
    assert pipe.returncode == 0
    assert "You now sit in seat 2.\n" in shown
    assert "Blue puts a cog on i3.\n" in shown
    assert "Winner: Bob.\n[G9] Score 0 : 1\n" in shown


def test_errors_are_one_sentence_and_exit_code_2(
    server: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str], there: str
) -> None:
    """An invalid address, an unknown table, a missing name."""
    table = made(server.guest("Ada"), MINE, OPEN)
    page = at(server, table).page()
    nobody = "127.0.0.1 does not know you yet: choose a name, for example --name Ada"
    cases = {
        ("gears",): "'gears' is not the address of a table: it should end in",
        (page,): nobody,
        (page, "--token", "ww_no"): "127.0.0.1 does not accept this token",
        (page, "--name", "A", "--seat", "9"): "there is no seat 9; there are 0 to 1",
        (f"{server.url}/t/no", "--watch"): "Table not found.",
        (f"{there}/t/no", "--name", "A"): "127.0.0.1 cannot be reached: nothing",
        (page, "--name", "A", "--language", "xx"): "unknown language 'xx'",
    }
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path))
        patch.delenv("WHISKERWORKS_TOKEN", raising=False)
        patch.setattr("sys.stdin", None)
        for arguments, problem in cases.items():
            code = cli.run(["join", "--plain", *arguments])
            found = capsys.readouterr()
            assert code == 2, problem
            assert found.err.startswith(f"whiskerworks: {problem}")
            assert found.err.count("\n") == 1


def test_spectators_need_no_name(server: Site, tmp_path: Path) -> None:
    """It ends with the input, once the game is over."""
    table = made(server.guest("Ada"), BOT, BOT)
    page = at(server, table).page()

    code, shown, complaints = joined(tmp_path, "", page, "--watch", "--language", "de")

    assert (code, complaints) == (0, "")
    assert "Du schaust zu.\n" in shown
    assert not list(tmp_path.iterdir()), "nothing is kept of a stranger"
