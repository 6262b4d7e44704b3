"""The chunks of every sample, as digests beside the versions that they hang on.

`python -m tests.remembering.golden` writes them anew, and refuses to where chunks changed and no version did.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from afterword.assistants.recognising import recognise
from afterword.assistants.registry import sources
from afterword.core.chunk import Chunk
from afterword.core.mark import LEARNER_VERSION
from afterword.judging.forbidden import mask_stored
from afterword.noticing.ownwords import own_words_of
from afterword.remembering.chunking import Cutting, chunks_of
from afterword.storage.scripted import GivenProjects

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).with_name("golden.json")
OWN = {"examples": ROOT / "examples" / "week", "tests": ROOT / "tests" / "assistants" / "samples"}
SHARED = {"shared": ROOT.parent / "shared" / "samples"}

TEXTS = ROOT / "tests" / "cases" / "fresh-secrets.jsonl"

# With a number of each kind that is masked, and some that are none.
NUMBERS = (
    "The card 4111 1111 1111 1111, or 5500-0000-0000-0004, not 4111111111111112.",
    "IBAN DE89 3704 0044 0532 0130 00, SSN 078-05-1120, CPF 529.982.247-25, NI QQ 12 34 56 C and AB 12 34 56 C",
    "身份证 11010519491231002X, on 2026-01-05 at 10:00:00, version 1.20.300, +44 20 7946 0000",
)

Written = dict[str, dict[str, Any]]


def folders() -> dict[str, Path]:
    """The folders of samples that are here, by the name under which the golden file knows them."""
    return {name: folder for name, folder in {**OWN, **SHARED}.items() if folder.is_dir()}


def versions() -> dict[str, int | str]:
    """Everything that chunks hang on, each by its version."""
    readers: dict[str, int | str] = {source.name: source.version for source in sources(GivenProjects({}), {})}
    return {"learner": LEARNER_VERSION, "cutting": Cutting().fingerprint(), **readers}


def written(folder: Path, name: str) -> Written:
    """The chunks of every file of chats below a folder: whose it is, how many, and a digest of all of them."""
    known = sources(GivenProjects({}), {})
    found: Written = {}
    for claimed in recognise(str(folder), known).claimed:
        for file in claimed.files:
            chunks = [chunk for chat in claimed.source.read(file.path).chats for chunk in _chunks(chat)]
            place = f"{name}/{Path(file.path).relative_to(folder).as_posix()}"
            found[place] = {"source": claimed.source.name, "chunks": len(chunks), "digest": _digest(chunks)}
    return found


def masked() -> str:
    """A digest of what masking leaves of texts with and without secrets: chunks hang on it, whatever samples hold."""
    rows = map(json.loads, TEXTS.read_text(encoding="utf-8").splitlines())
    left = [mask_stored(text) for text in (*(row["input"]["text"] for row in rows), *NUMBERS)]
    return hashlib.sha256(json.dumps(left).encode()).hexdigest()[:20]


def _chunks(chat: Any) -> tuple[Chunk, ...]:
    return chunks_of(chat, own_words_of(chat.entries), mask=mask_stored, learner_version=LEARNER_VERSION)


def _digest(chunks: list[Chunk]) -> str:
    """Of all that a chunk holds but its language, which is a guess and no part of it.

    A chat of Aider is named by where its log lies, so there neither name nor id says anything of how it was read.
    """
    names = [["", ""] if c.chat.startswith("aider:") else [c.id, c.chat] for c in chunks]
    said = [[*n, c.text, c.entry, c.position, str(c.at), c.outside] for n, c in zip(names, chunks, strict=True)]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:20]


def read() -> dict[str, Any]:
    """The golden file as it was written."""
    found: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return found


def changed(golden: dict[str, Any], now: Written) -> Iterator[str]:
    """Files whose chunks are not what the golden file says, and whose versions are."""
    same = {what for what, version in versions().items() if golden["versions"].get(what) == version}
    for place, row in now.items():
        before = golden["files"].get(place)
        if before is not None and before != row and {"learner", "cutting", row["source"]} <= same:
            yield place


def masks_changed(golden: dict[str, Any]) -> bool:
    """Whether masking is not what the golden file says, and the learner's version is."""
    return bool(golden["versions"].get("learner") == LEARNER_VERSION and golden.get("masked") != masked())


def main() -> int:
    """Write the golden file. Exit code 1 where a version is missing."""
    now = {place: row for name, folder in folders().items() for place, row in written(folder, name).items()}
    before = read() if GOLDEN.exists() else {"versions": {}, "files": {}}
    wrong = list(changed(before, now)) + (["masking"] if masks_changed(before) else [])
    if wrong:
        print(
            "Chunks changed and no version did. Raise LEARNER_VERSION or the reader's version first:",
            *wrong,
            sep="\n  ",
        )
        return 1
    text = json.dumps({"versions": versions(), "masked": masked(), "files": dict(sorted(now.items()))}, indent=1)
    GOLDEN.write_text(f"{text}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
