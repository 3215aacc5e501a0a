/** Arbitrary searches for property tests. */

import fc from 'fast-check';
import { canonicalCost } from '#game/cards/cost.ts';
import { costGroups } from '#game/cards/symbol.ts';
import { type AnyField, fieldList } from '#search/fields/searchFields.ts';
import { canonicalQuery } from '#search/query/querySyntax.ts';
import type { SearchQuery } from '#search/query/searchQuery.ts';
import { isBlank, tidyText } from '#search/text/searchText.ts';
import { anyText } from './anyText.ts';

const typedText = anyText({ minLength: 1 })
  .map(tidyText)
  .filter((text) => !isBlank(text));

const cost = fc
  .tuple(...costGroups.map(({ symbols }) => fc.option(fc.constantFrom(...symbols.map(({ token }) => token)))))
  .map((tokens) => canonicalCost(tokens.join('')))
  .filter((text) => text !== '');

/** Any value of a field. */
function valuesOf({ key, kind, options, isList }: AnyField): fc.Arbitrary<unknown> {
  if (key === 'cost') return cost;
  if (kind === 'set') return fc.constantFrom(0, 1);
  if (kind === 'number') return fc.nat({ max: 12 });
  if (!options) return typedText;
  return isList ? fc.subarray([...options], { minLength: 1, maxLength: 2 }) : fc.constantFrom(...options);
}

const anyFields = Object.fromEntries(fieldList.map((field) => [field.key, valuesOf(field)]));

/** A query in canonical form, of any combination of fields. Pass arbitraries of your own for some of them. */
export const anyQuery = (
  fields: { readonly [Key in keyof SearchQuery]?: fc.Arbitrary<NonNullable<SearchQuery[Key]>> } = {},
): fc.Arbitrary<SearchQuery> =>
  fc.record({ ...anyFields, ...fields }, { requiredKeys: [] }).map((query) => canonicalQuery(query as SearchQuery));
