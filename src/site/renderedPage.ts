/** The build output for each page: HTML, head, and the image of its link previews. */

import { paddedId } from '#game/cards/faceUrl.ts';
import { game } from './gameName.ts';
import type { RouteName } from './routes.ts';

export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Canonical path of this page; absent if there is no such page. */
  readonly canonical?: string;
  /** Path of the link preview image, if it is not the cover. */
  readonly image?: string;
};

/** `route` is absent if no page has the address. */
export type RenderedPage = { readonly html: string; readonly head: PageHead; readonly route?: RouteName };

/** The exports of `src/entry-server.tsx`. */
export type ServerEntry = {
  readonly render: (path: string) => Promise<RenderedPage>;
  /** Header and bottom bar alone, for the shell: painted before the app has started. */
  readonly renderFrame: () => Promise<string>;
  readonly prerenderedPaths: readonly string[];
  /** Rendered to `404.html`. */
  readonly unknownPath: string;
};

export const openGraphSize = { width: 1200, height: 630 } as const;

/** The cover: for the landing page and for every page without a picture of its own. */
export const coverImagePath = '/og.png';

/** The picture of a card, by its id: `/og/104.jpg`. */
export const cardImagePath = (cardId: number) => `/og/${paddedId(cardId)}.jpg`;

/** The picture of a page with a title, by the page's address: `/og/rules.jpg`. */
export const pageImagePath = (page: string) => `/og/${page.replace(`/${game}/`, '').replaceAll('/', '')}.jpg`;
