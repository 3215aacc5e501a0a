import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { copyState } from '../engine/copyState.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { viewFor } from '../engine/view.ts';
import { compileBook } from '../language/compileBook.ts';
import type { LaidTable } from '../position/laidTable.ts';
import { beginAt, extend, type Position } from '../position/position.ts';
import { isRefusal } from '../rules/refusal.ts';
import { endings, forecast } from './endings.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

const numberOf = (name: string): CardNumber => {
  const found = Object.values(book.cards).find((card) => card.name === name);
  if (!found) throw new RangeError(`There is no card "${name}".`);
  return found.id;
};

/** The first clone has played the first of its thoughts on the second clone, which is asked now. */
function attacked(own: readonly string[], others: readonly string[], laid: Partial<LaidTable> = {}): Position {
  const seats = [own, others].map((names, seat) => ({
    name: `Clone ${seat}`,
    ticks: 2,
    thoughts: names.map(numberOf),
  }));
  const start = beginAt(book, { table: { seats, ...laid } });
  let next = extend(book, start, { do: 'play', card: numberOf(own[0] ?? '') });
  while (!isRefusal(next) && next.state.pending?.seat === 0) {
    const { pending } = next.state;
    next = extend(
      book,
      next,
      pending.kind === 'choose' ? { do: 'choose', value: pending.options[0] ?? -1 } : { do: 'pass' },
    );
  }
  if (isRefusal(next)) throw new Error(next.refused);
  return next;
}

/** Each decision of the second clone, with its ending. */
function numbers({ state }: Position): unknown[] {
  const view = viewFor(book, state, 1);
  const ends = endings(book, view);
  return view.legal.map((decision, number) => [decision.do, ends[number]]);
}

describe('the numbers that a clone ends on', () => {
  test('are given for every reaction and for passing, on the track that is about to change', () => {
    const hit = attacked(['House Key Knuckles'], ['Same Flinch', 'Duck, Obviously']);
    expect(numbers(hit)).toEqual([
      ['react', { corpus: 18 }],
      ['react', { corpus: 17 }],
      ['pass', { corpus: 15 }],
    ]);
  });

  test('are not given if nothing changes', () => {
    expect(numbers(attacked(['Scar Tissue'], ['Same Flinch']))).toEqual([
      ['react', {}],
      ['pass', {}],
    ]);
  });

  test('are not given on the clone’s own turn', () => {
    const start = beginAt(book, { table: { seats: ['A', 'B'].map((name) => ({ name, ticks: 2 })) } });
    const view = viewFor(book, start.state, 0);
    expect(endings(book, view)).toEqual(view.legal.map(() => ({})));
  });

  test('are given for a choice between a loss of points and something else', () => {
    const asked = attacked(['Which One Is Real'], ['House Key Knuckles', 'Scar Tissue']);
    const answering = extend(book, asked, { do: 'pass' });
    if (isRefusal(answering)) throw new Error(answering.refused);
    expect(numbers(answering)).toEqual([
      ['choose', { cerebrium: 20 }],
      ['choose', { cerebrium: 16 }],
    ]);
  });

  test('are not given if chance decides', () => {
    expect(numbers(attacked(['Coin-Operated Fist'], ['Same Flinch']))).toEqual([
      ['react', {}],
      ['pass', {}],
    ]);
  });

  test('do not depend on cards that the clone has not seen', () => {
    const hit = attacked(['House Key Knuckles', 'Interrupt Yourself'], ['Same Flinch', 'Duck, Obviously']);
    const other = copyState(hit.state);
    const [first = 0, ...rest] = other.head;
    other.head = [...rest, ...(other.seats[0]?.thoughts ?? [])];
    other.seats[0]?.thoughts.splice(0, 1, first);
    expect(numbers({ ...hit, state: other })).toEqual(numbers(hit));
    expect(numbers(hit)).toContainEqual(['pass', { corpus: 15 }]);
  });

  test('are given for each X, with the transient points that it brings', () => {
    const hit = attacked(['That Thing You Said'], ['Exactly Enough']);
    const asked = extend(book, hit, { do: 'react', card: numberOf('Exactly Enough') });
    if (isRefusal(asked)) throw new Error(asked.refused);
    const view = viewFor(book, asked.state, 1);
    expect(forecast(book, view, { do: 'choose', value: 3 })[1]).toMatchObject({ corpus: 17, 'transient corpus': 8 });
  });
});
