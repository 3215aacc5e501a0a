/**
 * The order of results: set by set; within each set, names come before texts, best match first. Sets keep their order,
 * but of a name alone, the set with the best match comes first, as in the list of the search box.
 */

import type { Query } from 'minisearch';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { CardIndex } from './cardIndex.ts';
import { textFieldOf, textKeys } from './fields/searchFields.ts';
import { type Expression, isNameAlone, type SearchQuery } from './query/searchQuery.ts';
import { scoreOfName } from './text/nameRank.ts';
import { needleOf } from './text/searchText.ts';
import { type TextColumn, wordColumns } from './textColumns.ts';

type Wanted = { readonly needle: string; readonly columns: readonly TextColumn[] };

/** Factor for words in a name. */
const boost = { name: 4 };

/** Sorts the cards that a query found. Sets and cards with equal scores keep their order. */
export function bestFirstInSets(
  found: readonly CardSummary[],
  query: SearchQuery,
  index: CardIndex,
): readonly CardSummary[] {
  const wanted = wantedBy(query);
  if (found.length < 2 || wanted.length === 0) return found;
  const isNamed = isNameAlone(query);
  const scoreOf = isNamed ? nameScore(wanted) : scoresOf(found, wanted, index);
  const scored = found.map((card) => ({ card, score: scoreOf(card) }));
  const byScore = [...scored].sort((a, b) => b.score - a.score);
  const places = new Map<number, number>();
  for (const { card } of isNamed ? byScore : scored) if (!places.has(card.set)) places.set(card.set, places.size);
  const placeOf = ({ set }: CardSummary) => places.get(set) ?? 0;
  return byScore.sort((a, b) => placeOf(a.card) - placeOf(b.card)).map(({ card }) => card);
}

/** Puts the cards whose names match before those whose texts match. Otherwise they keep their order. */
export function namesFirst(found: readonly CardSummary[], query: SearchQuery): readonly CardSummary[] {
  const needles = needlesOfName(wantedBy(query));
  const isNamed = ({ foldedName }: CardSummary) => needles.some((needle) => foldedName.includes(needle));
  return [...found.filter(isNamed), ...found.filter((card) => !isNamed(card))];
}

/** How well the name of a card matches. */
const nameScore = (wanted: readonly Wanted[]) => {
  const needles = needlesOfName(wanted);
  return ({ foldedName }: CardSummary) => needles.reduce((sum, needle) => sum + scoreOfName(foldedName, needle), 0);
};

const needlesOfName = (wanted: readonly Wanted[]) =>
  wanted.filter(({ columns }) => columns.includes('name')).map(({ needle }) => needle);

/** Scores by the words in the index, which together count less than a name that contains the text. */
function scoresOf(
  found: readonly CardSummary[],
  wanted: readonly Wanted[],
  index: CardIndex,
): (card: CardSummary) => number {
  const ids = new Set(found.map(({ id }) => id));
  const queries = wanted.map(({ needle, columns }): Query => ({ queries: [needle], fields: [...columns] }));
  const results = index.search(
    { combineWith: 'OR', queries },
    { boost, boostDocument: (id: number) => Number(ids.has(id)) },
  );
  const scores = new Map(results.map(({ id, score }) => [id, score / (1 + score)]));
  const byName = nameScore(wanted);
  return (card) => byName(card) + (scores.get(card.id) ?? 0);
}

function wantedBy(query: SearchQuery): Wanted[] {
  const fields = textKeys.flatMap((key) => {
    const text = query[key];
    return text === undefined ? [] : { needle: needleOf(text), columns: textFieldOf(key).columns(query) };
  });
  return [...fields, ...(query.rest ? wantedByExpression(query.rest) : [])].filter(({ needle }) => needle !== '');
}

function wantedByExpression(expression: Expression): Wanted[] {
  switch (expression.kind) {
    case 'word':
      return [{ needle: needleOf(expression.text), columns: wordColumns }];
    case 'field':
      return wantedBy(expression.query);
    case 'all':
    case 'any':
      return expression.parts.flatMap(wantedByExpression);
    case 'exact':
    case 'value':
    case 'not':
      return [];
    default:
      return expression satisfies never;
  }
}
