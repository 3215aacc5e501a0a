/** Which version of the site is published, for browsers in which no worker could say so. */

import { discard } from '#site/discard.ts';
import { versionPath } from '#site/paths.ts';
import { versionFileSchema } from '#site/startup/versionFile.ts';

/** Resolves to `undefined` where the site does not answer, or somebody else does. Never rejects. */
export async function publishedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(versionPath, { cache: 'no-store', redirect: 'error', credentials: 'omit' });
    if (response.ok) return versionFileSchema.safeParse(await response.json()).data?.version;
    await discard(response);
    return undefined;
  } catch {
    return undefined;
  }
}
