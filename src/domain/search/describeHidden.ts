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

const are = (one: boolean) => (one ? 'is not' : 'are not');
const doNot = (one: boolean) => (one ? 'does not' : 'do not');
const article = (noun: string | undefined) => (noun?.startsWith('a') ? 'an' : 'a');

const doNotSay = (one: boolean, text = '', where = ''): SentencePart[] => [
  plain(`${doNot(one)} say `),
  ...quoted(text),
  plain(where),
];

const clauses: { readonly [Key in SearchKey]-?: Clause } = {
  discipline: ({ discipline }, one) => [plain(`${are(one)} ${discipline}`)],
  type: ({ type }, one) => [plain(`${are(one)} ${one ? `${article(type)} ${type}` : `${type}s`}`)],
  contains: ({ contains: [ability, other] = [] }, one) => [
    plain(other ? `${doNot(one)} have both abilities` : `${one ? 'has' : 'have'} no ${ability} ability`),
  ],
  set: ({ set = 0 }, one, sets) => [plain(`${are(one)} from ${setName(set, sets)}`)],
  cost: ({ cost = '' }, one) => [plain(`${doNot(one)} cost `), ...quoted(cost)],
  resourceValue: ({ resourceValue }, one) => [plain(`${doNot(one)} have resource value ${resourceValue}`)],
  name: ({ name = '' }, one) => [
    plain(`${doNot(one)} have `),
    ...quoted(name),
    plain(one ? ' in its name' : ' in their names'),
  ],
  effects: ({ effects, in: [side, other] = [] }, one) => doNotSay(one, effects, side && !other ? ` in ${side}` : ''),
  in: () => [],
  fearEffects: ({ fearEffects }, one) => doNotSay(one, fearEffects, ' in fear'),
  flavor: ({ flavor }, one) => doNotSay(one, flavor, ' in the flavour'),
};
