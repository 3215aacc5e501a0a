import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game, GameEvent } from '#game/engine/event.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { carryOut } from '#game/position/carryOut.ts';
import { beginAt } from '#game/position/position.ts';
import { readScenarios, tableOf } from '#game/position/scenario.ts';
import { Why } from './GameLog.tsx';

/** The answer of the log to "why?", for the events of this kind. */
async function whyOf(scenario: string, kind: GameEvent['kind']): Promise<string> {
  const [read] = readScenarios('log', scenario);
  if (!read) throw new Error('There is no scenario.');
  const game: Game = { book, state: beginAt(book, { table: tableOf(book, read) }).state, events: [] };
  for (const sentence of read.acts.flatMap(({ decisions }) => decisions))
    carryOut(game, sentence, (decision) => applyInPlace(game, decision));
  const words = { book, view: viewFor(book, game.state, 0) };
  const events = game.events?.filter((event) => event.kind === kind) ?? [];
  const html = renderToStaticMarkup(
    events.map((event) => <Why key={event.id} words={words} event={event} cause={undefined} reason={undefined} />),
  );
  return html.replace(/<svg.*?<\/svg>|<[^>]*>/g, '');
}

test('the log quotes the persona whose ability did the damage', async () => {
  const scenario = `Fire
A: 18/22 | is wick | thinks Same Flinch
-
A activates persona. All pass.
-`;
  expect(await whyOf(scenario, 'damage')).toMatch(/Ottoline Wick says: Deal 2 .* damage to another clone\./);
});
