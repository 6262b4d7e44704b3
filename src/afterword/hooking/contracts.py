"""What each assistant's events ask of us, and the bytes that each wants back: one table, and nothing else knows hosts.

After the assistants' own documentation of hooks: Claude Code 2.1.240, Codex 0.150, Gemini CLI, Cursor's version 1, and
the plugin that we write for OpenCode. No answer ever blocks, ends or goes on with anything: it only puts words beside
the person's, or shows the person a line. Imports nothing, as a process that lives for one event loads it.
"""

from __future__ import annotations

PROMPT = "prompt"  # the person sent a message: what bears on it
START = "start"  # a chat begins: the profile
CUT = "cut"  # the assistant is about to cut a chat
STOPPED = "stopped"  # a turn ended
ENDED = "ended"  # a chat is over
MOVED = "moved"  # the chat's folder changed

# How words come back: as JSON with words for the model under the event's name, as JSON with one key, or as plain text.
NESTED, ONE_KEY, PLAIN, NOTHING = "nested", "additional_context", "plain", ""

# host, event -> what it asks, how it is answered, whether a line can be shown that the model does not see
_TABLE: dict[tuple[str, str], tuple[str, str, bool]] = {
    ("claude-code", "UserPromptSubmit"): (PROMPT, NESTED, True),
    ("claude-code", "SessionStart"): (START, NESTED, True),
    ("claude-code", "PreCompact"): (CUT, NOTHING, False),
    ("claude-code", "Stop"): (STOPPED, NOTHING, False),
    ("claude-code", "SessionEnd"): (ENDED, NOTHING, False),
    ("claude-code", "CwdChanged"): (MOVED, NOTHING, False),
    ("codex", "UserPromptSubmit"): (PROMPT, NESTED, True),
    ("codex", "SessionStart"): (START, NESTED, True),
    ("codex", "PreCompact"): (CUT, NOTHING, False),
    ("codex", "Stop"): (STOPPED, NOTHING, False),
    ("codex", "SessionEnd"): (ENDED, NOTHING, False),
    ("gemini-cli", "BeforeAgent"): (PROMPT, NESTED, True),
    ("gemini-cli", "SessionStart"): (START, NESTED, True),
    ("gemini-cli", "PreCompress"): (CUT, NOTHING, False),
    ("gemini-cli", "AfterAgent"): (STOPPED, NOTHING, False),
    ("gemini-cli", "SessionEnd"): (ENDED, NOTHING, False),
    ("cursor", "sessionStart"): (START, ONE_KEY, False),
    ("opencode", "chat.message"): (PROMPT, PLAIN, False),
    ("opencode", "session.idle"): (STOPPED, NOTHING, False),
    ("opencode", "session.compacting"): (CUT, NOTHING, False),
}
LONGEST = 9_000  # characters of a string that goes back; from 10,000 on a host puts it away in a file
_PLACE = 4096  # characters of a path
_SESSION = 128
_BY_THE_PERSON = {"origin": "human", "promptSource": "typed", "turnOrigin": "human"}


class Call:
    """One event as it is answered. ``transcript``, ``folder``, ``session``: '' where the host names none."""

    __slots__ = ("event", "folder", "form", "guest", "host", "prompt", "session", "shows", "transcript", "what")

    def __init__(self, host: str, event: str, told: dict[str, object]) -> None:
        self.what, self.form, self.shows = _TABLE[host, event]
        self.host, self.event = host, event
        self.session = _text(told, "session_id", _SESSION) or _text(told, "conversation_id", _SESSION)
        self.transcript = _text(told, "transcript_path", _PLACE)
        self.folder = _text(told, "cwd", _PLACE) or _first(told.get("workspace_roots"))
        self.prompt = _text(told, "prompt", 0)
        self.guest = any(_somebody_else(told.get(name), own) for name, own in _BY_THE_PERSON.items())


def known(host: str, event: str) -> bool:
    """Whether this event of this host asks anything of us."""
    return (host, event) in _TABLE


def events() -> tuple[tuple[str, str], ...]:
    """Every host's events, in the order of the table."""
    return tuple(_TABLE)


def call_of(host: str, event: str, told: object) -> Call | None:
    """The event as it is answered; None for one that asks nothing: of a subagent, of another event or host, or none."""
    if not isinstance(told, dict) or not known(host, event):
        return None
    named = told.get("hook_event_name")
    if (named is not None and named != event) or (host != "cursor" and "cursor_version" in told):
        return None  # Cursor runs Claude Code's hooks too: what it may be told is said to its own
    call = Call(host, event, told)
    if _is_subagent(call, told) or (call.what == PROMPT and (call.guest or not call.prompt.strip())):
        return None
    return call


def _is_subagent(call: Call, told: dict[str, object]) -> bool:
    """A chat that begins may be given to a kind of agent and is the person's all the same."""
    if told.get("agent_id") or (told.get("agent_type") and call.what != START) or told.get("is_background_agent"):
        return True
    parts = call.transcript.replace("\\", "/").split("/")
    return "subagents" in parts or parts[-1].startswith("agent-")


def _somebody_else(said: object, own: str) -> bool:
    """What a host says of where a message came from, in whatever form; what it does not say is no guest."""
    kind = said.get("kind") if isinstance(said, dict) else said
    return isinstance(kind, str) and kind not in (own, "queued", "suggestion_accepted")


def said(call: Call, block: str, line: str) -> bytes:
    """What belongs on stdout: ``block`` for the model, ``line`` for the person; b'' for neither."""
    line = line[:LONGEST] if call.shows else ""
    block = block if len(block) <= LONGEST else ""
    if call.form == NOTHING or not (block or line):
        return b""
    if call.form == PLAIN:
        return (block + "\n").encode("utf-8", "replace")
    if call.form == ONE_KEY:
        return _object([(ONE_KEY, quoted(block))])
    pairs = [("systemMessage", quoted(line))] if line else []
    if block:
        inner = [("hookEventName", quoted(call.event)), ("additionalContext", quoted(block))]
        pairs.append(("hookSpecificOutput", _object(inner).decode("ascii")))
    return _object(pairs)


def _object(pairs: list[tuple[str, str]]) -> bytes:
    return ("{" + ", ".join(f'"{name}": {value}' for name, value in pairs) + "}").encode("ascii")


def quoted(text: str) -> str:
    """A text as a JSON string of plain ASCII, whatever the console's code page; halves of a pair are left out."""
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(letter: str) -> str:
    if " " <= letter <= "~" and letter not in '"\\':
        return letter
    number = ord(letter)
    if 0xD800 <= number < 0xE000:
        return ""
    if number < 0x10000:
        return f"\\u{number:04x}"
    number -= 0x10000
    return f"\\u{0xD800 + (number >> 10):04x}\\u{0xDC00 + (number & 0x3FF):04x}"


def _text(told: dict[str, object], name: str, most: int) -> str:
    """A text of the event. One that is longer than it can be is none; ``most`` 0: of any length."""
    value = told.get(name)
    return value if isinstance(value, str) and (not most or len(value) <= most) else ""


def _first(value: object) -> str:
    named = value[0] if isinstance(value, list) and value else ""
    return named if isinstance(named, str) and len(named) <= _PLACE else ""
