/** Finds QR codes in pictures. */

import decodeQR from 'qr/decode.js';

/** Pixels on the longer side: enough for the largest code, few enough to be searched many times a second. */
const maxSide = 1200;

/** The text of a code in a file; nothing where there is none, or the file is no picture. */
export async function codeInPicture(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    return codeIn(picture, picture.width, picture.height);
  } catch {
    return undefined;
  }
}

const canvas = typeof document === 'undefined' ? undefined : document.createElement('canvas');

/** The text of a code in a picture or the current frame of a video, which may be of any size. */
export function codeIn(picture: CanvasImageSource, width: number, height: number): string | undefined {
  const context = canvas?.getContext('2d', { willReadFrequently: true });
  if (!canvas || !context || width === 0 || height === 0) return undefined;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return undefined;
  }
}
