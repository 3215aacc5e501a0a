import { expect, test } from 'vitest';
import { book } from '#game/generated/book.ts';
import { viewFor } from '../engine/view.ts';
import { beginAt, extend, type Position } from '../position/position.ts';
import { isRefusal } from '../rules/refusal.ts';
import { effectsOfItem } from './cardWords.ts';
import { paymentDue, pick } from './payment.ts';

test('a further card replaces the one that was picked first, and a press on a picked card lets it go', () => {
  expect(pick([101, 102], 103, 2)).toEqual([102, 103]);
  expect(pick([101, 102], 101, 2)).toEqual([102]);
  expect(pick([102], 104, 2)).toEqual([102, 104]);
});

test('memories that a card costs are asked for together, those that are left after each', () => {
  const card = Object.values(book.cards).find(({ cost, type }) => type === 'attack' && Number(cost.memory) > 1);
  if (!card) throw new Error('No attack costs several memories.');
  const others = Object.keys(book.cards)
    .map(Number)
    .filter((id) => id !== card.id && id > 100)
    .slice(0, 6);
  const rich = { name: 'You', thoughts: [card.id], ticks: 2, memories: others };
  const start = beginAt(book, { table: { seats: [rich, { name: 'Twice' }] } });
  const after = (position: Position, decision: Parameters<typeof extend>[2]) => {
    const next = extend(book, position, decision);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(decision)} is not legal.`);
    return next;
  };
  const due = ({ state }: Position) => paymentDue(book, viewFor(book, state, 0))?.due;
  let asked = after(start, { do: 'play', card: card.id });
  for (let made = 0; due(asked) === undefined && made < 3; made += 1) {
    const [choice] = viewFor(book, asked.state, 0).legal;
    if (choice) asked = after(asked, choice);
  }
  expect(due(asked)).toBe(Number(card.cost.memory));
  const [first = 0] = others;
  expect(due(after(asked, { do: 'choose', value: first })) ?? 1).toBe(Number(card.cost.memory) - 1);
});

test('of modes that are all chosen, the card says only those', () => {
  const card = Object.values(book.cards).find(({ name }) => name === 'Every Door at Once')?.id ?? 0;
  const thoughts = [card, ...Object.keys(book.cards).map(Number).slice(20, 24)];
  let position = beginAt(book, { table: { seats: [{ name: 'You', thoughts, ticks: 2 }, { name: 'Twice' }] } });
  const said = () => {
    const view = viewFor(book, position.state, 0);
    return view.draft ? effectsOfItem({ book, view }, view.draft.item) : '';
  };
  for (const decision of [
    { do: 'play', card } as const,
    ...[0, 2].map((value) => ({ do: 'choose', value }) as const),
  ]) {
    const next = extend(book, position, decision);
    if (isRefusal(next)) throw new Error(next.refused);
    position = next;
    if (decision.do === 'play' || decision.value === 0) expect(said()).toMatch(/^Choose two: /);
  }
  expect(said()).toBe('Deal 4 {C} to Twice; gain 2 {I}.');
});
