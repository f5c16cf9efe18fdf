"""Ratings and intervals: what is known by hand, and what must hold."""

from __future__ import annotations

import pytest

from gugong.sim.elo import mean_interval, rate_interval, ratings


def test_equal_bots_are_rated_equal() -> None:
    (first, wide), (second, _) = ratings([[0, 50], [50, 0]])

    assert first == pytest.approx(0, abs=1e-6)
    assert second == pytest.approx(0, abs=1e-6)
    assert 20 < wide < 40


def test_three_wins_in_four_are_190_points() -> None:
    """Elo's scale: a rate of 75 % is a difference of 400 * log10(3)."""
    (first, _), (second, _) = ratings([[0, 75_000], [25_000, 0]])

    assert first - second == pytest.approx(190.85, abs=0.05)


def test_the_interval_of_a_difference_covers_what_binomial_counting_says() -> None:
    """60 of 100: the log-odds' deviation is 1 / sqrt(100 * 0.6 * 0.4); each of two ratings moves by half of it."""
    (_, wide), _ = ratings([[0, 60], [40, 0]])

    assert 2 * wide == pytest.approx(1.96 * 173.7 / (101 * 0.599 * 0.401) ** 0.5, rel=0.01)


def test_a_bot_that_never_lost_has_a_rating_and_a_wide_interval() -> None:
    (best, wide), (worst, _) = ratings([[0, 200], [0, 0]])

    assert 400 < best - worst < 1200
    assert wide > 150


def test_more_games_make_it_surer() -> None:
    assert ratings([[0, 600], [400, 0]])[0][1] < ratings([[0, 60], [40, 0]])[0][1] / 3


def test_strength_is_passed_on_through_a_third_bot() -> None:
    """a beats b and b beats c, so a stands above c whom it never met."""
    a, b, c = ratings([[0, 80, 0], [20, 0, 80], [0, 20, 0]])

    assert a[0] > b[0] > c[0]
    assert a[0] - c[0] == pytest.approx(2 * (a[0] - b[0]))
    assert a[1] > b[1]


def test_wilsons_interval() -> None:
    low, high = rate_interval(8, 10)

    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert rate_interval(0, 0) == (0.0, 1.0)
    assert rate_interval(0, 10)[0] == pytest.approx(0.0)
    assert rate_interval(10, 10)[1] == pytest.approx(1.0)


def test_the_interval_of_a_mean() -> None:
    mean, wide = mean_interval([1, 2, 3, 4])

    assert mean == 2.5
    assert wide == pytest.approx(1.96 * (5 / 3) ** 0.5 / 2, abs=1e-4)
    assert mean_interval([7]) == (7, 0.0)
    assert mean_interval([]) == (0.0, 0.0)
