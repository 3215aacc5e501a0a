/** A worked example of the rulebook as a game: its first position and its decisions. */

import { applyInPlace } from '../engine/apply.ts';
import type { Game } from '../engine/event.ts';
import type { Decision } from '../engine/legal.ts';
import type { ExampleAnchor } from '../glossary/anchors.ts';
import type { Book } from '../language/book.ts';
import { beginAt, type Position } from '../play/position.ts';
import { carryOut } from './carryOut.ts';
import { layScenario } from './layScenario.ts';
import { readScenarios } from './readScenarios.ts';

export type ExampleGame = { readonly start: Position; readonly script: readonly Decision[] };

/**
 * The game of the first scenario that covers the example, with all cards open. Throws if no scenario does.
 * @param source - Text of examples.scenario.
 */
export function exampleGame(book: Book, source: string, anchor: ExampleAnchor): ExampleGame {
  const scenario = readScenarios('examples', source).find(({ covers }) => covers.includes(anchor));
  if (!scenario) throw new Error(`No scenario covers ${anchor}.`);
  const lay = () => {
    const state = layScenario(book, scenario);
    for (const { id } of Object.values(book.cards)) state.known[id] = (1 << state.seats.length) - 1;
    return beginAt(book, state);
  };
  const game: Game = { book, state: lay().state };
  const script: Decision[] = [];
  for (const sentence of scenario.acts.flatMap(({ decisions }) => decisions)) {
    const fault = carryOut(game, sentence, (decision) => {
      script.push(decision);
      applyInPlace(game, decision);
    });
    if (fault) throw new Error(`"${sentence}": ${fault}`);
  }
  return { start: lay(), script };
}
