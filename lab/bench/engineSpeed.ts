/**
 * Measures how many decisions per second the engine applies on one core, in place and without events. The random
 * games are generated beforehand. Uses CPU time, so that other programs do not count.
 */

import { applyInPlace } from '../../src/game/engine/apply.ts';
import { type Decision, legalDecisions } from '../../src/game/engine/legal.ts';
import { type GameSetup, newGame } from '../../src/game/engine/newGame.ts';
import { draw, randomFrom } from '../../src/game/engine/random.ts';
import type { Book } from '../../src/game/language/book.ts';
import type { Goals } from '../goals.ts';

const goal = 100_000;
const games = 300;
const rounds = 5;

type Played = { readonly setup: GameSetup; readonly decisions: readonly Decision[] };

export function measureSpeed(book: Book, goals: Goals): void {
  const seats = [{ name: 'A' }, { name: 'B' }];
  const played = Array.from({ length: games }, (_, game) =>
    playAtRandom(book, { seats, sets: [1, 2], modules: [], seed: game + 1 }),
  );
  const count = played.reduce((sum, { decisions }) => sum + decisions.length, 0);
  const best = Math.min(...Array.from({ length: rounds }, () => processorSeconds(() => playAgain(book, played))));
  goals.atLeast(`decisions per second, ${count} decisions`, Math.round(count / best), goal);
}

function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export function playAtRandom(book: Book, setup: GameSetup): Played {
  const random = randomFrom(setup.seed);
  const game = { book, state: newGame(book, setup).state };
  const decisions: Decision[] = [];
  while (!game.state.outcome) {
    const legal = legalDecisions(game).filter((decision) => decision.do !== 'withdraw');
    const decision = legal[draw(random, legal.length)];
    if (!decision) break;
    decisions.push(decision);
    applyInPlace(game, decision);
  }
  return { setup, decisions };
}

function playAgain(book: Book, played: readonly Played[]): void {
  for (const { setup, decisions } of played) {
    const game = { book, state: newGame(book, setup).state };
    for (const decision of decisions) applyInPlace(game, decision);
  }
}
