/** The table game: enters and undoes events, and stores the game after each one. Nothing leaves the device. */

import { isRefusal, type Refusal } from '#game/rules/refusal.ts';
import type { Setup } from '#game/rules/setup.ts';
import { enter, newTrackedGame, redo, tableOf, undo } from '#game/tracker/game.ts';
import { type OpenGame, openSavedGame, type SavedGame, saveGame } from '#game/tracker/savedGame.ts';
import type { TableEvent } from '#game/tracker/tableEvent.ts';
import { createStore } from '#site/createStore.ts';
import { newShortId } from '#site/shortId.ts';
import { type GameChannel, openGameChannel } from './gameChannel.ts';
import { listSavedGames, readSavedGame, removeSavedGame, writeSavedGame } from './savedGames.ts';

/** The game being played; `undefined` until one is begun or resumed. */
export const openGame = createStore<OpenGame | undefined>(undefined);

/** The stored games, newest first; `undefined` until they have been read. */
export const savedGames = createStore<readonly SavedGame[] | undefined>(undefined);

/** Whether the last entry was not taken, because another tab had gone on with the game. */
export const isOvertaken = createStore(false);

/** Reads the stored games. Rejects with `NoAnswer`. */
export async function recallGames(): Promise<void> {
  savedGames.set(await listSavedGames());
}

/** Open while the table of a game is shown. */
let otherTabs: GameChannel | undefined;

async function keep(saved: SavedGame): Promise<void> {
  const state = await writeSavedGame(saved);
  otherTabs?.say(saved.id);
  if (state === 'behind') isOvertaken.set(true);
  if (state === 'behind') await readOpenGameAgain();
}

function show(game: OpenGame): void {
  isOvertaken.set(false);
  openGame.set(game);
  void keep(saveGame(game, Date.now()));
}

/** Begins a game with a valid setup, and returns its id. */
export function beginGame(setup: Setup): string {
  const id = newShortId();
  show({ id, played: 0, game: newTrackedGame(setup) });
  return id;
}

/** Opens a stored game; resolves to whether there is one with this id. Rejects with `NoAnswer`. */
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

/** Updates the open game and its revision from storage: another tab may have continued it. */
export async function readOpenGameAgain(): Promise<void> {
  const before = openGame.get();
  const saved = before && (await readSavedGame(before.id).catch(() => undefined));
  if (openGame.get() !== before) return readOpenGameAgain();
  const opened = saved && openSavedGame(saved);
  if (!opened || 'fault' in opened) return;
  openGame.set(stepsOf(opened) === stepsOf(before) ? { ...before, revision: opened.revision } : opened);
}

const stepsOf = (open: OpenGame): string => {
  const { events, undone } = saveGame(open, 0);
  return JSON.stringify([events, undone]);
};

/** Follows the changes that other tabs make to the open game. Returns a function that stops it. */
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

/** Enters an event in the open game. Returns the refusal if the rules forbid it. */
export function enterEvent(event: TableEvent, sameRun = false): Refusal | undefined {
  const open = openGame.get();
  if (!open) return undefined;
  const game = enter(open.game, event, { sameRun });
  if (isRefusal(game)) return game;
  show({ ...open, game });
  return undefined;
}

function moveInHistory(step: typeof undo): void {
  const open = openGame.get();
  const game = open && step(open.game);
  if (open && game && game !== open.game) show({ ...open, game });
}

export const undoEvent = (): void => moveInHistory(undo);

export const redoEvent = (): void => moveInHistory(redo);

/** Adds time during which the table was visible, if the game is open and not over. */
export function addPlayed(id: string, milliseconds: number): void {
  openGame.set((open) =>
    open?.id === id && !tableOf(open.game).outcome ? { ...open, played: open.played + milliseconds } : open,
  );
}

/** Stores the open game. Call it when the page may be about to close. */
export function keepOpenGame(): void {
  const open = openGame.get();
  if (open) void keep(saveGame(open, Date.now()));
}

/** Stores an imported game, which replaces the one with its id, if any. */
export async function storeGame(saved: SavedGame): Promise<void> {
  if (openGame.get()?.id === saved.id) openGame.set(undefined);
  await writeSavedGame(saved, { replace: true });
  otherTabs?.say(saved.id);
  await recallGames().catch(() => undefined);
}
