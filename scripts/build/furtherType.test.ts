import { expect, test } from 'vitest';
import { furtherType } from './furtherType.ts';

const assets = [
  'alegreya-sans-400-12345678.woff2',
  'alegreya-sans-400-italic-1-3_5678.woff2',
  'alegreya-sans-700-12345678.woff2',
  'style-12345678.css',
];

const files = (tags: string) => [...tags.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test('a page fetches the faces it is set in, and only those, behind what is painted first', () => {
  const tags = furtherType('card', assets);
  expect(files(tags)).toEqual(['alegreya-sans-400-italic-1-3_5678.woff2', 'alegreya-sans-700-12345678.woff2']);
  expect(tags.match(/fetchpriority="low"/g)).toHaveLength(2);
});

test('a page without a route, and one that is set in the first faces alone, fetches no other', () => {
  expect(furtherType(undefined, assets)).toBe('');
  expect(furtherType('home', assets)).toBe('');
});
