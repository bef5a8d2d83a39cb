"""The browser client as the server hands it out: its shell, files and manifest."""

import gzip
import json
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from tests.server.api.site import Site, made, site
from whiskerworks.server.client_files import ClientBuild, ClientFolder, find_client
from whiskerworks.server.client_routes import best_language, takes_gzip

SHELL = """\
<!doctype html>
<html lang="en" class="light">
  <head>
    <meta name="whiskerworks-prefix" content="">
    <meta name="whiskerworks-known" content="">
    <script type="module" crossorigin src="./web/index-1a2b.js"></script>
    <link rel="stylesheet" crossorigin href="./web/index-3c4d.css">
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>
"""
SCRIPT = "console.log('a script that is long enough to be packed');\n" * 20
SCREENS = ["/", "/new/gears", "/rules", "/rules/maze", "/settings", "/me"]
URL = "https://play.test/games"


def write_client(folder: Path) -> Path:
    """Write a client that does nothing, with something secret beside it."""
    client = folder / "client"
    (client / "web").mkdir(parents=True)
    (client / "index.html").write_text(SHELL)
    (client / "sw.js").write_text("// keeps things\n")
    (client / "web" / "index-1a2b.js").write_text(SCRIPT)
    (client / "web" / "index-3c4d.css").write_text("p{}")
    (client / "web" / "art-5e6f.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("secret")
    return client


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a client that does nothing."""
    return write_client(tmp_path_factory.mktemp("built"))


@pytest.fixture(scope="module")
def served(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve that client."""
    with site(tmp_path_factory.mktemp("served"), client=client) as running:
        yield running


@pytest.fixture(scope="module")
def below(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve it below a path, as a proxy shows it."""
    folder = tmp_path_factory.mktemp("below")
    with site(folder, client=client, url=URL, proxies="127.0.0.1") as running:
        yield running


class WatchLinks(HTMLParser):
    """A page's addresses, its language, and what stands in `noscript`."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.plain: list[str] = []
        self.attributes: dict[str, dict[str, str | None]] = {}
        self._without = False
        self.feed(answer.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        found = dict(attrs)
        self.attributes[found.get("name") or tag] = found
        self._without = self._without or tag == "noscript"
        for name in ("href", "src", "content"):
            value = (found.get(name) or "").removeprefix("0; url=")
            if self._without and value:
                self.plain.append(value)
            elif name != "content" and value:
                self.addresses.append(value)

    def handle_endtag(self, tag: str) -> None:
        """Note where `noscript` ends."""
        self._without = self._without and tag != "noscript"


class TestShell:
    @pytest.mark.parametrize("path", SCREENS)
    def test_every_screen_is_the_shell(self, served: Site, path: str) -> None:
        """So that loading an address again lands where one was."""
        answer = served.stranger().get(path)

        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert '<div id="app">' in answer.text

    def test_the_screen_of_a_table_is_the_shell(self, served: Site) -> None:
        """For anybody who has its address."""
        table = made(served.guest())

        answer = served.stranger().get(f"/t/{table}?ply=3")

        assert answer.status_code == 200
        assert '<div id="app">' in answer.text

    @pytest.mark.parametrize(
        "path", ["/new/chess", "/t/none", f"/t/{'x' * 900}", "/rules/chess"]
    )
    def test_what_there_is_not_is_not_found(self, served: Site, path: str) -> None:
        """Programs read the status; people are told by the client, in its words."""
        answer = served.stranger().get(path)

        assert answer.status_code == 404
        assert answer.headers["cache-control"] == "no-cache"
        assert '<div id="app">' in answer.text

    def test_the_plain_page_of_no_table_is_not_found(self, served: Site) -> None:
        """It says so itself."""
        answer = served.stranger().get("/plain/t/none")

        assert answer.status_code == 404
        assert "Table not found." in answer.text

    @pytest.mark.parametrize("path", ["/nothing", "/t/a/b", "/new", "/t", "/web"])
    def test_other_paths_are_not_found(self, served: Site, path: str) -> None:
        """And the way back leads to the client."""
        answer = served.stranger().get(path)

        assert answer.status_code == 404
        assert 'href="/"' in answer.text

    @pytest.mark.parametrize(
        ("path", "plain"),
        [
            ("/", "/plain/"),
            ("/t/abc?invitation=a%26b&x=%22", "/plain/t/abc?invitation=a%26b&x=%22"),
            ("/rules/maze", "/plain/rules/maze"),
            ("/settings", "/plain/"),
            ("/t/%22%3E%3Cb%3E", "/plain/t/%22%3E%3Cb%3E"),
        ],
    )
    def test_without_scripts_one_is_led_to_the_plain_page(
        self, served: Site, path: str, plain: str
    ) -> None:
        """At once, and by a link where a browser does not go by itself."""
        page = WatchLinks(served.stranger().get(path))

        assert page.plain == [plain, plain]
        assert "b" not in page.attributes

    def test_the_plain_pages_of_screens_are_there(self, served: Site) -> None:
        """Those of games and of oneself."""
        for path in ("/", "/new/gears", "/rules", "/rules/maze", "/me"):
            assert served.stranger().get(f"/plain{path}").status_code == 200

    def test_it_speaks_the_language_that_the_browser_likes_best(
        self, served: Site
    ) -> None:
        """As far as it is known before the client runs."""
        greek = {"accept-language": "xx, en;q=0.3, el-GR;q=0.8"}

        answer = served.stranger(**greek).get("/")

        assert WatchLinks(answer).attributes["html"]["lang"] == "el"
        assert "απλές" in answer.text
        assert answer.headers["vary"] == "accept-language, cookie"

    def test_it_says_whether_the_browser_is_known(self, served: Site) -> None:
        """So that a stranger need not ask, only to be told so."""
        said = 'name="whiskerworks-known" content="'

        assert f'{said}no"' in served.stranger().get("/").text
        assert f'{said}yes"' in served.guest("Ada").get("/").text

    def test_the_games_are_with_the_rules(self, served: Site) -> None:
        """Where they once were leads on."""
        answer = served.stranger().get("/games")

        assert answer.status_code == 302
        assert answer.headers["location"] == "/rules"


class TestFiles:
    def test_they_are_kept_forever(self, served: Site) -> None:
        """Their names hold what is in them."""
        answer = served.stranger().get("/web/index-1a2b.js")

        assert answer.text == SCRIPT
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"

    @pytest.mark.parametrize(
        ("name", "kind"),
        [
            ("index-3c4d.css", "text/css; charset=utf-8"),
            ("art-5e6f.svg", "image/svg+xml"),
        ],
    )
    def test_each_says_what_it_is(self, served: Site, name: str, kind: str) -> None:
        """Browsers are told not to guess."""
        assert served.stranger().get(f"/web/{name}").headers["content-type"] == kind

    @pytest.mark.parametrize(
        ("accepted", "packed"), [("br, gzip", True), ("identity", False), ("", False)]
    )
    def test_they_are_packed_for_who_can_unpack_them(
        self, served: Site, accepted: str, packed: bool
    ) -> None:
        """And nobody's cache mixes that up."""
        path, headers = "/web/index-1a2b.js", {"accept-encoding": accepted}

        with served.stranger(**headers).stream("GET", path) as answer:
            body = b"".join(answer.iter_raw())

        assert (gzip.decompress(body) if packed else body) == SCRIPT.encode()
        assert ("content-encoding" in answer.headers) == packed
        assert answer.headers["vary"] == "accept-encoding"

    @pytest.mark.parametrize(
        "path",
        [
            "/web/../secret.txt",
            "/web/..%2Fsecret.txt",
            "/web/..%2F..%2Fsecret.txt",
            "/web/%2e%2e/secret.txt",
            "/web/..%5Csecret.txt",
            "/web/%2Fetc%2Fpasswd",
            "/web/index.html",
            "/web/..%2Findex.html",
            "/web/none.js",
            "/web/",
        ],
    )
    def test_no_other_file_can_be_reached(self, served: Site, path: str) -> None:
        """Whatever a path says: names are looked up, never opened."""
        request = httpx.Request("GET", f"{served.url}/")
        request.url = request.url.copy_with(raw_path=path.encode())

        answer = served.stranger().send(request)

        assert answer.status_code == 404
        assert "secret" not in answer.text.replace(path, "")

    def test_the_worker_is_asked_for_each_time(self, served: Site) -> None:
        """And may look after everything below where we live."""
        answer = served.stranger().get("/sw.js")

        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["service-worker-allowed"] == "/"
        assert answer.headers["content-type"].startswith("text/javascript")

    def test_a_client_that_is_built_again_is_served(self, tmp_path: Path) -> None:
        """At once, and its old files no longer."""
        folder = write_client(tmp_path)
        built = ClientFolder(folder)
        assert built.file("web/index-1a2b.js") is not None

        (folder / "web" / "index-1a2b.js").unlink()
        (folder / "web" / "index-9z9z.js").write_text("new")
        (folder / "index.html").write_text(SHELL.replace("1a2b", "9z9z"))

        client = built.client()
        assert client is not None
        assert "9z9z" in client.shell
        assert built.file("web/index-9z9z.js") is not None
        assert built.file("web/index-1a2b.js") is None

    def test_while_it_is_built_the_old_one_serves(self, tmp_path: Path) -> None:
        """A builder empties the folder first."""
        folder = write_client(tmp_path)
        built = ClientFolder(folder)
        before = built.client()

        (folder / "index.html").unlink()

        assert before is not None
        assert built.client() is before


class TestManifest:
    def test_the_client_can_be_installed(self, served: Site) -> None:
        """It stands alone, has icons that are there, and begins where it lives."""
        browser = served.stranger()
        answer = browser.get("/manifest.webmanifest")

        told = json.loads(answer.content)
        assert answer.headers["content-type"].startswith("application/manifest+json")
        assert (told["start_url"], told["scope"]) == (".", ".")
        assert told["display"] == "standalone"
        for icon in told["icons"]:
            found = browser.get(f"/{icon['src']}")
            assert found.status_code == 200
            assert found.headers["content-type"] == icon["type"]

    def test_the_shell_leads_to_it(self, served: Site) -> None:
        """So that a browser finds it."""
        addresses = WatchLinks(served.stranger().get("/t/abc")).addresses

        assert "/manifest.webmanifest" in addresses
        assert "/static/icon.svg" in addresses


class TestBelowAPath:
    def test_all_addresses_of_the_shell_are_below_it(self, below: Site) -> None:
        """The client's files, the icon, the manifest and the plain page."""
        page = WatchLinks(below.stranger().get("/games/t/abc?ply=3"))

        assert page.attributes["whiskerworks-prefix"]["content"] == "/games"
        assert page.plain == ["/games/plain/t/abc?ply=3"] * 2
        assert len(page.addresses) == 5
        assert all(one.startswith("/games/") for one in page.addresses)

    def test_they_are_found_there(self, below: Site) -> None:
        """Each of them."""
        browser = below.stranger()

        for address in WatchLinks(browser.get("/games/")).addresses:
            assert browser.get(address).status_code == 200

    def test_the_worker_looks_after_no_more(self, below: Site) -> None:
        """Others may live beside us."""
        answer = below.stranger().get("/games/sw.js")

        assert answer.headers["service-worker-allowed"] == "/games/"

    def test_the_games_lead_to_the_rules_there(self, below: Site) -> None:
        """A path of ours may be called like the path before us."""
        answer = below.stranger().get("/games/games")

        assert answer.headers["location"] == "/games/rules"


class TestWithoutAClient:
    @pytest.mark.parametrize("path", ["/", "/new/gears", "/t/abc?ply=1&eyes=0", "/me"])
    def test_all_are_led_to_the_plain_pages(self, server: Site, path: str) -> None:
        """Where no Node was at hand when it was built."""
        answer = server.stranger().get(path)

        assert answer.status_code == 302
        assert answer.headers["location"] == f"/plain{path}"

    def test_there_are_no_files_of_it(self, server: Site) -> None:
        """Nor a worker."""
        for path in ("/web/index-1a2b.js", "/sw.js"):
            assert server.stranger().get(path).status_code == 404

    def test_the_log_says_so_once(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        """For whoever wonders."""
        with site(tmp_path) as running:
            running.stranger().get("/")
            running.stranger().get("/")

        assert caplog.text.count("no browser client") == 1


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("xx,*;q=0.5", "en"),
        ("en;q=0.2,nl;q=0.4", "nl"),
        ("fr;q=0", "en"),
        ("it;q=x,;;,=", "en"),
    ],
)
def test_the_best_language_is_the_one_most_liked(accepted: str, language: str) -> None:
    """Of those there are words in."""
    assert best_language(accepted) == language


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [("gzip", True), ("GZIP;q=0.5", True), ("gzip;q=0", False), ("x-gzip", False)],
)
def test_who_takes_gzip_says_so(accepted: str, takes: bool) -> None:
    """By its name, and not with a weight of nothing."""
    assert takes_gzip(accepted) is takes


@pytest.fixture
def real() -> ClientBuild:
    """Return the client as it was built for what is tested here."""
    client = find_client().client()
    if client is None:
        pytest.skip("no browser client is built")
    return client


def test_the_real_client_is_small(real: ClientBuild) -> None:
    """All its scripts together weigh no more than 60 kB when they are packed."""
    scripts = {
        n: len(f.packed or f.content) for n, f in real.files.items() if ".js" in n
    }

    assert scripts
    assert sum(scripts.values()) <= 60_000, scripts


@pytest.mark.usefixtures("real")
def test_the_real_client_is_whole(tmp_path: Path) -> None:
    """Every file that its shell names is there."""
    folder = find_client().folder

    with site(tmp_path, client=folder) as running:
        browser = running.stranger()
        addresses = WatchLinks(browser.get("/")).addresses

        assert any(one.startswith("/web/") for one in addresses)
        assert {browser.get(one).status_code for one in addresses} == {200}
