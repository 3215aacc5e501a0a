/** Draws the card images of whole sets, in parallel on all cores. */

import { availableParallelism } from 'node:os';
import type { Card } from '#game/cards/card.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { paddedId, publicFaceUrl } from '#game/cards/faceUrl.ts';
import { cachedImages } from './faceCache.ts';
import { contentHash } from './faceImages.ts';
import { renderFace } from './renderFace.ts';

export type FaceFile = {
  /** Under the root of the site, without a leading slash. */
  readonly fileName: string;
  readonly bytes: Uint8Array;
};

/** `thumb` 248 x 346 and `full` 744 x 1039 under hashed names; `public` under the address that never changes. */
export type FaceFiles = { readonly thumb: FaceFile; readonly full: FaceFile; readonly public: FaceFile };

type Options = {
  /** Folder that keeps drawn card images between builds. */
  readonly cacheDir: string;
  /** Id of the only card to draw. Its image still shows the number of cards in its set. */
  readonly only?: number;
  readonly onProgress?: (done: number, total: number) => void;
};

/** The images of the given cards, or only of `only`, by card id. Throws an error that names a card it cannot draw. */
export async function drawFaces(
  files: readonly CardSetFile[],
  { cacheDir, only, onProgress }: Options,
): Promise<ReadonlyMap<number, FaceFiles>> {
  const isWanted = ({ id }: Card) => only === undefined || id === only;
  const waiting = files.flatMap((set) =>
    set.cards.filter(isWanted).map((card) => ({ id: card.id, svg: renderFace(card, set) })),
  );
  const total = waiting.length;
  const drawn = new Map<number, FaceFiles>();

  const drawNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const images = await cachedImages(next.svg, cacheDir);
      drawn.set(next.id, {
        thumb: hashed(next.id, 'thumb', images.thumb),
        full: hashed(next.id, 'full', images.full),
        public: { fileName: publicFaceUrl(next.id).slice(1), bytes: images.public },
      });
      onProgress?.(drawn.size, total);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));
  return new Map([...drawn].sort(([a], [b]) => a - b));
}

function hashed(id: number, kind: 'thumb' | 'full', bytes: Uint8Array): FaceFile {
  return { fileName: `assets/cards/${paddedId(id)}-${kind}.${contentHash(bytes).slice(0, 8)}.avif`, bytes };
}
