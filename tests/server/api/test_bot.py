"""A program with a token takes a seat and plays, as docs/protocol.md tells."""

import random
import sys
import threading
from pathlib import Path

import pytest
from websockets.sync.client import connect

from examples import bot as program
from tests.server.api.site import BOT, KEPT, MINE, OPEN, Site, done, made, seen, site
from tests.server.serving import SOON
from whiskerworks.table.commands import Abandon


@pytest.fixture
def token(server: Site) -> str:
    """Return a token of somebody's."""
    answer = server.guest("Marvin").post("/api/me/tokens", json={"label": "bot"})
    secret = answer.json()["secret"]
    assert isinstance(secret, str)
    return secret


def test_a_program_waits_for_the_update_behind_an_answer() -> None:
    """Until it comes, the position it knows is the one before its move."""
    bot = program.Bot("", 1)
    status = {"phase": "playing", "players": [{"seat": 0, "you": True}]}
    before = {"ply": 0, "mover": 0, "moves": ["e3"]}
    after = {"ply": 1, "mover": 1, "moves": []}
    shown = {"status": status, "position": before}
    bot.hear({"type": "snapshot", "seq": 4, **shown})
    said = bot.say()
    assert said is not None

    bot.hear({"type": "done", "id": said["id"], "seq": 5})
    early = bot.say()
    shown = {"status": status, "position": after}
    bot.hear({"type": "update", "since": 4, "seq": 5, **shown})
    later = bot.say()
    shown = {"status": status, "position": {**before, "ply": 2}}
    bot.hear({"type": "update", "since": 5, "seq": 6, **shown})
    again = bot.say()

    assert (early, later) == (None, None)
    assert again is not None
    assert again["command"] == {"type": "play", "move": "e3", "at": 2}


def test_two_programs_play_a_whole_game(
    server: Site, token: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each in a seat of its own, by the same protocol as everybody."""
    ada = server.guest("Ada")
    table = made(ada, OPEN, OPEN)
    other = server.guest("Hal").post("/api/me/tokens", json={"label": "bot"}).json()
    bots = [program.Bot("", seed) for seed in (1, 2)]
    threads = [
        threading.Thread(target=program.play, args=(server.url, table, secret, bot))
        for bot, secret in zip(bots, (token, other["secret"]), strict=True)
    ]

    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SOON)

    assert [bot.is_over for bot in bots] == [True, True]
    assert seen(ada, table).status.phase == "over"
    assert "refused" not in capsys.readouterr().out


def test_a_program_comes_back_and_doubles_nothing(server: Site, token: str) -> None:
    """Its connection is cut at random; what was not answered is sent again."""
    ada = server.guest("Ada")
    table = made(ada, OPEN, BOT)
    bot, dice = program.Bot("", 3), random.Random(4)
    hear = bot.hear

    def cut(message: program.Message) -> None:
        if dice.random() < 0.15 and bot.seq:
            raise OSError("the line was cut")
        hear(message)

    bot.hear = cut  # type: ignore[method-assign]
    pauses: list[float] = []
    program.play(server.url, table, token, bot, pauses.append)

    assert pauses
    shown = seen(ada, table)
    assert shown.status.phase == "over"
    mine = [ply for ply in shown.plies if ply.seat == 0]
    assert len(mine) <= bot.sent


def test_a_program_greets_again_when_it_came_too_fast(tmp_path: Path) -> None:
    """Somebody at the same address has used up what all may send."""
    with site(tmp_path, rate=1) as slow:
        ada = slow.guest("Ada")
        token = ada.post("/api/me/tokens", json={"label": "bot"}).json()["secret"]
        table = made(ada, OPEN, OPEN)
        done(ada, table, Abandon())
        socket = f"{slow.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        bot = program.Bot("", 6)
        with connect(socket, open_timeout=SOON, ping_interval=None) as greedy:
            answer: str | bytes = ""
            while "too-fast" not in str(answer):
                greedy.send('{"type": "ping"}')
                answer = greedy.recv()
            program.play(slow.url, table, token, bot)

    assert bot.status["phase"] == "closed"


def test_the_command_line_plays(
    server: Site,
    token: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With an invitation to a chair that is kept."""
    ada = server.guest("Ada")
    asked = {"game": "gears", "setup": {"chairs": [KEPT, BOT]}}
    answer = ada.post("/api/tables", json=asked).json()
    address = f"{answer['url']}?invitation={answer['invitation']}"
    words = ["bot.py", address, "--token", token, "--seed", "5"]
    monkeypatch.setattr(sys, "argv", words)

    program.main()

    assert "over: ending-" in capsys.readouterr().out


def test_a_token_that_is_none_is_sent_away(server: Site) -> None:
    """And does not come back for ever."""
    table = made(server.guest(), MINE, OPEN)

    with pytest.raises(SystemExit, match="sent away"):
        program.play(server.url, table, "ww_nothing", program.Bot("", 1))
