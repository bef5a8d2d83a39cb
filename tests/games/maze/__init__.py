"""Tests of maze."""
