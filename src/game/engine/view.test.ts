import { describe, expect, test } from 'vitest';
import { book } from '#game/generated/book.ts';
import { sampleWorld } from '../bot/sampleWorld.ts';
import { layTable } from '../position/laidTable.ts';
import { applyInPlace } from './apply.ts';
import type { Game } from './event.ts';
import { randomFrom } from './random.ts';
import { viewEvent, viewFor } from './view.ts';
import { gainIdea, gainMemory, giveIdea, lookAt, repressMemories, stealIdea } from './zones.ts';

/** A has repressed three memories in this order, under a head of `above` ideas. */
function afterRepressing(above: number): Game {
  const memories = [103, 101, 102];
  const state = layTable(book, { seats: [{ name: 'A', memories }, { name: 'B' }], ideasLeft: above });
  const game: Game = { book, state };
  repressMemories(game, 0, [...memories], {});
  return game;
}

/** A, B and C have one, two and one ideas in their thoughts. */
function threeThinking(): Game {
  const thinking = (name: string, ...thoughts: number[]) => ({ name, thoughts });
  return {
    book,
    state: layTable(book, { seats: [thinking('A', 101), thinking('B', 102, 103), thinking('C', 104)] }),
    events: [],
  };
}

const thoughtsOf = ({ state }: Game, seat: number, seenBy: number) =>
  viewFor(book, state, seenBy).seats[seat]?.thoughts;

describe('ideas', () => {
  test('are seen only by the clone that looked at them', () => {
    const game = threeThinking();
    lookAt(game, 0, 1);
    expect(thoughtsOf(game, 1, 0)).toEqual([102, 103]);
    expect(thoughtsOf(game, 1, 2)).toEqual([null, null]);
  });

  test('become unknown to a third clone once one of them is stolen', () => {
    const game = threeThinking();
    lookAt(game, 2, 0);
    lookAt(game, 2, 1);
    stealIdea(game, 1, 0);
    const [left] = game.state.seats[1]?.thoughts ?? [];
    const stolen = 102 + 103 - (left ?? 0);
    expect(thoughtsOf(game, 0, 2)).toEqual([null, null]);
    expect(thoughtsOf(game, 1, 2)).toEqual([null]);
    expect(thoughtsOf(game, 0, 1)).toEqual([null, stolen]);
    expect(thoughtsOf(game, 0, 0)).toEqual([101, stolen]);
    expect(game.events?.map((event) => viewEvent(event, 2))).toMatchObject([{}, {}, { kind: 'steal', moved: 0 }]);
  });

  test('that are given are seen only by the two teammates', () => {
    const game = threeThinking();
    giveIdea(game, 1, 2, 102);
    expect(thoughtsOf(game, 2, 1)).toEqual([null, 102]);
    expect(thoughtsOf(game, 2, 2)).toEqual([104, 102]);
    expect(thoughtsOf(game, 2, 0)).toEqual([null, null]);
  });

  test('that another clone is announcing are still counted, and listed among the unseen', () => {
    const game = threeThinking();
    game.state.seats[1]?.thoughts.push(305);
    Object.assign(game.state, { active: 1, pending: { kind: 'action', seat: 1 } });
    applyInPlace(game, { do: 'play', card: 305 });
    expect(thoughtsOf(game, 1, 0)).toEqual([null, null, null]);
    expect(thoughtsOf(game, 1, 1)).toEqual([102, 103]);
    expect(viewFor(book, game.state, 0).unseen).toContain(305);
    expect(viewFor(book, game.state, 0)).toMatchObject({ draft: null, legal: [] });
    expect(viewFor(book, game.state, 0).pending).toEqual({ kind: 'choose', seat: 1 });
    expect(viewFor(book, game.state, 1).draft?.item.card).toBe(305);
  });
});

describe('memories that are repressed together', () => {
  test('are known in their order to the clone that repressed them', () => {
    const view = viewFor(book, afterRepressing(2).state, 0);
    expect(view.head.slice(2)).toEqual([103, 101, 102]);
    expect(view.batches).toEqual([]);
  });

  test('are known to the others, without their order', () => {
    const view = viewFor(book, afterRepressing(2).state, 1);
    expect(view.head.slice(2)).toEqual([null, null, null]);
    expect(view.batches).toEqual([{ cards: [101, 102, 103], places: [2, 3, 4] }]);
  });

  test('stay known except for one that all have seen leave', () => {
    const game = afterRepressing(0);
    gainMemory(game, 1, 'gamble');
    expect(viewFor(book, game.state, 1).batches).toEqual([{ cards: [101, 102], places: [0, 1] }]);
  });

  test('are no longer known once one has gone into thoughts unseen', () => {
    const game = afterRepressing(0);
    game.state.known = {};
    gainIdea(game, 0);
    expect(viewFor(book, game.state, 1).batches).toEqual([]);
    expect(viewFor(book, game.state, 0).batches).toEqual([{ cards: [101, 102], places: [0, 1] }]);
  });

  test('are dealt by the opponent only to the places where they lie', () => {
    const view = viewFor(book, afterRepressing(2).state, 1);
    const orders = Array.from({ length: 40 }, (_, seed) => sampleWorld(view, randomFrom(seed)).head.slice(2));
    for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual([101, 102, 103]);
    expect(new Set(orders.map(String)).size).toBe(6);
  });
});
