/** Modules that the build generates from the card files (cards/build/cardDataPlugin.ts). */

declare module 'virtual:personas' {
  export const personas: readonly import('#game/cards/persona.ts').Persona[];
}

declare module 'virtual:paranoia' {
  export const paranoia: import('#game/cards/cardList.ts').Paranoia;
}

/** The cards that home shows with their fear side, as a screen words it. */
declare module 'virtual:shown-cards' {
  export const shownCards: Readonly<Record<'haircut' | 'cellarSteps', import('#game/cards/cardList.ts').ShownCard>>;
}

/** The spot colour of each set, as `--spot` under `data-set`. Imported once, for its side effect. */
declare module 'virtual:spots.css';

/** Path data by icon name, in a box of 512 × 512 (scripts/build/glyphsPlugin.ts). */
declare module 'virtual:glyphs' {
  export const glyphs: Readonly<Record<string, string>>;
}

/** The same for the large pictures of the home page and the stories. */
declare module 'virtual:figures' {
  export const figures: Readonly<Record<import('#game/cards/glyphNames.ts').FigureGlyph, string>>;
}

/** The page's font faces and their fallbacks (scripts/build/fontsPlugin.ts). Imported once, for its side effect. */
declare module 'virtual:fonts.css';

/** The program of every card, compiled from its text. Import it only dynamically. */
declare module 'virtual:card-programs' {
  export const book: import('#game/language/book.ts').Book;
}

/** The text of a scenario file. */
declare module '*.scenario?raw' {
  const text: string;
  export default text;
}
