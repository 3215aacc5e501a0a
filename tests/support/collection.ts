/** The active sets and cards of the repository, so that tests hold when cards or sets are added. */

import { loadCardData } from '#cards/build/cardFiles.ts';
import { activeSetFiles } from '#cards/build/catalogueData.ts';

export const sets = activeSetFiles((await loadCardData()).sets).toSorted((a, b) => a.sortOrder - b.sortOrder);
export const cards = sets.flatMap((set) => set.cards);

/** Card images on the device: two sizes of each. */
export const imageCount = 2 * cards.length;

/** The count as the gallery shows it. */
export const wholeCollection = `${cards.length} cards in ${sets.length} sets`;
