/**
 * The card image cache: downloads all card images once the user has shown interest, while the browser is idle. An
 * interrupted download resumes, and a missing image does not stop the others.
 */

import { ourResponse } from '#site/ourResponse.ts';
import { cardImageCache } from '#site/paths.ts';
import { whenIdle } from '#site/scheduling.ts';
import { availableCaches } from './browserStorage.ts';
import { isSavingData, whenInterested } from './userInterest.ts';

export type SaveProgress = { readonly saved: number; readonly total: number };
type OnProgress = (progress: SaveProgress) => void;

/** When the automatic download starts; `on-request`: not before the user asks for it. */
export type DownloadTrigger = 'at-once' | 'on-interest' | 'on-request';

const atATime = 4;

/** One for each running download. */
const running = new Set<AbortController>();
/** Aborting it cancels the retries that wait for the network. */
let retries = new AbortController();

/** Aborts the running downloads and their retries. Stored images stay. */
export function stopSaving(): void {
  for (const run of running) run.abort();
  retries.abort();
  retries = new AbortController();
}

/**
 * Downloads the missing images at the given moment, retries whenever the network comes back, and reports progress.
 * @param urls Addresses of all card images of this version.
 */
export async function keepCardImages(
  urls: readonly string[],
  onProgress: OnProgress,
  moment: DownloadTrigger = isSavingData() ? 'on-request' : 'on-interest',
): Promise<void> {
  if (!(await availableCaches())) return;
  const saved = await reportStored(urls, onProgress);
  if (saved === urls.length || moment === 'on-request') return;

  // If at least half are stored, the user has shown interest before, and a few images have been lost.
  if (moment === 'on-interest' && saved * 2 < urls.length) await whenInterested();
  const attempt = async () => {
    if (await saveCardImages(urls, onProgress)) window.removeEventListener('online', attempt);
  };
  window.addEventListener('online', attempt, { signal: retries.signal });
  await attempt();
}

/** Reports how many images earlier visits have stored, and resolves to that number. */
async function reportStored(urls: readonly string[], onProgress: OnProgress): Promise<number> {
  if (!(await caches.has(cardImageCache))) return 0;
  const stored = await storedUrls(await caches.open(cardImageCache));
  const saved = urls.filter((url) => stored.has(absolute(url))).length;
  onProgress({ saved, total: urls.length });
  return saved;
}

/** One tab after another; without locks all at once, and two tabs may fetch the same image. */
const inTurn = (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request(cardImageCache, work) : work();

/** One attempt; resolves to whether all images are stored. Tabs take turns: the second has nothing left to fetch. */
export function saveCardImages(urls: readonly string[], onProgress: OnProgress): Promise<boolean> {
  const run = new AbortController();
  running.add(run);
  return inTurn(async () => {
    const cache = await caches.open(cardImageCache);
    const stored = await storedUrls(cache);
    const wanted = urls.map(absolute);
    const queue = wanted.filter((url) => !stored.has(url));
    let saved = wanted.length - queue.length;
    onProgress({ saved, total: wanted.length });

    const keep = async (url: string, response: Response) => {
      const kept = await cache.put(url, response).then(
        () => true,
        () => false,
      );
      if (kept) onProgress({ saved: ++saved, total: wanted.length });
      else queue.length = 0;
    };
    // The next image downloads while the last one is written.
    const saveFromQueue = async () => {
      let keeping = Promise.resolve();
      for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
        if (run.signal.aborted) break;
        const [response] = await Promise.all([fetchImage(url, run.signal), whenIdle()]);
        if (response === 'stop') queue.length = 0;
        await keeping;
        if (response instanceof Response) keeping = keep(url, response);
      }
      await keeping;
    };
    await Promise.all(Array.from({ length: atATime }, saveFromQueue));
    await deleteReplaced(cache, wanted);
    return saved === wanted.length;
  }).finally(() => running.delete(run));
}

/** `missing`: the server has no such image. `stop`: no network, or aborted; the other requests would fail too. */
async function fetchImage(url: string, signal: AbortSignal): Promise<Response | 'missing' | 'stop'> {
  try {
    return (await ourResponse(await fetch(url, { priority: 'low', signal }), url)) ?? 'missing';
  } catch {
    return 'stop';
  }
}

/** Deletes images of earlier versions whose replacement is stored, or that have none. */
async function deleteReplaced(cache: Cache, wanted: readonly string[]): Promise<void> {
  const stored = await storedUrls(cache);
  const successors = new Map(wanted.map((url) => [withoutHash(url), url]));
  for (const url of stored) {
    const successor = successors.get(withoutHash(url));
    if (successor === undefined || (successor !== url && stored.has(successor))) await cache.delete(url);
  }
}

/** If the browser has deleted the cache in the meantime, `keys` rejects; that counts as empty. */
const storedUrls = async (cache: Cache) => new Set((await cache.keys().catch(() => [])).map(({ url }) => url));
const absolute = (url: string) => new URL(url, location.href).href;
/** Between versions only the hash in `001-thumb.<hash>.avif` changes. */
const withoutHash = (url: string) => url.replace(/\.[^./]+(\.\w+)$/, '$1');

export type CardImageAudit = { readonly stored: number; readonly total: number; readonly bytes: number };

/**
 * Counts the images that can be shown. Deletes entries that are opaque or not images.
 * @param urls Addresses of all card images of this version.
 */
export async function auditCardImages(urls: readonly string[]): Promise<CardImageAudit> {
  const total = urls.length;
  const caches = await availableCaches();
  if (!caches || !(await caches.has(cardImageCache))) return { stored: 0, total, bytes: 0 };
  const cache = await caches.open(cardImageCache);
  const sizes = await Promise.all(urls.map((url) => sizeOf(cache, new URL(url, location.href).href)));
  const stored = sizes.filter((bytes) => bytes > 0);
  return { stored: stored.length, total, bytes: stored.reduce((sum, bytes) => sum + bytes, 0) };
}

/** In bytes; 0 if it is not stored or not an image. */
async function sizeOf(cache: Cache, url: string): Promise<number> {
  const response = await cache.match(url, { ignoreVary: true });
  const image = response && (await ourResponse(response, url));
  const size = (await image?.blob())?.size ?? 0;
  if (response && size === 0) await cache.delete(url);
  return size;
}

export async function removeCardImages(): Promise<void> {
  await (await availableCaches())?.delete(cardImageCache);
}
