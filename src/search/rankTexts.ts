/** The order of cards that contain the words of a search: a score for each, from its own texts alone, so that no index is needed. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { type FoldedTexts, noTexts } from './foldedTexts.ts';
import { nameRanks, rankName } from './nameRank.ts';
import { type Expression, type SearchQuery, textKeys } from './searchQuery.ts';
import { needleOf } from './searchText.ts';
import { columnsOf, type TextColumn, textColumns, wordColumns } from './textFields.ts';

type Wanted = { readonly needle: string; readonly columns: readonly TextColumn[] };

/** What a word in the name counts; all occurrences in a text together count less than 1. */
const inName = 10;
/** A text of this length counts half as much as a very short one with the same words. */
const halfLength = 200;

/** Scores cards by how well they answer the query: names before texts, many occurrences before few, short texts before long. */
export function createTextScore(query: SearchQuery): (card: CardSummary, texts?: FoldedTexts) => number {
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
