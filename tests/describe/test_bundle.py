import pytest

from valles.describe.bundle import Bundle, MissingText
from valles.describe.language import LANGUAGES

TEXTS = """
-mars = { $case ->
    [genitive] of Mars
   *[nominative] Mars
}
    .gender = male
moon = Phobos { "{" }
    .far = the far { moon }
title = { moon }, { moon.far }, { -mars }, { -mars(case: "genitive") }
gender = { -mars.gender ->
    [male] he
   *[other] it
}
exact = { $count ->
    [0] none
    [one] one
    [1] never reached
   *[other] { $count }
}
open = { -hole }
-hole = { $missing }
cycle = { cycle }
function = { NUMBER($count) }
broken = { $count ->
    [one] one
}
"""


@pytest.fixture
def bundle():
    bundle = Bundle("en")
    bundle.add(TEXTS)
    return bundle


@pytest.mark.parametrize(
    ("key", "arguments", "text"),
    [
        ("title", {}, "Phobos {, the far Phobos {, Mars, of Mars"),
        ("gender", {}, "he"),
        ("exact", {"count": 0}, "none"),
        ("exact", {"count": 1}, "one"),
        ("exact", {"count": 12345}, "12,345"),
        ("exact", {"count": "1"}, "1"),
    ],
)
def test_text(bundle, key, arguments, text):
    assert bundle.format(key, arguments) == text


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("absent", "there is no absent"),
        ("exact", "exact in 'en': it lacks the argument 'count'"),
        ("open", "an argument of a term is missing"),
        ("cycle", "cycle in 'en': it contains itself"),
        ("function", "texts cannot use FunctionReference"),
        ("broken", "this is no message"),
    ],
)
def test_missing_text(bundle, key, reason):
    with pytest.raises(MissingText, match=reason):
        bundle.format(key, {})


@pytest.mark.parametrize(
    ("code", "categories"),
    [
        ("en", "other one other other other"),
        ("de", "other one other other other"),
        ("it", "other one other other many"),
        ("nl", "other one other other other"),
        ("pl", "many one few many many"),
    ],
)
def test_plural_categories(code, categories):
    assert [LANGUAGES[code].plural(number) for number in (0, -1, 22, 12, 1_000_000)] == categories.split()
