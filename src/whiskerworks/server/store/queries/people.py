"""Queries for people, their names and their tokens."""

import unicodedata
from collections.abc import Collection, Iterable

from sqlalchemy import (
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from whiskerworks.server.store.errors import Conflict, NameTaken, Unknown
from whiskerworks.server.store.queries import sessions, settings
from whiskerworks.server.store.rows import Person, Token
from whiskerworks.server.store.schema import (
    MUTES,
    PEOPLE,
    RESERVED_NAMES,
    SEATS,
    SESSIONS,
    TABLES,
    TOKENS,
)

MAX_IDS_PER_QUERY = 500
"""Maximum ids in one query; databases have a limit."""

KEYS_VERSION_SETTING = "reserved-names"
"""Name of the setting with the version of the reserved names' keys."""

# Made once: every request and every socket runs it.
_FIND = select(PEOPLE).where(PEOPLE.c.id == bindparam("person"))


def login_key(login: str) -> str:
    """Return the common key of logins that differ only in case or encoding."""
    plain = unicodedata.normalize("NFKC", login).casefold()
    return unicodedata.normalize("NFKC", plain)


def add(connection: Connection, person: Person, keys: Collection[str]) -> None:
    """
    Add a guest, whose name has these *keys*.

    Raises:
        NameTaken: An account has reserved the name.
    """
    _check(connection, person.id, keys)
    values = {
        "id": person.id,
        "name": person.name,
        "created": person.created,
        "seen": person.seen,
    }
    connection.execute(insert(PEOPLE).values(values))


def rename(
    connection: Connection, person: str, name: str, keys: Collection[str]
) -> None:
    """
    Change a person's name, which has these *keys*.

    Raises:
        NameTaken: Another account has reserved it.
        Unknown: The person does not exist or was erased.
    """
    change(connection, person, name=name)
    found = find(connection, person)
    is_account = found is not None and found.login is not None
    (_reserve if is_account else _check)(connection, person, keys)


def find(connection: Connection, person: str) -> Person | None:
    """Return the person with this id."""
    row = connection.execute(_FIND, {"person": person}).first()
    return None if row is None else _person(row)


def find_login(connection: Connection, login: str) -> Person | None:
    """Return the person with this login, in any case."""
    wanted = PEOPLE.c.login_key == login_key(login)
    row = connection.execute(select(PEOPLE).where(wanted)).first()
    return None if row is None else _person(row)


def find_token(connection: Connection, token_hash: str) -> tuple[Person, str] | None:
    """Return the person for whom a token acts, and the token's id."""
    both = select(PEOPLE, TOKENS.c.id.label("token"))
    joined = both.join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
    good = joined.where(TOKENS.c.hash == token_hash, TOKENS.c.epoch == PEOPLE.c.epoch)
    row = connection.execute(good).first()
    return None if row is None else (_person(row), row.token)


def names(connection: Connection, people: Collection[str]) -> dict[str, str]:
    """Return the names of *people*, except those who were erased."""
    ids = sorted(set(people))
    found: dict[str, str] = {}
    for start in range(0, len(ids), MAX_IDS_PER_QUERY):
        some = PEOPLE.c.id.in_(ids[start : start + MAX_IDS_PER_QUERY])
        rows = connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(some))
        found.update({row.id: row.name for row in rows if row.name})
    return found


def change(connection: Connection, person: str, **values: str | None) -> None:
    """
    Set columns of a person.

    Raises:
        Unknown: The person does not exist or was erased.
    """
    theirs = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.forgotten.is_(None))
    if connection.execute(theirs.values(**values)).rowcount == 0:
        raise Unknown(f"unknown person {person}")


def set_login(
    connection: Connection,
    person: str,
    login: str,
    password_hash: str,
    keys: Collection[str],
) -> None:
    """
    Give a person an account, and reserve their name, which has these *keys*.

    Raises:
        Conflict: Another account has this login.
        NameTaken: Another account has reserved the name.
        Unknown: The person does not exist.
    """
    # First: a refused account must not reveal which logins are taken.
    _check(connection, person, keys)
    key = login_key(login)
    values = {"login": login, "login_key": key, "password_hash": password_hash}
    try:
        change(connection, person, **values)
    except IntegrityError:
        raise Conflict(f"the login {login!r} is taken") from None
    _reserve(connection, person, keys)


def note_seen(connection: Connection, people: Collection[str], now: int) -> None:
    """Note that people are here."""
    theirs = update(PEOPLE).where(PEOPLE.c.id == bindparam("person")).values(seen=now)
    connection.execute(theirs, [{"person": one} for one in people])


def search(connection: Connection, text: str, limit: int) -> list[Person]:
    """Return people whose id, name or login contains *text*, newest first."""
    wanted = select(PEOPLE).where(PEOPLE.c.forgotten.is_(None))
    if text:
        columns = (PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.id)
        held = [one.icontains(text, autoescape=True) for one in columns]
        wanted = wanted.where(or_(*held))
    newest = wanted.order_by(PEOPLE.c.created.desc(), PEOPLE.c.id)
    return [_person(row) for row in connection.execute(newest.limit(limit))]


def forget(connection: Connection, person: str, now: int) -> None:
    """
    Erase everything that identifies a person; the id and the games stay.

    Raises:
        Unknown: The person does not exist.
    """
    told = ("login", "login_key", "password_hash", "hook_url", "hook_kind")
    gone: dict[str, object] = dict.fromkeys(told)
    gone |= {"name": "", "forgotten": now, "epoch": PEOPLE.c.epoch + 1}
    theirs = update(PEOPLE).where(PEOPLE.c.id == person)
    if connection.execute(theirs.values(**gone)).rowcount == 0:
        raise Unknown(f"unknown person {person}")
    sessions.clear(connection, person)
    _free_names(connection, person)
    connection.execute(delete(MUTES).where(MUTES.c.person == person))


def add_token(connection: Connection, token: Token, token_hash: str) -> None:
    """
    Add a token.

    Raises:
        Conflict: The token already exists.
        Unknown: The person does not exist, was erased or has signed out since.
    """
    found = find(connection, token.person)
    if found is None or found.forgotten or found.epoch != token.epoch:
        raise Unknown(f"unknown person {token.person}")
    values = {
        "id": token.id,
        "person": token.person,
        "label": token.label,
        "created": token.created,
        "epoch": token.epoch,
        "hash": token_hash,
    }
    try:
        connection.execute(insert(TOKENS).values(values))
    except IntegrityError:
        raise Conflict("the token already exists") from None


def tokens_of(connection: Connection, person: str) -> list[Token]:
    """Return a person's tokens, newest first."""
    theirs = select(TOKENS).where(TOKENS.c.person == person)
    rows = connection.execute(theirs.order_by(TOKENS.c.created.desc(), TOKENS.c.id))
    return [
        Token(
            id=row.id,
            person=row.person,
            label=row.label,
            created=row.created,
            epoch=row.epoch,
        )
        for row in rows
    ]


def drop_token(connection: Connection, token_id: str) -> bool:
    """Remove a token; return whether it existed."""
    gone = connection.execute(delete(TOKENS).where(TOKENS.c.id == token_id))
    return gone.rowcount > 0


def _person(row: Row[tuple[object, ...]]) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        created=row.created,
        login=row.login,
        password_hash=row.password_hash,
        hook_url=row.hook_url,
        hook_kind=row.hook_kind,
        forgotten=row.forgotten is not None,
        epoch=row.epoch,
        seen=row.seen or row.created,
    )


# ---- reserved names


def _check(connection: Connection, person: str, keys: Collection[str]) -> None:
    """
    Check that no other account has reserved a name with one of *keys*.

    Raises:
        NameTaken: One has.
    """
    theirs = RESERVED_NAMES.c.key.in_(keys) & (RESERVED_NAMES.c.person != person)
    if connection.execute(select(RESERVED_NAMES.c.key).where(theirs)).first():
        raise NameTaken("an account has a name that looks the same")


def _reserve(connection: Connection, person: str, keys: Collection[str]) -> None:
    """
    Reserve a name for an account, replacing its previous one.

    Raises:
        NameTaken: Another account has a name that looks the same.
    """
    _check(connection, person, keys)
    _free_names(connection, person)
    rows = [{"key": key, "person": person} for key in sorted(set(keys))]
    try:
        if rows:
            connection.execute(insert(RESERVED_NAMES), rows)
    except IntegrityError:
        raise NameTaken("an account has a name that looks the same") from None


def _free_names(connection: Connection, person: str) -> None:
    """Release the reserved name of an account."""
    connection.execute(delete(RESERVED_NAMES).where(RESERVED_NAMES.c.person == person))


def accounts(connection: Connection) -> list[tuple[str, str]]:
    """Return the id and the name of every account, oldest first."""
    named = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.login.is_not(None))
    rows = connection.execute(named.order_by(PEOPLE.c.created, PEOPLE.c.id))
    return [(row.id, row.name) for row in rows]


def reserve_all(
    connection: Connection, keys: Iterable[tuple[str, Collection[str]]], version: str
) -> None:
    """
    Reserve names by new keys; of several lookalikes, the first one counts.

    The others keep their names, too.
    """
    connection.execute(delete(RESERVED_NAMES))
    owners: dict[str, str] = {}
    for person, theirs in keys:
        if not any(key in owners for key in theirs):
            owners.update(dict.fromkeys(theirs, person))
    rows = [{"key": key, "person": person} for key, person in owners.items()]
    if rows:
        connection.execute(insert(RESERVED_NAMES), rows)
    settings.keep(connection, KEYS_VERSION_SETTING, version)


# ---- guests


def inactive_guests(connection: Connection, before: int, limit: int) -> list[str]:
    """
    Return guests who were not seen since *before*.

    Guests with an account, a token or a stored table are excluded.
    """
    return [row.id for row in connection.execute(_inactive_since(before).limit(limit))]


def delete_guests(
    connection: Connection, people: Collection[str], before: int
) -> list[str]:
    """Delete those of *people* who are still inactive; return their ids."""
    wanted = _inactive_since(before).where(PEOPLE.c.id.in_(people))
    gone = [row.id for row in connection.execute(wanted)]
    either = or_(MUTES.c.person.in_(gone), MUTES.c.muted.in_(gone))
    connection.execute(delete(MUTES).where(either))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person.in_(gone)))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(gone)))
    return gone


def _inactive_since(before: int) -> Select[tuple[str]]:
    ties = [
        exists().where(TOKENS.c.person == PEOPLE.c.id),
        exists().where(SEATS.c.person == PEOPLE.c.id),
        exists().where(TABLES.c.host == PEOPLE.c.id),
    ]
    old = func.coalesce(PEOPLE.c.seen, PEOPLE.c.created) < before
    guests = select(PEOPLE.c.id).where(PEOPLE.c.login.is_(None), old)
    return guests.where(*[~tie for tie in ties]).order_by(PEOPLE.c.seen, PEOPLE.c.id)
