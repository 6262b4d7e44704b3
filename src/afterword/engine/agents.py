"""The assistants whose agents run shells: the marks they leave in the environment and what their programs are called.

Beside them the programs that run others, and where in their command line stands what they run. Data only, so that a
new one is a line. Editors are not here: a person works in their terminals too. Unknown agents
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
    Agent("Aider", (), ("aider",), ("aider-chat",)),
    Agent("Pi", (), ("pi",), ("@mariozechner/pi-coding-agent",)),
    Agent("Continue", (), ("cn",), ("@continuedev/cli",)),
    Agent("an agent", ("AI_AGENT", "AFTERWORD_RUN"), (), ()),
)


@dataclass(frozen=True, slots=True)
class Runner:
    """A program that runs what its command line names, and how that is found there.

    ``valued``: options whose value is a word of its own. ``runs``: options whose value is what is run (a module, a
    command line). ``ends``: options after which only code follows. ``verbs``: the words that must stand before what is
    run, each path by itself; an empty path where none need. ``skips``: so many words of its own come before it.
    ``assigns``: NAME=value may come before it too.
    """

    names: str
    valued: str = ""
    runs: str = ""
    ends: str = ""
    verbs: tuple[tuple[str, ...], ...] = ((),)
    skips: int = 0
    assigns: bool = False


_UV = (
    "--with --with-editable --with-requirements --env-file --python -p --index --default-index --index-url -i "
    "--extra-index-url --find-links -f --directory --project --cache-dir --config-file --color --extra --group "
    "--no-group --only-group --package --index-strategy --keyring-provider --resolution --prerelease --link-mode "
    "--refresh-package --reinstall-package --upgrade-package -P --exclude-newer --no-build-package --no-binary-package "
    "--config-setting -C --allow-insecure-host --constraints -c --overrides --python-platform -w"
)
_NPM = (
    "-p --package -w --workspace --prefix --cache --userconfig --registry --loglevel --node-options --script-shell "
    "-C --dir --filter -F"
)
_NODE = (
    "-r --require --import --loader --experimental-loader -C --conditions --env-file --env-file-if-exists --title "
    "--icu-data-dir --openssl-config --redirect-warnings --trace-event-categories --trace-event-file-pattern "
    "--max-http-header-size --dns-result-order --diagnostic-dir --input-type --experimental-default-type "
    "--unhandled-rejections --watch-path --inspect-port --debug-port --stack-trace-limit --secure-heap "
    "--secure-heap-min --tls-cipher-list --tls-keylog --use-largepages --disable-warning --report-dir "
    "--report-directory --report-filename --report-signal --heapsnapshot-signal --heap-prof-dir --heap-prof-name "
    "--cpu-prof-dir --cpu-prof-name --cpu-prof-interval --localstorage-file --experimental-config-file --disable-proto "
    "--network-family-autoselection-attempt-timeout --experimental-sea-config --build-snapshot-config --snapshot-blob"
)

# Where a script, a module or another command is what counts. Releases are no part of a name: python is python3.12 too.
RUNNERS: tuple[Runner, ...] = (
    Runner("python pythonw pypy python-debug", "-W -X --check-hash-based-pycs", runs="-m", ends="-c"),
    Runner("node nodejs", _NODE, ends="-e --eval -p --print -pe", verbs=((), ("inspect",), ("debug",))),
    Runner(
        "bun",
        "-r --preload --require --import --cwd -c --config --env-file -d --define -l --loader --port --conditions "
        "--tsconfig-override --extension-order --jsx-factory --elide-lines --filter -F --install --main-fields",
        ends="-e --eval -p --print",
        verbs=((), ("run",), ("x",), ("exec",)),
    ),
    Runner(
        "deno",
        "-c --config --import-map --lock --cert --location --seed -L --log-level --ext --env-file --preload --require "
        "--cached-only --conditions --host --port -n --name",
        verbs=((), ("run",), ("x",), ("serve",)),
    ),
    Runner(
        "tsx ts-node ts-node-esm esr",
        f"--tsconfig -P --project -O {_NODE}",
        ends="-e --eval -p --print",
        verbs=((), ("watch",)),
    ),
    Runner("ruby", "-r -I -C -E --encoding", ends="-e"),
    Runner("npx npx-cli.js bunx pnpx", _NPM, runs="-c --call"),
    Runner("npm npm-cli.js", _NPM, runs="-c --call", verbs=(("exec",), ("x",))),
    Runner("pnpm pnpm.cjs yarn yarn.js", _NPM, verbs=(("exec",), ("x",), ("dlx",))),
    Runner("uvx", f"--from {_UV}"),
    Runner("uv", f"--from {_UV}", runs="-m --module", verbs=(("run",), ("tool", "run"))),
    Runner("pipx", "--spec --python --pip-args -i --index-url --fetch-missing-python --with", verbs=(("run",),)),
    Runner(
        "poetry pdm hatch pipenv rye pixi mise rtx",
        "-C --directory -P --project -e --env -p --manifest-path",
        runs="-m",
        verbs=(("run",), ("exec",), ("x",)),
    ),
    Runner("conda mamba micromamba", "-n --name -p --prefix --cwd", verbs=(("run",),)),
    Runner("env", "-u --unset -C --chdir -a --argv0", runs="-S --split-string", assigns=True),
    Runner(
        "sudo doas",
        "-u --user -g --group -p --prompt -C --close-from -h --host -D --chdir -R --chroot -T "
        "--command-timeout -r --role -t --type -U --other-user",
        assigns=True,
    ),
    Runner("nice", "-n --adjustment"),
    Runner("ionice", "-c --class -n --classdata"),
    Runner("timeout gtimeout", "-k --kill-after -s --signal", skips=1),
    Runner("stdbuf", "-i --input -o --output -e --error"),
    Runner("time gtime", "-f --format -o --output"),
    Runner("strace ltrace", "-e -o -p -s -u -E -P -I -O -S -b -X"),
    Runner("taskset", skips=1),
    Runner("direnv", verbs=(("exec",),), skips=1),
    Runner("nohup setsid command exec winpty unbuffer rlwrap caffeinate chronic xvfb-run arch dbus-run-session"),
    Runner("asdf", verbs=(("exec",),)),
)
