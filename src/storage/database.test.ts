/** The site works whatever the browser does to its database. */

import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NoAnswer } from '#site/noAnswer.ts';
import { type Connection, createConnection, databaseName, type OpenDatabase, readLimitMs } from './database.ts';

const readLatest = (connection: Connection) => connection.use((database) => database.get('lastSearch', 'latest'));
const search = { search: 'name=fire', count: 3 };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('keeps data between visits', async () => {
  await createConnection().use((database) => database.put('lastSearch', search, 'latest'));
  expect(await readLatest(createConnection())).toEqual(search);
});

describe('when no database is available', () => {
  const unavailable: [string, OpenDatabase][] = ['SecurityError', 'InvalidStateError', 'UnknownError'].map((name) => [
    name,
    () => Promise.reject(new DOMException('refused', name)),
  ]);

  test.each(unavailable)(
    'S2: because of a %s, calls resolve to nothing, with one warning in the console',
    async (_name, open) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const connection = createConnection(open);
      expect(await readLatest(connection)).toBeUndefined();
      expect(await readLatest(connection)).toBeUndefined();
      expect(warn).toHaveBeenCalledOnce();
      expect(connection.state.get()).toBe('unavailable');
    },
  );

  test('S1: because the browser has none, calls resolve to nothing, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('indexedDB', undefined);
    expect(await readLatest(createConnection())).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('when opening takes a while', () => {
  /** A real database that opens only when the test lets it. */
  function slowConnection() {
    let letOpen = () => {};
    const slow = new Promise<void>((resolve) => (letOpen = resolve));
    const open = vi.fn<OpenDatabase>(async (...given) => {
      await slow;
      return openDB(...given);
    });
    return { connection: createConnection(open), open, letOpen: () => letOpen() };
  }

  test.each([1150, 1900, 4900])(
    'S16: a read that was asked before it opens after %d ms gets what is stored',
    async (ms) => {
      await createConnection().use((database) => database.put('lastSearch', search, 'latest'));
      const { connection, open, letOpen } = slowConnection();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const read = readLatest(connection);
      await vi.advanceTimersByTimeAsync(ms);
      vi.useRealTimers();
      letOpen();
      expect(await read).toEqual(search);
      expect(open).toHaveBeenCalledOnce();
    },
  );

  test('S16: a write waits for as long as it takes, and is stored', async () => {
    const { connection, letOpen } = slowConnection();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const write = connection.use((database) => database.put('lastSearch', search, 'latest'));
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(connection.state.get()).toBe('opening');
    letOpen();
    expect(await write).toBe('latest');
    expect(connection.state.get()).toBe('open');
    expect(await readLatest(createConnection())).toEqual(search);
  });

  test('S3: a read rejects after five seconds, and the next one uses the database that opens late', async () => {
    await createConnection().use((database) => database.put('lastSearch', search, 'latest'));
    const { connection, open, letOpen } = slowConnection();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refused = vi.fn();
    connection.read((database) => database.get('lastSearch', 'latest')).catch(refused);
    await vi.advanceTimersByTimeAsync(readLimitMs + 2);
    expect(refused).toHaveBeenCalledWith(expect.any(NoAnswer));
    vi.useRealTimers();
    letOpen();
    expect(await connection.read((database) => database.get('lastSearch', 'latest'))).toEqual(search);
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('when the database opens and then never answers', () => {
  const forEver = () => new Promise<never>(() => {});

  /** Installs fake timers once the database is open. */
  async function openedConnection() {
    const open = vi.fn<OpenDatabase>(openDB);
    const connection = createConnection(open);
    await readLatest(connection);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return { connection, open };
  }

  test('S14: a read rejects after five seconds, and the next one uses a new connection', async () => {
    const { connection, open } = await openedConnection();
    const settled = vi.fn();
    connection.read(forEver).catch(settled);
    await vi.advanceTimersByTimeAsync(readLimitMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(settled).toHaveBeenCalledWith(expect.any(NoAnswer));
    vi.useRealTimers();
    expect(await connection.read((database) => database.get('lastSearch', 'latest'))).toBeUndefined();
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('S14: an answer that arrived while the page was suspended counts', async () => {
    const { connection } = await openedConnection();
    let answer = (_found: string) => {};
    const read = connection.read(() => new Promise<string>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(readLimitMs);
    answer('late');
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toBe('late');
  });

  test('S14: a slow write does not fail', async () => {
    const { connection } = await openedConnection();
    const write = connection.use(() => new Promise((resolve) => setTimeout(resolve, 10 * readLimitMs, 'kept')));
    await vi.advanceTimersByTimeAsync(10 * readLimitMs);
    expect(await write).toBe('kept');
  });
});

describe('when the connection is lost', () => {
  test('it is reopened at the next use', async () => {
    const open = vi.fn<OpenDatabase>(openDB);
    const connection = createConnection(open);
    await connection.use(async (database) => {
      await database.put('lastSearch', search, 'latest');
      database.close();
    });
    expect(await readLatest(connection)).toEqual(search);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('S9: a pending read resolves to nothing, without an unhandled rejection', async () => {
    const unhandled = vi.fn();
    process.once('unhandledRejection', unhandled);
    const read = createConnection().use((database) => {
      const transaction = database.transaction('lastSearch');
      const reading = transaction.store.get('latest');
      transaction.abort();
      return reading;
    });
    expect(await read).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('the work is retried only once', async () => {
    const connection = createConnection();
    const work = vi.fn(() => Promise.reject(new DOMException('lost', 'UnknownError')));
    expect(await connection.use(work)).toBeUndefined();
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('S12: five simultaneous writes reopen it once, and leave no other handle open', async () => {
    const handles: Awaited<ReturnType<OpenDatabase>>[] = [];
    const connection = createConnection(async (...given: Parameters<OpenDatabase>) => {
      const handle = await openDB(...given);
      handles.push(handle as (typeof handles)[number]);
      return handle as never;
    });
    await readLatest(connection);
    // As in Safari: the handle exists, but every use of it fails.
    handles[0]?.close();
    const writes = Array.from({ length: 5 }, (_, count) =>
      connection.use((database) => database.put('lastSearch', { search: 'name=fire', count }, 'latest')),
    );
    expect(await Promise.all(writes)).toEqual(Array.from({ length: 5 }, () => 'latest'));
    expect(handles).toHaveLength(2);
    const isOpen = handles.map((handle) => {
      try {
        return handle.transaction('lastSearch') !== undefined;
      } catch {
        return false;
      }
    });
    expect(isOpen).toEqual([false, true]);
  });

  test('S7: it closes at once for a newer version of the site in another tab', async () => {
    await readLatest(createConnection());
    const asked = performance.now();
    const newer = await openDB(databaseName, 1000);
    expect(performance.now() - asked).toBeLessThan(1000);
    expect(newer.version).toBe(1000);
    newer.close();
  });

  test('S7: once a newer version of the site has upgraded it, nothing is stored, and the reason is known', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const connection = createConnection();
    await readLatest(connection);
    (await openDB(databaseName, 1000)).close();
    expect(await connection.use((database) => database.put('lastSearch', search, 'latest'))).toBeUndefined();
    expect(connection.state.get()).toBe('newer');
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('S4: a write to a full disk resolves to nothing, without a retry', async () => {
  const work = vi.fn(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  expect(await createConnection().use(work)).toBeUndefined();
  expect(work).toHaveBeenCalledOnce();
});
