/** Searches for tests: one by each field, and arbitrary ones for property tests. */

import fc from 'fast-check';
import { cardTypes, disciplines } from '#game/cards/card.ts';
import { canonicalCost } from '#game/cards/cost.ts';
import { abilities, costGroups } from '#game/cards/symbol.ts';
import { canonicalQuery, type FieldQuery, type SearchKey, type SearchQuery, sides } from '#search/searchQuery.ts';
import { isBlank, tidyText } from '#search/searchText.ts';
import { anyText } from './anyText.ts';

/** A search by each field that finds some cards, but not all. */
export const sampleQueries: { readonly [Key in SearchKey]: FieldQuery } = {
  name: { name: 'head' },
  effects: { effects: 'cancel' },
  in: { effects: 'cancel', in: ['desire'] },
  fearEffects: { effects: 'lose', fearEffects: 'lose' },
  flavor: { flavor: 'one' },
  discipline: { discipline: 'mental' },
  type: { type: 'state' },
  cost: { cost: '{T1}{C0}' },
  resourceValue: { resourceValue: 2 },
  set: { set: 1 },
  contains: { contains: ['triggered'] },
};

const typedText = anyText({ minLength: 1 })
  .map(tidyText)
  .filter((text) => !isBlank(text));

const cost = fc
  .tuple(...costGroups.map(({ symbols }) => fc.option(fc.constantFrom(...symbols.map(({ token }) => token)))))
  .map((tokens) => canonicalCost(tokens.join('')))
  .filter((text) => text !== '');

const anyFields = {
  name: typedText,
  effects: typedText,
  in: fc.subarray([...sides], { minLength: 1 }),
  fearEffects: typedText,
  flavor: typedText,
  discipline: fc.constantFrom(...disciplines),
  type: fc.constantFrom(...cardTypes),
  cost,
  resourceValue: fc.nat({ max: 12 }),
  set: fc.constantFrom(0, 1),
  contains: fc.subarray([...abilities], { minLength: 1 }),
} satisfies Record<SearchKey, fc.Arbitrary<unknown>>;

/** A query in canonical form, of any combination of fields. Pass arbitraries of your own for some of them. */
export const anyQuery = (
  fields: { readonly [Key in keyof SearchQuery]?: fc.Arbitrary<NonNullable<SearchQuery[Key]>> } = {},
): fc.Arbitrary<SearchQuery> =>
  fc.record({ ...anyFields, ...fields }, { requiredKeys: [] }).map((query) => canonicalQuery(query as SearchQuery));
