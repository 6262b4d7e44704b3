"""Labels of a chunk by rule: what kind of talk it is, its language, and the files and commands that it names.

Labels say what a chunk is about, never whether it is true. They belong to the words and stay as long as these do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import regex

from afterword.core.steps.words import word_set
from afterword.language.detect import detect
from afterword.language.lexicon import find
from afterword.language.quotes import fold

MOST_NAMED = 12  # files, and commands, that one chunk is found by

_KINDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("question", ("signals.questions",)),
    ("correction", ("signals.refusals", "signals.repairs", "signals.wrong", "signals.contrast", "signals.repeated")),
    ("rule", ("signals.rules", "signals.project_rules")),
    ("reversal", ("signals.reversals",)),
    ("about the person", ("durable.alone", "durable.cues")),
    ("thanks", ("signals.thanks",)),
    ("frustration", ("signals.frustration",)),
)
_QUESTION_MARK = regex.compile(r"[?？؟](?=[\s\"'»”’)\]]|$)")
_FENCE = regex.compile(r"(?m)^[ \t]*(?:```|~~~)([\w+-]*)[^\n]*\n(.*?)(?:^[ \t]*(?:```|~~~)|\Z)", regex.DOTALL)
_LOOKS_LIKE_CODE = regex.compile(
    r"(?m)^[ \t]*(?:def |class |import |from \S+ import |function |const |let |#include|SELECT )"
)
_ERROR = regex.compile(
    r"\bTraceback\b|\b[A-Z]\w*(?:Error|Exception)\b|\b(?:[Ee]xit(?:ed)?|status) (?:code|status)?:? ?[1-9]\d*\b"
    r"|\b(?:segmentation fault|stack trace|core dumped|permission denied|command not found)\b",
    regex.IGNORECASE,
)
_LINK = regex.compile(r"\bhttps?://[^\s/]")
_ADDRESS = regex.compile(r"\b(?:https?|ftp|file)://\S+|\bwww\.\S+")
_ENDINGS = word_set("""
    py pyi ipynb js jsx ts tsx mjs cjs vue svelte html htm css scss less json jsonl yaml yml toml ini cfg conf env lock
    md rst txt tex pdf doc docx odt xls xlsx ods ppt pptx csv tsv sql db sqlite sqlite3 sh bash zsh fish ps1 bat cmd
    c h cc cpp cxx hpp hh cs java kt kts scala go rs rb php pl lua r jl swift m mm dart ex exs erl hs ml clj zig nim
    xml svg png jpg jpeg gif webp mp3 mp4 wav zip tar gz tgz log diff patch proto graphql tf gradle cmake mk
    service eml ics
""")
_FILE = regex.compile(
    rf"(?<![\w@.])(?:(?:[A-Za-z]:)?(?:[\w.+~-]+)?[/\\])*(?P<name>[\w+-][\w.+-]*\.(?:{'|'.join(sorted(_ENDINGS))}))(?![\w/\\@]|\.\w)",
    regex.IGNORECASE,
)
_FILES_WITHOUT_ENDING = regex.compile(
    r"(?<![\w.])(?:Makefile|Dockerfile|Justfile|Procfile|\.gitignore|\.env)(?!\w|\.\w)"
)
_PROMPT = regex.compile(r"(?m)^[ \t]*(?:\$|❯|PS [^>\n]{0,80}>)[ \t]+(?P<line>[^\n]+)")
_INLINE = regex.compile(r"(?<!`)`(?P<line>[^`\n]{3,200})`(?!`)")
_SHELLS = frozenset({"bash", "sh", "shell", "zsh", "fish", "console", "powershell", "ps1", "bat", "cmd", "terminal"})
_PROGRAM = regex.compile(
    r"(?:sudo[ \t]+)?(?:[A-Z_]+=\S*[ \t]+)*(?:\S*/)?(?P<program>[a-z][a-z0-9]*(?:[.+_-][a-z0-9]+)*)(?=\s|$)"
)
_WITH_ARGUMENT = regex.compile(r"(?P<program>[a-z][a-z0-9]*(?:[.+_-][a-z0-9]+)*)[ \t]+(?:-|[\w./~])")
_NO_PROGRAM = word_set("""
    if then else elif fi for while until do done case esac in function return def class import from let const var select
    where update insert delete with async await try except raise lambda not and or is new public private static void int
    str a an the this that to export set unset local
""")


def labels_of(text: str) -> tuple[str, ...]:
    """The labels of a chunk's text: kinds of talk, 'code', 'lang:de', 'file:setup.py', 'command:git'."""
    files = _most(match["name"] for match in _FILE.finditer(_ADDRESS.sub(" ", text)))
    plain_files = _most(match.group() for match in _FILES_WITHOUT_ENDING.finditer(text))
    language = detect(text)
    return (
        *_kinds(text),
        *((f"lang:{language}",) if language else ()),
        *(f"file:{name}" for name in (*files, *plain_files)[:MOST_NAMED]),
        *(f"command:{program}" for program in _most(_programs(text))),
    )


def is_label(name: str) -> bool:
    """Whether a chunk may have a label of this name."""
    before, colon, after = name.partition(":")
    return name in KINDS or (bool(colon and after) and before in NAMING)


def _kinds(text: str) -> Iterator[str]:
    found = find(fold(text).text)
    for kind, fields in _KINDS:
        if any(found.of(one) for one in fields) or (kind == "question" and _QUESTION_MARK.search(text)):
            yield kind
    for kind, holds in _LOOKS:
        if holds(text):
            yield kind


_LOOKS: tuple[tuple[str, Callable[[str], bool]], ...] = (
    ("code", lambda text: bool(_FENCE.search(text) or _LOOKS_LIKE_CODE.search(text))),
    ("error", lambda text: bool(_ERROR.search(text))),
    ("link", lambda text: bool(_LINK.search(text))),
)

KINDS = tuple(name for name, _ in (*_KINDS, *_LOOKS))
NAMING = ("lang", "file", "command")  # labels that begin so name something: 'lang:de', 'file:setup.py'


def _programs(text: str) -> Iterator[str]:
    """The first word of what stands behind a prompt, in a shell's block, or in a line of code with an argument."""
    lines = [match["line"] for match in _PROMPT.finditer(text)]
    for fence in _FENCE.finditer(text):
        if fence[1].lower() in _SHELLS:
            lines += [line.strip() for line in fence[2].splitlines() if line.strip()[:1] not in {"", "#", "$", "❯"}]
    found = [_PROGRAM.match(line) for line in lines]
    found += [_WITH_ARGUMENT.match(match["line"]) for match in _INLINE.finditer(text)]
    yield from (match["program"] for match in found if match and match["program"] not in _NO_PROGRAM)


def _most(names: Iterable[str]) -> tuple[str, ...]:
    """Each once, in the order in which they come, as many as count."""
    return tuple(dict.fromkeys(names))[:MOST_NAMED]
