"""Exports of chat apps: the live branch, who spoke, what came from the web; as a file, a folder, or the zip."""

from __future__ import annotations

import copy
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from afterword.assistants.chatgpt import ChatGPT
from afterword.assistants.claude_ai import ClaudeAI
from afterword.assistants.open_webui import OpenWebUI
from afterword.assistants.projects import FileProjects
from afterword.core.chat import (
    Branch,
    Chat,
    OutsideRead,
    Replied,
    Said,
    Speaker,
    StepRan,
    Stopped,
    Via,
    is_person,
    outside_by,
)
from afterword.ports import ReadResult

from .own_samples import CHATGPT, CLAUDE_AI, OPEN_WEBUI, chatgpt, chatgpt_node, write

GPT = ChatGPT(FileProjects(), {})
CLAUDE = ClaudeAI(FileProjects(), {})
WEBUI = OpenWebUI(FileProjects(), {})


def gpt(root: Path, *nodes: dict[str, Any], current: str = "", **more: Any) -> Chat:
    path = write(root / "conversations.json", [chatgpt(*nodes, current=current or nodes[-1]["id"], **more)])
    (chat,) = GPT.read(path).chats
    return chat


def claude(root: Path, *messages: dict[str, Any], **more: Any) -> Chat:
    path = write(root / "conversations.json", [{"uuid": "c", "name": "n", "chat_messages": list(messages), **more}])
    (chat,) = CLAUDE.read(path).chats
    return chat


def human(name: str, text: str, **more: Any) -> dict[str, Any]:
    return {"uuid": name, "sender": "human", "text": text, "created_at": "2026-10-12T10:00:00Z", **more}


def bot(name: str, text: str, **more: Any) -> dict[str, Any]:
    return {"uuid": name, "sender": "assistant", "text": text, "created_at": "2026-10-12T10:00:01Z", **more}


def words(chat: Chat, branch: Branch = Branch.LIVE) -> list[str]:
    said = (entry for entry in chat.entries if isinstance(entry, Said) and entry.speaker is Speaker.PERSON)
    return [entry.text for entry in said if entry.branch is branch]


def replies(chat: Chat) -> list[str]:
    return [entry.text for entry in chat.entries if isinstance(entry, Replied)]


def test_chatgpt_whole(tmp_path: Path) -> None:
    (chat,) = GPT.read(write(tmp_path / "conversations.json", CHATGPT)).chats
    assert (chat.key, chat.title, chat.history) == ("chatgpt-export:gpt-1", "Figs", True)
    assert words(chat) == ["How do I dry figs?"]
    assert replies(chat) == ["In the sun."]
    assert chat.provider is not None
    assert (chat.provider.maker, chat.provider.model) == ("openai", "gpt-5.6")


CUSTOM = {"content_type": "user_editable_context", "user_profile": "p", "user_instructions": "Be short."}
NOT_THE_PERSON = [
    ({"content": CUSTOM}, "custom_instructions"),
    ({"metadata": {"is_visually_hidden_from_conversation": True}}, "hidden"),
    ({"weight": 0.0}, "hidden"),
    ({"metadata": {"is_user_system_message": True}}, "custom_instructions"),
    ({"content": {"content_type": "code", "text": "Always."}}, "content_type"),
    ({"author": {"role": "user", "name": None, "metadata": {"real_author": "tool:web"}}}, "real_author"),
    ({"content": {"content_type": "text", "parts": [""]}}, "empty"),
]


@pytest.mark.parametrize(("changed", "why"), NOT_THE_PERSON)
def test_chatgpt_user_records_that_are_not_the_person(tmp_path: Path, changed: dict[str, Any], why: str) -> None:
    chat = gpt(tmp_path, chatgpt_node("u", None, "user", "Always be brief.", **changed))
    assert [(entry.speaker, entry.why) for entry in chat.entries if isinstance(entry, Said)] == [(Speaker.CLIENT, why)]


def test_chatgpt_someone_else(tmp_path: Path) -> None:
    """A named author is not known to be the person: the chat is shared."""
    author = {"role": "user", "name": "Jonas", "metadata": {}}
    chat = gpt(tmp_path, chatgpt_node("u", None, "user", "Always be brief.", author=author))
    assert words(chat) == []
    assert chat.shared_with == "someone"


def test_chatgpt_branches(tmp_path: Path) -> None:
    """Edited prompts and other replies are told where they were left, before what replaced them."""
    nodes = [
        chatgpt_node("r", None, "system", "", "u"),
        chatgpt_node("u", "r", "user", "Dry figs?", "a1", "a2"),
        chatgpt_node("a1", "u", "assistant", "No."),
        chatgpt_node("a2", "u", "assistant", "Yes.", "v1", "v2"),
        chatgpt_node("v2", "a2", "user", "And plums?", "b2"),
        chatgpt_node("v1", "a2", "user", "And pears?", "b1"),
        chatgpt_node("b1", "v1", "assistant", "Boil", metadata={"finish_details": {"type": "interrupted"}}),
        chatgpt_node("b2", "v2", "assistant", "Stone them."),
    ]
    chat = gpt(tmp_path, *nodes, current="b2")
    assert words(chat) == ["Dry figs?", "And plums?"]
    assert words(chat, Branch.ABANDONED) == ["And pears?"]
    assert replies(chat) == ["No.", "Yes.", "Boil", "Stone them."]
    assert [entry.branch for entry in chat.entries if isinstance(entry, Stopped)] == [Branch.ABANDONED]


def test_chatgpt_without_a_current_node(tmp_path: Path) -> None:
    nodes = [
        chatgpt_node("u", None, "user", "Dry figs?"),
        chatgpt_node("a", "u", "assistant", "Yes."),
        chatgpt_node("v", "a", "user", "How?"),
    ]
    assert words(gpt(tmp_path, *nodes, current="gone")) == ["Dry figs?", "How?"]


def test_chatgpt_links_that_lead_nowhere_or_in_circles(tmp_path: Path) -> None:
    """A node that is missing does not take what stands before it off the live branch."""
    cut = [chatgpt_node("u", None, "user", "Dry figs?"), chatgpt_node("v", "missing", "user", "How?")]
    assert words(gpt(tmp_path, *cut, current="v")) == ["Dry figs?", "How?"]
    circle = [chatgpt_node("u", "v", "user", "Dry figs?"), chatgpt_node("v", "u", "user", "How?")]
    assert sorted(words(gpt(tmp_path, *circle, current="v"))) == ["Dry figs?", "How?"]


def test_chatgpt_spoken_words_and_attachments(tmp_path: Path) -> None:
    parts = [
        "",
        {"content_type": "audio_transcription", "text": "Dry the figs."},
        {"content_type": "image_asset_pointer"},
    ]
    content = {"content_type": "multimodal_text", "parts": parts}
    metadata = {"attachments": [{"name": "figs.jpg"}]}
    chat = gpt(tmp_path, chatgpt_node("u", None, "user", "", content=content, metadata=metadata))
    (said,) = [entry for entry in chat.entries if isinstance(entry, Said)]
    assert (said.text, said.via, said.attachments) == ("Dry the figs.", Via.VOICE, ("figs.jpg",))


WEB = [
    chatgpt_node("t", "u", "assistant", '{"query":"figs"}', recipient="web.run"),
    chatgpt_node("t", "u", "tool", "pages", author={"role": "tool", "name": "browser", "metadata": {}}),
    chatgpt_node("t", "u", "assistant", "Dry.", metadata={"search_result_groups": [{"domain": "figs.example"}]}),
    chatgpt_node("t", "u", "assistant", "Dry.", metadata={"content_references": [{"type": "grouped_webpages"}]}),
    chatgpt_node("t", "u", "tool", "words", author={"role": "tool", "name": "myfiles_browser", "metadata": {}}),
]


@pytest.mark.parametrize("node", WEB)
def test_chatgpt_outside(tmp_path: Path, node: dict[str, Any]) -> None:
    """What the person says from then on comes after it."""
    chat = gpt(tmp_path, chatgpt_node("u", None, "user", "Figs?"), node, chatgpt_node("v", "t", "user", "I like figs."))
    marked = [bool(outside_by(chat.entries, entry.id)) for entry in chat.entries if is_person(entry)]
    assert marked == [False, True]


def test_chatgpt_what_stays_inside(tmp_path: Path) -> None:
    """Its own memory and its calculator bring in nobody's words; a result is no second step beside its call."""
    nodes = [
        chatgpt_node("u", None, "user", "Figs?"),
        chatgpt_node("b", "u", "assistant", "Likes figs", recipient="bio"),
        chatgpt_node("t", "b", "tool", "saved", author={"role": "tool", "name": "bio", "metadata": {}}),
        chatgpt_node("p", "t", "assistant", "1+1", recipient="python"),
    ]
    chat = gpt(tmp_path, *nodes)
    assert [entry.step.tool for entry in chat.entries if isinstance(entry, StepRan)] == ["bio", "python"]
    assert outside_by(chat.entries, "") == ()


def test_chatgpt_thinking_is_not_shown(tmp_path: Path) -> None:
    thoughts = {"content_type": "thoughts", "thoughts": [{"content": "They like figs"}]}
    nodes = [
        chatgpt_node("u", None, "user", "Figs?"),
        chatgpt_node("t", "u", "assistant", "", content=thoughts),
        chatgpt_node("c", "t", "assistant", "Let me see", channel="commentary"),
        chatgpt_node("a", "c", "assistant", "Yes.", channel="final"),
    ]
    assert replies(gpt(tmp_path, *nodes)) == ["Yes."]


def test_chatgpt_do_not_remember(tmp_path: Path) -> None:
    assert gpt(tmp_path, chatgpt_node("u", None, "user", "Figs?"), is_do_not_remember=True).do_not_remember


@pytest.mark.parametrize("wrap", [lambda one: one, lambda one: [one], lambda one: {"conversations": [one]}])
def test_chatgpt_other_outer_shapes(tmp_path: Path, wrap: Any) -> None:
    path = write(tmp_path / "conversation.json", wrap(CHATGPT[0]))
    assert GPT.recognises(path)
    assert [words(chat) for chat in GPT.read(path).chats] == [["How do I dry figs?"]]


def test_chatgpt_zip_as_downloaded(tmp_path: Path) -> None:
    """Split into numbered files; account details are not opened, and one conversation in two files comes once."""
    later = copy.deepcopy(CHATGPT[0])
    later["title"] = "Figs again"
    other = {**copy.deepcopy(CHATGPT[0]), "conversation_id": "gpt-2"}
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("conversations-000.json", json.dumps(CHATGPT))
        archive.writestr("conversations-001.json", json.dumps([later, other]))
        archive.writestr("user.json", json.dumps({"email": "mira@example.org"}))
        archive.writestr("message_feedback.json", "[]")
        archive.writestr("chat.html", "<html>Figs</html>")
    assert GPT.recognises(str(path))
    result = GPT.read(str(path))
    assert sorted((chat.id, chat.title) for chat in result.chats) == [("gpt-1", "Figs again"), ("gpt-2", "Figs")]
    assert result.unread is None


def test_an_export_with_damage(tmp_path: Path) -> None:
    """A record that is no conversation is passed over and said; a file that is cut off gives nothing."""
    result = GPT.read(write(tmp_path / "conversations.json", [*CHATGPT, 5, {"mapping": 3}]))
    assert len(result.chats) == 1
    assert result.unread is not None
    assert "2 of its records" in result.unread.reason
    cut = GPT.read(write(tmp_path / "cut.json", json.dumps(CHATGPT)[:-40]))
    assert cut.chats == ()
    assert cut.unread is not None
    assert "whole JSON" in cut.unread.reason


def test_surrogates_and_byte_order_marks(tmp_path: Path) -> None:
    text = "\ufeff" + json.dumps(CHATGPT).replace("How do I dry figs?", "Figs \\ud83d and plums")
    (chat,) = GPT.read(write(tmp_path / "conversations.json", text)).chats
    assert words(chat) == ["Figs \ufffd and plums"]


def test_claude_whole(tmp_path: Path) -> None:
    """The words stand in the blocks; a pasted attachment is named, never read; a search marks what comes after it."""
    (chat,) = CLAUDE.read(write(tmp_path / "conversations.json", CLAUDE_AI)).chats
    assert words(chat) == ["When are quinces ripe?"]
    assert replies(chat) == ["In October."]
    assert [entry.attachments for entry in chat.entries if isinstance(entry, Said)] == [("notes.txt",)]
    assert outside_by(chat.entries, "") == ("web_search",)
    assert "pick early" not in repr(chat)


def test_claude_text_and_content(tmp_path: Path) -> None:
    """Blocks go before the joined text with its placeholders; without blocks the text is all there is."""
    joined = "This block is not supported on your current device yet."
    blocks = [{"type": "text", "text": "Prune."}, {"type": "voice_note", "text": "And graft."}]
    chat = claude(
        tmp_path, human("h1", joined, content=blocks), bot("b1", "Done."), human("h2", "Now water.", content=[])
    )
    assert words(chat) == ["Prune.\nAnd graft.", "Now water."]
    assert [entry.via for entry in chat.entries if isinstance(entry, Said)] == [Via.VOICE, Via.TYPED]


def test_claude_edits_in_flat_exports(tmp_path: Path) -> None:
    chat = claude(tmp_path, human("h1", "Prune."), human("h2", "Prune the pear."), bot("b1", "Done."))
    assert words(chat) == ["Prune the pear."]
    assert words(chat, Branch.ABANDONED) == ["Prune."]


def test_claude_edits_in_trees(tmp_path: Path) -> None:
    root = "00000000-0000-4000-8000-000000000000"
    chat = claude(
        tmp_path,
        human("h1", "Prune.", parent_message_uuid=root),
        bot("b1", "Which?", parent_message_uuid="h1"),
        human("h2", "All.", parent_message_uuid="b1"),
        human("h3", "The pear.", parent_message_uuid="b1"),
        bot("b3", "Done.", parent_message_uuid="h3", stop_reason="user_canceled"),
        current_leaf_message_uuid="b3",
    )
    assert words(chat) == ["Prune.", "The pear."]
    assert words(chat, Branch.ABANDONED) == ["All."]
    assert sum(isinstance(entry, Stopped) for entry in chat.entries) == 1


def test_claude_folder_and_zip(tmp_path: Path) -> None:
    folder = tmp_path / "data-2026"
    write(folder / "conversations.json", CLAUDE_AI)
    write(folder / "users.json", [{"uuid": "u", "email_address": "mira@example.org"}])
    write(folder / "memories.json", [{"conversations_memory": "Likes quinces."}])
    path = tmp_path / "data.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for file in folder.iterdir():
            archive.write(file, file.name)
    for place in (str(folder), str(path)):
        assert CLAUDE.recognises(place)
        assert not GPT.recognises(place)
        result = CLAUDE.read(place)
        assert [chat.id for chat in result.chats] == ["claude-1"]
        assert result.unread is None


def webui(root: Path, value: Any) -> ReadResult:
    return WEBUI.read(write(root / "chats.json", value))


def test_open_webui_whole(tmp_path: Path) -> None:
    """Reasoning and tool calls are taken out of a reply; a tool nobody knows is outside."""
    (chat,) = webui(tmp_path, OPEN_WEBUI).chats
    assert (chat.id, words(chat), replies(chat)) == ("ow-1", ["Count the bees."], ["Many."])
    assert outside_by(chat.entries, "") == ("web search",)
    assert chat.provider is not None
    assert chat.provider.model == "llama3"


def test_open_webui_inner_chats(tmp_path: Path) -> None:
    inner = OPEN_WEBUI[0]["chat"]
    for value in (inner, [inner]):
        assert WEBUI.recognises(write(tmp_path / "chats.json", value))
        assert [(chat.id, words(chat)) for chat in webui(tmp_path, value).chats] == [("m1", ["Count the bees."])]


def test_open_webui_branches(tmp_path: Path) -> None:
    value = copy.deepcopy(OPEN_WEBUI)
    messages = value[0]["chat"]["history"]["messages"]
    messages["m3"] = {"id": "m3", "parentId": None, "role": "user", "content": "Count the hives."}
    (chat,) = webui(tmp_path, value).chats
    assert words(chat) == ["Count the bees."]
    assert words(chat, Branch.ABANDONED) == ["Count the hives."]


def test_open_webui_of_several_people(tmp_path: Path) -> None:
    """An administrator's export does not say whose it is, so nothing of it is read."""
    other = {**copy.deepcopy(OPEN_WEBUI[0]), "id": "ow-2", "user_id": "jonas"}
    result = webui(tmp_path, [*OPEN_WEBUI, other])
    assert result.chats == ()
    assert result.unread is not None
    assert "2 people" in result.unread.reason


def test_open_webui_sources_are_outside(tmp_path: Path) -> None:
    value = copy.deepcopy(OPEN_WEBUI)
    answer = value[0]["chat"]["history"]["messages"]["m2"]
    answer.update(content="<details><summary>More</summary>kept</details>", sources=[{"source": {"name": "bees.pdf"}}])
    (chat,) = webui(tmp_path, value).chats
    assert any(isinstance(entry, OutsideRead) for entry in chat.entries)
    assert replies(chat) == ["<details><summary>More</summary>kept</details>"]
