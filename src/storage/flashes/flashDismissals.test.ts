/** Dismissed notices stay dismissed, up to a limit. */

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from '../database.ts';
import { noStorage } from '../testStorages.ts';
import { createFlashDismissals } from './flashDismissals.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('remembers a dismissal at once and on the next visit', async () => {
  const dismissals = createFlashDismissals(createConnection());
  await dismissals.write('newer-version:2');
  expect([...(await dismissals.read())]).toEqual(['newer-version:2']);
  expect([...(await createFlashDismissals(createConnection()).read())]).toEqual(['newer-version:2']);
});

test('without a database, remembers a dismissal until the page is closed', async () => {
  const dismissals = createFlashDismissals(noStorage);
  await dismissals.write('newer-version:2');
  expect([...(await dismissals.read())]).toEqual(['newer-version:2']);
});

test('S17: keeps only the newest 200 dismissals, even if the clock goes backwards', async () => {
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now--);
  const dismissals = createFlashDismissals(createConnection());
  for (let number = 1; number <= 203; number++) await dismissals.write(`notice-${number}`);

  const remembered = await createFlashDismissals(createConnection()).read();
  expect(remembered.size).toBe(200);
  expect(remembered.has('notice-3')).toBe(false);
  expect(remembered.has('notice-4')).toBe(true);
});

test('S13: cuts a store of 10,000 rows to the newest 200 when it is read', async () => {
  const connection = createConnection();
  await connection.use(async (database) => {
    const { store, done } = database.transaction('flashDismissals', 'readwrite');
    for (let dismissedAt = 1; dismissedAt <= 10_000; dismissedAt++)
      void store.put({ id: `notice-${dismissedAt}`, dismissedAt });
    await done;
  });
  const remembered = await createFlashDismissals(connection).read();
  expect(remembered.size).toBe(200);
  expect(remembered.has('notice-9801')).toBe(true);
  expect(await connection.use((database) => database.count('flashDismissals'))).toBe(200);
}, 20_000);

test('deletes rows that are not dismissals', async () => {
  const connection = createConnection();
  await createFlashDismissals(connection).write('kept');
  await connection.use((database) =>
    database.put('flashDismissals', { id: 'x'.repeat(5000), dismissedAt: 1 } as const),
  );
  await connection.use((database) =>
    database.put('flashDismissals', { id: 'timeless' } as unknown as { id: string; dismissedAt: number }),
  );
  expect([...(await createFlashDismissals(connection).read())]).toEqual(['kept']);
  expect(await connection.use((database) => database.count('flashDismissals'))).toBe(1);
});

test('T1: a dismissal in one tab applies to the others, and malformed messages are ignored', async () => {
  const heard: string[] = [];
  const channels = [new BroadcastChannel('test-dismissals'), new BroadcastChannel('test-dismissals')] as const;
  const here = createFlashDismissals(noStorage, () => channels[0]);
  const there = createFlashDismissals(noStorage, () => channels[1]);
  there.follow((id) => heard.push(id));

  await here.write('newer-version:2');
  await vi.waitFor(() => expect(heard).toEqual(['newer-version:2']));
  expect([...(await there.read())]).toEqual(['newer-version:2']);

  channels[0].postMessage({ id: 'forged' });
  channels[0].postMessage('newer-version:3');
  await vi.waitFor(() => expect(heard).toEqual(['newer-version:2', 'newer-version:3']));
  for (const channel of channels) channel.close();
});
