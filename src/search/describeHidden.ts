/** What a filter hid, in words: "78 are not reactions", "15 do not say “cancel”". */

import { clauseOf, expressionClause } from './clauses.ts';
import type { Hidden } from './hiddenCards.ts';
import type { SearchQuery } from './searchQuery.ts';
import { joined, plain, type SentencePart } from './sentence.ts';
import type { SetNames } from './setNames.ts';

/** One clause for one filter, beginning with its count. */
export function describeHidden({ key, count }: Hidden, query: SearchQuery, sets: readonly SetNames[]): SentencePart[] {
  const voice = { one: count === 1, not: true };
  const { rest } = query;
  const clause = key === 'rest' ? rest && expressionClause(rest, voice, sets) : clauseOf(key, query, voice, sets);
  return joined([plain(`${count} `), ...(clause ?? [])]);
}
