/** Card images: served from the cache, or fetched from their host and then stored. */

import { imageBase } from 'virtual:worker-settings';
import { ourResponse } from '#site/ourResponse.ts';
import { cardImageCache, cardImagesPath } from '#site/paths.ts';

declare const self: ServiceWorkerGlobalScope;

type ImageRequest = { readonly request: Request; readonly event: ExtendableEvent };

const folder = new URL(`${imageBase}${cardImagesPath}`, self.location.origin).href;

export const isCardImage = ({ href }: URL): boolean => href.startsWith(folder);

export async function answerWithCardImage({ request, event }: ImageRequest): Promise<Response> {
  const stored = await caches
    .match(request.url, { cacheName: cardImageCache, ignoreVary: true })
    .then((response) => response && ourResponse(response, request.url))
    // A cache that cannot be read counts as empty.
    .catch(() => undefined);
  if (stored) return stored;

  const response = await fetchImage(request);
  // An opaque response (from a host without CORS headers) has status 0. It is shown but not stored: it cannot be
  // checked to be an image, and browsers count each as several megabytes.
  event.waitUntil(keep(request.url, response.clone()));
  return response;
}

/** Image elements request another host without CORS; a response that can be stored needs a request with CORS. */
async function fetchImage(request: Request): Promise<Response> {
  if (imageBase === '') return fetch(request);
  return fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => fetch(request));
}

/** Ignores errors: on a full disk the image is still shown. */
async function keep(url: string, response: Response): Promise<void> {
  try {
    const image = await ourResponse(response, url);
    if (image) await (await caches.open(cardImageCache)).put(url, image);
  } catch {}
}
