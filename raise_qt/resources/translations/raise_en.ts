<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FinalWords</name>
    <message numerus="yes">
        <source>after %n round(s), when nobody had a card left</source>
        <translation>
            <numerusform>after %n round, when nobody had a card left</numerusform>
            <numerusform>after %n rounds, when nobody had a card left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>after %n round</numerusform>
            <numerusform>after %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <translation>
            <numerusform>%n point each</numerusform>
            <numerusform>%n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you</source>
        <translation>
            <numerusform>%n point ahead of you</numerusform>
            <numerusform>%n points ahead of you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you and {names}</source>
        <translation>
            <numerusform>%n point ahead of you and {names}</numerusform>
            <numerusform>%n points ahead of you and {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {name}</source>
        <translation>
            <numerusform>%n point ahead of {name}</numerusform>
            <numerusform>%n points ahead of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {names} and {last}</source>
        <translation>
            <numerusform>%n point ahead of {names} and {last}</numerusform>
            <numerusform>%n points ahead of {names} and {last}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>how far an unfinished game is</comment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
</TS>
