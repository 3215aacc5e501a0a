/** Draws the card images of whole sets, in parallel on all cores. */

import type { Card } from '#game/cards/card.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { paddedId, publicFaceUrl } from '#game/cards/faceUrl.ts';
import { cachedImages } from './faceCache.ts';
import { contentHash } from './faceImages.ts';
import { onAllCores } from './onAllCores.ts';
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
  const cards = files.flatMap((set) =>
    set.cards.filter(isWanted).map((card) => ({ id: card.id, svg: renderFace(card, set) })),
  );
  const drawn = new Map<number, FaceFiles>();
  await onAllCores(cards, async ({ id, svg }) => {
    const images = await cachedImages(svg, cacheDir);
    drawn.set(id, {
      thumb: hashed(id, 'thumb', images.thumb),
      full: hashed(id, 'full', images.full),
      public: { fileName: publicFaceUrl(id).slice(1), bytes: images.public },
    });
    onProgress?.(drawn.size, cards.length);
  });
  return new Map([...drawn].sort(([a], [b]) => a - b));
}

function hashed(id: number, kind: 'thumb' | 'full', bytes: Uint8Array): FaceFile {
  return { fileName: `assets/cards/${paddedId(id)}-${kind}.${contentHash(bytes).slice(0, 8)}.avif`, bytes };
}
