"""One pass over the lines of a transcript: records become nodes with entries, states are kept, the rest is counted.

Lines may be fed in portions as a file grows. Nothing here knows files; trees, copies and titles are settled afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime

import msgspec

from afterword.assistants.lines import CutLine
from afterword.core.chat import Compacted, Entry, OutsideRead, Replied, Said, Speaker, StepRan, Stopped, Via

from .beside import agent_message, attachment_of, queued_by_person
from .calls import AGENT_TOOLS, UNKNOWN_CALL, Call, agent_started, call_of, entries_of_result
from .nodes import Kind, Node, made_up_id, moment
from .provenance import Content, Who, content_of, who
from .queued import QUEUE_ONLY, Heard, Queue, Waiting
from .records import Block, Message, NotARecord, Passing, Record, cut_record, part, record_of
from .wrapped import Command, command_in, is_typed_command

SYNTHETIC = "<synthetic>"
_CALLS = frozenset({"tool_use", "server_tool_use"})
_SHORTEST_MESSAGE = 600  # bytes; progress of a subagent that repeats a call is longer
_TEXTS = frozenset({"text"})


_content = msgspec.json.Decoder(str | list[Block]).decode


@dataclass(slots=True)
class State:
    """What is known of a session beside its entries; of lines that come again the last one counts."""

    cwd: str = ""
    entrypoints: set[str] = field(default_factory=set)
    models: list[tuple[str, str]] = field(default_factory=list)  # model and message id, each model once in a row
    custom_title: str = ""
    ai_title: str = ""
    last_prompt: Record | None = None
    last_prompt_place: int = 0
    automated: str | None = None
    shared_with: str | None = None
    has_provenance: bool = False
    queue: Queue = field(default_factory=Queue)
    first: datetime | None = None
    last: datetime | None = None


class Scan:
    """The state of a pass. ``in_agent_file``: the file belongs to a subagent, so nobody's words are in it."""

    def __init__(self, *, in_agent_file: bool = False) -> None:
        self.nodes: list[Node] = []
        self.edges: dict[str, str | None] = {}  # records that give nothing, and what stands above them
        self.calls: dict[str, Call] = {}
        self.agents: dict[str, str] = {}  # tool call → id of the subagent that it started
        self.skipped: Counter[str] = Counter()
        self.states: dict[str | None, State] = {}
        self.summaries: list[tuple[str, str]] = []
        self.heard: list[Heard] = []
        self.unsigned = 0
        self.starts_agents = False  # a call that starts a subagent ran
        self._in_agent_file = in_agent_file
        self._session: str | None = None
        self._state: State | None = None
        self._names: set[str] = set()

    def feed(self, line: bytes) -> None:
        """Take one line."""
        record = record_of(line) if type(line) is bytes else cut_record(CutLine(line))
        if isinstance(record, Record):
            _TAKERS.get(record.type, Scan._other)(self, record, line, moment(record.timestamp))
        elif isinstance(record, NotARecord):
            self.skipped[record.reason] += 1
        else:
            self._pass(record, line)

    def state(self, session: str | None) -> State:
        """What is known of a session; lines without one belong to the session before them."""
        if self._state is None or (session is not None and session != self._session):
            self._session = session
            self._state = self.states.setdefault(session, State())
        return self._state

    def _pass(self, record: Passing, line: bytes) -> None:
        self.skipped["too_long" if isinstance(line, CutLine) else "progress"] += 1
        if len(line) > _SHORTEST_MESSAGE and b'"agent_progress"' in line and b'"tool_use"' in line:
            self._readings_aside(agent_message(line), record.session, None, line)
        if record.uuid and not (record.is_sidechain or record.agent_id):
            self.edges.setdefault(record.uuid, record.parent_uuid)

    def _node(self, record: Record, name: str, at: datetime | None, kind: Kind, entries: list[Entry]) -> Node | None:
        """Put a record into the tree. None where its id was there already: the first one counts."""
        if name in self._names:
            self.skipped["duplicate"] += 1
            return None
        self._names.add(name)
        self._note(record, at)
        copied = record.forked_from.session if record.forked_from else None
        node = Node(name, record.parent_uuid or record.logical_parent_uuid, self._session, kind, entries, at, copied)
        self.nodes.append(node)
        return node

    def _note(self, record: Record, at: datetime | None) -> None:
        state = self._state
        if state is None or record.session != self._session:
            state = self.state(record.session)
        if not state.cwd and record.cwd:
            state.cwd = record.cwd
        if record.entrypoint or record.prompt_source or record.origin:
            state.has_provenance = True
            if record.entrypoint:
                state.entrypoints.add(record.entrypoint)
        if at is not None:
            if state.first is None or at < state.first:
                state.first = at
            if state.last is None or at > state.last:
                state.last = at

    def _edge(self, record: Record, at: datetime | None) -> None:
        """A record that gives nothing still leads from one to another."""
        self._note(record, at)
        if record.uuid:
            self.edges.setdefault(record.uuid, record.parent_uuid or record.logical_parent_uuid)

    def _aside(self, entries: list[Entry], at: datetime | None, session: str | None) -> None:
        self.state(session)
        self.nodes.append(Node("", None, self._session, Kind.NEUTRAL, entries, at, aside=True))

    # user records

    def _user(self, record: Record, line: bytes, at: datetime | None) -> None:
        content = content_of(record.message)
        found = who(record, content, in_agent_file=self._in_agent_file)
        if found.speaker is Speaker.SUBAGENT:
            self.skipped[f"subagent:{found.why}"] += 1
            return
        name = record.uuid or made_up_id(line)
        if content.results:
            self._results(record, name, at, content, line if found.speaker is Speaker.TOOL else b"")
            return
        words = content.command.arguments if content.command else "\n".join(content.texts)
        self.heard.append(Heard(name, words, len(self.nodes), at, command=record.command_uuid))
        if found.speaker is Speaker.PERSON:
            self.unsigned += record.uuid is None and record.session is None
            self._node(record, name, at, Kind.TURN, _said(record, name, at, content, found))
        else:
            self._not_the_person(record, name, at, content, found)

    def _not_the_person(self, record: Record, name: str, at: datetime | None, content: Content, found: Who) -> None:
        state = self.state(record.session)
        if found.speaker is Speaker.AUTOMATED:
            state.automated = state.automated or found.why
        elif found.speaker is Speaker.SOMEONE_ELSE:
            state.shared_with = state.shared_with or _someone(record)
        entries: list[Entry] = []
        if found.why == "interruption":
            entries.append(Stopped(name, at))
        elif record.is_compact_summary:
            entries.extend(self._compacted_by_summary(name, at))
        elif content.command:
            entries.append(_command_entry(content.command, name, at))
        elif text := _whole_text(record.message):
            entries.append(Said(name, at, text, found.speaker, found.why, attributed=True))
        if found.why not in {"interruption", "command", "shell_line"}:
            self.skipped[f"{found.speaker.value}:{found.why}"] += 1
        self._node(record, name, at, Kind.NEUTRAL, entries)

    def _compacted_by_summary(self, name: str, at: datetime | None) -> Iterator[Entry]:
        """Older versions write the summary alone, newer ones a boundary before it."""
        before = self.nodes[-1].entries if self.nodes else []
        if not (before and isinstance(before[-1], Compacted)):
            yield Compacted(name, at)

    def _results(self, record: Record, name: str, at: datetime | None, content: Content, line: bytes) -> None:
        """``line`` is empty where no word in it may be the person's."""
        entries: list[Entry] = [Stopped(f"{name}:stop", at)] if content.interrupted else []
        for block in content.results:
            call = self.calls.get(block.tool_use_id or "", UNKNOWN_CALL)
            made = entries_of_result(record, block, call, at, line)
            entries.extend(made if line else (entry for entry in made if not isinstance(entry, Said)))
            if call.tool in AGENT_TOOLS:
                self.starts_agents = self.starts_agents or any(isinstance(entry, StepRan) for entry in made)
                if agent := agent_started(record):
                    self.agents[call.id] = agent
        if self._node(record, name, at, Kind.WORK, entries):
            for block in content.results:
                self.calls.pop(block.tool_use_id or "", None)

    # assistant records

    def _assistant(self, record: Record, line: bytes, at: datetime | None) -> None:
        message = record.message or Message()
        if record.is_sidechain or record.agent_id or self._in_agent_file:
            self._readings_aside(message, record.session, at, line)
            return
        if message.model == SYNTHETIC or record.is_api_error_message:
            self.skipped["client:synthetic_reply"] += 1
            self._edge(record, at)
            return
        name = record.uuid or made_up_id(line)
        content = message.content
        blocks = [Block(type="text", text=content)] if isinstance(content, str) else content or []
        text, entries, calls = "", list[Entry](), list[Call]()
        for block in blocks:
            if block.type == "text" and block.text and not block.text.isspace():
                text = f"{text}\n{block.text}" if text else block.text
            elif block.type == "tool_use":
                calls.append(call_of(block, line))
            elif block.type == "server_tool_use":
                entries.append(StepRan(block.id or name, at, call_of(block).described.ended()))
                self.starts_agents = self.starts_agents or block.name in AGENT_TOOLS
        if text:
            entries.insert(0, Replied(name, at, text))
        if node := self._node(record, name, at, Kind.WORK, entries):
            node.reply = message.id or ""
            node.ended = message.stop_reason is not None
            for call in calls:
                node.calls = (*node.calls, call.id)
                self.calls[call.id] = call
            self._answered_by(message, self.state(record.session))

    def _answered_by(self, message: Message, state: State) -> None:
        if message.model and (not state.models or state.models[-1][0] != message.model):
            state.models.append((message.model, message.id or ""))

    def _readings_aside(self, message: Message | None, session: str | None, at: datetime | None, line: bytes) -> None:
        """A subagent's words are nobody's, but what it read from outside came into this chat."""
        self.skipped["subagent:inline"] += 1
        for block in _blocks(message, _CALLS):
            if where := call_of(block).described.outside:
                self._aside([OutsideRead(f"{block.id or made_up_id(line)}:aside", at, where)], at, session)

    # everything else

    def _attachment(self, record: Record, line: bytes, at: datetime | None) -> None:
        found = attachment_of(record.attachment) if b'"queued_command"' in line else None
        if found is None:
            self.skipped["attachment"] += 1
            self._edge(record, at)
            return
        content = content_of(Message(content=found.prompt))
        said = queued_by_person(record, found, content)
        if said is None or not content.texts:
            self.skipped["client:queued_by_client"] += 1
            self._edge(record, at)
            return
        typed, words = moment(found.timestamp) or at, "\n".join(content.texts)
        name = record.uuid or made_up_id(line)
        entry = Said(name, typed, words, Speaker.PERSON, said.why, Via.QUEUED, said.attributed)
        heard = Heard(name, words, len(self.nodes), typed, attached=True, command=found.source_uuid)
        if self._node(record, name, at, Kind.NEUTRAL, [entry]):
            self.heard.append(heard)

    def _system(self, record: Record, line: bytes, at: datetime | None) -> None:
        name = record.uuid or made_up_id(line)
        if record.subtype == "compact_boundary":
            self._node(record, name, at, Kind.NEUTRAL, [Compacted(name, at)])
            return
        text = part(_content, record.content) if record.subtype == "local_command" else None
        command = command_in(text) if isinstance(text, str) and not record.is_sidechain else None
        if command is None:
            self.skipped[f"system:{(record.subtype or 'other')[:30]}"] += 1
            self._edge(record, at)
            return
        entries: list[Entry] = [_command_entry(command, f"{name}:command", at)]
        if command.arguments.strip():
            why = "command_arguments"
            entries.append(Said(name, at, command.arguments, Speaker.PERSON, why, Via.COMMAND, attributed=False))
        self._node(record, name, at, Kind.NEUTRAL, entries)

    def _queue(self, record: Record, line: bytes, at: datetime | None) -> None:
        queue = self.state(record.session).queue
        content = content_of(Message(content=part(_content, record.content)))
        text = "\n".join(content.texts)
        if record.operation == "enqueue":
            name = made_up_id(line)
            words = Waiting(name, text, len(self.nodes), at)
            words.gone = not text or is_typed_command(text) or name in self._names
            self.skipped["queue:no_words"] += words.gone
            queue.enqueue(words)
            if not words.gone:
                self._names.add(name)
                entry = Said(name, at, text, Speaker.PERSON, QUEUE_ONLY, Via.QUEUED, attributed=False)
                self._aside([entry], at, record.session)
        elif record.operation == "dequeue":
            queue.dequeue()
        elif record.operation == "remove":
            queue.remove(text or None, record.reason, record.command_uuid, at)
        elif record.operation == "popAll":
            queue.pull_back()

    def _title(self, record: Record, line: bytes, at: datetime | None) -> None:
        state = self.state(record.session)
        state.custom_title = record.custom_title or state.custom_title
        state.ai_title = record.ai_title or state.ai_title

    def _summary(self, record: Record, line: bytes, at: datetime | None) -> None:
        if record.summary and record.leaf_uuid:
            self.summaries.append((record.leaf_uuid, record.summary))

    def _last_prompt(self, record: Record, line: bytes, at: datetime | None) -> None:
        state = self.state(record.session)
        state.last_prompt, state.last_prompt_place = record, len(self.nodes)

    def _other(self, record: Record, line: bytes, at: datetime | None) -> None:
        self.skipped[f"state:{record.type[:30]}" if record.type else "no_type"] += 1
        self._edge(record, at)


_TAKERS: dict[str, Callable[[Scan, Record, bytes, datetime | None], None]] = {
    "user": Scan._user,
    "assistant": Scan._assistant,
    "attachment": Scan._attachment,
    "system": Scan._system,
    "queue-operation": Scan._queue,
    "custom-title": Scan._title,
    "ai-title": Scan._title,
    "summary": Scan._summary,
    "last-prompt": Scan._last_prompt,
}


def _said(record: Record, name: str, at: datetime | None, content: Content, found: Who) -> list[Entry]:
    """The person's words, behind the command that they are arguments of."""
    words, via = "\n".join(content.texts), Via.QUEUED if record.prompt_source == "queued" else Via.TYPED
    entries: list[Entry] = []
    if content.command:
        entries.append(_command_entry(content.command, f"{name}:command", at))
        words, via = content.command.arguments, Via.COMMAND
    attachments = content.attachments
    return [*entries, Said(name, at, words, Speaker.PERSON, found.why, via, found.attributed, attachments=attachments)]


def _command_entry(command: Command, name: str, at: datetime | None) -> Said:
    """A command is an act: kept under the client's name, so that code can see which one it was."""
    why = "shell_line" if command.by_shell else "command"
    return Said(name, at, command.name, Speaker.CLIENT, why, Via.COMMAND)


def _someone(record: Record) -> str:
    """Who else speaks, as the client names them."""
    origin = record.origin
    return origin.sender if origin and origin.sender and origin.kind == "channel" else "someone"


def _blocks(message: Message | None, kinds: frozenset[str]) -> list[Block]:
    content = message.content if message else None
    return [block for block in content if block.type in kinds] if isinstance(content, list) else []


def _whole_text(message: Message | None) -> str:
    """What a machine's record says, as it stands."""
    if message is None:
        return ""
    if isinstance(message.content, str):
        return message.content
    return "\n".join(block.text for block in _blocks(message, _TEXTS) if block.text)
