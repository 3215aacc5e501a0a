import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cards } from '../../tests/support/collection.ts';
import { anyQuery, sampleQueries } from '../../tests/support/searchQueries.ts';
import { traitsOf } from './cardTraits.ts';
import { allCards, cardSets } from './catalogue.ts';
import { readEarlySearch } from './earlyAnswer.ts';
import { needsTexts } from './matchesQuery.ts';
import { answerSearch } from './searchAnswer.ts';
import { parseSearchParams, toSearchParams } from './searchParams.ts';

const traits = new Map(allCards().map((card) => [card.id, traitsOf(card)]));

/** Ids as the answer lists them: set by set, best match first. */
function answered(search: string): readonly number[] | undefined {
  const placeOf = readEarlySearch(search);
  if (!placeOf) return undefined;
  return cardSets.flatMap(({ id: set }) =>
    allCards()
      .filter((card) => card.set === set)
      .map((card) => ({ id: card.id, place: placeOf(traits.get(card.id) ?? '') }))
      .filter(({ place }) => place >= 0)
      .toSorted((a, b) => a.place - b.place)
      .map(({ id }) => id),
  );
}

async function found(search: string): Promise<readonly number[]> {
  const answer = await answerSearch(parseSearchParams(search, cardSets).query);
  return answer.found.map(({ id }) => id);
}

const beginnings = cards.flatMap(({ name }) => Array.from(name, (_, end) => name.slice(0, end + 1)));
const words = cards.flatMap(({ name }) => name.split(/[^\p{L}\p{N}]+/u));
const odd = [
  ...[
    'THE',
    ' the ',
    'the\u00a0',
    'thé',
    'O₂',
    'ﬁ',
    'ß',
    'Œ',
    '’',
    '“',
    '‐',
    '(',
    '\u0000',
    'a\tb',
    'big  head',
    '𝔞',
    '\ud83d\ude00',
  ],
  ...['%', '%25', '+', '&', '=', '#', '<b>', ':the', '007', '1.5', 'name', '"the"', '-the', '\u200b', 'İ'],
];

test.each([
  ['the beginnings of all names', beginnings],
  ['the words of all names', words],
  ['odd texts', odd],
])('the answer is the same as that of the search, for %s', async (_which, texts) => {
  for (const text of new Set(texts)) {
    const search = `?name=${encodeURIComponent(text)}`;
    const answer = answered(search);
    if (answer !== undefined) expect(answer, text).toEqual(await found(search));
  }
});

test('every short beginning of a name that needs no folding is answered, and a plus is read as a space', async () => {
  const short = beginnings.filter(
    (text) => /^[ -_a-~]+$/.test(text) && text.trim() !== '' && encodeURIComponent(text).length <= 40,
  );
  expect(short.filter((text) => answered(`?name=${encodeURIComponent(text)}`) === undefined)).toEqual([]);
  expect(answered('?name=big+head')).toEqual(await found('?name=big%20head'));
});

test.each(Object.entries(sampleQueries))('a search by %s is answered if it needs no texts', async (_field, query) => {
  const search = `?${toSearchParams(query)}`;
  expect(answered(search)).toEqual(needsTexts(query) ? undefined : await found(search));
});

test('the answer is the same as that of the search, for any fields without texts', async () => {
  const anyName = fc.constantFrom('a', 'e', 'the');
  await fc.assert(
    fc.asyncProperty(anyQuery({ name: anyName }), async ({ effects, in: _sides, fearEffects, flavor, ...query }) => {
      const search = `?${toSearchParams(query)}`;
      const answer = answered(search);
      if (answer !== undefined) expect(answer).toEqual(await found(search));
    }),
  );
});

test.each([
  ['the name after another field', '?set=1&name=the'],
  ['a set by its name', '?set=duel'],
  ['an unknown value', '?type=riddle'],
])('%s matches no card, so that the page leaves the search to the app', (_what, search) => {
  expect(answered(search)).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['white space', '?name=%20'],
  ['a name that must be folded', '?name=th%C3%A9'],
  ['texts', '?effects=the'],
  ['texts of a type', '?type=attack&effects=the'],
  ['search syntax', '?q=the'],
  ['another way to list', '?name=the&view=list'],
  ['a long text', `?name=${'a'.repeat(41)}`],
  ['broken percent signs', '?name=%E0%A4%A'],
])('an address that asks for %s is not answered', (_what, search) => {
  expect(readEarlySearch(search)).toBeUndefined();
});
