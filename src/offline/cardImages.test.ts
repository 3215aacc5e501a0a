/** Downloading all card images, under various conditions. @vitest-environment happy-dom */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepCardImages, type SaveProgress, saveCardImages, stopSaving } from './cardImages.ts';

const faces = ['001-thumb.aa', '001-full.bb', '002-thumb.cc', '002-full.dd', '003-thumb.ee', '003-full.ff'].map(
  (name) => `/assets/cards/${name}.avif`,
);
const absolute = (path: string) => new URL(path, location.href).href;

/** Content of the card image cache, by URL. */
let stored: Map<string, Response>;
/** Requested paths, and the number of concurrent requests. */
let asked: string[];
let atOnce: { now: number; most: number };
let serve: (path: string) => Response | Promise<Response>;
const picture = () => new Response('picture', { headers: { 'content-type': 'image/avif' } });

beforeEach(() => {
  stored = new Map();
  asked = [];
  atOnce = { now: 0, most: 0 };
  serve = picture;

  const cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    put: async (url: string, response: Response) => void stored.set(url, response),
    delete: async (url: string) => stored.delete(url),
  };
  vi.stubGlobal('caches', { keys: async () => [], open: async () => cache, has: async () => stored.size > 0 });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname);
    atOnce.most = Math.max(atOnce.most, ++atOnce.now);
    await Promise.resolve();
    atOnce.now--;
    return serve(new URL(url).pathname);
  });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_name: string, work: () => Promise<unknown>) => work() },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(navigator, 'connection');
});

const store = (...paths: string[]) => {
  for (const path of paths) stored.set(absolute(path), picture());
};
const storedPaths = () => [...stored.keys()].map((url) => new URL(url).pathname).toSorted();

describe('saving', () => {
  test('fetches every image once, four at a time, and reports progress', async () => {
    const progress: SaveProgress[] = [];
    expect(await saveCardImages(faces, (step) => progress.push(step))).toBe(true);
    expect(asked.toSorted()).toEqual(faces.toSorted());
    expect(storedPaths()).toEqual(faces.toSorted());
    expect(atOnce.most).toBe(4);
    expect(progress).toEqual([0, 1, 2, 3, 4, 5, 6].map((saved) => ({ saved, total: 6 })));
  });

  test('resumes where an earlier visit stopped', async () => {
    store(...faces.slice(0, 4));
    expect(await saveCardImages(faces, () => undefined)).toBe(true);
    expect(asked).toEqual(faces.slice(4));
  });

  test('stores the other images if one is missing, and reports the download as incomplete', async () => {
    serve = (path) => (path === faces[1] ? new Response('', { status: 404 }) : picture());
    const progress = vi.fn();
    expect(await saveCardImages(faces, progress)).toBe(false);
    expect(storedPaths()).toEqual(faces.filter((path) => path !== faces[1]).toSorted());
    expect(progress).toHaveBeenLastCalledWith({ saved: 5, total: 6 });
  });

  test('does not store an error page that is sent with status 200', async () => {
    const errorPage = () => new Response('<h1>No such file</h1>', { headers: { 'content-type': 'text/html' } });
    serve = (path) => (path === faces[1] ? errorPage() : picture());
    expect(await saveCardImages(faces, () => undefined)).toBe(false);
    expect(storedPaths()).toEqual(faces.filter((path) => path !== faces[1]).toSorted());
  });

  test('stores images of a host that does not know their type', async () => {
    serve = () => new Response('picture', { headers: { 'content-type': 'application/octet-stream' } });
    expect(await saveCardImages(faces, () => undefined)).toBe(true);
  });

  test('stops fetching when the network is lost', async () => {
    serve = (path) => (path === faces[0] ? picture() : Promise.reject(new TypeError('Failed to fetch')));
    expect(await saveCardImages(faces, () => undefined)).toBe(false);
    expect(asked.length).toBeLessThan(faces.length);
    expect(storedPaths()).toEqual([faces[0]]);
  });

  test('deletes an old image only once its replacement is stored', async () => {
    store('/assets/cards/001-thumb.old.avif', '/assets/cards/002-full.old.avif', '/assets/cards/999-full.old.avif');
    serve = (path) => (path === faces[3] ? new Response('', { status: 404 }) : picture());
    await saveCardImages(faces, () => undefined);
    expect(storedPaths().filter((path) => path.includes('old'))).toEqual(['/assets/cards/002-full.old.avif']);
  });
});

test.each([
  ['is missing', undefined],
  ['may not be used', { keys: () => Promise.reject(new Error('SecurityError')) }],
])('downloads nothing if cache storage %s', async (_, caches) => {
  vi.stubGlobal('caches', caches);
  await keepCardImages(faces, () => undefined, 'at-once');
  expect(asked).toEqual([]);
});

describe('the automatic download', () => {
  const nothingYet = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(asked).toEqual([]);
  };

  test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('waits for the first %s', async (gesture) => {
    const kept = keepCardImages(faces, () => undefined);
    await nothingYet();
    window.dispatchEvent(new Event(gesture));
    await kept;
    expect(storedPaths()).toHaveLength(6);
  });

  test('starts at once when the app is installed', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await keepCardImages(faces, () => undefined);
    expect(storedPaths()).toHaveLength(6);
  });

  test('fetches nothing if all images are stored, and reports that they are', async () => {
    store(...faces);
    const progress = vi.fn();
    await keepCardImages(faces, progress);
    expect(progress).toHaveBeenCalledWith({ saved: 6, total: 6 });
    expect(asked).toEqual([]);
  });

  test('does not start while the data saver is on', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    await keepCardImages(faces, () => undefined);
    window.dispatchEvent(new Event('pointerdown'));
    await nothingYet();
  });

  test('retries when the network comes back', async () => {
    serve = () => Promise.reject(new TypeError('Failed to fetch'));
    const kept = keepCardImages(faces, () => undefined);
    await nothingYet();
    window.dispatchEvent(new Event('keydown'));
    await kept;
    expect(storedPaths()).toEqual([]);

    serve = picture;
    window.dispatchEvent(new Event('online'));
    await vi.waitUntil(() => stored.size === 6);
  });

  test('does not retry after the user has cancelled it', async () => {
    serve = () => Promise.reject(new TypeError('Failed to fetch'));
    await keepCardImages(faces, () => undefined, 'at-once');
    stopSaving();
    asked = [];
    window.dispatchEvent(new Event('online'));
    await nothingYet();
  });
});
