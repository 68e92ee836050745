"""Words that nobody knows who knows no baseball: how each looks in the languages of the catalogs."""

from __future__ import annotations

import re
from collections.abc import Iterator

WORDS: dict[str, dict[str, str]] = {
    "base": {"en": "bases?", "es": "bases?"},
    "battery": {"en": "battery", "es": "batería"},
    "batter": {"en": "batters?", "es": "bateador(?:es)?"},
    "at bat": {"en": "at[- ]bats?", "es": "al bate"},
    "bullpen": {"en": "bullpen", "es": "bullpen"},
    "bunt": {"en": "bunts?|bunted", "es": "toques?"},
    "catcher": {"en": "catchers?", "es": "receptor(?:es)?"},
    "diamond": {"en": "diamond", "es": "diamante"},
    "double": {"en": "doubled|doubles?(?! play)", "es": "dobletes?|dobles?(?! play| matanza)"},
    "double play": {"en": "double plays?", "es": "doble(?:s)? (?:play|matanza)s?"},
    "driven in": {"en": "driven in|rbi", "es": "impulsadas?"},
    "dugout": {"en": "dugout", "es": "cueva"},
    "error": {"en": "errors?", "es": "errores|error"},
    "fly ball": {"en": "fly balls?|deep fly", "es": "elevados?"},
    "forced": {"en": "forced?", "es": "forzad[oa]s?"},
    "foul": {"en": "fouls?|fouled", "es": "fouls?"},
    "ground ball": {"en": "ground balls?|grounders?", "es": "roletazos?|rodados?|rolas?"},
    "half": {"en": "half|halves", "es": "mitad(?:es)?|media entrada"},
    "hit": {"en": "hits(?! (?:a|when|far))|(?:a|the|no|another|such) hit", "es": "hits?"},
    "home": {"en": "home", "es": "plato|home"},
    "home run": {"en": "home runs?|homers?|homered", "es": "jonr(?:ón|ones)"},
    "infield": {"en": "infield(?:ers?)?", "es": "cuadro"},
    "inning": {"en": "innings?", "es": "entradas?"},
    "lead runner": {"en": "lead runners?", "es": "corredor más adelantado"},
    "line drive": {"en": "line drives?|liners?", "es": "líneas? dura|líneazos?"},
    "line-up": {"en": "line-?ups?", "es": "alineaci(?:ón|ones)"},
    "mound": {"en": "mound", "es": "montículo"},
    "out": {"en": "outs?", "es": "outs?"},
    "outfield": {
        "en": "outfield(?:ers?)?|(?:left|right|center|centre) fielder",
        "es": "jardín|jardiner?o?e?s",
    },
    "pitch": {"en": "pitch(?:es)?", "es": "lanzamientos?"},
    "pitcher": {"en": "pitchers?", "es": "lanzador(?:es)?"},
    "pinch": {"en": "pinch", "es": "emergentes?"},
    "plate": {"en": "plate", "es": "pentágono"},
    "playoffs": {"en": "playoffs?", "es": "postemporada"},
    "rally": {"en": "rall(?:y|ies)", "es": "rally"},
    "reliever": {"en": "relievers?", "es": "relevistas?"},
    "roster": {"en": "rosters?", "es": "rósters?"},
    "run": {
        "en": "(?:a|one|more|no|ten|two|three|first|sixth|the|each|his|their) runs?(?! for)",
        "es": "carreras?",
    },
    "runner": {"en": "runners?", "es": "corredor(?:es)?"},
    "sacrifice": {"en": "sacrifices?", "es": "sacrificios?"},
    "shortstop": {"en": "shortstop", "es": "campocorto|parador"},
    "single": {"en": "singled|singles?", "es": "sencillos?"},
    "steal": {"en": "steals?|stealing|stole|stolen", "es": "(?<!te )rob(?:ar|o|ó|e|ada)(?! una carta)"},
    "strike": {"en": "strikes?", "es": "strikes?"},
    "strikeout": {"en": "strikeouts?|struck out", "es": "ponch(?:e|es|ó)"},
    "swing": {"en": "swings?", "es": "swings?"},
    "tag up": {"en": "tag(?:s|ged)? up|tag-ups?", "es": "pisa y corre"},
    "triple": {"en": "triples?|tripled", "es": "triples?"},
    "walk": {"en": "walks?(?! home)|walked|free pass", "es": "bases? por bolas|boletos?"},
}
"""The name by which a lesson says that it teaches a word, and what of a sentence is that word."""

NAMES = re.compile(r"\b[A-Z]\w+(?: [A-Z]\w+)+|(?<!^)(?<![.?] )\b[A-ZÁÉÍÓÚ][\w-]*|«[^»]*»")


def words_in(sentence: str, language: str) -> Iterator[str]:
    """Which of them a sentence says; what is written like a name, as cards and signs are, names itself.

    >>> sorted(words_in("Play Wild Pitch: each runner moves up one base.", "en"))
    ['base', 'runner']
    """
    plain = NAMES.sub("", sentence)
    for name, looks in WORDS.items():
        if re.search(rf"(?<![\w-])(?:{looks[language]})(?![\w-])", plain, re.IGNORECASE):
            yield name
