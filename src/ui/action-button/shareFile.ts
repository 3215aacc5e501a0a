/** Sharing a file through the system. */

import { download } from './download.ts';

/** Whether the system takes files of JSON. */
export const sharesFiles = () =>
  navigator.canShare?.({ files: [new File(['{}'], 'game.json', { type: 'application/json' })] }) ?? false;

/** Where the system refuses this file after all, it is downloaded. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (reason) {
    const changedMind = reason instanceof DOMException && reason.name === 'AbortError';
    if (!changedMind) download(file.name, file);
  }
}
