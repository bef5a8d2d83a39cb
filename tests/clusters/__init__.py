"""
Runs on clusters that others have written: Dask and Ray.

They take long to start, and need more of a machine than the rest of the tests.
`make soak` runs them.
"""
