"""A program on a seat that behaves, or misbehaves, as its first argument says. Run with a plain Python, no packages."""

import itertools
import json
import os
import sys
import time


def send(message):
    print(json.dumps(message), flush=True)


def note(path, text):
    with open(path, "a", encoding="utf-8") as file:
        file.write(text + "\n")


def messages():
    for line in sys.stdin:
        yield json.loads(line)


def play(choose, ready=None, end=lambda: None):
    """An honest player, except where it is told otherwise."""
    for message in messages():
        if message["type"] == "hello":
            send(ready or {"type": "ready", "name": "Stub"})
        elif message["type"] == "choose":
            choose(message)
        else:
            end()


def first(_message):
    send({"type": "move", "index": 0})


def last(message):
    send({"type": "move", "index": len(message["legal"]) - 1})


def sleep_for_ever(*_):
    while True:
        time.sleep(1000)


def record(path):
    """Play the first move, and note everything that is said."""
    for line in sys.stdin:
        note(path, line.strip())
        kind = json.loads(line)["type"]
        if kind != "end":
            send({"type": "ready", "name": "Recorder"} if kind == "hello" else {"type": "move", "index": 0})


def leaves(path):
    """Leave after every game, and note every start."""
    note(path, str(os.getpid()))
    play(first, end=sys.exit)


def flood():
    for number in itertools.count():
        send({"type": "noise", "number": number})


def endless_line():
    while True:
        sys.stdout.write("x" * 65536)


def raves():
    """Answer everything in advance, and never listen."""
    send({"type": "ready", "name": "Raver"})
    while True:
        send({"type": "move", "index": 0})


def counts(path):
    """Play, and note every start."""
    note(path, str(os.getpid()))
    play(first)


def stays(path):
    """Play well, but never leave."""
    counts(path)
    sleep_for_ever()


def thinks(path):
    """Note the start, and never come to an end with the first decision."""
    note(path, str(os.getpid()))
    play(sleep_for_ever)


MODES = {
    "first": lambda: play(first),
    "last": lambda: play(last),
    "record": record,
    "answers": lambda text: play(lambda _: print(text, flush=True)),
    "ready": lambda text: play(first, ready=json.loads(text)),
    "silent": lambda: play(lambda _: None),
    "mute": sleep_for_ever,
    "dies": lambda: play(lambda _: sys.exit(3)),
    "leaves": leaves,
    "flood": flood,
    "endless": endless_line,
    "raves": raves,
    "counts": counts,
    "stays": stays,
    "thinks": thinks,
}

MODES[sys.argv[1]](*sys.argv[2:])
