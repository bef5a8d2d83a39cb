"""Messages from a server are cleaned, since they are printed on a terminal."""

import msgspec
import pytest

from whiskerworks.table.messages import ChatLine, Fault, Presence
from whiskerworks.terminal.remote.server_json import (
    IncompatibleServer,
    decode_json,
    decode_message,
    remove_invisible,
)


def test_control_characters_are_removed() -> None:
    """However JSON encodes it: colours, bells, right-to-left overrides."""
    line = ChatLine(1, 2, None, "E\x1b[31mve\x07", "a\u202eb\u2028c\x9bd\ne", 3)

    found = decode_json(msgspec.json.encode(line), ChatLine)

    assert (found.name, found.text) == ("E[31mve", "abcde")


def test_words_of_all_languages_stay_as_they_are() -> None:
    """Including invisible joiners."""
    for text in ("Γρανάζια", "Größe", "Νίκη 🧀", "👩\u200d🔬", "می\u200cخواهم"):
        assert remove_invisible(text) == text


def test_all_shown_text_is_printable() -> None:
    """No control characters, no direction marks, no line breaks; spaces stay."""
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
def test_unknown_messages_are_blamed_on_another_version(raw: bytes) -> None:
    """In one printable sentence."""
    with pytest.raises(
        IncompatibleServer, match="runs another version, or is not a Whiskerworks"
    ) as it:
        decode_message(raw)
    assert str(it.value).isprintable()


def test_known_messages_are_decoded() -> None:
    """By its type."""
    presence = Presence((0, 1), 2)

    assert decode_message(msgspec.json.encode(presence)) == presence
    assert decode_message(msgspec.json.encode(Fault("x", "ü"))) == Fault("x", "ü")
