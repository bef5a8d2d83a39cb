"""Many games side by side for programs that learn: arrays in, arrays out."""

from whiskerworks.lab.batch.batch import Batch

__all__ = ["Batch"]
