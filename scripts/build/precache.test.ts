/** The build fails when the precache is incomplete or too large. */

import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precachedPages } from '#site/paths.ts';
import { precacheFaults } from './precache.ts';

const complete = [
  'shell.html',
  ...Array.from(precachedPages.values(), (file) => file.slice(1)),
  'favicon.png',
  'icon-192.png',
  'assets/index-12345678.js',
  'assets/advanced-1.css',
];
let built: string;

const write = async (file: string, content: string | Uint8Array = file) => {
  await mkdir(path.dirname(path.join(built, file)), { recursive: true });
  await writeFile(path.join(built, file), content);
};

beforeEach(async () => {
  built = await mkdtemp(path.join(tmpdir(), 'precache '));
  for (const file of complete) await write(file);
  await write('assets/cards/001-thumb.aa.avif');
});

afterEach(() => rm(built, { recursive: true }));

test('a precache with everything but the card images passes', async () => {
  expect(await precacheFaults(built, complete)).toEqual([]);
});

test.each(complete)('a precache without %s fails', async (file) => {
  const rest = complete.filter((other) => other !== file);
  expect(await precacheFaults(built, rest)).toEqual([`${file} is needed offline and not stored.`]);
});

test('a file name that content blockers refuse is reported', async () => {
  await write('assets/banner-1.js');
  expect(await precacheFaults(built, [...complete, 'assets/banner-1.js'])).toEqual([
    'assets/banner-1.js has a name that content blockers refuse.',
  ]);
});

test('such a name inside a hash is allowed', async () => {
  await write('assets/suggester-7EnAj4Ad.js');
  expect(await precacheFaults(built, [...complete, 'assets/suggester-7EnAj4Ad.js'])).toEqual([]);
});

test('more than 28 requests are too many', async () => {
  const more = Array.from({ length: 22 }, (_, number) => `assets/chunk-${number}.js`);
  for (const file of more) await write(file);
  expect(await precacheFaults(built, [...complete, ...more])).toEqual(['It takes 29 requests; 28 are allowed.']);
});

test('more than 520,000 bytes are too many', async () => {
  await write('assets/picture.webp', randomBytes(520_000));
  const [fault] = await precacheFaults(built, [...complete, 'assets/picture.webp']);
  expect(fault).toMatch(/^It weighs 520\d{3} bytes in brotli; 520000 are allowed\.$/);
});

test('each card beyond the first 200 raises the size limit', async () => {
  await write('assets/picture.webp', randomBytes(520_000));
  for (let id = 2; id <= 210; id++) await write(`assets/cards/${id}-thumb.aa.avif`);
  expect(await precacheFaults(built, [...complete, 'assets/picture.webp'])).toEqual([]);
});
