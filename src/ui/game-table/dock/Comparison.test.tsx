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
  expect(said).toContain('If X is 6: B: corpus 20 to 11. ');
  expect(said).toContain('If X is 6: A: corpus 8 to 17. ');
});

const numbered = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;

/** What is said of this reaction to an attack of the other clone. */
function saidOfReaction(reaction: string, attack: string, corpus: number): string {
  const [card, hit] = [numbered(reaction), numbered(attack)];
  const seats = [
    { name: 'A', ticks: 2, thoughts: [hit] },
    { name: 'B', corpus, thoughts: [card], memories: ['Scar Tissue', 'Lucky Tooth'].map(numbered) },
  ];
  const game: Game = { book, state: beginAt(book, { table: { seats } }).state };
  applyInPlace(game, { do: 'play', card: hit });
  applyInPlace(game, { do: 'pass' });
  const view = viewFor(book, game.state, 1);
  const ways = forecastsOf(book, view).ways({ do: 'react', card });
  return renderToStaticMarkup(<Comparison view={view} ways={ways} />).replace(/<svg.*?<\/svg>|<[^>]*>/g, '');
}

test('of a reaction only what differs from passing is said', () => {
  const said = saidOfReaction('White Knuckles', 'Lungful of Spite', 20);
  expect(said).toContain('B: corpus 20 to 17 instead of 13. If you react{C}20 → 17instead of 13');
  expect(said).toContain('If you pass{C}20 → 13');
});

test('a number that another clone decides has both values and the name of that clone', () => {
  const said = saidOfReaction('Second Thoughts', 'Lungful of Spite', 15);
  expect(said).toContain('8 or 15, as A decides');
  expect(said).toContain('15 or 8AfraidAdecides');
  expect(said).not.toContain('?');
});

test('what all ways lead to is left out, and the price of a reaction comes last', () => {
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
  expect(said).toMatch(/^A: corpus 19 to 17\. .*B: corpus 20 to 19\. /);
  expect(said).not.toContain('C: corpus');
});

test('a reaction with X says the least X that saves most, and the transient points that it gains', () => {
  expect(saidOfReaction('Exactly Enough', 'House Key Knuckles', 20)).toContain('If X is 1: B: corpus 20 to 18');
});

test('a reaction with X that saves nothing says what it gains for nothing', () => {
  const said = saidOfReaction('Exactly Enough', 'That Thing You Said', 20);
  expect(said).toContain('If X is 0: B: transient corpus 0 to 2');
});

test('the transient points that are left are said where nothing else differs between the sides', () => {
  const said = saidOfReaction('Selective Hearing', 'Better Haircut', 5);
  expect(said).toMatch(/^Desire B: transient cerebrium 0 to 3\. .*Fear B: transient corpus 0 to 3\. /);
  expect(said).toContain('B: cerebrium 20 to 20 instead of 17');
});
