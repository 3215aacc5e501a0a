import { expect, test } from 'vitest';
import type { RenderedPage } from '#site/renderedPage.ts';
import { pageStyles } from './pageStyles.ts';

const modules: Readonly<Record<string, string>> = { page: 'Page', title: 'Page', board: 'Board', piece: 'Board' };
const moduleOf = (name: string) => modules[name];
const page = (html: string, route?: RenderedPage['route']): RenderedPage => ({
  html,
  head: { title: '', description: '' },
  ...(route && { route }),
});

function split(sheet: string) {
  const [first, rest] = pageStyles(sheet, [page('<main class="page other">')], moduleOf).get(undefined)?.files ?? [];
  return { first: first?.[1], rest: rest?.[1] };
}

test('a module of which a class stands in a page is the first part’s, whole; every other is the rest’s', () => {
  expect(split('.page{a:b}.board{a:b}.title{a:b}.piece{a:b}')).toEqual({
    first: '.page{a:b}.title{a:b}',
    rest: '.board{a:b}.piece{a:b}',
  });
});

test('what no module owns is the first part’s, and nothing of it is said twice', () => {
  const common = '@layer ui,app;@font-face{src:x}@keyframes turn{to{a:b}}@property --x{a:b}html{a:b}';
  expect(split(common)).toEqual({ first: common, rest: '' });
});

test('layers and conditions enclose both parts, and none that would be empty', () => {
  expect(split('@layer ui{.page{a:b}@media print{.board{a:b}}}@layer app{.piece{a:b}}')).toEqual({
    first: '@layer ui{.page{a:b}}',
    rest: '@layer ui{@media print{.board{a:b}}}@layer app{.piece{a:b}}',
  });
});

test.each([
  ['one that must be absent', '.page:not(.board){a:b}'],
  ['one of several', '.page:is(.title,.board:hover){a:b}'],
  ['one further down', '.page:has(> .board:not(.piece)){a:b}'],
  ['another selector’s', '.board,.page{a:b}'],
])('a class that is not there keeps no rule from the first part when it is %s', (_what, rule) => {
  expect(split(rule)).toEqual({ first: rule, rest: '' });
});

test('a rule that needs a class that is not there is the rest’s', () => {
  expect(split('.page .board{a:b}')).toEqual({ first: '', rest: '.page .board{a:b}' });
});

test('the pages of a route share their styles, which have an address of their own contents', () => {
  const sheet = '.page{a:b}.board{a:b}';
  const pages = [
    page('<main class="page">', 'card'),
    page('<main class="board">', 'card'),
    page('<main class="board">', 'table'),
  ];
  const styles = pageStyles(sheet, pages, moduleOf);
  expect(styles.get('card')?.files.map(([, css]) => css)).toEqual([sheet, '']);
  expect(styles.get('table')?.files.map(([, css]) => css)).toEqual(['.board{a:b}', '.page{a:b}']);
  expect(styles.get('table')?.first).toMatch(/^\/assets\/pages\/first-[0-9a-f]{8}\.css$/);
  expect(styles.get('table')?.first).not.toBe(styles.get('card')?.first);
});
