/** All card images of this version: their addresses, and what they weigh. */

import { faceBytes as bytes } from 'virtual:face-bytes';
import { allCards } from './catalogue.ts';

export const faceUrls: readonly string[] = allCards().flatMap(({ faces }) => [faces.thumb, faces.full]);

/** 0 where none were drawn, as while the site is being developed. */
export const faceBytes: number = bytes;
