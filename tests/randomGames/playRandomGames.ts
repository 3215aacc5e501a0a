/** Plays random games with random numbers of clones, modules and sets, and checks every state. */

import { applyInPlace } from '#game/engine/apply.ts';
import type { Game, GameEvent } from '#game/engine/event.ts';
import { type Decision, legalDecisions } from '#game/engine/legal.ts';
import { newGame } from '#game/engine/newGame.ts';
import { draw, randomFrom } from '#game/engine/random.ts';
import type { State } from '#game/engine/state.ts';
import type { Book } from '#game/language/book.ts';
import { cardsIn, violatedInvariants } from './invariants.ts';
import { randomSetup } from './randomSetup.ts';

const longestTurn = 500;
const longestGame = 20_000;

export type Soaked = { readonly decisions: number; readonly games: number; readonly faults: readonly string[] };

export function soak(book: Book, decisions: number, firstSeed: number): Soaked {
  const faults: string[] = [];
  let [made, games] = [0, 0];
  for (let seed = firstSeed; made < decisions; seed += 1) {
    made += playOne(book, seed, decisions - made, faults);
    games += 1;
    if (faults.length >= 100) break;
  }
  return { decisions: made, games, faults };
}

/** Plays one game, and adds each fault with its seed to `faults`. Returns the number of decisions. */
function playOne(book: Book, seed: number, atMost: number, faults: string[]): number {
  const random = randomFrom(seed);
  const setup = randomSetup(book, random, seed);
  const { state } = newGame(book, setup);
  const deck = cardsIn(state).toSorted((a, b) => a - b);
  const events: GameEvent[] = [];
  const game: Game = { book, state, events };
  let transientGained = false;
  let [made, inTurn, turn] = [0, 0, state.turn];
  const note = (fault: string) => faults.push(`Seed ${seed}, decision ${made}: ${fault}`);
  while (!state.outcome && made < atMost) {
    const decision = atRandom(legalDecisions(game), (below) => draw(random, below));
    if (!decision) break;
    try {
      applyInPlace(game, decision);
    } catch (error) {
      note(`${JSON.stringify(decision)} threw ${error instanceof Error ? error.stack : error}`);
      break;
    }
    made += 1;
    inTurn = state.turn === turn ? inTurn + 1 : 0;
    turn = state.turn;
    for (const fault of violatedInvariants(book, state, deck)) note(fault);
    for (const { kind } of events.splice(0)) {
      if (kind === 'vanish') transientGained = false;
      else if (kind === 'gain-transient') transientGained = true;
    }
    if (!transientGained && hasTransient(state)) note('Transient points outlived a turn.');
    if (inTurn > longestTurn) note('The turn does not end.');
    if (made > longestGame) note('The game does not end.');
    if (faults.length > 0 && made > longestGame) break;
  }
  return made;
}

const hasTransient = ({ seats }: State): boolean =>
  seats.some(({ corpus, cerebrium }) => corpus.transient + cerebrium.transient > 0);

/** Withdraws only rarely, because otherwise hardly any card would be played. */
function atRandom(legal: readonly Decision[], draws: (below: number) => number): Decision | undefined {
  const serious = legal.filter((decision) => decision.do !== 'withdraw');
  return draws(40) === 0 ? legal[draws(legal.length)] : serious[draws(serious.length)];
}
