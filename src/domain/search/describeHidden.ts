/** What a filter hid, in words: "78 are not reactions", "15 do not say “cancel”". */

import { setName } from './describeQuery.ts';
import type { Hidden } from './hiddenCards.ts';
import type { SearchKey, SearchQuery } from './searchQuery.ts';
import { joined, plain, quoted, type SentencePart } from './sentence.ts';
import type { SetNames } from './setNames.ts';

/** One clause for one filter, beginning with its count. */
export function describeHidden({ key, count }: Hidden, query: SearchQuery, sets: readonly SetNames[]): SentencePart[] {
  return joined([plain(`${count} `), ...clauses[key](query, count === 1, sets)]);
}

type Clause = (query: SearchQuery, one: boolean, sets: readonly SetNames[]) => SentencePart[];

const are = (one: boolean) => (one ? 'is not ' : 'are not ');
const doNot = (one: boolean) => (one ? 'does not ' : 'do not ');

const says =
  (textOf: (query: SearchQuery) => string | undefined, where: string): Clause =>
  (query, one) => [plain(`${doNot(one)}say `), ...quoted(textOf(query) ?? ''), plain(where)];

const clauses: { readonly [Key in SearchKey]-?: Clause } = {
  discipline: ({ discipline }, one) => [plain(`${are(one)}${discipline}`)],
  type: ({ type }, one) => [plain(one ? `is not ${type === 'attack' ? 'an' : 'a'} ${type}` : `are not ${type}s`)],
  set: ({ set = 0 }, one, sets) => [plain(`${are(one)}from ${setName(set, sets)}`)],
  contains: ({ contains = [] }, one) => {
    const missing =
      contains.length > 1 ? 'both abilities' : `${contains[0] === 'activated' ? 'an' : 'a'} ${contains[0]} ability`;
    return [plain(`${doNot(one)}have ${missing}`)];
  },
  cost: ({ cost = '' }, one) => [plain(`${doNot(one)}cost `), ...quoted(cost)],
  resourceValue: ({ resourceValue }, one) => [plain(`${doNot(one)}have resource value ${resourceValue}`)],
  name: ({ name = '' }, one) => [
    plain(`${doNot(one)}have `),
    ...quoted(name),
    plain(one ? ' in the name' : ' in their names'),
  ],
  effects: (query, one, sets) =>
    says(({ effects }) => effects, query.in?.length === 1 ? ` in ${query.in[0]}` : '')(query, one, sets),
  in: () => [],
  fearEffects: says(({ fearEffects }) => fearEffects, ' in fear'),
  flavor: says(({ flavor }) => flavor, ' in the flavour'),
};
