import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

/**
 * Browsers note by class and attribute which elements have to be styled again. With tags alone (`li + li`, `* + *`), each
 * element that is added or removed, on any page, styles all of them again that its parent contains.
 */
test('a selector with a sibling names the class or an attribute of one of the two', () => {
  const unnamed = stylesheets.flatMap((file) =>
    readFileSync(path.join('src', file), 'utf8')
      .split('\n')
      .filter((line) => /[{,]$/.test(line) && !/[;]|calc\(/.test(line))
      .filter((line) => /(^|\s)[^\s.[]+ [+~] [^\s.[]+/.test(line.replaceAll(/\(\d*n [+-] \d+\)/g, '')))
      .map((selector) => `${file}: ${selector.trim()}`),
  );
  expect(stylesheets.length).toBeGreaterThan(50);
  expect(unnamed).toEqual([]);
});
