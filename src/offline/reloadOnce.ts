/** Reloads a page whose code is no longer published: once automatically, and when the user asks. */

import { siteVersion } from '#site/siteVersion.ts';
import { reloadWithTypedText } from '#site/typedText.ts';

const storageKey = 'reloaded-for-missing-part';
/** A page younger than this already has the published files: a reload would not help. */
const oldPageMs = 60_000;

/**
 * Call it when a chunk could not be fetched. In a tab older than the published site the chunks are gone, and a reload
 * fetches the new ones. Reloads only an old page, only if the site answers, and once per tab and published
 * version: if the reload did not help, another one would not either.
 * @param isAsked Whether the user has just pressed "Try again". Each such press reloads.
 */
export async function reloadOnce(isAsked: boolean): Promise<void> {
  if (!isAsked && performance.now() <= oldPageMs) return;
  const version = await siteVersion();
  if (version !== undefined && (isAsked || mayReload(version))) reloadWithTypedText();
}

/** Without session storage there is no reload, because reloads could not be limited. */
function mayReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === version) return false;
    sessionStorage.setItem(storageKey, version);
    return true;
  } catch {
    return false;
  }
}
