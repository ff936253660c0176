<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About Raise</name>
    <message>
        <source>Outbid them all. But keep some cards for tomorrow.</source>
        <translation>Überbiete sie alle. Aber behalte Karten für morgen.</translation>
    </message>
    <message>
        <source>Cards and dice</source>
        <translation>Karten und Würfel</translation>
    </message>
    <message>
        <source>Free raise</source>
        <translation>Freies Erhöhen</translation>
    </message>
    <message>
        <source>You may play more cards than it takes to overtake.</source>
        <translation>Du darfst mehr Karten spielen, als zum Überholen nötig sind.</translation>
    </message>
    <message>
        <source>Hidden piles</source>
        <translation>Verdeckte Stapel</translation>
    </message>
    <message>
        <source>Points won stay secret until the end.</source>
        <translation>Gewonnene Punkte bleiben bis zum Ende geheim.</translation>
    </message>
</context>
<context>
    <name>CharacterButton</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>somebody at this machine</source>
        <translation>jemand an diesem Rechner</translation>
    </message>
    <message>
        <source>rating {points}</source>
        <translation>Wertung {points}</translation>
    </message>
    <message>
        <source>Rating {points} ± {margin}</source>
        <translation>Wertung {points} ± {margin}</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Fast forward</source>
        <translation>Vorspulen</translation>
    </message>
    <message>
        <source>to the end of the round</source>
        <translation>bis zum Rundenende</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Overview of dice and cards</source>
        <translation>Übersicht über Würfel und Karten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Erhöhen</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Karte legen</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>wähle eine</translation>
    </message>
    <message>
        <source>to start on field {field}</source>
        <translation>Start auf Feld {field}</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>{card} legen</translation>
    </message>
    <message>
        <source>no legal raise</source>
        <translation>kein Erhöhen möglich</translation>
    </message>
    <message>
        <source>choose cards</source>
        <translation>wähle Karten</translation>
    </message>
    <message>
        <source>Raise +{total}</source>
        <translation>Erhöhen +{total}</translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message>
        <source>Final count</source>
        <translation>Endabrechnung</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Karten nochmal</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>Die Endabrechnung</translation>
    </message>
    <message>
        <source>A click or Space shows the result at once.</source>
        <translation>Ein Klick oder die Leertaste zeigt sofort das Ergebnis.</translation>
    </message>
    <message>
        <source>Points over the rounds</source>
        <translation>Punkte im Verlauf</translation>
    </message>
    <message>
        <source>score cards</source>
        <translation>Punktekarten</translation>
    </message>
    <message>
        <source>won cards</source>
        <translation>gewonnene Karten</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
</context>
<context>
    <name>FinalWords</name>
    <message>
        <source>Everybody shares the win</source>
        <translation>Alle teilen sich den Sieg</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>You and {name} share the win</source>
        <translation>Du und {name} teilt euch den Sieg</translation>
    </message>
    <message>
        <source>You, {names} and {last} share the win</source>
        <translation>Du, {names} und {last} teilt euch den Sieg</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{names} and {last} share the win</source>
        <translation>{names} und {last} teilen sich den Sieg</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s), when nobody had a card left</source>
        <translation>
            <numerusform>nach %n Runde, als niemand mehr eine Karte hatte</numerusform>
            <numerusform>nach %n Runden, als niemand mehr eine Karte hatte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>nach %n Runde</numerusform>
            <numerusform>nach %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{after}, {ahead} (played with undo)</source>
        <translation>{after}, {ahead} (mit Zurücknehmen gespielt)</translation>
    </message>
    <message>
        <source>{after}, {ahead}</source>
        <translation>{after}, {ahead}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <translation>
            <numerusform>je %n Punkt</numerusform>
            <numerusform>je %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you</source>
        <translation>
            <numerusform>%n Punkt vor dir</numerusform>
            <numerusform>%n Punkte vor dir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you and {names}</source>
        <translation>
            <numerusform>%n Punkt vor dir und {names}</numerusform>
            <numerusform>%n Punkte vor dir und {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {name}</source>
        <translation>
            <numerusform>%n Punkt vor {name}</numerusform>
            <numerusform>%n Punkte vor {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {names} and {last}</source>
        <translation>
            <numerusform>%n Punkt vor {names} und {last}</numerusform>
            <numerusform>%n Punkte vor {names} und {last}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>In this box</source>
        <translation>In dieser Schachtel</translation>
    </message>
</context>
<context>
    <name>GameFlow</name>
    <message>
        <source>“{file}” cannot be opened</source>
        <translation>„{file}“ lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>“{player}” is not started from a file; the built-in opponent plays instead.</source>
        <translation>„{player}“ wird nicht aus einer Datei gestartet; stattdessen spielt der eingebaute Gegner.</translation>
    </message>
    <message>
        <source>This is a game of {game}, for which there is no table yet.</source>
        <translation>Das ist eine Partie von {game}; dafür gibt es noch keinen Tisch.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved</source>
        <translation>„{file}“ lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Gespeichert als „{file}“.</translation>
    </message>
    <message>
        <source>The unfinished game was put aside. “Open…” on the start page has it.</source>
        <translation>Die angefangene Partie liegt beiseite. „Öffnen …“ auf der Startseite findet sie.</translation>
    </message>
    <message>
        <source>The game cannot be saved while you play: {reason}.</source>
        <translation>Die Partie kann während des Spiels nicht gesichert werden: {reason}.</translation>
    </message>
    <message>
        <source>The file was kept as “{file}”.</source>
        <translation>Die Datei wurde als „{file}“ aufgehoben.</translation>
    </message>
    <message>
        <source>The unfinished game cannot be continued</source>
        <translation>Die angefangene Partie lässt sich nicht fortsetzen</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, du bist am Zug.</translation>
    </message>
    <message>
        <source>Nobody else should look now. Press Enter or click when you are ready.</source>
        <translation>Jetzt sollte sonst niemand hinsehen. Drücke Enter oder klicke, wenn du bereit bist.</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ich bin bereit</translation>
    </message>
</context>
<context>
    <name>HeadedPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>name of the key</comment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>KeptSheet</name>
    <message>
        <source>Games put aside</source>
        <translation>Beiseitegelegte Partien</translation>
    </message>
    <message>
        <source>last played {when}</source>
        <translation>zuletzt gespielt {when}</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key of Open</comment>
        <translation>O</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>Alles kopieren</translation>
    </message>
</context>
<context>
    <name>LookSheet</name>
    <message>
        <source>{name}: marker</source>
        <translation>{name}: Stein</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Creme</translation>
    </message>
    <message>
        <source>Jade</source>
        <translation>Jade</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Limette</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>Welle</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Open game record…</source>
        <translation>Partie öffnen …</translation>
    </message>
    <message>
        <source>Save game as…</source>
        <translation>Partie speichern unter …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>MessageSheet</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Several persons take turns; a hand-over screen hides the cards.</source>
        <translation>Mehrere Personen wechseln sich ab; ein Übergabebild verdeckt dabei die Karten.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spiel starten</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Level of all opponents</source>
        <translation>Stärke aller Gegner</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>ein neuer</translation>
    </message>
    <message>
        <source>The same seed brings the same cards and dice.</source>
        <translation>Gleicher Startwert, gleiche Karten und Würfel.</translation>
    </message>
</context>
<context>
    <name>OpponentSheet</name>
    <message>
        <source>Who is player {number}?</source>
        <translation>Wer ist Spieler {number}?</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>The number is a measured rating: of two players, one with 100 more wins 64 of 100 games.</source>
        <translation>Die Zahl ist eine gemessene Wertung: Wer zu zweit 100 mehr hat, gewinnt 64 von 100 Partien.</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Carefree</source>
        <translation>Sorglos</translation>
    </message>
    <message>
        <source>Thrifty</source>
        <translation>Sparsam</translation>
    </message>
    <message>
        <source>plays whatever comes to hand</source>
        <translation>spielt, was gerade zur Hand ist</translation>
    </message>
    <message>
        <source>raises as cheaply as possible, as long as it pays</source>
        <translation>erhöht so günstig wie möglich, solange es sich lohnt</translation>
    </message>
    <message>
        <source>a program of your own</source>
        <translation>ein eigenes Programm</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Freizeit</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>still learning, with a beginner&apos;s mistakes</source>
        <translation>lernen noch und machen Anfängerfehler</translation>
    </message>
    <message>
        <source>play now and then, by feel</source>
        <translation>spielen ab und zu, nach Gefühl</translation>
    </message>
    <message>
        <source>know the odds and seldom slip</source>
        <translation>kennen die Chancen und patzen selten</translation>
    </message>
    <message>
        <source>see at a glance what a card is worth</source>
        <translation>sehen auf einen Blick, was eine Karte wert ist</translation>
    </message>
    <message>
        <source>think ahead and forgive nothing</source>
        <translation>denken voraus und verzeihen nichts</translation>
    </message>
    <message>
        <source>Steady</source>
        <comment>a woman</comment>
        <translation>Besonnen</translation>
    </message>
    <message>
        <source>Steady</source>
        <comment>a man</comment>
        <translation>Besonnen</translation>
    </message>
    <message>
        <source>Gambler</source>
        <comment>a woman</comment>
        <translation>Zockerin</translation>
    </message>
    <message>
        <source>Gambler</source>
        <comment>a man</comment>
        <translation>Zocker</translation>
    </message>
    <message>
        <source>Miser</source>
        <comment>a woman</comment>
        <translation>Geizhals</translation>
    </message>
    <message>
        <source>Miser</source>
        <comment>a man</comment>
        <translation>Geizhals</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <comment>a woman</comment>
        <translation>Blufferin</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <comment>a man</comment>
        <translation>Bluffer</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <comment>a woman</comment>
        <translation>Sammlerin</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <comment>a man</comment>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>simply does what looks best</source>
        <translation>tut einfach, was am besten aussieht</translation>
    </message>
    <message>
        <source>stays in the round and takes long steps</source>
        <translation>bleibt in der Runde und macht große Schritte</translation>
    </message>
    <message>
        <source>opens low and spends few cards</source>
        <translation>eröffnet niedrig und gibt wenige Karten aus</translation>
    </message>
    <message>
        <source>opens high, and gives in sooner</source>
        <translation>eröffnet hoch und gibt eher nach</translation>
    </message>
    <message>
        <source>holds on to the cards worth 5 points</source>
        <translation>hütet die Karten zu 5 Punkten</translation>
    </message>
</context>
<context>
    <name>OverviewCard</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Overview of dice and cards</source>
        <translation>Übersicht über Würfel und Karten</translation>
    </message>
    <message>
        <source>{symbol}: on {count} of {all} faces. Cards: {numbers}, the last one worth {vp} points.</source>
        <translation>{symbol}: auf {count} von {all} Seiten. Karten: {numbers}, die letzte zählt {vp} Punkte.</translation>
    </message>
    <message>
        <source>{symbol}: {count} of {all} faces.</source>
        <translation>{symbol}: {count} von {all} Seiten.</translation>
    </message>
    <message>
        <source>Dice and cards</source>
        <translation>Würfel und Karten</translation>
    </message>
    <message>
        <source>On the seven dice</source>
        <translation>Auf den sieben Würfeln</translation>
    </message>
    <message>
        <source>In everybody&apos;s set of {number} cards</source>
        <translation>In jedem Satz von {number} Karten</translation>
    </message>
    <message>
        <source>worth {bold} points; every other card is worth {plain}</source>
        <translation>zählt {bold} Punkte; jede andere Karte zählt {plain}</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Nothing will be remembered: “{folder}” cannot be written to.</source>
        <translation>Diesmal wird nichts behalten: In „{folder}“ kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>PlayedGame</name>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Es gibt noch nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>{name} cannot go on; the built-in opponent plays instead. {reason}</source>
        <translation>{name} kann nicht weiterspielen; der eingebaute Gegner übernimmt. {reason}</translation>
    </message>
    <message>
        <source>The opponents had to be started again; nothing is lost, the game goes on.</source>
        <translation>Die Gegner mussten neu gestartet werden; nichts ist verloren, die Partie geht weiter.</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation>Die Datei lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The file is far too large to be a saved game.</source>
        <translation>Die Datei ist viel zu groß für eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>This is not a saved game, or it is damaged or cut off.</source>
        <translation>Das ist keine gespeicherte Partie, oder sie ist beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>Das ist keine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program. Please update.</source>
        <translation>Diese Partie wurde mit einer neueren Version des Programms gespeichert. Bitte aktualisiere es.</translation>
    </message>
    <message>
        <source>This saved game is damaged: {reason}</source>
        <translation>Diese gespeicherte Partie ist beschädigt: {reason}</translation>
    </message>
    <message>
        <source>This saved game is damaged: its part {where!r} makes no sense.</source>
        <translation>Diese gespeicherte Partie ist beschädigt: Ihr Teil „{where}“ ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>This is a saved game of {other}, not of {game}.</source>
        <translation>Das ist eine gespeicherte Partie von {other}, nicht von {game}.</translation>
    </message>
    <message>
        <source>This is a saved game of {name!r}, which this program does not know.</source>
        <translation>Das ist eine gespeicherte Partie von „{name}“; dieses Spiel kennt das Programm nicht.</translation>
    </message>
    <message>
        <source>Move {number} of this saved game is not allowed by the rules: {reason}</source>
        <translation>Zug {number} dieser gespeicherten Partie verstößt gegen die Regeln: {reason}</translation>
    </message>
    <message>
        <source>There is no game {name!r}; there are: {known}.</source>
        <translation>Es gibt kein Spiel „{name}“; es gibt: {known}.</translation>
    </message>
    <message>
        <source>{game} has no option {option!r}.</source>
        <translation>{game} hat keine Einstellung „{option}“.</translation>
    </message>
    <message>
        <source>{game} has no variant {name!r}; there are: {known}.</source>
        <translation>{game} hat keine Variante „{name}“; es gibt: {known}.</translation>
    </message>
    <message>
        <source>{game} is for {least} to {most} players, not {players}.</source>
        <translation>{game} ist für {least} bis {most} Spieler, nicht für {players}.</translation>
    </message>
    <message>
        <source>{game} has no bot {spec!r}; there are: {known}, or {prefix}COMMAND for a program of your own.</source>
        <translation>{game} hat keinen Bot „{spec}“; es gibt: {known}, oder {prefix}BEFEHL für ein eigenes Programm.</translation>
    </message>
    <message>
        <source>{game} has no bot {spec!r}; there are: {known}, some also with a style, like {example!r}, or {prefix}COMMAND for a program of your own.</source>
        <translation>{game} hat keinen Bot „{spec}“; es gibt: {known}, manche auch mit einem Stil wie „{example}“, oder {prefix}BEFEHL für ein eigenes Programm.</translation>
    </message>
    <message>
        <source>{game} has no bot {spec!r}; {level!r} plays in the styles {styles}, like {example!r}, or in none.</source>
        <translation>{game} hat keinen Bot „{spec}“; „{level}“ spielt in den Stilen {styles}, etwa „{example}“, oder in keinem.</translation>
    </message>
    <message>
        <source>There is no program {program!r} that could be run.</source>
        <translation>Es gibt kein Programm „{program}“, das sich starten ließe.</translation>
    </message>
    <message>
        <source>The command {command!r} makes no sense: {reason}.</source>
        <translation>Der Befehl „{command}“ ergibt keinen Sinn: {reason}.</translation>
    </message>
    <message>
        <source>After {prefix!r} there must be a command.</source>
        <translation>Nach „{prefix}“ muss ein Befehl stehen.</translation>
    </message>
    <message>
        <source>The bots&apos; process broke down.</source>
        <translation>Der Prozess der Gegner ist zusammengebrochen.</translation>
    </message>
    <message>
        <source>A bot did not answer within {seconds} s.</source>
        <translation>Ein Gegner hat nicht innerhalb von {seconds} s geantwortet.</translation>
    </message>
    <message>
        <source>{bot} chose a move that is not allowed.</source>
        <translation>{bot} hat einen unerlaubten Zug gewählt.</translation>
    </message>
    <message>
        <source>{bot} made a mistake in its program: {error}</source>
        <translation>{bot} hat einen Programmfehler: {error}</translation>
    </message>
    <message>
        <source>The bot answered with nonsense: {error}</source>
        <translation>Der Gegner hat Unsinn geantwortet: {error}</translation>
    </message>
    <message>
        <source>The bot chose a move that is not legal.</source>
        <translation>Der Gegner hat einen unerlaubten Zug gewählt.</translation>
    </message>
    <message>
        <source>The program {program!r} could not be started: {reason}.</source>
        <translation>Das Programm „{program}“ ließ sich nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>The program {program!r} is not running.</source>
        <translation>Das Programm „{program}“ läuft nicht.</translation>
    </message>
    <message>
        <source>The program {program!r} was silent for {seconds:g} seconds.</source>
        <translation>Das Programm „{program}“ hat {seconds:g} Sekunden lang geschwiegen.</translation>
    </message>
    <message>
        <source>The program {program!r} sent a line of more than {count} bytes.</source>
        <translation>Das Programm „{program}“ hat eine Zeile mit mehr als {count} Bytes geschickt.</translation>
    </message>
    <message>
        <source>The program {program!r} answered {answer}, which is not JSON.</source>
        <translation>Das Programm „{program}“ hat {answer} geantwortet; das ist kein JSON.</translation>
    </message>
    <message>
        <source>The program {program!r} answered {answer} instead of {kind!r}.</source>
        <translation>Das Programm „{program}“ hat {answer} statt „{kind}“ geantwortet.</translation>
    </message>
    <message>
        <source>The program {program!r} chose {index}, which is none of its {count} moves.</source>
        <translation>Das Programm „{program}“ hat {index} gewählt, was keiner seiner {count} Züge ist.</translation>
    </message>
    <message>
        <source>The program {program!r} closed its output.</source>
        <translation>Das Programm „{program}“ hat seine Ausgabe geschlossen.</translation>
    </message>
    <message>
        <source>The program {program!r} ended with status {status}.</source>
        <translation>Das Programm „{program}“ wurde mit Status {status} beendet.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Jemand anderes ist am Zug.</translation>
    </message>
    <message>
        <source>A bot plays here.</source>
        <translation>Hier spielt ein Bot.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Only the rearmost marker may act.</source>
        <translation>Nur der hinterste Stein ist am Zug.</translation>
    </message>
    <message>
        <source>These cards are not all in the hand.</source>
        <translation>Diese Karten sind nicht alle auf der Hand.</translation>
    </message>
    <message>
        <source>{total} is not enough: it takes more than {gap}.</source>
        <translation>{total} ist nicht genug: Es braucht mehr als {gap}.</translation>
    </message>
    <message>
        <source>That is more than needed: it also overtakes with a card less.</source>
        <translation>Das ist mehr als nötig: Es überholt auch mit einer Karte weniger.</translation>
    </message>
    <message>
        <source>This seat has no card to pick now.</source>
        <translation>Hier ist jetzt keine Karte zu wählen.</translation>
    </message>
    <message>
        <source>Pick exactly one card.</source>
        <translation>Wähle genau eine Karte.</translation>
    </message>
    <message>
        <source>This card is not in the hand.</source>
        <translation>Diese Karte ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>A move is &apos;pass&apos; or a list of cards.</source>
        <translation>Ein Zug ist &apos;pass&apos; oder eine Liste von Karten.</translation>
    </message>
    <message>
        <source>There is no card {name!r}.</source>
        <translation>Es gibt keine Karte „{name}“.</translation>
    </message>
    <message>
        <source>At least one scoring die must be set aside.</source>
        <translation>Mindestens ein Würfel, der zählt, muss beiseitegelegt werden.</translation>
    </message>
    <message>
        <source>The lucky coin is never set aside.</source>
        <translation>Die Glücksmünze wird nie beiseitegelegt.</translation>
    </message>
    <message>
        <source>These dice are not all in the roll.</source>
        <translation>Diese Würfel sind nicht alle im Wurf.</translation>
    </message>
    <message>
        <source>For each 5 turned to a 1 another 5 must stay with the dice to be rolled.</source>
        <translation>Für jede zur 1 gedrehte 5 muss eine andere 5 bei den Würfeln für den nächsten Wurf bleiben.</translation>
    </message>
    <message>
        <source>Not all of these dice score.</source>
        <translation>Nicht alle diese Würfel zählen.</translation>
    </message>
    <message>
        <source>All six are rolled only once all are set aside, or thanks to the lucky coin.</source>
        <translation>Alle sechs wirft man erst, wenn alle beiseiteliegen, oder dank der Glücksmünze.</translation>
    </message>
    <message>
        <source>No dice are left to roll, except all six.</source>
        <translation>Es sind keine Würfel mehr übrig, außer allen sechs.</translation>
    </message>
    <message>
        <source>After setting aside one can bank or roll.</source>
        <translation>Nach dem Beiseitelegen kann man sichern oder würfeln.</translation>
    </message>
    <message>
        <source>A move has the dice set &apos;aside&apos;, and what &apos;then&apos;.</source>
        <translation>Ein Zug nennt die Würfel (&apos;aside&apos;) und was dann kommt (&apos;then&apos;).</translation>
    </message>
    <message>
        <source>After setting aside one can &apos;bank&apos;, &apos;roll&apos; or roll &apos;all six&apos;.</source>
        <translation>Nach dem Beiseitelegen geht &apos;bank&apos;, &apos;roll&apos; oder &apos;all six&apos;.</translation>
    </message>
    <message>
        <source>A die is written as &apos;5&apos;, &apos;red 5&apos; or &apos;5 as 1&apos;.</source>
        <translation>Ein Würfel wird als &apos;5&apos;, &apos;red 5&apos; oder &apos;5 as 1&apos; geschrieben.</translation>
    </message>
    <message>
        <source>There is no die {name!r}.</source>
        <translation>Es gibt keinen Würfel „{name}“.</translation>
    </message>
</context>
<context>
    <name>Raise</name>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>chooses …</source>
        <translation>wählt …</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>field {field}</source>
        <translation>Feld {field}</translation>
    </message>
    <message>
        <source>field {field}, on top</source>
        <translation>Feld {field}, oben</translation>
    </message>
    <message>
        <source>{where} · thinks …</source>
        <translation>{where} · überlegt …</translation>
    </message>
    <message>
        <source>{where} · rearmost</source>
        <translation>{where} · hinten</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>{count} in the pile</source>
        <translation>{count} im Stapel</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>Es geht um</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>together</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Your card lies face down. The others are still choosing.</source>
        <translation>Deine Karte liegt verdeckt. Die anderen wählen noch.</translation>
    </message>
    <message>
        <source>Everybody chooses a card.</source>
        <translation>Alle wählen eine Karte.</translation>
    </message>
    <message>
        <source>{name} is rearmost and thinks.</source>
        <translation>{name} liegt hinten und überlegt.</translation>
    </message>
    <message>
        <source>Only you have cards: play one and win {vp} VP.</source>
        <translation>Nur du hast Karten: Spiele eine und gewinne {vp} Punkte.</translation>
    </message>
    <message>
        <source>Choose a card to open with, face down. Its value is where your marker starts.</source>
        <translation>Wähle verdeckt eine Karte zum Eröffnen. Ihr Wert ist das Feld, auf dem dein Stein beginnt.</translation>
    </message>
    <message>
        <source>You have no card left in hand. You have to pass.</source>
        <translation>Du hast keine Karte mehr auf der Hand. Du musst passen.</translation>
    </message>
    <message>
        <source>Your cards cannot overtake {name} on {field}. You have to pass.</source>
        <translation>Deine Karten können {name} auf {field} nicht überholen. Du musst passen.</translation>
    </message>
    <message>
        <source>You are rearmost, on top of {name} on {field}. Any card overtakes.</source>
        <translation>Du liegst hinten, oben auf {name} (Feld {field}). Jede Karte überholt.</translation>
    </message>
    <message>
        <source>You are rearmost. Overtake {name} on {field}: more than {gap}.</source>
        <translation>Du liegst hinten. Überhole {name} auf {field}: mehr als {gap}.</translation>
    </message>
    <message>
        <source>Dice: {dice}</source>
        <translation>Würfel: {dice}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>VP hidden</source>
        <translation>Punkte verdeckt</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} Punkte</translation>
    </message>
    <message>
        <source>has the dice</source>
        <translation>hat die Würfel</translation>
    </message>
    <message>
        <source>Pot: {cards}, {vp} VP</source>
        <translation>Topf: {cards}, {vp} Punkte</translation>
    </message>
    <message>
        <source>Pot: {cards}, {vp} VP, together with the score card {total} VP</source>
        <translation>Topf: {cards}, {vp} Punkte, mit der Punktekarte {total} Punkte</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Diamant</translation>
    </message>
    <message>
        <source>gear</source>
        <translation>Zahnrad</translation>
    </message>
    <message>
        <source>cloud</source>
        <translation>Wolke</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{symbol} {number}</source>
        <translation>{symbol} {number}</translation>
    </message>
    <message>
        <source>{symbol} {number} ★</source>
        <translation>{symbol} {number} ★</translation>
    </message>
    <message>
        <source>{symbol} {number}, {vp} VP</source>
        <translation>{symbol} {number}, {vp} Punkte</translation>
    </message>
    <message>
        <source>{symbol} {number}, worth {value} this round, {vp} VP</source>
        <translation>{symbol} {number}, diese Runde {value} wert, {vp} Punkte</translation>
    </message>
    <message>
        <source>Score card, {vp} VP</source>
        <translation>Punktekarte, {vp} Punkte</translation>
    </message>
    <message>
        <source>Marker of {name} on field {field}, number {place} of {stack} from the bottom</source>
        <translation>Stein von {name} auf Feld {field}, Nummer {place} von {stack} von unten</translation>
    </message>
    <message>
        <source>Your marker on field {field}, number {place} of {stack} from the bottom</source>
        <translation>Dein Stein auf Feld {field}, Nummer {place} von {stack} von unten</translation>
    </message>
    <message>
        <source>Marker of {name} on field {field}</source>
        <translation>Stein von {name} auf Feld {field}</translation>
    </message>
    <message>
        <source>Your marker on field {field}</source>
        <translation>Dein Stein auf Feld {field}</translation>
    </message>
    <message>
        <source>A new game of {rounds} rounds. You have the dice.</source>
        <translation>Eine neue Partie mit {rounds} Runden. Du hast die Würfel.</translation>
    </message>
    <message>
        <source>A new game of {rounds} rounds. {name} has the dice.</source>
        <translation>Eine neue Partie mit {rounds} Runden. {name} hat die Würfel.</translation>
    </message>
    <message>
        <source>Round {number}: the score card is worth {vp}. You roll {dice}.</source>
        <translation>Runde {number}: Die Punktekarte zählt {vp}. Du würfelst {dice}.</translation>
    </message>
    <message>
        <source>Round {number}: the score card is worth {vp}. {name} rolls {dice}.</source>
        <translation>Runde {number}: Die Punktekarte zählt {vp}. {name} würfelt {dice}.</translation>
    </message>
    <message>
        <source>You lay {card} face down.</source>
        <translation>Du legst {card} verdeckt.</translation>
    </message>
    <message>
        <source>{name} shows {card}.</source>
        <translation>{name} zeigt {card}.</translation>
    </message>
    <message>
        <source>You show {card}.</source>
        <translation>Du zeigst {card}.</translation>
    </message>
    <message>
        <source>Your marker comes onto field {field}.</source>
        <translation>Dein Stein kommt auf Feld {field}.</translation>
    </message>
    <message>
        <source>{name}&apos;s marker comes onto field {field}.</source>
        <translation>Der Stein von {name} kommt auf Feld {field}.</translation>
    </message>
    <message>
        <source>You raise with {cards}: from {origin} to {field}.</source>
        <translation>Du erhöhst mit {cards}: von {origin} auf {field}.</translation>
    </message>
    <message>
        <source>{name} raises with {cards}: from {origin} to {field}.</source>
        <translation>{name} erhöht mit {cards}: von {origin} auf {field}.</translation>
    </message>
    <message>
        <source>You have no legal raise and must pass.</source>
        <translation>Du kannst nicht erhöhen und musst passen.</translation>
    </message>
    <message>
        <source>{name} has no legal raise and must pass.</source>
        <translation>{name} kann nicht erhöhen und muss passen.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>You draw {count}, {pile} are left in your pile.</source>
        <translation>Du ziehst {count}; {pile} bleiben in deinem Stapel.</translation>
    </message>
    <message>
        <source>{name} draws {count}, {pile} are left in the pile.</source>
        <translation>{name} zieht {count}; {pile} bleiben im Stapel.</translation>
    </message>
    <message>
        <source>You are the last on the track and win {vp} VP.</source>
        <translation>Nur du bist noch auf der Bahn und gewinnst {vp} Punkte.</translation>
    </message>
    <message>
        <source>{name} is the last on the track and wins {vp} VP.</source>
        <translation>Nur {name} ist noch auf der Bahn und gewinnt {vp} Punkte.</translation>
    </message>
    <message>
        <source>Nobody has a card left: you lead and win {vp} VP.</source>
        <translation>Niemand hat mehr eine Karte: Du liegst vorn und gewinnst {vp} Punkte.</translation>
    </message>
    <message>
        <source>Nobody has a card left: {name} leads and wins {vp} VP.</source>
        <translation>Niemand hat mehr eine Karte: {name} liegt vorn und gewinnt {vp} Punkte.</translation>
    </message>
    <message>
        <source>You win the round: {vp} VP</source>
        <translation>Du gewinnst die Runde: {vp} Punkte</translation>
    </message>
    <message>
        <source>{name} wins the round: {vp} VP</source>
        <translation>{name} gewinnt die Runde: {vp} Punkte</translation>
    </message>
    <message>
        <source>score card {score_card} + pot {pot}</source>
        <translation>Punktekarte {score_card} + Topf {pot}</translation>
    </message>
    <message>
        <source>Nobody has a card left: the game is over. {result}.</source>
        <translation>Niemand hat mehr eine Karte: Die Partie ist zu Ende. {result}.</translation>
    </message>
    <message>
        <source>The game is over. {result}.</source>
        <translation>Die Partie ist zu Ende. {result}.</translation>
    </message>
</context>
<context>
    <name>RaiseTable</name>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>You pass. U takes it back.</source>
        <translation>Du passt. U nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>RankingRow</name>
    <message>
        <source>Score cards: {cards} = {vp}</source>
        <translation>Punktekarten: {cards} = {vp}</translation>
    </message>
    <message>
        <source>Won cards: {number}, worth {vp}</source>
        <translation>Gewonnene Karten: {number}, zusammen {vp}</translation>
    </message>
    <message>
        <source>No round won</source>
        <translation>Keine Runde gewonnen</translation>
    </message>
    <message>
        <source>Hand: {cards} = {vp}</source>
        <translation>Hand: {cards} = {vp}</translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>Keine Karten auf der Hand</translation>
    </message>
    <message>
        <source>{rank}. {name}, points: {total}</source>
        <translation>{rank}. {name}, Punkte: {total}</translation>
    </message>
    <message>
        <source>{rank}.</source>
        <translation>{rank}.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open game record</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save game as</source>
        <translation>Partie speichern unter</translation>
    </message>
    <message>
        <source>Game logs</source>
        <translation>Spielprotokolle</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of the language of the rules</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>The rules of {game} are missing from this copy of the program.</source>
        <translation>Die Regeln von {game} fehlen in dieser Kopie des Programms.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>{name}: colour and mark</source>
        <translation>{name}: Farbe und Zeichen</translation>
    </message>
    <message>
        <source>{name}: {player}</source>
        <translation>{name}: {player}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{persons} against {opponents}</source>
        <translation>{persons} gegen {opponents}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Deep indigo or warm paper.</source>
        <translation>Tiefes Indigo oder warmes Papier.</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>How fast pieces move. Off shows every step at once.</source>
        <translation>Wie schnell sich alles bewegt. „Aus“ zeigt jeden Schritt sofort.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>The whole program changes at once.</source>
        <translation>Das ganze Programm wechselt sofort.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key of Open folder</comment>
        <translation>O</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>C</source>
        <comment>key of Continue</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key of Play</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key of New game</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key of Watch</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key of Rules</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key of Open</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key of Settings</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>key of Quit</comment>
        <translation>B</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>how far an unfinished game is</comment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableButton</name>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>VpChart</name>
    <message>
        <source>Chart: points over the rounds</source>
        <translation>Diagramm: Punkte im Verlauf</translation>
    </message>
    <message>
        <source>{name}: {points} after each round, {total} with the hand.</source>
        <translation>{name}: {points} nach jeder Runde, {total} mit der Hand.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>With the hand</source>
        <translation>Mit der Hand</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
</context>
</TS>
