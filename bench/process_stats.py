"""CPU time and memory of processes and of the machine, from /proc."""

import os
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
IDLE = (3, 4)
"""Columns of /proc/stat for idle time: idle, and waiting for a disk."""
STOLEN = 7
"""Column of the time taken by other guests of the same host."""


class CpuTime(NamedTuple):
    """Seconds of CPU time since boot."""

    busy: float
    """Over all cores, by all processes."""
    stolen: float
    """Over all cores, by other guests of the host."""


def is_supported() -> bool:
    """Whether this system has /proc."""
    return (PROC / "self/stat").exists()


def family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    found = [pid]
    for one in found:
        for children in PROC.glob(f"{one}/task/*/children"):
            found += [int(child) for child in _read(children).split()]
    return found


def cpu_and_memory(pid: int) -> tuple[float, int]:
    """Return the CPU seconds and the memory in bytes of a process and its children."""
    stats = [_read(PROC / str(one) / "stat").rpartition(")")[2] for one in family(pid)]
    rows = [stat.split() for stat in stats if stat]
    ticks = sum(int(row[11]) + int(row[12]) for row in rows)
    return ticks / TICK, PAGE * sum(int(row[21]) for row in rows)


def machine_time() -> CpuTime:
    """Return the CPU time of the whole machine."""
    line = _read(PROC / "stat").partition("\n")[0]
    return parse_cpu_time(line)


def parse_cpu_time(line: str) -> CpuTime:
    """Return the CPU time in the first *line* of /proc/stat."""
    ticks = [int(word) for word in line.split()[1:9]]
    idle = sum(ticks[column] for column in IDLE)
    return CpuTime((sum(ticks) - idle) / TICK, ticks[STOLEN] / TICK)


def _read(path: Path) -> str:
    """Return the contents of a file in /proc; "" if it has just disappeared."""
    try:
        return path.read_text()
    except OSError:
        return ""
