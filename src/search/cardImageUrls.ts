/** Addresses and total size of all card images of this version. */

import { imageBytes as bytes } from '#game/generated/imageBytes.ts';
import { allCards } from './catalogue.ts';

export const imageUrls: readonly string[] = allCards().flatMap(({ faces }) => [faces.thumb, faces.full]);

/** Total size in bytes; 0 if no images were drawn, as during development. */
export const imageBytes: number = bytes;
