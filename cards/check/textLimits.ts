/** How much text fits on a card, in characters, a symbol counting as one. */
export const textLimits = { name: 24, effects: 150, fear: 120 } as const;
