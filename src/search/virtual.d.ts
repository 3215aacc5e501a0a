/** Modules that the build makes from the card files (cards/build/cardDataPlugin.ts) and from the rulebook. */

declare module 'virtual:set-names' {
  export const setNames: readonly import('#search/setNames.ts').SetNames[];
}

declare module 'virtual:card-list' {
  export const cardList: import('#game/cards/cardList.ts').CardList;
}

/** The index of the cards as JSON (cardIndex.ts). Import it dynamically only. */
declare module 'virtual:card-index' {
  export const cardIndex: string;
}

/** Import it dynamically only, so that the texts stay out of the first download. */
declare module 'virtual:card-texts' {
  export const cardTexts: readonly import('#game/cards/cardList.ts').CardTexts[];
}

declare module 'virtual:image-bytes' {
  /** Total size in bytes of all card images, in both sizes. */
  export const imageBytes: number;
}

/** The rule terms that each card uses, by card id. */
declare module 'virtual:card-terms' {
  export const cardTerms: Readonly<Record<number, readonly import('#game/glossary/anchors.ts').TermId[]>>;
}

/** The rulebook as data (scripts/build/rulePassagesPlugin.ts). Import it dynamically only. */
declare module 'virtual:rule-passages' {
  export const rulePassages: readonly import('#game/glossary/passage.ts').BookPassage[];
}
