/** Every search field works everywhere: in the address, in search syntax, in the sentence, before texts are loaded. */

import { cardList } from 'virtual:card-list';
import { cardTexts } from 'virtual:card-texts';
import { describe, expect, test } from 'vitest';
import { sampleQueries } from '../../tests/support/searchQueries.ts';
import { createCardSearch } from './cardSearch.ts';
import { describeQuery } from './describeQuery.ts';
import { matchesQuery } from './matchesQuery.ts';
import { parseQuery, printQuery } from './querySyntax.ts';
import { fieldList } from './searchFields.ts';
import { parseSearchParams, toSearchParams } from './searchParams.ts';
import { sentenceText } from './sentence.ts';
import { foldCardTexts } from './textFields.ts';

describe.each(fieldList.map(({ key }) => [key, sampleQueries[key]] as const))('the field %s', (_, query) => {
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

  test('finds the same cards before the texts are loaded', async () => {
    const textsById = new Map(cardTexts.map((texts) => [texts.id, texts]));
    const search = createCardSearch(
      () => cardList.cards,
      async () => textsById,
    );
    const matches = matchesQuery(query);
    const expected = cardList.cards.filter((card) => {
      const texts = textsById.get(card.id);
      return texts && matches(card, foldCardTexts(texts));
    });
    const found = await search.searchCards(query);
    expect(new Set(found)).toEqual(new Set(expected));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(cardList.cards.length);
  });
});
