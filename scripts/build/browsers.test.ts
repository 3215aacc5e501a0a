/** Guards the supported browsers where neither the compiler nor the build can: in what a browser must have by itself. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Methods younger than Chromium 109, Firefox 115 or Safari 16.4, which the library of ES2022 and the DOM knows. */
const tooYoung =
  /URL\.canParse|\.checkVisibility\(|AbortSignal\.any|scheduler\.postTask|\.(role|aria[A-Z]\w+) = |setHTMLUnsafe|\.requestClose\(|\bclosedby=|\bcommandfor=/;

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

test.each(['src', 'sw'])('B1: %s uses no method that a supported browser lacks', (folder) => {
  const found = sourcesIn(folder).filter((file) => tooYoung.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

test.each(['src', 'sw', 'src/game', 'src/search', 'src/site'])('B1: the compiler knows ES2022 in %s', (folder) => {
  expect(readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')).not.toMatch(/es20(2[3-9]|[3-9]\d)|esnext/i);
});
