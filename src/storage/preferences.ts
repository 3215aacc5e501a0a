/** What the reader decided about offline use on this device. In local storage, because it is read at every start. */

import { z } from 'zod/mini';

const imagesKey = 'card-images';
const protectionKey = 'protection';

const imagePreference = z.lazy(() => z.enum(['wanted', 'unwanted']));
export type ImagePreference = z.output<typeof imagePreference>;

/** Where storage is forbidden nothing was decided. */
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
export const readImagePreference = (): ImagePreference | undefined => imagePreference.safeParse(read(imagesKey)).data;
export const writeImagePreference = (preference: ImagePreference): void => write(imagesKey, preference);

/** Whether the browser was asked to protect the store. It is asked once, whatever it answers. */
export const protectionWasAsked = (): boolean => read(protectionKey) !== null;
export const rememberProtectionAsked = (): void => write(protectionKey, 'asked');
