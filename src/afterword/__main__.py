"""``python -m afterword`` is the command line."""

from afterword.cli import main

if __name__ == "__main__":
    main()
