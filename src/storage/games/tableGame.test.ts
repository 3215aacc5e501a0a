import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tableOf } from '#game/tracker/game.ts';
import { deathCheck, lose, setupFor, turn } from '../../../tests/support/tableGame.ts';

/** The page as after a reload: same storage, nothing in memory. */
async function freshPage() {
  vi.resetModules();
  return import('./tableGame.ts');
}

const kept = async (id: string) => {
  const page = await freshPage();
  await page.recallGames();
  return page.savedGames.get()?.find((game) => game.id === id);
};

const stepsOn = (page: typeof import('./tableGame.ts')) => page.openGame.get()?.game.steps.map(({ event }) => event);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('a game', () => {
  test('is stored after every event', async () => {
    const page = await freshPage();
    const id = page.beginGame(setupFor(2));
    page.enterEvent(lose(1, 1));
    page.enterEvent(lose(1, 1), true);
    await vi.waitFor(async () => expect((await kept(id))?.events).toEqual([lose(1, 2)]));
  });

  test('can be resumed after a reload, with its undo history', async () => {
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

  test('that was never stored cannot be resumed', async () => {
    const page = await freshPage();
    expect(await page.resumeGame('nowhere1')).toBe(false);
  });

  test('rejects an event that the rules forbid, with the reason', async () => {
    const page = await freshPage();
    page.beginGame(setupFor(2));
    const before = page.openGame.get();
    expect(page.enterEvent(deathCheck())?.refused).toBe('Nobody is at 0 or lower.');
    expect(page.openGame.get()).toBe(before);
  });

  test('can be removed', async () => {
    const page = await freshPage();
    const id = page.beginGame(setupFor(2));
    await vi.waitFor(async () => expect(await kept(id)).toBeDefined());
    await page.removeGame(id);
    expect(page.openGame.get()).toBeUndefined();
    expect(page.savedGames.get()).toEqual([]);
  });

  test('counts its time until a player has won', async () => {
    const page = await freshPage();
    const id = page.beginGame(setupFor(2));
    page.addPlayed(id, 1000);
    page.addPlayed('another1', 1000);
    page.enterEvent(turn('empty-head'));
    page.addPlayed(id, 1000);
    expect(page.openGame.get()?.played).toBe(1000);
  });
});

describe('S15: two tabs at one table', () => {
  test('show each other’s events, and lose none', async () => {
    const first = await freshPage();
    const id = first.beginGame(setupFor(2));
    await vi.waitFor(async () => expect(await kept(id)).toBeDefined());
    const second = await freshPage();
    const ends = [first.followOtherTabs(), second.followOtherTabs()];
    await vi.waitFor(async () => expect(await second.resumeGame(id)).toBe(true));

    second.enterEvent(lose(1, 3));
    await vi.waitFor(() => expect(stepsOn(first)).toEqual([lose(1, 3)]));
    first.enterEvent(lose(0, 1));
    await vi.waitFor(() => expect(stepsOn(second)).toEqual([lose(1, 3), lose(0, 1)]));
    second.undoEvent();
    await vi.waitFor(() => expect(stepsOn(first)).toEqual([lose(1, 3)]));
    for (const end of ends) end();
  });

  test('stay in sync if one was suspended: it reads the game before it writes', async () => {
    const asleep = await freshPage();
    const id = asleep.beginGame(setupFor(2));
    await vi.waitFor(async () => expect(await kept(id)).toBeDefined());
    const awake = await freshPage();
    await awake.resumeGame(id);
    awake.enterEvent(lose(1, 3));
    await vi.waitFor(async () => expect((await kept(id))?.events).toHaveLength(1));
    await asleep.readOpenGameAgain();
    expect(stepsOn(asleep)).toEqual([lose(1, 3)]);
    asleep.keepOpenGame();
    await asleep.recallGames();
    expect(asleep.savedGames.get()?.[0]?.events).toEqual([lose(1, 3)]);
  });

  test('S17: an entry in a tab that was suspended does not replace those of another: the tab shows them and says so', async () => {
    const asleep = await freshPage();
    const id = asleep.beginGame(setupFor(2));
    await vi.waitFor(async () => expect(await kept(id)).toBeDefined());
    const awake = await freshPage();
    await awake.resumeGame(id);
    awake.enterEvent(lose(1, 3));
    awake.enterEvent(lose(0, 2));
    await vi.waitFor(async () => expect((await kept(id))?.events).toHaveLength(2));

    asleep.enterEvent(lose(1, 1));
    await vi.waitFor(() => expect(asleep.isOvertaken.get()).toBe(true));
    await vi.waitFor(() => expect(stepsOn(asleep)).toEqual([lose(1, 3), lose(0, 2)]));
    asleep.enterEvent(lose(1, 1));
    expect(asleep.isOvertaken.get()).toBe(false);
    await vi.waitFor(async () => expect((await kept(id))?.events).toEqual([lose(1, 3), lose(0, 2), lose(1, 1)]));
  });

  test('list each other’s games', async () => {
    const first = await freshPage();
    await first.recallGames();
    const second = await freshPage();
    const id = second.beginGame(setupFor(2));
    await vi.waitFor(async () => expect(await kept(id)).toBeDefined());
    await first.recallGames();
    expect(first.savedGames.get()).toHaveLength(1);
    await second.removeGame(id);
    await first.recallGames();
    expect(first.savedGames.get()).toEqual([]);
  });
});

test('an imported game replaces the one with its id, even if that is open', async () => {
  const page = await freshPage();
  const id = page.beginGame(setupFor(2));
  await vi.waitFor(async () => expect(await kept(id)).toBeDefined());
  await page.recallGames();
  const [saved] = page.savedGames.get() ?? [];
  if (saved) await page.storeGame({ ...saved, events: [lose(1, 3)] });
  expect(await page.resumeGame(id)).toBe(true);
  expect(page.openGame.get()?.game.steps.map(({ event }) => event)).toEqual([lose(1, 3)]);
  expect(page.savedGames.get()).toHaveLength(1);
});
