"""The commands of `whiskerworks admin`, one file each."""
