"""Programs that run another program: what to pass over until its name stands there. Data, easy to extend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .words import word_set

DASH_C = frozenset({"-c"})
_POWER = frozenset({"-c", "-command", "-commandwithargs"})

# Shells, and the flags after which a script stands.
SHELLS = {
    **dict.fromkeys(("bash", "sh", "zsh", "dash", "ksh", "mksh", "fish", "ash", "su", "script"), DASH_C),
    **dict.fromkeys(("powershell", "pwsh"), _POWER),
    "cmd": frozenset({"/c", "/k"}),
}


@dataclass(frozen=True, slots=True)
class Wrapper:
    """``takes`` are the options that a value follows, ``skips`` how many own operands stand before the program.

    ``only``: it runs another program only after one of these subcommands. ``quoted``: the whole command may be one
    quoted word. ``never``: options with which it runs nothing.
    """

    takes: frozenset[str] = frozenset()
    skips: int = 0
    only: frozenset[str] = frozenset()
    quoted: bool = False
    never: frozenset[str] = frozenset()

    def inside(self, words: Sequence[str]) -> Sequence[str]:
        """The words of the program that is run, or none."""
        if self.only:
            place = self._after_options(words)
            if place >= len(words) or words[place] not in self.only:
                return ()
            words = words[place + 1 :]
        if self.never and any(word in self.never for word in words[:1]):
            return ()
        place = self._after_options(words) + self.skips
        return words[place + 1 :] if place < len(words) and words[place] == "--" else words[place:]

    def _after_options(self, words: Sequence[str]) -> int:
        place = 0
        while place < len(words) and words[place].startswith("-") and words[place] != "--":
            place += 2 if words[place] in self.takes else 1
        while place < len(words) and (words[place] == "--" or _is_assignment(words[place])):
            place += 1
        return place


def _is_assignment(word: str) -> bool:
    name, sign, _ = word.partition("=")
    return bool(sign) and name.isidentifier()


_PLAIN = Wrapper()
_RUN = Wrapper(only=frozenset({"run", "exec"}))
_DLX = Wrapper(only=frozenset({"exec", "dlx", "x"}), takes=word_set("-p --package -C --dir --filter -F"))
_BOX = Wrapper(
    only=frozenset({"exec", "run"}),
    skips=1,
    takes=word_set("-e --env -u --user -w --workdir -v --volume --name -p --publish --network --entrypoint --mount -l"),
)

WRAPPERS = {
    **dict.fromkeys(("nohup", "setsid", "builtin", "chronic", "unbuffer", "proxychains", "proxychains4"), _PLAIN),
    **dict.fromkeys(("torsocks", "tsocks", "busybox", "rtk", "winpty", "wsl", "npx", "bunx", "uvx", "pipx"), _PLAIN),
    "npx": Wrapper(takes=word_set("-p --package -c --call")),
    "uvx": Wrapper(takes=word_set("--from --with -p --python")),
    "pipx": Wrapper(only=frozenset({"run"}), takes=word_set("--spec")),
    "time": Wrapper(takes=word_set("-f -o")),
    "gtime": Wrapper(takes=word_set("-f -o")),
    "exec": Wrapper(takes=word_set("-a")),
    "command": Wrapper(never=frozenset({"-v", "-V"})),
    "sudo": Wrapper(takes=word_set("-u -g -p -C -h -r -t -T -U --user --group --prompt --host")),
    "doas": Wrapper(takes=word_set("-u -C")),
    "env": Wrapper(takes=word_set("-u --unset -C --chdir"), quoted=True),
    "timeout": Wrapper(takes=word_set("-s --signal -k --kill-after"), skips=1),
    "gtimeout": Wrapper(takes=word_set("-s --signal -k --kill-after"), skips=1),
    "nice": Wrapper(takes=word_set("-n --adjustment")),
    "ionice": Wrapper(takes=word_set("-c -n -p --class --classdata")),
    "taskset": Wrapper(skips=1),
    "stdbuf": Wrapper(takes=word_set("-i -o -e")),
    "caffeinate": Wrapper(takes=word_set("-t -w")),
    "flock": Wrapper(takes=word_set("-w -E --timeout"), skips=1, quoted=True),
    "strace": Wrapper(takes=word_set("-e -o -p -s")),
    "ltrace": Wrapper(takes=word_set("-e -o -p -s")),
    "watch": Wrapper(takes=word_set("-n --interval"), quoted=True),
    "xargs": Wrapper(takes=word_set("-n -I -P -L -d -s -a -E --max-args --max-procs --delimiter --arg-file --replace")),
    "parallel": Wrapper(takes=word_set("-j --jobs -a --arg-file -I -N -n -d --delay --colsep --joblog"), quoted=True),
    "entr": _PLAIN,
    "dotenv": Wrapper(takes=word_set("-f -e")),
    "direnv": Wrapper(only=frozenset({"exec"}), skips=1),
    "op": Wrapper(only=frozenset({"run"}), takes=word_set("--env-file")),
    "doppler": Wrapper(only=frozenset({"run"}), takes=word_set("-p -c --project --config")),
    "aws-vault": Wrapper(only=frozenset({"exec"}), skips=1),
    "nix": Wrapper(only=frozenset({"run", "shell", "develop"}), takes=word_set("-c --command")),
    "nix-shell": Wrapper(takes=word_set("-p"), quoted=True, never=frozenset({"-p"})),
    "conda": Wrapper(only=frozenset({"run"}), takes=word_set("-n -p --name --prefix")),
    "uv": Wrapper(only=frozenset({"run"}), takes=word_set("--with --python -p --env-file --group --extra --directory")),
    **dict.fromkeys(
        ("poetry", "pipenv", "pdm", "hatch", "rye", "pixi", "bundle", "mise", "asdf", "rbenv", "pyenv"), _RUN
    ),
    **dict.fromkeys(("npm", "pnpm", "yarn", "bun"), _DLX),
    **dict.fromkeys(("docker", "podman", "nerdctl"), _BOX),
}
