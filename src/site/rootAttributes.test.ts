// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { displaySettings } from './display.ts';
import { hasReached, reachStage, removeRootAttribute, rootAttributes } from './rootAttributes.ts';

afterEach(() => removeRootAttribute('app'));

test('the styles know no attribute of the root element but these and the display settings', () => {
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const known = [
    ...Object.values(rootAttributes),
    ...Object.keys(displaySettings).map((name) => `data-${kebab(name)}`),
  ];
  const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const used = stylesheets.flatMap((file) =>
    Array.from(
      readFileSync(path.join('src', file), 'utf8').matchAll(/(?:html|:root)\[(data-[\w-]+)/g),
      ([, name]) => name,
    ),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !known.some((own) => own === name))).toEqual([]);
});

test('a stage that is reached stays reached, in whatever order the parts of the page report', () => {
  expect(hasReached('listening')).toBe(false);
  reachStage('alive');
  reachStage('started');
  expect(hasReached('alive')).toBe(true);
  expect(hasReached('started')).toBe(true);
});
