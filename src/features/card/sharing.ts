/** Hands something to another app, or to the clipboard. */

/** `shared` needs no word: the system has said so itself. */
export type Outcome = 'copied' | 'shared' | 'failed';

/** Browsers offer the clipboard on secure pages only. */
export async function copyText(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Through the system's share sheet; where there is none, or it fails, the link is copied. */
export async function shareLink(title: string, url: string): Promise<Outcome> {
  if (!('share' in navigator)) return copyText(url);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (reason) {
    const changedMind = reason instanceof DOMException && reason.name === 'AbortError';
    return changedMind ? 'shared' : copyText(url);
  }
}
