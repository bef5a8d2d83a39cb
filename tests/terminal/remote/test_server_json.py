"""What comes from a server is read with care: it is going to be shown."""

import msgspec
import pytest

from whiskerworks.table.messages import ChatLine, Fault, Presence
from whiskerworks.terminal.remote.server_json import (
    IncompatibleServer,
    decode_json,
    decode_message,
    remove_invisible,
)


def test_what_steers_a_terminal_is_left_out() -> None:
    """However it is written in JSON: colours, bells, text that runs backwards."""
    line = ChatLine(1, 2, None, "E\x1b[31mve\x07", "a\u202eb\u2028c\x9bd\ne", 3)

    found = decode_json(msgspec.json.encode(line), ChatLine)

    assert (found.name, found.text) == ("E[31mve", "abcde")


def test_words_of_all_languages_stay_as_they_are() -> None:
    """Also signs that are joined without being seen."""
    for text in ("Γρανάζια", "Größe", "Νίκη 🧀", "👩\u200d🔬", "می\u200cخواهم"):
        assert remove_invisible(text) == text


def test_whatever_is_shown_can_be_seen() -> None:
    """No control, no change of direction, no end of line; blanks stay."""
    signs = "".join([chr(number) for number in range(0x3000)])

    shown = remove_invisible(signs)

    assert remove_invisible(shown) == shown
    assert not any(sign in shown for sign in "\x1b\x07\r\n\x9b\u202e\u2029")
    assert all(
        sign.isprintable() or sign in "\u200c\u200d" or sign.isspace() for sign in shown
    )


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"<html>",
        b"[]",
        b'"hello"',
        b'{"type":"flown"}',
        b'{"type":"presence","seats":[],"watching":0,"more":1}',
        b'{"type":"presence","seats":["a"],"watching":0}',
        b'{"type":"presence","seats":[0]}',
        b"\xff\xfe",
        b'{"type":"error","code":"\xff","problem":""}',
    ],
)
def test_what_is_not_known_is_said_to_be_of_another_version(raw: bytes) -> None:
    """In one sentence, that can be seen."""
    with pytest.raises(
        IncompatibleServer, match="runs another version, or is not a Whiskerworks"
    ) as it:
        decode_message(raw)
    assert str(it.value).isprintable()


def test_what_is_known_is_read() -> None:
    """By its type."""
    presence = Presence((0, 1), 2)

    assert decode_message(msgspec.json.encode(presence)) == presence
    assert decode_message(msgspec.json.encode(Fault("x", "ü"))) == Fault("x", "ü")
