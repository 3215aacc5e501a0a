/** Physical cards, and the printed words that something in a game comes from. */

import { gameConstants } from '../glossary/gameConstants.ts';
import type { NumberOf } from '../rules/table.ts';

/**
 * A physical card. Modulo 1000 it is the id of its printed card: one card of the
 * box has two copies, whose numbers differ by 1000.
 */
export type CardNumber = NumberOf<'card'>;

/** Id of the printed card. */
export const printed = (card: CardNumber): number => card % 1000;

/** Whether a card is set aside whenever it would go anywhere but a condition. */
export const belongsAside = (card: CardNumber): boolean => printed(card) === gameConstants.paranoiaCard;

/** The cards that are set aside until a clone dies: one for each clone beyond two. */
export const cardsAside = (clones: number): CardNumber[] =>
  Array.from({ length: Math.max(0, clones - 2) }, (_, copy) => gameConstants.paranoiaCard + copy * 1000);

/** Words that make something happen, from a side of a card, or of a persona, for which `card` is 0. */
export type PrintedWords = {
  readonly card: CardNumber;
  readonly persona: string | null;
  /** With its marks (language/marks.ts). */
  readonly text: string;
};
