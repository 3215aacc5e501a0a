import { expect, test } from 'vitest';
import { allCards } from './catalogue.ts';
import { setNames } from './currentSets.ts';
import { otherAnswers } from './otherAnswers.ts';
import { readingsOf } from './readings.ts';

test.each([
  ['{T}', [{ effects: '{T}' }]],
  ['{trg}', [{ contains: ['triggered'] }]],
  ['{ACT} {TRG}', [{ contains: ['activated', 'triggered'] }]],
  ['reaction', [{ type: 'reaction' }]],
  ['States', [{ type: 'state' }]],
  ['mental', [{ discipline: 'mental' }]],
  ['melee', [{ set: 2 }]],
  ['t1 c0', [{ cost: '{T1}{C0}' }]],
  ['1 tick, 2 corpus', [{ cost: '{T1}{C2}' }]],
  ['deal damage', []],
  ['{T} and more', []],
  ['', []],
])('"%s" can be read as %j', (text, readings) => {
  expect(readingsOf(text, setNames)).toEqual(readings);
});

test('a text that is in no name is answered from card texts and rules', async () => {
  const { meant, texts, rules } = await otherAnswers('forget');
  expect(meant).toEqual([]);
  expect(texts.found.length).toBeGreaterThan(0);
  expect(texts.query).toEqual({ effects: 'forget' });
  expect(rules[0]?.passage.id).toBe('glossary-forget');
});

test('a reading comes with the cards that it finds, and not without any', async () => {
  const count = allCards().filter(({ type }) => type === 'reaction').length;
  expect((await otherAnswers('reaction')).searches).toEqual([{ query: { type: 'reaction' }, count }]);
  expect((await otherAnswers('{TX}{CX}')).searches).toEqual([]);
});

test('a misspelt name is corrected, symbols and words of the rules are not', async () => {
  expect((await otherAnswers('haimaker')).meant[0]).toMatchObject({ name: 'Identical Haymaker' });
  for (const text of ['{T}', 'hand size', 'opponent']) expect((await otherAnswers(text)).meant).toEqual([]);
});

test('nonsense has no answer, and any text is taken', async () => {
  const nothing = { searches: [], meant: [], rules: [] };
  expect(await otherAnswers('best pizza near me')).toMatchObject(nothing);
  expect(await otherAnswers(' ')).toMatchObject(nothing);
  await expect(otherAnswers('{'.repeat(5000))).resolves.toBeDefined();
});
