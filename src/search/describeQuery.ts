/** A search in one plain sentence: "Mental states whose text, on either side, contains “cancel”." */

import { expressionClause } from './clauses.ts';
import { conditionsOf } from './matchesQuery.ts';
import type { Expression, SearchQuery } from './searchQuery.ts';
import { joined, listed, plain, quoted, type SentencePart, strong } from './sentence.ts';
import { type SetNames, setName } from './setNames.ts';

/** The sentence that stands above the results. */
export function describeQuery(query: SearchQuery, sets: readonly SetNames[]): SentencePart[] {
  if (conditionsOf(query).length === 0) return [plain('All cards.')];
  const clauses = [
    ...clausesOf(query).map((clause) => [plain('whose '), ...clause]),
    ...demandsOf(query.rest).map((part) => [
      plain('that '),
      ...expressionClause(part, { one: false, not: false }, sets),
    ]),
  ];
  const space = clauses.length > 0 ? [plain(' ')] : [];
  return joined([...subjectOf(query, sets), ...space, ...listed(clauses), plain('.')]);
}

/** What is asked besides the fields, one demand at a time. */
const demandsOf = (rest?: Expression) => (rest?.kind === 'all' ? rest.parts : rest ? [rest] : []);

/** "Mental states from Duel with an activated ability"; what is not asked for goes unsaid. */
function subjectOf({ discipline, type, set, contains = [] }: SearchQuery, sets: readonly SetNames[]): SentencePart[] {
  const named = [discipline, type && `${type}s`].filter((word) => word !== undefined).join(' ');
  const noun = type === undefined && discipline ? `${named} cards` : named;
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
