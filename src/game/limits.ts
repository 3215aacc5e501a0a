/** Limits of stored games, those of the table and those played in the app alike. */

/** The most games of each kind on a device: more than anybody plays at a time, but few enough to be read at once. */
export const mostGames = 24;

/** The most events or decisions of a game that is taken over: each tap replays or stores them all. */
export const maxEvents = 20_000;

/** Maximum size of a file in characters: far more than a long game needs, but still fast to read. */
export const maxFileSize = 3_000_000;
