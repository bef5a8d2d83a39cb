"""Migrations that upgrade a store written by an older version."""
