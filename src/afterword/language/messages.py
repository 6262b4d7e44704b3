"""Words by which a request asks for mail or another message, in any language that is read.

They say in which field of work a request lies; what it asks for is told by nothing here.
"""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "en": "mail mails email emails e-mail e-mails message messages letter letters reply invitation newsletter memo",
    "de": "mail mails email e-mail e-mails nachricht nachrichten brief briefe antwortschreiben einladung rundbrief",
    "es": "correo correos email e-mail mensaje mensajes carta cartas invitación boletín",
    "fr": "mail mails email e-mail courriel courriels courrier message messages lettre lettres invitation",
    "pt": "email emails e-mail e-mails mensagem mensagens carta cartas convite recado",
    "zh": "邮件 信息 消息 短信 来信 回信 写信",
    "ja": "メール メッセージ 手紙 返信",
    "hi": "ईमेल मेल संदेश पत्र चिट्ठी",
    "ar": "رسالة رسائل بريد الرسالة الرسائل البريد",
    "ru": "письмо письма сообщение сообщения почту имейл",
}
_UNSPACED = ("zh", "ja")  # written without spaces: a word is found anywhere in a text
MESSAGE_WORDS: frozenset[str] = frozenset(
    word for code, words in MESSAGES.items() if code not in _UNSPACED for word in words.split()
)
UNSPACED_MESSAGE_WORDS: tuple[str, ...] = tuple(word for code in _UNSPACED for word in MESSAGES[code].split())
