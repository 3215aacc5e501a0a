import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { orderHead, withoutHaste } from './preloads.ts';

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
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>`;

const files = (head: string) => [...head.matchAll(/\/assets\/([\w-]+)\./g)].map(([, name]) => name);

test('a page names what it is painted with before its scripts, and every script once, behind those it imports', () => {
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

test('no script is fetched at the expense of what is painted', () => {
  const tags = orderHead(html, bundle).match(/<[^>]*\.js"[^>]*>/g) ?? [];
  expect(tags).toHaveLength(4);
  for (const tag of tags) expect(tag).toContain('fetchpriority="low"');
});

test('a page that is rendered already lists its scripts, those to run apart from those they ask for, and asks for none of them', () => {
  const head = withoutHaste(orderHead(html, bundle));
  const [, list = ''] = /<script type="application\/json" id="scripts">(.*?)<\/script>/.exec(head) ?? [];
  expect(JSON.parse(list)).toEqual([
    ['/assets/react.js', '/assets/data.js', '/assets/index.js'],
    ['/assets/screens.js'],
  ]);
  expect(head.indexOf(list)).toBeLessThan(head.indexOf('stylesheet'));
  expect(files(head.replace(list, ''))).toEqual(['style', 'rozha-one-400-12345678', 'alegreya-sans-400-12345678']);
});

test('such a page is not at its end before its styles are there: its one inline line stands at the foot again', () => {
  const page = withoutHaste(`<html>${html}<body>\n    <main></main>\n  </body></html>`);
  expect(page).toMatch(/<main><\/main>\s*<script type="module">try[^<]*<\/script>\s*<\/body>/);
});
