"""Which language a memory is labelled with."""

import pytest

from afterword.language.detect import detect
from afterword.language.packs import PACKS

SENTENCES = {
    "en": "Prefers short answers with an example at the end",
    "es": "Prefiere que las respuestas sean cortas y con un ejemplo",
    "de": "Möchte kurze Antworten und ein Beispiel am Ende",
    "fr": "Préfère les réponses courtes avec un exemple à la fin",
    "pt": "Prefere respostas curtas com um exemplo no fim da mensagem",
    "zh": "他喜欢简短的回答",
    "ja": "短い答えを好みます",
    "hi": "उन्हें छोटे जवाब पसंद हैं",
    "ar": "يفضل الإجابات القصيرة",
    "ru": "Предпочитает короткие ответы с примером",
}


@pytest.mark.parametrize("lang", [pack.code for pack in PACKS])
def test_a_sentence_is_told_by_its_small_words(lang: str) -> None:
    assert detect(SENTENCES[lang]) == lang


@pytest.mark.parametrize("lang", ["zh", "ja", "hi", "ar", "ru"])
def test_a_script_tells_where_no_word_does(lang: str) -> None:
    script = {"zh": "茶", "ja": "テスト", "hi": "चाय", "ar": "شاي", "ru": "чай"}[lang]
    assert detect(script) == lang


@pytest.mark.parametrize("text", ["", "12345", "npm pnpm"])
def test_nothing_tells_nothing(text: str) -> None:
    assert detect(text) == ""
