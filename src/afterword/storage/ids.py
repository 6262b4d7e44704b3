"""New identifiers: short enough to type, from letters and digits that are not taken for one another."""

from __future__ import annotations

import re
import secrets

from afterword.core.errors import Invariant

ALPHABET = "23456789bcdfghjkmnpqrstvwxz"  # no vowels: no words come about; nothing that looks like 0, 1 or i
LENGTH = 8  # 2.8e11 of them: in a record of 20,000 lines two are the same once in 1,400 records
_PREFIX = re.compile(r"[a-z0-9_]{1,16}")


class RandomIds:
    """``new('m')`` gives 'm-k3v9q2xd' or the like."""

    def new(self, prefix: str) -> str:
        """A fresh id. Raises Invariant for a prefix that would not give a valid one."""
        return f"{checked_prefix(prefix)}-{''.join(secrets.choice(ALPHABET) for _ in range(LENGTH))}"


def checked_prefix(prefix: str) -> str:
    """The prefix, if ids may begin with it. Raises Invariant."""
    if not _PREFIX.fullmatch(prefix):
        raise Invariant(f"An id cannot begin with {prefix!r}.")
    return prefix
