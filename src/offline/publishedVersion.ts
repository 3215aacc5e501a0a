/** Which version of the site is published, for browsers in which no worker could say so. */

import { versionFileSchema, versionPath } from '#domain/server/versionFile.ts';

/** Resolves to `undefined` where the site does not answer, or somebody else does. Never rejects. */
export async function publishedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(versionPath, { cache: 'no-store', redirect: 'error', credentials: 'omit' });
    return versionFileSchema.safeParse(response.ok ? await response.json() : undefined).data?.version;
  } catch {
    return undefined;
  }
}
