/**
 * The precache: the site's own files, stored all or nothing at install. The manifest has a digest for every file; that
 * of a page covers the part that no server may change, as its revision. A file is checked when it is stored and whenever
 * it is used: one that differs counts as missing and is fetched again.
 */

import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { ourResponse } from '#site/ourResponse.ts';
import { shellPath } from '#site/paths.ts';
import { builtPart, startupElement } from '#site/startup/builtPart.ts';
import type { StoredFiles } from '#site/workerMessages.ts';

/** In the format of the manifest and of `integrity` attributes. */
async function digestOf(body: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

const isPage = (url: string) => new URL(url).pathname.endsWith('.html');

const builtBody = (page: ArrayBuffer): BufferSource =>
  new TextEncoder().encode(builtPart(new TextDecoder().decode(page)));

type StoredFile = { readonly bytes: number; readonly date: string | null };

/** @param cacheName Cache of files that are stored on request. Without it, all files are stored at install. */
export function createPrecache(manifest: (PrecacheEntry | string)[], cacheName?: string) {
  const controller: PrecacheController = new PrecacheController({
    ...(cacheName !== undefined && { cacheName }),
    // Workbox would answer with a download that nothing has checked; `fetchAgain` checks it.
    fallbackToNetwork: false,
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse && ourFile(cachedResponse, request.url),
        cacheWillUpdate: ({ response, request }) => ourFile(response, keyOf(request.url)),
        handlerDidError: ({ event, request }) => fetchAgain(request.url, event.type === 'install'),
      },
    ],
  });
  if (cacheName === undefined) controller.precache(manifest);
  else controller.addToCacheList(manifest);

  const keyOf = (url: string): string => controller.getCacheKeyForURL(url) ?? '';

  /** Resolves to `undefined` if a response is not the file in the manifest. */
  function ourFile(response: Response, cacheKey: string): Promise<Response | undefined> {
    const revision = new URL(cacheKey).searchParams.get('__WB_REVISION__');
    const digest = controller.getIntegrityForCacheKey(cacheKey) ?? revision;
    return ourResponse(
      response,
      new URL(cacheKey).pathname,
      async (body) => (await digestOf(isPage(cacheKey) ? builtBody(body) : body)) === digest,
    );
  }

  /** A cache that cannot be read counts as empty. */
  async function find(url: string): Promise<StoredFile | undefined> {
    try {
      const response = await controller.matchPrecache(url);
      const file = response && (await ourFile(response, keyOf(url)));
      return file && { bytes: (await file.blob()).size, date: file.headers.get('Date') };
    } catch {
      return undefined;
    }
  }

  /**
   * Fetches and stores a file, past the browser's own cache, which may have a damaged copy. Resolves to `undefined` if
   * it does not arrive whole.
   * @param mustBeStored Whether it is of no use unless it is stored; a page gets it on a full disk, too.
   */
  async function fetchAgain(url: string, mustBeStored: boolean): Promise<Response | undefined> {
    const integrity = controller.getIntegrityForCacheKey(keyOf(url)) ?? '';
    const response = await fetch(url, { cache: 'reload', integrity }).catch(() => undefined);
    const file = response && (await ourFile(response, keyOf(url)));
    if (!file) return undefined;
    const copy = file.clone();
    const storing = caches.open(controller.strategy.cacheName).then((cache) => cache.put(keyOf(url), copy));
    await (mustBeStored ? storing : storing.catch(() => undefined));
    return file;
  }

  return {
    controller,

    /** Answers requests for the files. */
    route: new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] }),

    /** Answers with a stored page or the shell. Rejects if it is not stored and cannot be fetched. */
    answerWithPage: (file: string, event: ExtendableEvent): Promise<Response> =>
      controller.strategy.handle({ event, request: new Request(file), params: { cacheKey: keyOf(file) } }),

    /** Counts the stored files that match the manifest. */
    async audit(): Promise<StoredFiles & { readonly storedAt: string | null }> {
      const urls = controller.getCachedURLs();
      const files = (await Promise.all(urls.map(find))).filter((file) => file !== undefined);
      return {
        stored: files.length,
        total: urls.length,
        bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
        storedAt: (await find(shellPath))?.date ?? null,
      };
    },

    /** Whether an earlier worker, which did not check pages, has stored one of another site. */
    async holdsForeignPage(): Promise<boolean> {
      const cache = await caches.open(controller.strategy.cacheName);
      const pages = (await cache.keys()).filter(({ url }) => isPage(url));
      const texts = await Promise.all(pages.map(async (page) => (await cache.match(page))?.text()));
      return texts.some((text) => text !== undefined && !startupElement.test(text));
    },

    /** Fetches missing and damaged files. The next start retries those that cannot be fetched now. */
    async repair(): Promise<void> {
      for (const url of controller.getCachedURLs()) {
        if (!(await find(url))) await fetchAgain(url, true).catch(() => undefined);
      }
    },
  };
}
