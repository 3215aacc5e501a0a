/**
 * The index that puts text results in order, best first. It never decides
 * what is found: the predicate does.
 */

import MiniSearch from 'minisearch';
import type { CardSummary } from '#game/cards/cardList.ts';
import { processInChunks } from '#site/scheduling.ts';
import { type FoldedTexts, noTexts } from './foldedTexts.ts';
import { type SearchQuery, textKeys } from './searchQuery.ts';
import { needleOf } from './searchText.ts';
import { columnsOf, type TextColumn, textColumns } from './textFields.ts';

type Row = { readonly id: number } & { readonly [Name in TextColumn]?: string };

const columns = Object.keys(textColumns) as TextColumn[];

/** How well each of the given cards answers the query; a card that is missing scores 0. */
export type TextIndex = (query: SearchQuery, found: readonly CardSummary[]) => ReadonlyMap<number, number>;

/** Symbols are terms of their own, so that `{c}` is not the letter c. */
const terms = (text: string) => text.match(/\{[^{} ]+\}|[\p{L}\p{N}']+/gu) ?? [];

/** Builds the index piece by piece, so that nothing waits for it. */
export async function createTextIndex(
  cards: readonly CardSummary[],
  texts: readonly FoldedTexts[],
): Promise<TextIndex> {
  const index = new MiniSearch<Row>({
    fields: columns,
    tokenize: terms,
    processTerm: (term) => term,
  });
  await processInChunks(cards, (card, position) => {
    const own = texts[position] ?? noTexts;
    index.add({
      id: card.id,
      ...Object.fromEntries(columns.map((column) => [column, textColumns[column](card, own) ?? ''])),
    });
  });

  return (query, found) => {
    const ids = new Set(found.map(({ id }) => id));
    const hits = index.search(
      { combineWith: 'OR', queries: partsOf(query) },
      { prefix: (_, position, all) => position === all.length - 1, boostDocument: (id) => (ids.has(id) ? 1 : 0) },
    );
    return new Map(hits.map(({ id, score }) => [id, score]));
  };
}

/** Each text of the query, looked for in its own columns. */
function partsOf(query: SearchQuery) {
  return textKeys.flatMap((key) => {
    const text = query[key];
    return text === undefined ? [] : { queries: [needleOf(text)], fields: [...columnsOf(key, query)] };
  });
}
