"""Tests of escape."""
