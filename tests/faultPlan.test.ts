/** Tests that every case of docs/faults.md has a test, and that no title names an unknown case. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultCases } from './support/faultPlan.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = ['src', 'cards', 'scripts', 'sw', 'tests', 'lab'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);

/** The ids with which the titles of tests begin: `U1, U2: …`. */
const named = new Set(
  sources
    .flatMap((source) => Array.from(source.matchAll(/['"`]((?:[A-Z]\d{1,2}(?:, )?)+): /g), ([, ids = '']) => ids))
    .flatMap((ids) => ids.split(', ')),
);

test('every case of the fault plan has a test whose title begins with its id', () => {
  expect([...faultCases.keys()].filter((id) => !named.has(id))).toEqual([]);
});

test('every id that begins a title is a case of the fault plan', () => {
  expect([...named].filter((id) => !faultCases.has(id))).toEqual([]);
});
