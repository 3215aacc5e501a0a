import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyQuery } from '../../../tests/support/searchQueries.ts';
import { textKeys } from '../fields/searchFields.ts';
import { describeQuery, describeRelaxation } from './describeQuery.ts';
import type { SearchQuery } from './searchQuery.ts';
import { sentenceText } from './sentence.ts';

const sets = [{ id: 6, name: 'Ego', abbreviation: 'EGO', slug: 'ego' }];
const query: SearchQuery = { effects: 'duck', in: ['fear'], set: 6, type: 'state', contains: ['activated'] };

test.each<[string, SearchQuery]>([
  ['Drop set Ego', { effects: 'duck', in: ['fear'], type: 'state', contains: ['activated'] }],
  ['Drop type state', { effects: 'duck', in: ['fear'], set: 6, contains: ['activated'] }],
  ['Drop the limit to fear', { effects: 'duck', set: 6, type: 'state', contains: ['activated'] }],
  ['Drop the text “duck”', { set: 6, type: 'state', contains: ['activated'] }],
  ['Drop ability activated', { effects: 'duck', in: ['fear'], set: 6, type: 'state' }],
  ['States', { type: 'state' }],
  ['Cards whose flavour contains “duck”', { flavor: 'duck' }],
])('%s', (said, relaxed) => {
  expect(sentenceText(describeRelaxation(query, relaxed, sets))).toBe(said);
});

const everyField: SearchQuery = {
  name: 'a',
  effects: 'forget',
  in: ['fear'],
  fearEffects: 'b.',
  flavor: 'c',
  discipline: 'mental',
  type: 'attack',
  cost: '{T1}',
  resourceValue: 1,
  set: 1,
  contains: ['activated'],
  rest: { kind: 'value', key: 'resourceValue', operator: '>', value: 2 },
};

test.each(Object.entries(everyField))('a line about %s has no full stop before its count', (key, value) => {
  const { [key as keyof SearchQuery]: _, ...relaxed } = everyField;
  expect(sentenceText(describeRelaxation(everyField, relaxed, sets))).not.toMatch(/[.:]$/);
  expect(sentenceText(describeRelaxation({ name: 'nothing' }, { [key]: value }, sets))).not.toMatch(/[.:]$/);
});

test.each(Object.entries(everyField))('a sentence about %s ends with one full stop', (key, value) => {
  expect(sentenceText(describeQuery({ [key]: value }, sets))).toMatch(/[^.:\s]\.$/);
});

test('any combination of fields is one sentence: one full stop, at its end, and no stray space or punctuation', () => {
  const combinations = anyQuery(Object.fromEntries(textKeys.map((key) => [key, fc.constant('word')])));
  fc.assert(
    fc.property(combinations, (asked) => {
      const sentence = sentenceText(describeQuery(asked, sets));
      expect(sentence).toMatch(/^[A-Z][^.:]*[^.:,\s]\.$/);
      expect(sentence).not.toMatch(/\s[\s.,:]|,,|“”/);
    }),
  );
});
