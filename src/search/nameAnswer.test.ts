import { expect, test } from 'vitest';
import { cards } from '../../tests/support/collection.ts';
import { allCards, cardSets } from './catalogue.ts';
import { readNameSearch } from './nameAnswer.ts';
import { answerSearch } from './searchAnswer.ts';
import { parseSearchParams } from './searchParams.ts';

/** Ids as the answer lists them: set by set, best match first. */
function answered(search: string): readonly number[] | undefined {
  const placeOf = readNameSearch(search);
  if (!placeOf) return undefined;
  return cardSets.flatMap(({ id: set }) =>
    allCards()
      .filter((card) => card.set === set)
      .map(({ id, name }) => ({ id, place: placeOf(name) }))
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

test('every beginning of a name that is short enough is answered, and a plus is read as a space', async () => {
  const short = beginnings.filter((text) => text.trim() !== '' && encodeURIComponent(text).length <= 40);
  expect(short.filter((text) => answered(`?name=${encodeURIComponent(text)}`) === undefined)).toEqual([]);
  expect(answered('?name=big+head')).toEqual(await found('?name=big%20head'));
});

test.each([
  ['nothing', ''],
  ['white space', '?name=%20'],
  ['another field', '?effects=the'],
  ['more than a name', '?name=the&set=1'],
  ['another way to list', '?name=the&view=list'],
  ['a long text', `?name=${'a'.repeat(41)}`],
  ['broken percent signs', '?name=%E0%A4%A'],
])('an address that asks for %s is not answered', (_what, search) => {
  expect(readNameSearch(search)).toBeUndefined();
});
