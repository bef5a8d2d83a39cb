"""What docs/hosting.md tells hosts to copy works: it is taken from there and run."""

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import pytest

from tests.server.api.site import Site, site
from tests.server.fronts import (
    Front,
    fronted,
    settings_in,
    snippets,
    unit,
    why_not,
)
from tools.system_programs import absence_of
from whiskerworks.server.guard import REQUESTS_BURST_SECONDS
from whiskerworks.server.websocket_protocol import PING_INTERVAL_SECONDS
from whiskerworks.settings import Settings

PROGRAMS: Final = ("nginx", "caddy")
REQUESTS: Final = 4
"""So many requests a second one address may send."""
AT_ONCE: Final = round(REQUESTS * REQUESTS_BURST_SECONDS)
"""So many may come at once."""
ORIGIN: Final = "https://cats.example.org"
JSON: Final = "application/json"
HOP: Final = "x-forwarded-for"


class Hosted(NamedTuple):
    """A web server and the server of ours behind it."""

    front: Front
    site: Site
    prefix: str
    network: int

    def visitor(self, number: int) -> str:
        """Return an address of this machine from which nobody else comes."""
        return f"127.0.{self.network}.{number}"


@contextmanager
def serving(folder: Path, url: str) -> Iterator[Site]:
    """Run a server that people reach at *url*, for which time stands still."""
    with site(
        folder, url=url, proxies="127.0.0.1", requests=REQUESTS, seconds=lambda: 0.0
    ) as running:
        yield running


@contextmanager
def hosted(program: str, folder: Path, text: str, behind: Site) -> Iterator[Hosted]:
    """Run a configuration of *program* before a server."""
    reason = why_not(program)
    if reason is not None:
        pytest.skip(f"NOT TESTED: {program} before the server. {reason}")
    url = urlsplit(behind.app.settings.url)
    network = 1 + PROGRAMS.index(program)
    with fronted(program, text, folder, behind.port, url.netloc) as front:
        yield Hosted(front, behind, url.path, network)


@pytest.fixture(scope="module")
def at_root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Run a server that has a site of its own."""
    with serving(tmp_path_factory.mktemp("root"), ORIGIN) as running:
        yield running


@pytest.fixture(scope="module")
def in_part(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Run a server that has a part of a site."""
    folder = tmp_path_factory.mktemp("part")
    with serving(folder, "https://example.org/cats") as running:
        yield running


@pytest.fixture(scope="module", params=PROGRAMS)
def here(
    request: pytest.FixtureRequest,
    at_root: Site,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Hosted]:
    """Run the first configuration of each program."""
    text, folder = snippets(request.param)[0], tmp_path_factory.mktemp("here")
    with hosted(request.param, folder, text, at_root) as running:
        yield running


@pytest.fixture(scope="module", params=PROGRAMS)
def below(
    request: pytest.FixtureRequest,
    in_part: Site,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Hosted]:
    """Run the configuration of each program for a part of a site."""
    first, text = snippets(request.param)
    if request.param == "nginx":
        opening, passing, *_ = text.splitlines()
        assert passing.strip() in first
        text = first.replace("location / {", opening)
    text = text.replace("cats.example.org", "example.org")
    folder = tmp_path_factory.mktemp("below")
    with hosted(request.param, folder, text, in_part) as running:
        yield running


def introduced(here: Hosted, source: str) -> dict[str, str]:
    """Return the headers that a guest shows who comes from *source*."""
    front, path = here.front, f"{here.prefix}/api/me"
    origin = f"https://{front.name}"
    said = json.dumps({"name": "Ada"}).encode()
    headers = {"content-type": JSON, "origin": origin}
    status, told, text = front.ask(source, path, "POST", body=said, headers=headers)
    assert status == 201, text
    assert "Secure" in told["set-cookie"]
    cookie = told["set-cookie"].partition(";")[0]
    token = json.loads(text)["token"]
    return headers | {"cookie": cookie, "x-whiskerworks-token": token}


def check_play(here: Hosted, source: str) -> None:
    """See that somebody gets pages, makes a table and speaks with it by a socket."""
    front, prefix = here.front, here.prefix
    headers = introduced(here, source)
    setup = {"chairs": [{"type": "mine"}, {"type": "open"}]}
    asked = json.dumps({"game": "gears", "setup": setup}).encode()
    path = f"{prefix}/api/tables"
    _, _, text = front.ask(source, path, "POST", body=asked, headers=headers)
    made = json.loads(text)
    path = f"{prefix}/plain/t/{made['table']}"
    page, told, _ = front.ask(source, path, headers={"cookie": headers["cookie"]})
    path = f"{prefix}/api/tables/{made['table']}/socket"
    with front.dial(source, path, headers["cookie"]) as wire:
        wire.send('{"type":"hello"}')
        snapshot = json.loads(wire.recv())

    assert made["url"] == f"https://{front.name}{prefix}/t/{made['table']}"
    assert page == 200
    assert "strict-transport-security" in told
    assert (snapshot["type"], snapshot["seat"]) == ("snapshot", 0)


def check_metrics(here: Hosted, source: str) -> None:
    """See that nobody reads the counts, however they write the path."""
    spellings = ["/metrics", "/metrics/", "//metrics", "/%6detrics", "/./metrics"]
    paths = [f"{here.prefix}{one}" for one in spellings]
    answers = [here.front.ask(source, path) for path in paths]
    # By this a client asks proxies to drop a header on the way.
    dropping = "close, X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host, Via"
    answers.append(here.front.ask(source, paths[0], headers={"connection": dropping}))
    own = here.site.stranger().get("/metrics")

    assert [status for status, _, _ in answers] == [404] * len(answers)
    assert not any("whiskerworks_" in text for _, _, text in answers)
    assert "whiskerworks_" in own.text


class TestWebServers:
    def test_a_table_is_played_through_them(self, here: Hosted) -> None:
        """Pages, the API, a socket; links and cookies are for https."""
        check_play(here, here.visitor(2))

    def test_the_counts_are_not_for_everybody(self, here: Hosted) -> None:
        """Nor for those who come from the machine itself, through the front."""
        check_metrics(here, here.visitor(3))
        assert here.front.ask("127.0.0.1", "/metrics")[0] == 404

    def test_who_calls_is_whom_they_see(self, here: Hosted) -> None:
        """What a caller says of itself changes nothing: each address has its limit."""
        forged = [f"198.51.100.{at}" for at in range(AT_ONCE + 5)]
        answers = [
            here.front.ask(here.visitor(4), "/api/health/live", headers={HOP: one})[0]
            for one in forged
        ]
        other = here.front.ask(here.visitor(5), "/api/health/live")[0]
        direct = here.site.stranger(**{HOP: "198.51.100.1"}).get("/api/health/live")

        assert answers == [200] * AT_ONCE + [429] * 5
        assert other == 200
        assert direct.status_code == 200

    def test_http_leads_to_https(self, here: Hosted) -> None:
        """To the same page."""
        front = here.front
        path = "/t/abc?ply=3"
        status, told, _ = front.ask(here.visitor(6), path, secure=False)

        port = rf"(:{front.https})?"
        assert status in (301, 308)
        assert re.fullmatch(
            rf"https://cats\.example\.org{port}/t/abc\?ply=3", told["location"]
        )

    def test_a_whole_record_comes_through(self, here: Hosted) -> None:
        """As large as the server takes; what is larger is refused by either."""
        headers = introduced(here, here.visitor(8)) | {"content-type": "text/plain"}
        most = Settings().upload
        answers = [
            here.front.ask(
                here.visitor(8),
                "/api/records",
                "POST",
                body=b"x" * size,
                headers=headers,
            )
            for size in (most, most + 1)
        ]

        assert [status for status, _, _ in answers] == [422, 413]
        assert json.loads(answers[0][2])["code"] == "bad-record"


def test_under_a_part_of_a_site_all_is_the_same(below: Hosted) -> None:
    """Links begin with it, sockets are found below it, counts are not."""
    check_play(below, below.visitor(2))
    check_metrics(below, below.visitor(3))


def test_nginx_waits_for_sockets_and_takes_what_the_server_takes() -> None:
    """The server pings sockets; a form writes a character of a record as three."""
    found = settings_in(snippets("nginx")[0])

    for name in ("proxy_read_timeout", "proxy_send_timeout"):
        (value,) = found[name]
        hours = int(value.removesuffix("h"))
        assert hours * 3600 > 10 * PING_INTERVAL_SECONDS
    (size,) = found["client_max_body_size"]
    assert int(size.removesuffix("m")) * 2**20 >= 3 * Settings().upload
    assert "X-Forwarded-For $remote_addr" in found["proxy_set_header"]


class TestSystemd:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        """Return a file with the unit; its program is one that this machine has."""
        reason = absence_of("systemd-analyze")
        if reason is not None:
            pytest.skip(f"NOT TESTED: the unit of systemd. {reason}")
        (text,) = snippets("ini")
        file = tmp_path / "whiskerworks.service"
        file.write_text(text.replace("/opt/whiskerworks/bin/whiskerworks", "/bin/true"))
        return file

    def test_systemd_understands_the_unit(self, file: Path) -> None:
        """All of it: what it does not know it complains of."""
        command = ("systemd-analyze", "verify", "--man=no", str(file))
        ran = subprocess.run(command, capture_output=True, text=True)

        complaints = [line for line in ran.stderr.splitlines() if file.name in line]
        assert (ran.returncode, complaints) == (0, [])

    def test_it_may_do_little(self, file: Path) -> None:
        """By systemd's own measure, from 0 (nothing) to 100 (all)."""
        how = ("--offline=true", "--no-pager", "--threshold=30")
        command = ("systemd-analyze", "security", *how, str(file))
        ran = subprocess.run(command, capture_output=True, text=True)

        assert ran.returncode == 0, ran.stdout + ran.stderr

    def test_it_starts_again_and_has_sockets_enough(self) -> None:
        """After the network and the database; a wrong setting is not tried again."""
        told = unit()

        assert told["Wants"] == "network-online.target"
        assert set(told["After"].split()) == {
            "network-online.target",
            "postgresql.service",
        }
        assert (told["Restart"], told["RestartPreventExitStatus"]) == (
            "on-failure",
            "2",
        )
        assert int(told["RestartSec"]) >= 1
        assert told["StartLimitIntervalSec"] == "0"
        assert int(told["LimitNOFILE"]) >= 10_000
        assert int(told["TimeoutStopSec"]) > Settings().grace
        assert told["UMask"] == "0077"
