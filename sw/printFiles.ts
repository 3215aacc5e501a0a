/**
 * Files to print, network first, with the last opened version as the fallback. The list of the files is always
 * answered, if only with an empty one.
 */

import { discard } from '#site/discard.ts';
import { printFilesCache } from '#site/paths.ts';
import { demoPicture, printFilesPath, printListName } from '#site/print/printFiles.ts';
import { notStoredFile } from './notStoredPage.ts';

type FileRequest = { readonly request: Request; readonly event: ExtendableEvent };

const listPath = `${printFilesPath}${printListName}`;

/** Stores the list and the demo picture, which are small, so that the screen can show them before a file is opened. */
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
    // Downloads handle the error themselves; a tab would show the error page of the browser.
    if (request.mode === 'navigate') return notStoredFile();
    throw error;
  }
}

/** Ignores errors: on a full disk the file still opens. */
async function keep(url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(printFilesCache)).put(url, response);
  } catch {}
}
