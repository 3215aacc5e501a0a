/** Tier 2 as the worker sees it: a stored card image before the network, and the network's kept. */

import { cardFacesCache } from '#site/paths.ts';

type ImageRequest = { readonly request: Request; readonly event: ExtendableEvent };

export async function answerWithFace({ request, event }: ImageRequest): Promise<Response> {
  const stored = await storedFace(request);
  if (stored) return stored;

  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(keepFace(request, response.clone()));
  return response;
}

/** A store that is broken is as good as an empty one. */
async function storedFace(request: Request): Promise<Response | undefined> {
  try {
    return await caches.match(request, { cacheName: cardFacesCache, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Keeping is a kindness: on a full disk the image is shown all the same. */
async function keepFace(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cardFacesCache);
    await cache.put(request, response);
  } catch {}
}
