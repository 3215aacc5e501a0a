/** A search in words: the sentence above its results, what each filter hid, and what a relaxed search drops. */

import type { CardType } from '#game/cards/card.ts';
import { clauseOf, expressionClause } from './clauses.ts';
import type { Hidden } from './filters.ts';
import { conditionsOf } from './matchesQuery.ts';
import { printExpression } from './printSyntax.ts';
import type { Expression, SearchQuery } from './searchQuery.ts';
import { joined, listed, plain, quoted, type SentencePart, strong } from './sentence.ts';
import { type SetNames, setName } from './setNames.ts';

/** The sentence above the results, with its full stop. */
export const describeQuery = (query: SearchQuery, sets: readonly SetNames[]): SentencePart[] =>
  joined([...queryPhrase(query, sets), plain('.')]);

/** The same without a full stop, for a line that goes on. */
export function queryPhrase({ rest: asked, ...fields }: SearchQuery, sets: readonly SetNames[]): SentencePart[] {
  const types = fields.type === undefined ? typesOf(asked) : undefined;
  const query: SearchQuery = asked && !types ? { ...fields, rest: asked } : fields;
  if (conditionsOf(query).length === 0 && !types) return [plain('All cards')];
  const clauses = [
    ...clausesOf(query).map((clause) => [plain('whose '), ...clause]),
    ...demandsOf(query.rest).map((part) => [
      plain('that '),
      ...expressionClause(part, { one: false, not: false }, sets),
    ]),
  ];
  const space = clauses.length > 0 ? [plain(' ')] : [];
  return joined([...subjectOf(query, sets, types), ...space, ...listed(clauses)]);
}

/** The types that an expression offers to choose from, when it asks for nothing else. */
function typesOf(rest?: Expression): CardType[] | undefined {
  if (rest?.kind !== 'any') return undefined;
  const types = rest.parts.map((part) =>
    part.kind === 'field' && Object.keys(part.query).length === 1 ? part.query.type : undefined,
  );
  return types.every((type) => type !== undefined) ? types : undefined;
}

/** What is asked besides the fields, one demand at a time. */
const demandsOf = (rest?: Expression) => (rest?.kind === 'all' ? rest.parts : rest ? [rest] : []);

/** "Mental states from Duel with an activated ability"; what is not asked for goes unsaid. */
function subjectOf(
  { discipline, type, set, contains = [] }: SearchQuery,
  sets: readonly SetNames[],
  types = type === undefined ? [] : [type],
): SentencePart[] {
  const named = [discipline ?? [], types.map((one) => `${one}s`).join(' or ')].flat().filter(Boolean).join(' ');
  const noun = types.length === 0 && discipline ? `${named} cards` : named;
  return [
    noun === '' ? plain('Cards') : strong(capitalised(noun)),
    ...(set === undefined ? [] : [plain(' from '), strong(setName(set, sets))]),
    ...(contains.length === 0 ? [] : [plain(' with '), ...abilities(contains)]),
  ];
}

function clausesOf({ cost, resourceValue, name, effects, in: sides = [], fearEffects, flavor }: SearchQuery) {
  const [side, other] = sides;
  const where = side === undefined || other !== undefined ? 'text, on either side,' : side;
  const clauses: [string, SentencePart[] | undefined][] = [
    ['cost is ', cost === undefined ? undefined : quoted(cost)],
    ['resource value is ', resourceValue === undefined ? undefined : [strong(String(resourceValue))]],
    ['name contains ', quotedIf(name)],
    [`${where} contains `, quotedIf(effects)],
    ['fear contains ', quotedIf(fearEffects)],
    ['flavour contains ', quotedIf(flavor)],
  ];
  return clauses.flatMap(([words, value]) => (value ? [[plain(words), ...value]] : []));
}

const quotedIf = (text: string | undefined) => (text === undefined ? undefined : quoted(text));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "an activated ability", "an activated and a triggered ability". */
function abilities(wanted: readonly string[]): SentencePart[] {
  const items = wanted.map((ability) => [plain(ability === 'activated' ? 'an ' : 'a '), strong(ability)]);
  return [...listed(items), plain(' ability')];
}

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

/** One clause for one filter, beginning with its count. */
export function describeHidden({ key, count }: Hidden, query: SearchQuery, sets: readonly SetNames[]): SentencePart[] {
  const voice = { one: count === 1, not: true };
  const { rest } = query;
  const clause = key === 'rest' ? rest && expressionClause(rest, voice, sets) : clauseOf(key, query, voice, sets);
  return joined([plain(`${count} `), ...(clause ?? [])]);
}
