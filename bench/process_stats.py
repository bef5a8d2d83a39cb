"""What the system says of processes and of itself: time taken, and memory."""

import os
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
IDLE = (3, 4)
"""The columns of /proc/stat in which nobody works: idle, and waiting for a disk."""
STOLEN = 7
"""The column of the time that another guest of the same machine took."""


class CpuTime(NamedTuple):
    """Seconds of CPU time since some beginning."""

    busy: float
    """Of all cores together, by whomever."""
    stolen: float
    """Of all cores together, by other guests of the machine."""


def is_supported() -> bool:
    """Return whether this system tells what is asked for here."""
    return (PROC / "self/stat").exists()


def family(pid: int) -> list[int]:
    """Return a process and all its children, and theirs."""
    found = [pid]
    for one in found:
        for children in PROC.glob(f"{one}/task/*/children"):
            found += [int(child) for child in _read(children).split()]
    return found


def cpu_and_memory(pid: int) -> tuple[float, int]:
    """Return the CPU seconds and the bytes in memory of a process and its children."""
    stats = [_read(PROC / str(one) / "stat").rpartition(")")[2] for one in family(pid)]
    rows = [stat.split() for stat in stats if stat]
    ticks = sum(int(row[11]) + int(row[12]) for row in rows)
    return ticks / TICK, PAGE * sum(int(row[21]) for row in rows)


def machine_time() -> CpuTime:
    """Return how much time of the whole machine has been taken."""
    line = _read(PROC / "stat").partition("\n")[0]
    return parse_cpu_time(line)


def parse_cpu_time(line: str) -> CpuTime:
    """Return what the first *line* of /proc/stat says."""
    ticks = [int(word) for word in line.split()[1:9]]
    idle = sum(ticks[column] for column in IDLE)
    return CpuTime((sum(ticks) - idle) / TICK, ticks[STOLEN] / TICK)


def _read(path: Path) -> str:
    """Return what stands in a file of the system; nothing if it has just gone."""
    try:
        return path.read_text()
    except OSError:
        return ""
