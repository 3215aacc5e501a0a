/** Fetches a file to print and hands it to the system: the share sheet of a touch device, or the downloads. */

import { isPdf } from '#site/print/isPdf.ts';
import { download } from '../action-button/download.ts';

/** Resolves to whether the file was there. */
export async function savePdf(href: string): Promise<boolean> {
  const response = await fetch(href).catch(() => undefined);
  if (!response || !(await isPdf(response.clone()))) return false;
  const name = href.split('/').at(-1) ?? 'file.pdf';
  await handOver(new File([await response.blob()], name, { type: 'application/pdf' }));
  return true;
}

/** To the share sheet of a touch device, or to the downloads. */
export async function handOver(file: File): Promise<void> {
  const sharesByTouch = matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] });
  if (!sharesByTouch) return download(file.name, file);
  try {
    await navigator.share({ files: [file] });
  } catch (reason) {
    const changedMind = reason instanceof DOMException && reason.name === 'AbortError';
    if (!changedMind) download(file.name, file);
  }
}
