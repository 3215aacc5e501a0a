/**
 * Measures how many decisions per second the engine applies on one core, in place and without events. The random
 * games are generated beforehand. Uses CPU time, so that other programs do not count.
 */

import { apply, applyInPlace } from '#game/engine/apply.ts';
import type { Book } from '#game/engine/book.ts';
import { type Decision, legalDecisions } from '#game/engine/legal.ts';
import { type GameSetup, newGame } from '#game/engine/newGame.ts';
import { draw, randomFrom } from '#game/engine/random.ts';
import { viewFor } from '#game/engine/view.ts';
import { isRefusal } from '#game/rules/refusal.ts';

const goal = 100_000;
const games = 300;
const rounds = 5;

type Played = { readonly setup: GameSetup; readonly decisions: readonly Decision[] };

/** Prints the figure. Resolves to 1 when the goal is missed. */
export function measureSpeed(book: Book): number {
  const played = Array.from({ length: games }, (_, seed) => playAtRandom(book, seed + 1));
  const count = played.reduce((sum, { decisions }) => sum + decisions.length, 0);
  const best = Math.min(...Array.from({ length: rounds }, () => processorSeconds(() => playAgain(book, played))));
  const perSecond = Math.round(count / best);
  console.log(`${count} decisions in ${games} games: ${perSecond} per second in place (goal ${goal}).`);
  const some = played.slice(0, games / 10);
  const shown = some.reduce((sum, { decisions }) => sum + decisions.length, 0);
  const milliseconds = (1000 * processorSeconds(() => showEach(book, some))) / shown;
  console.log(`Checked, on a copy and with its view: ${milliseconds.toFixed(3)} ms per decision.`);
  return perSecond >= goal ? 0 : 1;
}

function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function playAtRandom(book: Book, seed: number): Played {
  const random = randomFrom(seed);
  const setup: GameSetup = { seats: [{ name: 'A' }, { name: 'B' }], sets: [1, 2], modules: [], seed };
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

/** Does the work that a page needs from the engine for each decision. */
function showEach(book: Book, played: readonly Played[]): void {
  for (const { setup, decisions } of played) {
    let { state } = newGame(book, setup);
    for (const decision of decisions) {
      const applied = apply(book, state, decision);
      if (isRefusal(applied)) throw new Error(applied.refused);
      state = applied.state;
      viewFor(book, state, state.pending?.seat ?? 0);
    }
  }
}
