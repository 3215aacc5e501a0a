/** Shares or copies links and texts. */

import { openModal } from '#site/notices/modals.ts';

/** `shared` needs no message: the system, or a dialog with the text to copy by hand, shows one. */
export type Outcome = 'copied' | 'shared' | 'failed';

/** Shows the text to be copied by hand on insecure pages, where browsers have no clipboard, or if it is refused. */
export async function copyText(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    openModal({ subject: 'copy', text, ...(document.querySelector('dialog[open]') && { overDialog: true }) });
    return 'shared';
  }
}

/** Opens the system's share sheet; copies the text if there is none or it fails. */
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

/** Shares a text with a picture, where the system takes pictures. */
export function sharePicture(title: string, text: string, picture: File | undefined): Promise<Outcome> {
  const files = picture && navigator.canShare?.({ files: [picture] }) ? { files: [picture] } : {};
  return share({ title, text, ...files }, text);
}

export const shareText = (title: string, text: string): Promise<Outcome> => share({ title, text }, text);
