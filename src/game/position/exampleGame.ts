/** A worked example of the rulebook: the position in which it begins, and its decisions. */

import { applyInPlace } from '../engine/apply.ts';
import { copyState } from '../engine/copyState.ts';
import type { Game } from '../engine/event.ts';
import type { Decision } from '../engine/legal.ts';
import type { ExampleAnchor } from '../glossary/anchors.ts';
import type { Book } from '../language/book.ts';
import { carryOut } from './carryOut.ts';
import { beginAt, type Position } from './position.ts';
import { readScenarios, tableOf } from './scenario.ts';

export type ExampleGame = { readonly start: Position; readonly script: readonly Decision[] };

/**
 * The game of the first scenario that covers the example, with all cards open. Throws if no scenario does.
 * @param source - Text of examples.scenario.
 */
export function exampleGame(book: Book, source: string, anchor: ExampleAnchor): ExampleGame {
  const scenario = readScenarios('examples', source).find(({ covers }) => covers.includes(anchor));
  if (!scenario) throw new Error(`No scenario covers ${anchor}.`);
  const start = beginAt(book, { table: { ...tableOf(book, scenario), open: true } });
  const game: Game = { book, state: copyState(start.state) };
  const script: Decision[] = [];
  for (const sentence of scenario.acts.flatMap(({ decisions }) => decisions)) {
    const fault = carryOut(game, sentence, (decision) => {
      script.push(decision);
      applyInPlace(game, decision);
    });
    if (fault) throw new Error(`"${sentence}": ${fault}`);
  }
  return { start, script };
}
