"""Who may be asked about a chat: a row a situation, and one invariant over every combination of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import pytest

from afterword.core.chat import Provider
from afterword.core.errors import BadInput
from afterword.models.asking.allowed import Allowed, Barred, allowed, same_endpoint
from afterword.models.asking.providers import Dialect, Provided, on_this_computer

CLOUD = "https://models.example.org/v1"
LOOP = "http://127.0.0.1:11434/v1"


def http(endpoint: str = CLOUD, *, maker: str = "anthropic", account: str = "", here: bool = False) -> Provided:
    return Provided("mine", "openai", endpoint, maker, account, here=here)


CLAUDE = Provided("claude-cli", "claude-cli", maker="anthropic", program="claude")
SCRIPT = Provided("scripted", "scripted")
CODEX = Provided("codex-cli", "codex-cli", maker="openai", program="codex")

ROWS: list[tuple[str, Provided, str, Provider | None, str, bool]] = [
    ("the log names this address", http(), "pi", Provider("anthropic", CLOUD), "", True),
    ("another path of it", http(), "pi", Provider("x", "https://models.example.org"), "", True),
    ("its port spelled out, in capitals", http(), "pi", Provider("", "HTTPS://Models.Example.org:443/"), "", True),
    ("another port", http(), "pi", Provider("anthropic", "https://models.example.org:444"), "mine", False),
    ("without encryption", http(), "pi", Provider("anthropic", "http://models.example.org"), "mine", False),
    ("another host", http(), "pi", Provider("anthropic", "https://example.org/v1"), "mine", False),
    ("a cloud that resells", http(), "claude-code", Provider("anthropic", "bedrock"), "mine", False),
    ("the same address, no account known", http(), "pi", Provider("", CLOUD, "team"), "mine", False),
    ("the same address, another account", http(account="home"), "pi", Provider("", CLOUD, "team"), "mine", False),
    ("the same address and account", http(account="team"), "pi", Provider("", CLOUD, "team"), "", True),
    ("the log names no account", http(account="team"), "pi", Provider("", CLOUD), "", True),
    ("the maker alone, nothing said", http(), "chatgpt", Provider("anthropic"), "", False),
    ("the maker alone, and said", http(), "chatgpt", Provider("Anthropic"), "mine", True),
    ("another maker, and said", http(), "chatgpt", Provider("openai"), "mine", False),
    ("the maker alone, said of another", http(), "chatgpt", Provider("anthropic"), "other", False),
    ("a maker, said of one with no maker", http(maker=""), "chatgpt", Provider("anthropic"), "mine", False),
    ("the maker and an account, and said", http(), "chatgpt", Provider("anthropic", account="a"), "mine", False),
    ("nothing named, nothing said", http(), "aider", None, "", False),
    ("nothing named, and said", http(), "aider", None, "mine", True),
    ("nothing named, said of another", http(), "aider", None, "other", False),
    ("a model alone, and said", http(), "aider", Provider("", model="claude-opus-5"), "mine", True),
    ("its maker before it", http(), "aider", Provider("", model="Anthropic/Claude-Opus-5"), "mine", True),
    ("a reseller before it", http(), "aider", Provider("", model="gate/anthropic/claude-opus-5"), "mine", False),
    ("another maker's model, and said", http(), "aider", Provider("", model="gpt-6-luna"), "mine", False),
    ("a model of nobody known, and said", http(), "claude-code", Provider("", model="pear-7b"), "mine", False),
    ("any model, said of many makers", http(maker=""), "aider", Provider("", model="pear-7b"), "mine", True),
    ("any model, said of a maker unknown", http(maker="pear"), "aider", Provider("", model="pear-7b"), "mine", True),
    ("a model at this address", http(), "pi", Provider("", CLOUD, model="pear-7b"), "", True),
    ("its own assistant's, another's, said", CLAUDE, "claude-code", Provider("", model="pear-7b"), "claude-cli", False),
    ("its own assistant's chat", CLAUDE, "claude-code", Provider("anthropic"), "", True),
    ("its own assistant's, another's model", CLAUDE, "claude-code", Provider("", model="glm"), "", False),
    ("its own assistant's, no answer yet", CLAUDE, "claude-code", None, "", False),
    ("its own assistant's, no answer, said", CLAUDE, "claude-code", None, "claude-cli", True),
    (
        "its own assistant's, through a cloud",
        CLAUDE,
        "claude-code",
        Provider("anthropic", "vertex"),
        "claude-cli",
        False,
    ),
    ("its own assistant's, at an address", CLAUDE, "claude-code", Provider("anthropic", CLOUD), "claude-cli", False),
    ("its own assistant's, an account", CLAUDE, "claude-code", Provider("anthropic", account="a"), "", False),
    ("another assistant's chat", CLAUDE, "pi", Provider("anthropic"), "claude-cli", False),
    ("the other program's chat", CLAUDE, "codex", Provider("anthropic"), "claude-cli", False),
    ("codex: its own", CODEX, "codex", Provider("openai"), "", True),
    ("codex: another maker", CODEX, "codex", Provider("ollama"), "codex-cli", False),
    ("codex: an export of the same maker", CODEX, "chatgpt", Provider("openai"), "codex-cli", False),
    ("this computer, said so", http(LOOP, here=True), "claude-code", Provider("anthropic", "bedrock"), "", True),
    ("loopback, not said to be here", http(LOOP), "claude-code", Provider("anthropic"), "", False),
    ("loopback that answered the chat", http(LOOP), "pi", Provider("", LOOP), "", True),
    ("said to be here, and is not", http(CLOUD, here=True), "claude-code", Provider("anthropic"), "", False),
    ("a script", SCRIPT, "codex", Provider("openai", "bedrock"), "", True),
]


@pytest.mark.parametrize(
    ("provided", "source", "log", "said", "may"), [row[1:] for row in ROWS], ids=[r[0] for r in ROWS]
)
def test_a_situation(provided: Provided, source: str, log: Provider | None, said: str, may: bool) -> None:
    verdict = allowed(provided, source, log, said)
    assert isinstance(verdict, Allowed) == may, verdict
    assert verdict.why.endswith(".")


def test_local_only_leaves_what_is_on_this_computer() -> None:
    log = Provider("anthropic", CLOUD)
    assert isinstance(allowed(http(), "pi", log, "mine", local_only=True), Barred)
    assert isinstance(allowed(CLAUDE, "claude-code", Provider("anthropic"), "", local_only=True), Barred)
    assert isinstance(allowed(http(LOOP), "pi", Provider("", LOOP), "mine", local_only=True), Barred)
    assert isinstance(allowed(http(LOOP, here=True), "pi", log, "", local_only=True), Allowed)
    assert isinstance(allowed(SCRIPT, "pi", log, "", local_only=True), Allowed)


def test_a_word_for_a_cloud_is_no_address_of_a_program() -> None:
    """A program that is set up under the cloud's word still goes where its own login leads."""
    cloud = Provided("claude-cli", "claude-cli", "bedrock", "anthropic")
    assert isinstance(allowed(cloud, "claude-code", Provider("anthropic", "bedrock"), "claude-cli"), Barred)


# Every address with what it really is: whose it is, and whether it is this computer by its plain name or number.
# Written by hand: nothing here asks the code under test.
@dataclass(frozen=True, slots=True)
class Address:
    text: str
    whose: str
    here: bool = False


ADDRESSES = (
    Address("https://api.anthropic.com", "anthropic"),
    Address("https://API.Anthropic.com:443/v1", "anthropic"),
    Address("http://api.anthropic.com", "anthropic in the open"),
    Address("https://api.anthropic.com:8443", "anthropic at 8443"),
    Address("https://api.anthropic.com./v1", "anthropic with a dot"),
    Address("https://api.anthropic.com.evil.example", "evil"),
    Address("https://evil.example/api.anthropic.com", "evil 2"),
    Address("https://eu.api.anthropic.com", "another host of theirs"),
    Address("http://127.0.0.1:11434/v1", "loopback 11434", here=True),
    Address("http://127.0.0.1:11434", "loopback 11434", here=True),
    Address("http://127.8.9.10:11434/v1", "loopback 127.8.9.10", here=True),
    Address("http://LOCALHOST:11434/v1", "localhost 11434", here=True),
    Address("http://[::1]:11434/v1", "loopback 6", here=True),
    Address("https://127.0.0.1/v1", "loopback 443", here=True),
    Address("http://127.1:11434/v1", "short loopback"),
    Address("http://2130706433/v1", "loopback as one number"),
    Address("http://0x7f.0.0.1/v1", "loopback in hex"),
    Address("http://0177.0.0.1/v1", "loopback in octal"),
    Address("http://0.0.0.0:11434/v1", "any address"),
    Address("http://[::]:11434/v1", "any address 6"),
    Address("http://[::ffff:127.0.0.1]:11434/v1", "mapped loopback"),
    Address("http://[::1%25eth0]:11434/v1", "loopback with a zone"),
    Address("http://localhost.:11434/v1", "localhost with a dot"),
    Address("http://127.0.0.1.:11434/v1", "loopback with a dot"),
    Address("http://localhost.evil.example/v1", "evil 3"),
    Address("http://127.0.0.1.evil.example/v1", "evil 4"),
    Address("http://192.168.1.20:11434/v1", "a computer at home"),
    Address("http://host.docker.internal:11434/v1", "a container's host"),
)
REFUSED = (
    "http://127.0.0.1@evil.example/v1",
    "http://127.0.0.1:80@evil.example/v1",
    "http://evil.example#@127.0.0.1/",
    "http://evil.example\\@127.0.0.1/",
    "http://127.0.0.1:99999/v1",
    "http:///v1",
    "//127.0.0.1/v1",
    "file://127.0.0.1/v1",
    "http://127.0.0.1 .evil.example",
    "http://①27.0.0.1/v1",
    "http://127。0。0。1/v1",
    "http://127.0.0.1\t.evil.example/",
)
WORDS = ("bedrock", "vertex", "several")
MAKERS = ("", "anthropic", "openai")
MODELS = {"anthropic": "claude-haiku-5-5", "openai": "gpt-6-luna"}
SAID = ("", "mine", "other")


@pytest.mark.parametrize("endpoint", REFUSED)
def test_an_address_that_can_be_read_two_ways_is_set_up_by_nobody_and_answers_no_chat(endpoint: str) -> None:
    with pytest.raises(BadInput):
        http(endpoint, here=True)
    for address in ADDRESSES:
        assert not same_endpoint(endpoint, address.text)
        assert isinstance(allowed(http(address.text), "pi", Provider("anthropic", endpoint), "mine"), Barred)


def providers() -> list[tuple[Provided, Address]]:
    """Each dialect, here or not, with and without an account, at every address."""
    nowhere = Address("", "nowhere")
    places: list[tuple[Dialect, Address]] = [("openai", one) for one in ADDRESSES]
    places += [("anthropic", one) for one in ADDRESSES[:3] + ADDRESSES[8:10]]
    places += [("claude-cli", nowhere), ("codex-cli", nowhere), ("scripted", nowhere)]
    places += [("claude-cli", ADDRESSES[0]), ("claude-cli", ADDRESSES[8]), ("codex-cli", ADDRESSES[11])]
    return [
        (
            Provided(
                name, dialect, address.text, "anthropic" if dialect != "codex-cli" else "openai", account, here=here
            ),
            address,
        )
        for dialect, address in places
        for name, here, account in product(("mine", ""), (False, True), ("", "team"))
        if name or address.whose in ("nowhere", "anthropic", "loopback 11434")
    ]


def logs() -> list[tuple[Provider | None, str]]:
    """Every kind of log, each with whose address it names ('' for none)."""
    found: list[tuple[Provider | None, str]] = [(None, "")]
    found += [(Provider(maker, account=account), "") for maker in MAKERS for account in ("", "team", "home")]
    found += [
        (Provider("anthropic", one.text, account), one.whose)
        for one in ADDRESSES
        for account in ("", "team")[: 2 if one in ADDRESSES[:9] else 1]
    ]
    found += [(Provider("", model=model), "") for model in (*MODELS.values(), "pear-7b")]
    found += [(Provider(maker, word), f"the word {word}") for maker in MAKERS[:2] for word in WORDS]
    return found + [(Provider("anthropic", one), f"no address: {one}") for one in REFUSED[:4]]


def really(provided: Provided, address: Address, source: str, log: Provider | None, whose: str, said: str) -> bool:
    """Whether asking keeps the promise, told from the labels: it is here, or it is who answered the chat."""
    http = provided.dialect in ("openai", "anthropic")
    if provided.dialect == "scripted" or (http and provided.here and address.here):
        return True
    log = log or Provider("")
    word = said != "" and said == provided.name
    if log.account not in ("", provided.account):
        return False
    if whose:
        return http and whose == address.whose
    if log.maker not in ("", provided.maker) or (not log.maker and log.model not in ("", MODELS[provided.maker])):
        return False
    if http:
        return word
    own = {"claude-cli": "claude-code", "codex-cli": "codex"}[provided.dialect] == source
    return own and (word or log.maker != "")


def test_no_request_to_an_address_that_did_not_answer_the_chat_or_is_not_said_to_be_this_computer() -> None:
    """Every log with every provider, every word of the person, every source."""
    checked = let_through = 0
    for (provided, address), (log, whose) in product(providers(), logs()):
        sources = ("pi",) if provided.dialect in ("openai", "anthropic") else ("claude-code", "codex")
        for said, source in product(SAID, sources):
            expected = really(provided, address, source, log, whose, said)
            verdict = allowed(provided, source, log, said)
            assert isinstance(verdict, Allowed) == expected, (provided, source, log, said, verdict)
            checked, let_through = checked + 1, let_through + expected
        if isinstance(allowed(provided, "claude-code", log, "mine", local_only=True), Allowed):
            assert on_this_computer(provided), provided
            assert provided.dialect == "scripted" or address.here, provided
    assert checked > 30_000
    assert 0 < let_through < checked / 2
