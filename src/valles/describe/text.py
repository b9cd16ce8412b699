"""Phrases as sentences."""

from valles.kernel.phrase import Phrase


def speak(phrase: Phrase, language: str) -> str:
    return f"{phrase.key} {dict(phrase.args)}"
