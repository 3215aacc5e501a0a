/**
 * Search over a list of cards. The app creates one over the cards of the game; the benchmark creates others over cards
 * of its own.
 */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { createLoader } from '#site/loader.ts';
import { processInChunks } from '#site/scheduling.ts';
import { type CardFinder, createCardFinder } from './cardFinder.ts';
import { type Hidden, hiddenBy, type Relaxation, relaxationsOf } from './filters.ts';
import { needsTexts } from './matchesQuery.ts';
import { bestFirstInSets, createCardScore } from './rankCards.ts';
import type { SearchQuery } from './searchQuery.ts';
import { broadestKeys, foldCardTexts } from './textFields.ts';

/** Maximum number of text results that are sorted. More results stay in list order. */
const mostOrdered = 1000;

/** Cards searched between two yields: a millisecond or two on a slow phone. */
const cardsOfBlock = 1000;

const inBlocks = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / cardsOfBlock) }, (_, block) =>
    items.slice(block * cardsOfBlock, (block + 1) * cardsOfBlock),
  );

/**
 * @param allCards - Called by the first search.
 * @param loadTexts - Called by the first search that needs texts, and again after a failure.
 */
export function createCardSearch(
  allCards: () => readonly CardSummary[],
  loadTexts: () => Promise<ReadonlyMap<number, CardTexts>>,
) {
  const foldedTexts = createLoader(async () => {
    const texts = await loadTexts();
    return allCards().map(({ id }) => foldCardTexts(texts.get(id) ?? {}));
  });
  const textFinders = createLoader(async () => {
    const texts = inBlocks(await foldedTexts.load());
    return inBlocks(allCards()).map((cards, block) => createCardFinder(cards, texts[block]));
  });
  const textsById = createLoader(async () => {
    const texts = await foldedTexts.load();
    return new Map(allCards().map(({ id }, position) => [id, texts[position]]));
  });
  let finder: CardFinder | undefined;
  const findBySummary: CardFinder = (query) => {
    finder ??= createCardFinder(allCards());
    return finder(query);
  };

  /** The first search of a text field folds it for all cards, block by block, so that it does not block the page. */
  async function findByText(query: SearchQuery, signal?: AbortSignal): Promise<readonly CardSummary[]> {
    const found: CardSummary[] = [];
    await processInChunks(await textFinders.load(), (find) => found.push(...find(query)), signal);
    return found;
  }

  /** Answers a query that needs no texts: in set order, best matching names first within each set. */
  function searchSummaries(query: SearchQuery): readonly CardSummary[] {
    return bestFirstInSets(findBySummary(query), createCardScore(query));
  }

  /**
   * Answers any query: in set order, text results best first within each set.
   *
   * @param signal - Aborts the search when its answer is no longer needed.
   */
  async function searchCards(query: SearchQuery, signal?: AbortSignal): Promise<readonly CardSummary[]> {
    if (!needsTexts(query)) return searchSummaries(query);
    const found = await findByText(query, signal);
    if (found.length < 2 || found.length > mostOrdered) return found;
    const texts = await textsById.load();
    const score = createCardScore(query);
    return bestFirstInSets(found, (card) => score(card, texts.get(card.id)));
  }

  /** Loads and folds all texts; call it when the page is idle. */
  async function prepareTexts(): Promise<void> {
    for (const key of broadestKeys) await findByText({ [key]: 'e' });
  }

  return {
    searchSummaries,
    searchCards,

    /** Counts the cards that a query finds. Skips sorting, which takes longer than finding them. */
    async countCards(query: SearchQuery, signal?: AbortSignal): Promise<number> {
      return (needsTexts(query) ? await findByText(query, signal) : findBySummary(query)).length;
    },

    /** Counts the cards that each field of the query hides. Call it after the search, which folds the texts. */
    async hiddenCards(query: SearchQuery): Promise<readonly Hidden[]> {
      return hiddenBy(query, allCards(), needsTexts(query) ? await foldedTexts.load() : []);
    },

    /** Resolves to the searches to offer instead of one that found nothing. */
    async relaxSearch(query: SearchQuery): Promise<readonly Relaxation[]> {
      await prepareTexts();
      const finders = await textFinders.load();
      return relaxationsOf(query, (relaxed) => finders.reduce((sum, find) => sum + find(relaxed).length, 0));
    },

    prepareTexts,
  };
}
