"""Serves a real small model over loopback in llama.cpp's own server: a program of its own, for an interpreter that has
xllamacpp and nothing of ours. Ends when its standard input does, so that it never outlives who started it.
"""

from __future__ import annotations

import importlib
import os
import sys


def main() -> None:
    """``model_server.py WEIGHTS``: load them, print the address, and serve until standard input ends."""
    library = importlib.import_module("xllamacpp")
    wanted = library.CommonParams()
    wanted.model.path = sys.argv[1]
    wanted.hostnames, wanted.port = ["127.0.0.1"], 0
    wanted.n_ctx, wanted.n_parallel = 1280, 1  # so small a model may go on for ever where nothing ends it
    wanted.cpuparams.n_threads = wanted.cpuparams_batch.n_threads = (
        1  # two that wait for each other crawl on a busy one
    )
    wanted.cache_prompt = False  # each asking is paid in full, so that its counts mean the same
    wanted.endpoint_metrics = True
    wanted.ui, wanted.offline, wanted.verbosity = False, True, 0
    server = library.Server(wanted)
    print(server.listening_address, flush=True)
    sys.stdin.read()
    os._exit(0)  # without waiting for an answer that nobody takes any more


if __name__ == "__main__":
    main()
