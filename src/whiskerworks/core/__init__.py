"""Types and functions that every room shares. No game, no disk, no language."""
