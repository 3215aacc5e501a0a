/** The last change of the game, as shown in the middle bar, and what is announced to screen readers. */

import type { Refusal } from '#game/rules/refusal.ts';
import { type TrackedGame, tableOf } from '#game/tracker/game.ts';
import { describeStep, sayResult, sayTurn } from '#game/tracker/history.ts';

/** The result of the last tap, unless that is the last step of the game. */
export type Notice =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly seat: number }
  | { readonly kind: 'undone' | 'redone' }
  | undefined;

/** The sentences of a step of the game, counted from 0. */
export function sentencesOf(game: TrackedGame, step: number): string[] {
  const done = game.steps[step];
  const before = game.steps[step - 1]?.table ?? game.laid;
  return done ? describeStep(before, done.event, done.table) : [];
}

/** The sentences of the last step, or of the start of the game. */
function lastSentences(game: TrackedGame): string[] {
  return game.steps.length === 0 ? [sayTurn(game.laid)] : sentencesOf(game, game.steps.length - 1);
}

/** The last change as shown: short, because the numbers are next to it. A refusal is shown at its seat instead. */
export function showNotice(game: TrackedGame, notice: Notice): string {
  const said = lastSentences(game).join(' ');
  return notice?.kind === 'undone' ? `Undone. Last: ${said}` : said;
}

/** The notice as announced, with the resulting number. */
export function sayNotice(game: TrackedGame, notice: Notice): string {
  if (notice?.kind === 'refused') return notice.refusal.refused;
  const event = (notice?.kind === 'undone' ? game.undone.at(-1) : game.steps.at(-1)?.event) ?? undefined;
  const result = event ? sayResult(event, tableOf(game)) : '';
  const said = notice?.kind === 'undone' ? 'Undone.' : lastSentences(game).join(' ');
  return `${said} ${result}`.trim();
}
