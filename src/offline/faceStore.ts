/** What is stored of the card images, counted and weighed; and the way to be rid of it. */

import { cardFacesCache } from '#site/paths.ts';
import { grantedCaches } from './grantedStores.ts';

export type FaceAccount = { readonly stored: number; readonly total: number; readonly bytes: number };

/**
 * Counts the images that can be drawn. What is stored in their place, a page or nothing at all, is thrown away.
 * @param urls Addresses of all card images of this version.
 */
export async function auditFaces(urls: readonly string[]): Promise<FaceAccount> {
  const total = urls.length;
  const caches = await grantedCaches();
  if (!caches || !(await caches.has(cardFacesCache))) return { stored: 0, total, bytes: 0 };
  const cache = await caches.open(cardFacesCache);
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

export async function removeFaces(): Promise<void> {
  await (await grantedCaches())?.delete(cardFacesCache);
}
