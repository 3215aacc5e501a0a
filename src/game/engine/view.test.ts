import { book } from 'virtual:card-programs';
import { describe, expect, test } from 'vitest';
import { sampleWorld } from '../bot/sampleWorld.ts';
import { blankSeat, layTable } from '../play/layTable.ts';
import type { Game } from './event.ts';
import { randomFrom } from './random.ts';
import { viewFor } from './view.ts';
import { gainIdea, gainMemory, repressMemories } from './zones.ts';

/** A has repressed three memories in this order, under a head of `above` ideas. */
function afterRepressing(above: number): Game {
  const memories = [103, 101, 102];
  const state = layTable(book, { seats: [{ ...blankSeat('A'), memories }, blankSeat('B')], ideasLeft: above });
  const game: Game = { book, state };
  repressMemories(game, 0, [...memories]);
  return game;
}

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

  test('stay known but for one that all have seen leave', () => {
    const game = afterRepressing(0);
    gainMemory(game, 1, 'gamble');
    expect(viewFor(book, game.state, 1).batches).toEqual([{ cards: [101, 102], places: [0, 1] }]);
  });

  test('are any of the unseen once one has gone into thoughts unseen', () => {
    const game = afterRepressing(0);
    game.state.known = {};
    gainIdea(game, 0);
    expect(viewFor(book, game.state, 1).batches).toEqual([]);
    expect(viewFor(book, game.state, 0).batches).toEqual([{ cards: [101, 102], places: [0, 1] }]);
  });

  test('are dealt by the opponent to the places where they lie', () => {
    const view = viewFor(book, afterRepressing(2).state, 1);
    const orders = Array.from({ length: 40 }, (_, seed) => sampleWorld(view, randomFrom(seed)).head.slice(2));
    for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual([101, 102, 103]);
    expect(new Set(orders.map(String)).size).toBe(6);
  });
});
