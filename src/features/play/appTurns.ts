/** The app's decisions, one at a time, each after a pause in which the previous one can be seen. */

import type { Decided } from '#game/bot/decide.ts';
import type { State } from '#game/engine/state.ts';
import { viewFor } from '#game/engine/view.ts';
import type { Book } from '#game/language/book.ts';
import type { AppLevel } from '#game/play/playedGame.ts';
import type { Position } from '#game/position/position.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { playSettings } from './playSettings.ts';
import type { Opponent } from './playState.ts';

/** Milliseconds before each decision of the app. Does not depend on how hard the decision is. */
const pauses = { slow: 1800, normal: 700, instant: 0 } as const;

/**
 * No pause within an announcement, which is not public yet. Several rivals share the time of one, and all clones that of
 * a reaction window, where a pass is seen quickly: the turns of three rivals take six seconds at most.
 */
function pauseBefore({ pending, draft, seats }: State): number {
  const whole = pauses[playSettings.get().pace] / (seats.length - 1);
  return draft ? 0 : pending?.kind === 'react' ? whole / seats.length : whole;
}

/** A separate seed for the bot, which must not be able to infer the shuffle from the game's seed. */
const seedFor = (seed: number, decision: number): number =>
  Math.imul(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (decision + 1), 0xc2b2ae35) >>> 0;

type Options = {
  readonly opponent: Opponent;
  /** Resolves when what was shown last has come to rest. */
  readonly atRest: () => Promise<void>;
  /** Called with each decision, and whether the easy opponent replaced one of a higher level. */
  readonly decided: (decided: Decided, weaker: boolean) => void;
};

export function createAppTurns(book: Book, gameSeed: number, { opponent, atRest, decided }: Options) {
  let awaited: Position | undefined;
  let endPause: (() => void) | undefined;
  return {
    /**
     * Decides for a seat at a position. Does nothing if it is already deciding at that position.
     * @param quick - Without a pause.
     */
    async begin(position: Position, seat: SeatNumber, level: AppLevel, quick: boolean): Promise<void> {
      if (awaited === position) return;
      awaited = position;
      const { state, decisions } = position;
      const seed = seedFor(gameSeed, decisions.length);
      const [answer] = await Promise.all([
        opponent.decide({ book, view: viewFor(book, state, seat), level, seed }),
        new Promise<void>((resolve) => {
          endPause = resolve;
          if (quick) setTimeout(resolve);
          else setTimeout(() => void atRest().then(resolve), pauseBefore(state));
        }),
      ]);
      if (awaited === position) decided(answer, answer.easy === true && level !== 'easy');
    },

    /** Ends the pause before the decision in progress. */
    endPause: () => endPause?.(),

    /** Discards the decision in progress. */
    drop(): void {
      awaited = undefined;
    },
  };
}
