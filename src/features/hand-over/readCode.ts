/** Finds QR codes in pictures. */

import decodeQR from 'qr/decode.js';

/** Pixels on the longer side: enough for the largest code, few enough to search many times a second. */
const maxSide = 1200;

/** Resolves to the text of the code in a file; to `undefined` if there is none, or the file is not a picture. */
export async function codeInPicture(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    return codeIn(picture, picture.width, picture.height);
  } catch {
    return undefined;
  }
}

const canvas = typeof document === 'undefined' ? undefined : document.createElement('canvas');

/** Returns the text of the code, if any, in a picture or in the current frame of a video, of any size. */
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
