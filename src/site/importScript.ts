/**
 * Downloads a script and all scripts that it imports before it is imported, because browsers (Firefox, and Chromium up
 * to 155) remember a failed import for the life of the page, even one further down. A download can always be repeated.
 * The build wraps every `import()` of the product in `importScript` (`scripts/build/importScripts.ts`).
 */

import { LoadError } from './loader.ts';
import { makeWay } from './makeWay.ts';
import { discard } from './readBody.ts';

/** Paths of the scripts that are being downloaded or have arrived. */
const downloads = new Map<string, Promise<void>>();
/** Paths of the scripts whose last download failed: the browser's cache may have a damaged copy. */
const failed = new Set<string>();

const script = /^(text|application)\/javascript\b/;

/** Throws a `LoadError` if the script does not arrive whole. */
async function download(path: string): Promise<void> {
  const response = await fetch(path, { cache: failed.has(path) ? 'reload' : 'default' });
  const isScript = response.ok && script.test(response.headers.get('Content-Type') ?? '');
  // Some hosts answer with a page where a file is missing.
  const isGone = response.ok ? !isScript : response.status === 404 || response.status === 410;
  if (!isScript) {
    await discard(response);
    throw new LoadError(`${path} could not be fetched.`, { needsReload: isGone });
  }
  await response.arrayBuffer();
  failed.delete(path);
}

function downloadOnce(path: string): Promise<void> {
  const current = downloads.get(path);
  if (current) return current;
  const promise = download(path).catch((cause: unknown) => {
    downloads.delete(path);
    failed.add(path);
    throw cause;
  });
  downloads.set(path, promise);
  return promise;
}

/** Whether the page itself has requested the script. */
const isOnPage = (path: string) => document.querySelector(`link[href="${path}"], script[src="${path}"]`) !== null;

/** @param files The script and all its direct and indirect imports, relative to the site. */
export function importScript<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const loading = downloadAndImport(importModule, files);
  makeWay(loading);
  return loading;
}

async function downloadAndImport<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  const paths = files.map((file) => `/${file}`).filter((path) => !isOnPage(path));
  await Promise.all(paths.map(downloadOnce));
  try {
    return await importModule();
  } catch (cause) {
    for (const path of paths) {
      downloads.delete(path);
      failed.add(path);
    }
    throw new LoadError('A script of the site could not be imported.', { cause, needsReload: true });
  }
}
