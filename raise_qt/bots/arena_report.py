"""What the arena tells: its table, its JSON object, and who had to be replaced."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from raise_qt.bots.arena import Match
from raise_qt.bots.tally import Deal, Standing, Tally
from raise_qt.core.options import Json
from raise_qt.core.registry import AnyGame

HEADINGS = ("SPEC", "win share", "mean VP", "margin", "decisions", "mean ms", "p95 ms", "replaced")


def as_json(match: Match, tally: Tally) -> Json:
    """All figures as one object."""
    return {
        "game": match.game,
        "deals": tally.deals,
        "games": tally.games,
        "seed": match.seed,
        "seats": [asdict(standing) for standing in tally.standings()],
    }


def as_table(match: Match, tally: Tally) -> str:
    """All figures for people."""
    head = (
        f"{match.game}: {_count(tally.deals, 'deal')}, {_count(tally.games, 'game')}, "
        f"each deal once per rotation of the seats; seed {match.seed}"
    )
    rows = [HEADINGS, *(_row(standing) for standing in tally.standings())]
    return "\n".join([head, "", *_aligned(rows)])


def ratings_json(game: AnyGame) -> Json:
    """The measured ratings as one object, the strongest first."""
    return {"game": game.name, "ratings": {spec: asdict(rating) for spec, rating in game.ratings.items()}}


def ratings_table(game: AnyGame) -> str:
    """The measured ratings for people, the strongest first."""
    if not game.ratings:
        return f"{game.name}: nobody has measured its bots yet."
    rows = [("SPEC", "rating", "95 %")]
    rows += [(spec, str(rating.points), f"± {rating.ci95}") for spec, rating in game.ratings.items()]
    return "\n".join([f"{game.name}: Elo points, measured in the arena", "", *_aligned(rows)])


def _row(standing: Standing) -> tuple[str, ...]:
    return (
        standing.spec,
        _share(standing),
        _number(standing.mean_vp, ".1f"),
        _number(standing.mean_margin, "+.1f"),
        str(standing.decisions),
        _number(standing.mean_ms, ".3f"),
        _number(standing.p95_ms, ".3f"),
        str(standing.replaced),
    )


def _share(standing: Standing) -> str:
    if standing.win_share is None:
        return "-"
    share = f"{100 * standing.win_share:.1f} %"
    return share if standing.ci95 is None else f"{share} ± {100 * standing.ci95:.1f}"


def _number(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Words to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join(cells))
    return lines


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


class Replacements:
    """Who had to be replaced: the first time of each SPEC at once, the rest as a count at the end."""

    def __init__(self, specs: Sequence[str], default_bot: str) -> None:
        self._specs = specs
        self._default_bot = default_bot
        self._told: set[int] = set()

    def news(self, deal: Deal) -> list[str]:
        """A sentence for each SPEC that failed for the first time."""
        sentences = []
        for rotation, game in enumerate(deal.games):
            for index, reason in game.failures.items():
                if index not in self._told:
                    self._told.add(index)
                    sentences.append(
                        f"{self._name(index)} is replaced by {self._default_bot} for the rest of deal {deal.number}, "
                        f"rotation {rotation}: {reason}"
                    )
        return sentences

    def summary(self, tally: Tally) -> list[str]:
        """How often it happened."""
        return [
            f"{self._name(index)} was replaced in {standing.replaced} of {_count(tally.games, 'game')}."
            for index, standing in enumerate(tally.standings())
            if standing.replaced
        ]

    def _name(self, index: int) -> str:
        """The SPEC, with its place if the same one is there several times."""
        spec = self._specs[index]
        return f"{spec} ({index + 1})" if self._specs.count(spec) > 1 else spec
