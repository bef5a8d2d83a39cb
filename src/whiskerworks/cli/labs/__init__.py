"""The commands of `whiskerworks lab`, one file each."""
