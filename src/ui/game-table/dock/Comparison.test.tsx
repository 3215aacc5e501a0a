import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
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

test('numbers that differ between the ways come first: on a phone there is room for three', () => {
  const [attack = 0, shield = 0] = ['House Key Knuckles', 'My Hand Slipped'].map(
    (name) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0,
  );
  const seats = [{ name: 'A', ticks: 2, thoughts: [attack] }, { name: 'B', thoughts: [shield] }, { name: 'C' }];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  for (const decision of [{ do: 'play', card: attack }, { do: 'choose', value: 2 }, { do: 'pass' }] as const)
    applyInPlace(game, decision);
  const view = viewFor(book, game.state, 1);
  const ways = forecastsOf(book, view).ways({ do: 'react', card: shield });
  const said = renderToStaticMarkup(<Comparison view={view} ways={ways} />).replace(/<svg.*?<\/svg>|<[^>]*>/g, '');
  expect(said).toMatch(/^React: B corpus 19\. A corpus 17\. B transient corpus 2\. C corpus 15\. Pass/);
});
