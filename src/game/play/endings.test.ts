import { describe, expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { copyState } from '../engine/copyState.ts';
import type { CardNumber } from '../engine/printedCard.ts';
import { viewFor } from '../engine/view.ts';
import { compileBook } from '../language/compileBook.ts';
import type { LaidTable } from '../position/laidTable.ts';
import { beginAt, extend, type Position } from '../position/position.ts';
import { isRefusal } from '../rules/refusal.ts';
import { changesOf, forecast, outcomeOf } from './endings.ts';

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

/** Each decision of the second clone, with the numbers of its own that change. */
function numbers({ state }: Position): unknown[] {
  const view = viewFor(book, state, 1);
  return view.legal.map((decision) => {
    const changes = changesOf(view, [1], outcomeOf(book, view, decision));
    return [decision.do, Object.fromEntries(changes.map(({ track, to }) => [track, to]))];
  });
}

/** Where a card of the first clone leads, among clones that can pay for it and have it in their thoughts. */
function played(name: string, clones: number, laid: { readonly ticks?: number; readonly corpus?: number } = {}) {
  const seats = Array.from({ length: clones }, (_, seat) => ({ name: `Clone ${seat}`, ticks: 2, ...laid }));
  const [first = { name: '' }, ...others] = seats;
  const table = { seats: [{ ...first, thoughts: [numberOf(name)] }, ...others] };
  const view = viewFor(book, beginAt(book, { table }).state, 0);
  return { view, of: (side = 0) => outcomeOf(book, view, { do: 'play', card: numberOf(name) }, { side }) };
}

describe('the numbers that a decision leads to', () => {
  test('are given for every reaction and for passing, on the track that is about to change', () => {
    const hit = attacked(['House Key Knuckles'], ['Same Flinch', 'Duck, Obviously']);
    expect(numbers(hit)).toEqual([
      ['react', { corpus: 18 }],
      ['react', { corpus: 17 }],
      ['pass', { corpus: 15 }],
    ]);
  });

  test('leave out what does not change', () => {
    expect(numbers(attacked(['Scar Tissue'], ['Same Flinch']))).toEqual([
      ['react', { 'transient corpus': 3 }],
      ['pass', {}],
    ]);
  });

  test('are given for every clone that an attack may still choose', () => {
    const { ends, either } = played('House Key Knuckles', 4).of();
    expect(ends[0]).toMatchObject({ corpus: 19, thoughts: 0 });
    expect(either).toEqual([1, 2, 3].map((seat) => ({ seat, track: 'corpus', from: 20, to: 15, or: true })));
    expect(played('House Key Knuckles', 2).of()).toMatchObject({ ends: [{ corpus: 19 }, { corpus: 15 }], either: [] });
  });

  test('are given for each side that an afraid clone may use', () => {
    const { of } = played('Group Photograph', 2, { corpus: 8 });
    expect(of(0).ends).toMatchObject([{ thoughts: 1 }, { cerebrium: 15 }]);
    expect(of(1).ends).toMatchObject([{ thoughts: 0 }, { cerebrium: 17 }]);
  });

  test('are given for the most that X can be', () => {
    const { of } = played('All Afternoon', 2, { ticks: 3 });
    expect(of()).toMatchObject({ x: 3, ends: [{}, { corpus: 10 }] });
    expect(played('All Afternoon', 2, { ticks: 0 }).of()).toMatchObject({ x: 0, ends: [{}, { corpus: 19 }] });
  });

  test('leave out the card that is used, and what a dead clone no longer has', () => {
    const { view, of } = played('House Key Knuckles', 2, { corpus: 5 });
    expect(changesOf(view, [1, 0], of())).toEqual([
      { seat: 1, track: 'corpus', from: 5, to: 0 },
      { seat: 0, track: 'corpus', from: 5, to: 4 },
    ]);
  });

  test('are given for a choice between a loss of points and something else', () => {
    const asked = attacked(['Which One Is Real'], ['House Key Knuckles', 'Scar Tissue']);
    const answering = extend(book, asked, { do: 'pass' });
    if (isRefusal(answering)) throw new Error(answering.refused);
    expect(numbers(answering)).toEqual([
      ['choose', { thoughts: 0 }],
      ['choose', { cerebrium: 16 }],
    ]);
  });

  test('say that a take which empties the head ends the game, for whom, and on which sums', () => {
    const seats = [
      { name: 'You', ticks: 1, corpus: 15, cerebrium: 10 },
      { name: 'Twice', ticks: 0, corpus: 5, cerebrium: 20 },
    ];
    const headspace = [numberOf('House Key Knuckles'), numberOf('Same Flinch'), null, null];
    const view = viewFor(book, beginAt(book, { table: { seats, headspace, ideasLeft: 3 } }).state, 0);
    expect(outcomeOf(book, view, { do: 'take', slot: 0 }).over).toEqual({
      result: { how: 'empty-head', winners: [1], points: 25 },
      sums: [25, 25],
    });
  });

  test('say that the last idea of the head leaves this turn alone', () => {
    const seats = [
      { name: 'You', ticks: 2, thoughts: [numberOf('Cold Sweat'), numberOf('Same Flinch')] },
      { name: 'Twice', ticks: 0 },
    ];
    const view = viewFor(book, beginAt(book, { table: { seats, ideasLeft: 1 } }).state, 0);
    expect(outcomeOf(book, view, { do: 'play', card: numberOf('Cold Sweat') }).over).toBe('with this turn');
  });

  test('say nothing of the end if a memory that is repressed to pay puts an idea into the empty head', () => {
    const payer = Object.values(book.cards).find(({ cost, type }) => type === 'attack' && Number(cost.memory) === 1);
    const thoughts = [numberOf('House Key Knuckles'), payer?.id ?? 0];
    const seats = [
      { name: 'You', ticks: 4, thoughts, memories: [numberOf('Cold Sweat')] },
      { name: 'Twice', ticks: 0 },
    ];
    const view = viewFor(book, beginAt(book, { table: { seats, ideasLeft: 0 } }).state, 0);
    const [plain, paid] = thoughts.map((card) => outcomeOf(book, view, { do: 'play', card }).over);
    expect(plain).toBe('with this turn');
    expect(paid).toBeUndefined();
  });

  test('say that a blow ends the game, and that an ordinary one does not', () => {
    const { of } = played('House Key Knuckles', 2, { corpus: 5 });
    expect(of().over).toEqual({ result: { how: 'last-alive', winners: [0] }, sums: [24] });
    expect(played('House Key Knuckles', 2).of().over).toBeUndefined();
    expect(played('House Key Knuckles', 4, { corpus: 5 }).of().over).toBeUndefined();
  });

  test('are the least and the most if a gamble decides, for whom it may hit', () => {
    const spans = ({ state }: Position, seat: number) => {
      const view = viewFor(book, state, seat);
      return view.legal.map((decision) => changesOf(view, [1], outcomeOf(book, view, decision)));
    };
    const hit = attacked(['Coin-Operated Fist'], ['Same Flinch']);
    const values = hit.state.head.map((card) => book.cards[card]?.value ?? 0);
    const [least, most] = [Math.min(...values) + 2, Math.max(...values) + 2];
    const change = { seat: 1, track: 'corpus', from: 20 };
    expect(spans(hit, 1)).toEqual([
      [{ ...change, to: 20 - Math.max(0, least - 3), far: 20 - most + 3 }],
      [{ ...change, to: 20 - least, far: 20 - most }],
    ]);
    expect(played('Coin-Operated Fist', 3).of().either).toMatchObject([
      { ...change, to: 20 - least, far: 20 - most },
      { ...change, seat: 2, to: 20 - least, far: 20 - most },
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

test('while a reaction is paid for, what it redirects is told by its item', () => {
  const position = attacked(['That Thing You Said'], ['Not Me, Him', 'Same Flinch', 'Cold Sweat']);
  const drafted = extend(book, position, { do: 'react', card: numberOf('Not Me, Him') });
  if (isRefusal(drafted)) throw new Error(drafted.refused);
  const view = viewFor(book, drafted.state, 1);
  expect(outcomeOf(book, view, view.legal[0] ?? { do: 'pass' }).turns).toEqual([view.draft?.item.event]);
});
