"""What each assistant's tools do, as data: one table a host, in its own names. A tool in no table counts as outside.

Known from the hosts' sources and documentation (2026); a new tool is one line here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class Does(StrEnum):
    """What a tool does, as far as outside goes."""

    STAYS = "stays"  # plans, writes, asks, lists: nothing comes in from elsewhere
    REACHES = "reaches"  # the web, an integration, mail
    RUNS = "runs"  # a shell line or a list of words, under the names in ``at``
    READS = "reads"  # files, folders or globs, under the names in ``at``
    BATCHES = "batches"  # a list of calls under ``at``
    CALLS = "calls"  # a tool of a server named under ``at``


@dataclass(frozen=True, slots=True)
class Tool:
    """``at`` are the names of the arguments that matter."""

    does: Does
    at: tuple[str, ...] = ()


def _table(
    *,
    stays: str = "",
    reaches: str = "",
    runs: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    reads: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    more: Mapping[str, Tool] = MappingProxyType({}),
) -> Mapping[str, Tool]:
    return MappingProxyType(
        {
            **dict.fromkeys(stays.split(), Tool(Does.STAYS)),
            **dict.fromkeys(reaches.split(), Tool(Does.REACHES)),
            **{name: Tool(Does.RUNS, at) for names, at in runs.items() for name in names.split()},
            **{name: Tool(Does.READS, at) for names, at in reads.items() for name in names.split()},
            **more,
        }
    )


_CLAUDE_CODE = _table(
    stays="""
        Edit MultiEdit Write NotebookEdit Glob LS TodoWrite TodoRead TaskCreate TaskUpdate TaskGet TaskList TaskOutput
        TaskStop Task Agent AskUserQuestion EnterPlanMode ExitPlanMode Skill SlashCommand BashOutput AgentOutputTool
        KillShell KillBash ToolSearch EnterWorktree ExitWorktree LSP StructuredOutput SendMessage SendUserMessage Sleep
        TeamCreate TeamDelete CronCreate CronDelete CronList mcp__ide__getDiagnostics mcp__ide__executeCode
        code_execution bash_code_execution text_editor_code_execution
    """,
    reaches="WebFetch WebSearch web_fetch web_search ListMcpResourcesTool",
    runs={"Bash PowerShell Monitor": ("command",)},
    reads={"Read": ("file_path",), "NotebookRead": ("notebook_path",), "Grep": ("path", "glob")},
    more={"ReadMcpResourceTool": Tool(Does.CALLS, ("server",))},
)

_CODEX = _table(
    stays="""
        apply_patch update_plan write_stdin list_dir request_user_input request_permissions spawn_agent send_input
        wait wait_agent close_agent resume_agent js_repl_reset tool_search get_goal create_goal update_goal
    """,
    reaches="web_search web_search_call list_mcp_resources list_mcp_resource_templates image_generation_call",
    runs={
        "shell container.exec": ("command",),
        "shell_command": ("command",),
        "exec_command": ("cmd",),
        "local_shell_call local_shell": ("action", "command"),
    },
    reads={"read_file": ("file_path",), "grep_files": ("path", "include"), "view_image": ("path",)},
    more={"read_mcp_resource": Tool(Does.CALLS, ("server",))},
)

_GEMINI_CLI = _table(
    stays="""
        write_file replace list_directory glob save_memory write_todos ask_user activate_skill enter_plan_mode
        exit_plan_mode codebase_investigator get_internal_docs complete_task update_topic
        tracker_create_task tracker_update_task tracker_list_tasks tracker_get_task
    """,
    reaches="web_fetch google_web_search list_mcp_resources",
    runs={"run_shell_command": ("command",)},
    reads={
        "read_file": ("absolute_path", "file_path", "path"),
        "read_many_files": ("paths", "include"),
        "search_file_content grep_search": ("path", "dir_path", "include", "include_pattern"),
    },
    more={"read_mcp_resource": Tool(Does.CALLS, ("server_name", "server"))},
)

_OPENCODE = _table(
    stays="""
        write edit multiedit patch apply_patch glob list todowrite todoread task skill question invalid plan_enter
        plan_exit lsp lsp_diagnostics lsp_hover
    """,
    reaches="webfetch websearch codesearch",
    runs={"bash": ("command",)},
    reads={"read": ("filePath", "path"), "grep": ("path", "include")},
    more={"batch": Tool(Does.BATCHES, ("tool_calls",))},
)

_CURSOR = _table(
    stays="""
        edit_file edit_file_v2 search_replace Write write StrReplace MultiStrReplace Delete delete_file reapply Glob
        glob_file_search file_search LS list_dir list_dir_v2 codebase_search SemanticSearch semantic_search todo_write
        TodoWrite todo_read ReadLints read_lints create_plan CreatePlan AskQuestion ask_question switch_mode SwitchMode
        Task EditNotebook edit_notebook create_diagram update_memory GenerateImage fetch_rules Await KillShell
    """,
    reaches="web_search WebSearch web_fetch WebFetch fetch_pull_request browser ListMcpResources",
    runs={"Shell run_terminal_cmd run_terminal_command run_terminal_command_v2": ("command",)},
    reads={
        "Read read_file read_file_v2": ("path", "target_file", "file_path", "targetFile"),
        "Grep grep grep_search ripgrep ripgrep_raw_search": ("path", "include_pattern", "glob"),
    },
    more={
        "CallMcpTool": Tool(Does.CALLS, ("server", "serverName")),
        "FetchMcpResource": Tool(Does.CALLS, ("server", "serverName")),
    },
)

_PI = _table(
    stays="edit write ls find",
    runs={"bash": ("command",)},
    reads={"read": ("path", "file_path"), "grep": ("path", "glob")},
)

_AIDER = _table(reaches="web", runs={"run": ("command",)})

# Of the apps on the web, only what works on the conversation itself stays: a file that was handed in, a connected
# drive, other chats and a search of the web may all bring in somebody else's words.
_CHATGPT = _table(
    stays="""
        python bio dalle.text2im image_gen.text2im t2uay3k.sj4i4kz canmore.create_textdoc
        canmore.update_textdoc canmore.comment_textdoc a8km123 automations.create automations.update
    """
)
_CLAUDE_AI = _table(
    stays="""
        artifacts repl analysis_tool create_file str_replace present_files message_compose_v1 ask_user_input_v0
        memory_user_edits end_conversation
    """,
    runs={"bash_tool": ("command",)},
)

HOSTS: Mapping[str, Mapping[str, Tool]] = MappingProxyType(
    {
        "claude-code": _CLAUDE_CODE,
        "codex": _CODEX,
        "gemini-cli": _GEMINI_CLI,
        "opencode": _OPENCODE,
        "cursor": _CURSOR,
        "pi": _PI,
        "aider": _AIDER,
        "chatgpt-export": _CHATGPT,
        "claude-ai-export": _CLAUDE_AI,
        "open-webui": _table(),
        "openai-messages": _table(),
    }
)

NO_TOOLS: Mapping[str, Tool] = _table()

OUR_SERVER = "afterword"
ASKS_OUTSIDE = "outside"  # the argument by which our recall is asked for what stands behind an outside reading
_OUR_TOOLS = "recall|remember|learned|learnt|what_was_learned"
# Hosts join a server's and a tool's name in their own ways. Two underscores part them clearly; with one sign between,
# only the names of our own tools are ours, since a server's name may hold that sign too.
_OURS = re.compile(
    rf"mcp__(?:plugin_{OUR_SERVER}_)?{OUR_SERVER}__\w+|{OUR_SERVER}__\w+|(?:mcp_)?{OUR_SERVER}[_./:-](?:{_OUR_TOOLS})"
)
_SERVER = re.compile(r"mcp__(?:plugin_)?(.+?)__")


def is_ours(tool: str) -> bool:
    """Whether a tool stands under our own server's name, which must be the whole of it."""
    return _OURS.fullmatch(tool) is not None


def may_give_outside(given: Mapping[str, object]) -> bool:
    """Whether a call of a tool of ours asks for what was said after something was read from outside.

    That is told by its arguments, since hosts log those in full, while what a tool gave is never read. Where they lie
    inside another call's, or are a raw text, naming it is enough.
    """
    return any(bool(value) if name == ASKS_OUTSIDE else _names_outside(value) for name, value in given.items())


def _names_outside(value: object) -> bool:
    if isinstance(value, Mapping):
        return may_give_outside(value)
    return isinstance(value, str) and f'"{ASKS_OUTSIDE}"' in value


def server_of(tool: str) -> str:
    """The MCP server that a tool's name holds, or ''."""
    named = _SERVER.match(tool)
    return named[1] if named else ""
