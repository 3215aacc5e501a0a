/** The page's own search over the cards of the benchmark. */

import { createCardSearch } from '#search/cardSearch.ts';
import type { BenchCards } from './readCards.ts';

export const searchOf = ({ list, texts }: BenchCards) =>
  createCardSearch(
    () => list.cards,
    async () => new Map(texts.map((row) => [row.id, row])),
  );
