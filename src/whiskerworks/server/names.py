"""What people may call themselves."""

import unicodedata
from typing import Final

from whiskerworks.server.problems import Trouble

LONGEST_NAME: Final = 30
LOGIN: Final = (3, 40)
"""The fewest and the most characters of a login."""
PASSWORD: Final = (8, 200)
"""The fewest and the most characters of a password."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def is_shown(text: str) -> bool:
    """Tell whether all of *text* is seen, and nothing in it turns the rest about."""
    return not any(unicodedata.category(character) in _UNSEEN for character in text)


def clean_name(name: str) -> str:
    """
    Return *name* as it is kept.

    Raises:
        Trouble: It is empty, too long, or has characters that nobody sees.
    """
    name = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    if not 1 <= len(name) <= LONGEST_NAME or not is_shown(name):
        raise Trouble("bad-name", "name", most=LONGEST_NAME)
    return name


def clean_login(login: str) -> str:
    """
    Return *login* as it is kept, in small letters.

    Raises:
        Trouble: It is too short or too long, or has blanks or unseen characters.
    """
    login = unicodedata.normalize("NFKC", login).casefold().strip()
    least, most = LOGIN
    fits = least <= len(login) <= most and is_shown(login) and " " not in login
    if not fits:
        raise Trouble("bad-login", "login", least=least, most=most)
    return login


def check_password(password: str) -> None:
    """
    See that *password* may be one.

    Raises:
        Trouble: It is too short or too long.
    """
    least, most = PASSWORD
    if not least <= len(password) <= most:
        raise Trouble("bad-password", "password", least=least, most=most)
