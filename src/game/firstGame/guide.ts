/** The script of the first game as decisions for the rules engine. */

import { applyInPlace } from '../engine/apply.ts';
import type { Game } from '../engine/event.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import { type GameSetup, newGame } from '../engine/newGame.ts';
import type { Book } from '../language/book.ts';
import { defaultNames } from '../rules/setup.ts';
import { type Doing, firstGame, headOrder } from './script.ts';

export const guidedSetup: GameSetup = {
  seats: defaultNames.slice(0, 2).map((name) => ({ name })),
  sets: [1, 2],
  modules: [],
  seed: 1,
  head: headOrder,
  first: 0,
};

export type Beat = {
  /** Index in the script. */
  readonly step: number;
  readonly decision: Decision;
  /** Whether the reader is asked for it; the other decisions are made automatically. */
  readonly asked: boolean;
};

const seats = { you: 0, other: 1 } as const;

/** Every decision of the script, with the passes and ends of turns between them. Throws if a step is not legal. */
export function guidedBeats(book: Book): readonly Beat[] {
  const game: Game = { book, state: newGame(book, guidedSetup).state };
  const beats: Beat[] = [];
  for (const [step, { doings }] of firstGame.entries()) {
    const make = (decision: Decision, asked: boolean) => {
      beats.push({ step, decision, asked });
      applyInPlace(game, decision);
    };
    for (const doing of doings) {
      const asked = doing.by === 'you';
      goOnUntil(game, doing, (decision) => make(decision, false));
      make(decisionFor(game, doing), asked);
      if (isAsked(game, 'side')) make({ do: 'choose', value: 'side' in doing && doing.side === 'fear' ? 1 : 0 }, asked);
    }
    while (game.state.pending?.kind === 'react') make({ do: 'pass' }, false);
  }
  return beats;
}

function goOnUntil(game: Game, doing: Doing, make: (decision: Decision) => void): void {
  for (let tries = 0; tries < 20; tries += 1) {
    const { pending } = game.state;
    const moment = doing.kind === 'react' || doing.kind === 'pass' ? 'react' : 'action';
    if (pending?.kind === moment && pending.seat === seats[doing.by]) return;
    make(pending?.kind === 'react' ? { do: 'pass' } : { do: 'end' });
  }
  throw new Error(`The script does not come to ${JSON.stringify(doing)}.`);
}

function decisionFor(game: Game, doing: Doing): Decision {
  const wanted: Decision =
    doing.kind === 'pass'
      ? { do: 'pass' }
      : doing.kind === 'take'
        ? { do: 'take', slot: game.state.headspace.findIndex((slot) => slot?.card === doing.card) }
        : { do: doing.kind, card: doing.card };
  const legal = legalDecisions(game).some((decision) => JSON.stringify(decision) === JSON.stringify(wanted));
  if (!legal) throw new Error(`The script does what is not legal: ${JSON.stringify(doing)}.`);
  return wanted;
}

const isAsked = ({ state: { pending } }: Game, ask: string): boolean =>
  pending?.kind === 'choose' && pending.ask === ask;
