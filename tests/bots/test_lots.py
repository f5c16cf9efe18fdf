"""The chance that searches draw from."""

from __future__ import annotations

from random import Random

import pytest

from gugong.bots.lots import FACTOR, MODULUS, times_factor


@pytest.mark.parametrize("modulus", [MODULUS, MODULUS - 1])
def test_products_of_small_numbers_make_the_long_one(modulus: int) -> None:
    random = Random(1)

    for word in [0, 1, modulus - 1, modulus, *(random.randrange(modulus) for _ in range(2000))]:
        assert times_factor(word, modulus) == word * FACTOR % modulus
