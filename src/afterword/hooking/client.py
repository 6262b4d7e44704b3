"""What an assistant starts at an event. What it does is in `calling.py`, whose compiled form Python keeps.

This file is run as text by an isolated interpreter and so compiled every time: it stays this short and plain ASCII.
"""

import sys

if sys.platform == "win32":
    from nt import _exit  # type: ignore[attr-defined]  # it is there, as everywhere
else:
    from posix import _exit

try:
    if __name__ == "__main__":
        sys.path.insert(0, sys.argv[1][: -len("client.py")])
        __import__("calling").main(*sys.argv[1:])
finally:  # whatever happened: nothing of ours may stand in an assistant's way
    if __name__ == "__main__":
        _exit(0)
