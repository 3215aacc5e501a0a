/** What the server entry gives the build for every address. */

export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Path of the one address of this page; absent where there is no such page. */
  readonly canonical?: string;
  /** Path of the picture that stands beside links to it, where it is not the cover. */
  readonly image?: string;
};

export type RenderedPage = { readonly html: string; readonly head: PageHead };

/** The exports of `src/entry-server.tsx`. */
export type ServerEntry = {
  readonly render: (path: string) => Promise<RenderedPage>;
  readonly prerenderedPaths: readonly string[];
  /** Rendered to `404.html`. */
  readonly unknownPath: string;
};
