"""What the log holds, and what it never holds."""

import asyncio
import io
import json
import logging
import re
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from whiskerworks.server import logs
from whiskerworks.server.logs import AccessLog
from whiskerworks.server.request_origin import Message, Receive, Scope, Send


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    """Return where logs go, as JSON and all of them, for one test."""
    stream = io.StringIO()
    root = logging.getLogger()
    before = root.level
    logs.set_up("json", "debug", stream)
    yield stream
    root.setLevel(before)
    for handler in [
        one for one in root.handlers if isinstance(one, logs.LibraryHandler)
    ]:
        root.removeHandler(handler)


def lines(out: io.StringIO) -> list[dict[str, object]]:
    """Return the lines that were logged."""
    return [json.loads(line) for line in out.getvalue().splitlines()]


async def nothing() -> Message:
    """Receive nothing."""
    return {"type": "http.request", "body": b"", "more_body": False}


def serve(told: AccessLog, path: str) -> list[Message]:
    """Return what is answered to a request."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "path": path, "method": "GET", "query_string": b"a=hidden"}
    asyncio.run(told(scope, nothing, send))
    return sent


async def fine(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer that all is well."""
    structlog.get_logger().debug("asked")
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


async def broken(scope: Scope, receive: Receive, send: Send) -> None:
    """Fail, with much said."""
    raise RuntimeError(f"{scope['path']} postgresql://cat:purr@db/games")


def test_a_request_is_one_line_with_id_method_path_status_and_time(
    out: io.StringIO,
) -> None:
    """Lines that were logged meanwhile carry its id, and so does its answer."""
    sent = serve(AccessLog(fine), "/api/games")

    asked, line = lines(out)
    assert (line["event"], line["method"], line["path"]) == (
        "request",
        "GET",
        "/api/games",
    )
    assert (line["status"], line["level"]) == (204, "info")
    assert isinstance(line["ms"], float)
    assert asked["request"] == line["request"]
    assert (b"x-request-id", str(line["request"]).encode()) in sent[0]["headers"]
    assert "hidden" not in out.getvalue()


def test_of_an_id_in_a_path_only_the_beginning_is_shown(out: io.StringIO) -> None:
    """It opens the table."""
    table = secrets.token_urlsafe(16)

    serve(AccessLog(fine), f"/api/tables/{table}/moves")

    assert lines(out)[-1]["path"] == f"/api/tables/{table[:6]}…/moves"
    assert table not in out.getvalue()


def test_what_fails_is_logged_and_answered(out: io.StringIO) -> None:
    """With a traceback, but without passwords and ids."""
    table = secrets.token_urlsafe(16)

    sent = serve(AccessLog(broken), f"/api/tables/{table}")

    failed, _ = lines(out)
    assert failed["event"] == "failed"
    assert "RuntimeError" in str(failed["exception"])
    assert "purr" not in out.getvalue()
    assert table not in out.getvalue()
    assert sent[0].get("status", sent[0].get("code")) in (500, 1011)


def test_other_libraries_are_heard_from_warnings_on(out: io.StringIO) -> None:
    """What they say below that may hold whatever passes through them."""
    for name in ("asyncio", "websockets.server", "uvicorn.error", "sqlalchemy"):
        logging.getLogger(name).info("parameters: secret-words")
        logging.getLogger(name).debug("parameters: secret-words")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")

    (line,) = lines(out)
    assert line["event"] == "Invalid HTTP request received."
    assert line["logger"] == "uvicorn.error"


def test_secrets_that_are_handed_in_by_mistake_are_not_shown(out: io.StringIO) -> None:
    """Under their names, or inside of something else."""
    structlog.get_logger().info(
        "mistake",
        password="purr-purr",
        nested={"cookie": "purr-purr", "rest": [{"word": "purr-purr"}]},
        table="abcdefghijkl",
        mixed="GET /t/abcdefghijkl?invitation=purr-purr",
        dealer="0123456789abcdef0123456789abcdef",
    )

    assert "purr" not in out.getvalue()
    assert "abcdefg" not in out.getvalue()
    assert "0123456" not in out.getvalue()


@given(st.binary(min_size=16, max_size=32))
def test_the_beginning_of_a_path_never_gives_an_id_away(raw: bytes) -> None:
    """Whichever id it is."""
    table = raw.hex()

    assert table not in logs.mask_path(f"/a/{table}")
    assert table not in logs.scrub_text(f"no table {table} here")


def test_a_reader_who_went_away_troubles_nobody(out: io.StringIO) -> None:
    """Logs are lost then; games are not."""
    out.close()

    structlog.get_logger().info("unheard")
    logging.getLogger("uvicorn.error").warning("unheard")


def test_text_is_for_people(out: io.StringIO) -> None:
    """One line, no colours where there is no terminal."""
    stream = io.StringIO()
    logs.set_up("text", "info", stream)

    serve(AccessLog(fine), "/api/games")

    assert "request" in stream.getvalue()
    assert "path=/api/games" in stream.getvalue()
    assert "\x1b" not in stream.getvalue()
    assert stream.getvalue().count("\n") == 1


def test_what_machines_ask_again_and_again_is_only_told_who_wants_all(
    out: io.StringIO,
) -> None:
    """Health and metrics."""
    for path in ("/api/health/live", "/api/health/ready", "/metrics"):
        serve(AccessLog(fine), path)

    assert {line["level"] for line in lines(out)} == {"debug"}


def test_requests_that_are_shed_are_only_told_who_wants_all(out: io.StringIO) -> None:
    """A line for each would cost more than to refuse it."""

    async def shed(scope: Scope, receive: Receive, send: Send) -> None:
        scope.setdefault("state", {})["shed"] = True
        await fine(scope, receive, send)

    serve(AccessLog(shed), "/api/games")

    assert {line["level"] for line in lines(out)} == {"debug"}


def test_every_event_of_the_log_is_explained() -> None:
    """Hosts find in the docs what a line tells them."""
    code = Path(logs.__file__).parent
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    call = re.compile(
        r"\blog\.(?:debug|info|warning|error|exception)\(\s*\"([^\"]+)\"", re.IGNORECASE
    )
    events = {
        event for one in code.rglob("*.py") for event in call.findall(one.read_text())
    }

    assert "failed" in events
    assert [event for event in sorted(events) if f"`{event}`" not in page] == []


def test_what_a_server_logs_here_is_not_printed(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """Tests read what commands print, while a server runs in the same process."""
    structlog.get_logger().warning("the event loop was stalled")
    logging.getLogger("whiskerworks").warning("a row cannot be kept")

    assert capsys.readouterr() == ("", "")
    assert len(caplog.records) == 2
