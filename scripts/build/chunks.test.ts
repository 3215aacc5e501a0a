import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parts } from './chunks.ts';

const source = path.resolve(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));

test('every path that decides the chunk of a module exists', () => {
  const paths = Object.values(parts).flatMap((part) => [...part.of, ...('without' in part ? part.without : [])]);
  expect(paths.filter((beginning) => !files.some((file) => file.startsWith(beginning)))).toEqual([]);
});
