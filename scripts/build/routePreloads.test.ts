import { expect, test } from 'vitest';
import { routePreloads, textsModule } from './routePreloads.ts';

const assets = [
  'alegreya-sans-400-12345678.woff2',
  'alegreya-sans-400-italic-1-3_5678.woff2',
  'alegreya-sans-700-12345678.woff2',
  'grain-12345678.svg',
  'style-12345678.css',
  'texts-12345678.js',
];

const files = (tags: string) => [...tags.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test('a page preloads only the further font faces that it uses, with low priority', () => {
  const tags = routePreloads('card', assets);
  expect(files(tags)).toEqual(['alegreya-sans-400-italic-1-3_5678.woff2', 'alegreya-sans-700-12345678.woff2']);
  expect(tags.match(/fetchpriority="low"/g)).toHaveLength(2);
});

test('a page without a route, or one that uses only the first font faces, preloads none', () => {
  expect(routePreloads(undefined, assets)).toBe('');
  expect(routePreloads('mailingList', assets)).toBe('');
});

test('home preloads the grain of its picture with low priority', () => {
  const tags = routePreloads('home', assets);
  expect(files(tags)).toEqual(['grain-12345678.svg']);
  expect(tags).toContain('fetchpriority="low"');
});

test('only the page of search results may need the card texts', () => {
  expect(textsModule('searchResults', assets)).toBe('/assets/texts-12345678.js');
  expect(textsModule('cards', assets)).toBeUndefined();
});
