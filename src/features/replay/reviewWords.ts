/** Words and figures of a review. */

import type { Decision } from '#game/engine/legal.ts';
import type { Book } from '#game/language/book.ts';
import { describeDecision } from '#game/play/decisionWords.ts';
import { describeTurn, type Wording } from '#game/play/words.ts';
import type { Review } from '#game/review/review.ts';

export const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;

export const signed = (chance: number): string => `${chance < 0 ? '−' : '+'}${percent(Math.abs(chance))}`;

export const turnOf = (words: Wording): string => describeTurn(words, words.view.turn, words.view.active);

export const labelOf = (words: Wording, decision: Decision | undefined): string =>
  decision ? describeDecision(words, decision) : '';

/** A rise of the chance that is worth a sentence. */
const rise = 0.05;

/** The curve in words, and what the reader used when it rose most. */
export function tellCurve({ curve }: Review, book: Book): string {
  const chances = curve.map(({ chance }) => chance);
  const [first] = chances;
  if (first === undefined) return 'You had nothing to decide in this game.';
  const [least, most] = [Math.min(...chances), Math.max(...chances)].map(percent);
  const told = `Your chance to win: ${percent(first)} after your first decision, at least ${least}, at most ${most}.`;
  const [best] = curve
    .flatMap(({ own, chance }, place) => {
      const before = chances[place - 1] ?? chance;
      const uses = /^(take|play|react|activate)$/.test(own.options[0]?.do ?? '');
      return uses && chance - before >= rise ? { own, chance, before } : [];
    })
    .sort((a, b) => b.chance - b.before - (a.chance - a.before));
  if (!best) return told;
  const words = { book, view: best.own.view };
  return `${told} It rose most with “${labelOf(words, best.own.options[0])}” in turn ${words.view.turn}: from ${percent(best.before)} to ${percent(best.chance)}.`;
}
