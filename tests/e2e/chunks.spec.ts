/** The files that an update fetches again, read from the build without a browser. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtFiles } from '../support/builtPages.ts';
import { builtDir } from '../support/siteTest.ts';

test('an update of code alone fetches at most five scripts, besides the shell and the worker @core', async () => {
  const scripts = builtFiles.filter((file) => /^assets\/[^/]*\.js$/.test(file));
  const codes = await Promise.all(scripts.map((file) => readFile(path.join(builtDir, file), 'utf8')));
  const named = new Map(scripts.map((file, index) => [path.basename(file), codes[index] ?? '']));
  const entry = [...named.keys()].find((name) => name.startsWith('index-'));
  // The entry names every chunk by its hash, so it changes with each chunk, and so does every script that imports it.
  const changed = new Set([entry]);
  for (const before = { size: 0 }; before.size < changed.size; ) {
    before.size = changed.size;
    for (const [name, code] of named)
      if ([...changed].some((other) => other && code.includes(other))) changed.add(name);
  }
  expect(changed.size).toBeLessThanOrEqual(5);
});
