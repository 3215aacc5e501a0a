/** Words and figures of a review. */

import type { Decision } from '#game/engine/legal.ts';
import { describeDecision, describeTurn, type Wording } from '#game/play/words.ts';
import type { Review } from '#game/review/review.ts';
import type { GameCards } from '#ui/game-table/gameCards.ts';

export const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;

export const signed = (chance: number): string => `${chance < 0 ? '−' : '+'}${percent(Math.abs(chance))}`;

export const wordsOf = ({ book, texts }: GameCards, view: Wording['view']): Wording => ({ book, texts, view });

export const turnOf = (words: Wording): string => describeTurn(words, words.view.turn, words.view.active);

export const labelOf = (words: Wording, decision: Decision | undefined): string =>
  decision ? describeDecision(words, decision) : '';

/** The curve in words. */
export function tellCurve({ curve }: Review): string {
  const chances = curve.map(({ chance }) => chance);
  const [first] = chances;
  if (first === undefined) return 'You had nothing to decide in this game.';
  const [least, most] = [Math.min(...chances), Math.max(...chances)].map(percent);
  return `Your chance to win: ${percent(first)} after your first decision, at least ${least}, at most ${most}.`;
}
