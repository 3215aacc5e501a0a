/** What an update fetches again, read from the built files without a browser. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtFiles } from '../support/builtPages.ts';
import { builtDir } from '../support/siteTest.ts';

test('a change of code alone sends at most five scripts again, beside the shell and the worker', async () => {
  const scripts = builtFiles.filter((file) => /^assets\/[^/]*\.js$/.test(file));
  const codes = await Promise.all(scripts.map((file) => readFile(path.join(builtDir, file), 'utf8')));
  const named = new Map(scripts.map((file, index) => [path.basename(file), codes[index] ?? '']));
  const entry = [...named.keys()].find((name) => name.startsWith('index-'));
  // The entry names every chunk by its hash, so it changes with each; and with it all that import it, and so on.
  const changed = new Set([entry]);
  for (const before = { size: 0 }; before.size < changed.size; ) {
    before.size = changed.size;
    for (const [name, code] of named)
      if ([...changed].some((other) => other && code.includes(other))) changed.add(name);
  }
  expect(changed.size).toBeLessThanOrEqual(5);
});
