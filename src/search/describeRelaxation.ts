/** What a relaxed search does without, in a few words: "Drop set Ego". */

import { queryPhrase } from './describeQuery.ts';
import { printExpression } from './printTyped.ts';
import type { SearchQuery } from './searchQuery.ts';
import { plain, quoted, type SentencePart, strong } from './sentence.ts';
import { type SetNames, setName } from './setNames.ts';

type Key = keyof SearchQuery;

const words: { readonly [Name in Key]-?: (query: SearchQuery, sets: readonly SetNames[]) => SentencePart[] } = {
  name: ({ name = '' }) => [plain('the name '), ...quoted(name)],
  effects: ({ effects = '' }) => [plain('the text '), ...quoted(effects)],
  in: ({ in: sides = [] }) => [plain('the limit to '), strong(sides.join(' and '))],
  fearEffects: ({ fearEffects = '' }) => [plain('the fear '), ...quoted(fearEffects)],
  flavor: ({ flavor = '' }) => [plain('the flavour '), ...quoted(flavor)],
  discipline: ({ discipline = '' }) => [plain('discipline '), strong(discipline)],
  type: ({ type = '' }) => [plain('type '), strong(type)],
  cost: ({ cost = '' }) => [plain('cost '), ...quoted(cost)],
  resourceValue: ({ resourceValue = 0 }) => [plain('resource value '), strong(String(resourceValue))],
  set: ({ set = 0 }, sets) => [plain('set '), strong(setName(set, sets))],
  contains: ({ contains = [] }) => [plain('ability '), strong(contains.join(' and '))],
  rest: ({ rest }) => [strong(rest ? printExpression(rest) : '')],
};

/** One or two things dropped are named; otherwise the whole new search is described. No full stop: a count follows. */
export function describeRelaxation(
  query: SearchQuery,
  relaxed: SearchQuery,
  sets: readonly SetNames[],
): SentencePart[] {
  const dropped = (Object.keys(query) as Key[]).filter((key) => !(key in relaxed));
  const isShorter = (Object.keys(relaxed) as Key[]).every((key) => key in query);
  const [first] = dropped.filter((key) => key !== 'in' || !dropped.includes('effects'));
  const isOne = dropped.length === 1 || (dropped.length === 2 && dropped.includes('effects') && dropped.includes('in'));
  if (!isShorter || !isOne || first === undefined) return queryPhrase(relaxed, sets);
  return [plain('Drop '), ...words[first](query, sets)];
}
