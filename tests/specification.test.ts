/** docs/specification.md names every page and every search field. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fieldList } from '#search/fields/searchFields.ts';
import { game } from '#site/gameName.ts';
import { screenAddresses } from './support/everyScreen.ts';

const specification = readFileSync(path.resolve(import.meta.dirname, '../docs/specification.md'), 'utf8');

test('every page has its row', () => {
  const rows = [...specification.matchAll(/`(\/[^`]*)`/g)].map(
    ([, row = '']) => new RegExp(`^${row.replace('{game}', game).replaceAll(/\{[\w-]+\}/g, '[^/]+')}$`),
  );
  const pages = Object.values(screenAddresses).map((address) => address.replace(/[?#].*/, ''));
  expect(pages.filter((page) => !rows.some((row) => row.test(page)))).toEqual([]);
});

test('every search field is in its list', () => {
  const [line = ''] = /^Fields: .*$/m.exec(specification) ?? [];
  const list = line.replaceAll(/\([^)]*\)/g, '');
  const isListed = (name: string) => new RegExp(`\\b${name.replaceAll('-', ' ')}\\b`).test(list);
  expect(fieldList.filter(({ param, typed = [param] }) => !typed.some(isListed)).map(({ key }) => key)).toEqual([]);
});
