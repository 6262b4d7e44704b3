"""The process that shows the page, as `afterword open` starts it."""

from __future__ import annotations

import sys

from afterword.web.server import main

if __name__ == "__main__":
    sys.exit(main())
