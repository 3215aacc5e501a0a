/** Addresses of disputes: what is asked, and addresses that ask for what cannot be. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hrefOf, readAsked } from './settleAddress.ts';

const queryOf = (href: string) => href.split('?')[1] ?? '';

test('holds the cards and only what was changed', () => {
  const address = '/spite-and-image/settle?played=104&answer=110&corpus=12&playedSide=fear';
  const { asked, unknown } = readAsked(queryOf(address));
  expect(asked).toMatchObject({ corpus: 12, cerebrium: 20, clones: 2, playedSide: 'fear', answerSide: 'desire' });
  expect([asked.played?.name, asked.answers[0]?.name, unknown]).toEqual([
    'Down the Cellar Steps',
    'Duck, Obviously',
    [],
  ]);
  expect(hrefOf(asked)).toBe(address);
});

test('holds several answers, and what else was changed', () => {
  const address = '/spite-and-image/settle?played=104&answer=110&answer=109&state=113&theirMemories=0&turn=theirs';
  const { asked } = readAsked(queryOf(address));
  expect(asked.answers.map(({ name }) => name)).toEqual(['Duck, Obviously', 'Same Flinch']);
  expect(asked).toMatchObject({ state: 113, theirMemories: 0, memories: undefined, turn: 'theirs' });
  expect(hrefOf(asked)).toBe(address);
});

test('names a card that does not exist, and takes what cannot be as it is at the start of a game', () => {
  const { asked, unknown } = readAsked('played=9999&answer=110&corpus=-4&clones=40&answerSide=fear');
  expect(unknown).toEqual(['9999']);
  expect(asked).toMatchObject({ corpus: 20, clones: 2, answerSide: 'desire' });
});

test('reads any query without failing, and what it read is the same when written and read again', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('fear', '__proto__', '1e9', '٣', '0x10', '110', '109', '113', 'yours', '3'),
  );
  const numbers = ['corpus', 'theirCerebrium', 'clones', 'memories', 'theirMemories'];
  const name = fc.constantFrom('played', 'answer', 'answer', ...numbers, 'state', 'turn', 'playedSide', '__proto__');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const { asked } = readAsked(String(new URLSearchParams(pairs)));
      expect(readAsked(queryOf(hrefOf(asked))).asked).toEqual(asked);
    }),
    { numRuns: 10_000 },
  );
});
