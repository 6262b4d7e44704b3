"""From what is asked to what FTS5 is asked: common words left out, slips of the pen forgiven, every word quoted.

A word that stands in a tenth of all chunks costs most of the time of a question, so it is weighed only where a rarer
one stands too.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

SHORTEST_SLIP = 5  # letters of a word in which one slip is forgiven
LONGEST_TERM = 32  # what is longer is no word that a person types
COMMON = 0.1  # share of all chunks from which on a word is left out, if a rarer one is asked for too
# Share of all chunks that the words of a question may have together, the rarest taken first. Of 100,000 invented chunks
# the ten best stay with .995 of 200 questions at .10; without weighing the others, .77.
TOGETHER = 0.10
FEW = 5_000  # chunks; among so few every word costs little, and even a common one may decide
MOST_ASKED = 64  # words of one question, the rarest
MOST_MEANT = 6  # words that a mistyped one may stand for
_QUOTE = str.maketrans({'"': "", "\x00": "", "\n": " ", "\r": " ", "\t": " "})


def written(tokens: Sequence[str]) -> str:
    """The tokens of a text as the ``words`` table holds them."""
    return " ".join(filter(None, (_plain(token) for token in tokens)))


def forget_words(connection: sqlite3.Connection) -> None:
    """Words that no chunk has any more go for good: FTS5 keeps them until its pieces are put together."""
    connection.execute("DELETE FROM terms WHERE found <= 0")
    connection.execute("INSERT INTO words (words) VALUES ('optimize')")


def count_terms(connection: sqlite3.Connection, added: Iterable[str], taken: Iterable[str]) -> None:
    """Keep up how many chunks have each token. Both are tokens of chunks as ``written``."""
    change = Counter(term for tokens in added for term in set(tokens.split(" ")) if term)
    change.subtract(term for tokens in taken for term in set(tokens.split(" ")) if term)
    connection.executemany(
        "INSERT INTO terms (term, found) VALUES (?, ?) ON CONFLICT (term) DO UPDATE SET found = found + excluded.found",
        sorted((term, by) for term, by in change.items() if by),
    )


class Question(NamedTuple):
    """``match``: what FTS5 is asked, '' where no word is known. ``common``: words that are left out of it, each with
    the number of chunks that have it. ``chunks``: how many there are at all.
    """

    match: str
    common: tuple[tuple[str, int], ...]
    chunks: int


class Asking:
    """Makes questions for FTS5 over one file. Keeps the known terms in memory once a word was found nowhere."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._terms: dict[int, list[str]] = defaultdict(list)  # by length
        self._upto = 0

    def question(self, connection: sqlite3.Connection, tokens: Sequence[str]) -> Question:
        """What is to be looked for."""
        chunks = int(connection.execute("SELECT count(*) FROM chunks").fetchone()[0])
        meant = [one for token in dict.fromkeys(tokens) for one in self._meant(connection, _plain(token))]
        rarest = sorted(dict.fromkeys(meant), key=lambda pair: pair[1])[:MOST_ASKED]
        told = rarest if chunks <= FEW else list(_affordable(rarest, chunks))
        return Question(" OR ".join(f'"{word}"' for word, _ in told), tuple(rarest[len(told) :]), chunks)

    def _meant(self, connection: sqlite3.Connection, word: str) -> list[tuple[str, int]]:
        """The word with the number of chunks that have it; where none has, the words it may be a slip for."""
        found = _chunks_with(connection, word)
        if found or not SHORTEST_SLIP <= len(word) <= LONGEST_TERM:
            return [(word, found)] if found else []
        known = self._known(connection)
        near = [known.get(length, []) for length in range(len(word) - 1, len(word) + 2)]
        close = [
            term
            for some in near
            for term, *_ in process.extract(word, some, scorer=OSA.distance, processor=None, score_cutoff=1, limit=None)
        ]
        counted = [(term, _chunks_with(connection, term)) for term in close]
        return sorted((pair for pair in counted if pair[1]), key=lambda pair: (-pair[1], pair[0]))[:MOST_MEANT]

    def _known(self, connection: sqlite3.Connection) -> Mapping[int, list[str]]:
        with self._lock:
            newer = connection.execute(
                "SELECT number, term FROM terms WHERE number > ? AND length(term) BETWEEN ? AND ? ORDER BY number",
                (self._upto, SHORTEST_SLIP - 1, LONGEST_TERM + 1),
            )
            for number, term in newer:
                self._upto = number
                self._terms[len(term)].append(term)
            return self._terms


def _affordable(rarest: Sequence[tuple[str, int]], chunks: int) -> Iterator[tuple[str, int]]:
    """The rarest one always, the others while they are not too common, each and together."""
    spent = 0
    for place, (word, found) in enumerate(rarest):
        spent += found
        if place and (found > chunks * COMMON or spent > chunks * TOGETHER):
            return
        yield word, found


def _plain(token: str) -> str:
    return token.translate(_QUOTE).strip()


def _chunks_with(connection: sqlite3.Connection, word: str) -> int:
    found = connection.execute("SELECT found FROM terms WHERE term = ?", (word,)).fetchone()
    return int(found[0]) if found else 0
