"""Digests of commands are kept in logs, and must stay as they are [T15]."""

from typing import get_args

import pytest

from whiskerworks.table import commands as c
from whiskerworks.table.operations import command_digest

DIGESTS: dict[c.Command, int] = {
    c.Sit(): 0x3AD60AEE,
    c.Sit(0): 0xF48054B8,
    c.Sit(1, "cheese", "mouse"): 0x5C71986C,
    c.Leave(): 0xF0F90A67,
    c.GiveWord(""): 0x0395657C,
    c.GiveWord("mouse"): 0x55F2509D,
    c.Start(): 0x3B63696E,
    c.Play("e3", 0): 0x80CAB68A,
    c.Play("e3", 1): 0x99D187CB,
    c.Play("e4", 0): 0x6216ADF3,
    c.Undo(): 0xCA3FCCE3,
    c.Undo(0): 0x5E9ADC3D,
    c.Pause(): 0x69A87FBB,
    c.Resume(): 0xC25DE795,
    c.OfferDraw(): 0x824E65A4,
    c.Resign(): 0x04A59293,
    c.Abandon(): 0x5CC76718,
    c.Replace(1): 0x37688189,
    c.Replace(1, 2): 0x5DFACCB2,
    c.Agree(7): 0xDB3252A5,
    c.Decline(7): 0xC9FA7198,
    c.Say("squeak"): 0x3AE8788C,
    c.Say("Käse \N{MOUSE FACE}"): 0xDC0B75C1,
    c.Mute(1): 0x1E857D9D,
    c.Unmute(1): 0x3B4B032D,
    c.Remove(1): 0x7A2503C5,
    c.Readmit(1): 0xF9C9E6DA,
}


@pytest.mark.parametrize("command", DIGESTS)
def test_a_digest_stays_for_ever(command: c.Command) -> None:
    """If not: whoever sends a command again after an upgrade is refused."""
    assert command_digest(command) == DIGESTS[command]


def test_every_kind_of_command_is_here() -> None:
    """With all its fields, and with as few as it may have."""
    assert {type(command) for command in DIGESTS} == set(get_args(c.Command))


def test_no_two_commands_have_the_same_digest() -> None:
    """Not even those that differ least."""
    assert len(set(DIGESTS.values())) == len(DIGESTS)
