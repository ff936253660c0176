"""A network that learns: the counterpart of `raise_qt.games.raise_game.bots.network`, with numpy and gradients."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from raise_qt.core.options import Json

Floats = NDArray[np.float32]

BATCH = 2048
RATE = 2e-3
FINE_BATCH = 512
FINE_RATE = 1e-3
DIGITS = 4


class Learner:
    """One hidden layer, and the same S as `chance_of` at the end; learns with Adam to be close to given chances.

    `portions` are the widths of the four portions of inputs: scene, hand, move, tokens.
    """

    def __init__(self, portions: tuple[int, ...], hidden: int, rng: np.random.Generator) -> None:
        inputs = sum(portions)
        self.portions = portions
        self._rng = rng
        self._weights: list[Floats] = [
            (rng.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal(hidden) / np.sqrt(hidden)).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._mean = [np.zeros_like(w) for w in self._weights]
        self._square = [np.zeros_like(w) for w in self._weights]
        self._steps = 0

    def chances(self, rows: Floats) -> Floats:
        """What it thinks of these rows."""
        return np.concatenate([self._forward(rows[i : i + BATCH])[2] for i in range(0, len(rows), BATCH)])

    def fit(self, rows: Floats, chances: Floats, epochs: int, fine: bool = False) -> float:
        """Learn, with a rate that falls to nothing, `fine` in smaller steps.

        Returns the mean squared error of the last epoch.
        """
        batch, first_rate = (FINE_BATCH, FINE_RATE) if fine else (BATCH, RATE)
        batches = len(rows) // batch
        done = 0
        error = 0.0
        for _ in range(epochs):
            order = self._rng.permutation(len(rows))
            error = 0.0
            for i in range(batches):
                some = order[i * batch : (i + 1) * batch]
                rate = first_rate * (0.5 + 0.5 * np.cos(np.pi * done / (epochs * batches)))
                error += self._step(rows[some], chances[some], rate) / batches
                done += 1
        return error

    def data(self) -> Json:
        """What `Network` reads."""
        inner, bias, out, out_bias = self._weights
        cuts = np.cumsum([0, *self.portions])
        scene, hand, move, cards = (inner[cuts[i] : cuts[i + 1]].T for i in range(4))
        parts = {"bias": bias, "scene": scene, "hand": hand, "move": move, "cards": cards, "out": out}
        rounded = {name: np.round(part.astype(float), DIGITS).tolist() for name, part in parts.items()}
        return {**rounded, "out_bias": round(float(out_bias[0]), DIGITS)}

    def load(self, data: Json) -> None:
        """Go on from what `data` gave."""
        parts = [np.array(data[name], np.float32) for name in ("scene", "hand", "move", "cards")]
        inner = np.concatenate([part.reshape(len(data["bias"]), -1).T for part in parts])
        found = [inner, data["bias"], data["out"], [data["out_bias"]]]
        self._weights = [np.array(part, np.float32) for part in found]

    def _forward(self, rows: Floats) -> tuple[Floats, Floats, Floats]:
        inner, bias, out, out_bias = self._weights
        hidden = np.maximum(rows @ inner + bias, 0)
        judgement = hidden @ out + out_bias
        return hidden, judgement, 0.5 + 0.5 * judgement / np.sqrt(1 + judgement * judgement)

    def _step(self, rows: Floats, chances: Floats, rate: float) -> float:
        hidden, judgement, found = self._forward(rows)
        off = found - chances
        slope = 4 * off / len(rows) * (1 + judgement * judgement) ** -1.5
        back = np.outer(slope, self._weights[2]) * (hidden > 0)
        gradients = [rows.T @ back, back.sum(0), hidden.T @ slope, slope.sum(keepdims=True)]
        self._steps += 1
        for weights, gradient, mean, square in zip(self._weights, gradients, self._mean, self._square, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            scaled = mean / (1 - 0.9**self._steps) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
            weights -= np.float32(rate) * scaled.astype(np.float32)
        return float((off * off).mean())
