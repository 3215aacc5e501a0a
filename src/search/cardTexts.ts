/** The texts of the cards, in a chunk of their own that gallery and quick search do not need. */

import { createLoader } from '#site/loader.ts';
import { readCardTexts } from './readCardData.ts';

/** Texts by card id. */
export const cardTexts = createLoader(async () => {
  const module = await import('#game/generated/cardTexts.ts');
  return new Map(readCardTexts(module.cardTexts).map((texts) => [texts.id, texts]));
});
