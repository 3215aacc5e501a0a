/**
 * The card image cache: downloads all card images once the reader is interested and the browser idle. It resumes where
 * it was interrupted, and a missing image stops nothing else.
 */

import { discard } from '#site/discard.ts';
import { cardImageCache } from '#site/paths.ts';
import { whenIdle } from '#site/scheduling.ts';
import { grantedCaches } from './browserStorage.ts';
import { isSavingData, whenInterested } from './userInterest.ts';

export type SaveProgress = { readonly saved: number; readonly total: number };
type OnProgress = (progress: SaveProgress) => void;

/** When images that nobody has asked for may be fetched. */
export type FetchMoment = 'at-once' | 'on-interest' | 'on-request';

const atATime = 4;

/** One for each download that runs. */
const running = new Set<AbortController>();

/** Stops the downloads until they are asked for again; what is stored stays. */
export function stopSaving(): void {
  for (const run of running) run.abort();
}

/**
 * Stores all images of the list, sooner or later, and reports how many there are.
 * @param urls Addresses of all card images of this version.
 */
export async function keepCardImages(
  urls: readonly string[],
  onProgress: OnProgress,
  moment: FetchMoment = isSavingData() ? 'on-request' : 'on-interest',
): Promise<void> {
  if (!('caches' in window)) return;
  const saved = await reportStored(urls, onProgress);
  if (saved === urls.length || moment === 'on-request') return;

  // Where most are there already, the reader's interest is known, and a few have been lost.
  if (moment === 'on-interest' && saved * 2 < urls.length) await whenInterested();
  const attempt = async () => {
    if (await saveCardImages(urls, onProgress)) window.removeEventListener('online', attempt);
  };
  window.addEventListener('online', attempt);
  await attempt();
}

/** Reports what an earlier visit has stored, and resolves to how many that are. */
async function reportStored(urls: readonly string[], onProgress: OnProgress): Promise<number> {
  if (!(await caches.has(cardImageCache))) return 0;
  const stored = await storedUrls(await caches.open(cardImageCache));
  const saved = urls.filter((url) => stored.has(absolute(url))).length;
  onProgress({ saved, total: urls.length });
  return saved;
}

/** One attempt; `true` when every image is stored. Tabs take turns, and the second finds nothing left to do. */
export function saveCardImages(urls: readonly string[], onProgress: OnProgress): Promise<boolean> {
  const run = new AbortController();
  running.add(run);
  return navigator.locks
    .request(cardImageCache, async () => {
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
      // While one image is being written, the next is on its way.
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
    })
    .finally(() => running.delete(run));
}

/** `missing`: the server has no such image. `stop`: no network, or nobody wants it; the others would fare no better. */
async function fetchImage(url: string, signal: AbortSignal): Promise<Response | 'missing' | 'stop'> {
  try {
    const response = await fetch(url, { priority: 'low', signal });
    if (response.status === 200) return response;
    await discard(response);
    return 'missing';
  } catch {
    return 'stop';
  }
}

/** Throws away images of earlier versions as soon as their successors are stored, or when they have none. */
async function deleteReplaced(cache: Cache, wanted: readonly string[]): Promise<void> {
  const stored = await storedUrls(cache);
  const successors = new Map(wanted.map((url) => [withoutHash(url), url]));
  for (const url of stored) {
    const successor = successors.get(withoutHash(url));
    if (successor === undefined || (successor !== url && stored.has(successor))) await cache.delete(url);
  }
}

/** A cache that the browser has emptied meanwhile holds nothing, and says so by rejecting. */
const storedUrls = async (cache: Cache) => new Set((await cache.keys().catch(() => [])).map(({ url }) => url));
const absolute = (url: string) => new URL(url, location.href).href;
/** `001-thumb.<hash>.avif` names the same picture through all versions but for its hash. */
const withoutHash = (url: string) => url.replace(/\.[^./]+(\.\w+)$/, '$1');

export type CardImageAudit = { readonly stored: number; readonly total: number; readonly bytes: number };

/**
 * Counts the images that can be shown. An entry that is no image, or an opaque response, is deleted.
 * @param urls Addresses of all card images of this version.
 */
export async function auditCardImages(urls: readonly string[]): Promise<CardImageAudit> {
  const total = urls.length;
  const caches = await grantedCaches();
  if (!caches || !(await caches.has(cardImageCache))) return { stored: 0, total, bytes: 0 };
  const cache = await caches.open(cardImageCache);
  const sizes = await Promise.all(urls.map((url) => sizeOf(cache, new URL(url, location.href).href)));
  const stored = sizes.filter((bytes) => bytes > 0);
  return { stored: stored.length, total, bytes: stored.reduce((sum, bytes) => sum + bytes, 0) };
}

/** 0: not there, or not an image. */
async function sizeOf(cache: Cache, url: string): Promise<number> {
  const response = await cache.match(url, { ignoreVary: true });
  if (!response) return 0;
  const { size, type } = await response.blob();
  if (size > 0 && type.startsWith('image/')) return size;
  await cache.delete(url);
  return 0;
}

export async function removeCardImages(): Promise<void> {
  await (await grantedCaches())?.delete(cardImageCache);
}
