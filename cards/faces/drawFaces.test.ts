import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCardData } from '../build/loadCardData.ts';
import { drawFaces } from './drawFaces.ts';

const { sets } = await loadCardData();
const onlyCards = (count: number) =>
  sets.filter(({ id }) => id === 1).map((set) => ({ ...set, cards: set.cards.slice(3, 3 + count) }));

// Encoding keeps a core busy for a second, and a busy machine for many.
vi.setConfig({ testTimeout: 60_000 });

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'faces-'));
});
afterEach(() => rm(cacheDir, { recursive: true }));

test('each card gets a thumbnail, a full face and a picture under its public address', async () => {
  const faces = await drawFaces(onlyCards(2), { cacheDir });
  expect([...faces.keys()]).toEqual([104, 105]);
  const face = faces.get(104);
  expect(face?.thumb.fileName).toMatch(/^assets\/cards\/104-thumb\.[0-9a-f]{8}\.avif$/);
  expect(face?.full.fileName).toMatch(/^assets\/cards\/104-full\.[0-9a-f]{8}\.avif$/);
  expect(face?.public.fileName).toBe('cards/104.webp');

  const size = async (bytes: Uint8Array | undefined) => {
    const { width, height, format } = await sharp(bytes).metadata();
    return [width, height, format];
  };
  expect(await size(face?.thumb.bytes)).toEqual([248, 346, 'heif']);
  expect(await size(face?.full.bytes)).toEqual([744, 1039, 'heif']);
  expect(await size(face?.public.bytes)).toEqual([744, 1039, 'webp']);
});

test('a second build draws nothing, and a build without a cache gives the same bytes', async () => {
  const first = await drawFaces(onlyCards(1), { cacheDir });
  const kept = await readdir(cacheDir);
  const second = await drawFaces(onlyCards(1), { cacheDir });
  expect(second).toEqual(first);
  expect(await readdir(cacheDir)).toEqual(kept);

  await rm(cacheDir, { recursive: true });
  expect(await drawFaces(onlyCards(1), { cacheDir })).toEqual(first);
});

test('it says how far it has come', async () => {
  const said: string[] = [];
  await drawFaces(onlyCards(2), { cacheDir, onProgress: (done, total) => said.push(`${done} of ${total}`) });
  expect(said).toEqual(['1 of 2', '2 of 2']);
});

test('one card alone is drawn as it is among its set', async () => {
  const all = await drawFaces(onlyCards(2), { cacheDir });
  const one = await drawFaces(onlyCards(2), { cacheDir, only: 105 });
  expect([...one]).toEqual([[105, all.get(105)]]);
});
