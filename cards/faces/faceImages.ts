/** The image files of a card: drawn once at full size, and encoded three times. */

import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { cardSize } from '#game/cards/cardSize.ts';

export const imageKinds = ['thumb', 'full', 'public'] as const;
export type ImageKind = (typeof imageKinds)[number];
export type FaceImages = Readonly<Record<ImageKind, Uint8Array>>;

const fullWidth = 744;
const heightOf = (width: number) => Math.round((width * cardSize.height) / cardSize.width);

/** Large AVIFs at effort 2 would take twice as long for no fewer bytes, at effort 4 eight times for 10 % fewer. */
const encoders: Readonly<
  Record<ImageKind, { extension: string; width: number; format: 'avif' | 'webp'; options: object }>
> = {
  thumb: { extension: 'avif', width: 248, format: 'avif', options: { quality: 50, effort: 2 } },
  full: { extension: 'avif', width: fullWidth, format: 'avif', options: { quality: 52, effort: 1 } },
  public: { extension: 'webp', width: fullWidth, format: 'webp', options: { quality: 75 } },
};

export const extensionOf = (kind: ImageKind) => encoders[kind].extension;

export const contentHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Cache key: changes if the same drawing could be encoded to different bytes. */
export const imagesKey = (svg: string) => contentHash(JSON.stringify([encoders, sharp.versions, svg]));

export async function drawImages(svg: string): Promise<FaceImages> {
  const fitTo = { mode: 'width', value: fullWidth } as const;
  const { pixels, width, height } = await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } });
  const drawing = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const encode = (kind: ImageKind) => {
    const { width: target, format, options } = encoders[kind];
    return drawing.clone().resize(target, heightOf(target), { fit: 'fill' }).toFormat(format, options).toBuffer();
  };
  const [thumb, full, forPublic] = await Promise.all(imageKinds.map(encode));
  if (!thumb || !full || !forPublic) throw new Error('An image was not encoded.');
  return { thumb, full, public: forPublic };
}
