"""The games that `whiskerworks solve` solves, a file for each kind."""
