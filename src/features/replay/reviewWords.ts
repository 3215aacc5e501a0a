/** Words and figures of a review. */

import type { Decision } from '#game/engine/legal.ts';
import { describeDecision, describeTurn, type Wording } from '#game/play/words.ts';
import type { GameCards } from '#ui/game-table/gameCards.ts';

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

export const signed = (chance: number): string => `${chance < 0 ? '−' : '+'}${percent(Math.abs(chance))}`;

export const wordsOf = ({ book, texts }: GameCards, view: Wording['view']): Wording => ({ book, texts, view });

export const turnOf = (words: Wording): string => describeTurn(words, words.view.turn, words.view.active);

export const labelOf = (words: Wording, decision: Decision | undefined): string =>
  decision ? describeDecision(words, decision) : '';
