"""Web servers as docs/hosting.md sets them up, started for real before our own."""

import os
import re
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from websockets.sync.client import ClientConnection, connect

from tests.server.serving import SOON
from tools.system_programs import absence_of, which

PAGE: Final = Path(__file__).parents[2] / "docs" / "hosting.md"
CERTIFICATE: Final = Path(__file__).parent / "data" / "hooks.test.pem"
"""Of another name; it is enough to encrypt with."""
NGINX: Final = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/unused-1;
    uwsgi_temp_path {folder}/unused-2;
    scgi_temp_path {folder}/unused-3;
    {site}
}}
"""
CADDY: Final = """
{{
    admin off
    http_port {http}
    https_port {https}
}}
{site}
"""


def snippets(language: str) -> list[str]:
    """Return the blocks of the page that are written in *language*, in order."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.S)


def why_not(program: str) -> str | None:
    """Return why *program* cannot be tested here, or None if it can."""
    if sys.platform != "linux":
        return "Its tests need all the addresses that Linux has for itself"
    return absence_of(program)


class Front(NamedTuple):
    """A web server that runs, before a server of ours."""

    name: str
    """The host of its site."""
    address: str
    """Where it listens: an address of this machine that no other test uses."""
    http: int
    https: int

    def ask(
        self,
        source: str,
        path: str,
        method: str = "GET",
        *,
        body: bytes | None = None,
        headers: Mapping[str, str] = MappingProxyType({}),
        secure: bool = True,
    ) -> tuple[int, dict[str, str], str]:
        """Return status, headers and text of the answer to who asks from *source*."""
        wire = self._wire(source, secure)
        connection = HTTPConnection(self.name)
        if secure:
            wire = tls().wrap_socket(wire, server_hostname=self.name)
        connection.sock = wire
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            text = answer.read().decode()
            told = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, told, text
        finally:
            connection.close()

    def dial(self, source: str, path: str, cookie: str) -> ClientConnection:
        """Open a socket as a browser would that shows a page of the site."""
        return connect(
            f"wss://{self.name}{path}",
            sock=self._wire(source, secure=True),
            ssl=tls(),
            additional_headers={"cookie": cookie, "origin": f"https://{self.name}"},
            open_timeout=SOON,
            close_timeout=SOON,
            ping_interval=None,
        )

    def _wire(self, source: str, secure: bool) -> socket.socket:
        place = (self.address, self.https if secure else self.http)
        return socket.create_connection(place, SOON, (source, 0))


def tls() -> ssl.SSLContext:
    """Return how clients encrypt who ask nobody for proof of a name."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


@contextmanager
def fronted(
    program: str, site: str, folder: Path, port: int, name: str
) -> Iterator[Front]:
    """Run *program* with *site* of the page, before our server at *port*."""
    address = f"127.{os.getpid() >> 8 & 255 | 64}.{os.getpid() & 255}.7"
    # Both are open until both are chosen, so they differ; nobody else uses the address.
    with (
        socket.create_server((address, 0)) as one,
        socket.create_server((address, 0)) as other,
    ):
        http, https = one.getsockname()[1], other.getsockname()[1]
    site = site.replace("127.0.0.1:8765", f"127.0.0.1:{port}")
    write = _nginx if program == "nginx" else _caddy
    command = write(site, folder, address, http, https)
    found = which(program)
    assert found is not None
    with (folder / "said").open("wb") as said:
        started = subprocess.Popen(
            (found, *command),
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)},
        )
    try:
        for port in (http, https):
            _await(started, address, port, folder / "said")
        yield Front(name, address, http, https)
    finally:
        started.kill()
        started.wait(SOON)


def _nginx(
    site: str, folder: Path, address: str, http: int, https: int
) -> tuple[str, ...]:
    """Write nginx's configuration; return how nginx is started with it."""
    site = re.sub(r"\n *listen \[::\].*", "", site)
    site = site.replace("listen 80;", f"listen {address}:{http};")
    site = site.replace("listen 443 ssl;", f"listen {address}:{https} ssl;")
    site = re.sub(r"/etc/ssl/cats\.\w+", str(CERTIFICATE), site)
    config = folder / "nginx.conf"
    config.write_text(NGINX.format(folder=folder, site=site))
    return ("-e", str(folder / "log"), "-p", str(folder), "-c", str(config))


def _caddy(
    site: str, folder: Path, address: str, http: int, https: int
) -> tuple[str, ...]:
    """Write Caddy's configuration; return how Caddy is started with it."""
    opened = f"{{\n    bind {address}\n    tls {CERTIFICATE} {CERTIFICATE}"
    config = folder / "Caddyfile"
    site = site.replace("{", opened, 1)
    config.write_text(CADDY.format(http=http, https=https, site=site))
    return ("run", "--adapter", "caddyfile", "--config", str(config))


def _await(
    started: subprocess.Popen[bytes], address: str, port: int, said: Path
) -> None:
    """Wait until a program listens, or has ended and says why."""
    deadline = time.monotonic() + SOON
    while True:
        try:
            socket.create_connection((address, port), SOON).close()
            return
        except ConnectionRefusedError:
            if started.poll() is not None or time.monotonic() > deadline:
                log = said.parent / "log"
                more = log.read_text() if log.exists() else ""
                raise AssertionError(f"{said.read_text()}{more}") from None
        time.sleep(0.01)


def settings_in(site: str) -> dict[str, list[str]]:
    """Return what a configuration of nginx says: each setting and its values."""
    found: dict[str, list[str]] = {}
    for line in re.sub(r"#.*", "", site).splitlines():
        words = line.strip().rstrip(";").split(maxsplit=1)
        if len(words) == 2 and line.rstrip().endswith(";"):
            found.setdefault(words[0], []).append(words[1])
    return found


def unit() -> dict[str, str]:
    """Return what the unit of systemd says, each setting once."""
    (text,) = snippets("ini")
    lines = [line for line in text.splitlines() if "=" in line and line[0] != "#"]
    return {k: v for k, _, v in (line.partition("=") for line in lines)}
