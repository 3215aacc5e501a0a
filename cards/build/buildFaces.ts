/** The card images of a build: their files, and their addresses for the page. */

import type { FaceUrls } from '#game/cards/cardList.ts';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { drawFaces, type FaceFile } from '../faces/drawFaces.ts';
import { activeSetFiles } from './catalogueData.ts';

export type BuiltFaces = {
  readonly files: readonly FaceFile[];
  readonly urlsOf: (cardId: number) => FaceUrls;
  /** Bytes of the images that the app itself shows. */
  readonly appBytes: number;
};

type Options = {
  readonly cacheDir: string;
  /** Address of another host or folder of card images; empty for the site itself. */
  readonly imageBase: string;
  readonly report: (line: string) => void;
};

/** Interval of the progress messages of a first build. */
const reportEveryMs = 5000;

export async function buildFaces(
  sets: readonly CardSetFile[],
  { cacheDir, imageBase, report }: Options,
): Promise<BuiltFaces> {
  let lastReport = performance.now();
  const faces = await drawFaces(activeSetFiles(sets), {
    cacheDir,
    onProgress(done, total) {
      if (performance.now() - lastReport < reportEveryMs) return;
      lastReport = performance.now();
      report(`${done} of ${total} card faces drawn`);
    },
  });
  const urlOf = ({ fileName }: FaceFile) => `${imageBase}/${fileName}`;
  return {
    files: [...faces.values()].flatMap((face) => [face.thumb, face.full, face.public]),
    appBytes: [...faces.values()].reduce((sum, { thumb, full }) => sum + thumb.bytes.length + full.bytes.length, 0),
    urlsOf(cardId) {
      const face = faces.get(cardId);
      if (face === undefined) throw new Error(`Card ${cardId} has no face.`);
      return { thumb: urlOf(face.thumb), full: urlOf(face.full) };
    },
  };
}
