import { describe, expect, test } from 'vitest';
import { describeHidden, describeQuery } from './describeQuery.ts';
import type { Expression, SearchQuery } from './searchQuery.ts';
import { sentenceText } from './sentence.ts';

const sets = [{ id: 1, name: 'Duel', abbreviation: 'DUE', slug: 'duel' }];

describe('a search in one sentence', () => {
  test.each<[SearchQuery, string]>([
    [{}, 'All cards.'],
    [{ in: ['fear'] }, 'All cards.'],
    [{ name: 'fist' }, 'Cards whose name contains “fist”.'],
    [{ name: 'can I stop my turn early' }, '“can I stop my turn early”'],
    [{ name: 'from what age can one play' }, '“from what age can one play”'],
    [{ name: 'duck against haircut' }, '“duck against haircut”'],
    [{ type: 'reaction' }, 'Reactions.'],
    [{ discipline: 'mental' }, 'Mental cards.'],
    [{ set: 1 }, 'Cards from Duel.'],
    [
      { type: 'state', discipline: 'mental', effects: '{B}' },
      'Mental states whose text, on either side, contains {B}.',
    ],
    [{ effects: 'cancel', in: ['desire'] }, 'Cards whose desire contains “cancel”.'],
    [{ effects: 'cancel', in: ['fear'] }, 'Cards whose fear contains “cancel”.'],
    [{ effects: 'cancel', in: ['desire', 'fear'] }, 'Cards whose text, on either side, contains “cancel”.'],
    [{ effects: 'Gain {T}' }, 'Cards whose text, on either side, contains “Gain {T}”.'],
    [{ cost: '{T1}{C0}', resourceValue: 1 }, 'Cards whose cost is {T1}{C0} and whose resource value is 1.'],
    [
      { name: 'a', fearEffects: 'b', flavor: 'c' },
      'Cards whose name contains “a”, whose fear contains “b” and whose flavour contains “c”.',
    ],
    [{ contains: ['activated'] }, 'Cards with an activated ability.'],
    [
      { type: 'state', set: 1, contains: ['activated', 'triggered'], name: 'x' },
      'States from Duel with an activated and a triggered ability whose name contains “x”.',
    ],
  ])('%o', (query, sentence) => {
    expect(sentenceText(describeQuery(query, sets))).toBe(sentence);
  });

  test('names the side beside the text that it limits', () => {
    const rest: Expression = {
      kind: 'any',
      parts: [
        { kind: 'field', query: { effects: 'forget', in: ['desire'] } },
        { kind: 'field', query: { type: 'state' } },
      ],
    };
    expect(sentenceText(describeQuery({ rest }, sets))).toBe('Cards that say “forget” in desire or are states.');
  });

  test('says each condition once', () => {
    const again: Expression = { kind: 'field', query: { type: 'attack' } };
    const heals: Expression = { kind: 'word', text: 'heal' };
    const rest: Expression = { kind: 'all', parts: [again, heals, again, heals] };
    expect(sentenceText(describeQuery({ type: 'attack', rest }, sets))).toBe(
      'Attacks that have “heal” in their names or texts.',
    );
  });

  test('has the search terms in bold and returns symbols as parts', () => {
    expect(describeQuery({ type: 'state', effects: 'Gain {t}' }, sets)).toEqual([
      { kind: 'strong', text: 'States' },
      { kind: 'text', text: ' whose text, on either side, contains ' },
      { kind: 'strong', text: '“Gain ' },
      { kind: 'symbol', symbol: expect.objectContaining({ token: '{T}', spoken: 'tick' }) },
      { kind: 'strong', text: '”' },
      { kind: 'text', text: '.' },
    ]);
  });
});

describe('the cards that a filter hid, in words', () => {
  test.each<[number, SearchQuery, string]>([
    [78, { type: 'reaction' }, '78 are not reactions'],
    [1, { type: 'attack' }, '1 is not an attack'],
    [52, { discipline: 'mental' }, '52 are not mental'],
    [15, { effects: 'cancel' }, '15 do not say “cancel”'],
    [1, { effects: '{B}', in: ['fear'] }, '1 does not say {B} in fear'],
    [3, { fearEffects: 'lose' }, '3 do not say “lose” in fear'],
    [3, { flavor: 'twin' }, '3 do not say “twin” in the flavour'],
    [2, { name: 'fist' }, '2 do not have “fist” in their names'],
    [1, { name: 'fist' }, '1 does not have “fist” in its name'],
    [88, { set: 1 }, '88 are not from Duel'],
    [90, { cost: '{T1}' }, '90 do not cost {T1}'],
    [90, { resourceValue: 3 }, '90 do not have resource value 3'],
    [90, { contains: ['activated'] }, '90 have no activated ability'],
    [1, { contains: ['triggered'] }, '1 has no triggered ability'],
    [90, { contains: ['activated', 'triggered'] }, '90 do not have both abilities'],
  ])('%i hidden by %o', (count, query, words) => {
    const [key] = Object.keys(query) as (keyof SearchQuery)[];
    expect(sentenceText(describeHidden({ key: key ?? 'name', count }, query, sets))).toBe(words);
  });
});
