/** Addresses and total size of all card images of this version. */

import { faceBytes as bytes } from 'virtual:face-bytes';
import { allCards } from './catalogue.ts';

export const faceUrls: readonly string[] = allCards().flatMap(({ faces }) => [faces.thumb, faces.full]);

/** Total size in bytes; 0 if no images were drawn, as during development. */
export const faceBytes: number = bytes;
