/** The user's choices about offline use on this device. In local storage, because they are read at every start. */

import { z } from 'zod/mini';
import { readText, writeText } from './localTexts.ts';

const imagesKey = 'card-images';
const protectionKey = 'protection';

const imagePreference = z.enum(['wanted', 'unwanted']);
export type ImagePreference = z.output<typeof imagePreference>;

/** Whether the user wants all card images on this device; `undefined` without a choice. */
export const readImagePreference = (): ImagePreference | undefined =>
  imagePreference.safeParse(readText(imagesKey)).data;
export const writeImagePreference = (preference: ImagePreference) => writeText(imagesKey, preference);

/** Whether the browser was asked to protect the stored data. It is asked once, whatever the answer. */
export const protectionWasAsked = (): boolean => readText(protectionKey) !== null;
export const rememberProtectionAsked = () => writeText(protectionKey, 'asked');
