"""The reader's machinery holds no English: small packs of other kinds of language are read by it just as well."""

from __future__ import annotations

from datetime import UTC, datetime

from afterword.language.pack import Pack
from afterword.language.pack_statements import Fill, Joint, Phrase, Shape, StatementRules, Table, TimeWords
from afterword.noticing.statements.plain import plain_reads
from afterword.noticing.statements.replacing import fillings
from afterword.noticing.statements.times import began, undated

# The verb stands second whatever comes first, nouns keep their capitals, and the first person is a word of its own.
VERB_SECOND = Pack(
    "de",
    "Deutsch",
    statements=StatementRules(
        capital_nouns=True,
        tables=(
            Table("tun", "ich er", "arbeite=arbeitet, wohne=wohnt, mag=mag, lese=liest"),
            Table("wann", "wort", "freitags, zu Hause"),
        ),
        phrases=(
            Phrase("vorn", "Romane|Krimis"),
            Phrase("rest", "[^,.]+", "dies(?:er|e|es)"),
            Phrase("ort", r"(?:in|bei) (?-i:\p{Lu})\w+", as_said=True),
        ),
        silent="heute|falls",
        leads="übrigens|ach ja",
        joints=(Joint(r",? und (?=(?:arbeite|wohne)\b)", put="ich ", firm=False),),
        moves=(
            Shape("ich {tun} {vorn} {rest}", r"{vorn} {tun} ich {rest}"),
            Shape("ich {tun} {vorn}", r"{vorn} {tun} ich"),
            Shape("ich {tun} {wann} {rest}", r"{wann} {tun} ich {rest}"),
        ),
        statements=(
            Shape("Wohnt {ort}", r"ich wohne(?: jetzt)? {ort}"),
            Shape("{tun} {rest}", r"ich {tun} {rest}", kind="preference"),
        ),
        persons="mein=sein, meine=seine, mich=sich",
        leftover="ich|mir|dir|du",
        fills=(Fill("home", r"wohnt in {value:rest}"),),
        times=TimeWords(months="august=8", when="{month} {year}\n{month}\n{year}", since="seit"),
    ),
)

# No spaces between words, no endings, and the subject at the head is simply left away.
UNSPACED = Pack(
    "zh",
    "中文",
    statements=StatementRules(
        phrases=(Phrase("where", "[^，。]{1,12}"), Phrase("what", "[^，。]{1,20}", "这个|那个")),
        silent="今天|如果",
        leads="顺便说一下，?",
        joints=(Joint("，(?=我)"),),
        statements=(
            Shape("住在{where}", "我(?:现在)?住在{where}"),
            Shape("喜欢{what}", "我喜欢{what}", kind="preference"),
        ),
        persons="我的=自己的",
        leftover="我|你",
    ),
)

# The person stands in the verb alone.
NO_PRONOUN = Pack(
    "es",
    "Español",
    statements=StatementRules(
        tables=(Table("verbo", "yo el", "prefiero=prefiere, trabajo=trabaja, escribo=escribe"),),
        phrases=(Phrase("cosa", "[^,.]+"),),
        statements=(Shape("{verbo} {cosa}", "(?:yo )?(?:siempre )?{verbo} {cosa}", kind="preference"),),
        persons="mi=su, mis=sus",
        leftover="yo|mi|me",
    ),
)


def told(sentence: str, pack: Pack) -> list[str]:
    return [one.text for one in plain_reads(sentence, pack)]


def test_a_verb_that_stands_second_is_brought_round() -> None:
    assert told("Übrigens: Freitags arbeite ich nie", VERB_SECOND) == ["Arbeitet freitags nie"]
    assert told("Romane lese ich", VERB_SECOND) == ["Liest Romane"]
    assert told("Ich wohne in Köln und arbeite bei meiner Tante", VERB_SECOND) == [
        "Wohnt in Köln",
        "Arbeitet bei meiner Tante",
    ]


def test_persons_are_turned_only_as_the_pack_says() -> None:
    assert told("Ich mag meine Ruhe", VERB_SECOND) == ["Mag seine Ruhe"]
    assert told("Ich mag heute meine Ruhe", VERB_SECOND) == []
    assert told("Ich mag es mit dir, du", VERB_SECOND) == []


def test_without_spaces() -> None:
    assert told("我住在成都", UNSPACED) == ["住在成都"]
    assert told("顺便说一下，我住在成都，我喜欢我的茶", UNSPACED) == ["住在成都", "喜欢自己的茶"]
    assert told("今天我住在成都", UNSPACED) == []
    assert told("我喜欢这个", UNSPACED) == []


def test_without_a_pronoun() -> None:
    assert told("Prefiero respuestas cortas", NO_PRONOUN) == ["Prefiere respuestas cortas"]
    assert told("escribo mis notas a mano", NO_PRONOUN) == ["Escribe sus notas a mano"]


def test_dates_and_slots_are_the_packs_own() -> None:
    rules, said = VERB_SECOND.statements, datetime(2026, 3, 2, tzinfo=UTC)
    assert began("Seit August 2019 wohne ich in Köln", rules, said) == datetime(2019, 8, 1, tzinfo=UTC)
    assert undated("Ich wohne seit August in Köln", rules, said) == "Ich wohne in Köln"
    assert [one.slot for one in fillings("Wohnt in Köln", rules)] == ["home"]
