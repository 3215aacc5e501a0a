/** Short ids: a fixed salt and an output length of 10 (spec sections 7 and 9). They hide nothing. */

import Hashids from 'hashids';

let made: Hashids | undefined;

/** Made when it is first asked for, which is not while a page comes to life. */
const hashids = () => (made ??= new Hashids('spite-and-image', 10));

/** Long input blocks the decoder for seconds, so only plausible ids reach it (reliability 0.9). */
const plausible = /^[A-Za-z0-9]{10,16}$/;

/** The short id of a whole number from 0; throws for anything else, which is a bug. */
export function encodeShortId(id: number): string {
  const encoded = hashids().encode(id);
  if (encoded === '') throw new RangeError(`No short id for ${id}: only whole numbers from 0 have one.`);
  return encoded;
}

/** The number a short id stands for, or `undefined` when it stands for none. */
export function decodeShortId(shortId: string): number | undefined {
  if (!plausible.test(shortId)) return undefined;
  const [id] = hashids().decode(shortId);
  return typeof id === 'number' ? id : undefined;
}
