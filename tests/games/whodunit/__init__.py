"""Tests of whodunit."""
