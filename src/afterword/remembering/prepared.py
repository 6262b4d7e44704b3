"""The prepared table: what may stand beside a message, ready for a process that lives for one message only.

``preparing.py`` makes the table; here it is read and ranked with hardly an import, so that the whole process costs no
more than starting Python. Touches no file: who calls hands in bytes. Whatever is not whole gives nothing.

Form: ``MAGIC``, the length of the words as four little-endian bytes, the words (UTF-8, a line each: the head, small
words of English, of other languages, words for mail, those of them without spaces, what each host may be told, by which
words English asks for which kind of thing, by which others do, then a memory a line in the order of ``FIELDS``), then a
vector a memory, ``dims`` signed bytes each, or none.
"""

from __future__ import annotations

from math import log, sqrt
from unicodedata import category, normalize

from afterword.remembering.asking import Lookup, enough, how_well, is_unspaced
from afterword.remembering.framing import framed

TYPE_CHECKING = False  # as in typing, whose import takes longer than all that is done here
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    Buffer = bytes | memoryview

MAGIC = b"AWNEAR2\n"
STATIC_MAGIC = b"AWSTATIC1\n"
FIELDS = ("id", "scope", "sort", "day", "shadowed_by", "lang", "stems", "kinds", "text")
EVERYWHERE, CHATLESS, PROJECT = "*", "-", "="
PREFERENCE, OTHER = "p", "o"
MOST_READ = 1000  # characters of a message that are read, half from each end
MOST_PIECES = 200  # of a message that its vector is summed from
LONGEST_STEM = 6  # letters by which words are held to be the same
_ENDINGS = ("ing", "ed", "es", "en", "er", "s", "e")
_SHORTEST = 3  # letters that an ending leaves


class Words:
    """The vocabulary and the vector of each of its pieces, as the package ships them. ValueError for other bytes."""

    __slots__ = ("_ids", "_rows", "_scales", "dims")

    def __init__(self, vocabulary: bytes, vectors: Buffer) -> None:
        content = memoryview(vectors).cast("B")
        start = len(STATIC_MAGIC) + 8
        if bytes(content[: len(STATIC_MAGIC)]) != STATIC_MAGIC:
            raise ValueError("no table of static vectors")
        many = int.from_bytes(content[start - 8 : start - 4], "little")
        self.dims = int.from_bytes(content[start - 4 : start], "little")
        self._scales = content[start : start + 4 * many].cast("f")
        self._rows = content[start + 4 * many :].cast("b")
        pieces = vocabulary.decode().removesuffix("\n").split("\n")
        if len(pieces) != many or len(self._rows) != many * self.dims:
            raise ValueError("vocabulary and vectors do not belong together")
        self._ids = dict(zip(pieces, range(many), strict=True))

    def vector(self, text: str) -> list[float]:
        """The sum of the vectors of its pieces, of unit length; noughts for a text without any."""
        whole = [0.0] * self.dims
        for piece in self.pieces(text)[:MOST_PIECES]:
            scale = self._scales[piece]
            if scale:
                row = self._rows[piece * self.dims : (piece + 1) * self.dims]
                whole = [so_far + scale * one for so_far, one in zip(whole, row, strict=True)]
        length = sqrt(sum(one * one for one in whole)) or 1.0
        return [one / length for one in whole]

    def pieces(self, text: str) -> list[int]:
        """The ids of a text's pieces: of each word the longest known beginning, again and again."""
        return [piece for word in _marks_apart(_bare(text)) for piece in self._cut(word)]

    def _cut(self, word: str) -> list[int]:
        known = self._ids.get(word)
        if known is not None:
            return [known]
        found: list[int] = []
        start = 0
        while start < len(word) <= 100:
            lead = "##" if start else ""
            end = next((end for end in range(len(word), start, -1) if lead + word[start:end] in self._ids), 0)
            if not end:
                return []
            found.append(self._ids[lead + word[start:end]])
            start = end
        return found


def block(
    table: Buffer,
    message: str,
    project_key: str | None,
    lean: bool = False,
    *,
    host: str = "",
    words: Words | None = None,
) -> str:
    """The block for a message, or ''. ``host``: the assistant that it is for ('': nobody but the person)."""
    return picked(table, message, project_key, lean=lean, host=host, words=words)[0]


def picked(
    table: Buffer | Table,
    message: str,
    project_key: str | None,
    *,
    lean: bool = False,
    host: str = "",
    words: Words | None = None,
) -> tuple[str, tuple[str, ...]]:
    """The block, and the ids of the memories in it. ``words`` None: what is asked for is found by its words alone."""
    try:
        opened = table if isinstance(table, Table) else Table(table)
        asked = _Asked(opened, read_part(message))
        reached = opened.reached(project_key, host, asked)
        ranked = _ranked(opened, reached, asked, words)
        best, taken = framed([(one[8], one[3]) for one in ranked], lean=lean)
        return best, tuple(ranked[place][0] for place in taken)
    except (ValueError, IndexError):
        return "", ()


def seq(table: Buffer) -> int:
    """The number of the newest line of the record that the table was made after. ValueError where it is none."""
    return Table(table).seq


def has_vectors(table: Buffer) -> bool:
    """Whether words may find by meaning in it, so that loading them is worth it. False for what is no table."""
    head = bytes(memoryview(table)[len(MAGIC) + 4 : len(MAGIC) + 64]).split(b"\t", 2)
    return len(head) == 3 and head[1] not in (b"", b"0")


class Table:
    """The table, taken apart. ``memories`` are rows of FIELDS, ``vectors`` one each or none. ValueError for other
    bytes. Who answers many messages keeps it.
    """

    __slots__ = (
        "_asked", "_stems", "_told", "asked_means", "covered", "dims", "english", "floor", "known_more", "mail",
        "mail_unspaced", "memories", "not_against", "seq", "shares", "small", "vectors",
    )  # fmt: skip

    def __init__(self, table: Buffer) -> None:
        content = memoryview(table).cast("B")
        start = len(MAGIC) + 4
        if bytes(content[: len(MAGIC)]) != MAGIC:
            raise ValueError("no prepared table")
        end = start + int.from_bytes(content[len(MAGIC) : start], "little")
        if end > len(content):
            raise ValueError("cut short")
        head, english, other, mail, unspaced, told, asked, also, *rows = bytes(content[start:end]).decode().split("\n")
        number, dims, many, floor, against, covered, preferences, facts, asked_means, known_more = head.split("\t")
        self.seq, self.dims = int(number), int(dims)
        self.floor, self.not_against, self.covered = float(floor), float(against), float(covered)
        self.asked_means, self.known_more = float(asked_means), float(known_more)
        self.shares = {PREFERENCE: float(preferences), OTHER: float(facts)}
        self.english = frozenset(english.split(" "))
        self.small = frozenset(other.split(" "))
        self.mail, self.mail_unspaced = frozenset(mail.split(" ")), tuple(unspaced.split(" "))
        self._asked: tuple[str | Lookup, str | Lookup] = (asked, also)
        self._told = dict(pair.split("=", 1) for pair in told.split("\t") if pair)
        self.memories = [row.split("\t") for row in rows]
        self._stems: dict[int, frozenset[str]] = {}
        self.vectors = content[end:].cast("b")
        whole = len(self.vectors) == self.dims * len(self.memories) and len(self.memories) == int(many)
        if not whole or any(len(row) != len(FIELDS) for row in self.memories):
            raise ValueError("cut short")

    def stems(self, place: int) -> frozenset[str]:
        """The stems of the memory there."""
        if place not in self._stems:
            self._stems[place] = frozenset(self.memories[place][6].split(" "))
        return self._stems[place]

    def asked(self, *, english: bool) -> Lookup:
        """By which words English asks for the kinds of things here, or by which the other languages do."""
        found = self._asked[not english]
        if isinstance(found, str):
            found = Lookup.read(found)
            self._asked = (found, self._asked[1]) if english else (self._asked[0], found)
        return found

    def reached(self, project: str | None, host: str, asked: _Asked) -> list[int]:
        """The places of the memories that reach the message and may be told to the host."""
        tell = self._told.get(host, "nothing") if host else "everything"
        if tell == "nothing":
            return []
        scopes = {EVERYWHERE, *asked.domains(project), CHATLESS if project is None else f"{PROJECT}{project}"}
        sorts = {PREFERENCE} if tell == "preferences" else {PREFERENCE, OTHER}
        return [n for n, row in enumerate(self.memories) if row[1] in scopes and row[2] in sorts]


class _Asked:
    """A message as far as it is read: its stems without small words, whether it is in English, as far as shows, and
    how much it says of each kind of thing.
    """

    __slots__ = ("_mail", "english", "kinds", "stems", "text")

    def __init__(self, table: Table, message: str) -> None:
        self.text = message
        said = light_words(message)
        ours = sum(1 for word in said if word in table.english)
        others = sum(1 for word in said if word in table.small and word not in table.english)
        plain = sum(1 for letter in message if letter < "\u0250")
        self.english = ours >= others and 2 * plain >= len(message)
        self._mail = not table.mail.isdisjoint(said) or any(word in message for word in table.mail_unspaced if word)
        kept = [word for word in said if word not in table.english and word not in table.small]
        self.stems = list(dict.fromkeys(map(stem, kept or said)))
        self.kinds: dict[str, float] = {}
        for english, spoken in ((True, self.english), (False, others >= ours)):
            if spoken:
                for kind, much in table.asked(english=english).found(said, message.casefold()).items():
                    self.kinds[kind] = max(much, self.kinds.get(kind, 0.0))

    def domains(self, project: str | None) -> list[str]:
        found = ["comms"] if self._mail else []
        if project is not None:
            found.append("code")
        if not self._mail and (project is None or project.startswith("folder:")):
            found.append("writing")
        return found


def _ranked(table: Table, reached: Sequence[int], asked: _Asked, words: Words | None) -> list[list[str]]:
    """The memories that bear, best first; of equals the one that the table names first."""
    stems = [table.stems(place) for place in reached]
    weights = _weights(asked.stems, stems)
    whole = sum(weights.values())
    means = words is not None and words.dims == table.dims and asked.english
    vector = words.vector(asked.text) if words is not None and means else []
    asking = enough(asked.kinds, table.covered * len(asked.stems))
    scored: list[tuple[float, int]] = []
    for place, known in zip(reached, stems, strict=True):
        row = table.memories[place]
        found = [stem for stem in asked.stems if stem in known]
        said = sum(weights[stem] for stem in found) / whole if whole else 0.0
        by_word = said > 0 and len(found) >= table.covered * len(asked.stems)
        wanted = how_well(row[7].split(" "), asking) if asking and row[7] else 0.0
        if means and row[5] == "en":
            its = table.vectors[place * table.dims : (place + 1) * table.dims]
            cosine = sum(one * other for one, other in zip(vector, its, strict=True)) / 127
            share = table.shares[row[2]]
            fits = cosine >= table.floor + (table.known_more if row[7] else 0.0)
            if fits or (by_word and cosine >= table.not_against) or (wanted and cosine >= table.asked_means):
                scored.append((min(1.0, max(0.0, cosine) + share / (1 - share) * (said + wanted)), place))
        elif by_word or wanted:
            scored.append((said + wanted, place))
    there = set(reached)
    best = sorted(scored, key=lambda one: (-one[0], one[1]))
    return [table.memories[place] for _, place in best if there.isdisjoint(_places(table.memories[place][4]))]


def _places(listed: str) -> list[int]:
    return [int(one) for one in listed.split(" ") if one]


def _weights(asked: Sequence[str], known: Sequence[frozenset[str]]) -> dict[str, float]:
    """The rarer a stem among the memories, the more it says; none for one that stands in none."""
    times = {one: sum(1 for stems in known if one in stems) for one in asked}
    return {one: log(1 + (len(known) + 1) / (many + 0.5)) for one, many in times.items() if many}


def read_part(message: str) -> str:
    """As much of a long message as is read: its beginning and its end."""
    if len(message) <= MOST_READ:
        return message
    return f"{message[: MOST_READ // 2]}\n{message[-MOST_READ // 2 :]}"


def light_words(text: str) -> list[str]:
    """The words of a text in folded case; of scripts without spaces every two neighbouring characters."""
    found: list[str] = []
    for run in _runs(text.casefold()):
        if not run[0].isascii() and is_unspaced(run[0]):
            found += [run[at : at + 2] for at in range(len(run) - 1)] or [run]
        else:
            found.append(run)
    return found


def _runs(text: str) -> Iterator[str]:
    """What hangs together, of scripts with spaces and of those without apart."""
    run = ""
    for letter in text:
        if letter.isalnum() or (not letter.isascii() and category(letter)[0] == "M"):
            if run and is_unspaced(letter) != is_unspaced(run[-1]):
                yield run
                run = ""
            run += letter
        elif run:
            yield run
            run = ""
    if run:
        yield run


def stem(word: str) -> str:
    """A word without a common ending, cut short: enough to find 'summaries' by 'summary'."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word[: -len(ending)][:LONGEST_STEM]
    return word[:LONGEST_STEM]


def _bare(text: str) -> str:
    """Small letters without accents. Control characters are nothing, not even a blank."""
    if not text.isprintable():
        text = "".join(one for one in text if one.isprintable() or one in "\t\n\r" or category(one)[0] == "Z")
    if text.isascii():
        return text.lower()
    return "".join(one for one in normalize("NFD", text) if category(one) != "Mn").lower()


def _marks_apart(text: str) -> Iterator[str]:
    """Words, and each mark and each ideograph alone."""
    word = ""
    for letter in text:
        if letter.isalnum() and not "\u3400" <= letter <= "\u9fff":
            word += letter
            continue
        if word:
            yield word
            word = ""
        if not letter.isspace():
            yield letter
    if word:
        yield word
