/** Every link preview of a build, drawn once and cached like the card images. */

import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { cachedFile } from '#cards/faces/faceCache.ts';
import { contentHash } from '#cards/faces/faceImages.ts';
import { onAllCores } from '#cards/faces/onAllCores.ts';
import { cardImagePath, openGraphSize, pageImagePath } from '#site/renderedPage.ts';
import { routes, stories } from '#site/routes.ts';
import { openGraphCard, openGraphTitle } from './openGraphPages.ts';

type Preview = { readonly path: string; readonly svg: () => string };

const quality = { quality: 78 } as const;

/** Previews of pages with a title and an address of their own. `sitePictures.ts` draws the cover. */
const titledPages: readonly Preview[] = [
  ...Object.values(routes).flatMap(({ pattern, prerendered, title }): Preview[] =>
    prerendered && title !== '' && typeof pattern === 'string'
      ? [{ path: pageImagePath(pattern), svg: () => openGraphTitle(title) }]
      : [],
  ),
  ...stories.map(({ slug, title }) => ({
    path: pageImagePath(routes.personaStory.href(slug)),
    svg: () => openGraphTitle(title),
  })),
];

/** Maps the path of every preview on the site to its bytes. */
export async function drawOpenGraphFiles(cacheDir: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const { sets } = await loadCardData();
  const cards = sets.flatMap((set) =>
    set.cards.map((card): Preview => ({ path: cardImagePath(card.id), svg: () => openGraphCard(card, set) })),
  );
  const drawn = new Map<string, Uint8Array>();
  await onAllCores([...titledPages, ...cards], async ({ path, svg }) => {
    drawn.set(path, await preview(svg(), cacheDir));
  });
  return drawn;
}

/** The file name of a preview in the cache. */
export const previewFile = (svg: string) => `${contentHash(JSON.stringify([quality, sharp.versions, svg]))}-og.jpg`;

function preview(svg: string, cacheDir: string): Promise<Uint8Array> {
  return cachedFile(previewFile(svg), cacheDir, async () => {
    const fitTo = { mode: 'width', value: openGraphSize.width } as const;
    const { pixels, width, height } = await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } });
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg(quality)
      .toBuffer();
  });
}
