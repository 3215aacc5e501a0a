/**
 * The index that puts text results in order, best first. It never decides
 * what is found: the predicate does (decision 0001).
 */

import MiniSearch from 'minisearch';
import type { CardSummary } from '#game/cards/cardList.ts';
import { inPieces } from '#site/inPieces.ts';
import type { FoldedTexts } from './foldedTexts.ts';
import type { SearchQuery } from './searchQuery.ts';
import { needleOf } from './searchText.ts';

type Field = 'name' | 'desire' | 'fear' | 'flavor';
type Row = { readonly id: number } & { readonly [Name in Field]?: string };

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
    fields: ['name', 'desire', 'fear', 'flavor'] satisfies Field[],
    tokenize: terms,
    processTerm: (term) => term,
  });
  await inPieces(cards, ({ id, foldedName: name }, position) => {
    const { effects = '', fearEffects = '', flavor = '' } = texts[position] ?? {};
    index.add({ id, name, desire: effects, fear: fearEffects, flavor });
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

/** Each text of the query, looked for in its own fields. */
function partsOf({ name, effects, in: sides = [], fearEffects, flavor }: SearchQuery) {
  const [side, other] = sides;
  const searched: Field[] = side === undefined || other !== undefined ? ['desire', 'fear'] : [side];
  const parts: [string | undefined, Field[]][] = [
    [name, ['name']],
    [effects, searched],
    [fearEffects, ['fear']],
    [flavor, ['flavor']],
  ];
  return parts.flatMap(([text, fields]) => (text === undefined ? [] : { queries: [needleOf(text)], fields }));
}
