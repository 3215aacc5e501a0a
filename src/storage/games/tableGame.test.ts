import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tableOf } from '#game/tracker/game.ts';
import { lose, setupFor, turn } from '../../../tests/support/tableGame.ts';

/** The page as it is after a reload: the same device, nothing in memory. */
async function freshPage() {
  vi.resetModules();
  return import('./tableGame.ts');
}

const kept = async (id: string) => {
  const page = await freshPage();
  await page.recallGames();
  return page.savedGames.get()?.find((game) => game.id === id);
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('a game', () => {
  test('is on the device after every event', async () => {
    const page = await freshPage();
    const id = page.beginGame(setupFor(2));
    page.enterEvent(lose(1, 1));
    page.enterEvent(lose(1, 1), true);
    await vi.waitFor(async () => expect((await kept(id))?.events).toEqual([lose(1, 2)]));
  });

  test('goes on after a reload, with everything that can be undone', async () => {
    const before = await freshPage();
    const id = before.beginGame(setupFor(2));
    before.enterEvent(lose(1, 3));
    before.enterEvent(lose(0, 1));
    before.undoEvent();
    await vi.waitFor(async () => expect((await kept(id))?.undone).toHaveLength(1));

    const page = await freshPage();
    expect(await page.resumeGame(id)).toBe(true);
    page.redoEvent();
    page.undoEvent();
    page.undoEvent();
    const open = page.openGame.get();
    expect(open && tableOf(open.game).clones.map(({ corpus }) => corpus.real)).toEqual([20, 20]);
  });

  test('that nobody has kept cannot be gone on with', async () => {
    const page = await freshPage();
    expect(await page.resumeGame('nowhere1')).toBe(false);
  });

  test('does not take what the rules forbid, and says why', async () => {
    const page = await freshPage();
    page.beginGame(setupFor(2));
    const before = page.openGame.get();
    expect(page.enterEvent(turn('start-end'))?.refused).toBe('The end phase follows the main phase.');
    expect(page.openGame.get()).toBe(before);
  });

  test('can be removed', async () => {
    const page = await freshPage();
    const id = page.beginGame(setupFor(2));
    await vi.waitFor(() => expect(page.savedGames.get()).toHaveLength(1));
    await page.removeGame(id);
    expect(page.openGame.get()).toBeUndefined();
    expect(page.savedGames.get()).toEqual([]);
  });

  test('counts its time until somebody has won', async () => {
    const page = await freshPage();
    const id = page.beginGame(setupFor(2));
    page.addPlayed(id, 1000);
    page.addPlayed('another1', 1000);
    page.enterEvent(turn('empty-head'));
    page.addPlayed(id, 1000);
    expect(page.openGame.get()?.played).toBe(1000);
  });
});

test('a game from elsewhere takes the place of the one with its id, also of the open one', async () => {
  const page = await freshPage();
  const id = page.beginGame(setupFor(2));
  await vi.waitFor(() => expect(page.savedGames.get()).toHaveLength(1));
  const [saved] = page.savedGames.get() ?? [];
  if (saved) await page.storeGame({ ...saved, events: [lose(1, 3)] });
  expect(await page.resumeGame(id)).toBe(true);
  expect(page.openGame.get()?.game.steps.map(({ event }) => event)).toEqual([lose(1, 3)]);
  expect(page.savedGames.get()).toHaveLength(1);
});
