/** The site works whatever the browser does to its database. */

import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createConnection, databaseName, NoAnswer, type OpenDatabase, readLimitMs } from './database.ts';

const readLatest = (connection: ReturnType<typeof createConnection>) =>
  connection.use((database) => database.get('lastSearch', 'latest'));
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
  const unavailable: [string, OpenDatabase][] = [
    'SecurityError',
    'InvalidStateError',
    'UnknownError',
    'VersionError',
  ].map((name) => [name, () => Promise.reject(new DOMException('refused', name))]);

  test.each(unavailable)(
    'S2: because of a %s, calls resolve to nothing, with one warning in the console',
    async (_name, open) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const connection = createConnection(open);
      expect(await readLatest(connection)).toBeUndefined();
      expect(await readLatest(connection)).toBeUndefined();
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  test('S1: because the browser has none, calls resolve to nothing, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('indexedDB', undefined);
    expect(await readLatest(createConnection())).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('when opening takes for ever', () => {
  test('S3: calls resolve to nothing after 1,000 ms, and a database that opens late is closed, not used', async () => {
    vi.useFakeTimers();
    const close = vi.fn();
    const late = { close } as unknown as Awaited<ReturnType<OpenDatabase>>;
    const connection = createConnection(() => new Promise((resolve) => setTimeout(resolve, 5000, late)));
    const settled = vi.fn();
    void readLatest(connection).then(settled);

    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(settled).toHaveBeenCalledWith(undefined);

    await vi.advanceTimersByTimeAsync(4000);
    expect(close).toHaveBeenCalledOnce();
    expect(await readLatest(connection)).toBeUndefined();
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
});

test('S4: a write to a full disk resolves to nothing, without a retry', async () => {
  const work = vi.fn(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  expect(await createConnection().use(work)).toBeUndefined();
  expect(work).toHaveBeenCalledOnce();
});
