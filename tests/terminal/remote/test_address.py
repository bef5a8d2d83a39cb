"""Addresses of tables, as people paste them."""

import pytest

from whiskerworks.terminal.remote.address import BadAddress, TableAddress, parse_address

ID = "Ab-9_z"


@pytest.mark.parametrize(
    ("text", "server"),
    [
        (f"https://cats.example/t/{ID}", "https://cats.example"),
        (f"http://127.0.0.1:8765/t/{ID}/", "http://127.0.0.1:8765"),
        (
            f"https://cats.example/club/evening/t/{ID}",
            "https://cats.example/club/evening",
        ),
        (f"https://cats.example/club/plain/t/{ID}", "https://cats.example/club"),
        (f"https://cats.example/plain/t/{ID}#board", "https://cats.example"),
        (f"HTTPS://Cats.example/t/{ID}", "https://cats.example"),
        (f"https://cats.example/t/t/{ID}", "https://cats.example/t"),
        (f"localhost:8765/t/{ID}", "http://localhost:8765"),
        (f"127.0.0.1:8765/t/{ID}", "http://127.0.0.1:8765"),
        (f"[::1]:8765/t/{ID}", "http://[::1]:8765"),
        (f"192.168.1.7:8765/t/{ID}", "http://192.168.1.7:8765"),
        (f"cats.example/t/{ID}", "https://cats.example"),
        (f"  <https://cats.example/t/{ID}>,\n", "https://cats.example"),
    ],
)
def test_a_table_is_found_however_its_address_was_pasted(
    text: str, server: str
) -> None:
    """With a prefix, without a scheme, of a plain page, or out of a letter."""
    assert parse_address(text) == TableAddress(server, ID)


def test_a_link_grants_rights() -> None:
    """A reserved chair, or a player's view."""
    invited = parse_address(f"https://cats.example/t/{ID}?invitation=a%20b&x=1#chat")
    watching = parse_address(f"https://cats.example/t/{ID}?watch=1.abc")

    assert (invited.invitation, invited.watch) == ("a b", "")
    assert (watching.invitation, watching.watch) == ("", "1.abc")


def test_a_table_has_a_page_to_share_and_a_socket() -> None:
    """Both below the same prefix."""
    address = parse_address(f"https://cats.example/club/t/{ID}")

    assert address.page("x&y") == f"https://cats.example/club/t/{ID}?invitation=x%26y"
    assert address.page() == f"https://cats.example/club/t/{ID}"
    assert address.socket == f"wss://cats.example/club/api/tables/{ID}/socket"
    assert (
        parse_address(f"localhost/t/{ID}").socket
        == f"ws://localhost/api/tables/{ID}/socket"
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "does not name a server"),
        ("gears", "should end in /t/"),
        ("https://cats.example/", "should end in /t/"),
        ("https://cats.example/t/", "should end in /t/"),
        (f"https://cats.example/t/{ID}/more", "should end in /t/"),
        ("https://cats.example/t/a%20b", "should end in /t/"),
        (f"https:///t/{ID}", "does not name a server"),
        (f"ftp://cats.example/t/{ID}", "should begin with http"),
        (f"javascript://cats.example/t/{ID}", "should begin with http"),
        (f"https://me:word@cats.example/t/{ID}", "does not name a server"),
        (f"https://cats.example:99999/t/{ID}", "ort"),
        (f"https://[cats/t/{ID}", "IPv6"),
        (f"https://cats.example/t/{ID} and more", "characters that an address cannot"),
        (f"https://cats.example/\x1b[31m/t/{ID}", "characters that an address cannot"),
        (f"https://{'x' * 3000}/t/{ID}", "characters that an address cannot"),
    ],
)
def test_invalid_addresses_are_refused(text: str, problem: str) -> None:
    """In one sentence, with the reason."""
    with pytest.raises(BadAddress, match=problem) as caught:
        parse_address(text)
    assert "\n" not in str(caught.value)
