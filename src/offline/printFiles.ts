/** The files to print: their sizes, and which of them the worker has stored on this device. */

import * as z from 'zod/mini';
import { createStore } from '#site/createStore.ts';
import { fitsAddress, ourResponse } from '#site/ourResponse.ts';
import { printFilesCache } from '#site/paths.ts';
import { isPdf } from '#site/print/isPdf.ts';
import { demoHref, type PrintList, printFilesPath, printListName } from '#site/print/printFiles.ts';
import { discard } from '#site/readBody.ts';

export type PrintFilesState = {
  /** Absent while it is loading, and if it is unavailable. */
  readonly list?: PrintList;
  readonly kept: readonly string[];
};

const printListSchema = z.record(z.string(), z.object({ bytes: z.number(), pages: z.exactOptional(z.number()) }));

export const printFiles = createStore<PrintFilesState>({ kept: [] });

/** Fetches the list and looks up the stored files. Keeps the earlier list if it cannot be fetched. */
export async function loadPrintFiles(): Promise<void> {
  const [list, kept] = await Promise.all([fetchPrintList(), storedPrintFiles()]);
  printFiles.set((state) => ({ ...state, ...(list && { list }), kept }));
}

async function fetchPrintList(): Promise<PrintList | undefined> {
  try {
    const response = await fetch(`${printFilesPath}${printListName}`);
    if (response.ok) return z.parse(printListSchema, await response.json());
    await discard(response);
    return undefined;
  } catch {
    return undefined;
  }
}

/** The names of the stored files; empty if cache storage is unavailable. */
async function storedPrintFiles(): Promise<string[]> {
  try {
    if (!(await caches.has(printFilesCache))) return [];
    const cache = await caches.open(printFilesCache);
    const addresses = (await cache.keys()).map(({ url }) => url);
    const areStored = await Promise.all(addresses.map((address) => isStored(cache, address)));
    return addresses
      .filter((_, position) => areStored[position])
      .map((address) => new URL(address).pathname.split('/').at(-1) ?? '');
  } catch {
    return [];
  }
}

/** Whether a file is stored, and not the page of a gateway in its place. */
async function isStored(cache: Cache, address: string): Promise<boolean> {
  const stored = await cache.match(address, { ignoreVary: true });
  return stored !== undefined && fitsAddress(stored, address);
}

/** Stores the demo, unless it is stored already or the build has not written it yet. Never rejects. */
export async function keepDemo(): Promise<void> {
  const href = demoHref('a4');
  const name = href.slice(printFilesPath.length);
  try {
    const cache = await caches.open(printFilesCache);
    if ((await isStored(cache, href)) || !(await fetchPrintList())?.[name]) return;
    const response = await fetch(href, { priority: 'low' });
    const file = await ourResponse(response, href, (body) => isPdf(new Response(body)));
    if (file) await cache.put(href, file);
  } catch {
    // No network, or a full disk. The next visit tries again.
  }
}
