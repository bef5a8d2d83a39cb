"""Where the server of some data listens, and the key of its operator."""

from functools import partial
from pathlib import Path

from sqlalchemy import Connection

from whiskerworks.server.operator import ADDRESS, KEY
from whiskerworks.server.store import CannotOpen
from whiskerworks.server.store.opening import check_known, open_database
from whiskerworks.server.store.settings import find


async def find_server(place: str) -> tuple[str, str]:
    """
    Return the operator's key and the address of the server with the data at *place*.

    Nothing is changed there; the server may run. What is not there is empty.

    Raises:
        StoreError: The data cannot be read.
    """
    if not _is_there(place):
        raise CannotOpen(f"{place}: there is no such file")
    _, reader, pen = await open_database(place, "full", _must_be_ours)
    try:
        key = await reader.read(partial(find, name=KEY))
        address = await reader.read(partial(find, name=ADDRESS))
    finally:
        await pen.close()
        await reader.close()
    return key or "", address or ""


def _is_there(place: str) -> bool:
    return "://" in place or Path(place).exists()


def _must_be_ours(connection: Connection) -> None:
    if check_known(connection) is None:
        raise CannotOpen("there is no store")
