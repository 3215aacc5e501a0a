import { describe, expect, test } from 'vitest';
import { currentEntry } from './currentEntry.ts';

const cards = { href: '/spite-and-image/cards', word: 'Cards', covers: ['cards', 'card'] } as const;

describe('an entry of the navigation', () => {
  test('is the page on the page it leads to', () => {
    expect(currentEntry(cards, '/spite-and-image/cards')).toBe('page');
  });

  test('is current on a page further in', () => {
    expect(currentEntry(cards, '/spite-and-image/cards/1/4')).toBe('true');
  });

  test.each(['/', '/spite-and-image/rules', '/nowhere'])('is not current on %s', (path) => {
    expect(currentEntry(cards, path)).toBeUndefined();
  });
});
