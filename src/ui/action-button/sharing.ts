/** Sharing and copying. */

/** `shared` needs no message: the system shows one. */
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

/** Through the system's share sheet; where there is none, or it fails, the text is copied. */
async function share(what: ShareData, asText: string): Promise<Outcome> {
  if (!('share' in navigator)) return copyText(asText);
  try {
    await navigator.share(what);
    return 'shared';
  } catch (reason) {
    const changedMind = reason instanceof DOMException && reason.name === 'AbortError';
    return changedMind ? 'shared' : copyText(asText);
  }
}

export const shareLink = (title: string, url: string): Promise<Outcome> => share({ title, url }, url);

/** Shares on touch devices, copies with a mouse. */
export const shareOrCopyLink = (title: string, url: string): Promise<Outcome> =>
  matchMedia('(pointer: coarse)').matches ? shareLink(title, url) : copyText(url);

export const shareText = (title: string, text: string): Promise<Outcome> => share({ title, text }, text);
