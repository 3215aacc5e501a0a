/** A store of games on this device. Over the limit, it deletes the least recently changed game. */

import { mostGames } from '#game/limits.ts';
import { compareRevisions, type Revision, revisionOf } from '#game/revision.ts';
import { createStore } from '#site/createStore.ts';
import { type Connection, noAnswer, type SiteDatabase } from '../database.ts';
import { type Keeping, slowWriteMs } from './keeping.ts';
import { nextRevision, noteRevision } from './revisions.ts';

type StoreName = 'savedGames' | 'playedGames';
type GameOf<Name extends StoreName> = SiteDatabase[Name]['value'];

type Options<Name extends StoreName> = {
  readonly name: Name;
  /** Parses a row. `newer` if a newer version of the site wrote it: the row is then left untouched. */
  readonly read: (row: unknown) => GameOf<Name> | 'newer' | undefined;
  /** The time of a game, which orders only the games of earlier editions, which had no revisions. */
  readonly timeOf: (game: GameOf<Name>) => number;
};

/** `behind`: another tab has changed the game since this page read it, and that state stays. */
export type Written = Exclude<Keeping, 'waiting'> | 'behind';

type Timed = { readonly revision?: Revision | undefined };

/** Order of games, the last changed first. */
export const newestFirst =
  <AnyGame extends Timed>(timeOf: (game: AnyGame) => number) =>
  (a: AnyGame, b: AnyGame): number =>
    compareRevisions(b.revision, a.revision) || timeOf(b) - timeOf(a);

export function createGameStore<Name extends StoreName>(connection: Connection, { name, read, timeOf }: Options<Name>) {
  type AnyGame = GameOf<Name>;
  /** The games written in this visit, and whether the device has stored them. */
  const held = new Map<string, { readonly game: AnyGame; readonly kept: boolean }>();

  /** How the last write of each game ended. A game that is absent is kept. */
  const keeping = createStore<ReadonlyMap<string, Keeping>>(new Map());
  const say = (id: string, state: Keeping) => keeping.set((now) => new Map(now).set(id, state));

  /** A copy that is not stored yet may be newer than the stored one. One that was stored may be older. */
  const newer = (id: string, stored: AnyGame | undefined): AnyGame | undefined => {
    const own = held.get(id);
    return own && !own.kept && compareRevisions(own.game.revision, stored?.revision) >= 0 ? own.game : stored;
  };

  /** The games on the device now, newest first. Deletes invalid rows. Rejects with `NoAnswer`. */
  async function list(): Promise<readonly AnyGame[]> {
    const rows = await connection.read((database) => database.getAll<StoreName>(name));
    if (!rows && held.size === 0) throw noAnswer(connection.state.get());
    const stored = new Map<string, AnyGame>();
    for (const row of rows ?? []) {
      const game = read(row);
      if (game === undefined) void connection.use((database) => database.delete(name, row.id));
      else if (game !== 'newer') stored.set(game.id, game);
    }
    for (const { revision } of stored.values()) noteRevision(revision);
    const ids = new Set([...stored.keys(), ...held.keys()]);
    return [...ids].flatMap((id) => newer(id, stored.get(id)) ?? []).sort(newestFirst(timeOf));
  }

  /** Stores a row at once, and then puts back the stored one if that was newer than the base. */
  const put = (game: AnyGame, base: Revision | undefined | 'any'): Promise<'kept' | 'behind' | undefined> =>
    connection.use(async (database) => {
      // Faster; only a power cut in the same second could lose the write.
      const transaction = database.transaction<StoreName, 'readwrite'>(name, 'readwrite', { durability: 'relaxed' });
      const before = transaction.store.get(game.id);
      const putting = transaction.store.put(game);
      // Commits before the stored row is read: closing the page right after a tap would lose an uncommitted write.
      transaction.commit();
      const [stored] = await Promise.all([before, putting, transaction.done]);
      if (!stored || base === 'any' || compareRevisions(revisionOf(stored), base) <= 0) return 'kept';
      await database.put<StoreName>(name, stored);
      return 'behind';
    });

  async function remove(id: string): Promise<void> {
    held.delete(id);
    await connection.use((database) => database.delete(name, id));
  }

  /**
   * Stores the game with the next revision. If the device does not store it, it lasts until the page is closed.
   * @param options.replace - Stores it whatever other tabs have done.
   */
  async function write(changed: AnyGame, { replace = false } = {}): Promise<Written> {
    const own = held.get(changed.id)?.game.revision;
    const base = compareRevisions(own, changed.revision) > 0 ? own : changed.revision;
    const game = { ...changed, revision: nextRevision(base) };
    const isNew = !held.has(game.id);
    held.set(game.id, { game, kept: false });
    const slow = setTimeout(say, slowWriteMs, game.id, 'waiting');
    const state =
      (await put(game, replace ? 'any' : base)) ?? (connection.state.get() === 'newer' ? 'newer' : 'refused');
    clearTimeout(slow);
    say(game.id, state === 'behind' ? 'kept' : state);
    if (state === 'behind') held.delete(game.id);
    else if (held.get(game.id)?.game === game) held.set(game.id, { game, kept: state === 'kept' });
    if (!isNew || state !== 'kept') return state;
    const games = await list().catch(() => []);
    for (const { id } of games.filter(({ id }) => id !== game.id).slice(mostGames - 1)) await remove(id);
    // The list has noted higher revisions, of games that were restored from another device.
    const isNewest = games[0]?.id === game.id || held.get(game.id)?.game !== game;
    return isNewest ? state : write(game);
  }

  return {
    list,
    remove,
    write,
    keeping,

    /** The newer copy, of the device or of this page. Rejects with `NoAnswer` if neither is known. */
    async read(id: string): Promise<AnyGame | undefined> {
      const own = held.get(id);
      if (own && !own.kept) return own.game;
      const found = await connection
        .read(async (database) => ({ row: await database.get<StoreName>(name, id) }))
        .catch((error) => {
          if (!own) throw error;
          return { row: own.game };
        });
      if (!found) throw noAnswer(connection.state.get());
      const game = read(found.row);
      if (game === 'newer') return undefined;
      noteRevision(game?.revision);
      return newer(id, game);
    },
  };
}
