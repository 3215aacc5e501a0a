/** The site's own pictures, drawn at every build: favicon, app icons, link preview. */

import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { openGraphSize } from '#site/renderedPage.ts';
import { appIcon, favicon, maskableIcon, monochromeIcon } from './appIcons.ts';
import { openGraphCover } from './openGraphPages.ts';

const pictures: Readonly<Record<string, { svg: () => string; width: number }>> = {
  // Not an SVG: Chromium creates a whole document for an SVG icon, inside the page that names it.
  'favicon.png': { svg: favicon, width: 96 },
  'icon-192.png': { svg: appIcon, width: 192 },
  'icon-512.png': { svg: appIcon, width: 512 },
  'icon-maskable-512.png': { svg: maskableIcon, width: 512 },
  'icon-monochrome-512.png': { svg: monochromeIcon, width: 512 },
  'apple-touch-icon.png': { svg: maskableIcon, width: 180 },
  'og.png': { svg: openGraphCover, width: openGraphSize.width },
};

export const sitePictureNames = Object.keys(pictures);

/** Draws one of the files above. Throws for any other name, which is a bug. */
export async function drawSitePicture(name: string): Promise<Uint8Array> {
  const picture = pictures[name];
  if (picture === undefined) throw new Error(`There is no picture called "${name}".`);
  const drawing = await renderAsync(picture.svg(), {
    fitTo: { mode: 'width', value: picture.width },
    font: { loadSystemFonts: false },
  });
  return sharp(drawing.asPng()).png({ palette: true, quality: 90, compressionLevel: 9, effort: 10 }).toBuffer();
}
