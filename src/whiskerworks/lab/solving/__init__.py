"""Solve deals for one player, and find wins that cannot be prevented."""
