/** Middleware of the development server: draws a card image when its public address is requested. */

import type { Connect } from 'vite';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { publicFaceUrl } from '#game/cards/faceUrl.ts';

export function serveFaces(
  currentSets: () => Promise<readonly CardSetFile[]>,
  cacheDir: string,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const sets = await currentSets();
      const wanted = sets.flatMap(({ cards }) => cards).find(({ id }) => publicFaceUrl(id) === request.url);
      if (wanted === undefined) return next();
      const { drawFaces } = await import('../faces/drawFaces.ts');
      const [face] = (await drawFaces(sets, { cacheDir, only: wanted.id })).values();
      response.setHeader('Content-Type', 'image/webp');
      response.end(face?.public.bytes);
    } catch (error) {
      next(error);
    }
  };
}
