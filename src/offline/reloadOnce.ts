/** Reloads a page whose code is no longer published: once, or when the reader asks. */

import { discard } from '#site/discard.ts';
import { versionPath } from '#site/paths.ts';

const storageKey = 'reloaded-for-missing-part';
const intervalMs = 600_000;
/** A page that was opened just now has the published files already: a reload would not help. */
const oldPageMs = 60_000;

/**
 * For a part of the program that could not be fetched: a tab that is older than the
 * published site finds its files gone, and a reload brings the new ones. Reloads only
 * an old page, only where the site answers, and at most once in ten minutes and tab.
 * @param isAsked The reader has just pressed "Try again": a reload for each press, because
 * Firefox fetches no module a second time in the life of a page.
 */
export async function reloadOnce(isAsked: boolean): Promise<void> {
  if (!isAsked && performance.now() <= oldPageMs) return;
  if ((await siteAnswers()) && (isAsked || mayReload())) location.reload();
}

async function siteAnswers(): Promise<boolean> {
  try {
    const response = await fetch(versionPath, { cache: 'no-store', redirect: 'error', credentials: 'omit' });
    await discard(response);
    return response.ok && response.headers.get('content-type')?.includes('json') === true;
  } catch {
    return false;
  }
}

/** Without session storage there is no reload, because it could not be counted. */
function mayReload(): boolean {
  try {
    const last = sessionStorage.getItem(storageKey);
    if (last !== null && Date.now() - Number(last) < intervalMs) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
