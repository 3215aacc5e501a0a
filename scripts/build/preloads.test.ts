import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { headScript } from './headScript.ts';
import { deferScripts, orderHead } from './preloads.ts';

const chunk = (name: string, imports: string[] = []) => ({
  type: 'chunk',
  name,
  isEntry: name === 'index',
  fileName: `assets/${name}.js`,
  imports,
});
const bundle = {
  'assets/index.js': chunk('index', ['assets/react.js']),
  'assets/react.js': chunk('react'),
  'assets/screens.js': chunk('screens', ['assets/index.js', 'assets/react.js', 'assets/data.js']),
  'assets/data.js': chunk('data'),
  'assets/rozha-one-400-12345678.woff2': { type: 'asset' },
  'assets/alegreya-sans-400-12345678.woff2': { type: 'asset' },
  'assets/alegreya-sans-400-italic-12345678.woff2': { type: 'asset' },
} as unknown as Rolldown.OutputBundle;

const html = `<head>
    <script>inline()</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>`;

const files = (head: string) => [...head.matchAll(/\/assets\/([\w-]+)\./g)].map(([, name]) => name);

test('a page lists the stylesheet and fonts before its scripts, and each script once, after its imports', () => {
  expect(files(orderHead(html, bundle))).toEqual([
    'style',
    'rozha-one-400-12345678',
    'alegreya-sans-400-12345678',
    'react',
    'data',
    'index',
    'screens',
  ]);
});

test('scripts are fetched with low priority', () => {
  const tags = orderHead(html, bundle).match(/<[^>]*\.js"[^>]*>/g) ?? [];
  expect(tags).toHaveLength(4);
  for (const tag of tags) expect(tag).toContain('fetchpriority="low"');
});

test('a prerendered page lists its scripts before the inline script, and has no tags for them', () => {
  const head = deferScripts(orderHead(html, bundle));
  const [, list = ''] = /<script type="application\/json" id="scripts">(.*?)<\/script>/.exec(head) ?? [];
  expect(JSON.parse(list)).toEqual([
    ['/assets/react.js', '/assets/data.js', '/assets/index.js'],
    ['/assets/screens.js'],
  ]);
  expect(head.indexOf(list)).toBeLessThan(head.indexOf('<script>'));
  expect(files(head.replace(list, ''))).toEqual(['style', 'rozha-one-400-12345678', 'alegreya-sans-400-12345678']);
});

test('the list of scripts names the module of the card texts, if the page may need them', () => {
  expect(deferScripts(orderHead(html, bundle), '', '/assets/texts.js')).toContain(
    '<script type="application/json" id="scripts" data-texts="/assets/texts.js">[',
  );
});

test('a prerendered page ends with the inline script as a module, which waits for the stylesheet', () => {
  const page = deferScripts(`<html>${html}<body>\n    <main></main>\n  </body></html>`);
  expect(page).toContain(`<main></main>\n    <script type="module">${headScript}</script>\n  </body>`);
});
