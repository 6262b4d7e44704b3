"""Texts as phrases see them: lower case, accents and variant letters folded, every character still in its place.

Expects folded text (quotes.py). Knows scripts, no languages.
"""

from __future__ import annotations

import re
import unicodedata

_UNSPACED_RANGES = "\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_MARKS = "\u0300-\u036f\u064b-\u0652\u0670\u0640\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u200c\u200d"
ARABIC_MARKS = "\u064b-\u0652\u0670\u0640"

UNSPACED = f"[{_UNSPACED_RANGES}]"  # a character of a script that puts no spaces between words
WORD_CHAR = rf"(?:(?!{UNSPACED})[\w{_MARKS}])"  # a character of a word in any other script

# The letters that a word of each script can be made of in plain text, as a character class: small classes, because
# thousands of patterns are made of them. Words of another script may touch: "用npm装".
_LATIN = "0-9a-z_\u00df-\u00f6\u00f8-\u00ff"
_LETTERS = (
    ("\u0900", "\u097f", "\u0900-\u0963\u0966-\u097f\u200c\u200d"),
    ("\u0600", "\u06ff", "\u0600-\u061a\u0620-\u06d3\u06d5-\u06ff\u200c"),
    ("\u0400", "\u052f", "\u0400-\u052f0-9a-z_"),
    ("\u0370", "\u03ff", "\u0370-\u03ff"),
)

_ASCII_WORD = re.compile(r"\w+(?:'\w+)*")
_WORD = re.compile(rf"{WORD_CHAR}+(?:'{WORD_CHAR}+)*")
_UNSPACED_RUN = re.compile(f"{UNSPACED}+")
_IS_UNSPACED = re.compile(UNSPACED)
_BETWEEN_UNSPACED = re.compile(f"(?<={UNSPACED})[ \\t]+(?={UNSPACED})")
_BESIDE_UNSPACED = re.compile(rf"(?<={UNSPACED})[ \t]+|[ \t]+(?={UNSPACED})")
_ARABIC_MARK = re.compile(f"[{ARABIC_MARKS}]")

_VARIANTS = {
    "ё": "е",
    "أ": "ا",
    "إ": "ا",
    "آ": "ا",
    "ٱ": "ا",
    "ى": "ي",
    "ی": "ي",
    "ک": "ك",
    "ۀ": "ه",
    "ँ": "ं",
    "ı": "i",
}


# Chinese characters as they are written in full, each with its short form: both find the same phrases.
_SHORT_FORMS = """
    來来 個个 們们 兒儿 內内 兩两 別别 刪删 則则 劃划 動动 務务
    勝胜 勞劳 勢势 區区 協协 卻却 厭厌 參参 員员 唸念 問问 喚唤
    喫吃 單单 嗎吗 嘗尝 嚴严 園园 圖图 團团 報报 場场 壓压 壞坏
    夠够 夢梦 妳你 媽妈 學学 實实 審审 寫写 寶宝 將将 專专 尋寻
    對对 導导 層层 屬属 師师 帳账 帶带 幫帮 幾几 庫库 廠厂 廢废
    張张 強强 彈弹 後后 徑径 從从 恆恒 惱恼 愛爱 態态 慣惯 慮虑
    憶忆 應应 懶懒 懷怀 戲戏 戶户 捨舍 掃扫 掛挂 換换 損损 擇择
    擔担 據据 擬拟 擴扩 擾扰 數数 斷断 於于 時时 暫暂 書书 會会
    條条 業业 極极 構构 樂乐 樓楼 標标 樣样 樹树 機机 檔档 檢检
    櫃柜 欄栏 歡欢 歷历 歸归 殘残 殺杀 氣气 決决 沒没 沖冲 況况
    淚泪 淨净 測测 準准 溫温 滅灭 滿满 漢汉 潤润 為为 無无 煩烦
    熱热 燈灯 爛烂 爭争 爲为 牆墙 狀状 獨独 獲获 現现 環环 甚什
    產产 畢毕 畫画 異异 當当 療疗 癢痒 癮瘾 發发 盡尽 監监 盤盘
    睏困 確确 碼码 禮礼 種种 稱称 積积 穩稳 窮穷 筆笔 節节 範范
    簡简 簽签 籃篮 糾纠 納纳 純纯 紙纸 級级 細细 終终 組组 結结
    絕绝 給给 統统 經经 綠绿 維维 網网 緊紧 線线 練练 縮缩 總总
    績绩 繼继 續续 罵骂 羅罗 義义 習习 聯联 聲声 職职 聽听 腦脑
    腳脚 膽胆 臉脸 臨临 舊旧 萬万 葉叶 處处 號号 裏里 補补 裝装
    裡里 製制 複复 見见 規规 視视 親亲 覺觉 觀观 觸触 訂订 計计
    訊讯 討讨 記记 訪访 設设 許许 訴诉 註注 詞词 試试 詩诗 話话
    該该 詳详 認认 語语 誤误 說说 課课 調调 請请 論论 諾诺 講讲
    謝谢 證证 識识 譯译 議议 護护 讀读 變变 讓让 豐丰 貓猫 負负
    財财 貨货 責责 買买 費费 貼贴 資资 賣卖 質质 賬账 購购 贊赞
    趕赶 跡迹 軟软 較较 載载 輕轻 輛辆 輪轮 輸输 辦办 農农 這这
    連连 週周 進进 遊游 運运 過过 達达 遞递 遠远 遲迟 選选 還还
    邊边 郵邮 鄰邻 醫医 釋释 針针 鈕钮 銀银 錄录 錢钱 錯错 鍵键
    鎖锁 鏈链 鐘钟 鐵铁 長长 門门 閉闭 開开 間间 閱阅 關关 陰阴
    陳陈 陽阳 隊队 際际 隨随 隱隐 隻只 雖虽 雙双 離离 難难 電电
    靜静 響响 頁页 項项 順顺 預预 領领 頭头 頻频 題题 額额 顏颜
    願愿 類类 顧顾 顯显 風风 飛飞 飯饭 飲饮 飽饱 養养 餘余 館馆
    駕驾 騎骑 驗验 驚惊 髒脏 體体 髮发 魚鱼 鮮鲜 鳥鸟 麗丽 麵面
    麼么 黃黄 點点 黨党 齊齐
"""
_VARIANTS |= {pair[0]: pair[1] for pair in _SHORT_FORMS.split()}


class _Fold(dict[int, str]):
    """A translation table that fills itself: one character for one."""

    def __init__(self, *, accents: bool) -> None:
        super().__init__()
        self._accents = accents

    def __missing__(self, code: int) -> str:
        char = chr(code)
        lower = char.lower()
        folded = lower if len(lower) == 1 else char
        folded = _VARIANTS.get(folded, folded)
        if not self._accents:
            base = unicodedata.normalize("NFD", folded)[0]
            folded = base if "a" <= base <= "z" else folded
        self[code] = folded
        return folded


_PLAIN = _Fold(accents=False)
_LOWER = _Fold(accents=True)


def plain(text: str) -> str:
    """Lower case without accents on Latin letters; the length is that of ``text``."""
    return text.lower() if text.isascii() else text.translate(_PLAIN)


def lower(text: str) -> str:
    """Lower case with its accents; the length is that of ``text``."""
    return text.lower() if text.isascii() else text.translate(_LOWER)


def letters_like(char: str) -> str:
    """A character class of what a word with this character can be made of; '' where words have no spaces between."""
    if is_unspaced(char):
        return ""
    return next((f"[{letters}]" for first, last, letters in _LETTERS if first <= char <= last), f"[{_LATIN}]")


def is_unspaced(char: str) -> bool:
    """Whether the script of ``char`` puts no spaces between words."""
    return _IS_UNSPACED.match(char) is not None


def spaced_words(text: str) -> list[tuple[str, int, int]]:
    """The words of plain text in scripts with spaces: word, start, end. Words keep inner apostrophes."""
    pattern = _ASCII_WORD if text.isascii() else _WORD
    return [(m.group(), m.start(), m.end()) for m in pattern.finditer(text)]


def unspaced_runs(text: str) -> list[tuple[int, int]]:
    """Runs of characters in scripts without spaces."""
    return [] if text.isascii() else [m.span() for m in _UNSPACED_RUN.finditer(text)]


def closed_up(text: str) -> str:
    """The text without blanks beside a character of a script without spaces: "用 Vim 写" reads as "用Vim写".

    A blank between two of them is a comma that was not typed.
    """
    return text if text.isascii() else _BESIDE_UNSPACED.sub("", _BETWEEN_UNSPACED.sub("，", text))


def bare(word: str) -> str:
    """A word without the marks that Arabic may leave out."""
    return word if word.isascii() else _ARABIC_MARK.sub("", word)
