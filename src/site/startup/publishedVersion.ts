/** The published version: shows whether there is a newer one, and whether the site can be reached at all. */

import { parseJson } from '#game/parseJson.ts';
import { discard, readBody } from '../readBody.ts';
import { versionPath } from '../siteVersion.ts';
import { versionFileSchema } from './schemas.ts';
import { validate } from './validate.ts';

const timeoutMs = 2500;

/**
 * Resolves to `undefined` if the site does not answer in time, or if another server answers: redirects, HTML and
 * version files of other sites come from captive portals and proxies. Never rejects.
 */
export async function publishedVersion(fetch = globalThis.fetch): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(versionPath, { cache: 'no-store', redirect: 'error', credentials: 'omit', signal });
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    if (response.status === 200 && isJson) {
      const file = validate(versionFileSchema, parseJson((await readBody(response)) ?? ''));
      return file.isValid ? file.data.version : undefined;
    }
    await discard(response);
  } catch {}
  return undefined;
}
