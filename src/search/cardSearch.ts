/**
 * The search over any cards, as one value: the page makes one over the cards
 * of the game, the benchmark others over cards of its own.
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

/** More results than this stay in the order of the list. */
const mostOrdered = 1000;

/** Searched between two yields: a millisecond or two on a slow phone. */
const cardsOfBlock = 1000;

const inBlocks = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / cardsOfBlock) }, (_, block) =>
    items.slice(block * cardsOfBlock, (block + 1) * cardsOfBlock),
  );

/**
 * @param allCards - Called when the first search needs them.
 * @param loadTexts - Called when the first search needs texts, and again after a failure.
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

  /** The first search of a text folds it for all cards; block by block, so that nothing waits for it. */
  async function findByText(query: SearchQuery, signal?: AbortSignal): Promise<readonly CardSummary[]> {
    const found: CardSummary[] = [];
    await processInChunks(await textFinders.load(), (find) => found.push(...find(query)), signal);
    return found;
  }

  /** Answers a query that needs no texts: in set order, by how well the name matches inside each set. */
  function searchSummaries(query: SearchQuery): readonly CardSummary[] {
    return bestFirstInSets(findBySummary(query), createCardScore(query));
  }

  /**
   * Answers any query: in set order, text results best first inside each set.
   *
   * @param signal - Says that nobody waits for the answer any more.
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

    /** How many cards a query finds; in no order, which takes longer than finding them. */
    async countCards(query: SearchQuery, signal?: AbortSignal): Promise<number> {
      return (needsTexts(query) ? await findByText(query, signal) : findBySummary(query)).length;
    },

    /** How many cards each field of the query hides; to be asked when the search has folded the texts that it needs. */
    async hiddenCards(query: SearchQuery): Promise<readonly Hidden[]> {
      return hiddenBy(query, allCards(), needsTexts(query) ? await foldedTexts.load() : []);
    },

    /** What to ask instead of a search that found nothing. */
    async relaxSearch(query: SearchQuery): Promise<readonly Relaxation[]> {
      await prepareTexts();
      const finders = await textFinders.load();
      return relaxationsOf(query, (relaxed) => finders.reduce((sum, find) => sum + find(relaxed).length, 0));
    },

    prepareTexts,
  };
}
