"""What a program that ran says about outside: which ones reach out, which read files, and the special cases.

The lists are data. A program in none of them stays inside: tests, builds, installs, the project's own scripts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from .places import fetched_from
from .shell import Run
from .words import each, word_set

_FETCHES = """
    curl wget wget2 aria2c axel http https xh httpie curlie lynx links elinks w3m browsh yt-dlp youtube-dl gallery-dl
    invoke-webrequest iwr invoke-restmethod irm start-bitstransfer
"""
_REACHES = """
    ssh autossh mosh scp sftp ftp lftp tftp telnet nc ncat netcat socat whois dig nslookup drill
    rclone s3cmd s5cmd gsutil aws gcloud az kubectl oc heroku fly flyctl vercel netlify wrangler doctl hcloud firebase
    supabase stripe twilio sentry-cli
"""
_FORGES = "gh glab hub tea fj bb jira acli linear"
_TALKS = """
    mail mailx mutt neomutt himalaya notmuch aerc alpine mbsync offlineimap fetchmail slack signal-cli telegram-cli
    matrix-commander discord
"""
_DRIVES = (
    "playwright puppeteer agent-browser chromedriver geckodriver chromium chrome google-chrome firefox safaridriver"
)
_AGENTS = "claude codex gemini opencode cursor-agent copilot aider amp qwen crush"

REACH_OUT = word_set(" ".join((_FETCHES, _REACHES, _FORGES, _TALKS, _DRIVES, _AGENTS)))

# Programs that print files, and the options of each that a value follows.
_PRINTS_FILES = {
    **each("cat bat batcat less more nl tac strings diff cmp comm paste fold fmt column wc od xxd hexdump type"),
    **each("zcat bzcat xzcat zless gunzip pdftotext pandoc antiword"),
    **each("head tail", "-n -c --lines --bytes"),
    **each("get-content gc", "-totalcount -tail -encoding"),
    **each("cut", "-d -f -c -b"),
    **each("sort", "-k -t -o -S -T"),
    **each("uniq", "-f -s -w"),
}
# The same for programs whose first operand is a pattern or a script, unless an option gave it.
_PATTERN_FIRST = {
    **each("grep egrep fgrep zgrep ugrep", "-A -B -C -m -e -f -d -D --include --exclude --regexp --file"),
    **each("rg ag ack", "-g -t -T -A -B -C -m -e -f -r -j -M --glob --type --regexp --file --max-count"),
    **each("sed gsed", "-e -f -l --expression --file"),
    **each("awk gawk mawk", "-F -v -f --file"),
    **each("jq yq", "-f --indent --from-file"),
    **each("select-string sls", "-pattern -context"),
    **each("findstr"),
}
_PATTERN_OPTIONS = word_set("-e -f --regexp --file --expression --from-file -pattern")

_SCRIPTED = {
    "python": re.compile(
        r"\b(urllib|requests|httpx|aiohttp|http\.client|urlopen|socket|smtplib|imaplib|ftplib|paramiko)\b"
    ),
    "node": re.compile(
        r"\bfetch\s*\(|\b(axios|undici|node-fetch|got)\b|(require\(|from )['\"](node:)?(https?|net|tls)['\"]"
    ),
    "ruby": re.compile(r"\b(open-uri|Net::HTTP|net/http|Faraday|HTTParty|URI\.open|Socket|TCPSocket)\b"),
    "perl": re.compile(r"\b(LWP|HTTP::Tiny|Mojo::UserAgent|IO::Socket)\b"),
    "php": re.compile(r"file_get_contents\(\s*['\"]https?:|\bcurl_\w+\(|\bfsockopen\b"),
}
_INTERPRETERS = ("python", "pypy", "node", "deno", "bun", "ruby", "perl", "php", "tsx", "ts-node")
_INTERPRETER = re.compile(r"(python|pypy|node|nodejs|deno|bun|ruby|perl|php|tsx|ts-node)[\d.]*")
_LANGUAGE = dict.fromkeys(("nodejs", "deno", "bun", "tsx", "ts-node"), "node") | {"pypy": "python"}

_HOST = re.compile(r"[a-z][a-z0-9+.-]*://(?:[^\s/@]*@)?([\w.-]+\w)", re.IGNORECASE)
_REMOTE = re.compile(r"(?:[\w.-]+@)?([\w-][\w.-]+):(?![/\\]{2}|\\)")


def outside_of_run(run: Run) -> str | None:
    """Where this program read from outside (a host, a program's name, a folder), or None."""
    program = run.program
    if program in REACH_OUT:
        return _host(run) or program
    found = None
    if special := _SPECIAL.get(program):
        found = special(run)
    elif program.startswith(_INTERPRETERS):
        found = _inline_code(run)
    if found is None and (run.reads or program in _PRINTS_FILES or program in _PATTERN_FIRST):
        found = _files_read(run)
    return found


def _host(run: Run) -> str | None:
    for word in run.words:
        if named := _HOST.match(word):
            return named[1].lower()
    return None


def _files_read(run: Run) -> str | None:
    read = [*run.reads, *_operands(run)]
    return next((where for path in read if (where := fetched_from(path, run.folder))), None)


def _operands(run: Run) -> Iterator[str]:
    """The words of a program that prints files which may name one."""
    takes = _PATTERN_FIRST.get(run.program, _PRINTS_FILES.get(run.program))
    if takes is None:
        return
    given = run.program in _PRINTS_FILES or any(word.lower() in _PATTERN_OPTIONS for word in run.words)
    operands = list(_without_options(run.words, takes))
    yield from operands if given else operands[1:]


def _without_options(words: tuple[str, ...], takes: frozenset[str]) -> Iterator[str]:
    place = 0
    while place < len(words):
        word = words[place]
        if word.startswith("-") and word != "-":
            place += 2 if word in takes else 1
        else:
            yield word
            place += 1


def _inline_code(run: Run) -> str | None:
    """Code handed to an interpreter on the line or in a here-document that opens the network."""
    named = _INTERPRETER.fullmatch(run.program)
    if named is None:
        return None
    language = _LANGUAGE.get(named[1], named[1])
    code = "\n".join((*(word for word in run.words if "(" in word or "import" in word or " " in word), run.fed))
    return run.program if _SCRIPTED[language].search(code) else None


def _git(run: Run) -> str | None:
    """Cloning brings in a stranger's words; everything else git does is the project's own."""
    operands = [word for word in run.words if not word.startswith("-")]
    if operands[:1] != ["clone"]:
        return None
    for word in operands[1:]:
        if named := _HOST.match(word) or _REMOTE.match(word):
            return named[1].lower()
    return None


def _rsync(run: Run) -> str | None:
    for word in run.words:
        if not word.startswith("-") and (named := _HOST.match(word) or _REMOTE.match(word)):
            return named[1].lower()
    return None


def _registry(run: Run) -> str | None:
    """Asking a registry about a package shows what its author wrote; installing one does not."""
    asks = {"view", "info", "show", "v", "search", "docs", "home", "repo", "bugs", "readme", "why-not"}
    local = run.program in {"pip", "pip3", "uv"}
    operands = [word for word in run.words if not word.startswith("-")]
    return run.program if operands and operands[0] in asks and not local else None


def _openssl(run: Run) -> str | None:
    return run.program if run.words[:1] == ("s_client",) else None


def _find(run: Run) -> str | None:
    """Names alone are no file that was read: only with a program that prints them."""
    if not any(word in {"-exec", "-execdir", "-ok", "-okdir"} for word in run.words):
        return None
    for word in run.words:
        if word.startswith(("-", "(", "!")):
            return None
        if where := fetched_from(word, run.folder):
            return where
    return None


def _compose(run: Run) -> str | None:
    """`docker compose exec SERVICE PROGRAM`: the program stands two words further on than the table can say."""
    if run.words[:2] not in {("compose", "exec"), ("compose", "run")}:
        return None
    return next((word for word in run.words[2:] if word in REACH_OUT), None)


def _afterword(run: Run) -> str | None:
    """Our own commands that show what chats said, whatever those had read by then."""
    shows = next((word for word in run.words if not word.startswith("-")), "")
    return "recalled" if shows in ("recall", "chats") else None


_SPECIAL: dict[str, Callable[[Run], str | None]] = {
    "afterword": _afterword,
    "git": _git,
    "rsync": _rsync,
    "openssl": _openssl,
    "find": _find,
    "docker": _compose,
    "podman": _compose,
    **dict.fromkeys(("npm", "pnpm", "yarn", "gem", "cargo", "brew", "composer"), _registry),
}
