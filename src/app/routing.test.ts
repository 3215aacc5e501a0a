import { describe, expect, test } from 'vitest';
import { currentEntry, matchPath } from './routing.ts';

describe('the route of a path', () => {
  test.each([
    ['/', 'home'],
    ['/spite-and-image', 'gameHome'],
    ['/spite-and-image/', 'gameHome'],
    ['/spite-and-image/advanced-search', 'advancedSearch'],
    ['/spite-and-image/cards', 'cards'],
    ['/spite-and-image/cards/1/4', 'card'],
    ['/spite-and-image/c/jR2wkY9x1Q', 'cardShare'],
    ['/mailing-list', 'mailingList'],
    ['/spite-and-image/rules', 'rules'],
    ['/spite-and-image/search-results', 'searchResults'],
    ['/spite-and-image/table', 'table'],
    ['/spite-and-image/wick-intro', 'personaStory'],
    ['/sandbox/symbols', 'sandbox'],
    ['/credits', 'credits'],
    ['/privacy', 'privacy'],
  ])('%s is %s', (path, name) => {
    expect(matchPath(path)?.name).toBe(name);
  });

  test('parameters keep their spelling', () => {
    expect(matchPath('/spite-and-image/cards/01/007')?.params).toMatchObject({ set: '01', number: '007' });
    expect(matchPath('/spite-and-image/wick-intro')?.params).toMatchObject({ name: 'wick' });
  });

  test.each([
    '/nowhere',
    '/spite-and-image/nowhere',
    '/spite-and-image/cards/1',
    '/%E0%A4%A',
    '/spite-and-image/cards/1/1/1',
    '/spite-and-image/cards/x/1',
    '/spite-and-image/cards/1/1e9',
    '/spite-and-image/cards/1.5/2',
  ])('%s is no page', (path) => {
    expect(matchPath(path)).toBeUndefined();
  });
});

const cards = { href: '/spite-and-image/cards', word: 'Cards', covers: ['cards', 'card'] } as const;

describe('an entry of the navigation', () => {
  test('is marked as the page on its own page', () => {
    expect(currentEntry(cards, '/spite-and-image/cards')).toBe('page');
  });

  test('is marked as current on a page below its own', () => {
    expect(currentEntry(cards, '/spite-and-image/cards/1/4')).toBe('true');
  });

  test.each(['/', '/spite-and-image/rules', '/nowhere'])('is not current on %s', (path) => {
    expect(currentEntry(cards, path)).toBeUndefined();
  });
});
