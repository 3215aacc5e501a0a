import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import { beginAt } from '#game/position/position.ts';
import { Comparison } from './Comparison.tsx';

test('both sides of a card with X say for which X their numbers are', () => {
  const card = Object.values(book.cards).find(({ name }) => name === 'Weight of the Evidence')?.id ?? 0;
  const memories = Object.values(book.cards).flatMap(({ id }) => (id !== card && id < 300 ? id : []));
  const seats = [{ name: 'A', corpus: 8, ticks: 2, thoughts: [card], memories: memories.slice(0, 6) }, { name: 'B' }];
  const view = viewFor(book, beginAt(book, { table: { seats } }).state, 0);
  const ways = forecastsOf(book, view).ways({ do: 'play', card });
  const html = renderToStaticMarkup(<Comparison view={view} ways={ways} />);
  const said = html.replace(/<svg.*?<\/svg>|<[^>]*>/g, '');
  expect(said).toMatch(/^If X is 6: Desire: /);
  expect(said).toContain('If X is 6:DesireFear');
});
