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

/** All selectors of a stylesheet without nesting, with `§` in place of what each `:has()` looks for. */
function selectorsOf(css: string): string[] {
  const all: string[] = [];
  const within: string[][] = [['']];
  for (const [, text = '', end] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const [outer = ''] = within.at(-1) ?? [];
    if (end === '}') within.pop();
    if (end !== '{') continue;
    let flat = text.trim();
    while (/\([^()]*\)/.test(flat))
      flat = flat.replaceAll(/(:has)?\(([^()]*)\)/g, (_, has, inner) =>
        has ? '§' : `⟨${inner.replaceAll(/[\s>+~,]+/g, '|')}⟩`,
      );
    const own = flat.startsWith('@')
      ? [outer]
      : flat.split(',').map((one) => (one.includes('&') ? one.replaceAll('&', outer) : `${outer} ${one}`).trim());
    within.push(own);
    if (!flat.startsWith('@')) all.push(...own);
  }
  return all;
}

/**
 * A change within an element that `:has()` looks at styles again all elements that the rest of such a selector may mean.
 * Without a tag, a class or an attribute, those are all elements of the page.
 */
test('what a selector means beyond :has() has a tag, a class or an attribute', () => {
  const unnamed = stylesheets.flatMap((file) =>
    selectorsOf(readFileSync(path.join('src', file), 'utf8'))
      .filter((selector) => {
        const parts = selector.split(/[\s>+~]+/);
        return /§/.test(parts.slice(0, -1).join(' ')) && !/^[a-z]|[.[]|⟨[a-z]/.test(parts.at(-1) ?? '');
      })
      .map((selector) => `${file}: ${selector}`),
  );
  expect(unnamed).toEqual([]);
});
