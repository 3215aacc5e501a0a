/** Every search field works everywhere: in the address, in search syntax, in the sentence, in the results. */

import { describe, expect, test } from 'vitest';
import { cardList } from '#game/generated/cardList.ts';
import { cardSearch } from '../cardSearchLoader.ts';
import { describeQuery } from '../query/describeQuery.ts';
import { parseQuery, printQuery } from '../query/querySyntax.ts';
import { parseSearchParams, toSearchParams } from '../query/searchParams.ts';
import type { FieldQuery } from '../query/searchQuery.ts';
import { sentenceText } from '../query/sentence.ts';
import { fieldList } from './searchFields.ts';

test('each field has a place of its own in the form', () => {
  const taken = new Map<number, string>();
  for (const { key, control } of fieldList) {
    if (!control) continue;
    expect(taken.get(control.place), `the other field at place ${control.place}, that of ${key}`).toBeUndefined();
    taken.set(control.place, key);
  }
});

describe.each(fieldList.map(({ key, sample }) => [key, sample as FieldQuery] as const))('the field %s', (_, query) => {
  test('is read back from the address', () => {
    expect(parseSearchParams(toSearchParams(query), cardList.sets)).toEqual({ query, ignored: [] });
  });

  test('is understood in search syntax', () => {
    const typed = printQuery({ ...query, discipline: query.discipline ?? 'mental' }, cardList.sets);
    const read = { query: { ...query, discipline: query.discipline ?? 'mental' }, ignored: [] };
    expect(parseQuery(typed, cardList.sets)).toEqual(read);
  });

  test('changes the sentence', () => {
    expect(sentenceText(describeQuery(query, cardList.sets))).not.toBe('All cards.');
  });

  test('finds some cards, but not all', async () => {
    const { find } = await cardSearch.load();
    const found = find(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(cardList.cards.length);
  });
});
