"""What is left of a message when all that is not the person's is taken out, and where it stood."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.core.chat import OwnWords, Replied, Said, Speaker
from afterword.language.quotes import fold
from afterword.noticing.ownwords import own_words, own_words_of

from .chats import person

THEIRS = "I keep receipts in a shoebox."


def left(text: str) -> str:
    return " ".join(own_words(text).text.split())


# Each with one sentence of the person's, and something that is not theirs around it.
NOT_THEIRS = {
    "fence": "```\nI never sleep\n```\n{}",
    "fence with a language": "{}\n```python\n# I always use tabs\nx = 1\n```",
    "tilde fence": "~~~\nI live in Oslo\n~~~\n{}",
    "open fence": "{}\n```\nI live in Oslo",
    "triple quotes": '{}\n"""\nI live in Oslo and I never cook\n"""',
    "our own block": "<afterword-nearby>\nLives in Oslo\n</afterword-nearby>\n{}",
    "another tool's block": "<some-memory mode='x'>\nThe user lives in Oslo\n</some-memory>{}",
    "block in capitals": "<MEMORY>I live in Oslo</MEMORY> {}",
    "block cut off": "{}\n<user_profile>\nLives in Oslo\nNever cooks",
    "comment": "<!-- I live in Oslo -->\n{}",
    "quoted lines": "> I live in Oslo\n> and never cook\n\n{}",
    "long quotation": '{} They wrote "I live in Oslo and never cook" yesterday.',
    "log": "2026-02-03 10:11:12,123 INFO I always start first\n2026-02-03T10:11:13Z WARN retrying\n{}",
    "log levels": "ERROR: I always fail here\n[WARN] I never stop\n{}",
    "stack": "Traceback (most recent call last):\n  File \"a.py\", line 3, in run\nKeyError: 'x'\n{}",
    "other stack": "Exception in thread main\n    at com.acme.App.run(App.java:12)\n{}",
    "exported chat": "[10:02] Noor: I live in Oslo\n[10:03] Sam: I never cook\n{}",
    "other exported chat": "03/02/2026, 10:02 - Noor: I live in Oslo\n{}",
    "mail": "From: noor@example.org\nTo: sam@example.org\nSubject: Hi\n\nI live here.\n\nI cook.\n\nCan you help? {}",
    "forwarded": "-----Original Message-----\n{}",
    "diff": "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n-I live in Oslo\n+I live in Bergen\n\n{}",
    "code without a fence": "def run(x):\n    # I always use tabs\n    return x\n\n{}",
    "translate": "translate: I live in Oslo and never cook\n\n{}",
    "summarise": "Please summarise the following text:\nI live in Oslo.\nI never cook.\n\n{}",
    "handed on": "Here's the mail from my aunt: I live in Oslo\n\n{}",
    "handed over on the next line": "Please translate the following text\nI live in Oslo\n\n{}",
    "open triple quotes": "{}\n'''\nI live in Oslo",
    "a fence of four": "````\n```\nI live in Oslo\n```\n````\n{}",
    "two kinds of fence": "```\n~~~\nI live in Oslo\n```\n{}",
    "rate": "grade this essay: I live in Oslo\n\n{}",
}


@pytest.mark.parametrize("case", NOT_THEIRS)
def test_what_is_not_theirs_is_gone(case: str) -> None:
    found = left(NOT_THEIRS[case].format(THEIRS))
    assert THEIRS in found
    assert not any(word in found for word in ("Oslo", "never", "always", "Bergen"))


@pytest.mark.parametrize(
    "text",
    [
        "User: hi\nAssistant: I live in Oslo",
        "Human: I live in Oslo",
        "**System**: be nice",
        "<|im_start|>user\nI live in Oslo<|im_end|>",
        "[INST] I live in Oslo [/INST]",
        "### Instruction:\nI live in Oslo",
    ],
)
def test_a_pasted_chat_is_nobody_s_word(text: str) -> None:
    assert own_words(text).pasted
    assert own_words(text).text == ""


@pytest.mark.parametrize(
    "text",
    [
        "not 'silent', 'hush'",
        'the "big one" is fine',
        "I have 2 < 3 and 5 > 4",
        "use List<String> here",
        "2026 was a good year for us",
        "10:30 works better for me",
        "- I like lists\n- and dashes",
        'a 5" pipe and a 7" pipe, please fit them together',
        "Info: none so far",
        "it's fine, don't worry; we'll see",
        "dates: day first\ntimes: 24 hours",
    ],
)
def test_ordinary_writing_stays_whole(text: str) -> None:
    assert own_words(text).text == text


def test_a_role_inside_a_fence_pastes_nothing() -> None:
    assert left("```\nUser: hi\n```\nwhy does this fail?") == "why does this fail?"


def test_words_are_kept_apart_where_something_is_taken_out() -> None:
    assert left("use `foo`instead") == "use instead"
    assert own_words("one<b>x</b>two").text == "one two"


def test_the_first_frame_ends_at_a_blank_line() -> None:
    assert left("translate: one\n\nI like two") == "translate: I like two"
    assert left("translate: one\nI like two") == "translate:"


WRITING = st.lists(
    st.one_of(
        st.sampled_from(list("`~>\"'“”«»‘’<>/[]:-#\n\n  …①ﬁｶﾞé\u0301가ㅏ한हूँ的。！？\u200dمَ\x00")),
        st.sampled_from(
            ["```", "translate: ", "<a>", "</a>", "User: ", "I like tea. ", "“so it is said by all”", "\n\n"]
        ),
        st.characters(exclude_categories=["Cs"]),
    ),
    max_size=40,
).map("".join)


@given(WRITING)
def test_every_run_leads_back_to_the_words_as_written(text: str) -> None:
    own = own_words(text)
    end = 0
    for segment in own.segments:
        assert end <= segment.own_start < segment.own_end <= len(own.text)
        end = segment.own_end
        original = text[segment.original_start : segment.original_end]
        assert own.text[segment.own_start : segment.own_end] in fold(original).text
    covered = {at for segment in own.segments for at in range(segment.own_start, segment.own_end)}
    assert all(own.text[at].isspace() for at in range(len(own.text)) if at not in covered)


@given(WRITING, st.data())
def test_a_span_of_own_words_folds_back(text: str, data: st.DataObject) -> None:
    own = own_words(text)
    if not own.segments:
        return
    segment = data.draw(st.sampled_from(own.segments))
    start = data.draw(st.integers(segment.own_start, segment.own_end - 1))
    end = data.draw(st.integers(start + 1, segment.own_end))
    begin, stop = own.original_span(start, end)
    assert 0 <= begin < stop <= len(text)
    assert own.text[start:end] in fold(text[begin:stop]).text


@given(WRITING)
def test_own_words_are_normal_and_none_is_invented(text: str) -> None:
    own = own_words(text)
    whole = fold(text).text
    assert unicodedata.is_normalized("NFKC", own.text) or "\x00" in text
    assert all(char in whole or char in " \n" for char in own.text)


def chat_of(*texts: str) -> list[bool]:
    """Whether each entry of the person stands inside fiction; replies begin with "< "."""
    entries = [
        Replied(str(n), None, text[2:]) if text.startswith("< ") else person(str(n), text)
        for n, text in enumerate(texts)
    ]
    own = own_words_of(entries)
    return [own[entry.id].fiction for entry in entries if entry.id in own]


@pytest.mark.parametrize(
    ("texts", "inside"),
    [
        (
            ["You are a dragon. I am your keeper.", "< Roar.", "I never sleep", "ok, back to work: I use zsh"],
            [True, True, False],
        ),
        (
            ["let's role-play a job interview", "I work nights", "stop the role-play", "I work days"],
            [True, True, False, False],
        ),
        (
            [
                "Write a story about a miller",
                "< Once ...",
                "make the miller older",
                "can you fix the failing parser test?",
            ],
            [True, True, False],
        ),
        (["You are a helpful translator", "I live in Porto"], [False, False]),
        (["Act as a senior reviewer", "I live in Porto"], [False, False]),
        (["You're a star!", "I live in Porto"], [False, False]),
        (
            ["pretend you're my landlord", "I pay on Fridays", "can you fix the failing parser test?"],
            [True, True, True],
        ),
    ],
)
def test_fiction_lasts_until_it_is_left(texts: list[str], inside: list[bool]) -> None:
    assert chat_of(*texts) == inside


def test_only_the_person_s_own_live_words_are_in_it() -> None:
    entries = [
        person("1", "mine"),
        Said("2", None, "a client's", Speaker.CLIENT, "test"),
        Said("3", None, "copied", Speaker.PERSON, "test", copied_from="other"),
        Said("4", None, "someone's", Speaker.SOMEONE_ELSE, "test"),
    ]
    assert own_words_of(entries) == {"1": own_words("mine")}


def test_a_very_long_paste_is_read_once() -> None:
    """A message full of what opens blocks gives an answer, and no more of it counts than a person types."""
    for piece in (
        "I like tea. ",
        "<a> ",
        "<a>\n",
        "'x ",
        '"x ',
        "```x ",
        "`x ",
        "> x\n",
        "no no no ",
        "From: x\n",
        "“x… ",
        "translate: x ",
        "x\n\n",
    ):
        own = own_words(piece * (60_000 // len(piece)))
        assert isinstance(own, OwnWords)
        assert len(own.text) <= 17_000


def test_of_a_very_long_message_the_ends_count() -> None:
    own = own_words("I like tea. " + "Somebody else wrote this down. " * 4000 + "I like milk.")
    assert own.text.startswith("I like tea.")
    assert own.text.endswith("I like milk.")
