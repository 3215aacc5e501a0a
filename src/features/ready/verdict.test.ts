import { describe, expect, test } from 'vitest';
import type { Readiness } from '#offline/readiness.ts';
import { inBytes } from '#site/print/printFiles.ts';
import { accountRows } from './accountRows.ts';
import { readinessSummary } from './verdict.ts';

const games = { stored: 2, total: 2, bytes: 200_000 };

const all = {
  phase: 'known',
  site: { stored: 20, total: 20, bytes: 700_000, games, storedAt: 'Sat, 21 Nov 2026 05:00:00 GMT' },
  images: { stored: 208, total: 208, bytes: 4_600_000 },
  protection: 'protected',
} as const satisfies Readiness;

describe('the verdict', () => {
  test.each<[string, Readiness, string]>([
    ['everything is there', all, 'Ready'],
    ['an image is missing', { ...all, images: { ...all.images, stored: 207 } }, 'Almost'],
    [
      'a file of the site is missing',
      { ...all, site: { total: 21, stored: 20, bytes: 1, games, storedAt: null } },
      'Not ready',
    ],
    ['the opponent is missing', { ...all, site: { ...all.site, games: { ...games, stored: 1 } } }, 'Almost'],
    ['no worker keeps the site', { phase: 'known', images: all.images, protection: 'unknown' }, 'Not stored'],
    ['nobody has looked yet', { phase: 'checking' }, 'Checking'],
  ])('is correct when %s', (_when, readiness, stamp) => {
    expect(readinessSummary(readiness)).toMatchObject({ stamp, complete: stamp === 'Ready' });
  });
});

test('the table shows files, images, bytes and the date of the last update', () => {
  expect(accountRows(all).map(({ amount, note }) => `${amount} ${note ?? ''}`.trim())).toEqual([
    '20 of 20 files 700 KB',
    '2 of 2 files 200 KB',
    '208 of 208 4.6 MB',
    '5.5 MB',
    expect.stringMatching(/^21 November 2026/),
    'Yes The browser has promised not to clear this by itself.',
  ]);
});

test('the table has as many rows before the check, to avoid layout shift', () => {
  expect(accountRows({ phase: 'checking' })).toHaveLength(accountRows(all).length);
});

test.each([
  [0, '0 KB'],
  [283_499, '283 KB'],
  [4_550_000, '4.5 MB'],
])('shows %i bytes as %s', (bytes, words) => {
  expect(inBytes(bytes)).toBe(words);
});
