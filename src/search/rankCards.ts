/** The order of results: sets keep their order; within each set, names come before texts, best match first. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { nameRanks, rankName } from './nameRank.ts';
import { type Expression, type SearchQuery, textKeys } from './searchQuery.ts';
import { needleOf } from './searchText.ts';
import { columnsOf, type FoldedTexts, noTexts, type TextColumn, textColumns, wordColumns } from './textFields.ts';

type Wanted = { readonly needle: string; readonly columns: readonly TextColumn[] };

/** Score of a word in the name, before its rank. All occurrences in a text together score less than 1. */
const inName = 10;
/** Number of characters that add 1 to the divisor of the score of a text, so that short texts come first. */
const halfLength = 200;

/** Returns a score for cards: names before texts, many occurrences before few, short texts before long ones. */
export function createCardScore(query: SearchQuery): (card: CardSummary, texts?: FoldedTexts) => number {
  const wanted = wantedBy(query);
  return (card, texts = noTexts) => {
    let score = 0;
    for (const { needle, columns } of wanted) {
      for (const column of columns) {
        const text = textColumns[column](card, texts) ?? '';
        score += column === 'name' ? scoreOfName(text, needle) : scoreOfText(text, needle);
      }
    }
    return score;
  };
}

function scoreOfName(name: string, needle: string): number {
  const rank = rankName(name, needle);
  return rank === undefined ? 0 : inName * (nameRanks.length - nameRanks.indexOf(rank));
}

function scoreOfText(text: string, needle: string): number {
  let found = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) found += 1;
  return found === 0 ? 0 : found / (found + 1 + text.length / halfLength);
}

function wantedBy(query: SearchQuery): Wanted[] {
  const fields = textKeys.flatMap((key) => {
    const text = query[key];
    return text === undefined ? [] : { needle: needleOf(text), columns: columnsOf(key, query) };
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
    default:
      return [];
  }
}

/** Sorts cards by score within each set, highest first. Sets and cards with equal scores keep their order. */
export function bestFirstInSets(
  found: readonly CardSummary[],
  scoreOf: (card: CardSummary) => number,
): readonly CardSummary[] {
  const places = new Map([...new Set(found.map(({ set }) => set))].map((set, place) => [set, place]));
  const placeOf = ({ set }: CardSummary) => places.get(set) ?? 0;
  return found
    .map((card) => ({ card, score: scoreOf(card) }))
    .sort((a, b) => placeOf(a.card) - placeOf(b.card) || b.score - a.score)
    .map(({ card }) => card);
}
