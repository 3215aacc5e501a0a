/** Which of the files to print are on this device. The worker puts them there when they are opened. */

import { printFilesCache } from '#site/paths.ts';

/** The names of the stored files; none where nothing can be stored. */
export async function storedPrintFiles(): Promise<string[]> {
  try {
    if (!(await caches.has(printFilesCache))) return [];
    const requests = await (await caches.open(printFilesCache)).keys();
    return requests.map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '');
  } catch {
    return [];
  }
}
