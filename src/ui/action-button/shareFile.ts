/** Shares a file through the system. */

import { download } from './download.ts';

/** Browsers share only a few file types; text is one of them. */
const asText = (file: File) => new File([file], `${file.name}.txt`, { type: 'text/plain' });

const canShare = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

export const sharesFiles = (): boolean => canShare(asText(new File([' '], 'file')));

/** Falls back to a download if the system rejects the file. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [canShare(file) ? file : asText(file)] });
  } catch (reason) {
    const changedMind = reason instanceof DOMException && reason.name === 'AbortError';
    if (!changedMind) download(file.name, file);
  }
}
