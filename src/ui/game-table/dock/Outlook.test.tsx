import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applyInPlace } from '#game/engine/apply.ts';
import type { Game } from '#game/engine/event.ts';
import type { Decision } from '#game/engine/legal.ts';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { forecastsOf } from '#game/play/forecasts.ts';
import type { LaidTable } from '#game/position/laidTable.ts';
import { beginAt } from '#game/position/position.ts';
import { AnswerOutlook } from './Outlook.tsx';

const numberOf = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;

/** What is said of all answers to the question after these decisions. */
function saidOfAll(table: LaidTable, seat: number, ...decisions: readonly Decision[]): string {
  const game: Game = { book, state: beginAt(book, { table }).state };
  for (const decision of decisions) applyInPlace(game, decision);
  const view = viewFor(book, game.state, seat);
  return renderToStaticMarkup(<AnswerOutlook words={{ book, view }} forecasts={forecastsOf(book, view)} />).replace(
    /<svg.*?<\/svg>|<[^>]*>/g,
    '',
  );
}

test('before a clone is chosen, the price in points is said', () => {
  const card = numberOf('House Key Knuckles');
  const seats = [{ name: 'A', corpus: 11, ticks: 2, thoughts: [card] }, { name: 'B' }, { name: 'C' }];
  expect(saidOfAll({ seats }, 0, { do: 'play', card })).toContain('A: corpus 11 to 10');
});

test('a clone that cannot be chosen because it has no thoughts is named', () => {
  const card = numberOf('Ventriloquism for One');
  const seats = [
    { name: 'A', ticks: 2, thoughts: [card] },
    { name: 'B' },
    { name: 'C', thoughts: [card] },
    { name: 'D', thoughts: [card] },
  ];
  expect(saidOfAll({ seats }, 0, { do: 'play', card })).toContain('B has no thoughts.');
});

test('of an offer, what both answers lead to is said once', () => {
  const card = numberOf('Which One Is Real');
  const seats = [{ name: 'A', ticks: 2, thoughts: [card] }, { name: 'B', thoughts: [card, card] }, { name: 'C' }];
  const passes = [{ do: 'pass' }, { do: 'pass' }, { do: 'pass' }] as const;
  expect(saidOfAll({ seats }, 1, { do: 'play', card }, ...passes)).toContain('C: cerebrium 20 to 16');
});

test('which idea another clone forgets: what every answer leads to is said once', () => {
  const card = numberOf('Ventriloquism for One');
  const seats = [
    { name: 'A', ticks: 2, thoughts: [card] },
    { name: 'B', thoughts: [card, card + 1] },
  ];
  const passes = [{ do: 'pass' }, { do: 'pass' }] as const;
  const said = saidOfAll({ seats }, 0, { do: 'play', card }, ...passes);
  expect(said).toMatch(/^In any case:.*B: cerebrium 20 to 16/);
  expect(said).toContain('B: thoughts 2 to 1');
});

test('of a price in ideas that the card itself makes good, it is said that their number stays', () => {
  const card = numberOf('Already Happened');
  const state = numberOf('Lucky Tooth');
  const seats = [
    { name: 'A', ticks: 2, condition: [{ card: state, side: 'desire' as const }] },
    { name: 'B', thoughts: [card, card + 1, card + 2] },
  ];
  const acts = [{ do: 'activate', card: state, ability: 0 }, { do: 'pass' }] as const;
  expect(saidOfAll({ seats }, 1, ...acts, { do: 'react', card })).toContain('B: thoughts 2 to 2');
});
