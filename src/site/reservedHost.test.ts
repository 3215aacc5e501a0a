import { expect, test } from 'vitest';
import { isReservedHost } from './reservedHost.ts';

test.each([
  'https://store.example/spite-and-image',
  'https://example.com',
  'https://lists.example.org/form?a=b',
  'http://localhost:4173',
  'clerk@imago-mutual.example',
])('%s has a reserved host', (address) => {
  expect(isReservedHost(address)).toBe(true);
});

test.each([
  'https://example.games/',
  'https://shop.games/example',
  'http://127.0.0.1:80/form',
  'clerk@clones.games',
  '',
])('%s may have a real host', (address) => {
  expect(isReservedHost(address)).toBe(false);
});
