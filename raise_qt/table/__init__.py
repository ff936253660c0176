"""The toolkit for tables: colours, fonts, drawn pieces, layout and animation. Knows no game."""
