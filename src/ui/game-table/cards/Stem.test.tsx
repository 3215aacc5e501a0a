import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import { carryOut } from '#game/position/carryOut.ts';
import { beginAt } from '#game/position/position.ts';
import { readScenarios, tableOf } from '#game/position/scenario.ts';
import { Stem } from './Stem.tsx';

/** The texts of the items on the stem, and what stands below them, for B, which may react. */
async function shownTo(scenario: string): Promise<{ readonly items: readonly string[]; readonly below: string }> {
  const [read] = readScenarios('stem', scenario);
  if (!read) throw new Error('There is no scenario.');
  const game: Game = { book, state: beginAt(book, { table: tableOf(book, read) }).state };
  for (const sentence of read.acts.flatMap(({ decisions }) => decisions))
    carryOut(game, sentence, (decision) => applyInPlace(game, decision));
  const view = viewFor(book, game.state, 1);
  const forecasts = forecastsOf(book, view);
  const changes = forecasts.changesFrom({ do: 'pass' });
  const html = renderToStaticMarkup(
    <Stem
      words={{ book, view }}
      changes={changes}
      outcome={forecasts.outcome({ do: 'pass' })}
      onPress={() => undefined}
    />,
  );
  const [list = '', below = ''] = html.split('</ol>');
  const textOf = (markup: string) => markup.replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { items: list.split('<li ').slice(1).map(textOf), below: textOf(below) };
}

const attack = `Chandelier
A: 20/20 | thinks Chandelier Moment
B: 20/20 | thinks Duck, Obviously
C: 20/20 | thinks Same Flinch
-
A plays Chandelier Moment. A passes. `;

test('what one item does stands in its row', async () => {
  const { items } = await shownTo(`${attack}\n-`);
  expect(items).toHaveLength(1);
  expect(items[0]).toContain('corpus 20 to 14');
  expect(items[0]).not.toContain('1 of');
});

test('what several items do stands below them, and each says when it happens', async () => {
  const { items, below } = await shownTo(`${attack}B passes. C reacts with Same Flinch. C passes. A passes.\n-`);
  expect(items.map((item) => item.match(/\d of \d/)?.[0])).toEqual(['1 of 2', '2 of 2']);
  expect(items.join()).not.toContain('20 to');
  for (const change of ['B : corpus 20 to 14', 'C : corpus 20 to 17']) expect(below).toContain(change);
});

test('what is cancelled, and what cancels it, say so', async () => {
  const { items } = await shownTo(`Cancelled
A: 20/20 | thinks Down the Cellar Steps
B: 20/20 | thinks Duck, Obviously
-
A plays Down the Cellar Steps. A passes. B reacts with Duck, Obviously.
-`);
  expect(items[0]).toContain('B , at 2 ');
  expect(items[1]).toContain('A , stopped by 1 ');
  expect(items[1]).toContain('data-stopped="true"');
});

test('what adds to the damage of an item stands below its words', async () => {
  const { items } = await shownTo(`Added
A: 20/20 | has Practised on a Mirror | thinks Elbows at Breakfast
B: 20/20 | thinks Duck, Obviously
-
A plays Elbows at Breakfast. A passes.
-`);
  expect(items[0]).toContain('corpus 20 to 16');
  expect(items[0]).toContain('You take 4: 2, plus 2 by Practised on a Mirror.');
});

test('what takes all the damage of an item stands below its words', async () => {
  const { items } = await shownTo(`Taken
A: 20/20 | thinks Elbows at Breakfast
B: 20/20 | has Scar Tissue | thinks Duck, Obviously
-
A plays Elbows at Breakfast. A passes.
-`);
  expect(items[0]).toContain('You take 0: 2, less 2 by Scar Tissue.');
});

test('an attack that resolves another card names it and says what it does', async () => {
  const { items } = await shownTo(`Copied
A: 20/20 | thinks Ghostwriter
B: 20/20 | thinks Second Thoughts | remembers House Key Knuckles
-
A plays Ghostwriter. A passes.
-`);
  expect(items[0]).toContain('Resolves House Key Knuckles: Deals 5 {C} to you.');
});

test('before a side is chosen, the words of neither stand on the stem', () => {
  const card = Object.values(book.cards).find(({ name }) => name === 'House Key Knuckles')?.id ?? 0;
  const game: Game = {
    book,
    state: beginAt(book, { table: { seats: [{ name: 'A', corpus: 5, ticks: 2, thoughts: [card] }, { name: 'B' }] } })
      .state,
  };
  applyInPlace(game, { do: 'play', card });
  const shown = () =>
    renderToStaticMarkup(
      <Stem
        words={{ book, view: viewFor(book, game.state, 0) }}
        changes={[]}
        outcome={undefined}
        onPress={() => undefined}
      />,
    ).replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ');
  expect(shown()).toContain('House Key Knuckles');
  expect(shown()).not.toMatch(/Deal|Gain/);
  applyInPlace(game, { do: 'choose', value: 0 });
  expect(shown()).toMatch(/Deal +5/);
});

test('below several items stands what a clone decides later, and for which price', async () => {
  const stem = `Conditional
A: 20/20 | thinks House Key Knuckles
B: 20/20 | thinks Duck, Obviously
C: 20/20 | thinks Second Thoughts
-
A plays House Key Knuckles: B. A passes. B passes. C reacts with Second Thoughts. C passes. A passes.
-`;
  expect((await shownTo(stem)).below).toMatch(/If you pass A pays? 2 \{ B \}, 20 to 18, or it is cancelled/);
});
