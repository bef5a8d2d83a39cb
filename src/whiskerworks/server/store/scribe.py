"""
The process that writes to a SQLite file, for `ProcessPen`.

It reads jobs from its standard input and answers on its standard output, each a
pickle behind its length. It ends when its input does, and so with its parent.
"""

import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO, Final

from sqlalchemy import URL, Engine

from whiskerworks.server.store.engines import DURABILITIES, writing_engine
from whiskerworks.server.store.pens import Job, do

LENGTH: Final = struct.Struct("!I")


def packed(value: object) -> bytes:
    """Return *value* as it goes over the pipe."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def serve(engine: Engine, jobs: BinaryIO, answers: BinaryIO) -> None:
    """Do every one of *jobs*, and answer (True, what it returned) or (False, why)."""
    while len(head := jobs.read(LENGTH.size)) == LENGTH.size:
        job: Job[object] = pickle.loads(jobs.read(LENGTH.unpack(head)[0]))
        answer: tuple[bool, object]
        try:
            answer = (True, do(engine, job))
        except Exception as problem:
            answer = (False, problem)
        answers.write(packed(answer))
        answers.flush()


def main() -> None:
    """Serve the file that the arguments name until the parent is gone."""
    # Whoever stops the server stops this by closing the pipe, when all is written.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints must not end up among the answers
    database, durability = sys.argv[1:]
    (how,) = [one for one in DURABILITIES if one == durability]
    engine = writing_engine(URL.create("sqlite", database=database), how)
    try:
        serve(engine, sys.stdin.buffer, answers)
    except OSError:
        pass  # The parent has gone without waiting; what it asked for is written.
    finally:
        engine.dispose()


if __name__ == "__main__":
    main()
