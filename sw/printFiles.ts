/** Files to print: of today where there is a network, and as they were last opened where there is none. */

import { printFilesCache } from '#domain/paths.ts';

type FileRequest = { readonly request: Request; readonly event: ExtendableEvent };

export async function answerWithPrintFile({ request, event }: FileRequest): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keep(request.url, response.clone()));
    return response;
  } catch (error) {
    const stored = await caches.match(request.url, { cacheName: printFilesCache, ignoreVary: true });
    if (stored) return stored;
    throw error;
  }
}

/** Keeping is a kindness: on a full disk the file is opened all the same. */
async function keep(url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(printFilesCache)).put(url, response);
  } catch {}
}
