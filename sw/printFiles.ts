/**
 * Files to print: of today where there is a network, and as they were last opened where there is none. The list of
 * them is never missing; at worst it is empty.
 */

import { discard } from '#site/discard.ts';
import { printFilesCache } from '#site/paths.ts';
import { demoPicture, printFilesPath, printListName } from '#site/print/printFiles.ts';

type FileRequest = { readonly request: Request; readonly event: ExtendableEvent };

const listPath = `${printFilesPath}${printListName}`;

/** What the screen shows of the files without opening one. It is small, and comes with the worker where it can be had. */
export async function keepPrintList(): Promise<void> {
  const keepOne = async (path: string) => {
    const response = await fetch(path).catch(() => undefined);
    if (response?.status === 200) await keep(path, response);
    else await discard(response);
  };
  await Promise.all([listPath, demoPicture.href].map(keepOne));
}

export async function answerWithPrintFile({ request, event }: FileRequest): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keep(request.url, response.clone()));
    return response;
  } catch (error) {
    const stored = await caches.match(request.url, { cacheName: printFilesCache, ignoreVary: true });
    if (stored) return stored;
    if (new URL(request.url).pathname === listPath)
      return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
    throw error;
  }
}

/** Keeping is a kindness: on a full disk the file is opened all the same. */
async function keep(url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(printFilesCache)).put(url, response);
  } catch {}
}
