"""A server goes on when the package of a game is not there any more."""

from pathlib import Path

from tests.plugin.plugin_package import GAME
from tests.plugin.test_everywhere import made
from tests.server.process import UNLIMITED, Process, guest


def test_the_tables_of_a_game_that_is_gone_do_not_stop_the_others(
    python: Path, tmp_path: Path
) -> None:
    """They are listed by the name of the game, and come back with it."""
    data, log = tmp_path / "games.sqlite3", tmp_path / "log"
    with Process(data, log, *UNLIMITED, python=python) as server, guest(server) as ada:
        table = made(ada, {}, "mine", public=True)
        assert server.stop() == 0

    with Process(data, log, *UNLIMITED) as server, guest(server) as bob:
        listed = bob.get("/api/tables").json()["tables"]
        assert [line["game"] for line in listed] == [GAME]
        assert f">{GAME}</a>" in bob.get("/plain/").text
        answer = bob.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
        assert f"there is no game '{GAME}'" in log.read_text("utf-8")
        assert server.stop() == 0

    with Process(data, log, *UNLIMITED, python=python) as server, guest(server) as eve:
        told = eve.get(f"/api/tables/{table}").json()
        assert told["status"]["phase"] == "playing"
        assert server.stop() == 0
