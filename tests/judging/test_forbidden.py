"""What must not be kept, by kind: what is one, and what only looks like it."""

from __future__ import annotations

import base64
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.judging.forbidden import MASK, NUMBER, Forbidden, kinds, mask_secrets, mask_stored, secret_spans
from afterword.judging.forbidden.numbers import luhn, reaching_values
from afterword.judging.forbidden.shapes import is_placeholder, is_random

KEY = "Zk3Qp9LmT2xV7bN4cR8wY1sD6fG0hJ5kUeA"
SAYS: dict[Forbidden, list[str]] = {
    Forbidden.SECRET: [
        f"ghp_{KEY}",
        "AKIAQ3EGRTBYWVX4PLMN",
        f"sk-ant-api03-{KEY}",
        "xoxb-1234-abcdefgh",
        "eyJhbGciOiJIUzI1.eyJzdWIiOiIx.c2ln",
        "-----BEGIN RSA PRIVATE KEY-----",
        "redis://:Winter99@cache/0",
        f"Authorization: Bearer {KEY}",
        "my password is sunflower",
        "password: Marmalade77",
        "the wifi password for the attic is Marmalade77",
        "PIN 4711",
        "the code for the garage is 4711",
        "door code: #4711*",
        "combination 12-34-56",
        "seed phrase: apple river stone cloud pencil tiger lamp coffee moon",
        "the second half of the key is q7Tz",
        "login ada / Winter99!",
        "backup codes 1234-5678 8765-4321",
        f"stored as {KEY}",
        "API_KEY=abc123def456",
        "session id 9f86d081884c7d65",
        "passphrase is apple river stone cloud",
        base64.b64encode(b"password: Winter99").decode(),
        b"the pin is 4711".hex(),
        b"the pin is 4711".hex(" "),
        "see pass%77ord%3A%20Winter99",
        "mysql -u root -pWinter99",
        "ｐａｓｓｗｏｒｄ： Ｗｉｎｔｅｒ９９",
    ],
    Forbidden.HEALTH: [
        "I have diabetes",
        "Has type 2 diabetes",
        "My partner has severe asthma",
        "Takes sertraline at night",
        "I was diagnosed last year",
        "Is autistic",
        "I'm allergic to nuts",
        "In therapy since May",
        "Sees a psychiatrist",
        "Weighs 92 kg",
        "I am 182 cm tall",
        "Uses a wheelchair",
        "My back hurts",
        "Sober since 2019",
        "Is coeliac",
        "Has a hernia",
        "She suffers from gastritis",
        "We are expecting our second",
        "Has panic attacks",
        "Had a miscarriage",
    ],
    Forbidden.MONEY: [
        "I earn 3,000 a month",
        "Earns 48k",
        "My salary is fine",
        "Has a mortgage",
        "Owes the bank money",
        "We went bankrupt",
        "My rent is 900 euros",
        "Has 20k in savings",
        "Inherited a house",
        "4111 1111 1111 1111",
        "1234 5678 1234 5678",
        "DE89 3704 0044 0532 0130 00",
        "sort code 12-34-56",
        "can't afford the rent",
        "Is behind on payments",
        "Has a student loan",
    ],
    Forbidden.SPECIAL: [
        "I'm a Muslim",
        "Is Jewish",
        "Goes to church on Sundays",
        "Prays five times a day",
        "Converted to Islam",
        "I vote Labour",
        "Voted for the Greens",
        "Is a socialist",
        "Member of the Labour party",
        "Is gay",
        "Came out at 20",
        "Is bisexual and shy",
        "Is Black",
        "Of Kurdish descent",
        "Was convicted of theft",
        "Spent two years in prison",
        "Has a criminal record",
        "Believes in God",
        "Fasts during Ramadan",
    ],
    Forbidden.TOO_PERSONAL: [
        "Lives alone",
        "We are away every August",
        "The house is empty until five",
        "Runs alone in the park at night",
        "The kids walk home alone",
        "The spare key is under the mat",
        "Feels lonely",
        "Is going through a divorce",
        "Has low self-esteem",
        "Cries when criticised",
        "My boss is having an affair",
        "My friend drinks too much",
        "Needs constant reassurance",
        "Seems to live by the sea",
        "Probably has children",
        "Is afraid of rejection",
        "Doesn't speak to his father",
    ],
    Forbidden.PII: [
        "ada@mail.example",
        "+44 20 7946 0000",
        "(555) 010-9999",
        "I live at 12 Elm Street",
        "Born on 3 March 1984",
        "birthday is 1984-03-03",
        "My passport number is X4820193",
        "123-45-6789",
        "Wohnt in der Hauptstrasse 12",
        "12 rue de la Paix 75002",
        "529.982.247-25",
        "11010519491231002X",
        "call me on 0170 5550199",
    ],
}
CLEAN = [
    "password: <password>",
    "password=$PASSWORD",
    "token = get_token()",
    "the password is wrong",
    "password reset",
    "we need stronger passwords",
    "max tokens 4096",
    "error code 4711",
    "commit 4b825dc642cb6eb9a060e54bf8d69288fbee4904",
    "123e4567-e89b-12d3-a456-426614174000",
    "the pin on my jacket",
    "key takeaways: three",
    "src/components/Form2Field/index.tsx",
    "run the health check",
    "sick of meetings",
    "allergic to meetings",
    "blind test",
    "Works at a clinic",
    "Is vegetarian",
    "Writes about diabetes",
    "the patient table",
    "cold brew",
    "Is healthy",
    "computer virus",
    "pain points",
    "technical debt",
    "prices in euros",
    "Works in finance",
    "Is a loan officer",
    "cache budget of 200 MB",
    "bonus level",
    "Teaches theology",
    "Is a criminal lawyer",
    "Writes a book on Islam",
    "black coffee",
    "straight to the point",
    "conservative estimates",
    "left-aligned text",
    "voted on the name",
    "what does the constitution say about religion?",
    "Starts work at eight",
    "Works alone on weekends",
    "the array is empty",
    "feels that tabs are fine",
    "let alone that",
    "110105199913310025",
    "cafe%20au%20lait",
    "deadbeefdeadbeef",
    "port 8080",
    "version 2.10.3",
    "2024-05-01",
    "Lives in Turin",
    "order 55312",
    "10:30 to 11:45",
    "1,250.50 units",
]
CASES = [(kind, text) for kind, texts in SAYS.items() for text in texts]


@pytest.mark.parametrize(("kind", "text"), CASES, ids=[f"{kind}-{text[:24]}" for kind, text in CASES])
def test_one_of_its_kind(kind: Forbidden, text: str) -> None:
    assert kinds(text) == {kind}


@pytest.mark.parametrize("text", CLEAN)
def test_clean(text: str) -> None:
    assert kinds(text) == frozenset()


def test_several_at_once() -> None:
    text = "I have asthma, earn 3,000 a month, my password is Winter99. Write to ada@mail.example"
    assert kinds(text) == {Forbidden.HEALTH, Forbidden.MONEY, Forbidden.SECRET, Forbidden.PII}


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("my password is Winter99, ok?", f"my password is {MASK}, ok?"),
        (f"use ghp_{KEY} or ghp_{KEY}!", f"use {MASK} or {MASK}!"),
        ("redis://:Winter99@cache/0", f"redis://:{MASK}@cache/0"),
        ("ｐａｓｓｗｏｒｄ： Ｗｉｎｔｅｒ９９ now", f"ｐａｓｓｗｏｒｄ： {MASK} now"),
        ("nothing here", "nothing here"),
        ("", ""),
    ],
)
def test_masking(text: str, masked: str) -> None:
    assert mask_secrets(text) == masked


@given(st.text(max_size=60), st.sampled_from(SAYS[Forbidden.SECRET]), st.text(max_size=20))
def test_a_secret_is_found_behind_anything_and_gone_once_masked(before: str, secret: str, after: str) -> None:
    text = f"{before}. \n{secret} \n{after}"
    spans = secret_spans(text)
    assert spans
    assert all(0 <= start < end <= len(text) for start, end in spans)
    assert all(one[1] <= other[0] for one, other in pairwise(spans))
    assert secret not in mask_secrets(text)


@given(st.text(max_size=200))
def test_no_text_is_too_odd(text: str) -> None:
    assert kinds(text) <= set(Forbidden)
    masked = mask_secrets(text)
    assert mask_secrets(masked) == masked
    assert (masked == text) == (not secret_spans(text))


def test_long_texts_take_linear_time() -> None:
    """Many characters without blanks, of anything that a rule could begin with, ends at once or not at all."""
    for run in ("x", "M-", "%4", "a:", "1 ", "aA1", "password ", "I have "):
        assert mask_secrets(run * (50_000 // len(run)))


@pytest.mark.parametrize(
    "value",
    [
        "<key>",
        "$KEY",
        "${KEY}",
        "xxxx",
        "****",
        "get_key()",
        "os.environ",
        "YOUR_API_KEY",
        "/run/key",
        "changeme",
        "await",
    ],
)
def test_placeholders(value: str) -> None:
    assert is_placeholder(value)


@pytest.mark.parametrize(
    ("token", "expected"),
    [(KEY, True), ("a" * 30, False), ("myVeryLongVariableNameInCode2", False), (f"sha256-{KEY}", False)],
)
def test_randomness(token: str, expected: bool) -> None:
    assert is_random(token) is expected


def test_numbers() -> None:
    assert luhn("4111111111111111")
    assert not luhn("4111111111111112")
    assert reaching_values("ada@Mail.example or +44 20 7946-0000") == ("ada@mail.example", "+442079460000")


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("AWS_SECRET_ACCESS_KEY=k3ZkPq1a/bPxRfiCYq", f"AWS_SECRET_ACCESS_KEY={MASK}"),
        ("export FERRY_DB_PASSWORD='kiwi-kiwi' first", f"export FERRY_DB_PASSWORD='{MASK}' first"),
        ("FERRY_AUTH_TOKEN: 0123456789abcdef0123456789abcdef", f"FERRY_AUTH_TOKEN: {MASK}"),
        ('{ferryPassword: "zebra99finch"}', f'{{ferryPassword: "{MASK}"}}'),
        ("ferry_api_key = abcd1234efgh", f"ferry_api_key = {MASK}"),
    ],
)
def test_a_name_in_code_says_that_its_value_is_a_secret(text: str, masked: str) -> None:
    assert mask_secrets(text) == masked


@pytest.mark.parametrize(
    "text",
    [
        "MAX_TOKENS=4096 and CACHE_KEY=v2/users",
        "FERRY_API_TOKEN=$TOKEN2",
        "FERRY_API_KEY: missing in the build",
        "my_token = tokens[0]",
        "ferry_token: Optional[str]",
        "nextPageToken: undefined",
        "compass: north1 of here",
    ],
)
def test_a_name_in_code_without_a_secret_behind_it_masks_nothing(text: str) -> None:
    assert mask_secrets(text) == text


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("Charge 4111 1111 1111 1111, please", f"Charge {NUMBER}, please"),
        ("charge 5500000000000004.", f"charge {NUMBER}."),
        ("to DE89 3704 0044 0532 0130 00 by Friday", f"to {NUMBER} by Friday"),
        ("my number is 078-05-1120", f"my number is {NUMBER}"),
        ("CPF 529.982.247-25", f"CPF {NUMBER}"),
        ("身份证 11010519491231002X 的", f"身份证 {NUMBER} 的"),
        ("カード ４１１１　１１１１　１１１１　１１１１ です", f"カード {NUMBER} です"),
        ("my password is Winter99, card 4111 1111 1111 1111", f"my password is {MASK}, card {NUMBER}"),
    ],
)
def test_what_is_stored_holds_no_number_of_a_card_an_account_or_a_document(text: str, masked: str) -> None:
    assert mask_stored(text) == masked
    assert mask_stored(masked) == masked


@pytest.mark.parametrize(
    "text",
    [
        "order 4111111111111112 of 2026-01-05",
        "write to ada@mail.example or +44 20 7946 0000",
        "commit 1f0c9a77e1b24d0e, version 1.20.300, 192.168.100.200:8080",
        "from 1000000 to 2000000 rows",
    ],
)
def test_other_numbers_stay_as_they_are_stored(text: str) -> None:
    assert mask_stored(text) == text


@given(st.text(alphabet="0123456789 -.AX４", max_size=60))
def test_masking_what_is_stored_once_is_enough(text: str) -> None:
    masked = mask_stored(text)
    assert mask_stored(masked) == masked
