/** Card images: from the cache, or from their host and then kept. */

import { imageBase } from 'virtual:worker-settings';
import { cardImageCache, cardImagesPath } from '#site/paths.ts';

declare const self: ServiceWorkerGlobalScope;

type ImageRequest = { readonly request: Request; readonly event: ExtendableEvent };

const folder = new URL(`${imageBase}${cardImagesPath}`, self.location.origin).href;

export const isCardImage = ({ href }: URL): boolean => href.startsWith(folder);

export async function answerWithCardImage({ request, event }: ImageRequest): Promise<Response> {
  const stored = await caches
    .match(request.url, { cacheName: cardImageCache, ignoreVary: true })
    // A cache that cannot be read counts as empty.
    .catch(() => undefined);
  if (stored) return stored;

  const response = await fetchImage(request);
  // An opaque response (of a host that sends no CORS headers) has status 0. It is shown and not kept: nobody can tell
  // whether it is an image, and browsers count each as several megabytes.
  if (response.status === 200) event.waitUntil(keep(request.url, response.clone()));
  return response;
}

/** Image elements ask another host without CORS; a response that can be kept has to be asked for with it. */
async function fetchImage(request: Request): Promise<Response> {
  if (imageBase === '') return fetch(request);
  return fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => fetch(request));
}

/** On a full disk the image is shown all the same. */
async function keep(url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(cardImageCache)).put(url, response);
  } catch {}
}
