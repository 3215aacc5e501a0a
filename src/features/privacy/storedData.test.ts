/** The page says “this is all”: no module keeps anything under a key that it does not name. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storedData } from './storedData.ts';

const source = path.resolve(import.meta.dirname, '../..');

/** The keys that a module declares, if it uses local or session storage. */
function keysIn(file: string): string[] {
  const text = readFileSync(path.join(source, file), 'utf8');
  if (!/\b(local|session)Storage\b|createLocalSettings|localTexts/.test(text)) return [];
  return [...text.matchAll(/(?:[kK]ey = |createLocalSettings<\w+>\()'([\w-]+)'/g)].map(([, key = '']) => key);
}

test('every key of local and session storage is named', () => {
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const keys = modules.flatMap(keysIn);
  expect(keys).toEqual(expect.arrayContaining(['play', 'hello', 'scroll-positions']));
  const named = storedData.map(({ where }) => where).join();
  expect(keys.filter((key) => !named.includes(`“${key}”`))).toEqual([]);
});
