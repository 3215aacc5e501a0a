/** The decisions of the app, one at a time and each after a pause in which the one before can be seen. */

import type { Decided } from '#game/bot/decide.ts';
import type { Book } from '#game/engine/book.ts';
import type { State } from '#game/engine/state.ts';
import { viewFor } from '#game/engine/view.ts';
import type { AppLevel } from '#game/play/playedGame.ts';
import type { Position } from '#game/play/position.ts';
import { playSettings } from './playSettings.ts';
import type { Opponent } from './playState.ts';

/** Milliseconds for which each decision of the app is shown; of the same length whatever it had to think about. */
const pauses = { slow: 1800, normal: 700, instant: 0 } as const;

/** What is announced in secret is not waited for; a pass is seen at a glance. */
function pauseBefore({ pending, draft }: State): number {
  const whole = pauses[playSettings.get().pace];
  return draft ? 0 : pending?.kind === 'react' ? whole / 2 : whole;
}

/** A seed of the bot's own: of the game's seed it must not be able to make out how the cards were shuffled. */
const seedFor = (seed: number, decision: number): number =>
  Math.imul(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (decision + 1), 0xc2b2ae35) >>> 0;

/** @param decided - Told what was decided, and whether the easy opponent stood in for one of this level. */
export function createAppTurns(
  book: Book,
  gameSeed: number,
  opponent: Opponent,
  decided: (decided: Decided, weaker: boolean) => void,
) {
  let awaited: Position | undefined;
  return {
    /** Decides for a seat at a position; asked again for the same, it goes on deciding. */
    async begin(position: Position, seat: number, level: AppLevel): Promise<void> {
      if (awaited === position) return;
      awaited = position;
      const { state, decisions } = position;
      const seed = seedFor(gameSeed, decisions.length);
      const [answer] = await Promise.all([
        opponent.decide({ book, view: viewFor(book, state, seat), level, seed }),
        new Promise((resolve) => setTimeout(resolve, pauseBefore(state))),
      ]);
      if (awaited === position) decided(answer, answer.easy === true && level !== 'easy');
    },

    /** What is being decided is not made any more. */
    drop(): void {
      awaited = undefined;
    },
  };
}
