import { expect, test } from 'vitest';
import { applyInPlace } from '../engine/apply.ts';
import type { Game } from '../engine/event.ts';
import type { Decision } from '../engine/legal.ts';
import { viewFor } from '../engine/view.ts';
import { book } from '../generated/book.ts';
import type { LaidTable } from '../position/laidTable.ts';
import { beginAt } from '../position/position.ts';
import { describeQuestion } from './questionWords.ts';

const numberOf = (name: string) => Object.values(book.cards).find((card) => card.name === name)?.id ?? 0;

/** The question that the first clone is asked after these decisions. */
function askedOfFirst(table: LaidTable, ...decisions: readonly Decision[]): string {
  const game: Game = { book, state: beginAt(book, { table }).state };
  for (const decision of decisions) applyInPlace(game, decision);
  return describeQuestion({ book, view: viewFor(book, game.state, 0) });
}

test('the question for a state that is paid with says whose price it is', () => {
  const card = numberOf('Throw the Furniture');
  const condition = ['Scar Tissue', 'Practised on a Mirror'].map((name) => ({
    card: numberOf(name),
    side: 'desire' as const,
  }));
  const seats = [{ name: 'A', ticks: 2, thoughts: [card], condition }, { name: 'B' }];
  expect(askedOfFirst({ seats }, { do: 'play', card })).toBe('It costs 1\u00a0state. Remove which?');
});

test('the question which idea of another clone is forgotten says so', () => {
  const card = numberOf('Ventriloquism for One');
  const seats = [
    { name: 'A', ticks: 2, thoughts: [card] },
    { name: 'B', thoughts: [card, card + 1] },
  ];
  const passes = [{ do: 'pass' }, { do: 'pass' }] as const;
  expect(askedOfFirst({ seats }, { do: 'play', card }, ...passes)).toBe('Which idea does B forget?');
});

test('a question with more answers than are seen at once says how many there are', () => {
  const card = numberOf('Signed First Edition');
  const memories = Object.values(book.cards)
    .filter(({ value }) => value <= 2)
    .map(({ id }) => id);
  const asked = (number: number) => {
    const others = memories.filter((id) => id !== card).slice(0, number);
    return askedOfFirst(
      { seats: [{ name: 'A', ticks: 2, thoughts: [card], memories: others }, { name: 'B' }] },
      { do: 'play', card },
    );
  };
  expect(asked(4)).toBe('Which memory?');
  expect(asked(6)).toBe('Signed First Edition: which of 6 memories?');
});

test('an offer is a question', () => {
  const card = numberOf('Which One Is Real');
  const seats = [
    { name: 'A', thoughts: [1, 2] },
    { name: 'B', ticks: 2, thoughts: [card] },
  ];
  const passes = [{ do: 'pass' }, { do: 'pass' }] as const;
  expect(askedOfFirst({ seats, active: 1 }, { do: 'play', card }, ...passes)).toBe('B asks: which of the two?');
});

test('only who has something to play is told to play a thought', () => {
  const asked = (thought: string) =>
    askedOfFirst({ seats: [{ name: 'A', ticks: 2, thoughts: [numberOf(thought)] }, { name: 'B' }] });
  expect(asked('Duck, Obviously')).toBe('Your turn. Take an idea.');
  expect(asked('House Key Knuckles')).toBe('Your turn. Take an idea or play a thought.');
});
