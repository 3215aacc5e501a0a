/** Card images: from the cache, or from the network and then kept. */

import { cardFacesCache } from '#site/paths.ts';

type ImageRequest = { readonly request: Request; readonly event: ExtendableEvent };

export async function answerWithCardImage({ request, event }: ImageRequest): Promise<Response> {
  const stored = await caches
    .match(request, { cacheName: cardFacesCache, ignoreVary: true })
    // A cache that cannot be read counts as empty.
    .catch(() => undefined);
  if (stored) return stored;

  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(keep(request, response.clone()));
  return response;
}

/** On a full disk the image is shown all the same. */
async function keep(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(cardFacesCache)).put(request, response);
  } catch {}
}
