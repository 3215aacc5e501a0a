/**
 * The precache: the site's own files, stored all or nothing at install. The manifest has a digest for every file except
 * pages. A file is checked when it is stored and whenever it is used: a damaged one counts as missing and is fetched
 * again. Pages may contain a server's start-up data; a page is complete if it ends with `</html>`.
 */

import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { discard } from '#site/discard.ts';
import { shellPath } from '#site/paths.ts';
import type { StoredFiles } from '#site/workerMessages.ts';

/** Browsers reject these files with another content type; for other files they do not check it. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/,
  css: /^text\/css\b/,
  js: /^(text|application)\/javascript\b/,
};

/** Whether status and content type of a response fit its URL; does not check the body. */
function isUsable({ status, headers }: Response, url: string): boolean {
  const extension = new URL(url).pathname.split('.').at(-1) ?? '';
  return status === 200 && (contentTypes[extension]?.test(headers.get('Content-Type') ?? '') ?? true);
}

/** In the format of the manifest and of `integrity` attributes. */
async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

const isPage = (url: string) => new URL(url).pathname.endsWith('.html');

const hasEnd = (page: ArrayBuffer): boolean => new TextDecoder().decode(page.slice(-100)).trimEnd().endsWith('</html>');

/** Whether a download can be stored. The browser has already checked its digest, if it has one. */
const isWhole = async (response: Response, url: string): Promise<boolean> =>
  isUsable(response, url) && (!isPage(url) || hasEnd(await response.arrayBuffer()));

type StoredFile = { readonly bytes: number; readonly date: string | null };

/** @param cacheName Cache of files that are stored on request. Without it, all files are stored at install. */
export function createPrecache(manifest: (PrecacheEntry | string)[], cacheName?: string) {
  const controller: PrecacheController = new PrecacheController({
    ...(cacheName !== undefined && { cacheName }),
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse && (await inspect(cachedResponse.clone(), request.url)) ? cachedResponse : undefined,
        // The browser has already checked the body against the digest in the request.
        cacheWillUpdate: async ({ response, request }) =>
          (await isWhole(response.clone(), request.url)) ? response : undefined,
        // The browser's own cache may have a damaged copy. Workers already bypass it when they repair.
        handlerDidError: async ({ event, request: { url } }) => {
          return event.type === 'install' ? fetchAgain(url) : undefined;
        },
      },
    ],
  });
  if (cacheName === undefined) controller.precache(manifest);
  else controller.addToCacheList(manifest);

  /** Reads a stored response. Resolves to `undefined` if it is not the file in the manifest. */
  async function inspect(response: Response, cacheKey: string): Promise<StoredFile | undefined> {
    const integrity = controller.getIntegrityForCacheKey(cacheKey);
    if (!isUsable(response, cacheKey)) return undefined;
    const body = await response.arrayBuffer();
    if (integrity === undefined ? isPage(cacheKey) && !hasEnd(body) : (await digestOf(body)) !== integrity)
      return undefined;
    return { bytes: body.byteLength, date: response.headers.get('Date') };
  }

  /** A cache that cannot be read counts as empty. */
  async function find(url: string): Promise<StoredFile | undefined> {
    const cacheKey = controller.getCacheKeyForURL(url);
    const response = await controller.matchPrecache(url).catch(() => undefined);
    if (!response || cacheKey === undefined) return undefined;
    return inspect(response, cacheKey).catch(() => undefined);
  }

  /** Fetches and stores a file. Resolves to `undefined` if it does not arrive whole. */
  async function fetchAgain(url: string): Promise<Response | undefined> {
    const cacheKey = controller.getCacheKeyForURL(url);
    if (cacheKey === undefined) return undefined;
    const integrity = controller.getIntegrityForCacheKey(cacheKey) ?? '';
    const response = await fetch(url, { cache: 'reload', integrity }).catch(() => undefined);
    if (!response || !(await isWhole(response.clone(), url))) {
      await discard(response);
      return undefined;
    }
    const cache = await caches.open(controller.strategy.cacheName);
    await cache.put(cacheKey, response.clone());
    return response;
  }

  return {
    controller,

    /** Answers with a stored page or the shell. Rejects if it is not stored and cannot be fetched. */
    answerWithPage(file: string, event: ExtendableEvent): Promise<Response> {
      const cacheKey = controller.getCacheKeyForURL(file) ?? '';
      const integrity = controller.getIntegrityForCacheKey(cacheKey);
      return controller.strategy.handle({ event, request: new Request(file), params: { cacheKey, integrity } });
    },

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

    /** Fetches missing and damaged files. The next start retries those that cannot be fetched now. */
    async repair(): Promise<void> {
      for (const url of controller.getCachedURLs()) {
        if (!(await find(url))) await fetchAgain(url).catch(() => undefined);
      }
    },
  };
}
