import { expect, test } from 'vitest';
import { describeRelaxation } from './describeRelaxation.ts';
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
  ['States.', { type: 'state' }],
  ['Cards whose flavour contains “duck”.', { flavor: 'duck' }],
])('%s', (said, relaxed) => {
  expect(sentenceText(describeRelaxation(query, relaxed, sets))).toBe(said);
});
