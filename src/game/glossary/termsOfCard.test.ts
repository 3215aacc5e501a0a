import { expect, test } from 'vitest';
import type { TermId } from './anchors.ts';
import { termsOfCard } from './termsOfCard.ts';

test.each<[effects: string, term: TermId]>([
  ['Choose a new clone for it.', 'redirect'],
  ['You may make new choices for it.', 'take-over'],
  ['Cancel target reaction.', 'cancel'],
  ['{ACT} {T1}: Gain {I}.', 'activate'],
  ['Another clone loses 1 {T}.', 'owe'],
])('“%s” uses the term %s', (effects, term) => {
  expect(termsOfCard({ effects, cost: '{T1}' })).toContain(term);
  expect(termsOfCard({ effects: 'Gain 1 tick.', cost: '{T1}' })).not.toContain(term);
});
