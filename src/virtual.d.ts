/** Modules that the build makes from the card files (cards/build/cardDataPlugin.ts). */

declare module 'virtual:set-names' {
  export const setNames: readonly import('#domain/search/setNames.ts').SetNames[];
}

declare module 'virtual:card-list' {
  export const cardList: import('#domain/cards/cardList.ts').CardList &
    import('#domain/cards/packedCardList.ts').OpenedCards;
}

/** Imported dynamically only, so that the texts stay out of the first download. */
declare module 'virtual:card-texts' {
  export const cardTexts: readonly import('#domain/cards/cardList.ts').CardTexts[];
}

declare module 'virtual:face-bytes' {
  /** What all card images of both sizes weigh. */
  export const faceBytes: number;
}

/** The terms of the rules that each card uses, by card id. */
declare module 'virtual:card-terms' {
  export const cardTerms: Readonly<Record<number, readonly import('#domain/rulebook/anchors.ts').TermId[]>>;
}

declare module 'virtual:personas' {
  export const personas: readonly import('#domain/cards/persona.ts').Persona[];
}

/** The spot of each set, as `--spot` under `data-set`. Imported once, for its effect. */
declare module 'virtual:spots.css';

/** Icon name to path data in a box of 512 (scripts/build/glyphsPlugin.ts). */
declare module 'virtual:glyphs' {
  export const glyphs: Readonly<Record<string, string>>;
}

/** The same for the large pictures of the home page and the stories. */
declare module 'virtual:figures' {
  export const figures: Readonly<Record<import('#domain/cards/glyphNames.ts').FigureGlyph, string>>;
}

/** The faces of the page's type and their fallbacks (scripts/build/fontsPlugin.ts). Imported once, for its effect. */
declare module 'virtual:fonts.css';
