"""Labels of chunks by rule: kinds of talk, languages, files and commands named, in the order in which they are told."""

from __future__ import annotations

import pytest

from afterword.remembering.labelling import KINDS, MOST_NAMED, is_label, labels_of

LABELS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("How do I run the tests in setup.py?", ("question", "lang:en", "file:setup.py")),
    ("¿Dónde está el Makefile?", ("question", "lang:es", "file:Makefile")),
    ("No, use pnpm, not npm.", ("correction", "lang:en")),
    (
        "Always run `git status` first. See src/app/main.ts",
        ("rule", "about the person", "file:main.ts", "command:git"),
    ),
    ("I changed my mind about tabs.", ("reversal", "lang:en")),
    ("I live in Porto.", ("about the person", "lang:en")),
    ("我喜欢绿茶。", ("about the person", "lang:zh")),
    ("Danke, das hat geholfen!", ("thanks", "lang:de")),
    ("This is useless, I give up!", ("frustration", "lang:en")),
    ("def f():\n    return 1", ("code",)),
    ("```sh\nnpm install zod\n# a note\n```", ("code", "command:npm")),
    ("$ docker compose up\nTraceback (most recent call last)", ("error", "lang:en", "command:docker")),
    ("Look at https://example.org/a.py", ("link", "lang:en")),  # the end of an address is no file
    ("", ()),
)


@pytest.mark.parametrize(("text", "labels"), LABELS, ids=range(len(LABELS)))
def test_what_a_chunk_is_about(text: str, labels: tuple[str, ...]) -> None:
    assert labels_of(text) == labels
    assert all(map(is_label, labels))


def test_of_many_files_the_first_are_named_each_once() -> None:
    text = " ".join(f"part{number}.py part{number}.py" for number in range(MOST_NAMED + 3))
    named = [label for label in labels_of(text) if label.startswith("file:")]
    assert named == [f"file:part{number}.py" for number in range(MOST_NAMED)]


def test_only_what_may_be_a_label_can_be_asked_for() -> None:
    assert all(map(is_label, (*KINDS, "lang:de", "file:a.py", "command:git")))
    assert not any(map(is_label, ("", "nice", "lang:", "colour:red")))
