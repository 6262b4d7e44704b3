"""Secrets that show by their shape alone: keys of known makers, private keys, random strings, encoded text.

Nothing here names a language or relies on words inside a key.
"""

from __future__ import annotations

import base64
import binascii
import math
import re
import urllib.parse
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

Span = tuple[int, int]

# Prefixes as the makers document them. The tails are shorter than real ones, so that a cut key is still one.
_MAKERS = re.compile(
    r"(?<![A-Za-z0-9])(?:"
    r"(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AIPA|ANPA|ANVA|AROA)[A-Z0-9]{12,}"
    r"|gh[pousr]_[A-Za-z0-9_]{16,}|github_pat_\w{16,}"
    r"|gl(?:pat|dt|rt|ft|soat|cbt|ptt|oas|imt|agent|ffct)-[\w.-]{12,}"
    r"|xox[abceoprs]-[\w-]{8,}|xapp-\d-[\w-]{8,}"
    r"|sk-[A-Za-z0-9_-]{16,}|(?:sk|rk|pk)_(?:live|test|prod)_\w{8,}|whsec_\w{16,}"
    r"|AIza[\w-]{24,}|ya29\.[\w-]{16,}|GOCSPX-[\w-]{16,}"
    r"|eyJ[\w-]{8,}\.[\w-]{6,}(?:\.[\w-]*)?"
    r"|npm_\w{16,}|pypi-[\w-]{12,}|rubygems_\w{16,}|dckr_pat_[\w-]{12,}|hf_[A-Za-z0-9]{16,}"
    r"|SG\.[\w-]{12,}\.[\w-]{12,}|key-[0-9a-f]{24,}|(?:AC|SK)[0-9a-f]{32}"
    r"|do[opr]_v1_\w{16,}|shp(?:at|ca|pa|ss)_\w{16,}|sq0(?:atp|csp|idp)-[\w-]{12,}|EAA[A-Z]\w{20,}"
    r"|gls?a_\w{16,}|lin_api_\w{12,}|ntn_\w{16,}|figd_[\w-]{16,}|sbp_\w{16,}|dapi[0-9a-f]{24,}"
    r"|hv[sbr]\.[\w-]{16,}|NRAK-\w{16,}|pscale_(?:tkn|pw)_[\w.-]{12,}|PMAK-[\w-]{16,}|sntrys_[\w=+/-]{16,}"
    r"|dp\.(?:pt|st|ct|sa)\.\w{16,}|gsk_\w{16,}|r8_\w{16,}|pplx-\w{16,}|xai-\w{16,}|fo1_[\w-]{16,}|ATATT[\w=-]{12,}"
    r"|AGE-SECRET-KEY-1\w{12,}|\d{8,10}:[A-Za-z0-9_-]{30,}|[MNO][\w-]{22,40}\.[\w-]{6}\.[\w-]{24,}"
    r"|AccountKey=[\w+/=]{16,}|[a-z]{2,10}_(?:live|test|pat|tok|token|key|secret|api)_[A-Za-z0-9]{12,}"
    r")"
)
_PRIVATE_KEY = re.compile(
    r"-{3,5}\s?BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?\s?-{0,5}(?:.*?-{3,5}\s?END [A-Z0-9 ]*-{3,5}|.*)", re.S
)
_IN_ADDRESS = re.compile(r"(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{0,24}://[^\s/:@]{0,200}:([^\s/@]{1,200})@\S")
_BEARER = re.compile(r"(?:bearer|basic)\s+(?=[\w.~+/-]*\d)([\w.~+/-]{12,}=*)", re.IGNORECASE)
_ON_COMMAND_LINE = re.compile(
    r"(?:(?:mysql\w*|mariadb)\b[^\n|;&]{0,80}?\s-p|sshpass\s[^\n|;&]{0,20}?-p\s?|redis-cli\b[^\n|;&]{0,80}?\s-a\s"
    r"|curl\b[^\n|;&]{0,80}?\s(?:-u|--user)\s?[^\s:]{1,40}:|\s--pass(?:word|phrase)?[= ])([^\s\"']{4,})"
)
# A name in code or an environment whose last part says what it holds, in the words of programs, and the value
# behind its sign. A name of that part alone is a label, which the packs know.
_NAMED = re.compile(
    r"(?:(?<=[A-Za-z0-9][_.-])(?P<capitals>(?-i:PASS(?:WORD|WD|PHRASE)?|PWD|SECRET|TOKEN"
    r"|(?:API|ACCESS|SECRET|PRIVATE|SIGNING|ENCRYPTION|MASTER)_?KEY))"
    r"|(?:(?<=[A-Za-z0-9][_.-])|(?-i:(?<=[a-z0-9])(?=[A-Z])))(?:pass(?:word|wd|phrase)|pwd|secret|token"
    r"|(?:api|access|secret|private|signing|encryption|master)[_.-]?key))"
    r"[\"'`]?[ \t]{0,3}(?:(?P<set>=)|=>|:=|:)[ \t]{0,3}[\"'`]?(?P<value>[^\s\"'`,;]{4,})",
    re.IGNORECASE,
)
_MIXED = re.compile(r"(?=\D*\d)(?=[^A-Za-z]*[A-Za-z])[^(\[{]{6,}")
_WEBHOOK = re.compile(
    r"hooks\.\w+\.com/(?:services|workflows)/[\w/]{12,}|discord(?:app)?\.com/api/webhooks/\d+/[\w-]{12,}"
)

_LONG = re.compile(r"[A-Za-z0-9+/_=.~-]{20,}")
_HASH = re.compile(r"(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})", re.IGNORECASE)
_UUID = re.compile(r"\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?", re.IGNORECASE)
_SUM = re.compile(r"(?:sha\d{1,3}|md5)[-:=]", re.IGNORECASE)
_PIECE = re.compile(r"[A-Za-z]+|\d+")
LEAST_LENGTH = 24
LEAST_ENTROPY = 3.7  # bits a character; words stay below, keys reach 4.5 and more
LEAST_TURNS = 0.25  # changes between small letters, capitals and digits, a character; names in code stay below

_BASE64 = re.compile(r"(?<![A-Za-z0-9+/_=-])[A-Za-z0-9+/_-]{12,}={0,2}(?![A-Za-z0-9+/_=-])")
_HEX = re.compile(r"(?<![A-Za-z0-9])(?:0x)?((?:[0-9a-f]{2}){6,})(?![A-Za-z0-9])", re.IGNORECASE)
_HEX_APART = re.compile(r"[0-9a-f]{2}(?:[ :][0-9a-f]{2}){5,}(?![A-Za-z0-9])", re.IGNORECASE)
_PERCENT = re.compile(r"[^\s%]{0,80}(?:%[0-9a-f]{2}[^\s%]{0,80}){2,}", re.IGNORECASE)
# Everything but a private key, a bearer's token and spaced hex stands in one run of characters that holds one of these.
_RUN = re.compile(r"\S{12,}")
_ODD = re.compile(r"[0-9_%]|SG\.|eyJ|sk-|AIza|xox|glpat|hv[sbr]\.|dp\.|pplx-|xai-|npm|key-")

_PLACEHOLDER = re.compile(
    r"""<[^<>]*>?|\$\{?\(?[A-Za-z_].*|\{\{.*|%\w+%?|\[[^\]]*\]?|(?P<same>[x*.•·#?_-])(?P=same)*|[x*•.…-]+|\w+\(.*
    |(?:os|process|env|environ|import|self|this|config|settings|secrets?|vars|args|ctx|request|req|app|vault|keyring)[.\[:].*
    |(?-i:[A-Z]{2,}(?:_[A-Z0-9]+)+)|(?:\.{0,2}/|~/|\w:\\|/)\S*|\S*\.(?:env|json|ya?ml|toml|txt|py|js|ts|md|ini|cfg|conf|html?|com|org)
    |change_?me|example\w*|placeholder|dummy|redacted|foo(?:bar)?|bar|baz|todo|tbd|n/?a|none|null|nil|undefined|true|false|string
    |abc|await|async|new|return|typeof|void|lambda|function|def|class|const|let|var|require|yield|import|test|password|passwd|passphrase|pass|pwd|secret|token|user(?:name)?|admin|value|here""",
    re.IGNORECASE | re.VERBOSE,
)  # fmt: skip


def shape_spans(text: str) -> Iterator[Span]:
    """Where keys of known makers, private keys, passwords in addresses and random strings stand."""
    if "PRIVATE KEY" in text:
        yield from (m.span() for m in _PRIVATE_KEY.finditer(text))
    for pattern in (_BEARER, _ON_COMMAND_LINE):
        yield from (m.span(1) for m in pattern.finditer(text) if not is_placeholder(m[1]))
    yield from _named(text)
    for run in _odd_runs(text):
        before = text[max(0, run.start() - 8) : run.start()]
        yield from ((run.start() + start, run.start() + end) for start, end in _in_run(run.group(), before))


def _named(text: str) -> Iterator[Span]:
    """Values of names that end as a secret's: any behind ``X_TOKEN=``, elsewhere only those with a digit in them."""
    for m in _NAMED.finditer(text) if "=" in text or ":" in text else ():
        value = m["value"].rstrip(").]}")
        if ((m["capitals"] and m["set"]) or _MIXED.fullmatch(value)) and len(value) >= 4 and not is_placeholder(value):
            yield m.start("value"), m.start("value") + len(value)


def _odd_runs(text: str) -> Iterator[re.Match[str]]:
    return (run for run in _RUN.finditer(text) if _ODD.search(run.group()))


def _in_run(run: str, before: str) -> Iterator[Span]:
    for pattern in (_MAKERS, _WEBHOOK):
        yield from (m.span() for m in pattern.finditer(run))
    if "://" in run and "@" in run:
        yield from (m.span(1) for m in _IN_ADDRESS.finditer(run) if not is_placeholder(m[1]))
    for m in _LONG.finditer(run):
        if is_random(m.group(), before=(before + run)[: len(before) + m.start()][-8:]):
            yield m.span()


def is_placeholder(value: str) -> bool:
    """Whether a value only stands for one: ``<password>``, ``$TOKEN``, ``xxxx``, ``getenv("X")``."""
    return _PLACEHOLDER.fullmatch(value.strip("\"'`“”‘’,;")) is not None


def is_random(token: str, *, before: str = "") -> bool:
    """Whether a long string of letters and digits reads as random. Hashes, UUIDs, paths and names in code do not."""
    bare = token.strip("=.-_~/")
    if len(bare) < LEAST_LENGTH or _HASH.fullmatch(bare) or _UUID.search(token) or _SUM.search(before + token):
        return False
    if before.endswith(("data:", "base64,", ";base64")) or not (
        re.search(r"[A-Za-z]", bare) and re.search(r"\d", bare)
    ):
        return False
    longest = max(_PIECE_OF_PATH.split(bare), key=len)
    return len(longest) >= LEAST_LENGTH - 4 and entropy(longest) >= LEAST_ENTROPY and turns(longest) >= LEAST_TURNS


_PIECE_OF_PATH = re.compile(r"[/.]")


def entropy(text: str) -> float:
    """Shannon entropy in bits a character."""
    counts = Counter(text)
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts.values())


def turns(text: str) -> float:
    """How often the sort of character changes, a character. A capital before small letters begins a word: no turn."""
    sorts = ["d" if c.isdigit() else "u" if c.isupper() else "l" if c.islower() else "-" for c in text]
    changes = sum(a != b and "-" not in (a, b) and (a, b) != ("u", "l") for a, b in pairwise(sorts))
    return changes / len(text)


def decoded(text: str) -> Iterator[tuple[Span, str]]:
    """Every piece that decodes to readable text from base64, hex or percent signs, once."""
    for m in _HEX_APART.finditer(text):
        if plain := _readable(binascii.unhexlify(re.sub(r"[ :]", "", m.group()))):
            yield m.span(), plain
    for run in _odd_runs(text):
        for (start, end), plain in _decoded_in(run.group()):
            yield (run.start() + start, run.start() + end), plain


def _decoded_in(run: str) -> Iterator[tuple[Span, str]]:
    for m in _BASE64.finditer(run):
        if plain := _readable(_from_base64(m.group())):
            yield m.span(), plain
    for m in _HEX.finditer(run):
        if plain := _readable(binascii.unhexlify(m[1])):
            yield m.span(), plain
    for m in _PERCENT.finditer(run) if "%" in run else ():
        if (plain := urllib.parse.unquote(m.group())) != m.group():
            yield m.span(), plain


def _from_base64(token: str) -> bytes:
    bare = token.rstrip("=").replace("-", "+").replace("_", "/")
    if len(bare) % 4 == 1:
        return b""
    return base64.b64decode(bare + "=" * (-len(bare) % 4))


def _readable(content: bytes) -> str:
    if len(content) < 6:
        return ""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return ""
    return text if all(c.isprintable() or c in "\r\n\t" for c in text) else ""
