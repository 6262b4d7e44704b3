"""The assistants whose agents run shells: the marks they leave in the environment and what their programs are called.

Data only, so that a new one is a line. Editors are not here: a person works in their terminals too. Unknown agents
are the limit of what one user account can notice.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Agent:
    """One assistant's agent. ``programs`` are names of programs or scripts, ``packages`` pieces of the path they lie
    in.
    """

    name: str
    markers: tuple[str, ...] = ()
    programs: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()


AGENTS: tuple[Agent, ...] = (
    Agent("Claude Code", ("CLAUDECODE", "CLAUDE_CODE_ENTRYPOINT"), ("claude",), ("@anthropic-ai/claude-code",)),
    Agent(
        "Codex", ("CODEX_SANDBOX", "CODEX_SANDBOX_NETWORK_DISABLED", "CODEX_THREAD_ID"), ("codex",), ("@openai/codex",)
    ),
    Agent("Gemini CLI", ("GEMINI_CLI",), ("gemini",), ("@google/gemini-cli",)),
    Agent("Qwen Code", ("QWEN_CODE",), ("qwen",), ("@qwen-code/qwen-code",)),
    Agent("OpenCode", ("OPENCODE",), ("opencode",), ("opencode-ai",)),
    Agent("Cursor", ("CURSOR_AGENT",), ("cursor-agent",), ("cursor-agent",)),
    Agent("Copilot CLI", ("COPILOT_CLI",), ("copilot",), ("@github/copilot",)),
    Agent("Cline", ("CLINE_ACTIVE",), ("cline",), ()),
    Agent("Roo", ("ROO_ACTIVE",), ("roo",), ()),
    Agent("Goose", ("GOOSE_TERMINAL",), ("goose", "goosed"), ()),
    Agent("Amp", ("AMP_CURRENT_THREAD_ID",), ("amp",), ("@sourcegraph/amp",)),
    Agent("Augment", ("AUGMENT_AGENT",), ("auggie",), ("@augmentcode/auggie",)),
    Agent("Droid", (), ("droid",), ()),
    Agent("Crush", (), ("crush",), ("@charmland/crush",)),
    Agent("Aider", (), ("aider",), ()),
    Agent("Pi", (), ("pi",), ("@mariozechner/pi-coding-agent",)),
    Agent("Continue", (), ("cn",), ("@continuedev/cli",)),
    Agent("an agent", ("AI_AGENT", "AFTERWORD_RUN"), (), ()),
)

# Programs that run a script given as their first argument, without their release: there the script's name counts.
INTERPRETERS = frozenset(
    {
        "node",
        "nodejs",
        "bun",
        "deno",
        "tsx",
        "python",
        "pythonw",
        "pypy",
        "ruby",
        "npx",
        "bunx",
        "uvx",
        "pipx",
        "uv",
        "env",
    }
)

# Words that come before what is run: "uv run aider".
RUNS = frozenset({"run", "exec", "tool", "x", "dlx"})
