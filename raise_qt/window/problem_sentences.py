"""Every sentence of a problem that a person may read, listed for the translators, and the way to say it.

`core`, `bots` and the games know nothing of Qt, and their sentences would go unnoticed by lupdate. A test reads the
whole program and fails when one of them is missing here.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = (
    # Saved games
    QT_TRANSLATE_NOOP("Problem", "The file cannot be read: {reason}."),
    QT_TRANSLATE_NOOP("Problem", "The file is far too large to be a saved game."),
    QT_TRANSLATE_NOOP("Problem", "This is not a saved game, or it is damaged or cut off."),
    QT_TRANSLATE_NOOP("Problem", "This is not a saved game."),
    QT_TRANSLATE_NOOP("Problem", "This game was saved by a newer version of the program. Please update."),
    QT_TRANSLATE_NOOP("Problem", "This saved game is damaged: {reason}"),
    QT_TRANSLATE_NOOP("Problem", "This saved game is damaged: its part {where!r} makes no sense."),
    QT_TRANSLATE_NOOP("Problem", "This is a saved game of {other}, not of {game}."),
    QT_TRANSLATE_NOOP("Problem", "This is a saved game of {name!r}, which this program does not know."),
    QT_TRANSLATE_NOOP("Problem", "Move {number} of this saved game is not allowed by the rules: {reason}"),
    # Setting up
    QT_TRANSLATE_NOOP("Problem", "There is no game {name!r}; there are: {known}."),
    QT_TRANSLATE_NOOP("Problem", "{game} has no option {option!r}."),
    QT_TRANSLATE_NOOP("Problem", "{game} has no variant {name!r}; there are: {known}."),
    QT_TRANSLATE_NOOP("Problem", "{game} is for {least} to {most} players, not {players}."),
    QT_TRANSLATE_NOOP(
        "Problem",
        "{game} has no bot {spec!r}; there are: {known}, or {prefix}COMMAND for a program of your own.",
    ),
    QT_TRANSLATE_NOOP(
        "Problem",
        "{game} has no bot {spec!r}; there are: {known}, some also with a style, like {example!r}, or {prefix}COMMAND"
        " for a program of your own.",
    ),
    QT_TRANSLATE_NOOP(
        "Problem",
        "{game} has no bot {spec!r}; {level!r} plays in the styles {styles}, like {example!r}, or in none.",
    ),
    QT_TRANSLATE_NOOP("Problem", "There is no program {program!r} that could be run."),
    QT_TRANSLATE_NOOP("Problem", "The command {command!r} makes no sense: {reason}."),
    QT_TRANSLATE_NOOP("Problem", "After {prefix!r} there must be a command."),
    # Bots that cannot go on
    QT_TRANSLATE_NOOP("Problem", "The bots' process broke down."),
    QT_TRANSLATE_NOOP("Problem", "A bot did not answer within {seconds} s."),
    QT_TRANSLATE_NOOP("Problem", "{bot} chose a move that is not allowed."),
    QT_TRANSLATE_NOOP("Problem", "{bot} made a mistake in its program: {error}"),
    QT_TRANSLATE_NOOP("Problem", "The bot answered with nonsense: {error}"),
    QT_TRANSLATE_NOOP("Problem", "The bot chose a move that is not legal."),
    QT_TRANSLATE_NOOP("Problem", "The program {program!r} could not be started: {reason}."),
    QT_TRANSLATE_NOOP("Problem", "The program {program!r} is not running."),
    QT_TRANSLATE_NOOP("Problem", "The program {program!r} was silent for {seconds:g} seconds."),
    QT_TRANSLATE_NOOP("Problem", "The program {program!r} sent a line of more than {count} bytes."),
    QT_TRANSLATE_NOOP("Problem", "The program {program!r} answered {answer}, which is not JSON."),
    QT_TRANSLATE_NOOP("Problem", "The program {program!r} answered {answer} instead of {kind!r}."),
    QT_TRANSLATE_NOOP("Problem", "The program {program!r} chose {index}, which is none of its {count} moves."),
    QT_TRANSLATE_NOOP("Problem", "The program {program!r} closed its output."),
    QT_TRANSLATE_NOOP("Problem", "The program {program!r} ended with status {status}."),
    # Any game
    QT_TRANSLATE_NOOP("Problem", "It is not your turn."),
    QT_TRANSLATE_NOOP("Problem", "It is another player's turn."),
    QT_TRANSLATE_NOOP("Problem", "A bot plays here."),
    QT_TRANSLATE_NOOP("Problem", "The game is over."),
    # Raise
    QT_TRANSLATE_NOOP("Problem", "Only the rearmost marker may act."),
    QT_TRANSLATE_NOOP("Problem", "These cards are not all in the hand."),
    QT_TRANSLATE_NOOP("Problem", "{total} is not enough: it takes more than {gap}."),
    QT_TRANSLATE_NOOP("Problem", "That is more than needed: it also overtakes with a card less."),
    QT_TRANSLATE_NOOP("Problem", "This seat has no card to pick now."),
    QT_TRANSLATE_NOOP("Problem", "Pick exactly one card."),
    QT_TRANSLATE_NOOP("Problem", "This card is not in the hand."),
    QT_TRANSLATE_NOOP("Problem", "A move is 'pass' or a list of cards."),
    QT_TRANSLATE_NOOP("Problem", "There is no card {name!r}."),
    # Die oberen 10 000
    QT_TRANSLATE_NOOP("Problem", "At least one scoring die must be set aside."),
    QT_TRANSLATE_NOOP("Problem", "The lucky coin is never set aside."),
    QT_TRANSLATE_NOOP("Problem", "These dice are not all in the roll."),
    QT_TRANSLATE_NOOP("Problem", "For each 5 turned to a 1 another 5 must stay with the dice to be rolled."),
    QT_TRANSLATE_NOOP("Problem", "Not all of these dice score."),
    QT_TRANSLATE_NOOP("Problem", "All six are rolled only once all are set aside, or thanks to the lucky coin."),
    QT_TRANSLATE_NOOP("Problem", "No dice are left to roll, except all six."),
    QT_TRANSLATE_NOOP("Problem", "After setting aside one can bank or roll."),
    QT_TRANSLATE_NOOP("Problem", "A move has the dice set 'aside', and what 'then'."),
    QT_TRANSLATE_NOOP("Problem", "After setting aside one can 'bank', 'roll' or roll 'all six'."),
    QT_TRANSLATE_NOOP("Problem", "A die is written as '5', 'red 5' or '5 as 1'."),
    QT_TRANSLATE_NOOP("Problem", "There is no die {name!r}."),
)
