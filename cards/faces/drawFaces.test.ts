import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadCardData } from '../build/cardFiles.ts';
import { drawFaces } from './drawFaces.ts';

const { sets } = await loadCardData();
const onlyCards = (count: number) =>
  sets.filter(({ id }) => id === 1).map((set) => ({ ...set, cards: set.cards.slice(3, 3 + count) }));

// Encoding takes a second, and much longer on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let cacheDir: string;
let faces: Awaited<ReturnType<typeof drawFaces>>;
const progress: string[] = [];

beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'faces-'));
  const onProgress = (done: number, total: number) => void progress.push(`${done} of ${total}`);
  faces = await drawFaces(onlyCards(2), { cacheDir, onProgress });
});
afterAll(() => rm(cacheDir, { recursive: true }));

test('each card gets a thumbnail, a full image and an image under its public address', async () => {
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

test('reports its progress', () => {
  expect(progress).toEqual(['1 of 2', '2 of 2']);
});

test('a second build draws nothing, even for a single card', async () => {
  const kept = await readdir(cacheDir);
  expect(await drawFaces(onlyCards(2), { cacheDir })).toEqual(faces);
  expect([...(await drawFaces(onlyCards(2), { cacheDir, only: 105 }))]).toEqual([[105, faces.get(105)]]);
  expect(await readdir(cacheDir)).toEqual(kept);
});

test('a card drawn alone, without a cache, is the same as within its set', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'faces-'));
  expect((await drawFaces(onlyCards(2), { cacheDir: empty, only: 104 })).get(104)).toEqual(faces.get(104));
  await rm(empty, { recursive: true });
});
