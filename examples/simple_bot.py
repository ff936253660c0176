#!/usr/bin/env python3
"""A small bot for Raise that speaks the line protocol (docs/formats/bot-protocol.md). Copy it and make it better.

The game sends one JSON object per line to our standard input, and we answer on standard output. Everything we
want to say to people goes to standard error.
"""

import json
import sys

KEEP = 2  # what holding on to a card is worth to us, besides its own victory points


def victory_points(card):
    """A card is written `symbol-number-points`, for example `bell-3-5`."""
    return int(card.split("-")[2])


def price(cards):
    """What we give up by playing these cards."""
    return sum(victory_points(card) + KEEP for card in cards)


def choose(view, legal):
    """Which of the legal moves to make: its index in the list."""
    raises = [index for index, move in enumerate(legal) if move != "pass"]
    if not raises:
        return 0  # only "pass" is left; we are asked all the same
    cheapest = min(raises, key=lambda index: price(legal[index]))
    if view["phase"] == "open":
        return cheapest  # everybody plays one card; there is no pass in `legal`
    # Whoever wins the round takes the score card and all cards of the pot.
    at_stake = view["score_card"] + sum(victory_points(card) for card, _seat in view["pot"])
    if price(legal[cheapest]) <= at_stake:
        return cheapest
    return legal.index("pass")


def answer(message):
    """What to send back, or None if nothing is expected."""
    if message["type"] == "hello":  # a new game: which one, how many players, our seat, the rules
        return {"type": "ready", "name": "Simple"}
    if message["type"] == "choose":
        return {"type": "move", "index": choose(message["view"], message["legal"])}
    return None  # "end": scores and winners. Another "hello" may follow.


for line in sys.stdin:  # it ends when no more games will come, and so do we
    reply = answer(json.loads(line))
    if reply is not None:
        print(json.dumps(reply), flush=True)  # without flush the answer would wait in a buffer
