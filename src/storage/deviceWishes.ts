/** What the reader has decided about this device. In local storage: two words, read once a start. */

import { z } from 'zod/mini';

const imagesKey = 'card-images';
const protectionKey = 'protection';

const imageWish = z.lazy(() => z.enum(['wanted', 'unwanted']));
export type ImageWish = z.output<typeof imageWish>;

/** Nothing was decided where nothing can be kept. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, word: string): void {
  try {
    localStorage.setItem(key, word);
  } catch {}
}

/** Whether all card images are to be on this device, where the reader has said so. */
export const readImageWish = (): ImageWish | undefined => imageWish.safeParse(read(imagesKey)).data;
export const writeImageWish = (wish: ImageWish): void => write(imagesKey, wish);

/** Whether the browser was asked to protect the store. It is asked once, whatever it answers. */
export const protectionWasAsked = (): boolean => read(protectionKey) !== null;
export const rememberProtectionAsked = (): void => write(protectionKey, 'asked');
