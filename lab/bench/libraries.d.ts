/** The part of the other libraries that the benchmark uses, so that types are checked without them. */

declare module '@leeoniya/ufuzzy' {
  export default class uFuzzy {
    filter(texts: string[], typed: string): number[] | null;
  }
}

declare module 'flexsearch' {
  class Index {
    constructor(options: { readonly tokenize: 'forward' | 'full' });
    add(id: number, text: string): void;
    search(typed: string, options: { readonly limit: number }): unknown[];
  }
  const FlexSearch: { readonly Index: typeof Index };
  export default FlexSearch;
}

declare module 'fuse.js' {
  export default class Fuse {
    constructor(texts: readonly string[], options: { readonly threshold: number; readonly ignoreLocation: boolean });
    search(typed: string): { readonly refIndex: number }[];
  }
}

declare module 'pagefind' {
  type PagefindRecord = {
    readonly url: string;
    readonly content: string;
    readonly language: string;
    readonly meta: { readonly title: string };
  };
  type PagefindIndex = {
    addCustomRecord(record: PagefindRecord): Promise<unknown>;
    getFiles(): Promise<{ readonly files: readonly { readonly path: string; readonly content: Uint8Array }[] }>;
  };
  export function createIndex(): Promise<{ readonly index?: PagefindIndex }>;
  export function close(): Promise<unknown>;
}
