"""The commands within `whiskerworks lab`, one file each."""
