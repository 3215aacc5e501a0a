/** The game on the table: entering, undoing, and keeping it after every event. Nothing of it leaves the device. */

import { isRefusal, type Refusal } from '#game/rules/refusal.ts';
import type { Setup } from '#game/rules/setup.ts';
import { enter, newGame, redo, tableOf, undo } from '#game/tracker/game.ts';
import { type OpenGame, openSavedGame, type SavedGame, saveGame } from '#game/tracker/savedGame.ts';
import type { TableEvent } from '#game/tracker/tableEvent.ts';
import { createStore } from '#site/createStore.ts';
import { type GameChannel, openGameChannel } from './gameChannel.ts';
import { listSavedGames, readSavedGame, removeSavedGame, writeSavedGame } from './savedGames.ts';

/** The game that is being played; `undefined` before one is begun or gone on with. */
export const openGame = createStore<OpenGame | undefined>(undefined);

/** The games kept, newest first; `undefined` until the device was asked. */
export const savedGames = createStore<readonly SavedGame[] | undefined>(undefined);

/** Whether the device keeps the game; `false` once it has failed to. */
export const isKept = createStore(true);

/** An id that no other game of this device has. */
export const newId = () => Math.random().toString(36).slice(2, 12).padEnd(4, '0');

/** Asks the device for its games. Rejects with `NoAnswer`. */
export async function recallGames(): Promise<void> {
  savedGames.set(await listSavedGames());
}

/** Open while the table of a game is in sight. */
let otherTabs: GameChannel | undefined;

async function keep(saved: SavedGame): Promise<void> {
  isKept.set(await writeSavedGame(saved));
  otherTabs?.say(saved.id);
}

function show(game: OpenGame): void {
  openGame.set(game);
  void keep(saveGame(game, Date.now()));
}

/** Begins a game by a setup without faults, and returns its id. */
export function beginGame(setup: Setup): string {
  const id = newId();
  show({ id, played: 0, game: newGame(setup) });
  return id;
}

/** Puts a kept game on the table; resolves to whether there is one of this id. Rejects with `NoAnswer`. */
export async function resumeGame(id: string): Promise<boolean> {
  if (openGame.get()?.id === id) {
    await readOpenGameAgain();
    return true;
  }
  const saved = await readSavedGame(id);
  const opened = saved && openSavedGame(saved);
  if (!opened || 'fault' in opened) return false;
  openGame.set(opened);
  return true;
}

/** Shows the open game as it stands on the device now: another tab may have gone on with it. */
export async function readOpenGameAgain(): Promise<void> {
  const before = openGame.get();
  const saved = before && (await readSavedGame(before.id).catch(() => undefined));
  if (openGame.get() !== before) return readOpenGameAgain();
  const opened = saved && openSavedGame(saved);
  if (opened && !('fault' in opened) && stepsOf(opened) !== stepsOf(before)) openGame.set(opened);
}

const stepsOf = (open: OpenGame): string => {
  const { events, undone } = saveGame(open, 0);
  return JSON.stringify([events, undone]);
};

/** Shows what other tabs do in the open game, until the function that it returns is called. */
export function followOtherTabs(): () => void {
  const channel = openGameChannel('saved-games', (id) => id === openGame.get()?.id && void readOpenGameAgain());
  otherTabs = channel;
  return () => {
    channel.close();
    if (otherTabs === channel) otherTabs = undefined;
  };
}

export async function removeGame(id: string): Promise<void> {
  if (openGame.get()?.id === id) openGame.set(undefined);
  await removeSavedGame(id);
  await recallGames().catch(() => undefined);
}

/** Enters an event at the open game; returns why not, if the rules forbid it. */
export function enterEvent(event: TableEvent, sameRun = false): Refusal | undefined {
  const open = openGame.get();
  if (!open) return undefined;
  const game = enter(open.game, event, { sameRun });
  if (isRefusal(game)) return game;
  show({ ...open, game });
  return undefined;
}

function walk(step: typeof undo): void {
  const open = openGame.get();
  const game = open && step(open.game);
  if (open && game && game !== open.game) show({ ...open, game });
}

export const undoEvent = (): void => walk(undo);

export const redoEvent = (): void => walk(redo);

/** Counts time during which the table of a game was in sight, as long as that game goes on. */
export function addPlayed(id: string, milliseconds: number): void {
  openGame.set((open) =>
    open?.id === id && !tableOf(open.game).outcome ? { ...open, played: open.played + milliseconds } : open,
  );
}

/** Writes the open game down, for the moment when the page may be about to go. */
export function keepOpenGame(): void {
  const open = openGame.get();
  if (open) void keep(saveGame(open, Date.now()));
}

/** Keeps a game from elsewhere, in the place of the one with its id if there is one. */
export async function storeGame(saved: SavedGame): Promise<void> {
  if (openGame.get()?.id === saved.id) openGame.set(undefined);
  await keep(saved);
  await recallGames().catch(() => undefined);
}
