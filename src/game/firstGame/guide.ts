/** The script of the first game as decisions for the rules engine. */

import { applyInPlace } from '../engine/apply.ts';
import { copyState } from '../engine/copyState.ts';
import type { Game } from '../engine/event.ts';
import type { Decision } from '../engine/legal.ts';
import { newGame } from '../engine/newGame.ts';
import type { State } from '../engine/state.ts';
import type { Book } from '../language/book.ts';
import { carryOut } from '../position/carryOut.ts';
import { sentencesOf } from '../position/scenario.ts';
import { guidedSetup } from './deal.ts';
import { firstGame } from './script.ts';

export type Beat = {
  /** Index in the script. */
  readonly step: number;
  readonly decision: Decision;
  /** Whether the reader is asked for it; the other decisions are made automatically. */
  readonly asked: boolean;
};

/** Every decision of the script, with the passes and ends of turns between them. Throws if a step is not legal. */
export function guidedBeats(book: Book): readonly Beat[] {
  const beats: Beat[] = [];
  playScript(book, (beat) => beats.push(beat));
  return beats;
}

/** The state after each step. Throws if a step is not legal. */
export const guidedStates = (book: Book): readonly State[] => playScript(book, () => undefined);

function playScript(book: Book, tell: (beat: Beat) => void): State[] {
  const game: Game = { book, state: newGame(book, guidedSetup).state };
  return firstGame.map(({ label, plays }, step) => {
    for (const sentence of sentencesOf(plays)) {
      const asked = /^A (?!ends)/.test(sentence);
      const fault = carryOut(game, sentence, (decision) => {
        tell({ step, decision, asked });
        applyInPlace(game, decision);
      });
      if (fault) throw new Error(`Step ${label}, "${sentence}": ${fault}`);
    }
    return copyState(game.state);
  });
}
