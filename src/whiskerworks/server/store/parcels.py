"""How a server and the process that writes for it talk: values behind their length."""

import pickle
import struct
from typing import Final

LENGTH: Final = struct.Struct("!I")


def packed(value: object) -> bytes:
    """Return *value* as it goes over the pipe."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data
