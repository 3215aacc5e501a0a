/** The user's choices about offline use on this device. In local storage, because they are read at every start. */

import { z } from 'zod/mini';

const imagesKey = 'card-images';
const protectionKey = 'protection';

const imagePreference = z.enum(['wanted', 'unwanted']);
export type ImagePreference = z.output<typeof imagePreference>;

/** If storage is forbidden, no choice was made. */
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

/** Whether the user wants all card images on this device; `undefined` without a choice. */
export const readImagePreference = (): ImagePreference | undefined => imagePreference.safeParse(read(imagesKey)).data;
export const writeImagePreference = (preference: ImagePreference): void => write(imagesKey, preference);

/** Whether the browser was asked to protect the stored data. It is asked once, whatever the answer. */
export const protectionWasAsked = (): boolean => read(protectionKey) !== null;
export const rememberProtectionAsked = (): void => write(protectionKey, 'asked');
