"""The words all rooms share. It knows no game and touches no disk."""
