import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compressFiles.ts';
import { writeFolderPages } from './hostingFiles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'published-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};
const read = (name: string) => readFile(path.join(folder, name));

test('every text file gets a brotli and a gzip copy, pictures get none', async () => {
  await write('deep/page.html', 'a page');
  await write('picture.avif', 'a picture');
  await compressFiles(folder);
  expect(brotliDecompressSync(await read('deep/page.html.br')).toString()).toBe('a page');
  expect(gunzipSync(await read('deep/page.html.gz')).toString()).toBe('a page');
  expect((await readdir(folder)).toSorted()).toEqual(['deep', 'picture.avif']);
});

test('a changed file gets new copies, and copies are not compressed again', async () => {
  await write('page.html', 'old');
  await compressFiles(folder);
  await write('page.html', 'new');
  await compressFiles(folder);
  expect(brotliDecompressSync(await read('page.html.br')).toString()).toBe('new');
  expect((await readdir(folder)).toSorted()).toEqual(['page.html', 'page.html.br', 'page.html.gz']);
});

test('a folder next to a page of the same name gets that page as its index', async () => {
  await write('game.html', 'the game');
  await write('game/cards.html', 'cards');
  await write('game/cards/1/4.html', 'a card');
  await writeFolderPages(folder);
  expect((await read('game/index.html')).toString()).toBe('the game');
  expect((await read('game/cards/index.html')).toString()).toBe('cards');
  expect(await readdir(path.join(folder, 'game/cards/1'))).toEqual(['4.html']);
});
