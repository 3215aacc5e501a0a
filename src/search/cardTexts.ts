/** The texts of the cards. They are a chunk of their own, which gallery and quick search do without. */

import { createLoader } from '#site/loader.ts';
import { readCardTexts } from './readCardData.ts';

/** Texts by card id. */
export const cardTexts = createLoader(async () => {
  const module = await import('virtual:card-texts');
  return new Map(readCardTexts(module.cardTexts).map((texts) => [texts.id, texts]));
});
