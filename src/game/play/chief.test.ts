import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../engine/event.ts';
import { chief, headline, linesOf, newsOf, turnsSince } from './chief.ts';

let ids = 0;
const happened = (kind: string, seat: number) => {
  ids += 1;
  return { id: ids, see: 'damage', kind, seat } as GameEvent;
};
const turnOf = (seat: number) => [happened('turn', seat), happened('take', seat), happened('end-phase', seat)];
const seatsSince = (events: readonly GameEvent[], seat = 0) =>
  turnsSince(events, seat).map(([first]) => first && 'seat' in first && first.seat);

test('the chief events of a turn are what was played, at whom, and what it cost whom', () => {
  const kinds = ['turn', 'announce', 'pay', 'pass', 'established', 'resolve', 'damage', 'spent', 'announce', 'vanish'];
  const events = kinds.map((kind) => happened(kind, 0));
  expect(chief(events, 4).map(({ kind }) => kind)).toEqual(['announce', 'damage', 'announce']);
});

test('that an idea is stolen is told, before what it cost', () => {
  const events = ['announce', 'steal', 'damage'].map((kind) => happened(kind, 1));
  expect(chief(events, 2).map(({ kind }) => kind)).toEqual(['announce', 'steal']);
});

test('that a clone reaches for an idea and takes it is told once', () => {
  const reach = { ...happened('announce', 0), item: 'take' } as GameEvent;
  const [take, attack, damage, death] = ['take', 'announce', 'damage', 'die'].map((kind) => happened(kind, 0));
  const events = [reach, take, attack, damage, death].filter((event) => event !== undefined);
  expect(chief(events, 4).map(({ kind }) => kind)).toEqual(['take', 'announce', 'damage', 'die']);
});

test('of a full turn, what was played is told before the points, and effects that trigger only by what they do', () => {
  const [trigger, attack, reaction] = ['triggered', 'attack', 'reaction'].map(
    (item) => ({ ...happened('announce', 0), item }) as GameEvent,
  );
  const damage = Array.from({ length: 4 }, () => happened('damage', 1));
  const events = [trigger, damage[0], attack, reaction, ...damage.slice(1)].filter((event) => event !== undefined);
  expect(chief(events, 4)).toEqual([damage[0], attack, reaction, damage[1]]);
});

test('an idea that is forgotten for the thought limit has a line, after all others, and one that is paid has none', () => {
  const [limit, paid, take] = [
    { ...happened('forget', 0), see: 'end-phase' } as GameEvent,
    { ...happened('forget', 0), see: 'glossary-forget' } as GameEvent,
    happened('take', 0),
  ];
  expect(chief([paid, take, limit], 4)).toEqual([take, limit]);
  expect(headline([paid, take, limit], 0)).toEqual(take);
});

test('the headline is a death or a fright, then what was stopped or lost, then the points, and a take last', () => {
  const [take, damage, cancel, afraid] = ['take', 'damage', 'cancel', 'afraid'].map((kind) => happened(kind, 1));
  const words = { card: 1, persona: null, text: '' } as const;
  const forgotten: GameEvent = { ...happened('forget', 0), words };
  const inOrder = [afraid, cancel, forgotten, damage, take].filter((event) => event !== undefined);
  const headlines = inOrder.map((_, place) => headline(inOrder.slice(place).reverse(), 0));
  expect(headlines).toEqual(inOrder);
});

test('after a decision of the own turn, the news are what it did, and no longer the turn of the others', () => {
  const game = [turnOf(0), turnOf(1), happened('turn', 0)].flat();
  const decision = [happened('announce', 0), happened('damage', 1)];
  expect(newsOf(game, 0)).toEqual(turnsSince(game, 0));
  expect(newsOf([...game, ...decision], 0)).toEqual([decision]);
});

test('what triggers at the start of the own turn is news beside the turn of the others, and no decision', () => {
  const turns = [turnOf(0), turnOf(1)].flat();
  const began = [
    happened('turn', 0),
    { ...happened('announce', 0), item: 'triggered' } as GameEvent,
    happened('lose', 0),
  ];
  expect(newsOf([...turns, ...began], 0)).toEqual([...turnsSince(turns, 0), began]);
});

test('the news of several turns leave out nothing that their reader lost, and of one turn no take', () => {
  const play = (seat: number) => happened('announce', seat);
  const [hit, loss, steal] = [happened('damage', 0), happened('lose', 0), { ...happened('steal', 2), from: 0 }];
  const busy = [1, 2, 3].map((seat) => [play(seat), play(seat), happened('cancel', seat), happened('damage', 1)]);
  const lines = linesOf([[...(busy[0] ?? []), hit, loss], [...(busy[1] ?? []), steal as GameEvent], busy[2] ?? []], 0);
  expect(lines).toEqual(expect.arrayContaining([hit, loss, steal]));
  const [take, attack, damage, lost] = ['take', 'announce', 'damage', 'lose'].map((kind) => happened(kind, 1));
  const turn = [take, attack, damage, lost].filter((event) => event !== undefined);
  expect(linesOf([turn], 0)).toEqual(turn);
});

describe('the turns since the own last one are', () => {
  test('those before the own turn, while it lasts', () => {
    const game = [turnOf(0), turnOf(1), turnOf(2), happened('turn', 0), happened('take', 0)].flat();
    expect(seatsSince(game)).toEqual([1, 2]);
  });

  test('those after it, while others take theirs', () => {
    expect(seatsSince([turnOf(0), turnOf(1), turnOf(0), turnOf(1), happened('turn', 2)].flat())).toEqual([1, 2]);
  });

  test('all of them before the first own turn, and none at the beginning', () => {
    expect(seatsSince([turnOf(1), turnOf(2), happened('turn', 0)].flat())).toEqual([1, 2]);
    expect(seatsSince([turnOf(1), happened('turn', 2)].flat())).toEqual([1, 2]);
    expect(seatsSince([happened('turn', 0)])).toEqual([]);
  });
});
