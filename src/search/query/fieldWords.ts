/** The words for the fields of a query. */

import { article, type FieldWords, type TextWords } from '../fields/field.ts';
import { type SearchKey, searchFields, type TextKey } from '../fields/searchFields.ts';
import type { SetNames } from '../setNames.ts';
import type { FieldQuery } from './searchQuery.ts';
import { listed, plain, type SentencePart, strong } from './sentence.ts';

/** Returns the words for a field, or `undefined` if the query does not have it. */
export function wordsFor(key: TextKey, query: FieldQuery, sets: readonly SetNames[]): TextWords | undefined;
export function wordsFor(key: SearchKey, query: FieldQuery, sets: readonly SetNames[]): FieldWords | undefined;
export function wordsFor(key: SearchKey, query: FieldQuery, sets: readonly SetNames[]): FieldWords | undefined {
  const value = query[key];
  // The value belongs to the field of its key.
  return value === undefined ? undefined : searchFields[key].words(value as never, query, sets);
}

/** "an activated ability", "an activated and a triggered ability". */
export function abilityWords(wanted: readonly string[]): SentencePart[] {
  const items = wanted.map((ability) => [plain(`${article(ability)} `), strong(ability)]);
  return [...listed(items), plain(' ability')];
}
