/** A search in words: the sentence above its results, what each filter hid, and what a relaxed search drops. */

import type { CardType } from '#game/cards/card.ts';
import { type AnyField, type SearchKey, searchFields } from '../fields/searchFields.ts';
import { type SetNames, setName } from '../setNames.ts';
import { isQuestion } from '../text/searchText.ts';
import { expressionClause } from './clauses.ts';
import { abilityWords, wordsFor } from './fieldWords.ts';
import type { Hidden } from './filters.ts';
import { conditionsOf } from './matchesQuery.ts';
import { printExpression } from './printSyntax.ts';
import type { Expression, FieldQuery, SearchQuery } from './searchQuery.ts';
import { joined, listed, plain, quoted, type SentencePart, sentenceText, strong } from './sentence.ts';

/** The sentence above the results, with its full stop. */
export const describeQuery = (query: SearchQuery, sets: readonly SetNames[]): SentencePart[] =>
  isOnlyQuestion(query) ? quoted(query.name) : joined([...queryPhrase(query, sets), plain('.')]);

/** A question is repeated as it was asked. */
const isOnlyQuestion = (query: SearchQuery): query is { readonly name: string } =>
  query.name !== undefined && isQuestion(query.name) && conditionsOf(query).length === 1;

/** The same without a full stop, for a line that continues. */
export function queryPhrase({ rest: asked, ...fields }: SearchQuery, sets: readonly SetNames[]): SentencePart[] {
  const types = fields.type === undefined ? typesOf(asked) : undefined;
  const query: SearchQuery = asked && !types ? { ...fields, rest: asked } : fields;
  if (conditionsOf(query).length === 0 && !types) return [plain('All cards')];
  const clauses = eachOnce([
    ...clausesOf(query, sets),
    ...furtherConditions(query.rest)
      .filter((part) => !isSaid(part, fields))
      .map((part) => [plain('that '), ...expressionClause(part, several, sets)]),
  ]);
  const space = clauses.length > 0 ? [plain(' ')] : [];
  return joined([...subjectOf(query, sets, types), ...space, ...listed(clauses)]);
}

/** Without clauses that repeat another: “t:state c:trg c:trg”. */
function eachOnce(clauses: readonly SentencePart[][]): SentencePart[][] {
  const said = clauses.map(sentenceText);
  return clauses.filter((_, place) => said.indexOf(said[place] ?? '') === place);
}

/** Whether a field of the query has the same value. */
const isSaid = (part: Expression, fields: FieldQuery) =>
  part.kind === 'field' &&
  (Object.keys(part.query) as SearchKey[]).every((key) => String(part.query[key]) === String(fields[key]));

/** The types in an expression that consists only of alternative types. */
function typesOf(rest?: Expression): CardType[] | undefined {
  if (rest?.kind !== 'any') return undefined;
  const types = rest.parts.map((part) =>
    part.kind === 'field' && Object.keys(part.query).length === 1 ? part.query.type : undefined,
  );
  return types.every((type) => type !== undefined) ? types : undefined;
}

/** The conditions in addition to the fields, as a list. */
const furtherConditions = (rest?: Expression) => (rest?.kind === 'all' ? rest.parts : rest ? [rest] : []);

/** "Mental states from Duel with an activated ability"; absent fields are omitted. */
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
    ...(contains.length === 0 ? [] : [plain(' with '), ...abilityWords(contains)]),
  ];
}

const several = { one: false, not: false };

/** The clauses for the fields that are not part of the subject: "whose name contains “head”", "that heal". */
const clausesOf = (query: SearchQuery, sets: readonly SetNames[]) =>
  conditionsOf(query).flatMap(({ key }) => {
    const field: Pick<AnyField, 'isSubject'> | undefined = key === 'rest' ? undefined : searchFields[key];
    const words = key === 'rest' || field?.isSubject ? undefined : wordsFor(key, query, sets);
    if (!words) return [];
    return [words.whose ? [plain('whose '), ...words.whose] : [plain('that '), ...words.clause(several)]];
  });

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Key = keyof SearchQuery;

/** Names the field if only one is dropped, otherwise describes the whole new search. No full stop: a count follows. */
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
  const noun =
    first === 'rest'
      ? [strong(query.rest ? printExpression(query.rest) : '')]
      : (wordsFor(first, query, sets)?.noun ?? []);
  return [plain('Drop '), ...noun];
}

/** Returns the clause for one filter, beginning with its count. */
export function describeHidden({ key, count }: Hidden, query: SearchQuery, sets: readonly SetNames[]): SentencePart[] {
  const voice = { one: count === 1, not: true };
  const { rest } = query;
  const clause =
    key === 'rest' ? rest && expressionClause(rest, voice, sets) : wordsFor(key, query, sets)?.clause(voice);
  return joined([plain(`${count} `), ...(clause ?? [])]);
}
