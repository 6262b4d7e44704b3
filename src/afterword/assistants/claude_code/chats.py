"""From the nodes of a file to its chats: parted by session, branches and copies told, words counted once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from afterword.core.chat import (
    Branch,
    Chat,
    Entry,
    Provider,
    Replied,
    Said,
    Skipped,
    Speaker,
    StepRan,
    Stopped,
    Undoing,
    Undone,
    Via,
    answered_by,
)
from afterword.ports import Projects

from .calls import HOST
from .nodes import Kind, Node
from .queued import QUEUE_ONLY, twice_attached
from .scan import Scan, State
from .subagents import Reading, placed
from .suspicion import background_run, suspected_because
from .tree import Tree

_SHOWN_IN = frozenset({"cli", "claude-vscode", "claude-desktop", "remote_mobile"})


@dataclass(frozen=True, slots=True)
class Outlook:
    """What stands outside the file itself.

    ``copied``: from a node's id to the chat it was copied from. ``same_opening``: how many other chats begin with the
    same prompt. ``running``: gives the sessions that are open. ``passed_over``: what was not read, counted by reason.
    """

    stem: str
    projects: Projects
    version: int
    readings: Sequence[Reading] = ()
    copied: Mapping[str, str] = field(default_factory=dict)
    same_opening: int = 0
    running: Callable[[], frozenset[str]] = frozenset
    passed_over: Mapping[str, int] = field(default_factory=dict)


def chats_of(scan: Scan, outlook: Outlook) -> tuple[Chat, ...]:
    """The chats of one file, the one of the file's own name first. Counts of what was passed over go with the first."""
    groups = _parted(scan, outlook.stem)
    chats = [_chat(scan, group, outlook) for group in groups]
    skipped = tuple(Skipped(reason, count) for reason, count in sorted(outlook.passed_over.items()) if count)
    return (replace(chats[0], skipped=skipped), *chats[1:]) if chats else ()


@dataclass(slots=True)
class Group:
    """One chat of a file: its id, the session whose records are its own, and its nodes."""

    id: str
    own: str | None
    nodes: list[Node]
    sessions: list[str | None]


def _parted(scan: Scan, stem: str) -> list[Group]:
    """Sessions that hang together are one chat, which was resumed; sessions that do not are chats of their own."""
    found = {session: {session} for session in dict.fromkeys(node.session for node in scan.nodes)}
    if len(found) == 1:
        (session,) = found
        return [Group(stem, session, scan.nodes, [session])]
    _join(scan, found)
    groups = []
    for number, sessions in enumerate({id(joined): joined for joined in found.values()}.values()):
        nodes = [node for node in scan.nodes if node.session in sessions]
        ordered = list(dict.fromkeys(node.session for node in nodes))
        own = stem if stem in sessions else ordered[-1]
        is_main = stem in sessions or (number == 0 and stem not in found)
        groups.append(Group(stem if is_main else own or stem, own, nodes, ordered))
    return sorted(groups, key=lambda group: group.id != stem)


def _join(scan: Scan, found: dict[str | None, set[str | None]]) -> None:
    session_of = {node.id: node.session for node in scan.nodes if not node.aside}
    for node in scan.nodes:
        name = node.parent
        steps = 0
        while name is not None and name not in session_of and steps <= len(scan.edges):
            name, steps = scan.edges.get(name), steps + 1
        above = session_of.get(name, node.session) if name is not None else node.session
        if found[above] is not found[node.session]:
            joined = found[above] | found[node.session]
            found.update(dict.fromkeys(joined, joined))


def _chat(scan: Scan, group: Group, outlook: Outlook) -> Chat:
    states = [scan.states.get(session, State()) for session in group.sessions]
    cwd = next((state.cwd for state in (*_own(states, group), *states) if state.cwd), "")
    entries = placed(list(_entries(scan, group, outlook)), outlook.readings, scan.agents)
    automated = _automated(entries, states, cwd)
    suspected = None if automated else suspected_because(scan, entries, states, outlook.same_opening)
    if why := automated or suspected:
        entries = [_by_a_program(entry, why) for entry in entries]
    first, last = _ends(states)
    entries = list(_named_apart(entries))
    return Chat(
        source=HOST,
        id=group.id,
        entries=tuple(entries),
        project=outlook.projects.of(cwd) if cwd else None,
        title=_title(scan, group, states),
        attended=not automated and all(entry in _SHOWN_IN for state in states for entry in state.entrypoints),
        automated=automated,
        suspected=suspected,
        shared_with=next((state.shared_with for state in states if state.shared_with), None),
        running=_is_unfinished(scan, group.nodes) and bool(outlook.running() & {group.id, group.own or ""}),
        provider=_provider(states),
        forked_from=next((entry.copied_from for entry in reversed(entries) if entry.copied_from), None),
        started=first,
        ended=last,
        reader_version=outlook.version,
    )


def _named_apart(entries: Sequence[Entry]) -> Iterator[Entry]:
    """Marks and quotes name entries by id, so a second one of the same id gets a name of its own."""
    if len({entry.id for entry in entries}) == len(entries):
        yield from entries
        return
    seen: Counter[str] = Counter()
    for entry in entries:
        seen[entry.id] += 1
        again = seen[entry.id] > 1
        yield replace(entry, id=f"{entry.id}~{seen[entry.id]}") if again else entry


def _own(states: Sequence[State], group: Group) -> Iterator[State]:
    yield from (state for state, session in zip(states, group.sessions, strict=True) if session == group.own)


def _entries(scan: Scan, group: Group, outlook: Outlook) -> Iterator[Entry]:
    """Every entry in the order of the file; texts of one reply that stand side by side are one."""
    reply, waiting = "", None
    for message, entry in _told(scan, group, outlook):
        if isinstance(entry, Replied) and isinstance(waiting, Replied) and message and message == reply:
            waiting = replace(waiting, text=f"{waiting.text}\n{entry.text}")
            continue
        if isinstance(entry, Stopped) and isinstance(waiting, Stopped):
            continue  # the client notes one stop in two ways
        if waiting is not None:
            yield waiting
        reply, waiting = message, entry
    if waiting is not None:
        yield waiting


def _told(scan: Scan, group: Group, outlook: Outlook) -> Iterator[tuple[str, Entry]]:
    """Entries with their branch and their source, each beside the id of the reply it is a part of."""
    tree = Tree(group.nodes, scan.edges)
    lost, replacing = _branches(scan, group, tree)
    elsewhere = _said_elsewhere(scan, group)
    for place, node in enumerate(group.nodes):
        if (
            not node.entries
            and node.kind is not Kind.TURN
            and place not in replacing
            and not (node.calls and scan.calls)
        ):
            continue
        branch = Branch.ABANDONED if place in lost else Branch.LIVE
        copied = _copied_from(node, group, outlook)
        if place in replacing:
            yield "", Undone(f"{node.id}:back", node.at, Undoing.TURN, branch, copied)
        if node.kind is Kind.TURN and _broke_off(tree, place):
            yield "", Stopped(f"{node.id}:broke-off", node.at, branch, copied)
        calls = (
            StepRan(name, node.at, scan.calls[name].described.ended()) for name in node.calls if name in scan.calls
        )
        for entry in (*node.entries, *calls):
            if entry.id not in elsewhere:
                told = _queued_in(scan.states.get(node.session), entry)
                plain = branch is Branch.LIVE and copied is None
                yield node.reply, told if plain else replace(told, branch=branch, copied_from=copied)


def _queued_in(state: State | None, entry: Entry) -> Entry:
    """The queue's log never says who typed: where others write into a session, its words are not the person's."""
    if isinstance(entry, Said) and entry.why == QUEUE_ONLY and state and (state.automated or state.shared_with):
        return replace(entry, speaker=Speaker.AUTOMATED if state.automated else Speaker.CLIENT)
    return entry


def _branches(scan: Scan, group: Group, tree: Tree) -> tuple[frozenset[int], frozenset[int]]:
    state = scan.states.get(group.own, State())
    named = state.last_prompt
    if named is None:
        return tree.abandoned(tree.leaf(None, 0))
    before = sum(1 for node in scan.nodes[: state.last_prompt_place] if node.session in group.sessions)
    leaf = tree.leaf(named.leaf_uuid, before)
    return tree.abandoned(leaf, leaf if named.rewound and _went_back(tree, leaf, named.last_prompt) else None)


def _went_back(tree: Tree, leaf: int | None, last_prompt: str | None) -> bool:
    """Whether the client names a place with turns below it, none of which is the last prompt."""
    below = tree.next_turns(leaf) if leaf is not None else {}
    said = {entry.text for turn in below.values() for entry in tree.nodes[turn].entries if isinstance(entry, Said)}
    return bool(below) and last_prompt not in said


def _broke_off(tree: Tree, place: int) -> bool:
    """A reply that ends without a reason before a new prompt was stopped, in versions that give reasons at all."""
    if any(_is_queued(entry) for entry in tree.nodes[place].entries) or not tree.gives_reasons:
        return False
    above = tree.parents[place]
    while above is not None:
        node = tree.nodes[above]
        if any(isinstance(entry, Stopped) for entry in node.entries) or node.kind is Kind.TURN:
            return False
        if node.kind is Kind.WORK:
            return bool(node.reply) and not node.ended and any(isinstance(entry, Replied) for entry in node.entries)
        above = tree.parents[above]
    return False


def _is_queued(entry: Entry) -> bool:
    return isinstance(entry, Said) and entry.via is Via.QUEUED


def _said_elsewhere(scan: Scan, group: Group) -> frozenset[str]:
    """Entries whose words stand a second time, and words that were taken back before the assistant had them."""
    found = set(twice_attached(scan.heard))
    for session in group.sessions:
        queue = scan.states.get(session, State()).queue
        found.update({words.entry for words in queue.waiting} - queue.only_here(scan.heard))
    return frozenset(found)


def _copied_from(node: Node, group: Group, outlook: Outlook) -> str | None:
    if node.copied_from or node.id in outlook.copied:
        return node.copied_from or outlook.copied[node.id]
    return node.session if node.session != group.own and len(group.sessions) > 1 else None


def _automated(entries: Sequence[Entry], states: Sequence[State], cwd: str) -> str | None:
    """Why nobody is behind the prompts; a chat that a person spoke in is theirs, whatever a script said there too."""
    if ran := background_run(entries, cwd):
        return ran
    by_person = any(isinstance(e, Said) and e.speaker is Speaker.PERSON and not e.copied_from for e in entries)
    return None if by_person else next((state.automated for state in states if state.automated), None)


def _by_a_program(entry: Entry, why: str) -> Entry:
    if isinstance(entry, Said) and entry.speaker is Speaker.PERSON:
        return replace(entry, speaker=Speaker.AUTOMATED, why=why, attributed=False)
    return entry


def _title(scan: Scan, group: Group, states: Sequence[State]) -> str:
    """Given by the person, else by the client, else a summary, if it is of this chat (it may be of another)."""
    names = {node.id for node in group.nodes}
    summaries = [text for leaf, text in scan.summaries if leaf in names or leaf in scan.edges]
    given = [state.custom_title for state in states] + [state.ai_title for state in states] + summaries[-1:]
    return next((title for title in given if title), "")


def _provider(states: Sequence[State]) -> Provider | None:
    """Who answered: told by the model's and the message's id."""
    told = [model for state in states for model in state.models]
    return answered_by([Provider(_maker(model), _endpoint(model, message), model=model) for model, message in told])


def _maker(model: str) -> str:
    return "anthropic" if "claude" in model.lower() else ""


def _endpoint(model: str, message: str) -> str:
    """Clouds that resell a model mark its ids; '' is the maker's own or one that the log does not name."""
    if message.startswith("msg_bdrk_") or ".anthropic." in model or model.startswith("anthropic."):
        return "bedrock"
    return "vertex" if message.startswith("msg_vrtx_") or "@" in model else ""


def _is_unfinished(scan: Scan, nodes: Sequence[Node]) -> bool:
    """Whether the last turn still runs or asks the person something."""
    last = next((node for node in reversed(nodes) if node.kind is not Kind.NEUTRAL), None)
    if last is None or last.kind is Kind.TURN:
        return last is not None
    return not last.reply or any(name in scan.calls for name in last.calls)


def _ends(states: Sequence[State]) -> tuple[datetime | None, datetime | None]:
    firsts = [state.first for state in states if state.first]
    lasts = [state.last for state in states if state.last]
    return min(firsts, default=None), max(lasts, default=None)
