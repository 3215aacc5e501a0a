/**
 * Files to print, network first, with the last opened version as the fallback. The list of the files is always
 * answered, if only with an empty one.
 */

import { fitsAddress, ourResponse } from '#site/ourResponse.ts';
import { printFilesCache } from '#site/paths.ts';
import { isPdf } from '#site/print/isPdf.ts';
import { demoPicture, printFilesPath, printListName } from '#site/print/printFiles.ts';
import { notStoredFile } from './notStoredPage.ts';

type FileRequest = { readonly request: Request; readonly event: ExtendableEvent };

const listPath = `${printFilesPath}${printListName}`;

/** Stores the list and the demo picture, which are small, so that the screen can show them before a file is opened. */
export async function keepPrintList(): Promise<void> {
  const keepOne = async (path: string) => {
    const response = await fetch(path).catch(() => undefined);
    if (response) await keep(path, response);
  };
  await Promise.all([listPath, demoPicture.href].map(keepOne));
}

export async function answerWithPrintFile({ request, event }: FileRequest): Promise<Response> {
  const response = await fetch(request).catch(() => undefined);
  if (response && fitsAddress(response, request.url)) {
    event.waitUntil(keep(request.url, response.clone()));
    return response;
  }
  const stored = await caches
    .match(request.url, { cacheName: printFilesCache, ignoreVary: true })
    .then((file) => file && ourResponse(file, request.url))
    .catch(() => undefined);
  if (stored) return stored;
  if (new URL(request.url).pathname === listPath)
    return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
  if (response) return response;
  // Downloads handle the error themselves; a tab would show the error page of the browser.
  return request.mode === 'navigate' ? notStoredFile() : Response.error();
}

/** Ignores errors: on a full disk the file still opens. */
async function keep(url: string, response: Response): Promise<void> {
  try {
    const file = await ourResponse(response, url, (body) => !url.endsWith('.pdf') || isPdf(new Response(body)));
    if (file) await (await caches.open(printFilesCache)).put(url, file);
  } catch {}
}
