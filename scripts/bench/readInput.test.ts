import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInput, readQueries } from './readInput.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bench input '));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(content: string): Promise<string> {
  const name = path.join(folder, 'input.json');
  await writeFile(name, content);
  return name;
}

test('Queries are a JSON array of query strings', async () => {
  expect(await readQueries(await file('["name=ra", ""]'))).toEqual({ value: ['name=ra', ''] });
});

test('Whatever cannot be used is answered with a sentence', async () => {
  const name = await file('{bad');
  expect(await readInput(name)).toEqual({
    fault: `${name}: expected valid JSON, found a fault in line 1, column 2: invalid symbol.`,
  });
  expect(await readInput('/no/such.json')).toEqual({
    fault: '/no/such.json: expected a file that can be read, found none.',
  });
  expect(await readQueries(await file('["name=ra", 3]'))).toEqual({
    fault: `${name}: expected a JSON array of query strings.`,
  });
  expect(await readQueries(undefined)).toEqual({
    fault: '--answers needs --queries FILE, a JSON array of query strings.',
  });
});
