/** The texts of the cards, which come in a part of their own: gallery and quick search do without them. */

import { lazily } from './lazily.ts';
import { readCardTexts } from './readCardData.ts';

/** Texts by card id: one promise for all callers. */
export const loadCardTexts = lazily(async () => {
  const { cardTexts } = await import('virtual:card-texts');
  return new Map(readCardTexts(cardTexts).map((texts) => [texts.id, texts]));
});
