/** Differences from the texts that the reader last saw, after one update and after several. */

import { expect, test } from 'vitest';
import { textChanges } from './compareTexts.ts';
import { cardKey, markOpened, mostChanges, readKey, ruleKey, waitingKeys } from './textChanges.ts';

const seen = { 'card:104': 'Lose 1 corpus.', 'rule:setup': 'Shuffle.', 'card:1': 'Gone soon.' };
const now = { 'card:104': 'Lose 2 corpus.', 'rule:setup': 'Shuffle.', 'card:2': 'Brand new.' };

test('lists changed, new and removed texts, but no unchanged ones', () => {
  expect(textChanges(seen, now)).toStrictEqual([
    { key: 'card:104', before: 'Lose 1 corpus.', after: 'Lose 2 corpus.', opened: false },
    { key: 'card:1', before: 'Gone soon.', opened: false },
    { key: 'card:2', after: 'Brand new.', opened: false },
  ]);
});

test('an unread change still has the text that the reader last saw after the next update', () => {
  const first = textChanges(seen, now);
  const later = { ...now, 'card:104': 'Lose 3 corpus.' };
  expect(textChanges(now, later, first)).toContainEqual({
    key: 'card:104',
    before: 'Lose 1 corpus.',
    after: 'Lose 3 corpus.',
    opened: false,
  });
});

test('the next update drops opened changes and changes that it reverts', () => {
  const opened = markOpened(textChanges(seen, now), 'card:104');
  expect(textChanges(now, now, opened).map(({ key }) => key)).toEqual(['card:1', 'card:2']);
  expect(textChanges(now, seen, textChanges(seen, now))).toEqual([]);
});

test('opening an opened or unknown text changes nothing', () => {
  const changes = markOpened(textChanges(seen, now), 'card:104');
  expect(markOpened(changes, 'card:104')).toBe(changes);
  expect(markOpened(changes, 'card:9')).toBe(changes);
});

test('unread keys are those of existing texts that were not opened', () => {
  expect([...waitingKeys(markOpened(textChanges(seen, now), 'card:104'))]).toEqual(['card:2']);
});

test('lists no more changes than the device should store', () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, id) => [`card:${id}`, 'x']));
  expect(textChanges({}, many)).toHaveLength(mostChanges);
});

test.each([
  ['card:104', { card: 104 }],
  ['rule:main-phase', { rule: 'main-phase' }],
  [cardKey(104), { card: 104 }],
  [ruleKey('main-phase'), { rule: 'main-phase' }],
  ['card:x', undefined],
  ['card:x1', undefined],
  ['card:1x', undefined],
  ['a card:104', undefined],
  ['__proto__', undefined],
  ['', undefined],
])('reads the key %j', (key, parts) => {
  expect(readKey(key)).toEqual(parts);
});
