/**
 * The cards that home shows with their fear side. Home does not load the texts of the cards, so these are written here,
 * as a screen words them: without "damage" after a number and its symbol.
 */

export const haircut = { set: 1, number: 5, fear: 'Deal 2 {B} to another clone. Gain 2 {B}.' };
export const cellarSteps = { set: 1, number: 4, fear: 'Deal 12 {C} to another clone. You lose 3 {C}.' };
