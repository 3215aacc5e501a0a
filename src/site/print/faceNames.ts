/** Names of the drawings in a built file to print, by which a device finds them. */

export const faceName = (cardId: number): string => `card-${cardId}`;
export const personaPrefix = 'persona-';
export const backNames = { card: 'back-card', persona: 'back-persona' } as const;
