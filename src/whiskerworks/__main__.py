"""`python -m whiskerworks` is the `whiskerworks` command."""

from whiskerworks.cli import main

if __name__ == "__main__":
    main()
