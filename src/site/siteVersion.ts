/** The version that the network gives at the address of this site, for code that works when chunks are missing. */

import { game } from './gameName.ts';

export const versionPath = '/version.json';

/**
 * Resolves to `undefined` if the site does not answer: redirects, pages and version files of other sites come from
 * gateways. Checks the two fields by hand, because the schemas are in a chunk of their own (startup/schemas.ts).
 */
export async function siteVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(versionPath, { cache: 'no-store', redirect: 'error', credentials: 'omit' });
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true;
    if (response.status !== 200 || !isJson) return undefined;
    const file: unknown = await response.json();
    const isOurs = typeof file === 'object' && file !== null && 'app' in file && file.app === game;
    return isOurs && 'version' in file && typeof file.version === 'string' ? file.version : undefined;
  } catch {
    return undefined;
  }
}
