/** What the server entry gives the build for every address. */

import type { RouteName } from './routes.ts';

export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Path of the one address of this page; absent where there is no such page. */
  readonly canonical?: string;
  /** Path of the picture that stands beside links to it, where it is not the cover. */
  readonly image?: string;
};

/** `route` is absent for an address of no page. */
export type RenderedPage = { readonly html: string; readonly head: PageHead; readonly route?: RouteName };

/** The exports of `src/entry-server.tsx`. */
export type ServerEntry = {
  readonly render: (path: string) => Promise<RenderedPage>;
  readonly prerenderedPaths: readonly string[];
  /** Rendered to `404.html`. */
  readonly unknownPath: string;
};
