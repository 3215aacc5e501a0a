/** The pictures that stand beside a link to a page elsewhere: their size, and which page has which. */

import { paddedId } from '#game/cards/faceUrl.ts';
import { game } from '../gameName.ts';

export const openGraphSize = { width: 1200, height: 630 } as const;

/** The cover: for the landing page, and for whatever has no picture of its own. */
export const coverImagePath = '/og.png';

/** The picture of a card, by its id: `/og/104.jpg`. */
export const cardImagePath = (cardId: number) => `/og/${paddedId(cardId)}.jpg`;

/** The picture of a page with a title, by the page's address: `/og/rules.jpg`. */
export const pageImagePath = (page: string) => `/og/${page.replace(`/${game}/`, '').replaceAll('/', '')}.jpg`;
